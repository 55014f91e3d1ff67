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

(* lnverify.semi-axes.sum
   The sum of the squared semi-axes is (N − 1) Σ gₙ²
   this project; with a proof *)
Theorem lnverify_semi_axes_sum (gain : 'cV[R]_N) :
  (0 < N)%N ->
  N%:R != 0 :> R /\
  N%:R * \tr (image_matrix gain) = (N%:R - 1) * dot gain gain :> R /\
  N%:R * \tr (Pi *m diag (vpow gain 2) *m Pi) = (N%:R - 1) * dot gain gain :> R.
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
have e_6 : gain = (col (fun i => (gain i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_7 : 'M[R]_N := diag gain.
have e_8 : t_7 = (opr (fun i => (gain i 0)) [:: ]) by rule (opr_eq (opr_diag e_6) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
have e_9 : (1%:M : 'M[R]_N) = (opr (fun i => 1) [:: ]) by rule (opr_eq (opr_id R N) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_10 : R := N%:R^-1.
have e_11 : t_10 = (1 / (n)) by rule (num_eq (num1 (fun a : R => a^-1) e_1) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have e_12 : (ones : 'cV[R]_N) = (col (fun i => 1)) by rule (col_eq (col_ones R N) _) => i; clear - R; first [reflexivity | ring].
pose t_13 : 'M[R]_N := outer (ones : 'cV[R]_N) (ones : 'cV[R]_N).
have e_14 : t_13 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => 1))]) by rule (opr_eq (opr_outer e_12 e_12) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_15 : 'M[R]_N := t_10 *: t_13.
have e_16 : t_15 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => (1 / (n)) * (1)))]) by rule (opr_eq (opr_scale e_11 e_14) _ _); [move=> i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring]].
pose t_17 : 'M[R]_N := (1%:M : 'M[R]_N) - t_15.
have e_18 : t_17 = (opr (fun i => 1) [:: ((fun i => 1), (fun i => ((- 1) / (n)) * (1)))]) by rule (opr_eq (opr_sub e_9 e_16) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring]].
pose t_19 : 'M[R]_N := t_7 *m t_17.
have e_20 : t_19 = (opr (fun i => (gain i 0)) [:: ((fun i => (gain i 0)), (fun i => ((- 1) / (n)) * (1)))]) by rule (opr_eq (opr_mul (ss := [:: [:: ]]) e_8 e_18 (conj I (I))) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring]].
pose t_21 : 'M[R]_N := t_19 *m t_7.
have e_22 : t_21 = (opr (fun i => (gain i 0) ^+ 2) [:: ((fun i => (gain i 0)), (fun i => ((- 1) / (n)) * ((gain i 0))))]) by rule (opr_eq (opr_mul (ss := [:: ]) e_20 e_8 (I)) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring]].
pose t_23 : R := \tr t_21.
have [m_1 M_1] := some_number (part xpredT (fun i => (gain i 0) ^+ 2)).
have S_25 : 0 <= m_1 by rewrite -M_1; apply: part_ge0 => i; sgn.
have d_26 : whole (fun i => (gain i 0) ^+ 2) = m_1 by rule (num_eq M_1 _); clear - R; first [reflexivity | ring].
have d_27 : whole (fun i => ((- 1) / (n)) * ((gain i 0) ^+ 2)) = ((- m_1) / (n)) by rule (num_eq (partZ ((- 1) / (n)) M_1) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have d_28 : whole (fun i => ((gain i 0)) * (((- 1) / (n)) * ((gain i 0)))) = ((- m_1) / (n)) by rule (whole_eq _ d_27) => i; clear - NZ_3 R; first [reflexivity | field; nz | ring].
have e_24 : t_23 = ((n * m_1 - m_1) / (n)) by rule (opr_trace (s := [:: ((- m_1) / (n))]) e_22 d_26 (conj d_28 I) _); reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_29 : R := N%:R * t_23.
have e_30 : t_29 = (n * m_1 - m_1) by rule (num_eq (num2 (fun a b : R => a * b) e_1 e_24) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have e_32 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose t_33 : R := N%:R - (1 : R).
have e_34 : t_33 = (n - 1) by rule (num_eq (num2 (fun a b : R => a - b) e_1 e_32) _); clear - R; first [reflexivity | ring].
pose t_35 : R := dot gain gain.
have d_37 : whole (fun i => ((gain i 0)) * ((gain i 0))) = m_1 by rule (whole_eq _ d_26) => i; clear - R; first [reflexivity | ring].
have e_36 : t_35 = m_1 by rule (dot_node e_6 e_6 d_37); done.
pose t_38 : R := t_33 * t_35.
have e_39 : t_38 = (n * m_1 - m_1) by rule (num_eq (num2 (fun a b : R => a * b) e_34 e_36) _); clear - R; first [reflexivity | ring].
have C_31 : t_29 = t_38 by rule (num_eq e_30 (esym (num_eq e_39 _))); clear - R; first [reflexivity | ring].
pose t_40 : 'cV[R]_N := vpow gain 2.
have e_41 : t_40 = (col (fun i => (gain i 0) ^+ 2)) by rule (col_eq (col_vpow 2 e_6) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_42 : 'M[R]_N := diag t_40.
have e_43 : t_42 = (opr (fun i => (gain i 0) ^+ 2) [:: ]) by rule (opr_eq (opr_diag e_41) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_44 : 'M[R]_N := t_17 *m t_42.
have e_45 : t_44 = (opr (fun i => (gain i 0) ^+ 2) [:: ((fun i => 1), (fun i => ((- 1) / (n)) * ((gain i 0) ^+ 2)))]) by rule (opr_eq (opr_mul (ss := [:: ]) e_18 e_43 (I)) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring]].
pose t_46 : 'M[R]_N := t_44 *m t_17.
have d_48 : whole (fun i => (((- 1) / (n)) * ((gain i 0) ^+ 2)) * 1) = ((- m_1) / (n)) by rule (whole_eq _ d_27) => i; clear - NZ_3 R; first [reflexivity | field; nz | ring].
have e_47 : t_46 = (opr (fun i => (gain i 0) ^+ 2) [:: ((fun i => 1), (fun i => ((- 1) / (n)) * ((gain i 0) ^+ 2) + (m_1 / (n ^+ 2)) * (1))); ((fun i => (gain i 0) ^+ 2), (fun i => ((- 1) / (n)) * (1)))]) by rule (opr_eq (opr_mul (ss := [:: [:: ((- m_1) / (n))]]) e_45 e_18 (conj (conj d_48 I) (I))) _ _); [move=> i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring]].
pose t_49 : R := \tr t_46.
have d_51 : whole (fun i => ((- 1) / (n)) * ((gain i 0) ^+ 2) + (m_1 / (n ^+ 2)) * (1)) = 0 by rule (num_eq (partD (partZ ((- 1) / (n)) M_1) (partZ (m_1 / (n ^+ 2)) (whole_ones En))) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have d_52 : whole (fun i => 1 * (((- 1) / (n)) * ((gain i 0) ^+ 2) + (m_1 / (n ^+ 2)) * (1))) = 0 by rule (whole_eq _ d_51) => i; clear - NZ_3 R; first [reflexivity | field; nz | ring].
have d_53 : whole (fun i => ((gain i 0) ^+ 2) * (((- 1) / (n)) * (1))) = ((- m_1) / (n)) by rule (whole_eq _ d_27) => i; clear - NZ_3 R; first [reflexivity | field; nz | ring].
have e_50 : t_49 = ((n * m_1 - m_1) / (n)) by rule (opr_trace (s := [:: 0; ((- m_1) / (n))]) e_47 d_26 (conj d_52 (conj d_53 I)) _); reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_54 : R := N%:R * t_49.
have e_55 : t_54 = (n * m_1 - m_1) by rule (num_eq (num2 (fun a b : R => a * b) e_1 e_50) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have C_56 : t_54 = t_38 by rule (num_eq e_55 (esym (num_eq e_39 _))); clear - R; first [reflexivity | ring].
split; first exact: C_5.
split; first exact: C_31.
exact: C_56.
Qed.

(* lnverify.semi-axes.squares
   The sum of the fourth powers of the semi-axes is N² Σ gₙ⁴ − 2N Σ gₙ⁴ + (Σ gₙ²)²
   this project; with a proof *)
Theorem lnverify_semi_axes_squares (gain : 'cV[R]_N) :
  (0 < N)%N ->
  N%:R != 0 :> R /\
  N%:R ^+ 2 * \tr (image_matrix gain *m image_matrix gain) = N%:R ^+ 2 * sumv (vpow gain 4) - 2%:R * N%:R * sumv (vpow gain 4) + dot gain gain ^+ 2 :> R.
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
pose t_6 : R := N%:R ^+ 2.
have e_7 : t_6 = (n ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_1) _); clear - R; first [reflexivity | ring].
have e_8 : gain = (col (fun i => (gain i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_9 : 'M[R]_N := diag gain.
have e_10 : t_9 = (opr (fun i => (gain i 0)) [:: ]) by rule (opr_eq (opr_diag e_8) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
have e_11 : (1%:M : 'M[R]_N) = (opr (fun i => 1) [:: ]) by rule (opr_eq (opr_id R N) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_12 : R := N%:R^-1.
have e_13 : t_12 = (1 / (n)) by rule (num_eq (num1 (fun a : R => a^-1) e_1) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have e_14 : (ones : 'cV[R]_N) = (col (fun i => 1)) by rule (col_eq (col_ones R N) _) => i; clear - R; first [reflexivity | ring].
pose t_15 : 'M[R]_N := outer (ones : 'cV[R]_N) (ones : 'cV[R]_N).
have e_16 : t_15 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => 1))]) by rule (opr_eq (opr_outer e_14 e_14) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_17 : 'M[R]_N := t_12 *: t_15.
have e_18 : t_17 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => (1 / (n)) * (1)))]) by rule (opr_eq (opr_scale e_13 e_16) _ _); [move=> i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring]].
pose t_19 : 'M[R]_N := (1%:M : 'M[R]_N) - t_17.
have e_20 : t_19 = (opr (fun i => 1) [:: ((fun i => 1), (fun i => ((- 1) / (n)) * (1)))]) by rule (opr_eq (opr_sub e_11 e_18) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring]].
pose t_21 : 'M[R]_N := t_9 *m t_19.
have e_22 : t_21 = (opr (fun i => (gain i 0)) [:: ((fun i => (gain i 0)), (fun i => ((- 1) / (n)) * (1)))]) by rule (opr_eq (opr_mul (ss := [:: [:: ]]) e_10 e_20 (conj I (I))) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring]].
pose t_23 : 'M[R]_N := t_21 *m t_9.
have e_24 : t_23 = (opr (fun i => (gain i 0) ^+ 2) [:: ((fun i => (gain i 0)), (fun i => ((- 1) / (n)) * ((gain i 0))))]) by rule (opr_eq (opr_mul (ss := [:: ]) e_22 e_10 (I)) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring]].
pose t_25 : 'M[R]_N := t_23 *m t_23.
have [m_1 M_1] := some_number (part xpredT (fun i => (gain i 0) ^+ 2)).
have S_27 : 0 <= m_1 by rewrite -M_1; apply: part_ge0 => i; sgn.
have d_28 : whole (fun i => ((- 1) / (n)) * ((gain i 0) ^+ 2)) = ((- m_1) / (n)) by rule (num_eq (partZ ((- 1) / (n)) M_1) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have d_29 : whole (fun i => (((- 1) / (n)) * ((gain i 0))) * ((gain i 0))) = ((- m_1) / (n)) by rule (whole_eq _ d_28) => i; clear - NZ_3 R; first [reflexivity | field; nz | ring].
have e_26 : t_25 = (opr (fun i => (gain i 0) ^+ 4) [:: ((fun i => (gain i 0)), (fun i => ((- 1) / (n)) * ((gain i 0) ^+ 3) + (m_1 / (n ^+ 2)) * ((gain i 0)))); ((fun i => (gain i 0) ^+ 3), (fun i => ((- 1) / (n)) * ((gain i 0))))]) by rule (opr_eq (opr_mul (ss := [:: [:: ((- m_1) / (n))]]) e_24 e_24 (conj (conj d_29 I) (I))) _ _); [move=> i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring]].
pose t_30 : R := \tr t_25.
have [m_2 M_2] := some_number (part xpredT (fun i => (gain i 0) ^+ 4)).
have S_32 : 0 <= m_2 by rewrite -M_2; apply: part_ge0 => i; sgn.
have d_33 : whole (fun i => (gain i 0) ^+ 4) = m_2 by rule (num_eq M_2 _); clear - R; first [reflexivity | ring].
have d_34 : whole (fun i => ((- 1) / (n)) * ((gain i 0) ^+ 4) + (m_1 / (n ^+ 2)) * ((gain i 0) ^+ 2)) = ((- n * m_2 + m_1 ^+ 2) / (n ^+ 2)) by rule (num_eq (partD (partZ ((- 1) / (n)) M_2) (partZ (m_1 / (n ^+ 2)) M_1)) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have d_35 : whole (fun i => ((gain i 0)) * (((- 1) / (n)) * ((gain i 0) ^+ 3) + (m_1 / (n ^+ 2)) * ((gain i 0)))) = ((- n * m_2 + m_1 ^+ 2) / (n ^+ 2)) by rule (whole_eq _ d_34) => i; clear - NZ_3 R; first [reflexivity | field; nz | ring].
have d_36 : whole (fun i => ((- 1) / (n)) * ((gain i 0) ^+ 4)) = ((- m_2) / (n)) by rule (num_eq (partZ ((- 1) / (n)) M_2) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have d_37 : whole (fun i => ((gain i 0) ^+ 3) * (((- 1) / (n)) * ((gain i 0)))) = ((- m_2) / (n)) by rule (whole_eq _ d_36) => i; clear - NZ_3 R; first [reflexivity | field; nz | ring].
have e_31 : t_30 = ((n ^+ 2 * m_2 - 2%:R * n * m_2 + m_1 ^+ 2) / (n ^+ 2)) by rule (opr_trace (s := [:: ((- n * m_2 + m_1 ^+ 2) / (n ^+ 2)); ((- m_2) / (n))]) e_26 d_33 (conj d_35 (conj d_37 I)) _); reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_38 : R := t_6 * t_30.
have e_39 : t_38 = (n ^+ 2 * m_2 - 2%:R * n * m_2 + m_1 ^+ 2) by rule (num_eq (num2 (fun a b : R => a * b) e_7 e_31) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_41 : 'cV[R]_N := vpow gain 4.
have e_42 : t_41 = (col (fun i => (gain i 0) ^+ 4)) by rule (col_eq (col_vpow 4 e_8) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_43 : R := sumv t_41.
have e_44 : t_43 = m_2 by rule (sum_node e_42 M_2 _); clear - R; first [reflexivity | ring].
pose t_45 : R := t_6 * t_43.
have e_46 : t_45 = (n ^+ 2 * m_2) by rule (num_eq (num2 (fun a b : R => a * b) e_7 e_44) _); clear - R; first [reflexivity | ring].
have e_47 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_48 : R := (2%:R : R) * N%:R.
have e_49 : t_48 = (2%:R * n) by rule (num_eq (num2 (fun a b : R => a * b) e_47 e_1) _); clear - R; first [reflexivity | ring].
pose t_50 : R := t_48 * t_43.
have e_51 : t_50 = (2%:R * n * m_2) by rule (num_eq (num2 (fun a b : R => a * b) e_49 e_44) _); clear - R; first [reflexivity | ring].
pose t_52 : R := t_45 - t_50.
have e_53 : t_52 = (n ^+ 2 * m_2 - 2%:R * n * m_2) by rule (num_eq (num2 (fun a b : R => a - b) e_46 e_51) _); clear - R; first [reflexivity | ring].
pose t_54 : R := dot gain gain.
have d_56 : whole (fun i => (gain i 0) ^+ 2) = m_1 by rule (num_eq M_1 _); clear - R; first [reflexivity | ring].
have d_57 : whole (fun i => ((gain i 0)) * ((gain i 0))) = m_1 by rule (whole_eq _ d_56) => i; clear - R; first [reflexivity | ring].
have e_55 : t_54 = m_1 by rule (dot_node e_8 e_8 d_57); done.
pose t_58 : R := t_54 ^+ 2.
have e_59 : t_58 = (m_1 ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_55) _); clear - R; first [reflexivity | ring].
pose t_60 : R := t_52 + t_58.
have e_61 : t_60 = (n ^+ 2 * m_2 - 2%:R * n * m_2 + m_1 ^+ 2) by rule (num_eq (num2 (fun a b : R => a + b) e_53 e_59) _); clear - R; first [reflexivity | ring].
have C_40 : t_38 = t_60 by rule (num_eq e_39 (esym (num_eq e_61 _))); clear - R; first [reflexivity | ring].
split; first exact: C_5.
exact: C_40.
Qed.

(* lnverify.semi-axes.product
   The product of the squared semi-axes is N^(N−2) ‖α‖² ∏ gₙ², and gives the volume
   this project; with a proof
   not here: a determinant of a change of rank other than one *)

(* lnverify.semi-axes.mean
   Each ζ is a weighted mean of the squared gains: ζ Σ wₙ² = Σ gₙ² wₙ² with wₙ = 1/(gₙ² − ζ)
   this project; with a proof *)
Theorem lnverify_semi_axes_mean (gain : 'cV[R]_N) (zeta : R) :
  (0 < N)%N ->
  (forall i, (vpow gain 2 - zeta *: ones) i 0 != 0) ->
  sumv (vinv (vpow gain 2 - zeta *: ones)) = 0 ->
  (forall i, (vpow gain 2 - zeta *: ones) i 0 != 0) /\
  sumv (had ones (vinv (vpow gain 2 - zeta *: ones))) = 0 :> R /\
  zeta * sumv (vpow (had ones (vinv (vpow gain 2 - zeta *: ones))) 2) = dot (vpow gain 2) (vpow (had ones (vinv (vpow gain 2 - zeta *: ones))) 2) :> R.
Proof.
move=> N_gt0 H_zeta_poles H_zeta_sum.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : zeta = zeta by [].
have e_2 : gain = (col (fun i => (gain i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_3 : 'cV[R]_N := vpow gain 2.
have e_4 : t_3 = (col (fun i => (gain i 0) ^+ 2)) by rule (col_eq (col_vpow 2 e_2) _) => i; reduce; clear - R; first [reflexivity | ring].
have e_5 : (ones : 'cV[R]_N) = (col (fun i => 1)) by rule (col_eq (col_ones R N) _) => i; clear - R; first [reflexivity | ring].
pose t_6 : 'cV[R]_N := zeta *: (ones : 'cV[R]_N).
have e_7 : t_6 = (col (fun i => zeta * (1))) by rule (col_eq (col_scale e_1 e_5) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_8 : 'cV[R]_N := t_3 - t_6.
have e_9 : t_8 = (col (fun i => (gain i 0) ^+ 2 + (- zeta) * (1))) by rule (col_eq (col_sub e_4 e_7) _) => i; reduce; clear - R; first [reflexivity | ring].
have H_10 : forall i, (gain i 0) ^+ 2 + (- zeta) * (1) != 0 := col_nz_of H_zeta_poles e_9.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_11 : 0 <= n - 1 by rewrite subr_ge0.
have [m_3 M_3] := some_number (part xpredT (fun i => (((gain i 0) ^+ 2 + (- zeta))^-1))).
have W_12 : forall i, (gain i 0) ^+ 2 + (- zeta) != 0 by move=> i; rule (nz_factor (r := 1) (H_10 i) _); clear - R; first [reflexivity | ring].
have H_14 : vinv (vpow gain 2 - zeta *: ones) = (col (fun i => (((gain i 0) ^+ 2 + (- zeta))^-1))) by rule (col_eq (col_vinv e_9) _) => i; reduce; have q_13 := W_12 i; clear - q_13 R; first [reflexivity | field; nz | ring].
have H_15 : m_3 = 0 by rewrite -H_zeta_sum; rule (esym (sum_node H_14 M_3 _)); clear - R; first [reflexivity | ring].
have E_16 : m_3 = 0 by rule (solved (r := 1) H_15 _); clear - R; first [reflexivity | ring].
have M_17 := num_eq M_3 E_16.
have S_18 : 0 < zeta by exact: (critical_gt0 N_gt0 H_zeta_poles H_zeta_sum).
have e_19 : gain = (col (fun i => (gain i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_20 : 'cV[R]_N := vpow gain 2.
have e_21 : t_20 = (col (fun i => (gain i 0) ^+ 2)) by rule (col_eq (col_vpow 2 e_19) _) => i; reduce; clear - R; first [reflexivity | ring].
have e_22 : zeta = zeta by [].
have e_23 : (ones : 'cV[R]_N) = (col (fun i => 1)) by rule (col_eq (col_ones R N) _) => i; clear - R; first [reflexivity | ring].
pose t_24 : 'cV[R]_N := zeta *: (ones : 'cV[R]_N).
have e_25 : t_24 = (col (fun i => zeta * (1))) by rule (col_eq (col_scale e_22 e_23) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_26 : 'cV[R]_N := t_20 - t_24.
have e_27 : t_26 = (col (fun i => (gain i 0) ^+ 2 + (- zeta) * (1))) by rule (col_eq (col_sub e_21 e_25) _) => i; reduce; clear - R; first [reflexivity | ring].
have C_28 : forall i, t_26 i 0 != 0 by rule (col_nz e_27 _) => i; rule (nz_of (H_10 i) _); clear - R; first [reflexivity | ring].
pose t_29 : 'cV[R]_N := vinv t_26.
have e_30 : t_29 = (col (fun i => (((gain i 0) ^+ 2 + (- zeta))^-1))) by rule (col_eq (col_vinv e_27) _) => i; reduce; have q_31 := W_12 i; clear - q_31 R; first [reflexivity | field; nz | ring].
pose t_32 : 'cV[R]_N := had (ones : 'cV[R]_N) t_29.
have e_33 : t_32 = (col (fun i => (((gain i 0) ^+ 2 + (- zeta))^-1))) by rule (col_eq (col_had e_23 e_30) _) => i; reduce; have q_34 := W_12 i; clear - q_34 R; first [reflexivity | field; nz | ring].
pose t_35 : R := sumv t_32.
have e_36 : t_35 = 0 by rule (sum_node e_33 M_17 _); clear - R; first [reflexivity | ring].
have e_38 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
have C_37 : t_35 = (0 : R) by rule (num_eq e_36 (esym (num_eq e_38 _))); clear - R; first [reflexivity | ring].
pose t_39 : 'cV[R]_N := vpow t_32 2.
have e_40 : t_39 = (col (fun i => (((gain i 0) ^+ 2 + (- zeta))^-1) ^+ 2)) by rule (col_eq (col_vpow 2 e_33) _) => i; reduce; have q_41 := W_12 i; clear - q_41 R; first [reflexivity | field; nz | ring].
pose t_42 : R := sumv t_39.
have [m_4 M_4] := some_number (part xpredT (fun i => (((gain i 0) ^+ 2 + (- zeta))^-1) ^+ 2)).
have S_44 : 0 < m_4 by rewrite -M_4; apply: (whole_gt0 N_gt0) => i; have q0 := W_12 i; sgn.
have e_43 : t_42 = m_4 by rule (sum_node e_40 M_4 _); clear - R; first [reflexivity | ring].
pose t_45 : R := zeta * t_42.
have e_46 : t_45 = (zeta * m_4) by rule (num_eq (num2 (fun a b : R => a * b) e_22 e_43) _); clear - R; first [reflexivity | ring].
pose t_48 : R := dot t_20 t_39.
have d_50 : whole (fun i => (((gain i 0) ^+ 2 + (- zeta))^-1) + zeta * ((((gain i 0) ^+ 2 + (- zeta))^-1) ^+ 2)) = (zeta * m_4) by rule (num_eq (partD M_17 (partZ zeta M_4)) _); clear - R; first [reflexivity | ring].
have d_52 : whole (fun i => ((gain i 0) ^+ 2) * ((((gain i 0) ^+ 2 + (- zeta))^-1) ^+ 2)) = (zeta * m_4) by rule (whole_eq _ d_50) => i; have q_51 := W_12 i; clear - q_51 R; first [reflexivity | field; nz | ring].
have e_49 : t_48 = (zeta * m_4) by rule (dot_node e_21 e_40 d_52); done.
have C_47 : t_45 = t_48 by rule (num_eq e_46 (esym (num_eq e_49 _))); clear - R; first [reflexivity | ring].
split; first exact: C_28.
split; first exact: C_37.
exact: C_47.
Qed.

(* lnverify.interlacing
   GΠG is diag(gₙ²) less a rank-one term, and each 1/(gₙ² − z) rises in z on either side of gₙ²
   this project; with a proof
   not here: that (z - y) is not 0 is not seen *)

(* lnverify.ties
   m gains of equal size |g| = c give m − 1 semi-axes √N c, supported on those coordinates
   this project; with a proof *)
Theorem lnverify_ties (gain h v : 'cV[R]_N) (c : R) :
  (0 < N)%N ->
  0 < sumv (zero_entries gain) ->
  N%:R != 0 :> R /\
  sumv (zero_entries gain) != 0 /\
  image_matrix h *m v - c ^+ 2 *: v = had (vpow h 2 - c ^+ 2 *: ones) v - (dot h v / N%:R) *: h :> 'cV[R]_N /\
  image_matrix (gain + c *: zero_entries gain) *m (had (zero_entries gain) v - (dot (zero_entries gain) v / sumv (zero_entries gain)) *: zero_entries gain) = c ^+ 2 *: (had (zero_entries gain) v - (dot (zero_entries gain) v / sumv (zero_entries gain)) *: zero_entries gain) :> 'cV[R]_N.
Proof.
move=> N_gt0 H0.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have [z [Z1 Z0]] := zeros_of gain.
have e_1 : (ones : 'cV[R]_N) = (col (fun i => if z i then 1 else 1)) by rule (col_eq (col_ones R N) _) => i; case zi: (z i); [clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
have e_2 : gain = (col (fun i => if z i then 0 else (gain i 0))) by rule (col_eq (col_letter _) _) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | have qi := Z0 i zi; clear - qi R; first [reflexivity | field; nz | ring]].
pose t_3 : 'cV[R]_N := drazin gain.
have e_4 : t_3 = (col (fun i => if z i then 0 else (gain i 0)^-1)) by rule (col_eq (col_drazin e_2) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | have qi := Z0 i zi; clear - qi R; first [reflexivity | field; nz | ring]].
pose t_5 : 'cV[R]_N := had gain t_3.
have e_6 : t_5 = (col (fun i => if z i then 0 else 1)) by rule (col_eq (col_had e_2 e_4) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | have qi := Z0 i zi; clear - qi R; first [reflexivity | field; nz | ring]].
pose t_7 : 'cV[R]_N := (ones : 'cV[R]_N) - t_5.
have e_8 : t_7 = (col (fun i => if z i then 1 else 0)) by rule (col_eq (col_sub e_1 e_6) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
pose t_9 : R := sumv t_7.
have [n [En N_ge1]] := dimension R N_gt0.
have [n_0 M_n0] := some_number (part (fun i => ~~ z i) (fun=> 1)).
have S_11 : 0 <= n_0 by rewrite -M_n0; apply: part_ge0 => i; exact: ler01.
have [n_1 M_n1] := some_number (part z (fun=> 1)).
have S_12 : 0 <= n_1 by rewrite -M_n1; apply: part_ge0 => i; exact: ler01.
have Enn := blocks En M_n0 M_n1.
have N_pos : 0 < n_0 + n_1 by rewrite -Enn; apply: lt_le_trans N_ge1; exact: ltr01.
have S_13 : 0 <= n_0 + n_1 - 1 by rewrite -Enn subr_ge0.
have e_10 : t_9 = n_1 by rule (sum_node e_8 (whole_if (@part0 R N (fun i => ~~ z i)) M_n1) _); clear - R; first [reflexivity | ring].
have H_14 := pos_of H0 e_10.
have NZ_15 := lt0r_neq0 H_14.
have NZ_16 : n_1 != 0 by rule (nz_factor (f := n_1) (r := 1) NZ_15 _); clear - R; first [reflexivity | ring].
have S_17 : 0 < n_1 by rule (pos_quotient H_14 (r := 1) _ _); [clear - S_11 S_12 N_pos S_13 NZ_16 R; sgn | clear - R; first [reflexivity | ring]].
have e_18 : N%:R = (n_0 + n_1) by rule (num_eq En (num_eq Enn _)); clear - R; first [reflexivity | ring].
have NZ_19 := lt0r_neq0 N_pos.
have NZ_20 : (n_0 + n_1) != 0 by rule (nz_is (c := ((n_0 + n_1))) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_19 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_21 : N%:R != 0 := nz_is e_18 NZ_20.
have NZ_22 : n_1 != 0 by rule (nz_is (c := (n_1)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_16 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_23 : t_9 != 0 := nz_is e_10 NZ_22.
have e_24 : h = (col (fun i => if z i then (h i 0) else (h i 0))) by rule (col_eq (col_letter _) _) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
pose t_25 : 'M[R]_N := diag h.
have e_26 : t_25 = (opr (fun i => if z i then (h i 0) else (h i 0)) [:: ]) by rule (opr_eq (opr_diag e_24) _ _); [move=> i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]] | move=> i j; reduce; case zi: (z i); [case zj: (z j); [rewrite ?(Z1 i zi) ?invr0; rewrite ?(Z1 j zj) ?invr0; clear - R; first [reflexivity | ring] | rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring]] | case zj: (z j); [rewrite ?(Z1 j zj) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]]]].
have e_27 : (1%:M : 'M[R]_N) = (opr (fun i => if z i then 1 else 1) [:: ]) by rule (opr_eq (opr_id R N) _ _); [move=> i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]] | move=> i j; reduce; case zi: (z i); [case zj: (z j); [rewrite ?(Z1 i zi) ?invr0; rewrite ?(Z1 j zj) ?invr0; clear - R; first [reflexivity | ring] | rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring]] | case zj: (z j); [rewrite ?(Z1 j zj) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]]]].
pose t_28 : R := N%:R^-1.
have e_29 : t_28 = (1 / ((n_0 + n_1))) by rule (num_eq (num1 (fun a : R => a^-1) e_18) _); clear - NZ_19 R; first [reflexivity | field; nz | ring].
pose t_30 : 'M[R]_N := outer (ones : 'cV[R]_N) (ones : 'cV[R]_N).
have e_31 : t_30 = (opr (fun i => if z i then 0 else 0) [:: ((fun i => if z i then 1 else 1), (fun i => if z i then 1 else 1))]) by rule (opr_eq (opr_outer e_1 e_1) _ _); [move=> i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]] | move=> i j; reduce; case zi: (z i); [case zj: (z j); [rewrite ?(Z1 i zi) ?invr0; rewrite ?(Z1 j zj) ?invr0; clear - R; first [reflexivity | ring] | rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring]] | case zj: (z j); [rewrite ?(Z1 j zj) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]]]].
pose t_32 : 'M[R]_N := t_28 *: t_30.
have e_33 : t_32 = (opr (fun i => if z i then 0 else 0) [:: ((fun i => if z i then 0 else 1), (fun i => if z i then (1 / ((n_0 + n_1))) * (1) else (1 / ((n_0 + n_1))) * (1))); ((fun i => if z i then 1 else 0), (fun i => if z i then (1 / ((n_0 + n_1))) * (1) else (1 / ((n_0 + n_1))) * (1)))]) by rule (opr_eq (opr_scale e_29 e_31) _ _); [move=> i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_19 R; first [reflexivity | field; nz | ring] | clear - NZ_19 R; first [reflexivity | field; nz | ring]] | move=> i j; reduce; case zi: (z i); [case zj: (z j); [rewrite ?(Z1 i zi) ?invr0; rewrite ?(Z1 j zj) ?invr0; clear - NZ_19 R; first [reflexivity | field; nz | ring] | rewrite ?(Z1 i zi) ?invr0; clear - NZ_19 R; first [reflexivity | field; nz | ring]] | case zj: (z j); [rewrite ?(Z1 j zj) ?invr0; clear - NZ_19 R; first [reflexivity | field; nz | ring] | clear - NZ_19 R; first [reflexivity | field; nz | ring]]]].
pose t_34 : 'M[R]_N := (1%:M : 'M[R]_N) - t_32.
have e_35 : t_34 = (opr (fun i => if z i then 1 else 1) [:: ((fun i => if z i then 0 else 1), (fun i => if z i then ((- 1) / ((n_0 + n_1))) * (1) else ((- 1) / ((n_0 + n_1))) * (1))); ((fun i => if z i then 1 else 0), (fun i => if z i then ((- 1) / ((n_0 + n_1))) * (1) else ((- 1) / ((n_0 + n_1))) * (1)))]) by rule (opr_eq (opr_sub e_27 e_33) _ _); [move=> i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]] | move=> i j; reduce; case zi: (z i); [case zj: (z j); [rewrite ?(Z1 i zi) ?invr0; rewrite ?(Z1 j zj) ?invr0; clear - NZ_19 R; first [reflexivity | field; nz | ring] | rewrite ?(Z1 i zi) ?invr0; clear - NZ_19 R; first [reflexivity | field; nz | ring]] | case zj: (z j); [rewrite ?(Z1 j zj) ?invr0; clear - NZ_19 R; first [reflexivity | field; nz | ring] | clear - NZ_19 R; first [reflexivity | field; nz | ring]]]].
pose t_36 : 'M[R]_N := t_25 *m t_34.
have e_37 : t_36 = (opr (fun i => if z i then (h i 0) else (h i 0)) [:: ((fun i => if z i then 0 else (h i 0)), (fun i => if z i then ((- 1) / ((n_0 + n_1))) * (1) else ((- 1) / ((n_0 + n_1))) * (1))); ((fun i => if z i then (h i 0) else 0), (fun i => if z i then ((- 1) / ((n_0 + n_1))) * (1) else ((- 1) / ((n_0 + n_1))) * (1)))]) by rule (opr_eq (opr_mul (ss := [:: [:: ]; [:: ]]) e_26 e_35 (conj I (conj I (I)))) _ _); [move=> i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]] | move=> i j; reduce; case zi: (z i); [case zj: (z j); [rewrite ?(Z1 i zi) ?invr0; rewrite ?(Z1 j zj) ?invr0; clear - NZ_19 R; first [reflexivity | field; nz | ring] | rewrite ?(Z1 i zi) ?invr0; clear - NZ_19 R; first [reflexivity | field; nz | ring]] | case zj: (z j); [rewrite ?(Z1 j zj) ?invr0; clear - NZ_19 R; first [reflexivity | field; nz | ring] | clear - NZ_19 R; first [reflexivity | field; nz | ring]]]].
pose t_38 : 'M[R]_N := t_36 *m t_25.
have e_39 : t_38 = (opr (fun i => if z i then (h i 0) ^+ 2 else (h i 0) ^+ 2) [:: ((fun i => if z i then 0 else (h i 0)), (fun i => if z i then ((- 1) / ((n_0 + n_1))) * ((h i 0)) else ((- 1) / ((n_0 + n_1))) * ((h i 0)))); ((fun i => if z i then (h i 0) else 0), (fun i => if z i then ((- 1) / ((n_0 + n_1))) * ((h i 0)) else ((- 1) / ((n_0 + n_1))) * ((h i 0))))]) by rule (opr_eq (opr_mul (ss := [:: ]) e_37 e_26 (I)) _ _); [move=> i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]] | move=> i j; reduce; case zi: (z i); [case zj: (z j); [rewrite ?(Z1 i zi) ?invr0; rewrite ?(Z1 j zj) ?invr0; clear - NZ_19 R; first [reflexivity | field; nz | ring] | rewrite ?(Z1 i zi) ?invr0; clear - NZ_19 R; first [reflexivity | field; nz | ring]] | case zj: (z j); [rewrite ?(Z1 j zj) ?invr0; clear - NZ_19 R; first [reflexivity | field; nz | ring] | clear - NZ_19 R; first [reflexivity | field; nz | ring]]]].
have e_40 : v = (col (fun i => if z i then (v i 0) else (v i 0))) by rule (col_eq (col_letter _) _) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
pose t_41 : 'cV[R]_N := t_38 *m v.
have [m_2 M_2] := some_number (part (fun i => ~~ z i) (fun i => (h i 0) * (v i 0))).
have [m_3 M_3] := some_number (part z (fun i => (h i 0) * (v i 0))).
have d_43 : whole (fun i => if z i then ((- 1) / ((n_0 + n_1))) * ((h i 0) * (v i 0)) else ((- 1) / ((n_0 + n_1))) * ((h i 0) * (v i 0))) = ((- m_2 - m_3) / ((n_0 + n_1))) by rule (num_eq (whole_if (partZ ((- 1) / ((n_0 + n_1))) M_2) (partZ ((- 1) / ((n_0 + n_1))) M_3)) _); clear - NZ_19 R; first [reflexivity | field; nz | ring].
have d_44 : whole (fun i => (if z i then ((- 1) / ((n_0 + n_1))) * ((h i 0)) else ((- 1) / ((n_0 + n_1))) * ((h i 0))) * (if z i then (v i 0) else (v i 0))) = ((- m_2 - m_3) / ((n_0 + n_1))) by rule (whole_eq _ d_43) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_19 R; first [reflexivity | field; nz | ring] | clear - NZ_19 R; first [reflexivity | field; nz | ring]].
have e_42 : t_41 = (col (fun i => if z i then (h i 0) ^+ 2 * (v i 0) + ((- m_2 - m_3) / ((n_0 + n_1))) * ((h i 0)) else (h i 0) ^+ 2 * (v i 0) + ((- m_2 - m_3) / ((n_0 + n_1))) * ((h i 0)))) by rule (col_eq (opr_apply (s := [:: ((- m_2 - m_3) / ((n_0 + n_1))); ((- m_2 - m_3) / ((n_0 + n_1)))]) e_39 e_40 (conj d_44 (conj d_44 I))) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_19 R; first [reflexivity | field; nz | ring] | clear - NZ_19 R; first [reflexivity | field; nz | ring]].
have e_45 : c = c by [].
pose t_46 : R := c ^+ 2.
have e_47 : t_46 = (c ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_45) _); clear - R; first [reflexivity | ring].
pose t_48 : 'cV[R]_N := t_46 *: v.
have e_49 : t_48 = (col (fun i => if z i then (c ^+ 2) * ((v i 0)) else (c ^+ 2) * ((v i 0)))) by rule (col_eq (col_scale e_47 e_40) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
pose t_50 : 'cV[R]_N := t_41 - t_48.
have e_51 : t_50 = (col (fun i => if z i then (h i 0) ^+ 2 * (v i 0) + ((- m_2 - m_3) / ((n_0 + n_1))) * ((h i 0)) + (- c ^+ 2) * ((v i 0)) else (h i 0) ^+ 2 * (v i 0) + ((- m_2 - m_3) / ((n_0 + n_1))) * ((h i 0)) + (- c ^+ 2) * ((v i 0)))) by rule (col_eq (col_sub e_42 e_49) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_19 R; first [reflexivity | field; nz | ring] | clear - NZ_19 R; first [reflexivity | field; nz | ring]].
pose t_53 : 'cV[R]_N := vpow h 2.
have e_54 : t_53 = (col (fun i => if z i then (h i 0) ^+ 2 else (h i 0) ^+ 2)) by rule (col_eq (col_vpow 2 e_24) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
pose t_55 : 'cV[R]_N := t_46 *: (ones : 'cV[R]_N).
have e_56 : t_55 = (col (fun i => if z i then (c ^+ 2) * (1) else (c ^+ 2) * (1))) by rule (col_eq (col_scale e_47 e_1) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
pose t_57 : 'cV[R]_N := t_53 - t_55.
have e_58 : t_57 = (col (fun i => if z i then (h i 0) ^+ 2 + (- c ^+ 2) * (1) else (h i 0) ^+ 2 + (- c ^+ 2) * (1))) by rule (col_eq (col_sub e_54 e_56) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
pose t_59 : 'cV[R]_N := had t_57 v.
have e_60 : t_59 = (col (fun i => if z i then (h i 0) ^+ 2 * (v i 0) + (- c ^+ 2) * ((v i 0)) else (h i 0) ^+ 2 * (v i 0) + (- c ^+ 2) * ((v i 0)))) by rule (col_eq (col_had e_58 e_40) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
pose t_61 : R := dot h v.
have d_63 : whole (fun i => if z i then (h i 0) * (v i 0) else (h i 0) * (v i 0)) = (m_2 + m_3) by rule (num_eq (whole_if M_2 M_3) _); clear - R; first [reflexivity | ring].
have d_64 : whole (fun i => (if z i then (h i 0) else (h i 0)) * (if z i then (v i 0) else (v i 0))) = (m_2 + m_3) by rule (whole_eq _ d_63) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
have e_62 : t_61 = (m_2 + m_3) by rule (dot_node e_24 e_40 d_64); done.
pose t_65 : R := t_61 / N%:R.
have e_66 : t_65 = ((m_2 + m_3) / ((n_0 + n_1))) by rule (num_eq (num2 (fun a b : R => a / b) e_62 e_18) _); clear - NZ_19 R; first [reflexivity | field; nz | ring].
pose t_67 : 'cV[R]_N := t_65 *: h.
have e_68 : t_67 = (col (fun i => if z i then ((m_2 + m_3) / ((n_0 + n_1))) * ((h i 0)) else ((m_2 + m_3) / ((n_0 + n_1))) * ((h i 0)))) by rule (col_eq (col_scale e_66 e_24) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_19 R; first [reflexivity | field; nz | ring] | clear - NZ_19 R; first [reflexivity | field; nz | ring]].
pose t_69 : 'cV[R]_N := t_59 - t_67.
have e_70 : t_69 = (col (fun i => if z i then (h i 0) ^+ 2 * (v i 0) + (- c ^+ 2) * ((v i 0)) + ((- m_2 - m_3) / ((n_0 + n_1))) * ((h i 0)) else (h i 0) ^+ 2 * (v i 0) + (- c ^+ 2) * ((v i 0)) + ((- m_2 - m_3) / ((n_0 + n_1))) * ((h i 0)))) by rule (col_eq (col_sub e_60 e_68) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_19 R; first [reflexivity | field; nz | ring] | clear - NZ_19 R; first [reflexivity | field; nz | ring]].
have C_52 : t_50 = t_69 by rule (col_same e_51 e_70 _) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_19 R; first [reflexivity | field; nz | ring] | clear - NZ_19 R; first [reflexivity | field; nz | ring]].
pose t_71 : 'cV[R]_N := c *: t_7.
have e_72 : t_71 = (col (fun i => if z i then c * (1) else 0)) by rule (col_eq (col_scale e_45 e_8) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
pose t_73 : 'cV[R]_N := gain + t_71.
have e_74 : t_73 = (col (fun i => if z i then c * (1) else (gain i 0))) by rule (col_eq (col_add e_2 e_72) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | have qi := Z0 i zi; clear - qi R; first [reflexivity | field; nz | ring]].
pose t_75 : 'M[R]_N := diag t_73.
have e_76 : t_75 = (opr (fun i => if z i then c * (1) else (gain i 0)) [:: ]) by rule (opr_eq (opr_diag e_74) _ _); [move=> i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | have qi := Z0 i zi; clear - qi R; first [reflexivity | field; nz | ring]] | move=> i j; reduce; case zi: (z i); [case zj: (z j); [rewrite ?(Z1 i zi) ?invr0; rewrite ?(Z1 j zj) ?invr0; clear - R; first [reflexivity | ring] | have qj := Z0 j zj; rewrite ?(Z1 i zi) ?invr0; clear - qj R; first [reflexivity | field; nz | ring]] | case zj: (z j); [have qi := Z0 i zi; rewrite ?(Z1 j zj) ?invr0; clear - qi R; first [reflexivity | field; nz | ring] | have qi := Z0 i zi; have qj := Z0 j zj; clear - qi qj R; first [reflexivity | field; nz | ring]]]].
pose t_77 : 'M[R]_N := t_75 *m t_34.
have e_78 : t_77 = (opr (fun i => if z i then c * (1) else (gain i 0)) [:: ((fun i => if z i then 0 else (gain i 0)), (fun i => if z i then ((- 1) / ((n_0 + n_1))) * (1) else ((- 1) / ((n_0 + n_1))) * (1))); ((fun i => if z i then 1 else 0), (fun i => if z i then ((- c) / ((n_0 + n_1))) * (1) else ((- c) / ((n_0 + n_1))) * (1)))]) by rule (opr_eq (opr_mul (ss := [:: [:: ]; [:: ]]) e_76 e_35 (conj I (conj I (I)))) _ _); [move=> i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | have qi := Z0 i zi; clear - qi R; first [reflexivity | field; nz | ring]] | move=> i j; reduce; case zi: (z i); [case zj: (z j); [rewrite ?(Z1 i zi) ?invr0; rewrite ?(Z1 j zj) ?invr0; clear - NZ_19 R; first [reflexivity | field; nz | ring] | have qj := Z0 j zj; rewrite ?(Z1 i zi) ?invr0; clear - NZ_19 qj R; first [reflexivity | field; nz | ring]] | case zj: (z j); [have qi := Z0 i zi; rewrite ?(Z1 j zj) ?invr0; clear - NZ_19 qi R; first [reflexivity | field; nz | ring] | have qi := Z0 i zi; have qj := Z0 j zj; clear - NZ_19 qi qj R; first [reflexivity | field; nz | ring]]]].
pose t_79 : 'M[R]_N := t_77 *m t_75.
have e_80 : t_79 = (opr (fun i => if z i then (c ^+ 2) * (1) else (gain i 0) ^+ 2) [:: ((fun i => if z i then 0 else (gain i 0)), (fun i => if z i then ((- c) / ((n_0 + n_1))) * (1) else ((- 1) / ((n_0 + n_1))) * ((gain i 0)))); ((fun i => if z i then 1 else 0), (fun i => if z i then ((- c ^+ 2) / ((n_0 + n_1))) * (1) else ((- c) / ((n_0 + n_1))) * ((gain i 0))))]) by rule (opr_eq (opr_mul (ss := [:: ]) e_78 e_76 (I)) _ _); [move=> i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | have qi := Z0 i zi; clear - qi R; first [reflexivity | field; nz | ring]] | move=> i j; reduce; case zi: (z i); [case zj: (z j); [rewrite ?(Z1 i zi) ?invr0; rewrite ?(Z1 j zj) ?invr0; clear - NZ_19 R; first [reflexivity | field; nz | ring] | have qj := Z0 j zj; rewrite ?(Z1 i zi) ?invr0; clear - NZ_19 qj R; first [reflexivity | field; nz | ring]] | case zj: (z j); [have qi := Z0 i zi; rewrite ?(Z1 j zj) ?invr0; clear - NZ_19 qi R; first [reflexivity | field; nz | ring] | have qi := Z0 i zi; have qj := Z0 j zj; clear - NZ_19 qi qj R; first [reflexivity | field; nz | ring]]]].
pose t_81 : 'cV[R]_N := had t_7 v.
have e_82 : t_81 = (col (fun i => if z i then (v i 0) else 0)) by rule (col_eq (col_had e_8 e_40) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
pose t_83 : R := dot t_7 v.
have [m_5 M_5] := some_number (part z (fun i => (v i 0))).
have d_85 : whole (fun i => if z i then (v i 0) else 0) = m_5 by rule (num_eq (whole_if (@part0 R N (fun i => ~~ z i)) M_5) _); clear - R; first [reflexivity | ring].
have d_86 : whole (fun i => (if z i then 1 else 0) * (if z i then (v i 0) else (v i 0))) = m_5 by rule (whole_eq _ d_85) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
have e_84 : t_83 = m_5 by rule (dot_node e_8 e_40 d_86); done.
pose t_87 : R := t_83 / t_9.
have e_88 : t_87 = (m_5 / (n_1)) by rule (num_eq (num2 (fun a b : R => a / b) e_84 e_10) _); clear - NZ_16 R; first [reflexivity | field; nz | ring].
pose t_89 : 'cV[R]_N := t_87 *: t_7.
have e_90 : t_89 = (col (fun i => if z i then (m_5 / (n_1)) * (1) else 0)) by rule (col_eq (col_scale e_88 e_8) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_16 R; first [reflexivity | field; nz | ring] | clear - NZ_16 R; first [reflexivity | field; nz | ring]].
pose t_91 : 'cV[R]_N := t_81 - t_89.
have e_92 : t_91 = (col (fun i => if z i then (v i 0) + ((- m_5) / (n_1)) * (1) else 0)) by rule (col_eq (col_sub e_82 e_90) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_16 R; first [reflexivity | field; nz | ring] | clear - NZ_16 R; first [reflexivity | field; nz | ring]].
pose t_93 : 'cV[R]_N := t_79 *m t_91.
have d_95 : whole (fun i => if z i then ((- c) / ((n_0 + n_1))) * ((v i 0)) + ((c * m_5) / (n_1 * (n_0 + n_1))) * (1) else 0) = 0 by rule (num_eq (whole_if (@part0 R N (fun i => ~~ z i)) (partD (partZ ((- c) / ((n_0 + n_1))) M_5) (partZ ((c * m_5) / (n_1 * (n_0 + n_1))) M_n1))) _); clear - NZ_19 NZ_16 R; first [reflexivity | field; nz | ring].
have d_96 : whole (fun i => (if z i then ((- c) / ((n_0 + n_1))) * (1) else ((- 1) / ((n_0 + n_1))) * ((gain i 0))) * (if z i then (v i 0) + ((- m_5) / (n_1)) * (1) else 0)) = 0 by rule (whole_eq _ d_95) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_19 NZ_16 R; first [reflexivity | field; nz | ring] | have qi := Z0 i zi; clear - NZ_19 NZ_16 qi R; first [reflexivity | field; nz | ring]].
have d_97 : whole (fun i => if z i then ((- c ^+ 2) / ((n_0 + n_1))) * ((v i 0)) + ((c ^+ 2 * m_5) / (n_1 * (n_0 + n_1))) * (1) else 0) = 0 by rule (num_eq (whole_if (@part0 R N (fun i => ~~ z i)) (partD (partZ ((- c ^+ 2) / ((n_0 + n_1))) M_5) (partZ ((c ^+ 2 * m_5) / (n_1 * (n_0 + n_1))) M_n1))) _); clear - NZ_19 NZ_16 R; first [reflexivity | field; nz | ring].
have d_98 : whole (fun i => (if z i then ((- c ^+ 2) / ((n_0 + n_1))) * (1) else ((- c) / ((n_0 + n_1))) * ((gain i 0))) * (if z i then (v i 0) + ((- m_5) / (n_1)) * (1) else 0)) = 0 by rule (whole_eq _ d_97) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_19 NZ_16 R; first [reflexivity | field; nz | ring] | have qi := Z0 i zi; clear - NZ_19 NZ_16 qi R; first [reflexivity | field; nz | ring]].
have e_94 : t_93 = (col (fun i => if z i then (c ^+ 2) * ((v i 0)) + ((- c ^+ 2 * m_5) / (n_1)) * (1) else 0)) by rule (col_eq (opr_apply (s := [:: 0; 0]) e_80 e_92 (conj d_96 (conj d_98 I))) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_19 NZ_16 R; first [reflexivity | field; nz | ring] | have qi := Z0 i zi; clear - NZ_19 NZ_16 qi R; first [reflexivity | field; nz | ring]].
pose t_100 : 'cV[R]_N := t_46 *: t_91.
have e_101 : t_100 = (col (fun i => if z i then (c ^+ 2) * ((v i 0)) + ((- c ^+ 2 * m_5) / (n_1)) * (1) else 0)) by rule (col_eq (col_scale e_47 e_92) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_16 R; first [reflexivity | field; nz | ring] | clear - NZ_16 R; first [reflexivity | field; nz | ring]].
have C_99 : t_93 = t_100 by rule (col_same e_94 e_101 _) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_16 R; first [reflexivity | field; nz | ring] | clear - NZ_16 R; first [reflexivity | field; nz | ring]].
split; first exact: C_21.
split; first exact: C_23.
split; first exact: C_52.
exact: C_99.
Qed.

End Claims.
