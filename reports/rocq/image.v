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

(* riechers.ball
   After sub-step (ii) the norm is at most √N
   P. M. Riechers, “Geometry and Dynamics of LayerNorm”, arXiv:2405.04134, the text dated May 15, 2024; Sec. II (ii) *)
Theorem riechers_ball (activation : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  N%:R != 0 :> R /\
  Num.sqrt (variance activation + eps) != 0 /\
  variance activation + eps != 0 /\
  0 <= variance activation + eps /\
  0 <= dot (normalized eps activation) (normalized eps activation) /\
  0 <= N%:R :> R /\
  N%:R - dot (normalized eps activation) (normalized eps activation) = (N%:R * eps) / (variance activation + eps) :> R /\
  vnorm (normalized eps activation) <= Num.sqrt N%:R.
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
pose t_49 : R := dot t_47 t_47.
have d_51 : whole (fun i => ((n ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) ^+ 2) + ((- 2%:R * n * m_2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) = ((n ^+ 2 * m_3 - n * m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (partD (partD (partZ ((n ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_3) (partZ ((- 2%:R * n * m_2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_2)) (partZ ((m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) (whole_ones En))) _); clear - NZ_26 R; first [reflexivity | field; nz | ring].
have d_52 : whole (fun i => (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) * (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) = ((n ^+ 2 * m_3 - n * m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (whole_eq _ d_51) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_50 : t_49 = ((n ^+ 2 * m_3 - n * m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (dot_node e_48 e_48 d_52); done.
have S_53 : 0 <= (n ^+ 2 * m_3 - n * m_2 ^+ 2) by rule (nneg_is (c := (n * m_3 - m_2 ^+ 2) * n) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 NZ_8 NZ_26 NZ_38 R; sgn].
have S_54 : 0 <= ((n ^+ 2 * m_3 - n * m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (nneg_is (c := (n ^+ 2 * m_3 - n * m_2 ^+ 2) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2)^-1) _ _); [clear - NZ_26 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 S_53 NZ_8 NZ_26 NZ_38 R; sgn].
have C_55 : 0 <= t_49 := nneg_is e_50 S_54.
have S_56 : 0 <= n by rule (nneg_is (c := n) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 S_53 NZ_8 NZ_26 NZ_38 R; sgn].
have C_57 : 0 <= N%:R := nneg_is e_5 S_56.
pose t_58 : R := N%:R - t_49.
have e_59 : t_58 = ((n ^+ 3 * eps) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a - b) e_5 e_50) _); clear - NZ_26 R; first [reflexivity | field; nz | ring].
pose t_61 : R := N%:R * eps.
have e_62 : t_61 = (n * eps) by rule (num_eq (num2 (fun a b : R => a * b) e_5 e_21) _); clear - R; first [reflexivity | ring].
pose t_63 : R := t_61 / t_22.
have e_64 : t_63 = ((n ^+ 3 * eps) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_62 e_23) _); clear - NZ_26 NZ_8 R; first [reflexivity | field; nz | ring].
have C_60 : t_58 = t_63 by rule (num_eq e_59 (esym (num_eq e_64 _))); clear - NZ_26 R; first [reflexivity | field; nz | ring].
pose t_65 : R := Num.sqrt t_49.
have [r_5 S_r5 E_r5] : exists2 r : R, 0 <= r & r ^+ 2 = (n * m_3 - m_2 ^+ 2) by exact: (root_nneg S_31).
have [r_6 S_r6 E_r6] : exists2 r : R, 0 < r & r ^+ 2 = n by exact: (root_pos N_pos).
have S_67 : 0 <= (r_4 * r_5 * r_6) by rule (nneg_is (c := r_6 * r_5 * r_4) _ _); [clear - E_r4 E_r5 E_r6 R; first [reflexivity | ring: E_r4 E_r5 E_r6] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 S_53 S_r5 S_r6 NZ_8 NZ_26 NZ_38 R; sgn].
have S_68 : 0 <= ((r_4 * r_5 * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (nneg_is (c := (r_4 * r_5 * r_6) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2)^-1) _ _); [clear - NZ_26 E_r4 E_r5 E_r6 R; first [reflexivity | field: E_r4 E_r5 E_r6; nz | ring: E_r4 E_r5 E_r6] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 S_53 S_r5 S_r6 S_67 NZ_8 NZ_26 NZ_38 R; sgn].
have e_66 : t_65 = ((r_4 * r_5 * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (sqrt_node e_50 S_68 _); clear - NZ_26 E_r4 E_r5 E_r6 R; first [reflexivity | field: E_r4 E_r5 E_r6; nz | ring: E_r4 E_r5 E_r6].
pose t_70 : R := Num.sqrt N%:R.
have S_72 : 0 <= r_6 by rule (nneg_is (c := r_6) _ _); [clear - E_r6 R; first [reflexivity | ring: E_r6] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 S_53 S_r5 S_r6 S_67 NZ_8 NZ_26 NZ_38 R; sgn].
have e_71 : t_70 = r_6 by rule (sqrt_node e_5 S_72 _); clear - E_r6 R; first [reflexivity | ring: E_r6].
have S_73 : 0 <= (n ^+ 4 * eps ^+ 2 + n ^+ 3 * eps * m_3 - n ^+ 2 * eps * m_2 ^+ 2) by rule (nneg_is (c := eps * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n ^+ 2) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 S_53 S_r5 S_r6 S_67 NZ_8 NZ_26 NZ_38 R; sgn].
have S_74 : 0 <= (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2 - r_4 * r_5) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) + (- r_4) * r_5) _ _); [clear - E_r4 E_r5 R; first [field: E_r4 E_r5 | ring: E_r4 E_r5] | apply: root_pos_neg; [exact: (ltW S_32) | exact: S_r5 | rewrite -oppr_ge0; rule (nneg_is _ (ltW S_r4)); clear - E_r4 R; first [field: E_r4 | ring: E_r4] | rule (nneg_is _ S_73); clear - E_r4 E_r5 R; first [field: E_r4 E_r5 | ring: E_r4 E_r5]]].
have S_75 : 0 <= (n ^+ 2 * eps * r_6 + n * m_3 * r_6 - m_2 ^+ 2 * r_6 - r_4 * r_5 * r_6) by rule (nneg_is (c := r_6 * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2 - r_4 * r_5)) _ _); [clear - E_r4 E_r5 E_r6 R; first [reflexivity | ring: E_r4 E_r5 E_r6] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 S_53 S_r5 S_r6 S_67 S_73 S_74 NZ_8 NZ_26 NZ_38 R; sgn].
have S_76 : 0 <= ((n ^+ 2 * eps * r_6 + n * m_3 * r_6 - m_2 ^+ 2 * r_6 - r_4 * r_5 * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (nneg_is (c := (n ^+ 2 * eps * r_6 + n * m_3 * r_6 - m_2 ^+ 2 * r_6 - r_4 * r_5 * r_6) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2)^-1) _ _); [clear - NZ_26 E_r4 E_r5 E_r6 R; first [reflexivity | field: E_r4 E_r5 E_r6; nz | ring: E_r4 E_r5 E_r6] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 S_53 S_r5 S_r6 S_67 S_73 S_74 S_75 NZ_8 NZ_26 NZ_38 R; sgn].
have C_69 : t_65 <= t_70 by rule (le_by e_66 e_71 _ S_76); clear - NZ_26 E_r4 E_r5 E_r6 R; first [reflexivity | field: E_r4 E_r5 E_r6; nz | ring: E_r4 E_r5 E_r6].
split; first exact: C_34.
split; first exact: C_40.
split; first exact: C_42.
split; first exact: C_44.
split; first exact: C_55.
split; first exact: C_57.
split; first exact: C_60.
exact: C_69.
Qed.

(* riechers.ball.open
   After sub-step (ii) all points lie in the open N-ball of radius √N
   P. M. Riechers, “Geometry and Dynamics of LayerNorm”, arXiv:2405.04134, the text dated May 15, 2024; Sec. II,
   below Eq. (5) *)
Theorem riechers_ball_open (activation : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < eps ->
  N%:R != 0 :> R /\
  Num.sqrt (variance activation + eps) != 0 /\
  0 <= variance activation + eps /\
  0 < N%:R - dot (normalized eps activation) (normalized eps activation).
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
pose t_30 : R := Num.sqrt t_28.
have g_32 : part xpredT (fun i => (1) * (1)) = n by rule (part_eq _ (whole_ones En)) => i; clear - R; first [reflexivity | ring].
have g_33 : part xpredT (fun i => ((activation i 0)) * ((activation i 0))) = m_3 by rule (part_eq _ M_3) => i; clear - R; first [reflexivity | ring].
have g_34 : part xpredT (fun i => (1) * ((activation i 0))) = m_2 by rule (part_eq _ M_2) => i; clear - R; first [reflexivity | ring].
have G_35 := gram g_32 g_33 g_34.
have S_36 : 0 <= (n * m_3 - m_2 ^+ 2) by rule (nneg_is _ G_35); clear - R; ring.
have S_37 : 0 < (n ^+ 2 * eps) by rule (pos_is (c := eps * n ^+ 2) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps S_5 N_pos S_7 S_23 S_36 NZ_4 NZ_8 R; sgn].
have S_38 : 0 < (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by rule (pos_is (c := ((n * m_3 - m_2 ^+ 2) * (1) + (n ^+ 2 * eps)) / 1) _ _); [clear - R; first [field | ring] | clear - H_eps S_5 N_pos S_7 S_23 S_36 S_37 NZ_4 NZ_8 R; sgn].
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by exact: (root_pos S_38).
have S_39 : 0 <= (r_4 / (n)) by rule (nneg_is (c := r_4 * n^-1) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - H_eps S_5 N_pos S_7 S_23 S_36 S_37 S_38 S_r4 NZ_4 NZ_8 R; sgn].
have e_31 : t_30 = (r_4 / (n)) by rule (sqrt_node e_29 S_39 _); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have NZ_40 := lt0r_neq0 S_r4.
have NZ_41 : (r_4 / (n)) != 0 by rule (nz_is (c := (r_4 * n^-1)) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_40 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_42 : t_30 != 0 := nz_is e_31 NZ_41.
have S_43 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps S_5 N_pos S_7 S_23 S_36 S_37 S_38 S_r4 NZ_4 NZ_8 NZ_40 R; sgn].
have C_44 : 0 <= t_28 := nneg_is e_29 S_43.
pose t_45 : R := t_30^-1.
have NZ_47 := lt0r_neq0 S_38.
have e_46 : t_45 = ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_31) _); clear - NZ_40 NZ_8 NZ_47 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_48 : 'cV[R]_N := t_45 *: t_19.
have e_49 : t_48 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_46 e_20) _) => i; reduce; clear - NZ_47 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_50 : R := dot t_48 t_48.
have d_52 : whole (fun i => ((n ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) ^+ 2) + ((- 2%:R * n * m_2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) = ((n ^+ 2 * m_3 - n * m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (partD (partD (partZ ((n ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_3) (partZ ((- 2%:R * n * m_2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_2)) (partZ ((m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) (whole_ones En))) _); clear - NZ_47 R; first [reflexivity | field; nz | ring].
have d_53 : whole (fun i => (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) * (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) = ((n ^+ 2 * m_3 - n * m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (whole_eq _ d_52) => i; clear - NZ_47 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_51 : t_50 = ((n ^+ 2 * m_3 - n * m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (dot_node e_49 e_49 d_53); done.
pose t_54 : R := N%:R - t_50.
have e_55 : t_54 = ((n ^+ 3 * eps) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a - b) e_6 e_51) _); clear - NZ_47 R; first [reflexivity | field; nz | ring].
have S_57 : 0 < (n ^+ 3 * eps) by rule (pos_is (c := eps * n ^+ 3) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps S_5 N_pos S_7 S_23 S_36 S_37 S_38 S_r4 NZ_4 NZ_8 NZ_40 NZ_47 R; sgn].
have S_58 : 0 < ((n ^+ 3 * eps) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (pos_is (c := (n ^+ 3 * eps) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2)^-1) _ _); [clear - NZ_47 R; first [reflexivity | field; nz | ring] | clear - H_eps S_5 N_pos S_7 S_23 S_36 S_37 S_38 S_r4 S_57 NZ_4 NZ_8 NZ_40 NZ_47 R; sgn].
have C_56 : 0 < t_54 := pos_is e_55 S_58.
split; first exact: C_10.
split; first exact: C_42.
split; first exact: C_44.
exact: C_56.
Qed.

(* riechers.ball.sphere
   For ε = 0 and Πa ≠ 0 the norm after sub-step (ii) is √N
   P. M. Riechers, “Geometry and Dynamics of LayerNorm”, arXiv:2405.04134, the text dated May 15, 2024; Sec. II (ii)
   and Eq. (5) *)
Theorem riechers_ball_sphere (activation : 'cV[R]_N) :
  (0 < N)%N ->
  0 < variance activation ->
  N%:R != 0 :> R /\
  Num.sqrt (variance activation + 0) != 0 /\
  0 <= variance activation + 0 /\
  0 <= dot (normalized 0 activation) (normalized 0 activation) /\
  0 <= N%:R :> R /\
  vnorm (normalized 0 activation) = Num.sqrt N%:R :> R.
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
have e_27 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
pose t_28 : R := t_19 + (0 : R).
have e_29 : t_28 = ((n * m_2 - m_1 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_20 e_27) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_30 : R := Num.sqrt t_28.
have [r_3 S_r3 E_r3] : exists2 r : R, 0 < r & r ^+ 2 = (n * m_2 - m_1 ^+ 2) by exact: (root_pos S_24).
have S_32 : 0 <= (r_3 / (n)) by rule (nneg_is (c := r_3 * n^-1) _ _); [clear - NZ_8 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3] | clear - N_pos S_4 S_16 S_24 S_r3 NZ_8 NZ_23 R; sgn].
have e_31 : t_30 = (r_3 / (n)) by rule (sqrt_node e_29 S_32 _); clear - NZ_8 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have NZ_33 := lt0r_neq0 S_r3.
have NZ_34 : (r_3 / (n)) != 0 by rule (nz_is (c := (r_3 * n^-1)) _ _); [clear - NZ_8 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3] | clear - NZ_33 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_35 : t_30 != 0 := nz_is e_31 NZ_34.
have S_36 : 0 <= ((n * m_2 - m_1 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n * m_2 - m_1 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_16 S_24 S_r3 NZ_8 NZ_23 NZ_33 R; sgn].
have C_37 : 0 <= t_28 := nneg_is e_29 S_36.
pose t_38 : R := t_30^-1.
have e_39 : t_38 = ((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_31) _); clear - NZ_33 NZ_8 NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_40 : 'cV[R]_N := t_38 *: t_12.
have e_41 : t_40 = (col (fun i => ((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2))) * (1))) by rule (col_eq (col_scale e_39 e_13) _) => i; reduce; clear - NZ_23 NZ_8 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_42 : R := dot t_40 t_40.
have d_44 : whole (fun i => ((- n ^+ 2) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0) ^+ 2) + ((2%:R * n * m_1) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((- m_1 ^+ 2) / ((- n * m_2 + m_1 ^+ 2))) * (1)) = n by rule (num_eq (partD (partD (partZ ((- n ^+ 2) / ((- n * m_2 + m_1 ^+ 2))) M_2) (partZ ((2%:R * n * m_1) / ((- n * m_2 + m_1 ^+ 2))) M_1)) (partZ ((- m_1 ^+ 2) / ((- n * m_2 + m_1 ^+ 2))) (whole_ones En))) _); clear - NZ_23 R; first [reflexivity | field; nz | ring].
have d_45 : whole (fun i => (((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2))) * (1)) * (((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2))) * (1))) = n by rule (whole_eq _ d_44) => i; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have e_43 : t_42 = n by rule (dot_node e_41 e_41 d_45); done.
have S_46 : 0 <= n by rule (nneg_is (c := n) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_4 S_16 S_24 S_r3 NZ_8 NZ_23 NZ_33 R; sgn].
have C_47 : 0 <= t_42 := nneg_is e_43 S_46.
have S_48 : 0 <= n by rule (nneg_is (c := n) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_4 S_16 S_24 S_r3 NZ_8 NZ_23 NZ_33 R; sgn].
have C_49 : 0 <= N%:R := nneg_is e_5 S_48.
pose t_50 : R := Num.sqrt t_42.
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = n by exact: (root_pos N_pos).
have S_52 : 0 <= r_4 by rule (nneg_is (c := r_4) _ _); [clear - E_r4 R; first [reflexivity | ring: E_r4] | clear - N_pos S_4 S_16 S_24 S_r3 S_r4 NZ_8 NZ_23 NZ_33 R; sgn].
have e_51 : t_50 = r_4 by rule (sqrt_node e_43 S_52 _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_54 : R := Num.sqrt N%:R.
have S_56 : 0 <= r_4 by rule (nneg_is (c := r_4) _ _); [clear - E_r4 R; first [reflexivity | ring: E_r4] | clear - N_pos S_4 S_16 S_24 S_r3 S_r4 NZ_8 NZ_23 NZ_33 R; sgn].
have e_55 : t_54 = r_4 by rule (sqrt_node e_5 S_56 _); clear - E_r4 R; first [reflexivity | ring: E_r4].
have C_53 : t_50 = t_54 by rule (num_eq e_51 (esym (num_eq e_55 _))); clear - E_r4 R; first [reflexivity | ring: E_r4].
split; first exact: C_26.
split; first exact: C_35.
split; first exact: C_37.
split; first exact: C_47.
split; first exact: C_49.
exact: C_53.
Qed.

(* riechers.image-in-hyperplane
   The image without bias is orthogonal to α, αₙ = 1/gₙ
   P. M. Riechers, “Geometry and Dynamics of LayerNorm”, arXiv:2405.04134, the text dated May 15, 2024; Sec. II.1 *)
Theorem riechers_image_in_hyperplane (gain activation bias : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  (forall i, gain i 0 != 0) ->
  0 < variance activation + eps ->
  N%:R != 0 :> R /\
  (forall i, gain i 0 != 0) /\
  Num.sqrt (variance activation + eps) != 0 /\
  0 <= variance activation + eps /\
  dot (alpha gain) (layer_norm eps gain bias activation - bias) = 0 :> R.
Proof.
move=> N_gt0 H_eps H0 H1.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : gain = (col (fun i => (gain i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
have e_2 : activation = (col (fun i => (activation i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_3 : R := sumv activation.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_5 : 0 <= n - 1 by rewrite subr_ge0.
have [m_2 M_2] := some_number (part xpredT (fun i => (activation i 0))).
have e_4 : t_3 = m_2 by rule (sum_node e_2 M_2 _); clear - R; first [reflexivity | ring].
have e_6 : N%:R = n by rule (num_eq En _); clear - R; first [reflexivity | ring].
pose t_7 : R := t_3 / N%:R.
have NZ_9 := lt0r_neq0 N_pos.
have e_8 : t_7 = (m_2 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_4 e_6) _); clear - NZ_9 R; first [reflexivity | field; nz | ring].
have e_10 : (ones : 'cV[R]_N) = (col (fun i => 1)) by rule (col_eq (col_ones R N) _) => i; clear - R; first [reflexivity | ring].
pose t_11 : 'cV[R]_N := t_7 *: (ones : 'cV[R]_N).
have e_12 : t_11 = (col (fun i => (m_2 / (n)) * (1))) by rule (col_eq (col_scale e_8 e_10) _) => i; reduce; clear - NZ_9 R; first [reflexivity | field; nz | ring].
pose t_13 : 'cV[R]_N := activation - t_11.
have e_14 : t_13 = (col (fun i => (activation i 0) + ((- m_2) / (n)) * (1))) by rule (col_eq (col_sub e_2 e_12) _) => i; reduce; clear - NZ_9 R; first [reflexivity | field; nz | ring].
pose t_15 : R := dot t_13 t_13.
have [m_3 M_3] := some_number (part xpredT (fun i => (activation i 0) ^+ 2)).
have S_17 : 0 <= m_3 by rewrite -M_3; apply: part_ge0 => i; sgn.
have d_18 : whole (fun i => (activation i 0) ^+ 2 + ((- 2%:R * m_2) / (n)) * ((activation i 0)) + ((m_2 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (num_eq (partD (partD M_3 (partZ ((- 2%:R * m_2) / (n)) M_2)) (partZ ((m_2 ^+ 2) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_9 R; first [reflexivity | field; nz | ring].
have d_19 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (whole_eq _ d_18) => i; clear - NZ_9 R; first [reflexivity | field; nz | ring].
have e_16 : t_15 = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (dot_node e_14 e_14 d_19); done.
pose t_20 : R := t_15 / N%:R.
have e_21 : t_20 = ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_16 e_6) _); clear - NZ_9 R; first [reflexivity | field; nz | ring].
have e_22 : eps = eps by [].
pose t_23 : R := t_20 + eps.
have e_24 : t_23 = ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_21 e_22) _); clear - NZ_9 R; first [reflexivity | field; nz | ring].
have H_25 := pos_of H1 e_24.
have NZ_26 := lt0r_neq0 H_25.
have NZ_27 : (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) != 0 by rule (nz_factor (f := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2)) (r := (1 / (n ^+ 2))) NZ_26 _); clear - NZ_9 R; first [reflexivity | field; nz | ring].
have g_28 : part xpredT (fun i => (1) * (1)) = n by rule (part_eq _ (whole_ones En)) => i; clear - R; first [reflexivity | ring].
have g_29 : part xpredT (fun i => ((activation i 0)) * ((activation i 0))) = m_3 by rule (part_eq _ M_3) => i; clear - R; first [reflexivity | ring].
have g_30 : part xpredT (fun i => (1) * ((activation i 0))) = m_2 by rule (part_eq _ M_2) => i; clear - R; first [reflexivity | ring].
have G_31 := gram g_28 g_29 g_30.
have S_32 : 0 <= (n * m_3 - m_2 ^+ 2) by rule (nneg_is _ G_31); clear - R; ring.
have S_33 : 0 < (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by rule (pos_quotient H_25 (r := (n ^+ 2)) _ _); [clear - H_eps N_pos S_5 S_17 S_32 NZ_9 NZ_27 R; sgn | clear - NZ_9 R; first [reflexivity | field; nz | ring]].
have NZ_34 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_9 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_35 : N%:R != 0 := nz_is e_6 NZ_34.
have C_36 : forall i, gain i 0 != 0 by rule (col_nz e_1 _) => i; have q0 := H0 i; clear - q0 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?oner_eq0 //=; first [nz1 | done].
pose t_37 : R := Num.sqrt t_23.
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by exact: (root_pos S_33).
have S_39 : 0 <= (r_4 / (n)) by rule (nneg_is (c := r_4 * n^-1) _ _); [clear - NZ_9 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - H_eps N_pos S_5 S_17 S_32 S_33 S_r4 NZ_9 NZ_27 R; sgn].
have e_38 : t_37 = (r_4 / (n)) by rule (sqrt_node e_24 S_39 _); clear - NZ_9 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have NZ_40 := lt0r_neq0 S_r4.
have NZ_41 : (r_4 / (n)) != 0 by rule (nz_is (c := (r_4 * n^-1)) _ _); [clear - NZ_9 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_40 NZ_9 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_42 : t_37 != 0 := nz_is e_38 NZ_41.
have S_43 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_9 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_5 S_17 S_32 S_33 S_r4 NZ_9 NZ_27 NZ_40 R; sgn].
have C_44 : 0 <= t_23 := nneg_is e_24 S_43.
pose t_45 : 'cV[R]_N := vinv gain.
have e_46 : t_45 = (col (fun i => (gain i 0)^-1)) by rule (col_eq (col_vinv e_1) _) => i; reduce; have q_47 := H0 i; clear - q_47 R; first [reflexivity | field; nz | ring].
pose t_48 : 'cV[R]_N := had (ones : 'cV[R]_N) t_45.
have e_49 : t_48 = (col (fun i => (gain i 0)^-1)) by rule (col_eq (col_had e_10 e_46) _) => i; reduce; have q_50 := H0 i; clear - q_50 R; first [reflexivity | field; nz | ring].
pose t_51 : R := t_37^-1.
have e_52 : t_51 = ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_38) _); clear - NZ_40 NZ_9 NZ_27 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_53 : 'cV[R]_N := t_51 *: t_13.
have e_54 : t_53 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_52 e_14) _) => i; reduce; clear - NZ_27 NZ_9 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_55 : 'cV[R]_N := had gain t_53.
have e_56 : t_55 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)))) by rule (col_eq (col_had e_1 e_54) _) => i; reduce; clear - NZ_27 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_57 : bias = (col (fun i => (bias i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_58 : 'cV[R]_N := t_55 + bias.
have e_59 : t_58 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)) + (bias i 0))) by rule (col_eq (col_add e_56 e_57) _) => i; reduce; clear - NZ_27 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_60 : 'cV[R]_N := t_58 - bias.
have e_61 : t_60 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)))) by rule (col_eq (col_sub e_59 e_57) _) => i; reduce; clear - NZ_27 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_62 : R := dot t_48 t_60.
have d_64 : whole (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) = 0 by rule (num_eq (partD (partZ ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_2) (partZ ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) (whole_ones En))) _); clear - NZ_27 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_66 : whole (fun i => ((gain i 0)^-1) * (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)))) = 0 by rule (whole_eq _ d_64) => i; have q_65 := H0 i; clear - NZ_27 q_65 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_63 : t_62 = 0 by rule (dot_node e_49 e_61 d_66); done.
have e_68 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
have C_67 : t_62 = (0 : R) by rule (num_eq e_63 (esym (num_eq e_68 _))); clear - R; first [reflexivity | ring].
split; first exact: C_35.
split; first exact: C_36.
split; first exact: C_42.
split; first exact: C_44.
exact: C_67.
Qed.

(* riechers.image-in-ellipsoid
   The image without bias lies in the hyperellipsoid that diag(g) makes of the ball
   P. M. Riechers, “Geometry and Dynamics of LayerNorm”, arXiv:2405.04134, the text dated May 15, 2024; Sec. II,
   below Eq. (5) *)
Theorem riechers_image_in_ellipsoid (activation gain bias : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  N%:R != 0 :> R /\
  Num.sqrt (variance activation + eps) != 0 /\
  0 <= variance activation + eps /\
  layer_norm eps gain bias activation - bias = diag gain *m normalized eps activation :> 'cV[R]_N /\
  dot (normalized eps activation) (normalized eps activation) <= N%:R.
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
pose t_53 : 'cV[R]_N := t_51 - bias.
have e_54 : t_53 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)))) by rule (col_eq (col_sub e_52 e_50) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_56 : 'M[R]_N := diag gain.
have e_57 : t_56 = (opr (fun i => (gain i 0)) [:: ]) by rule (opr_eq (opr_diag e_43) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_58 : 'cV[R]_N := t_56 *m t_46.
have e_59 : t_58 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)))) by rule (col_eq (opr_apply (s := [:: ]) e_57 e_47 I) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have C_55 : t_53 = t_58 by rule (col_same e_54 e_59 _) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_60 : R := dot t_46 t_46.
have d_62 : whole (fun i => ((n ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) ^+ 2) + ((- 2%:R * n * m_2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) = ((n ^+ 2 * m_3 - n * m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (partD (partD (partZ ((n ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_3) (partZ ((- 2%:R * n * m_2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_2)) (partZ ((m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) (whole_ones En))) _); clear - NZ_26 R; first [reflexivity | field; nz | ring].
have d_63 : whole (fun i => (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) * (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) = ((n ^+ 2 * m_3 - n * m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (whole_eq _ d_62) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_61 : t_60 = ((n ^+ 2 * m_3 - n * m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (dot_node e_47 e_47 d_63); done.
have S_65 : 0 <= (n ^+ 3 * eps) by rule (nneg_is (c := eps * n ^+ 3) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 NZ_8 NZ_26 NZ_38 R; sgn].
have S_66 : 0 <= ((n ^+ 3 * eps) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (nneg_is (c := (n ^+ 3 * eps) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2)^-1) _ _); [clear - NZ_26 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 S_65 NZ_8 NZ_26 NZ_38 R; sgn].
have C_64 : t_60 <= N%:R by rule (le_by e_61 e_5 _ S_66); clear - NZ_26 R; first [reflexivity | field; nz | ring].
split; first exact: C_34.
split; first exact: C_40.
split; first exact: C_42.
split; first exact: C_55.
exact: C_64.
Qed.

(* riechers.image-in-ellipsoid.interior
   The image without bias lies in the interior of the hyperellipsoid
   P. M. Riechers, “Geometry and Dynamics of LayerNorm”, arXiv:2405.04134, the text dated May 15, 2024; Abstract;
   Sec. II, below Eq. (5) *)
Theorem riechers_image_in_ellipsoid_interior (gain activation bias : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < eps ->
  N%:R != 0 :> R /\
  Num.sqrt (variance activation + eps) != 0 /\
  0 <= variance activation + eps /\
  layer_norm eps gain bias activation - bias = diag gain *m normalized eps activation :> 'cV[R]_N /\
  0 < N%:R - dot (normalized eps activation) (normalized eps activation).
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
pose t_30 : R := Num.sqrt t_28.
have g_32 : part xpredT (fun i => (1) * (1)) = n by rule (part_eq _ (whole_ones En)) => i; clear - R; first [reflexivity | ring].
have g_33 : part xpredT (fun i => ((activation i 0)) * ((activation i 0))) = m_3 by rule (part_eq _ M_3) => i; clear - R; first [reflexivity | ring].
have g_34 : part xpredT (fun i => (1) * ((activation i 0))) = m_2 by rule (part_eq _ M_2) => i; clear - R; first [reflexivity | ring].
have G_35 := gram g_32 g_33 g_34.
have S_36 : 0 <= (n * m_3 - m_2 ^+ 2) by rule (nneg_is _ G_35); clear - R; ring.
have S_37 : 0 < (n ^+ 2 * eps) by rule (pos_is (c := eps * n ^+ 2) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps S_5 N_pos S_7 S_23 S_36 NZ_4 NZ_8 R; sgn].
have S_38 : 0 < (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by rule (pos_is (c := ((n * m_3 - m_2 ^+ 2) * (1) + (n ^+ 2 * eps)) / 1) _ _); [clear - R; first [field | ring] | clear - H_eps S_5 N_pos S_7 S_23 S_36 S_37 NZ_4 NZ_8 R; sgn].
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by exact: (root_pos S_38).
have S_39 : 0 <= (r_4 / (n)) by rule (nneg_is (c := r_4 * n^-1) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - H_eps S_5 N_pos S_7 S_23 S_36 S_37 S_38 S_r4 NZ_4 NZ_8 R; sgn].
have e_31 : t_30 = (r_4 / (n)) by rule (sqrt_node e_29 S_39 _); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have NZ_40 := lt0r_neq0 S_r4.
have NZ_41 : (r_4 / (n)) != 0 by rule (nz_is (c := (r_4 * n^-1)) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_40 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_42 : t_30 != 0 := nz_is e_31 NZ_41.
have S_43 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps S_5 N_pos S_7 S_23 S_36 S_37 S_38 S_r4 NZ_4 NZ_8 NZ_40 R; sgn].
have C_44 : 0 <= t_28 := nneg_is e_29 S_43.
have e_45 : gain = (col (fun i => (gain i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_46 : R := t_30^-1.
have NZ_48 := lt0r_neq0 S_38.
have e_47 : t_46 = ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_31) _); clear - NZ_40 NZ_8 NZ_48 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_49 : 'cV[R]_N := t_46 *: t_19.
have e_50 : t_49 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_47 e_20) _) => i; reduce; clear - NZ_48 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_51 : 'cV[R]_N := had gain t_49.
have e_52 : t_51 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)))) by rule (col_eq (col_had e_45 e_50) _) => i; reduce; clear - NZ_48 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_53 : bias = (col (fun i => (bias i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_54 : 'cV[R]_N := t_51 + bias.
have e_55 : t_54 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)) + (bias i 0))) by rule (col_eq (col_add e_52 e_53) _) => i; reduce; clear - NZ_48 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_56 : 'cV[R]_N := t_54 - bias.
have e_57 : t_56 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)))) by rule (col_eq (col_sub e_55 e_53) _) => i; reduce; clear - NZ_48 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_59 : 'M[R]_N := diag gain.
have e_60 : t_59 = (opr (fun i => (gain i 0)) [:: ]) by rule (opr_eq (opr_diag e_45) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_61 : 'cV[R]_N := t_59 *m t_49.
have e_62 : t_61 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)))) by rule (col_eq (opr_apply (s := [:: ]) e_60 e_50 I) _) => i; reduce; clear - NZ_48 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have C_58 : t_56 = t_61 by rule (col_same e_57 e_62 _) => i; clear - NZ_48 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_63 : R := dot t_49 t_49.
have d_65 : whole (fun i => ((n ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) ^+ 2) + ((- 2%:R * n * m_2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) = ((n ^+ 2 * m_3 - n * m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (partD (partD (partZ ((n ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_3) (partZ ((- 2%:R * n * m_2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_2)) (partZ ((m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) (whole_ones En))) _); clear - NZ_48 R; first [reflexivity | field; nz | ring].
have d_66 : whole (fun i => (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) * (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) = ((n ^+ 2 * m_3 - n * m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (whole_eq _ d_65) => i; clear - NZ_48 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_64 : t_63 = ((n ^+ 2 * m_3 - n * m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (dot_node e_50 e_50 d_66); done.
pose t_67 : R := N%:R - t_63.
have e_68 : t_67 = ((n ^+ 3 * eps) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a - b) e_6 e_64) _); clear - NZ_48 R; first [reflexivity | field; nz | ring].
have S_70 : 0 < (n ^+ 3 * eps) by rule (pos_is (c := eps * n ^+ 3) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps S_5 N_pos S_7 S_23 S_36 S_37 S_38 S_r4 NZ_4 NZ_8 NZ_40 NZ_48 R; sgn].
have S_71 : 0 < ((n ^+ 3 * eps) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (pos_is (c := (n ^+ 3 * eps) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2)^-1) _ _); [clear - NZ_48 R; first [reflexivity | field; nz | ring] | clear - H_eps S_5 N_pos S_7 S_23 S_36 S_37 S_38 S_r4 S_70 NZ_4 NZ_8 NZ_40 NZ_48 R; sgn].
have C_69 : 0 < t_67 := pos_is e_68 S_71.
split; first exact: C_10.
split; first exact: C_42.
split; first exact: C_44.
split; first exact: C_58.
exact: C_69.
Qed.

(* riechers.image-is-the-interior
   For ε > 0 every interior point of the (N − 1)-ellipsoid is attained, and a preimage
   P. M. Riechers, “Geometry and Dynamics of LayerNorm”, arXiv:2405.04134, the text dated May 15, 2024; Abstract;
   Sec. II, end *)
Theorem riechers_image_is_the_interior (z gain bias : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < eps ->
  0 < N%:R - dot (Pi *m z) (Pi *m z) ->
  N%:R != 0 :> R /\
  N%:R - dot (Pi *m z) (Pi *m z) != 0 /\
  Num.sqrt (variance (Num.sqrt ((N%:R * eps) / (N%:R - dot (Pi *m z) (Pi *m z))) *: (Pi *m z)) + eps) != 0 /\
  0 <= (N%:R * eps) / (N%:R - dot (Pi *m z) (Pi *m z)) /\
  0 <= variance (Num.sqrt ((N%:R * eps) / (N%:R - dot (Pi *m z) (Pi *m z))) *: (Pi *m z)) + eps /\
  layer_norm eps gain bias (Num.sqrt ((N%:R * eps) / (N%:R - dot (Pi *m z) (Pi *m z))) *: (Pi *m z)) = had gain (Pi *m z) + bias :> 'cV[R]_N.
Proof.
move=> N_gt0 H_eps H0 H1.
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
have e_8 : (1%:M : 'M[R]_N) = (opr (fun i => 1) [:: ]) by rule (opr_eq (opr_id R N) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_9 : R := N%:R^-1.
have NZ_11 := lt0r_neq0 N_pos.
have e_10 : t_9 = (1 / (n)) by rule (num_eq (num1 (fun a : R => a^-1) e_6) _); clear - NZ_11 R; first [reflexivity | field; nz | ring].
have e_12 : (ones : 'cV[R]_N) = (col (fun i => 1)) by rule (col_eq (col_ones R N) _) => i; clear - R; first [reflexivity | ring].
pose t_13 : 'M[R]_N := outer (ones : 'cV[R]_N) (ones : 'cV[R]_N).
have e_14 : t_13 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => 1))]) by rule (opr_eq (opr_outer e_12 e_12) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_15 : 'M[R]_N := t_9 *: t_13.
have e_16 : t_15 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => (1 / (n)) * (1)))]) by rule (opr_eq (opr_scale e_10 e_14) _ _); [move=> i; reduce; clear - NZ_11 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_11 R; first [reflexivity | field; nz | ring]].
pose t_17 : 'M[R]_N := (1%:M : 'M[R]_N) - t_15.
have e_18 : t_17 = (opr (fun i => 1) [:: ((fun i => 1), (fun i => ((- 1) / (n)) * (1)))]) by rule (opr_eq (opr_sub e_8 e_16) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_11 R; first [reflexivity | field; nz | ring]].
have e_19 : z = (col (fun i => (z i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_20 : 'cV[R]_N := t_17 *m z.
have [m_2 M_2] := some_number (part xpredT (fun i => (z i 0))).
have d_22 : whole (fun i => ((- 1) / (n)) * ((z i 0))) = ((- m_2) / (n)) by rule (num_eq (partZ ((- 1) / (n)) M_2) _); clear - NZ_11 R; first [reflexivity | field; nz | ring].
have d_23 : whole (fun i => (((- 1) / (n)) * (1)) * ((z i 0))) = ((- m_2) / (n)) by rule (whole_eq _ d_22) => i; clear - NZ_11 R; first [reflexivity | field; nz | ring].
have e_21 : t_20 = (col (fun i => (z i 0) + ((- m_2) / (n)) * (1))) by rule (col_eq (opr_apply (s := [:: ((- m_2) / (n))]) e_18 e_19 (conj d_23 I)) _) => i; reduce; clear - NZ_11 R; first [reflexivity | field; nz | ring].
pose t_24 : R := dot t_20 t_20.
have [m_3 M_3] := some_number (part xpredT (fun i => (z i 0) ^+ 2)).
have S_26 : 0 <= m_3 by rewrite -M_3; apply: part_ge0 => i; sgn.
have d_27 : whole (fun i => (z i 0) ^+ 2 + ((- 2%:R * m_2) / (n)) * ((z i 0)) + ((m_2 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (num_eq (partD (partD M_3 (partZ ((- 2%:R * m_2) / (n)) M_2)) (partZ ((m_2 ^+ 2) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_11 R; first [reflexivity | field; nz | ring].
have d_28 : whole (fun i => ((z i 0) + ((- m_2) / (n)) * (1)) * ((z i 0) + ((- m_2) / (n)) * (1))) = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (whole_eq _ d_27) => i; clear - NZ_11 R; first [reflexivity | field; nz | ring].
have e_25 : t_24 = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (dot_node e_21 e_21 d_28); done.
pose t_29 : R := N%:R - t_24.
have e_30 : t_29 = ((n ^+ 2 - n * m_3 + m_2 ^+ 2) / (n)) by rule (num_eq (num2 (fun a b : R => a - b) e_6 e_25) _); clear - NZ_11 R; first [reflexivity | field; nz | ring].
have H_31 := pos_of H1 e_30.
have NZ_32 := lt0r_neq0 H_31.
have NZ_33 : (n ^+ 2 - n * m_3 + m_2 ^+ 2) != 0 by rule (nz_factor (f := (n ^+ 2 - n * m_3 + m_2 ^+ 2)) (r := (1 / (n))) NZ_32 _); clear - NZ_11 R; first [reflexivity | field; nz | ring].
have S_34 : 0 < (n ^+ 2 - n * m_3 + m_2 ^+ 2) by rule (pos_quotient H_31 (r := n) _ _); [clear - H_eps S_5 N_pos S_7 S_26 NZ_4 NZ_11 NZ_33 R; sgn | clear - NZ_11 R; first [reflexivity | field; nz | ring]].
have NZ_35 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_11 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_36 : N%:R != 0 := nz_is e_6 NZ_35.
have NZ_37 : ((n ^+ 2 - n * m_3 + m_2 ^+ 2) / (n)) != 0 by rule (nz_is (c := ((n ^+ 2 - n * m_3 + m_2 ^+ 2) * n^-1)) _ _); [clear - NZ_11 R; first [reflexivity | field; nz | ring] | clear - NZ_33 NZ_11 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_38 : t_29 != 0 := nz_is e_30 NZ_37.
pose t_39 : R := N%:R * eps.
have e_40 : t_39 = (n * eps) by rule (num_eq (num2 (fun a b : R => a * b) e_6 e_1) _); clear - R; first [reflexivity | ring].
pose t_41 : R := t_39 / t_29.
have e_42 : t_41 = ((n ^+ 2 * eps) / ((n ^+ 2 - n * m_3 + m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_40 e_30) _); clear - NZ_33 NZ_11 R; first [reflexivity | field; nz | ring].
pose t_43 : R := Num.sqrt t_41.
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = eps by exact: (root_pos S_5).
have [r_5 S_r5 E_r5] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 - n * m_3 + m_2 ^+ 2) by exact: (root_pos S_34).
have S_45 : 0 <= (n * r_4 * r_5) by rule (nneg_is (c := r_5 * r_4 * n) _ _); [clear - E_r4 E_r5 R; first [reflexivity | ring: E_r4 E_r5] | clear - H_eps S_5 N_pos S_7 S_26 S_34 S_r4 S_r5 NZ_4 NZ_11 NZ_33 R; sgn].
have S_46 : 0 <= ((n * r_4 * r_5) / ((n ^+ 2 - n * m_3 + m_2 ^+ 2))) by rule (nneg_is (c := (n * r_4 * r_5) * (n ^+ 2 - n * m_3 + m_2 ^+ 2)^-1) _ _); [clear - NZ_33 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5] | clear - H_eps S_5 N_pos S_7 S_26 S_34 S_r4 S_r5 S_45 NZ_4 NZ_11 NZ_33 R; sgn].
have e_44 : t_43 = ((n * r_4 * r_5) / ((n ^+ 2 - n * m_3 + m_2 ^+ 2))) by rule (sqrt_node e_42 S_46 _); clear - NZ_33 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
pose t_47 : 'cV[R]_N := t_43 *: t_20.
have e_48 : t_47 = (col (fun i => ((n * r_4 * r_5) / ((n ^+ 2 - n * m_3 + m_2 ^+ 2))) * ((z i 0)) + ((- m_2 * r_4 * r_5) / ((n ^+ 2 - n * m_3 + m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_44 e_21) _) => i; reduce; clear - NZ_33 NZ_11 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
pose t_49 : R := sumv t_47.
have e_50 : t_49 = 0 by rule (sum_node e_48 (partD (partZ ((n * r_4 * r_5) / ((n ^+ 2 - n * m_3 + m_2 ^+ 2))) M_2) (partZ ((- m_2 * r_4 * r_5) / ((n ^+ 2 - n * m_3 + m_2 ^+ 2))) (whole_ones En))) _); clear - NZ_33 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
pose t_51 : R := t_49 / N%:R.
have e_52 : t_51 = 0 by rule (num_eq (num2 (fun a b : R => a / b) e_50 e_6) _); clear - NZ_11 R; first [reflexivity | field; nz | ring].
pose t_53 : 'cV[R]_N := t_51 *: (ones : 'cV[R]_N).
have e_54 : t_53 = (col (fun i => 0)) by rule (col_eq (col_scale e_52 e_12) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_55 : 'cV[R]_N := t_47 - t_53.
have e_56 : t_55 = (col (fun i => ((n * r_4 * r_5) / ((n ^+ 2 - n * m_3 + m_2 ^+ 2))) * ((z i 0)) + ((- m_2 * r_4 * r_5) / ((n ^+ 2 - n * m_3 + m_2 ^+ 2))) * (1))) by rule (col_eq (col_sub e_48 e_54) _) => i; reduce; clear - NZ_33 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
pose t_57 : R := dot t_55 t_55.
have d_59 : whole (fun i => ((n ^+ 2 * eps) / ((n ^+ 2 - n * m_3 + m_2 ^+ 2))) * ((z i 0) ^+ 2) + ((- 2%:R * n * eps * m_2) / ((n ^+ 2 - n * m_3 + m_2 ^+ 2))) * ((z i 0)) + ((eps * m_2 ^+ 2) / ((n ^+ 2 - n * m_3 + m_2 ^+ 2))) * (1)) = ((n ^+ 2 * eps * m_3 - n * eps * m_2 ^+ 2) / ((n ^+ 2 - n * m_3 + m_2 ^+ 2))) by rule (num_eq (partD (partD (partZ ((n ^+ 2 * eps) / ((n ^+ 2 - n * m_3 + m_2 ^+ 2))) M_3) (partZ ((- 2%:R * n * eps * m_2) / ((n ^+ 2 - n * m_3 + m_2 ^+ 2))) M_2)) (partZ ((eps * m_2 ^+ 2) / ((n ^+ 2 - n * m_3 + m_2 ^+ 2))) (whole_ones En))) _); clear - NZ_33 R; first [reflexivity | field; nz | ring].
have d_60 : whole (fun i => (((n * r_4 * r_5) / ((n ^+ 2 - n * m_3 + m_2 ^+ 2))) * ((z i 0)) + ((- m_2 * r_4 * r_5) / ((n ^+ 2 - n * m_3 + m_2 ^+ 2))) * (1)) * (((n * r_4 * r_5) / ((n ^+ 2 - n * m_3 + m_2 ^+ 2))) * ((z i 0)) + ((- m_2 * r_4 * r_5) / ((n ^+ 2 - n * m_3 + m_2 ^+ 2))) * (1))) = ((n ^+ 2 * eps * m_3 - n * eps * m_2 ^+ 2) / ((n ^+ 2 - n * m_3 + m_2 ^+ 2))) by rule (whole_eq _ d_59) => i; clear - NZ_33 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
have e_58 : t_57 = ((n ^+ 2 * eps * m_3 - n * eps * m_2 ^+ 2) / ((n ^+ 2 - n * m_3 + m_2 ^+ 2))) by rule (dot_node e_56 e_56 d_60); done.
pose t_61 : R := t_57 / N%:R.
have e_62 : t_61 = ((n * eps * m_3 - eps * m_2 ^+ 2) / ((n ^+ 2 - n * m_3 + m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_58 e_6) _); clear - NZ_11 NZ_33 R; first [reflexivity | field; nz | ring].
pose t_63 : R := t_61 + eps.
have e_64 : t_63 = ((n ^+ 2 * eps) / ((n ^+ 2 - n * m_3 + m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a + b) e_62 e_1) _); clear - NZ_33 R; first [reflexivity | field; nz | ring].
pose t_65 : R := Num.sqrt t_63.
have S_67 : 0 <= ((n * r_4 * r_5) / ((n ^+ 2 - n * m_3 + m_2 ^+ 2))) by rule (nneg_is (c := (n * r_4 * r_5) * (n ^+ 2 - n * m_3 + m_2 ^+ 2)^-1) _ _); [clear - NZ_33 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5] | clear - H_eps S_5 N_pos S_7 S_26 S_34 S_r4 S_r5 S_45 NZ_4 NZ_11 NZ_33 R; sgn].
have e_66 : t_65 = ((n * r_4 * r_5) / ((n ^+ 2 - n * m_3 + m_2 ^+ 2))) by rule (sqrt_node e_64 S_67 _); clear - NZ_33 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
have NZ_68 := lt0r_neq0 S_r5.
have NZ_69 := lt0r_neq0 S_r4.
have NZ_70 : ((n * r_4 * r_5) / ((n ^+ 2 - n * m_3 + m_2 ^+ 2))) != 0 by rule (nz_is (c := (r_5 * r_4 * n * (n ^+ 2 - n * m_3 + m_2 ^+ 2)^-1)) _ _); [clear - NZ_33 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5] | clear - NZ_68 NZ_69 NZ_11 NZ_33 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_71 : t_65 != 0 := nz_is e_66 NZ_70.
have S_72 : 0 <= (n ^+ 2 * eps) by rule (nneg_is (c := eps * n ^+ 2) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps S_5 N_pos S_7 S_26 S_34 S_r4 S_r5 S_45 NZ_4 NZ_11 NZ_33 NZ_68 NZ_69 R; sgn].
have S_73 : 0 <= ((n ^+ 2 * eps) / ((n ^+ 2 - n * m_3 + m_2 ^+ 2))) by rule (nneg_is (c := (n ^+ 2 * eps) * (n ^+ 2 - n * m_3 + m_2 ^+ 2)^-1) _ _); [clear - NZ_33 R; first [reflexivity | field; nz | ring] | clear - H_eps S_5 N_pos S_7 S_26 S_34 S_r4 S_r5 S_45 S_72 NZ_4 NZ_11 NZ_33 NZ_68 NZ_69 R; sgn].
have C_74 : 0 <= t_41 := nneg_is e_42 S_73.
have S_75 : 0 <= ((n ^+ 2 * eps) / ((n ^+ 2 - n * m_3 + m_2 ^+ 2))) by rule (nneg_is (c := (n ^+ 2 * eps) * (n ^+ 2 - n * m_3 + m_2 ^+ 2)^-1) _ _); [clear - NZ_33 R; first [reflexivity | field; nz | ring] | clear - H_eps S_5 N_pos S_7 S_26 S_34 S_r4 S_r5 S_45 S_72 NZ_4 NZ_11 NZ_33 NZ_68 NZ_69 R; sgn].
have C_76 : 0 <= t_63 := nneg_is e_64 S_75.
have e_77 : gain = (col (fun i => (gain i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_78 : R := t_65^-1.
have NZ_80 : (n * r_4 * r_5) != 0 :> R by rule (nz_is (c := (r_5 * r_4 * n)) _ _); [clear - R; ring | clear - NZ_68 NZ_69 NZ_11 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_79 : t_78 = ((r_4 * r_5) / (eps * n)) by rule (num_eq (num1 (fun a : R => a^-1) e_66) _); clear - NZ_68 NZ_69 NZ_11 NZ_80 NZ_33 NZ_4 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
pose t_81 : 'cV[R]_N := t_78 *: t_55.
have e_82 : t_81 = (col (fun i => (z i 0) + ((- m_2) / (n)) * (1))) by rule (col_eq (col_scale e_79 e_56) _) => i; reduce; clear - NZ_4 NZ_11 NZ_33 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
pose t_83 : 'cV[R]_N := had gain t_81.
have e_84 : t_83 = (col (fun i => (gain i 0) * (z i 0) + ((- m_2) / (n)) * ((gain i 0)))) by rule (col_eq (col_had e_77 e_82) _) => i; reduce; clear - NZ_11 R; first [reflexivity | field; nz | ring].
have e_85 : bias = (col (fun i => (bias i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_86 : 'cV[R]_N := t_83 + bias.
have e_87 : t_86 = (col (fun i => (gain i 0) * (z i 0) + ((- m_2) / (n)) * ((gain i 0)) + (bias i 0))) by rule (col_eq (col_add e_84 e_85) _) => i; reduce; clear - NZ_11 R; first [reflexivity | field; nz | ring].
pose t_89 : 'cV[R]_N := had gain t_20.
have e_90 : t_89 = (col (fun i => (gain i 0) * (z i 0) + ((- m_2) / (n)) * ((gain i 0)))) by rule (col_eq (col_had e_77 e_21) _) => i; reduce; clear - NZ_11 R; first [reflexivity | field; nz | ring].
pose t_91 : 'cV[R]_N := t_89 + bias.
have e_92 : t_91 = (col (fun i => (gain i 0) * (z i 0) + ((- m_2) / (n)) * ((gain i 0)) + (bias i 0))) by rule (col_eq (col_add e_90 e_85) _) => i; reduce; clear - NZ_11 R; first [reflexivity | field; nz | ring].
have C_88 : t_86 = t_91 by rule (col_same e_87 e_92 _) => i; clear - NZ_11 R; first [reflexivity | field; nz | ring].
split; first exact: C_36.
split; first exact: C_38.
split; first exact: C_71.
split; first exact: C_74.
split; first exact: C_76.
exact: C_88.
Qed.

(* riechers.surface
   How near the surface: the radius as a function of ‖Πa‖ and ε, and its limit √N
   P. M. Riechers, “Geometry and Dynamics of LayerNorm”, arXiv:2405.04134, the text dated May 15, 2024; Sec. II (ii);
   Fig. 2 *)
Theorem riechers_surface (activation : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation ->
  N%:R != 0 :> R /\
  Num.sqrt (variance activation + eps) != 0 /\
  dot (Pi *m activation) (Pi *m activation) + N%:R * eps != 0 /\
  dot (Pi *m activation) (Pi *m activation) != 0 /\
  0 <= variance activation + eps /\
  0 <= dot (normalized eps activation) (normalized eps activation) /\
  0 <= (N%:R * dot (Pi *m activation) (Pi *m activation)) / (dot (Pi *m activation) (Pi *m activation) + N%:R * eps) /\
  vnorm (normalized eps activation) = Num.sqrt ((N%:R * dot (Pi *m activation) (Pi *m activation)) / (dot (Pi *m activation) (Pi *m activation) + N%:R * eps)) :> R /\
  N%:R - dot (normalized eps activation) (normalized eps activation) = (N%:R ^+ 2 * eps) / (dot (Pi *m activation) (Pi *m activation) + N%:R * eps) :> R /\
  N%:R - dot (normalized eps activation) (normalized eps activation) <= (N%:R ^+ 2 * eps) / dot (Pi *m activation) (Pi *m activation).
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
have e_27 : eps = eps by [].
pose t_28 : R := t_19 + eps.
have e_29 : t_28 = ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_20 e_27) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_30 : R := Num.sqrt t_28.
have S_32 : 0 <= (n ^+ 2 * eps) by rule (nneg_is (c := eps * n ^+ 2) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps N_pos S_4 S_16 S_24 NZ_8 NZ_23 R; sgn].
have S_33 : 0 < (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by rule (pos_is (c := ((n * m_3 - m_2 ^+ 2) * (1) + (n ^+ 2 * eps)) / 1) _ _); [clear - R; first [field | ring] | clear - H_eps N_pos S_4 S_16 S_24 S_32 NZ_8 NZ_23 R; sgn].
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by exact: (root_pos S_33).
have S_34 : 0 <= (r_4 / (n)) by rule (nneg_is (c := r_4 * n^-1) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - H_eps N_pos S_4 S_16 S_24 S_32 S_33 S_r4 NZ_8 NZ_23 R; sgn].
have e_31 : t_30 = (r_4 / (n)) by rule (sqrt_node e_29 S_34 _); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have NZ_35 := lt0r_neq0 S_r4.
have NZ_36 : (r_4 / (n)) != 0 by rule (nz_is (c := (r_4 * n^-1)) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_35 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_37 : t_30 != 0 := nz_is e_31 NZ_36.
have e_38 : (1%:M : 'M[R]_N) = (opr (fun i => 1) [:: ]) by rule (opr_eq (opr_id R N) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_39 : R := N%:R^-1.
have e_40 : t_39 = (1 / (n)) by rule (num_eq (num1 (fun a : R => a^-1) e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_41 : 'M[R]_N := outer (ones : 'cV[R]_N) (ones : 'cV[R]_N).
have e_42 : t_41 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => 1))]) by rule (opr_eq (opr_outer e_9 e_9) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_43 : 'M[R]_N := t_39 *: t_41.
have e_44 : t_43 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => (1 / (n)) * (1)))]) by rule (opr_eq (opr_scale e_40 e_42) _ _); [move=> i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring]].
pose t_45 : 'M[R]_N := (1%:M : 'M[R]_N) - t_43.
have e_46 : t_45 = (opr (fun i => 1) [:: ((fun i => 1), (fun i => ((- 1) / (n)) * (1)))]) by rule (opr_eq (opr_sub e_38 e_44) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring]].
pose t_47 : 'cV[R]_N := t_45 *m activation.
have d_49 : whole (fun i => ((- 1) / (n)) * ((activation i 0))) = ((- m_2) / (n)) by rule (num_eq (partZ ((- 1) / (n)) M_2) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_50 : whole (fun i => (((- 1) / (n)) * (1)) * ((activation i 0))) = ((- m_2) / (n)) by rule (whole_eq _ d_49) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_48 : t_47 = (col (fun i => (activation i 0) + ((- m_2) / (n)) * (1))) by rule (col_eq (opr_apply (s := [:: ((- m_2) / (n))]) e_46 e_1 (conj d_50 I)) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_51 : R := dot t_47 t_47.
have e_52 : t_51 = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (dot_node e_48 e_48 d_18); done.
pose t_53 : R := N%:R * eps.
have e_54 : t_53 = (n * eps) by rule (num_eq (num2 (fun a b : R => a * b) e_5 e_27) _); clear - R; first [reflexivity | ring].
pose t_55 : R := t_51 + t_53.
have e_56 : t_55 = ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_52 e_54) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have NZ_57 := lt0r_neq0 S_33.
have NZ_58 : ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n)) != 0 by rule (nz_is (c := ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1)) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - NZ_57 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_59 : t_55 != 0 := nz_is e_56 NZ_58.
have NZ_60 : ((n * m_3 - m_2 ^+ 2) / (n)) != 0 by rule (nz_is (c := - ((- n * m_3 + m_2 ^+ 2) * n^-1)) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - NZ_23 NZ_8 R; rewrite oppr_eq0; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_61 : t_51 != 0 := nz_is e_52 NZ_60.
have S_62 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_24 S_32 S_33 S_r4 NZ_8 NZ_23 NZ_35 NZ_57 R; sgn].
have C_63 : 0 <= t_28 := nneg_is e_29 S_62.
pose t_64 : R := t_30^-1.
have e_65 : t_64 = ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_31) _); clear - NZ_35 NZ_8 NZ_57 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_66 : 'cV[R]_N := t_64 *: t_12.
have e_67 : t_66 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_65 e_13) _) => i; reduce; clear - NZ_57 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_68 : R := dot t_66 t_66.
have d_70 : whole (fun i => ((n ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) ^+ 2) + ((- 2%:R * n * m_2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) = ((n ^+ 2 * m_3 - n * m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (partD (partD (partZ ((n ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_3) (partZ ((- 2%:R * n * m_2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_2)) (partZ ((m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) (whole_ones En))) _); clear - NZ_57 R; first [reflexivity | field; nz | ring].
have d_71 : whole (fun i => (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) * (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) = ((n ^+ 2 * m_3 - n * m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (whole_eq _ d_70) => i; clear - NZ_57 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_69 : t_68 = ((n ^+ 2 * m_3 - n * m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (dot_node e_67 e_67 d_71); done.
have S_72 : 0 <= (n ^+ 2 * m_3 - n * m_2 ^+ 2) by rule (nneg_is (c := (n * m_3 - m_2 ^+ 2) * n) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps N_pos S_4 S_16 S_24 S_32 S_33 S_r4 NZ_8 NZ_23 NZ_35 NZ_57 R; sgn].
have S_73 : 0 <= ((n ^+ 2 * m_3 - n * m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (nneg_is (c := (n ^+ 2 * m_3 - n * m_2 ^+ 2) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2)^-1) _ _); [clear - NZ_57 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_24 S_32 S_33 S_r4 S_72 NZ_8 NZ_23 NZ_35 NZ_57 R; sgn].
have C_74 : 0 <= t_68 := nneg_is e_69 S_73.
pose t_75 : R := N%:R * t_51.
have e_76 : t_75 = (n * m_3 - m_2 ^+ 2) by rule (num_eq (num2 (fun a b : R => a * b) e_5 e_52) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_77 : R := t_75 / t_55.
have e_78 : t_77 = ((n ^+ 2 * m_3 - n * m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_76 e_56) _); clear - NZ_57 NZ_8 R; first [reflexivity | field; nz | ring].
have S_79 : 0 <= ((n ^+ 2 * m_3 - n * m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (nneg_is (c := (n ^+ 2 * m_3 - n * m_2 ^+ 2) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2)^-1) _ _); [clear - NZ_57 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_24 S_32 S_33 S_r4 S_72 NZ_8 NZ_23 NZ_35 NZ_57 R; sgn].
have C_80 : 0 <= t_77 := nneg_is e_78 S_79.
pose t_81 : R := Num.sqrt t_68.
have [r_5 S_r5 E_r5] : exists2 r : R, 0 < r & r ^+ 2 = (n * m_3 - m_2 ^+ 2) by exact: (root_pos S_24).
have [r_6 S_r6 E_r6] : exists2 r : R, 0 < r & r ^+ 2 = n by exact: (root_pos N_pos).
have S_83 : 0 <= (r_4 * r_5 * r_6) by rule (nneg_is (c := r_6 * r_5 * r_4) _ _); [clear - E_r4 E_r5 E_r6 R; first [reflexivity | ring: E_r4 E_r5 E_r6] | clear - H_eps N_pos S_4 S_16 S_24 S_32 S_33 S_r4 S_72 S_r5 S_r6 NZ_8 NZ_23 NZ_35 NZ_57 R; sgn].
have S_84 : 0 <= ((r_4 * r_5 * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (nneg_is (c := (r_4 * r_5 * r_6) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2)^-1) _ _); [clear - NZ_57 E_r4 E_r5 E_r6 R; first [reflexivity | field: E_r4 E_r5 E_r6; nz | ring: E_r4 E_r5 E_r6] | clear - H_eps N_pos S_4 S_16 S_24 S_32 S_33 S_r4 S_72 S_r5 S_r6 S_83 NZ_8 NZ_23 NZ_35 NZ_57 R; sgn].
have e_82 : t_81 = ((r_4 * r_5 * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (sqrt_node e_69 S_84 _); clear - NZ_57 E_r4 E_r5 E_r6 R; first [reflexivity | field: E_r4 E_r5 E_r6; nz | ring: E_r4 E_r5 E_r6].
pose t_86 : R := Num.sqrt t_77.
have S_88 : 0 <= ((r_4 * r_5 * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (nneg_is (c := (r_4 * r_5 * r_6) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2)^-1) _ _); [clear - NZ_57 E_r4 E_r5 E_r6 R; first [reflexivity | field: E_r4 E_r5 E_r6; nz | ring: E_r4 E_r5 E_r6] | clear - H_eps N_pos S_4 S_16 S_24 S_32 S_33 S_r4 S_72 S_r5 S_r6 S_83 NZ_8 NZ_23 NZ_35 NZ_57 R; sgn].
have e_87 : t_86 = ((r_4 * r_5 * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (sqrt_node e_78 S_88 _); clear - NZ_57 E_r4 E_r5 E_r6 R; first [reflexivity | field: E_r4 E_r5 E_r6; nz | ring: E_r4 E_r5 E_r6].
have C_85 : t_81 = t_86 by rule (num_eq e_82 (esym (num_eq e_87 _))); clear - NZ_57 E_r4 E_r5 E_r6 R; first [reflexivity | field: E_r4 E_r5 E_r6; nz | ring: E_r4 E_r5 E_r6].
pose t_89 : R := N%:R - t_68.
have e_90 : t_89 = ((n ^+ 3 * eps) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a - b) e_5 e_69) _); clear - NZ_57 R; first [reflexivity | field; nz | ring].
pose t_92 : R := N%:R ^+ 2.
have e_93 : t_92 = (n ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_5) _); clear - R; first [reflexivity | ring].
pose t_94 : R := t_92 * eps.
have e_95 : t_94 = (n ^+ 2 * eps) by rule (num_eq (num2 (fun a b : R => a * b) e_93 e_27) _); clear - R; first [reflexivity | ring].
pose t_96 : R := t_94 / t_55.
have e_97 : t_96 = ((n ^+ 3 * eps) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_95 e_56) _); clear - NZ_57 NZ_8 R; first [reflexivity | field; nz | ring].
have C_91 : t_89 = t_96 by rule (num_eq e_90 (esym (num_eq e_97 _))); clear - NZ_57 R; first [reflexivity | field; nz | ring].
pose t_99 : R := t_94 / t_51.
have NZ_101 : (n * m_3 - m_2 ^+ 2) != 0 :> R by rule (nz_is (c := - ((- n * m_3 + m_2 ^+ 2))) _ _); [clear - R; ring | clear - NZ_23 R; rewrite oppr_eq0; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_100 : t_99 = ((- n ^+ 3 * eps) / ((- n * m_3 + m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_95 e_52) _); clear - NZ_23 NZ_101 NZ_8 R; first [reflexivity | field; nz | ring].
have S_102 : 0 <= (n ^+ 5 * eps ^+ 2) by rule (nneg_is (c := eps ^+ 2 * n ^+ 5) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps N_pos S_4 S_16 S_24 S_32 S_33 S_r4 S_72 S_r5 S_r6 S_83 NZ_8 NZ_23 NZ_35 NZ_57 NZ_101 R; sgn].
have S_103 : 0 <= ((- n ^+ 5 * eps ^+ 2) / ((- n * m_3 + m_2 ^+ 2) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (nneg_is (c := (n ^+ 5 * eps ^+ 2) * (n * m_3 - m_2 ^+ 2)^-1 * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2)^-1) _ _); [clear - NZ_23 NZ_57 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_24 S_32 S_33 S_r4 S_72 S_r5 S_r6 S_83 S_102 NZ_8 NZ_23 NZ_35 NZ_57 NZ_101 R; sgn].
have C_98 : t_89 <= t_99 by rule (le_by e_90 e_100 _ S_103); clear - NZ_57 NZ_23 R; first [reflexivity | field; nz | ring].
split; first exact: C_26.
split; first exact: C_37.
split; first exact: C_59.
split; first exact: C_61.
split; first exact: C_63.
split; first exact: C_74.
split; first exact: C_80.
split; first exact: C_85.
split; first exact: C_91.
exact: C_98.
Qed.

(* riechers.surface.hyperellipsoid
   A point of norm √N after sub-step (ii) ends on the surface of the (N − 1)-hyperellipsoid
   P. M. Riechers, “Geometry and Dynamics of LayerNorm”, arXiv:2405.04134, the text dated May 15, 2024; Sec. II, end;
   Fig. 2 *)
Theorem riechers_surface_hyperellipsoid (activation gain bias : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  (forall i, gain i 0 != 0) ->
  N%:R != 0 :> R /\
  Num.sqrt (variance activation + eps) != 0 /\
  (forall i, gain i 0 != 0) /\
  dot (alpha gain) (alpha gain) != 0 /\
  0 <= variance activation + eps /\
  dot (layer_norm eps gain bias activation - bias) (Pi2 (alpha gain) *m diag (vpow (vinv gain) 2) *m Pi2 (alpha gain) *m (layer_norm eps gain bias activation - bias)) = dot (normalized eps activation) (normalized eps activation) :> R.
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
have e_33 : gain = (col (fun i => (gain i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
have NZ_34 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_35 : N%:R != 0 := nz_is e_5 NZ_34.
pose t_36 : R := Num.sqrt t_22.
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by exact: (root_pos S_32).
have S_38 : 0 <= (r_4 / (n)) by rule (nneg_is (c := r_4 * n^-1) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 NZ_8 NZ_26 R; sgn].
have e_37 : t_36 = (r_4 / (n)) by rule (sqrt_node e_23 S_38 _); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have NZ_39 := lt0r_neq0 S_r4.
have NZ_40 : (r_4 / (n)) != 0 by rule (nz_is (c := (r_4 * n^-1)) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_39 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_41 : t_36 != 0 := nz_is e_37 NZ_40.
have C_42 : forall i, gain i 0 != 0 by rule (col_nz e_33 _) => i; have q0 := H1 i; clear - q0 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?oner_eq0 //=; first [nz1 | done].
pose t_43 : 'cV[R]_N := vinv gain.
have e_44 : t_43 = (col (fun i => (gain i 0)^-1)) by rule (col_eq (col_vinv e_33) _) => i; reduce; have q_45 := H1 i; clear - q_45 R; first [reflexivity | field; nz | ring].
pose t_46 : 'cV[R]_N := had (ones : 'cV[R]_N) t_43.
have e_47 : t_46 = (col (fun i => (gain i 0)^-1)) by rule (col_eq (col_had e_9 e_44) _) => i; reduce; have q_48 := H1 i; clear - q_48 R; first [reflexivity | field; nz | ring].
pose t_49 : R := dot t_46 t_46.
have [m_5 M_5] := some_number (part xpredT (fun i => (gain i 0)^-1 ^+ 2)).
have S_51 : 0 < m_5 by rewrite -M_5; apply: (whole_gt0 N_gt0) => i; have q0 := H1 i; sgn.
have d_52 : whole (fun i => (gain i 0)^-1 ^+ 2) = m_5 by rule (num_eq M_5 _); clear - R; first [reflexivity | ring].
have d_54 : whole (fun i => ((gain i 0)^-1) * ((gain i 0)^-1)) = m_5 by rule (whole_eq _ d_52) => i; have q_53 := H1 i; clear - q_53 R; first [reflexivity | field; nz | ring].
have e_50 : t_49 = m_5 by rule (dot_node e_47 e_47 d_54); done.
have NZ_55 := lt0r_neq0 S_51.
have NZ_56 : m_5 != 0 by rule (nz_is (c := (m_5)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_55 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_57 : t_49 != 0 := nz_is e_50 NZ_56.
have S_58 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 S_51 NZ_8 NZ_26 NZ_39 NZ_55 R; sgn].
have C_59 : 0 <= t_22 := nneg_is e_23 S_58.
pose t_60 : R := t_36^-1.
have e_61 : t_60 = ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_37) _); clear - NZ_39 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_62 : 'cV[R]_N := t_60 *: t_12.
have e_63 : t_62 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_61 e_13) _) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_64 : 'cV[R]_N := had gain t_62.
have e_65 : t_64 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)))) by rule (col_eq (col_had e_33 e_63) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_66 : bias = (col (fun i => (bias i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_67 : 'cV[R]_N := t_64 + bias.
have e_68 : t_67 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)) + (bias i 0))) by rule (col_eq (col_add e_65 e_66) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_69 : 'cV[R]_N := t_67 - bias.
have e_70 : t_69 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)))) by rule (col_eq (col_sub e_68 e_66) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_71 : (1%:M : 'M[R]_N) = (opr (fun i => 1) [:: ]) by rule (opr_eq (opr_id R N) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_72 : R := t_49^-1.
have e_73 : t_72 = (1 / (m_5)) by rule (num_eq (num1 (fun a : R => a^-1) e_50) _); clear - NZ_55 R; first [reflexivity | field; nz | ring].
pose t_74 : 'M[R]_N := outer t_46 t_46.
have e_75 : t_74 = (opr (fun i => 0) [:: ((fun i => (gain i 0)^-1), (fun i => (gain i 0)^-1))]) by rule (opr_eq (opr_outer e_47 e_47) _ _); [move=> i; reduce; have q_76 := H1 i; clear - q_76 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; have q_77 := H1 i; have q_78 := H1 j; clear - q_77 q_78 R; first [reflexivity | field; nz | ring]].
pose t_79 : 'M[R]_N := t_72 *: t_74.
have e_80 : t_79 = (opr (fun i => 0) [:: ((fun i => (gain i 0)^-1), (fun i => (1 / (m_5)) * ((gain i 0)^-1)))]) by rule (opr_eq (opr_scale e_73 e_75) _ _); [move=> i; reduce; clear - NZ_55 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; have q_81 := H1 i; have q_82 := H1 j; clear - NZ_55 q_81 q_82 R; first [reflexivity | field; nz | ring]].
pose t_83 : 'M[R]_N := (1%:M : 'M[R]_N) - t_79.
have e_84 : t_83 = (opr (fun i => 1) [:: ((fun i => (gain i 0)^-1), (fun i => ((- 1) / (m_5)) * ((gain i 0)^-1)))]) by rule (opr_eq (opr_sub e_71 e_80) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; have q_85 := H1 i; have q_86 := H1 j; clear - NZ_55 q_85 q_86 R; first [reflexivity | field; nz | ring]].
pose t_87 : 'cV[R]_N := vpow t_43 2.
have e_88 : t_87 = (col (fun i => (gain i 0)^-1 ^+ 2)) by rule (col_eq (col_vpow 2 e_44) _) => i; reduce; have q_89 := H1 i; clear - q_89 R; first [reflexivity | field; nz | ring].
pose t_90 : 'M[R]_N := diag t_87.
have e_91 : t_90 = (opr (fun i => (gain i 0)^-1 ^+ 2) [:: ]) by rule (opr_eq (opr_diag e_88) _ _); [move=> i; reduce; have q_92 := H1 i; clear - q_92 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; have q_93 := H1 i; have q_94 := H1 j; clear - q_93 q_94 R; first [reflexivity | field; nz | ring]].
pose t_95 : 'M[R]_N := t_83 *m t_90.
have e_96 : t_95 = (opr (fun i => (gain i 0)^-1 ^+ 2) [:: ((fun i => (gain i 0)^-1), (fun i => ((- 1) / (m_5)) * ((gain i 0)^-1 ^+ 3)))]) by rule (opr_eq (opr_mul (ss := [:: ]) e_84 e_91 (I)) _ _); [move=> i; reduce; have q_97 := H1 i; clear - q_97 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; have q_98 := H1 i; have q_99 := H1 j; clear - NZ_55 q_98 q_99 R; first [reflexivity | field; nz | ring]].
pose t_100 : 'M[R]_N := t_95 *m t_83.
have [m_6 M_6] := some_number (part xpredT (fun i => (gain i 0)^-1 ^+ 4)).
have S_102 : 0 < m_6 by rewrite -M_6; apply: (whole_gt0 N_gt0) => i; have q0 := H1 i; sgn.
have d_103 : whole (fun i => ((- 1) / (m_5)) * ((gain i 0)^-1 ^+ 4)) = ((- m_6) / (m_5)) by rule (num_eq (partZ ((- 1) / (m_5)) M_6) _); clear - NZ_55 R; first [reflexivity | field; nz | ring].
have d_105 : whole (fun i => (((- 1) / (m_5)) * ((gain i 0)^-1 ^+ 3)) * ((gain i 0)^-1)) = ((- m_6) / (m_5)) by rule (whole_eq _ d_103) => i; have q_104 := H1 i; clear - NZ_55 q_104 R; first [reflexivity | field; nz | ring].
have e_101 : t_100 = (opr (fun i => (gain i 0)^-1 ^+ 2) [:: ((fun i => (gain i 0)^-1), (fun i => ((- 1) / (m_5)) * ((gain i 0)^-1 ^+ 3) + (m_6 / (m_5 ^+ 2)) * ((gain i 0)^-1))); ((fun i => (gain i 0)^-1 ^+ 3), (fun i => ((- 1) / (m_5)) * ((gain i 0)^-1)))]) by rule (opr_eq (opr_mul (ss := [:: [:: ((- m_6) / (m_5))]]) e_96 e_84 (conj (conj d_105 I) (I))) _ _); [move=> i; reduce; have q_106 := H1 i; clear - NZ_55 q_106 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; have q_107 := H1 i; have q_108 := H1 j; clear - NZ_55 q_107 q_108 R; first [reflexivity | field; nz | ring]].
pose t_109 : 'cV[R]_N := t_100 *m t_69.
have [m_7 M_7] := some_number (part xpredT (fun i => (activation i 0) * (gain i 0)^-1 ^+ 2)).
have d_111 : whole (fun i => ((- n * r_4) / (m_5 * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)^-1 ^+ 2) + ((m_2 * r_4) / (m_5 * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)^-1 ^+ 2) + ((n * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * m_5 ^+ 2)) * ((activation i 0)) + ((- m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * m_5 ^+ 2)) * (1)) = ((- n * r_4 * m_7 + m_2 * r_4 * m_5) / (m_5 * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (partD (partD (partD (partZ ((- n * r_4) / (m_5 * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_7) (partZ ((m_2 * r_4) / (m_5 * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_5)) (partZ ((n * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * m_5 ^+ 2)) M_2)) (partZ ((- m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * m_5 ^+ 2)) (whole_ones En))) _); clear - NZ_55 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_113 : whole (fun i => (((- 1) / (m_5)) * ((gain i 0)^-1 ^+ 3) + (m_6 / (m_5 ^+ 2)) * ((gain i 0)^-1)) * (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)))) = ((- n * r_4 * m_7 + m_2 * r_4 * m_5) / (m_5 * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (whole_eq _ d_111) => i; have q_112 := H1 i; clear - NZ_55 NZ_26 q_112 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_114 : whole (fun i => ((- n * r_4) / (m_5 * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((m_2 * r_4) / (m_5 * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) = 0 by rule (num_eq (partD (partZ ((- n * r_4) / (m_5 * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_2) (partZ ((m_2 * r_4) / (m_5 * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) (whole_ones En))) _); clear - NZ_55 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_116 : whole (fun i => (((- 1) / (m_5)) * ((gain i 0)^-1)) * (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)))) = 0 by rule (whole_eq _ d_114) => i; have q_115 := H1 i; clear - NZ_55 NZ_26 q_115 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_110 : t_109 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)^-1) + ((- n * r_4 * m_7) / (m_5 * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)^-1))) by rule (col_eq (opr_apply (s := [:: ((- n * r_4 * m_7 + m_2 * r_4 * m_5) / (m_5 * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))); 0]) e_101 e_70 (conj d_113 (conj d_116 I))) _) => i; reduce; have q_117 := H1 i; clear - NZ_55 NZ_26 q_117 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_118 : R := dot t_69 t_109.
have d_120 : whole (fun i => ((n ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) ^+ 2) + ((- n ^+ 2 * m_7 - n * m_2 * m_5) / (m_5 * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((n * m_2 * m_7) / (m_5 * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) = ((n ^+ 2 * m_3 - n * m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (partD (partD (partZ ((n ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_3) (partZ ((- n ^+ 2 * m_7 - n * m_2 * m_5) / (m_5 * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_2)) (partZ ((n * m_2 * m_7) / (m_5 * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) (whole_ones En))) _); clear - NZ_26 NZ_55 R; first [reflexivity | field; nz | ring].
have d_122 : whole (fun i => (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0))) * (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)^-1) + ((- n * r_4 * m_7) / (m_5 * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)^-1))) = ((n ^+ 2 * m_3 - n * m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (whole_eq _ d_120) => i; have q_121 := H1 i; clear - NZ_26 NZ_55 q_121 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_119 : t_118 = ((n ^+ 2 * m_3 - n * m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (dot_node e_70 e_110 d_122); done.
pose t_124 : R := dot t_62 t_62.
have d_126 : whole (fun i => ((n ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) ^+ 2) + ((- 2%:R * n * m_2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) = ((n ^+ 2 * m_3 - n * m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (partD (partD (partZ ((n ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_3) (partZ ((- 2%:R * n * m_2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_2)) (partZ ((m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) (whole_ones En))) _); clear - NZ_26 R; first [reflexivity | field; nz | ring].
have d_127 : whole (fun i => (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) * (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) = ((n ^+ 2 * m_3 - n * m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (whole_eq _ d_126) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_125 : t_124 = ((n ^+ 2 * m_3 - n * m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (dot_node e_63 e_63 d_127); done.
have C_123 : t_118 = t_124 by rule (num_eq e_119 (esym (num_eq e_125 _))); clear - NZ_26 R; first [reflexivity | field; nz | ring].
split; first exact: C_35.
split; first exact: C_41.
split; first exact: C_42.
split; first exact: C_57.
split; first exact: C_59.
exact: C_123.
Qed.

End Claims.
