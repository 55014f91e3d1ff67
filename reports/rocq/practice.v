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

(* torch-docs.eps-added
   The value ε is added to what stands under the root of the denominator
   the documentation of PyTorch, commit 01e8840, a snapshot before version 0.4, and version 2.13.0; GroupNorm
   (stable), Args, and LayerNorm at commit 01e8840, on eps *)
Theorem torch_docs_eps_added (activation : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  N%:R != 0 :> R /\
  Num.sqrt (variance activation + eps) != 0 /\
  0 <= variance activation + eps /\
  normalized eps activation = normalized eps activation :> 'cV[R]_N.
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
pose t_43 : R := t_35^-1.
have e_44 : t_43 = ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_36) _); clear - NZ_38 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_45 : 'cV[R]_N := t_43 *: t_12.
have e_46 : t_45 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_44 e_13) _) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have C_47 : t_45 = t_45 by rule (col_same e_46 e_46 _) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
split; first exact: C_34.
split; first exact: C_40.
split; first exact: C_42.
exact: C_47.
Qed.

(* derf.layer-norm
   LayerNorm normalizes each channel across the token axis
   Chen et al., a paper on Derf, a function of single entries in the place of normalization, arXiv:2512.10938,
   version 1, the caption of Fig. 1; Fig. 1, caption (b)
   not here: it is refuted; lnverify.tokens.statistics is true instead *)

(* mindspore.rstd
   The second output is the reciprocal of the input’s standard deviation
   the documentation of MindSpore, r2.3.1; ops.rms_norm, the second output (r2.3.1)
   not here: it is refuted; lnverify.reciprocal-rms is true instead *)

(* lnverify.reciprocal-rms
   The squared reciprocal of RMSNorm’s divisor is that of LayerNorm’s times 1 − μ²/(m + ε)
   this project; with a proof; compare the second output of MindSpore’s ops.rms_norm *)
Theorem lnverify_reciprocal_rms (activation : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < dot activation activation / N%:R + eps ->
  N%:R != 0 :> R /\
  dot activation activation / N%:R + eps != 0 /\
  (variance activation + eps) / (dot activation activation / N%:R + eps) = 1 - mean activation ^+ 2 / (dot activation activation / N%:R + eps) :> R.
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
have NZ_21 : ((n * eps + m_2) / (n)) != 0 by rule (nz_is (c := ((n * eps + m_2) * n^-1)) _ _); [clear - NZ_11 R; first [reflexivity | field; nz | ring] | clear - NZ_17 NZ_11 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_22 : t_13 != 0 := nz_is e_14 NZ_21.
pose t_23 : R := sumv activation.
have [m_3 M_3] := some_number (part xpredT (fun i => (activation i 0))).
have e_24 : t_23 = m_3 by rule (sum_node e_1 M_3 _); clear - R; first [reflexivity | ring].
pose t_25 : R := t_23 / N%:R.
have e_26 : t_25 = (m_3 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_24 e_8) _); clear - NZ_11 R; first [reflexivity | field; nz | ring].
have e_27 : (ones : 'cV[R]_N) = (col (fun i => 1)) by rule (col_eq (col_ones R N) _) => i; clear - R; first [reflexivity | ring].
pose t_28 : 'cV[R]_N := t_25 *: (ones : 'cV[R]_N).
have e_29 : t_28 = (col (fun i => (m_3 / (n)) * (1))) by rule (col_eq (col_scale e_26 e_27) _) => i; reduce; clear - NZ_11 R; first [reflexivity | field; nz | ring].
pose t_30 : 'cV[R]_N := activation - t_28.
have e_31 : t_30 = (col (fun i => (activation i 0) + ((- m_3) / (n)) * (1))) by rule (col_eq (col_sub e_1 e_29) _) => i; reduce; clear - NZ_11 R; first [reflexivity | field; nz | ring].
pose t_32 : R := dot t_30 t_30.
have d_34 : whole (fun i => (activation i 0) ^+ 2 + ((- 2%:R * m_3) / (n)) * ((activation i 0)) + ((m_3 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_2 - m_3 ^+ 2) / (n)) by rule (num_eq (partD (partD M_2 (partZ ((- 2%:R * m_3) / (n)) M_3)) (partZ ((m_3 ^+ 2) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_11 R; first [reflexivity | field; nz | ring].
have d_35 : whole (fun i => ((activation i 0) + ((- m_3) / (n)) * (1)) * ((activation i 0) + ((- m_3) / (n)) * (1))) = ((n * m_2 - m_3 ^+ 2) / (n)) by rule (whole_eq _ d_34) => i; clear - NZ_11 R; first [reflexivity | field; nz | ring].
have e_33 : t_32 = ((n * m_2 - m_3 ^+ 2) / (n)) by rule (dot_node e_31 e_31 d_35); done.
pose t_36 : R := t_32 / N%:R.
have e_37 : t_36 = ((n * m_2 - m_3 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_33 e_8) _); clear - NZ_11 R; first [reflexivity | field; nz | ring].
pose t_38 : R := t_36 + eps.
have e_39 : t_38 = ((n ^+ 2 * eps + n * m_2 - m_3 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_37 e_12) _); clear - NZ_11 R; first [reflexivity | field; nz | ring].
pose t_40 : R := t_38 / t_13.
have e_41 : t_40 = ((n ^+ 2 * eps + n * m_2 - m_3 ^+ 2) / (n * (n * eps + m_2))) by rule (num_eq (num2 (fun a b : R => a / b) e_39 e_14) _); clear - NZ_17 NZ_11 R; first [reflexivity | field; nz | ring].
have e_43 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose t_44 : R := t_25 ^+ 2.
have e_45 : t_44 = ((m_3 ^+ 2) / (n ^+ 2)) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_26) _); clear - NZ_11 R; first [reflexivity | field; nz | ring].
pose t_46 : R := t_44 / t_13.
have e_47 : t_46 = ((m_3 ^+ 2) / (n * (n * eps + m_2))) by rule (num_eq (num2 (fun a b : R => a / b) e_45 e_14) _); clear - NZ_17 NZ_11 R; first [reflexivity | field; nz | ring].
pose t_48 : R := (1 : R) - t_46.
have e_49 : t_48 = ((n ^+ 2 * eps + n * m_2 - m_3 ^+ 2) / (n * (n * eps + m_2))) by rule (num_eq (num2 (fun a b : R => a - b) e_43 e_47) _); clear - NZ_11 NZ_17 R; first [reflexivity | field; nz | ring].
have C_42 : t_40 = t_48 by rule (num_eq e_41 (esym (num_eq e_49 _))); clear - NZ_11 NZ_17 R; first [reflexivity | field; nz | ring].
split; first exact: C_20.
split; first exact: C_22.
exact: C_42.
Qed.

(* lnverify.residual-scale
   A factor c > 0 of the residual before LayerNorm is a factor 1/c of the branch, and ε/c² for ε
   this project; with a proof; compare Wang et al. 2022 on DeepNorm *)
Theorem lnverify_residual_scale (activation f : 'cV[R]_N) (c eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < c ->
  0 < variance (c *: activation + f) + eps ->
  N%:R != 0 :> R /\
  Num.sqrt (variance (c *: activation + f) + eps) != 0 /\
  c != 0 /\
  c ^+ 2 != 0 /\
  Num.sqrt (variance (activation + c^-1 *: f) + eps / c ^+ 2) != 0 /\
  0 <= variance (c *: activation + f) + eps /\
  0 <= variance (activation + c^-1 *: f) + eps / c ^+ 2 /\
  normalized eps (c *: activation + f) = normalized (eps / c ^+ 2) (activation + c^-1 *: f) :> 'cV[R]_N.
Proof.
move=> N_gt0 H_eps H0 H1.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : c = c by [].
have H_2 := pos_of H0 e_1.
have NZ_3 := lt0r_neq0 H_2.
have NZ_4 : c != 0 by rule (nz_factor (f := c) (r := 1) NZ_3 _); clear - R; first [reflexivity | ring].
have S_5 : 0 < c by rule (pos_quotient H_2 (r := 1) _ _); [clear - H_eps NZ_4 R; sgn | clear - R; first [reflexivity | ring]].
have e_6 : activation = (col (fun i => (activation i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_7 : 'cV[R]_N := c *: activation.
have e_8 : t_7 = (col (fun i => c * ((activation i 0)))) by rule (col_eq (col_scale e_1 e_6) _) => i; reduce; clear - R; first [reflexivity | ring].
have e_9 : f = (col (fun i => (f i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_10 : 'cV[R]_N := t_7 + f.
have e_11 : t_10 = (col (fun i => c * ((activation i 0)) + (f i 0))) by rule (col_eq (col_add e_8 e_9) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_12 : R := sumv t_10.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_14 : 0 <= n - 1 by rewrite subr_ge0.
have [m_3 M_3] := some_number (part xpredT (fun i => (activation i 0))).
have [m_4 M_4] := some_number (part xpredT (fun i => (f i 0))).
have e_13 : t_12 = (c * m_3 + m_4) by rule (sum_node e_11 (partD (partZ c M_3) M_4) _); clear - R; first [reflexivity | ring].
have e_15 : N%:R = n by rule (num_eq En _); clear - R; first [reflexivity | ring].
pose t_16 : R := t_12 / N%:R.
have NZ_18 := lt0r_neq0 N_pos.
have e_17 : t_16 = ((c * m_3 + m_4) / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_13 e_15) _); clear - NZ_18 R; first [reflexivity | field; nz | ring].
have e_19 : (ones : 'cV[R]_N) = (col (fun i => 1)) by rule (col_eq (col_ones R N) _) => i; clear - R; first [reflexivity | ring].
pose t_20 : 'cV[R]_N := t_16 *: (ones : 'cV[R]_N).
have e_21 : t_20 = (col (fun i => ((c * m_3 + m_4) / (n)) * (1))) by rule (col_eq (col_scale e_17 e_19) _) => i; reduce; clear - NZ_18 R; first [reflexivity | field; nz | ring].
pose t_22 : 'cV[R]_N := t_10 - t_20.
have e_23 : t_22 = (col (fun i => c * ((activation i 0)) + (f i 0) + ((- c * m_3 - m_4) / (n)) * (1))) by rule (col_eq (col_sub e_11 e_21) _) => i; reduce; clear - NZ_18 R; first [reflexivity | field; nz | ring].
pose t_24 : R := dot t_22 t_22.
have [m_5 M_5] := some_number (part xpredT (fun i => (activation i 0) ^+ 2)).
have S_26 : 0 <= m_5 by rewrite -M_5; apply: part_ge0 => i; sgn.
have [m_6 M_6] := some_number (part xpredT (fun i => (activation i 0) * (f i 0))).
have [m_7 M_7] := some_number (part xpredT (fun i => (f i 0) ^+ 2)).
have S_27 : 0 <= m_7 by rewrite -M_7; apply: part_ge0 => i; sgn.
have d_28 : whole (fun i => (c ^+ 2) * ((activation i 0) ^+ 2) + (2%:R * c) * ((activation i 0) * (f i 0)) + ((- 2%:R * c ^+ 2 * m_3 - 2%:R * c * m_4) / (n)) * ((activation i 0)) + (f i 0) ^+ 2 + ((- 2%:R * c * m_3 - 2%:R * m_4) / (n)) * ((f i 0)) + ((c ^+ 2 * m_3 ^+ 2 + 2%:R * c * m_3 * m_4 + m_4 ^+ 2) / (n ^+ 2)) * (1)) = ((n * c ^+ 2 * m_5 + 2%:R * n * c * m_6 + n * m_7 - c ^+ 2 * m_3 ^+ 2 - 2%:R * c * m_3 * m_4 - m_4 ^+ 2) / (n)) by rule (num_eq (partD (partD (partD (partD (partD (partZ (c ^+ 2) M_5) (partZ (2%:R * c) M_6)) (partZ ((- 2%:R * c ^+ 2 * m_3 - 2%:R * c * m_4) / (n)) M_3)) M_7) (partZ ((- 2%:R * c * m_3 - 2%:R * m_4) / (n)) M_4)) (partZ ((c ^+ 2 * m_3 ^+ 2 + 2%:R * c * m_3 * m_4 + m_4 ^+ 2) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_18 R; first [reflexivity | field; nz | ring].
have d_29 : whole (fun i => (c * ((activation i 0)) + (f i 0) + ((- c * m_3 - m_4) / (n)) * (1)) * (c * ((activation i 0)) + (f i 0) + ((- c * m_3 - m_4) / (n)) * (1))) = ((n * c ^+ 2 * m_5 + 2%:R * n * c * m_6 + n * m_7 - c ^+ 2 * m_3 ^+ 2 - 2%:R * c * m_3 * m_4 - m_4 ^+ 2) / (n)) by rule (whole_eq _ d_28) => i; clear - NZ_18 R; first [reflexivity | field; nz | ring].
have e_25 : t_24 = ((n * c ^+ 2 * m_5 + 2%:R * n * c * m_6 + n * m_7 - c ^+ 2 * m_3 ^+ 2 - 2%:R * c * m_3 * m_4 - m_4 ^+ 2) / (n)) by rule (dot_node e_23 e_23 d_29); done.
pose t_30 : R := t_24 / N%:R.
have e_31 : t_30 = ((n * c ^+ 2 * m_5 + 2%:R * n * c * m_6 + n * m_7 - c ^+ 2 * m_3 ^+ 2 - 2%:R * c * m_3 * m_4 - m_4 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_25 e_15) _); clear - NZ_18 R; first [reflexivity | field; nz | ring].
have e_32 : eps = eps by [].
pose t_33 : R := t_30 + eps.
have e_34 : t_33 = ((n ^+ 2 * eps + n * c ^+ 2 * m_5 + 2%:R * n * c * m_6 + n * m_7 - c ^+ 2 * m_3 ^+ 2 - 2%:R * c * m_3 * m_4 - m_4 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_31 e_32) _); clear - NZ_18 R; first [reflexivity | field; nz | ring].
have H_35 := pos_of H1 e_34.
have NZ_36 := lt0r_neq0 H_35.
have NZ_37 : (- n ^+ 2 * eps - n * c ^+ 2 * m_5 - 2%:R * n * c * m_6 - n * m_7 + c ^+ 2 * m_3 ^+ 2 + 2%:R * c * m_3 * m_4 + m_4 ^+ 2) != 0 by rule (nz_factor (f := (- n ^+ 2 * eps - n * c ^+ 2 * m_5 - 2%:R * n * c * m_6 - n * m_7 + c ^+ 2 * m_3 ^+ 2 + 2%:R * c * m_3 * m_4 + m_4 ^+ 2)) (r := ((- 1) / (n ^+ 2))) NZ_36 _); clear - NZ_18 R; first [reflexivity | field; nz | ring].
have g_38 : part xpredT (fun i => ((f i 0)) * ((f i 0))) = m_7 by rule (part_eq _ M_7) => i; clear - R; first [reflexivity | ring].
have g_39 : part xpredT (fun i => ((activation i 0)) * ((activation i 0))) = m_5 by rule (part_eq _ M_5) => i; clear - R; first [reflexivity | ring].
have g_40 : part xpredT (fun i => ((f i 0)) * ((activation i 0))) = m_6 by rule (part_eq _ M_6) => i; clear - R; first [reflexivity | ring].
have G_41 := gram g_38 g_39 g_40.
have S_42 : 0 <= (m_5 * m_7 - m_6 ^+ 2) by rule (nneg_is _ G_41); clear - R; ring.
have g_43 : part xpredT (fun i => (1) * (1)) = n by rule (part_eq _ (whole_ones En)) => i; clear - R; first [reflexivity | ring].
have g_44 : part xpredT (fun i => ((f i 0)) * ((f i 0))) = m_7 by rule (part_eq _ M_7) => i; clear - R; first [reflexivity | ring].
have g_45 : part xpredT (fun i => (1) * ((f i 0))) = m_4 by rule (part_eq _ M_4) => i; clear - R; first [reflexivity | ring].
have G_46 := gram g_43 g_44 g_45.
have S_47 : 0 <= (n * m_7 - m_4 ^+ 2) by rule (nneg_is _ G_46); clear - R; ring.
have S_48 : 0 < (n ^+ 2 * eps + n * c ^+ 2 * m_5 + 2%:R * n * c * m_6 + n * m_7 - c ^+ 2 * m_3 ^+ 2 - 2%:R * c * m_3 * m_4 - m_4 ^+ 2) by rule (pos_quotient H_35 (r := (n ^+ 2)) _ _); [clear - H_eps S_5 N_pos S_14 S_26 S_27 S_42 S_47 NZ_4 NZ_18 NZ_37 R; sgn | clear - NZ_18 R; first [reflexivity | field; nz | ring]].
have NZ_49 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_18 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_50 : N%:R != 0 := nz_is e_15 NZ_49.
pose t_51 : R := Num.sqrt t_33.
have [r_8 S_r8 E_r8] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * c ^+ 2 * m_5 + 2%:R * n * c * m_6 + n * m_7 - c ^+ 2 * m_3 ^+ 2 - 2%:R * c * m_3 * m_4 - m_4 ^+ 2) by exact: (root_pos S_48).
have S_53 : 0 <= (r_8 / (n)) by rule (nneg_is (c := r_8 * n^-1) _ _); [clear - NZ_18 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8] | clear - H_eps S_5 N_pos S_14 S_26 S_27 S_42 S_47 S_48 S_r8 NZ_4 NZ_18 NZ_37 R; sgn].
have e_52 : t_51 = (r_8 / (n)) by rule (sqrt_node e_34 S_53 _); clear - NZ_18 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
have NZ_54 := lt0r_neq0 S_r8.
have NZ_55 : (r_8 / (n)) != 0 by rule (nz_is (c := (r_8 * n^-1)) _ _); [clear - NZ_18 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8] | clear - NZ_54 NZ_18 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_56 : t_51 != 0 := nz_is e_52 NZ_55.
have NZ_57 : c != 0 by rule (nz_is (c := (c)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_4 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_58 : c != 0 := nz_is e_1 NZ_57.
pose t_59 : R := c ^+ 2.
have e_60 : t_59 = (c ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_1) _); clear - R; first [reflexivity | ring].
have NZ_61 : (c ^+ 2) != 0 by rule (nz_is (c := (c ^+ 2)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_4 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_62 : t_59 != 0 := nz_is e_60 NZ_61.
pose t_63 : R := c^-1.
have e_64 : t_63 = (1 / (c)) by rule (num_eq (num1 (fun a : R => a^-1) e_1) _); clear - NZ_4 R; first [reflexivity | field; nz | ring].
pose t_65 : 'cV[R]_N := t_63 *: f.
have e_66 : t_65 = (col (fun i => (1 / (c)) * ((f i 0)))) by rule (col_eq (col_scale e_64 e_9) _) => i; reduce; clear - NZ_4 R; first [reflexivity | field; nz | ring].
pose t_67 : 'cV[R]_N := activation + t_65.
have e_68 : t_67 = (col (fun i => (activation i 0) + (1 / (c)) * ((f i 0)))) by rule (col_eq (col_add e_6 e_66) _) => i; reduce; clear - NZ_4 R; first [reflexivity | field; nz | ring].
pose t_69 : R := sumv t_67.
have e_70 : t_69 = ((c * m_3 + m_4) / (c)) by rule (sum_node e_68 (partD M_3 (partZ (1 / (c)) M_4)) _); clear - NZ_4 R; first [reflexivity | field; nz | ring].
pose t_71 : R := t_69 / N%:R.
have e_72 : t_71 = ((c * m_3 + m_4) / (c * n)) by rule (num_eq (num2 (fun a b : R => a / b) e_70 e_15) _); clear - NZ_18 NZ_4 R; first [reflexivity | field; nz | ring].
pose t_73 : 'cV[R]_N := t_71 *: (ones : 'cV[R]_N).
have e_74 : t_73 = (col (fun i => ((c * m_3 + m_4) / (c * n)) * (1))) by rule (col_eq (col_scale e_72 e_19) _) => i; reduce; clear - NZ_4 NZ_18 R; first [reflexivity | field; nz | ring].
pose t_75 : 'cV[R]_N := t_67 - t_73.
have e_76 : t_75 = (col (fun i => (activation i 0) + (1 / (c)) * ((f i 0)) + ((- c * m_3 - m_4) / (c * n)) * (1))) by rule (col_eq (col_sub e_68 e_74) _) => i; reduce; clear - NZ_4 NZ_18 R; first [reflexivity | field; nz | ring].
pose t_77 : R := dot t_75 t_75.
have d_79 : whole (fun i => (activation i 0) ^+ 2 + (2%:R / (c)) * ((activation i 0) * (f i 0)) + ((- 2%:R * c * m_3 - 2%:R * m_4) / (c * n)) * ((activation i 0)) + (1 / (c ^+ 2)) * ((f i 0) ^+ 2) + ((- 2%:R * c * m_3 - 2%:R * m_4) / (n * c ^+ 2)) * ((f i 0)) + ((c ^+ 2 * m_3 ^+ 2 + 2%:R * c * m_3 * m_4 + m_4 ^+ 2) / (c ^+ 2 * n ^+ 2)) * (1)) = ((n * c ^+ 2 * m_5 + 2%:R * n * c * m_6 + n * m_7 - c ^+ 2 * m_3 ^+ 2 - 2%:R * c * m_3 * m_4 - m_4 ^+ 2) / (n * c ^+ 2)) by rule (num_eq (partD (partD (partD (partD (partD M_5 (partZ (2%:R / (c)) M_6)) (partZ ((- 2%:R * c * m_3 - 2%:R * m_4) / (c * n)) M_3)) (partZ (1 / (c ^+ 2)) M_7)) (partZ ((- 2%:R * c * m_3 - 2%:R * m_4) / (n * c ^+ 2)) M_4)) (partZ ((c ^+ 2 * m_3 ^+ 2 + 2%:R * c * m_3 * m_4 + m_4 ^+ 2) / (c ^+ 2 * n ^+ 2)) (whole_ones En))) _); clear - NZ_4 NZ_18 R; first [reflexivity | field; nz | ring].
have d_80 : whole (fun i => ((activation i 0) + (1 / (c)) * ((f i 0)) + ((- c * m_3 - m_4) / (c * n)) * (1)) * ((activation i 0) + (1 / (c)) * ((f i 0)) + ((- c * m_3 - m_4) / (c * n)) * (1))) = ((n * c ^+ 2 * m_5 + 2%:R * n * c * m_6 + n * m_7 - c ^+ 2 * m_3 ^+ 2 - 2%:R * c * m_3 * m_4 - m_4 ^+ 2) / (n * c ^+ 2)) by rule (whole_eq _ d_79) => i; clear - NZ_4 NZ_18 R; first [reflexivity | field; nz | ring].
have e_78 : t_77 = ((n * c ^+ 2 * m_5 + 2%:R * n * c * m_6 + n * m_7 - c ^+ 2 * m_3 ^+ 2 - 2%:R * c * m_3 * m_4 - m_4 ^+ 2) / (n * c ^+ 2)) by rule (dot_node e_76 e_76 d_80); done.
pose t_81 : R := t_77 / N%:R.
have e_82 : t_81 = ((n * c ^+ 2 * m_5 + 2%:R * n * c * m_6 + n * m_7 - c ^+ 2 * m_3 ^+ 2 - 2%:R * c * m_3 * m_4 - m_4 ^+ 2) / (c ^+ 2 * n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_78 e_15) _); clear - NZ_18 NZ_4 R; first [reflexivity | field; nz | ring].
pose t_83 : R := eps / t_59.
have NZ_85 : (c ^+ 2) != 0 :> R by rule (nz_is (c := (c ^+ 2)) _ _); [clear - R; ring | clear - NZ_4 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_84 : t_83 = (eps / (c ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_32 e_60) _); clear - NZ_4 NZ_85 R; first [reflexivity | field; nz | ring].
pose t_86 : R := t_81 + t_83.
have e_87 : t_86 = ((n ^+ 2 * eps + n * c ^+ 2 * m_5 + 2%:R * n * c * m_6 + n * m_7 - c ^+ 2 * m_3 ^+ 2 - 2%:R * c * m_3 * m_4 - m_4 ^+ 2) / (c ^+ 2 * n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_82 e_84) _); clear - NZ_4 NZ_18 R; first [reflexivity | field; nz | ring].
pose t_88 : R := Num.sqrt t_86.
have S_90 : 0 <= (r_8 / (c * n)) by rule (nneg_is (c := r_8 * c^-1 * n^-1) _ _); [clear - NZ_4 NZ_18 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8] | clear - H_eps S_5 N_pos S_14 S_26 S_27 S_42 S_47 S_48 S_r8 NZ_4 NZ_18 NZ_37 NZ_54 NZ_85 R; sgn].
have e_89 : t_88 = (r_8 / (c * n)) by rule (sqrt_node e_87 S_90 _); clear - NZ_4 NZ_18 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
have NZ_91 : (r_8 / (c * n)) != 0 by rule (nz_is (c := (r_8 * c^-1 * n^-1)) _ _); [clear - NZ_4 NZ_18 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8] | clear - NZ_54 NZ_4 NZ_18 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_92 : t_88 != 0 := nz_is e_89 NZ_91.
have S_93 : 0 <= ((n ^+ 2 * eps + n * c ^+ 2 * m_5 + 2%:R * n * c * m_6 + n * m_7 - c ^+ 2 * m_3 ^+ 2 - 2%:R * c * m_3 * m_4 - m_4 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * c ^+ 2 * m_5 + 2%:R * n * c * m_6 + n * m_7 - c ^+ 2 * m_3 ^+ 2 - 2%:R * c * m_3 * m_4 - m_4 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_18 R; first [reflexivity | field; nz | ring] | clear - H_eps S_5 N_pos S_14 S_26 S_27 S_42 S_47 S_48 S_r8 NZ_4 NZ_18 NZ_37 NZ_54 NZ_85 R; sgn].
have C_94 : 0 <= t_33 := nneg_is e_34 S_93.
have S_95 : 0 <= ((n ^+ 2 * eps + n * c ^+ 2 * m_5 + 2%:R * n * c * m_6 + n * m_7 - c ^+ 2 * m_3 ^+ 2 - 2%:R * c * m_3 * m_4 - m_4 ^+ 2) / (c ^+ 2 * n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * c ^+ 2 * m_5 + 2%:R * n * c * m_6 + n * m_7 - c ^+ 2 * m_3 ^+ 2 - 2%:R * c * m_3 * m_4 - m_4 ^+ 2) * c^-1 ^+ 2 * n^-1 ^+ 2) _ _); [clear - NZ_4 NZ_18 R; first [reflexivity | field; nz | ring] | clear - H_eps S_5 N_pos S_14 S_26 S_27 S_42 S_47 S_48 S_r8 NZ_4 NZ_18 NZ_37 NZ_54 NZ_85 R; sgn].
have C_96 : 0 <= t_86 := nneg_is e_87 S_95.
pose t_97 : R := t_51^-1.
have e_98 : t_97 = ((- n * r_8) / ((- n ^+ 2 * eps - n * c ^+ 2 * m_5 - 2%:R * n * c * m_6 - n * m_7 + c ^+ 2 * m_3 ^+ 2 + 2%:R * c * m_3 * m_4 + m_4 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_52) _); clear - NZ_54 NZ_18 NZ_37 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
pose t_99 : 'cV[R]_N := t_97 *: t_22.
have e_100 : t_99 = (col (fun i => ((- n * c * r_8) / ((- n ^+ 2 * eps - n * c ^+ 2 * m_5 - 2%:R * n * c * m_6 - n * m_7 + c ^+ 2 * m_3 ^+ 2 + 2%:R * c * m_3 * m_4 + m_4 ^+ 2))) * ((activation i 0)) + ((- n * r_8) / ((- n ^+ 2 * eps - n * c ^+ 2 * m_5 - 2%:R * n * c * m_6 - n * m_7 + c ^+ 2 * m_3 ^+ 2 + 2%:R * c * m_3 * m_4 + m_4 ^+ 2))) * ((f i 0)) + ((c * m_3 * r_8 + m_4 * r_8) / ((- n ^+ 2 * eps - n * c ^+ 2 * m_5 - 2%:R * n * c * m_6 - n * m_7 + c ^+ 2 * m_3 ^+ 2 + 2%:R * c * m_3 * m_4 + m_4 ^+ 2))) * (1))) by rule (col_eq (col_scale e_98 e_23) _) => i; reduce; clear - NZ_37 NZ_18 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
pose t_102 : R := t_88^-1.
have e_103 : t_102 = ((- n * c * r_8) / ((- n ^+ 2 * eps - n * c ^+ 2 * m_5 - 2%:R * n * c * m_6 - n * m_7 + c ^+ 2 * m_3 ^+ 2 + 2%:R * c * m_3 * m_4 + m_4 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_89) _); clear - NZ_54 NZ_4 NZ_18 NZ_37 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
pose t_104 : 'cV[R]_N := t_102 *: t_75.
have e_105 : t_104 = (col (fun i => ((- n * c * r_8) / ((- n ^+ 2 * eps - n * c ^+ 2 * m_5 - 2%:R * n * c * m_6 - n * m_7 + c ^+ 2 * m_3 ^+ 2 + 2%:R * c * m_3 * m_4 + m_4 ^+ 2))) * ((activation i 0)) + ((- n * r_8) / ((- n ^+ 2 * eps - n * c ^+ 2 * m_5 - 2%:R * n * c * m_6 - n * m_7 + c ^+ 2 * m_3 ^+ 2 + 2%:R * c * m_3 * m_4 + m_4 ^+ 2))) * ((f i 0)) + ((c * m_3 * r_8 + m_4 * r_8) / ((- n ^+ 2 * eps - n * c ^+ 2 * m_5 - 2%:R * n * c * m_6 - n * m_7 + c ^+ 2 * m_3 ^+ 2 + 2%:R * c * m_3 * m_4 + m_4 ^+ 2))) * (1))) by rule (col_eq (col_scale e_103 e_76) _) => i; reduce; clear - NZ_37 NZ_4 NZ_18 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
have C_101 : t_99 = t_104 by rule (col_same e_100 e_105 _) => i; clear - NZ_37 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
split; first exact: C_50.
split; first exact: C_56.
split; first exact: C_58.
split; first exact: C_62.
split; first exact: C_92.
split; first exact: C_94.
split; first exact: C_96.
exact: C_101.
Qed.

(* flashnorm.rope
   Gains before a rotation fuse into its tables: the cosines take the entry’s gain, the sines that of its partner
   N. Graef, F. Makraduli, A. Wasielewski, M. Clapp, “FlashNorm: Fast Normalization for Transformers”,
   arXiv:2407.09577, the text in the authors’ repository, commit 29a7efe, last changed on 5 May 2026; the section on
   QK-normalization, “Fusing QK-norm weights with RoPE” *)
Theorem flashnorm_rope (x y c t g h : R) :
  c * (g * x) - t * (h * y) = g * c * x - h * t * y :> R /\
  t * (g * x) + c * (h * y) = g * t * x + h * c * y :> R.
Proof.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : c = c by [].
have e_2 : g = g by [].
have e_3 : x = x by [].
pose t_4 : R := g * x.
have e_5 : t_4 = (g * x) by rule (num_eq (num2 (fun a b : R => a * b) e_2 e_3) _); clear - R; first [reflexivity | ring].
pose t_6 : R := c * t_4.
have e_7 : t_6 = (c * g * x) by rule (num_eq (num2 (fun a b : R => a * b) e_1 e_5) _); clear - R; first [reflexivity | ring].
have e_8 : t = t by [].
have e_9 : h = h by [].
have e_10 : y = y by [].
pose t_11 : R := h * y.
have e_12 : t_11 = (h * y) by rule (num_eq (num2 (fun a b : R => a * b) e_9 e_10) _); clear - R; first [reflexivity | ring].
pose t_13 : R := t * t_11.
have e_14 : t_13 = (t * h * y) by rule (num_eq (num2 (fun a b : R => a * b) e_8 e_12) _); clear - R; first [reflexivity | ring].
pose t_15 : R := t_6 - t_13.
have e_16 : t_15 = (c * g * x - t * h * y) by rule (num_eq (num2 (fun a b : R => a - b) e_7 e_14) _); clear - R; first [reflexivity | ring].
pose t_18 : R := g * c.
have e_19 : t_18 = (c * g) by rule (num_eq (num2 (fun a b : R => a * b) e_2 e_1) _); clear - R; first [reflexivity | ring].
pose t_20 : R := t_18 * x.
have e_21 : t_20 = (c * g * x) by rule (num_eq (num2 (fun a b : R => a * b) e_19 e_3) _); clear - R; first [reflexivity | ring].
pose t_22 : R := h * t.
have e_23 : t_22 = (t * h) by rule (num_eq (num2 (fun a b : R => a * b) e_9 e_8) _); clear - R; first [reflexivity | ring].
pose t_24 : R := t_22 * y.
have e_25 : t_24 = (t * h * y) by rule (num_eq (num2 (fun a b : R => a * b) e_23 e_10) _); clear - R; first [reflexivity | ring].
pose t_26 : R := t_20 - t_24.
have e_27 : t_26 = (c * g * x - t * h * y) by rule (num_eq (num2 (fun a b : R => a - b) e_21 e_25) _); clear - R; first [reflexivity | ring].
have C_17 : t_15 = t_26 by rule (num_eq e_16 (esym (num_eq e_27 _))); clear - R; first [reflexivity | ring].
pose t_28 : R := t * t_4.
have e_29 : t_28 = (g * x * t) by rule (num_eq (num2 (fun a b : R => a * b) e_8 e_5) _); clear - R; first [reflexivity | ring].
pose t_30 : R := c * t_11.
have e_31 : t_30 = (c * h * y) by rule (num_eq (num2 (fun a b : R => a * b) e_1 e_12) _); clear - R; first [reflexivity | ring].
pose t_32 : R := t_28 + t_30.
have e_33 : t_32 = (c * h * y + g * x * t) by rule (num_eq (num2 (fun a b : R => a + b) e_29 e_31) _); clear - R; first [reflexivity | ring].
pose t_35 : R := g * t.
have e_36 : t_35 = (g * t) by rule (num_eq (num2 (fun a b : R => a * b) e_2 e_8) _); clear - R; first [reflexivity | ring].
pose t_37 : R := t_35 * x.
have e_38 : t_37 = (g * x * t) by rule (num_eq (num2 (fun a b : R => a * b) e_36 e_3) _); clear - R; first [reflexivity | ring].
pose t_39 : R := h * c.
have e_40 : t_39 = (c * h) by rule (num_eq (num2 (fun a b : R => a * b) e_9 e_1) _); clear - R; first [reflexivity | ring].
pose t_41 : R := t_39 * y.
have e_42 : t_41 = (c * h * y) by rule (num_eq (num2 (fun a b : R => a * b) e_40 e_10) _); clear - R; first [reflexivity | ring].
pose t_43 : R := t_37 + t_41.
have e_44 : t_43 = (c * h * y + g * x * t) by rule (num_eq (num2 (fun a b : R => a + b) e_38 e_42) _); clear - R; first [reflexivity | ring].
have C_34 : t_32 = t_43 by rule (num_eq e_33 (esym (num_eq e_44 _))); clear - R; first [reflexivity | ring].
split; first exact: C_17.
exact: C_34.
Qed.

(* lnverify.rope-gain
   A gain does not commute with a rotation of a pair but for what the sine and the difference of the gains make 0
   this project; with a proof; compare “FlashNorm” on RoPE behind QK-norm *)
Theorem lnverify_rope_gain (x y t g h c : R) :
  c * (g * x) - t * (h * y) - g * (c * x - t * y) = t * (g - h) * y :> R /\
  t * (g * x) + c * (h * y) - h * (t * x + c * y) = t * (g - h) * x :> R.
Proof.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : c = c by [].
have e_2 : g = g by [].
have e_3 : x = x by [].
pose t_4 : R := g * x.
have e_5 : t_4 = (g * x) by rule (num_eq (num2 (fun a b : R => a * b) e_2 e_3) _); clear - R; first [reflexivity | ring].
pose t_6 : R := c * t_4.
have e_7 : t_6 = (c * g * x) by rule (num_eq (num2 (fun a b : R => a * b) e_1 e_5) _); clear - R; first [reflexivity | ring].
have e_8 : t = t by [].
have e_9 : h = h by [].
have e_10 : y = y by [].
pose t_11 : R := h * y.
have e_12 : t_11 = (h * y) by rule (num_eq (num2 (fun a b : R => a * b) e_9 e_10) _); clear - R; first [reflexivity | ring].
pose t_13 : R := t * t_11.
have e_14 : t_13 = (t * h * y) by rule (num_eq (num2 (fun a b : R => a * b) e_8 e_12) _); clear - R; first [reflexivity | ring].
pose t_15 : R := t_6 - t_13.
have e_16 : t_15 = (c * g * x - t * h * y) by rule (num_eq (num2 (fun a b : R => a - b) e_7 e_14) _); clear - R; first [reflexivity | ring].
pose t_17 : R := c * x.
have e_18 : t_17 = (c * x) by rule (num_eq (num2 (fun a b : R => a * b) e_1 e_3) _); clear - R; first [reflexivity | ring].
pose t_19 : R := t * y.
have e_20 : t_19 = (t * y) by rule (num_eq (num2 (fun a b : R => a * b) e_8 e_10) _); clear - R; first [reflexivity | ring].
pose t_21 : R := t_17 - t_19.
have e_22 : t_21 = (c * x - t * y) by rule (num_eq (num2 (fun a b : R => a - b) e_18 e_20) _); clear - R; first [reflexivity | ring].
pose t_23 : R := g * t_21.
have e_24 : t_23 = (c * g * x - g * t * y) by rule (num_eq (num2 (fun a b : R => a * b) e_2 e_22) _); clear - R; first [reflexivity | ring].
pose t_25 : R := t_15 - t_23.
have e_26 : t_25 = (g * t * y - t * h * y) by rule (num_eq (num2 (fun a b : R => a - b) e_16 e_24) _); clear - R; first [reflexivity | ring].
pose t_28 : R := g - h.
have e_29 : t_28 = (g - h) by rule (num_eq (num2 (fun a b : R => a - b) e_2 e_9) _); clear - R; first [reflexivity | ring].
pose t_30 : R := t * t_28.
have e_31 : t_30 = (g * t - t * h) by rule (num_eq (num2 (fun a b : R => a * b) e_8 e_29) _); clear - R; first [reflexivity | ring].
pose t_32 : R := t_30 * y.
have e_33 : t_32 = (g * t * y - t * h * y) by rule (num_eq (num2 (fun a b : R => a * b) e_31 e_10) _); clear - R; first [reflexivity | ring].
have C_27 : t_25 = t_32 by rule (num_eq e_26 (esym (num_eq e_33 _))); clear - R; first [reflexivity | ring].
pose t_34 : R := t * t_4.
have e_35 : t_34 = (g * x * t) by rule (num_eq (num2 (fun a b : R => a * b) e_8 e_5) _); clear - R; first [reflexivity | ring].
pose t_36 : R := c * t_11.
have e_37 : t_36 = (c * h * y) by rule (num_eq (num2 (fun a b : R => a * b) e_1 e_12) _); clear - R; first [reflexivity | ring].
pose t_38 : R := t_34 + t_36.
have e_39 : t_38 = (c * h * y + g * x * t) by rule (num_eq (num2 (fun a b : R => a + b) e_35 e_37) _); clear - R; first [reflexivity | ring].
pose t_40 : R := t * x.
have e_41 : t_40 = (x * t) by rule (num_eq (num2 (fun a b : R => a * b) e_8 e_3) _); clear - R; first [reflexivity | ring].
pose t_42 : R := c * y.
have e_43 : t_42 = (c * y) by rule (num_eq (num2 (fun a b : R => a * b) e_1 e_10) _); clear - R; first [reflexivity | ring].
pose t_44 : R := t_40 + t_42.
have e_45 : t_44 = (c * y + x * t) by rule (num_eq (num2 (fun a b : R => a + b) e_41 e_43) _); clear - R; first [reflexivity | ring].
pose t_46 : R := h * t_44.
have e_47 : t_46 = (c * h * y + x * t * h) by rule (num_eq (num2 (fun a b : R => a * b) e_9 e_45) _); clear - R; first [reflexivity | ring].
pose t_48 : R := t_38 - t_46.
have e_49 : t_48 = (g * x * t - x * t * h) by rule (num_eq (num2 (fun a b : R => a - b) e_39 e_47) _); clear - R; first [reflexivity | ring].
pose t_51 : R := t_30 * x.
have e_52 : t_51 = (g * x * t - x * t * h) by rule (num_eq (num2 (fun a b : R => a * b) e_31 e_3) _); clear - R; first [reflexivity | ring].
have C_50 : t_48 = t_51 by rule (num_eq e_49 (esym (num_eq e_52 _))); clear - R; first [reflexivity | ring].
split; first exact: C_27.
exact: C_50.
Qed.

(* flashnorm.energy
   The bound on the error of scaling degrades only where the energy is small beside ε
   N. Graef, F. Makraduli, A. Wasielewski, M. Clapp, “FlashNorm: Fast Normalization for Transformers”,
   arXiv:2407.09577, the text in the authors’ repository, commit 29a7efe, last changed on 5 May 2026; appendix “RMS
   with epsilon”: “degrades only when the activation energy is near zero”
   not here: it is refuted; lnverify.eps-scale-error is true instead *)

(* lnverify.layernorm-scaling
   LayerNorm’s output divided by t has the variance 1/t², without ε
   this project; with a proof; compare arXiv:2502.05795 (LayerNorm Scaling), abstract *)
Theorem lnverify_layernorm_scaling (activation : 'cV[R]_N) (t : R) :
  (0 < N)%N ->
  0 < variance activation ->
  0 < t ->
  N%:R != 0 :> R /\
  t != 0 /\
  Num.sqrt (variance activation + 0) != 0 /\
  t ^+ 2 != 0 /\
  0 <= variance activation + 0 /\
  variance (t^-1 *: normalized 0 activation) = 1 / t ^+ 2 :> R.
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
have e_25 : t = t by [].
have H_26 := pos_of H1 e_25.
have NZ_27 := lt0r_neq0 H_26.
have NZ_28 : t != 0 by rule (nz_factor (f := t) (r := 1) NZ_27 _); clear - R; first [reflexivity | ring].
have S_29 : 0 < t by rule (pos_quotient H_26 (r := 1) _ _); [clear - N_pos S_4 S_16 S_24 NZ_8 NZ_23 NZ_28 R; sgn | clear - R; first [reflexivity | ring]].
have NZ_30 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_31 : N%:R != 0 := nz_is e_5 NZ_30.
have NZ_32 : t != 0 by rule (nz_is (c := (t)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_28 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_33 : t != 0 := nz_is e_25 NZ_32.
have e_34 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
pose t_35 : R := t_19 + (0 : R).
have e_36 : t_35 = ((n * m_2 - m_1 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_20 e_34) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_37 : R := Num.sqrt t_35.
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = (n * m_2 - m_1 ^+ 2) by exact: (root_pos S_24).
have S_39 : 0 <= (r_4 / (n)) by rule (nneg_is (c := r_4 * n^-1) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - N_pos S_4 S_16 S_24 S_29 S_r4 NZ_8 NZ_23 NZ_28 R; sgn].
have e_38 : t_37 = (r_4 / (n)) by rule (sqrt_node e_36 S_39 _); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have NZ_40 := lt0r_neq0 S_r4.
have NZ_41 : (r_4 / (n)) != 0 by rule (nz_is (c := (r_4 * n^-1)) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_40 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_42 : t_37 != 0 := nz_is e_38 NZ_41.
pose t_43 : R := t ^+ 2.
have e_44 : t_43 = (t ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_25) _); clear - R; first [reflexivity | ring].
have NZ_45 : (t ^+ 2) != 0 by rule (nz_is (c := (t ^+ 2)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_28 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_46 : t_43 != 0 := nz_is e_44 NZ_45.
have S_47 : 0 <= ((n * m_2 - m_1 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n * m_2 - m_1 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_16 S_24 S_29 S_r4 NZ_8 NZ_23 NZ_28 NZ_40 R; sgn].
have C_48 : 0 <= t_35 := nneg_is e_36 S_47.
pose t_49 : R := t^-1.
have e_50 : t_49 = (1 / (t)) by rule (num_eq (num1 (fun a : R => a^-1) e_25) _); clear - NZ_28 R; first [reflexivity | field; nz | ring].
pose t_51 : R := t_37^-1.
have e_52 : t_51 = ((- n * r_4) / ((- n * m_2 + m_1 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_38) _); clear - NZ_40 NZ_8 NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_53 : 'cV[R]_N := t_51 *: t_12.
have e_54 : t_53 = (col (fun i => ((- n * r_4) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((m_1 * r_4) / ((- n * m_2 + m_1 ^+ 2))) * (1))) by rule (col_eq (col_scale e_52 e_13) _) => i; reduce; clear - NZ_23 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_55 : 'cV[R]_N := t_49 *: t_53.
have e_56 : t_55 = (col (fun i => ((- n * r_4) / (t * (- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((m_1 * r_4) / (t * (- n * m_2 + m_1 ^+ 2))) * (1))) by rule (col_eq (col_scale e_50 e_54) _) => i; reduce; clear - NZ_28 NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_57 : R := sumv t_55.
have e_58 : t_57 = 0 by rule (sum_node e_56 (partD (partZ ((- n * r_4) / (t * (- n * m_2 + m_1 ^+ 2))) M_1) (partZ ((m_1 * r_4) / (t * (- n * m_2 + m_1 ^+ 2))) (whole_ones En))) _); clear - NZ_28 NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_59 : R := t_57 / N%:R.
have e_60 : t_59 = 0 by rule (num_eq (num2 (fun a b : R => a / b) e_58 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_61 : 'cV[R]_N := t_59 *: (ones : 'cV[R]_N).
have e_62 : t_61 = (col (fun i => 0)) by rule (col_eq (col_scale e_60 e_9) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_63 : 'cV[R]_N := t_55 - t_61.
have e_64 : t_63 = (col (fun i => ((- n * r_4) / (t * (- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((m_1 * r_4) / (t * (- n * m_2 + m_1 ^+ 2))) * (1))) by rule (col_eq (col_sub e_56 e_62) _) => i; reduce; clear - NZ_28 NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_65 : R := dot t_63 t_63.
have d_67 : whole (fun i => ((- n ^+ 2) / ((- n * m_2 + m_1 ^+ 2) * t ^+ 2)) * ((activation i 0) ^+ 2) + ((2%:R * n * m_1) / ((- n * m_2 + m_1 ^+ 2) * t ^+ 2)) * ((activation i 0)) + ((- m_1 ^+ 2) / ((- n * m_2 + m_1 ^+ 2) * t ^+ 2)) * (1)) = (n / (t ^+ 2)) by rule (num_eq (partD (partD (partZ ((- n ^+ 2) / ((- n * m_2 + m_1 ^+ 2) * t ^+ 2)) M_2) (partZ ((2%:R * n * m_1) / ((- n * m_2 + m_1 ^+ 2) * t ^+ 2)) M_1)) (partZ ((- m_1 ^+ 2) / ((- n * m_2 + m_1 ^+ 2) * t ^+ 2)) (whole_ones En))) _); clear - NZ_23 NZ_28 R; first [reflexivity | field; nz | ring].
have d_68 : whole (fun i => (((- n * r_4) / (t * (- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((m_1 * r_4) / (t * (- n * m_2 + m_1 ^+ 2))) * (1)) * (((- n * r_4) / (t * (- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((m_1 * r_4) / (t * (- n * m_2 + m_1 ^+ 2))) * (1))) = (n / (t ^+ 2)) by rule (whole_eq _ d_67) => i; clear - NZ_28 NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_66 : t_65 = (n / (t ^+ 2)) by rule (dot_node e_64 e_64 d_68); done.
pose t_69 : R := t_65 / N%:R.
have e_70 : t_69 = (1 / (t ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_66 e_5) _); clear - NZ_8 NZ_28 R; first [reflexivity | field; nz | ring].
have e_72 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose t_73 : R := (1 : R) / t_43.
have NZ_75 : (t ^+ 2) != 0 :> R by rule (nz_is (c := (t ^+ 2)) _ _); [clear - R; ring | clear - NZ_28 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_74 : t_73 = (1 / (t ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_72 e_44) _); clear - NZ_28 NZ_75 R; first [reflexivity | field; nz | ring].
have C_71 : t_69 = t_73 by rule (num_eq e_70 (esym (num_eq e_74 _))); clear - NZ_28 R; first [reflexivity | field; nz | ring].
split; first exact: C_31.
split; first exact: C_33.
split; first exact: C_42.
split; first exact: C_46.
split; first exact: C_48.
exact: C_71.
Qed.

(* lnverify.key-bias
   A bias of the keys is redundant: it adds the same number to all scores of a query, and softmax cancels it
   this project; with a proof; compare attention layers without a bias of the keys
   not here: a free matrix or a second dimension *)

(* lnverify.correlation
   Without ε, gain and bias the product of two outputs of LayerNorm is N times the inputs’ correlation
   this project; with a proof *)
Theorem lnverify_correlation (activation x : 'cV[R]_N) :
  (0 < N)%N ->
  0 < variance activation ->
  0 < variance x ->
  N%:R != 0 :> R /\
  Num.sqrt (variance activation + 0) != 0 /\
  Num.sqrt (variance x + 0) != 0 /\
  N%:R * std activation * std x != 0 /\
  0 <= variance activation + 0 /\
  0 <= variance x + 0 /\
  0 <= variance activation /\
  0 <= variance x /\
  dot (normalized 0 activation) (normalized 0 x) = N%:R * (dot (centered activation) (centered x) / (N%:R * std activation * std x)) :> R.
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
have e_25 : x = (col (fun i => (x i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_26 : R := sumv x.
have [m_3 M_3] := some_number (part xpredT (fun i => (x i 0))).
have e_27 : t_26 = m_3 by rule (sum_node e_25 M_3 _); clear - R; first [reflexivity | ring].
pose t_28 : R := t_26 / N%:R.
have e_29 : t_28 = (m_3 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_27 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_30 : 'cV[R]_N := t_28 *: (ones : 'cV[R]_N).
have e_31 : t_30 = (col (fun i => (m_3 / (n)) * (1))) by rule (col_eq (col_scale e_29 e_9) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_32 : 'cV[R]_N := x - t_30.
have e_33 : t_32 = (col (fun i => (x i 0) + ((- m_3) / (n)) * (1))) by rule (col_eq (col_sub e_25 e_31) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_34 : R := dot t_32 t_32.
have [m_4 M_4] := some_number (part xpredT (fun i => (x i 0) ^+ 2)).
have S_36 : 0 <= m_4 by rewrite -M_4; apply: part_ge0 => i; sgn.
have d_37 : whole (fun i => (x i 0) ^+ 2 + ((- 2%:R * m_3) / (n)) * ((x i 0)) + ((m_3 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_4 - m_3 ^+ 2) / (n)) by rule (num_eq (partD (partD M_4 (partZ ((- 2%:R * m_3) / (n)) M_3)) (partZ ((m_3 ^+ 2) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_38 : whole (fun i => ((x i 0) + ((- m_3) / (n)) * (1)) * ((x i 0) + ((- m_3) / (n)) * (1))) = ((n * m_4 - m_3 ^+ 2) / (n)) by rule (whole_eq _ d_37) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_35 : t_34 = ((n * m_4 - m_3 ^+ 2) / (n)) by rule (dot_node e_33 e_33 d_38); done.
pose t_39 : R := t_34 / N%:R.
have e_40 : t_39 = ((n * m_4 - m_3 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_35 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have H_41 := pos_of H1 e_40.
have NZ_42 := lt0r_neq0 H_41.
have NZ_43 : (- n * m_4 + m_3 ^+ 2) != 0 by rule (nz_factor (f := (- n * m_4 + m_3 ^+ 2)) (r := ((- 1) / (n ^+ 2))) NZ_42 _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have S_44 : 0 < (n * m_4 - m_3 ^+ 2) by rule (pos_quotient H_41 (r := (n ^+ 2)) _ _); [clear - N_pos S_4 S_16 S_24 S_36 NZ_8 NZ_23 NZ_43 R; sgn | clear - NZ_8 R; first [reflexivity | field; nz | ring]].
have NZ_45 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_46 : N%:R != 0 := nz_is e_5 NZ_45.
have e_47 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
pose t_48 : R := t_19 + (0 : R).
have e_49 : t_48 = ((n * m_2 - m_1 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_20 e_47) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_50 : R := Num.sqrt t_48.
have [r_5 S_r5 E_r5] : exists2 r : R, 0 < r & r ^+ 2 = (n * m_2 - m_1 ^+ 2) by exact: (root_pos S_24).
have S_52 : 0 <= (r_5 / (n)) by rule (nneg_is (c := r_5 * n^-1) _ _); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - N_pos S_4 S_16 S_24 S_36 S_44 S_r5 NZ_8 NZ_23 NZ_43 R; sgn].
have e_51 : t_50 = (r_5 / (n)) by rule (sqrt_node e_49 S_52 _); clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have NZ_53 := lt0r_neq0 S_r5.
have NZ_54 : (r_5 / (n)) != 0 by rule (nz_is (c := (r_5 * n^-1)) _ _); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - NZ_53 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_55 : t_50 != 0 := nz_is e_51 NZ_54.
pose t_56 : R := t_39 + (0 : R).
have e_57 : t_56 = ((n * m_4 - m_3 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_40 e_47) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_58 : R := Num.sqrt t_56.
have [r_6 S_r6 E_r6] : exists2 r : R, 0 < r & r ^+ 2 = (n * m_4 - m_3 ^+ 2) by exact: (root_pos S_44).
have S_60 : 0 <= (r_6 / (n)) by rule (nneg_is (c := r_6 * n^-1) _ _); [clear - NZ_8 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6] | clear - N_pos S_4 S_16 S_24 S_36 S_44 S_r5 S_r6 NZ_8 NZ_23 NZ_43 NZ_53 R; sgn].
have e_59 : t_58 = (r_6 / (n)) by rule (sqrt_node e_57 S_60 _); clear - NZ_8 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
have NZ_61 := lt0r_neq0 S_r6.
have NZ_62 : (r_6 / (n)) != 0 by rule (nz_is (c := (r_6 * n^-1)) _ _); [clear - NZ_8 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6] | clear - NZ_61 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_63 : t_58 != 0 := nz_is e_59 NZ_62.
pose t_64 : R := Num.sqrt t_19.
have S_66 : 0 <= (r_5 / (n)) by rule (nneg_is (c := r_5 * n^-1) _ _); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - N_pos S_4 S_16 S_24 S_36 S_44 S_r5 S_r6 NZ_8 NZ_23 NZ_43 NZ_53 NZ_61 R; sgn].
have e_65 : t_64 = (r_5 / (n)) by rule (sqrt_node e_20 S_66 _); clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_67 : R := N%:R * t_64.
have e_68 : t_67 = r_5 by rule (num_eq (num2 (fun a b : R => a * b) e_5 e_65) _); clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_69 : R := Num.sqrt t_39.
have S_71 : 0 <= (r_6 / (n)) by rule (nneg_is (c := r_6 * n^-1) _ _); [clear - NZ_8 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6] | clear - N_pos S_4 S_16 S_24 S_36 S_44 S_r5 S_r6 NZ_8 NZ_23 NZ_43 NZ_53 NZ_61 R; sgn].
have e_70 : t_69 = (r_6 / (n)) by rule (sqrt_node e_40 S_71 _); clear - NZ_8 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_72 : R := t_67 * t_69.
have e_73 : t_72 = ((r_5 * r_6) / (n)) by rule (num_eq (num2 (fun a b : R => a * b) e_68 e_70) _); clear - NZ_8 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6].
have NZ_74 : ((r_5 * r_6) / (n)) != 0 by rule (nz_is (c := (r_6 * r_5 * n^-1)) _ _); [clear - NZ_8 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6] | clear - NZ_61 NZ_53 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_75 : t_72 != 0 := nz_is e_73 NZ_74.
have S_76 : 0 <= ((n * m_2 - m_1 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n * m_2 - m_1 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_16 S_24 S_36 S_44 S_r5 S_r6 NZ_8 NZ_23 NZ_43 NZ_53 NZ_61 R; sgn].
have C_77 : 0 <= t_48 := nneg_is e_49 S_76.
have S_78 : 0 <= ((n * m_4 - m_3 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n * m_4 - m_3 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_16 S_24 S_36 S_44 S_r5 S_r6 NZ_8 NZ_23 NZ_43 NZ_53 NZ_61 R; sgn].
have C_79 : 0 <= t_56 := nneg_is e_57 S_78.
have S_80 : 0 <= ((n * m_2 - m_1 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n * m_2 - m_1 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_16 S_24 S_36 S_44 S_r5 S_r6 NZ_8 NZ_23 NZ_43 NZ_53 NZ_61 R; sgn].
have C_81 : 0 <= t_19 := nneg_is e_20 S_80.
have S_82 : 0 <= ((n * m_4 - m_3 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n * m_4 - m_3 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_16 S_24 S_36 S_44 S_r5 S_r6 NZ_8 NZ_23 NZ_43 NZ_53 NZ_61 R; sgn].
have C_83 : 0 <= t_39 := nneg_is e_40 S_82.
pose t_84 : R := t_50^-1.
have e_85 : t_84 = ((- n * r_5) / ((- n * m_2 + m_1 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_51) _); clear - NZ_53 NZ_8 NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_86 : 'cV[R]_N := t_84 *: t_12.
have e_87 : t_86 = (col (fun i => ((- n * r_5) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((m_1 * r_5) / ((- n * m_2 + m_1 ^+ 2))) * (1))) by rule (col_eq (col_scale e_85 e_13) _) => i; reduce; clear - NZ_23 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_88 : R := t_58^-1.
have e_89 : t_88 = ((- n * r_6) / ((- n * m_4 + m_3 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_59) _); clear - NZ_61 NZ_8 NZ_43 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_90 : 'cV[R]_N := t_88 *: t_32.
have e_91 : t_90 = (col (fun i => ((- n * r_6) / ((- n * m_4 + m_3 ^+ 2))) * ((x i 0)) + ((m_3 * r_6) / ((- n * m_4 + m_3 ^+ 2))) * (1))) by rule (col_eq (col_scale e_89 e_33) _) => i; reduce; clear - NZ_43 NZ_8 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_92 : R := dot t_86 t_90.
have [m_7 M_7] := some_number (part xpredT (fun i => (activation i 0) * (x i 0))).
have d_94 : whole (fun i => ((n ^+ 2 * r_5 * r_6) / ((- n * m_4 + m_3 ^+ 2) * (- n * m_2 + m_1 ^+ 2))) * ((activation i 0) * (x i 0)) + ((- n * m_3 * r_5 * r_6) / ((- n * m_4 + m_3 ^+ 2) * (- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((- n * m_1 * r_5 * r_6) / ((- n * m_4 + m_3 ^+ 2) * (- n * m_2 + m_1 ^+ 2))) * ((x i 0)) + ((m_1 * m_3 * r_5 * r_6) / ((- n * m_4 + m_3 ^+ 2) * (- n * m_2 + m_1 ^+ 2))) * (1)) = ((n ^+ 2 * r_5 * r_6 * m_7 - n * m_1 * m_3 * r_5 * r_6) / ((- n * m_4 + m_3 ^+ 2) * (- n * m_2 + m_1 ^+ 2))) by rule (num_eq (partD (partD (partD (partZ ((n ^+ 2 * r_5 * r_6) / ((- n * m_4 + m_3 ^+ 2) * (- n * m_2 + m_1 ^+ 2))) M_7) (partZ ((- n * m_3 * r_5 * r_6) / ((- n * m_4 + m_3 ^+ 2) * (- n * m_2 + m_1 ^+ 2))) M_1)) (partZ ((- n * m_1 * r_5 * r_6) / ((- n * m_4 + m_3 ^+ 2) * (- n * m_2 + m_1 ^+ 2))) M_3)) (partZ ((m_1 * m_3 * r_5 * r_6) / ((- n * m_4 + m_3 ^+ 2) * (- n * m_2 + m_1 ^+ 2))) (whole_ones En))) _); clear - NZ_43 NZ_23 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6].
have d_95 : whole (fun i => (((- n * r_5) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((m_1 * r_5) / ((- n * m_2 + m_1 ^+ 2))) * (1)) * (((- n * r_6) / ((- n * m_4 + m_3 ^+ 2))) * ((x i 0)) + ((m_3 * r_6) / ((- n * m_4 + m_3 ^+ 2))) * (1))) = ((n ^+ 2 * r_5 * r_6 * m_7 - n * m_1 * m_3 * r_5 * r_6) / ((- n * m_4 + m_3 ^+ 2) * (- n * m_2 + m_1 ^+ 2))) by rule (whole_eq _ d_94) => i; clear - NZ_23 NZ_43 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6].
have e_93 : t_92 = ((n ^+ 2 * r_5 * r_6 * m_7 - n * m_1 * m_3 * r_5 * r_6) / ((- n * m_4 + m_3 ^+ 2) * (- n * m_2 + m_1 ^+ 2))) by rule (dot_node e_87 e_91 d_95); done.
pose t_97 : R := dot t_12 t_32.
have d_99 : whole (fun i => (activation i 0) * (x i 0) + ((- m_3) / (n)) * ((activation i 0)) + ((- m_1) / (n)) * ((x i 0)) + ((m_1 * m_3) / (n ^+ 2)) * (1)) = ((n * m_7 - m_1 * m_3) / (n)) by rule (num_eq (partD (partD (partD M_7 (partZ ((- m_3) / (n)) M_1)) (partZ ((- m_1) / (n)) M_3)) (partZ ((m_1 * m_3) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_100 : whole (fun i => ((activation i 0) + ((- m_1) / (n)) * (1)) * ((x i 0) + ((- m_3) / (n)) * (1))) = ((n * m_7 - m_1 * m_3) / (n)) by rule (whole_eq _ d_99) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_98 : t_97 = ((n * m_7 - m_1 * m_3) / (n)) by rule (dot_node e_13 e_33 d_100); done.
pose t_101 : R := t_97 / t_72.
have NZ_103 : (r_5 * r_6) != 0 :> R by rule (nz_is (c := (r_6 * r_5)) _ _); [clear - R; ring | clear - NZ_61 NZ_53 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_102 : t_101 = ((n * r_5 * r_6 * m_7 - m_1 * m_3 * r_5 * r_6) / ((- n * m_4 + m_3 ^+ 2) * (- n * m_2 + m_1 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_98 e_73) _); clear - NZ_61 NZ_53 NZ_103 NZ_8 NZ_43 NZ_23 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6].
pose t_104 : R := N%:R * t_101.
have e_105 : t_104 = ((n ^+ 2 * r_5 * r_6 * m_7 - n * m_1 * m_3 * r_5 * r_6) / ((- n * m_4 + m_3 ^+ 2) * (- n * m_2 + m_1 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_5 e_102) _); clear - NZ_43 NZ_23 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6].
have C_96 : t_92 = t_104 by rule (num_eq e_93 (esym (num_eq e_105 _))); clear - NZ_43 NZ_23 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6].
split; first exact: C_46.
split; first exact: C_55.
split; first exact: C_63.
split; first exact: C_75.
split; first exact: C_77.
split; first exact: C_79.
split; first exact: C_81.
split; first exact: C_83.
exact: C_96.
Qed.

(* lnverify.no-limit
   Without ε LayerNorm has no limit at a constant vector: along each direction x it keeps the output of x
   this project; with a proof *)
Theorem lnverify_no_limit (x : 'cV[R]_N) (t k : R) :
  (0 < N)%N ->
  0 < variance x ->
  0 < t ->
  N%:R != 0 :> R /\
  Num.sqrt (variance (k *: ones + t *: x) + 0) != 0 /\
  Num.sqrt (variance x + 0) != 0 /\
  0 <= variance (k *: ones + t *: x) + 0 /\
  0 <= variance x + 0 /\
  normalized 0 (k *: ones + t *: x) = normalized 0 x :> 'cV[R]_N.
Proof.
move=> N_gt0 H0 H1.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : x = (col (fun i => (x i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_2 : R := sumv x.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_4 : 0 <= n - 1 by rewrite subr_ge0.
have [m_1 M_1] := some_number (part xpredT (fun i => (x i 0))).
have e_3 : t_2 = m_1 by rule (sum_node e_1 M_1 _); clear - R; first [reflexivity | ring].
have e_5 : N%:R = n by rule (num_eq En _); clear - R; first [reflexivity | ring].
pose t_6 : R := t_2 / N%:R.
have NZ_8 := lt0r_neq0 N_pos.
have e_7 : t_6 = (m_1 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_3 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_9 : (ones : 'cV[R]_N) = (col (fun i => 1)) by rule (col_eq (col_ones R N) _) => i; clear - R; first [reflexivity | ring].
pose t_10 : 'cV[R]_N := t_6 *: (ones : 'cV[R]_N).
have e_11 : t_10 = (col (fun i => (m_1 / (n)) * (1))) by rule (col_eq (col_scale e_7 e_9) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_12 : 'cV[R]_N := x - t_10.
have e_13 : t_12 = (col (fun i => (x i 0) + ((- m_1) / (n)) * (1))) by rule (col_eq (col_sub e_1 e_11) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_14 : R := dot t_12 t_12.
have [m_2 M_2] := some_number (part xpredT (fun i => (x i 0) ^+ 2)).
have S_16 : 0 <= m_2 by rewrite -M_2; apply: part_ge0 => i; sgn.
have d_17 : whole (fun i => (x i 0) ^+ 2 + ((- 2%:R * m_1) / (n)) * ((x i 0)) + ((m_1 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_2 - m_1 ^+ 2) / (n)) by rule (num_eq (partD (partD M_2 (partZ ((- 2%:R * m_1) / (n)) M_1)) (partZ ((m_1 ^+ 2) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_18 : whole (fun i => ((x i 0) + ((- m_1) / (n)) * (1)) * ((x i 0) + ((- m_1) / (n)) * (1))) = ((n * m_2 - m_1 ^+ 2) / (n)) by rule (whole_eq _ d_17) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_15 : t_14 = ((n * m_2 - m_1 ^+ 2) / (n)) by rule (dot_node e_13 e_13 d_18); done.
pose t_19 : R := t_14 / N%:R.
have e_20 : t_19 = ((n * m_2 - m_1 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_15 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have H_21 := pos_of H0 e_20.
have NZ_22 := lt0r_neq0 H_21.
have NZ_23 : (- n * m_2 + m_1 ^+ 2) != 0 by rule (nz_factor (f := (- n * m_2 + m_1 ^+ 2)) (r := ((- 1) / (n ^+ 2))) NZ_22 _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have S_24 : 0 < (n * m_2 - m_1 ^+ 2) by rule (pos_quotient H_21 (r := (n ^+ 2)) _ _); [clear - N_pos S_4 S_16 NZ_8 NZ_23 R; sgn | clear - NZ_8 R; first [reflexivity | field; nz | ring]].
have e_25 : t = t by [].
have H_26 := pos_of H1 e_25.
have NZ_27 := lt0r_neq0 H_26.
have NZ_28 : t != 0 by rule (nz_factor (f := t) (r := 1) NZ_27 _); clear - R; first [reflexivity | ring].
have S_29 : 0 < t by rule (pos_quotient H_26 (r := 1) _ _); [clear - N_pos S_4 S_16 S_24 NZ_8 NZ_23 NZ_28 R; sgn | clear - R; first [reflexivity | ring]].
have NZ_30 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_31 : N%:R != 0 := nz_is e_5 NZ_30.
have e_32 : k = k by [].
pose t_33 : 'cV[R]_N := k *: (ones : 'cV[R]_N).
have e_34 : t_33 = (col (fun i => k * (1))) by rule (col_eq (col_scale e_32 e_9) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_35 : 'cV[R]_N := t *: x.
have e_36 : t_35 = (col (fun i => t * ((x i 0)))) by rule (col_eq (col_scale e_25 e_1) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_37 : 'cV[R]_N := t_33 + t_35.
have e_38 : t_37 = (col (fun i => k * (1) + t * ((x i 0)))) by rule (col_eq (col_add e_34 e_36) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_39 : R := sumv t_37.
have e_40 : t_39 = (n * k + m_1 * t) by rule (sum_node e_38 (partD (partZ k (whole_ones En)) (partZ t M_1)) _); clear - R; first [reflexivity | ring].
pose t_41 : R := t_39 / N%:R.
have e_42 : t_41 = ((n * k + m_1 * t) / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_40 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_43 : 'cV[R]_N := t_41 *: (ones : 'cV[R]_N).
have e_44 : t_43 = (col (fun i => ((n * k + m_1 * t) / (n)) * (1))) by rule (col_eq (col_scale e_42 e_9) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_45 : 'cV[R]_N := t_37 - t_43.
have e_46 : t_45 = (col (fun i => ((- m_1 * t) / (n)) * (1) + t * ((x i 0)))) by rule (col_eq (col_sub e_38 e_44) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_47 : R := dot t_45 t_45.
have d_49 : whole (fun i => ((m_1 ^+ 2 * t ^+ 2) / (n ^+ 2)) * (1) + ((- 2%:R * m_1 * t ^+ 2) / (n)) * ((x i 0)) + (t ^+ 2) * ((x i 0) ^+ 2)) = ((n * m_2 * t ^+ 2 - m_1 ^+ 2 * t ^+ 2) / (n)) by rule (num_eq (partD (partD (partZ ((m_1 ^+ 2 * t ^+ 2) / (n ^+ 2)) (whole_ones En)) (partZ ((- 2%:R * m_1 * t ^+ 2) / (n)) M_1)) (partZ (t ^+ 2) M_2)) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_50 : whole (fun i => (((- m_1 * t) / (n)) * (1) + t * ((x i 0))) * (((- m_1 * t) / (n)) * (1) + t * ((x i 0)))) = ((n * m_2 * t ^+ 2 - m_1 ^+ 2 * t ^+ 2) / (n)) by rule (whole_eq _ d_49) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_48 : t_47 = ((n * m_2 * t ^+ 2 - m_1 ^+ 2 * t ^+ 2) / (n)) by rule (dot_node e_46 e_46 d_50); done.
pose t_51 : R := t_47 / N%:R.
have e_52 : t_51 = ((n * m_2 * t ^+ 2 - m_1 ^+ 2 * t ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_48 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_53 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
pose t_54 : R := t_51 + (0 : R).
have e_55 : t_54 = ((n * m_2 * t ^+ 2 - m_1 ^+ 2 * t ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_52 e_53) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_56 : R := Num.sqrt t_54.
have [r_5 S_r5 E_r5] : exists2 r : R, 0 < r & r ^+ 2 = (n * m_2 - m_1 ^+ 2) by exact: (root_pos S_24).
have S_58 : 0 <= (t * r_5) by rule (nneg_is (c := r_5 * t) _ _); [clear - E_r5 R; first [reflexivity | ring: E_r5] | clear - N_pos S_4 S_16 S_24 S_29 S_r5 NZ_8 NZ_23 NZ_28 R; sgn].
have S_59 : 0 <= ((t * r_5) / (n)) by rule (nneg_is (c := (t * r_5) * n^-1) _ _); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - N_pos S_4 S_16 S_24 S_29 S_r5 S_58 NZ_8 NZ_23 NZ_28 R; sgn].
have e_57 : t_56 = ((t * r_5) / (n)) by rule (sqrt_node e_55 S_59 _); clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have NZ_60 := lt0r_neq0 S_r5.
have NZ_61 : ((t * r_5) / (n)) != 0 by rule (nz_is (c := (r_5 * t * n^-1)) _ _); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - NZ_60 NZ_28 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_62 : t_56 != 0 := nz_is e_57 NZ_61.
pose t_63 : R := t_19 + (0 : R).
have e_64 : t_63 = ((n * m_2 - m_1 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_20 e_53) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_65 : R := Num.sqrt t_63.
have S_67 : 0 <= (r_5 / (n)) by rule (nneg_is (c := r_5 * n^-1) _ _); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - N_pos S_4 S_16 S_24 S_29 S_r5 S_58 NZ_8 NZ_23 NZ_28 NZ_60 R; sgn].
have e_66 : t_65 = (r_5 / (n)) by rule (sqrt_node e_64 S_67 _); clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have NZ_68 : (r_5 / (n)) != 0 by rule (nz_is (c := (r_5 * n^-1)) _ _); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - NZ_60 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_69 : t_65 != 0 := nz_is e_66 NZ_68.
have S_70 : 0 <= (n * m_2 * t ^+ 2 - m_1 ^+ 2 * t ^+ 2) by rule (nneg_is (c := (n * m_2 - m_1 ^+ 2) * t ^+ 2) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_4 S_16 S_24 S_29 S_r5 S_58 NZ_8 NZ_23 NZ_28 NZ_60 R; sgn].
have S_71 : 0 <= ((n * m_2 * t ^+ 2 - m_1 ^+ 2 * t ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n * m_2 * t ^+ 2 - m_1 ^+ 2 * t ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_16 S_24 S_29 S_r5 S_58 S_70 NZ_8 NZ_23 NZ_28 NZ_60 R; sgn].
have C_72 : 0 <= t_54 := nneg_is e_55 S_71.
have S_73 : 0 <= ((n * m_2 - m_1 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n * m_2 - m_1 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_16 S_24 S_29 S_r5 S_58 S_70 NZ_8 NZ_23 NZ_28 NZ_60 R; sgn].
have C_74 : 0 <= t_63 := nneg_is e_64 S_73.
pose t_75 : R := t_56^-1.
have NZ_77 : (t * r_5) != 0 :> R by rule (nz_is (c := (r_5 * t)) _ _); [clear - R; ring | clear - NZ_60 NZ_28 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_76 : t_75 = ((- n * r_5) / (t * (- n * m_2 + m_1 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_57) _); clear - NZ_60 NZ_28 NZ_77 NZ_8 NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_78 : 'cV[R]_N := t_75 *: t_45.
have e_79 : t_78 = (col (fun i => ((m_1 * r_5) / ((- n * m_2 + m_1 ^+ 2))) * (1) + ((- n * r_5) / ((- n * m_2 + m_1 ^+ 2))) * ((x i 0)))) by rule (col_eq (col_scale e_76 e_46) _) => i; reduce; clear - NZ_28 NZ_23 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_81 : R := t_65^-1.
have e_82 : t_81 = ((- n * r_5) / ((- n * m_2 + m_1 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_66) _); clear - NZ_60 NZ_8 NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_83 : 'cV[R]_N := t_81 *: t_12.
have e_84 : t_83 = (col (fun i => ((- n * r_5) / ((- n * m_2 + m_1 ^+ 2))) * ((x i 0)) + ((m_1 * r_5) / ((- n * m_2 + m_1 ^+ 2))) * (1))) by rule (col_eq (col_scale e_82 e_13) _) => i; reduce; clear - NZ_23 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have C_80 : t_78 = t_83 by rule (col_same e_79 e_84 _) => i; clear - NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
split; first exact: C_31.
split; first exact: C_62.
split; first exact: C_69.
split; first exact: C_72.
split; first exact: C_74.
exact: C_80.
Qed.

(* lnverify.jacobian-frobenius
   Without ε the squared Frobenius norm of LayerNorm’s Jacobian is (N − 2)/σ²
   this project; with a proof; compare Xiong et al. 2020, Lemma 3 *)
Theorem lnverify_jacobian_frobenius (activation : 'cV[R]_N) :
  (0 < N)%N ->
  0 < variance activation ->
  exists J1 : 'M[R]_N, is_jacobian (fun activation : 'cV[R]_N => normalized 0 activation) activation J1 /\
  N%:R != 0 :> R /\
  Num.sqrt (variance activation + 0) != 0 /\
  variance activation != 0 /\
  0 <= variance activation + 0 /\
  \tr (J1^T *m J1) = (N%:R - 2%:R) / variance activation :> R.
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
have [m_4 M_4] := some_number (part xpredT (fun i => (h_52 i 0))).
have e_61 : t_60 = m_4 by rule (sum_node e_59 M_4 _); clear - R; first [reflexivity | ring].
pose t_62 : R := t_60 / N%:R.
have e_63 : t_62 = (m_4 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_61 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_64 : 'cV[R]_N := t_62 *: (ones : 'cV[R]_N).
have e_65 : t_64 = (col (fun i => (m_4 / (n)) * (1))) by rule (col_eq (col_scale e_63 e_9) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_66 : 'cV[R]_N := h_52 - t_64.
have e_67 : t_66 = (col (fun i => (h_52 i 0) + ((- m_4) / (n)) * (1))) by rule (col_eq (col_sub e_59 e_65) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_68 : R := dot t_66 t_12.
have [m_5 M_5] := some_number (part xpredT (fun i => (activation i 0) * (h_52 i 0))).
have d_70 : whole (fun i => (activation i 0) * (h_52 i 0) + ((- m_1) / (n)) * ((h_52 i 0)) + ((- m_4) / (n)) * ((activation i 0)) + ((m_1 * m_4) / (n ^+ 2)) * (1)) = ((n * m_5 - m_1 * m_4) / (n)) by rule (num_eq (partD (partD (partD M_5 (partZ ((- m_1) / (n)) M_4)) (partZ ((- m_4) / (n)) M_1)) (partZ ((m_1 * m_4) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_71 : whole (fun i => ((h_52 i 0) + ((- m_4) / (n)) * (1)) * ((activation i 0) + ((- m_1) / (n)) * (1))) = ((n * m_5 - m_1 * m_4) / (n)) by rule (whole_eq _ d_70) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_69 : t_68 = ((n * m_5 - m_1 * m_4) / (n)) by rule (dot_node e_67 e_13 d_71); done.
pose t_72 : R := dot t_12 t_66.
have d_74 : whole (fun i => (activation i 0) * (h_52 i 0) + ((- m_4) / (n)) * ((activation i 0)) + ((- m_1) / (n)) * ((h_52 i 0)) + ((m_1 * m_4) / (n ^+ 2)) * (1)) = ((n * m_5 - m_1 * m_4) / (n)) by rule (num_eq (partD (partD (partD M_5 (partZ ((- m_4) / (n)) M_1)) (partZ ((- m_1) / (n)) M_4)) (partZ ((m_1 * m_4) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_75 : whole (fun i => ((activation i 0) + ((- m_1) / (n)) * (1)) * ((h_52 i 0) + ((- m_4) / (n)) * (1))) = ((n * m_5 - m_1 * m_4) / (n)) by rule (whole_eq _ d_74) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_73 : t_72 = ((n * m_5 - m_1 * m_4) / (n)) by rule (dot_node e_13 e_67 d_75); done.
pose t_76 : R := t_68 + t_72.
have e_77 : t_76 = ((2%:R * n * m_5 - 2%:R * m_1 * m_4) / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_69 e_73) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_78 : R := t_76 / N%:R.
have e_79 : t_78 = ((2%:R * n * m_5 - 2%:R * m_1 * m_4) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_77 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_80 : R := t_56 * t_78.
have e_81 : t_80 = ((- n * r_3 * m_5 + m_1 * r_3 * m_4) / ((- n * m_2 + m_1 ^+ 2) * n)) by rule (num_eq (num2 (fun a b : R => a * b) e_57 e_79) _); clear - NZ_23 NZ_8 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_82 : R := t_31 * t_80.
have e_83 : t_82 = ((- n * m_5 + m_1 * m_4) / ((- n * m_2 + m_1 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_32 e_81) _); clear - NZ_23 NZ_8 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_84 : R := t_31 * t_82.
have e_85 : t_84 = ((n ^+ 2 * r_3 * m_5 - n * m_1 * r_3 * m_4) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_32 e_83) _); clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_86 : R := - t_84.
have e_87 : t_86 = ((- n ^+ 2 * r_3 * m_5 + n * m_1 * r_3 * m_4) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) by rule (num_eq (num1 (fun a : R => - a) e_85) _); clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_88 : 'cV[R]_N := t_86 *: t_12.
have e_89 : t_88 = (col (fun i => ((- n ^+ 2 * r_3 * m_5 + n * m_1 * r_3 * m_4) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_1 * r_3 * m_5 - m_1 ^+ 2 * r_3 * m_4) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (col_scale e_87 e_13) _) => i; reduce; clear - NZ_23 NZ_8 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_90 : 'cV[R]_N := t_31 *: t_66.
have e_91 : t_90 = (col (fun i => ((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) * ((h_52 i 0)) + ((r_3 * m_4) / ((- n * m_2 + m_1 ^+ 2))) * (1))) by rule (col_eq (col_scale e_32 e_67) _) => i; reduce; clear - NZ_23 NZ_8 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_92 : 'cV[R]_N := t_88 + t_90.
have e_93 : t_92 = (col (fun i => ((- n ^+ 2 * r_3 * m_5 + n * m_1 * r_3 * m_4) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_1 * r_3 * m_5 - n * m_2 * r_3 * m_4) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1) + ((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) * ((h_52 i 0)))) by rule (col_eq (col_add e_89 e_91) _) => i; reduce; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_94 : 'cV[R]_N := J1_34 *m h_52.
have d_96 : whole (fun i => ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((h_52 i 0)) + ((- n ^+ 2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0) * (h_52 i 0))) = ((- n ^+ 2 * r_3 * m_5 + n * m_1 * r_3 * m_4) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) by rule (num_eq (partD (partZ ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) M_4) (partZ ((- n ^+ 2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) M_5)) _); clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have d_97 : whole (fun i => (((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0))) * ((h_52 i 0))) = ((- n ^+ 2 * r_3 * m_5 + n * m_1 * r_3 * m_4) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) by rule (whole_eq _ d_96) => i; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have d_98 : whole (fun i => ((- n * m_2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((h_52 i 0)) + ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0) * (h_52 i 0))) = ((n * m_1 * r_3 * m_5 - n * m_2 * r_3 * m_4) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) by rule (num_eq (partD (partZ ((- n * m_2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) M_4) (partZ ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) M_5)) _); clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have d_99 : whole (fun i => (((- n * m_2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1) + ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0))) * ((h_52 i 0))) = ((n * m_1 * r_3 * m_5 - n * m_2 * r_3 * m_4) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) by rule (whole_eq _ d_98) => i; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have e_95 : t_94 = (col (fun i => ((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) * ((h_52 i 0)) + ((- n ^+ 2 * r_3 * m_5 + n * m_1 * r_3 * m_4) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_1 * r_3 * m_5 - n * m_2 * r_3 * m_4) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (opr_apply (s := [:: ((- n ^+ 2 * r_3 * m_5 + n * m_1 * r_3 * m_4) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)); ((n * m_1 * r_3 * m_5 - n * m_2 * r_3 * m_4) / ((- n * m_2 + m_1 ^+ 2) ^+ 2))]) e_35 e_59 (conj d_97 (conj d_99 I))) _) => i; reduce; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
rule (col_same e_93 e_95 _) => i; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have NZ_100 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_101 : N%:R != 0 := nz_is e_5 NZ_100.
have NZ_102 : (r_3 / (n)) != 0 by rule (nz_is (c := (r_3 * n^-1)) _ _); [clear - NZ_8 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3] | clear - NZ_33 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_103 : t_28 != 0 := nz_is e_29 NZ_102.
have NZ_104 : ((n * m_2 - m_1 ^+ 2) / (n ^+ 2)) != 0 by rule (nz_is (c := - ((- n * m_2 + m_1 ^+ 2) * n^-1 ^+ 2)) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - NZ_23 NZ_8 R; rewrite oppr_eq0; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_105 : t_19 != 0 := nz_is e_20 NZ_104.
have S_106 : 0 <= ((n * m_2 - m_1 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n * m_2 - m_1 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_16 S_24 S_r3 NZ_8 NZ_23 NZ_33 R; sgn].
have C_107 : 0 <= t_26 := nneg_is e_27 S_106.
pose t_108 : 'M[R]_N := J1_34^T.
have e_109 : t_108 = (opr (fun i => ((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) * (1)) [:: ((fun i => 1), (fun i => ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n * m_2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1))); ((fun i => (activation i 0)), (fun i => ((- n ^+ 2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1)))]) by rule (opr_eq (opr_T e_35) _ _); [move=> i; reduce; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3] | move=> i j; reduce; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3]].
pose t_110 : 'M[R]_N := t_108 *m J1_34.
have d_112 : whole (fun i => ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0) ^+ 2) + ((- n * m_2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0))) = 0 by rule (num_eq (partD (partZ ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) M_2) (partZ ((- n * m_2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) M_1)) _); clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have d_113 : whole (fun i => (((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n * m_2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1)) * ((activation i 0))) = 0 by rule (whole_eq _ d_112) => i; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have d_114 : whole (fun i => ((- n ^+ 2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0) ^+ 2) + ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0))) = ((n * r_3) / ((- n * m_2 + m_1 ^+ 2))) by rule (num_eq (partD (partZ ((- n ^+ 2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) M_2) (partZ ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) M_1)) _); clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have d_115 : whole (fun i => (((- n ^+ 2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1)) * ((activation i 0))) = ((n * r_3) / ((- n * m_2 + m_1 ^+ 2))) by rule (whole_eq _ d_114) => i; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have d_116 : whole (fun i => ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n * m_2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1)) = ((n * r_3) / ((- n * m_2 + m_1 ^+ 2))) by rule (num_eq (partD (partZ ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) M_1) (partZ ((- n * m_2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) (whole_ones En))) _); clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have d_117 : whole (fun i => (((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n * m_2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1)) * 1) = ((n * r_3) / ((- n * m_2 + m_1 ^+ 2))) by rule (whole_eq _ d_116) => i; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have d_118 : whole (fun i => ((- n ^+ 2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1)) = 0 by rule (num_eq (partD (partZ ((- n ^+ 2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) M_1) (partZ ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) (whole_ones En))) _); clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have d_119 : whole (fun i => (((- n ^+ 2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1)) * 1) = 0 by rule (whole_eq _ d_118) => i; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have e_111 : t_110 = (opr (fun i => ((- n ^+ 2) / ((- n * m_2 + m_1 ^+ 2))) * (1)) [:: ((fun i => 1), (fun i => ((n ^+ 2 * m_1) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * m_2) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1))); ((fun i => (activation i 0)), (fun i => ((- n ^+ 3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n ^+ 2 * m_1) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1)))]) by rule (opr_eq (opr_mul (ss := [:: [:: 0; ((n * r_3) / ((- n * m_2 + m_1 ^+ 2)))]; [:: ((n * r_3) / ((- n * m_2 + m_1 ^+ 2))); 0]]) e_109 e_35 (conj (conj d_113 (conj d_115 I)) (conj (conj d_117 (conj d_119 I)) (I)))) _ _); [move=> i; reduce; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3] | move=> i j; reduce; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3]].
pose t_120 : R := \tr t_110.
have d_122 : whole (fun i => ((- n ^+ 2) / ((- n * m_2 + m_1 ^+ 2))) * (1)) = ((- n ^+ 3) / ((- n * m_2 + m_1 ^+ 2))) by rule (num_eq (partZ ((- n ^+ 2) / ((- n * m_2 + m_1 ^+ 2))) (whole_ones En)) _); clear - NZ_23 R; first [reflexivity | field; nz | ring].
have d_123 : whole (fun i => ((n ^+ 2 * m_1) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * m_2) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1)) = ((n ^+ 2) / ((- n * m_2 + m_1 ^+ 2))) by rule (num_eq (partD (partZ ((n ^+ 2 * m_1) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) M_1) (partZ ((- n ^+ 2 * m_2) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) (whole_ones En))) _); clear - NZ_23 R; first [reflexivity | field; nz | ring].
have d_124 : whole (fun i => 1 * (((n ^+ 2 * m_1) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * m_2) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1))) = ((n ^+ 2) / ((- n * m_2 + m_1 ^+ 2))) by rule (whole_eq _ d_123) => i; clear - NZ_23 R; first [reflexivity | field; nz | ring].
have d_125 : whole (fun i => ((- n ^+ 3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0) ^+ 2) + ((n ^+ 2 * m_1) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0))) = ((n ^+ 2) / ((- n * m_2 + m_1 ^+ 2))) by rule (num_eq (partD (partZ ((- n ^+ 3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) M_2) (partZ ((n ^+ 2 * m_1) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) M_1)) _); clear - NZ_23 R; first [reflexivity | field; nz | ring].
have d_126 : whole (fun i => ((activation i 0)) * (((- n ^+ 3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n ^+ 2 * m_1) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1))) = ((n ^+ 2) / ((- n * m_2 + m_1 ^+ 2))) by rule (whole_eq _ d_125) => i; clear - NZ_23 R; first [reflexivity | field; nz | ring].
have e_121 : t_120 = ((- n ^+ 3 + 2%:R * n ^+ 2) / ((- n * m_2 + m_1 ^+ 2))) by rule (opr_trace (s := [:: ((n ^+ 2) / ((- n * m_2 + m_1 ^+ 2))); ((n ^+ 2) / ((- n * m_2 + m_1 ^+ 2)))]) e_111 d_122 (conj d_124 (conj d_126 I)) _); reduce; clear - NZ_23 R; first [reflexivity | field; nz | ring].
have e_128 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_129 : R := N%:R - (2%:R : R).
have e_130 : t_129 = (n - 2%:R) by rule (num_eq (num2 (fun a b : R => a - b) e_5 e_128) _); clear - R; first [reflexivity | ring].
pose t_131 : R := t_129 / t_19.
have NZ_133 : (n * m_2 - m_1 ^+ 2) != 0 :> R by rule (nz_is (c := - ((- n * m_2 + m_1 ^+ 2))) _ _); [clear - R; ring | clear - NZ_23 R; rewrite oppr_eq0; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_132 : t_131 = ((- n ^+ 3 + 2%:R * n ^+ 2) / ((- n * m_2 + m_1 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_130 e_20) _); clear - NZ_23 NZ_133 NZ_8 R; first [reflexivity | field; nz | ring].
have C_127 : t_120 = t_131 by rule (num_eq e_121 (esym (num_eq e_132 _))); clear - NZ_23 R; first [reflexivity | field; nz | ring].
exists J1_34; split; first exact: C_36.
split; first exact: C_101.
split; first exact: C_103.
split; first exact: C_105.
split; first exact: C_107.
exact: C_127.
Qed.

(* lnverify.normalized-branch
   A branch behind RMSNorm has a squared length of at most N, whatever comes in
   this project; with a proof; compare Peri-LN, arXiv:2502.02732 *)
Theorem lnverify_normalized_branch (activation y : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < eps ->
  N%:R != 0 :> R /\
  Num.sqrt (dot y y / N%:R + eps) != 0 /\
  0 <= dot y y / N%:R + eps /\
  dot (rms_norm eps y) (rms_norm eps y) <= N%:R /\
  dot (activation + rms_norm eps y) (activation + rms_norm eps y) = dot activation activation + 2%:R * dot activation (rms_norm eps y) + dot (rms_norm eps y) (rms_norm eps y) :> R.
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
have e_11 : y = (col (fun i => (y i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_12 : R := dot y y.
have [m_2 M_2] := some_number (part xpredT (fun i => (y i 0) ^+ 2)).
have S_14 : 0 <= m_2 by rewrite -M_2; apply: part_ge0 => i; sgn.
have d_15 : whole (fun i => (y i 0) ^+ 2) = m_2 by rule (num_eq M_2 _); clear - R; first [reflexivity | ring].
have d_16 : whole (fun i => ((y i 0)) * ((y i 0))) = m_2 by rule (whole_eq _ d_15) => i; clear - R; first [reflexivity | ring].
have e_13 : t_12 = m_2 by rule (dot_node e_11 e_11 d_16); done.
pose t_17 : R := t_12 / N%:R.
have e_18 : t_17 = (m_2 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_13 e_6) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_19 : R := t_17 + eps.
have e_20 : t_19 = ((n * eps + m_2) / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_18 e_1) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_21 : R := Num.sqrt t_19.
have [r_3 S_r3 E_r3] : exists2 r : R, 0 < r & r ^+ 2 = n by exact: (root_pos N_pos).
have S_23 : 0 < (n * eps + m_2) by clear - H_eps S_5 N_pos S_7 S_14 S_r3 NZ_4 NZ_8 R; sgn.
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = (n * eps + m_2) by exact: (root_pos S_23).
have S_24 : 0 <= (r_3 * r_4) by rule (nneg_is (c := r_4 * r_3) _ _); [clear - E_r3 E_r4 R; first [reflexivity | ring: E_r3 E_r4] | clear - H_eps S_5 N_pos S_7 S_14 S_r3 S_23 S_r4 NZ_4 NZ_8 R; sgn].
have S_25 : 0 <= ((r_3 * r_4) / (n)) by rule (nneg_is (c := (r_3 * r_4) * n^-1) _ _); [clear - NZ_8 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | clear - H_eps S_5 N_pos S_7 S_14 S_r3 S_23 S_r4 S_24 NZ_4 NZ_8 R; sgn].
have e_22 : t_21 = ((r_3 * r_4) / (n)) by rule (sqrt_node e_20 S_25 _); clear - NZ_8 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have NZ_26 := lt0r_neq0 S_r4.
have NZ_27 := lt0r_neq0 S_r3.
have NZ_28 : ((r_3 * r_4) / (n)) != 0 by rule (nz_is (c := (r_4 * r_3 * n^-1)) _ _); [clear - NZ_8 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | clear - NZ_26 NZ_27 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_29 : t_21 != 0 := nz_is e_22 NZ_28.
have S_30 : 0 <= ((n * eps + m_2) / (n)) by rule (nneg_is (c := (n * eps + m_2) * n^-1) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps S_5 N_pos S_7 S_14 S_r3 S_23 S_r4 S_24 NZ_4 NZ_8 NZ_26 NZ_27 R; sgn].
have C_31 : 0 <= t_19 := nneg_is e_20 S_30.
pose t_32 : R := t_21^-1.
have NZ_34 : (r_3 * r_4) != 0 :> R by rule (nz_is (c := (r_4 * r_3)) _ _); [clear - R; ring | clear - NZ_26 NZ_27 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have NZ_35 := lt0r_neq0 S_23.
have e_33 : t_32 = ((r_3 * r_4) / ((n * eps + m_2))) by rule (num_eq (num1 (fun a : R => a^-1) e_22) _); clear - NZ_26 NZ_27 NZ_34 NZ_8 NZ_35 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_36 : 'cV[R]_N := t_32 *: y.
have e_37 : t_36 = (col (fun i => ((r_3 * r_4) / ((n * eps + m_2))) * ((y i 0)))) by rule (col_eq (col_scale e_33 e_11) _) => i; reduce; clear - NZ_35 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_38 : R := dot t_36 t_36.
have d_40 : whole (fun i => (n / ((n * eps + m_2))) * ((y i 0) ^+ 2)) = ((n * m_2) / ((n * eps + m_2))) by rule (num_eq (partZ (n / ((n * eps + m_2))) M_2) _); clear - NZ_35 R; first [reflexivity | field; nz | ring].
have d_41 : whole (fun i => (((r_3 * r_4) / ((n * eps + m_2))) * ((y i 0))) * (((r_3 * r_4) / ((n * eps + m_2))) * ((y i 0)))) = ((n * m_2) / ((n * eps + m_2))) by rule (whole_eq _ d_40) => i; clear - NZ_35 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have e_39 : t_38 = ((n * m_2) / ((n * eps + m_2))) by rule (dot_node e_37 e_37 d_41); done.
have S_43 : 0 <= (n ^+ 2 * eps) by rule (nneg_is (c := eps * n ^+ 2) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps S_5 N_pos S_7 S_14 S_r3 S_23 S_r4 S_24 NZ_4 NZ_8 NZ_26 NZ_27 NZ_34 NZ_35 R; sgn].
have S_44 : 0 <= ((n ^+ 2 * eps) / ((n * eps + m_2))) by rule (nneg_is (c := (n ^+ 2 * eps) * (n * eps + m_2)^-1) _ _); [clear - NZ_35 R; first [reflexivity | field; nz | ring] | clear - H_eps S_5 N_pos S_7 S_14 S_r3 S_23 S_r4 S_24 S_43 NZ_4 NZ_8 NZ_26 NZ_27 NZ_34 NZ_35 R; sgn].
have C_42 : t_38 <= N%:R by rule (le_by e_39 e_6 _ S_44); clear - NZ_35 R; first [reflexivity | field; nz | ring].
have e_45 : activation = (col (fun i => (activation i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_46 : 'cV[R]_N := activation + t_36.
have e_47 : t_46 = (col (fun i => (activation i 0) + ((r_3 * r_4) / ((n * eps + m_2))) * ((y i 0)))) by rule (col_eq (col_add e_45 e_37) _) => i; reduce; clear - NZ_35 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_48 : R := dot t_46 t_46.
have [m_5 M_5] := some_number (part xpredT (fun i => (activation i 0) ^+ 2)).
have S_50 : 0 <= m_5 by rewrite -M_5; apply: part_ge0 => i; sgn.
have [m_6 M_6] := some_number (part xpredT (fun i => (activation i 0) * (y i 0))).
have d_51 : whole (fun i => (activation i 0) ^+ 2 + ((2%:R * r_3 * r_4) / ((n * eps + m_2))) * ((activation i 0) * (y i 0)) + (n / ((n * eps + m_2))) * ((y i 0) ^+ 2)) = ((n * eps * m_5 + n * m_2 + m_2 * m_5 + 2%:R * r_3 * r_4 * m_6) / ((n * eps + m_2))) by rule (num_eq (partD (partD M_5 (partZ ((2%:R * r_3 * r_4) / ((n * eps + m_2))) M_6)) (partZ (n / ((n * eps + m_2))) M_2)) _); clear - NZ_35 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have d_52 : whole (fun i => ((activation i 0) + ((r_3 * r_4) / ((n * eps + m_2))) * ((y i 0))) * ((activation i 0) + ((r_3 * r_4) / ((n * eps + m_2))) * ((y i 0)))) = ((n * eps * m_5 + n * m_2 + m_2 * m_5 + 2%:R * r_3 * r_4 * m_6) / ((n * eps + m_2))) by rule (whole_eq _ d_51) => i; clear - NZ_35 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have e_49 : t_48 = ((n * eps * m_5 + n * m_2 + m_2 * m_5 + 2%:R * r_3 * r_4 * m_6) / ((n * eps + m_2))) by rule (dot_node e_47 e_47 d_52); done.
pose t_54 : R := dot activation activation.
have d_56 : whole (fun i => (activation i 0) ^+ 2) = m_5 by rule (num_eq M_5 _); clear - R; first [reflexivity | ring].
have d_57 : whole (fun i => ((activation i 0)) * ((activation i 0))) = m_5 by rule (whole_eq _ d_56) => i; clear - R; first [reflexivity | ring].
have e_55 : t_54 = m_5 by rule (dot_node e_45 e_45 d_57); done.
have e_58 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_59 : R := dot activation t_36.
have d_61 : whole (fun i => ((r_3 * r_4) / ((n * eps + m_2))) * ((activation i 0) * (y i 0))) = ((r_3 * r_4 * m_6) / ((n * eps + m_2))) by rule (num_eq (partZ ((r_3 * r_4) / ((n * eps + m_2))) M_6) _); clear - NZ_35 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have d_62 : whole (fun i => ((activation i 0)) * (((r_3 * r_4) / ((n * eps + m_2))) * ((y i 0)))) = ((r_3 * r_4 * m_6) / ((n * eps + m_2))) by rule (whole_eq _ d_61) => i; clear - NZ_35 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have e_60 : t_59 = ((r_3 * r_4 * m_6) / ((n * eps + m_2))) by rule (dot_node e_45 e_37 d_62); done.
pose t_63 : R := (2%:R : R) * t_59.
have e_64 : t_63 = ((2%:R * r_3 * r_4 * m_6) / ((n * eps + m_2))) by rule (num_eq (num2 (fun a b : R => a * b) e_58 e_60) _); clear - NZ_35 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_65 : R := t_54 + t_63.
have e_66 : t_65 = ((n * eps * m_5 + m_2 * m_5 + 2%:R * r_3 * r_4 * m_6) / ((n * eps + m_2))) by rule (num_eq (num2 (fun a b : R => a + b) e_55 e_64) _); clear - NZ_35 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_67 : R := t_65 + t_38.
have e_68 : t_67 = ((n * eps * m_5 + n * m_2 + m_2 * m_5 + 2%:R * r_3 * r_4 * m_6) / ((n * eps + m_2))) by rule (num_eq (num2 (fun a b : R => a + b) e_66 e_39) _); clear - NZ_35 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have C_53 : t_48 = t_67 by rule (num_eq e_49 (esym (num_eq e_68 _))); clear - NZ_35 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
split; first exact: C_10.
split; first exact: C_29.
split; first exact: C_31.
split; first exact: C_42.
exact: C_53.
Qed.

(* wu.zero-scale
   With the scale 0 in its last normalization a residual block is the identity, and the scale still learns
   Y. Wu, K. He, “Group Normalization”, arXiv:1803.08494, §3, in a copy that names no version; §4.1, on the
   initialization of the last scale of a residual block *)
Theorem wu_zero_scale (activation upstream gain : 'cV[R]_N) (c eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  c = 0 :> R ->
  0 < variance activation + eps ->
  exists J1 : 'M[R]_N, is_jacobian (fun activation : 'cV[R]_N => activation + had (c *: ones) (normalized eps activation)) activation J1 /\
  exists G2 : 'cV[R]_N, is_gradient (fun gain : 'cV[R]_N => dot upstream (had gain (normalized eps activation))) gain G2 /\
  N%:R != 0 :> R /\
  Num.sqrt (variance activation + eps) != 0 /\
  0 <= variance activation + eps /\
  activation + had (c *: ones) (normalized eps activation) = activation :> 'cV[R]_N /\
  J1 = 1%:M :> 'M[R]_N /\
  G2 = had upstream (normalized eps activation) :> 'cV[R]_N.
Proof.
move=> N_gt0 H_eps H0 H1.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : c = c by [].
have e_2 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
have E_3 : c = 0 by rule (solved (r := 1) (eq_of H0 e_1 e_2) _); clear - R; first [reflexivity | ring].
have e_4 : activation = (col (fun i => (activation i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_5 : R := sumv activation.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_7 : 0 <= n - 1 by rewrite subr_ge0.
have [m_3 M_3] := some_number (part xpredT (fun i => (activation i 0))).
have e_6 : t_5 = m_3 by rule (sum_node e_4 M_3 _); clear - R; first [reflexivity | ring].
have e_8 : N%:R = n by rule (num_eq En _); clear - R; first [reflexivity | ring].
pose t_9 : R := t_5 / N%:R.
have NZ_11 := lt0r_neq0 N_pos.
have e_10 : t_9 = (m_3 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_6 e_8) _); clear - NZ_11 R; first [reflexivity | field; nz | ring].
have e_12 : (ones : 'cV[R]_N) = (col (fun i => 1)) by rule (col_eq (col_ones R N) _) => i; clear - R; first [reflexivity | ring].
pose t_13 : 'cV[R]_N := t_9 *: (ones : 'cV[R]_N).
have e_14 : t_13 = (col (fun i => (m_3 / (n)) * (1))) by rule (col_eq (col_scale e_10 e_12) _) => i; reduce; clear - NZ_11 R; first [reflexivity | field; nz | ring].
pose t_15 : 'cV[R]_N := activation - t_13.
have e_16 : t_15 = (col (fun i => (activation i 0) + ((- m_3) / (n)) * (1))) by rule (col_eq (col_sub e_4 e_14) _) => i; reduce; clear - NZ_11 R; first [reflexivity | field; nz | ring].
pose t_17 : R := dot t_15 t_15.
have [m_4 M_4] := some_number (part xpredT (fun i => (activation i 0) ^+ 2)).
have S_19 : 0 <= m_4 by rewrite -M_4; apply: part_ge0 => i; sgn.
have d_20 : whole (fun i => (activation i 0) ^+ 2 + ((- 2%:R * m_3) / (n)) * ((activation i 0)) + ((m_3 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_4 - m_3 ^+ 2) / (n)) by rule (num_eq (partD (partD M_4 (partZ ((- 2%:R * m_3) / (n)) M_3)) (partZ ((m_3 ^+ 2) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_11 R; first [reflexivity | field; nz | ring].
have d_21 : whole (fun i => ((activation i 0) + ((- m_3) / (n)) * (1)) * ((activation i 0) + ((- m_3) / (n)) * (1))) = ((n * m_4 - m_3 ^+ 2) / (n)) by rule (whole_eq _ d_20) => i; clear - NZ_11 R; first [reflexivity | field; nz | ring].
have e_18 : t_17 = ((n * m_4 - m_3 ^+ 2) / (n)) by rule (dot_node e_16 e_16 d_21); done.
pose t_22 : R := t_17 / N%:R.
have e_23 : t_22 = ((n * m_4 - m_3 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_18 e_8) _); clear - NZ_11 R; first [reflexivity | field; nz | ring].
have e_24 : eps = eps by [].
pose t_25 : R := t_22 + eps.
have e_26 : t_25 = ((n ^+ 2 * eps + n * m_4 - m_3 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_23 e_24) _); clear - NZ_11 R; first [reflexivity | field; nz | ring].
have H_27 := pos_of H1 e_26.
have NZ_28 := lt0r_neq0 H_27.
have NZ_29 : (n ^+ 2 * eps + n * m_4 - m_3 ^+ 2) != 0 by rule (nz_factor (f := (n ^+ 2 * eps + n * m_4 - m_3 ^+ 2)) (r := (1 / (n ^+ 2))) NZ_28 _); clear - NZ_11 R; first [reflexivity | field; nz | ring].
have g_30 : part xpredT (fun i => (1) * (1)) = n by rule (part_eq _ (whole_ones En)) => i; clear - R; first [reflexivity | ring].
have g_31 : part xpredT (fun i => ((activation i 0)) * ((activation i 0))) = m_4 by rule (part_eq _ M_4) => i; clear - R; first [reflexivity | ring].
have g_32 : part xpredT (fun i => (1) * ((activation i 0))) = m_3 by rule (part_eq _ M_3) => i; clear - R; first [reflexivity | ring].
have G_33 := gram g_30 g_31 g_32.
have S_34 : 0 <= (n * m_4 - m_3 ^+ 2) by rule (nneg_is _ G_33); clear - R; ring.
have S_35 : 0 < (n ^+ 2 * eps + n * m_4 - m_3 ^+ 2) by rule (pos_quotient H_27 (r := (n ^+ 2)) _ _); [clear - H_eps N_pos S_7 S_19 S_34 NZ_11 NZ_29 R; sgn | clear - NZ_11 R; first [reflexivity | field; nz | ring]].
pose t_36 : R := Num.sqrt t_25.
have [r_5 S_r5 E_r5] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_4 - m_3 ^+ 2) by exact: (root_pos S_35).
have S_38 : 0 <= (r_5 / (n)) by rule (nneg_is (c := r_5 * n^-1) _ _); [clear - NZ_11 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - H_eps N_pos S_7 S_19 S_34 S_35 S_r5 NZ_11 NZ_29 R; sgn].
have e_37 : t_36 = (r_5 / (n)) by rule (sqrt_node e_26 S_38 _); clear - NZ_11 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_39 : R := t_36^-1.
have NZ_41 := lt0r_neq0 S_r5.
have e_40 : t_39 = ((n * r_5) / ((n ^+ 2 * eps + n * m_4 - m_3 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_37) _); clear - NZ_41 NZ_11 NZ_29 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_43 : 'cV[R]_N := c *: (ones : 'cV[R]_N).
have e_44 : t_43 = (col (fun i => 0)) by rule (col_eq (col_scale E_3 e_12) _) => i; reduce; clear - R; first [reflexivity | ring].
pose J1_45 : 'M[R]_N := (opr (fun i => 1) [:: ]).
have e_46 : J1_45 = (opr (fun i => 1) [:: ]) by [].
have C_47 : is_jacobian (fun activation : 'cV[R]_N => activation + had (c *: ones) ((Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones))) activation J1_45.
have size_ge0 := @size1_ge0 R N.
have D_48 := VD_at activation.
have D_49 := D_sumv size_ge0 D_48.
have D_50 := D_mulr size_ge0 (N%:R^-1) D_49.
have D_51 := VD_scaler size_ge0 (ones : 'cV[R]_N) D_50.
have D_52 := VD_sub D_48 D_51.
have D_53 := D_dot size_ge0 D_52 D_52.
have D_54 := D_mulr size_ge0 (N%:R^-1) D_53.
have D_55 := D_addr size_ge0 eps D_54.
have S_57 : 0 < ((n ^+ 2 * eps + n * m_4 - m_3 ^+ 2) / (n ^+ 2)) by rule (pos_is (c := (n ^+ 2 * eps + n * m_4 - m_3 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_11 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_7 S_19 S_34 S_35 S_r5 NZ_11 NZ_29 NZ_41 R; sgn].
have C_56 : 0 < t_25 := pos_is e_26 S_57.
have D_58 := D_sqrt size_ge0 C_56 D_55.
have NZ_59 : (r_5 / (n)) != 0 by rule (nz_is (c := (r_5 * n^-1)) _ _); [clear - NZ_11 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - NZ_41 NZ_11 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_60 : t_36 != 0 := nz_is e_37 NZ_59.
have D_61 := D_inv size_ge0 C_60 D_58.
have D_62 := VD_scale size_ge0 D_61 D_52.
have D_63 := VD_hadl t_43 D_62.
have D_64 := VD_add D_48 D_63.
refine (jacobian_by (F := (fun activation : 'cV[R]_N => activation + had (c *: ones) ((Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones)))) D_64 _) => h_65.
have e_66 : h_65 = (col (fun i => (h_65 i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
have e_67 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_68 : R := (2%:R : R) * t_36.
have e_69 : t_68 = ((2%:R * r_5) / (n)) by rule (num_eq (num2 (fun a b : R => a * b) e_67 e_37) _); clear - NZ_11 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_70 : R := t_68^-1.
have NZ_72 : (2%:R * r_5) != 0 :> R by rule (nz_is (c := (2%:R * r_5)) _ _); [clear - R; ring | clear - NZ_41 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_71 : t_70 = ((n * r_5) / (2%:R * (n ^+ 2 * eps + n * m_4 - m_3 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_69) _); clear - NZ_41 NZ_72 NZ_11 NZ_29 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_73 : R := sumv h_65.
have [m_8 M_8] := some_number (part xpredT (fun i => (h_65 i 0))).
have e_74 : t_73 = m_8 by rule (sum_node e_66 M_8 _); clear - R; first [reflexivity | ring].
pose t_75 : R := t_73 / N%:R.
have e_76 : t_75 = (m_8 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_74 e_8) _); clear - NZ_11 R; first [reflexivity | field; nz | ring].
pose t_77 : 'cV[R]_N := t_75 *: (ones : 'cV[R]_N).
have e_78 : t_77 = (col (fun i => (m_8 / (n)) * (1))) by rule (col_eq (col_scale e_76 e_12) _) => i; reduce; clear - NZ_11 R; first [reflexivity | field; nz | ring].
pose t_79 : 'cV[R]_N := h_65 - t_77.
have e_80 : t_79 = (col (fun i => (h_65 i 0) + ((- m_8) / (n)) * (1))) by rule (col_eq (col_sub e_66 e_78) _) => i; reduce; clear - NZ_11 R; first [reflexivity | field; nz | ring].
pose t_81 : R := dot t_79 t_15.
have [m_9 M_9] := some_number (part xpredT (fun i => (activation i 0) * (h_65 i 0))).
have d_83 : whole (fun i => (activation i 0) * (h_65 i 0) + ((- m_3) / (n)) * ((h_65 i 0)) + ((- m_8) / (n)) * ((activation i 0)) + ((m_3 * m_8) / (n ^+ 2)) * (1)) = ((n * m_9 - m_3 * m_8) / (n)) by rule (num_eq (partD (partD (partD M_9 (partZ ((- m_3) / (n)) M_8)) (partZ ((- m_8) / (n)) M_3)) (partZ ((m_3 * m_8) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_11 R; first [reflexivity | field; nz | ring].
have d_84 : whole (fun i => ((h_65 i 0) + ((- m_8) / (n)) * (1)) * ((activation i 0) + ((- m_3) / (n)) * (1))) = ((n * m_9 - m_3 * m_8) / (n)) by rule (whole_eq _ d_83) => i; clear - NZ_11 R; first [reflexivity | field; nz | ring].
have e_82 : t_81 = ((n * m_9 - m_3 * m_8) / (n)) by rule (dot_node e_80 e_16 d_84); done.
pose t_85 : R := dot t_15 t_79.
have d_87 : whole (fun i => (activation i 0) * (h_65 i 0) + ((- m_8) / (n)) * ((activation i 0)) + ((- m_3) / (n)) * ((h_65 i 0)) + ((m_3 * m_8) / (n ^+ 2)) * (1)) = ((n * m_9 - m_3 * m_8) / (n)) by rule (num_eq (partD (partD (partD M_9 (partZ ((- m_8) / (n)) M_3)) (partZ ((- m_3) / (n)) M_8)) (partZ ((m_3 * m_8) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_11 R; first [reflexivity | field; nz | ring].
have d_88 : whole (fun i => ((activation i 0) + ((- m_3) / (n)) * (1)) * ((h_65 i 0) + ((- m_8) / (n)) * (1))) = ((n * m_9 - m_3 * m_8) / (n)) by rule (whole_eq _ d_87) => i; clear - NZ_11 R; first [reflexivity | field; nz | ring].
have e_86 : t_85 = ((n * m_9 - m_3 * m_8) / (n)) by rule (dot_node e_16 e_80 d_88); done.
pose t_89 : R := t_81 + t_85.
have e_90 : t_89 = ((2%:R * n * m_9 - 2%:R * m_3 * m_8) / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_82 e_86) _); clear - NZ_11 R; first [reflexivity | field; nz | ring].
pose t_91 : R := t_89 / N%:R.
have e_92 : t_91 = ((2%:R * n * m_9 - 2%:R * m_3 * m_8) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_90 e_8) _); clear - NZ_11 R; first [reflexivity | field; nz | ring].
pose t_93 : R := t_70 * t_91.
have e_94 : t_93 = ((n * r_5 * m_9 - m_3 * r_5 * m_8) / (n * (n ^+ 2 * eps + n * m_4 - m_3 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_71 e_92) _); clear - NZ_29 NZ_11 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_95 : R := t_39 * t_93.
have e_96 : t_95 = ((n * m_9 - m_3 * m_8) / ((n ^+ 2 * eps + n * m_4 - m_3 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_40 e_94) _); clear - NZ_29 NZ_11 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_97 : R := t_39 * t_95.
have e_98 : t_97 = ((n ^+ 2 * r_5 * m_9 - n * m_3 * r_5 * m_8) / ((n ^+ 2 * eps + n * m_4 - m_3 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_40 e_96) _); clear - NZ_29 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_99 : R := - t_97.
have e_100 : t_99 = ((- n ^+ 2 * r_5 * m_9 + n * m_3 * r_5 * m_8) / ((n ^+ 2 * eps + n * m_4 - m_3 ^+ 2) ^+ 2)) by rule (num_eq (num1 (fun a : R => - a) e_98) _); clear - NZ_29 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_101 : 'cV[R]_N := t_99 *: t_15.
have e_102 : t_101 = (col (fun i => ((- n ^+ 2 * r_5 * m_9 + n * m_3 * r_5 * m_8) / ((n ^+ 2 * eps + n * m_4 - m_3 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_3 * r_5 * m_9 - m_3 ^+ 2 * r_5 * m_8) / ((n ^+ 2 * eps + n * m_4 - m_3 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (col_scale e_100 e_16) _) => i; reduce; clear - NZ_29 NZ_11 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_103 : 'cV[R]_N := t_39 *: t_79.
have e_104 : t_103 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_4 - m_3 ^+ 2))) * ((h_65 i 0)) + ((- r_5 * m_8) / ((n ^+ 2 * eps + n * m_4 - m_3 ^+ 2))) * (1))) by rule (col_eq (col_scale e_40 e_80) _) => i; reduce; clear - NZ_29 NZ_11 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_105 : 'cV[R]_N := t_101 + t_103.
have e_106 : t_105 = (col (fun i => ((- n ^+ 2 * r_5 * m_9 + n * m_3 * r_5 * m_8) / ((n ^+ 2 * eps + n * m_4 - m_3 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * r_5 * m_8 + n * m_3 * r_5 * m_9 - n * m_4 * r_5 * m_8) / ((n ^+ 2 * eps + n * m_4 - m_3 ^+ 2) ^+ 2)) * (1) + ((n * r_5) / ((n ^+ 2 * eps + n * m_4 - m_3 ^+ 2))) * ((h_65 i 0)))) by rule (col_eq (col_add e_102 e_104) _) => i; reduce; clear - NZ_29 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_107 : 'cV[R]_N := had t_43 t_105.
have e_108 : t_107 = (col (fun i => 0)) by rule (col_eq (col_had e_44 e_106) _) => i; reduce; clear - NZ_29 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_109 : 'cV[R]_N := h_65 + t_107.
have e_110 : t_109 = (col (fun i => (h_65 i 0))) by rule (col_eq (col_add e_66 e_108) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_111 : 'cV[R]_N := J1_45 *m h_65.
have e_112 : t_111 = (col (fun i => (h_65 i 0))) by rule (col_eq (opr_apply (s := [:: ]) e_46 e_66 I) _) => i; reduce; clear - R; first [reflexivity | ring].
rule (col_same e_110 e_112 _) => i; clear - R; first [reflexivity | ring].
have e_113 : gain = (col (fun i => (gain i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_114 : 'cV[R]_N := t_39 *: t_15.
have e_115 : t_114 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_4 - m_3 ^+ 2))) * ((activation i 0)) + ((- m_3 * r_5) / ((n ^+ 2 * eps + n * m_4 - m_3 ^+ 2))) * (1))) by rule (col_eq (col_scale e_40 e_16) _) => i; reduce; clear - NZ_29 NZ_11 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have e_116 : upstream = (col (fun i => (upstream i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose G2_117 : 'cV[R]_N := (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_4 - m_3 ^+ 2))) * ((activation i 0) * (upstream i 0)) + ((- m_3 * r_5) / ((n ^+ 2 * eps + n * m_4 - m_3 ^+ 2))) * ((upstream i 0)))).
have e_118 : G2_117 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_4 - m_3 ^+ 2))) * ((activation i 0) * (upstream i 0)) + ((- m_3 * r_5) / ((n ^+ 2 * eps + n * m_4 - m_3 ^+ 2))) * ((upstream i 0)))) by [].
have C_119 : is_gradient (fun gain : 'cV[R]_N => dot upstream (had gain ((Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones)))) gain G2_117.
have size_ge0 := @size1_ge0 R N.
have D_120 := VD_at gain.
have D_121 := VD_hadr size_ge0 t_114 D_120.
have D_122 := D_dotl size_ge0 upstream D_121.
refine (gradient_by (F := (fun gain : 'cV[R]_N => dot upstream (had gain ((Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones))))) D_122 _) => h_123.
have e_124 : h_123 = (col (fun i => (h_123 i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_125 : 'cV[R]_N := had h_123 t_114.
have e_126 : t_125 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_4 - m_3 ^+ 2))) * ((activation i 0) * (h_123 i 0)) + ((- m_3 * r_5) / ((n ^+ 2 * eps + n * m_4 - m_3 ^+ 2))) * ((h_123 i 0)))) by rule (col_eq (col_had e_124 e_115) _) => i; reduce; clear - NZ_29 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_127 : R := dot upstream t_125.
have [m_10 M_10] := some_number (part xpredT (fun i => (activation i 0) * (h_123 i 0) * (upstream i 0))).
have [m_11 M_11] := some_number (part xpredT (fun i => (h_123 i 0) * (upstream i 0))).
have d_129 : whole (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_4 - m_3 ^+ 2))) * ((activation i 0) * (h_123 i 0) * (upstream i 0)) + ((- m_3 * r_5) / ((n ^+ 2 * eps + n * m_4 - m_3 ^+ 2))) * ((h_123 i 0) * (upstream i 0))) = ((n * r_5 * m_10 - m_3 * r_5 * m_11) / ((n ^+ 2 * eps + n * m_4 - m_3 ^+ 2))) by rule (num_eq (partD (partZ ((n * r_5) / ((n ^+ 2 * eps + n * m_4 - m_3 ^+ 2))) M_10) (partZ ((- m_3 * r_5) / ((n ^+ 2 * eps + n * m_4 - m_3 ^+ 2))) M_11)) _); clear - NZ_29 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have d_130 : whole (fun i => ((upstream i 0)) * (((n * r_5) / ((n ^+ 2 * eps + n * m_4 - m_3 ^+ 2))) * ((activation i 0) * (h_123 i 0)) + ((- m_3 * r_5) / ((n ^+ 2 * eps + n * m_4 - m_3 ^+ 2))) * ((h_123 i 0)))) = ((n * r_5 * m_10 - m_3 * r_5 * m_11) / ((n ^+ 2 * eps + n * m_4 - m_3 ^+ 2))) by rule (whole_eq _ d_129) => i; clear - NZ_29 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have e_128 : t_127 = ((n * r_5 * m_10 - m_3 * r_5 * m_11) / ((n ^+ 2 * eps + n * m_4 - m_3 ^+ 2))) by rule (dot_node e_116 e_126 d_130); done.
pose t_131 : R := dot G2_117 h_123.
have d_133 : whole (fun i => (((n * r_5) / ((n ^+ 2 * eps + n * m_4 - m_3 ^+ 2))) * ((activation i 0) * (upstream i 0)) + ((- m_3 * r_5) / ((n ^+ 2 * eps + n * m_4 - m_3 ^+ 2))) * ((upstream i 0))) * ((h_123 i 0))) = ((n * r_5 * m_10 - m_3 * r_5 * m_11) / ((n ^+ 2 * eps + n * m_4 - m_3 ^+ 2))) by rule (whole_eq _ d_129) => i; clear - NZ_29 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have e_132 : t_131 = ((n * r_5 * m_10 - m_3 * r_5 * m_11) / ((n ^+ 2 * eps + n * m_4 - m_3 ^+ 2))) by rule (dot_node e_118 e_124 d_133); done.
rule (num_eq e_128 (esym (num_eq e_132 _))); clear - NZ_29 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have NZ_134 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_11 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_135 : N%:R != 0 := nz_is e_8 NZ_134.
have NZ_136 : (r_5 / (n)) != 0 by rule (nz_is (c := (r_5 * n^-1)) _ _); [clear - NZ_11 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - NZ_41 NZ_11 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_137 : t_36 != 0 := nz_is e_37 NZ_136.
have S_138 : 0 <= ((n ^+ 2 * eps + n * m_4 - m_3 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_4 - m_3 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_11 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_7 S_19 S_34 S_35 S_r5 NZ_11 NZ_29 NZ_41 R; sgn].
have C_139 : 0 <= t_25 := nneg_is e_26 S_138.
pose t_140 : 'cV[R]_N := had t_43 t_114.
have e_141 : t_140 = (col (fun i => 0)) by rule (col_eq (col_had e_44 e_115) _) => i; reduce; clear - NZ_29 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_142 : 'cV[R]_N := activation + t_140.
have e_143 : t_142 = (col (fun i => (activation i 0))) by rule (col_eq (col_add e_4 e_141) _) => i; reduce; clear - R; first [reflexivity | ring].
have C_144 : t_142 = activation by rule (col_same e_143 e_4 _) => i; clear - R; first [reflexivity | ring].
have e_146 : (1%:M : 'M[R]_N) = (opr (fun i => 1) [:: ]) by rule (opr_eq (opr_id R N) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
have C_145 : J1_45 = (1%:M : 'M[R]_N) by rule (opr_same e_46 e_146 _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_148 : 'cV[R]_N := had upstream t_114.
have e_149 : t_148 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_4 - m_3 ^+ 2))) * ((activation i 0) * (upstream i 0)) + ((- m_3 * r_5) / ((n ^+ 2 * eps + n * m_4 - m_3 ^+ 2))) * ((upstream i 0)))) by rule (col_eq (col_had e_116 e_115) _) => i; reduce; clear - NZ_29 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have C_147 : G2_117 = t_148 by rule (col_same e_118 e_149 _) => i; clear - NZ_29 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
exists J1_45; split; first exact: C_47.
exists G2_117; split; first exact: C_119.
split; first exact: C_135.
split; first exact: C_137.
split; first exact: C_139.
split; first exact: C_144.
split; first exact: C_145.
exact: C_147.
Qed.

(* jiang.layer-scale
   The output has mean 0 although LayerScale is applied
   Z. Jiang, J. Gu, H. Zhu, D. Z. Pan, “Pre-RMSNorm and Pre-CRMSNorm Transformers: Equivalent and Efficient Pre-LN
   Transformers”, arXiv:2305.14858, §§1–3, in a copy that names no version; §4.1, on LayerScale and the zero-mean
   output *)
Theorem jiang_layer_scale (d y : 'cV[R]_N) (k c : R) :
  (0 < N)%N ->
  k = 0 :> R ->
  N%:R != 0 :> R /\
  sumv (had (c *: ones + k *: d) (centered y)) = 0 :> R.
Proof.
move=> N_gt0 H0.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : k = k by [].
have e_2 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
have E_3 : k = 0 by rule (solved (r := 1) (eq_of H0 e_1 e_2) _); clear - R; first [reflexivity | ring].
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_5 : 0 <= n - 1 by rewrite subr_ge0.
have e_4 : N%:R = n by rule (num_eq En _); clear - R; first [reflexivity | ring].
have NZ_6 := lt0r_neq0 N_pos.
have NZ_7 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_6 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_8 : N%:R != 0 := nz_is e_4 NZ_7.
have e_9 : c = c by [].
have e_10 : (ones : 'cV[R]_N) = (col (fun i => 1)) by rule (col_eq (col_ones R N) _) => i; clear - R; first [reflexivity | ring].
pose t_11 : 'cV[R]_N := c *: (ones : 'cV[R]_N).
have e_12 : t_11 = (col (fun i => c * (1))) by rule (col_eq (col_scale e_9 e_10) _) => i; reduce; clear - R; first [reflexivity | ring].
have e_14 : d = (col (fun i => (d i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_15 : 'cV[R]_N := k *: d.
have e_16 : t_15 = (col (fun i => 0)) by rule (col_eq (col_scale E_3 e_14) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_17 : 'cV[R]_N := t_11 + t_15.
have e_18 : t_17 = (col (fun i => c * (1))) by rule (col_eq (col_add e_12 e_16) _) => i; reduce; clear - R; first [reflexivity | ring].
have e_19 : y = (col (fun i => (y i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_20 : R := sumv y.
have [m_3 M_3] := some_number (part xpredT (fun i => (y i 0))).
have e_21 : t_20 = m_3 by rule (sum_node e_19 M_3 _); clear - R; first [reflexivity | ring].
pose t_22 : R := t_20 / N%:R.
have e_23 : t_22 = (m_3 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_21 e_4) _); clear - NZ_6 R; first [reflexivity | field; nz | ring].
pose t_24 : 'cV[R]_N := t_22 *: (ones : 'cV[R]_N).
have e_25 : t_24 = (col (fun i => (m_3 / (n)) * (1))) by rule (col_eq (col_scale e_23 e_10) _) => i; reduce; clear - NZ_6 R; first [reflexivity | field; nz | ring].
pose t_26 : 'cV[R]_N := y - t_24.
have e_27 : t_26 = (col (fun i => (y i 0) + ((- m_3) / (n)) * (1))) by rule (col_eq (col_sub e_19 e_25) _) => i; reduce; clear - NZ_6 R; first [reflexivity | field; nz | ring].
pose t_28 : 'cV[R]_N := had t_17 t_26.
have e_29 : t_28 = (col (fun i => c * ((y i 0)) + ((- c * m_3) / (n)) * (1))) by rule (col_eq (col_had e_18 e_27) _) => i; reduce; clear - NZ_6 R; first [reflexivity | field; nz | ring].
pose t_30 : R := sumv t_28.
have e_31 : t_30 = 0 by rule (sum_node e_29 (partD (partZ c M_3) (partZ ((- c * m_3) / (n)) (whole_ones En))) _); clear - NZ_6 R; first [reflexivity | field; nz | ring].
have e_33 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
have C_32 : t_30 = (0 : R) by rule (num_eq e_31 (esym (num_eq e_33 _))); clear - R; first [reflexivity | ring].
split; first exact: C_8.
exact: C_32.
Qed.

(* lnverify.layer-scale-mean
   Factors d of a centred output y leave the sum d′·y, with d′ the centred factors: 0 for equal ones
   this project; with a proof; compare Jiang et al. 2023, §4.1 *)
Theorem lnverify_layer_scale_mean (d y : 'cV[R]_N) :
  (0 < N)%N ->
  N%:R != 0 :> R /\
  sumv (had d (centered y)) = dot (centered d) y :> R.
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
have e_6 : d = (col (fun i => (d i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
have e_7 : y = (col (fun i => (y i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_8 : R := sumv y.
have [m_1 M_1] := some_number (part xpredT (fun i => (y i 0))).
have e_9 : t_8 = m_1 by rule (sum_node e_7 M_1 _); clear - R; first [reflexivity | ring].
pose t_10 : R := t_8 / N%:R.
have e_11 : t_10 = (m_1 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_9 e_1) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have e_12 : (ones : 'cV[R]_N) = (col (fun i => 1)) by rule (col_eq (col_ones R N) _) => i; clear - R; first [reflexivity | ring].
pose t_13 : 'cV[R]_N := t_10 *: (ones : 'cV[R]_N).
have e_14 : t_13 = (col (fun i => (m_1 / (n)) * (1))) by rule (col_eq (col_scale e_11 e_12) _) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_15 : 'cV[R]_N := y - t_13.
have e_16 : t_15 = (col (fun i => (y i 0) + ((- m_1) / (n)) * (1))) by rule (col_eq (col_sub e_7 e_14) _) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_17 : 'cV[R]_N := had d t_15.
have e_18 : t_17 = (col (fun i => (d i 0) * (y i 0) + ((- m_1) / (n)) * ((d i 0)))) by rule (col_eq (col_had e_6 e_16) _) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_19 : R := sumv t_17.
have [m_2 M_2] := some_number (part xpredT (fun i => (d i 0) * (y i 0))).
have [m_3 M_3] := some_number (part xpredT (fun i => (d i 0))).
have e_20 : t_19 = ((n * m_2 - m_1 * m_3) / (n)) by rule (sum_node e_18 (partD M_2 (partZ ((- m_1) / (n)) M_3)) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_22 : R := sumv d.
have e_23 : t_22 = m_3 by rule (sum_node e_6 M_3 _); clear - R; first [reflexivity | ring].
pose t_24 : R := t_22 / N%:R.
have e_25 : t_24 = (m_3 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_23 e_1) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_26 : 'cV[R]_N := t_24 *: (ones : 'cV[R]_N).
have e_27 : t_26 = (col (fun i => (m_3 / (n)) * (1))) by rule (col_eq (col_scale e_25 e_12) _) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_28 : 'cV[R]_N := d - t_26.
have e_29 : t_28 = (col (fun i => (d i 0) + ((- m_3) / (n)) * (1))) by rule (col_eq (col_sub e_6 e_27) _) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_30 : R := dot t_28 y.
have d_32 : whole (fun i => (d i 0) * (y i 0) + ((- m_3) / (n)) * ((y i 0))) = ((n * m_2 - m_1 * m_3) / (n)) by rule (num_eq (partD M_2 (partZ ((- m_3) / (n)) M_1)) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have d_33 : whole (fun i => ((d i 0) + ((- m_3) / (n)) * (1)) * ((y i 0))) = ((n * m_2 - m_1 * m_3) / (n)) by rule (whole_eq _ d_32) => i; clear - NZ_3 R; first [reflexivity | field; nz | ring].
have e_31 : t_30 = ((n * m_2 - m_1 * m_3) / (n)) by rule (dot_node e_29 e_7 d_33); done.
have C_21 : t_19 = t_30 by rule (num_eq e_20 (esym (num_eq e_31 _))); clear - NZ_3 R; first [reflexivity | field; nz | ring].
split; first exact: C_5.
exact: C_21.
Qed.

(* ba.reparameterization
   With expected statistics normalization is another parameterization of the plain model: of weights (g/s) w and bias
   b − gm/s
   J. L. Ba, J. R. Kiros, G. E. Hinton, “Layer Normalization”, arXiv:1607.06450, version 1; §4, on weight
   normalization and batch normalization with expected statistics *)
Theorem ba_reparameterization (w x : 'cV[R]_N) (s g b m : R) :
  (0 < N)%N ->
  0 < s ->
  s != 0 /\
  (g * (dot w x - m)) / s + b = dot ((g / s) *: w) x + (b - (g * m) / s) :> R.
Proof.
move=> N_gt0 H0.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : s = s by [].
have H_2 := pos_of H0 e_1.
have NZ_3 := lt0r_neq0 H_2.
have NZ_4 : s != 0 by rule (nz_factor (f := s) (r := 1) NZ_3 _); clear - R; first [reflexivity | ring].
have S_5 : 0 < s by rule (pos_quotient H_2 (r := 1) _ _); [clear - NZ_4 R; sgn | clear - R; first [reflexivity | ring]].
have NZ_6 : s != 0 by rule (nz_is (c := (s)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_4 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_7 : s != 0 := nz_is e_1 NZ_6.
have e_8 : g = g by [].
have e_9 : w = (col (fun i => (w i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
have e_10 : x = (col (fun i => (x i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_11 : R := dot w x.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_13 : 0 <= n - 1 by rewrite subr_ge0.
have [m_3 M_3] := some_number (part xpredT (fun i => (w i 0) * (x i 0))).
have d_14 : whole (fun i => (w i 0) * (x i 0)) = m_3 by rule (num_eq M_3 _); clear - R; first [reflexivity | ring].
have d_15 : whole (fun i => ((w i 0)) * ((x i 0))) = m_3 by rule (whole_eq _ d_14) => i; clear - R; first [reflexivity | ring].
have e_12 : t_11 = m_3 by rule (dot_node e_9 e_10 d_15); done.
have e_16 : m = m by [].
pose t_17 : R := t_11 - m.
have e_18 : t_17 = (m_3 - m) by rule (num_eq (num2 (fun a b : R => a - b) e_12 e_16) _); clear - R; first [reflexivity | ring].
pose t_19 : R := g * t_17.
have e_20 : t_19 = (g * m_3 - g * m) by rule (num_eq (num2 (fun a b : R => a * b) e_8 e_18) _); clear - R; first [reflexivity | ring].
pose t_21 : R := t_19 / s.
have e_22 : t_21 = ((g * m_3 - g * m) / (s)) by rule (num_eq (num2 (fun a b : R => a / b) e_20 e_1) _); clear - NZ_4 R; first [reflexivity | field; nz | ring].
have e_23 : b = b by [].
pose t_24 : R := t_21 + b.
have e_25 : t_24 = ((s * b + g * m_3 - g * m) / (s)) by rule (num_eq (num2 (fun a b : R => a + b) e_22 e_23) _); clear - NZ_4 R; first [reflexivity | field; nz | ring].
pose t_27 : R := g / s.
have e_28 : t_27 = (g / (s)) by rule (num_eq (num2 (fun a b : R => a / b) e_8 e_1) _); clear - NZ_4 R; first [reflexivity | field; nz | ring].
pose t_29 : 'cV[R]_N := t_27 *: w.
have e_30 : t_29 = (col (fun i => (g / (s)) * ((w i 0)))) by rule (col_eq (col_scale e_28 e_9) _) => i; reduce; clear - NZ_4 R; first [reflexivity | field; nz | ring].
pose t_31 : R := dot t_29 x.
have d_33 : whole (fun i => (g / (s)) * ((w i 0) * (x i 0))) = ((g * m_3) / (s)) by rule (num_eq (partZ (g / (s)) M_3) _); clear - NZ_4 R; first [reflexivity | field; nz | ring].
have d_34 : whole (fun i => ((g / (s)) * ((w i 0))) * ((x i 0))) = ((g * m_3) / (s)) by rule (whole_eq _ d_33) => i; clear - NZ_4 R; first [reflexivity | field; nz | ring].
have e_32 : t_31 = ((g * m_3) / (s)) by rule (dot_node e_30 e_10 d_34); done.
pose t_35 : R := g * m.
have e_36 : t_35 = (g * m) by rule (num_eq (num2 (fun a b : R => a * b) e_8 e_16) _); clear - R; first [reflexivity | ring].
pose t_37 : R := t_35 / s.
have e_38 : t_37 = ((g * m) / (s)) by rule (num_eq (num2 (fun a b : R => a / b) e_36 e_1) _); clear - NZ_4 R; first [reflexivity | field; nz | ring].
pose t_39 : R := b - t_37.
have e_40 : t_39 = ((s * b - g * m) / (s)) by rule (num_eq (num2 (fun a b : R => a - b) e_23 e_38) _); clear - NZ_4 R; first [reflexivity | field; nz | ring].
pose t_41 : R := t_31 + t_39.
have e_42 : t_41 = ((s * b + g * m_3 - g * m) / (s)) by rule (num_eq (num2 (fun a b : R => a + b) e_32 e_40) _); clear - NZ_4 R; first [reflexivity | field; nz | ring].
have C_26 : t_24 = t_41 by rule (num_eq e_25 (esym (num_eq e_42 _))); clear - NZ_4 R; first [reflexivity | field; nz | ring].
split; first exact: C_7.
exact: C_26.
Qed.

(* ba.recurrent
   A layer-normalized recurrent network does not notice a rescaling of all summed inputs to a layer
   J. L. Ba, J. R. Kiros, G. E. Hinton, “Layer Normalization”, arXiv:1607.06450, version 1; §3.1, on layer-normalized
   recurrent networks *)
Theorem ba_recurrent (activation : 'cV[R]_N) (c : R) :
  (0 < N)%N ->
  0 < variance activation ->
  0 < c ->
  N%:R != 0 :> R /\
  std (c *: activation) != 0 /\
  std activation != 0 /\
  0 <= variance (c *: activation) /\
  0 <= variance activation /\
  (std (c *: activation))^-1 *: centered (c *: activation) = (std activation)^-1 *: centered activation :> 'cV[R]_N.
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
have e_25 : c = c by [].
have H_26 := pos_of H1 e_25.
have NZ_27 := lt0r_neq0 H_26.
have NZ_28 : c != 0 by rule (nz_factor (f := c) (r := 1) NZ_27 _); clear - R; first [reflexivity | ring].
have S_29 : 0 < c by rule (pos_quotient H_26 (r := 1) _ _); [clear - N_pos S_4 S_16 S_24 NZ_8 NZ_23 NZ_28 R; sgn | clear - R; first [reflexivity | ring]].
have NZ_30 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_31 : N%:R != 0 := nz_is e_5 NZ_30.
pose t_32 : 'cV[R]_N := c *: activation.
have e_33 : t_32 = (col (fun i => c * ((activation i 0)))) by rule (col_eq (col_scale e_25 e_1) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_34 : R := sumv t_32.
have e_35 : t_34 = (m_1 * c) by rule (sum_node e_33 (partZ c M_1) _); clear - R; first [reflexivity | ring].
pose t_36 : R := t_34 / N%:R.
have e_37 : t_36 = ((m_1 * c) / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_35 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_38 : 'cV[R]_N := t_36 *: (ones : 'cV[R]_N).
have e_39 : t_38 = (col (fun i => ((m_1 * c) / (n)) * (1))) by rule (col_eq (col_scale e_37 e_9) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_40 : 'cV[R]_N := t_32 - t_38.
have e_41 : t_40 = (col (fun i => c * ((activation i 0)) + ((- m_1 * c) / (n)) * (1))) by rule (col_eq (col_sub e_33 e_39) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_42 : R := dot t_40 t_40.
have d_44 : whole (fun i => (c ^+ 2) * ((activation i 0) ^+ 2) + ((- 2%:R * m_1 * c ^+ 2) / (n)) * ((activation i 0)) + ((m_1 ^+ 2 * c ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_2 * c ^+ 2 - m_1 ^+ 2 * c ^+ 2) / (n)) by rule (num_eq (partD (partD (partZ (c ^+ 2) M_2) (partZ ((- 2%:R * m_1 * c ^+ 2) / (n)) M_1)) (partZ ((m_1 ^+ 2 * c ^+ 2) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_45 : whole (fun i => (c * ((activation i 0)) + ((- m_1 * c) / (n)) * (1)) * (c * ((activation i 0)) + ((- m_1 * c) / (n)) * (1))) = ((n * m_2 * c ^+ 2 - m_1 ^+ 2 * c ^+ 2) / (n)) by rule (whole_eq _ d_44) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_43 : t_42 = ((n * m_2 * c ^+ 2 - m_1 ^+ 2 * c ^+ 2) / (n)) by rule (dot_node e_41 e_41 d_45); done.
pose t_46 : R := t_42 / N%:R.
have e_47 : t_46 = ((n * m_2 * c ^+ 2 - m_1 ^+ 2 * c ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_43 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_48 : R := Num.sqrt t_46.
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = (n * m_2 - m_1 ^+ 2) by exact: (root_pos S_24).
have S_50 : 0 <= (c * r_4) by rule (nneg_is (c := r_4 * c) _ _); [clear - E_r4 R; first [reflexivity | ring: E_r4] | clear - N_pos S_4 S_16 S_24 S_29 S_r4 NZ_8 NZ_23 NZ_28 R; sgn].
have S_51 : 0 <= ((c * r_4) / (n)) by rule (nneg_is (c := (c * r_4) * n^-1) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - N_pos S_4 S_16 S_24 S_29 S_r4 S_50 NZ_8 NZ_23 NZ_28 R; sgn].
have e_49 : t_48 = ((c * r_4) / (n)) by rule (sqrt_node e_47 S_51 _); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have NZ_52 := lt0r_neq0 S_r4.
have NZ_53 : ((c * r_4) / (n)) != 0 by rule (nz_is (c := (r_4 * c * n^-1)) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_52 NZ_28 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_54 : t_48 != 0 := nz_is e_49 NZ_53.
pose t_55 : R := Num.sqrt t_19.
have S_57 : 0 <= (r_4 / (n)) by rule (nneg_is (c := r_4 * n^-1) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - N_pos S_4 S_16 S_24 S_29 S_r4 S_50 NZ_8 NZ_23 NZ_28 NZ_52 R; sgn].
have e_56 : t_55 = (r_4 / (n)) by rule (sqrt_node e_20 S_57 _); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have NZ_58 : (r_4 / (n)) != 0 by rule (nz_is (c := (r_4 * n^-1)) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_52 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_59 : t_55 != 0 := nz_is e_56 NZ_58.
have S_60 : 0 <= (n * m_2 * c ^+ 2 - m_1 ^+ 2 * c ^+ 2) by rule (nneg_is (c := (n * m_2 - m_1 ^+ 2) * c ^+ 2) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_4 S_16 S_24 S_29 S_r4 S_50 NZ_8 NZ_23 NZ_28 NZ_52 R; sgn].
have S_61 : 0 <= ((n * m_2 * c ^+ 2 - m_1 ^+ 2 * c ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n * m_2 * c ^+ 2 - m_1 ^+ 2 * c ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_16 S_24 S_29 S_r4 S_50 S_60 NZ_8 NZ_23 NZ_28 NZ_52 R; sgn].
have C_62 : 0 <= t_46 := nneg_is e_47 S_61.
have S_63 : 0 <= ((n * m_2 - m_1 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n * m_2 - m_1 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_16 S_24 S_29 S_r4 S_50 S_60 NZ_8 NZ_23 NZ_28 NZ_52 R; sgn].
have C_64 : 0 <= t_19 := nneg_is e_20 S_63.
pose t_65 : R := t_48^-1.
have NZ_67 : (c * r_4) != 0 :> R by rule (nz_is (c := (r_4 * c)) _ _); [clear - R; ring | clear - NZ_52 NZ_28 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_66 : t_65 = ((- n * r_4) / (c * (- n * m_2 + m_1 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_49) _); clear - NZ_52 NZ_28 NZ_67 NZ_8 NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_68 : 'cV[R]_N := t_65 *: t_40.
have e_69 : t_68 = (col (fun i => ((- n * r_4) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((m_1 * r_4) / ((- n * m_2 + m_1 ^+ 2))) * (1))) by rule (col_eq (col_scale e_66 e_41) _) => i; reduce; clear - NZ_28 NZ_23 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_71 : R := t_55^-1.
have e_72 : t_71 = ((- n * r_4) / ((- n * m_2 + m_1 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_56) _); clear - NZ_52 NZ_8 NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_73 : 'cV[R]_N := t_71 *: t_12.
have e_74 : t_73 = (col (fun i => ((- n * r_4) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((m_1 * r_4) / ((- n * m_2 + m_1 ^+ 2))) * (1))) by rule (col_eq (col_scale e_72 e_13) _) => i; reduce; clear - NZ_23 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have C_70 : t_68 = t_73 by rule (col_same e_69 e_74 _) => i; clear - NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
split; first exact: C_31.
split; first exact: C_54.
split; first exact: C_59.
split; first exact: C_62.
split; first exact: C_64.
exact: C_70.
Qed.

(* keras.instance-norm
   With as many groups as channels it is instance normalization
   the documentation of Keras 3 and its code, commits 12c5b99 and 3422977, and 3.15.1; GroupNormalization (3.15.1),
   with as many groups as channels
   not here: a free matrix or a second dimension *)

End Claims.
