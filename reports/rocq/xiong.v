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

(* xiong.sphere
   Layer normalization at initialization projects any vector onto the sphere of radius √d
   R. Xiong et al., “On Layer Normalization in the Transformer Architecture”, arXiv:2002.04745, the text with its
   supplement, in a copy that names no version; supplement, proof of Lemma 2 *)
Theorem xiong_sphere (activation : 'cV[R]_N) :
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

(* xiong.lemma4
   For a vector v of length 1, P = I − vvᵀ has P² = P, the trace N − 1, and takes v to 0
   R. Xiong et al., “On Layer Normalization in the Transformer Architecture”, arXiv:2002.04745, the text with its
   supplement, in a copy that names no version; supplement, Lemma 4 *)
Theorem xiong_lemma4 (v : 'cV[R]_N) :
  (0 < N)%N ->
  dot v v = 1 :> R ->
  (1%:M - outer v v) *m (1%:M - outer v v) = 1%:M - outer v v :> 'M[R]_N /\
  \tr (1%:M - outer v v) = N%:R - 1 :> R /\
  (1%:M - outer v v) *m v = 0 :> 'cV[R]_N.
Proof.
move=> N_gt0 H0.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : v = (col (fun i => (v i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_2 : R := dot v v.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_4 : 0 <= n - 1 by rewrite subr_ge0.
have [m_1 M_1] := some_number (part xpredT (fun i => (v i 0) ^+ 2)).
have S_5 : 0 <= m_1 by rewrite -M_1; apply: part_ge0 => i; sgn.
have d_6 : whole (fun i => (v i 0) ^+ 2) = m_1 by rule (num_eq M_1 _); clear - R; first [reflexivity | ring].
have d_7 : whole (fun i => ((v i 0)) * ((v i 0))) = m_1 by rule (whole_eq _ d_6) => i; clear - R; first [reflexivity | ring].
have e_3 : t_2 = m_1 by rule (dot_node e_1 e_1 d_7); done.
have e_8 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
have E_9 : m_1 = 1 by rule (solved (r := 1) (eq_of H0 e_3 e_8) _); clear - R; first [reflexivity | ring].
have M_10 := num_eq M_1 E_9.
have e_11 : (1%:M : 'M[R]_N) = (opr (fun i => 1) [:: ]) by rule (opr_eq (opr_id R N) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
have e_12 : v = (col (fun i => (v i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_13 : 'M[R]_N := outer v v.
have e_14 : t_13 = (opr (fun i => 0) [:: ((fun i => (v i 0)), (fun i => (v i 0)))]) by rule (opr_eq (opr_outer e_12 e_12) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_15 : 'M[R]_N := (1%:M : 'M[R]_N) - t_13.
have e_16 : t_15 = (opr (fun i => 1) [:: ((fun i => (v i 0)), (fun i => (- 1) * ((v i 0))))]) by rule (opr_eq (opr_sub e_11 e_14) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_17 : 'M[R]_N := t_15 *m t_15.
have d_19 : whole (fun i => (- 1) * ((v i 0) ^+ 2)) = (- 1) by rule (num_eq (partZ (- 1) M_10) _); clear - R; first [reflexivity | ring].
have d_20 : whole (fun i => ((- 1) * ((v i 0))) * ((v i 0))) = (- 1) by rule (whole_eq _ d_19) => i; clear - R; first [reflexivity | ring].
have e_18 : t_17 = (opr (fun i => 1) [:: ((fun i => (v i 0)), (fun i => (- 1) * ((v i 0))))]) by rule (opr_eq (opr_mul (ss := [:: [:: (- 1)]]) e_16 e_16 (conj (conj d_20 I) (I))) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
have C_21 : t_17 = t_15 by rule (opr_same e_18 e_16 _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_22 : R := \tr t_15.
have d_24 : whole (fun i => 1) = n by rule (num_eq (whole_ones En) _); clear - R; first [reflexivity | ring].
have d_25 : whole (fun i => ((v i 0)) * ((- 1) * ((v i 0)))) = (- 1) by rule (whole_eq _ d_19) => i; clear - R; first [reflexivity | ring].
have e_23 : t_22 = (n - 1) by rule (opr_trace (s := [:: (- 1)]) e_16 d_24 (conj d_25 I) _); reduce; clear - R; first [reflexivity | ring].
have e_27 : N%:R = n by rule (num_eq En _); clear - R; first [reflexivity | ring].
have e_28 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose t_29 : R := N%:R - (1 : R).
have e_30 : t_29 = (n - 1) by rule (num_eq (num2 (fun a b : R => a - b) e_27 e_28) _); clear - R; first [reflexivity | ring].
have C_26 : t_22 = t_29 by rule (num_eq e_23 (esym (num_eq e_30 _))); clear - R; first [reflexivity | ring].
pose t_31 : 'cV[R]_N := t_15 *m v.
have e_32 : t_31 = (col (fun i => 0)) by rule (col_eq (opr_apply (s := [:: (- 1)]) e_16 e_12 (conj d_20 I)) _) => i; reduce; clear - R; first [reflexivity | ring].
have e_34 : (0 : 'cV[R]_N) = (col (fun i => 0)) by rule (col_eq (col_zero R N) _) => i; clear - R; first [reflexivity | ring].
have C_33 : t_31 = (0 : 'cV[R]_N) by rule (col_same e_32 e_34 _) => i; clear - R; first [reflexivity | ring].
split; first exact: C_21.
split; first exact: C_26.
exact: C_33.
Qed.

(* xiong.jacobian
   LayerNorm’s Jacobian is √N/‖y‖ (I − yyᵀ/‖y‖²)Π, with y = Πa
   R. Xiong et al., “On Layer Normalization in the Transformer Architecture”, arXiv:2002.04745, the text with its
   supplement, in a copy that names no version; supplement, proof of Lemma 3 *)
Theorem xiong_jacobian (activation : 'cV[R]_N) :
  (0 < N)%N ->
  0 < variance activation ->
  exists J1 : 'M[R]_N, is_jacobian (fun activation : 'cV[R]_N => normalized 0 activation) activation J1 /\
  N%:R != 0 :> R /\
  Num.sqrt (variance activation + 0) != 0 /\
  vnorm (centered activation) != 0 /\
  dot (centered activation) (centered activation) != 0 /\
  0 <= variance activation + 0 /\
  0 <= N%:R :> R /\
  0 <= dot (centered activation) (centered activation) /\
  J1 = (Num.sqrt N%:R / vnorm (centered activation)) *: (Pi2 (centered activation) *m Pi) :> 'M[R]_N.
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
have e_25 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
pose t_26 : R := t_19 + (0 : R).
have e_27 : t_26 = ((n * m_2 - m_1 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_20 e_25) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_28 : R := Num.sqrt t_26.
have [r_3 S_r3 E_r3] : exists2 r : R, 0 < r & r ^+ 2 = (n * m_2 - m_1 ^+ 2) by exact: (root_pos S_24).
have S_30 : 0 <= (r_3 / (n)) by rule (nneg_is (c := r_3 * n^-1) _ _); [clear - NZ_8 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3] | clear - N_pos S_4 S_16 S_24 S_r3 NZ_8 NZ_23 R; sgn].
have e_29 : t_28 = (r_3 / (n)) by rule (sqrt_node e_27 S_30 _); clear - NZ_8 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_31 : R := t_28^-1.
have NZ_33 := lt0r_neq0 S_r3.
have e_32 : t_31 = ((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_29) _); clear - NZ_33 NZ_8 NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose J1_34 : 'M[R]_N := (opr (fun i => ((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => 1), (fun i => ((- n * m_2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1) + ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0))))]).
have e_35 : J1_34 = (opr (fun i => ((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => 1), (fun i => ((- n * m_2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1) + ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0))))]) by [].
have C_36 : is_jacobian (fun activation : 'cV[R]_N => (Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + 0))^-1 *: (activation - (sumv activation / N%:R) *: ones)) activation J1_34.
have size_ge0 := @size1_ge0 R N.
have D_37 := VD_at activation.
have D_38 := D_sumv size_ge0 D_37.
have D_39 := D_mulr size_ge0 (N%:R^-1) D_38.
have D_40 := VD_scaler size_ge0 (ones : 'cV[R]_N) D_39.
have D_41 := VD_sub D_37 D_40.
have D_42 := D_dot size_ge0 D_41 D_41.
have D_43 := D_mulr size_ge0 (N%:R^-1) D_42.
have D_44 := D_addr size_ge0 (0 : R) D_43.
have S_46 : 0 < ((n * m_2 - m_1 ^+ 2) / (n ^+ 2)) by rule (pos_is (c := (n * m_2 - m_1 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_16 S_24 S_r3 NZ_8 NZ_23 NZ_33 R; sgn].
have C_45 : 0 < t_26 := pos_is e_27 S_46.
have D_47 := D_sqrt size_ge0 C_45 D_44.
have NZ_48 : (r_3 / (n)) != 0 by rule (nz_is (c := (r_3 * n^-1)) _ _); [clear - NZ_8 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3] | clear - NZ_33 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_49 : t_28 != 0 := nz_is e_29 NZ_48.
have D_50 := D_inv size_ge0 C_49 D_47.
have D_51 := VD_scale size_ge0 D_50 D_41.
refine (jacobian_by (F := (fun activation : 'cV[R]_N => (Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + 0))^-1 *: (activation - (sumv activation / N%:R) *: ones))) D_51 _) => h_52.
have e_53 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_54 : R := (2%:R : R) * t_28.
have e_55 : t_54 = ((2%:R * r_3) / (n)) by rule (num_eq (num2 (fun a b : R => a * b) e_53 e_29) _); clear - NZ_8 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_56 : R := t_54^-1.
have NZ_58 : (2%:R * r_3) != 0 :> R by rule (nz_is (c := (2%:R * r_3)) _ _); [clear - R; ring | clear - NZ_33 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_57 : t_56 = ((- n * r_3) / (2%:R * (- n * m_2 + m_1 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_55) _); clear - NZ_33 NZ_58 NZ_8 NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have e_59 : h_52 = (col (fun i => (h_52 i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_60 : R := sumv h_52.
have [m_5 M_5] := some_number (part xpredT (fun i => (h_52 i 0))).
have e_61 : t_60 = m_5 by rule (sum_node e_59 M_5 _); clear - R; first [reflexivity | ring].
pose t_62 : R := t_60 / N%:R.
have e_63 : t_62 = (m_5 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_61 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_64 : 'cV[R]_N := t_62 *: (ones : 'cV[R]_N).
have e_65 : t_64 = (col (fun i => (m_5 / (n)) * (1))) by rule (col_eq (col_scale e_63 e_9) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_66 : 'cV[R]_N := h_52 - t_64.
have e_67 : t_66 = (col (fun i => (h_52 i 0) + ((- m_5) / (n)) * (1))) by rule (col_eq (col_sub e_59 e_65) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_68 : R := dot t_66 t_12.
have [m_6 M_6] := some_number (part xpredT (fun i => (activation i 0) * (h_52 i 0))).
have d_70 : whole (fun i => (activation i 0) * (h_52 i 0) + ((- m_1) / (n)) * ((h_52 i 0)) + ((- m_5) / (n)) * ((activation i 0)) + ((m_1 * m_5) / (n ^+ 2)) * (1)) = ((n * m_6 - m_1 * m_5) / (n)) by rule (num_eq (partD (partD (partD M_6 (partZ ((- m_1) / (n)) M_5)) (partZ ((- m_5) / (n)) M_1)) (partZ ((m_1 * m_5) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_71 : whole (fun i => ((h_52 i 0) + ((- m_5) / (n)) * (1)) * ((activation i 0) + ((- m_1) / (n)) * (1))) = ((n * m_6 - m_1 * m_5) / (n)) by rule (whole_eq _ d_70) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_69 : t_68 = ((n * m_6 - m_1 * m_5) / (n)) by rule (dot_node e_67 e_13 d_71); done.
pose t_72 : R := dot t_12 t_66.
have d_74 : whole (fun i => (activation i 0) * (h_52 i 0) + ((- m_5) / (n)) * ((activation i 0)) + ((- m_1) / (n)) * ((h_52 i 0)) + ((m_1 * m_5) / (n ^+ 2)) * (1)) = ((n * m_6 - m_1 * m_5) / (n)) by rule (num_eq (partD (partD (partD M_6 (partZ ((- m_5) / (n)) M_1)) (partZ ((- m_1) / (n)) M_5)) (partZ ((m_1 * m_5) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_75 : whole (fun i => ((activation i 0) + ((- m_1) / (n)) * (1)) * ((h_52 i 0) + ((- m_5) / (n)) * (1))) = ((n * m_6 - m_1 * m_5) / (n)) by rule (whole_eq _ d_74) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_73 : t_72 = ((n * m_6 - m_1 * m_5) / (n)) by rule (dot_node e_13 e_67 d_75); done.
pose t_76 : R := t_68 + t_72.
have e_77 : t_76 = ((2%:R * n * m_6 - 2%:R * m_1 * m_5) / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_69 e_73) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_78 : R := t_76 / N%:R.
have e_79 : t_78 = ((2%:R * n * m_6 - 2%:R * m_1 * m_5) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_77 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_80 : R := t_56 * t_78.
have e_81 : t_80 = ((- n * r_3 * m_6 + m_1 * r_3 * m_5) / ((- n * m_2 + m_1 ^+ 2) * n)) by rule (num_eq (num2 (fun a b : R => a * b) e_57 e_79) _); clear - NZ_23 NZ_8 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_82 : R := t_31 * t_80.
have e_83 : t_82 = ((- n * m_6 + m_1 * m_5) / ((- n * m_2 + m_1 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_32 e_81) _); clear - NZ_23 NZ_8 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_84 : R := t_31 * t_82.
have e_85 : t_84 = ((n ^+ 2 * r_3 * m_6 - n * m_1 * r_3 * m_5) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_32 e_83) _); clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_86 : R := - t_84.
have e_87 : t_86 = ((- n ^+ 2 * r_3 * m_6 + n * m_1 * r_3 * m_5) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) by rule (num_eq (num1 (fun a : R => - a) e_85) _); clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_88 : 'cV[R]_N := t_86 *: t_12.
have e_89 : t_88 = (col (fun i => ((- n ^+ 2 * r_3 * m_6 + n * m_1 * r_3 * m_5) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_1 * r_3 * m_6 - m_1 ^+ 2 * r_3 * m_5) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (col_scale e_87 e_13) _) => i; reduce; clear - NZ_23 NZ_8 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_90 : 'cV[R]_N := t_31 *: t_66.
have e_91 : t_90 = (col (fun i => ((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) * ((h_52 i 0)) + ((r_3 * m_5) / ((- n * m_2 + m_1 ^+ 2))) * (1))) by rule (col_eq (col_scale e_32 e_67) _) => i; reduce; clear - NZ_23 NZ_8 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_92 : 'cV[R]_N := t_88 + t_90.
have e_93 : t_92 = (col (fun i => ((- n ^+ 2 * r_3 * m_6 + n * m_1 * r_3 * m_5) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_1 * r_3 * m_6 - n * m_2 * r_3 * m_5) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1) + ((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) * ((h_52 i 0)))) by rule (col_eq (col_add e_89 e_91) _) => i; reduce; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_94 : 'cV[R]_N := J1_34 *m h_52.
have d_96 : whole (fun i => ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((h_52 i 0)) + ((- n ^+ 2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0) * (h_52 i 0))) = ((- n ^+ 2 * r_3 * m_6 + n * m_1 * r_3 * m_5) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) by rule (num_eq (partD (partZ ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) M_5) (partZ ((- n ^+ 2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) M_6)) _); clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have d_97 : whole (fun i => (((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0))) * ((h_52 i 0))) = ((- n ^+ 2 * r_3 * m_6 + n * m_1 * r_3 * m_5) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) by rule (whole_eq _ d_96) => i; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have d_98 : whole (fun i => ((- n * m_2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((h_52 i 0)) + ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0) * (h_52 i 0))) = ((n * m_1 * r_3 * m_6 - n * m_2 * r_3 * m_5) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) by rule (num_eq (partD (partZ ((- n * m_2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) M_5) (partZ ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) M_6)) _); clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have d_99 : whole (fun i => (((- n * m_2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1) + ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0))) * ((h_52 i 0))) = ((n * m_1 * r_3 * m_6 - n * m_2 * r_3 * m_5) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) by rule (whole_eq _ d_98) => i; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have e_95 : t_94 = (col (fun i => ((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) * ((h_52 i 0)) + ((- n ^+ 2 * r_3 * m_6 + n * m_1 * r_3 * m_5) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_1 * r_3 * m_6 - n * m_2 * r_3 * m_5) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (opr_apply (s := [:: ((- n ^+ 2 * r_3 * m_6 + n * m_1 * r_3 * m_5) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)); ((n * m_1 * r_3 * m_6 - n * m_2 * r_3 * m_5) / ((- n * m_2 + m_1 ^+ 2) ^+ 2))]) e_35 e_59 (conj d_97 (conj d_99 I))) _) => i; reduce; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
rule (col_same e_93 e_95 _) => i; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have NZ_100 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_101 : N%:R != 0 := nz_is e_5 NZ_100.
have NZ_102 : (r_3 / (n)) != 0 by rule (nz_is (c := (r_3 * n^-1)) _ _); [clear - NZ_8 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3] | clear - NZ_33 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_103 : t_28 != 0 := nz_is e_29 NZ_102.
pose t_104 : R := Num.sqrt t_14.
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = n by exact: (root_pos N_pos).
have S_106 : 0 <= (r_3 * r_4) by rule (nneg_is (c := r_4 * r_3) _ _); [clear - E_r3 E_r4 R; first [reflexivity | ring: E_r3 E_r4] | clear - N_pos S_4 S_16 S_24 S_r3 S_r4 NZ_8 NZ_23 NZ_33 R; sgn].
have S_107 : 0 <= ((r_3 * r_4) / (n)) by rule (nneg_is (c := (r_3 * r_4) * n^-1) _ _); [clear - NZ_8 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | clear - N_pos S_4 S_16 S_24 S_r3 S_r4 S_106 NZ_8 NZ_23 NZ_33 R; sgn].
have e_105 : t_104 = ((r_3 * r_4) / (n)) by rule (sqrt_node e_15 S_107 _); clear - NZ_8 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have NZ_108 := lt0r_neq0 S_r4.
have NZ_109 : ((r_3 * r_4) / (n)) != 0 by rule (nz_is (c := (r_4 * r_3 * n^-1)) _ _); [clear - NZ_8 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | clear - NZ_108 NZ_33 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_110 : t_104 != 0 := nz_is e_105 NZ_109.
have NZ_111 : ((n * m_2 - m_1 ^+ 2) / (n)) != 0 by rule (nz_is (c := - ((- n * m_2 + m_1 ^+ 2) * n^-1)) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - NZ_23 NZ_8 R; rewrite oppr_eq0; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_112 : t_14 != 0 := nz_is e_15 NZ_111.
have S_113 : 0 <= ((n * m_2 - m_1 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n * m_2 - m_1 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_16 S_24 S_r3 S_r4 S_106 NZ_8 NZ_23 NZ_33 NZ_108 R; sgn].
have C_114 : 0 <= t_26 := nneg_is e_27 S_113.
have S_115 : 0 <= n by rule (nneg_is (c := n) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_4 S_16 S_24 S_r3 S_r4 S_106 NZ_8 NZ_23 NZ_33 NZ_108 R; sgn].
have C_116 : 0 <= N%:R := nneg_is e_5 S_115.
have S_117 : 0 <= ((n * m_2 - m_1 ^+ 2) / (n)) by rule (nneg_is (c := (n * m_2 - m_1 ^+ 2) * n^-1) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_16 S_24 S_r3 S_r4 S_106 NZ_8 NZ_23 NZ_33 NZ_108 R; sgn].
have C_118 : 0 <= t_14 := nneg_is e_15 S_117.
pose t_120 : R := Num.sqrt N%:R.
have S_122 : 0 <= r_4 by rule (nneg_is (c := r_4) _ _); [clear - E_r4 R; first [reflexivity | ring: E_r4] | clear - N_pos S_4 S_16 S_24 S_r3 S_r4 S_106 NZ_8 NZ_23 NZ_33 NZ_108 R; sgn].
have e_121 : t_120 = r_4 by rule (sqrt_node e_5 S_122 _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_123 : R := t_120 / t_104.
have NZ_125 : (r_3 * r_4) != 0 :> R by rule (nz_is (c := (r_4 * r_3)) _ _); [clear - R; ring | clear - NZ_108 NZ_33 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_124 : t_123 = ((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_121 e_105) _); clear - NZ_108 NZ_33 NZ_125 NZ_8 NZ_23 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have e_126 : (1%:M : 'M[R]_N) = (opr (fun i => 1) [:: ]) by rule (opr_eq (opr_id R N) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_127 : R := t_14^-1.
have NZ_129 : (n * m_2 - m_1 ^+ 2) != 0 :> R by rule (nz_is (c := - ((- n * m_2 + m_1 ^+ 2))) _ _); [clear - R; ring | clear - NZ_23 R; rewrite oppr_eq0; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_128 : t_127 = ((- n) / ((- n * m_2 + m_1 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_15) _); clear - NZ_23 NZ_129 NZ_8 R; first [reflexivity | field; nz | ring].
pose t_130 : 'M[R]_N := outer t_12 t_12.
have e_131 : t_130 = (opr (fun i => 0) [:: ((fun i => (activation i 0) + ((- m_1) / (n)) * (1)), (fun i => (activation i 0) + ((- m_1) / (n)) * (1)))]) by rule (opr_eq (opr_outer e_13 e_13) _ _); [move=> i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring]].
pose t_132 : 'M[R]_N := t_127 *: t_130.
have e_133 : t_132 = (opr (fun i => 0) [:: ((fun i => (activation i 0)), (fun i => ((- n) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + (m_1 / ((- n * m_2 + m_1 ^+ 2))) * (1))); ((fun i => 1), (fun i => (m_1 / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((- m_1 ^+ 2) / ((- n * m_2 + m_1 ^+ 2) * n)) * (1)))]) by rule (opr_eq (opr_scale e_128 e_131) _ _); [move=> i; reduce; clear - NZ_23 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_23 NZ_8 R; first [reflexivity | field; nz | ring]].
pose t_134 : 'M[R]_N := (1%:M : 'M[R]_N) - t_132.
have e_135 : t_134 = (opr (fun i => 1) [:: ((fun i => (activation i 0)), (fun i => (n / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((- m_1) / ((- n * m_2 + m_1 ^+ 2))) * (1))); ((fun i => 1), (fun i => ((- m_1) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((m_1 ^+ 2) / ((- n * m_2 + m_1 ^+ 2) * n)) * (1)))]) by rule (opr_eq (opr_sub e_126 e_133) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_23 NZ_8 R; first [reflexivity | field; nz | ring]].
pose t_136 : R := N%:R^-1.
have e_137 : t_136 = (1 / (n)) by rule (num_eq (num1 (fun a : R => a^-1) e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_138 : 'M[R]_N := outer (ones : 'cV[R]_N) (ones : 'cV[R]_N).
have e_139 : t_138 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => 1))]) by rule (opr_eq (opr_outer e_9 e_9) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_140 : 'M[R]_N := t_136 *: t_138.
have e_141 : t_140 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => (1 / (n)) * (1)))]) by rule (opr_eq (opr_scale e_137 e_139) _ _); [move=> i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring]].
pose t_142 : 'M[R]_N := (1%:M : 'M[R]_N) - t_140.
have e_143 : t_142 = (opr (fun i => 1) [:: ((fun i => 1), (fun i => ((- 1) / (n)) * (1)))]) by rule (opr_eq (opr_sub e_126 e_141) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring]].
pose t_144 : 'M[R]_N := t_134 *m t_142.
have d_146 : whole (fun i => (n / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((- m_1) / ((- n * m_2 + m_1 ^+ 2))) * (1)) = 0 by rule (num_eq (partD (partZ (n / ((- n * m_2 + m_1 ^+ 2))) M_1) (partZ ((- m_1) / ((- n * m_2 + m_1 ^+ 2))) (whole_ones En))) _); clear - NZ_23 R; first [reflexivity | field; nz | ring].
have d_147 : whole (fun i => ((n / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((- m_1) / ((- n * m_2 + m_1 ^+ 2))) * (1)) * 1) = 0 by rule (whole_eq _ d_146) => i; clear - NZ_23 R; first [reflexivity | field; nz | ring].
have d_148 : whole (fun i => ((- m_1) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((m_1 ^+ 2) / ((- n * m_2 + m_1 ^+ 2) * n)) * (1)) = 0 by rule (num_eq (partD (partZ ((- m_1) / ((- n * m_2 + m_1 ^+ 2))) M_1) (partZ ((m_1 ^+ 2) / ((- n * m_2 + m_1 ^+ 2) * n)) (whole_ones En))) _); clear - NZ_23 NZ_8 R; first [reflexivity | field; nz | ring].
have d_149 : whole (fun i => (((- m_1) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((m_1 ^+ 2) / ((- n * m_2 + m_1 ^+ 2) * n)) * (1)) * 1) = 0 by rule (whole_eq _ d_148) => i; clear - NZ_23 NZ_8 R; first [reflexivity | field; nz | ring].
have e_145 : t_144 = (opr (fun i => 1) [:: ((fun i => (activation i 0)), (fun i => (n / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((- m_1) / ((- n * m_2 + m_1 ^+ 2))) * (1))); ((fun i => 1), (fun i => ((- m_1) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + (m_2 / ((- n * m_2 + m_1 ^+ 2))) * (1)))]) by rule (opr_eq (opr_mul (ss := [:: [:: 0; 0]]) e_135 e_143 (conj (conj d_147 (conj d_149 I)) (I))) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_23 NZ_8 R; first [reflexivity | field; nz | ring]].
pose t_150 : 'M[R]_N := t_123 *: t_144.
have e_151 : t_150 = (opr (fun i => ((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((- n ^+ 2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1))); ((fun i => 1), (fun i => ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n * m_2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1)))]) by rule (opr_eq (opr_scale e_124 e_145) _ _); [move=> i; reduce; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3] | move=> i j; reduce; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3]].
have C_119 : J1_34 = t_150 by rule (opr_same e_35 e_151 _ _); [move=> i; reduce; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3] | move=> i j; reduce; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3]].
exists J1_34; split; first exact: C_36.
split; first exact: C_101.
split; first exact: C_103.
split; first exact: C_110.
split; first exact: C_112.
split; first exact: C_114.
split; first exact: C_116.
split; first exact: C_118.
exact: C_119.
Qed.

(* xiong.lemma3
   LayerNorm’s Jacobian has a norm of the order of √N/‖a‖: at most a constant times it
   R. Xiong et al., “On Layer Normalization in the Transformer Architecture”, arXiv:2002.04745, the text with its
   supplement, in a copy that names no version; Lemma 3 *)
Theorem xiong_lemma3 (activation w : 'cV[R]_N) (c : R) :
  (0 < N)%N ->
  0 < variance activation ->
  mean activation ^+ 2 <= c * variance activation ->
  N%:R != 0 :> R /\
  dot (centered activation) (centered activation) != 0 /\
  dot (Pi2 (centered activation) *m Pi *m (Pi2 (centered activation) *m Pi *m w)) (Pi2 (centered activation) *m Pi *m (Pi2 (centered activation) *m Pi *m w)) = dot (Pi2 (centered activation) *m Pi *m w) (Pi2 (centered activation) *m Pi *m w) :> R /\
  (N%:R / dot (centered activation) (centered activation)) * dot activation activation <= (1 + c) * N%:R.
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
pose t_25 : R := t_6 ^+ 2.
have e_26 : t_25 = ((m_1 ^+ 2) / (n ^+ 2)) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_7) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_27 : c = c by [].
pose t_28 : R := c * t_19.
have e_29 : t_28 = ((n * m_2 * c - m_1 ^+ 2 * c) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_27 e_20) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have H_30 : 0 <= ((n * m_2 * c - m_1 ^+ 2 * c - m_1 ^+ 2) / (n ^+ 2)) by move: (le_of H1 e_26 e_29) => h; rewrite -subr_ge0 in h; rule (nneg_of h _); clear h; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have S_31 : 0 <= (n * m_2 * c - m_1 ^+ 2 * c - m_1 ^+ 2) by rule (nneg_quotient H_30 (r := (n ^+ 2)) _ _); [clear - N_pos S_4 S_16 S_24 NZ_8 NZ_23 R; sgn | clear - NZ_8 R; first [reflexivity | field; nz | ring]].
have NZ_32 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_33 : N%:R != 0 := nz_is e_5 NZ_32.
have NZ_34 : ((n * m_2 - m_1 ^+ 2) / (n)) != 0 by rule (nz_is (c := - ((- n * m_2 + m_1 ^+ 2) * n^-1)) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - NZ_23 NZ_8 R; rewrite oppr_eq0; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_35 : t_14 != 0 := nz_is e_15 NZ_34.
have e_36 : (1%:M : 'M[R]_N) = (opr (fun i => 1) [:: ]) by rule (opr_eq (opr_id R N) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_37 : R := t_14^-1.
have NZ_39 : (n * m_2 - m_1 ^+ 2) != 0 :> R by rule (nz_is (c := - ((- n * m_2 + m_1 ^+ 2))) _ _); [clear - R; ring | clear - NZ_23 R; rewrite oppr_eq0; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_38 : t_37 = ((- n) / ((- n * m_2 + m_1 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_15) _); clear - NZ_23 NZ_39 NZ_8 R; first [reflexivity | field; nz | ring].
pose t_40 : 'M[R]_N := outer t_12 t_12.
have e_41 : t_40 = (opr (fun i => 0) [:: ((fun i => (activation i 0) + ((- m_1) / (n)) * (1)), (fun i => (activation i 0) + ((- m_1) / (n)) * (1)))]) by rule (opr_eq (opr_outer e_13 e_13) _ _); [move=> i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring]].
pose t_42 : 'M[R]_N := t_37 *: t_40.
have e_43 : t_42 = (opr (fun i => 0) [:: ((fun i => (activation i 0)), (fun i => ((- n) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + (m_1 / ((- n * m_2 + m_1 ^+ 2))) * (1))); ((fun i => 1), (fun i => (m_1 / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((- m_1 ^+ 2) / ((- n * m_2 + m_1 ^+ 2) * n)) * (1)))]) by rule (opr_eq (opr_scale e_38 e_41) _ _); [move=> i; reduce; clear - NZ_23 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_23 NZ_8 R; first [reflexivity | field; nz | ring]].
pose t_44 : 'M[R]_N := (1%:M : 'M[R]_N) - t_42.
have e_45 : t_44 = (opr (fun i => 1) [:: ((fun i => (activation i 0)), (fun i => (n / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((- m_1) / ((- n * m_2 + m_1 ^+ 2))) * (1))); ((fun i => 1), (fun i => ((- m_1) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((m_1 ^+ 2) / ((- n * m_2 + m_1 ^+ 2) * n)) * (1)))]) by rule (opr_eq (opr_sub e_36 e_43) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_23 NZ_8 R; first [reflexivity | field; nz | ring]].
pose t_46 : R := N%:R^-1.
have e_47 : t_46 = (1 / (n)) by rule (num_eq (num1 (fun a : R => a^-1) e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_48 : 'M[R]_N := outer (ones : 'cV[R]_N) (ones : 'cV[R]_N).
have e_49 : t_48 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => 1))]) by rule (opr_eq (opr_outer e_9 e_9) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_50 : 'M[R]_N := t_46 *: t_48.
have e_51 : t_50 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => (1 / (n)) * (1)))]) by rule (opr_eq (opr_scale e_47 e_49) _ _); [move=> i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring]].
pose t_52 : 'M[R]_N := (1%:M : 'M[R]_N) - t_50.
have e_53 : t_52 = (opr (fun i => 1) [:: ((fun i => 1), (fun i => ((- 1) / (n)) * (1)))]) by rule (opr_eq (opr_sub e_36 e_51) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring]].
pose t_54 : 'M[R]_N := t_44 *m t_52.
have d_56 : whole (fun i => (n / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((- m_1) / ((- n * m_2 + m_1 ^+ 2))) * (1)) = 0 by rule (num_eq (partD (partZ (n / ((- n * m_2 + m_1 ^+ 2))) M_1) (partZ ((- m_1) / ((- n * m_2 + m_1 ^+ 2))) (whole_ones En))) _); clear - NZ_23 R; first [reflexivity | field; nz | ring].
have d_57 : whole (fun i => ((n / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((- m_1) / ((- n * m_2 + m_1 ^+ 2))) * (1)) * 1) = 0 by rule (whole_eq _ d_56) => i; clear - NZ_23 R; first [reflexivity | field; nz | ring].
have d_58 : whole (fun i => ((- m_1) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((m_1 ^+ 2) / ((- n * m_2 + m_1 ^+ 2) * n)) * (1)) = 0 by rule (num_eq (partD (partZ ((- m_1) / ((- n * m_2 + m_1 ^+ 2))) M_1) (partZ ((m_1 ^+ 2) / ((- n * m_2 + m_1 ^+ 2) * n)) (whole_ones En))) _); clear - NZ_23 NZ_8 R; first [reflexivity | field; nz | ring].
have d_59 : whole (fun i => (((- m_1) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((m_1 ^+ 2) / ((- n * m_2 + m_1 ^+ 2) * n)) * (1)) * 1) = 0 by rule (whole_eq _ d_58) => i; clear - NZ_23 NZ_8 R; first [reflexivity | field; nz | ring].
have e_55 : t_54 = (opr (fun i => 1) [:: ((fun i => (activation i 0)), (fun i => (n / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((- m_1) / ((- n * m_2 + m_1 ^+ 2))) * (1))); ((fun i => 1), (fun i => ((- m_1) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + (m_2 / ((- n * m_2 + m_1 ^+ 2))) * (1)))]) by rule (opr_eq (opr_mul (ss := [:: [:: 0; 0]]) e_45 e_53 (conj (conj d_57 (conj d_59 I)) (I))) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_23 NZ_8 R; first [reflexivity | field; nz | ring]].
have e_60 : w = (col (fun i => (w i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_61 : 'cV[R]_N := t_54 *m w.
have [m_4 M_4] := some_number (part xpredT (fun i => (activation i 0) * (w i 0))).
have [m_5 M_5] := some_number (part xpredT (fun i => (w i 0))).
have d_63 : whole (fun i => (n / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0) * (w i 0)) + ((- m_1) / ((- n * m_2 + m_1 ^+ 2))) * ((w i 0))) = ((n * m_4 - m_1 * m_5) / ((- n * m_2 + m_1 ^+ 2))) by rule (num_eq (partD (partZ (n / ((- n * m_2 + m_1 ^+ 2))) M_4) (partZ ((- m_1) / ((- n * m_2 + m_1 ^+ 2))) M_5)) _); clear - NZ_23 R; first [reflexivity | field; nz | ring].
have d_64 : whole (fun i => ((n / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((- m_1) / ((- n * m_2 + m_1 ^+ 2))) * (1)) * ((w i 0))) = ((n * m_4 - m_1 * m_5) / ((- n * m_2 + m_1 ^+ 2))) by rule (whole_eq _ d_63) => i; clear - NZ_23 R; first [reflexivity | field; nz | ring].
have d_65 : whole (fun i => ((- m_1) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0) * (w i 0)) + (m_2 / ((- n * m_2 + m_1 ^+ 2))) * ((w i 0))) = ((- m_1 * m_4 + m_2 * m_5) / ((- n * m_2 + m_1 ^+ 2))) by rule (num_eq (partD (partZ ((- m_1) / ((- n * m_2 + m_1 ^+ 2))) M_4) (partZ (m_2 / ((- n * m_2 + m_1 ^+ 2))) M_5)) _); clear - NZ_23 R; first [reflexivity | field; nz | ring].
have d_66 : whole (fun i => (((- m_1) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + (m_2 / ((- n * m_2 + m_1 ^+ 2))) * (1)) * ((w i 0))) = ((- m_1 * m_4 + m_2 * m_5) / ((- n * m_2 + m_1 ^+ 2))) by rule (whole_eq _ d_65) => i; clear - NZ_23 R; first [reflexivity | field; nz | ring].
have e_62 : t_61 = (col (fun i => (w i 0) + ((n * m_4 - m_1 * m_5) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((- m_1 * m_4 + m_2 * m_5) / ((- n * m_2 + m_1 ^+ 2))) * (1))) by rule (col_eq (opr_apply (s := [:: ((n * m_4 - m_1 * m_5) / ((- n * m_2 + m_1 ^+ 2))); ((- m_1 * m_4 + m_2 * m_5) / ((- n * m_2 + m_1 ^+ 2)))]) e_55 e_60 (conj d_64 (conj d_66 I))) _) => i; reduce; clear - NZ_23 R; first [reflexivity | field; nz | ring].
pose t_67 : 'cV[R]_N := t_54 *m t_61.
have d_69 : whole (fun i => (n / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0) * (w i 0)) + ((n ^+ 2 * m_4 - n * m_1 * m_5) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0) ^+ 2) + ((- 2%:R * n * m_1 * m_4 + n * m_2 * m_5 + m_1 ^+ 2 * m_5) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- m_1) / ((- n * m_2 + m_1 ^+ 2))) * ((w i 0)) + ((m_1 ^+ 2 * m_4 - m_1 * m_2 * m_5) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1)) = 0 by rule (num_eq (partD (partD (partD (partD (partZ (n / ((- n * m_2 + m_1 ^+ 2))) M_4) (partZ ((n ^+ 2 * m_4 - n * m_1 * m_5) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) M_2)) (partZ ((- 2%:R * n * m_1 * m_4 + n * m_2 * m_5 + m_1 ^+ 2 * m_5) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) M_1)) (partZ ((- m_1) / ((- n * m_2 + m_1 ^+ 2))) M_5)) (partZ ((m_1 ^+ 2 * m_4 - m_1 * m_2 * m_5) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) (whole_ones En))) _); clear - NZ_23 R; first [reflexivity | field; nz | ring].
have d_70 : whole (fun i => ((n / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((- m_1) / ((- n * m_2 + m_1 ^+ 2))) * (1)) * ((w i 0) + ((n * m_4 - m_1 * m_5) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((- m_1 * m_4 + m_2 * m_5) / ((- n * m_2 + m_1 ^+ 2))) * (1))) = 0 by rule (whole_eq _ d_69) => i; clear - NZ_23 R; first [reflexivity | field; nz | ring].
have d_71 : whole (fun i => ((- m_1) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0) * (w i 0)) + ((- n * m_1 * m_4 + m_1 ^+ 2 * m_5) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0) ^+ 2) + ((n * m_2 * m_4 + m_1 ^+ 2 * m_4 - 2%:R * m_1 * m_2 * m_5) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0)) + (m_2 / ((- n * m_2 + m_1 ^+ 2))) * ((w i 0)) + ((- m_1 * m_2 * m_4 + m_2 ^+ 2 * m_5) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1)) = 0 by rule (num_eq (partD (partD (partD (partD (partZ ((- m_1) / ((- n * m_2 + m_1 ^+ 2))) M_4) (partZ ((- n * m_1 * m_4 + m_1 ^+ 2 * m_5) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) M_2)) (partZ ((n * m_2 * m_4 + m_1 ^+ 2 * m_4 - 2%:R * m_1 * m_2 * m_5) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) M_1)) (partZ (m_2 / ((- n * m_2 + m_1 ^+ 2))) M_5)) (partZ ((- m_1 * m_2 * m_4 + m_2 ^+ 2 * m_5) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) (whole_ones En))) _); clear - NZ_23 R; first [reflexivity | field; nz | ring].
have d_72 : whole (fun i => (((- m_1) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + (m_2 / ((- n * m_2 + m_1 ^+ 2))) * (1)) * ((w i 0) + ((n * m_4 - m_1 * m_5) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((- m_1 * m_4 + m_2 * m_5) / ((- n * m_2 + m_1 ^+ 2))) * (1))) = 0 by rule (whole_eq _ d_71) => i; clear - NZ_23 R; first [reflexivity | field; nz | ring].
have e_68 : t_67 = (col (fun i => (w i 0) + ((n * m_4 - m_1 * m_5) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((- m_1 * m_4 + m_2 * m_5) / ((- n * m_2 + m_1 ^+ 2))) * (1))) by rule (col_eq (opr_apply (s := [:: 0; 0]) e_55 e_62 (conj d_70 (conj d_72 I))) _) => i; reduce; clear - NZ_23 R; first [reflexivity | field; nz | ring].
pose t_73 : R := dot t_67 t_67.
have [m_6 M_6] := some_number (part xpredT (fun i => (w i 0) ^+ 2)).
have S_75 : 0 <= m_6 by rewrite -M_6; apply: part_ge0 => i; sgn.
have d_76 : whole (fun i => (w i 0) ^+ 2 + ((2%:R * n * m_4 - 2%:R * m_1 * m_5) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0) * (w i 0)) + ((- 2%:R * m_1 * m_4 + 2%:R * m_2 * m_5) / ((- n * m_2 + m_1 ^+ 2))) * ((w i 0)) + ((n ^+ 2 * m_4 ^+ 2 - 2%:R * n * m_1 * m_4 * m_5 + m_1 ^+ 2 * m_5 ^+ 2) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0) ^+ 2) + ((- 2%:R * n * m_1 * m_4 ^+ 2 + 2%:R * n * m_2 * m_4 * m_5 + 2%:R * m_1 ^+ 2 * m_4 * m_5 - 2%:R * m_1 * m_2 * m_5 ^+ 2) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0)) + ((m_1 ^+ 2 * m_4 ^+ 2 - 2%:R * m_1 * m_2 * m_4 * m_5 + m_2 ^+ 2 * m_5 ^+ 2) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1)) = ((- n * m_2 * m_6 + n * m_4 ^+ 2 + m_1 ^+ 2 * m_6 - 2%:R * m_1 * m_4 * m_5 + m_2 * m_5 ^+ 2) / ((- n * m_2 + m_1 ^+ 2))) by rule (num_eq (partD (partD (partD (partD (partD M_6 (partZ ((2%:R * n * m_4 - 2%:R * m_1 * m_5) / ((- n * m_2 + m_1 ^+ 2))) M_4)) (partZ ((- 2%:R * m_1 * m_4 + 2%:R * m_2 * m_5) / ((- n * m_2 + m_1 ^+ 2))) M_5)) (partZ ((n ^+ 2 * m_4 ^+ 2 - 2%:R * n * m_1 * m_4 * m_5 + m_1 ^+ 2 * m_5 ^+ 2) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) M_2)) (partZ ((- 2%:R * n * m_1 * m_4 ^+ 2 + 2%:R * n * m_2 * m_4 * m_5 + 2%:R * m_1 ^+ 2 * m_4 * m_5 - 2%:R * m_1 * m_2 * m_5 ^+ 2) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) M_1)) (partZ ((m_1 ^+ 2 * m_4 ^+ 2 - 2%:R * m_1 * m_2 * m_4 * m_5 + m_2 ^+ 2 * m_5 ^+ 2) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) (whole_ones En))) _); clear - NZ_23 R; first [reflexivity | field; nz | ring].
have d_77 : whole (fun i => ((w i 0) + ((n * m_4 - m_1 * m_5) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((- m_1 * m_4 + m_2 * m_5) / ((- n * m_2 + m_1 ^+ 2))) * (1)) * ((w i 0) + ((n * m_4 - m_1 * m_5) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((- m_1 * m_4 + m_2 * m_5) / ((- n * m_2 + m_1 ^+ 2))) * (1))) = ((- n * m_2 * m_6 + n * m_4 ^+ 2 + m_1 ^+ 2 * m_6 - 2%:R * m_1 * m_4 * m_5 + m_2 * m_5 ^+ 2) / ((- n * m_2 + m_1 ^+ 2))) by rule (whole_eq _ d_76) => i; clear - NZ_23 R; first [reflexivity | field; nz | ring].
have e_74 : t_73 = ((- n * m_2 * m_6 + n * m_4 ^+ 2 + m_1 ^+ 2 * m_6 - 2%:R * m_1 * m_4 * m_5 + m_2 * m_5 ^+ 2) / ((- n * m_2 + m_1 ^+ 2))) by rule (dot_node e_68 e_68 d_77); done.
pose t_79 : R := dot t_61 t_61.
have e_80 : t_79 = ((- n * m_2 * m_6 + n * m_4 ^+ 2 + m_1 ^+ 2 * m_6 - 2%:R * m_1 * m_4 * m_5 + m_2 * m_5 ^+ 2) / ((- n * m_2 + m_1 ^+ 2))) by rule (dot_node e_62 e_62 d_77); done.
have C_78 : t_73 = t_79 by rule (num_eq e_74 (esym (num_eq e_80 _))); clear - NZ_23 R; first [reflexivity | field; nz | ring].
pose t_81 : R := N%:R / t_14.
have e_82 : t_81 = ((- n ^+ 2) / ((- n * m_2 + m_1 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_5 e_15) _); clear - NZ_23 NZ_39 NZ_8 R; first [reflexivity | field; nz | ring].
pose t_83 : R := dot activation activation.
have d_85 : whole (fun i => (activation i 0) ^+ 2) = m_2 by rule (num_eq M_2 _); clear - R; first [reflexivity | ring].
have d_86 : whole (fun i => ((activation i 0)) * ((activation i 0))) = m_2 by rule (whole_eq _ d_85) => i; clear - R; first [reflexivity | ring].
have e_84 : t_83 = m_2 by rule (dot_node e_1 e_1 d_86); done.
pose t_87 : R := t_81 * t_83.
have e_88 : t_87 = ((- n ^+ 2 * m_2) / ((- n * m_2 + m_1 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_82 e_84) _); clear - NZ_23 R; first [reflexivity | field; nz | ring].
have e_90 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose t_91 : R := (1 : R) + c.
have e_92 : t_91 = (c + 1) by rule (num_eq (num2 (fun a b : R => a + b) e_90 e_27) _); clear - R; first [reflexivity | ring].
pose t_93 : R := t_91 * N%:R.
have e_94 : t_93 = (n * c + n) by rule (num_eq (num2 (fun a b : R => a * b) e_92 e_5) _); clear - R; first [reflexivity | ring].
have S_95 : 0 <= (n ^+ 2 * m_2 * c - n * m_1 ^+ 2 * c - n * m_1 ^+ 2) by rule (nneg_is (c := (n * m_2 * c - m_1 ^+ 2 * c - m_1 ^+ 2) * n) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_4 S_16 S_24 S_31 S_75 NZ_8 NZ_23 NZ_39 R; sgn].
have S_96 : 0 <= ((- n ^+ 2 * m_2 * c + n * m_1 ^+ 2 * c + n * m_1 ^+ 2) / ((- n * m_2 + m_1 ^+ 2))) by rule (nneg_is (c := (n ^+ 2 * m_2 * c - n * m_1 ^+ 2 * c - n * m_1 ^+ 2) * (n * m_2 - m_1 ^+ 2)^-1) _ _); [clear - NZ_23 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_16 S_24 S_31 S_75 S_95 NZ_8 NZ_23 NZ_39 R; sgn].
have C_89 : t_87 <= t_93 by rule (le_by e_88 e_94 _ S_96); clear - NZ_23 R; first [reflexivity | field; nz | ring].
split; first exact: C_33.
split; first exact: C_35.
split; first exact: C_78.
exact: C_89.
Qed.

(* lnverify.jacobian-shift
   For every c ≥ 0 a shift makes ‖a‖² = (1 + c)‖Πa‖² and leaves LayerNorm’s Jacobian as it is
   this project; with a proof; compare Xiong et al. 2020, Lemma 3 *)
Theorem lnverify_jacobian_shift (activation : 'cV[R]_N) (c : R) :
  (0 < N)%N ->
  0 < variance activation ->
  0 <= c ->
  exists J1 : 'M[R]_N, is_jacobian (fun activation : 'cV[R]_N => normalized 0 activation) activation J1 /\
  N%:R != 0 :> R /\
  vnorm (centered (activation + (Num.sqrt c * std activation - mean activation) *: ones)) != 0 /\
  dot (centered (activation + (Num.sqrt c * std activation - mean activation) *: ones)) (centered (activation + (Num.sqrt c * std activation - mean activation) *: ones)) != 0 /\
  Num.sqrt (variance activation + 0) != 0 /\
  0 <= c /\
  0 <= variance activation /\
  0 <= N%:R :> R /\
  0 <= dot (centered (activation + (Num.sqrt c * std activation - mean activation) *: ones)) (centered (activation + (Num.sqrt c * std activation - mean activation) *: ones)) /\
  0 <= variance activation + 0 /\
  dot (activation + (Num.sqrt c * std activation - mean activation) *: ones) (activation + (Num.sqrt c * std activation - mean activation) *: ones) = (1 + c) * N%:R * variance (activation + (Num.sqrt c * std activation - mean activation) *: ones) :> R /\
  (Num.sqrt N%:R / vnorm (centered (activation + (Num.sqrt c * std activation - mean activation) *: ones))) *: (Pi2 (centered (activation + (Num.sqrt c * std activation - mean activation) *: ones)) *m Pi) = 1 *: J1 :> 'M[R]_N.
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
have e_25 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
have e_26 : c = c by [].
have H_27 : 0 <= c by move: (le_of H1 e_25 e_26) => h; rewrite -subr_ge0 in h; rule (nneg_of h _); clear h; clear - R; first [reflexivity | ring].
have S_28 : 0 <= c by rule (nneg_quotient H_27 (r := 1) _ _); [clear - N_pos S_4 S_16 S_24 NZ_8 NZ_23 R; sgn | clear - R; first [reflexivity | ring]].
pose t_29 : R := t_19 + (0 : R).
have e_30 : t_29 = ((n * m_2 - m_1 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_20 e_25) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_31 : R := Num.sqrt t_29.
have [r_5 S_r5 E_r5] : exists2 r : R, 0 < r & r ^+ 2 = (n * m_2 - m_1 ^+ 2) by exact: (root_pos S_24).
have S_33 : 0 <= (r_5 / (n)) by rule (nneg_is (c := r_5 * n^-1) _ _); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - N_pos S_4 S_16 S_24 S_28 S_r5 NZ_8 NZ_23 R; sgn].
have e_32 : t_31 = (r_5 / (n)) by rule (sqrt_node e_30 S_33 _); clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_34 : R := t_31^-1.
have NZ_36 := lt0r_neq0 S_r5.
have e_35 : t_34 = ((- n * r_5) / ((- n * m_2 + m_1 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_32) _); clear - NZ_36 NZ_8 NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose J1_37 : 'M[R]_N := (opr (fun i => ((- n * r_5) / ((- n * m_2 + m_1 ^+ 2))) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((n * m_1 * r_5) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_5) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => 1), (fun i => ((- n * m_2 * r_5) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1) + ((n * m_1 * r_5) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0))))]).
have e_38 : J1_37 = (opr (fun i => ((- n * r_5) / ((- n * m_2 + m_1 ^+ 2))) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((n * m_1 * r_5) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_5) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => 1), (fun i => ((- n * m_2 * r_5) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1) + ((n * m_1 * r_5) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0))))]) by [].
have C_39 : is_jacobian (fun activation : 'cV[R]_N => (Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + 0))^-1 *: (activation - (sumv activation / N%:R) *: ones)) activation J1_37.
have size_ge0 := @size1_ge0 R N.
have D_40 := VD_at activation.
have D_41 := D_sumv size_ge0 D_40.
have D_42 := D_mulr size_ge0 (N%:R^-1) D_41.
have D_43 := VD_scaler size_ge0 (ones : 'cV[R]_N) D_42.
have D_44 := VD_sub D_40 D_43.
have D_45 := D_dot size_ge0 D_44 D_44.
have D_46 := D_mulr size_ge0 (N%:R^-1) D_45.
have D_47 := D_addr size_ge0 (0 : R) D_46.
have S_49 : 0 < ((n * m_2 - m_1 ^+ 2) / (n ^+ 2)) by rule (pos_is (c := (n * m_2 - m_1 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_16 S_24 S_28 S_r5 NZ_8 NZ_23 NZ_36 R; sgn].
have C_48 : 0 < t_29 := pos_is e_30 S_49.
have D_50 := D_sqrt size_ge0 C_48 D_47.
have NZ_51 : (r_5 / (n)) != 0 by rule (nz_is (c := (r_5 * n^-1)) _ _); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - NZ_36 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_52 : t_31 != 0 := nz_is e_32 NZ_51.
have D_53 := D_inv size_ge0 C_52 D_50.
have D_54 := VD_scale size_ge0 D_53 D_44.
refine (jacobian_by (F := (fun activation : 'cV[R]_N => (Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + 0))^-1 *: (activation - (sumv activation / N%:R) *: ones))) D_54 _) => h_55.
have e_56 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_57 : R := (2%:R : R) * t_31.
have e_58 : t_57 = ((2%:R * r_5) / (n)) by rule (num_eq (num2 (fun a b : R => a * b) e_56 e_32) _); clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_59 : R := t_57^-1.
have NZ_61 : (2%:R * r_5) != 0 :> R by rule (nz_is (c := (2%:R * r_5)) _ _); [clear - R; ring | clear - NZ_36 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_60 : t_59 = ((- n * r_5) / (2%:R * (- n * m_2 + m_1 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_58) _); clear - NZ_36 NZ_61 NZ_8 NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have e_62 : h_55 = (col (fun i => (h_55 i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_63 : R := sumv h_55.
have [m_7 M_7] := some_number (part xpredT (fun i => (h_55 i 0))).
have e_64 : t_63 = m_7 by rule (sum_node e_62 M_7 _); clear - R; first [reflexivity | ring].
pose t_65 : R := t_63 / N%:R.
have e_66 : t_65 = (m_7 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_64 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_67 : 'cV[R]_N := t_65 *: (ones : 'cV[R]_N).
have e_68 : t_67 = (col (fun i => (m_7 / (n)) * (1))) by rule (col_eq (col_scale e_66 e_9) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_69 : 'cV[R]_N := h_55 - t_67.
have e_70 : t_69 = (col (fun i => (h_55 i 0) + ((- m_7) / (n)) * (1))) by rule (col_eq (col_sub e_62 e_68) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_71 : R := dot t_69 t_12.
have [m_8 M_8] := some_number (part xpredT (fun i => (activation i 0) * (h_55 i 0))).
have d_73 : whole (fun i => (activation i 0) * (h_55 i 0) + ((- m_1) / (n)) * ((h_55 i 0)) + ((- m_7) / (n)) * ((activation i 0)) + ((m_1 * m_7) / (n ^+ 2)) * (1)) = ((n * m_8 - m_1 * m_7) / (n)) by rule (num_eq (partD (partD (partD M_8 (partZ ((- m_1) / (n)) M_7)) (partZ ((- m_7) / (n)) M_1)) (partZ ((m_1 * m_7) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_74 : whole (fun i => ((h_55 i 0) + ((- m_7) / (n)) * (1)) * ((activation i 0) + ((- m_1) / (n)) * (1))) = ((n * m_8 - m_1 * m_7) / (n)) by rule (whole_eq _ d_73) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_72 : t_71 = ((n * m_8 - m_1 * m_7) / (n)) by rule (dot_node e_70 e_13 d_74); done.
pose t_75 : R := dot t_12 t_69.
have d_77 : whole (fun i => (activation i 0) * (h_55 i 0) + ((- m_7) / (n)) * ((activation i 0)) + ((- m_1) / (n)) * ((h_55 i 0)) + ((m_1 * m_7) / (n ^+ 2)) * (1)) = ((n * m_8 - m_1 * m_7) / (n)) by rule (num_eq (partD (partD (partD M_8 (partZ ((- m_7) / (n)) M_1)) (partZ ((- m_1) / (n)) M_7)) (partZ ((m_1 * m_7) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_78 : whole (fun i => ((activation i 0) + ((- m_1) / (n)) * (1)) * ((h_55 i 0) + ((- m_7) / (n)) * (1))) = ((n * m_8 - m_1 * m_7) / (n)) by rule (whole_eq _ d_77) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_76 : t_75 = ((n * m_8 - m_1 * m_7) / (n)) by rule (dot_node e_13 e_70 d_78); done.
pose t_79 : R := t_71 + t_75.
have e_80 : t_79 = ((2%:R * n * m_8 - 2%:R * m_1 * m_7) / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_72 e_76) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_81 : R := t_79 / N%:R.
have e_82 : t_81 = ((2%:R * n * m_8 - 2%:R * m_1 * m_7) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_80 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_83 : R := t_59 * t_81.
have e_84 : t_83 = ((- n * r_5 * m_8 + m_1 * r_5 * m_7) / ((- n * m_2 + m_1 ^+ 2) * n)) by rule (num_eq (num2 (fun a b : R => a * b) e_60 e_82) _); clear - NZ_23 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_85 : R := t_34 * t_83.
have e_86 : t_85 = ((- n * m_8 + m_1 * m_7) / ((- n * m_2 + m_1 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_35 e_84) _); clear - NZ_23 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_87 : R := t_34 * t_85.
have e_88 : t_87 = ((n ^+ 2 * r_5 * m_8 - n * m_1 * r_5 * m_7) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_35 e_86) _); clear - NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_89 : R := - t_87.
have e_90 : t_89 = ((- n ^+ 2 * r_5 * m_8 + n * m_1 * r_5 * m_7) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) by rule (num_eq (num1 (fun a : R => - a) e_88) _); clear - NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_91 : 'cV[R]_N := t_89 *: t_12.
have e_92 : t_91 = (col (fun i => ((- n ^+ 2 * r_5 * m_8 + n * m_1 * r_5 * m_7) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_1 * r_5 * m_8 - m_1 ^+ 2 * r_5 * m_7) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (col_scale e_90 e_13) _) => i; reduce; clear - NZ_23 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_93 : 'cV[R]_N := t_34 *: t_69.
have e_94 : t_93 = (col (fun i => ((- n * r_5) / ((- n * m_2 + m_1 ^+ 2))) * ((h_55 i 0)) + ((r_5 * m_7) / ((- n * m_2 + m_1 ^+ 2))) * (1))) by rule (col_eq (col_scale e_35 e_70) _) => i; reduce; clear - NZ_23 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_95 : 'cV[R]_N := t_91 + t_93.
have e_96 : t_95 = (col (fun i => ((- n ^+ 2 * r_5 * m_8 + n * m_1 * r_5 * m_7) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_1 * r_5 * m_8 - n * m_2 * r_5 * m_7) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1) + ((- n * r_5) / ((- n * m_2 + m_1 ^+ 2))) * ((h_55 i 0)))) by rule (col_eq (col_add e_92 e_94) _) => i; reduce; clear - NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_97 : 'cV[R]_N := J1_37 *m h_55.
have d_99 : whole (fun i => ((n * m_1 * r_5) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((h_55 i 0)) + ((- n ^+ 2 * r_5) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0) * (h_55 i 0))) = ((- n ^+ 2 * r_5 * m_8 + n * m_1 * r_5 * m_7) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) by rule (num_eq (partD (partZ ((n * m_1 * r_5) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) M_7) (partZ ((- n ^+ 2 * r_5) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) M_8)) _); clear - NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have d_100 : whole (fun i => (((n * m_1 * r_5) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_5) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0))) * ((h_55 i 0))) = ((- n ^+ 2 * r_5 * m_8 + n * m_1 * r_5 * m_7) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) by rule (whole_eq _ d_99) => i; clear - NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have d_101 : whole (fun i => ((- n * m_2 * r_5) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((h_55 i 0)) + ((n * m_1 * r_5) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0) * (h_55 i 0))) = ((n * m_1 * r_5 * m_8 - n * m_2 * r_5 * m_7) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) by rule (num_eq (partD (partZ ((- n * m_2 * r_5) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) M_7) (partZ ((n * m_1 * r_5) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) M_8)) _); clear - NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have d_102 : whole (fun i => (((- n * m_2 * r_5) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1) + ((n * m_1 * r_5) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0))) * ((h_55 i 0))) = ((n * m_1 * r_5 * m_8 - n * m_2 * r_5 * m_7) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) by rule (whole_eq _ d_101) => i; clear - NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have e_98 : t_97 = (col (fun i => ((- n * r_5) / ((- n * m_2 + m_1 ^+ 2))) * ((h_55 i 0)) + ((- n ^+ 2 * r_5 * m_8 + n * m_1 * r_5 * m_7) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_1 * r_5 * m_8 - n * m_2 * r_5 * m_7) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (opr_apply (s := [:: ((- n ^+ 2 * r_5 * m_8 + n * m_1 * r_5 * m_7) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)); ((n * m_1 * r_5 * m_8 - n * m_2 * r_5 * m_7) / ((- n * m_2 + m_1 ^+ 2) ^+ 2))]) e_38 e_62 (conj d_100 (conj d_102 I))) _) => i; reduce; clear - NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
rule (col_same e_96 e_98 _) => i; clear - NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have NZ_103 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_104 : N%:R != 0 := nz_is e_5 NZ_103.
pose t_105 : R := Num.sqrt c.
have [r_4 S_r4 E_r4] : exists2 r : R, 0 <= r & r ^+ 2 = c by exact: (root_nneg S_28).
have S_107 : 0 <= r_4 by rule (nneg_is (c := r_4) _ _); [clear - E_r4 R; first [reflexivity | ring: E_r4] | clear - N_pos S_4 S_16 S_24 S_28 S_r5 S_r4 NZ_8 NZ_23 NZ_36 R; sgn].
have e_106 : t_105 = r_4 by rule (sqrt_node e_26 S_107 _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_108 : R := Num.sqrt t_19.
have S_110 : 0 <= (r_5 / (n)) by rule (nneg_is (c := r_5 * n^-1) _ _); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - N_pos S_4 S_16 S_24 S_28 S_r5 S_r4 NZ_8 NZ_23 NZ_36 R; sgn].
have e_109 : t_108 = (r_5 / (n)) by rule (sqrt_node e_20 S_110 _); clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_111 : R := t_105 * t_108.
have e_112 : t_111 = ((r_4 * r_5) / (n)) by rule (num_eq (num2 (fun a b : R => a * b) e_106 e_109) _); clear - NZ_8 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
pose t_113 : R := t_111 - t_6.
have e_114 : t_113 = ((- m_1 + r_4 * r_5) / (n)) by rule (num_eq (num2 (fun a b : R => a - b) e_112 e_7) _); clear - NZ_8 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
pose t_115 : 'cV[R]_N := t_113 *: (ones : 'cV[R]_N).
have e_116 : t_115 = (col (fun i => ((- m_1 + r_4 * r_5) / (n)) * (1))) by rule (col_eq (col_scale e_114 e_9) _) => i; reduce; clear - NZ_8 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
pose t_117 : 'cV[R]_N := activation + t_115.
have e_118 : t_117 = (col (fun i => (activation i 0) + ((- m_1 + r_4 * r_5) / (n)) * (1))) by rule (col_eq (col_add e_1 e_116) _) => i; reduce; clear - NZ_8 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
pose t_119 : R := sumv t_117.
have e_120 : t_119 = (r_4 * r_5) by rule (sum_node e_118 (partD M_1 (partZ ((- m_1 + r_4 * r_5) / (n)) (whole_ones En))) _); clear - NZ_8 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
pose t_121 : R := t_119 / N%:R.
have e_122 : t_121 = ((r_4 * r_5) / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_120 e_5) _); clear - NZ_8 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
pose t_123 : 'cV[R]_N := t_121 *: (ones : 'cV[R]_N).
have e_124 : t_123 = (col (fun i => ((r_4 * r_5) / (n)) * (1))) by rule (col_eq (col_scale e_122 e_9) _) => i; reduce; clear - NZ_8 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
pose t_125 : 'cV[R]_N := t_117 - t_123.
have e_126 : t_125 = (col (fun i => (activation i 0) + ((- m_1) / (n)) * (1))) by rule (col_eq (col_sub e_118 e_124) _) => i; reduce; clear - NZ_8 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
pose t_127 : R := dot t_125 t_125.
have e_128 : t_127 = ((n * m_2 - m_1 ^+ 2) / (n)) by rule (dot_node e_126 e_126 d_18); done.
pose t_129 : R := Num.sqrt t_127.
have [r_6 S_r6 E_r6] : exists2 r : R, 0 < r & r ^+ 2 = n by exact: (root_pos N_pos).
have S_131 : 0 <= (r_5 * r_6) by rule (nneg_is (c := r_6 * r_5) _ _); [clear - E_r5 E_r6 R; first [reflexivity | ring: E_r5 E_r6] | clear - N_pos S_4 S_16 S_24 S_28 S_r5 S_r4 S_r6 NZ_8 NZ_23 NZ_36 R; sgn].
have S_132 : 0 <= ((r_5 * r_6) / (n)) by rule (nneg_is (c := (r_5 * r_6) * n^-1) _ _); [clear - NZ_8 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6] | clear - N_pos S_4 S_16 S_24 S_28 S_r5 S_r4 S_r6 S_131 NZ_8 NZ_23 NZ_36 R; sgn].
have e_130 : t_129 = ((r_5 * r_6) / (n)) by rule (sqrt_node e_128 S_132 _); clear - NZ_8 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6].
have NZ_133 := lt0r_neq0 S_r6.
have NZ_134 : ((r_5 * r_6) / (n)) != 0 by rule (nz_is (c := (r_6 * r_5 * n^-1)) _ _); [clear - NZ_8 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6] | clear - NZ_133 NZ_36 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_135 : t_129 != 0 := nz_is e_130 NZ_134.
have NZ_136 : ((n * m_2 - m_1 ^+ 2) / (n)) != 0 by rule (nz_is (c := - ((- n * m_2 + m_1 ^+ 2) * n^-1)) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - NZ_23 NZ_8 R; rewrite oppr_eq0; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_137 : t_127 != 0 := nz_is e_128 NZ_136.
have NZ_138 : (r_5 / (n)) != 0 by rule (nz_is (c := (r_5 * n^-1)) _ _); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - NZ_36 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_139 : t_31 != 0 := nz_is e_32 NZ_138.
have S_140 : 0 <= c by rule (nneg_is (c := c) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_4 S_16 S_24 S_28 S_r5 S_r4 S_r6 S_131 NZ_8 NZ_23 NZ_36 NZ_133 R; sgn].
have C_141 : 0 <= c := nneg_is e_26 S_140.
have S_142 : 0 <= ((n * m_2 - m_1 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n * m_2 - m_1 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_16 S_24 S_28 S_r5 S_r4 S_r6 S_131 NZ_8 NZ_23 NZ_36 NZ_133 R; sgn].
have C_143 : 0 <= t_19 := nneg_is e_20 S_142.
have S_144 : 0 <= n by rule (nneg_is (c := n) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_4 S_16 S_24 S_28 S_r5 S_r4 S_r6 S_131 NZ_8 NZ_23 NZ_36 NZ_133 R; sgn].
have C_145 : 0 <= N%:R := nneg_is e_5 S_144.
have S_146 : 0 <= ((n * m_2 - m_1 ^+ 2) / (n)) by rule (nneg_is (c := (n * m_2 - m_1 ^+ 2) * n^-1) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_16 S_24 S_28 S_r5 S_r4 S_r6 S_131 NZ_8 NZ_23 NZ_36 NZ_133 R; sgn].
have C_147 : 0 <= t_127 := nneg_is e_128 S_146.
have S_148 : 0 <= ((n * m_2 - m_1 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n * m_2 - m_1 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_16 S_24 S_28 S_r5 S_r4 S_r6 S_131 NZ_8 NZ_23 NZ_36 NZ_133 R; sgn].
have C_149 : 0 <= t_29 := nneg_is e_30 S_148.
pose t_150 : R := dot t_117 t_117.
have d_152 : whole (fun i => (activation i 0) ^+ 2 + ((- 2%:R * m_1 + 2%:R * r_4 * r_5) / (n)) * ((activation i 0)) + ((n * m_2 * c - m_1 ^+ 2 * c + m_1 ^+ 2 - 2%:R * m_1 * r_4 * r_5) / (n ^+ 2)) * (1)) = ((n * m_2 * c + n * m_2 - m_1 ^+ 2 * c - m_1 ^+ 2) / (n)) by rule (num_eq (partD (partD M_2 (partZ ((- 2%:R * m_1 + 2%:R * r_4 * r_5) / (n)) M_1)) (partZ ((n * m_2 * c - m_1 ^+ 2 * c + m_1 ^+ 2 - 2%:R * m_1 * r_4 * r_5) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
have d_153 : whole (fun i => ((activation i 0) + ((- m_1 + r_4 * r_5) / (n)) * (1)) * ((activation i 0) + ((- m_1 + r_4 * r_5) / (n)) * (1))) = ((n * m_2 * c + n * m_2 - m_1 ^+ 2 * c - m_1 ^+ 2) / (n)) by rule (whole_eq _ d_152) => i; clear - NZ_8 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
have e_151 : t_150 = ((n * m_2 * c + n * m_2 - m_1 ^+ 2 * c - m_1 ^+ 2) / (n)) by rule (dot_node e_118 e_118 d_153); done.
have e_155 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose t_156 : R := (1 : R) + c.
have e_157 : t_156 = (c + 1) by rule (num_eq (num2 (fun a b : R => a + b) e_155 e_26) _); clear - R; first [reflexivity | ring].
pose t_158 : R := t_156 * N%:R.
have e_159 : t_158 = (n * c + n) by rule (num_eq (num2 (fun a b : R => a * b) e_157 e_5) _); clear - R; first [reflexivity | ring].
pose t_160 : R := t_127 / N%:R.
have e_161 : t_160 = ((n * m_2 - m_1 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_128 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_162 : R := t_158 * t_160.
have e_163 : t_162 = ((n * m_2 * c + n * m_2 - m_1 ^+ 2 * c - m_1 ^+ 2) / (n)) by rule (num_eq (num2 (fun a b : R => a * b) e_159 e_161) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have C_154 : t_150 = t_162 by rule (num_eq e_151 (esym (num_eq e_163 _))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_164 : R := Num.sqrt N%:R.
have S_166 : 0 <= r_6 by rule (nneg_is (c := r_6) _ _); [clear - E_r6 R; first [reflexivity | ring: E_r6] | clear - N_pos S_4 S_16 S_24 S_28 S_r5 S_r4 S_r6 S_131 NZ_8 NZ_23 NZ_36 NZ_133 R; sgn].
have e_165 : t_164 = r_6 by rule (sqrt_node e_5 S_166 _); clear - E_r6 R; first [reflexivity | ring: E_r6].
pose t_167 : R := t_164 / t_129.
have NZ_169 : (r_5 * r_6) != 0 :> R by rule (nz_is (c := (r_6 * r_5)) _ _); [clear - R; ring | clear - NZ_133 NZ_36 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_168 : t_167 = ((- n * r_5) / ((- n * m_2 + m_1 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_165 e_130) _); clear - NZ_133 NZ_36 NZ_169 NZ_8 NZ_23 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6].
have e_170 : (1%:M : 'M[R]_N) = (opr (fun i => 1) [:: ]) by rule (opr_eq (opr_id R N) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_171 : R := t_127^-1.
have NZ_173 : (n * m_2 - m_1 ^+ 2) != 0 :> R by rule (nz_is (c := - ((- n * m_2 + m_1 ^+ 2))) _ _); [clear - R; ring | clear - NZ_23 R; rewrite oppr_eq0; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_172 : t_171 = ((- n) / ((- n * m_2 + m_1 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_128) _); clear - NZ_23 NZ_173 NZ_8 R; first [reflexivity | field; nz | ring].
pose t_174 : 'M[R]_N := outer t_125 t_125.
have e_175 : t_174 = (opr (fun i => 0) [:: ((fun i => (activation i 0) + ((- m_1) / (n)) * (1)), (fun i => (activation i 0) + ((- m_1) / (n)) * (1)))]) by rule (opr_eq (opr_outer e_126 e_126) _ _); [move=> i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring]].
pose t_176 : 'M[R]_N := t_171 *: t_174.
have e_177 : t_176 = (opr (fun i => 0) [:: ((fun i => (activation i 0)), (fun i => ((- n) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + (m_1 / ((- n * m_2 + m_1 ^+ 2))) * (1))); ((fun i => 1), (fun i => (m_1 / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((- m_1 ^+ 2) / ((- n * m_2 + m_1 ^+ 2) * n)) * (1)))]) by rule (opr_eq (opr_scale e_172 e_175) _ _); [move=> i; reduce; clear - NZ_23 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_23 NZ_8 R; first [reflexivity | field; nz | ring]].
pose t_178 : 'M[R]_N := (1%:M : 'M[R]_N) - t_176.
have e_179 : t_178 = (opr (fun i => 1) [:: ((fun i => (activation i 0)), (fun i => (n / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((- m_1) / ((- n * m_2 + m_1 ^+ 2))) * (1))); ((fun i => 1), (fun i => ((- m_1) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((m_1 ^+ 2) / ((- n * m_2 + m_1 ^+ 2) * n)) * (1)))]) by rule (opr_eq (opr_sub e_170 e_177) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_23 NZ_8 R; first [reflexivity | field; nz | ring]].
pose t_180 : R := N%:R^-1.
have e_181 : t_180 = (1 / (n)) by rule (num_eq (num1 (fun a : R => a^-1) e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_182 : 'M[R]_N := outer (ones : 'cV[R]_N) (ones : 'cV[R]_N).
have e_183 : t_182 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => 1))]) by rule (opr_eq (opr_outer e_9 e_9) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_184 : 'M[R]_N := t_180 *: t_182.
have e_185 : t_184 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => (1 / (n)) * (1)))]) by rule (opr_eq (opr_scale e_181 e_183) _ _); [move=> i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring]].
pose t_186 : 'M[R]_N := (1%:M : 'M[R]_N) - t_184.
have e_187 : t_186 = (opr (fun i => 1) [:: ((fun i => 1), (fun i => ((- 1) / (n)) * (1)))]) by rule (opr_eq (opr_sub e_170 e_185) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring]].
pose t_188 : 'M[R]_N := t_178 *m t_186.
have d_190 : whole (fun i => (n / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((- m_1) / ((- n * m_2 + m_1 ^+ 2))) * (1)) = 0 by rule (num_eq (partD (partZ (n / ((- n * m_2 + m_1 ^+ 2))) M_1) (partZ ((- m_1) / ((- n * m_2 + m_1 ^+ 2))) (whole_ones En))) _); clear - NZ_23 R; first [reflexivity | field; nz | ring].
have d_191 : whole (fun i => ((n / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((- m_1) / ((- n * m_2 + m_1 ^+ 2))) * (1)) * 1) = 0 by rule (whole_eq _ d_190) => i; clear - NZ_23 R; first [reflexivity | field; nz | ring].
have d_192 : whole (fun i => ((- m_1) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((m_1 ^+ 2) / ((- n * m_2 + m_1 ^+ 2) * n)) * (1)) = 0 by rule (num_eq (partD (partZ ((- m_1) / ((- n * m_2 + m_1 ^+ 2))) M_1) (partZ ((m_1 ^+ 2) / ((- n * m_2 + m_1 ^+ 2) * n)) (whole_ones En))) _); clear - NZ_23 NZ_8 R; first [reflexivity | field; nz | ring].
have d_193 : whole (fun i => (((- m_1) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((m_1 ^+ 2) / ((- n * m_2 + m_1 ^+ 2) * n)) * (1)) * 1) = 0 by rule (whole_eq _ d_192) => i; clear - NZ_23 NZ_8 R; first [reflexivity | field; nz | ring].
have e_189 : t_188 = (opr (fun i => 1) [:: ((fun i => (activation i 0)), (fun i => (n / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((- m_1) / ((- n * m_2 + m_1 ^+ 2))) * (1))); ((fun i => 1), (fun i => ((- m_1) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + (m_2 / ((- n * m_2 + m_1 ^+ 2))) * (1)))]) by rule (opr_eq (opr_mul (ss := [:: [:: 0; 0]]) e_179 e_187 (conj (conj d_191 (conj d_193 I)) (I))) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_23 NZ_8 R; first [reflexivity | field; nz | ring]].
pose t_194 : 'M[R]_N := t_167 *: t_188.
have e_195 : t_194 = (opr (fun i => ((- n * r_5) / ((- n * m_2 + m_1 ^+ 2))) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((- n ^+ 2 * r_5) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_1 * r_5) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1))); ((fun i => 1), (fun i => ((n * m_1 * r_5) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n * m_2 * r_5) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1)))]) by rule (opr_eq (opr_scale e_168 e_189) _ _); [move=> i; reduce; clear - NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | move=> i j; reduce; clear - NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5]].
pose t_197 : 'M[R]_N := (1 : R) *: J1_37.
have e_198 : t_197 = (opr (fun i => ((- n * r_5) / ((- n * m_2 + m_1 ^+ 2))) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((n * m_1 * r_5) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_5) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => 1), (fun i => ((- n * m_2 * r_5) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1) + ((n * m_1 * r_5) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0))))]) by rule (opr_eq (opr_scale e_155 e_38) _ _); [move=> i; reduce; clear - NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | move=> i j; reduce; clear - NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5]].
have C_196 : t_194 = t_197 by rule (opr_same e_195 e_198 _ _); [move=> i; reduce; clear - NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | move=> i j; reduce; clear - NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5]].
exists J1_37; split; first exact: C_39.
split; first exact: C_104.
split; first exact: C_135.
split; first exact: C_137.
split; first exact: C_139.
split; first exact: C_141.
split; first exact: C_143.
split; first exact: C_145.
split; first exact: C_147.
split; first exact: C_149.
split; first exact: C_154.
exact: C_196.
Qed.

(* lnverify.jacobian-bound
   Where μ² ≤ cσ², the norm √N/‖Πa‖ of LayerNorm’s Jacobian without ε is at most √(1 + c) times √N/‖a‖
   this project; with a proof; compare Xiong et al. 2020, Lemma 3 *)
Theorem lnverify_jacobian_bound (activation : 'cV[R]_N) (c : R) :
  (0 < N)%N ->
  0 < variance activation ->
  mean activation ^+ 2 <= c * variance activation ->
  N%:R != 0 :> R /\
  dot (centered activation) (centered activation) != 0 /\
  dot activation activation / dot (centered activation) (centered activation) <= 1 + c.
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
pose t_25 : R := t_6 ^+ 2.
have e_26 : t_25 = ((m_1 ^+ 2) / (n ^+ 2)) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_7) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_27 : c = c by [].
pose t_28 : R := c * t_19.
have e_29 : t_28 = ((n * m_2 * c - m_1 ^+ 2 * c) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_27 e_20) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have H_30 : 0 <= ((n * m_2 * c - m_1 ^+ 2 * c - m_1 ^+ 2) / (n ^+ 2)) by move: (le_of H1 e_26 e_29) => h; rewrite -subr_ge0 in h; rule (nneg_of h _); clear h; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have S_31 : 0 <= (n * m_2 * c - m_1 ^+ 2 * c - m_1 ^+ 2) by rule (nneg_quotient H_30 (r := (n ^+ 2)) _ _); [clear - N_pos S_4 S_16 S_24 NZ_8 NZ_23 R; sgn | clear - NZ_8 R; first [reflexivity | field; nz | ring]].
have NZ_32 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_33 : N%:R != 0 := nz_is e_5 NZ_32.
have NZ_34 : ((n * m_2 - m_1 ^+ 2) / (n)) != 0 by rule (nz_is (c := - ((- n * m_2 + m_1 ^+ 2) * n^-1)) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - NZ_23 NZ_8 R; rewrite oppr_eq0; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_35 : t_14 != 0 := nz_is e_15 NZ_34.
pose t_36 : R := dot activation activation.
have d_38 : whole (fun i => (activation i 0) ^+ 2) = m_2 by rule (num_eq M_2 _); clear - R; first [reflexivity | ring].
have d_39 : whole (fun i => ((activation i 0)) * ((activation i 0))) = m_2 by rule (whole_eq _ d_38) => i; clear - R; first [reflexivity | ring].
have e_37 : t_36 = m_2 by rule (dot_node e_1 e_1 d_39); done.
pose t_40 : R := t_36 / t_14.
have NZ_42 : (n * m_2 - m_1 ^+ 2) != 0 :> R by rule (nz_is (c := - ((- n * m_2 + m_1 ^+ 2))) _ _); [clear - R; ring | clear - NZ_23 R; rewrite oppr_eq0; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_41 : t_40 = ((- n * m_2) / ((- n * m_2 + m_1 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_37 e_15) _); clear - NZ_23 NZ_42 NZ_8 R; first [reflexivity | field; nz | ring].
have e_44 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose t_45 : R := (1 : R) + c.
have e_46 : t_45 = (c + 1) by rule (num_eq (num2 (fun a b : R => a + b) e_44 e_27) _); clear - R; first [reflexivity | ring].
have S_47 : 0 <= ((- n * m_2 * c + m_1 ^+ 2 * c + m_1 ^+ 2) / ((- n * m_2 + m_1 ^+ 2))) by rule (nneg_is (c := (n * m_2 * c - m_1 ^+ 2 * c - m_1 ^+ 2) * (n * m_2 - m_1 ^+ 2)^-1) _ _); [clear - NZ_23 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_16 S_24 S_31 NZ_8 NZ_23 NZ_42 R; sgn].
have C_43 : t_40 <= t_45 by rule (le_by e_41 e_46 _ S_47); clear - NZ_23 R; first [reflexivity | field; nz | ring].
split; first exact: C_33.
split; first exact: C_35.
exact: C_43.
Qed.

(* lnverify.relative-condition.layernorm
   LayerNorm without ε multiplies relative errors by up to ‖a‖/‖Πa‖ = √(1 + μ²/σ²)
   this project; with a proof; compare Budzinskiy et al. 2025 *)
Theorem lnverify_relative_condition_layernorm (activation w : 'cV[R]_N) :
  (0 < N)%N ->
  0 < variance activation ->
  exists J1 : 'M[R]_N, is_jacobian (fun activation : 'cV[R]_N => normalized 0 activation) activation J1 /\
  N%:R != 0 :> R /\
  Num.sqrt (variance activation + 0) != 0 /\
  dot (normalized 0 activation) (normalized 0 activation) != 0 /\
  variance activation != 0 /\
  0 <= variance activation + 0 /\
  (dot (J1 *m w) (J1 *m w) / dot (normalized 0 activation) (normalized 0 activation)) * dot activation activation = (1 + mean activation ^+ 2 / variance activation) * (dot w w - sumv w ^+ 2 / N%:R - dot w (normalized 0 activation) ^+ 2 / N%:R) :> R.
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
have e_25 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
pose t_26 : R := t_19 + (0 : R).
have e_27 : t_26 = ((n * m_2 - m_1 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_20 e_25) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_28 : R := Num.sqrt t_26.
have [r_3 S_r3 E_r3] : exists2 r : R, 0 < r & r ^+ 2 = (n * m_2 - m_1 ^+ 2) by exact: (root_pos S_24).
have S_30 : 0 <= (r_3 / (n)) by rule (nneg_is (c := r_3 * n^-1) _ _); [clear - NZ_8 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3] | clear - N_pos S_4 S_16 S_24 S_r3 NZ_8 NZ_23 R; sgn].
have e_29 : t_28 = (r_3 / (n)) by rule (sqrt_node e_27 S_30 _); clear - NZ_8 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_31 : R := t_28^-1.
have NZ_33 := lt0r_neq0 S_r3.
have e_32 : t_31 = ((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_29) _); clear - NZ_33 NZ_8 NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose J1_34 : 'M[R]_N := (opr (fun i => ((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => 1), (fun i => ((- n * m_2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1) + ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0))))]).
have e_35 : J1_34 = (opr (fun i => ((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => 1), (fun i => ((- n * m_2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1) + ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0))))]) by [].
have C_36 : is_jacobian (fun activation : 'cV[R]_N => (Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + 0))^-1 *: (activation - (sumv activation / N%:R) *: ones)) activation J1_34.
have size_ge0 := @size1_ge0 R N.
have D_37 := VD_at activation.
have D_38 := D_sumv size_ge0 D_37.
have D_39 := D_mulr size_ge0 (N%:R^-1) D_38.
have D_40 := VD_scaler size_ge0 (ones : 'cV[R]_N) D_39.
have D_41 := VD_sub D_37 D_40.
have D_42 := D_dot size_ge0 D_41 D_41.
have D_43 := D_mulr size_ge0 (N%:R^-1) D_42.
have D_44 := D_addr size_ge0 (0 : R) D_43.
have S_46 : 0 < ((n * m_2 - m_1 ^+ 2) / (n ^+ 2)) by rule (pos_is (c := (n * m_2 - m_1 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_16 S_24 S_r3 NZ_8 NZ_23 NZ_33 R; sgn].
have C_45 : 0 < t_26 := pos_is e_27 S_46.
have D_47 := D_sqrt size_ge0 C_45 D_44.
have NZ_48 : (r_3 / (n)) != 0 by rule (nz_is (c := (r_3 * n^-1)) _ _); [clear - NZ_8 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3] | clear - NZ_33 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_49 : t_28 != 0 := nz_is e_29 NZ_48.
have D_50 := D_inv size_ge0 C_49 D_47.
have D_51 := VD_scale size_ge0 D_50 D_41.
refine (jacobian_by (F := (fun activation : 'cV[R]_N => (Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + 0))^-1 *: (activation - (sumv activation / N%:R) *: ones))) D_51 _) => h_52.
have e_53 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_54 : R := (2%:R : R) * t_28.
have e_55 : t_54 = ((2%:R * r_3) / (n)) by rule (num_eq (num2 (fun a b : R => a * b) e_53 e_29) _); clear - NZ_8 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_56 : R := t_54^-1.
have NZ_58 : (2%:R * r_3) != 0 :> R by rule (nz_is (c := (2%:R * r_3)) _ _); [clear - R; ring | clear - NZ_33 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_57 : t_56 = ((- n * r_3) / (2%:R * (- n * m_2 + m_1 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_55) _); clear - NZ_33 NZ_58 NZ_8 NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have e_59 : h_52 = (col (fun i => (h_52 i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_60 : R := sumv h_52.
have [m_7 M_7] := some_number (part xpredT (fun i => (h_52 i 0))).
have e_61 : t_60 = m_7 by rule (sum_node e_59 M_7 _); clear - R; first [reflexivity | ring].
pose t_62 : R := t_60 / N%:R.
have e_63 : t_62 = (m_7 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_61 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_64 : 'cV[R]_N := t_62 *: (ones : 'cV[R]_N).
have e_65 : t_64 = (col (fun i => (m_7 / (n)) * (1))) by rule (col_eq (col_scale e_63 e_9) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_66 : 'cV[R]_N := h_52 - t_64.
have e_67 : t_66 = (col (fun i => (h_52 i 0) + ((- m_7) / (n)) * (1))) by rule (col_eq (col_sub e_59 e_65) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_68 : R := dot t_66 t_12.
have [m_8 M_8] := some_number (part xpredT (fun i => (activation i 0) * (h_52 i 0))).
have d_70 : whole (fun i => (activation i 0) * (h_52 i 0) + ((- m_1) / (n)) * ((h_52 i 0)) + ((- m_7) / (n)) * ((activation i 0)) + ((m_1 * m_7) / (n ^+ 2)) * (1)) = ((n * m_8 - m_1 * m_7) / (n)) by rule (num_eq (partD (partD (partD M_8 (partZ ((- m_1) / (n)) M_7)) (partZ ((- m_7) / (n)) M_1)) (partZ ((m_1 * m_7) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_71 : whole (fun i => ((h_52 i 0) + ((- m_7) / (n)) * (1)) * ((activation i 0) + ((- m_1) / (n)) * (1))) = ((n * m_8 - m_1 * m_7) / (n)) by rule (whole_eq _ d_70) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_69 : t_68 = ((n * m_8 - m_1 * m_7) / (n)) by rule (dot_node e_67 e_13 d_71); done.
pose t_72 : R := dot t_12 t_66.
have d_74 : whole (fun i => (activation i 0) * (h_52 i 0) + ((- m_7) / (n)) * ((activation i 0)) + ((- m_1) / (n)) * ((h_52 i 0)) + ((m_1 * m_7) / (n ^+ 2)) * (1)) = ((n * m_8 - m_1 * m_7) / (n)) by rule (num_eq (partD (partD (partD M_8 (partZ ((- m_7) / (n)) M_1)) (partZ ((- m_1) / (n)) M_7)) (partZ ((m_1 * m_7) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_75 : whole (fun i => ((activation i 0) + ((- m_1) / (n)) * (1)) * ((h_52 i 0) + ((- m_7) / (n)) * (1))) = ((n * m_8 - m_1 * m_7) / (n)) by rule (whole_eq _ d_74) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_73 : t_72 = ((n * m_8 - m_1 * m_7) / (n)) by rule (dot_node e_13 e_67 d_75); done.
pose t_76 : R := t_68 + t_72.
have e_77 : t_76 = ((2%:R * n * m_8 - 2%:R * m_1 * m_7) / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_69 e_73) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_78 : R := t_76 / N%:R.
have e_79 : t_78 = ((2%:R * n * m_8 - 2%:R * m_1 * m_7) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_77 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_80 : R := t_56 * t_78.
have e_81 : t_80 = ((- n * r_3 * m_8 + m_1 * r_3 * m_7) / ((- n * m_2 + m_1 ^+ 2) * n)) by rule (num_eq (num2 (fun a b : R => a * b) e_57 e_79) _); clear - NZ_23 NZ_8 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_82 : R := t_31 * t_80.
have e_83 : t_82 = ((- n * m_8 + m_1 * m_7) / ((- n * m_2 + m_1 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_32 e_81) _); clear - NZ_23 NZ_8 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_84 : R := t_31 * t_82.
have e_85 : t_84 = ((n ^+ 2 * r_3 * m_8 - n * m_1 * r_3 * m_7) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_32 e_83) _); clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_86 : R := - t_84.
have e_87 : t_86 = ((- n ^+ 2 * r_3 * m_8 + n * m_1 * r_3 * m_7) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) by rule (num_eq (num1 (fun a : R => - a) e_85) _); clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_88 : 'cV[R]_N := t_86 *: t_12.
have e_89 : t_88 = (col (fun i => ((- n ^+ 2 * r_3 * m_8 + n * m_1 * r_3 * m_7) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_1 * r_3 * m_8 - m_1 ^+ 2 * r_3 * m_7) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (col_scale e_87 e_13) _) => i; reduce; clear - NZ_23 NZ_8 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_90 : 'cV[R]_N := t_31 *: t_66.
have e_91 : t_90 = (col (fun i => ((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) * ((h_52 i 0)) + ((r_3 * m_7) / ((- n * m_2 + m_1 ^+ 2))) * (1))) by rule (col_eq (col_scale e_32 e_67) _) => i; reduce; clear - NZ_23 NZ_8 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_92 : 'cV[R]_N := t_88 + t_90.
have e_93 : t_92 = (col (fun i => ((- n ^+ 2 * r_3 * m_8 + n * m_1 * r_3 * m_7) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_1 * r_3 * m_8 - n * m_2 * r_3 * m_7) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1) + ((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) * ((h_52 i 0)))) by rule (col_eq (col_add e_89 e_91) _) => i; reduce; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_94 : 'cV[R]_N := J1_34 *m h_52.
have d_96 : whole (fun i => ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((h_52 i 0)) + ((- n ^+ 2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0) * (h_52 i 0))) = ((- n ^+ 2 * r_3 * m_8 + n * m_1 * r_3 * m_7) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) by rule (num_eq (partD (partZ ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) M_7) (partZ ((- n ^+ 2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) M_8)) _); clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have d_97 : whole (fun i => (((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0))) * ((h_52 i 0))) = ((- n ^+ 2 * r_3 * m_8 + n * m_1 * r_3 * m_7) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) by rule (whole_eq _ d_96) => i; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have d_98 : whole (fun i => ((- n * m_2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((h_52 i 0)) + ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0) * (h_52 i 0))) = ((n * m_1 * r_3 * m_8 - n * m_2 * r_3 * m_7) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) by rule (num_eq (partD (partZ ((- n * m_2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) M_7) (partZ ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) M_8)) _); clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have d_99 : whole (fun i => (((- n * m_2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1) + ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0))) * ((h_52 i 0))) = ((n * m_1 * r_3 * m_8 - n * m_2 * r_3 * m_7) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) by rule (whole_eq _ d_98) => i; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have e_95 : t_94 = (col (fun i => ((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) * ((h_52 i 0)) + ((- n ^+ 2 * r_3 * m_8 + n * m_1 * r_3 * m_7) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_1 * r_3 * m_8 - n * m_2 * r_3 * m_7) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (opr_apply (s := [:: ((- n ^+ 2 * r_3 * m_8 + n * m_1 * r_3 * m_7) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)); ((n * m_1 * r_3 * m_8 - n * m_2 * r_3 * m_7) / ((- n * m_2 + m_1 ^+ 2) ^+ 2))]) e_35 e_59 (conj d_97 (conj d_99 I))) _) => i; reduce; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
rule (col_same e_93 e_95 _) => i; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have NZ_100 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_101 : N%:R != 0 := nz_is e_5 NZ_100.
have NZ_102 : (r_3 / (n)) != 0 by rule (nz_is (c := (r_3 * n^-1)) _ _); [clear - NZ_8 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3] | clear - NZ_33 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_103 : t_28 != 0 := nz_is e_29 NZ_102.
pose t_104 : 'cV[R]_N := t_31 *: t_12.
have e_105 : t_104 = (col (fun i => ((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2))) * (1))) by rule (col_eq (col_scale e_32 e_13) _) => i; reduce; clear - NZ_23 NZ_8 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_106 : R := dot t_104 t_104.
have d_108 : whole (fun i => ((- n ^+ 2) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0) ^+ 2) + ((2%:R * n * m_1) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((- m_1 ^+ 2) / ((- n * m_2 + m_1 ^+ 2))) * (1)) = n by rule (num_eq (partD (partD (partZ ((- n ^+ 2) / ((- n * m_2 + m_1 ^+ 2))) M_2) (partZ ((2%:R * n * m_1) / ((- n * m_2 + m_1 ^+ 2))) M_1)) (partZ ((- m_1 ^+ 2) / ((- n * m_2 + m_1 ^+ 2))) (whole_ones En))) _); clear - NZ_23 R; first [reflexivity | field; nz | ring].
have d_109 : whole (fun i => (((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2))) * (1)) * (((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2))) * (1))) = n by rule (whole_eq _ d_108) => i; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have e_107 : t_106 = n by rule (dot_node e_105 e_105 d_109); done.
have NZ_110 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_111 : t_106 != 0 := nz_is e_107 NZ_110.
have NZ_112 : ((n * m_2 - m_1 ^+ 2) / (n ^+ 2)) != 0 by rule (nz_is (c := - ((- n * m_2 + m_1 ^+ 2) * n^-1 ^+ 2)) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - NZ_23 NZ_8 R; rewrite oppr_eq0; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_113 : t_19 != 0 := nz_is e_20 NZ_112.
have S_114 : 0 <= ((n * m_2 - m_1 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n * m_2 - m_1 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_16 S_24 S_r3 NZ_8 NZ_23 NZ_33 R; sgn].
have C_115 : 0 <= t_26 := nneg_is e_27 S_114.
have e_116 : w = (col (fun i => (w i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_117 : 'cV[R]_N := J1_34 *m w.
have [m_4 M_4] := some_number (part xpredT (fun i => (w i 0))).
have [m_5 M_5] := some_number (part xpredT (fun i => (activation i 0) * (w i 0))).
have d_119 : whole (fun i => ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((w i 0)) + ((- n ^+ 2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0) * (w i 0))) = ((- n ^+ 2 * r_3 * m_5 + n * m_1 * r_3 * m_4) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) by rule (num_eq (partD (partZ ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) M_4) (partZ ((- n ^+ 2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) M_5)) _); clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have d_120 : whole (fun i => (((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0))) * ((w i 0))) = ((- n ^+ 2 * r_3 * m_5 + n * m_1 * r_3 * m_4) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) by rule (whole_eq _ d_119) => i; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have d_121 : whole (fun i => ((- n * m_2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((w i 0)) + ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0) * (w i 0))) = ((n * m_1 * r_3 * m_5 - n * m_2 * r_3 * m_4) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) by rule (num_eq (partD (partZ ((- n * m_2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) M_4) (partZ ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) M_5)) _); clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have d_122 : whole (fun i => (((- n * m_2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1) + ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0))) * ((w i 0))) = ((n * m_1 * r_3 * m_5 - n * m_2 * r_3 * m_4) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) by rule (whole_eq _ d_121) => i; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have e_118 : t_117 = (col (fun i => ((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) * ((w i 0)) + ((- n ^+ 2 * r_3 * m_5 + n * m_1 * r_3 * m_4) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_1 * r_3 * m_5 - n * m_2 * r_3 * m_4) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (opr_apply (s := [:: ((- n ^+ 2 * r_3 * m_5 + n * m_1 * r_3 * m_4) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)); ((n * m_1 * r_3 * m_5 - n * m_2 * r_3 * m_4) / ((- n * m_2 + m_1 ^+ 2) ^+ 2))]) e_35 e_116 (conj d_120 (conj d_122 I))) _) => i; reduce; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_123 : R := dot t_117 t_117.
have [m_6 M_6] := some_number (part xpredT (fun i => (w i 0) ^+ 2)).
have S_125 : 0 <= m_6 by rewrite -M_6; apply: part_ge0 => i; sgn.
have d_126 : whole (fun i => ((- n ^+ 2) / ((- n * m_2 + m_1 ^+ 2))) * ((w i 0) ^+ 2) + ((- 2%:R * n ^+ 3 * m_5 + 2%:R * n ^+ 2 * m_1 * m_4) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0) * (w i 0)) + ((2%:R * n ^+ 2 * m_1 * m_5 - 2%:R * n ^+ 2 * m_2 * m_4) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((w i 0)) + ((- n ^+ 4 * m_5 ^+ 2 + 2%:R * n ^+ 3 * m_1 * m_4 * m_5 - n ^+ 2 * m_1 ^+ 2 * m_4 ^+ 2) / ((- n * m_2 + m_1 ^+ 2) ^+ 3)) * ((activation i 0) ^+ 2) + ((2%:R * n ^+ 3 * m_1 * m_5 ^+ 2 - 2%:R * n ^+ 3 * m_2 * m_4 * m_5 - 2%:R * n ^+ 2 * m_1 ^+ 2 * m_4 * m_5 + 2%:R * n ^+ 2 * m_1 * m_2 * m_4 ^+ 2) / ((- n * m_2 + m_1 ^+ 2) ^+ 3)) * ((activation i 0)) + ((- n ^+ 2 * m_1 ^+ 2 * m_5 ^+ 2 + 2%:R * n ^+ 2 * m_1 * m_2 * m_4 * m_5 - n ^+ 2 * m_2 ^+ 2 * m_4 ^+ 2) / ((- n * m_2 + m_1 ^+ 2) ^+ 3)) * (1)) = ((n ^+ 3 * m_2 * m_6 - n ^+ 3 * m_5 ^+ 2 - n ^+ 2 * m_1 ^+ 2 * m_6 + 2%:R * n ^+ 2 * m_1 * m_4 * m_5 - n ^+ 2 * m_2 * m_4 ^+ 2) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) by rule (num_eq (partD (partD (partD (partD (partD (partZ ((- n ^+ 2) / ((- n * m_2 + m_1 ^+ 2))) M_6) (partZ ((- 2%:R * n ^+ 3 * m_5 + 2%:R * n ^+ 2 * m_1 * m_4) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) M_5)) (partZ ((2%:R * n ^+ 2 * m_1 * m_5 - 2%:R * n ^+ 2 * m_2 * m_4) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) M_4)) (partZ ((- n ^+ 4 * m_5 ^+ 2 + 2%:R * n ^+ 3 * m_1 * m_4 * m_5 - n ^+ 2 * m_1 ^+ 2 * m_4 ^+ 2) / ((- n * m_2 + m_1 ^+ 2) ^+ 3)) M_2)) (partZ ((2%:R * n ^+ 3 * m_1 * m_5 ^+ 2 - 2%:R * n ^+ 3 * m_2 * m_4 * m_5 - 2%:R * n ^+ 2 * m_1 ^+ 2 * m_4 * m_5 + 2%:R * n ^+ 2 * m_1 * m_2 * m_4 ^+ 2) / ((- n * m_2 + m_1 ^+ 2) ^+ 3)) M_1)) (partZ ((- n ^+ 2 * m_1 ^+ 2 * m_5 ^+ 2 + 2%:R * n ^+ 2 * m_1 * m_2 * m_4 * m_5 - n ^+ 2 * m_2 ^+ 2 * m_4 ^+ 2) / ((- n * m_2 + m_1 ^+ 2) ^+ 3)) (whole_ones En))) _); clear - NZ_23 R; first [reflexivity | field; nz | ring].
have d_127 : whole (fun i => (((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) * ((w i 0)) + ((- n ^+ 2 * r_3 * m_5 + n * m_1 * r_3 * m_4) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_1 * r_3 * m_5 - n * m_2 * r_3 * m_4) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1)) * (((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) * ((w i 0)) + ((- n ^+ 2 * r_3 * m_5 + n * m_1 * r_3 * m_4) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_1 * r_3 * m_5 - n * m_2 * r_3 * m_4) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1))) = ((n ^+ 3 * m_2 * m_6 - n ^+ 3 * m_5 ^+ 2 - n ^+ 2 * m_1 ^+ 2 * m_6 + 2%:R * n ^+ 2 * m_1 * m_4 * m_5 - n ^+ 2 * m_2 * m_4 ^+ 2) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) by rule (whole_eq _ d_126) => i; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have e_124 : t_123 = ((n ^+ 3 * m_2 * m_6 - n ^+ 3 * m_5 ^+ 2 - n ^+ 2 * m_1 ^+ 2 * m_6 + 2%:R * n ^+ 2 * m_1 * m_4 * m_5 - n ^+ 2 * m_2 * m_4 ^+ 2) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) by rule (dot_node e_118 e_118 d_127); done.
pose t_128 : R := t_123 / t_106.
have e_129 : t_128 = ((n ^+ 2 * m_2 * m_6 - n ^+ 2 * m_5 ^+ 2 - n * m_1 ^+ 2 * m_6 + 2%:R * n * m_1 * m_4 * m_5 - n * m_2 * m_4 ^+ 2) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_124 e_107) _); clear - NZ_8 NZ_23 R; first [reflexivity | field; nz | ring].
pose t_130 : R := dot activation activation.
have d_132 : whole (fun i => (activation i 0) ^+ 2) = m_2 by rule (num_eq M_2 _); clear - R; first [reflexivity | ring].
have d_133 : whole (fun i => ((activation i 0)) * ((activation i 0))) = m_2 by rule (whole_eq _ d_132) => i; clear - R; first [reflexivity | ring].
have e_131 : t_130 = m_2 by rule (dot_node e_1 e_1 d_133); done.
pose t_134 : R := t_128 * t_130.
have e_135 : t_134 = ((n ^+ 2 * m_2 ^+ 2 * m_6 - n ^+ 2 * m_2 * m_5 ^+ 2 - n * m_1 ^+ 2 * m_2 * m_6 + 2%:R * n * m_1 * m_2 * m_4 * m_5 - n * m_2 ^+ 2 * m_4 ^+ 2) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_129 e_131) _); clear - NZ_23 R; first [reflexivity | field; nz | ring].
have e_137 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose t_138 : R := t_6 ^+ 2.
have e_139 : t_138 = ((m_1 ^+ 2) / (n ^+ 2)) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_7) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_140 : R := t_138 / t_19.
have NZ_142 : (n * m_2 - m_1 ^+ 2) != 0 :> R by rule (nz_is (c := - ((- n * m_2 + m_1 ^+ 2))) _ _); [clear - R; ring | clear - NZ_23 R; rewrite oppr_eq0; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_141 : t_140 = ((- m_1 ^+ 2) / ((- n * m_2 + m_1 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_139 e_20) _); clear - NZ_23 NZ_142 NZ_8 R; first [reflexivity | field; nz | ring].
pose t_143 : R := (1 : R) + t_140.
have e_144 : t_143 = ((- n * m_2) / ((- n * m_2 + m_1 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a + b) e_137 e_141) _); clear - NZ_23 R; first [reflexivity | field; nz | ring].
pose t_145 : R := dot w w.
have d_147 : whole (fun i => (w i 0) ^+ 2) = m_6 by rule (num_eq M_6 _); clear - R; first [reflexivity | ring].
have d_148 : whole (fun i => ((w i 0)) * ((w i 0))) = m_6 by rule (whole_eq _ d_147) => i; clear - R; first [reflexivity | ring].
have e_146 : t_145 = m_6 by rule (dot_node e_116 e_116 d_148); done.
pose t_149 : R := sumv w.
have e_150 : t_149 = m_4 by rule (sum_node e_116 M_4 _); clear - R; first [reflexivity | ring].
pose t_151 : R := t_149 ^+ 2.
have e_152 : t_151 = (m_4 ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_150) _); clear - R; first [reflexivity | ring].
pose t_153 : R := t_151 / N%:R.
have e_154 : t_153 = ((m_4 ^+ 2) / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_152 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_155 : R := t_145 - t_153.
have e_156 : t_155 = ((n * m_6 - m_4 ^+ 2) / (n)) by rule (num_eq (num2 (fun a b : R => a - b) e_146 e_154) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_157 : R := dot w t_104.
have d_159 : whole (fun i => ((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0) * (w i 0)) + ((m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2))) * ((w i 0))) = ((- n * r_3 * m_5 + m_1 * r_3 * m_4) / ((- n * m_2 + m_1 ^+ 2))) by rule (num_eq (partD (partZ ((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) M_5) (partZ ((m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2))) M_4)) _); clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have d_160 : whole (fun i => ((w i 0)) * (((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2))) * (1))) = ((- n * r_3 * m_5 + m_1 * r_3 * m_4) / ((- n * m_2 + m_1 ^+ 2))) by rule (whole_eq _ d_159) => i; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have e_158 : t_157 = ((- n * r_3 * m_5 + m_1 * r_3 * m_4) / ((- n * m_2 + m_1 ^+ 2))) by rule (dot_node e_116 e_105 d_160); done.
pose t_161 : R := t_157 ^+ 2.
have e_162 : t_161 = ((- n ^+ 2 * m_5 ^+ 2 + 2%:R * n * m_1 * m_4 * m_5 - m_1 ^+ 2 * m_4 ^+ 2) / ((- n * m_2 + m_1 ^+ 2))) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_158) _); clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_163 : R := t_161 / N%:R.
have e_164 : t_163 = ((- n ^+ 2 * m_5 ^+ 2 + 2%:R * n * m_1 * m_4 * m_5 - m_1 ^+ 2 * m_4 ^+ 2) / ((- n * m_2 + m_1 ^+ 2) * n)) by rule (num_eq (num2 (fun a b : R => a / b) e_162 e_5) _); clear - NZ_8 NZ_23 R; first [reflexivity | field; nz | ring].
pose t_165 : R := t_155 - t_163.
have e_166 : t_165 = ((- n * m_2 * m_6 + n * m_5 ^+ 2 + m_1 ^+ 2 * m_6 - 2%:R * m_1 * m_4 * m_5 + m_2 * m_4 ^+ 2) / ((- n * m_2 + m_1 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a - b) e_156 e_164) _); clear - NZ_8 NZ_23 R; first [reflexivity | field; nz | ring].
pose t_167 : R := t_143 * t_165.
have e_168 : t_167 = ((n ^+ 2 * m_2 ^+ 2 * m_6 - n ^+ 2 * m_2 * m_5 ^+ 2 - n * m_1 ^+ 2 * m_2 * m_6 + 2%:R * n * m_1 * m_2 * m_4 * m_5 - n * m_2 ^+ 2 * m_4 ^+ 2) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_144 e_166) _); clear - NZ_23 R; first [reflexivity | field; nz | ring].
have C_136 : t_134 = t_167 by rule (num_eq e_135 (esym (num_eq e_168 _))); clear - NZ_23 R; first [reflexivity | field; nz | ring].
exists J1_34; split; first exact: C_36.
split; first exact: C_101.
split; first exact: C_103.
split; first exact: C_111.
split; first exact: C_113.
split; first exact: C_115.
exact: C_136.
Qed.

End Claims.
