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
have NZ_51 : ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) != 0 by apply: (nz_is (c := ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2))); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - NZ_26 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_52 : t_22 != 0 := nz_is e_23 NZ_51.
have S_53 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2)); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | sgn].
have C_54 : 0 <= t_22 := nneg_is e_23 S_53.
pose t_55 : R := t_45^-1.
have e_56 : t_55 = ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_46)); cbv beta; clear - NZ_48 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_57 : 'cV[R]_N := t_55 *: t_12.
have e_58 : t_57 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_56 e_13)) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_59 : R := dot t_57 t_57.
have d_61 : whole (fun i => ((n ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) ^+ 2) + ((- 2%:R * n * m_2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) = ((n ^+ 2 * m_3 - n * m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (partD (partD (partZ ((n ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_3) (partZ ((- 2%:R * n * m_2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_2)) (partZ ((m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) (whole_ones En)))); clear - NZ_26 R; first [reflexivity | field; nz | ring].
have d_62 : whole (fun i => (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) * (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) = ((n ^+ 2 * m_3 - n * m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (whole_eq _ d_61) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_60 : t_59 = ((n ^+ 2 * m_3 - n * m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (dot_node e_58 e_58 d_62); done.
have S_63 : 0 <= (n ^+ 2 * m_3 - n * m_2 ^+ 2) by apply: (nneg_is (c := (n * m_3 - m_2 ^+ 2) * n)); [clear - R; first [reflexivity | ring] | sgn].
have S_64 : 0 <= ((n ^+ 2 * m_3 - n * m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (nneg_is (c := (n ^+ 2 * m_3 - n * m_2 ^+ 2) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2)^-1)); [clear - NZ_26 R; first [reflexivity | field; nz | ring] | sgn].
have C_65 : 0 <= t_59 := nneg_is e_60 S_64.
have S_66 : 0 <= n by apply: (nneg_is (c := n)); [clear - R; first [reflexivity | ring] | sgn].
have C_67 : 0 <= N%:R := nneg_is e_5 S_66.
pose t_68 : R := N%:R - t_59.
have e_69 : t_68 = ((n ^+ 3 * eps) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a - b) e_5 e_60)); cbv beta; clear - NZ_26 R; first [reflexivity | field; nz | ring].
pose t_71 : R := N%:R * eps.
have e_72 : t_71 = (n * eps) by apply: (num_eq (num2 (fun a b : R => a * b) e_5 e_21)); cbv beta; clear - R; first [reflexivity | ring].
pose t_73 : R := t_71 / t_22.
have e_74 : t_73 = ((n ^+ 3 * eps) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a / b) e_72 e_23)); cbv beta; clear - NZ_26 NZ_8 R; first [reflexivity | field; nz | ring].
have C_70 : t_68 = t_73 by apply: (num_eq e_69); apply: esym; apply: (num_eq e_74); clear - NZ_26 R; first [reflexivity | field; nz | ring].
pose t_75 : R := Num.sqrt t_59.
have [r_5 S_r5 E_r5] : exists2 r : R, 0 <= r & r ^+ 2 = (n * m_3 - m_2 ^+ 2) by exact: (root_nneg S_31).
have [r_6 S_r6 E_r6] : exists2 r : R, 0 < r & r ^+ 2 = n by exact: (root_pos N_pos).
have S_77 : 0 <= (r_4 * r_5 * r_6) by apply: (nneg_is (c := r_6 * r_5 * r_4)); [clear - E_r4 E_r5 E_r6 R; first [reflexivity | ring: E_r4 E_r5 E_r6] | sgn].
have S_78 : 0 <= ((r_4 * r_5 * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (nneg_is (c := (r_4 * r_5 * r_6) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2)^-1)); [clear - NZ_26 E_r4 E_r5 E_r6 R; first [reflexivity | field: E_r4 E_r5 E_r6; nz | ring: E_r4 E_r5 E_r6] | sgn].
have e_76 : t_75 = ((r_4 * r_5 * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (sqrt_node e_60 S_78); clear - NZ_26 E_r4 E_r5 E_r6 R; first [reflexivity | field: E_r4 E_r5 E_r6; nz | ring: E_r4 E_r5 E_r6].
pose t_80 : R := Num.sqrt N%:R.
have S_82 : 0 <= r_6 by apply: (nneg_is (c := r_6)); [clear - E_r6 R; first [reflexivity | ring: E_r6] | sgn].
have e_81 : t_80 = r_6 by apply: (sqrt_node e_5 S_82); clear - E_r6 R; first [reflexivity | ring: E_r6].
have S_83 : 0 <= (n ^+ 4 * eps ^+ 2 + n ^+ 3 * eps * m_3 - n ^+ 2 * eps * m_2 ^+ 2) by apply: (nneg_is (c := eps * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n ^+ 2)); [clear - R; first [reflexivity | ring] | sgn].
have S_84 : 0 <= (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2 - r_4 * r_5) by apply: (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) + (- r_4) * r_5)); [clear - E_r4 E_r5 R; first [field: E_r4 E_r5 | ring: E_r4 E_r5] | apply: root_pos_neg; [exact: (ltW S_42) | exact: S_r5 | rewrite -oppr_ge0; apply: (nneg_is _ (ltW S_r4)); clear - E_r4 R; first [field: E_r4 | ring: E_r4] | apply: (nneg_is _ S_83); clear - E_r4 E_r5 R; first [field: E_r4 E_r5 | ring: E_r4 E_r5]]].
have S_85 : 0 <= (n ^+ 2 * eps * r_6 + n * m_3 * r_6 - m_2 ^+ 2 * r_6 - r_4 * r_5 * r_6) by apply: (nneg_is (c := r_6 * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2 - r_4 * r_5))); [clear - E_r4 E_r5 E_r6 R; first [reflexivity | ring: E_r4 E_r5 E_r6] | sgn].
have S_86 : 0 <= ((n ^+ 2 * eps * r_6 + n * m_3 * r_6 - m_2 ^+ 2 * r_6 - r_4 * r_5 * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (nneg_is (c := (n ^+ 2 * eps * r_6 + n * m_3 * r_6 - m_2 ^+ 2 * r_6 - r_4 * r_5 * r_6) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2)^-1)); [clear - NZ_26 E_r4 E_r5 E_r6 R; first [reflexivity | field: E_r4 E_r5 E_r6; nz | ring: E_r4 E_r5 E_r6] | sgn].
have C_79 : t_75 <= t_80 by apply: (le_by e_76 e_81 _ S_86); clear - NZ_26 E_r4 E_r5 E_r6 R; first [reflexivity | field: E_r4 E_r5 E_r6; nz | ring: E_r4 E_r5 E_r6].
split; first exact: C_44.
split; first exact: C_50.
split; first exact: C_52.
split; first exact: C_54.
split; first exact: C_65.
split; first exact: C_67.
split; first exact: C_70.
exact: C_79.
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
have NZ_4 : eps != 0 by apply: (nz_factor (f := eps) (r := 1) NZ_3 _); clear - R; first [reflexivity | ring].
have S_5 : 0 < eps by apply: (pos_quotient H_2 (r := 1)); [sgn | clear - R; first [reflexivity | ring]].
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_7 : 0 <= n - 1 by rewrite subr_ge0.
have e_6 : N%:R = n by apply: (num_eq En); clear - R; first [reflexivity | ring].
have NZ_8 := lt0r_neq0 N_pos.
have NZ_9 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_10 : N%:R != 0 := nz_is e_6 NZ_9.
have e_11 : activation = (col (fun i => (activation i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_12 : R := sumv activation.
have [m_2 M_2] := some_number (part xpredT (fun i => (activation i 0))).
have e_13 : t_12 = m_2 by apply: (sum_node e_11 M_2); clear - R; first [reflexivity | ring].
pose t_14 : R := t_12 / N%:R.
have e_15 : t_14 = (m_2 / (n)) by apply: (num_eq (num2 (fun a b : R => a / b) e_13 e_6)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_16 : (ones : 'cV[R]_N) = (col (fun i => 1)) by apply: (col_eq (col_ones R N)) => i; clear - R; first [reflexivity | ring].
pose t_17 : 'cV[R]_N := t_14 *: (ones : 'cV[R]_N).
have e_18 : t_17 = (col (fun i => (m_2 / (n)) * (1))) by apply: (col_eq (col_scale e_15 e_16)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_19 : 'cV[R]_N := activation - t_17.
have e_20 : t_19 = (col (fun i => (activation i 0) + ((- m_2) / (n)) * (1))) by apply: (col_eq (col_sub e_11 e_18)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_21 : R := dot t_19 t_19.
have [m_3 M_3] := some_number (part xpredT (fun i => (activation i 0) ^+ 2)).
have S_23 : 0 <= m_3 by rewrite -M_3; apply: part_ge0 => i; sgn.
have d_24 : whole (fun i => (activation i 0) ^+ 2 + ((- 2%:R * m_2) / (n)) * ((activation i 0)) + ((m_2 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_3 - m_2 ^+ 2) / (n)) by apply: (num_eq (partD (partD M_3 (partZ ((- 2%:R * m_2) / (n)) M_2)) (partZ ((m_2 ^+ 2) / (n ^+ 2)) (whole_ones En)))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_25 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_3 - m_2 ^+ 2) / (n)) by apply: (whole_eq _ d_24) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_22 : t_21 = ((n * m_3 - m_2 ^+ 2) / (n)) by apply: (dot_node e_20 e_20 d_25); done.
pose t_26 : R := t_21 / N%:R.
have e_27 : t_26 = ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a / b) e_22 e_6)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_28 : R := t_26 + eps.
have e_29 : t_28 = ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_27 e_1)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_30 : R := Num.sqrt t_28.
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
have g_42 : part xpredT (fun i => (1) * (1)) = n by apply: (part_eq _ (whole_ones En)) => i; clear - R; first [reflexivity | ring].
have g_43 : part xpredT (fun i => ((activation i 0)) * ((activation i 0))) = m_3 by apply: (part_eq _ M_3) => i; clear - R; first [reflexivity | ring].
have g_44 : part xpredT (fun i => (1) * ((activation i 0))) = m_2 by apply: (part_eq _ M_2) => i; clear - R; first [reflexivity | ring].
have G_45 := gram g_42 g_43 g_44.
have S_46 : 0 <= (n * m_3 - m_2 ^+ 2) by apply: (nneg_is _ G_45); clear - R; ring.
have S_47 : 0 < (n ^+ 2 * eps) by apply: (pos_is (c := eps * n ^+ 2)); [clear - R; first [reflexivity | ring] | sgn].
have S_48 : 0 < (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by apply: (pos_is (c := ((n * m_3 - m_2 ^+ 2) * (1) + (n ^+ 2 * eps)) / 1)); [clear - R; first [field | ring] | sgn].
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by exact: (root_pos S_48).
have S_49 : 0 <= (r_4 / (n)) by apply: (nneg_is (c := r_4 * n^-1)); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | sgn].
have e_31 : t_30 = (r_4 / (n)) by apply: (sqrt_node e_29 S_49); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have NZ_50 := lt0r_neq0 S_r4.
have NZ_51 : (r_4 / (n)) != 0 by apply: (nz_is (c := (r_4 * n^-1))); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_50 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_52 : t_30 != 0 := nz_is e_31 NZ_51.
have S_53 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2)); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | sgn].
have C_54 : 0 <= t_28 := nneg_is e_29 S_53.
pose t_55 : R := t_30^-1.
have NZ_57 := lt0r_neq0 S_48.
have e_56 : t_55 = ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_31)); cbv beta; clear - NZ_50 NZ_8 NZ_57 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_58 : 'cV[R]_N := t_55 *: t_19.
have e_59 : t_58 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_56 e_20)) => i; reduce; clear - NZ_57 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_60 : R := dot t_58 t_58.
have d_62 : whole (fun i => ((n ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) ^+ 2) + ((- 2%:R * n * m_2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) = ((n ^+ 2 * m_3 - n * m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (partD (partD (partZ ((n ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_3) (partZ ((- 2%:R * n * m_2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_2)) (partZ ((m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) (whole_ones En)))); clear - NZ_57 R; first [reflexivity | field; nz | ring].
have d_63 : whole (fun i => (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) * (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) = ((n ^+ 2 * m_3 - n * m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (whole_eq _ d_62) => i; clear - NZ_57 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_61 : t_60 = ((n ^+ 2 * m_3 - n * m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (dot_node e_59 e_59 d_63); done.
pose t_64 : R := N%:R - t_60.
have e_65 : t_64 = ((n ^+ 3 * eps) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a - b) e_6 e_61)); cbv beta; clear - NZ_57 R; first [reflexivity | field; nz | ring].
have S_67 : 0 < (n ^+ 3 * eps) by apply: (pos_is (c := eps * n ^+ 3)); [clear - R; first [reflexivity | ring] | sgn].
have S_68 : 0 < ((n ^+ 3 * eps) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (pos_is (c := (n ^+ 3 * eps) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2)^-1)); [clear - NZ_57 R; first [reflexivity | field; nz | ring] | sgn].
have C_66 : 0 < t_64 := pos_is e_65 S_68.
split; first exact: C_10.
split; first exact: C_52.
split; first exact: C_54.
exact: C_66.
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
have S_24 : 0 < (n * m_2 - m_1 ^+ 2) by apply: (pos_quotient H_21 (r := (n ^+ 2))); [sgn | clear - NZ_8 R; first [reflexivity | field; nz | ring]].
have NZ_25 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_26 : N%:R != 0 := nz_is e_5 NZ_25.
have e_27 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
pose t_28 : R := t_19 + (0 : R).
have e_29 : t_28 = ((n * m_2 - m_1 ^+ 2) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_20 e_27)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_30 : R := Num.sqrt t_28.
have [r_3 S_r3 E_r3] : exists2 r : R, 0 < r & r ^+ 2 = (n * m_2 - m_1 ^+ 2) by exact: (root_pos S_24).
have S_32 : 0 <= (r_3 / (n)) by apply: (nneg_is (c := r_3 * n^-1)); [clear - NZ_8 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3] | sgn].
have e_31 : t_30 = (r_3 / (n)) by apply: (sqrt_node e_29 S_32); clear - NZ_8 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have NZ_33 := lt0r_neq0 S_r3.
have NZ_34 : (r_3 / (n)) != 0 by apply: (nz_is (c := (r_3 * n^-1))); [clear - NZ_8 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3] | clear - NZ_33 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_35 : t_30 != 0 := nz_is e_31 NZ_34.
have S_36 : 0 <= ((n * m_2 - m_1 ^+ 2) / (n ^+ 2)) by apply: (nneg_is (c := (n * m_2 - m_1 ^+ 2) * n^-1 ^+ 2)); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | sgn].
have C_37 : 0 <= t_28 := nneg_is e_29 S_36.
pose t_38 : R := t_30^-1.
have e_39 : t_38 = ((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_31)); cbv beta; clear - NZ_33 NZ_8 NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_40 : 'cV[R]_N := t_38 *: t_12.
have e_41 : t_40 = (col (fun i => ((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_39 e_13)) => i; reduce; clear - NZ_23 NZ_8 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_42 : R := dot t_40 t_40.
have d_44 : whole (fun i => ((- n ^+ 2) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0) ^+ 2) + ((2%:R * n * m_1) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((- m_1 ^+ 2) / ((- n * m_2 + m_1 ^+ 2))) * (1)) = n by apply: (num_eq (partD (partD (partZ ((- n ^+ 2) / ((- n * m_2 + m_1 ^+ 2))) M_2) (partZ ((2%:R * n * m_1) / ((- n * m_2 + m_1 ^+ 2))) M_1)) (partZ ((- m_1 ^+ 2) / ((- n * m_2 + m_1 ^+ 2))) (whole_ones En)))); clear - NZ_23 R; first [reflexivity | field; nz | ring].
have d_45 : whole (fun i => (((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2))) * (1)) * (((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2))) * (1))) = n by apply: (whole_eq _ d_44) => i; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have e_43 : t_42 = n by apply: (dot_node e_41 e_41 d_45); done.
have S_46 : 0 <= n by apply: (nneg_is (c := n)); [clear - R; first [reflexivity | ring] | sgn].
have C_47 : 0 <= t_42 := nneg_is e_43 S_46.
have S_48 : 0 <= n by apply: (nneg_is (c := n)); [clear - R; first [reflexivity | ring] | sgn].
have C_49 : 0 <= N%:R := nneg_is e_5 S_48.
pose t_50 : R := Num.sqrt t_42.
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = n by exact: (root_pos N_pos).
have S_52 : 0 <= r_4 by apply: (nneg_is (c := r_4)); [clear - E_r4 R; first [reflexivity | ring: E_r4] | sgn].
have e_51 : t_50 = r_4 by apply: (sqrt_node e_43 S_52); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_54 : R := Num.sqrt N%:R.
have S_56 : 0 <= r_4 by apply: (nneg_is (c := r_4)); [clear - E_r4 R; first [reflexivity | ring: E_r4] | sgn].
have e_55 : t_54 = r_4 by apply: (sqrt_node e_5 S_56); clear - E_r4 R; first [reflexivity | ring: E_r4].
have C_53 : t_50 = t_54 by apply: (num_eq e_51); apply: esym; apply: (num_eq e_55); clear - E_r4 R; first [reflexivity | ring: E_r4].
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
have e_1 : gain = (col (fun i => (gain i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
have e_2 : activation = (col (fun i => (activation i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_3 : R := sumv activation.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_5 : 0 <= n - 1 by rewrite subr_ge0.
have [m_2 M_2] := some_number (part xpredT (fun i => (activation i 0))).
have e_4 : t_3 = m_2 by apply: (sum_node e_2 M_2); clear - R; first [reflexivity | ring].
have e_6 : N%:R = n by apply: (num_eq En); clear - R; first [reflexivity | ring].
pose t_7 : R := t_3 / N%:R.
have NZ_9 := lt0r_neq0 N_pos.
have e_8 : t_7 = (m_2 / (n)) by apply: (num_eq (num2 (fun a b : R => a / b) e_4 e_6)); cbv beta; clear - NZ_9 R; first [reflexivity | field; nz | ring].
have e_10 : (ones : 'cV[R]_N) = (col (fun i => 1)) by apply: (col_eq (col_ones R N)) => i; clear - R; first [reflexivity | ring].
pose t_11 : 'cV[R]_N := t_7 *: (ones : 'cV[R]_N).
have e_12 : t_11 = (col (fun i => (m_2 / (n)) * (1))) by apply: (col_eq (col_scale e_8 e_10)) => i; reduce; clear - NZ_9 R; first [reflexivity | field; nz | ring].
pose t_13 : 'cV[R]_N := activation - t_11.
have e_14 : t_13 = (col (fun i => (activation i 0) + ((- m_2) / (n)) * (1))) by apply: (col_eq (col_sub e_2 e_12)) => i; reduce; clear - NZ_9 R; first [reflexivity | field; nz | ring].
pose t_15 : R := dot t_13 t_13.
have [m_3 M_3] := some_number (part xpredT (fun i => (activation i 0) ^+ 2)).
have S_17 : 0 <= m_3 by rewrite -M_3; apply: part_ge0 => i; sgn.
have d_18 : whole (fun i => (activation i 0) ^+ 2 + ((- 2%:R * m_2) / (n)) * ((activation i 0)) + ((m_2 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_3 - m_2 ^+ 2) / (n)) by apply: (num_eq (partD (partD M_3 (partZ ((- 2%:R * m_2) / (n)) M_2)) (partZ ((m_2 ^+ 2) / (n ^+ 2)) (whole_ones En)))); clear - NZ_9 R; first [reflexivity | field; nz | ring].
have d_19 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_3 - m_2 ^+ 2) / (n)) by apply: (whole_eq _ d_18) => i; clear - NZ_9 R; first [reflexivity | field; nz | ring].
have e_16 : t_15 = ((n * m_3 - m_2 ^+ 2) / (n)) by apply: (dot_node e_14 e_14 d_19); done.
pose t_20 : R := t_15 / N%:R.
have e_21 : t_20 = ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a / b) e_16 e_6)); cbv beta; clear - NZ_9 R; first [reflexivity | field; nz | ring].
have e_22 : eps = eps by [].
pose t_23 : R := t_20 + eps.
have e_24 : t_23 = ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_21 e_22)); cbv beta; clear - NZ_9 R; first [reflexivity | field; nz | ring].
have H_25 := pos_of H1 e_24.
have NZ_26 := lt0r_neq0 H_25.
have NZ_27 : (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) != 0 by apply: (nz_factor (f := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2)) (r := (1 / (n ^+ 2))) NZ_26 _); clear - NZ_9 R; first [reflexivity | field; nz | ring].
have g_28 : part xpredT (fun i => (1) * (1)) = n by apply: (part_eq _ (whole_ones En)) => i; clear - R; first [reflexivity | ring].
have g_29 : part xpredT (fun i => ((activation i 0)) * ((activation i 0))) = m_3 by apply: (part_eq _ M_3) => i; clear - R; first [reflexivity | ring].
have g_30 : part xpredT (fun i => (1) * ((activation i 0))) = m_2 by apply: (part_eq _ M_2) => i; clear - R; first [reflexivity | ring].
have G_31 := gram g_28 g_29 g_30.
have S_32 : 0 <= (n * m_3 - m_2 ^+ 2) by apply: (nneg_is _ G_31); clear - R; ring.
have g_33 : part xpredT (fun i => (1) * (1)) = n by apply: (part_eq _ (whole_ones En)) => i; clear - R; first [reflexivity | ring].
have g_34 : part xpredT (fun i => ((activation i 0)) * ((activation i 0))) = m_3 by apply: (part_eq _ M_3) => i; clear - R; first [reflexivity | ring].
have g_35 : part xpredT (fun i => (1) * ((activation i 0))) = m_2 by apply: (part_eq _ M_2) => i; clear - R; first [reflexivity | ring].
have G_36 := gram g_33 g_34 g_35.
have S_37 : 0 <= (n * m_3 - m_2 ^+ 2) by apply: (nneg_is _ G_36); clear - R; ring.
have g_38 : part xpredT (fun i => (1) * (1)) = n by apply: (part_eq _ (whole_ones En)) => i; clear - R; first [reflexivity | ring].
have g_39 : part xpredT (fun i => ((activation i 0)) * ((activation i 0))) = m_3 by apply: (part_eq _ M_3) => i; clear - R; first [reflexivity | ring].
have g_40 : part xpredT (fun i => (1) * ((activation i 0))) = m_2 by apply: (part_eq _ M_2) => i; clear - R; first [reflexivity | ring].
have G_41 := gram g_38 g_39 g_40.
have S_42 : 0 <= (n * m_3 - m_2 ^+ 2) by apply: (nneg_is _ G_41); clear - R; ring.
have S_43 : 0 < (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by apply: (pos_quotient H_25 (r := (n ^+ 2))); [sgn | clear - NZ_9 R; first [reflexivity | field; nz | ring]].
have NZ_44 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_9 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_45 : N%:R != 0 := nz_is e_6 NZ_44.
have C_46 : forall i, gain i 0 != 0 by apply: (col_nz e_1) => i; have q0 := H0 i; clear - q0 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?oner_eq0 //=; first [nz1 | done].
pose t_47 : R := Num.sqrt t_23.
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by exact: (root_pos S_43).
have S_49 : 0 <= (r_4 / (n)) by apply: (nneg_is (c := r_4 * n^-1)); [clear - NZ_9 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | sgn].
have e_48 : t_47 = (r_4 / (n)) by apply: (sqrt_node e_24 S_49); clear - NZ_9 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have NZ_50 := lt0r_neq0 S_r4.
have NZ_51 : (r_4 / (n)) != 0 by apply: (nz_is (c := (r_4 * n^-1))); [clear - NZ_9 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_50 NZ_9 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_52 : t_47 != 0 := nz_is e_48 NZ_51.
have S_53 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2)); [clear - NZ_9 R; first [reflexivity | field; nz | ring] | sgn].
have C_54 : 0 <= t_23 := nneg_is e_24 S_53.
pose t_55 : 'cV[R]_N := vinv gain.
have e_56 : t_55 = (col (fun i => (gain i 0)^-1)) by apply: (col_eq (col_vinv e_1)) => i; reduce; have q_57 := H0 i; clear - q_57 R; first [reflexivity | field; nz | ring].
pose t_58 : 'cV[R]_N := had (ones : 'cV[R]_N) t_55.
have e_59 : t_58 = (col (fun i => (gain i 0)^-1)) by apply: (col_eq (col_had e_10 e_56)) => i; reduce; have q_60 := H0 i; clear - q_60 R; first [reflexivity | field; nz | ring].
pose t_61 : R := t_47^-1.
have e_62 : t_61 = ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_48)); cbv beta; clear - NZ_50 NZ_9 NZ_27 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_63 : 'cV[R]_N := t_61 *: t_13.
have e_64 : t_63 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_62 e_14)) => i; reduce; clear - NZ_27 NZ_9 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_65 : 'cV[R]_N := had gain t_63.
have e_66 : t_65 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)))) by apply: (col_eq (col_had e_1 e_64)) => i; reduce; clear - NZ_27 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_67 : bias = (col (fun i => (bias i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_68 : 'cV[R]_N := t_65 + bias.
have e_69 : t_68 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)) + (bias i 0))) by apply: (col_eq (col_add e_66 e_67)) => i; reduce; clear - NZ_27 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_70 : 'cV[R]_N := t_68 - bias.
have e_71 : t_70 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)))) by apply: (col_eq (col_sub e_69 e_67)) => i; reduce; clear - NZ_27 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_72 : R := dot t_58 t_70.
have d_74 : whole (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) = 0 by apply: (num_eq (partD (partZ ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_2) (partZ ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) (whole_ones En)))); clear - NZ_27 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_76 : whole (fun i => ((gain i 0)^-1) * (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)))) = 0 by apply: (whole_eq _ d_74) => i; have q_75 := H0 i; clear - NZ_27 q_75 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_73 : t_72 = 0 by apply: (dot_node e_59 e_71 d_76); done.
have e_78 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
have C_77 : t_72 = (0 : R) by apply: (num_eq e_73); apply: esym; apply: (num_eq e_78); clear - R; first [reflexivity | ring].
split; first exact: C_45.
split; first exact: C_46.
split; first exact: C_52.
split; first exact: C_54.
exact: C_77.
Qed.

(* riechers.image-in-ellipsoid
   The image without bias lies in the hyperellipsoid diag(g)·ball
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
pose t_63 : 'cV[R]_N := t_61 - bias.
have e_64 : t_63 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)))) by apply: (col_eq (col_sub e_62 e_60)) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_66 : 'M[R]_N := diag gain.
have e_67 : t_66 = (opr (fun i => (gain i 0)) [:: ]) by apply: (opr_eq (opr_diag e_53)); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_68 : 'cV[R]_N := t_66 *m t_56.
have e_69 : t_68 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)))) by apply: (col_eq (opr_apply (s := [:: ]) e_67 e_57 I)) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have C_65 : t_63 = t_68 by apply: (col_same e_64 e_69) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_70 : R := dot t_56 t_56.
have d_72 : whole (fun i => ((n ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) ^+ 2) + ((- 2%:R * n * m_2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) = ((n ^+ 2 * m_3 - n * m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (partD (partD (partZ ((n ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_3) (partZ ((- 2%:R * n * m_2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_2)) (partZ ((m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) (whole_ones En)))); clear - NZ_26 R; first [reflexivity | field; nz | ring].
have d_73 : whole (fun i => (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) * (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) = ((n ^+ 2 * m_3 - n * m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (whole_eq _ d_72) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_71 : t_70 = ((n ^+ 2 * m_3 - n * m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (dot_node e_57 e_57 d_73); done.
have S_75 : 0 <= (n ^+ 3 * eps) by apply: (nneg_is (c := eps * n ^+ 3)); [clear - R; first [reflexivity | ring] | sgn].
have S_76 : 0 <= ((n ^+ 3 * eps) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (nneg_is (c := (n ^+ 3 * eps) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2)^-1)); [clear - NZ_26 R; first [reflexivity | field; nz | ring] | sgn].
have C_74 : t_70 <= N%:R by apply: (le_by e_71 e_5 _ S_76); clear - NZ_26 R; first [reflexivity | field; nz | ring].
split; first exact: C_44.
split; first exact: C_50.
split; first exact: C_52.
split; first exact: C_65.
exact: C_74.
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
have NZ_4 : eps != 0 by apply: (nz_factor (f := eps) (r := 1) NZ_3 _); clear - R; first [reflexivity | ring].
have S_5 : 0 < eps by apply: (pos_quotient H_2 (r := 1)); [sgn | clear - R; first [reflexivity | ring]].
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_7 : 0 <= n - 1 by rewrite subr_ge0.
have e_6 : N%:R = n by apply: (num_eq En); clear - R; first [reflexivity | ring].
have NZ_8 := lt0r_neq0 N_pos.
have NZ_9 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_10 : N%:R != 0 := nz_is e_6 NZ_9.
have e_11 : activation = (col (fun i => (activation i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_12 : R := sumv activation.
have [m_2 M_2] := some_number (part xpredT (fun i => (activation i 0))).
have e_13 : t_12 = m_2 by apply: (sum_node e_11 M_2); clear - R; first [reflexivity | ring].
pose t_14 : R := t_12 / N%:R.
have e_15 : t_14 = (m_2 / (n)) by apply: (num_eq (num2 (fun a b : R => a / b) e_13 e_6)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_16 : (ones : 'cV[R]_N) = (col (fun i => 1)) by apply: (col_eq (col_ones R N)) => i; clear - R; first [reflexivity | ring].
pose t_17 : 'cV[R]_N := t_14 *: (ones : 'cV[R]_N).
have e_18 : t_17 = (col (fun i => (m_2 / (n)) * (1))) by apply: (col_eq (col_scale e_15 e_16)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_19 : 'cV[R]_N := activation - t_17.
have e_20 : t_19 = (col (fun i => (activation i 0) + ((- m_2) / (n)) * (1))) by apply: (col_eq (col_sub e_11 e_18)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_21 : R := dot t_19 t_19.
have [m_3 M_3] := some_number (part xpredT (fun i => (activation i 0) ^+ 2)).
have S_23 : 0 <= m_3 by rewrite -M_3; apply: part_ge0 => i; sgn.
have d_24 : whole (fun i => (activation i 0) ^+ 2 + ((- 2%:R * m_2) / (n)) * ((activation i 0)) + ((m_2 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_3 - m_2 ^+ 2) / (n)) by apply: (num_eq (partD (partD M_3 (partZ ((- 2%:R * m_2) / (n)) M_2)) (partZ ((m_2 ^+ 2) / (n ^+ 2)) (whole_ones En)))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_25 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_3 - m_2 ^+ 2) / (n)) by apply: (whole_eq _ d_24) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_22 : t_21 = ((n * m_3 - m_2 ^+ 2) / (n)) by apply: (dot_node e_20 e_20 d_25); done.
pose t_26 : R := t_21 / N%:R.
have e_27 : t_26 = ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a / b) e_22 e_6)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_28 : R := t_26 + eps.
have e_29 : t_28 = ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_27 e_1)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_30 : R := Num.sqrt t_28.
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
have g_42 : part xpredT (fun i => (1) * (1)) = n by apply: (part_eq _ (whole_ones En)) => i; clear - R; first [reflexivity | ring].
have g_43 : part xpredT (fun i => ((activation i 0)) * ((activation i 0))) = m_3 by apply: (part_eq _ M_3) => i; clear - R; first [reflexivity | ring].
have g_44 : part xpredT (fun i => (1) * ((activation i 0))) = m_2 by apply: (part_eq _ M_2) => i; clear - R; first [reflexivity | ring].
have G_45 := gram g_42 g_43 g_44.
have S_46 : 0 <= (n * m_3 - m_2 ^+ 2) by apply: (nneg_is _ G_45); clear - R; ring.
have S_47 : 0 < (n ^+ 2 * eps) by apply: (pos_is (c := eps * n ^+ 2)); [clear - R; first [reflexivity | ring] | sgn].
have S_48 : 0 < (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by apply: (pos_is (c := ((n * m_3 - m_2 ^+ 2) * (1) + (n ^+ 2 * eps)) / 1)); [clear - R; first [field | ring] | sgn].
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by exact: (root_pos S_48).
have S_49 : 0 <= (r_4 / (n)) by apply: (nneg_is (c := r_4 * n^-1)); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | sgn].
have e_31 : t_30 = (r_4 / (n)) by apply: (sqrt_node e_29 S_49); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have NZ_50 := lt0r_neq0 S_r4.
have NZ_51 : (r_4 / (n)) != 0 by apply: (nz_is (c := (r_4 * n^-1))); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_50 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_52 : t_30 != 0 := nz_is e_31 NZ_51.
have S_53 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2)); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | sgn].
have C_54 : 0 <= t_28 := nneg_is e_29 S_53.
have e_55 : gain = (col (fun i => (gain i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_56 : R := t_30^-1.
have NZ_58 := lt0r_neq0 S_48.
have e_57 : t_56 = ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_31)); cbv beta; clear - NZ_50 NZ_8 NZ_58 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_59 : 'cV[R]_N := t_56 *: t_19.
have e_60 : t_59 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_57 e_20)) => i; reduce; clear - NZ_58 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_61 : 'cV[R]_N := had gain t_59.
have e_62 : t_61 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)))) by apply: (col_eq (col_had e_55 e_60)) => i; reduce; clear - NZ_58 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_63 : bias = (col (fun i => (bias i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_64 : 'cV[R]_N := t_61 + bias.
have e_65 : t_64 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)) + (bias i 0))) by apply: (col_eq (col_add e_62 e_63)) => i; reduce; clear - NZ_58 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_66 : 'cV[R]_N := t_64 - bias.
have e_67 : t_66 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)))) by apply: (col_eq (col_sub e_65 e_63)) => i; reduce; clear - NZ_58 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_69 : 'M[R]_N := diag gain.
have e_70 : t_69 = (opr (fun i => (gain i 0)) [:: ]) by apply: (opr_eq (opr_diag e_55)); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_71 : 'cV[R]_N := t_69 *m t_59.
have e_72 : t_71 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)))) by apply: (col_eq (opr_apply (s := [:: ]) e_70 e_60 I)) => i; reduce; clear - NZ_58 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have C_68 : t_66 = t_71 by apply: (col_same e_67 e_72) => i; clear - NZ_58 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_73 : R := dot t_59 t_59.
have d_75 : whole (fun i => ((n ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) ^+ 2) + ((- 2%:R * n * m_2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) = ((n ^+ 2 * m_3 - n * m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (partD (partD (partZ ((n ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_3) (partZ ((- 2%:R * n * m_2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_2)) (partZ ((m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) (whole_ones En)))); clear - NZ_58 R; first [reflexivity | field; nz | ring].
have d_76 : whole (fun i => (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) * (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) = ((n ^+ 2 * m_3 - n * m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (whole_eq _ d_75) => i; clear - NZ_58 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_74 : t_73 = ((n ^+ 2 * m_3 - n * m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (dot_node e_60 e_60 d_76); done.
pose t_77 : R := N%:R - t_73.
have e_78 : t_77 = ((n ^+ 3 * eps) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a - b) e_6 e_74)); cbv beta; clear - NZ_58 R; first [reflexivity | field; nz | ring].
have S_80 : 0 < (n ^+ 3 * eps) by apply: (pos_is (c := eps * n ^+ 3)); [clear - R; first [reflexivity | ring] | sgn].
have S_81 : 0 < ((n ^+ 3 * eps) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (pos_is (c := (n ^+ 3 * eps) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2)^-1)); [clear - NZ_58 R; first [reflexivity | field; nz | ring] | sgn].
have C_79 : 0 < t_77 := pos_is e_78 S_81.
split; first exact: C_10.
split; first exact: C_52.
split; first exact: C_54.
split; first exact: C_68.
exact: C_79.
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
have NZ_4 : eps != 0 by apply: (nz_factor (f := eps) (r := 1) NZ_3 _); clear - R; first [reflexivity | ring].
have S_5 : 0 < eps by apply: (pos_quotient H_2 (r := 1)); [sgn | clear - R; first [reflexivity | ring]].
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_7 : 0 <= n - 1 by rewrite subr_ge0.
have e_6 : N%:R = n by apply: (num_eq En); clear - R; first [reflexivity | ring].
have e_8 : (1%:M : 'M[R]_N) = (opr (fun i => 1) [:: ]) by apply: (opr_eq (opr_id R N)); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_9 : R := N%:R^-1.
have NZ_11 := lt0r_neq0 N_pos.
have e_10 : t_9 = (1 / (n)) by apply: (num_eq (num1 (fun a : R => a^-1) e_6)); cbv beta; clear - NZ_11 R; first [reflexivity | field; nz | ring].
have e_12 : (ones : 'cV[R]_N) = (col (fun i => 1)) by apply: (col_eq (col_ones R N)) => i; clear - R; first [reflexivity | ring].
pose t_13 : 'M[R]_N := outer (ones : 'cV[R]_N) (ones : 'cV[R]_N).
have e_14 : t_13 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => 1))]) by apply: (opr_eq (opr_outer e_12 e_12)); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_15 : 'M[R]_N := t_9 *: t_13.
have e_16 : t_15 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => (1 / (n)) * (1)))]) by apply: (opr_eq (opr_scale e_10 e_14)); [move=> i; reduce; clear - NZ_11 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_11 R; first [reflexivity | field; nz | ring]].
pose t_17 : 'M[R]_N := (1%:M : 'M[R]_N) - t_15.
have e_18 : t_17 = (opr (fun i => 1) [:: ((fun i => 1), (fun i => ((- 1) / (n)) * (1)))]) by apply: (opr_eq (opr_sub e_8 e_16)); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_11 R; first [reflexivity | field; nz | ring]].
have e_19 : z = (col (fun i => (z i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_20 : 'cV[R]_N := t_17 *m z.
have [m_2 M_2] := some_number (part xpredT (fun i => (z i 0))).
have d_22 : whole (fun i => ((- 1) / (n)) * ((z i 0))) = ((- m_2) / (n)) by apply: (num_eq (partZ ((- 1) / (n)) M_2)); clear - NZ_11 R; first [reflexivity | field; nz | ring].
have d_23 : whole (fun i => (((- 1) / (n)) * (1)) * ((z i 0))) = ((- m_2) / (n)) by apply: (whole_eq _ d_22) => i; clear - NZ_11 R; first [reflexivity | field; nz | ring].
have e_21 : t_20 = (col (fun i => (z i 0) + ((- m_2) / (n)) * (1))) by apply: (col_eq (opr_apply (s := [:: ((- m_2) / (n))]) e_18 e_19 (conj d_23 I))) => i; reduce; clear - NZ_11 R; first [reflexivity | field; nz | ring].
pose t_24 : R := dot t_20 t_20.
have [m_3 M_3] := some_number (part xpredT (fun i => (z i 0) ^+ 2)).
have S_26 : 0 <= m_3 by rewrite -M_3; apply: part_ge0 => i; sgn.
have d_27 : whole (fun i => (z i 0) ^+ 2 + ((- 2%:R * m_2) / (n)) * ((z i 0)) + ((m_2 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_3 - m_2 ^+ 2) / (n)) by apply: (num_eq (partD (partD M_3 (partZ ((- 2%:R * m_2) / (n)) M_2)) (partZ ((m_2 ^+ 2) / (n ^+ 2)) (whole_ones En)))); clear - NZ_11 R; first [reflexivity | field; nz | ring].
have d_28 : whole (fun i => ((z i 0) + ((- m_2) / (n)) * (1)) * ((z i 0) + ((- m_2) / (n)) * (1))) = ((n * m_3 - m_2 ^+ 2) / (n)) by apply: (whole_eq _ d_27) => i; clear - NZ_11 R; first [reflexivity | field; nz | ring].
have e_25 : t_24 = ((n * m_3 - m_2 ^+ 2) / (n)) by apply: (dot_node e_21 e_21 d_28); done.
pose t_29 : R := N%:R - t_24.
have e_30 : t_29 = ((n ^+ 2 - n * m_3 + m_2 ^+ 2) / (n)) by apply: (num_eq (num2 (fun a b : R => a - b) e_6 e_25)); cbv beta; clear - NZ_11 R; first [reflexivity | field; nz | ring].
have H_31 := pos_of H1 e_30.
have NZ_32 := lt0r_neq0 H_31.
have NZ_33 : (n ^+ 2 - n * m_3 + m_2 ^+ 2) != 0 by apply: (nz_factor (f := (n ^+ 2 - n * m_3 + m_2 ^+ 2)) (r := (1 / (n))) NZ_32 _); clear - NZ_11 R; first [reflexivity | field; nz | ring].
have S_34 : 0 < (n ^+ 2 - n * m_3 + m_2 ^+ 2) by apply: (pos_quotient H_31 (r := n)); [sgn | clear - NZ_11 R; first [reflexivity | field; nz | ring]].
have NZ_35 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_11 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_36 : N%:R != 0 := nz_is e_6 NZ_35.
have NZ_37 : ((n ^+ 2 - n * m_3 + m_2 ^+ 2) / (n)) != 0 by apply: (nz_is (c := ((n ^+ 2 - n * m_3 + m_2 ^+ 2) * n^-1))); [clear - NZ_11 R; first [reflexivity | field; nz | ring] | clear - NZ_33 NZ_11 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_38 : t_29 != 0 := nz_is e_30 NZ_37.
pose t_39 : R := N%:R * eps.
have e_40 : t_39 = (n * eps) by apply: (num_eq (num2 (fun a b : R => a * b) e_6 e_1)); cbv beta; clear - R; first [reflexivity | ring].
pose t_41 : R := t_39 / t_29.
have e_42 : t_41 = ((n ^+ 2 * eps) / ((n ^+ 2 - n * m_3 + m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a / b) e_40 e_30)); cbv beta; clear - NZ_33 NZ_11 R; first [reflexivity | field; nz | ring].
pose t_43 : R := Num.sqrt t_41.
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = eps by exact: (root_pos S_5).
have [r_5 S_r5 E_r5] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 - n * m_3 + m_2 ^+ 2) by exact: (root_pos S_34).
have S_45 : 0 <= (n * r_4 * r_5) by apply: (nneg_is (c := r_5 * r_4 * n)); [clear - E_r4 E_r5 R; first [reflexivity | ring: E_r4 E_r5] | sgn].
have S_46 : 0 <= ((n * r_4 * r_5) / ((n ^+ 2 - n * m_3 + m_2 ^+ 2))) by apply: (nneg_is (c := (n * r_4 * r_5) * (n ^+ 2 - n * m_3 + m_2 ^+ 2)^-1)); [clear - NZ_33 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5] | sgn].
have e_44 : t_43 = ((n * r_4 * r_5) / ((n ^+ 2 - n * m_3 + m_2 ^+ 2))) by apply: (sqrt_node e_42 S_46); clear - NZ_33 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
pose t_47 : 'cV[R]_N := t_43 *: t_20.
have e_48 : t_47 = (col (fun i => ((n * r_4 * r_5) / ((n ^+ 2 - n * m_3 + m_2 ^+ 2))) * ((z i 0)) + ((- m_2 * r_4 * r_5) / ((n ^+ 2 - n * m_3 + m_2 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_44 e_21)) => i; reduce; clear - NZ_33 NZ_11 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
pose t_49 : R := sumv t_47.
have e_50 : t_49 = 0 by apply: (sum_node e_48 (partD (partZ ((n * r_4 * r_5) / ((n ^+ 2 - n * m_3 + m_2 ^+ 2))) M_2) (partZ ((- m_2 * r_4 * r_5) / ((n ^+ 2 - n * m_3 + m_2 ^+ 2))) (whole_ones En)))); clear - NZ_33 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
pose t_51 : R := t_49 / N%:R.
have e_52 : t_51 = 0 by apply: (num_eq (num2 (fun a b : R => a / b) e_50 e_6)); cbv beta; clear - NZ_11 R; first [reflexivity | field; nz | ring].
pose t_53 : 'cV[R]_N := t_51 *: (ones : 'cV[R]_N).
have e_54 : t_53 = (col (fun i => 0)) by apply: (col_eq (col_scale e_52 e_12)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_55 : 'cV[R]_N := t_47 - t_53.
have e_56 : t_55 = (col (fun i => ((n * r_4 * r_5) / ((n ^+ 2 - n * m_3 + m_2 ^+ 2))) * ((z i 0)) + ((- m_2 * r_4 * r_5) / ((n ^+ 2 - n * m_3 + m_2 ^+ 2))) * (1))) by apply: (col_eq (col_sub e_48 e_54)) => i; reduce; clear - NZ_33 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
pose t_57 : R := dot t_55 t_55.
have d_59 : whole (fun i => ((n ^+ 2 * eps) / ((n ^+ 2 - n * m_3 + m_2 ^+ 2))) * ((z i 0) ^+ 2) + ((- 2%:R * n * eps * m_2) / ((n ^+ 2 - n * m_3 + m_2 ^+ 2))) * ((z i 0)) + ((eps * m_2 ^+ 2) / ((n ^+ 2 - n * m_3 + m_2 ^+ 2))) * (1)) = ((n ^+ 2 * eps * m_3 - n * eps * m_2 ^+ 2) / ((n ^+ 2 - n * m_3 + m_2 ^+ 2))) by apply: (num_eq (partD (partD (partZ ((n ^+ 2 * eps) / ((n ^+ 2 - n * m_3 + m_2 ^+ 2))) M_3) (partZ ((- 2%:R * n * eps * m_2) / ((n ^+ 2 - n * m_3 + m_2 ^+ 2))) M_2)) (partZ ((eps * m_2 ^+ 2) / ((n ^+ 2 - n * m_3 + m_2 ^+ 2))) (whole_ones En)))); clear - NZ_33 R; first [reflexivity | field; nz | ring].
have d_60 : whole (fun i => (((n * r_4 * r_5) / ((n ^+ 2 - n * m_3 + m_2 ^+ 2))) * ((z i 0)) + ((- m_2 * r_4 * r_5) / ((n ^+ 2 - n * m_3 + m_2 ^+ 2))) * (1)) * (((n * r_4 * r_5) / ((n ^+ 2 - n * m_3 + m_2 ^+ 2))) * ((z i 0)) + ((- m_2 * r_4 * r_5) / ((n ^+ 2 - n * m_3 + m_2 ^+ 2))) * (1))) = ((n ^+ 2 * eps * m_3 - n * eps * m_2 ^+ 2) / ((n ^+ 2 - n * m_3 + m_2 ^+ 2))) by apply: (whole_eq _ d_59) => i; clear - NZ_33 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
have e_58 : t_57 = ((n ^+ 2 * eps * m_3 - n * eps * m_2 ^+ 2) / ((n ^+ 2 - n * m_3 + m_2 ^+ 2))) by apply: (dot_node e_56 e_56 d_60); done.
pose t_61 : R := t_57 / N%:R.
have e_62 : t_61 = ((n * eps * m_3 - eps * m_2 ^+ 2) / ((n ^+ 2 - n * m_3 + m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a / b) e_58 e_6)); cbv beta; clear - NZ_11 NZ_33 R; first [reflexivity | field; nz | ring].
pose t_63 : R := t_61 + eps.
have e_64 : t_63 = ((n ^+ 2 * eps) / ((n ^+ 2 - n * m_3 + m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a + b) e_62 e_1)); cbv beta; clear - NZ_33 R; first [reflexivity | field; nz | ring].
pose t_65 : R := Num.sqrt t_63.
have S_67 : 0 <= ((n * r_4 * r_5) / ((n ^+ 2 - n * m_3 + m_2 ^+ 2))) by apply: (nneg_is (c := (n * r_4 * r_5) * (n ^+ 2 - n * m_3 + m_2 ^+ 2)^-1)); [clear - NZ_33 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5] | sgn].
have e_66 : t_65 = ((n * r_4 * r_5) / ((n ^+ 2 - n * m_3 + m_2 ^+ 2))) by apply: (sqrt_node e_64 S_67); clear - NZ_33 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
have NZ_68 := lt0r_neq0 S_r5.
have NZ_69 := lt0r_neq0 S_r4.
have NZ_70 : ((n * r_4 * r_5) / ((n ^+ 2 - n * m_3 + m_2 ^+ 2))) != 0 by apply: (nz_is (c := (r_5 * r_4 * n * (n ^+ 2 - n * m_3 + m_2 ^+ 2)^-1))); [clear - NZ_33 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5] | clear - NZ_68 NZ_69 NZ_11 NZ_33 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_71 : t_65 != 0 := nz_is e_66 NZ_70.
have S_72 : 0 <= (n ^+ 2 * eps) by apply: (nneg_is (c := eps * n ^+ 2)); [clear - R; first [reflexivity | ring] | sgn].
have S_73 : 0 <= ((n ^+ 2 * eps) / ((n ^+ 2 - n * m_3 + m_2 ^+ 2))) by apply: (nneg_is (c := (n ^+ 2 * eps) * (n ^+ 2 - n * m_3 + m_2 ^+ 2)^-1)); [clear - NZ_33 R; first [reflexivity | field; nz | ring] | sgn].
have C_74 : 0 <= t_41 := nneg_is e_42 S_73.
have S_75 : 0 <= ((n ^+ 2 * eps) / ((n ^+ 2 - n * m_3 + m_2 ^+ 2))) by apply: (nneg_is (c := (n ^+ 2 * eps) * (n ^+ 2 - n * m_3 + m_2 ^+ 2)^-1)); [clear - NZ_33 R; first [reflexivity | field; nz | ring] | sgn].
have C_76 : 0 <= t_63 := nneg_is e_64 S_75.
have e_77 : gain = (col (fun i => (gain i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_78 : R := t_65^-1.
have NZ_80 : (n * r_4 * r_5) != 0 :> R by apply: (nz_is (c := (r_5 * r_4 * n))); [clear - R; ring | clear - NZ_68 NZ_69 NZ_11 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_79 : t_78 = ((r_4 * r_5) / (eps * n)) by apply: (num_eq (num1 (fun a : R => a^-1) e_66)); cbv beta; clear - NZ_68 NZ_69 NZ_11 NZ_80 NZ_33 NZ_4 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
pose t_81 : 'cV[R]_N := t_78 *: t_55.
have e_82 : t_81 = (col (fun i => (z i 0) + ((- m_2) / (n)) * (1))) by apply: (col_eq (col_scale e_79 e_56)) => i; reduce; clear - NZ_4 NZ_11 NZ_33 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
pose t_83 : 'cV[R]_N := had gain t_81.
have e_84 : t_83 = (col (fun i => (gain i 0) * (z i 0) + ((- m_2) / (n)) * ((gain i 0)))) by apply: (col_eq (col_had e_77 e_82)) => i; reduce; clear - NZ_11 R; first [reflexivity | field; nz | ring].
have e_85 : bias = (col (fun i => (bias i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_86 : 'cV[R]_N := t_83 + bias.
have e_87 : t_86 = (col (fun i => (gain i 0) * (z i 0) + ((- m_2) / (n)) * ((gain i 0)) + (bias i 0))) by apply: (col_eq (col_add e_84 e_85)) => i; reduce; clear - NZ_11 R; first [reflexivity | field; nz | ring].
pose t_89 : 'cV[R]_N := had gain t_20.
have e_90 : t_89 = (col (fun i => (gain i 0) * (z i 0) + ((- m_2) / (n)) * ((gain i 0)))) by apply: (col_eq (col_had e_77 e_21)) => i; reduce; clear - NZ_11 R; first [reflexivity | field; nz | ring].
pose t_91 : 'cV[R]_N := t_89 + bias.
have e_92 : t_91 = (col (fun i => (gain i 0) * (z i 0) + ((- m_2) / (n)) * ((gain i 0)) + (bias i 0))) by apply: (col_eq (col_add e_90 e_85)) => i; reduce; clear - NZ_11 R; first [reflexivity | field; nz | ring].
have C_88 : t_86 = t_91 by apply: (col_same e_87 e_92) => i; clear - NZ_11 R; first [reflexivity | field; nz | ring].
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
have NZ_25 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_26 : N%:R != 0 := nz_is e_5 NZ_25.
have e_27 : eps = eps by [].
pose t_28 : R := t_19 + eps.
have e_29 : t_28 = ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_20 e_27)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_30 : R := Num.sqrt t_28.
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
have S_42 : 0 <= (n ^+ 2 * eps) by apply: (nneg_is (c := eps * n ^+ 2)); [clear - R; first [reflexivity | ring] | sgn].
have S_43 : 0 < (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by apply: (pos_is (c := ((n * m_3 - m_2 ^+ 2) * (1) + (n ^+ 2 * eps)) / 1)); [clear - R; first [field | ring] | sgn].
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by exact: (root_pos S_43).
have S_44 : 0 <= (r_4 / (n)) by apply: (nneg_is (c := r_4 * n^-1)); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | sgn].
have e_31 : t_30 = (r_4 / (n)) by apply: (sqrt_node e_29 S_44); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have NZ_45 := lt0r_neq0 S_r4.
have NZ_46 : (r_4 / (n)) != 0 by apply: (nz_is (c := (r_4 * n^-1))); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_45 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_47 : t_30 != 0 := nz_is e_31 NZ_46.
have e_48 : (1%:M : 'M[R]_N) = (opr (fun i => 1) [:: ]) by apply: (opr_eq (opr_id R N)); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_49 : R := N%:R^-1.
have e_50 : t_49 = (1 / (n)) by apply: (num_eq (num1 (fun a : R => a^-1) e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_51 : 'M[R]_N := outer (ones : 'cV[R]_N) (ones : 'cV[R]_N).
have e_52 : t_51 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => 1))]) by apply: (opr_eq (opr_outer e_9 e_9)); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_53 : 'M[R]_N := t_49 *: t_51.
have e_54 : t_53 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => (1 / (n)) * (1)))]) by apply: (opr_eq (opr_scale e_50 e_52)); [move=> i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring]].
pose t_55 : 'M[R]_N := (1%:M : 'M[R]_N) - t_53.
have e_56 : t_55 = (opr (fun i => 1) [:: ((fun i => 1), (fun i => ((- 1) / (n)) * (1)))]) by apply: (opr_eq (opr_sub e_48 e_54)); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring]].
pose t_57 : 'cV[R]_N := t_55 *m activation.
have d_59 : whole (fun i => ((- 1) / (n)) * ((activation i 0))) = ((- m_2) / (n)) by apply: (num_eq (partZ ((- 1) / (n)) M_2)); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_60 : whole (fun i => (((- 1) / (n)) * (1)) * ((activation i 0))) = ((- m_2) / (n)) by apply: (whole_eq _ d_59) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_58 : t_57 = (col (fun i => (activation i 0) + ((- m_2) / (n)) * (1))) by apply: (col_eq (opr_apply (s := [:: ((- m_2) / (n))]) e_56 e_1 (conj d_60 I))) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_61 : R := dot t_57 t_57.
have e_62 : t_61 = ((n * m_3 - m_2 ^+ 2) / (n)) by apply: (dot_node e_58 e_58 d_18); done.
pose t_63 : R := N%:R * eps.
have e_64 : t_63 = (n * eps) by apply: (num_eq (num2 (fun a b : R => a * b) e_5 e_27)); cbv beta; clear - R; first [reflexivity | ring].
pose t_65 : R := t_61 + t_63.
have e_66 : t_65 = ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n)) by apply: (num_eq (num2 (fun a b : R => a + b) e_62 e_64)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have NZ_67 := lt0r_neq0 S_43.
have NZ_68 : ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n)) != 0 by apply: (nz_is (c := ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1))); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - NZ_67 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_69 : t_65 != 0 := nz_is e_66 NZ_68.
have NZ_70 : ((n * m_3 - m_2 ^+ 2) / (n)) != 0 by apply: (nz_is (c := - ((- n * m_3 + m_2 ^+ 2) * n^-1))); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - NZ_23 NZ_8 R; rewrite oppr_eq0; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_71 : t_61 != 0 := nz_is e_62 NZ_70.
have S_72 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2)); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | sgn].
have C_73 : 0 <= t_28 := nneg_is e_29 S_72.
pose t_74 : R := t_30^-1.
have e_75 : t_74 = ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_31)); cbv beta; clear - NZ_45 NZ_8 NZ_67 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_76 : 'cV[R]_N := t_74 *: t_12.
have e_77 : t_76 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_75 e_13)) => i; reduce; clear - NZ_67 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_78 : R := dot t_76 t_76.
have d_80 : whole (fun i => ((n ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) ^+ 2) + ((- 2%:R * n * m_2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) = ((n ^+ 2 * m_3 - n * m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (partD (partD (partZ ((n ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_3) (partZ ((- 2%:R * n * m_2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_2)) (partZ ((m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) (whole_ones En)))); clear - NZ_67 R; first [reflexivity | field; nz | ring].
have d_81 : whole (fun i => (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) * (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) = ((n ^+ 2 * m_3 - n * m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (whole_eq _ d_80) => i; clear - NZ_67 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_79 : t_78 = ((n ^+ 2 * m_3 - n * m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (dot_node e_77 e_77 d_81); done.
have S_82 : 0 <= (n ^+ 2 * m_3 - n * m_2 ^+ 2) by apply: (nneg_is (c := (n * m_3 - m_2 ^+ 2) * n)); [clear - R; first [reflexivity | ring] | sgn].
have S_83 : 0 <= ((n ^+ 2 * m_3 - n * m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (nneg_is (c := (n ^+ 2 * m_3 - n * m_2 ^+ 2) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2)^-1)); [clear - NZ_67 R; first [reflexivity | field; nz | ring] | sgn].
have C_84 : 0 <= t_78 := nneg_is e_79 S_83.
pose t_85 : R := N%:R * t_61.
have e_86 : t_85 = (n * m_3 - m_2 ^+ 2) by apply: (num_eq (num2 (fun a b : R => a * b) e_5 e_62)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_87 : R := t_85 / t_65.
have e_88 : t_87 = ((n ^+ 2 * m_3 - n * m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a / b) e_86 e_66)); cbv beta; clear - NZ_67 NZ_8 R; first [reflexivity | field; nz | ring].
have S_89 : 0 <= ((n ^+ 2 * m_3 - n * m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (nneg_is (c := (n ^+ 2 * m_3 - n * m_2 ^+ 2) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2)^-1)); [clear - NZ_67 R; first [reflexivity | field; nz | ring] | sgn].
have C_90 : 0 <= t_87 := nneg_is e_88 S_89.
pose t_91 : R := Num.sqrt t_78.
have [r_5 S_r5 E_r5] : exists2 r : R, 0 < r & r ^+ 2 = (n * m_3 - m_2 ^+ 2) by exact: (root_pos S_24).
have [r_6 S_r6 E_r6] : exists2 r : R, 0 < r & r ^+ 2 = n by exact: (root_pos N_pos).
have S_93 : 0 <= (r_4 * r_5 * r_6) by apply: (nneg_is (c := r_6 * r_5 * r_4)); [clear - E_r4 E_r5 E_r6 R; first [reflexivity | ring: E_r4 E_r5 E_r6] | sgn].
have S_94 : 0 <= ((r_4 * r_5 * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (nneg_is (c := (r_4 * r_5 * r_6) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2)^-1)); [clear - NZ_67 E_r4 E_r5 E_r6 R; first [reflexivity | field: E_r4 E_r5 E_r6; nz | ring: E_r4 E_r5 E_r6] | sgn].
have e_92 : t_91 = ((r_4 * r_5 * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (sqrt_node e_79 S_94); clear - NZ_67 E_r4 E_r5 E_r6 R; first [reflexivity | field: E_r4 E_r5 E_r6; nz | ring: E_r4 E_r5 E_r6].
pose t_96 : R := Num.sqrt t_87.
have S_98 : 0 <= ((r_4 * r_5 * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (nneg_is (c := (r_4 * r_5 * r_6) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2)^-1)); [clear - NZ_67 E_r4 E_r5 E_r6 R; first [reflexivity | field: E_r4 E_r5 E_r6; nz | ring: E_r4 E_r5 E_r6] | sgn].
have e_97 : t_96 = ((r_4 * r_5 * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (sqrt_node e_88 S_98); clear - NZ_67 E_r4 E_r5 E_r6 R; first [reflexivity | field: E_r4 E_r5 E_r6; nz | ring: E_r4 E_r5 E_r6].
have C_95 : t_91 = t_96 by apply: (num_eq e_92); apply: esym; apply: (num_eq e_97); clear - NZ_67 E_r4 E_r5 E_r6 R; first [reflexivity | field: E_r4 E_r5 E_r6; nz | ring: E_r4 E_r5 E_r6].
pose t_99 : R := N%:R - t_78.
have e_100 : t_99 = ((n ^+ 3 * eps) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a - b) e_5 e_79)); cbv beta; clear - NZ_67 R; first [reflexivity | field; nz | ring].
pose t_102 : R := N%:R ^+ 2.
have e_103 : t_102 = (n ^+ 2) by apply: (num_eq (num1 (fun a : R => a ^+ 2) e_5)); cbv beta; clear - R; first [reflexivity | ring].
pose t_104 : R := t_102 * eps.
have e_105 : t_104 = (n ^+ 2 * eps) by apply: (num_eq (num2 (fun a b : R => a * b) e_103 e_27)); cbv beta; clear - R; first [reflexivity | ring].
pose t_106 : R := t_104 / t_65.
have e_107 : t_106 = ((n ^+ 3 * eps) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a / b) e_105 e_66)); cbv beta; clear - NZ_67 NZ_8 R; first [reflexivity | field; nz | ring].
have C_101 : t_99 = t_106 by apply: (num_eq e_100); apply: esym; apply: (num_eq e_107); clear - NZ_67 R; first [reflexivity | field; nz | ring].
pose t_109 : R := t_104 / t_61.
have NZ_111 : (n * m_3 - m_2 ^+ 2) != 0 :> R by apply: (nz_is (c := - ((- n * m_3 + m_2 ^+ 2)))); [clear - R; ring | clear - NZ_23 R; rewrite oppr_eq0; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_110 : t_109 = ((- n ^+ 3 * eps) / ((- n * m_3 + m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a / b) e_105 e_62)); cbv beta; clear - NZ_23 NZ_111 NZ_8 R; first [reflexivity | field; nz | ring].
have S_112 : 0 <= (n ^+ 5 * eps ^+ 2) by apply: (nneg_is (c := eps ^+ 2 * n ^+ 5)); [clear - R; first [reflexivity | ring] | sgn].
have S_113 : 0 <= ((- n ^+ 5 * eps ^+ 2) / ((- n * m_3 + m_2 ^+ 2) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (nneg_is (c := (n ^+ 5 * eps ^+ 2) * (n * m_3 - m_2 ^+ 2)^-1 * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2)^-1)); [clear - NZ_23 NZ_67 R; first [reflexivity | field; nz | ring] | sgn].
have C_108 : t_99 <= t_109 by apply: (le_by e_100 e_110 _ S_113); clear - NZ_67 NZ_23 R; first [reflexivity | field; nz | ring].
split; first exact: C_26.
split; first exact: C_47.
split; first exact: C_69.
split; first exact: C_71.
split; first exact: C_73.
split; first exact: C_84.
split; first exact: C_90.
split; first exact: C_95.
split; first exact: C_101.
exact: C_108.
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
have NZ_44 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_45 : N%:R != 0 := nz_is e_5 NZ_44.
pose t_46 : R := Num.sqrt t_22.
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by exact: (root_pos S_42).
have S_48 : 0 <= (r_4 / (n)) by apply: (nneg_is (c := r_4 * n^-1)); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | sgn].
have e_47 : t_46 = (r_4 / (n)) by apply: (sqrt_node e_23 S_48); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have NZ_49 := lt0r_neq0 S_r4.
have NZ_50 : (r_4 / (n)) != 0 by apply: (nz_is (c := (r_4 * n^-1))); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_49 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_51 : t_46 != 0 := nz_is e_47 NZ_50.
have C_52 : forall i, gain i 0 != 0 by apply: (col_nz e_43) => i; have q0 := H1 i; clear - q0 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?oner_eq0 //=; first [nz1 | done].
pose t_53 : 'cV[R]_N := vinv gain.
have e_54 : t_53 = (col (fun i => (gain i 0)^-1)) by apply: (col_eq (col_vinv e_43)) => i; reduce; have q_55 := H1 i; clear - q_55 R; first [reflexivity | field; nz | ring].
pose t_56 : 'cV[R]_N := had (ones : 'cV[R]_N) t_53.
have e_57 : t_56 = (col (fun i => (gain i 0)^-1)) by apply: (col_eq (col_had e_9 e_54)) => i; reduce; have q_58 := H1 i; clear - q_58 R; first [reflexivity | field; nz | ring].
pose t_59 : R := dot t_56 t_56.
have [m_5 M_5] := some_number (part xpredT (fun i => (gain i 0)^-1 ^+ 2)).
have S_61 : 0 < m_5 by rewrite -M_5; apply: (whole_gt0 N_gt0) => i; have q0 := H1 i; sgn.
have d_62 : whole (fun i => (gain i 0)^-1 ^+ 2) = m_5 by apply: (num_eq M_5); clear - R; first [reflexivity | ring].
have d_64 : whole (fun i => ((gain i 0)^-1) * ((gain i 0)^-1)) = m_5 by apply: (whole_eq _ d_62) => i; have q_63 := H1 i; clear - q_63 R; first [reflexivity | field; nz | ring].
have e_60 : t_59 = m_5 by apply: (dot_node e_57 e_57 d_64); done.
have NZ_65 := lt0r_neq0 S_61.
have NZ_66 : m_5 != 0 by apply: (nz_is (c := (m_5))); [clear - R; first [reflexivity | ring] | clear - NZ_65 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_67 : t_59 != 0 := nz_is e_60 NZ_66.
have S_68 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2)); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | sgn].
have C_69 : 0 <= t_22 := nneg_is e_23 S_68.
pose t_70 : R := t_46^-1.
have e_71 : t_70 = ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_47)); cbv beta; clear - NZ_49 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_72 : 'cV[R]_N := t_70 *: t_12.
have e_73 : t_72 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_71 e_13)) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_74 : 'cV[R]_N := had gain t_72.
have e_75 : t_74 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)))) by apply: (col_eq (col_had e_43 e_73)) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_76 : bias = (col (fun i => (bias i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_77 : 'cV[R]_N := t_74 + bias.
have e_78 : t_77 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)) + (bias i 0))) by apply: (col_eq (col_add e_75 e_76)) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_79 : 'cV[R]_N := t_77 - bias.
have e_80 : t_79 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)))) by apply: (col_eq (col_sub e_78 e_76)) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_81 : (1%:M : 'M[R]_N) = (opr (fun i => 1) [:: ]) by apply: (opr_eq (opr_id R N)); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_82 : R := t_59^-1.
have e_83 : t_82 = (1 / (m_5)) by apply: (num_eq (num1 (fun a : R => a^-1) e_60)); cbv beta; clear - NZ_65 R; first [reflexivity | field; nz | ring].
pose t_84 : 'M[R]_N := outer t_56 t_56.
have e_85 : t_84 = (opr (fun i => 0) [:: ((fun i => (gain i 0)^-1), (fun i => (gain i 0)^-1))]) by apply: (opr_eq (opr_outer e_57 e_57)); [move=> i; reduce; have q_86 := H1 i; clear - q_86 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; have q_87 := H1 i; have q_88 := H1 j; clear - q_87 q_88 R; first [reflexivity | field; nz | ring]].
pose t_89 : 'M[R]_N := t_82 *: t_84.
have e_90 : t_89 = (opr (fun i => 0) [:: ((fun i => (gain i 0)^-1), (fun i => (1 / (m_5)) * ((gain i 0)^-1)))]) by apply: (opr_eq (opr_scale e_83 e_85)); [move=> i; reduce; clear - NZ_65 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; have q_91 := H1 i; have q_92 := H1 j; clear - NZ_65 q_91 q_92 R; first [reflexivity | field; nz | ring]].
pose t_93 : 'M[R]_N := (1%:M : 'M[R]_N) - t_89.
have e_94 : t_93 = (opr (fun i => 1) [:: ((fun i => (gain i 0)^-1), (fun i => ((- 1) / (m_5)) * ((gain i 0)^-1)))]) by apply: (opr_eq (opr_sub e_81 e_90)); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; have q_95 := H1 i; have q_96 := H1 j; clear - NZ_65 q_95 q_96 R; first [reflexivity | field; nz | ring]].
pose t_97 : 'cV[R]_N := vpow t_53 2.
have e_98 : t_97 = (col (fun i => (gain i 0)^-1 ^+ 2)) by apply: (col_eq (col_vpow 2 e_54)) => i; reduce; have q_99 := H1 i; clear - q_99 R; first [reflexivity | field; nz | ring].
pose t_100 : 'M[R]_N := diag t_97.
have e_101 : t_100 = (opr (fun i => (gain i 0)^-1 ^+ 2) [:: ]) by apply: (opr_eq (opr_diag e_98)); [move=> i; reduce; have q_102 := H1 i; clear - q_102 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; have q_103 := H1 i; have q_104 := H1 j; clear - q_103 q_104 R; first [reflexivity | field; nz | ring]].
pose t_105 : 'M[R]_N := t_93 *m t_100.
have e_106 : t_105 = (opr (fun i => (gain i 0)^-1 ^+ 2) [:: ((fun i => (gain i 0)^-1), (fun i => ((- 1) / (m_5)) * ((gain i 0)^-1 ^+ 3)))]) by apply: (opr_eq (opr_mul (ss := [:: ]) e_94 e_101 (I))); [move=> i; reduce; have q_107 := H1 i; clear - q_107 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; have q_108 := H1 i; have q_109 := H1 j; clear - NZ_65 q_108 q_109 R; first [reflexivity | field; nz | ring]].
pose t_110 : 'M[R]_N := t_105 *m t_93.
have [m_6 M_6] := some_number (part xpredT (fun i => (gain i 0)^-1 ^+ 4)).
have S_112 : 0 < m_6 by rewrite -M_6; apply: (whole_gt0 N_gt0) => i; have q0 := H1 i; sgn.
have d_113 : whole (fun i => ((- 1) / (m_5)) * ((gain i 0)^-1 ^+ 4)) = ((- m_6) / (m_5)) by apply: (num_eq (partZ ((- 1) / (m_5)) M_6)); clear - NZ_65 R; first [reflexivity | field; nz | ring].
have d_115 : whole (fun i => (((- 1) / (m_5)) * ((gain i 0)^-1 ^+ 3)) * ((gain i 0)^-1)) = ((- m_6) / (m_5)) by apply: (whole_eq _ d_113) => i; have q_114 := H1 i; clear - NZ_65 q_114 R; first [reflexivity | field; nz | ring].
have e_111 : t_110 = (opr (fun i => (gain i 0)^-1 ^+ 2) [:: ((fun i => (gain i 0)^-1), (fun i => ((- 1) / (m_5)) * ((gain i 0)^-1 ^+ 3) + (m_6 / (m_5 ^+ 2)) * ((gain i 0)^-1))); ((fun i => (gain i 0)^-1 ^+ 3), (fun i => ((- 1) / (m_5)) * ((gain i 0)^-1)))]) by apply: (opr_eq (opr_mul (ss := [:: [:: ((- m_6) / (m_5))]]) e_106 e_94 (conj (conj d_115 I) (I)))); [move=> i; reduce; have q_116 := H1 i; clear - NZ_65 q_116 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; have q_117 := H1 i; have q_118 := H1 j; clear - NZ_65 q_117 q_118 R; first [reflexivity | field; nz | ring]].
pose t_119 : 'cV[R]_N := t_110 *m t_79.
have [m_7 M_7] := some_number (part xpredT (fun i => (activation i 0) * (gain i 0)^-1 ^+ 2)).
have d_121 : whole (fun i => ((- n * r_4) / (m_5 * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)^-1 ^+ 2) + ((m_2 * r_4) / (m_5 * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)^-1 ^+ 2) + ((n * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * m_5 ^+ 2)) * ((activation i 0)) + ((- m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * m_5 ^+ 2)) * (1)) = ((- n * r_4 * m_7 + m_2 * r_4 * m_5) / (m_5 * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (partD (partD (partD (partZ ((- n * r_4) / (m_5 * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_7) (partZ ((m_2 * r_4) / (m_5 * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_5)) (partZ ((n * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * m_5 ^+ 2)) M_2)) (partZ ((- m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * m_5 ^+ 2)) (whole_ones En)))); clear - NZ_65 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_123 : whole (fun i => (((- 1) / (m_5)) * ((gain i 0)^-1 ^+ 3) + (m_6 / (m_5 ^+ 2)) * ((gain i 0)^-1)) * (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)))) = ((- n * r_4 * m_7 + m_2 * r_4 * m_5) / (m_5 * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (whole_eq _ d_121) => i; have q_122 := H1 i; clear - NZ_65 NZ_26 q_122 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_124 : whole (fun i => ((- n * r_4) / (m_5 * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((m_2 * r_4) / (m_5 * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) = 0 by apply: (num_eq (partD (partZ ((- n * r_4) / (m_5 * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_2) (partZ ((m_2 * r_4) / (m_5 * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) (whole_ones En)))); clear - NZ_65 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_126 : whole (fun i => (((- 1) / (m_5)) * ((gain i 0)^-1)) * (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)))) = 0 by apply: (whole_eq _ d_124) => i; have q_125 := H1 i; clear - NZ_65 NZ_26 q_125 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_120 : t_119 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)^-1) + ((- n * r_4 * m_7) / (m_5 * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)^-1))) by apply: (col_eq (opr_apply (s := [:: ((- n * r_4 * m_7 + m_2 * r_4 * m_5) / (m_5 * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))); 0]) e_111 e_80 (conj d_123 (conj d_126 I)))) => i; reduce; have q_127 := H1 i; clear - NZ_65 NZ_26 q_127 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_128 : R := dot t_79 t_119.
have d_130 : whole (fun i => ((n ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) ^+ 2) + ((- n ^+ 2 * m_7 - n * m_2 * m_5) / (m_5 * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((n * m_2 * m_7) / (m_5 * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) = ((n ^+ 2 * m_3 - n * m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (partD (partD (partZ ((n ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_3) (partZ ((- n ^+ 2 * m_7 - n * m_2 * m_5) / (m_5 * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_2)) (partZ ((n * m_2 * m_7) / (m_5 * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) (whole_ones En)))); clear - NZ_26 NZ_65 R; first [reflexivity | field; nz | ring].
have d_132 : whole (fun i => (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0))) * (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)^-1) + ((- n * r_4 * m_7) / (m_5 * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)^-1))) = ((n ^+ 2 * m_3 - n * m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (whole_eq _ d_130) => i; have q_131 := H1 i; clear - NZ_26 NZ_65 q_131 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_129 : t_128 = ((n ^+ 2 * m_3 - n * m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (dot_node e_80 e_120 d_132); done.
pose t_134 : R := dot t_72 t_72.
have d_136 : whole (fun i => ((n ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) ^+ 2) + ((- 2%:R * n * m_2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) = ((n ^+ 2 * m_3 - n * m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (partD (partD (partZ ((n ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_3) (partZ ((- 2%:R * n * m_2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_2)) (partZ ((m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) (whole_ones En)))); clear - NZ_26 R; first [reflexivity | field; nz | ring].
have d_137 : whole (fun i => (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) * (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) = ((n ^+ 2 * m_3 - n * m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (whole_eq _ d_136) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_135 : t_134 = ((n ^+ 2 * m_3 - n * m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (dot_node e_73 e_73 d_137); done.
have C_133 : t_128 = t_134 by apply: (num_eq e_129); apply: esym; apply: (num_eq e_135); clear - NZ_26 R; first [reflexivity | field; nz | ring].
split; first exact: C_45.
split; first exact: C_51.
split; first exact: C_52.
split; first exact: C_67.
split; first exact: C_69.
exact: C_133.
Qed.

End Claims.
