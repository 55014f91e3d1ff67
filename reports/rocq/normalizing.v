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

(* lnverify.core
   LayerNorm_ε(a) = g ⊙ √N u_{Nε}(Πa) + b
   this project; with a proof *)
Theorem lnverify_core (activation gain bias : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  N%:R != 0 :> R /\
  Num.sqrt (variance activation + eps) != 0 /\
  Num.sqrt (dot (Pi *m activation) (Pi *m activation) + N%:R * eps) != 0 /\
  0 <= variance activation + eps /\
  0 <= N%:R :> R /\
  0 <= dot (Pi *m activation) (Pi *m activation) + N%:R * eps /\
  layer_norm eps gain bias activation = had gain (Num.sqrt N%:R *: unit_map (N%:R * eps) (Pi *m activation)) + bias :> 'cV[R]_N.
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
have e_41 : (1%:M : 'M[R]_N) = (opr (fun i => 1) [:: ]) by rule (opr_eq (opr_id R N) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_42 : R := N%:R^-1.
have e_43 : t_42 = (1 / (n)) by rule (num_eq (num1 (fun a : R => a^-1) e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_44 : 'M[R]_N := outer (ones : 'cV[R]_N) (ones : 'cV[R]_N).
have e_45 : t_44 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => 1))]) by rule (opr_eq (opr_outer e_9 e_9) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_46 : 'M[R]_N := t_42 *: t_44.
have e_47 : t_46 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => (1 / (n)) * (1)))]) by rule (opr_eq (opr_scale e_43 e_45) _ _); [move=> i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring]].
pose t_48 : 'M[R]_N := (1%:M : 'M[R]_N) - t_46.
have e_49 : t_48 = (opr (fun i => 1) [:: ((fun i => 1), (fun i => ((- 1) / (n)) * (1)))]) by rule (opr_eq (opr_sub e_41 e_47) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring]].
pose t_50 : 'cV[R]_N := t_48 *m activation.
have d_52 : whole (fun i => ((- 1) / (n)) * ((activation i 0))) = ((- m_2) / (n)) by rule (num_eq (partZ ((- 1) / (n)) M_2) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_53 : whole (fun i => (((- 1) / (n)) * (1)) * ((activation i 0))) = ((- m_2) / (n)) by rule (whole_eq _ d_52) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_51 : t_50 = (col (fun i => (activation i 0) + ((- m_2) / (n)) * (1))) by rule (col_eq (opr_apply (s := [:: ((- m_2) / (n))]) e_49 e_1 (conj d_53 I)) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_54 : R := dot t_50 t_50.
have e_55 : t_54 = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (dot_node e_51 e_51 d_18); done.
pose t_56 : R := N%:R * eps.
have e_57 : t_56 = (n * eps) by rule (num_eq (num2 (fun a b : R => a * b) e_5 e_21) _); clear - R; first [reflexivity | ring].
pose t_58 : R := t_54 + t_56.
have e_59 : t_58 = ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_55 e_57) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_60 : R := Num.sqrt t_58.
have [r_5 S_r5 E_r5] : exists2 r : R, 0 < r & r ^+ 2 = n by exact: (root_pos N_pos).
have S_62 : 0 <= (r_4 * r_5) by rule (nneg_is (c := r_5 * r_4) _ _); [clear - E_r4 E_r5 R; first [reflexivity | ring: E_r4 E_r5] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 S_r5 NZ_8 NZ_26 NZ_38 R; sgn].
have S_63 : 0 <= ((r_4 * r_5) / (n)) by rule (nneg_is (c := (r_4 * r_5) * n^-1) _ _); [clear - NZ_8 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 S_r5 S_62 NZ_8 NZ_26 NZ_38 R; sgn].
have e_61 : t_60 = ((r_4 * r_5) / (n)) by rule (sqrt_node e_59 S_63 _); clear - NZ_8 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
have NZ_64 := lt0r_neq0 S_r5.
have NZ_65 : ((r_4 * r_5) / (n)) != 0 by rule (nz_is (c := (r_5 * r_4 * n^-1)) _ _); [clear - NZ_8 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5] | clear - NZ_64 NZ_38 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_66 : t_60 != 0 := nz_is e_61 NZ_65.
have S_67 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 S_r5 S_62 NZ_8 NZ_26 NZ_38 NZ_64 R; sgn].
have C_68 : 0 <= t_22 := nneg_is e_23 S_67.
have S_69 : 0 <= n by rule (nneg_is (c := n) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 S_r5 S_62 NZ_8 NZ_26 NZ_38 NZ_64 R; sgn].
have C_70 : 0 <= N%:R := nneg_is e_5 S_69.
have S_71 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n)) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 S_r5 S_62 NZ_8 NZ_26 NZ_38 NZ_64 R; sgn].
have C_72 : 0 <= t_58 := nneg_is e_59 S_71.
have e_73 : gain = (col (fun i => (gain i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_74 : R := t_35^-1.
have e_75 : t_74 = ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_36) _); clear - NZ_38 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_76 : 'cV[R]_N := t_74 *: t_12.
have e_77 : t_76 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_75 e_13) _) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_78 : 'cV[R]_N := had gain t_76.
have e_79 : t_78 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)))) by rule (col_eq (col_had e_73 e_77) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_80 : bias = (col (fun i => (bias i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_81 : 'cV[R]_N := t_78 + bias.
have e_82 : t_81 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)) + (bias i 0))) by rule (col_eq (col_add e_79 e_80) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_84 : R := Num.sqrt N%:R.
have S_86 : 0 <= r_5 by rule (nneg_is (c := r_5) _ _); [clear - E_r5 R; first [reflexivity | ring: E_r5] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 S_r5 S_62 NZ_8 NZ_26 NZ_38 NZ_64 R; sgn].
have e_85 : t_84 = r_5 by rule (sqrt_node e_5 S_86 _); clear - E_r5 R; first [reflexivity | ring: E_r5].
pose t_87 : R := t_60^-1.
have NZ_89 : (r_4 * r_5) != 0 :> R by rule (nz_is (c := (r_5 * r_4)) _ _); [clear - R; ring | clear - NZ_64 NZ_38 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_88 : t_87 = ((r_4 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_61) _); clear - NZ_64 NZ_38 NZ_89 NZ_8 NZ_26 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
pose t_90 : 'cV[R]_N := t_87 *: t_50.
have e_91 : t_90 = (col (fun i => ((r_4 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4 * r_5) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_88 e_51) _) => i; reduce; clear - NZ_26 NZ_8 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
pose t_92 : 'cV[R]_N := t_84 *: t_90.
have e_93 : t_92 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_85 e_91) _) => i; reduce; clear - NZ_26 NZ_8 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
pose t_94 : 'cV[R]_N := had gain t_92.
have e_95 : t_94 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)))) by rule (col_eq (col_had e_73 e_93) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_96 : 'cV[R]_N := t_94 + bias.
have e_97 : t_96 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)) + (bias i 0))) by rule (col_eq (col_add e_95 e_80) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have C_83 : t_81 = t_96 by rule (col_same e_82 e_97 _) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
split; first exact: C_34.
split; first exact: C_40.
split; first exact: C_66.
split; first exact: C_68.
split; first exact: C_70.
split; first exact: C_72.
exact: C_83.
Qed.

(* activation.on-the-circle
   Normalization guarantees that points end up on the unit sphere
   “Re-Examining LayerNorm”, a post on LayerNorm as an activation function; Summary, the paragraph on stretching *)
Theorem activation_on_the_circle (activation : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < dot activation activation ->
  eps = 0 :> R ->
  Num.sqrt (dot activation activation + eps) != 0 /\
  0 <= dot activation activation + eps /\
  dot (unit_map eps activation) (unit_map eps activation) = 1 :> R.
Proof.
move=> N_gt0 H_eps H0 H1.
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
have H_8 := pos_of H0 e_3.
have NZ_9 := lt0r_neq0 H_8.
have NZ_10 : m_2 != 0 by rule (nz_factor (f := m_2) (r := 1) NZ_9 _); clear - R; first [reflexivity | ring].
have S_11 : 0 < m_2 by rule (pos_quotient H_8 (r := 1) _ _); [clear - H_eps N_pos S_4 S_5 NZ_10 R; sgn | clear - R; first [reflexivity | ring]].
have e_12 : eps = eps by [].
have e_13 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
have E_14 : eps = 0 by rule (solved (r := 1) (eq_of H1 e_12 e_13) _); clear - R; first [reflexivity | ring].
have e_15 : activation = (col (fun i => (activation i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_16 : R := dot activation activation.
have d_18 : whole (fun i => (activation i 0) ^+ 2) = m_2 by rule (num_eq M_2 _); clear - R; first [reflexivity | ring].
have d_19 : whole (fun i => ((activation i 0)) * ((activation i 0))) = m_2 by rule (whole_eq _ d_18) => i; clear - R; first [reflexivity | ring].
have e_17 : t_16 = m_2 by rule (dot_node e_15 e_15 d_19); done.
pose t_21 : R := t_16 + eps.
have e_22 : t_21 = m_2 by rule (num_eq (num2 (fun a b : R => a + b) e_17 E_14) _); clear - R; first [reflexivity | ring].
pose t_23 : R := Num.sqrt t_21.
have [r_3 S_r3 E_r3] : exists2 r : R, 0 < r & r ^+ 2 = m_2 by exact: (root_pos S_11).
have S_25 : 0 <= r_3 by rule (nneg_is (c := r_3) _ _); [clear - E_r3 R; first [reflexivity | ring: E_r3] | clear - N_pos S_4 S_5 S_11 S_r3 NZ_10 R; sgn].
have e_24 : t_23 = r_3 by rule (sqrt_node e_22 S_25 _); clear - E_r3 R; first [reflexivity | ring: E_r3].
have NZ_26 := lt0r_neq0 S_r3.
have NZ_27 : r_3 != 0 by rule (nz_is (c := (r_3)) _ _); [clear - E_r3 R; first [reflexivity | ring: E_r3] | clear - NZ_26 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_28 : t_23 != 0 := nz_is e_24 NZ_27.
have S_29 : 0 <= m_2 by rule (nneg_is (c := m_2) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_4 S_5 S_11 S_r3 NZ_10 NZ_26 R; sgn].
have C_30 : 0 <= t_21 := nneg_is e_22 S_29.
pose t_31 : R := t_23^-1.
have e_32 : t_31 = (r_3 / (m_2)) by rule (num_eq (num1 (fun a : R => a^-1) e_24) _); clear - NZ_26 NZ_10 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_33 : 'cV[R]_N := t_31 *: activation.
have e_34 : t_33 = (col (fun i => (r_3 / (m_2)) * ((activation i 0)))) by rule (col_eq (col_scale e_32 e_15) _) => i; reduce; clear - NZ_10 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_35 : R := dot t_33 t_33.
have d_37 : whole (fun i => (1 / (m_2)) * ((activation i 0) ^+ 2)) = 1 by rule (num_eq (partZ (1 / (m_2)) M_2) _); clear - NZ_10 R; first [reflexivity | field; nz | ring].
have d_38 : whole (fun i => ((r_3 / (m_2)) * ((activation i 0))) * ((r_3 / (m_2)) * ((activation i 0)))) = 1 by rule (whole_eq _ d_37) => i; clear - NZ_10 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have e_36 : t_35 = 1 by rule (dot_node e_34 e_34 d_38); done.
have e_40 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
have C_39 : t_35 = (1 : R) by rule (num_eq e_36 (esym (num_eq e_40 _))); clear - R; first [reflexivity | ring].
split; first exact: C_28.
split; first exact: C_30.
exact: C_39.
Qed.

(* activation.direction
   Normalization does not alter the direction of a vector
   “Re-Examining LayerNorm”, a post on LayerNorm as an activation function; Opening paragraph *)
Theorem activation_direction (activation : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < dot activation activation + eps ->
  Num.sqrt (dot activation activation + eps) != 0 /\
  0 <= dot activation activation + eps /\
  0 < 1 / Num.sqrt (dot activation activation + eps) /\
  outer activation (unit_map eps activation) = outer (unit_map eps activation) activation :> 'M[R]_N.
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
have e_8 : eps = eps by [].
pose t_9 : R := t_2 + eps.
have e_10 : t_9 = (eps + m_2) by rule (num_eq (num2 (fun a b : R => a + b) e_3 e_8) _); clear - R; first [reflexivity | ring].
have H_11 := pos_of H0 e_10.
have NZ_12 := lt0r_neq0 H_11.
have NZ_13 : (eps + m_2) != 0 by rule (nz_factor (f := (eps + m_2)) (r := 1) NZ_12 _); clear - R; first [reflexivity | ring].
have S_14 : 0 < (eps + m_2) by rule (pos_quotient H_11 (r := 1) _ _); [clear - H_eps N_pos S_4 S_5 NZ_13 R; sgn | clear - R; first [reflexivity | ring]].
pose t_15 : R := Num.sqrt t_9.
have [r_3 S_r3 E_r3] : exists2 r : R, 0 < r & r ^+ 2 = (eps + m_2) by exact: (root_pos S_14).
have S_17 : 0 <= r_3 by rule (nneg_is (c := r_3) _ _); [clear - E_r3 R; first [reflexivity | ring: E_r3] | clear - H_eps N_pos S_4 S_5 S_14 S_r3 NZ_13 R; sgn].
have e_16 : t_15 = r_3 by rule (sqrt_node e_10 S_17 _); clear - E_r3 R; first [reflexivity | ring: E_r3].
have NZ_18 := lt0r_neq0 S_r3.
have NZ_19 : r_3 != 0 by rule (nz_is (c := (r_3)) _ _); [clear - E_r3 R; first [reflexivity | ring: E_r3] | clear - NZ_18 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_20 : t_15 != 0 := nz_is e_16 NZ_19.
have S_21 : 0 <= (eps + m_2) by rule (nneg_is (c := (eps + m_2)) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps N_pos S_4 S_5 S_14 S_r3 NZ_13 NZ_18 R; sgn].
have C_22 : 0 <= t_9 := nneg_is e_10 S_21.
have e_23 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose t_24 : R := (1 : R) / t_15.
have e_25 : t_24 = (r_3 / ((eps + m_2))) by rule (num_eq (num2 (fun a b : R => a / b) e_23 e_16) _); clear - NZ_18 NZ_13 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have S_27 : 0 < (r_3 / ((eps + m_2))) by rule (pos_is (c := r_3 * (eps + m_2)^-1) _ _); [clear - NZ_13 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3] | clear - H_eps N_pos S_4 S_5 S_14 S_r3 NZ_13 NZ_18 R; sgn].
have C_26 : 0 < t_24 := pos_is e_25 S_27.
pose t_28 : R := t_15^-1.
have e_29 : t_28 = (r_3 / ((eps + m_2))) by rule (num_eq (num1 (fun a : R => a^-1) e_16) _); clear - NZ_18 NZ_13 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_30 : 'cV[R]_N := t_28 *: activation.
have e_31 : t_30 = (col (fun i => (r_3 / ((eps + m_2))) * ((activation i 0)))) by rule (col_eq (col_scale e_29 e_1) _) => i; reduce; clear - NZ_13 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_32 : 'M[R]_N := outer activation t_30.
have e_33 : t_32 = (opr (fun i => 0) [:: ((fun i => (activation i 0)), (fun i => (r_3 / ((eps + m_2))) * ((activation i 0))))]) by rule (opr_eq (opr_outer e_1 e_31) _ _); [move=> i; reduce; clear - NZ_13 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3] | move=> i j; reduce; clear - NZ_13 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3]].
pose t_35 : 'M[R]_N := outer t_30 activation.
have e_36 : t_35 = (opr (fun i => 0) [:: ((fun i => (r_3 / ((eps + m_2))) * ((activation i 0))), (fun i => (activation i 0)))]) by rule (opr_eq (opr_outer e_31 e_1) _ _); [move=> i; reduce; clear - NZ_13 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3] | move=> i j; reduce; clear - NZ_13 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3]].
have C_34 : t_32 = t_35 by rule (opr_same e_33 e_36 _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_13 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3]].
split; first exact: C_20.
split; first exact: C_22.
split; first exact: C_26.
exact: C_34.
Qed.

(* activation.bends-lines
   u_ε bends a line or a plane that misses 0 into half an ellipse or ellipsoid, and onto all of that half
   “Re-Examining LayerNorm”, a post on LayerNorm as an activation function; Opening paragraph *)
Theorem activation_bends_lines (p w : 'cV[R]_N) (t eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < dot p p ->
  0 < t ->
  dot p p != 0 /\
  Num.sqrt (dot (p + Pi2 p *m w) (p + Pi2 p *m w) + eps) != 0 /\
  vnorm p ^+ 2 != 0 /\
  t != 0 /\
  Num.sqrt (dot (p + t^-1 *: (Pi2 p *m w)) (p + t^-1 *: (Pi2 p *m w)) + eps) != 0 /\
  0 <= dot p p /\
  0 <= dot (p + Pi2 p *m w) (p + Pi2 p *m w) + eps /\
  0 <= (vnorm p ^+ 2 + eps) * t ^+ 2 + dot (Pi2 p *m w) (Pi2 p *m w) /\
  0 <= dot (p + t^-1 *: (Pi2 p *m w)) (p + t^-1 *: (Pi2 p *m w)) + eps /\
  (vnorm p ^+ 2 + eps) * (dot (unit_map eps (p + Pi2 p *m w)) p / vnorm p ^+ 2) ^+ 2 + dot (unit_map eps (p + Pi2 p *m w) - (dot (unit_map eps (p + Pi2 p *m w)) p / vnorm p ^+ 2) *: p) (unit_map eps (p + Pi2 p *m w) - (dot (unit_map eps (p + Pi2 p *m w)) p / vnorm p ^+ 2) *: p) = 1 :> R /\
  (dot (unit_map eps (p + Pi2 p *m w)) p / vnorm p ^+ 2) * Num.sqrt (dot (p + Pi2 p *m w) (p + Pi2 p *m w) + eps) = 1 :> R /\
  Num.sqrt ((vnorm p ^+ 2 + eps) * t ^+ 2 + dot (Pi2 p *m w) (Pi2 p *m w)) *: unit_map eps (p + t^-1 *: (Pi2 p *m w)) = t *: p + Pi2 p *m w :> 'cV[R]_N.
Proof.
move=> N_gt0 H_eps H0 H1.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : p = (col (fun i => (p i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_2 : R := dot p p.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_4 : 0 <= n - 1 by rewrite subr_ge0.
have [m_2 M_2] := some_number (part xpredT (fun i => (p i 0) ^+ 2)).
have S_5 : 0 <= m_2 by rewrite -M_2; apply: part_ge0 => i; sgn.
have d_6 : whole (fun i => (p i 0) ^+ 2) = m_2 by rule (num_eq M_2 _); clear - R; first [reflexivity | ring].
have d_7 : whole (fun i => ((p i 0)) * ((p i 0))) = m_2 by rule (whole_eq _ d_6) => i; clear - R; first [reflexivity | ring].
have e_3 : t_2 = m_2 by rule (dot_node e_1 e_1 d_7); done.
have H_8 := pos_of H0 e_3.
have NZ_9 := lt0r_neq0 H_8.
have NZ_10 : m_2 != 0 by rule (nz_factor (f := m_2) (r := 1) NZ_9 _); clear - R; first [reflexivity | ring].
have S_11 : 0 < m_2 by rule (pos_quotient H_8 (r := 1) _ _); [clear - H_eps N_pos S_4 S_5 NZ_10 R; sgn | clear - R; first [reflexivity | ring]].
have e_12 : t = t by [].
have H_13 := pos_of H1 e_12.
have NZ_14 := lt0r_neq0 H_13.
have NZ_15 : t != 0 by rule (nz_factor (f := t) (r := 1) NZ_14 _); clear - R; first [reflexivity | ring].
have S_16 : 0 < t by rule (pos_quotient H_13 (r := 1) _ _); [clear - H_eps N_pos S_4 S_5 S_11 NZ_10 NZ_15 R; sgn | clear - R; first [reflexivity | ring]].
have NZ_17 : m_2 != 0 by rule (nz_is (c := (m_2)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_10 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_18 : t_2 != 0 := nz_is e_3 NZ_17.
have e_19 : (1%:M : 'M[R]_N) = (opr (fun i => 1) [:: ]) by rule (opr_eq (opr_id R N) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_20 : R := t_2^-1.
have e_21 : t_20 = (1 / (m_2)) by rule (num_eq (num1 (fun a : R => a^-1) e_3) _); clear - NZ_10 R; first [reflexivity | field; nz | ring].
pose t_22 : 'M[R]_N := outer p p.
have e_23 : t_22 = (opr (fun i => 0) [:: ((fun i => (p i 0)), (fun i => (p i 0)))]) by rule (opr_eq (opr_outer e_1 e_1) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_24 : 'M[R]_N := t_20 *: t_22.
have e_25 : t_24 = (opr (fun i => 0) [:: ((fun i => (p i 0)), (fun i => (1 / (m_2)) * ((p i 0))))]) by rule (opr_eq (opr_scale e_21 e_23) _ _); [move=> i; reduce; clear - NZ_10 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_10 R; first [reflexivity | field; nz | ring]].
pose t_26 : 'M[R]_N := (1%:M : 'M[R]_N) - t_24.
have e_27 : t_26 = (opr (fun i => 1) [:: ((fun i => (p i 0)), (fun i => ((- 1) / (m_2)) * ((p i 0))))]) by rule (opr_eq (opr_sub e_19 e_25) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_10 R; first [reflexivity | field; nz | ring]].
have e_28 : w = (col (fun i => (w i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_29 : 'cV[R]_N := t_26 *m w.
have [m_5 M_5] := some_number (part xpredT (fun i => (p i 0) * (w i 0))).
have d_31 : whole (fun i => ((- 1) / (m_2)) * ((p i 0) * (w i 0))) = ((- m_5) / (m_2)) by rule (num_eq (partZ ((- 1) / (m_2)) M_5) _); clear - NZ_10 R; first [reflexivity | field; nz | ring].
have d_32 : whole (fun i => (((- 1) / (m_2)) * ((p i 0))) * ((w i 0))) = ((- m_5) / (m_2)) by rule (whole_eq _ d_31) => i; clear - NZ_10 R; first [reflexivity | field; nz | ring].
have e_30 : t_29 = (col (fun i => (w i 0) + ((- m_5) / (m_2)) * ((p i 0)))) by rule (col_eq (opr_apply (s := [:: ((- m_5) / (m_2))]) e_27 e_28 (conj d_32 I)) _) => i; reduce; clear - NZ_10 R; first [reflexivity | field; nz | ring].
pose t_33 : 'cV[R]_N := p + t_29.
have e_34 : t_33 = (col (fun i => ((m_2 - m_5) / (m_2)) * ((p i 0)) + (w i 0))) by rule (col_eq (col_add e_1 e_30) _) => i; reduce; clear - NZ_10 R; first [reflexivity | field; nz | ring].
pose t_35 : R := dot t_33 t_33.
have [m_6 M_6] := some_number (part xpredT (fun i => (w i 0) ^+ 2)).
have S_37 : 0 <= m_6 by rewrite -M_6; apply: part_ge0 => i; sgn.
have d_38 : whole (fun i => ((m_2 ^+ 2 - 2%:R * m_2 * m_5 + m_5 ^+ 2) / (m_2 ^+ 2)) * ((p i 0) ^+ 2) + ((2%:R * m_2 - 2%:R * m_5) / (m_2)) * ((p i 0) * (w i 0)) + (w i 0) ^+ 2) = ((m_2 ^+ 2 + m_2 * m_6 - m_5 ^+ 2) / (m_2)) by rule (num_eq (partD (partD (partZ ((m_2 ^+ 2 - 2%:R * m_2 * m_5 + m_5 ^+ 2) / (m_2 ^+ 2)) M_2) (partZ ((2%:R * m_2 - 2%:R * m_5) / (m_2)) M_5)) M_6) _); clear - NZ_10 R; first [reflexivity | field; nz | ring].
have d_39 : whole (fun i => (((m_2 - m_5) / (m_2)) * ((p i 0)) + (w i 0)) * (((m_2 - m_5) / (m_2)) * ((p i 0)) + (w i 0))) = ((m_2 ^+ 2 + m_2 * m_6 - m_5 ^+ 2) / (m_2)) by rule (whole_eq _ d_38) => i; clear - NZ_10 R; first [reflexivity | field; nz | ring].
have e_36 : t_35 = ((m_2 ^+ 2 + m_2 * m_6 - m_5 ^+ 2) / (m_2)) by rule (dot_node e_34 e_34 d_39); done.
have e_40 : eps = eps by [].
pose t_41 : R := t_35 + eps.
have e_42 : t_41 = ((eps * m_2 + m_2 ^+ 2 + m_2 * m_6 - m_5 ^+ 2) / (m_2)) by rule (num_eq (num2 (fun a b : R => a + b) e_36 e_40) _); clear - NZ_10 R; first [reflexivity | field; nz | ring].
pose t_43 : R := Num.sqrt t_41.
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = m_2 by exact: (root_pos S_11).
have g_45 : part xpredT (fun i => ((w i 0)) * ((w i 0))) = m_6 by rule (part_eq _ M_6) => i; clear - R; first [reflexivity | ring].
have g_46 : part xpredT (fun i => ((p i 0)) * ((p i 0))) = m_2 by rule (part_eq _ M_2) => i; clear - R; first [reflexivity | ring].
have g_47 : part xpredT (fun i => ((w i 0)) * ((p i 0))) = m_5 by rule (part_eq _ M_5) => i; clear - R; first [reflexivity | ring].
have G_48 := gram g_45 g_46 g_47.
have S_49 : 0 <= (m_2 * m_6 - m_5 ^+ 2) by rule (nneg_is _ G_48); clear - R; ring.
have S_50 : 0 < (eps + m_2) by clear - H_eps N_pos S_4 S_5 S_11 S_16 S_37 S_r4 S_49 NZ_10 NZ_15 R; sgn.
have S_51 : 0 < (eps * m_2 + m_2 ^+ 2) by rule (pos_is (c := m_2 * (eps + m_2)) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps N_pos S_4 S_5 S_11 S_16 S_37 S_r4 S_49 S_50 NZ_10 NZ_15 R; sgn].
have S_52 : 0 < (eps * m_2 + m_2 ^+ 2 + m_2 * m_6 - m_5 ^+ 2) by rule (pos_is (c := ((m_2 * m_6 - m_5 ^+ 2) * (1) + (eps * m_2 + m_2 ^+ 2)) / 1) _ _); [clear - R; first [field | ring] | clear - H_eps N_pos S_4 S_5 S_11 S_16 S_37 S_r4 S_49 S_50 S_51 NZ_10 NZ_15 R; sgn].
have [r_7 S_r7 E_r7] : exists2 r : R, 0 < r & r ^+ 2 = (eps * m_2 + m_2 ^+ 2 + m_2 * m_6 - m_5 ^+ 2) by exact: (root_pos S_52).
have S_53 : 0 <= (r_4 * r_7) by rule (nneg_is (c := r_7 * r_4) _ _); [clear - E_r4 E_r7 R; first [reflexivity | ring: E_r4 E_r7] | clear - H_eps N_pos S_4 S_5 S_11 S_16 S_37 S_r4 S_49 S_50 S_51 S_52 S_r7 NZ_10 NZ_15 R; sgn].
have S_54 : 0 <= ((r_4 * r_7) / (m_2)) by rule (nneg_is (c := (r_4 * r_7) * m_2^-1) _ _); [clear - NZ_10 E_r4 E_r7 R; first [reflexivity | field: E_r4 E_r7; nz | ring: E_r4 E_r7] | clear - H_eps N_pos S_4 S_5 S_11 S_16 S_37 S_r4 S_49 S_50 S_51 S_52 S_r7 S_53 NZ_10 NZ_15 R; sgn].
have e_44 : t_43 = ((r_4 * r_7) / (m_2)) by rule (sqrt_node e_42 S_54 _); clear - NZ_10 E_r4 E_r7 R; first [reflexivity | field: E_r4 E_r7; nz | ring: E_r4 E_r7].
have NZ_55 := lt0r_neq0 S_r7.
have NZ_56 := lt0r_neq0 S_r4.
have NZ_57 : ((r_4 * r_7) / (m_2)) != 0 by rule (nz_is (c := (r_7 * r_4 * m_2^-1)) _ _); [clear - NZ_10 E_r4 E_r7 R; first [reflexivity | field: E_r4 E_r7; nz | ring: E_r4 E_r7] | clear - NZ_55 NZ_56 NZ_10 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_58 : t_43 != 0 := nz_is e_44 NZ_57.
pose t_59 : R := Num.sqrt t_2.
have S_61 : 0 <= r_4 by rule (nneg_is (c := r_4) _ _); [clear - E_r4 R; first [reflexivity | ring: E_r4] | clear - H_eps N_pos S_4 S_5 S_11 S_16 S_37 S_r4 S_49 S_50 S_51 S_52 S_r7 S_53 NZ_10 NZ_15 NZ_55 NZ_56 R; sgn].
have e_60 : t_59 = r_4 by rule (sqrt_node e_3 S_61 _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_62 : R := t_59 ^+ 2.
have e_63 : t_62 = m_2 by rule (num_eq (num1 (fun a : R => a ^+ 2) e_60) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
have NZ_64 : m_2 != 0 by rule (nz_is (c := (m_2)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_10 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_65 : t_62 != 0 := nz_is e_63 NZ_64.
have NZ_66 : t != 0 by rule (nz_is (c := (t)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_15 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_67 : t != 0 := nz_is e_12 NZ_66.
pose t_68 : R := t^-1.
have e_69 : t_68 = (1 / (t)) by rule (num_eq (num1 (fun a : R => a^-1) e_12) _); clear - NZ_15 R; first [reflexivity | field; nz | ring].
pose t_70 : 'cV[R]_N := t_68 *: t_29.
have e_71 : t_70 = (col (fun i => (1 / (t)) * ((w i 0)) + ((- m_5) / (t * m_2)) * ((p i 0)))) by rule (col_eq (col_scale e_69 e_30) _) => i; reduce; clear - NZ_15 NZ_10 R; first [reflexivity | field; nz | ring].
pose t_72 : 'cV[R]_N := p + t_70.
have e_73 : t_72 = (col (fun i => ((m_2 * t - m_5) / (t * m_2)) * ((p i 0)) + (1 / (t)) * ((w i 0)))) by rule (col_eq (col_add e_1 e_71) _) => i; reduce; clear - NZ_15 NZ_10 R; first [reflexivity | field; nz | ring].
pose t_74 : R := dot t_72 t_72.
have d_76 : whole (fun i => ((m_2 ^+ 2 * t ^+ 2 - 2%:R * m_2 * t * m_5 + m_5 ^+ 2) / (t ^+ 2 * m_2 ^+ 2)) * ((p i 0) ^+ 2) + ((2%:R * m_2 * t - 2%:R * m_5) / (m_2 * t ^+ 2)) * ((p i 0) * (w i 0)) + (1 / (t ^+ 2)) * ((w i 0) ^+ 2)) = ((m_2 ^+ 2 * t ^+ 2 + m_2 * m_6 - m_5 ^+ 2) / (m_2 * t ^+ 2)) by rule (num_eq (partD (partD (partZ ((m_2 ^+ 2 * t ^+ 2 - 2%:R * m_2 * t * m_5 + m_5 ^+ 2) / (t ^+ 2 * m_2 ^+ 2)) M_2) (partZ ((2%:R * m_2 * t - 2%:R * m_5) / (m_2 * t ^+ 2)) M_5)) (partZ (1 / (t ^+ 2)) M_6)) _); clear - NZ_15 NZ_10 R; first [reflexivity | field; nz | ring].
have d_77 : whole (fun i => (((m_2 * t - m_5) / (t * m_2)) * ((p i 0)) + (1 / (t)) * ((w i 0))) * (((m_2 * t - m_5) / (t * m_2)) * ((p i 0)) + (1 / (t)) * ((w i 0)))) = ((m_2 ^+ 2 * t ^+ 2 + m_2 * m_6 - m_5 ^+ 2) / (m_2 * t ^+ 2)) by rule (whole_eq _ d_76) => i; clear - NZ_15 NZ_10 R; first [reflexivity | field; nz | ring].
have e_75 : t_74 = ((m_2 ^+ 2 * t ^+ 2 + m_2 * m_6 - m_5 ^+ 2) / (m_2 * t ^+ 2)) by rule (dot_node e_73 e_73 d_77); done.
pose t_78 : R := t_74 + eps.
have e_79 : t_78 = ((eps * m_2 * t ^+ 2 + m_2 ^+ 2 * t ^+ 2 + m_2 * m_6 - m_5 ^+ 2) / (m_2 * t ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_75 e_40) _); clear - NZ_10 NZ_15 R; first [reflexivity | field; nz | ring].
pose t_80 : R := Num.sqrt t_78.
have S_82 : 0 < (eps * m_2 * t ^+ 2 + m_2 ^+ 2 * t ^+ 2) by rule (pos_is (c := m_2 * (eps + m_2) * t ^+ 2) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps N_pos S_4 S_5 S_11 S_16 S_37 S_r4 S_49 S_50 S_51 S_52 S_r7 S_53 NZ_10 NZ_15 NZ_55 NZ_56 R; sgn].
have S_83 : 0 < (eps * m_2 * t ^+ 2 + m_2 ^+ 2 * t ^+ 2 + m_2 * m_6 - m_5 ^+ 2) by rule (pos_is (c := ((m_2 * m_6 - m_5 ^+ 2) * (1) + (eps * m_2 * t ^+ 2 + m_2 ^+ 2 * t ^+ 2)) / 1) _ _); [clear - R; first [field | ring] | clear - H_eps N_pos S_4 S_5 S_11 S_16 S_37 S_r4 S_49 S_50 S_51 S_52 S_r7 S_53 S_82 NZ_10 NZ_15 NZ_55 NZ_56 R; sgn].
have [r_8 S_r8 E_r8] : exists2 r : R, 0 < r & r ^+ 2 = (eps * m_2 * t ^+ 2 + m_2 ^+ 2 * t ^+ 2 + m_2 * m_6 - m_5 ^+ 2) by exact: (root_pos S_83).
have S_84 : 0 <= (r_4 * r_8) by rule (nneg_is (c := r_8 * r_4) _ _); [clear - E_r4 E_r8 R; first [reflexivity | ring: E_r4 E_r8] | clear - H_eps N_pos S_4 S_5 S_11 S_16 S_37 S_r4 S_49 S_50 S_51 S_52 S_r7 S_53 S_82 S_83 S_r8 NZ_10 NZ_15 NZ_55 NZ_56 R; sgn].
have S_85 : 0 <= ((r_4 * r_8) / (t * m_2)) by rule (nneg_is (c := (r_4 * r_8) * t^-1 * m_2^-1) _ _); [clear - NZ_15 NZ_10 E_r4 E_r8 R; first [reflexivity | field: E_r4 E_r8; nz | ring: E_r4 E_r8] | clear - H_eps N_pos S_4 S_5 S_11 S_16 S_37 S_r4 S_49 S_50 S_51 S_52 S_r7 S_53 S_82 S_83 S_r8 S_84 NZ_10 NZ_15 NZ_55 NZ_56 R; sgn].
have e_81 : t_80 = ((r_4 * r_8) / (t * m_2)) by rule (sqrt_node e_79 S_85 _); clear - NZ_10 NZ_15 E_r4 E_r8 R; first [reflexivity | field: E_r4 E_r8; nz | ring: E_r4 E_r8].
have NZ_86 := lt0r_neq0 S_r8.
have NZ_87 : ((r_4 * r_8) / (t * m_2)) != 0 by rule (nz_is (c := (r_8 * r_4 * t^-1 * m_2^-1)) _ _); [clear - NZ_15 NZ_10 E_r4 E_r8 R; first [reflexivity | field: E_r4 E_r8; nz | ring: E_r4 E_r8] | clear - NZ_86 NZ_56 NZ_15 NZ_10 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_88 : t_80 != 0 := nz_is e_81 NZ_87.
have S_89 : 0 <= m_2 by rule (nneg_is (c := m_2) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps N_pos S_4 S_5 S_11 S_16 S_37 S_r4 S_49 S_50 S_51 S_52 S_r7 S_53 S_82 S_83 S_r8 S_84 NZ_10 NZ_15 NZ_55 NZ_56 NZ_86 R; sgn].
have C_90 : 0 <= t_2 := nneg_is e_3 S_89.
have S_91 : 0 <= ((eps * m_2 + m_2 ^+ 2 + m_2 * m_6 - m_5 ^+ 2) / (m_2)) by rule (nneg_is (c := (eps * m_2 + m_2 ^+ 2 + m_2 * m_6 - m_5 ^+ 2) * m_2^-1) _ _); [clear - NZ_10 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_5 S_11 S_16 S_37 S_r4 S_49 S_50 S_51 S_52 S_r7 S_53 S_82 S_83 S_r8 S_84 NZ_10 NZ_15 NZ_55 NZ_56 NZ_86 R; sgn].
have C_92 : 0 <= t_41 := nneg_is e_42 S_91.
pose t_93 : R := t_62 + eps.
have e_94 : t_93 = (eps + m_2) by rule (num_eq (num2 (fun a b : R => a + b) e_63 e_40) _); clear - R; first [reflexivity | ring].
pose t_95 : R := t ^+ 2.
have e_96 : t_95 = (t ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_12) _); clear - R; first [reflexivity | ring].
pose t_97 : R := t_93 * t_95.
have e_98 : t_97 = (eps * t ^+ 2 + m_2 * t ^+ 2) by rule (num_eq (num2 (fun a b : R => a * b) e_94 e_96) _); clear - R; first [reflexivity | ring].
pose t_99 : R := dot t_29 t_29.
have d_101 : whole (fun i => (w i 0) ^+ 2 + ((- 2%:R * m_5) / (m_2)) * ((p i 0) * (w i 0)) + ((m_5 ^+ 2) / (m_2 ^+ 2)) * ((p i 0) ^+ 2)) = ((m_2 * m_6 - m_5 ^+ 2) / (m_2)) by rule (num_eq (partD (partD M_6 (partZ ((- 2%:R * m_5) / (m_2)) M_5)) (partZ ((m_5 ^+ 2) / (m_2 ^+ 2)) M_2)) _); clear - NZ_10 R; first [reflexivity | field; nz | ring].
have d_102 : whole (fun i => ((w i 0) + ((- m_5) / (m_2)) * ((p i 0))) * ((w i 0) + ((- m_5) / (m_2)) * ((p i 0)))) = ((m_2 * m_6 - m_5 ^+ 2) / (m_2)) by rule (whole_eq _ d_101) => i; clear - NZ_10 R; first [reflexivity | field; nz | ring].
have e_100 : t_99 = ((m_2 * m_6 - m_5 ^+ 2) / (m_2)) by rule (dot_node e_30 e_30 d_102); done.
pose t_103 : R := t_97 + t_99.
have e_104 : t_103 = ((eps * m_2 * t ^+ 2 + m_2 ^+ 2 * t ^+ 2 + m_2 * m_6 - m_5 ^+ 2) / (m_2)) by rule (num_eq (num2 (fun a b : R => a + b) e_98 e_100) _); clear - NZ_10 R; first [reflexivity | field; nz | ring].
have S_105 : 0 <= ((eps * m_2 * t ^+ 2 + m_2 ^+ 2 * t ^+ 2 + m_2 * m_6 - m_5 ^+ 2) / (m_2)) by rule (nneg_is (c := (eps * m_2 * t ^+ 2 + m_2 ^+ 2 * t ^+ 2 + m_2 * m_6 - m_5 ^+ 2) * m_2^-1) _ _); [clear - NZ_10 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_5 S_11 S_16 S_37 S_r4 S_49 S_50 S_51 S_52 S_r7 S_53 S_82 S_83 S_r8 S_84 NZ_10 NZ_15 NZ_55 NZ_56 NZ_86 R; sgn].
have C_106 : 0 <= t_103 := nneg_is e_104 S_105.
have S_107 : 0 <= ((eps * m_2 * t ^+ 2 + m_2 ^+ 2 * t ^+ 2 + m_2 * m_6 - m_5 ^+ 2) / (m_2 * t ^+ 2)) by rule (nneg_is (c := (eps * m_2 * t ^+ 2 + m_2 ^+ 2 * t ^+ 2 + m_2 * m_6 - m_5 ^+ 2) * m_2^-1 * t^-1 ^+ 2) _ _); [clear - NZ_10 NZ_15 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_5 S_11 S_16 S_37 S_r4 S_49 S_50 S_51 S_52 S_r7 S_53 S_82 S_83 S_r8 S_84 NZ_10 NZ_15 NZ_55 NZ_56 NZ_86 R; sgn].
have C_108 : 0 <= t_78 := nneg_is e_79 S_107.
pose t_109 : R := t_43^-1.
have NZ_111 : (r_4 * r_7) != 0 :> R by rule (nz_is (c := (r_7 * r_4)) _ _); [clear - R; ring | clear - NZ_55 NZ_56 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have NZ_112 := lt0r_neq0 S_52.
have e_110 : t_109 = ((r_4 * r_7) / ((eps * m_2 + m_2 ^+ 2 + m_2 * m_6 - m_5 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_44) _); clear - NZ_55 NZ_56 NZ_111 NZ_10 NZ_112 E_r4 E_r7 R; first [reflexivity | field: E_r4 E_r7; nz | ring: E_r4 E_r7].
pose t_113 : 'cV[R]_N := t_109 *: t_33.
have e_114 : t_113 = (col (fun i => ((m_2 * r_4 * r_7 - r_4 * m_5 * r_7) / (m_2 * (eps * m_2 + m_2 ^+ 2 + m_2 * m_6 - m_5 ^+ 2))) * ((p i 0)) + ((r_4 * r_7) / ((eps * m_2 + m_2 ^+ 2 + m_2 * m_6 - m_5 ^+ 2))) * ((w i 0)))) by rule (col_eq (col_scale e_110 e_34) _) => i; reduce; clear - NZ_112 NZ_10 E_r4 E_r7 R; first [reflexivity | field: E_r4 E_r7; nz | ring: E_r4 E_r7].
pose t_115 : R := dot t_113 p.
have d_117 : whole (fun i => ((m_2 * r_4 * r_7 - r_4 * m_5 * r_7) / (m_2 * (eps * m_2 + m_2 ^+ 2 + m_2 * m_6 - m_5 ^+ 2))) * ((p i 0) ^+ 2) + ((r_4 * r_7) / ((eps * m_2 + m_2 ^+ 2 + m_2 * m_6 - m_5 ^+ 2))) * ((p i 0) * (w i 0))) = ((m_2 * r_4 * r_7) / ((eps * m_2 + m_2 ^+ 2 + m_2 * m_6 - m_5 ^+ 2))) by rule (num_eq (partD (partZ ((m_2 * r_4 * r_7 - r_4 * m_5 * r_7) / (m_2 * (eps * m_2 + m_2 ^+ 2 + m_2 * m_6 - m_5 ^+ 2))) M_2) (partZ ((r_4 * r_7) / ((eps * m_2 + m_2 ^+ 2 + m_2 * m_6 - m_5 ^+ 2))) M_5)) _); clear - NZ_10 NZ_112 E_r4 E_r7 R; first [reflexivity | field: E_r4 E_r7; nz | ring: E_r4 E_r7].
have d_118 : whole (fun i => (((m_2 * r_4 * r_7 - r_4 * m_5 * r_7) / (m_2 * (eps * m_2 + m_2 ^+ 2 + m_2 * m_6 - m_5 ^+ 2))) * ((p i 0)) + ((r_4 * r_7) / ((eps * m_2 + m_2 ^+ 2 + m_2 * m_6 - m_5 ^+ 2))) * ((w i 0))) * ((p i 0))) = ((m_2 * r_4 * r_7) / ((eps * m_2 + m_2 ^+ 2 + m_2 * m_6 - m_5 ^+ 2))) by rule (whole_eq _ d_117) => i; clear - NZ_10 NZ_112 E_r4 E_r7 R; first [reflexivity | field: E_r4 E_r7; nz | ring: E_r4 E_r7].
have e_116 : t_115 = ((m_2 * r_4 * r_7) / ((eps * m_2 + m_2 ^+ 2 + m_2 * m_6 - m_5 ^+ 2))) by rule (dot_node e_114 e_1 d_118); done.
pose t_119 : R := t_115 / t_62.
have e_120 : t_119 = ((r_4 * r_7) / ((eps * m_2 + m_2 ^+ 2 + m_2 * m_6 - m_5 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_116 e_63) _); clear - NZ_10 NZ_112 E_r4 E_r7 R; first [reflexivity | field: E_r4 E_r7; nz | ring: E_r4 E_r7].
pose t_121 : R := t_119 ^+ 2.
have e_122 : t_121 = (m_2 / ((eps * m_2 + m_2 ^+ 2 + m_2 * m_6 - m_5 ^+ 2))) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_120) _); clear - NZ_112 E_r4 E_r7 R; first [reflexivity | field: E_r4 E_r7; nz | ring: E_r4 E_r7].
pose t_123 : R := t_93 * t_121.
have e_124 : t_123 = ((eps * m_2 + m_2 ^+ 2) / ((eps * m_2 + m_2 ^+ 2 + m_2 * m_6 - m_5 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_94 e_122) _); clear - NZ_112 R; first [reflexivity | field; nz | ring].
pose t_125 : 'cV[R]_N := t_119 *: p.
have e_126 : t_125 = (col (fun i => ((r_4 * r_7) / ((eps * m_2 + m_2 ^+ 2 + m_2 * m_6 - m_5 ^+ 2))) * ((p i 0)))) by rule (col_eq (col_scale e_120 e_1) _) => i; reduce; clear - NZ_112 E_r4 E_r7 R; first [reflexivity | field: E_r4 E_r7; nz | ring: E_r4 E_r7].
pose t_127 : 'cV[R]_N := t_113 - t_125.
have e_128 : t_127 = (col (fun i => ((- r_4 * m_5 * r_7) / (m_2 * (eps * m_2 + m_2 ^+ 2 + m_2 * m_6 - m_5 ^+ 2))) * ((p i 0)) + ((r_4 * r_7) / ((eps * m_2 + m_2 ^+ 2 + m_2 * m_6 - m_5 ^+ 2))) * ((w i 0)))) by rule (col_eq (col_sub e_114 e_126) _) => i; reduce; clear - NZ_10 NZ_112 E_r4 E_r7 R; first [reflexivity | field: E_r4 E_r7; nz | ring: E_r4 E_r7].
pose t_129 : R := dot t_127 t_127.
have d_131 : whole (fun i => ((m_5 ^+ 2) / (m_2 * (eps * m_2 + m_2 ^+ 2 + m_2 * m_6 - m_5 ^+ 2))) * ((p i 0) ^+ 2) + ((- 2%:R * m_5) / ((eps * m_2 + m_2 ^+ 2 + m_2 * m_6 - m_5 ^+ 2))) * ((p i 0) * (w i 0)) + (m_2 / ((eps * m_2 + m_2 ^+ 2 + m_2 * m_6 - m_5 ^+ 2))) * ((w i 0) ^+ 2)) = ((m_2 * m_6 - m_5 ^+ 2) / ((eps * m_2 + m_2 ^+ 2 + m_2 * m_6 - m_5 ^+ 2))) by rule (num_eq (partD (partD (partZ ((m_5 ^+ 2) / (m_2 * (eps * m_2 + m_2 ^+ 2 + m_2 * m_6 - m_5 ^+ 2))) M_2) (partZ ((- 2%:R * m_5) / ((eps * m_2 + m_2 ^+ 2 + m_2 * m_6 - m_5 ^+ 2))) M_5)) (partZ (m_2 / ((eps * m_2 + m_2 ^+ 2 + m_2 * m_6 - m_5 ^+ 2))) M_6)) _); clear - NZ_10 NZ_112 R; first [reflexivity | field; nz | ring].
have d_132 : whole (fun i => (((- r_4 * m_5 * r_7) / (m_2 * (eps * m_2 + m_2 ^+ 2 + m_2 * m_6 - m_5 ^+ 2))) * ((p i 0)) + ((r_4 * r_7) / ((eps * m_2 + m_2 ^+ 2 + m_2 * m_6 - m_5 ^+ 2))) * ((w i 0))) * (((- r_4 * m_5 * r_7) / (m_2 * (eps * m_2 + m_2 ^+ 2 + m_2 * m_6 - m_5 ^+ 2))) * ((p i 0)) + ((r_4 * r_7) / ((eps * m_2 + m_2 ^+ 2 + m_2 * m_6 - m_5 ^+ 2))) * ((w i 0)))) = ((m_2 * m_6 - m_5 ^+ 2) / ((eps * m_2 + m_2 ^+ 2 + m_2 * m_6 - m_5 ^+ 2))) by rule (whole_eq _ d_131) => i; clear - NZ_10 NZ_112 E_r4 E_r7 R; first [reflexivity | field: E_r4 E_r7; nz | ring: E_r4 E_r7].
have e_130 : t_129 = ((m_2 * m_6 - m_5 ^+ 2) / ((eps * m_2 + m_2 ^+ 2 + m_2 * m_6 - m_5 ^+ 2))) by rule (dot_node e_128 e_128 d_132); done.
pose t_133 : R := t_123 + t_129.
have e_134 : t_133 = 1 by rule (num_eq (num2 (fun a b : R => a + b) e_124 e_130) _); clear - NZ_112 R; first [reflexivity | field; nz | ring].
have e_136 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
have C_135 : t_133 = (1 : R) by rule (num_eq e_134 (esym (num_eq e_136 _))); clear - R; first [reflexivity | ring].
pose t_137 : R := t_119 * t_43.
have e_138 : t_137 = 1 by rule (num_eq (num2 (fun a b : R => a * b) e_120 e_44) _); clear - NZ_112 NZ_10 E_r4 E_r7 R; first [reflexivity | field: E_r4 E_r7; nz | ring: E_r4 E_r7].
have C_139 : t_137 = (1 : R) by rule (num_eq e_138 (esym (num_eq e_136 _))); clear - R; first [reflexivity | ring].
pose t_140 : R := Num.sqrt t_103.
have S_142 : 0 <= ((r_4 * r_8) / (m_2)) by rule (nneg_is (c := (r_4 * r_8) * m_2^-1) _ _); [clear - NZ_10 E_r4 E_r8 R; first [reflexivity | field: E_r4 E_r8; nz | ring: E_r4 E_r8] | clear - H_eps N_pos S_4 S_5 S_11 S_16 S_37 S_r4 S_49 S_50 S_51 S_52 S_r7 S_53 S_82 S_83 S_r8 S_84 NZ_10 NZ_15 NZ_55 NZ_56 NZ_86 NZ_111 NZ_112 R; sgn].
have e_141 : t_140 = ((r_4 * r_8) / (m_2)) by rule (sqrt_node e_104 S_142 _); clear - NZ_10 E_r4 E_r8 R; first [reflexivity | field: E_r4 E_r8; nz | ring: E_r4 E_r8].
pose t_143 : R := t_80^-1.
have NZ_145 : (r_4 * r_8) != 0 :> R by rule (nz_is (c := (r_8 * r_4)) _ _); [clear - R; ring | clear - NZ_86 NZ_56 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have NZ_146 := lt0r_neq0 S_83.
have e_144 : t_143 = ((t * r_4 * r_8) / ((eps * m_2 * t ^+ 2 + m_2 ^+ 2 * t ^+ 2 + m_2 * m_6 - m_5 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_81) _); clear - NZ_86 NZ_56 NZ_145 NZ_15 NZ_10 NZ_146 E_r4 E_r8 R; first [reflexivity | field: E_r4 E_r8; nz | ring: E_r4 E_r8].
pose t_147 : 'cV[R]_N := t_143 *: t_72.
have e_148 : t_147 = (col (fun i => ((m_2 * t * r_4 * r_8 - r_4 * m_5 * r_8) / (m_2 * (eps * m_2 * t ^+ 2 + m_2 ^+ 2 * t ^+ 2 + m_2 * m_6 - m_5 ^+ 2))) * ((p i 0)) + ((r_4 * r_8) / ((eps * m_2 * t ^+ 2 + m_2 ^+ 2 * t ^+ 2 + m_2 * m_6 - m_5 ^+ 2))) * ((w i 0)))) by rule (col_eq (col_scale e_144 e_73) _) => i; reduce; clear - NZ_146 NZ_15 NZ_10 E_r4 E_r8 R; first [reflexivity | field: E_r4 E_r8; nz | ring: E_r4 E_r8].
pose t_149 : 'cV[R]_N := t_140 *: t_147.
have e_150 : t_149 = (col (fun i => ((m_2 * t - m_5) / (m_2)) * ((p i 0)) + (w i 0))) by rule (col_eq (col_scale e_141 e_148) _) => i; reduce; clear - NZ_10 NZ_146 E_r4 E_r8 R; first [reflexivity | field: E_r4 E_r8; nz | ring: E_r4 E_r8].
pose t_152 : 'cV[R]_N := t *: p.
have e_153 : t_152 = (col (fun i => t * ((p i 0)))) by rule (col_eq (col_scale e_12 e_1) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_154 : 'cV[R]_N := t_152 + t_29.
have e_155 : t_154 = (col (fun i => ((m_2 * t - m_5) / (m_2)) * ((p i 0)) + (w i 0))) by rule (col_eq (col_add e_153 e_30) _) => i; reduce; clear - NZ_10 R; first [reflexivity | field; nz | ring].
have C_151 : t_149 = t_154 by rule (col_same e_150 e_155 _) => i; clear - NZ_10 R; first [reflexivity | field; nz | ring].
split; first exact: C_18.
split; first exact: C_58.
split; first exact: C_65.
split; first exact: C_67.
split; first exact: C_88.
split; first exact: C_90.
split; first exact: C_92.
split; first exact: C_106.
split; first exact: C_108.
split; first exact: C_135.
split; first exact: C_139.
exact: C_151.
Qed.

(* activation.sigmoid
   In one dimension u_ε has the shape of a sigmoid: odd, increasing, bounded by ± 1
   “Re-Examining LayerNorm”, a post on LayerNorm as an activation function; Summary, below the second formula *)
Theorem activation_sigmoid (eps x : R) :
  0 <= eps ->
  0 < eps ->
  exists D1 : R, is_derivative (fun x : R => x / Num.sqrt (x ^+ 2 + eps)) x D1 /\
  Num.sqrt ((- x) ^+ 2 + eps) != 0 /\
  Num.sqrt (x ^+ 2 + eps) != 0 /\
  Num.sqrt (x ^+ 2 + eps) ^+ 3 != 0 /\
  eps != 0 /\
  0 <= (- x) ^+ 2 + eps /\
  0 <= x ^+ 2 + eps /\
  - x / Num.sqrt ((- x) ^+ 2 + eps) = - (x / Num.sqrt (x ^+ 2 + eps)) :> R /\
  D1 = eps / Num.sqrt (x ^+ 2 + eps) ^+ 3 :> R /\
  0 < D1 /\
  0 < 1 - (x / Num.sqrt (x ^+ 2 + eps)) ^+ 2 /\
  D1 ^+ 2 <= 1 / eps.
Proof.
move=> H_eps H0.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : eps = eps by [].
have H_2 := pos_of H0 e_1.
have NZ_3 := lt0r_neq0 H_2.
have NZ_4 : eps != 0 by rule (nz_factor (f := eps) (r := 1) NZ_3 _); clear - R; first [reflexivity | ring].
have S_5 : 0 < eps by rule (pos_quotient H_2 (r := 1) _ _); [clear - H_eps NZ_4 R; sgn | clear - R; first [reflexivity | ring]].
have e_6 : x = x by [].
pose t_7 : R := x ^+ 2.
have e_8 : t_7 = (x ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_6) _); clear - R; first [reflexivity | ring].
pose t_9 : R := t_7 + eps.
have e_10 : t_9 = (eps + x ^+ 2) by rule (num_eq (num2 (fun a b : R => a + b) e_8 e_1) _); clear - R; first [reflexivity | ring].
pose t_11 : R := Num.sqrt t_9.
have S_13 : 0 < (eps + x ^+ 2) by clear - H_eps S_5 NZ_4 R; sgn.
have [r_3 S_r3 E_r3] : exists2 r : R, 0 < r & r ^+ 2 = (eps + x ^+ 2) by exact: (root_pos S_13).
have S_14 : 0 <= r_3 by rule (nneg_is (c := r_3) _ _); [clear - E_r3 R; first [reflexivity | ring: E_r3] | clear - H_eps S_5 S_13 S_r3 NZ_4 R; sgn].
have e_12 : t_11 = r_3 by rule (sqrt_node e_10 S_14 _); clear - E_r3 R; first [reflexivity | ring: E_r3].
pose D1_15 : R := ((eps * r_3) / ((eps + x ^+ 2) ^+ 2)).
have e_16 : D1_15 = ((eps * r_3) / ((eps + x ^+ 2) ^+ 2)) by [].
have C_17 : is_derivative (fun x : R => x / Num.sqrt (x ^+ 2 + eps)) x D1_15.
have size_ge0 := fun t : R => normr_ge0 t.
have D_18 := D_at_scalar x.
have D_19 := D_pow size_ge0 2 D_18.
have D_20 := D_addr size_ge0 eps D_19.
have S_22 : 0 < (eps + x ^+ 2) by rule (pos_is (c := (eps + x ^+ 2)) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps S_5 S_13 S_r3 NZ_4 R; sgn].
have C_21 : 0 < t_9 := pos_is e_10 S_22.
have D_23 := D_sqrt size_ge0 C_21 D_20.
have NZ_24 := lt0r_neq0 S_r3.
have NZ_25 : r_3 != 0 by rule (nz_is (c := (r_3)) _ _); [clear - E_r3 R; first [reflexivity | ring: E_r3] | clear - NZ_24 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_26 : t_11 != 0 := nz_is e_12 NZ_25.
have D_27 := D_inv size_ge0 C_26 D_23.
have D_28 := D_mul size_ge0 D_18 D_27.
refine (derivative_by (F := (fun x : R => x / Num.sqrt (x ^+ 2 + eps))) D_28 _) => h_29.
have e_30 : h_29 = h_29 by [].
pose t_31 : R := t_11^-1.
have NZ_33 := lt0r_neq0 S_13.
have e_32 : t_31 = (r_3 / ((eps + x ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_12) _); clear - NZ_24 NZ_33 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_34 : R := h_29 * t_31.
have e_35 : t_34 = ((r_3 * h_29) / ((eps + x ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_30 e_32) _); clear - NZ_33 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have e_36 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_37 : R := (2%:R : R) * t_11.
have e_38 : t_37 = (2%:R * r_3) by rule (num_eq (num2 (fun a b : R => a * b) e_36 e_12) _); clear - E_r3 R; first [reflexivity | ring: E_r3].
pose t_39 : R := t_37^-1.
have NZ_41 : (2%:R * r_3) != 0 :> R by rule (nz_is (c := (2%:R * r_3)) _ _); [clear - R; ring | clear - NZ_24 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_40 : t_39 = (r_3 / (2%:R * (eps + x ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_38) _); clear - NZ_24 NZ_41 NZ_33 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_42 : R := x ^+ 1.
have e_43 : t_42 = x by rule (num_eq (num1 (fun a : R => a ^+ 1) e_6) _); clear - R; first [reflexivity | ring].
pose t_44 : R := (2%:R : R) * t_42.
have e_45 : t_44 = (2%:R * x) by rule (num_eq (num2 (fun a b : R => a * b) e_36 e_43) _); clear - R; first [reflexivity | ring].
pose t_46 : R := t_44 * h_29.
have e_47 : t_46 = (2%:R * x * h_29) by rule (num_eq (num2 (fun a b : R => a * b) e_45 e_30) _); clear - R; first [reflexivity | ring].
pose t_48 : R := t_39 * t_46.
have e_49 : t_48 = ((x * r_3 * h_29) / ((eps + x ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_40 e_47) _); clear - NZ_33 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_50 : R := t_31 * t_48.
have e_51 : t_50 = ((x * h_29) / ((eps + x ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_32 e_49) _); clear - NZ_33 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_52 : R := t_31 * t_50.
have e_53 : t_52 = ((x * r_3 * h_29) / ((eps + x ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_32 e_51) _); clear - NZ_33 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_54 : R := - t_52.
have e_55 : t_54 = ((- x * r_3 * h_29) / ((eps + x ^+ 2) ^+ 2)) by rule (num_eq (num1 (fun a : R => - a) e_53) _); clear - NZ_33 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_56 : R := x * t_54.
have e_57 : t_56 = ((- x ^+ 2 * r_3 * h_29) / ((eps + x ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_6 e_55) _); clear - NZ_33 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_58 : R := t_34 + t_56.
have e_59 : t_58 = ((eps * r_3 * h_29) / ((eps + x ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_35 e_57) _); clear - NZ_33 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_60 : R := D1_15 * h_29.
have e_61 : t_60 = ((eps * r_3 * h_29) / ((eps + x ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_16 e_30) _); clear - NZ_33 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
rule (num_eq e_59 (esym (num_eq e_61 _))); clear - NZ_33 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_62 : R := - x.
have e_63 : t_62 = (- x) by rule (num_eq (num1 (fun a : R => - a) e_6) _); clear - R; first [reflexivity | ring].
pose t_64 : R := t_62 ^+ 2.
have e_65 : t_64 = (x ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_63) _); clear - R; first [reflexivity | ring].
pose t_66 : R := t_64 + eps.
have e_67 : t_66 = (eps + x ^+ 2) by rule (num_eq (num2 (fun a b : R => a + b) e_65 e_1) _); clear - R; first [reflexivity | ring].
pose t_68 : R := Num.sqrt t_66.
have S_70 : 0 <= r_3 by rule (nneg_is (c := r_3) _ _); [clear - E_r3 R; first [reflexivity | ring: E_r3] | clear - H_eps S_5 S_13 S_r3 NZ_4 R; sgn].
have e_69 : t_68 = r_3 by rule (sqrt_node e_67 S_70 _); clear - E_r3 R; first [reflexivity | ring: E_r3].
have NZ_71 := lt0r_neq0 S_r3.
have NZ_72 : r_3 != 0 by rule (nz_is (c := (r_3)) _ _); [clear - E_r3 R; first [reflexivity | ring: E_r3] | clear - NZ_71 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_73 : t_68 != 0 := nz_is e_69 NZ_72.
have NZ_74 : r_3 != 0 by rule (nz_is (c := (r_3)) _ _); [clear - E_r3 R; first [reflexivity | ring: E_r3] | clear - NZ_71 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_75 : t_11 != 0 := nz_is e_12 NZ_74.
pose t_76 : R := t_11 ^+ 3.
have e_77 : t_76 = (eps * r_3 + x ^+ 2 * r_3) by rule (num_eq (num1 (fun a : R => a ^+ 3) e_12) _); clear - E_r3 R; first [reflexivity | ring: E_r3].
have NZ_78 := lt0r_neq0 S_13.
have NZ_79 : (eps * r_3 + x ^+ 2 * r_3) != 0 by rule (nz_is (c := (r_3 * (eps + x ^+ 2))) _ _); [clear - E_r3 R; first [reflexivity | ring: E_r3] | clear - NZ_71 NZ_78 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_80 : t_76 != 0 := nz_is e_77 NZ_79.
have NZ_81 : eps != 0 by rule (nz_is (c := (eps)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_4 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_82 : eps != 0 := nz_is e_1 NZ_81.
have S_83 : 0 <= (eps + x ^+ 2) by rule (nneg_is (c := (eps + x ^+ 2)) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps S_5 S_13 S_r3 NZ_4 NZ_71 NZ_78 R; sgn].
have C_84 : 0 <= t_66 := nneg_is e_67 S_83.
have S_85 : 0 <= (eps + x ^+ 2) by rule (nneg_is (c := (eps + x ^+ 2)) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps S_5 S_13 S_r3 NZ_4 NZ_71 NZ_78 R; sgn].
have C_86 : 0 <= t_9 := nneg_is e_10 S_85.
pose t_87 : R := t_62 / t_68.
have e_88 : t_87 = ((- x * r_3) / ((eps + x ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_63 e_69) _); clear - NZ_71 NZ_78 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_90 : R := x / t_11.
have e_91 : t_90 = ((x * r_3) / ((eps + x ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_6 e_12) _); clear - NZ_71 NZ_78 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_92 : R := - t_90.
have e_93 : t_92 = ((- x * r_3) / ((eps + x ^+ 2))) by rule (num_eq (num1 (fun a : R => - a) e_91) _); clear - NZ_78 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have C_89 : t_87 = t_92 by rule (num_eq e_88 (esym (num_eq e_93 _))); clear - NZ_78 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_95 : R := eps / t_76.
have NZ_97 : (eps * r_3 + x ^+ 2 * r_3) != 0 :> R by rule (nz_is (c := (r_3 * (eps + x ^+ 2))) _ _); [clear - R; ring | clear - NZ_71 NZ_78 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_96 : t_95 = ((eps * r_3) / ((eps + x ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_1 e_77) _); clear - NZ_71 NZ_78 NZ_97 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have C_94 : D1_15 = t_95 by rule (num_eq e_16 (esym (num_eq e_96 _))); clear - NZ_78 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have S_99 : 0 < (eps * r_3) by rule (pos_is (c := r_3 * eps) _ _); [clear - E_r3 R; first [reflexivity | ring: E_r3] | clear - H_eps S_5 S_13 S_r3 NZ_4 NZ_71 NZ_78 NZ_97 R; sgn].
have S_100 : 0 < ((eps * r_3) / ((eps + x ^+ 2) ^+ 2)) by rule (pos_is (c := (eps * r_3) * (eps + x ^+ 2)^-1 ^+ 2) _ _); [clear - NZ_78 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3] | clear - H_eps S_5 S_13 S_r3 S_99 NZ_4 NZ_71 NZ_78 NZ_97 R; sgn].
have C_98 : 0 < D1_15 := pos_is e_16 S_100.
have e_101 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose t_102 : R := t_90 ^+ 2.
have e_103 : t_102 = ((x ^+ 2) / ((eps + x ^+ 2))) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_91) _); clear - NZ_78 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_104 : R := (1 : R) - t_102.
have e_105 : t_104 = (eps / ((eps + x ^+ 2))) by rule (num_eq (num2 (fun a b : R => a - b) e_101 e_103) _); clear - NZ_78 R; first [reflexivity | field; nz | ring].
have S_107 : 0 < (eps / ((eps + x ^+ 2))) by rule (pos_is (c := eps * (eps + x ^+ 2)^-1) _ _); [clear - NZ_78 R; first [reflexivity | field; nz | ring] | clear - H_eps S_5 S_13 S_r3 S_99 NZ_4 NZ_71 NZ_78 NZ_97 R; sgn].
have C_106 : 0 < t_104 := pos_is e_105 S_107.
pose t_108 : R := D1_15 ^+ 2.
have e_109 : t_108 = ((eps ^+ 2) / ((eps + x ^+ 2) ^+ 3)) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_16) _); clear - NZ_78 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_111 : R := (1 : R) / eps.
have e_112 : t_111 = (1 / (eps)) by rule (num_eq (num2 (fun a b : R => a / b) e_101 e_1) _); clear - NZ_4 R; first [reflexivity | field; nz | ring].
have S_113 : 0 <= (3%:R * eps ^+ 2 + 3%:R * eps * x ^+ 2 + x ^+ 4) by clear - H_eps S_5 S_13 S_r3 S_99 NZ_4 NZ_71 NZ_78 NZ_97 R; sgn.
have S_114 : 0 <= (3%:R * eps ^+ 2 * x ^+ 2 + 3%:R * eps * x ^+ 4 + x ^+ 6) by rule (nneg_is (c := (3%:R * eps ^+ 2 + 3%:R * eps * x ^+ 2 + x ^+ 4) * x ^+ 2) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps S_5 S_13 S_r3 S_99 S_113 NZ_4 NZ_71 NZ_78 NZ_97 R; sgn].
have S_115 : 0 <= ((3%:R * eps ^+ 2 * x ^+ 2 + 3%:R * eps * x ^+ 4 + x ^+ 6) / (eps * (eps + x ^+ 2) ^+ 3)) by rule (nneg_is (c := (3%:R * eps ^+ 2 * x ^+ 2 + 3%:R * eps * x ^+ 4 + x ^+ 6) * eps^-1 * (eps + x ^+ 2)^-1 ^+ 3) _ _); [clear - NZ_4 NZ_78 R; first [reflexivity | field; nz | ring] | clear - H_eps S_5 S_13 S_r3 S_99 S_113 S_114 NZ_4 NZ_71 NZ_78 NZ_97 R; sgn].
have C_110 : t_108 <= t_111 by rule (le_by e_109 e_112 _ S_115); clear - NZ_78 NZ_4 R; first [reflexivity | field; nz | ring].
exists D1_15; split; first exact: C_17.
split; first exact: C_73.
split; first exact: C_75.
split; first exact: C_80.
split; first exact: C_82.
split; first exact: C_84.
split; first exact: C_86.
split; first exact: C_89.
split; first exact: C_94.
split; first exact: C_98.
split; first exact: C_106.
exact: C_110.
Qed.

(* lnverify.sigmoid-curvature
   u_ε″ = −3εx/(x² + ε)^(5/2): zero at 0 alone, the curve bends down for x > 0 and up for x < 0
   this project; with a proof
   not here: a derivative of a derivative *)

End Claims.
