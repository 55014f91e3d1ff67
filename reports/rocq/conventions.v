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

(* ioffe.inference-variance
   The factor m/(m − 1) makes of the variance of a batch the one with the divisor m − 1
   S. Ioffe, C. Szegedy, “Batch Normalization: Accelerating Deep Network Training by Reducing Internal Covariate
   Shift”, arXiv:1502.03167; §3.1, the factor m/(m − 1) *)
Theorem ioffe_inference_variance (activation : 'cV[R]_N) :
  (0 < N)%N ->
  2%:R <= N%:R :> R ->
  N%:R - 1 != 0 :> R /\
  N%:R != 0 :> R /\
  (N%:R / (N%:R - 1)) * variance activation = dot (centered activation) (centered activation) / (N%:R - 1) :> R.
Proof.
move=> N_gt0 H0.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_3 : 0 <= n - 1 by rewrite subr_ge0.
have e_2 : N%:R = n by rule (num_eq En _); clear - R; first [reflexivity | ring].
have H_4 : 0 <= (n - 2%:R) by move: (le_of H0 e_1 e_2) => h; rewrite -subr_ge0 in h; rule (nneg_of h _); clear h; clear - R; first [reflexivity | ring].
have NZ_5 := lt0r_neq0 N_pos.
have S_6 : 0 <= (n - 2%:R) by rule (nneg_quotient H_4 (r := 1) _ _); [clear - N_pos S_3 NZ_5 R; sgn | clear - R; first [reflexivity | ring]].
have e_7 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose t_8 : R := N%:R - (1 : R).
have e_9 : t_8 = (n - 1) by rule (num_eq (num2 (fun a b : R => a - b) e_2 e_7) _); clear - R; first [reflexivity | ring].
have S_10 : 0 < (n - 1) by rule (pos_is (c := ((n - 2%:R) * (1) + n) / 2%:R) _ _); [clear - R; first [field | ring] | clear - N_pos S_3 S_6 NZ_5 R; sgn].
have NZ_11 := lt0r_neq0 S_10.
have NZ_12 : (n - 1) != 0 by rule (nz_is (c := ((n - 1))) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_11 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_13 : t_8 != 0 := nz_is e_9 NZ_12.
have NZ_14 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_5 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_15 : N%:R != 0 := nz_is e_2 NZ_14.
pose t_16 : R := N%:R / t_8.
have e_17 : t_16 = (n / ((n - 1))) by rule (num_eq (num2 (fun a b : R => a / b) e_2 e_9) _); clear - NZ_11 R; first [reflexivity | field; nz | ring].
have e_18 : activation = (col (fun i => (activation i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_19 : R := sumv activation.
have [m_1 M_1] := some_number (part xpredT (fun i => (activation i 0))).
have e_20 : t_19 = m_1 by rule (sum_node e_18 M_1 _); clear - R; first [reflexivity | ring].
pose t_21 : R := t_19 / N%:R.
have e_22 : t_21 = (m_1 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_20 e_2) _); clear - NZ_5 R; first [reflexivity | field; nz | ring].
have e_23 : (ones : 'cV[R]_N) = (col (fun i => 1)) by rule (col_eq (col_ones R N) _) => i; clear - R; first [reflexivity | ring].
pose t_24 : 'cV[R]_N := t_21 *: (ones : 'cV[R]_N).
have e_25 : t_24 = (col (fun i => (m_1 / (n)) * (1))) by rule (col_eq (col_scale e_22 e_23) _) => i; reduce; clear - NZ_5 R; first [reflexivity | field; nz | ring].
pose t_26 : 'cV[R]_N := activation - t_24.
have e_27 : t_26 = (col (fun i => (activation i 0) + ((- m_1) / (n)) * (1))) by rule (col_eq (col_sub e_18 e_25) _) => i; reduce; clear - NZ_5 R; first [reflexivity | field; nz | ring].
pose t_28 : R := dot t_26 t_26.
have [m_2 M_2] := some_number (part xpredT (fun i => (activation i 0) ^+ 2)).
have S_30 : 0 <= m_2 by rewrite -M_2; apply: part_ge0 => i; sgn.
have d_31 : whole (fun i => (activation i 0) ^+ 2 + ((- 2%:R * m_1) / (n)) * ((activation i 0)) + ((m_1 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_2 - m_1 ^+ 2) / (n)) by rule (num_eq (partD (partD M_2 (partZ ((- 2%:R * m_1) / (n)) M_1)) (partZ ((m_1 ^+ 2) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_5 R; first [reflexivity | field; nz | ring].
have d_32 : whole (fun i => ((activation i 0) + ((- m_1) / (n)) * (1)) * ((activation i 0) + ((- m_1) / (n)) * (1))) = ((n * m_2 - m_1 ^+ 2) / (n)) by rule (whole_eq _ d_31) => i; clear - NZ_5 R; first [reflexivity | field; nz | ring].
have e_29 : t_28 = ((n * m_2 - m_1 ^+ 2) / (n)) by rule (dot_node e_27 e_27 d_32); done.
pose t_33 : R := t_28 / N%:R.
have e_34 : t_33 = ((n * m_2 - m_1 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_29 e_2) _); clear - NZ_5 R; first [reflexivity | field; nz | ring].
pose t_35 : R := t_16 * t_33.
have e_36 : t_35 = ((n * m_2 - m_1 ^+ 2) / (n * (n - 1))) by rule (num_eq (num2 (fun a b : R => a * b) e_17 e_34) _); clear - NZ_11 NZ_5 R; first [reflexivity | field; nz | ring].
pose t_38 : R := t_28 / t_8.
have e_39 : t_38 = ((n * m_2 - m_1 ^+ 2) / (n * (n - 1))) by rule (num_eq (num2 (fun a b : R => a / b) e_29 e_9) _); clear - NZ_11 NZ_5 R; first [reflexivity | field; nz | ring].
have C_37 : t_35 = t_38 by rule (num_eq e_36 (esym (num_eq e_39 _))); clear - NZ_5 NZ_11 R; first [reflexivity | field; nz | ring].
split; first exact: C_13.
split; first exact: C_15.
exact: C_37.
Qed.

(* torch-docs.running-variance
   What is kept for inference is the unbiased variance, N/(N − 1) times the biased one that training divides by
   the documentation of PyTorch, commit 01e8840, a snapshot before version 0.4, and version 2.13.0; BatchNorm1d
   (2.13.0), on the variance that is used and the one that is kept *)
Theorem torch_docs_running_variance (activation : 'cV[R]_N) :
  (0 < N)%N ->
  2%:R <= N%:R :> R ->
  N%:R != 0 :> R /\
  N%:R - 1 != 0 :> R /\
  dot (centered activation) (centered activation) / (N%:R - 1) = (N%:R / (N%:R - 1)) * variance activation :> R /\
  variance activation <= dot (centered activation) (centered activation) / (N%:R - 1).
Proof.
move=> N_gt0 H0.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_3 : 0 <= n - 1 by rewrite subr_ge0.
have e_2 : N%:R = n by rule (num_eq En _); clear - R; first [reflexivity | ring].
have H_4 : 0 <= (n - 2%:R) by move: (le_of H0 e_1 e_2) => h; rewrite -subr_ge0 in h; rule (nneg_of h _); clear h; clear - R; first [reflexivity | ring].
have NZ_5 := lt0r_neq0 N_pos.
have S_6 : 0 <= (n - 2%:R) by rule (nneg_quotient H_4 (r := 1) _ _); [clear - N_pos S_3 NZ_5 R; sgn | clear - R; first [reflexivity | ring]].
have NZ_7 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_5 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_8 : N%:R != 0 := nz_is e_2 NZ_7.
have e_9 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose t_10 : R := N%:R - (1 : R).
have e_11 : t_10 = (n - 1) by rule (num_eq (num2 (fun a b : R => a - b) e_2 e_9) _); clear - R; first [reflexivity | ring].
have S_12 : 0 < (n - 1) by rule (pos_is (c := ((n - 2%:R) * (1) + n) / 2%:R) _ _); [clear - R; first [field | ring] | clear - N_pos S_3 S_6 NZ_5 R; sgn].
have NZ_13 := lt0r_neq0 S_12.
have NZ_14 : (n - 1) != 0 by rule (nz_is (c := ((n - 1))) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_13 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_15 : t_10 != 0 := nz_is e_11 NZ_14.
have e_16 : activation = (col (fun i => (activation i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_17 : R := sumv activation.
have [m_1 M_1] := some_number (part xpredT (fun i => (activation i 0))).
have e_18 : t_17 = m_1 by rule (sum_node e_16 M_1 _); clear - R; first [reflexivity | ring].
pose t_19 : R := t_17 / N%:R.
have e_20 : t_19 = (m_1 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_18 e_2) _); clear - NZ_5 R; first [reflexivity | field; nz | ring].
have e_21 : (ones : 'cV[R]_N) = (col (fun i => 1)) by rule (col_eq (col_ones R N) _) => i; clear - R; first [reflexivity | ring].
pose t_22 : 'cV[R]_N := t_19 *: (ones : 'cV[R]_N).
have e_23 : t_22 = (col (fun i => (m_1 / (n)) * (1))) by rule (col_eq (col_scale e_20 e_21) _) => i; reduce; clear - NZ_5 R; first [reflexivity | field; nz | ring].
pose t_24 : 'cV[R]_N := activation - t_22.
have e_25 : t_24 = (col (fun i => (activation i 0) + ((- m_1) / (n)) * (1))) by rule (col_eq (col_sub e_16 e_23) _) => i; reduce; clear - NZ_5 R; first [reflexivity | field; nz | ring].
pose t_26 : R := dot t_24 t_24.
have [m_2 M_2] := some_number (part xpredT (fun i => (activation i 0) ^+ 2)).
have S_28 : 0 <= m_2 by rewrite -M_2; apply: part_ge0 => i; sgn.
have d_29 : whole (fun i => (activation i 0) ^+ 2 + ((- 2%:R * m_1) / (n)) * ((activation i 0)) + ((m_1 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_2 - m_1 ^+ 2) / (n)) by rule (num_eq (partD (partD M_2 (partZ ((- 2%:R * m_1) / (n)) M_1)) (partZ ((m_1 ^+ 2) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_5 R; first [reflexivity | field; nz | ring].
have d_30 : whole (fun i => ((activation i 0) + ((- m_1) / (n)) * (1)) * ((activation i 0) + ((- m_1) / (n)) * (1))) = ((n * m_2 - m_1 ^+ 2) / (n)) by rule (whole_eq _ d_29) => i; clear - NZ_5 R; first [reflexivity | field; nz | ring].
have e_27 : t_26 = ((n * m_2 - m_1 ^+ 2) / (n)) by rule (dot_node e_25 e_25 d_30); done.
pose t_31 : R := t_26 / t_10.
have e_32 : t_31 = ((n * m_2 - m_1 ^+ 2) / (n * (n - 1))) by rule (num_eq (num2 (fun a b : R => a / b) e_27 e_11) _); clear - NZ_13 NZ_5 R; first [reflexivity | field; nz | ring].
pose t_34 : R := N%:R / t_10.
have e_35 : t_34 = (n / ((n - 1))) by rule (num_eq (num2 (fun a b : R => a / b) e_2 e_11) _); clear - NZ_13 R; first [reflexivity | field; nz | ring].
pose t_36 : R := t_26 / N%:R.
have e_37 : t_36 = ((n * m_2 - m_1 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_27 e_2) _); clear - NZ_5 R; first [reflexivity | field; nz | ring].
pose t_38 : R := t_34 * t_36.
have e_39 : t_38 = ((n * m_2 - m_1 ^+ 2) / (n * (n - 1))) by rule (num_eq (num2 (fun a b : R => a * b) e_35 e_37) _); clear - NZ_13 NZ_5 R; first [reflexivity | field; nz | ring].
have C_33 : t_31 = t_38 by rule (num_eq e_32 (esym (num_eq e_39 _))); clear - NZ_5 NZ_13 R; first [reflexivity | field; nz | ring].
have g_41 : part xpredT (fun i => (1) * (1)) = n by rule (part_eq _ (whole_ones En)) => i; clear - R; first [reflexivity | ring].
have g_42 : part xpredT (fun i => ((activation i 0)) * ((activation i 0))) = m_2 by rule (part_eq _ M_2) => i; clear - R; first [reflexivity | ring].
have g_43 : part xpredT (fun i => (1) * ((activation i 0))) = m_1 by rule (part_eq _ M_1) => i; clear - R; first [reflexivity | ring].
have G_44 := gram g_41 g_42 g_43.
have S_45 : 0 <= (n * m_2 - m_1 ^+ 2) by rule (nneg_is _ G_44); clear - R; ring.
have S_46 : 0 <= (n * m_2 - m_1 ^+ 2) by rule (nneg_is (c := ((n * m_2 - m_1 ^+ 2) * (1) + 0) / 1) _ _); [clear - R; first [field | ring] | clear - N_pos S_3 S_6 S_12 S_28 S_45 NZ_5 NZ_13 R; sgn].
have S_47 : 0 <= ((n * m_2 - m_1 ^+ 2) / ((n - 1) * n ^+ 2)) by rule (nneg_is (c := (n * m_2 - m_1 ^+ 2) * (n - 1)^-1 * n^-1 ^+ 2) _ _); [clear - NZ_13 NZ_5 R; first [reflexivity | field; nz | ring] | clear - N_pos S_3 S_6 S_12 S_28 S_45 S_46 NZ_5 NZ_13 R; sgn].
have C_40 : t_36 <= t_31 by rule (le_by e_37 e_32 _ S_47); clear - NZ_5 NZ_13 R; first [reflexivity | field; nz | ring].
split; first exact: C_8.
split; first exact: C_15.
split; first exact: C_33.
exact: C_40.
Qed.

(* torch-docs.momentum
   The running statistics with the momentum t of PyTorch are those with 1 − t of ONNX
   the documentation of PyTorch, commit 01e8840, a snapshot before version 0.4, and version 2.13.0; BatchNorm1d
   (2.13.0), the note on momentum, against ONNX’s BatchNormalization-15 *)
Theorem torch_docs_momentum (t r x : R) :
  (1 - t) * r + t * x = r * (1 - t) + x * (1 - (1 - t)) :> R.
Proof.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
have e_2 : t = t by [].
pose t_3 : R := (1 : R) - t.
have e_4 : t_3 = (- t + 1) by rule (num_eq (num2 (fun a b : R => a - b) e_1 e_2) _); clear - R; first [reflexivity | ring].
have e_5 : r = r by [].
pose t_6 : R := t_3 * r.
have e_7 : t_6 = (- t * r + r) by rule (num_eq (num2 (fun a b : R => a * b) e_4 e_5) _); clear - R; first [reflexivity | ring].
have e_8 : x = x by [].
pose t_9 : R := t * x.
have e_10 : t_9 = (t * x) by rule (num_eq (num2 (fun a b : R => a * b) e_2 e_8) _); clear - R; first [reflexivity | ring].
pose t_11 : R := t_6 + t_9.
have e_12 : t_11 = (- t * r + t * x + r) by rule (num_eq (num2 (fun a b : R => a + b) e_7 e_10) _); clear - R; first [reflexivity | ring].
pose t_14 : R := r * t_3.
have e_15 : t_14 = (- t * r + r) by rule (num_eq (num2 (fun a b : R => a * b) e_5 e_4) _); clear - R; first [reflexivity | ring].
pose t_16 : R := (1 : R) - t_3.
have e_17 : t_16 = t by rule (num_eq (num2 (fun a b : R => a - b) e_1 e_4) _); clear - R; first [reflexivity | ring].
pose t_18 : R := x * t_16.
have e_19 : t_18 = (t * x) by rule (num_eq (num2 (fun a b : R => a * b) e_8 e_17) _); clear - R; first [reflexivity | ring].
pose t_20 : R := t_14 + t_18.
have e_21 : t_20 = (- t * r + t * x + r) by rule (num_eq (num2 (fun a b : R => a + b) e_15 e_19) _); clear - R; first [reflexivity | ring].
have C_13 : t_11 = t_20 by rule (num_eq e_12 (esym (num_eq e_21 _))); clear - R; first [reflexivity | ring].
exact: C_13.
Qed.

(* torch-docs.rms-norm
   The formula of the documentation is RMSNorm with ε under the root
   the documentation of PyTorch, commit 01e8840, a snapshot before version 0.4, and version 2.13.0; RMSNorm (2.13.0),
   the formula *)
Theorem torch_docs_rms_norm (activation gain : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < dot activation activation / N%:R + eps ->
  N%:R != 0 :> R /\
  Num.sqrt (eps + dot activation activation / N%:R) != 0 /\
  Num.sqrt (dot activation activation / N%:R + eps) != 0 /\
  0 <= eps + dot activation activation / N%:R /\
  0 <= dot activation activation / N%:R + eps /\
  (Num.sqrt (eps + dot activation activation / N%:R))^-1 *: had gain activation = had gain (rms_norm eps activation) :> 'cV[R]_N.
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
pose t_21 : R := eps + t_9.
have e_22 : t_21 = ((n * eps + m_2) / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_12 e_10) _); clear - NZ_11 R; first [reflexivity | field; nz | ring].
pose t_23 : R := Num.sqrt t_21.
have [r_3 S_r3 E_r3] : exists2 r : R, 0 < r & r ^+ 2 = n by exact: (root_pos N_pos).
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = (n * eps + m_2) by exact: (root_pos S_18).
have S_25 : 0 <= (r_3 * r_4) by rule (nneg_is (c := r_4 * r_3) _ _); [clear - E_r3 E_r4 R; first [reflexivity | ring: E_r3 E_r4] | clear - H_eps N_pos S_4 S_5 S_18 S_r3 S_r4 NZ_11 NZ_17 R; sgn].
have S_26 : 0 <= ((r_3 * r_4) / (n)) by rule (nneg_is (c := (r_3 * r_4) * n^-1) _ _); [clear - NZ_11 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | clear - H_eps N_pos S_4 S_5 S_18 S_r3 S_r4 S_25 NZ_11 NZ_17 R; sgn].
have e_24 : t_23 = ((r_3 * r_4) / (n)) by rule (sqrt_node e_22 S_26 _); clear - NZ_11 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have NZ_27 := lt0r_neq0 S_r4.
have NZ_28 := lt0r_neq0 S_r3.
have NZ_29 : ((r_3 * r_4) / (n)) != 0 by rule (nz_is (c := (r_4 * r_3 * n^-1)) _ _); [clear - NZ_11 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | clear - NZ_27 NZ_28 NZ_11 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_30 : t_23 != 0 := nz_is e_24 NZ_29.
pose t_31 : R := Num.sqrt t_13.
have S_33 : 0 <= ((r_3 * r_4) / (n)) by rule (nneg_is (c := (r_3 * r_4) * n^-1) _ _); [clear - NZ_11 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | clear - H_eps N_pos S_4 S_5 S_18 S_r3 S_r4 S_25 NZ_11 NZ_17 NZ_27 NZ_28 R; sgn].
have e_32 : t_31 = ((r_3 * r_4) / (n)) by rule (sqrt_node e_14 S_33 _); clear - NZ_11 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have NZ_34 : ((r_3 * r_4) / (n)) != 0 by rule (nz_is (c := (r_4 * r_3 * n^-1)) _ _); [clear - NZ_11 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | clear - NZ_27 NZ_28 NZ_11 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_35 : t_31 != 0 := nz_is e_32 NZ_34.
have S_36 : 0 <= ((n * eps + m_2) / (n)) by rule (nneg_is (c := (n * eps + m_2) * n^-1) _ _); [clear - NZ_11 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_5 S_18 S_r3 S_r4 S_25 NZ_11 NZ_17 NZ_27 NZ_28 R; sgn].
have C_37 : 0 <= t_21 := nneg_is e_22 S_36.
have S_38 : 0 <= ((n * eps + m_2) / (n)) by rule (nneg_is (c := (n * eps + m_2) * n^-1) _ _); [clear - NZ_11 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_5 S_18 S_r3 S_r4 S_25 NZ_11 NZ_17 NZ_27 NZ_28 R; sgn].
have C_39 : 0 <= t_13 := nneg_is e_14 S_38.
pose t_40 : R := t_23^-1.
have NZ_42 : (r_3 * r_4) != 0 :> R by rule (nz_is (c := (r_4 * r_3)) _ _); [clear - R; ring | clear - NZ_27 NZ_28 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_41 : t_40 = ((r_3 * r_4) / ((n * eps + m_2))) by rule (num_eq (num1 (fun a : R => a^-1) e_24) _); clear - NZ_27 NZ_28 NZ_42 NZ_11 NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have e_43 : gain = (col (fun i => (gain i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_44 : 'cV[R]_N := had gain activation.
have e_45 : t_44 = (col (fun i => (activation i 0) * (gain i 0))) by rule (col_eq (col_had e_43 e_1) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_46 : 'cV[R]_N := t_40 *: t_44.
have e_47 : t_46 = (col (fun i => ((r_3 * r_4) / ((n * eps + m_2))) * ((activation i 0) * (gain i 0)))) by rule (col_eq (col_scale e_41 e_45) _) => i; reduce; clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_49 : R := t_31^-1.
have e_50 : t_49 = ((r_3 * r_4) / ((n * eps + m_2))) by rule (num_eq (num1 (fun a : R => a^-1) e_32) _); clear - NZ_27 NZ_28 NZ_42 NZ_11 NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_51 : 'cV[R]_N := t_49 *: activation.
have e_52 : t_51 = (col (fun i => ((r_3 * r_4) / ((n * eps + m_2))) * ((activation i 0)))) by rule (col_eq (col_scale e_50 e_1) _) => i; reduce; clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_53 : 'cV[R]_N := had gain t_51.
have e_54 : t_53 = (col (fun i => ((r_3 * r_4) / ((n * eps + m_2))) * ((activation i 0) * (gain i 0)))) by rule (col_eq (col_had e_43 e_52) _) => i; reduce; clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have C_48 : t_46 = t_53 by rule (col_same e_47 e_54 _) => i; clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
split; first exact: C_20.
split; first exact: C_30.
split; first exact: C_35.
split; first exact: C_37.
split; first exact: C_39.
exact: C_48.
Qed.

(* onnx.rms-norm
   The listing computes RMSNorm with ε under the root, and then scales
   the operators of the ONNX standard, text and function bodies, onnx 1.23.2; RMSNormalization-23, the listing (onnx
   1.23.2) *)
Theorem onnx_rms_norm (activation gain : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < dot activation activation / N%:R + eps ->
  N%:R != 0 :> R /\
  Num.sqrt (dot activation activation / N%:R + 1 * eps) + 0 * eps != 0 /\
  Num.sqrt (dot activation activation / N%:R + eps) != 0 /\
  0 <= dot activation activation / N%:R + 1 * eps /\
  0 <= dot activation activation / N%:R + eps /\
  had ((Num.sqrt (dot activation activation / N%:R + 1 * eps) + 0 * eps)^-1 *: activation) gain = had gain (rms_norm eps activation) :> 'cV[R]_N.
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
have e_21 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose t_22 : R := (1 : R) * eps.
have e_23 : t_22 = eps by rule (num_eq (num2 (fun a b : R => a * b) e_21 e_12) _); clear - R; first [reflexivity | ring].
pose t_24 : R := t_9 + t_22.
have e_25 : t_24 = ((n * eps + m_2) / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_10 e_23) _); clear - NZ_11 R; first [reflexivity | field; nz | ring].
pose t_26 : R := Num.sqrt t_24.
have [r_3 S_r3 E_r3] : exists2 r : R, 0 < r & r ^+ 2 = n by exact: (root_pos N_pos).
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = (n * eps + m_2) by exact: (root_pos S_18).
have S_28 : 0 <= (r_3 * r_4) by rule (nneg_is (c := r_4 * r_3) _ _); [clear - E_r3 E_r4 R; first [reflexivity | ring: E_r3 E_r4] | clear - H_eps N_pos S_4 S_5 S_18 S_r3 S_r4 NZ_11 NZ_17 R; sgn].
have S_29 : 0 <= ((r_3 * r_4) / (n)) by rule (nneg_is (c := (r_3 * r_4) * n^-1) _ _); [clear - NZ_11 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | clear - H_eps N_pos S_4 S_5 S_18 S_r3 S_r4 S_28 NZ_11 NZ_17 R; sgn].
have e_27 : t_26 = ((r_3 * r_4) / (n)) by rule (sqrt_node e_25 S_29 _); clear - NZ_11 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have e_30 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
pose t_31 : R := (0 : R) * eps.
have e_32 : t_31 = 0 by rule (num_eq (num2 (fun a b : R => a * b) e_30 e_12) _); clear - R; first [reflexivity | ring].
pose t_33 : R := t_26 + t_31.
have e_34 : t_33 = ((r_3 * r_4) / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_27 e_32) _); clear - NZ_11 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have NZ_35 := lt0r_neq0 S_r4.
have NZ_36 := lt0r_neq0 S_r3.
have NZ_37 : ((r_3 * r_4) / (n)) != 0 by rule (nz_is (c := (r_4 * r_3 * n^-1)) _ _); [clear - NZ_11 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | clear - NZ_35 NZ_36 NZ_11 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_38 : t_33 != 0 := nz_is e_34 NZ_37.
pose t_39 : R := Num.sqrt t_13.
have S_41 : 0 <= ((r_3 * r_4) / (n)) by rule (nneg_is (c := (r_3 * r_4) * n^-1) _ _); [clear - NZ_11 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | clear - H_eps N_pos S_4 S_5 S_18 S_r3 S_r4 S_28 NZ_11 NZ_17 NZ_35 NZ_36 R; sgn].
have e_40 : t_39 = ((r_3 * r_4) / (n)) by rule (sqrt_node e_14 S_41 _); clear - NZ_11 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have NZ_42 : ((r_3 * r_4) / (n)) != 0 by rule (nz_is (c := (r_4 * r_3 * n^-1)) _ _); [clear - NZ_11 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | clear - NZ_35 NZ_36 NZ_11 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_43 : t_39 != 0 := nz_is e_40 NZ_42.
have S_44 : 0 <= ((n * eps + m_2) / (n)) by rule (nneg_is (c := (n * eps + m_2) * n^-1) _ _); [clear - NZ_11 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_5 S_18 S_r3 S_r4 S_28 NZ_11 NZ_17 NZ_35 NZ_36 R; sgn].
have C_45 : 0 <= t_24 := nneg_is e_25 S_44.
have S_46 : 0 <= ((n * eps + m_2) / (n)) by rule (nneg_is (c := (n * eps + m_2) * n^-1) _ _); [clear - NZ_11 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_5 S_18 S_r3 S_r4 S_28 NZ_11 NZ_17 NZ_35 NZ_36 R; sgn].
have C_47 : 0 <= t_13 := nneg_is e_14 S_46.
pose t_48 : R := t_33^-1.
have NZ_50 : (r_3 * r_4) != 0 :> R by rule (nz_is (c := (r_4 * r_3)) _ _); [clear - R; ring | clear - NZ_35 NZ_36 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_49 : t_48 = ((r_3 * r_4) / ((n * eps + m_2))) by rule (num_eq (num1 (fun a : R => a^-1) e_34) _); clear - NZ_35 NZ_36 NZ_50 NZ_11 NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_51 : 'cV[R]_N := t_48 *: activation.
have e_52 : t_51 = (col (fun i => ((r_3 * r_4) / ((n * eps + m_2))) * ((activation i 0)))) by rule (col_eq (col_scale e_49 e_1) _) => i; reduce; clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have e_53 : gain = (col (fun i => (gain i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_54 : 'cV[R]_N := had t_51 gain.
have e_55 : t_54 = (col (fun i => ((r_3 * r_4) / ((n * eps + m_2))) * ((activation i 0) * (gain i 0)))) by rule (col_eq (col_had e_52 e_53) _) => i; reduce; clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_57 : R := t_39^-1.
have e_58 : t_57 = ((r_3 * r_4) / ((n * eps + m_2))) by rule (num_eq (num1 (fun a : R => a^-1) e_40) _); clear - NZ_35 NZ_36 NZ_50 NZ_11 NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_59 : 'cV[R]_N := t_57 *: activation.
have e_60 : t_59 = (col (fun i => ((r_3 * r_4) / ((n * eps + m_2))) * ((activation i 0)))) by rule (col_eq (col_scale e_58 e_1) _) => i; reduce; clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_61 : 'cV[R]_N := had gain t_59.
have e_62 : t_61 = (col (fun i => ((r_3 * r_4) / ((n * eps + m_2))) * ((activation i 0) * (gain i 0)))) by rule (col_eq (col_had e_53 e_60) _) => i; reduce; clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have C_56 : t_54 = t_61 by rule (col_same e_55 e_62 _) => i; clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
split; first exact: C_20.
split; first exact: C_38.
split; first exact: C_43.
split; first exact: C_45.
split; first exact: C_47.
exact: C_56.
Qed.

(* onnx.group-norm.stage-one
   The first stage makes the elements of a group have zero mean and unit variance
   the operators of the ONNX standard, text and function bodies, onnx 1.23.2; GroupNormalization-21, the text on the
   first stage, for one group (onnx 1.23.2) *)
Theorem onnx_group_norm_stage_one (activation : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation ->
  eps = 0 :> R ->
  N%:R != 0 :> R /\
  Num.sqrt (variance activation + eps) != 0 /\
  0 <= variance activation + eps /\
  mean (normalized eps activation) = 0 :> R /\
  variance (normalized eps activation) = 1 :> R.
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
have S_56 : 0 <= ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_16 S_24 S_r4 NZ_8 NZ_23 NZ_53 R; sgn].
have C_57 : 0 <= t_48 := nneg_is e_49 S_56.
pose t_58 : R := t_50^-1.
have e_59 : t_58 = ((- n * r_4) / ((- n * m_3 + m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_51) _); clear - NZ_53 NZ_8 NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_60 : 'cV[R]_N := t_58 *: t_39.
have e_61 : t_60 = (col (fun i => ((- n * r_4) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0)) + ((m_2 * r_4) / ((- n * m_3 + m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_59 e_40) _) => i; reduce; clear - NZ_23 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_62 : R := sumv t_60.
have e_63 : t_62 = 0 by rule (sum_node e_61 (partD (partZ ((- n * r_4) / ((- n * m_3 + m_2 ^+ 2))) M_2) (partZ ((m_2 * r_4) / ((- n * m_3 + m_2 ^+ 2))) (whole_ones En))) _); clear - NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_64 : R := t_62 / N%:R.
have e_65 : t_64 = 0 by rule (num_eq (num2 (fun a b : R => a / b) e_63 e_28) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_67 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
have C_66 : t_64 = (0 : R) by rule (num_eq e_65 (esym (num_eq e_67 _))); clear - R; first [reflexivity | ring].
pose t_68 : 'cV[R]_N := t_64 *: (ones : 'cV[R]_N).
have e_69 : t_68 = (col (fun i => 0)) by rule (col_eq (col_scale e_65 e_36) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_70 : 'cV[R]_N := t_60 - t_68.
have e_71 : t_70 = (col (fun i => ((- n * r_4) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0)) + ((m_2 * r_4) / ((- n * m_3 + m_2 ^+ 2))) * (1))) by rule (col_eq (col_sub e_61 e_69) _) => i; reduce; clear - NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_72 : R := dot t_70 t_70.
have d_74 : whole (fun i => ((- n ^+ 2) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0) ^+ 2) + ((2%:R * n * m_2) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 ^+ 2) / ((- n * m_3 + m_2 ^+ 2))) * (1)) = n by rule (num_eq (partD (partD (partZ ((- n ^+ 2) / ((- n * m_3 + m_2 ^+ 2))) M_3) (partZ ((2%:R * n * m_2) / ((- n * m_3 + m_2 ^+ 2))) M_2)) (partZ ((- m_2 ^+ 2) / ((- n * m_3 + m_2 ^+ 2))) (whole_ones En))) _); clear - NZ_23 R; first [reflexivity | field; nz | ring].
have d_75 : whole (fun i => (((- n * r_4) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0)) + ((m_2 * r_4) / ((- n * m_3 + m_2 ^+ 2))) * (1)) * (((- n * r_4) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0)) + ((m_2 * r_4) / ((- n * m_3 + m_2 ^+ 2))) * (1))) = n by rule (whole_eq _ d_74) => i; clear - NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_73 : t_72 = n by rule (dot_node e_71 e_71 d_75); done.
pose t_76 : R := t_72 / N%:R.
have e_77 : t_76 = 1 by rule (num_eq (num2 (fun a b : R => a / b) e_73 e_28) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_79 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
have C_78 : t_76 = (1 : R) by rule (num_eq e_77 (esym (num_eq e_79 _))); clear - R; first [reflexivity | ring].
split; first exact: C_30.
split; first exact: C_55.
split; first exact: C_57.
split; first exact: C_66.
exact: C_78.
Qed.

(* torch-docs.normalize
   Where the norm is at least ε, the output is the input divided by its norm, and has the length 1
   the documentation of PyTorch, commit 01e8840, a snapshot before version 0.4, and version 2.13.0;
   functional.normalize (2.13.0), the formula, where the norm is at least ε *)
Theorem torch_docs_normalize (activation : 'cV[R]_N) :
  (0 < N)%N ->
  0 < dot activation activation ->
  vnorm activation != 0 /\
  0 <= dot activation activation /\
  0 <= dot ((vnorm activation)^-1 *: activation) ((vnorm activation)^-1 *: activation) /\
  vnorm ((vnorm activation)^-1 *: activation) = 1 :> R.
Proof.
move=> N_gt0 H0.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : activation = (col (fun i => (activation i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_2 : R := dot activation activation.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_4 : 0 <= n - 1 by rewrite subr_ge0.
have [m_1 M_1] := some_number (part xpredT (fun i => (activation i 0) ^+ 2)).
have S_5 : 0 <= m_1 by rewrite -M_1; apply: part_ge0 => i; sgn.
have d_6 : whole (fun i => (activation i 0) ^+ 2) = m_1 by rule (num_eq M_1 _); clear - R; first [reflexivity | ring].
have d_7 : whole (fun i => ((activation i 0)) * ((activation i 0))) = m_1 by rule (whole_eq _ d_6) => i; clear - R; first [reflexivity | ring].
have e_3 : t_2 = m_1 by rule (dot_node e_1 e_1 d_7); done.
have H_8 := pos_of H0 e_3.
have NZ_9 := lt0r_neq0 H_8.
have NZ_10 : m_1 != 0 by rule (nz_factor (f := m_1) (r := 1) NZ_9 _); clear - R; first [reflexivity | ring].
have S_11 : 0 < m_1 by rule (pos_quotient H_8 (r := 1) _ _); [clear - N_pos S_4 S_5 NZ_10 R; sgn | clear - R; first [reflexivity | ring]].
pose t_12 : R := Num.sqrt t_2.
have [r_2 S_r2 E_r2] : exists2 r : R, 0 < r & r ^+ 2 = m_1 by exact: (root_pos S_11).
have S_14 : 0 <= r_2 by rule (nneg_is (c := r_2) _ _); [clear - E_r2 R; first [reflexivity | ring: E_r2] | clear - N_pos S_4 S_5 S_11 S_r2 NZ_10 R; sgn].
have e_13 : t_12 = r_2 by rule (sqrt_node e_3 S_14 _); clear - E_r2 R; first [reflexivity | ring: E_r2].
have NZ_15 := lt0r_neq0 S_r2.
have NZ_16 : r_2 != 0 by rule (nz_is (c := (r_2)) _ _); [clear - E_r2 R; first [reflexivity | ring: E_r2] | clear - NZ_15 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_17 : t_12 != 0 := nz_is e_13 NZ_16.
have S_18 : 0 <= m_1 by rule (nneg_is (c := m_1) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_4 S_5 S_11 S_r2 NZ_10 NZ_15 R; sgn].
have C_19 : 0 <= t_2 := nneg_is e_3 S_18.
pose t_20 : R := t_12^-1.
have e_21 : t_20 = (r_2 / (m_1)) by rule (num_eq (num1 (fun a : R => a^-1) e_13) _); clear - NZ_15 NZ_10 E_r2 R; first [reflexivity | field: E_r2; nz | ring: E_r2].
pose t_22 : 'cV[R]_N := t_20 *: activation.
have e_23 : t_22 = (col (fun i => (r_2 / (m_1)) * ((activation i 0)))) by rule (col_eq (col_scale e_21 e_1) _) => i; reduce; clear - NZ_10 E_r2 R; first [reflexivity | field: E_r2; nz | ring: E_r2].
pose t_24 : R := dot t_22 t_22.
have d_26 : whole (fun i => (1 / (m_1)) * ((activation i 0) ^+ 2)) = 1 by rule (num_eq (partZ (1 / (m_1)) M_1) _); clear - NZ_10 R; first [reflexivity | field; nz | ring].
have d_27 : whole (fun i => ((r_2 / (m_1)) * ((activation i 0))) * ((r_2 / (m_1)) * ((activation i 0)))) = 1 by rule (whole_eq _ d_26) => i; clear - NZ_10 E_r2 R; first [reflexivity | field: E_r2; nz | ring: E_r2].
have e_25 : t_24 = 1 by rule (dot_node e_23 e_23 d_27); done.
have S_28 : 0 <= 1 :> R by clear - N_pos S_4 S_5 S_11 S_r2 NZ_10 NZ_15 R; sgn.
have S_29 : 0 <= 1 :> R by rule (nneg_is (c := 1) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_4 S_5 S_11 S_r2 NZ_10 NZ_15 R; sgn].
have C_30 : 0 <= t_24 := nneg_is e_25 S_29.
pose t_31 : R := Num.sqrt t_24.
have S_33 : 0 <= 1 :> R by clear - N_pos S_4 S_5 S_11 S_r2 NZ_10 NZ_15 R; sgn.
have S_34 : 0 <= 1 :> R by rule (nneg_is (c := 1) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_4 S_5 S_11 S_r2 NZ_10 NZ_15 R; sgn].
have e_32 : t_31 = 1 by rule (sqrt_node e_25 S_34 _); clear - R; first [reflexivity | ring].
have e_36 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
have C_35 : t_31 = (1 : R) by rule (num_eq e_32 (esym (num_eq e_36 _))); clear - R; first [reflexivity | ring].
split; first exact: C_17.
split; first exact: C_19.
split; first exact: C_30.
exact: C_35.
Qed.

(* lnverify.normalize-conventions
   For a length x = c + t ≥ c, the floor max(x, c) and the root √(x² + c²) differ by a factor between 1 and √2
   this project; with a proof; compare PyTorch’s functional.normalize, and normalizations with ε under the root *)
Theorem lnverify_normalize_conventions (c t : R) :
  0 <= c ->
  0 <= t ->
  (c + t) ^+ 2 <= (c + t) ^+ 2 + c ^+ 2 /\
  (c + t) ^+ 2 + c ^+ 2 <= 2%:R * (c + t) ^+ 2.
Proof.
move=> H0 H1.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
have e_2 : c = c by [].
have H_3 : 0 <= c by move: (le_of H0 e_1 e_2) => h; rewrite -subr_ge0 in h; rule (nneg_of h _); clear h; clear - R; first [reflexivity | ring].
have S_4 : 0 <= c by rule (nneg_quotient H_3 (r := 1) _ _); [clear -  R; sgn | clear - R; first [reflexivity | ring]].
have e_5 : t = t by [].
have H_6 : 0 <= t by move: (le_of H1 e_1 e_5) => h; rewrite -subr_ge0 in h; rule (nneg_of h _); clear h; clear - R; first [reflexivity | ring].
have S_7 : 0 <= t by rule (nneg_quotient H_6 (r := 1) _ _); [clear - S_4 R; sgn | clear - R; first [reflexivity | ring]].
pose t_8 : R := c + t.
have e_9 : t_8 = (c + t) by rule (num_eq (num2 (fun a b : R => a + b) e_2 e_5) _); clear - R; first [reflexivity | ring].
pose t_10 : R := t_8 ^+ 2.
have e_11 : t_10 = (c ^+ 2 + 2%:R * c * t + t ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_9) _); clear - R; first [reflexivity | ring].
pose t_13 : R := c ^+ 2.
have e_14 : t_13 = (c ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_2) _); clear - R; first [reflexivity | ring].
pose t_15 : R := t_10 + t_13.
have e_16 : t_15 = (2%:R * c ^+ 2 + 2%:R * c * t + t ^+ 2) by rule (num_eq (num2 (fun a b : R => a + b) e_11 e_14) _); clear - R; first [reflexivity | ring].
have S_17 : 0 <= (c ^+ 2) by rule (nneg_is (c := c ^+ 2) _ _); [clear - R; first [reflexivity | ring] | clear - S_4 S_7 R; sgn].
have S_18 : 0 <= (c ^+ 2) by rule (nneg_is (c := (c ^+ 2)) _ _); [clear - R; first [reflexivity | ring] | clear - S_4 S_7 S_17 R; sgn].
have C_12 : t_10 <= t_15 by rule (le_by e_11 e_16 _ S_18); clear - R; first [reflexivity | ring].
have e_20 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_21 : R := (2%:R : R) * t_10.
have e_22 : t_21 = (2%:R * c ^+ 2 + 4%:R * c * t + 2%:R * t ^+ 2) by rule (num_eq (num2 (fun a b : R => a * b) e_20 e_11) _); clear - R; first [reflexivity | ring].
have S_23 : 0 <= (2%:R * c + t) by clear - S_4 S_7 S_17 R; sgn.
have S_24 : 0 <= (2%:R * c * t + t ^+ 2) by rule (nneg_is (c := t * (2%:R * c + t)) _ _); [clear - R; first [reflexivity | ring] | clear - S_4 S_7 S_17 S_23 R; sgn].
have S_25 : 0 <= (2%:R * c * t + t ^+ 2) by rule (nneg_is (c := (2%:R * c * t + t ^+ 2)) _ _); [clear - R; first [reflexivity | ring] | clear - S_4 S_7 S_17 S_23 S_24 R; sgn].
have C_19 : t_15 <= t_21 by rule (le_by e_16 e_22 _ S_25); clear - R; first [reflexivity | ring].
split; first exact: C_12.
exact: C_19.
Qed.

(* lnverify.unbiased-norm
   Divided by the standard deviation with N − 1, the output is √((N − 1)/N) times LayerNorm’s, of length √(N − 1)
   this project; with a proof; compare the Annotated Transformer’s LayerNorm *)
Theorem lnverify_unbiased_norm (activation : 'cV[R]_N) :
  (0 < N)%N ->
  0 < variance activation ->
  N%:R != 0 :> R /\
  vnorm (centered activation) != 0 /\
  std activation != 0 /\
  Num.sqrt N%:R != 0 :> R /\
  0 <= dot (centered activation) (centered activation) /\
  0 <= N%:R - 1 :> R /\
  0 <= variance activation /\
  0 <= N%:R :> R /\
  (vnorm (centered activation))^-1 *: (Num.sqrt (N%:R - 1) *: centered activation) = (std activation)^-1 *: ((Num.sqrt (N%:R - 1) / Num.sqrt N%:R) *: centered activation) :> 'cV[R]_N /\
  dot ((vnorm (centered activation))^-1 *: (Num.sqrt (N%:R - 1) *: centered activation)) ((vnorm (centered activation))^-1 *: (Num.sqrt (N%:R - 1) *: centered activation)) = N%:R - 1 :> R.
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
pose t_27 : R := Num.sqrt t_14.
have [r_3 S_r3 E_r3] : exists2 r : R, 0 < r & r ^+ 2 = (n * m_2 - m_1 ^+ 2) by exact: (root_pos S_24).
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = n by exact: (root_pos N_pos).
have S_29 : 0 <= (r_3 * r_4) by rule (nneg_is (c := r_4 * r_3) _ _); [clear - E_r3 E_r4 R; first [reflexivity | ring: E_r3 E_r4] | clear - N_pos S_4 S_16 S_24 S_r3 S_r4 NZ_8 NZ_23 R; sgn].
have S_30 : 0 <= ((r_3 * r_4) / (n)) by rule (nneg_is (c := (r_3 * r_4) * n^-1) _ _); [clear - NZ_8 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | clear - N_pos S_4 S_16 S_24 S_r3 S_r4 S_29 NZ_8 NZ_23 R; sgn].
have e_28 : t_27 = ((r_3 * r_4) / (n)) by rule (sqrt_node e_15 S_30 _); clear - NZ_8 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have NZ_31 := lt0r_neq0 S_r4.
have NZ_32 := lt0r_neq0 S_r3.
have NZ_33 : ((r_3 * r_4) / (n)) != 0 by rule (nz_is (c := (r_4 * r_3 * n^-1)) _ _); [clear - NZ_8 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | clear - NZ_31 NZ_32 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_34 : t_27 != 0 := nz_is e_28 NZ_33.
pose t_35 : R := Num.sqrt t_19.
have S_37 : 0 <= (r_3 / (n)) by rule (nneg_is (c := r_3 * n^-1) _ _); [clear - NZ_8 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3] | clear - N_pos S_4 S_16 S_24 S_r3 S_r4 S_29 NZ_8 NZ_23 NZ_31 NZ_32 R; sgn].
have e_36 : t_35 = (r_3 / (n)) by rule (sqrt_node e_20 S_37 _); clear - NZ_8 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have NZ_38 : (r_3 / (n)) != 0 by rule (nz_is (c := (r_3 * n^-1)) _ _); [clear - NZ_8 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3] | clear - NZ_32 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_39 : t_35 != 0 := nz_is e_36 NZ_38.
pose t_40 : R := Num.sqrt N%:R.
have S_42 : 0 <= r_4 by rule (nneg_is (c := r_4) _ _); [clear - E_r4 R; first [reflexivity | ring: E_r4] | clear - N_pos S_4 S_16 S_24 S_r3 S_r4 S_29 NZ_8 NZ_23 NZ_31 NZ_32 R; sgn].
have e_41 : t_40 = r_4 by rule (sqrt_node e_5 S_42 _); clear - E_r4 R; first [reflexivity | ring: E_r4].
have NZ_43 : r_4 != 0 by rule (nz_is (c := (r_4)) _ _); [clear - E_r4 R; first [reflexivity | ring: E_r4] | clear - NZ_31 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_44 : t_40 != 0 := nz_is e_41 NZ_43.
have S_45 : 0 <= ((n * m_2 - m_1 ^+ 2) / (n)) by rule (nneg_is (c := (n * m_2 - m_1 ^+ 2) * n^-1) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_16 S_24 S_r3 S_r4 S_29 NZ_8 NZ_23 NZ_31 NZ_32 R; sgn].
have C_46 : 0 <= t_14 := nneg_is e_15 S_45.
have e_47 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose t_48 : R := N%:R - (1 : R).
have e_49 : t_48 = (n - 1) by rule (num_eq (num2 (fun a b : R => a - b) e_5 e_47) _); clear - R; first [reflexivity | ring].
have S_50 : 0 <= (n - 1) by rule (nneg_is (c := (n - 1)) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_4 S_16 S_24 S_r3 S_r4 S_29 NZ_8 NZ_23 NZ_31 NZ_32 R; sgn].
have C_51 : 0 <= t_48 := nneg_is e_49 S_50.
have S_52 : 0 <= ((n * m_2 - m_1 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n * m_2 - m_1 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_16 S_24 S_r3 S_r4 S_29 NZ_8 NZ_23 NZ_31 NZ_32 R; sgn].
have C_53 : 0 <= t_19 := nneg_is e_20 S_52.
have S_54 : 0 <= n by rule (nneg_is (c := n) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_4 S_16 S_24 S_r3 S_r4 S_29 NZ_8 NZ_23 NZ_31 NZ_32 R; sgn].
have C_55 : 0 <= N%:R := nneg_is e_5 S_54.
pose t_56 : R := t_27^-1.
have NZ_58 : (r_3 * r_4) != 0 :> R by rule (nz_is (c := (r_4 * r_3)) _ _); [clear - R; ring | clear - NZ_31 NZ_32 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_57 : t_56 = ((- r_3 * r_4) / ((- n * m_2 + m_1 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_28) _); clear - NZ_31 NZ_32 NZ_58 NZ_8 NZ_23 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_59 : R := Num.sqrt t_48.
have [r_6 S_r6 E_r6] : exists2 r : R, 0 <= r & r ^+ 2 = (n - 1) by exact: (root_nneg S_4).
have S_61 : 0 <= r_6 by rule (nneg_is (c := r_6) _ _); [clear - E_r6 R; first [reflexivity | ring: E_r6] | clear - N_pos S_4 S_16 S_24 S_r3 S_r4 S_29 S_r6 NZ_8 NZ_23 NZ_31 NZ_32 NZ_58 R; sgn].
have e_60 : t_59 = r_6 by rule (sqrt_node e_49 S_61 _); clear - E_r6 R; first [reflexivity | ring: E_r6].
pose t_62 : 'cV[R]_N := t_59 *: t_12.
have e_63 : t_62 = (col (fun i => r_6 * ((activation i 0)) + ((- m_1 * r_6) / (n)) * (1))) by rule (col_eq (col_scale e_60 e_13) _) => i; reduce; clear - NZ_8 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_64 : 'cV[R]_N := t_56 *: t_62.
have e_65 : t_64 = (col (fun i => ((- r_3 * r_4 * r_6) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((m_1 * r_3 * r_4 * r_6) / ((- n * m_2 + m_1 ^+ 2) * n)) * (1))) by rule (col_eq (col_scale e_57 e_63) _) => i; reduce; clear - NZ_23 NZ_8 E_r3 E_r4 E_r6 R; first [reflexivity | field: E_r3 E_r4 E_r6; nz | ring: E_r3 E_r4 E_r6].
pose t_67 : R := t_35^-1.
have e_68 : t_67 = ((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_36) _); clear - NZ_32 NZ_8 NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_69 : R := t_59 / t_40.
have e_70 : t_69 = ((r_4 * r_6) / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_60 e_41) _); clear - NZ_31 NZ_8 E_r4 E_r6 R; first [reflexivity | field: E_r4 E_r6; nz | ring: E_r4 E_r6].
pose t_71 : 'cV[R]_N := t_69 *: t_12.
have e_72 : t_71 = (col (fun i => ((r_4 * r_6) / (n)) * ((activation i 0)) + ((- m_1 * r_4 * r_6) / (n ^+ 2)) * (1))) by rule (col_eq (col_scale e_70 e_13) _) => i; reduce; clear - NZ_8 E_r4 E_r6 R; first [reflexivity | field: E_r4 E_r6; nz | ring: E_r4 E_r6].
pose t_73 : 'cV[R]_N := t_67 *: t_71.
have e_74 : t_73 = (col (fun i => ((- r_3 * r_4 * r_6) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((m_1 * r_3 * r_4 * r_6) / ((- n * m_2 + m_1 ^+ 2) * n)) * (1))) by rule (col_eq (col_scale e_68 e_72) _) => i; reduce; clear - NZ_23 NZ_8 E_r3 E_r4 E_r6 R; first [reflexivity | field: E_r3 E_r4 E_r6; nz | ring: E_r3 E_r4 E_r6].
have C_66 : t_64 = t_73 by rule (col_same e_65 e_74 _) => i; clear - NZ_23 NZ_8 E_r3 E_r4 E_r6 R; first [reflexivity | field: E_r3 E_r4 E_r6; nz | ring: E_r3 E_r4 E_r6].
pose t_75 : R := dot t_64 t_64.
have d_77 : whole (fun i => ((- n ^+ 2 + n) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0) ^+ 2) + ((2%:R * n * m_1 - 2%:R * m_1) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((- n * m_1 ^+ 2 + m_1 ^+ 2) / ((- n * m_2 + m_1 ^+ 2) * n)) * (1)) = (n - 1) by rule (num_eq (partD (partD (partZ ((- n ^+ 2 + n) / ((- n * m_2 + m_1 ^+ 2))) M_2) (partZ ((2%:R * n * m_1 - 2%:R * m_1) / ((- n * m_2 + m_1 ^+ 2))) M_1)) (partZ ((- n * m_1 ^+ 2 + m_1 ^+ 2) / ((- n * m_2 + m_1 ^+ 2) * n)) (whole_ones En))) _); clear - NZ_23 NZ_8 R; first [reflexivity | field; nz | ring].
have d_78 : whole (fun i => (((- r_3 * r_4 * r_6) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((m_1 * r_3 * r_4 * r_6) / ((- n * m_2 + m_1 ^+ 2) * n)) * (1)) * (((- r_3 * r_4 * r_6) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((m_1 * r_3 * r_4 * r_6) / ((- n * m_2 + m_1 ^+ 2) * n)) * (1))) = (n - 1) by rule (whole_eq _ d_77) => i; clear - NZ_23 NZ_8 E_r3 E_r4 E_r6 R; first [reflexivity | field: E_r3 E_r4 E_r6; nz | ring: E_r3 E_r4 E_r6].
have e_76 : t_75 = (n - 1) by rule (dot_node e_65 e_65 d_78); done.
have C_79 : t_75 = t_48 by rule (num_eq e_76 (esym (num_eq e_49 _))); clear - R; first [reflexivity | ring].
split; first exact: C_26.
split; first exact: C_34.
split; first exact: C_39.
split; first exact: C_44.
split; first exact: C_46.
split; first exact: C_51.
split; first exact: C_53.
split; first exact: C_55.
split; first exact: C_66.
exact: C_79.
Qed.

(* lnverify.default-eps
   With the spacing 2⁻⁷ of bfloat16 for ε, RMSNorm makes of the mean square 1 the mean square 128/129
   this project; with a proof; compare the default ε of RMSNorm in PyTorch *)
Theorem lnverify_default_eps :
  1 + 1 / (1 * 100%:R + 28%:R) != 0 :> R /\
  1 / (1 + 1 / (1 * 100%:R + 28%:R)) = (1 * 100%:R + 28%:R) / (1 * 100%:R + 29%:R) :> R.
Proof.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
have e_2 : (1 * 100%:R + 28%:R) = ((1 * 100%:R + 28%:R)) :> R by clear - R; first [reflexivity | ring].
pose t_3 : R := (1 : R) / ((1 * 100%:R + 28%:R) : R).
have NZ_5 : ((1 * 100%:R + 28%:R)) != 0 :> R by rule (nz_is (c := ((1 * 100%:R + 28%:R))) _ _); [clear - R; ring | clear -  R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1 | apply: lt0r_neq0; sgn]].
have e_4 : t_3 = (1 / ((1 * 100%:R + 28%:R))) by rule (num_eq (num2 (fun a b : R => a / b) e_1 e_2) _); clear - NZ_5 N R; first [reflexivity | field; first [done | nz] | ring].
pose t_6 : R := (1 : R) + t_3.
have e_7 : t_6 = (((1 * 100%:R + 29%:R)) / ((1 * 100%:R + 28%:R))) by rule (num_eq (num2 (fun a b : R => a + b) e_1 e_4) _); clear - N R; first [reflexivity | field; first [done | nz] | ring].
have NZ_8 : (((1 * 100%:R + 29%:R)) / ((1 * 100%:R + 28%:R))) != 0 :> R by rule (nz_is (c := ((1 * 100%:R + 29%:R) * (1 * 100%:R + 28%:R)^-1)) _ _); [clear - N R; first [reflexivity | field; first [done | nz] | ring] | clear - R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0 | apply: lt0r_neq0; sgn]].
have C_9 : t_6 != 0 := nz_is e_7 NZ_8.
pose t_10 : R := (1 : R) / t_6.
have NZ_12 : ((1 * 100%:R + 29%:R)) != 0 :> R by rule (nz_is (c := ((1 * 100%:R + 29%:R))) _ _); [clear - R; ring | clear -  R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1 | apply: lt0r_neq0; sgn]].
have e_11 : t_10 = (((1 * 100%:R + 28%:R)) / ((1 * 100%:R + 29%:R))) by rule (num_eq (num2 (fun a b : R => a / b) e_1 e_7) _); clear - NZ_12 N R; first [reflexivity | field; first [done | nz] | ring].
have e_14 : (1 * 100%:R + 29%:R) = ((1 * 100%:R + 29%:R)) :> R by clear - R; first [reflexivity | ring].
pose t_15 : R := ((1 * 100%:R + 28%:R) : R) / ((1 * 100%:R + 29%:R) : R).
have e_16 : t_15 = (((1 * 100%:R + 28%:R)) / ((1 * 100%:R + 29%:R))) by rule (num_eq (num2 (fun a b : R => a / b) e_2 e_14) _); clear - NZ_12 N R; first [reflexivity | field; first [done | nz] | ring].
have C_13 : t_10 = t_15 by rule (num_eq e_11 (esym (num_eq e_16 _))); clear - N R; first [reflexivity | field; first [done | nz] | ring].
split; first exact: C_9.
exact: C_13.
Qed.

(* keras.unit-norm
   Each input of the layer gets the norm 1
   the documentation of Keras 3 and its code, commits 12c5b99 and 3422977, and 3.15.1; UnitNormalization, the first
   paragraph, against ops.normalize (3.15.1) *)
Theorem keras_unit_norm (activation : 'cV[R]_N) (x c : R) :
  (0 < N)%N ->
  0 < dot activation activation ->
  0 < x ->
  0 < x - c ->
  (x + c + Num.sqrt ((x - c) ^+ 2)) / 2%:R != 0 /\
  vnorm activation != 0 /\
  0 <= (x - c) ^+ 2 /\
  0 <= dot activation activation /\
  0 <= dot (((x + c + Num.sqrt ((x - c) ^+ 2)) / 2%:R)^-1 *: ((vnorm activation)^-1 *: (x *: activation))) (((x + c + Num.sqrt ((x - c) ^+ 2)) / 2%:R)^-1 *: ((vnorm activation)^-1 *: (x *: activation))) /\
  vnorm (((x + c + Num.sqrt ((x - c) ^+ 2)) / 2%:R)^-1 *: ((vnorm activation)^-1 *: (x *: activation))) = 1 :> R.
Proof.
move=> N_gt0 H0 H1 H2.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : activation = (col (fun i => (activation i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_2 : R := dot activation activation.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_4 : 0 <= n - 1 by rewrite subr_ge0.
have [m_1 M_1] := some_number (part xpredT (fun i => (activation i 0) ^+ 2)).
have S_5 : 0 <= m_1 by rewrite -M_1; apply: part_ge0 => i; sgn.
have d_6 : whole (fun i => (activation i 0) ^+ 2) = m_1 by rule (num_eq M_1 _); clear - R; first [reflexivity | ring].
have d_7 : whole (fun i => ((activation i 0)) * ((activation i 0))) = m_1 by rule (whole_eq _ d_6) => i; clear - R; first [reflexivity | ring].
have e_3 : t_2 = m_1 by rule (dot_node e_1 e_1 d_7); done.
have H_8 := pos_of H0 e_3.
have NZ_9 := lt0r_neq0 H_8.
have NZ_10 : m_1 != 0 by rule (nz_factor (f := m_1) (r := 1) NZ_9 _); clear - R; first [reflexivity | ring].
have S_11 : 0 < m_1 by rule (pos_quotient H_8 (r := 1) _ _); [clear - N_pos S_4 S_5 NZ_10 R; sgn | clear - R; first [reflexivity | ring]].
have e_12 : x = x by [].
have H_13 := pos_of H1 e_12.
have NZ_14 := lt0r_neq0 H_13.
have NZ_15 : x != 0 by rule (nz_factor (f := x) (r := 1) NZ_14 _); clear - R; first [reflexivity | ring].
have S_16 : 0 < x by rule (pos_quotient H_13 (r := 1) _ _); [clear - N_pos S_4 S_5 S_11 NZ_10 NZ_15 R; sgn | clear - R; first [reflexivity | ring]].
have e_17 : c = c by [].
pose t_18 : R := x - c.
have e_19 : t_18 = (x - c) by rule (num_eq (num2 (fun a b : R => a - b) e_12 e_17) _); clear - R; first [reflexivity | ring].
have H_20 := pos_of H2 e_19.
have NZ_21 := lt0r_neq0 H_20.
have NZ_22 : (x - c) != 0 by rule (nz_factor (f := (x - c)) (r := 1) NZ_21 _); clear - R; first [reflexivity | ring].
have S_23 : 0 < (x - c) by rule (pos_quotient H_20 (r := 1) _ _); [clear - N_pos S_4 S_5 S_11 S_16 NZ_10 NZ_15 NZ_22 R; sgn | clear - R; first [reflexivity | ring]].
pose t_24 : R := x + c.
have e_25 : t_24 = (x + c) by rule (num_eq (num2 (fun a b : R => a + b) e_12 e_17) _); clear - R; first [reflexivity | ring].
pose t_26 : R := t_18 ^+ 2.
have e_27 : t_26 = (x ^+ 2 - 2%:R * x * c + c ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_19) _); clear - R; first [reflexivity | ring].
pose t_28 : R := Num.sqrt t_26.
have S_30 : 0 <= (x - c) by rule (nneg_is (c := (x - c)) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_4 S_5 S_11 S_16 S_23 NZ_10 NZ_15 NZ_22 R; sgn].
have e_29 : t_28 = (x - c) by rule (sqrt_node e_27 S_30 _); clear - R; first [reflexivity | ring].
pose t_31 : R := t_24 + t_28.
have e_32 : t_31 = (2%:R * x) by rule (num_eq (num2 (fun a b : R => a + b) e_25 e_29) _); clear - R; first [reflexivity | ring].
have e_33 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_34 : R := t_31 / (2%:R : R).
have NZ_36 : 2%:R != 0 :> R by rule (nz_is (c := (2%:R)) _ _); [clear - R; ring | clear -  R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_35 : t_34 = x by rule (num_eq (num2 (fun a b : R => a / b) e_32 e_33) _); clear - NZ_36 R; first [reflexivity | field; nz | ring].
have NZ_37 : x != 0 by rule (nz_is (c := (x)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_15 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_38 : t_34 != 0 := nz_is e_35 NZ_37.
pose t_39 : R := Num.sqrt t_2.
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = m_1 by exact: (root_pos S_11).
have S_41 : 0 <= r_4 by rule (nneg_is (c := r_4) _ _); [clear - E_r4 R; first [reflexivity | ring: E_r4] | clear - N_pos S_4 S_5 S_11 S_16 S_23 S_r4 NZ_10 NZ_15 NZ_22 NZ_36 R; sgn].
have e_40 : t_39 = r_4 by rule (sqrt_node e_3 S_41 _); clear - E_r4 R; first [reflexivity | ring: E_r4].
have NZ_42 := lt0r_neq0 S_r4.
have NZ_43 : r_4 != 0 by rule (nz_is (c := (r_4)) _ _); [clear - E_r4 R; first [reflexivity | ring: E_r4] | clear - NZ_42 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_44 : t_39 != 0 := nz_is e_40 NZ_43.
have S_45 : 0 <= (x ^+ 2 - 2%:R * x * c + c ^+ 2) by rule (nneg_is (c := (x - c) ^+ 2) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_4 S_5 S_11 S_16 S_23 S_r4 NZ_10 NZ_15 NZ_22 NZ_36 NZ_42 R; sgn].
have S_46 : 0 <= (x ^+ 2 - 2%:R * x * c + c ^+ 2) by rule (nneg_is (c := (x ^+ 2 - 2%:R * x * c + c ^+ 2)) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_4 S_5 S_11 S_16 S_23 S_r4 S_45 NZ_10 NZ_15 NZ_22 NZ_36 NZ_42 R; sgn].
have C_47 : 0 <= t_26 := nneg_is e_27 S_46.
have S_48 : 0 <= m_1 by rule (nneg_is (c := m_1) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_4 S_5 S_11 S_16 S_23 S_r4 S_45 NZ_10 NZ_15 NZ_22 NZ_36 NZ_42 R; sgn].
have C_49 : 0 <= t_2 := nneg_is e_3 S_48.
pose t_50 : R := t_34^-1.
have e_51 : t_50 = (1 / (x)) by rule (num_eq (num1 (fun a : R => a^-1) e_35) _); clear - NZ_15 R; first [reflexivity | field; nz | ring].
pose t_52 : R := t_39^-1.
have e_53 : t_52 = (r_4 / (m_1)) by rule (num_eq (num1 (fun a : R => a^-1) e_40) _); clear - NZ_42 NZ_10 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_54 : 'cV[R]_N := x *: activation.
have e_55 : t_54 = (col (fun i => x * ((activation i 0)))) by rule (col_eq (col_scale e_12 e_1) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_56 : 'cV[R]_N := t_52 *: t_54.
have e_57 : t_56 = (col (fun i => ((x * r_4) / (m_1)) * ((activation i 0)))) by rule (col_eq (col_scale e_53 e_55) _) => i; reduce; clear - NZ_10 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_58 : 'cV[R]_N := t_50 *: t_56.
have e_59 : t_58 = (col (fun i => (r_4 / (m_1)) * ((activation i 0)))) by rule (col_eq (col_scale e_51 e_57) _) => i; reduce; clear - NZ_15 NZ_10 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_60 : R := dot t_58 t_58.
have d_62 : whole (fun i => (1 / (m_1)) * ((activation i 0) ^+ 2)) = 1 by rule (num_eq (partZ (1 / (m_1)) M_1) _); clear - NZ_10 R; first [reflexivity | field; nz | ring].
have d_63 : whole (fun i => ((r_4 / (m_1)) * ((activation i 0))) * ((r_4 / (m_1)) * ((activation i 0)))) = 1 by rule (whole_eq _ d_62) => i; clear - NZ_10 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_61 : t_60 = 1 by rule (dot_node e_59 e_59 d_63); done.
have S_64 : 0 <= 1 :> R by clear - N_pos S_4 S_5 S_11 S_16 S_23 S_r4 S_45 NZ_10 NZ_15 NZ_22 NZ_36 NZ_42 R; sgn.
have S_65 : 0 <= 1 :> R by rule (nneg_is (c := 1) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_4 S_5 S_11 S_16 S_23 S_r4 S_45 NZ_10 NZ_15 NZ_22 NZ_36 NZ_42 R; sgn].
have C_66 : 0 <= t_60 := nneg_is e_61 S_65.
pose t_67 : R := Num.sqrt t_60.
have S_69 : 0 <= 1 :> R by clear - N_pos S_4 S_5 S_11 S_16 S_23 S_r4 S_45 NZ_10 NZ_15 NZ_22 NZ_36 NZ_42 R; sgn.
have S_70 : 0 <= 1 :> R by rule (nneg_is (c := 1) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_4 S_5 S_11 S_16 S_23 S_r4 S_45 NZ_10 NZ_15 NZ_22 NZ_36 NZ_42 R; sgn].
have e_68 : t_67 = 1 by rule (sqrt_node e_61 S_70 _); clear - R; first [reflexivity | ring].
have e_72 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
have C_71 : t_67 = (1 : R) by rule (num_eq e_68 (esym (num_eq e_72 _))); clear - R; first [reflexivity | ring].
split; first exact: C_38.
split; first exact: C_44.
split; first exact: C_47.
split; first exact: C_49.
split; first exact: C_66.
exact: C_71.
Qed.

(* lnverify.floored-norm
   Divided by c > 0, an input of norm x comes out with the norm x/c
   this project; with a proof; compare Keras’ UnitNormalization *)
Theorem lnverify_floored_norm (activation : 'cV[R]_N) (x c : R) :
  (0 < N)%N ->
  0 < dot activation activation ->
  0 < x ->
  0 < c ->
  c != 0 /\
  vnorm activation != 0 /\
  0 <= dot activation activation /\
  0 <= dot (c^-1 *: ((vnorm activation)^-1 *: (x *: activation))) (c^-1 *: ((vnorm activation)^-1 *: (x *: activation))) /\
  vnorm (c^-1 *: ((vnorm activation)^-1 *: (x *: activation))) = x / c :> R.
Proof.
move=> N_gt0 H0 H1 H2.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : activation = (col (fun i => (activation i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_2 : R := dot activation activation.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_4 : 0 <= n - 1 by rewrite subr_ge0.
have [m_1 M_1] := some_number (part xpredT (fun i => (activation i 0) ^+ 2)).
have S_5 : 0 <= m_1 by rewrite -M_1; apply: part_ge0 => i; sgn.
have d_6 : whole (fun i => (activation i 0) ^+ 2) = m_1 by rule (num_eq M_1 _); clear - R; first [reflexivity | ring].
have d_7 : whole (fun i => ((activation i 0)) * ((activation i 0))) = m_1 by rule (whole_eq _ d_6) => i; clear - R; first [reflexivity | ring].
have e_3 : t_2 = m_1 by rule (dot_node e_1 e_1 d_7); done.
have H_8 := pos_of H0 e_3.
have NZ_9 := lt0r_neq0 H_8.
have NZ_10 : m_1 != 0 by rule (nz_factor (f := m_1) (r := 1) NZ_9 _); clear - R; first [reflexivity | ring].
have S_11 : 0 < m_1 by rule (pos_quotient H_8 (r := 1) _ _); [clear - N_pos S_4 S_5 NZ_10 R; sgn | clear - R; first [reflexivity | ring]].
have e_12 : x = x by [].
have H_13 := pos_of H1 e_12.
have NZ_14 := lt0r_neq0 H_13.
have NZ_15 : x != 0 by rule (nz_factor (f := x) (r := 1) NZ_14 _); clear - R; first [reflexivity | ring].
have S_16 : 0 < x by rule (pos_quotient H_13 (r := 1) _ _); [clear - N_pos S_4 S_5 S_11 NZ_10 NZ_15 R; sgn | clear - R; first [reflexivity | ring]].
have e_17 : c = c by [].
have H_18 := pos_of H2 e_17.
have NZ_19 := lt0r_neq0 H_18.
have NZ_20 : c != 0 by rule (nz_factor (f := c) (r := 1) NZ_19 _); clear - R; first [reflexivity | ring].
have S_21 : 0 < c by rule (pos_quotient H_18 (r := 1) _ _); [clear - N_pos S_4 S_5 S_11 S_16 NZ_10 NZ_15 NZ_20 R; sgn | clear - R; first [reflexivity | ring]].
have NZ_22 : c != 0 by rule (nz_is (c := (c)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_20 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_23 : c != 0 := nz_is e_17 NZ_22.
pose t_24 : R := Num.sqrt t_2.
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = m_1 by exact: (root_pos S_11).
have S_26 : 0 <= r_4 by rule (nneg_is (c := r_4) _ _); [clear - E_r4 R; first [reflexivity | ring: E_r4] | clear - N_pos S_4 S_5 S_11 S_16 S_21 S_r4 NZ_10 NZ_15 NZ_20 R; sgn].
have e_25 : t_24 = r_4 by rule (sqrt_node e_3 S_26 _); clear - E_r4 R; first [reflexivity | ring: E_r4].
have NZ_27 := lt0r_neq0 S_r4.
have NZ_28 : r_4 != 0 by rule (nz_is (c := (r_4)) _ _); [clear - E_r4 R; first [reflexivity | ring: E_r4] | clear - NZ_27 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_29 : t_24 != 0 := nz_is e_25 NZ_28.
have S_30 : 0 <= m_1 by rule (nneg_is (c := m_1) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_4 S_5 S_11 S_16 S_21 S_r4 NZ_10 NZ_15 NZ_20 NZ_27 R; sgn].
have C_31 : 0 <= t_2 := nneg_is e_3 S_30.
pose t_32 : R := c^-1.
have e_33 : t_32 = (1 / (c)) by rule (num_eq (num1 (fun a : R => a^-1) e_17) _); clear - NZ_20 R; first [reflexivity | field; nz | ring].
pose t_34 : R := t_24^-1.
have e_35 : t_34 = (r_4 / (m_1)) by rule (num_eq (num1 (fun a : R => a^-1) e_25) _); clear - NZ_27 NZ_10 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_36 : 'cV[R]_N := x *: activation.
have e_37 : t_36 = (col (fun i => x * ((activation i 0)))) by rule (col_eq (col_scale e_12 e_1) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_38 : 'cV[R]_N := t_34 *: t_36.
have e_39 : t_38 = (col (fun i => ((x * r_4) / (m_1)) * ((activation i 0)))) by rule (col_eq (col_scale e_35 e_37) _) => i; reduce; clear - NZ_10 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_40 : 'cV[R]_N := t_32 *: t_38.
have e_41 : t_40 = (col (fun i => ((x * r_4) / (c * m_1)) * ((activation i 0)))) by rule (col_eq (col_scale e_33 e_39) _) => i; reduce; clear - NZ_20 NZ_10 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_42 : R := dot t_40 t_40.
have d_44 : whole (fun i => ((x ^+ 2) / (m_1 * c ^+ 2)) * ((activation i 0) ^+ 2)) = ((x ^+ 2) / (c ^+ 2)) by rule (num_eq (partZ ((x ^+ 2) / (m_1 * c ^+ 2)) M_1) _); clear - NZ_10 NZ_20 R; first [reflexivity | field; nz | ring].
have d_45 : whole (fun i => (((x * r_4) / (c * m_1)) * ((activation i 0))) * (((x * r_4) / (c * m_1)) * ((activation i 0)))) = ((x ^+ 2) / (c ^+ 2)) by rule (whole_eq _ d_44) => i; clear - NZ_20 NZ_10 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_43 : t_42 = ((x ^+ 2) / (c ^+ 2)) by rule (dot_node e_41 e_41 d_45); done.
have S_46 : 0 <= (x ^+ 2) by rule (nneg_is (c := x ^+ 2) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_4 S_5 S_11 S_16 S_21 S_r4 NZ_10 NZ_15 NZ_20 NZ_27 R; sgn].
have S_47 : 0 <= ((x ^+ 2) / (c ^+ 2)) by rule (nneg_is (c := (x ^+ 2) * c^-1 ^+ 2) _ _); [clear - NZ_20 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_5 S_11 S_16 S_21 S_r4 S_46 NZ_10 NZ_15 NZ_20 NZ_27 R; sgn].
have C_48 : 0 <= t_42 := nneg_is e_43 S_47.
pose t_49 : R := Num.sqrt t_42.
have S_51 : 0 <= (x / (c)) by rule (nneg_is (c := x * c^-1) _ _); [clear - NZ_20 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_5 S_11 S_16 S_21 S_r4 S_46 NZ_10 NZ_15 NZ_20 NZ_27 R; sgn].
have e_50 : t_49 = (x / (c)) by rule (sqrt_node e_43 S_51 _); clear - NZ_20 R; first [reflexivity | field; nz | ring].
pose t_53 : R := x / c.
have e_54 : t_53 = (x / (c)) by rule (num_eq (num2 (fun a b : R => a / b) e_12 e_17) _); clear - NZ_20 R; first [reflexivity | field; nz | ring].
have C_52 : t_49 = t_53 by rule (num_eq e_50 (esym (num_eq e_54 _))); clear - NZ_20 R; first [reflexivity | field; nz | ring].
split; first exact: C_23.
split; first exact: C_29.
split; first exact: C_31.
split; first exact: C_48.
exact: C_52.
Qed.

End Claims.
