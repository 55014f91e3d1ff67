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

(* flashnorm.weightless
   The gain of RMSNorm folds into the weights behind it
   N. Graef, F. Makraduli, A. Wasielewski, M. Clapp, “FlashNorm: Fast Normalization for Transformers”,
   arXiv:2407.09577, the text in the authors’ repository, commit 29a7efe, last changed on 5 May 2026; Proposition 1 *)
Theorem flashnorm_weightless (activation w gain : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < dot activation activation / N%:R + eps ->
  N%:R != 0 :> R /\
  Num.sqrt (dot activation activation / N%:R + eps) != 0 /\
  0 <= dot activation activation / N%:R + eps /\
  dot w (had gain (rms_norm eps activation)) = dot (had gain w) (rms_norm eps activation) :> R.
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
have e_31 : w = (col (fun i => (w i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
have e_32 : gain = (col (fun i => (gain i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_33 : R := t_21^-1.
have NZ_35 : (r_3 * r_4) != 0 :> R by rule (nz_is (c := (r_4 * r_3)) _ _); [clear - R; ring | clear - NZ_25 NZ_26 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_34 : t_33 = ((r_3 * r_4) / ((n * eps + m_2))) by rule (num_eq (num1 (fun a : R => a^-1) e_22) _); clear - NZ_25 NZ_26 NZ_35 NZ_11 NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_36 : 'cV[R]_N := t_33 *: activation.
have e_37 : t_36 = (col (fun i => ((r_3 * r_4) / ((n * eps + m_2))) * ((activation i 0)))) by rule (col_eq (col_scale e_34 e_1) _) => i; reduce; clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_38 : 'cV[R]_N := had gain t_36.
have e_39 : t_38 = (col (fun i => ((r_3 * r_4) / ((n * eps + m_2))) * ((activation i 0) * (gain i 0)))) by rule (col_eq (col_had e_32 e_37) _) => i; reduce; clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_40 : R := dot w t_38.
have [m_5 M_5] := some_number (part xpredT (fun i => (activation i 0) * (gain i 0) * (w i 0))).
have d_42 : whole (fun i => ((r_3 * r_4) / ((n * eps + m_2))) * ((activation i 0) * (gain i 0) * (w i 0))) = ((r_3 * r_4 * m_5) / ((n * eps + m_2))) by rule (num_eq (partZ ((r_3 * r_4) / ((n * eps + m_2))) M_5) _); clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have d_43 : whole (fun i => ((w i 0)) * (((r_3 * r_4) / ((n * eps + m_2))) * ((activation i 0) * (gain i 0)))) = ((r_3 * r_4 * m_5) / ((n * eps + m_2))) by rule (whole_eq _ d_42) => i; clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have e_41 : t_40 = ((r_3 * r_4 * m_5) / ((n * eps + m_2))) by rule (dot_node e_31 e_39 d_43); done.
pose t_45 : 'cV[R]_N := had gain w.
have e_46 : t_45 = (col (fun i => (gain i 0) * (w i 0))) by rule (col_eq (col_had e_32 e_31) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_47 : R := dot t_45 t_36.
have d_49 : whole (fun i => ((gain i 0) * (w i 0)) * (((r_3 * r_4) / ((n * eps + m_2))) * ((activation i 0)))) = ((r_3 * r_4 * m_5) / ((n * eps + m_2))) by rule (whole_eq _ d_42) => i; clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have e_48 : t_47 = ((r_3 * r_4 * m_5) / ((n * eps + m_2))) by rule (dot_node e_46 e_37 d_49); done.
have C_44 : t_40 = t_47 by rule (num_eq e_41 (esym (num_eq e_48 _))); clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
split; first exact: C_20.
split; first exact: C_28.
split; first exact: C_30.
exact: C_44.
Qed.

(* flashnorm.deferred
   The division by the root mean square may wait until after the weights
   N. Graef, F. Makraduli, A. Wasielewski, M. Clapp, “FlashNorm: Fast Normalization for Transformers”,
   arXiv:2407.09577, the text in the authors’ repository, commit 29a7efe, last changed on 5 May 2026; Proposition 2 *)
Theorem flashnorm_deferred (activation w : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < dot activation activation / N%:R + eps ->
  N%:R != 0 :> R /\
  Num.sqrt (dot activation activation / N%:R + eps) != 0 /\
  0 <= dot activation activation / N%:R + eps /\
  dot w (rms_norm eps activation) = dot w activation / Num.sqrt (dot activation activation / N%:R + eps) :> R.
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
have e_31 : w = (col (fun i => (w i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_32 : R := t_21^-1.
have NZ_34 : (r_3 * r_4) != 0 :> R by rule (nz_is (c := (r_4 * r_3)) _ _); [clear - R; ring | clear - NZ_25 NZ_26 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_33 : t_32 = ((r_3 * r_4) / ((n * eps + m_2))) by rule (num_eq (num1 (fun a : R => a^-1) e_22) _); clear - NZ_25 NZ_26 NZ_34 NZ_11 NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_35 : 'cV[R]_N := t_32 *: activation.
have e_36 : t_35 = (col (fun i => ((r_3 * r_4) / ((n * eps + m_2))) * ((activation i 0)))) by rule (col_eq (col_scale e_33 e_1) _) => i; reduce; clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_37 : R := dot w t_35.
have [m_5 M_5] := some_number (part xpredT (fun i => (activation i 0) * (w i 0))).
have d_39 : whole (fun i => ((r_3 * r_4) / ((n * eps + m_2))) * ((activation i 0) * (w i 0))) = ((r_3 * r_4 * m_5) / ((n * eps + m_2))) by rule (num_eq (partZ ((r_3 * r_4) / ((n * eps + m_2))) M_5) _); clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have d_40 : whole (fun i => ((w i 0)) * (((r_3 * r_4) / ((n * eps + m_2))) * ((activation i 0)))) = ((r_3 * r_4 * m_5) / ((n * eps + m_2))) by rule (whole_eq _ d_39) => i; clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have e_38 : t_37 = ((r_3 * r_4 * m_5) / ((n * eps + m_2))) by rule (dot_node e_31 e_36 d_40); done.
pose t_42 : R := dot w activation.
have d_44 : whole (fun i => (activation i 0) * (w i 0)) = m_5 by rule (num_eq M_5 _); clear - R; first [reflexivity | ring].
have d_45 : whole (fun i => ((w i 0)) * ((activation i 0))) = m_5 by rule (whole_eq _ d_44) => i; clear - R; first [reflexivity | ring].
have e_43 : t_42 = m_5 by rule (dot_node e_31 e_1 d_45); done.
pose t_46 : R := t_42 / t_21.
have e_47 : t_46 = ((r_3 * r_4 * m_5) / ((n * eps + m_2))) by rule (num_eq (num2 (fun a b : R => a / b) e_43 e_22) _); clear - NZ_25 NZ_26 NZ_34 NZ_11 NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have C_41 : t_37 = t_46 by rule (num_eq e_38 (esym (num_eq e_47 _))); clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
split; first exact: C_20.
split; first exact: C_28.
split; first exact: C_30.
exact: C_41.
Qed.

(* flashnorm.bias
   With a bias behind the weights the division may not wait
   N. Graef, F. Makraduli, A. Wasielewski, M. Clapp, “FlashNorm: Fast Normalization for Transformers”,
   arXiv:2407.09577, the text in the authors’ repository, commit 29a7efe, last changed on 5 May 2026; the remark
   below Proposition 2 *)
Theorem flashnorm_bias (activation w : 'cV[R]_N) (eps c : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < dot activation activation / N%:R + eps ->
  N%:R != 0 :> R /\
  Num.sqrt (dot activation activation / N%:R + eps) != 0 /\
  0 <= dot activation activation / N%:R + eps /\
  (dot w activation + c) / Num.sqrt (dot activation activation / N%:R + eps) - (dot w activation / Num.sqrt (dot activation activation / N%:R + eps) + c) = (c * (1 - Num.sqrt (dot activation activation / N%:R + eps))) / Num.sqrt (dot activation activation / N%:R + eps) :> R.
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
have [r_5 S_r5 E_r5] : exists2 r : R, 0 < r & r ^+ 2 = n by exact: (root_pos N_pos).
have [r_6 S_r6 E_r6] : exists2 r : R, 0 < r & r ^+ 2 = (n * eps + m_2) by exact: (root_pos S_18).
have S_23 : 0 <= (r_5 * r_6) by rule (nneg_is (c := r_6 * r_5) _ _); [clear - E_r5 E_r6 R; first [reflexivity | ring: E_r5 E_r6] | clear - H_eps N_pos S_4 S_5 S_18 S_r5 S_r6 NZ_11 NZ_17 R; sgn].
have S_24 : 0 <= ((r_5 * r_6) / (n)) by rule (nneg_is (c := (r_5 * r_6) * n^-1) _ _); [clear - NZ_11 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6] | clear - H_eps N_pos S_4 S_5 S_18 S_r5 S_r6 S_23 NZ_11 NZ_17 R; sgn].
have e_22 : t_21 = ((r_5 * r_6) / (n)) by rule (sqrt_node e_14 S_24 _); clear - NZ_11 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6].
have NZ_25 := lt0r_neq0 S_r6.
have NZ_26 := lt0r_neq0 S_r5.
have NZ_27 : ((r_5 * r_6) / (n)) != 0 by rule (nz_is (c := (r_6 * r_5 * n^-1)) _ _); [clear - NZ_11 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6] | clear - NZ_25 NZ_26 NZ_11 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_28 : t_21 != 0 := nz_is e_22 NZ_27.
have S_29 : 0 <= ((n * eps + m_2) / (n)) by rule (nneg_is (c := (n * eps + m_2) * n^-1) _ _); [clear - NZ_11 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_5 S_18 S_r5 S_r6 S_23 NZ_11 NZ_17 NZ_25 NZ_26 R; sgn].
have C_30 : 0 <= t_13 := nneg_is e_14 S_29.
have e_31 : w = (col (fun i => (w i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_32 : R := dot w activation.
have [m_3 M_3] := some_number (part xpredT (fun i => (activation i 0) * (w i 0))).
have d_34 : whole (fun i => (activation i 0) * (w i 0)) = m_3 by rule (num_eq M_3 _); clear - R; first [reflexivity | ring].
have d_35 : whole (fun i => ((w i 0)) * ((activation i 0))) = m_3 by rule (whole_eq _ d_34) => i; clear - R; first [reflexivity | ring].
have e_33 : t_32 = m_3 by rule (dot_node e_31 e_1 d_35); done.
have e_36 : c = c by [].
pose t_37 : R := t_32 + c.
have e_38 : t_37 = (m_3 + c) by rule (num_eq (num2 (fun a b : R => a + b) e_33 e_36) _); clear - R; first [reflexivity | ring].
pose t_39 : R := t_37 / t_21.
have NZ_41 : (r_5 * r_6) != 0 :> R by rule (nz_is (c := (r_6 * r_5)) _ _); [clear - R; ring | clear - NZ_25 NZ_26 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_40 : t_39 = ((m_3 * r_5 * r_6 + c * r_5 * r_6) / ((n * eps + m_2))) by rule (num_eq (num2 (fun a b : R => a / b) e_38 e_22) _); clear - NZ_25 NZ_26 NZ_41 NZ_11 NZ_17 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6].
pose t_42 : R := t_32 / t_21.
have e_43 : t_42 = ((m_3 * r_5 * r_6) / ((n * eps + m_2))) by rule (num_eq (num2 (fun a b : R => a / b) e_33 e_22) _); clear - NZ_25 NZ_26 NZ_41 NZ_11 NZ_17 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6].
pose t_44 : R := t_42 + c.
have e_45 : t_44 = ((n * eps * c + m_2 * c + m_3 * r_5 * r_6) / ((n * eps + m_2))) by rule (num_eq (num2 (fun a b : R => a + b) e_43 e_36) _); clear - NZ_17 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6].
pose t_46 : R := t_39 - t_44.
have e_47 : t_46 = ((- n * eps * c - m_2 * c + c * r_5 * r_6) / ((n * eps + m_2))) by rule (num_eq (num2 (fun a b : R => a - b) e_40 e_45) _); clear - NZ_17 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6].
have e_49 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose t_50 : R := (1 : R) - t_21.
have e_51 : t_50 = ((n - r_5 * r_6) / (n)) by rule (num_eq (num2 (fun a b : R => a - b) e_49 e_22) _); clear - NZ_11 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6].
pose t_52 : R := c * t_50.
have e_53 : t_52 = ((n * c - c * r_5 * r_6) / (n)) by rule (num_eq (num2 (fun a b : R => a * b) e_36 e_51) _); clear - NZ_11 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6].
pose t_54 : R := t_52 / t_21.
have e_55 : t_54 = ((- n * eps * c - m_2 * c + c * r_5 * r_6) / ((n * eps + m_2))) by rule (num_eq (num2 (fun a b : R => a / b) e_53 e_22) _); clear - NZ_25 NZ_26 NZ_41 NZ_11 NZ_17 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6].
have C_48 : t_46 = t_54 by rule (num_eq e_47 (esym (num_eq e_55 _))); clear - NZ_17 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6].
split; first exact: C_20.
split; first exact: C_28.
split; first exact: C_30.
exact: C_48.
Qed.
End Claims.
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition flashnorm_bias_equal_1_says : Prop :=
  forall (activation w : 'cV[R]_N) (eps c : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < dot activation activation / N%:R + eps ->
  N%:R != 0 :> R /\
  Num.sqrt (dot activation activation / N%:R + eps) != 0 /\
  0 <= dot activation activation / N%:R + eps /\
  (dot w activation + c) / Num.sqrt (dot activation activation / N%:R + eps) = dot w activation / Num.sqrt (dot activation activation / N%:R + eps) + c :> R.
End Statement.
Theorem flashnorm_bias_equal_1_fails (R : rcfType) : ~ (forall N : nat, flashnorm_bias_equal_1_says R N).
Proof.
move=> claim.
pose letter_activation : 'cV[R]_1 := vec 1 [:: (0 : R)].
pose letter_w : 'cV[R]_1 := vec 1 [:: (0 : R)].
pose letter_eps : R := (2%:R : R).
pose letter_c : R := (1 : R).
have := claim 1%N letter_activation letter_w letter_eps letter_c.
rewrite /flashnorm_bias_equal_1_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : letter_w = vec 1 [:: (0 : R)] by [].
have e_2 : letter_activation = vec 1 [:: (0 : R)] by [].
pose t_3 : R := dot letter_w letter_activation.
have e_3 : t_3 = (0 : R) by rewrite /t_3 e_1 e_2 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_4 : letter_c = (1 : R) by [].
pose t_5 : R := t_3 + letter_c.
have e_5 : t_5 = (1 : R) by rewrite /t_5 e_3 e_4 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_6 : R := dot letter_activation letter_activation.
have e_6 : t_6 = (0 : R) by rewrite /t_6 e_2 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_7 : R := 1%:R.
have e_7 : t_7 = (1 : R) by rewrite /t_7; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_8 : R := t_6 / t_7.
have e_8 : t_8 = (0 : R) by rewrite /t_8 e_6 e_7 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_9 : letter_eps = (2%:R : R) by [].
pose t_10 : R := t_8 + letter_eps.
have e_10 : t_10 = (2%:R : R) by rewrite /t_10 e_8 e_9 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have [s_2 S_2 E_2] : exists2 s : R, 0 < s & s ^+ 2 = 2%:R by apply: root_pos; rewrite ltr0n.
have NZ_2 := lt0r_neq0 S_2.
pose t_11 : R := Num.sqrt t_10.
have e_11 : t_11 = (1 * s_2 : R) by rewrite /t_11 e_10; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2]].
pose t_12 : R := t_5 / t_11.
have e_12 : t_12 = (1 / 2%:R * s_2 : R) by rewrite /t_12 e_5 e_11 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_13 : R := t_3 / t_11.
have e_13 : t_13 = (0 : R) by rewrite /t_13 e_3 e_11 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_14 : R := t_13 + letter_c.
have e_14 : t_14 = (1 : R) by rewrite /t_14 e_13 e_4 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
have h_15 : 0 <= letter_eps by rewrite e_9; sgn.
have h_16 : 0 < t_10 by rewrite e_10; sgn.
move=> /(_ erefl).
move=> /(_ h_15).
move=> /(_ h_16).
case=> _.
case=> _.
case=> _.
apply: (num_differ (c := (- 1 + 1 / 2%:R * s_2 : R)) e_12 e_14); [rewrite /=; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2] | apply: (one_over (r := (- 2%:R - 1 * s_2 : R))); rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2]].
Qed.
Section Claims.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Local Notation whole := (@Trace.part R N xpredT).
Local Notation part := (@Trace.part R N).
Local Notation col := (@col R N).
Local Notation opr := (@opr R N).

(* flashnorm.cancellation
   RMSNorm behind weights that stand behind RMSNorm makes the first one redundant
   N. Graef, F. Makraduli, A. Wasielewski, M. Clapp, “FlashNorm: Fast Normalization for Transformers”,
   arXiv:2407.09577, the text in the authors’ repository, commit 29a7efe, last changed on 5 May 2026; Proposition 3 *)
Theorem flashnorm_cancellation (activation : 'cV[R]_N) (r eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < dot activation activation ->
  0 < r ->
  eps = 0 :> R ->
  r != 0 /\
  N%:R != 0 :> R /\
  Num.sqrt (dot (r^-1 *: activation) (r^-1 *: activation) / N%:R + eps) != 0 /\
  Num.sqrt (dot activation activation / N%:R + eps) != 0 /\
  0 <= dot (r^-1 *: activation) (r^-1 *: activation) / N%:R + eps /\
  0 <= dot activation activation / N%:R + eps /\
  rms_norm eps (r^-1 *: activation) = rms_norm eps activation :> 'cV[R]_N.
Proof.
move=> N_gt0 H_eps H0 H1 H2.
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
have e_12 : r = r by [].
have H_13 := pos_of H1 e_12.
have NZ_14 := lt0r_neq0 H_13.
have NZ_15 : r != 0 by rule (nz_factor (f := r) (r := 1) NZ_14 _); clear - R; first [reflexivity | ring].
have S_16 : 0 < r by rule (pos_quotient H_13 (r := 1) _ _); [clear - H_eps N_pos S_4 S_5 S_11 NZ_10 NZ_15 R; sgn | clear - R; first [reflexivity | ring]].
have e_17 : eps = eps by [].
have e_18 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
have E_19 : eps = 0 by rule (solved (r := 1) (eq_of H2 e_17 e_18) _); clear - R; first [reflexivity | ring].
have e_20 : r = r by [].
have NZ_21 : r != 0 by rule (nz_is (c := (r)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_15 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_22 : r != 0 := nz_is e_20 NZ_21.
have e_23 : N%:R = n by rule (num_eq En _); clear - R; first [reflexivity | ring].
have NZ_24 := lt0r_neq0 N_pos.
have NZ_25 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_24 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_26 : N%:R != 0 := nz_is e_23 NZ_25.
pose t_27 : R := r^-1.
have e_28 : t_27 = (1 / (r)) by rule (num_eq (num1 (fun a : R => a^-1) e_20) _); clear - NZ_15 R; first [reflexivity | field; nz | ring].
have e_29 : activation = (col (fun i => (activation i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_30 : 'cV[R]_N := t_27 *: activation.
have e_31 : t_30 = (col (fun i => (1 / (r)) * ((activation i 0)))) by rule (col_eq (col_scale e_28 e_29) _) => i; reduce; clear - NZ_15 R; first [reflexivity | field; nz | ring].
pose t_32 : R := dot t_30 t_30.
have d_34 : whole (fun i => (1 / (r ^+ 2)) * ((activation i 0) ^+ 2)) = (m_2 / (r ^+ 2)) by rule (num_eq (partZ (1 / (r ^+ 2)) M_2) _); clear - NZ_15 R; first [reflexivity | field; nz | ring].
have d_35 : whole (fun i => ((1 / (r)) * ((activation i 0))) * ((1 / (r)) * ((activation i 0)))) = (m_2 / (r ^+ 2)) by rule (whole_eq _ d_34) => i; clear - NZ_15 R; first [reflexivity | field; nz | ring].
have e_33 : t_32 = (m_2 / (r ^+ 2)) by rule (dot_node e_31 e_31 d_35); done.
pose t_36 : R := t_32 / N%:R.
have e_37 : t_36 = (m_2 / (n * r ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_33 e_23) _); clear - NZ_24 NZ_15 R; first [reflexivity | field; nz | ring].
pose t_39 : R := t_36 + eps.
have e_40 : t_39 = (m_2 / (n * r ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_37 E_19) _); clear - NZ_24 NZ_15 R; first [reflexivity | field; nz | ring].
pose t_41 : R := Num.sqrt t_39.
have [r_4 S_r4 E_r4] : exists2 r_4 : R, 0 < r_4 & r_4 ^+ 2 = m_2 by exact: (root_pos S_11).
have [r_5 S_r5 E_r5] : exists2 r_5 : R, 0 < r_5 & r_5 ^+ 2 = n by exact: (root_pos N_pos).
have S_43 : 0 <= (r_4 * r_5) by rule (nneg_is (c := r_5 * r_4) _ _); [clear - E_r4 E_r5 R; first [reflexivity | ring: E_r4 E_r5] | clear - N_pos S_4 S_5 S_11 S_16 S_r4 S_r5 NZ_10 NZ_15 NZ_24 R; sgn].
have S_44 : 0 <= ((r_4 * r_5) / (r * n)) by rule (nneg_is (c := (r_4 * r_5) * r^-1 * n^-1) _ _); [clear - NZ_15 NZ_24 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5] | clear - N_pos S_4 S_5 S_11 S_16 S_r4 S_r5 S_43 NZ_10 NZ_15 NZ_24 R; sgn].
have e_42 : t_41 = ((r_4 * r_5) / (r * n)) by rule (sqrt_node e_40 S_44 _); clear - NZ_24 NZ_15 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
have NZ_45 := lt0r_neq0 S_r5.
have NZ_46 := lt0r_neq0 S_r4.
have NZ_47 : ((r_4 * r_5) / (r * n)) != 0 by rule (nz_is (c := (r_5 * r_4 * r^-1 * n^-1)) _ _); [clear - NZ_15 NZ_24 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5] | clear - NZ_45 NZ_46 NZ_15 NZ_24 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_48 : t_41 != 0 := nz_is e_42 NZ_47.
pose t_49 : R := dot activation activation.
have d_51 : whole (fun i => (activation i 0) ^+ 2) = m_2 by rule (num_eq M_2 _); clear - R; first [reflexivity | ring].
have d_52 : whole (fun i => ((activation i 0)) * ((activation i 0))) = m_2 by rule (whole_eq _ d_51) => i; clear - R; first [reflexivity | ring].
have e_50 : t_49 = m_2 by rule (dot_node e_29 e_29 d_52); done.
pose t_53 : R := t_49 / N%:R.
have e_54 : t_53 = (m_2 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_50 e_23) _); clear - NZ_24 R; first [reflexivity | field; nz | ring].
pose t_55 : R := t_53 + eps.
have e_56 : t_55 = (m_2 / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_54 E_19) _); clear - NZ_24 R; first [reflexivity | field; nz | ring].
pose t_57 : R := Num.sqrt t_55.
have S_59 : 0 <= ((r_4 * r_5) / (n)) by rule (nneg_is (c := (r_4 * r_5) * n^-1) _ _); [clear - NZ_24 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5] | clear - N_pos S_4 S_5 S_11 S_16 S_r4 S_r5 S_43 NZ_10 NZ_15 NZ_24 NZ_45 NZ_46 R; sgn].
have e_58 : t_57 = ((r_4 * r_5) / (n)) by rule (sqrt_node e_56 S_59 _); clear - NZ_24 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
have NZ_60 : ((r_4 * r_5) / (n)) != 0 by rule (nz_is (c := (r_5 * r_4 * n^-1)) _ _); [clear - NZ_24 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5] | clear - NZ_45 NZ_46 NZ_24 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_61 : t_57 != 0 := nz_is e_58 NZ_60.
have S_62 : 0 <= (m_2 / (n * r ^+ 2)) by rule (nneg_is (c := m_2 * n^-1 * r^-1 ^+ 2) _ _); [clear - NZ_24 NZ_15 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_5 S_11 S_16 S_r4 S_r5 S_43 NZ_10 NZ_15 NZ_24 NZ_45 NZ_46 R; sgn].
have C_63 : 0 <= t_39 := nneg_is e_40 S_62.
have S_64 : 0 <= (m_2 / (n)) by rule (nneg_is (c := m_2 * n^-1) _ _); [clear - NZ_24 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_5 S_11 S_16 S_r4 S_r5 S_43 NZ_10 NZ_15 NZ_24 NZ_45 NZ_46 R; sgn].
have C_65 : 0 <= t_55 := nneg_is e_56 S_64.
pose t_66 : R := t_41^-1.
have NZ_68 : (r_4 * r_5) != 0 :> R by rule (nz_is (c := (r_5 * r_4)) _ _); [clear - R; ring | clear - NZ_45 NZ_46 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_67 : t_66 = ((r * r_4 * r_5) / (m_2)) by rule (num_eq (num1 (fun a : R => a^-1) e_42) _); clear - NZ_45 NZ_46 NZ_68 NZ_15 NZ_24 NZ_10 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
pose t_69 : 'cV[R]_N := t_66 *: t_30.
have e_70 : t_69 = (col (fun i => ((r_4 * r_5) / (m_2)) * ((activation i 0)))) by rule (col_eq (col_scale e_67 e_31) _) => i; reduce; clear - NZ_10 NZ_15 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
pose t_72 : R := t_57^-1.
have e_73 : t_72 = ((r_4 * r_5) / (m_2)) by rule (num_eq (num1 (fun a : R => a^-1) e_58) _); clear - NZ_45 NZ_46 NZ_68 NZ_24 NZ_10 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
pose t_74 : 'cV[R]_N := t_72 *: activation.
have e_75 : t_74 = (col (fun i => ((r_4 * r_5) / (m_2)) * ((activation i 0)))) by rule (col_eq (col_scale e_73 e_29) _) => i; reduce; clear - NZ_10 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
have C_71 : t_69 = t_74 by rule (col_same e_70 e_75 _) => i; clear - NZ_10 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
split; first exact: C_22.
split; first exact: C_26.
split; first exact: C_48.
split; first exact: C_61.
split; first exact: C_63.
split; first exact: C_65.
exact: C_71.
Qed.

(* lnverify.second-norm
   A second RMSNorm takes the place of the first one if its ε becomes εr², r² = m + ε₁ of the first one’s input
   this project; with a proof; compare “FlashNorm”, Proposition 3 *)
Theorem lnverify_second_norm (activation : 'cV[R]_N) (r eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < dot activation activation ->
  0 < r ->
  r != 0 /\
  N%:R != 0 :> R /\
  Num.sqrt (dot (r^-1 *: activation) (r^-1 *: activation) / N%:R + eps) != 0 /\
  Num.sqrt (dot activation activation / N%:R + eps * r ^+ 2) != 0 /\
  0 <= dot (r^-1 *: activation) (r^-1 *: activation) / N%:R + eps /\
  0 <= dot activation activation / N%:R + eps * r ^+ 2 /\
  rms_norm eps (r^-1 *: activation) = rms_norm (eps * r ^+ 2) activation :> 'cV[R]_N.
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
have e_12 : r = r by [].
have H_13 := pos_of H1 e_12.
have NZ_14 := lt0r_neq0 H_13.
have NZ_15 : r != 0 by rule (nz_factor (f := r) (r := 1) NZ_14 _); clear - R; first [reflexivity | ring].
have S_16 : 0 < r by rule (pos_quotient H_13 (r := 1) _ _); [clear - H_eps N_pos S_4 S_5 S_11 NZ_10 NZ_15 R; sgn | clear - R; first [reflexivity | ring]].
have NZ_17 : r != 0 by rule (nz_is (c := (r)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_15 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_18 : r != 0 := nz_is e_12 NZ_17.
have e_19 : N%:R = n by rule (num_eq En _); clear - R; first [reflexivity | ring].
have NZ_20 := lt0r_neq0 N_pos.
have NZ_21 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_20 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_22 : N%:R != 0 := nz_is e_19 NZ_21.
pose t_23 : R := r^-1.
have e_24 : t_23 = (1 / (r)) by rule (num_eq (num1 (fun a : R => a^-1) e_12) _); clear - NZ_15 R; first [reflexivity | field; nz | ring].
pose t_25 : 'cV[R]_N := t_23 *: activation.
have e_26 : t_25 = (col (fun i => (1 / (r)) * ((activation i 0)))) by rule (col_eq (col_scale e_24 e_1) _) => i; reduce; clear - NZ_15 R; first [reflexivity | field; nz | ring].
pose t_27 : R := dot t_25 t_25.
have d_29 : whole (fun i => (1 / (r ^+ 2)) * ((activation i 0) ^+ 2)) = (m_2 / (r ^+ 2)) by rule (num_eq (partZ (1 / (r ^+ 2)) M_2) _); clear - NZ_15 R; first [reflexivity | field; nz | ring].
have d_30 : whole (fun i => ((1 / (r)) * ((activation i 0))) * ((1 / (r)) * ((activation i 0)))) = (m_2 / (r ^+ 2)) by rule (whole_eq _ d_29) => i; clear - NZ_15 R; first [reflexivity | field; nz | ring].
have e_28 : t_27 = (m_2 / (r ^+ 2)) by rule (dot_node e_26 e_26 d_30); done.
pose t_31 : R := t_27 / N%:R.
have e_32 : t_31 = (m_2 / (n * r ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_28 e_19) _); clear - NZ_20 NZ_15 R; first [reflexivity | field; nz | ring].
have e_33 : eps = eps by [].
pose t_34 : R := t_31 + eps.
have e_35 : t_34 = ((n * eps * r ^+ 2 + m_2) / (n * r ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_32 e_33) _); clear - NZ_20 NZ_15 R; first [reflexivity | field; nz | ring].
pose t_36 : R := Num.sqrt t_34.
have [r_4 S_r4 E_r4] : exists2 r_4 : R, 0 < r_4 & r_4 ^+ 2 = n by exact: (root_pos N_pos).
have S_38 : 0 < (n * eps * r ^+ 2 + m_2) by clear - H_eps N_pos S_4 S_5 S_11 S_16 S_r4 NZ_10 NZ_15 NZ_20 R; sgn.
have [r_5 S_r5 E_r5] : exists2 r_5 : R, 0 < r_5 & r_5 ^+ 2 = (n * eps * r ^+ 2 + m_2) by exact: (root_pos S_38).
have S_39 : 0 <= (r_4 * r_5) by rule (nneg_is (c := r_5 * r_4) _ _); [clear - E_r4 E_r5 R; first [reflexivity | ring: E_r4 E_r5] | clear - H_eps N_pos S_4 S_5 S_11 S_16 S_r4 S_38 S_r5 NZ_10 NZ_15 NZ_20 R; sgn].
have S_40 : 0 <= ((r_4 * r_5) / (r * n)) by rule (nneg_is (c := (r_4 * r_5) * r^-1 * n^-1) _ _); [clear - NZ_15 NZ_20 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5] | clear - H_eps N_pos S_4 S_5 S_11 S_16 S_r4 S_38 S_r5 S_39 NZ_10 NZ_15 NZ_20 R; sgn].
have e_37 : t_36 = ((r_4 * r_5) / (r * n)) by rule (sqrt_node e_35 S_40 _); clear - NZ_20 NZ_15 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
have NZ_41 := lt0r_neq0 S_r5.
have NZ_42 := lt0r_neq0 S_r4.
have NZ_43 : ((r_4 * r_5) / (r * n)) != 0 by rule (nz_is (c := (r_5 * r_4 * r^-1 * n^-1)) _ _); [clear - NZ_15 NZ_20 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5] | clear - NZ_41 NZ_42 NZ_15 NZ_20 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_44 : t_36 != 0 := nz_is e_37 NZ_43.
pose t_45 : R := t_2 / N%:R.
have e_46 : t_45 = (m_2 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_3 e_19) _); clear - NZ_20 R; first [reflexivity | field; nz | ring].
pose t_47 : R := r ^+ 2.
have e_48 : t_47 = (r ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_12) _); clear - R; first [reflexivity | ring].
pose t_49 : R := eps * t_47.
have e_50 : t_49 = (eps * r ^+ 2) by rule (num_eq (num2 (fun a b : R => a * b) e_33 e_48) _); clear - R; first [reflexivity | ring].
pose t_51 : R := t_45 + t_49.
have e_52 : t_51 = ((n * eps * r ^+ 2 + m_2) / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_46 e_50) _); clear - NZ_20 R; first [reflexivity | field; nz | ring].
pose t_53 : R := Num.sqrt t_51.
have S_55 : 0 <= ((r_4 * r_5) / (n)) by rule (nneg_is (c := (r_4 * r_5) * n^-1) _ _); [clear - NZ_20 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5] | clear - H_eps N_pos S_4 S_5 S_11 S_16 S_r4 S_38 S_r5 S_39 NZ_10 NZ_15 NZ_20 NZ_41 NZ_42 R; sgn].
have e_54 : t_53 = ((r_4 * r_5) / (n)) by rule (sqrt_node e_52 S_55 _); clear - NZ_20 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
have NZ_56 : ((r_4 * r_5) / (n)) != 0 by rule (nz_is (c := (r_5 * r_4 * n^-1)) _ _); [clear - NZ_20 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5] | clear - NZ_41 NZ_42 NZ_20 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_57 : t_53 != 0 := nz_is e_54 NZ_56.
have S_58 : 0 <= ((n * eps * r ^+ 2 + m_2) / (n * r ^+ 2)) by rule (nneg_is (c := (n * eps * r ^+ 2 + m_2) * n^-1 * r^-1 ^+ 2) _ _); [clear - NZ_20 NZ_15 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_5 S_11 S_16 S_r4 S_38 S_r5 S_39 NZ_10 NZ_15 NZ_20 NZ_41 NZ_42 R; sgn].
have C_59 : 0 <= t_34 := nneg_is e_35 S_58.
have S_60 : 0 <= ((n * eps * r ^+ 2 + m_2) / (n)) by rule (nneg_is (c := (n * eps * r ^+ 2 + m_2) * n^-1) _ _); [clear - NZ_20 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_5 S_11 S_16 S_r4 S_38 S_r5 S_39 NZ_10 NZ_15 NZ_20 NZ_41 NZ_42 R; sgn].
have C_61 : 0 <= t_51 := nneg_is e_52 S_60.
pose t_62 : R := t_36^-1.
have NZ_64 : (r_4 * r_5) != 0 :> R by rule (nz_is (c := (r_5 * r_4)) _ _); [clear - R; ring | clear - NZ_41 NZ_42 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have NZ_65 := lt0r_neq0 S_38.
have e_63 : t_62 = ((r * r_4 * r_5) / ((n * eps * r ^+ 2 + m_2))) by rule (num_eq (num1 (fun a : R => a^-1) e_37) _); clear - NZ_41 NZ_42 NZ_64 NZ_15 NZ_20 NZ_65 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
pose t_66 : 'cV[R]_N := t_62 *: t_25.
have e_67 : t_66 = (col (fun i => ((r_4 * r_5) / ((n * eps * r ^+ 2 + m_2))) * ((activation i 0)))) by rule (col_eq (col_scale e_63 e_26) _) => i; reduce; clear - NZ_65 NZ_15 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
pose t_69 : R := t_53^-1.
have e_70 : t_69 = ((r_4 * r_5) / ((n * eps * r ^+ 2 + m_2))) by rule (num_eq (num1 (fun a : R => a^-1) e_54) _); clear - NZ_41 NZ_42 NZ_64 NZ_20 NZ_65 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
pose t_71 : 'cV[R]_N := t_69 *: activation.
have e_72 : t_71 = (col (fun i => ((r_4 * r_5) / ((n * eps * r ^+ 2 + m_2))) * ((activation i 0)))) by rule (col_eq (col_scale e_70 e_1) _) => i; reduce; clear - NZ_65 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
have C_68 : t_66 = t_71 by rule (col_same e_67 e_72 _) => i; clear - NZ_65 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
split; first exact: C_18.
split; first exact: C_22.
split; first exact: C_44.
split; first exact: C_57.
split; first exact: C_59.
split; first exact: C_61.
exact: C_68.
Qed.

(* flashnorm.rms
   The mean is not needed: with the gain √N g, RMSNorm divides by √(Nε + Σ aₙ²)
   N. Graef, F. Makraduli, A. Wasielewski, M. Clapp, “FlashNorm: Fast Normalization for Transformers”,
   arXiv:2407.09577, the text in the authors’ repository, commit 29a7efe, last changed on 5 May 2026; the section on
   computing the root mean square *)
Theorem flashnorm_rms (activation gain : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < dot activation activation / N%:R + eps ->
  N%:R != 0 :> R /\
  Num.sqrt (dot activation activation / N%:R + eps) != 0 /\
  Num.sqrt (N%:R * eps + dot activation activation) != 0 /\
  0 <= dot activation activation / N%:R + eps /\
  0 <= N%:R * eps + dot activation activation /\
  0 <= N%:R :> R /\
  had gain (rms_norm eps activation) = (Num.sqrt (N%:R * eps + dot activation activation))^-1 *: had (Num.sqrt N%:R *: gain) activation :> 'cV[R]_N.
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
pose t_29 : R := N%:R * eps.
have e_30 : t_29 = (n * eps) by rule (num_eq (num2 (fun a b : R => a * b) e_8 e_12) _); clear - R; first [reflexivity | ring].
pose t_31 : R := t_29 + t_2.
have e_32 : t_31 = (n * eps + m_2) by rule (num_eq (num2 (fun a b : R => a + b) e_30 e_3) _); clear - R; first [reflexivity | ring].
pose t_33 : R := Num.sqrt t_31.
have S_35 : 0 <= r_4 by rule (nneg_is (c := r_4) _ _); [clear - E_r4 R; first [reflexivity | ring: E_r4] | clear - H_eps N_pos S_4 S_5 S_18 S_r3 S_r4 S_23 NZ_11 NZ_17 NZ_25 NZ_26 R; sgn].
have e_34 : t_33 = r_4 by rule (sqrt_node e_32 S_35 _); clear - E_r4 R; first [reflexivity | ring: E_r4].
have NZ_36 : r_4 != 0 by rule (nz_is (c := (r_4)) _ _); [clear - E_r4 R; first [reflexivity | ring: E_r4] | clear - NZ_25 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_37 : t_33 != 0 := nz_is e_34 NZ_36.
have S_38 : 0 <= ((n * eps + m_2) / (n)) by rule (nneg_is (c := (n * eps + m_2) * n^-1) _ _); [clear - NZ_11 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_5 S_18 S_r3 S_r4 S_23 NZ_11 NZ_17 NZ_25 NZ_26 R; sgn].
have C_39 : 0 <= t_13 := nneg_is e_14 S_38.
have S_40 : 0 <= (n * eps + m_2) by rule (nneg_is (c := (n * eps + m_2)) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps N_pos S_4 S_5 S_18 S_r3 S_r4 S_23 NZ_11 NZ_17 NZ_25 NZ_26 R; sgn].
have C_41 : 0 <= t_31 := nneg_is e_32 S_40.
have S_42 : 0 <= n by rule (nneg_is (c := n) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps N_pos S_4 S_5 S_18 S_r3 S_r4 S_23 NZ_11 NZ_17 NZ_25 NZ_26 R; sgn].
have C_43 : 0 <= N%:R := nneg_is e_8 S_42.
have e_44 : gain = (col (fun i => (gain i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_45 : R := t_21^-1.
have NZ_47 : (r_3 * r_4) != 0 :> R by rule (nz_is (c := (r_4 * r_3)) _ _); [clear - R; ring | clear - NZ_25 NZ_26 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_46 : t_45 = ((r_3 * r_4) / ((n * eps + m_2))) by rule (num_eq (num1 (fun a : R => a^-1) e_22) _); clear - NZ_25 NZ_26 NZ_47 NZ_11 NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_48 : 'cV[R]_N := t_45 *: activation.
have e_49 : t_48 = (col (fun i => ((r_3 * r_4) / ((n * eps + m_2))) * ((activation i 0)))) by rule (col_eq (col_scale e_46 e_1) _) => i; reduce; clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_50 : 'cV[R]_N := had gain t_48.
have e_51 : t_50 = (col (fun i => ((r_3 * r_4) / ((n * eps + m_2))) * ((activation i 0) * (gain i 0)))) by rule (col_eq (col_had e_44 e_49) _) => i; reduce; clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_53 : R := t_33^-1.
have e_54 : t_53 = (r_4 / ((n * eps + m_2))) by rule (num_eq (num1 (fun a : R => a^-1) e_34) _); clear - NZ_25 NZ_17 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_55 : R := Num.sqrt N%:R.
have S_57 : 0 <= r_3 by rule (nneg_is (c := r_3) _ _); [clear - E_r3 R; first [reflexivity | ring: E_r3] | clear - H_eps N_pos S_4 S_5 S_18 S_r3 S_r4 S_23 NZ_11 NZ_17 NZ_25 NZ_26 NZ_47 R; sgn].
have e_56 : t_55 = r_3 by rule (sqrt_node e_8 S_57 _); clear - E_r3 R; first [reflexivity | ring: E_r3].
pose t_58 : 'cV[R]_N := t_55 *: gain.
have e_59 : t_58 = (col (fun i => r_3 * ((gain i 0)))) by rule (col_eq (col_scale e_56 e_44) _) => i; reduce; clear - E_r3 R; first [reflexivity | ring: E_r3].
pose t_60 : 'cV[R]_N := had t_58 activation.
have e_61 : t_60 = (col (fun i => r_3 * ((activation i 0) * (gain i 0)))) by rule (col_eq (col_had e_59 e_1) _) => i; reduce; clear - E_r3 R; first [reflexivity | ring: E_r3].
pose t_62 : 'cV[R]_N := t_53 *: t_60.
have e_63 : t_62 = (col (fun i => ((r_3 * r_4) / ((n * eps + m_2))) * ((activation i 0) * (gain i 0)))) by rule (col_eq (col_scale e_54 e_61) _) => i; reduce; clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have C_52 : t_50 = t_62 by rule (col_same e_51 e_63 _) => i; clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
split; first exact: C_20.
split; first exact: C_28.
split; first exact: C_37.
split; first exact: C_39.
split; first exact: C_41.
split; first exact: C_43.
exact: C_52.
Qed.

(* flashnorm.relu
   The division may wait until after the weights and ReLU, where there is no bias before it
   N. Graef, F. Makraduli, A. Wasielewski, M. Clapp, “FlashNorm: Fast Normalization for Transformers”,
   arXiv:2407.09577, the text in the authors’ repository, commit 29a7efe, last changed on 5 May 2026; the section on
   feed-forward networks with ReLU *)
Theorem flashnorm_relu (activation w : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < dot activation activation / N%:R + eps ->
  N%:R != 0 :> R /\
  Num.sqrt (dot activation activation / N%:R + eps) != 0 /\
  0 <= dot activation activation / N%:R + eps /\
  0 <= (dot w activation / Num.sqrt (dot activation activation / N%:R + eps) + 0) ^+ 2 /\
  0 <= (dot w activation + 0) ^+ 2 /\
  (dot w activation / Num.sqrt (dot activation activation / N%:R + eps) + 0 + Num.sqrt ((dot w activation / Num.sqrt (dot activation activation / N%:R + eps) + 0) ^+ 2)) / 2%:R = ((dot w activation + 0 + Num.sqrt ((dot w activation + 0) ^+ 2)) / 2%:R) / Num.sqrt (dot activation activation / N%:R + eps) :> R.
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
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = n by exact: (root_pos N_pos).
have [r_5 S_r5 E_r5] : exists2 r : R, 0 < r & r ^+ 2 = (n * eps + m_2) by exact: (root_pos S_18).
have S_23 : 0 <= (r_4 * r_5) by rule (nneg_is (c := r_5 * r_4) _ _); [clear - E_r4 E_r5 R; first [reflexivity | ring: E_r4 E_r5] | clear - H_eps N_pos S_4 S_5 S_18 S_r4 S_r5 NZ_11 NZ_17 R; sgn].
have S_24 : 0 <= ((r_4 * r_5) / (n)) by rule (nneg_is (c := (r_4 * r_5) * n^-1) _ _); [clear - NZ_11 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5] | clear - H_eps N_pos S_4 S_5 S_18 S_r4 S_r5 S_23 NZ_11 NZ_17 R; sgn].
have e_22 : t_21 = ((r_4 * r_5) / (n)) by rule (sqrt_node e_14 S_24 _); clear - NZ_11 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
have NZ_25 := lt0r_neq0 S_r5.
have NZ_26 := lt0r_neq0 S_r4.
have NZ_27 : ((r_4 * r_5) / (n)) != 0 by rule (nz_is (c := (r_5 * r_4 * n^-1)) _ _); [clear - NZ_11 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5] | clear - NZ_25 NZ_26 NZ_11 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_28 : t_21 != 0 := nz_is e_22 NZ_27.
have S_29 : 0 <= ((n * eps + m_2) / (n)) by rule (nneg_is (c := (n * eps + m_2) * n^-1) _ _); [clear - NZ_11 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_5 S_18 S_r4 S_r5 S_23 NZ_11 NZ_17 NZ_25 NZ_26 R; sgn].
have C_30 : 0 <= t_13 := nneg_is e_14 S_29.
have e_31 : w = (col (fun i => (w i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_32 : R := dot w activation.
have [m_3 M_3] := some_number (part xpredT (fun i => (activation i 0) * (w i 0))).
have d_34 : whole (fun i => (activation i 0) * (w i 0)) = m_3 by rule (num_eq M_3 _); clear - R; first [reflexivity | ring].
have d_35 : whole (fun i => ((w i 0)) * ((activation i 0))) = m_3 by rule (whole_eq _ d_34) => i; clear - R; first [reflexivity | ring].
have e_33 : t_32 = m_3 by rule (dot_node e_31 e_1 d_35); done.
pose t_36 : R := t_32 / t_21.
have NZ_38 : (r_4 * r_5) != 0 :> R by rule (nz_is (c := (r_5 * r_4)) _ _); [clear - R; ring | clear - NZ_25 NZ_26 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_37 : t_36 = ((m_3 * r_4 * r_5) / ((n * eps + m_2))) by rule (num_eq (num2 (fun a b : R => a / b) e_33 e_22) _); clear - NZ_25 NZ_26 NZ_38 NZ_11 NZ_17 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
have e_39 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
pose t_40 : R := t_36 + (0 : R).
have e_41 : t_40 = ((m_3 * r_4 * r_5) / ((n * eps + m_2))) by rule (num_eq (num2 (fun a b : R => a + b) e_37 e_39) _); clear - NZ_17 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
pose t_42 : R := t_40 ^+ 2.
have e_43 : t_42 = ((n * m_3 ^+ 2) / ((n * eps + m_2))) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_41) _); clear - NZ_17 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
have S_44 : 0 <= (n * m_3 ^+ 2) by rule (nneg_is (c := n * m_3 ^+ 2) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps N_pos S_4 S_5 S_18 S_r4 S_r5 S_23 NZ_11 NZ_17 NZ_25 NZ_26 NZ_38 R; sgn].
have S_45 : 0 <= ((n * m_3 ^+ 2) / ((n * eps + m_2))) by rule (nneg_is (c := (n * m_3 ^+ 2) * (n * eps + m_2)^-1) _ _); [clear - NZ_17 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_5 S_18 S_r4 S_r5 S_23 S_44 NZ_11 NZ_17 NZ_25 NZ_26 NZ_38 R; sgn].
have C_46 : 0 <= t_42 := nneg_is e_43 S_45.
pose t_47 : R := t_32 + (0 : R).
have e_48 : t_47 = m_3 by rule (num_eq (num2 (fun a b : R => a + b) e_33 e_39) _); clear - R; first [reflexivity | ring].
pose t_49 : R := t_47 ^+ 2.
have e_50 : t_49 = (m_3 ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_48) _); clear - R; first [reflexivity | ring].
have S_51 : 0 <= (m_3 ^+ 2) by rule (nneg_is (c := m_3 ^+ 2) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps N_pos S_4 S_5 S_18 S_r4 S_r5 S_23 S_44 NZ_11 NZ_17 NZ_25 NZ_26 NZ_38 R; sgn].
have S_52 : 0 <= (m_3 ^+ 2) by rule (nneg_is (c := (m_3 ^+ 2)) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps N_pos S_4 S_5 S_18 S_r4 S_r5 S_23 S_44 S_51 NZ_11 NZ_17 NZ_25 NZ_26 NZ_38 R; sgn].
have C_53 : 0 <= t_49 := nneg_is e_50 S_52.
pose t_54 : R := Num.sqrt t_42.
have [r_6 S_r6 E_r6] : exists2 r : R, 0 <= r & r ^+ 2 = (m_3 ^+ 2) by exact: (root_nneg S_51).
have S_56 : 0 <= (r_4 * r_5 * r_6) by rule (nneg_is (c := r_6 * r_5 * r_4) _ _); [clear - E_r4 E_r5 E_r6 R; first [reflexivity | ring: E_r4 E_r5 E_r6] | clear - H_eps N_pos S_4 S_5 S_18 S_r4 S_r5 S_23 S_44 S_51 S_r6 NZ_11 NZ_17 NZ_25 NZ_26 NZ_38 R; sgn].
have S_57 : 0 <= ((r_4 * r_5 * r_6) / ((n * eps + m_2))) by rule (nneg_is (c := (r_4 * r_5 * r_6) * (n * eps + m_2)^-1) _ _); [clear - NZ_17 E_r4 E_r5 E_r6 R; first [reflexivity | field: E_r4 E_r5 E_r6; nz | ring: E_r4 E_r5 E_r6] | clear - H_eps N_pos S_4 S_5 S_18 S_r4 S_r5 S_23 S_44 S_51 S_r6 S_56 NZ_11 NZ_17 NZ_25 NZ_26 NZ_38 R; sgn].
have e_55 : t_54 = ((r_4 * r_5 * r_6) / ((n * eps + m_2))) by rule (sqrt_node e_43 S_57 _); clear - NZ_17 E_r4 E_r5 E_r6 R; first [reflexivity | field: E_r4 E_r5 E_r6; nz | ring: E_r4 E_r5 E_r6].
pose t_58 : R := t_40 + t_54.
have e_59 : t_58 = ((m_3 * r_4 * r_5 + r_4 * r_5 * r_6) / ((n * eps + m_2))) by rule (num_eq (num2 (fun a b : R => a + b) e_41 e_55) _); clear - NZ_17 E_r4 E_r5 E_r6 R; first [reflexivity | field: E_r4 E_r5 E_r6; nz | ring: E_r4 E_r5 E_r6].
have e_60 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_61 : R := t_58 / (2%:R : R).
have NZ_63 : 2%:R != 0 :> R by rule (nz_is (c := (2%:R)) _ _); [clear - R; ring | clear -  R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_62 : t_61 = ((m_3 * r_4 * r_5 + r_4 * r_5 * r_6) / (2%:R * (n * eps + m_2))) by rule (num_eq (num2 (fun a b : R => a / b) e_59 e_60) _); clear - NZ_63 NZ_17 E_r4 E_r5 E_r6 R; first [reflexivity | field: E_r4 E_r5 E_r6; nz | ring: E_r4 E_r5 E_r6].
pose t_65 : R := Num.sqrt t_49.
have S_67 : 0 <= r_6 by rule (nneg_is (c := r_6) _ _); [clear - E_r6 R; first [reflexivity | ring: E_r6] | clear - H_eps N_pos S_4 S_5 S_18 S_r4 S_r5 S_23 S_44 S_51 S_r6 S_56 NZ_11 NZ_17 NZ_25 NZ_26 NZ_38 NZ_63 R; sgn].
have e_66 : t_65 = r_6 by rule (sqrt_node e_50 S_67 _); clear - E_r6 R; first [reflexivity | ring: E_r6].
pose t_68 : R := t_47 + t_65.
have e_69 : t_68 = (m_3 + r_6) by rule (num_eq (num2 (fun a b : R => a + b) e_48 e_66) _); clear - E_r6 R; first [reflexivity | ring: E_r6].
pose t_70 : R := t_68 / (2%:R : R).
have e_71 : t_70 = ((m_3 + r_6) / (2%:R)) by rule (num_eq (num2 (fun a b : R => a / b) e_69 e_60) _); clear - NZ_63 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_72 : R := t_70 / t_21.
have e_73 : t_72 = ((m_3 * r_4 * r_5 + r_4 * r_5 * r_6) / (2%:R * (n * eps + m_2))) by rule (num_eq (num2 (fun a b : R => a / b) e_71 e_22) _); clear - NZ_25 NZ_26 NZ_38 NZ_11 NZ_17 E_r4 E_r5 E_r6 R; first [reflexivity | field: E_r4 E_r5 E_r6; nz | ring: E_r4 E_r5 E_r6].
have C_64 : t_61 = t_72 by rule (num_eq e_62 (esym (num_eq e_73 _))); clear - NZ_17 E_r4 E_r5 E_r6 R; first [reflexivity | field: E_r4 E_r5 E_r6; nz | ring: E_r4 E_r5 E_r6].
split; first exact: C_20.
split; first exact: C_28.
split; first exact: C_30.
split; first exact: C_46.
split; first exact: C_53.
exact: C_64.
Qed.

(* flashnorm.bilinear
   Behind a bilinear gate the two divisions make one, by the mean square with ε
   N. Graef, F. Makraduli, A. Wasielewski, M. Clapp, “FlashNorm: Fast Normalization for Transformers”,
   arXiv:2407.09577, the text in the authors’ repository, commit 29a7efe, last changed on 5 May 2026; the section on
   bilinear gated units *)
Theorem flashnorm_bilinear (activation w q : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < dot activation activation / N%:R + eps ->
  N%:R != 0 :> R /\
  Num.sqrt (dot activation activation / N%:R + eps) != 0 /\
  dot activation activation / N%:R + eps != 0 /\
  0 <= dot activation activation / N%:R + eps /\
  dot w (rms_norm eps activation) * dot q (rms_norm eps activation) = (dot w activation * dot q activation) / (dot activation activation / N%:R + eps) :> R.
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
have NZ_29 : ((n * eps + m_2) / (n)) != 0 by rule (nz_is (c := ((n * eps + m_2) * n^-1)) _ _); [clear - NZ_11 R; first [reflexivity | field; nz | ring] | clear - NZ_17 NZ_11 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_30 : t_13 != 0 := nz_is e_14 NZ_29.
have S_31 : 0 <= ((n * eps + m_2) / (n)) by rule (nneg_is (c := (n * eps + m_2) * n^-1) _ _); [clear - NZ_11 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_5 S_18 S_r3 S_r4 S_23 NZ_11 NZ_17 NZ_25 NZ_26 R; sgn].
have C_32 : 0 <= t_13 := nneg_is e_14 S_31.
have e_33 : w = (col (fun i => (w i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_34 : R := t_21^-1.
have NZ_36 : (r_3 * r_4) != 0 :> R by rule (nz_is (c := (r_4 * r_3)) _ _); [clear - R; ring | clear - NZ_25 NZ_26 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_35 : t_34 = ((r_3 * r_4) / ((n * eps + m_2))) by rule (num_eq (num1 (fun a : R => a^-1) e_22) _); clear - NZ_25 NZ_26 NZ_36 NZ_11 NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_37 : 'cV[R]_N := t_34 *: activation.
have e_38 : t_37 = (col (fun i => ((r_3 * r_4) / ((n * eps + m_2))) * ((activation i 0)))) by rule (col_eq (col_scale e_35 e_1) _) => i; reduce; clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_39 : R := dot w t_37.
have [m_5 M_5] := some_number (part xpredT (fun i => (activation i 0) * (w i 0))).
have d_41 : whole (fun i => ((r_3 * r_4) / ((n * eps + m_2))) * ((activation i 0) * (w i 0))) = ((r_3 * r_4 * m_5) / ((n * eps + m_2))) by rule (num_eq (partZ ((r_3 * r_4) / ((n * eps + m_2))) M_5) _); clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have d_42 : whole (fun i => ((w i 0)) * (((r_3 * r_4) / ((n * eps + m_2))) * ((activation i 0)))) = ((r_3 * r_4 * m_5) / ((n * eps + m_2))) by rule (whole_eq _ d_41) => i; clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have e_40 : t_39 = ((r_3 * r_4 * m_5) / ((n * eps + m_2))) by rule (dot_node e_33 e_38 d_42); done.
have e_43 : q = (col (fun i => (q i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_44 : R := dot q t_37.
have [m_6 M_6] := some_number (part xpredT (fun i => (activation i 0) * (q i 0))).
have d_46 : whole (fun i => ((r_3 * r_4) / ((n * eps + m_2))) * ((activation i 0) * (q i 0))) = ((r_3 * r_4 * m_6) / ((n * eps + m_2))) by rule (num_eq (partZ ((r_3 * r_4) / ((n * eps + m_2))) M_6) _); clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have d_47 : whole (fun i => ((q i 0)) * (((r_3 * r_4) / ((n * eps + m_2))) * ((activation i 0)))) = ((r_3 * r_4 * m_6) / ((n * eps + m_2))) by rule (whole_eq _ d_46) => i; clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have e_45 : t_44 = ((r_3 * r_4 * m_6) / ((n * eps + m_2))) by rule (dot_node e_43 e_38 d_47); done.
pose t_48 : R := t_39 * t_44.
have e_49 : t_48 = ((n * m_5 * m_6) / ((n * eps + m_2))) by rule (num_eq (num2 (fun a b : R => a * b) e_40 e_45) _); clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_51 : R := dot w activation.
have d_53 : whole (fun i => (activation i 0) * (w i 0)) = m_5 by rule (num_eq M_5 _); clear - R; first [reflexivity | ring].
have d_54 : whole (fun i => ((w i 0)) * ((activation i 0))) = m_5 by rule (whole_eq _ d_53) => i; clear - R; first [reflexivity | ring].
have e_52 : t_51 = m_5 by rule (dot_node e_33 e_1 d_54); done.
pose t_55 : R := dot q activation.
have d_57 : whole (fun i => (activation i 0) * (q i 0)) = m_6 by rule (num_eq M_6 _); clear - R; first [reflexivity | ring].
have d_58 : whole (fun i => ((q i 0)) * ((activation i 0))) = m_6 by rule (whole_eq _ d_57) => i; clear - R; first [reflexivity | ring].
have e_56 : t_55 = m_6 by rule (dot_node e_43 e_1 d_58); done.
pose t_59 : R := t_51 * t_55.
have e_60 : t_59 = (m_5 * m_6) by rule (num_eq (num2 (fun a b : R => a * b) e_52 e_56) _); clear - R; first [reflexivity | ring].
pose t_61 : R := t_59 / t_13.
have e_62 : t_61 = ((n * m_5 * m_6) / ((n * eps + m_2))) by rule (num_eq (num2 (fun a b : R => a / b) e_60 e_14) _); clear - NZ_17 NZ_11 R; first [reflexivity | field; nz | ring].
have C_50 : t_48 = t_61 by rule (num_eq e_49 (esym (num_eq e_62 _))); clear - NZ_17 R; first [reflexivity | field; nz | ring].
split; first exact: C_20.
split; first exact: C_28.
split; first exact: C_30.
split; first exact: C_32.
exact: C_50.
Qed.

(* lnverify.second-norm.error
   Where the first norm is left out, the squared length changes by the factor (m + εr²)/(m + ε)
   this project; with a proof; compare “FlashNorm”, “Epsilon caveat” *)
Theorem lnverify_second_norm_error (activation : 'cV[R]_N) (r eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < dot activation activation ->
  0 < r ->
  N%:R != 0 :> R /\
  Num.sqrt (dot activation activation / N%:R + eps) != 0 /\
  dot activation activation / N%:R + eps != 0 /\
  r != 0 /\
  Num.sqrt (dot (r^-1 *: activation) (r^-1 *: activation) / N%:R + eps) != 0 /\
  0 <= dot activation activation / N%:R + eps /\
  0 <= dot (r^-1 *: activation) (r^-1 *: activation) / N%:R + eps /\
  dot (rms_norm eps activation) (rms_norm eps activation) = ((dot activation activation / N%:R + eps * r ^+ 2) / (dot activation activation / N%:R + eps)) * dot (rms_norm eps (r^-1 *: activation)) (rms_norm eps (r^-1 *: activation)) :> R.
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
have e_12 : r = r by [].
have H_13 := pos_of H1 e_12.
have NZ_14 := lt0r_neq0 H_13.
have NZ_15 : r != 0 by rule (nz_factor (f := r) (r := 1) NZ_14 _); clear - R; first [reflexivity | ring].
have S_16 : 0 < r by rule (pos_quotient H_13 (r := 1) _ _); [clear - H_eps N_pos S_4 S_5 S_11 NZ_10 NZ_15 R; sgn | clear - R; first [reflexivity | ring]].
have e_17 : N%:R = n by rule (num_eq En _); clear - R; first [reflexivity | ring].
have NZ_18 := lt0r_neq0 N_pos.
have NZ_19 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_18 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_20 : N%:R != 0 := nz_is e_17 NZ_19.
pose t_21 : R := t_2 / N%:R.
have e_22 : t_21 = (m_2 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_3 e_17) _); clear - NZ_18 R; first [reflexivity | field; nz | ring].
have e_23 : eps = eps by [].
pose t_24 : R := t_21 + eps.
have e_25 : t_24 = ((n * eps + m_2) / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_22 e_23) _); clear - NZ_18 R; first [reflexivity | field; nz | ring].
pose t_26 : R := Num.sqrt t_24.
have [r_4 S_r4 E_r4] : exists2 r_4 : R, 0 < r_4 & r_4 ^+ 2 = n by exact: (root_pos N_pos).
have S_28 : 0 < (n * eps + m_2) by clear - H_eps N_pos S_4 S_5 S_11 S_16 S_r4 NZ_10 NZ_15 NZ_18 R; sgn.
have [r_5 S_r5 E_r5] : exists2 r_5 : R, 0 < r_5 & r_5 ^+ 2 = (n * eps + m_2) by exact: (root_pos S_28).
have S_29 : 0 <= (r_4 * r_5) by rule (nneg_is (c := r_5 * r_4) _ _); [clear - E_r4 E_r5 R; first [reflexivity | ring: E_r4 E_r5] | clear - H_eps N_pos S_4 S_5 S_11 S_16 S_r4 S_28 S_r5 NZ_10 NZ_15 NZ_18 R; sgn].
have S_30 : 0 <= ((r_4 * r_5) / (n)) by rule (nneg_is (c := (r_4 * r_5) * n^-1) _ _); [clear - NZ_18 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5] | clear - H_eps N_pos S_4 S_5 S_11 S_16 S_r4 S_28 S_r5 S_29 NZ_10 NZ_15 NZ_18 R; sgn].
have e_27 : t_26 = ((r_4 * r_5) / (n)) by rule (sqrt_node e_25 S_30 _); clear - NZ_18 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
have NZ_31 := lt0r_neq0 S_r5.
have NZ_32 := lt0r_neq0 S_r4.
have NZ_33 : ((r_4 * r_5) / (n)) != 0 by rule (nz_is (c := (r_5 * r_4 * n^-1)) _ _); [clear - NZ_18 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5] | clear - NZ_31 NZ_32 NZ_18 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_34 : t_26 != 0 := nz_is e_27 NZ_33.
have NZ_35 := lt0r_neq0 S_28.
have NZ_36 : ((n * eps + m_2) / (n)) != 0 by rule (nz_is (c := ((n * eps + m_2) * n^-1)) _ _); [clear - NZ_18 R; first [reflexivity | field; nz | ring] | clear - NZ_35 NZ_18 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_37 : t_24 != 0 := nz_is e_25 NZ_36.
have NZ_38 : r != 0 by rule (nz_is (c := (r)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_15 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_39 : r != 0 := nz_is e_12 NZ_38.
pose t_40 : R := r^-1.
have e_41 : t_40 = (1 / (r)) by rule (num_eq (num1 (fun a : R => a^-1) e_12) _); clear - NZ_15 R; first [reflexivity | field; nz | ring].
pose t_42 : 'cV[R]_N := t_40 *: activation.
have e_43 : t_42 = (col (fun i => (1 / (r)) * ((activation i 0)))) by rule (col_eq (col_scale e_41 e_1) _) => i; reduce; clear - NZ_15 R; first [reflexivity | field; nz | ring].
pose t_44 : R := dot t_42 t_42.
have d_46 : whole (fun i => (1 / (r ^+ 2)) * ((activation i 0) ^+ 2)) = (m_2 / (r ^+ 2)) by rule (num_eq (partZ (1 / (r ^+ 2)) M_2) _); clear - NZ_15 R; first [reflexivity | field; nz | ring].
have d_47 : whole (fun i => ((1 / (r)) * ((activation i 0))) * ((1 / (r)) * ((activation i 0)))) = (m_2 / (r ^+ 2)) by rule (whole_eq _ d_46) => i; clear - NZ_15 R; first [reflexivity | field; nz | ring].
have e_45 : t_44 = (m_2 / (r ^+ 2)) by rule (dot_node e_43 e_43 d_47); done.
pose t_48 : R := t_44 / N%:R.
have e_49 : t_48 = (m_2 / (n * r ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_45 e_17) _); clear - NZ_18 NZ_15 R; first [reflexivity | field; nz | ring].
pose t_50 : R := t_48 + eps.
have e_51 : t_50 = ((n * eps * r ^+ 2 + m_2) / (n * r ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_49 e_23) _); clear - NZ_18 NZ_15 R; first [reflexivity | field; nz | ring].
pose t_52 : R := Num.sqrt t_50.
have S_54 : 0 < (n * eps * r ^+ 2 + m_2) by clear - H_eps N_pos S_4 S_5 S_11 S_16 S_r4 S_28 S_r5 S_29 NZ_10 NZ_15 NZ_18 NZ_31 NZ_32 NZ_35 R; sgn.
have [r_6 S_r6 E_r6] : exists2 r_6 : R, 0 < r_6 & r_6 ^+ 2 = (n * eps * r ^+ 2 + m_2) by exact: (root_pos S_54).
have S_55 : 0 <= (r_4 * r_6) by rule (nneg_is (c := r_6 * r_4) _ _); [clear - E_r4 E_r6 R; first [reflexivity | ring: E_r4 E_r6] | clear - H_eps N_pos S_4 S_5 S_11 S_16 S_r4 S_28 S_r5 S_29 S_54 S_r6 NZ_10 NZ_15 NZ_18 NZ_31 NZ_32 NZ_35 R; sgn].
have S_56 : 0 <= ((r_4 * r_6) / (r * n)) by rule (nneg_is (c := (r_4 * r_6) * r^-1 * n^-1) _ _); [clear - NZ_15 NZ_18 E_r4 E_r6 R; first [reflexivity | field: E_r4 E_r6; nz | ring: E_r4 E_r6] | clear - H_eps N_pos S_4 S_5 S_11 S_16 S_r4 S_28 S_r5 S_29 S_54 S_r6 S_55 NZ_10 NZ_15 NZ_18 NZ_31 NZ_32 NZ_35 R; sgn].
have e_53 : t_52 = ((r_4 * r_6) / (r * n)) by rule (sqrt_node e_51 S_56 _); clear - NZ_18 NZ_15 E_r4 E_r6 R; first [reflexivity | field: E_r4 E_r6; nz | ring: E_r4 E_r6].
have NZ_57 := lt0r_neq0 S_r6.
have NZ_58 : ((r_4 * r_6) / (r * n)) != 0 by rule (nz_is (c := (r_6 * r_4 * r^-1 * n^-1)) _ _); [clear - NZ_15 NZ_18 E_r4 E_r6 R; first [reflexivity | field: E_r4 E_r6; nz | ring: E_r4 E_r6] | clear - NZ_57 NZ_32 NZ_15 NZ_18 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_59 : t_52 != 0 := nz_is e_53 NZ_58.
have S_60 : 0 <= ((n * eps + m_2) / (n)) by rule (nneg_is (c := (n * eps + m_2) * n^-1) _ _); [clear - NZ_18 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_5 S_11 S_16 S_r4 S_28 S_r5 S_29 S_54 S_r6 S_55 NZ_10 NZ_15 NZ_18 NZ_31 NZ_32 NZ_35 NZ_57 R; sgn].
have C_61 : 0 <= t_24 := nneg_is e_25 S_60.
have S_62 : 0 <= ((n * eps * r ^+ 2 + m_2) / (n * r ^+ 2)) by rule (nneg_is (c := (n * eps * r ^+ 2 + m_2) * n^-1 * r^-1 ^+ 2) _ _); [clear - NZ_18 NZ_15 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_5 S_11 S_16 S_r4 S_28 S_r5 S_29 S_54 S_r6 S_55 NZ_10 NZ_15 NZ_18 NZ_31 NZ_32 NZ_35 NZ_57 R; sgn].
have C_63 : 0 <= t_50 := nneg_is e_51 S_62.
pose t_64 : R := t_26^-1.
have NZ_66 : (r_4 * r_5) != 0 :> R by rule (nz_is (c := (r_5 * r_4)) _ _); [clear - R; ring | clear - NZ_31 NZ_32 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_65 : t_64 = ((r_4 * r_5) / ((n * eps + m_2))) by rule (num_eq (num1 (fun a : R => a^-1) e_27) _); clear - NZ_31 NZ_32 NZ_66 NZ_18 NZ_35 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
pose t_67 : 'cV[R]_N := t_64 *: activation.
have e_68 : t_67 = (col (fun i => ((r_4 * r_5) / ((n * eps + m_2))) * ((activation i 0)))) by rule (col_eq (col_scale e_65 e_1) _) => i; reduce; clear - NZ_35 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
pose t_69 : R := dot t_67 t_67.
have d_71 : whole (fun i => (n / ((n * eps + m_2))) * ((activation i 0) ^+ 2)) = ((n * m_2) / ((n * eps + m_2))) by rule (num_eq (partZ (n / ((n * eps + m_2))) M_2) _); clear - NZ_35 R; first [reflexivity | field; nz | ring].
have d_72 : whole (fun i => (((r_4 * r_5) / ((n * eps + m_2))) * ((activation i 0))) * (((r_4 * r_5) / ((n * eps + m_2))) * ((activation i 0)))) = ((n * m_2) / ((n * eps + m_2))) by rule (whole_eq _ d_71) => i; clear - NZ_35 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
have e_70 : t_69 = ((n * m_2) / ((n * eps + m_2))) by rule (dot_node e_68 e_68 d_72); done.
pose t_74 : R := r ^+ 2.
have e_75 : t_74 = (r ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_12) _); clear - R; first [reflexivity | ring].
pose t_76 : R := eps * t_74.
have e_77 : t_76 = (eps * r ^+ 2) by rule (num_eq (num2 (fun a b : R => a * b) e_23 e_75) _); clear - R; first [reflexivity | ring].
pose t_78 : R := t_21 + t_76.
have e_79 : t_78 = ((n * eps * r ^+ 2 + m_2) / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_22 e_77) _); clear - NZ_18 R; first [reflexivity | field; nz | ring].
pose t_80 : R := t_78 / t_24.
have e_81 : t_80 = ((n * eps * r ^+ 2 + m_2) / ((n * eps + m_2))) by rule (num_eq (num2 (fun a b : R => a / b) e_79 e_25) _); clear - NZ_35 NZ_18 R; first [reflexivity | field; nz | ring].
pose t_82 : R := t_52^-1.
have NZ_84 : (r_4 * r_6) != 0 :> R by rule (nz_is (c := (r_6 * r_4)) _ _); [clear - R; ring | clear - NZ_57 NZ_32 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have NZ_85 := lt0r_neq0 S_54.
have e_83 : t_82 = ((r * r_4 * r_6) / ((n * eps * r ^+ 2 + m_2))) by rule (num_eq (num1 (fun a : R => a^-1) e_53) _); clear - NZ_57 NZ_32 NZ_84 NZ_15 NZ_18 NZ_85 E_r4 E_r6 R; first [reflexivity | field: E_r4 E_r6; nz | ring: E_r4 E_r6].
pose t_86 : 'cV[R]_N := t_82 *: t_42.
have e_87 : t_86 = (col (fun i => ((r_4 * r_6) / ((n * eps * r ^+ 2 + m_2))) * ((activation i 0)))) by rule (col_eq (col_scale e_83 e_43) _) => i; reduce; clear - NZ_85 NZ_15 E_r4 E_r6 R; first [reflexivity | field: E_r4 E_r6; nz | ring: E_r4 E_r6].
pose t_88 : R := dot t_86 t_86.
have d_90 : whole (fun i => (n / ((n * eps * r ^+ 2 + m_2))) * ((activation i 0) ^+ 2)) = ((n * m_2) / ((n * eps * r ^+ 2 + m_2))) by rule (num_eq (partZ (n / ((n * eps * r ^+ 2 + m_2))) M_2) _); clear - NZ_85 R; first [reflexivity | field; nz | ring].
have d_91 : whole (fun i => (((r_4 * r_6) / ((n * eps * r ^+ 2 + m_2))) * ((activation i 0))) * (((r_4 * r_6) / ((n * eps * r ^+ 2 + m_2))) * ((activation i 0)))) = ((n * m_2) / ((n * eps * r ^+ 2 + m_2))) by rule (whole_eq _ d_90) => i; clear - NZ_85 E_r4 E_r6 R; first [reflexivity | field: E_r4 E_r6; nz | ring: E_r4 E_r6].
have e_89 : t_88 = ((n * m_2) / ((n * eps * r ^+ 2 + m_2))) by rule (dot_node e_87 e_87 d_91); done.
pose t_92 : R := t_80 * t_88.
have e_93 : t_92 = ((n * m_2) / ((n * eps + m_2))) by rule (num_eq (num2 (fun a b : R => a * b) e_81 e_89) _); clear - NZ_35 NZ_85 R; first [reflexivity | field; nz | ring].
have C_73 : t_69 = t_92 by rule (num_eq e_70 (esym (num_eq e_93 _))); clear - NZ_35 R; first [reflexivity | field; nz | ring].
split; first exact: C_20.
split; first exact: C_34.
split; first exact: C_37.
split; first exact: C_39.
split; first exact: C_59.
split; first exact: C_61.
split; first exact: C_63.
exact: C_73.
Qed.

(* lnverify.second-norm.example
   At a root mean square of 10⁻³ before both norms, with ε = 10⁻⁶ in both, the output is shorter by more than 27 %
   this project; with a proof; compare “FlashNorm”, “Epsilon caveat” *)
Theorem lnverify_second_norm_example :
  1 / (10%:R ^+ 6) + 1 / (10%:R ^+ 6) != 0 :> R /\
  0 <= (1 / (10%:R ^+ 6) + (1 / (10%:R ^+ 6)) * (1 / (10%:R ^+ 6) + 1 / (10%:R ^+ 6))) / (1 / (10%:R ^+ 6) + 1 / (10%:R ^+ 6)) :> R /\
  Num.sqrt ((1 / (10%:R ^+ 6) + (1 / (10%:R ^+ 6)) * (1 / (10%:R ^+ 6) + 1 / (10%:R ^+ 6))) / (1 / (10%:R ^+ 6) + 1 / (10%:R ^+ 6))) <= 73%:R / (10%:R ^+ 2) :> R.
Proof.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
have e_2 : (10%:R ^+ 6) = ((10%:R ^+ 6)) :> R by clear - R; first [reflexivity | ring].
pose t_3 : R := (1 : R) / ((10%:R ^+ 6) : R).
have NZ_5 : ((10%:R ^+ 6)) != 0 :> R by rule (nz_is (c := ((10%:R ^+ 6))) _ _); [clear - R; ring | clear -  R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1 | apply: lt0r_neq0; sgn]].
have e_4 : t_3 = (1 / ((10%:R ^+ 6))) by rule (num_eq (num2 (fun a b : R => a / b) e_1 e_2) _); clear - NZ_5 N R; first [reflexivity | field; first [done | nz] | ring].
pose t_6 : R := t_3 + t_3.
have e_7 : t_6 = (1 / ((5%:R * (10%:R ^+ 5)))) by rule (num_eq (num2 (fun a b : R => a + b) e_4 e_4) _); clear - N R; first [reflexivity | field; first [done | nz] | ring].
have NZ_8 : (1 / ((5%:R * (10%:R ^+ 5)))) != 0 :> R by rule (nz_is (c := ((5%:R * (10%:R ^+ 5))^-1)) _ _); [clear - N R; first [reflexivity | field; first [done | nz] | ring] | clear - R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0 | apply: lt0r_neq0; sgn]].
have C_9 : t_6 != 0 := nz_is e_7 NZ_8.
pose t_10 : R := t_3 * t_6.
have e_11 : t_10 = (1 / ((5%:R * (10%:R ^+ 11)))) by rule (num_eq (num2 (fun a b : R => a * b) e_4 e_7) _); clear - N R; first [reflexivity | field; first [done | nz] | ring].
pose t_12 : R := t_3 + t_10.
have e_13 : t_12 = ((((5%:R * (10%:R ^+ 3)) * 100%:R + 1)) / ((5%:R * (10%:R ^+ 11)))) by rule (num_eq (num2 (fun a b : R => a + b) e_4 e_11) _); clear - N R; first [reflexivity | field; first [done | nz] | ring].
pose t_14 : R := t_12 / t_6.
have e_15 : t_14 = ((((5%:R * (10%:R ^+ 3)) * 100%:R + 1)) / ((10%:R ^+ 6))) by rule (num_eq (num2 (fun a b : R => a / b) e_13 e_7) _); clear - N R; first [reflexivity | field; first [done | nz] | ring].
have S_16 : 0 <= (((5%:R * (10%:R ^+ 3)) * 100%:R + 1)) :> R by clear - NZ_5 R; sgn.
have S_17 : 0 <= ((((5%:R * (10%:R ^+ 3)) * 100%:R + 1)) / ((10%:R ^+ 6))) :> R by rule (nneg_is (c := (((5%:R * (10%:R ^+ 3)) * 100%:R + 1)) * (10%:R ^+ 6)^-1) _ _); [clear - N R; first [reflexivity | field; first [done | nz] | ring] | clear - NZ_5 R; sgn].
have C_18 : 0 <= t_14 := nneg_is e_15 S_17.
pose t_19 : R := Num.sqrt t_14.
have S_21 : 0 < 3%:R :> R by clear - NZ_5 R; sgn.
have [r_1 S_r1 E_r1] : exists2 r : R, 0 < r & r ^+ 2 = 3%:R by exact: (root_pos S_21).
have S_22 : 0 < (((16%:R * 100%:R + 66%:R) * 100%:R + 67%:R)) :> R by clear - S_r1 NZ_5 R; sgn.
have [r_2 S_r2 E_r2] : exists2 r : R, 0 < r & r ^+ 2 = (((16%:R * 100%:R + 66%:R) * 100%:R + 67%:R)) by exact: (root_pos S_22).
have S_23 : 0 <= (r_1 * r_2) by rule (nneg_is (c := r_2 * r_1) _ _); [clear - E_r1 E_r2 R; first [reflexivity | ring: E_r1 E_r2] | clear - S_r1 S_r2 NZ_5 R; sgn].
have S_24 : 0 <= ((r_1 * r_2) / ((10%:R ^+ 3))) by rule (nneg_is (c := (r_1 * r_2) * (10%:R ^+ 3)^-1) _ _); [clear - E_r1 E_r2 N R; first [reflexivity | field: E_r1 E_r2; first [done | nz] | ring: E_r1 E_r2] | clear - S_r1 S_r2 S_23 NZ_5 R; sgn].
have e_20 : t_19 = ((r_1 * r_2) / ((10%:R ^+ 3))) by rule (sqrt_node e_15 S_24 _); clear - E_r1 E_r2 N R; first [reflexivity | field: E_r1 E_r2; first [done | nz] | ring: E_r1 E_r2].
have e_26 : 73%:R = 73%:R :> R by clear - R; first [reflexivity | ring].
have e_27 : (10%:R ^+ 2) = ((10%:R ^+ 2)) :> R by clear - R; first [reflexivity | ring].
pose t_28 : R := (73%:R : R) / ((10%:R ^+ 2) : R).
have NZ_30 : ((10%:R ^+ 2)) != 0 :> R by rule (nz_is (c := ((10%:R ^+ 2))) _ _); [clear - R; ring | clear -  R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1 | apply: lt0r_neq0; sgn]].
have e_29 : t_28 = (73%:R / ((10%:R ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_26 e_27) _); clear - NZ_30 N R; first [reflexivity | field; first [done | nz] | ring].
have S_31 : 0 <= ((7%:R * 100%:R + 30%:R)) :> R by clear - S_r1 S_r2 S_23 NZ_5 NZ_30 R; sgn.
have S_32 : 0 <= (((3%:R * 100%:R + 28%:R) * 100%:R + 99%:R)) :> R by clear - S_r1 S_r2 S_23 NZ_5 NZ_30 R; sgn.
have S_33 : 0 <= (- r_1 * r_2 + (7%:R * 100%:R + 30%:R)) by rule (nneg_is (c := ((7%:R * 100%:R + 30%:R)) + (- r_1) * r_2) _ _); [clear - E_r1 E_r2 R; first [field: E_r1 E_r2 | ring: E_r1 E_r2] | apply: root_pos_neg; [exact: S_31 | exact: (ltW S_r2) | rewrite -oppr_ge0; rule (nneg_is _ (ltW S_r1)); clear - E_r1 R; first [field: E_r1 | ring: E_r1] | rule (nneg_is _ S_32); clear - E_r1 E_r2 R; first [field: E_r1 E_r2 | ring: E_r1 E_r2]]].
have S_34 : 0 <= ((- r_1 * r_2 + (7%:R * 100%:R + 30%:R)) / ((10%:R ^+ 3))) by rule (nneg_is (c := (- r_1 * r_2 + (7%:R * 100%:R + 30%:R)) * (10%:R ^+ 3)^-1) _ _); [clear - E_r1 E_r2 N R; first [reflexivity | field: E_r1 E_r2; first [done | nz] | ring: E_r1 E_r2] | clear - S_r1 S_r2 S_23 S_33 NZ_5 NZ_30 R; sgn].
have C_25 : t_19 <= t_28 by rule (le_by e_20 e_29 _ S_34); clear - E_r1 E_r2 N R; first [reflexivity | field: E_r1 E_r2; first [done | nz] | ring: E_r1 E_r2].
split; first exact: C_9.
split; first exact: C_18.
exact: C_25.
Qed.

(* flashnorm.bias-moves
   The bias of a norm moves behind the next linear layer, whose own bias becomes c + b·w
   N. Graef, F. Makraduli, A. Wasielewski, M. Clapp, “FlashNorm: Fast Normalization for Transformers”,
   arXiv:2407.09577, the text in the authors’ repository, commit 29a7efe, last changed on 5 May 2026; the section on
   normalization bias *)
Theorem flashnorm_bias_moves (w y gain bias : 'cV[R]_N) (c : R) :
  (0 < N)%N ->
  dot (had gain y + bias) w + c = dot (had gain y) w + (c + dot bias w) :> R.
Proof.
move=> N_gt0.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : gain = (col (fun i => (gain i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
have e_2 : y = (col (fun i => (y i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_3 : 'cV[R]_N := had gain y.
have e_4 : t_3 = (col (fun i => (gain i 0) * (y i 0))) by rule (col_eq (col_had e_1 e_2) _) => i; reduce; clear - R; first [reflexivity | ring].
have e_5 : bias = (col (fun i => (bias i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_6 : 'cV[R]_N := t_3 + bias.
have e_7 : t_6 = (col (fun i => (gain i 0) * (y i 0) + (bias i 0))) by rule (col_eq (col_add e_4 e_5) _) => i; reduce; clear - R; first [reflexivity | ring].
have e_8 : w = (col (fun i => (w i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_9 : R := dot t_6 w.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_11 : 0 <= n - 1 by rewrite subr_ge0.
have [m_1 M_1] := some_number (part xpredT (fun i => (gain i 0) * (w i 0) * (y i 0))).
have [m_2 M_2] := some_number (part xpredT (fun i => (bias i 0) * (w i 0))).
have d_12 : whole (fun i => (gain i 0) * (w i 0) * (y i 0) + (bias i 0) * (w i 0)) = (m_1 + m_2) by rule (num_eq (partD M_1 M_2) _); clear - R; first [reflexivity | ring].
have d_13 : whole (fun i => ((gain i 0) * (y i 0) + (bias i 0)) * ((w i 0))) = (m_1 + m_2) by rule (whole_eq _ d_12) => i; clear - R; first [reflexivity | ring].
have e_10 : t_9 = (m_1 + m_2) by rule (dot_node e_7 e_8 d_13); done.
have e_14 : c = c by [].
pose t_15 : R := t_9 + c.
have e_16 : t_15 = (m_1 + m_2 + c) by rule (num_eq (num2 (fun a b : R => a + b) e_10 e_14) _); clear - R; first [reflexivity | ring].
pose t_18 : R := dot t_3 w.
have d_20 : whole (fun i => (gain i 0) * (w i 0) * (y i 0)) = m_1 by rule (num_eq M_1 _); clear - R; first [reflexivity | ring].
have d_21 : whole (fun i => ((gain i 0) * (y i 0)) * ((w i 0))) = m_1 by rule (whole_eq _ d_20) => i; clear - R; first [reflexivity | ring].
have e_19 : t_18 = m_1 by rule (dot_node e_4 e_8 d_21); done.
pose t_22 : R := dot bias w.
have d_24 : whole (fun i => (bias i 0) * (w i 0)) = m_2 by rule (num_eq M_2 _); clear - R; first [reflexivity | ring].
have d_25 : whole (fun i => ((bias i 0)) * ((w i 0))) = m_2 by rule (whole_eq _ d_24) => i; clear - R; first [reflexivity | ring].
have e_23 : t_22 = m_2 by rule (dot_node e_5 e_8 d_25); done.
pose t_26 : R := c + t_22.
have e_27 : t_26 = (m_2 + c) by rule (num_eq (num2 (fun a b : R => a + b) e_14 e_23) _); clear - R; first [reflexivity | ring].
pose t_28 : R := t_18 + t_26.
have e_29 : t_28 = (m_1 + m_2 + c) by rule (num_eq (num2 (fun a b : R => a + b) e_19 e_27) _); clear - R; first [reflexivity | ring].
have C_17 : t_15 = t_28 by rule (num_eq e_16 (esym (num_eq e_29 _))); clear - R; first [reflexivity | ring].
exact: C_17.
Qed.

(* flashnorm.centring
   Mean centring folds into the linear layer before it: each row gives up the mean of its entries
   N. Graef, F. Makraduli, A. Wasielewski, M. Clapp, “FlashNorm: Fast Normalization for Transformers”,
   arXiv:2407.09577, the text in the authors’ repository, commit 29a7efe, last changed on 5 May 2026; the section on
   mean centring *)
Theorem flashnorm_centring (w v : 'cV[R]_N) (t x : R) :
  (0 < N)%N ->
  N%:R != 0 :> R /\
  centered (t *: w + x *: v) = t *: centered w + x *: centered v :> 'cV[R]_N.
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
have e_6 : t = t by [].
have e_7 : w = (col (fun i => (w i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_8 : 'cV[R]_N := t *: w.
have e_9 : t_8 = (col (fun i => t * ((w i 0)))) by rule (col_eq (col_scale e_6 e_7) _) => i; reduce; clear - R; first [reflexivity | ring].
have e_10 : x = x by [].
have e_11 : v = (col (fun i => (v i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_12 : 'cV[R]_N := x *: v.
have e_13 : t_12 = (col (fun i => x * ((v i 0)))) by rule (col_eq (col_scale e_10 e_11) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_14 : 'cV[R]_N := t_8 + t_12.
have e_15 : t_14 = (col (fun i => t * ((w i 0)) + x * ((v i 0)))) by rule (col_eq (col_add e_9 e_13) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_16 : R := sumv t_14.
have [m_3 M_3] := some_number (part xpredT (fun i => (w i 0))).
have [m_4 M_4] := some_number (part xpredT (fun i => (v i 0))).
have e_17 : t_16 = (t * m_3 + x * m_4) by rule (sum_node e_15 (partD (partZ t M_3) (partZ x M_4)) _); clear - R; first [reflexivity | ring].
pose t_18 : R := t_16 / N%:R.
have e_19 : t_18 = ((t * m_3 + x * m_4) / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_17 e_1) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have e_20 : (ones : 'cV[R]_N) = (col (fun i => 1)) by rule (col_eq (col_ones R N) _) => i; clear - R; first [reflexivity | ring].
pose t_21 : 'cV[R]_N := t_18 *: (ones : 'cV[R]_N).
have e_22 : t_21 = (col (fun i => ((t * m_3 + x * m_4) / (n)) * (1))) by rule (col_eq (col_scale e_19 e_20) _) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_23 : 'cV[R]_N := t_14 - t_21.
have e_24 : t_23 = (col (fun i => t * ((w i 0)) + x * ((v i 0)) + ((- t * m_3 - x * m_4) / (n)) * (1))) by rule (col_eq (col_sub e_15 e_22) _) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_26 : R := sumv w.
have e_27 : t_26 = m_3 by rule (sum_node e_7 M_3 _); clear - R; first [reflexivity | ring].
pose t_28 : R := t_26 / N%:R.
have e_29 : t_28 = (m_3 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_27 e_1) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_30 : 'cV[R]_N := t_28 *: (ones : 'cV[R]_N).
have e_31 : t_30 = (col (fun i => (m_3 / (n)) * (1))) by rule (col_eq (col_scale e_29 e_20) _) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_32 : 'cV[R]_N := w - t_30.
have e_33 : t_32 = (col (fun i => (w i 0) + ((- m_3) / (n)) * (1))) by rule (col_eq (col_sub e_7 e_31) _) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_34 : 'cV[R]_N := t *: t_32.
have e_35 : t_34 = (col (fun i => t * ((w i 0)) + ((- t * m_3) / (n)) * (1))) by rule (col_eq (col_scale e_6 e_33) _) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_36 : R := sumv v.
have e_37 : t_36 = m_4 by rule (sum_node e_11 M_4 _); clear - R; first [reflexivity | ring].
pose t_38 : R := t_36 / N%:R.
have e_39 : t_38 = (m_4 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_37 e_1) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_40 : 'cV[R]_N := t_38 *: (ones : 'cV[R]_N).
have e_41 : t_40 = (col (fun i => (m_4 / (n)) * (1))) by rule (col_eq (col_scale e_39 e_20) _) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_42 : 'cV[R]_N := v - t_40.
have e_43 : t_42 = (col (fun i => (v i 0) + ((- m_4) / (n)) * (1))) by rule (col_eq (col_sub e_11 e_41) _) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_44 : 'cV[R]_N := x *: t_42.
have e_45 : t_44 = (col (fun i => x * ((v i 0)) + ((- x * m_4) / (n)) * (1))) by rule (col_eq (col_scale e_10 e_43) _) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_46 : 'cV[R]_N := t_34 + t_44.
have e_47 : t_46 = (col (fun i => t * ((w i 0)) + ((- t * m_3 - x * m_4) / (n)) * (1) + x * ((v i 0)))) by rule (col_eq (col_add e_35 e_45) _) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
have C_25 : t_23 = t_46 by rule (col_same e_24 e_47 _) => i; clear - NZ_3 R; first [reflexivity | field; nz | ring].
split; first exact: C_5.
exact: C_25.
Qed.

(* flashnorm.nope
   Where no rotation stands between, the gains of queries and keys make one: their product, entry by entry
   N. Graef, F. Makraduli, A. Wasielewski, M. Clapp, “FlashNorm: Fast Normalization for Transformers”,
   arXiv:2407.09577, the text in the authors’ repository, commit 29a7efe, last changed on 5 May 2026; the section on
   QK-normalization, on NoPE channels *)
Theorem flashnorm_nope (gain h q k : 'cV[R]_N) :
  (0 < N)%N ->
  dot (had gain q) (had h k) = dot (had (had gain h) q) k :> R.
Proof.
move=> N_gt0.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : gain = (col (fun i => (gain i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
have e_2 : q = (col (fun i => (q i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_3 : 'cV[R]_N := had gain q.
have e_4 : t_3 = (col (fun i => (gain i 0) * (q i 0))) by rule (col_eq (col_had e_1 e_2) _) => i; reduce; clear - R; first [reflexivity | ring].
have e_5 : h = (col (fun i => (h i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
have e_6 : k = (col (fun i => (k i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_7 : 'cV[R]_N := had h k.
have e_8 : t_7 = (col (fun i => (h i 0) * (k i 0))) by rule (col_eq (col_had e_5 e_6) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_9 : R := dot t_3 t_7.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_11 : 0 <= n - 1 by rewrite subr_ge0.
have [m_1 M_1] := some_number (part xpredT (fun i => (gain i 0) * (h i 0) * (k i 0) * (q i 0))).
have d_12 : whole (fun i => (gain i 0) * (h i 0) * (k i 0) * (q i 0)) = m_1 by rule (num_eq M_1 _); clear - R; first [reflexivity | ring].
have d_13 : whole (fun i => ((gain i 0) * (q i 0)) * ((h i 0) * (k i 0))) = m_1 by rule (whole_eq _ d_12) => i; clear - R; first [reflexivity | ring].
have e_10 : t_9 = m_1 by rule (dot_node e_4 e_8 d_13); done.
pose t_15 : 'cV[R]_N := had gain h.
have e_16 : t_15 = (col (fun i => (gain i 0) * (h i 0))) by rule (col_eq (col_had e_1 e_5) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_17 : 'cV[R]_N := had t_15 q.
have e_18 : t_17 = (col (fun i => (gain i 0) * (h i 0) * (q i 0))) by rule (col_eq (col_had e_16 e_2) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_19 : R := dot t_17 k.
have d_21 : whole (fun i => ((gain i 0) * (h i 0) * (q i 0)) * ((k i 0))) = m_1 by rule (whole_eq _ d_12) => i; clear - R; first [reflexivity | ring].
have e_20 : t_19 = m_1 by rule (dot_node e_18 e_6 d_21); done.
have C_14 : t_9 = t_19 by rule (num_eq e_10 (esym (num_eq e_20 _))); clear - R; first [reflexivity | ring].
exact: C_14.
Qed.

(* lnverify.eps-scale-error
   The root mean square with ε at ca exceeds c times that at a by at most the share (1 − c²)ε/(2c²(m + ε))
   this project; with a proof; compare “FlashNorm”, appendix “RMS with epsilon” *)
Theorem lnverify_eps_scale_error (activation : 'cV[R]_N) (eps c : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < dot activation activation / N%:R + eps ->
  0 < c ->
  N%:R != 0 :> R /\
  c * Num.sqrt (eps + dot activation activation / N%:R) != 0 /\
  c ^+ 2 * (dot activation activation / N%:R + eps) != 0 /\
  2%:R * c ^+ 2 * (dot activation activation / N%:R + eps) != 0 /\
  0 <= eps + c ^+ 2 * (dot activation activation / N%:R) /\
  0 <= eps + dot activation activation / N%:R /\
  (Num.sqrt (eps + c ^+ 2 * (dot activation activation / N%:R)) / (c * Num.sqrt (eps + dot activation activation / N%:R)) - 1) * (Num.sqrt (eps + c ^+ 2 * (dot activation activation / N%:R)) / (c * Num.sqrt (eps + dot activation activation / N%:R)) + 1) = ((1 - c ^+ 2) * eps) / (c ^+ 2 * (dot activation activation / N%:R + eps)) :> R /\
  Num.sqrt (eps + c ^+ 2 * (dot activation activation / N%:R)) / (c * Num.sqrt (eps + dot activation activation / N%:R)) - 1 <= ((1 - c ^+ 2) * eps) / (2%:R * c ^+ 2 * (dot activation activation / N%:R + eps)).
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
have e_19 : c = c by [].
have H_20 := pos_of H1 e_19.
have NZ_21 := lt0r_neq0 H_20.
have NZ_22 : c != 0 by rule (nz_factor (f := c) (r := 1) NZ_21 _); clear - R; first [reflexivity | ring].
have S_23 : 0 < c by rule (pos_quotient H_20 (r := 1) _ _); [clear - H_eps N_pos S_4 S_5 S_18 NZ_11 NZ_17 NZ_22 R; sgn | clear - R; first [reflexivity | ring]].
have NZ_24 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_11 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_25 : N%:R != 0 := nz_is e_8 NZ_24.
pose t_26 : R := eps + t_9.
have e_27 : t_26 = ((n * eps + m_2) / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_12 e_10) _); clear - NZ_11 R; first [reflexivity | field; nz | ring].
pose t_28 : R := Num.sqrt t_26.
have [r_5 S_r5 E_r5] : exists2 r : R, 0 < r & r ^+ 2 = n by exact: (root_pos N_pos).
have [r_6 S_r6 E_r6] : exists2 r : R, 0 < r & r ^+ 2 = (n * eps + m_2) by exact: (root_pos S_18).
have S_30 : 0 <= (r_5 * r_6) by rule (nneg_is (c := r_6 * r_5) _ _); [clear - E_r5 E_r6 R; first [reflexivity | ring: E_r5 E_r6] | clear - H_eps N_pos S_4 S_5 S_18 S_23 S_r5 S_r6 NZ_11 NZ_17 NZ_22 R; sgn].
have S_31 : 0 <= ((r_5 * r_6) / (n)) by rule (nneg_is (c := (r_5 * r_6) * n^-1) _ _); [clear - NZ_11 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6] | clear - H_eps N_pos S_4 S_5 S_18 S_23 S_r5 S_r6 S_30 NZ_11 NZ_17 NZ_22 R; sgn].
have e_29 : t_28 = ((r_5 * r_6) / (n)) by rule (sqrt_node e_27 S_31 _); clear - NZ_11 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6].
pose t_32 : R := c * t_28.
have e_33 : t_32 = ((c * r_5 * r_6) / (n)) by rule (num_eq (num2 (fun a b : R => a * b) e_19 e_29) _); clear - NZ_11 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6].
have NZ_34 := lt0r_neq0 S_r6.
have NZ_35 := lt0r_neq0 S_r5.
have NZ_36 : ((c * r_5 * r_6) / (n)) != 0 by rule (nz_is (c := (r_6 * r_5 * c * n^-1)) _ _); [clear - NZ_11 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6] | clear - NZ_34 NZ_35 NZ_22 NZ_11 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_37 : t_32 != 0 := nz_is e_33 NZ_36.
pose t_38 : R := c ^+ 2.
have e_39 : t_38 = (c ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_19) _); clear - R; first [reflexivity | ring].
pose t_40 : R := t_38 * t_13.
have e_41 : t_40 = ((n * eps * c ^+ 2 + m_2 * c ^+ 2) / (n)) by rule (num_eq (num2 (fun a b : R => a * b) e_39 e_14) _); clear - NZ_11 R; first [reflexivity | field; nz | ring].
have NZ_42 : ((n * eps * c ^+ 2 + m_2 * c ^+ 2) / (n)) != 0 by rule (nz_is (c := ((n * eps + m_2) * c ^+ 2 * n^-1)) _ _); [clear - NZ_11 R; first [reflexivity | field; nz | ring] | clear - NZ_17 NZ_22 NZ_11 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_43 : t_40 != 0 := nz_is e_41 NZ_42.
have e_44 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_45 : R := (2%:R : R) * t_38.
have e_46 : t_45 = (2%:R * c ^+ 2) by rule (num_eq (num2 (fun a b : R => a * b) e_44 e_39) _); clear - R; first [reflexivity | ring].
pose t_47 : R := t_45 * t_13.
have e_48 : t_47 = ((2%:R * n * eps * c ^+ 2 + 2%:R * m_2 * c ^+ 2) / (n)) by rule (num_eq (num2 (fun a b : R => a * b) e_46 e_14) _); clear - NZ_11 R; first [reflexivity | field; nz | ring].
have NZ_49 : ((2%:R * n * eps * c ^+ 2 + 2%:R * m_2 * c ^+ 2) / (n)) != 0 by rule (nz_is (c := (2%:R * (n * eps + m_2) * c ^+ 2 * n^-1)) _ _); [clear - NZ_11 R; first [reflexivity | field; nz | ring] | clear - NZ_17 NZ_22 NZ_11 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_50 : t_47 != 0 := nz_is e_48 NZ_49.
pose t_51 : R := t_38 * t_9.
have e_52 : t_51 = ((m_2 * c ^+ 2) / (n)) by rule (num_eq (num2 (fun a b : R => a * b) e_39 e_10) _); clear - NZ_11 R; first [reflexivity | field; nz | ring].
pose t_53 : R := eps + t_51.
have e_54 : t_53 = ((n * eps + m_2 * c ^+ 2) / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_12 e_52) _); clear - NZ_11 R; first [reflexivity | field; nz | ring].
have S_55 : 0 <= (n * eps + m_2 * c ^+ 2) by clear - H_eps N_pos S_4 S_5 S_18 S_23 S_r5 S_r6 S_30 NZ_11 NZ_17 NZ_22 NZ_34 NZ_35 R; sgn.
have S_56 : 0 <= ((n * eps + m_2 * c ^+ 2) / (n)) by rule (nneg_is (c := (n * eps + m_2 * c ^+ 2) * n^-1) _ _); [clear - NZ_11 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_5 S_18 S_23 S_r5 S_r6 S_30 S_55 NZ_11 NZ_17 NZ_22 NZ_34 NZ_35 R; sgn].
have C_57 : 0 <= t_53 := nneg_is e_54 S_56.
have S_58 : 0 <= ((n * eps + m_2) / (n)) by rule (nneg_is (c := (n * eps + m_2) * n^-1) _ _); [clear - NZ_11 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_5 S_18 S_23 S_r5 S_r6 S_30 S_55 NZ_11 NZ_17 NZ_22 NZ_34 NZ_35 R; sgn].
have C_59 : 0 <= t_26 := nneg_is e_27 S_58.
pose t_60 : R := Num.sqrt t_53.
have [r_4 S_r4 E_r4] : exists2 r : R, 0 <= r & r ^+ 2 = (n * eps + m_2 * c ^+ 2) by exact: (root_nneg S_55).
have S_62 : 0 <= (r_4 * r_5) by rule (nneg_is (c := r_5 * r_4) _ _); [clear - E_r4 E_r5 R; first [reflexivity | ring: E_r4 E_r5] | clear - H_eps N_pos S_4 S_5 S_18 S_23 S_r5 S_r6 S_30 S_55 S_r4 NZ_11 NZ_17 NZ_22 NZ_34 NZ_35 R; sgn].
have S_63 : 0 <= ((r_4 * r_5) / (n)) by rule (nneg_is (c := (r_4 * r_5) * n^-1) _ _); [clear - NZ_11 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5] | clear - H_eps N_pos S_4 S_5 S_18 S_23 S_r5 S_r6 S_30 S_55 S_r4 S_62 NZ_11 NZ_17 NZ_22 NZ_34 NZ_35 R; sgn].
have e_61 : t_60 = ((r_4 * r_5) / (n)) by rule (sqrt_node e_54 S_63 _); clear - NZ_11 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
pose t_64 : R := t_60 / t_32.
have NZ_66 : (c * r_5 * r_6) != 0 :> R by rule (nz_is (c := (r_6 * r_5 * c)) _ _); [clear - R; ring | clear - NZ_34 NZ_35 NZ_22 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_65 : t_64 = ((r_4 * r_6) / (c * (n * eps + m_2))) by rule (num_eq (num2 (fun a b : R => a / b) e_61 e_33) _); clear - NZ_34 NZ_35 NZ_22 NZ_66 NZ_11 NZ_17 E_r4 E_r5 E_r6 R; first [reflexivity | field: E_r4 E_r5 E_r6; nz | ring: E_r4 E_r5 E_r6].
have e_67 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose t_68 : R := t_64 - (1 : R).
have e_69 : t_68 = ((- n * eps * c - m_2 * c + r_4 * r_6) / (c * (n * eps + m_2))) by rule (num_eq (num2 (fun a b : R => a - b) e_65 e_67) _); clear - NZ_22 NZ_17 E_r4 E_r6 R; first [reflexivity | field: E_r4 E_r6; nz | ring: E_r4 E_r6].
pose t_70 : R := t_64 + (1 : R).
have e_71 : t_70 = ((n * eps * c + m_2 * c + r_4 * r_6) / (c * (n * eps + m_2))) by rule (num_eq (num2 (fun a b : R => a + b) e_65 e_67) _); clear - NZ_22 NZ_17 E_r4 E_r6 R; first [reflexivity | field: E_r4 E_r6; nz | ring: E_r4 E_r6].
pose t_72 : R := t_68 * t_70.
have e_73 : t_72 = ((- n * eps * c ^+ 2 + n * eps) / ((n * eps + m_2) * c ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_69 e_71) _); clear - NZ_22 NZ_17 E_r4 E_r6 R; first [reflexivity | field: E_r4 E_r6; nz | ring: E_r4 E_r6].
pose t_75 : R := (1 : R) - t_38.
have e_76 : t_75 = (- c ^+ 2 + 1) by rule (num_eq (num2 (fun a b : R => a - b) e_67 e_39) _); clear - R; first [reflexivity | ring].
pose t_77 : R := t_75 * eps.
have e_78 : t_77 = (- eps * c ^+ 2 + eps) by rule (num_eq (num2 (fun a b : R => a * b) e_76 e_12) _); clear - R; first [reflexivity | ring].
pose t_79 : R := t_77 / t_40.
have NZ_81 : (n * eps * c ^+ 2 + m_2 * c ^+ 2) != 0 :> R by rule (nz_is (c := ((n * eps + m_2) * c ^+ 2)) _ _); [clear - R; ring | clear - NZ_17 NZ_22 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_80 : t_79 = ((- n * eps * c ^+ 2 + n * eps) / ((n * eps + m_2) * c ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_78 e_41) _); clear - NZ_17 NZ_22 NZ_81 NZ_11 R; first [reflexivity | field; nz | ring].
have C_74 : t_72 = t_79 by rule (num_eq e_73 (esym (num_eq e_80 _))); clear - NZ_17 NZ_22 R; first [reflexivity | field; nz | ring].
pose t_83 : R := t_77 / t_47.
have NZ_85 : (2%:R * n * eps * c ^+ 2 + 2%:R * m_2 * c ^+ 2) != 0 :> R by rule (nz_is (c := (2%:R * (n * eps + m_2) * c ^+ 2)) _ _); [clear - R; ring | clear - NZ_17 NZ_22 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_84 : t_83 = ((- n * eps * c ^+ 2 + n * eps) / (2%:R * (n * eps + m_2) * c ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_78 e_48) _); clear - NZ_17 NZ_22 NZ_85 NZ_11 R; first [reflexivity | field; nz | ring].
have S_86 : 0 <= (n * eps * c ^+ 2 + n * eps + 2%:R * m_2 * c ^+ 2) by clear - H_eps N_pos S_4 S_5 S_18 S_23 S_r5 S_r6 S_30 S_55 S_r4 S_62 NZ_11 NZ_17 NZ_22 NZ_34 NZ_35 NZ_66 NZ_81 NZ_85 R; sgn.
have S_87 : 0 <= (2%:R * c * r_4) by rule (nneg_is (c := 2%:R * r_4 * c) _ _); [clear - E_r4 R; first [reflexivity | ring: E_r4] | clear - H_eps N_pos S_4 S_5 S_18 S_23 S_r5 S_r6 S_30 S_55 S_r4 S_62 S_86 NZ_11 NZ_17 NZ_22 NZ_34 NZ_35 NZ_66 NZ_81 NZ_85 R; sgn].
have S_88 : 0 <= (n ^+ 2 * eps ^+ 2 * c ^+ 4 - 2%:R * n ^+ 2 * eps ^+ 2 * c ^+ 2 + n ^+ 2 * eps ^+ 2) by rule (nneg_is (c := (c - 1) ^+ 2 * (c + 1) ^+ 2 * eps ^+ 2 * n ^+ 2) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps N_pos S_4 S_5 S_18 S_23 S_r5 S_r6 S_30 S_55 S_r4 S_62 S_86 S_87 NZ_11 NZ_17 NZ_22 NZ_34 NZ_35 NZ_66 NZ_81 NZ_85 R; sgn].
have S_89 : 0 <= (n * eps * c ^+ 2 + n * eps + 2%:R * m_2 * c ^+ 2 - 2%:R * c * r_4 * r_6) by rule (nneg_is (c := (n * eps * c ^+ 2 + n * eps + 2%:R * m_2 * c ^+ 2) + (- 2%:R * c * r_4) * r_6) _ _); [clear - E_r4 E_r6 R; first [field: E_r4 E_r6 | ring: E_r4 E_r6] | apply: root_pos_neg; [exact: S_86 | exact: (ltW S_r6) | rewrite -oppr_ge0; rule (nneg_is _ S_87); clear - E_r4 R; first [field: E_r4 | ring: E_r4] | rule (nneg_is _ S_88); clear - E_r4 E_r6 R; first [field: E_r4 E_r6 | ring: E_r4 E_r6]]].
have S_90 : 0 <= ((n * eps * c ^+ 2 + n * eps + 2%:R * m_2 * c ^+ 2 - 2%:R * c * r_4 * r_6) / (2%:R * (n * eps + m_2) * c ^+ 2)) by rule (nneg_is (c := (n * eps * c ^+ 2 + n * eps + 2%:R * m_2 * c ^+ 2 - 2%:R * c * r_4 * r_6) * 2%:R^-1 * (n * eps + m_2)^-1 * c^-1 ^+ 2) _ _); [clear - NZ_17 NZ_22 E_r4 E_r6 R; first [reflexivity | field: E_r4 E_r6; nz | ring: E_r4 E_r6] | clear - H_eps N_pos S_4 S_5 S_18 S_23 S_r5 S_r6 S_30 S_55 S_r4 S_62 S_86 S_87 S_88 S_89 NZ_11 NZ_17 NZ_22 NZ_34 NZ_35 NZ_66 NZ_81 NZ_85 R; sgn].
have C_82 : t_68 <= t_83 by rule (le_by e_69 e_84 _ S_90); clear - NZ_22 NZ_17 E_r4 E_r6 R; first [reflexivity | field: E_r4 E_r6; nz | ring: E_r4 E_r6].
split; first exact: C_25.
split; first exact: C_37.
split; first exact: C_43.
split; first exact: C_50.
split; first exact: C_57.
split; first exact: C_59.
split; first exact: C_74.
exact: C_82.
Qed.

End Claims.
