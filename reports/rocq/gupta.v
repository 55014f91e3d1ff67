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

(* gupta.three-steps
   Standardization removes the component along 1, normalizes what is left, and scales it by √d
   A. Gupta, A. Ozdemir, G. Anumanchipalli, “Re-Introducing LayerNorm: Geometric Meaning, Irreversibility and a
   Comparative Study with RMSNorm”, arXiv:2409.12951, the abstracts of versions 1 and 2; version 2 has another title,
   its publication in Findings of EACL 2026 a fourth author, and both have withdrawn the two sentences of version 1
   on what is lost and on the identity; abstract, versions 1 and 2 *)
Theorem gupta_three_steps (activation : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation ->
  eps = 0 :> R ->
  N%:R != 0 :> R /\
  Num.sqrt (variance activation + eps) != 0 /\
  vnorm (Pi *m activation) != 0 /\
  0 <= variance activation + eps /\
  0 <= dot (Pi *m activation) (Pi *m activation) /\
  0 <= N%:R :> R /\
  normalized eps activation = (vnorm (Pi *m activation))^-1 *: (Num.sqrt N%:R *: (Pi *m activation)) :> 'cV[R]_N.
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
have e_56 : (1%:M : 'M[R]_N) = (opr (fun i => 1) [:: ]) by rule (opr_eq (opr_id R N) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_57 : R := N%:R^-1.
have e_58 : t_57 = (1 / (n)) by rule (num_eq (num1 (fun a : R => a^-1) e_28) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_59 : 'M[R]_N := outer (ones : 'cV[R]_N) (ones : 'cV[R]_N).
have e_60 : t_59 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => 1))]) by rule (opr_eq (opr_outer e_36 e_36) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_61 : 'M[R]_N := t_57 *: t_59.
have e_62 : t_61 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => (1 / (n)) * (1)))]) by rule (opr_eq (opr_scale e_58 e_60) _ _); [move=> i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring]].
pose t_63 : 'M[R]_N := (1%:M : 'M[R]_N) - t_61.
have e_64 : t_63 = (opr (fun i => 1) [:: ((fun i => 1), (fun i => ((- 1) / (n)) * (1)))]) by rule (opr_eq (opr_sub e_56 e_62) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring]].
pose t_65 : 'cV[R]_N := t_63 *m activation.
have d_67 : whole (fun i => ((- 1) / (n)) * ((activation i 0))) = ((- m_2) / (n)) by rule (num_eq (partZ ((- 1) / (n)) M_2) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_68 : whole (fun i => (((- 1) / (n)) * (1)) * ((activation i 0))) = ((- m_2) / (n)) by rule (whole_eq _ d_67) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_66 : t_65 = (col (fun i => (activation i 0) + ((- m_2) / (n)) * (1))) by rule (col_eq (opr_apply (s := [:: ((- m_2) / (n))]) e_64 e_31 (conj d_68 I)) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_69 : R := dot t_65 t_65.
have e_70 : t_69 = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (dot_node e_66 e_66 d_44); done.
pose t_71 : R := Num.sqrt t_69.
have [r_5 S_r5 E_r5] : exists2 r : R, 0 < r & r ^+ 2 = n by exact: (root_pos N_pos).
have S_73 : 0 <= (r_4 * r_5) by rule (nneg_is (c := r_5 * r_4) _ _); [clear - E_r4 E_r5 R; first [reflexivity | ring: E_r4 E_r5] | clear - N_pos S_4 S_16 S_24 S_r4 S_r5 NZ_8 NZ_23 NZ_53 R; sgn].
have S_74 : 0 <= ((r_4 * r_5) / (n)) by rule (nneg_is (c := (r_4 * r_5) * n^-1) _ _); [clear - NZ_8 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5] | clear - N_pos S_4 S_16 S_24 S_r4 S_r5 S_73 NZ_8 NZ_23 NZ_53 R; sgn].
have e_72 : t_71 = ((r_4 * r_5) / (n)) by rule (sqrt_node e_70 S_74 _); clear - NZ_8 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
have NZ_75 := lt0r_neq0 S_r5.
have NZ_76 : ((r_4 * r_5) / (n)) != 0 by rule (nz_is (c := (r_5 * r_4 * n^-1)) _ _); [clear - NZ_8 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5] | clear - NZ_75 NZ_53 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_77 : t_71 != 0 := nz_is e_72 NZ_76.
have S_78 : 0 <= ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_16 S_24 S_r4 S_r5 S_73 NZ_8 NZ_23 NZ_53 NZ_75 R; sgn].
have C_79 : 0 <= t_48 := nneg_is e_49 S_78.
have S_80 : 0 <= ((n * m_3 - m_2 ^+ 2) / (n)) by rule (nneg_is (c := (n * m_3 - m_2 ^+ 2) * n^-1) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_16 S_24 S_r4 S_r5 S_73 NZ_8 NZ_23 NZ_53 NZ_75 R; sgn].
have C_81 : 0 <= t_69 := nneg_is e_70 S_80.
have S_82 : 0 <= n by rule (nneg_is (c := n) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_4 S_16 S_24 S_r4 S_r5 S_73 NZ_8 NZ_23 NZ_53 NZ_75 R; sgn].
have C_83 : 0 <= N%:R := nneg_is e_28 S_82.
pose t_84 : R := t_50^-1.
have e_85 : t_84 = ((- n * r_4) / ((- n * m_3 + m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_51) _); clear - NZ_53 NZ_8 NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_86 : 'cV[R]_N := t_84 *: t_39.
have e_87 : t_86 = (col (fun i => ((- n * r_4) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0)) + ((m_2 * r_4) / ((- n * m_3 + m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_85 e_40) _) => i; reduce; clear - NZ_23 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_89 : R := t_71^-1.
have NZ_91 : (r_4 * r_5) != 0 :> R by rule (nz_is (c := (r_5 * r_4)) _ _); [clear - R; ring | clear - NZ_75 NZ_53 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_90 : t_89 = ((- r_4 * r_5) / ((- n * m_3 + m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_72) _); clear - NZ_75 NZ_53 NZ_91 NZ_8 NZ_23 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
pose t_92 : R := Num.sqrt N%:R.
have S_94 : 0 <= r_5 by rule (nneg_is (c := r_5) _ _); [clear - E_r5 R; first [reflexivity | ring: E_r5] | clear - N_pos S_4 S_16 S_24 S_r4 S_r5 S_73 NZ_8 NZ_23 NZ_53 NZ_75 NZ_91 R; sgn].
have e_93 : t_92 = r_5 by rule (sqrt_node e_28 S_94 _); clear - E_r5 R; first [reflexivity | ring: E_r5].
pose t_95 : 'cV[R]_N := t_92 *: t_65.
have e_96 : t_95 = (col (fun i => r_5 * ((activation i 0)) + ((- m_2 * r_5) / (n)) * (1))) by rule (col_eq (col_scale e_93 e_66) _) => i; reduce; clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_97 : 'cV[R]_N := t_89 *: t_95.
have e_98 : t_97 = (col (fun i => ((- n * r_4) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0)) + ((m_2 * r_4) / ((- n * m_3 + m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_90 e_96) _) => i; reduce; clear - NZ_23 NZ_8 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
have C_88 : t_86 = t_97 by rule (col_same e_87 e_98 _) => i; clear - NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
split; first exact: C_30.
split; first exact: C_55.
split; first exact: C_77.
split; first exact: C_79.
split; first exact: C_81.
split; first exact: C_83.
exact: C_88.
Qed.

(* gupta.irreversible
   What is lost in the normalization cannot be recovered: read of the length of the centred vector
   A. Gupta, A. Ozdemir, G. Anumanchipalli, “Re-Introducing LayerNorm: Geometric Meaning, Irreversibility and a
   Comparative Study with RMSNorm”, arXiv:2409.12951, the abstracts of versions 1 and 2; version 2 has another title,
   its publication in Findings of EACL 2026 a fourth author, and both have withdrawn the two sentences of version 1
   on what is lost and on the identity; abstract, version 1 *)
Theorem gupta_irreversible (activation : 'cV[R]_N) (t eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation ->
  0 < t ->
  eps = 0 :> R ->
  N%:R != 0 :> R /\
  Num.sqrt (variance (activation + t *: (Pi *m activation)) + eps) != 0 /\
  Num.sqrt (variance activation + eps) != 0 /\
  0 <= variance (activation + t *: (Pi *m activation)) + eps /\
  0 <= variance activation + eps /\
  normalized eps (activation + t *: (Pi *m activation)) = normalized eps activation :> 'cV[R]_N.
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
have e_25 : t = t by [].
have H_26 := pos_of H1 e_25.
have NZ_27 := lt0r_neq0 H_26.
have NZ_28 : t != 0 by rule (nz_factor (f := t) (r := 1) NZ_27 _); clear - R; first [reflexivity | ring].
have S_29 : 0 < t by rule (pos_quotient H_26 (r := 1) _ _); [clear - H_eps N_pos S_4 S_16 S_24 NZ_8 NZ_23 NZ_28 R; sgn | clear - R; first [reflexivity | ring]].
have e_30 : eps = eps by [].
have e_31 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
have E_32 : eps = 0 by rule (solved (r := 1) (eq_of H2 e_30 e_31) _); clear - R; first [reflexivity | ring].
have e_33 : N%:R = n by rule (num_eq En _); clear - R; first [reflexivity | ring].
have NZ_34 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_35 : N%:R != 0 := nz_is e_33 NZ_34.
have e_36 : activation = (col (fun i => (activation i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
have e_37 : t = t by [].
have e_38 : (1%:M : 'M[R]_N) = (opr (fun i => 1) [:: ]) by rule (opr_eq (opr_id R N) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_39 : R := N%:R^-1.
have e_40 : t_39 = (1 / (n)) by rule (num_eq (num1 (fun a : R => a^-1) e_33) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_41 : (ones : 'cV[R]_N) = (col (fun i => 1)) by rule (col_eq (col_ones R N) _) => i; clear - R; first [reflexivity | ring].
pose t_42 : 'M[R]_N := outer (ones : 'cV[R]_N) (ones : 'cV[R]_N).
have e_43 : t_42 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => 1))]) by rule (opr_eq (opr_outer e_41 e_41) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_44 : 'M[R]_N := t_39 *: t_42.
have e_45 : t_44 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => (1 / (n)) * (1)))]) by rule (opr_eq (opr_scale e_40 e_43) _ _); [move=> i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring]].
pose t_46 : 'M[R]_N := (1%:M : 'M[R]_N) - t_44.
have e_47 : t_46 = (opr (fun i => 1) [:: ((fun i => 1), (fun i => ((- 1) / (n)) * (1)))]) by rule (opr_eq (opr_sub e_38 e_45) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring]].
pose t_48 : 'cV[R]_N := t_46 *m activation.
have d_50 : whole (fun i => ((- 1) / (n)) * ((activation i 0))) = ((- m_2) / (n)) by rule (num_eq (partZ ((- 1) / (n)) M_2) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_51 : whole (fun i => (((- 1) / (n)) * (1)) * ((activation i 0))) = ((- m_2) / (n)) by rule (whole_eq _ d_50) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_49 : t_48 = (col (fun i => (activation i 0) + ((- m_2) / (n)) * (1))) by rule (col_eq (opr_apply (s := [:: ((- m_2) / (n))]) e_47 e_36 (conj d_51 I)) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_52 : 'cV[R]_N := t *: t_48.
have e_53 : t_52 = (col (fun i => t * ((activation i 0)) + ((- m_2 * t) / (n)) * (1))) by rule (col_eq (col_scale e_37 e_49) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_54 : 'cV[R]_N := activation + t_52.
have e_55 : t_54 = (col (fun i => (t + 1) * ((activation i 0)) + ((- m_2 * t) / (n)) * (1))) by rule (col_eq (col_add e_36 e_53) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_56 : R := sumv t_54.
have e_57 : t_56 = m_2 by rule (sum_node e_55 (partD (partZ (t + 1) M_2) (partZ ((- m_2 * t) / (n)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_58 : R := t_56 / N%:R.
have e_59 : t_58 = (m_2 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_57 e_33) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_60 : 'cV[R]_N := t_58 *: (ones : 'cV[R]_N).
have e_61 : t_60 = (col (fun i => (m_2 / (n)) * (1))) by rule (col_eq (col_scale e_59 e_41) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_62 : 'cV[R]_N := t_54 - t_60.
have e_63 : t_62 = (col (fun i => (t + 1) * ((activation i 0)) + ((- m_2 * t - m_2) / (n)) * (1))) by rule (col_eq (col_sub e_55 e_61) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_64 : R := dot t_62 t_62.
have d_66 : whole (fun i => (t ^+ 2 + 2%:R * t + 1) * ((activation i 0) ^+ 2) + ((- 2%:R * m_2 * t ^+ 2 - 4%:R * m_2 * t - 2%:R * m_2) / (n)) * ((activation i 0)) + ((m_2 ^+ 2 * t ^+ 2 + 2%:R * m_2 ^+ 2 * t + m_2 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_3 * t ^+ 2 + 2%:R * n * m_3 * t + n * m_3 - m_2 ^+ 2 * t ^+ 2 - 2%:R * m_2 ^+ 2 * t - m_2 ^+ 2) / (n)) by rule (num_eq (partD (partD (partZ (t ^+ 2 + 2%:R * t + 1) M_3) (partZ ((- 2%:R * m_2 * t ^+ 2 - 4%:R * m_2 * t - 2%:R * m_2) / (n)) M_2)) (partZ ((m_2 ^+ 2 * t ^+ 2 + 2%:R * m_2 ^+ 2 * t + m_2 ^+ 2) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_67 : whole (fun i => ((t + 1) * ((activation i 0)) + ((- m_2 * t - m_2) / (n)) * (1)) * ((t + 1) * ((activation i 0)) + ((- m_2 * t - m_2) / (n)) * (1))) = ((n * m_3 * t ^+ 2 + 2%:R * n * m_3 * t + n * m_3 - m_2 ^+ 2 * t ^+ 2 - 2%:R * m_2 ^+ 2 * t - m_2 ^+ 2) / (n)) by rule (whole_eq _ d_66) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_65 : t_64 = ((n * m_3 * t ^+ 2 + 2%:R * n * m_3 * t + n * m_3 - m_2 ^+ 2 * t ^+ 2 - 2%:R * m_2 ^+ 2 * t - m_2 ^+ 2) / (n)) by rule (dot_node e_63 e_63 d_67); done.
pose t_68 : R := t_64 / N%:R.
have e_69 : t_68 = ((n * m_3 * t ^+ 2 + 2%:R * n * m_3 * t + n * m_3 - m_2 ^+ 2 * t ^+ 2 - 2%:R * m_2 ^+ 2 * t - m_2 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_65 e_33) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_71 : R := t_68 + eps.
have e_72 : t_71 = ((n * m_3 * t ^+ 2 + 2%:R * n * m_3 * t + n * m_3 - m_2 ^+ 2 * t ^+ 2 - 2%:R * m_2 ^+ 2 * t - m_2 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_69 E_32) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_73 : R := Num.sqrt t_71.
have [r_5 S_r5 E_r5] : exists2 r : R, 0 < r & r ^+ 2 = (n * m_3 - m_2 ^+ 2) by exact: (root_pos S_24).
have S_75 : 0 <= (t + 1) by clear - N_pos S_4 S_16 S_24 S_29 S_r5 NZ_8 NZ_23 NZ_28 R; sgn.
have S_76 : 0 <= (t * r_5 + r_5) by rule (nneg_is (c := r_5 * (t + 1)) _ _); [clear - E_r5 R; first [reflexivity | ring: E_r5] | clear - N_pos S_4 S_16 S_24 S_29 S_r5 S_75 NZ_8 NZ_23 NZ_28 R; sgn].
have S_77 : 0 <= ((t * r_5 + r_5) / (n)) by rule (nneg_is (c := (t * r_5 + r_5) * n^-1) _ _); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - N_pos S_4 S_16 S_24 S_29 S_r5 S_75 S_76 NZ_8 NZ_23 NZ_28 R; sgn].
have e_74 : t_73 = ((t * r_5 + r_5) / (n)) by rule (sqrt_node e_72 S_77 _); clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have NZ_78 := lt0r_neq0 S_r5.
have S_79 : 0 < (t + 1) by clear - N_pos S_4 S_16 S_24 S_29 S_r5 S_75 S_76 NZ_8 NZ_23 NZ_28 NZ_78 R; sgn.
have NZ_80 := lt0r_neq0 S_79.
have NZ_81 : ((t * r_5 + r_5) / (n)) != 0 by rule (nz_is (c := (r_5 * (t + 1) * n^-1)) _ _); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - NZ_78 NZ_80 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_82 : t_73 != 0 := nz_is e_74 NZ_81.
pose t_83 : R := sumv activation.
have e_84 : t_83 = m_2 by rule (sum_node e_36 M_2 _); clear - R; first [reflexivity | ring].
pose t_85 : R := t_83 / N%:R.
have e_86 : t_85 = (m_2 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_84 e_33) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_87 : 'cV[R]_N := t_85 *: (ones : 'cV[R]_N).
have e_88 : t_87 = (col (fun i => (m_2 / (n)) * (1))) by rule (col_eq (col_scale e_86 e_41) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_89 : 'cV[R]_N := activation - t_87.
have e_90 : t_89 = (col (fun i => (activation i 0) + ((- m_2) / (n)) * (1))) by rule (col_eq (col_sub e_36 e_88) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_91 : R := dot t_89 t_89.
have d_93 : whole (fun i => (activation i 0) ^+ 2 + ((- 2%:R * m_2) / (n)) * ((activation i 0)) + ((m_2 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (num_eq (partD (partD M_3 (partZ ((- 2%:R * m_2) / (n)) M_2)) (partZ ((m_2 ^+ 2) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_94 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (whole_eq _ d_93) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_92 : t_91 = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (dot_node e_90 e_90 d_94); done.
pose t_95 : R := t_91 / N%:R.
have e_96 : t_95 = ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_92 e_33) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_97 : R := t_95 + eps.
have e_98 : t_97 = ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_96 E_32) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_99 : R := Num.sqrt t_97.
have S_101 : 0 <= (r_5 / (n)) by rule (nneg_is (c := r_5 * n^-1) _ _); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - N_pos S_4 S_16 S_24 S_29 S_r5 S_75 S_76 S_79 NZ_8 NZ_23 NZ_28 NZ_78 NZ_80 R; sgn].
have e_100 : t_99 = (r_5 / (n)) by rule (sqrt_node e_98 S_101 _); clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have NZ_102 : (r_5 / (n)) != 0 by rule (nz_is (c := (r_5 * n^-1)) _ _); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - NZ_78 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_103 : t_99 != 0 := nz_is e_100 NZ_102.
have S_104 : 0 <= (n * m_3 * t ^+ 2 + 2%:R * n * m_3 * t + n * m_3 - m_2 ^+ 2 * t ^+ 2 - 2%:R * m_2 ^+ 2 * t - m_2 ^+ 2) by rule (nneg_is (c := (n * m_3 - m_2 ^+ 2) * (t + 1) ^+ 2) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_4 S_16 S_24 S_29 S_r5 S_75 S_76 S_79 NZ_8 NZ_23 NZ_28 NZ_78 NZ_80 R; sgn].
have S_105 : 0 <= ((n * m_3 * t ^+ 2 + 2%:R * n * m_3 * t + n * m_3 - m_2 ^+ 2 * t ^+ 2 - 2%:R * m_2 ^+ 2 * t - m_2 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n * m_3 * t ^+ 2 + 2%:R * n * m_3 * t + n * m_3 - m_2 ^+ 2 * t ^+ 2 - 2%:R * m_2 ^+ 2 * t - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_16 S_24 S_29 S_r5 S_75 S_76 S_79 S_104 NZ_8 NZ_23 NZ_28 NZ_78 NZ_80 R; sgn].
have C_106 : 0 <= t_71 := nneg_is e_72 S_105.
have S_107 : 0 <= ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_16 S_24 S_29 S_r5 S_75 S_76 S_79 S_104 NZ_8 NZ_23 NZ_28 NZ_78 NZ_80 R; sgn].
have C_108 : 0 <= t_97 := nneg_is e_98 S_107.
pose t_109 : R := t_73^-1.
have NZ_111 : (t * r_5 + r_5) != 0 :> R by rule (nz_is (c := (r_5 * (t + 1))) _ _); [clear - R; ring | clear - NZ_78 NZ_80 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_110 : t_109 = ((- n * r_5) / ((t + 1) * (- n * m_3 + m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_74) _); clear - NZ_78 NZ_80 NZ_111 NZ_8 NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_112 : 'cV[R]_N := t_109 *: t_62.
have e_113 : t_112 = (col (fun i => ((- n * r_5) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0)) + ((m_2 * r_5) / ((- n * m_3 + m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_110 e_63) _) => i; reduce; clear - NZ_80 NZ_23 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_115 : R := t_99^-1.
have e_116 : t_115 = ((- n * r_5) / ((- n * m_3 + m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_100) _); clear - NZ_78 NZ_8 NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_117 : 'cV[R]_N := t_115 *: t_89.
have e_118 : t_117 = (col (fun i => ((- n * r_5) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0)) + ((m_2 * r_5) / ((- n * m_3 + m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_116 e_90) _) => i; reduce; clear - NZ_23 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have C_114 : t_112 = t_117 by rule (col_same e_113 e_118 _) => i; clear - NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
split; first exact: C_35.
split; first exact: C_82.
split; first exact: C_103.
split; first exact: C_106.
split; first exact: C_108.
exact: C_114.
Qed.

(* gupta.identity
   LayerNorm cannot learn the identity: whatever gain and bias are, its derivative takes 1 to 0
   A. Gupta, A. Ozdemir, G. Anumanchipalli, “Re-Introducing LayerNorm: Geometric Meaning, Irreversibility and a
   Comparative Study with RMSNorm”, arXiv:2409.12951, the abstracts of versions 1 and 2; version 2 has another title,
   its publication in Findings of EACL 2026 a fourth author, and both have withdrawn the two sentences of version 1
   on what is lost and on the identity; abstract, version 1 *)
Theorem gupta_identity (activation gain bias : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  exists J1 : 'M[R]_N, is_jacobian (fun activation : 'cV[R]_N => layer_norm eps gain bias activation) activation J1 /\
  N%:R != 0 :> R /\
  Num.sqrt (variance activation + eps) != 0 /\
  0 <= variance activation + eps /\
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
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by exact: (root_pos S_32).
have S_35 : 0 <= (r_4 / (n)) by rule (nneg_is (c := r_4 * n^-1) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 NZ_8 NZ_26 R; sgn].
have e_34 : t_33 = (r_4 / (n)) by rule (sqrt_node e_23 S_35 _); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_36 : R := t_33^-1.
have NZ_38 := lt0r_neq0 S_r4.
have e_37 : t_36 = ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_34) _); clear - NZ_38 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_39 : gain = (col (fun i => (gain i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose J1_40 : 'M[R]_N := (opr (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0))) [:: ((fun i => (activation i 0) * (gain i 0)), (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => (gain i 0)), (fun i => ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]).
have e_41 : J1_40 = (opr (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0))) [:: ((fun i => (activation i 0) * (gain i 0)), (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => (gain i 0)), (fun i => ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]) by [].
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
have S_52 : 0 < ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (pos_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 NZ_8 NZ_26 NZ_38 R; sgn].
have C_51 : 0 < t_22 := pos_is e_23 S_52.
have D_53 := D_sqrt size_ge0 C_51 D_50.
have NZ_54 : (r_4 / (n)) != 0 by rule (nz_is (c := (r_4 * n^-1)) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_38 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_55 : t_33 != 0 := nz_is e_34 NZ_54.
have D_56 := D_inv size_ge0 C_55 D_53.
have D_57 := VD_scale size_ge0 D_56 D_47.
have D_58 := VD_hadl gain D_57.
have D_59 := VD_addr size_ge0 (bias : 'cV[R]_N) D_58.
refine (jacobian_by (F := (fun activation : 'cV[R]_N => had gain ((Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones)) + bias)) D_59 _) => h_60.
have e_61 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_62 : R := (2%:R : R) * t_33.
have e_63 : t_62 = ((2%:R * r_4) / (n)) by rule (num_eq (num2 (fun a b : R => a * b) e_61 e_34) _); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_64 : R := t_62^-1.
have NZ_66 : (2%:R * r_4) != 0 :> R by rule (nz_is (c := (2%:R * r_4)) _ _); [clear - R; ring | clear - NZ_38 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_65 : t_64 = ((n * r_4) / (2%:R * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_63) _); clear - NZ_38 NZ_66 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_67 : h_60 = (col (fun i => (h_60 i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_68 : R := sumv h_60.
have [m_5 M_5] := some_number (part xpredT (fun i => (h_60 i 0))).
have e_69 : t_68 = m_5 by rule (sum_node e_67 M_5 _); clear - R; first [reflexivity | ring].
pose t_70 : R := t_68 / N%:R.
have e_71 : t_70 = (m_5 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_69 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_72 : 'cV[R]_N := t_70 *: (ones : 'cV[R]_N).
have e_73 : t_72 = (col (fun i => (m_5 / (n)) * (1))) by rule (col_eq (col_scale e_71 e_9) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_74 : 'cV[R]_N := h_60 - t_72.
have e_75 : t_74 = (col (fun i => (h_60 i 0) + ((- m_5) / (n)) * (1))) by rule (col_eq (col_sub e_67 e_73) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_76 : R := dot t_74 t_12.
have [m_6 M_6] := some_number (part xpredT (fun i => (activation i 0) * (h_60 i 0))).
have d_78 : whole (fun i => (activation i 0) * (h_60 i 0) + ((- m_2) / (n)) * ((h_60 i 0)) + ((- m_5) / (n)) * ((activation i 0)) + ((m_2 * m_5) / (n ^+ 2)) * (1)) = ((n * m_6 - m_2 * m_5) / (n)) by rule (num_eq (partD (partD (partD M_6 (partZ ((- m_2) / (n)) M_5)) (partZ ((- m_5) / (n)) M_2)) (partZ ((m_2 * m_5) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_79 : whole (fun i => ((h_60 i 0) + ((- m_5) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_6 - m_2 * m_5) / (n)) by rule (whole_eq _ d_78) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_77 : t_76 = ((n * m_6 - m_2 * m_5) / (n)) by rule (dot_node e_75 e_13 d_79); done.
pose t_80 : R := dot t_12 t_74.
have d_82 : whole (fun i => (activation i 0) * (h_60 i 0) + ((- m_5) / (n)) * ((activation i 0)) + ((- m_2) / (n)) * ((h_60 i 0)) + ((m_2 * m_5) / (n ^+ 2)) * (1)) = ((n * m_6 - m_2 * m_5) / (n)) by rule (num_eq (partD (partD (partD M_6 (partZ ((- m_5) / (n)) M_2)) (partZ ((- m_2) / (n)) M_5)) (partZ ((m_2 * m_5) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_83 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((h_60 i 0) + ((- m_5) / (n)) * (1))) = ((n * m_6 - m_2 * m_5) / (n)) by rule (whole_eq _ d_82) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_81 : t_80 = ((n * m_6 - m_2 * m_5) / (n)) by rule (dot_node e_13 e_75 d_83); done.
pose t_84 : R := t_76 + t_80.
have e_85 : t_84 = ((2%:R * n * m_6 - 2%:R * m_2 * m_5) / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_77 e_81) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_86 : R := t_84 / N%:R.
have e_87 : t_86 = ((2%:R * n * m_6 - 2%:R * m_2 * m_5) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_85 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_88 : R := t_64 * t_86.
have e_89 : t_88 = ((n * r_4 * m_6 - m_2 * r_4 * m_5) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_65 e_87) _); clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_90 : R := t_36 * t_88.
have e_91 : t_90 = ((n * m_6 - m_2 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_37 e_89) _); clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_92 : R := t_36 * t_90.
have e_93 : t_92 = ((n ^+ 2 * r_4 * m_6 - n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_37 e_91) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_94 : R := - t_92.
have e_95 : t_94 = ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num1 (fun a : R => - a) e_93) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_96 : 'cV[R]_N := t_94 *: t_12.
have e_97 : t_96 = (col (fun i => ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_2 * r_4 * m_6 - m_2 ^+ 2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (col_scale e_95 e_13) _) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_98 : 'cV[R]_N := t_36 *: t_74.
have e_99 : t_98 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_60 i 0)) + ((- r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_37 e_75) _) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_100 : 'cV[R]_N := t_96 + t_98.
have e_101 : t_100 = (col (fun i => ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * r_4 * m_5 + n * m_2 * r_4 * m_6 - n * m_3 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_60 i 0)))) by rule (col_eq (col_add e_97 e_99) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_102 : 'cV[R]_N := had gain t_100.
have e_103 : t_102 = (col (fun i => ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (gain i 0)) + ((- n ^+ 2 * eps * r_4 * m_5 + n * m_2 * r_4 * m_6 - n * m_3 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((gain i 0)) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (h_60 i 0)))) by rule (col_eq (col_had e_39 e_101) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_104 : 'cV[R]_N := J1_40 *m h_60.
have d_106 : whole (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((h_60 i 0)) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (h_60 i 0))) = ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (partD (partZ ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_5) (partZ ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_6)) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_107 : whole (fun i => (((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) * ((h_60 i 0))) = ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (whole_eq _ d_106) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_108 : whole (fun i => ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((h_60 i 0)) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (h_60 i 0))) = ((- n ^+ 2 * eps * r_4 * m_5 + n * m_2 * r_4 * m_6 - n * m_3 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (partD (partZ ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_5) (partZ ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_6)) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_109 : whole (fun i => (((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) * ((h_60 i 0))) = ((- n ^+ 2 * eps * r_4 * m_5 + n * m_2 * r_4 * m_6 - n * m_3 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (whole_eq _ d_108) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_105 : t_104 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (h_60 i 0)) + ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (gain i 0)) + ((- n ^+ 2 * eps * r_4 * m_5 + n * m_2 * r_4 * m_6 - n * m_3 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((gain i 0)))) by rule (col_eq (opr_apply (s := [:: ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)); ((- n ^+ 2 * eps * r_4 * m_5 + n * m_2 * r_4 * m_6 - n * m_3 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2))]) e_41 e_67 (conj d_107 (conj d_109 I))) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
rule (col_same e_103 e_105 _) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have NZ_110 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_111 : N%:R != 0 := nz_is e_5 NZ_110.
have NZ_112 : (r_4 / (n)) != 0 by rule (nz_is (c := (r_4 * n^-1)) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_38 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_113 : t_33 != 0 := nz_is e_34 NZ_112.
have S_114 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 NZ_8 NZ_26 NZ_38 R; sgn].
have C_115 : 0 <= t_22 := nneg_is e_23 S_114.
pose t_116 : 'cV[R]_N := J1_40 *m (ones : 'cV[R]_N).
have d_118 : whole (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) = 0 by rule (num_eq (partD (partZ ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) (whole_ones En)) (partZ ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_2)) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_119 : whole (fun i => (((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) * 1) = 0 by rule (whole_eq _ d_118) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_120 : whole (fun i => ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) = ((- n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (partD (partZ ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) (whole_ones En)) (partZ ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_2)) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_121 : whole (fun i => (((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) * 1) = ((- n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (whole_eq _ d_120) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_117 : t_116 = (col (fun i => 0)) by rule (col_eq (opr_apply (s := [:: 0; ((- n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2)))]) e_41 e_9 (conj d_119 (conj d_121 I))) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_123 : (0 : 'cV[R]_N) = (col (fun i => 0)) by rule (col_eq (col_zero R N) _) => i; clear - R; first [reflexivity | ring].
have C_122 : t_116 = (0 : 'cV[R]_N) by rule (col_same e_117 e_123 _) => i; clear - R; first [reflexivity | ring].
exists J1_40; split; first exact: C_42.
split; first exact: C_111.
split; first exact: C_113.
split; first exact: C_115.
exact: C_122.
Qed.

(* lnverify.batchnorm.identity
   Batch normalization can be the identity at inference; in training it cannot, for it is LayerNorm over the batch
   this project; with a proof; compare Gupta, Ozdemir and Anumanchipalli, abstract of version 1 *)
Theorem lnverify_batchnorm_identity (activation : 'cV[R]_N) (eps v m c : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  0 < v + eps ->
  exists J1 : 'M[R]_N, is_jacobian (fun activation : 'cV[R]_N => c *: normalized eps activation) activation J1 /\
  N%:R != 0 :> R /\
  Num.sqrt (v + eps) != 0 /\
  Num.sqrt (variance activation + eps) != 0 /\
  0 <= v + eps /\
  0 <= variance activation + eps /\
  (Num.sqrt (v + eps))^-1 *: (Num.sqrt (v + eps) *: (activation - m *: ones)) + m *: ones = activation :> 'cV[R]_N /\
  J1 *m ones = 0 :> 'cV[R]_N.
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
have e_33 : v = v by [].
pose t_34 : R := v + eps.
have e_35 : t_34 = (eps + v) by rule (num_eq (num2 (fun a b : R => a + b) e_33 e_21) _); clear - R; first [reflexivity | ring].
have H_36 := pos_of H1 e_35.
have NZ_37 := lt0r_neq0 H_36.
have NZ_38 : (eps + v) != 0 by rule (nz_factor (f := (eps + v)) (r := 1) NZ_37 _); clear - R; first [reflexivity | ring].
have S_39 : 0 < (eps + v) by rule (pos_quotient H_36 (r := 1) _ _); [clear - H_eps N_pos S_4 S_16 S_31 S_32 NZ_8 NZ_26 NZ_38 R; sgn | clear - R; first [reflexivity | ring]].
pose t_40 : R := Num.sqrt t_22.
have [r_8 S_r8 E_r8] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by exact: (root_pos S_32).
have S_42 : 0 <= (r_8 / (n)) by rule (nneg_is (c := r_8 * n^-1) _ _); [clear - NZ_8 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_39 S_r8 NZ_8 NZ_26 NZ_38 R; sgn].
have e_41 : t_40 = (r_8 / (n)) by rule (sqrt_node e_23 S_42 _); clear - NZ_8 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
pose t_43 : R := t_40^-1.
have NZ_45 := lt0r_neq0 S_r8.
have e_44 : t_43 = ((n * r_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_41) _); clear - NZ_45 NZ_8 NZ_26 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
have e_46 : c = c by [].
pose J1_47 : 'M[R]_N := (opr (fun i => ((n * c * r_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((n * m_2 * c * r_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * c * r_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => 1), (fun i => ((- n ^+ 2 * eps * c * r_8 - n * m_3 * c * r_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * c * r_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]).
have e_48 : J1_47 = (opr (fun i => ((n * c * r_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((n * m_2 * c * r_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * c * r_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => 1), (fun i => ((- n ^+ 2 * eps * c * r_8 - n * m_3 * c * r_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * c * r_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]) by [].
have C_49 : is_jacobian (fun activation : 'cV[R]_N => c *: ((Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones))) activation J1_47.
have size_ge0 := @size1_ge0 R N.
have D_50 := VD_at activation.
have D_51 := D_sumv size_ge0 D_50.
have D_52 := D_mulr size_ge0 (N%:R^-1) D_51.
have D_53 := VD_scaler size_ge0 (ones : 'cV[R]_N) D_52.
have D_54 := VD_sub D_50 D_53.
have D_55 := D_dot size_ge0 D_54 D_54.
have D_56 := D_mulr size_ge0 (N%:R^-1) D_55.
have D_57 := D_addr size_ge0 eps D_56.
have S_59 : 0 < ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (pos_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_39 S_r8 NZ_8 NZ_26 NZ_38 NZ_45 R; sgn].
have C_58 : 0 < t_22 := pos_is e_23 S_59.
have D_60 := D_sqrt size_ge0 C_58 D_57.
have NZ_61 : (r_8 / (n)) != 0 by rule (nz_is (c := (r_8 * n^-1)) _ _); [clear - NZ_8 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8] | clear - NZ_45 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_62 : t_40 != 0 := nz_is e_41 NZ_61.
have D_63 := D_inv size_ge0 C_62 D_60.
have D_64 := VD_scale size_ge0 D_63 D_54.
have D_65 := VD_scalel c D_64.
refine (jacobian_by (F := (fun activation : 'cV[R]_N => c *: ((Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones)))) D_65 _) => h_66.
have e_67 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_68 : R := (2%:R : R) * t_40.
have e_69 : t_68 = ((2%:R * r_8) / (n)) by rule (num_eq (num2 (fun a b : R => a * b) e_67 e_41) _); clear - NZ_8 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
pose t_70 : R := t_68^-1.
have NZ_72 : (2%:R * r_8) != 0 :> R by rule (nz_is (c := (2%:R * r_8)) _ _); [clear - R; ring | clear - NZ_45 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_71 : t_70 = ((n * r_8) / (2%:R * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_69) _); clear - NZ_45 NZ_72 NZ_8 NZ_26 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
have e_73 : h_66 = (col (fun i => (h_66 i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_74 : R := sumv h_66.
have [m_9 M_9] := some_number (part xpredT (fun i => (h_66 i 0))).
have e_75 : t_74 = m_9 by rule (sum_node e_73 M_9 _); clear - R; first [reflexivity | ring].
pose t_76 : R := t_74 / N%:R.
have e_77 : t_76 = (m_9 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_75 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_78 : 'cV[R]_N := t_76 *: (ones : 'cV[R]_N).
have e_79 : t_78 = (col (fun i => (m_9 / (n)) * (1))) by rule (col_eq (col_scale e_77 e_9) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_80 : 'cV[R]_N := h_66 - t_78.
have e_81 : t_80 = (col (fun i => (h_66 i 0) + ((- m_9) / (n)) * (1))) by rule (col_eq (col_sub e_73 e_79) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_82 : R := dot t_80 t_12.
have [m_10 M_10] := some_number (part xpredT (fun i => (activation i 0) * (h_66 i 0))).
have d_84 : whole (fun i => (activation i 0) * (h_66 i 0) + ((- m_2) / (n)) * ((h_66 i 0)) + ((- m_9) / (n)) * ((activation i 0)) + ((m_2 * m_9) / (n ^+ 2)) * (1)) = ((n * m_10 - m_2 * m_9) / (n)) by rule (num_eq (partD (partD (partD M_10 (partZ ((- m_2) / (n)) M_9)) (partZ ((- m_9) / (n)) M_2)) (partZ ((m_2 * m_9) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_85 : whole (fun i => ((h_66 i 0) + ((- m_9) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_10 - m_2 * m_9) / (n)) by rule (whole_eq _ d_84) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_83 : t_82 = ((n * m_10 - m_2 * m_9) / (n)) by rule (dot_node e_81 e_13 d_85); done.
pose t_86 : R := dot t_12 t_80.
have d_88 : whole (fun i => (activation i 0) * (h_66 i 0) + ((- m_9) / (n)) * ((activation i 0)) + ((- m_2) / (n)) * ((h_66 i 0)) + ((m_2 * m_9) / (n ^+ 2)) * (1)) = ((n * m_10 - m_2 * m_9) / (n)) by rule (num_eq (partD (partD (partD M_10 (partZ ((- m_9) / (n)) M_2)) (partZ ((- m_2) / (n)) M_9)) (partZ ((m_2 * m_9) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_89 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((h_66 i 0) + ((- m_9) / (n)) * (1))) = ((n * m_10 - m_2 * m_9) / (n)) by rule (whole_eq _ d_88) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_87 : t_86 = ((n * m_10 - m_2 * m_9) / (n)) by rule (dot_node e_13 e_81 d_89); done.
pose t_90 : R := t_82 + t_86.
have e_91 : t_90 = ((2%:R * n * m_10 - 2%:R * m_2 * m_9) / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_83 e_87) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_92 : R := t_90 / N%:R.
have e_93 : t_92 = ((2%:R * n * m_10 - 2%:R * m_2 * m_9) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_91 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_94 : R := t_70 * t_92.
have e_95 : t_94 = ((n * r_8 * m_10 - m_2 * r_8 * m_9) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_71 e_93) _); clear - NZ_26 NZ_8 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
pose t_96 : R := t_43 * t_94.
have e_97 : t_96 = ((n * m_10 - m_2 * m_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_44 e_95) _); clear - NZ_26 NZ_8 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
pose t_98 : R := t_43 * t_96.
have e_99 : t_98 = ((n ^+ 2 * r_8 * m_10 - n * m_2 * r_8 * m_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_44 e_97) _); clear - NZ_26 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
pose t_100 : R := - t_98.
have e_101 : t_100 = ((- n ^+ 2 * r_8 * m_10 + n * m_2 * r_8 * m_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num1 (fun a : R => - a) e_99) _); clear - NZ_26 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
pose t_102 : 'cV[R]_N := t_100 *: t_12.
have e_103 : t_102 = (col (fun i => ((- n ^+ 2 * r_8 * m_10 + n * m_2 * r_8 * m_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_2 * r_8 * m_10 - m_2 ^+ 2 * r_8 * m_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (col_scale e_101 e_13) _) => i; reduce; clear - NZ_26 NZ_8 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
pose t_104 : 'cV[R]_N := t_43 *: t_80.
have e_105 : t_104 = (col (fun i => ((n * r_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_66 i 0)) + ((- r_8 * m_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_44 e_81) _) => i; reduce; clear - NZ_26 NZ_8 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
pose t_106 : 'cV[R]_N := t_102 + t_104.
have e_107 : t_106 = (col (fun i => ((- n ^+ 2 * r_8 * m_10 + n * m_2 * r_8 * m_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * r_8 * m_9 + n * m_2 * r_8 * m_10 - n * m_3 * r_8 * m_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * r_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_66 i 0)))) by rule (col_eq (col_add e_103 e_105) _) => i; reduce; clear - NZ_26 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
pose t_108 : 'cV[R]_N := c *: t_106.
have e_109 : t_108 = (col (fun i => ((- n ^+ 2 * c * r_8 * m_10 + n * m_2 * c * r_8 * m_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * c * r_8 * m_9 + n * m_2 * c * r_8 * m_10 - n * m_3 * c * r_8 * m_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * c * r_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_66 i 0)))) by rule (col_eq (col_scale e_46 e_107) _) => i; reduce; clear - NZ_26 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
pose t_110 : 'cV[R]_N := J1_47 *m h_66.
have d_112 : whole (fun i => ((n * m_2 * c * r_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((h_66 i 0)) + ((- n ^+ 2 * c * r_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (h_66 i 0))) = ((- n ^+ 2 * c * r_8 * m_10 + n * m_2 * c * r_8 * m_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (partD (partZ ((n * m_2 * c * r_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_9) (partZ ((- n ^+ 2 * c * r_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_10)) _); clear - NZ_26 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
have d_113 : whole (fun i => (((n * m_2 * c * r_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * c * r_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) * ((h_66 i 0))) = ((- n ^+ 2 * c * r_8 * m_10 + n * m_2 * c * r_8 * m_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (whole_eq _ d_112) => i; clear - NZ_26 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
have d_114 : whole (fun i => ((- n ^+ 2 * eps * c * r_8 - n * m_3 * c * r_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((h_66 i 0)) + ((n * m_2 * c * r_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (h_66 i 0))) = ((- n ^+ 2 * eps * c * r_8 * m_9 + n * m_2 * c * r_8 * m_10 - n * m_3 * c * r_8 * m_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (partD (partZ ((- n ^+ 2 * eps * c * r_8 - n * m_3 * c * r_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_9) (partZ ((n * m_2 * c * r_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_10)) _); clear - NZ_26 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
have d_115 : whole (fun i => (((- n ^+ 2 * eps * c * r_8 - n * m_3 * c * r_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * c * r_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) * ((h_66 i 0))) = ((- n ^+ 2 * eps * c * r_8 * m_9 + n * m_2 * c * r_8 * m_10 - n * m_3 * c * r_8 * m_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (whole_eq _ d_114) => i; clear - NZ_26 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
have e_111 : t_110 = (col (fun i => ((n * c * r_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_66 i 0)) + ((- n ^+ 2 * c * r_8 * m_10 + n * m_2 * c * r_8 * m_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * c * r_8 * m_9 + n * m_2 * c * r_8 * m_10 - n * m_3 * c * r_8 * m_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (opr_apply (s := [:: ((- n ^+ 2 * c * r_8 * m_10 + n * m_2 * c * r_8 * m_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)); ((- n ^+ 2 * eps * c * r_8 * m_9 + n * m_2 * c * r_8 * m_10 - n * m_3 * c * r_8 * m_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2))]) e_48 e_73 (conj d_113 (conj d_115 I))) _) => i; reduce; clear - NZ_26 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
rule (col_same e_109 e_111 _) => i; clear - NZ_26 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
have NZ_116 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_117 : N%:R != 0 := nz_is e_5 NZ_116.
pose t_118 : R := Num.sqrt t_34.
have [r_5 S_r5 E_r5] : exists2 r : R, 0 < r & r ^+ 2 = (eps + v) by exact: (root_pos S_39).
have S_120 : 0 <= r_5 by rule (nneg_is (c := r_5) _ _); [clear - E_r5 R; first [reflexivity | ring: E_r5] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_39 S_r8 S_r5 NZ_8 NZ_26 NZ_38 NZ_45 R; sgn].
have e_119 : t_118 = r_5 by rule (sqrt_node e_35 S_120 _); clear - E_r5 R; first [reflexivity | ring: E_r5].
have NZ_121 := lt0r_neq0 S_r5.
have NZ_122 : r_5 != 0 by rule (nz_is (c := (r_5)) _ _); [clear - E_r5 R; first [reflexivity | ring: E_r5] | clear - NZ_121 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_123 : t_118 != 0 := nz_is e_119 NZ_122.
have NZ_124 : (r_8 / (n)) != 0 by rule (nz_is (c := (r_8 * n^-1)) _ _); [clear - NZ_8 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8] | clear - NZ_45 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_125 : t_40 != 0 := nz_is e_41 NZ_124.
have S_126 : 0 <= (eps + v) by rule (nneg_is (c := (eps + v)) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_39 S_r8 S_r5 NZ_8 NZ_26 NZ_38 NZ_45 NZ_121 R; sgn].
have C_127 : 0 <= t_34 := nneg_is e_35 S_126.
have S_128 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_39 S_r8 S_r5 NZ_8 NZ_26 NZ_38 NZ_45 NZ_121 R; sgn].
have C_129 : 0 <= t_22 := nneg_is e_23 S_128.
pose t_130 : R := t_118^-1.
have e_131 : t_130 = (r_5 / ((eps + v))) by rule (num_eq (num1 (fun a : R => a^-1) e_119) _); clear - NZ_121 NZ_38 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have e_132 : m = m by [].
pose t_133 : 'cV[R]_N := m *: (ones : 'cV[R]_N).
have e_134 : t_133 = (col (fun i => m * (1))) by rule (col_eq (col_scale e_132 e_9) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_135 : 'cV[R]_N := activation - t_133.
have e_136 : t_135 = (col (fun i => (activation i 0) + (- m) * (1))) by rule (col_eq (col_sub e_1 e_134) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_137 : 'cV[R]_N := t_118 *: t_135.
have e_138 : t_137 = (col (fun i => r_5 * ((activation i 0)) + (- r_5 * m) * (1))) by rule (col_eq (col_scale e_119 e_136) _) => i; reduce; clear - E_r5 R; first [reflexivity | ring: E_r5].
pose t_139 : 'cV[R]_N := t_130 *: t_137.
have e_140 : t_139 = (col (fun i => (activation i 0) + (- m) * (1))) by rule (col_eq (col_scale e_131 e_138) _) => i; reduce; clear - NZ_38 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_141 : 'cV[R]_N := t_139 + t_133.
have e_142 : t_141 = (col (fun i => (activation i 0))) by rule (col_eq (col_add e_140 e_134) _) => i; reduce; clear - R; first [reflexivity | ring].
have C_143 : t_141 = activation by rule (col_same e_142 e_1 _) => i; clear - R; first [reflexivity | ring].
pose t_144 : 'cV[R]_N := J1_47 *m (ones : 'cV[R]_N).
have d_146 : whole (fun i => ((n * m_2 * c * r_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * c * r_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) = 0 by rule (num_eq (partD (partZ ((n * m_2 * c * r_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) (whole_ones En)) (partZ ((- n ^+ 2 * c * r_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_2)) _); clear - NZ_26 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
have d_147 : whole (fun i => (((n * m_2 * c * r_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * c * r_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) * 1) = 0 by rule (whole_eq _ d_146) => i; clear - NZ_26 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
have d_148 : whole (fun i => ((- n ^+ 2 * eps * c * r_8 - n * m_3 * c * r_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * c * r_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) = ((- n * c * r_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (partD (partZ ((- n ^+ 2 * eps * c * r_8 - n * m_3 * c * r_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) (whole_ones En)) (partZ ((n * m_2 * c * r_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_2)) _); clear - NZ_26 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
have d_149 : whole (fun i => (((- n ^+ 2 * eps * c * r_8 - n * m_3 * c * r_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * c * r_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) * 1) = ((- n * c * r_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (whole_eq _ d_148) => i; clear - NZ_26 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
have e_145 : t_144 = (col (fun i => 0)) by rule (col_eq (opr_apply (s := [:: 0; ((- n * c * r_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2)))]) e_48 e_9 (conj d_147 (conj d_149 I))) _) => i; reduce; clear - NZ_26 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
have e_151 : (0 : 'cV[R]_N) = (col (fun i => 0)) by rule (col_eq (col_zero R N) _) => i; clear - R; first [reflexivity | ring].
have C_150 : t_144 = (0 : 'cV[R]_N) by rule (col_same e_145 e_151 _) => i; clear - R; first [reflexivity | ring].
exists J1_47; split; first exact: C_49.
split; first exact: C_117.
split; first exact: C_123.
split; first exact: C_125.
split; first exact: C_127.
split; first exact: C_129.
split; first exact: C_143.
exact: C_150.
Qed.

(* lnverify.batchnorm.fold
   Batch normalization at inference folds into the linear layer before it
   this project; with a proof; compare what libraries do to convolutions before batch normalization *)
Theorem lnverify_batchnorm_fold (w x : 'cV[R]_N) (v eps b m t c : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < v + eps ->
  Num.sqrt (v + eps) != 0 /\
  0 <= v + eps /\
  (c * (dot w x + b - m)) / Num.sqrt (v + eps) + t = dot ((c / Num.sqrt (v + eps)) *: w) x + ((c / Num.sqrt (v + eps)) * (b - m) + t) :> R.
Proof.
move=> N_gt0 H_eps H0.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : v = v by [].
have e_2 : eps = eps by [].
pose t_3 : R := v + eps.
have e_4 : t_3 = (eps + v) by rule (num_eq (num2 (fun a b : R => a + b) e_1 e_2) _); clear - R; first [reflexivity | ring].
have H_5 := pos_of H0 e_4.
have NZ_6 := lt0r_neq0 H_5.
have NZ_7 : (eps + v) != 0 by rule (nz_factor (f := (eps + v)) (r := 1) NZ_6 _); clear - R; first [reflexivity | ring].
have S_8 : 0 < (eps + v) by rule (pos_quotient H_5 (r := 1) _ _); [clear - H_eps NZ_7 R; sgn | clear - R; first [reflexivity | ring]].
pose t_9 : R := Num.sqrt t_3.
have [r_7 S_r7 E_r7] : exists2 r : R, 0 < r & r ^+ 2 = (eps + v) by exact: (root_pos S_8).
have S_11 : 0 <= r_7 by rule (nneg_is (c := r_7) _ _); [clear - E_r7 R; first [reflexivity | ring: E_r7] | clear - H_eps S_8 S_r7 NZ_7 R; sgn].
have e_10 : t_9 = r_7 by rule (sqrt_node e_4 S_11 _); clear - E_r7 R; first [reflexivity | ring: E_r7].
have NZ_12 := lt0r_neq0 S_r7.
have NZ_13 : r_7 != 0 by rule (nz_is (c := (r_7)) _ _); [clear - E_r7 R; first [reflexivity | ring: E_r7] | clear - NZ_12 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_14 : t_9 != 0 := nz_is e_10 NZ_13.
have S_15 : 0 <= (eps + v) by rule (nneg_is (c := (eps + v)) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps S_8 S_r7 NZ_7 NZ_12 R; sgn].
have C_16 : 0 <= t_3 := nneg_is e_4 S_15.
have e_17 : c = c by [].
have e_18 : w = (col (fun i => (w i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
have e_19 : x = (col (fun i => (x i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_20 : R := dot w x.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_22 : 0 <= n - 1 by rewrite subr_ge0.
have [m_4 M_4] := some_number (part xpredT (fun i => (w i 0) * (x i 0))).
have d_23 : whole (fun i => (w i 0) * (x i 0)) = m_4 by rule (num_eq M_4 _); clear - R; first [reflexivity | ring].
have d_24 : whole (fun i => ((w i 0)) * ((x i 0))) = m_4 by rule (whole_eq _ d_23) => i; clear - R; first [reflexivity | ring].
have e_21 : t_20 = m_4 by rule (dot_node e_18 e_19 d_24); done.
have e_25 : b = b by [].
pose t_26 : R := t_20 + b.
have e_27 : t_26 = (m_4 + b) by rule (num_eq (num2 (fun a b : R => a + b) e_21 e_25) _); clear - R; first [reflexivity | ring].
have e_28 : m = m by [].
pose t_29 : R := t_26 - m.
have e_30 : t_29 = (m_4 + b - m) by rule (num_eq (num2 (fun a b : R => a - b) e_27 e_28) _); clear - R; first [reflexivity | ring].
pose t_31 : R := c * t_29.
have e_32 : t_31 = (c * m_4 + c * b - c * m) by rule (num_eq (num2 (fun a b : R => a * b) e_17 e_30) _); clear - R; first [reflexivity | ring].
pose t_33 : R := t_31 / t_9.
have e_34 : t_33 = ((c * m_4 * r_7 + c * b * r_7 - c * m * r_7) / ((eps + v))) by rule (num_eq (num2 (fun a b : R => a / b) e_32 e_10) _); clear - NZ_12 NZ_7 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
have e_35 : t = t by [].
pose t_36 : R := t_33 + t.
have e_37 : t_36 = ((eps * t + v * t + c * m_4 * r_7 + c * b * r_7 - c * m * r_7) / ((eps + v))) by rule (num_eq (num2 (fun a b : R => a + b) e_34 e_35) _); clear - NZ_7 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
pose t_39 : R := c / t_9.
have e_40 : t_39 = ((c * r_7) / ((eps + v))) by rule (num_eq (num2 (fun a b : R => a / b) e_17 e_10) _); clear - NZ_12 NZ_7 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
pose t_41 : 'cV[R]_N := t_39 *: w.
have e_42 : t_41 = (col (fun i => ((c * r_7) / ((eps + v))) * ((w i 0)))) by rule (col_eq (col_scale e_40 e_18) _) => i; reduce; clear - NZ_7 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
pose t_43 : R := dot t_41 x.
have d_45 : whole (fun i => ((c * r_7) / ((eps + v))) * ((w i 0) * (x i 0))) = ((c * m_4 * r_7) / ((eps + v))) by rule (num_eq (partZ ((c * r_7) / ((eps + v))) M_4) _); clear - NZ_7 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
have d_46 : whole (fun i => (((c * r_7) / ((eps + v))) * ((w i 0))) * ((x i 0))) = ((c * m_4 * r_7) / ((eps + v))) by rule (whole_eq _ d_45) => i; clear - NZ_7 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
have e_44 : t_43 = ((c * m_4 * r_7) / ((eps + v))) by rule (dot_node e_42 e_19 d_46); done.
pose t_47 : R := b - m.
have e_48 : t_47 = (b - m) by rule (num_eq (num2 (fun a b : R => a - b) e_25 e_28) _); clear - R; first [reflexivity | ring].
pose t_49 : R := t_39 * t_47.
have e_50 : t_49 = ((c * b * r_7 - c * m * r_7) / ((eps + v))) by rule (num_eq (num2 (fun a b : R => a * b) e_40 e_48) _); clear - NZ_7 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
pose t_51 : R := t_49 + t.
have e_52 : t_51 = ((eps * t + v * t + c * b * r_7 - c * m * r_7) / ((eps + v))) by rule (num_eq (num2 (fun a b : R => a + b) e_50 e_35) _); clear - NZ_7 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
pose t_53 : R := t_43 + t_51.
have e_54 : t_53 = ((eps * t + v * t + c * m_4 * r_7 + c * b * r_7 - c * m * r_7) / ((eps + v))) by rule (num_eq (num2 (fun a b : R => a + b) e_44 e_52) _); clear - NZ_7 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
have C_38 : t_36 = t_53 by rule (num_eq e_37 (esym (num_eq e_54 _))); clear - NZ_7 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
split; first exact: C_14.
split; first exact: C_16.
exact: C_38.
Qed.

End Claims.
