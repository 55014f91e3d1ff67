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

(* riechers.initialization
   At the beginning of training diag(g) = I, and LayerNorm is sub-steps (i) and (ii) alone
   P. M. Riechers, “Geometry and Dynamics of LayerNorm”, arXiv:2405.04134, the text dated May 15, 2024; Sec. I, below
   Eq. (4) *)
Theorem riechers_initialization (activation : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  N%:R != 0 :> R /\
  Num.sqrt (variance activation + eps) != 0 /\
  0 <= variance activation + eps /\
  diag ones = 1%:M :> 'M[R]_N /\
  layer_norm eps ones 0 activation = normalized eps activation :> 'cV[R]_N.
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
pose t_43 : 'M[R]_N := diag (ones : 'cV[R]_N).
have e_44 : t_43 = (opr (fun i => 1) [:: ]) by rule (opr_eq (opr_diag e_9) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
have e_46 : (1%:M : 'M[R]_N) = (opr (fun i => 1) [:: ]) by rule (opr_eq (opr_id R N) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
have C_45 : t_43 = (1%:M : 'M[R]_N) by rule (opr_same e_44 e_46 _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_47 : R := t_35^-1.
have e_48 : t_47 = ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_36) _); clear - NZ_38 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_49 : 'cV[R]_N := t_47 *: t_12.
have e_50 : t_49 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_48 e_13) _) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_51 : 'cV[R]_N := had (ones : 'cV[R]_N) t_49.
have e_52 : t_51 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_had e_9 e_50) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_53 : (0 : 'cV[R]_N) = (col (fun i => 0)) by rule (col_eq (col_zero R N) _) => i; clear - R; first [reflexivity | ring].
pose t_54 : 'cV[R]_N := t_51 + (0 : 'cV[R]_N).
have e_55 : t_54 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_add e_52 e_53) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have C_56 : t_54 = t_49 by rule (col_same e_55 e_50 _) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
split; first exact: C_34.
split; first exact: C_40.
split; first exact: C_42.
split; first exact: C_45.
exact: C_56.
Qed.

(* riechers.stretched-ball
   diag(g) maps the ball to an N-dimensional hyperellipsoid whose principal axes are the neural basis
   P. M. Riechers, “Geometry and Dynamics of LayerNorm”, arXiv:2405.04134, the text dated May 15, 2024; Sec. II,
   below Eq. (5); Sec. II.2, first sentence *)
Theorem riechers_stretched_ball (gain z : 'cV[R]_N) :
  (0 < N)%N ->
  (forall i, gain i 0 != 0) ->
  (forall i, gain i 0 != 0) /\
  sumv (vpow (had (diag gain *m z) (vinv gain)) 2) = dot z z :> R /\
  diag gain *m (diag gain)^T = diag (vpow gain 2) :> 'M[R]_N.
Proof.
move=> N_gt0 H0.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : gain = (col (fun i => (gain i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
have C_2 : forall i, gain i 0 != 0 by rule (col_nz e_1 _) => i; have q0 := H0 i; clear - q0 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?oner_eq0 //=; first [nz1 | done].
pose t_3 : 'M[R]_N := diag gain.
have e_4 : t_3 = (opr (fun i => (gain i 0)) [:: ]) by rule (opr_eq (opr_diag e_1) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
have e_5 : z = (col (fun i => (z i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_6 : 'cV[R]_N := t_3 *m z.
have e_7 : t_6 = (col (fun i => (gain i 0) * (z i 0))) by rule (col_eq (opr_apply (s := [:: ]) e_4 e_5 I) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_8 : 'cV[R]_N := vinv gain.
have e_9 : t_8 = (col (fun i => (gain i 0)^-1)) by rule (col_eq (col_vinv e_1) _) => i; reduce; have q_10 := H0 i; clear - q_10 R; first [reflexivity | field; nz | ring].
pose t_11 : 'cV[R]_N := had t_6 t_8.
have e_12 : t_11 = (col (fun i => (z i 0))) by rule (col_eq (col_had e_7 e_9) _) => i; reduce; have q_13 := H0 i; clear - q_13 R; first [reflexivity | field; nz | ring].
pose t_14 : 'cV[R]_N := vpow t_11 2.
have e_15 : t_14 = (col (fun i => (z i 0) ^+ 2)) by rule (col_eq (col_vpow 2 e_12) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_16 : R := sumv t_14.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_18 : 0 <= n - 1 by rewrite subr_ge0.
have [m_1 M_1] := some_number (part xpredT (fun i => (z i 0) ^+ 2)).
have S_19 : 0 <= m_1 by rewrite -M_1; apply: part_ge0 => i; sgn.
have e_17 : t_16 = m_1 by rule (sum_node e_15 M_1 _); clear - R; first [reflexivity | ring].
pose t_21 : R := dot z z.
have d_23 : whole (fun i => (z i 0) ^+ 2) = m_1 by rule (num_eq M_1 _); clear - R; first [reflexivity | ring].
have d_24 : whole (fun i => ((z i 0)) * ((z i 0))) = m_1 by rule (whole_eq _ d_23) => i; clear - R; first [reflexivity | ring].
have e_22 : t_21 = m_1 by rule (dot_node e_5 e_5 d_24); done.
have C_20 : t_16 = t_21 by rule (num_eq e_17 (esym (num_eq e_22 _))); clear - R; first [reflexivity | ring].
pose t_25 : 'M[R]_N := t_3^T.
have e_26 : t_25 = (opr (fun i => (gain i 0)) [:: ]) by rule (opr_eq (opr_T e_4) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_27 : 'M[R]_N := t_3 *m t_25.
have e_28 : t_27 = (opr (fun i => (gain i 0) ^+ 2) [:: ]) by rule (opr_eq (opr_mul (ss := [:: ]) e_4 e_26 (I)) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_30 : 'cV[R]_N := vpow gain 2.
have e_31 : t_30 = (col (fun i => (gain i 0) ^+ 2)) by rule (col_eq (col_vpow 2 e_1) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_32 : 'M[R]_N := diag t_30.
have e_33 : t_32 = (opr (fun i => (gain i 0) ^+ 2) [:: ]) by rule (opr_eq (opr_diag e_31) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
have C_29 : t_27 = t_32 by rule (opr_same e_28 e_33 _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
split; first exact: C_2.
split; first exact: C_20.
exact: C_29.
Qed.

(* lnverify.dimension.ellipsoid
   With k zero gains the stretched ball lies in the coordinates of non-zero gain and is full there: N − k dimensions
   this project; with a proof; compare Riechers, Sec. II, below Eq. (5) *)
Theorem lnverify_dimension_ellipsoid (gain : 'cV[R]_N) :
  (0 < N)%N ->
  diag (nonzero_entries gain) *m diag gain = diag gain :> 'M[R]_N /\
  diag gain *m diag (drazin gain) = diag (nonzero_entries gain) :> 'M[R]_N /\
  \tr (diag (nonzero_entries gain)) = N%:R - sumv (zero_entries gain) :> R.
Proof.
move=> N_gt0.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have [z [Z1 Z0]] := zeros_of gain.
have e_1 : gain = (col (fun i => if z i then 0 else (gain i 0))) by rule (col_eq (col_letter _) _) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | have qi := Z0 i zi; clear - qi R; first [reflexivity | field; nz | ring]].
pose t_2 : 'cV[R]_N := drazin gain.
have e_3 : t_2 = (col (fun i => if z i then 0 else (gain i 0)^-1)) by rule (col_eq (col_drazin e_1) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | have qi := Z0 i zi; clear - qi R; first [reflexivity | field; nz | ring]].
pose t_4 : 'cV[R]_N := had gain t_2.
have e_5 : t_4 = (col (fun i => if z i then 0 else 1)) by rule (col_eq (col_had e_1 e_3) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | have qi := Z0 i zi; clear - qi R; first [reflexivity | field; nz | ring]].
pose t_6 : 'M[R]_N := diag t_4.
have e_7 : t_6 = (opr (fun i => if z i then 0 else 1) [:: ]) by rule (opr_eq (opr_diag e_5) _ _); [move=> i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]] | move=> i j; reduce; case zi: (z i); [case zj: (z j); [rewrite ?(Z1 i zi) ?invr0; rewrite ?(Z1 j zj) ?invr0; clear - R; first [reflexivity | ring] | rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring]] | case zj: (z j); [rewrite ?(Z1 j zj) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]]]].
pose t_8 : 'M[R]_N := diag gain.
have e_9 : t_8 = (opr (fun i => if z i then 0 else (gain i 0)) [:: ]) by rule (opr_eq (opr_diag e_1) _ _); [move=> i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | have qi := Z0 i zi; clear - qi R; first [reflexivity | field; nz | ring]] | move=> i j; reduce; case zi: (z i); [case zj: (z j); [rewrite ?(Z1 i zi) ?invr0; rewrite ?(Z1 j zj) ?invr0; clear - R; first [reflexivity | ring] | have qj := Z0 j zj; rewrite ?(Z1 i zi) ?invr0; clear - qj R; first [reflexivity | field; nz | ring]] | case zj: (z j); [have qi := Z0 i zi; rewrite ?(Z1 j zj) ?invr0; clear - qi R; first [reflexivity | field; nz | ring] | have qi := Z0 i zi; have qj := Z0 j zj; clear - qi qj R; first [reflexivity | field; nz | ring]]]].
pose t_10 : 'M[R]_N := t_6 *m t_8.
have e_11 : t_10 = (opr (fun i => if z i then 0 else (gain i 0)) [:: ]) by rule (opr_eq (opr_mul (ss := [:: ]) e_7 e_9 (I)) _ _); [move=> i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | have qi := Z0 i zi; clear - qi R; first [reflexivity | field; nz | ring]] | move=> i j; reduce; case zi: (z i); [case zj: (z j); [rewrite ?(Z1 i zi) ?invr0; rewrite ?(Z1 j zj) ?invr0; clear - R; first [reflexivity | ring] | have qj := Z0 j zj; rewrite ?(Z1 i zi) ?invr0; clear - qj R; first [reflexivity | field; nz | ring]] | case zj: (z j); [have qi := Z0 i zi; rewrite ?(Z1 j zj) ?invr0; clear - qi R; first [reflexivity | field; nz | ring] | have qi := Z0 i zi; have qj := Z0 j zj; clear - qi qj R; first [reflexivity | field; nz | ring]]]].
have C_12 : t_10 = t_8 by rule (opr_same e_11 e_9 _ _); [move=> i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | have qi := Z0 i zi; clear - qi R; first [reflexivity | field; nz | ring]] | move=> i j; reduce; case zi: (z i); [case zj: (z j); [rewrite ?(Z1 i zi) ?invr0; rewrite ?(Z1 j zj) ?invr0; clear - R; first [reflexivity | ring] | have qj := Z0 j zj; rewrite ?(Z1 i zi) ?invr0; clear - qj R; first [reflexivity | field; nz | ring]] | case zj: (z j); [have qi := Z0 i zi; rewrite ?(Z1 j zj) ?invr0; clear - qi R; first [reflexivity | field; nz | ring] | have qi := Z0 i zi; have qj := Z0 j zj; clear - qi qj R; first [reflexivity | field; nz | ring]]]].
pose t_13 : 'M[R]_N := diag t_2.
have e_14 : t_13 = (opr (fun i => if z i then 0 else (gain i 0)^-1) [:: ]) by rule (opr_eq (opr_diag e_3) _ _); [move=> i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | have qi := Z0 i zi; clear - qi R; first [reflexivity | field; nz | ring]] | move=> i j; reduce; case zi: (z i); [case zj: (z j); [rewrite ?(Z1 i zi) ?invr0; rewrite ?(Z1 j zj) ?invr0; clear - R; first [reflexivity | ring] | have qj := Z0 j zj; rewrite ?(Z1 i zi) ?invr0; clear - qj R; first [reflexivity | field; nz | ring]] | case zj: (z j); [have qi := Z0 i zi; rewrite ?(Z1 j zj) ?invr0; clear - qi R; first [reflexivity | field; nz | ring] | have qi := Z0 i zi; have qj := Z0 j zj; clear - qi qj R; first [reflexivity | field; nz | ring]]]].
pose t_15 : 'M[R]_N := t_8 *m t_13.
have e_16 : t_15 = (opr (fun i => if z i then 0 else 1) [:: ]) by rule (opr_eq (opr_mul (ss := [:: ]) e_9 e_14 (I)) _ _); [move=> i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | have qi := Z0 i zi; clear - qi R; first [reflexivity | field; nz | ring]] | move=> i j; reduce; case zi: (z i); [case zj: (z j); [rewrite ?(Z1 i zi) ?invr0; rewrite ?(Z1 j zj) ?invr0; clear - R; first [reflexivity | ring] | have qj := Z0 j zj; rewrite ?(Z1 i zi) ?invr0; clear - qj R; first [reflexivity | field; nz | ring]] | case zj: (z j); [have qi := Z0 i zi; rewrite ?(Z1 j zj) ?invr0; clear - qi R; first [reflexivity | field; nz | ring] | have qi := Z0 i zi; have qj := Z0 j zj; clear - qi qj R; first [reflexivity | field; nz | ring]]]].
have C_17 : t_15 = t_6 by rule (opr_same e_16 e_7 _ _); [move=> i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]] | move=> i j; reduce; case zi: (z i); [case zj: (z j); [rewrite ?(Z1 i zi) ?invr0; rewrite ?(Z1 j zj) ?invr0; clear - R; first [reflexivity | ring] | rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring]] | case zj: (z j); [rewrite ?(Z1 j zj) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]]]].
pose t_18 : R := \tr t_6.
have [n [En N_ge1]] := dimension R N_gt0.
have [n_0 M_n0] := some_number (part (fun i => ~~ z i) (fun=> 1)).
have S_20 : 0 <= n_0 by rewrite -M_n0; apply: part_ge0 => i; exact: ler01.
have [n_1 M_n1] := some_number (part z (fun=> 1)).
have S_21 : 0 <= n_1 by rewrite -M_n1; apply: part_ge0 => i; exact: ler01.
have Enn := blocks En M_n0 M_n1.
have N_pos : 0 < n_0 + n_1 by rewrite -Enn; apply: lt_le_trans N_ge1; exact: ltr01.
have S_22 : 0 <= n_0 + n_1 - 1 by rewrite -Enn subr_ge0.
have d_23 : whole (fun i => if z i then 0 else 1) = n_0 by rule (num_eq (whole_if M_n0 (@part0 R N z)) _); clear - R; first [reflexivity | ring].
have e_19 : t_18 = n_0 by rule (opr_trace (s := [:: ]) e_7 d_23 I _); reduce; clear - R; first [reflexivity | ring].
have e_25 : N%:R = (n_0 + n_1) by rule (num_eq En (num_eq Enn _)); clear - R; first [reflexivity | ring].
have e_26 : (ones : 'cV[R]_N) = (col (fun i => if z i then 1 else 1)) by rule (col_eq (col_ones R N) _) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
pose t_27 : 'cV[R]_N := (ones : 'cV[R]_N) - t_4.
have e_28 : t_27 = (col (fun i => if z i then 1 else 0)) by rule (col_eq (col_sub e_26 e_5) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
pose t_29 : R := sumv t_27.
have e_30 : t_29 = n_1 by rule (sum_node e_28 (whole_if (@part0 R N (fun i => ~~ z i)) M_n1) _); clear - R; first [reflexivity | ring].
pose t_31 : R := N%:R - t_29.
have e_32 : t_31 = n_0 by rule (num_eq (num2 (fun a b : R => a - b) e_25 e_30) _); clear - R; first [reflexivity | ring].
have C_24 : t_18 = t_31 by rule (num_eq e_19 (esym (num_eq e_32 _))); clear - R; first [reflexivity | ring].
split; first exact: C_12.
split; first exact: C_17.
exact: C_24.
Qed.

(* riechers.shift
   The bias shifts the whole image by b
   P. M. Riechers, “Geometry and Dynamics of LayerNorm”, arXiv:2405.04134, the text dated May 15, 2024; Sec. II, sub-
   step (iv) *)
Theorem riechers_shift (activation gain bias : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  N%:R != 0 :> R /\
  Num.sqrt (variance activation + eps) != 0 /\
  0 <= variance activation + eps /\
  layer_norm eps gain bias activation - layer_norm eps gain 0 activation = bias :> 'cV[R]_N.
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
have e_53 : (0 : 'cV[R]_N) = (col (fun i => 0)) by rule (col_eq (col_zero R N) _) => i; clear - R; first [reflexivity | ring].
pose t_54 : 'cV[R]_N := t_48 + (0 : 'cV[R]_N).
have e_55 : t_54 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)))) by rule (col_eq (col_add e_49 e_53) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_56 : 'cV[R]_N := t_51 - t_54.
have e_57 : t_56 = (col (fun i => (bias i 0))) by rule (col_eq (col_sub e_52 e_55) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have C_58 : t_56 = bias by rule (col_same e_57 e_50 _) => i; clear - R; first [reflexivity | ring].
split; first exact: C_34.
split; first exact: C_40.
split; first exact: C_42.
exact: C_58.
Qed.

(* riechers.tilt
   diag(g) tilts the hyperplane: it leaves the one perpendicular to 1
   P. M. Riechers, “Geometry and Dynamics of LayerNorm”, arXiv:2405.04134, the text dated May 15, 2024; Sec. II, sub-
   step (iii) *)
Theorem riechers_tilt (gain : 'cV[R]_N) :
  (0 < N)%N ->
  0 < dot (Pi *m gain) (Pi *m gain) ->
  N%:R != 0 :> R /\
  sumv (had gain (Pi *m gain)) = dot (Pi *m gain) (Pi *m gain) :> R /\
  0 < dot (Pi *m gain) (Pi *m gain).
Proof.
move=> N_gt0 H0.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : (1%:M : 'M[R]_N) = (opr (fun i => 1) [:: ]) by rule (opr_eq (opr_id R N) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_3 : 0 <= n - 1 by rewrite subr_ge0.
have e_2 : N%:R = n by rule (num_eq En _); clear - R; first [reflexivity | ring].
pose t_4 : R := N%:R^-1.
have NZ_6 := lt0r_neq0 N_pos.
have e_5 : t_4 = (1 / (n)) by rule (num_eq (num1 (fun a : R => a^-1) e_2) _); clear - NZ_6 R; first [reflexivity | field; nz | ring].
have e_7 : (ones : 'cV[R]_N) = (col (fun i => 1)) by rule (col_eq (col_ones R N) _) => i; clear - R; first [reflexivity | ring].
pose t_8 : 'M[R]_N := outer (ones : 'cV[R]_N) (ones : 'cV[R]_N).
have e_9 : t_8 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => 1))]) by rule (opr_eq (opr_outer e_7 e_7) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_10 : 'M[R]_N := t_4 *: t_8.
have e_11 : t_10 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => (1 / (n)) * (1)))]) by rule (opr_eq (opr_scale e_5 e_9) _ _); [move=> i; reduce; clear - NZ_6 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_6 R; first [reflexivity | field; nz | ring]].
pose t_12 : 'M[R]_N := (1%:M : 'M[R]_N) - t_10.
have e_13 : t_12 = (opr (fun i => 1) [:: ((fun i => 1), (fun i => ((- 1) / (n)) * (1)))]) by rule (opr_eq (opr_sub e_1 e_11) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_6 R; first [reflexivity | field; nz | ring]].
have e_14 : gain = (col (fun i => (gain i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_15 : 'cV[R]_N := t_12 *m gain.
have [m_1 M_1] := some_number (part xpredT (fun i => (gain i 0))).
have d_17 : whole (fun i => ((- 1) / (n)) * ((gain i 0))) = ((- m_1) / (n)) by rule (num_eq (partZ ((- 1) / (n)) M_1) _); clear - NZ_6 R; first [reflexivity | field; nz | ring].
have d_18 : whole (fun i => (((- 1) / (n)) * (1)) * ((gain i 0))) = ((- m_1) / (n)) by rule (whole_eq _ d_17) => i; clear - NZ_6 R; first [reflexivity | field; nz | ring].
have e_16 : t_15 = (col (fun i => (gain i 0) + ((- m_1) / (n)) * (1))) by rule (col_eq (opr_apply (s := [:: ((- m_1) / (n))]) e_13 e_14 (conj d_18 I)) _) => i; reduce; clear - NZ_6 R; first [reflexivity | field; nz | ring].
pose t_19 : R := dot t_15 t_15.
have [m_2 M_2] := some_number (part xpredT (fun i => (gain i 0) ^+ 2)).
have S_21 : 0 <= m_2 by rewrite -M_2; apply: part_ge0 => i; sgn.
have d_22 : whole (fun i => (gain i 0) ^+ 2 + ((- 2%:R * m_1) / (n)) * ((gain i 0)) + ((m_1 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_2 - m_1 ^+ 2) / (n)) by rule (num_eq (partD (partD M_2 (partZ ((- 2%:R * m_1) / (n)) M_1)) (partZ ((m_1 ^+ 2) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_6 R; first [reflexivity | field; nz | ring].
have d_23 : whole (fun i => ((gain i 0) + ((- m_1) / (n)) * (1)) * ((gain i 0) + ((- m_1) / (n)) * (1))) = ((n * m_2 - m_1 ^+ 2) / (n)) by rule (whole_eq _ d_22) => i; clear - NZ_6 R; first [reflexivity | field; nz | ring].
have e_20 : t_19 = ((n * m_2 - m_1 ^+ 2) / (n)) by rule (dot_node e_16 e_16 d_23); done.
have H_24 := pos_of H0 e_20.
have NZ_25 := lt0r_neq0 H_24.
have NZ_26 : (- n * m_2 + m_1 ^+ 2) != 0 by rule (nz_factor (f := (- n * m_2 + m_1 ^+ 2)) (r := ((- 1) / (n))) NZ_25 _); clear - NZ_6 R; first [reflexivity | field; nz | ring].
have S_27 : 0 < (n * m_2 - m_1 ^+ 2) by rule (pos_quotient H_24 (r := n) _ _); [clear - N_pos S_3 S_21 NZ_6 NZ_26 R; sgn | clear - NZ_6 R; first [reflexivity | field; nz | ring]].
have NZ_28 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_6 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_29 : N%:R != 0 := nz_is e_2 NZ_28.
pose t_30 : 'cV[R]_N := had gain t_15.
have e_31 : t_30 = (col (fun i => (gain i 0) ^+ 2 + ((- m_1) / (n)) * ((gain i 0)))) by rule (col_eq (col_had e_14 e_16) _) => i; reduce; clear - NZ_6 R; first [reflexivity | field; nz | ring].
pose t_32 : R := sumv t_30.
have e_33 : t_32 = ((n * m_2 - m_1 ^+ 2) / (n)) by rule (sum_node e_31 (partD M_2 (partZ ((- m_1) / (n)) M_1)) _); clear - NZ_6 R; first [reflexivity | field; nz | ring].
have C_34 : t_32 = t_19 by rule (num_eq e_33 (esym (num_eq e_20 _))); clear - NZ_6 R; first [reflexivity | field; nz | ring].
have S_36 : 0 < ((n * m_2 - m_1 ^+ 2) / (n)) by rule (pos_is (c := (n * m_2 - m_1 ^+ 2) * n^-1) _ _); [clear - NZ_6 R; first [reflexivity | field; nz | ring] | clear - N_pos S_3 S_21 S_27 NZ_6 NZ_26 R; sgn].
have C_35 : 0 < t_19 := pos_is e_20 S_36.
split; first exact: C_29.
split; first exact: C_34.
exact: C_35.
Qed.

(* riechers.intersection
   The section of the hyperellipsoid by the hyperplane is the image of the section of the ball
   P. M. Riechers, “Geometry and Dynamics of LayerNorm”, arXiv:2405.04134, the text dated May 15, 2024; Abstract;
   Sec. II, end *)
Theorem riechers_intersection (gain x : 'cV[R]_N) :
  (0 < N)%N ->
  (forall i, gain i 0 != 0) ->
  (forall i, gain i 0 != 0) /\
  dot (alpha gain) (alpha gain) != 0 /\
  N%:R != 0 :> R /\
  sumv (had (Pi2 (alpha gain) *m x) (vinv gain)) = 0 :> R /\
  diag gain *m (Pi *m had (Pi2 (alpha gain) *m x) (vinv gain)) = Pi2 (alpha gain) *m x :> 'cV[R]_N /\
  dot (had (Pi2 (alpha gain) *m x) (vinv gain)) (had (Pi2 (alpha gain) *m x) (vinv gain)) = sumv (vpow (had (Pi2 (alpha gain) *m x) (vinv gain)) 2) :> R /\
  dot (alpha gain) (had gain (Pi *m x)) = 0 :> R /\
  sumv (vpow (had (had gain (Pi *m x)) (vinv gain)) 2) <= dot x x.
Proof.
move=> N_gt0 H0.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : gain = (col (fun i => (gain i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
have C_2 : forall i, gain i 0 != 0 by rule (col_nz e_1 _) => i; have q0 := H0 i; clear - q0 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?oner_eq0 //=; first [nz1 | done].
have e_3 : (ones : 'cV[R]_N) = (col (fun i => 1)) by rule (col_eq (col_ones R N) _) => i; clear - R; first [reflexivity | ring].
pose t_4 : 'cV[R]_N := vinv gain.
have e_5 : t_4 = (col (fun i => (gain i 0)^-1)) by rule (col_eq (col_vinv e_1) _) => i; reduce; have q_6 := H0 i; clear - q_6 R; first [reflexivity | field; nz | ring].
pose t_7 : 'cV[R]_N := had (ones : 'cV[R]_N) t_4.
have e_8 : t_7 = (col (fun i => (gain i 0)^-1)) by rule (col_eq (col_had e_3 e_5) _) => i; reduce; have q_9 := H0 i; clear - q_9 R; first [reflexivity | field; nz | ring].
pose t_10 : R := dot t_7 t_7.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_12 : 0 <= n - 1 by rewrite subr_ge0.
have [m_1 M_1] := some_number (part xpredT (fun i => (gain i 0)^-1 ^+ 2)).
have S_13 : 0 < m_1 by rewrite -M_1; apply: (whole_gt0 N_gt0) => i; have q0 := H0 i; sgn.
have d_14 : whole (fun i => (gain i 0)^-1 ^+ 2) = m_1 by rule (num_eq M_1 _); clear - R; first [reflexivity | ring].
have d_16 : whole (fun i => ((gain i 0)^-1) * ((gain i 0)^-1)) = m_1 by rule (whole_eq _ d_14) => i; have q_15 := H0 i; clear - q_15 R; first [reflexivity | field; nz | ring].
have e_11 : t_10 = m_1 by rule (dot_node e_8 e_8 d_16); done.
have NZ_17 := lt0r_neq0 S_13.
have NZ_18 : m_1 != 0 by rule (nz_is (c := (m_1)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_17 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_19 : t_10 != 0 := nz_is e_11 NZ_18.
have e_20 : N%:R = n by rule (num_eq En _); clear - R; first [reflexivity | ring].
have NZ_21 := lt0r_neq0 N_pos.
have NZ_22 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_21 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_23 : N%:R != 0 := nz_is e_20 NZ_22.
have e_24 : (1%:M : 'M[R]_N) = (opr (fun i => 1) [:: ]) by rule (opr_eq (opr_id R N) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_25 : R := t_10^-1.
have e_26 : t_25 = (1 / (m_1)) by rule (num_eq (num1 (fun a : R => a^-1) e_11) _); clear - NZ_17 R; first [reflexivity | field; nz | ring].
pose t_27 : 'M[R]_N := outer t_7 t_7.
have e_28 : t_27 = (opr (fun i => 0) [:: ((fun i => (gain i 0)^-1), (fun i => (gain i 0)^-1))]) by rule (opr_eq (opr_outer e_8 e_8) _ _); [move=> i; reduce; have q_29 := H0 i; clear - q_29 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; have q_30 := H0 i; have q_31 := H0 j; clear - q_30 q_31 R; first [reflexivity | field; nz | ring]].
pose t_32 : 'M[R]_N := t_25 *: t_27.
have e_33 : t_32 = (opr (fun i => 0) [:: ((fun i => (gain i 0)^-1), (fun i => (1 / (m_1)) * ((gain i 0)^-1)))]) by rule (opr_eq (opr_scale e_26 e_28) _ _); [move=> i; reduce; clear - NZ_17 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; have q_34 := H0 i; have q_35 := H0 j; clear - NZ_17 q_34 q_35 R; first [reflexivity | field; nz | ring]].
pose t_36 : 'M[R]_N := (1%:M : 'M[R]_N) - t_32.
have e_37 : t_36 = (opr (fun i => 1) [:: ((fun i => (gain i 0)^-1), (fun i => ((- 1) / (m_1)) * ((gain i 0)^-1)))]) by rule (opr_eq (opr_sub e_24 e_33) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; have q_38 := H0 i; have q_39 := H0 j; clear - NZ_17 q_38 q_39 R; first [reflexivity | field; nz | ring]].
have e_40 : x = (col (fun i => (x i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_41 : 'cV[R]_N := t_36 *m x.
have [m_2 M_2] := some_number (part xpredT (fun i => (gain i 0)^-1 * (x i 0))).
have d_43 : whole (fun i => ((- 1) / (m_1)) * ((gain i 0)^-1 * (x i 0))) = ((- m_2) / (m_1)) by rule (num_eq (partZ ((- 1) / (m_1)) M_2) _); clear - NZ_17 R; first [reflexivity | field; nz | ring].
have d_45 : whole (fun i => (((- 1) / (m_1)) * ((gain i 0)^-1)) * ((x i 0))) = ((- m_2) / (m_1)) by rule (whole_eq _ d_43) => i; have q_44 := H0 i; clear - NZ_17 q_44 R; first [reflexivity | field; nz | ring].
have e_42 : t_41 = (col (fun i => (x i 0) + ((- m_2) / (m_1)) * ((gain i 0)^-1))) by rule (col_eq (opr_apply (s := [:: ((- m_2) / (m_1))]) e_37 e_40 (conj d_45 I)) _) => i; reduce; have q_46 := H0 i; clear - NZ_17 q_46 R; first [reflexivity | field; nz | ring].
pose t_47 : 'cV[R]_N := had t_41 t_4.
have e_48 : t_47 = (col (fun i => (gain i 0)^-1 * (x i 0) + ((- m_2) / (m_1)) * ((gain i 0)^-1 ^+ 2))) by rule (col_eq (col_had e_42 e_5) _) => i; reduce; have q_49 := H0 i; clear - NZ_17 q_49 R; first [reflexivity | field; nz | ring].
pose t_50 : R := sumv t_47.
have e_51 : t_50 = 0 by rule (sum_node e_48 (partD M_2 (partZ ((- m_2) / (m_1)) M_1)) _); clear - NZ_17 R; first [reflexivity | field; nz | ring].
have e_53 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
have C_52 : t_50 = (0 : R) by rule (num_eq e_51 (esym (num_eq e_53 _))); clear - R; first [reflexivity | ring].
pose t_54 : 'M[R]_N := diag gain.
have e_55 : t_54 = (opr (fun i => (gain i 0)) [:: ]) by rule (opr_eq (opr_diag e_1) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_56 : R := N%:R^-1.
have e_57 : t_56 = (1 / (n)) by rule (num_eq (num1 (fun a : R => a^-1) e_20) _); clear - NZ_21 R; first [reflexivity | field; nz | ring].
pose t_58 : 'M[R]_N := outer (ones : 'cV[R]_N) (ones : 'cV[R]_N).
have e_59 : t_58 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => 1))]) by rule (opr_eq (opr_outer e_3 e_3) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_60 : 'M[R]_N := t_56 *: t_58.
have e_61 : t_60 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => (1 / (n)) * (1)))]) by rule (opr_eq (opr_scale e_57 e_59) _ _); [move=> i; reduce; clear - NZ_21 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_21 R; first [reflexivity | field; nz | ring]].
pose t_62 : 'M[R]_N := (1%:M : 'M[R]_N) - t_60.
have e_63 : t_62 = (opr (fun i => 1) [:: ((fun i => 1), (fun i => ((- 1) / (n)) * (1)))]) by rule (opr_eq (opr_sub e_24 e_61) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_21 R; first [reflexivity | field; nz | ring]].
pose t_64 : 'cV[R]_N := t_62 *m t_47.
have d_66 : whole (fun i => ((- 1) / (n)) * ((gain i 0)^-1 * (x i 0)) + (m_2 / (m_1 * n)) * ((gain i 0)^-1 ^+ 2)) = 0 by rule (num_eq (partD (partZ ((- 1) / (n)) M_2) (partZ (m_2 / (m_1 * n)) M_1)) _); clear - NZ_21 NZ_17 R; first [reflexivity | field; nz | ring].
have d_68 : whole (fun i => (((- 1) / (n)) * (1)) * ((gain i 0)^-1 * (x i 0) + ((- m_2) / (m_1)) * ((gain i 0)^-1 ^+ 2))) = 0 by rule (whole_eq _ d_66) => i; have q_67 := H0 i; clear - NZ_21 NZ_17 q_67 R; first [reflexivity | field; nz | ring].
have e_65 : t_64 = (col (fun i => (gain i 0)^-1 * (x i 0) + ((- m_2) / (m_1)) * ((gain i 0)^-1 ^+ 2))) by rule (col_eq (opr_apply (s := [:: 0]) e_63 e_48 (conj d_68 I)) _) => i; reduce; have q_69 := H0 i; clear - NZ_21 NZ_17 q_69 R; first [reflexivity | field; nz | ring].
pose t_70 : 'cV[R]_N := t_54 *m t_64.
have e_71 : t_70 = (col (fun i => (x i 0) + ((- m_2) / (m_1)) * ((gain i 0)^-1))) by rule (col_eq (opr_apply (s := [:: ]) e_55 e_65 I) _) => i; reduce; have q_72 := H0 i; clear - NZ_17 q_72 R; first [reflexivity | field; nz | ring].
have C_73 : t_70 = t_41 by rule (col_same e_71 e_42 _) => i; have q_74 := H0 i; clear - NZ_17 q_74 R; first [reflexivity | field; nz | ring].
pose t_75 : R := dot t_47 t_47.
have [m_3 M_3] := some_number (part xpredT (fun i => (gain i 0)^-1 ^+ 2 * (x i 0) ^+ 2)).
have S_77 : 0 <= m_3 by rewrite -M_3; apply: part_ge0 => i; have q0 := H0 i; sgn.
have [m_4 M_4] := some_number (part xpredT (fun i => (gain i 0)^-1 ^+ 3 * (x i 0))).
have [m_5 M_5] := some_number (part xpredT (fun i => (gain i 0)^-1 ^+ 4)).
have S_78 : 0 < m_5 by rewrite -M_5; apply: (whole_gt0 N_gt0) => i; have q0 := H0 i; sgn.
have d_79 : whole (fun i => (gain i 0)^-1 ^+ 2 * (x i 0) ^+ 2 + ((- 2%:R * m_2) / (m_1)) * ((gain i 0)^-1 ^+ 3 * (x i 0)) + ((m_2 ^+ 2) / (m_1 ^+ 2)) * ((gain i 0)^-1 ^+ 4)) = ((m_1 ^+ 2 * m_3 - 2%:R * m_1 * m_2 * m_4 + m_2 ^+ 2 * m_5) / (m_1 ^+ 2)) by rule (num_eq (partD (partD M_3 (partZ ((- 2%:R * m_2) / (m_1)) M_4)) (partZ ((m_2 ^+ 2) / (m_1 ^+ 2)) M_5)) _); clear - NZ_17 R; first [reflexivity | field; nz | ring].
have d_81 : whole (fun i => ((gain i 0)^-1 * (x i 0) + ((- m_2) / (m_1)) * ((gain i 0)^-1 ^+ 2)) * ((gain i 0)^-1 * (x i 0) + ((- m_2) / (m_1)) * ((gain i 0)^-1 ^+ 2))) = ((m_1 ^+ 2 * m_3 - 2%:R * m_1 * m_2 * m_4 + m_2 ^+ 2 * m_5) / (m_1 ^+ 2)) by rule (whole_eq _ d_79) => i; have q_80 := H0 i; clear - NZ_17 q_80 R; first [reflexivity | field; nz | ring].
have e_76 : t_75 = ((m_1 ^+ 2 * m_3 - 2%:R * m_1 * m_2 * m_4 + m_2 ^+ 2 * m_5) / (m_1 ^+ 2)) by rule (dot_node e_48 e_48 d_81); done.
pose t_83 : 'cV[R]_N := vpow t_47 2.
have e_84 : t_83 = (col (fun i => (gain i 0)^-1 ^+ 2 * (x i 0) ^+ 2 + ((- 2%:R * m_2) / (m_1)) * ((gain i 0)^-1 ^+ 3 * (x i 0)) + ((m_2 ^+ 2) / (m_1 ^+ 2)) * ((gain i 0)^-1 ^+ 4))) by rule (col_eq (col_vpow 2 e_48) _) => i; reduce; have q_85 := H0 i; clear - NZ_17 q_85 R; first [reflexivity | field; nz | ring].
pose t_86 : R := sumv t_83.
have e_87 : t_86 = ((m_1 ^+ 2 * m_3 - 2%:R * m_1 * m_2 * m_4 + m_2 ^+ 2 * m_5) / (m_1 ^+ 2)) by rule (sum_node e_84 (partD (partD M_3 (partZ ((- 2%:R * m_2) / (m_1)) M_4)) (partZ ((m_2 ^+ 2) / (m_1 ^+ 2)) M_5)) _); clear - NZ_17 R; first [reflexivity | field; nz | ring].
have C_82 : t_75 = t_86 by rule (num_eq e_76 (esym (num_eq e_87 _))); clear - NZ_17 R; first [reflexivity | field; nz | ring].
pose t_88 : 'cV[R]_N := t_62 *m x.
have [m_6 M_6] := some_number (part xpredT (fun i => (x i 0))).
have d_90 : whole (fun i => ((- 1) / (n)) * ((x i 0))) = ((- m_6) / (n)) by rule (num_eq (partZ ((- 1) / (n)) M_6) _); clear - NZ_21 R; first [reflexivity | field; nz | ring].
have d_91 : whole (fun i => (((- 1) / (n)) * (1)) * ((x i 0))) = ((- m_6) / (n)) by rule (whole_eq _ d_90) => i; clear - NZ_21 R; first [reflexivity | field; nz | ring].
have e_89 : t_88 = (col (fun i => (x i 0) + ((- m_6) / (n)) * (1))) by rule (col_eq (opr_apply (s := [:: ((- m_6) / (n))]) e_63 e_40 (conj d_91 I)) _) => i; reduce; clear - NZ_21 R; first [reflexivity | field; nz | ring].
pose t_92 : 'cV[R]_N := had gain t_88.
have e_93 : t_92 = (col (fun i => (gain i 0) * (x i 0) + ((- m_6) / (n)) * ((gain i 0)))) by rule (col_eq (col_had e_1 e_89) _) => i; reduce; clear - NZ_21 R; first [reflexivity | field; nz | ring].
pose t_94 : R := dot t_7 t_92.
have d_96 : whole (fun i => (x i 0) + ((- m_6) / (n)) * (1)) = 0 by rule (num_eq (partD M_6 (partZ ((- m_6) / (n)) (whole_ones En))) _); clear - NZ_21 R; first [reflexivity | field; nz | ring].
have d_98 : whole (fun i => ((gain i 0)^-1) * ((gain i 0) * (x i 0) + ((- m_6) / (n)) * ((gain i 0)))) = 0 by rule (whole_eq _ d_96) => i; have q_97 := H0 i; clear - NZ_21 q_97 R; first [reflexivity | field; nz | ring].
have e_95 : t_94 = 0 by rule (dot_node e_8 e_93 d_98); done.
have C_99 : t_94 = (0 : R) by rule (num_eq e_95 (esym (num_eq e_53 _))); clear - R; first [reflexivity | ring].
pose t_100 : 'cV[R]_N := had t_92 t_4.
have e_101 : t_100 = (col (fun i => (x i 0) + ((- m_6) / (n)) * (1))) by rule (col_eq (col_had e_93 e_5) _) => i; reduce; have q_102 := H0 i; clear - NZ_21 q_102 R; first [reflexivity | field; nz | ring].
pose t_103 : 'cV[R]_N := vpow t_100 2.
have e_104 : t_103 = (col (fun i => (x i 0) ^+ 2 + ((- 2%:R * m_6) / (n)) * ((x i 0)) + ((m_6 ^+ 2) / (n ^+ 2)) * (1))) by rule (col_eq (col_vpow 2 e_101) _) => i; reduce; clear - NZ_21 R; first [reflexivity | field; nz | ring].
pose t_105 : R := sumv t_103.
have [m_7 M_7] := some_number (part xpredT (fun i => (x i 0) ^+ 2)).
have S_107 : 0 <= m_7 by rewrite -M_7; apply: part_ge0 => i; sgn.
have e_106 : t_105 = ((n * m_7 - m_6 ^+ 2) / (n)) by rule (sum_node e_104 (partD (partD M_7 (partZ ((- 2%:R * m_6) / (n)) M_6)) (partZ ((m_6 ^+ 2) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_21 R; first [reflexivity | field; nz | ring].
pose t_109 : R := dot x x.
have d_111 : whole (fun i => (x i 0) ^+ 2) = m_7 by rule (num_eq M_7 _); clear - R; first [reflexivity | ring].
have d_112 : whole (fun i => ((x i 0)) * ((x i 0))) = m_7 by rule (whole_eq _ d_111) => i; clear - R; first [reflexivity | ring].
have e_110 : t_109 = m_7 by rule (dot_node e_40 e_40 d_112); done.
have S_113 : 0 <= (m_6 ^+ 2) by rule (nneg_is (c := m_6 ^+ 2) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_12 S_13 S_77 S_78 S_107 NZ_17 NZ_21 R; sgn].
have S_114 : 0 <= ((m_6 ^+ 2) / (n)) by rule (nneg_is (c := (m_6 ^+ 2) * n^-1) _ _); [clear - NZ_21 R; first [reflexivity | field; nz | ring] | clear - N_pos S_12 S_13 S_77 S_78 S_107 S_113 NZ_17 NZ_21 R; sgn].
have C_108 : t_105 <= t_109 by rule (le_by e_106 e_110 _ S_114); clear - NZ_21 R; first [reflexivity | field; nz | ring].
split; first exact: C_2.
split; first exact: C_19.
split; first exact: C_23.
split; first exact: C_52.
split; first exact: C_73.
split; first exact: C_82.
split; first exact: C_99.
exact: C_108.
Qed.

(* lnverify.intersection.zero-gain
   With k ≥ 1 zero gains the image is Σ (yₙ/gₙ)² + (Σ yₙ/gₙ)²/k ≤ N, inside the section
   this project; with a proof *)
Theorem lnverify_intersection_zero_gain (gain x f : 'cV[R]_N) :
  (0 < N)%N ->
  0 < sumv (zero_entries gain) ->
  sumv (zero_entries gain) != 0 /\
  had gain (had (drazin gain) (had gain x) - (sumv (had (drazin gain) (had gain x)) / sumv (zero_entries gain)) *: zero_entries gain) = had gain x :> 'cV[R]_N /\
  sumv (had (drazin gain) (had gain x) - (sumv (had (drazin gain) (had gain x)) / sumv (zero_entries gain)) *: zero_entries gain) = 0 :> R /\
  had gain (had (drazin gain) (had gain x) - (sumv (had (drazin gain) (had gain x)) / sumv (zero_entries gain)) *: zero_entries gain + (had (zero_entries gain) f - (dot (zero_entries gain) f / sumv (zero_entries gain)) *: zero_entries gain)) = had gain x :> 'cV[R]_N /\
  dot (had (drazin gain) (had gain x) - (sumv (had (drazin gain) (had gain x)) / sumv (zero_entries gain)) *: zero_entries gain + (had (zero_entries gain) f - (dot (zero_entries gain) f / sumv (zero_entries gain)) *: zero_entries gain)) (had (drazin gain) (had gain x) - (sumv (had (drazin gain) (had gain x)) / sumv (zero_entries gain)) *: zero_entries gain + (had (zero_entries gain) f - (dot (zero_entries gain) f / sumv (zero_entries gain)) *: zero_entries gain)) = dot (had (drazin gain) (had gain x) - (sumv (had (drazin gain) (had gain x)) / sumv (zero_entries gain)) *: zero_entries gain) (had (drazin gain) (had gain x) - (sumv (had (drazin gain) (had gain x)) / sumv (zero_entries gain)) *: zero_entries gain) + dot (had (zero_entries gain) f - (dot (zero_entries gain) f / sumv (zero_entries gain)) *: zero_entries gain) (had (zero_entries gain) f - (dot (zero_entries gain) f / sumv (zero_entries gain)) *: zero_entries gain) :> R /\
  dot (had (drazin gain) (had gain x) - (sumv (had (drazin gain) (had gain x)) / sumv (zero_entries gain)) *: zero_entries gain) (had (drazin gain) (had gain x) - (sumv (had (drazin gain) (had gain x)) / sumv (zero_entries gain)) *: zero_entries gain) = dot (had (drazin gain) (had gain x)) (had (drazin gain) (had gain x)) + sumv (had (drazin gain) (had gain x)) ^+ 2 / sumv (zero_entries gain) :> R /\
  dot (had gain x) ((squared_drazin gain + (1 / sumv (zero_entries gain)) *: outer (drazin gain) (drazin gain)) *m had gain x) = dot (had (drazin gain) (had gain x) - (sumv (had (drazin gain) (had gain x)) / sumv (zero_entries gain)) *: zero_entries gain) (had (drazin gain) (had gain x) - (sumv (had (drazin gain) (had gain x)) / sumv (zero_entries gain)) *: zero_entries gain) :> R /\
  dot (had (drazin gain) (had gain x)) (had (drazin gain) (had gain x)) <= dot (had (drazin gain) (had gain x) - (sumv (had (drazin gain) (had gain x)) / sumv (zero_entries gain)) *: zero_entries gain) (had (drazin gain) (had gain x) - (sumv (had (drazin gain) (had gain x)) / sumv (zero_entries gain)) *: zero_entries gain) /\
  sumv (zero_entries gain) * (dot (ones - zero_entries gain) (ones - zero_entries gain) + sumv (ones - zero_entries gain) ^+ 2 / sumv (zero_entries gain)) = N%:R * dot (ones - zero_entries gain) (ones - zero_entries gain) :> R.
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
have NZ_18 : n_1 != 0 by rule (nz_is (c := (n_1)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_16 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_19 : t_9 != 0 := nz_is e_10 NZ_18.
have e_20 : x = (col (fun i => if z i then (x i 0) else (x i 0))) by rule (col_eq (col_letter _) _) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
pose t_21 : 'cV[R]_N := had gain x.
have e_22 : t_21 = (col (fun i => if z i then 0 else (x i 0) * (gain i 0))) by rule (col_eq (col_had e_2 e_20) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | have qi := Z0 i zi; clear - qi R; first [reflexivity | field; nz | ring]].
pose t_23 : 'cV[R]_N := had t_3 t_21.
have e_24 : t_23 = (col (fun i => if z i then 0 else (x i 0))) by rule (col_eq (col_had e_4 e_22) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | have qi := Z0 i zi; clear - qi R; first [reflexivity | field; nz | ring]].
pose t_25 : R := sumv t_23.
have [m_2 M_2] := some_number (part (fun i => ~~ z i) (fun i => (x i 0))).
have e_26 : t_25 = m_2 by rule (sum_node e_24 (whole_if M_2 (@part0 R N z)) _); clear - R; first [reflexivity | ring].
pose t_27 : R := t_25 / t_9.
have e_28 : t_27 = (m_2 / (n_1)) by rule (num_eq (num2 (fun a b : R => a / b) e_26 e_10) _); clear - NZ_16 R; first [reflexivity | field; nz | ring].
pose t_29 : 'cV[R]_N := t_27 *: t_7.
have e_30 : t_29 = (col (fun i => if z i then (m_2 / (n_1)) * (1) else 0)) by rule (col_eq (col_scale e_28 e_8) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_16 R; first [reflexivity | field; nz | ring] | clear - NZ_16 R; first [reflexivity | field; nz | ring]].
pose t_31 : 'cV[R]_N := t_23 - t_29.
have e_32 : t_31 = (col (fun i => if z i then ((- m_2) / (n_1)) * (1) else (x i 0))) by rule (col_eq (col_sub e_24 e_30) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_16 R; first [reflexivity | field; nz | ring] | clear - NZ_16 R; first [reflexivity | field; nz | ring]].
pose t_33 : 'cV[R]_N := had gain t_31.
have e_34 : t_33 = (col (fun i => if z i then 0 else (x i 0) * (gain i 0))) by rule (col_eq (col_had e_2 e_32) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_16 R; first [reflexivity | field; nz | ring] | have qi := Z0 i zi; clear - NZ_16 qi R; first [reflexivity | field; nz | ring]].
have C_35 : t_33 = t_21 by rule (col_same e_34 e_22 _) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | have qi := Z0 i zi; clear - qi R; first [reflexivity | field; nz | ring]].
pose t_36 : R := sumv t_31.
have e_37 : t_36 = 0 by rule (sum_node e_32 (whole_if M_2 (partZ ((- m_2) / (n_1)) M_n1)) _); clear - NZ_16 R; first [reflexivity | field; nz | ring].
have e_39 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
have C_38 : t_36 = (0 : R) by rule (num_eq e_37 (esym (num_eq e_39 _))); clear - R; first [reflexivity | ring].
have e_40 : f = (col (fun i => if z i then (f i 0) else (f i 0))) by rule (col_eq (col_letter _) _) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
pose t_41 : 'cV[R]_N := had t_7 f.
have e_42 : t_41 = (col (fun i => if z i then (f i 0) else 0)) by rule (col_eq (col_had e_8 e_40) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
pose t_43 : R := dot t_7 f.
have [m_3 M_3] := some_number (part z (fun i => (f i 0))).
have d_45 : whole (fun i => if z i then (f i 0) else 0) = m_3 by rule (num_eq (whole_if (@part0 R N (fun i => ~~ z i)) M_3) _); clear - R; first [reflexivity | ring].
have d_46 : whole (fun i => (if z i then 1 else 0) * (if z i then (f i 0) else (f i 0))) = m_3 by rule (whole_eq _ d_45) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
have e_44 : t_43 = m_3 by rule (dot_node e_8 e_40 d_46); done.
pose t_47 : R := t_43 / t_9.
have e_48 : t_47 = (m_3 / (n_1)) by rule (num_eq (num2 (fun a b : R => a / b) e_44 e_10) _); clear - NZ_16 R; first [reflexivity | field; nz | ring].
pose t_49 : 'cV[R]_N := t_47 *: t_7.
have e_50 : t_49 = (col (fun i => if z i then (m_3 / (n_1)) * (1) else 0)) by rule (col_eq (col_scale e_48 e_8) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_16 R; first [reflexivity | field; nz | ring] | clear - NZ_16 R; first [reflexivity | field; nz | ring]].
pose t_51 : 'cV[R]_N := t_41 - t_49.
have e_52 : t_51 = (col (fun i => if z i then (f i 0) + ((- m_3) / (n_1)) * (1) else 0)) by rule (col_eq (col_sub e_42 e_50) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_16 R; first [reflexivity | field; nz | ring] | clear - NZ_16 R; first [reflexivity | field; nz | ring]].
pose t_53 : 'cV[R]_N := t_31 + t_51.
have e_54 : t_53 = (col (fun i => if z i then ((- m_2 - m_3) / (n_1)) * (1) + (f i 0) else (x i 0))) by rule (col_eq (col_add e_32 e_52) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_16 R; first [reflexivity | field; nz | ring] | clear - NZ_16 R; first [reflexivity | field; nz | ring]].
pose t_55 : 'cV[R]_N := had gain t_53.
have e_56 : t_55 = (col (fun i => if z i then 0 else (x i 0) * (gain i 0))) by rule (col_eq (col_had e_2 e_54) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_16 R; first [reflexivity | field; nz | ring] | have qi := Z0 i zi; clear - NZ_16 qi R; first [reflexivity | field; nz | ring]].
have C_57 : t_55 = t_21 by rule (col_same e_56 e_22 _) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | have qi := Z0 i zi; clear - qi R; first [reflexivity | field; nz | ring]].
pose t_58 : R := dot t_53 t_53.
have [m_4 M_4] := some_number (part (fun i => ~~ z i) (fun i => (x i 0) ^+ 2)).
have S_60 : 0 <= m_4 by rewrite -M_4; apply: part_ge0 => i; sgn.
have [m_5 M_5] := some_number (part z (fun i => (f i 0) ^+ 2)).
have S_61 : 0 <= m_5 by rewrite -M_5; apply: part_ge0 => i; sgn.
have d_62 : whole (fun i => if z i then ((m_2 ^+ 2 + 2%:R * m_2 * m_3 + m_3 ^+ 2) / (n_1 ^+ 2)) * (1) + ((- 2%:R * m_2 - 2%:R * m_3) / (n_1)) * ((f i 0)) + (f i 0) ^+ 2 else (x i 0) ^+ 2) = ((n_1 * m_4 + n_1 * m_5 + m_2 ^+ 2 - m_3 ^+ 2) / (n_1)) by rule (num_eq (whole_if M_4 (partD (partD (partZ ((m_2 ^+ 2 + 2%:R * m_2 * m_3 + m_3 ^+ 2) / (n_1 ^+ 2)) M_n1) (partZ ((- 2%:R * m_2 - 2%:R * m_3) / (n_1)) M_3)) M_5)) _); clear - NZ_16 R; first [reflexivity | field; nz | ring].
have d_63 : whole (fun i => (if z i then ((- m_2 - m_3) / (n_1)) * (1) + (f i 0) else (x i 0)) * (if z i then ((- m_2 - m_3) / (n_1)) * (1) + (f i 0) else (x i 0))) = ((n_1 * m_4 + n_1 * m_5 + m_2 ^+ 2 - m_3 ^+ 2) / (n_1)) by rule (whole_eq _ d_62) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_16 R; first [reflexivity | field; nz | ring] | clear - NZ_16 R; first [reflexivity | field; nz | ring]].
have e_59 : t_58 = ((n_1 * m_4 + n_1 * m_5 + m_2 ^+ 2 - m_3 ^+ 2) / (n_1)) by rule (dot_node e_54 e_54 d_63); done.
pose t_65 : R := dot t_31 t_31.
have d_67 : whole (fun i => if z i then ((m_2 ^+ 2) / (n_1 ^+ 2)) * (1) else (x i 0) ^+ 2) = ((n_1 * m_4 + m_2 ^+ 2) / (n_1)) by rule (num_eq (whole_if M_4 (partZ ((m_2 ^+ 2) / (n_1 ^+ 2)) M_n1)) _); clear - NZ_16 R; first [reflexivity | field; nz | ring].
have d_68 : whole (fun i => (if z i then ((- m_2) / (n_1)) * (1) else (x i 0)) * (if z i then ((- m_2) / (n_1)) * (1) else (x i 0))) = ((n_1 * m_4 + m_2 ^+ 2) / (n_1)) by rule (whole_eq _ d_67) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_16 R; first [reflexivity | field; nz | ring] | clear - NZ_16 R; first [reflexivity | field; nz | ring]].
have e_66 : t_65 = ((n_1 * m_4 + m_2 ^+ 2) / (n_1)) by rule (dot_node e_32 e_32 d_68); done.
pose t_69 : R := dot t_51 t_51.
have d_71 : whole (fun i => if z i then (f i 0) ^+ 2 + ((- 2%:R * m_3) / (n_1)) * ((f i 0)) + ((m_3 ^+ 2) / (n_1 ^+ 2)) * (1) else 0) = ((n_1 * m_5 - m_3 ^+ 2) / (n_1)) by rule (num_eq (whole_if (@part0 R N (fun i => ~~ z i)) (partD (partD M_5 (partZ ((- 2%:R * m_3) / (n_1)) M_3)) (partZ ((m_3 ^+ 2) / (n_1 ^+ 2)) M_n1))) _); clear - NZ_16 R; first [reflexivity | field; nz | ring].
have d_72 : whole (fun i => (if z i then (f i 0) + ((- m_3) / (n_1)) * (1) else 0) * (if z i then (f i 0) + ((- m_3) / (n_1)) * (1) else 0)) = ((n_1 * m_5 - m_3 ^+ 2) / (n_1)) by rule (whole_eq _ d_71) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_16 R; first [reflexivity | field; nz | ring] | clear - NZ_16 R; first [reflexivity | field; nz | ring]].
have e_70 : t_69 = ((n_1 * m_5 - m_3 ^+ 2) / (n_1)) by rule (dot_node e_52 e_52 d_72); done.
pose t_73 : R := t_65 + t_69.
have e_74 : t_73 = ((n_1 * m_4 + n_1 * m_5 + m_2 ^+ 2 - m_3 ^+ 2) / (n_1)) by rule (num_eq (num2 (fun a b : R => a + b) e_66 e_70) _); clear - NZ_16 R; first [reflexivity | field; nz | ring].
have C_64 : t_58 = t_73 by rule (num_eq e_59 (esym (num_eq e_74 _))); clear - NZ_16 R; first [reflexivity | field; nz | ring].
pose t_76 : R := dot t_23 t_23.
have d_78 : whole (fun i => if z i then 0 else (x i 0) ^+ 2) = m_4 by rule (num_eq (whole_if M_4 (@part0 R N z)) _); clear - R; first [reflexivity | ring].
have d_79 : whole (fun i => (if z i then 0 else (x i 0)) * (if z i then 0 else (x i 0))) = m_4 by rule (whole_eq _ d_78) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
have e_77 : t_76 = m_4 by rule (dot_node e_24 e_24 d_79); done.
pose t_80 : R := t_25 ^+ 2.
have e_81 : t_80 = (m_2 ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_26) _); clear - R; first [reflexivity | ring].
pose t_82 : R := t_80 / t_9.
have e_83 : t_82 = ((m_2 ^+ 2) / (n_1)) by rule (num_eq (num2 (fun a b : R => a / b) e_81 e_10) _); clear - NZ_16 R; first [reflexivity | field; nz | ring].
pose t_84 : R := t_76 + t_82.
have e_85 : t_84 = ((n_1 * m_4 + m_2 ^+ 2) / (n_1)) by rule (num_eq (num2 (fun a b : R => a + b) e_77 e_83) _); clear - NZ_16 R; first [reflexivity | field; nz | ring].
have C_75 : t_65 = t_84 by rule (num_eq e_66 (esym (num_eq e_85 _))); clear - NZ_16 R; first [reflexivity | field; nz | ring].
pose t_86 : 'M[R]_N := diag t_3.
have e_87 : t_86 = (opr (fun i => if z i then 0 else (gain i 0)^-1) [:: ]) by rule (opr_eq (opr_diag e_4) _ _); [move=> i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | have qi := Z0 i zi; clear - qi R; first [reflexivity | field; nz | ring]] | move=> i j; reduce; case zi: (z i); [case zj: (z j); [rewrite ?(Z1 i zi) ?invr0; rewrite ?(Z1 j zj) ?invr0; clear - R; first [reflexivity | ring] | have qj := Z0 j zj; rewrite ?(Z1 i zi) ?invr0; clear - qj R; first [reflexivity | field; nz | ring]] | case zj: (z j); [have qi := Z0 i zi; rewrite ?(Z1 j zj) ?invr0; clear - qi R; first [reflexivity | field; nz | ring] | have qi := Z0 i zi; have qj := Z0 j zj; clear - qi qj R; first [reflexivity | field; nz | ring]]]].
pose t_88 : 'M[R]_N := t_86 *m t_86.
have e_89 : t_88 = (opr (fun i => if z i then 0 else (gain i 0)^-1 ^+ 2) [:: ]) by rule (opr_eq (opr_mul (ss := [:: ]) e_87 e_87 (I)) _ _); [move=> i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | have qi := Z0 i zi; clear - qi R; first [reflexivity | field; nz | ring]] | move=> i j; reduce; case zi: (z i); [case zj: (z j); [rewrite ?(Z1 i zi) ?invr0; rewrite ?(Z1 j zj) ?invr0; clear - R; first [reflexivity | ring] | have qj := Z0 j zj; rewrite ?(Z1 i zi) ?invr0; clear - qj R; first [reflexivity | field; nz | ring]] | case zj: (z j); [have qi := Z0 i zi; rewrite ?(Z1 j zj) ?invr0; clear - qi R; first [reflexivity | field; nz | ring] | have qi := Z0 i zi; have qj := Z0 j zj; clear - qi qj R; first [reflexivity | field; nz | ring]]]].
have e_90 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose t_91 : R := (1 : R) / t_9.
have e_92 : t_91 = (1 / (n_1)) by rule (num_eq (num2 (fun a b : R => a / b) e_90 e_10) _); clear - NZ_16 R; first [reflexivity | field; nz | ring].
pose t_93 : 'M[R]_N := outer t_3 t_3.
have e_94 : t_93 = (opr (fun i => if z i then 0 else 0) [:: ((fun i => if z i then 0 else (gain i 0)^-1), (fun i => if z i then 0 else (gain i 0)^-1))]) by rule (opr_eq (opr_outer e_4 e_4) _ _); [move=> i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | have qi := Z0 i zi; clear - qi R; first [reflexivity | field; nz | ring]] | move=> i j; reduce; case zi: (z i); [case zj: (z j); [rewrite ?(Z1 i zi) ?invr0; rewrite ?(Z1 j zj) ?invr0; clear - R; first [reflexivity | ring] | have qj := Z0 j zj; rewrite ?(Z1 i zi) ?invr0; clear - qj R; first [reflexivity | field; nz | ring]] | case zj: (z j); [have qi := Z0 i zi; rewrite ?(Z1 j zj) ?invr0; clear - qi R; first [reflexivity | field; nz | ring] | have qi := Z0 i zi; have qj := Z0 j zj; clear - qi qj R; first [reflexivity | field; nz | ring]]]].
pose t_95 : 'M[R]_N := t_91 *: t_93.
have e_96 : t_95 = (opr (fun i => if z i then 0 else 0) [:: ((fun i => if z i then 0 else (gain i 0)^-1), (fun i => if z i then 0 else (1 / (n_1)) * ((gain i 0)^-1)))]) by rule (opr_eq (opr_scale e_92 e_94) _ _); [move=> i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_16 R; first [reflexivity | field; nz | ring] | clear - NZ_16 R; first [reflexivity | field; nz | ring]] | move=> i j; reduce; case zi: (z i); [case zj: (z j); [rewrite ?(Z1 i zi) ?invr0; rewrite ?(Z1 j zj) ?invr0; clear - NZ_16 R; first [reflexivity | field; nz | ring] | have qj := Z0 j zj; rewrite ?(Z1 i zi) ?invr0; clear - NZ_16 qj R; first [reflexivity | field; nz | ring]] | case zj: (z j); [have qi := Z0 i zi; rewrite ?(Z1 j zj) ?invr0; clear - NZ_16 qi R; first [reflexivity | field; nz | ring] | have qi := Z0 i zi; have qj := Z0 j zj; clear - NZ_16 qi qj R; first [reflexivity | field; nz | ring]]]].
pose t_97 : 'M[R]_N := t_88 + t_95.
have e_98 : t_97 = (opr (fun i => if z i then 0 else (gain i 0)^-1 ^+ 2) [:: ((fun i => if z i then 0 else (gain i 0)^-1), (fun i => if z i then 0 else (1 / (n_1)) * ((gain i 0)^-1)))]) by rule (opr_eq (opr_add e_89 e_96) _ _); [move=> i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | have qi := Z0 i zi; clear - qi R; first [reflexivity | field; nz | ring]] | move=> i j; reduce; case zi: (z i); [case zj: (z j); [rewrite ?(Z1 i zi) ?invr0; rewrite ?(Z1 j zj) ?invr0; clear - NZ_16 R; first [reflexivity | field; nz | ring] | have qj := Z0 j zj; rewrite ?(Z1 i zi) ?invr0; clear - NZ_16 qj R; first [reflexivity | field; nz | ring]] | case zj: (z j); [have qi := Z0 i zi; rewrite ?(Z1 j zj) ?invr0; clear - NZ_16 qi R; first [reflexivity | field; nz | ring] | have qi := Z0 i zi; have qj := Z0 j zj; clear - NZ_16 qi qj R; first [reflexivity | field; nz | ring]]]].
pose t_99 : 'cV[R]_N := t_97 *m t_21.
have d_101 : whole (fun i => if z i then 0 else (1 / (n_1)) * ((x i 0))) = (m_2 / (n_1)) by rule (num_eq (whole_if (partZ (1 / (n_1)) M_2) (@part0 R N z)) _); clear - NZ_16 R; first [reflexivity | field; nz | ring].
have d_102 : whole (fun i => (if z i then 0 else (1 / (n_1)) * ((gain i 0)^-1)) * (if z i then 0 else (x i 0) * (gain i 0))) = (m_2 / (n_1)) by rule (whole_eq _ d_101) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_16 R; first [reflexivity | field; nz | ring] | have qi := Z0 i zi; clear - NZ_16 qi R; first [reflexivity | field; nz | ring]].
have e_100 : t_99 = (col (fun i => if z i then 0 else (x i 0) * (gain i 0)^-1 + (m_2 / (n_1)) * ((gain i 0)^-1))) by rule (col_eq (opr_apply (s := [:: (m_2 / (n_1))]) e_98 e_22 (conj d_102 I)) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_16 R; first [reflexivity | field; nz | ring] | have qi := Z0 i zi; clear - NZ_16 qi R; first [reflexivity | field; nz | ring]].
pose t_103 : R := dot t_21 t_99.
have d_105 : whole (fun i => if z i then 0 else (x i 0) ^+ 2 + (m_2 / (n_1)) * ((x i 0))) = ((n_1 * m_4 + m_2 ^+ 2) / (n_1)) by rule (num_eq (whole_if (partD M_4 (partZ (m_2 / (n_1)) M_2)) (@part0 R N z)) _); clear - NZ_16 R; first [reflexivity | field; nz | ring].
have d_106 : whole (fun i => (if z i then 0 else (x i 0) * (gain i 0)) * (if z i then 0 else (x i 0) * (gain i 0)^-1 + (m_2 / (n_1)) * ((gain i 0)^-1))) = ((n_1 * m_4 + m_2 ^+ 2) / (n_1)) by rule (whole_eq _ d_105) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_16 R; first [reflexivity | field; nz | ring] | have qi := Z0 i zi; clear - NZ_16 qi R; first [reflexivity | field; nz | ring]].
have e_104 : t_103 = ((n_1 * m_4 + m_2 ^+ 2) / (n_1)) by rule (dot_node e_22 e_100 d_106); done.
have C_107 : t_103 = t_65 by rule (num_eq e_104 (esym (num_eq e_66 _))); clear - NZ_16 R; first [reflexivity | field; nz | ring].
have S_109 : 0 <= (m_2 ^+ 2) by rule (nneg_is (c := m_2 ^+ 2) _ _); [clear - R; first [reflexivity | ring] | clear - S_11 S_12 N_pos S_13 S_17 S_60 S_61 NZ_16 R; sgn].
have S_110 : 0 <= ((m_2 ^+ 2) / (n_1)) by rule (nneg_is (c := (m_2 ^+ 2) * n_1^-1) _ _); [clear - NZ_16 R; first [reflexivity | field; nz | ring] | clear - S_11 S_12 N_pos S_13 S_17 S_60 S_61 S_109 NZ_16 R; sgn].
have C_108 : t_76 <= t_65 by rule (le_by e_77 e_66 _ S_110); clear - NZ_16 R; first [reflexivity | field; nz | ring].
pose t_111 : 'cV[R]_N := (ones : 'cV[R]_N) - t_7.
have e_112 : t_111 = (col (fun i => if z i then 0 else 1)) by rule (col_eq (col_sub e_1 e_8) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
pose t_113 : R := dot t_111 t_111.
have d_115 : whole (fun i => if z i then 0 else 1) = n_0 by rule (num_eq (whole_if M_n0 (@part0 R N z)) _); clear - R; first [reflexivity | ring].
have d_116 : whole (fun i => (if z i then 0 else 1) * (if z i then 0 else 1)) = n_0 by rule (whole_eq _ d_115) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
have e_114 : t_113 = n_0 by rule (dot_node e_112 e_112 d_116); done.
pose t_117 : R := sumv t_111.
have e_118 : t_117 = n_0 by rule (sum_node e_112 (whole_if M_n0 (@part0 R N z)) _); clear - R; first [reflexivity | ring].
pose t_119 : R := t_117 ^+ 2.
have e_120 : t_119 = (n_0 ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_118) _); clear - R; first [reflexivity | ring].
pose t_121 : R := t_119 / t_9.
have e_122 : t_121 = ((n_0 ^+ 2) / (n_1)) by rule (num_eq (num2 (fun a b : R => a / b) e_120 e_10) _); clear - NZ_16 R; first [reflexivity | field; nz | ring].
pose t_123 : R := t_113 + t_121.
have e_124 : t_123 = ((n_0 ^+ 2 + n_0 * n_1) / (n_1)) by rule (num_eq (num2 (fun a b : R => a + b) e_114 e_122) _); clear - NZ_16 R; first [reflexivity | field; nz | ring].
pose t_125 : R := t_9 * t_123.
have e_126 : t_125 = (n_0 ^+ 2 + n_0 * n_1) by rule (num_eq (num2 (fun a b : R => a * b) e_10 e_124) _); clear - NZ_16 R; first [reflexivity | field; nz | ring].
have e_128 : N%:R = (n_0 + n_1) by rule (num_eq En (num_eq Enn _)); clear - R; first [reflexivity | ring].
pose t_129 : R := N%:R * t_113.
have e_130 : t_129 = (n_0 ^+ 2 + n_0 * n_1) by rule (num_eq (num2 (fun a b : R => a * b) e_128 e_114) _); clear - R; first [reflexivity | ring].
have C_127 : t_125 = t_129 by rule (num_eq e_126 (esym (num_eq e_130 _))); clear - R; first [reflexivity | ring].
split; first exact: C_19.
split; first exact: C_35.
split; first exact: C_38.
split; first exact: C_57.
split; first exact: C_64.
split; first exact: C_75.
split; first exact: C_107.
split; first exact: C_108.
exact: C_127.
Qed.

(* lnverify.radius-law
   The squared radius ρ = Nq/(q + Nε), q = ‖Πa‖², increases with q towards N, and q = Nερ/(N − ρ)
   this project; with a proof *)
Theorem lnverify_radius_law (q eps delta : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < q + N%:R * eps ->
  0 < eps ->
  exists D1 : R, is_derivative (fun q : R => (N%:R * q) / (q + N%:R * eps)) q D1 /\
  q + N%:R * eps != 0 /\
  N%:R - (N%:R * q) / (q + N%:R * eps) != 0 /\
  0 < D1 /\
  0 < N%:R - (N%:R * q) / (q + N%:R * eps) /\
  (N%:R * eps * ((N%:R * q) / (q + N%:R * eps))) / (N%:R - (N%:R * q) / (q + N%:R * eps)) = q :> R /\
  ((N%:R * q) / (q + N%:R * eps) - (1 - delta) * N%:R) * (q + N%:R * eps) = N%:R * (delta * q - (1 - delta) * N%:R * eps) :> R.
Proof.
move=> N_gt0 H_eps H0 H1.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : q = q by [].
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_3 : 0 <= n - 1 by rewrite subr_ge0.
have e_2 : N%:R = n by rule (num_eq En _); clear - R; first [reflexivity | ring].
have e_4 : eps = eps by [].
pose t_5 : R := N%:R * eps.
have e_6 : t_5 = (n * eps) by rule (num_eq (num2 (fun a b : R => a * b) e_2 e_4) _); clear - R; first [reflexivity | ring].
pose t_7 : R := q + t_5.
have e_8 : t_7 = (n * eps + q) by rule (num_eq (num2 (fun a b : R => a + b) e_1 e_6) _); clear - R; first [reflexivity | ring].
have H_9 := pos_of H0 e_8.
have NZ_10 := lt0r_neq0 H_9.
have NZ_11 : (n * eps + q) != 0 by rule (nz_factor (f := (n * eps + q)) (r := 1) NZ_10 _); clear - R; first [reflexivity | ring].
have S_12 : 0 < (n * eps + q) by rule (pos_quotient H_9 (r := 1) _ _); [clear - H_eps N_pos S_3 NZ_11 R; sgn | clear - R; first [reflexivity | ring]].
have H_13 := pos_of H1 e_4.
have NZ_14 := lt0r_neq0 H_13.
have NZ_15 : eps != 0 by rule (nz_factor (f := eps) (r := 1) NZ_14 _); clear - R; first [reflexivity | ring].
have S_16 : 0 < eps by rule (pos_quotient H_13 (r := 1) _ _); [clear - H_eps N_pos S_3 S_12 NZ_11 NZ_15 R; sgn | clear - R; first [reflexivity | ring]].
pose t_17 : R := N%:R * q.
have e_18 : t_17 = (n * q) by rule (num_eq (num2 (fun a b : R => a * b) e_2 e_1) _); clear - R; first [reflexivity | ring].
pose D1_19 : R := ((n ^+ 2 * eps) / ((n * eps + q) ^+ 2)).
have e_20 : D1_19 = ((n ^+ 2 * eps) / ((n * eps + q) ^+ 2)) by [].
have C_21 : is_derivative (fun q : R => (N%:R * q) / (q + N%:R * eps)) q D1_19.
have size_ge0 := fun t : R => normr_ge0 t.
have D_22 := D_at_scalar q.
have D_23 := D_mull N%:R D_22.
have D_24 := D_addr size_ge0 t_5 D_22.
have NZ_25 : (n * eps + q) != 0 by rule (nz_is (c := ((n * eps + q))) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_11 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_26 : t_7 != 0 := nz_is e_8 NZ_25.
have D_27 := D_inv size_ge0 C_26 D_24.
have D_28 := D_mul size_ge0 D_23 D_27.
refine (derivative_by (F := (fun q : R => (N%:R * q) / (q + N%:R * eps))) D_28 _) => h_29.
have e_30 : h_29 = h_29 by [].
pose t_31 : R := N%:R * h_29.
have e_32 : t_31 = (n * h_29) by rule (num_eq (num2 (fun a b : R => a * b) e_2 e_30) _); clear - R; first [reflexivity | ring].
pose t_33 : R := t_7^-1.
have e_34 : t_33 = (1 / ((n * eps + q))) by rule (num_eq (num1 (fun a : R => a^-1) e_8) _); clear - NZ_11 R; first [reflexivity | field; nz | ring].
pose t_35 : R := t_31 * t_33.
have e_36 : t_35 = ((n * h_29) / ((n * eps + q))) by rule (num_eq (num2 (fun a b : R => a * b) e_32 e_34) _); clear - NZ_11 R; first [reflexivity | field; nz | ring].
pose t_37 : R := t_33 * h_29.
have e_38 : t_37 = (h_29 / ((n * eps + q))) by rule (num_eq (num2 (fun a b : R => a * b) e_34 e_30) _); clear - NZ_11 R; first [reflexivity | field; nz | ring].
pose t_39 : R := t_33 * t_37.
have e_40 : t_39 = (h_29 / ((n * eps + q) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_34 e_38) _); clear - NZ_11 R; first [reflexivity | field; nz | ring].
pose t_41 : R := - t_39.
have e_42 : t_41 = ((- h_29) / ((n * eps + q) ^+ 2)) by rule (num_eq (num1 (fun a : R => - a) e_40) _); clear - NZ_11 R; first [reflexivity | field; nz | ring].
pose t_43 : R := t_17 * t_41.
have e_44 : t_43 = ((- n * q * h_29) / ((n * eps + q) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_18 e_42) _); clear - NZ_11 R; first [reflexivity | field; nz | ring].
pose t_45 : R := t_35 + t_43.
have e_46 : t_45 = ((n ^+ 2 * eps * h_29) / ((n * eps + q) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_36 e_44) _); clear - NZ_11 R; first [reflexivity | field; nz | ring].
pose t_47 : R := D1_19 * h_29.
have e_48 : t_47 = ((n ^+ 2 * eps * h_29) / ((n * eps + q) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_20 e_30) _); clear - NZ_11 R; first [reflexivity | field; nz | ring].
rule (num_eq e_46 (esym (num_eq e_48 _))); clear - NZ_11 R; first [reflexivity | field; nz | ring].
have NZ_49 : (n * eps + q) != 0 by rule (nz_is (c := ((n * eps + q))) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_11 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_50 : t_7 != 0 := nz_is e_8 NZ_49.
pose t_51 : R := t_17 / t_7.
have e_52 : t_51 = ((n * q) / ((n * eps + q))) by rule (num_eq (num2 (fun a b : R => a / b) e_18 e_8) _); clear - NZ_11 R; first [reflexivity | field; nz | ring].
pose t_53 : R := N%:R - t_51.
have e_54 : t_53 = ((n ^+ 2 * eps) / ((n * eps + q))) by rule (num_eq (num2 (fun a b : R => a - b) e_2 e_52) _); clear - NZ_11 R; first [reflexivity | field; nz | ring].
have NZ_55 := lt0r_neq0 N_pos.
have NZ_56 : ((n ^+ 2 * eps) / ((n * eps + q))) != 0 by rule (nz_is (c := (eps * n ^+ 2 * (n * eps + q)^-1)) _ _); [clear - NZ_11 R; first [reflexivity | field; nz | ring] | clear - NZ_15 NZ_55 NZ_11 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_57 : t_53 != 0 := nz_is e_54 NZ_56.
have S_59 : 0 < (n ^+ 2 * eps) by rule (pos_is (c := eps * n ^+ 2) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps N_pos S_3 S_12 S_16 NZ_11 NZ_15 NZ_55 R; sgn].
have S_60 : 0 < ((n ^+ 2 * eps) / ((n * eps + q) ^+ 2)) by rule (pos_is (c := (n ^+ 2 * eps) * (n * eps + q)^-1 ^+ 2) _ _); [clear - NZ_11 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_3 S_12 S_16 S_59 NZ_11 NZ_15 NZ_55 R; sgn].
have C_58 : 0 < D1_19 := pos_is e_20 S_60.
have S_62 : 0 < ((n ^+ 2 * eps) / ((n * eps + q))) by rule (pos_is (c := (n ^+ 2 * eps) * (n * eps + q)^-1) _ _); [clear - NZ_11 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_3 S_12 S_16 S_59 NZ_11 NZ_15 NZ_55 R; sgn].
have C_61 : 0 < t_53 := pos_is e_54 S_62.
pose t_63 : R := t_5 * t_51.
have e_64 : t_63 = ((n ^+ 2 * eps * q) / ((n * eps + q))) by rule (num_eq (num2 (fun a b : R => a * b) e_6 e_52) _); clear - NZ_11 R; first [reflexivity | field; nz | ring].
pose t_65 : R := t_63 / t_53.
have NZ_67 : (n ^+ 2 * eps) != 0 :> R by rule (nz_is (c := (eps * n ^+ 2)) _ _); [clear - R; ring | clear - NZ_15 NZ_55 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_66 : t_65 = q by rule (num_eq (num2 (fun a b : R => a / b) e_64 e_54) _); clear - NZ_15 NZ_55 NZ_67 NZ_11 R; first [reflexivity | field; nz | ring].
have C_68 : t_65 = q by rule (num_eq e_66 (esym (num_eq e_1 _))); clear - R; first [reflexivity | ring].
have e_69 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
have e_70 : delta = delta by [].
pose t_71 : R := (1 : R) - delta.
have e_72 : t_71 = (- delta + 1) by rule (num_eq (num2 (fun a b : R => a - b) e_69 e_70) _); clear - R; first [reflexivity | ring].
pose t_73 : R := t_71 * N%:R.
have e_74 : t_73 = (- n * delta + n) by rule (num_eq (num2 (fun a b : R => a * b) e_72 e_2) _); clear - R; first [reflexivity | ring].
pose t_75 : R := t_51 - t_73.
have e_76 : t_75 = ((n ^+ 2 * eps * delta - n ^+ 2 * eps + n * q * delta) / ((n * eps + q))) by rule (num_eq (num2 (fun a b : R => a - b) e_52 e_74) _); clear - NZ_11 R; first [reflexivity | field; nz | ring].
pose t_77 : R := t_75 * t_7.
have e_78 : t_77 = (n ^+ 2 * eps * delta - n ^+ 2 * eps + n * q * delta) by rule (num_eq (num2 (fun a b : R => a * b) e_76 e_8) _); clear - NZ_11 R; first [reflexivity | field; nz | ring].
pose t_80 : R := delta * q.
have e_81 : t_80 = (q * delta) by rule (num_eq (num2 (fun a b : R => a * b) e_70 e_1) _); clear - R; first [reflexivity | ring].
pose t_82 : R := t_73 * eps.
have e_83 : t_82 = (- n * eps * delta + n * eps) by rule (num_eq (num2 (fun a b : R => a * b) e_74 e_4) _); clear - R; first [reflexivity | ring].
pose t_84 : R := t_80 - t_82.
have e_85 : t_84 = (n * eps * delta - n * eps + q * delta) by rule (num_eq (num2 (fun a b : R => a - b) e_81 e_83) _); clear - R; first [reflexivity | ring].
pose t_86 : R := N%:R * t_84.
have e_87 : t_86 = (n ^+ 2 * eps * delta - n ^+ 2 * eps + n * q * delta) by rule (num_eq (num2 (fun a b : R => a * b) e_2 e_85) _); clear - R; first [reflexivity | ring].
have C_79 : t_77 = t_86 by rule (num_eq e_78 (esym (num_eq e_87 _))); clear - R; first [reflexivity | ring].
exists D1_19; split; first exact: C_21.
split; first exact: C_50.
split; first exact: C_57.
split; first exact: C_58.
split; first exact: C_61.
split; first exact: C_68.
exact: C_79.
Qed.

(* riechers.fig1
   With ε = 1/10 every point stays away from the surface by N²ε/(‖Πa‖² + Nε) in squared radius
   P. M. Riechers, “Geometry and Dynamics of LayerNorm”, arXiv:2405.04134, the text dated May 15, 2024; Fig. 1,
   caption *)
Theorem riechers_fig1 (activation : 'cV[R]_N) :
  (0 < N)%N ->
  N%:R != 0 :> R /\
  Num.sqrt (variance activation + 1 / 10%:R) != 0 /\
  10%:R * dot (Pi *m activation) (Pi *m activation) + N%:R != 0 /\
  0 <= variance activation + 1 / 10%:R /\
  N%:R - dot (normalized (1 / 10%:R) activation) (normalized (1 / 10%:R) activation) = N%:R ^+ 2 / (10%:R * dot (Pi *m activation) (Pi *m activation) + N%:R) :> R /\
  0 < N%:R ^+ 2 / (10%:R * dot (Pi *m activation) (Pi *m activation) + N%:R).
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
have e_6 : activation = (col (fun i => (activation i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_7 : R := sumv activation.
have [m_1 M_1] := some_number (part xpredT (fun i => (activation i 0))).
have e_8 : t_7 = m_1 by rule (sum_node e_6 M_1 _); clear - R; first [reflexivity | ring].
pose t_9 : R := t_7 / N%:R.
have e_10 : t_9 = (m_1 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_8 e_1) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have e_11 : (ones : 'cV[R]_N) = (col (fun i => 1)) by rule (col_eq (col_ones R N) _) => i; clear - R; first [reflexivity | ring].
pose t_12 : 'cV[R]_N := t_9 *: (ones : 'cV[R]_N).
have e_13 : t_12 = (col (fun i => (m_1 / (n)) * (1))) by rule (col_eq (col_scale e_10 e_11) _) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_14 : 'cV[R]_N := activation - t_12.
have e_15 : t_14 = (col (fun i => (activation i 0) + ((- m_1) / (n)) * (1))) by rule (col_eq (col_sub e_6 e_13) _) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_16 : R := dot t_14 t_14.
have [m_2 M_2] := some_number (part xpredT (fun i => (activation i 0) ^+ 2)).
have S_18 : 0 <= m_2 by rewrite -M_2; apply: part_ge0 => i; sgn.
have d_19 : whole (fun i => (activation i 0) ^+ 2 + ((- 2%:R * m_1) / (n)) * ((activation i 0)) + ((m_1 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_2 - m_1 ^+ 2) / (n)) by rule (num_eq (partD (partD M_2 (partZ ((- 2%:R * m_1) / (n)) M_1)) (partZ ((m_1 ^+ 2) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have d_20 : whole (fun i => ((activation i 0) + ((- m_1) / (n)) * (1)) * ((activation i 0) + ((- m_1) / (n)) * (1))) = ((n * m_2 - m_1 ^+ 2) / (n)) by rule (whole_eq _ d_19) => i; clear - NZ_3 R; first [reflexivity | field; nz | ring].
have e_17 : t_16 = ((n * m_2 - m_1 ^+ 2) / (n)) by rule (dot_node e_15 e_15 d_20); done.
pose t_21 : R := t_16 / N%:R.
have e_22 : t_21 = ((n * m_2 - m_1 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_17 e_1) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have e_23 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
have e_24 : 10%:R = 10%:R :> R by clear - R; first [reflexivity | ring].
pose t_25 : R := (1 : R) / (10%:R : R).
have NZ_27 : 10%:R != 0 :> R by rule (nz_is (c := (10%:R)) _ _); [clear - R; ring | clear -  R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_26 : t_25 = (1 / (10%:R)) by rule (num_eq (num2 (fun a b : R => a / b) e_23 e_24) _); clear - NZ_27 N R; first [reflexivity | field; first [done | nz] | ring].
pose t_28 : R := t_21 + t_25.
have e_29 : t_28 = ((n ^+ 2 + 10%:R * n * m_2 - 10%:R * m_1 ^+ 2) / (10%:R * n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_22 e_26) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_30 : R := Num.sqrt t_28.
have g_32 : part xpredT (fun i => (1) * (1)) = n by rule (part_eq _ (whole_ones En)) => i; clear - R; first [reflexivity | ring].
have g_33 : part xpredT (fun i => ((activation i 0)) * ((activation i 0))) = m_2 by rule (part_eq _ M_2) => i; clear - R; first [reflexivity | ring].
have g_34 : part xpredT (fun i => (1) * ((activation i 0))) = m_1 by rule (part_eq _ M_1) => i; clear - R; first [reflexivity | ring].
have G_35 := gram g_32 g_33 g_34.
have S_36 : 0 <= (n * m_2 - m_1 ^+ 2) by rule (nneg_is _ G_35); clear - R; ring.
have S_37 : 0 < (n ^+ 2) by rule (pos_is (c := n ^+ 2) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_2 S_18 S_36 NZ_3 NZ_27 R; sgn].
have S_38 : 0 < (n ^+ 2 + 10%:R * n * m_2 - 10%:R * m_1 ^+ 2) by rule (pos_is (c := ((n * m_2 - m_1 ^+ 2) * (10%:R) + (n ^+ 2)) / 1) _ _); [clear - R; first [field | ring] | clear - N_pos S_2 S_18 S_36 S_37 NZ_3 NZ_27 R; sgn].
have [r_3 S_r3 E_r3] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 + 10%:R * n * m_2 - 10%:R * m_1 ^+ 2) by exact: (root_pos S_38).
have S_39 : 0 < 2%:R :> R by clear - N_pos S_2 S_18 S_36 S_37 S_38 S_r3 NZ_3 NZ_27 R; sgn.
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = 2%:R by exact: (root_pos S_39).
have S_40 : 0 < 5%:R :> R by clear - N_pos S_2 S_18 S_36 S_37 S_38 S_r3 S_r4 NZ_3 NZ_27 R; sgn.
have [r_5 S_r5 E_r5] : exists2 r : R, 0 < r & r ^+ 2 = 5%:R by exact: (root_pos S_40).
have S_41 : 0 <= (r_3 * r_4 * r_5) by rule (nneg_is (c := r_5 * r_4 * r_3) _ _); [clear - E_r3 E_r4 E_r5 R; first [reflexivity | ring: E_r3 E_r4 E_r5] | clear - N_pos S_2 S_18 S_36 S_37 S_38 S_r3 S_r4 S_r5 NZ_3 NZ_27 R; sgn].
have S_42 : 0 <= ((r_3 * r_4 * r_5) / (10%:R * n)) by rule (nneg_is (c := (r_3 * r_4 * r_5) * 10%:R^-1 * n^-1) _ _); [clear - NZ_3 E_r3 E_r4 E_r5 R; first [reflexivity | field: E_r3 E_r4 E_r5; nz | ring: E_r3 E_r4 E_r5] | clear - N_pos S_2 S_18 S_36 S_37 S_38 S_r3 S_r4 S_r5 S_41 NZ_3 NZ_27 R; sgn].
have e_31 : t_30 = ((r_3 * r_4 * r_5) / (10%:R * n)) by rule (sqrt_node e_29 S_42 _); clear - NZ_3 E_r3 E_r4 E_r5 R; first [reflexivity | field: E_r3 E_r4 E_r5; nz | ring: E_r3 E_r4 E_r5].
have NZ_43 := lt0r_neq0 S_r5.
have NZ_44 := lt0r_neq0 S_r4.
have NZ_45 := lt0r_neq0 S_r3.
have NZ_46 : ((r_3 * r_4 * r_5) / (10%:R * n)) != 0 by rule (nz_is (c := (r_5 * r_4 * r_3 * 10%:R^-1 * n^-1)) _ _); [clear - NZ_3 E_r3 E_r4 E_r5 R; first [reflexivity | field: E_r3 E_r4 E_r5; nz | ring: E_r3 E_r4 E_r5] | clear - NZ_43 NZ_44 NZ_45 NZ_3 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_47 : t_30 != 0 := nz_is e_31 NZ_46.
have e_48 : (1%:M : 'M[R]_N) = (opr (fun i => 1) [:: ]) by rule (opr_eq (opr_id R N) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_49 : R := N%:R^-1.
have e_50 : t_49 = (1 / (n)) by rule (num_eq (num1 (fun a : R => a^-1) e_1) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_51 : 'M[R]_N := outer (ones : 'cV[R]_N) (ones : 'cV[R]_N).
have e_52 : t_51 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => 1))]) by rule (opr_eq (opr_outer e_11 e_11) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_53 : 'M[R]_N := t_49 *: t_51.
have e_54 : t_53 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => (1 / (n)) * (1)))]) by rule (opr_eq (opr_scale e_50 e_52) _ _); [move=> i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring]].
pose t_55 : 'M[R]_N := (1%:M : 'M[R]_N) - t_53.
have e_56 : t_55 = (opr (fun i => 1) [:: ((fun i => 1), (fun i => ((- 1) / (n)) * (1)))]) by rule (opr_eq (opr_sub e_48 e_54) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring]].
pose t_57 : 'cV[R]_N := t_55 *m activation.
have d_59 : whole (fun i => ((- 1) / (n)) * ((activation i 0))) = ((- m_1) / (n)) by rule (num_eq (partZ ((- 1) / (n)) M_1) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have d_60 : whole (fun i => (((- 1) / (n)) * (1)) * ((activation i 0))) = ((- m_1) / (n)) by rule (whole_eq _ d_59) => i; clear - NZ_3 R; first [reflexivity | field; nz | ring].
have e_58 : t_57 = (col (fun i => (activation i 0) + ((- m_1) / (n)) * (1))) by rule (col_eq (opr_apply (s := [:: ((- m_1) / (n))]) e_56 e_6 (conj d_60 I)) _) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_61 : R := dot t_57 t_57.
have e_62 : t_61 = ((n * m_2 - m_1 ^+ 2) / (n)) by rule (dot_node e_58 e_58 d_20); done.
pose t_63 : R := (10%:R : R) * t_61.
have e_64 : t_63 = ((10%:R * n * m_2 - 10%:R * m_1 ^+ 2) / (n)) by rule (num_eq (num2 (fun a b : R => a * b) e_24 e_62) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_65 : R := t_63 + N%:R.
have e_66 : t_65 = ((n ^+ 2 + 10%:R * n * m_2 - 10%:R * m_1 ^+ 2) / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_64 e_1) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have NZ_67 := lt0r_neq0 S_38.
have NZ_68 : ((n ^+ 2 + 10%:R * n * m_2 - 10%:R * m_1 ^+ 2) / (n)) != 0 by rule (nz_is (c := ((n ^+ 2 + 10%:R * n * m_2 - 10%:R * m_1 ^+ 2) * n^-1)) _ _); [clear - NZ_3 R; first [reflexivity | field; nz | ring] | clear - NZ_67 NZ_3 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_69 : t_65 != 0 := nz_is e_66 NZ_68.
have S_70 : 0 <= ((n ^+ 2 + 10%:R * n * m_2 - 10%:R * m_1 ^+ 2) / (10%:R * n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 + 10%:R * n * m_2 - 10%:R * m_1 ^+ 2) * 10%:R^-1 * n^-1 ^+ 2) _ _); [clear - NZ_3 R; first [reflexivity | field; nz | ring] | clear - N_pos S_2 S_18 S_36 S_37 S_38 S_r3 S_r4 S_r5 S_41 NZ_3 NZ_27 NZ_43 NZ_44 NZ_45 NZ_67 R; sgn].
have C_71 : 0 <= t_28 := nneg_is e_29 S_70.
pose t_72 : R := t_30^-1.
have NZ_74 : (r_3 * r_4 * r_5) != 0 :> R by rule (nz_is (c := (r_5 * r_4 * r_3)) _ _); [clear - R; ring | clear - NZ_43 NZ_44 NZ_45 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_73 : t_72 = ((n * r_3 * r_4 * r_5) / ((n ^+ 2 + 10%:R * n * m_2 - 10%:R * m_1 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_31) _); clear - NZ_43 NZ_44 NZ_45 NZ_74 NZ_3 NZ_67 E_r3 E_r4 E_r5 R; first [reflexivity | field: E_r3 E_r4 E_r5; nz | ring: E_r3 E_r4 E_r5].
pose t_75 : 'cV[R]_N := t_72 *: t_14.
have e_76 : t_75 = (col (fun i => ((n * r_3 * r_4 * r_5) / ((n ^+ 2 + 10%:R * n * m_2 - 10%:R * m_1 ^+ 2))) * ((activation i 0)) + ((- m_1 * r_3 * r_4 * r_5) / ((n ^+ 2 + 10%:R * n * m_2 - 10%:R * m_1 ^+ 2))) * (1))) by rule (col_eq (col_scale e_73 e_15) _) => i; reduce; clear - NZ_67 NZ_3 E_r3 E_r4 E_r5 R; first [reflexivity | field: E_r3 E_r4 E_r5; nz | ring: E_r3 E_r4 E_r5].
pose t_77 : R := dot t_75 t_75.
have d_79 : whole (fun i => ((10%:R * n ^+ 2) / ((n ^+ 2 + 10%:R * n * m_2 - 10%:R * m_1 ^+ 2))) * ((activation i 0) ^+ 2) + ((- 20%:R * n * m_1) / ((n ^+ 2 + 10%:R * n * m_2 - 10%:R * m_1 ^+ 2))) * ((activation i 0)) + ((10%:R * m_1 ^+ 2) / ((n ^+ 2 + 10%:R * n * m_2 - 10%:R * m_1 ^+ 2))) * (1)) = ((10%:R * n ^+ 2 * m_2 - 10%:R * n * m_1 ^+ 2) / ((n ^+ 2 + 10%:R * n * m_2 - 10%:R * m_1 ^+ 2))) by rule (num_eq (partD (partD (partZ ((10%:R * n ^+ 2) / ((n ^+ 2 + 10%:R * n * m_2 - 10%:R * m_1 ^+ 2))) M_2) (partZ ((- 20%:R * n * m_1) / ((n ^+ 2 + 10%:R * n * m_2 - 10%:R * m_1 ^+ 2))) M_1)) (partZ ((10%:R * m_1 ^+ 2) / ((n ^+ 2 + 10%:R * n * m_2 - 10%:R * m_1 ^+ 2))) (whole_ones En))) _); clear - NZ_67 R; first [reflexivity | field; nz | ring].
have d_80 : whole (fun i => (((n * r_3 * r_4 * r_5) / ((n ^+ 2 + 10%:R * n * m_2 - 10%:R * m_1 ^+ 2))) * ((activation i 0)) + ((- m_1 * r_3 * r_4 * r_5) / ((n ^+ 2 + 10%:R * n * m_2 - 10%:R * m_1 ^+ 2))) * (1)) * (((n * r_3 * r_4 * r_5) / ((n ^+ 2 + 10%:R * n * m_2 - 10%:R * m_1 ^+ 2))) * ((activation i 0)) + ((- m_1 * r_3 * r_4 * r_5) / ((n ^+ 2 + 10%:R * n * m_2 - 10%:R * m_1 ^+ 2))) * (1))) = ((10%:R * n ^+ 2 * m_2 - 10%:R * n * m_1 ^+ 2) / ((n ^+ 2 + 10%:R * n * m_2 - 10%:R * m_1 ^+ 2))) by rule (whole_eq _ d_79) => i; clear - NZ_67 E_r3 E_r4 E_r5 R; first [reflexivity | field: E_r3 E_r4 E_r5; nz | ring: E_r3 E_r4 E_r5].
have e_78 : t_77 = ((10%:R * n ^+ 2 * m_2 - 10%:R * n * m_1 ^+ 2) / ((n ^+ 2 + 10%:R * n * m_2 - 10%:R * m_1 ^+ 2))) by rule (dot_node e_76 e_76 d_80); done.
pose t_81 : R := N%:R - t_77.
have e_82 : t_81 = ((n ^+ 3) / ((n ^+ 2 + 10%:R * n * m_2 - 10%:R * m_1 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a - b) e_1 e_78) _); clear - NZ_67 R; first [reflexivity | field; nz | ring].
pose t_84 : R := N%:R ^+ 2.
have e_85 : t_84 = (n ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_1) _); clear - R; first [reflexivity | ring].
pose t_86 : R := t_84 / t_65.
have e_87 : t_86 = ((n ^+ 3) / ((n ^+ 2 + 10%:R * n * m_2 - 10%:R * m_1 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_85 e_66) _); clear - NZ_67 NZ_3 R; first [reflexivity | field; nz | ring].
have C_83 : t_81 = t_86 by rule (num_eq e_82 (esym (num_eq e_87 _))); clear - NZ_67 R; first [reflexivity | field; nz | ring].
have S_89 : 0 < (n ^+ 3) by rule (pos_is (c := n ^+ 3) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_2 S_18 S_36 S_37 S_38 S_r3 S_r4 S_r5 S_41 NZ_3 NZ_27 NZ_43 NZ_44 NZ_45 NZ_67 NZ_74 R; sgn].
have S_90 : 0 < ((n ^+ 3) / ((n ^+ 2 + 10%:R * n * m_2 - 10%:R * m_1 ^+ 2))) by rule (pos_is (c := (n ^+ 3) * (n ^+ 2 + 10%:R * n * m_2 - 10%:R * m_1 ^+ 2)^-1) _ _); [clear - NZ_67 R; first [reflexivity | field; nz | ring] | clear - N_pos S_2 S_18 S_36 S_37 S_38 S_r3 S_r4 S_r5 S_41 S_89 NZ_3 NZ_27 NZ_43 NZ_44 NZ_45 NZ_67 NZ_74 R; sgn].
have C_88 : 0 < t_86 := pos_is e_87 S_90.
split; first exact: C_5.
split; first exact: C_47.
split; first exact: C_69.
split; first exact: C_71.
split; first exact: C_83.
exact: C_88.
Qed.

(* lnverify.dimension
   With k ≥ 1 zero gains GΠG times its pseudo-inverse is a projector of trace N − k
   this project; with a proof *)
Theorem lnverify_dimension (gain : 'cV[R]_N) :
  (0 < N)%N ->
  0 < sumv (zero_entries gain) ->
  N%:R != 0 :> R /\
  sumv (zero_entries gain) != 0 /\
  image_matrix gain *m (squared_drazin gain + (1 / sumv (zero_entries gain)) *: outer (drazin gain) (drazin gain)) *m (image_matrix gain *m (squared_drazin gain + (1 / sumv (zero_entries gain)) *: outer (drazin gain) (drazin gain))) = image_matrix gain *m (squared_drazin gain + (1 / sumv (zero_entries gain)) *: outer (drazin gain) (drazin gain)) :> 'M[R]_N /\
  \tr (image_matrix gain *m (squared_drazin gain + (1 / sumv (zero_entries gain)) *: outer (drazin gain) (drazin gain))) = N%:R - sumv (zero_entries gain) :> R.
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
pose t_24 : 'M[R]_N := diag gain.
have e_25 : t_24 = (opr (fun i => if z i then 0 else (gain i 0)) [:: ]) by rule (opr_eq (opr_diag e_2) _ _); [move=> i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | have qi := Z0 i zi; clear - qi R; first [reflexivity | field; nz | ring]] | move=> i j; reduce; case zi: (z i); [case zj: (z j); [rewrite ?(Z1 i zi) ?invr0; rewrite ?(Z1 j zj) ?invr0; clear - R; first [reflexivity | ring] | have qj := Z0 j zj; rewrite ?(Z1 i zi) ?invr0; clear - qj R; first [reflexivity | field; nz | ring]] | case zj: (z j); [have qi := Z0 i zi; rewrite ?(Z1 j zj) ?invr0; clear - qi R; first [reflexivity | field; nz | ring] | have qi := Z0 i zi; have qj := Z0 j zj; clear - qi qj R; first [reflexivity | field; nz | ring]]]].
have e_26 : (1%:M : 'M[R]_N) = (opr (fun i => if z i then 1 else 1) [:: ]) by rule (opr_eq (opr_id R N) _ _); [move=> i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]] | move=> i j; reduce; case zi: (z i); [case zj: (z j); [rewrite ?(Z1 i zi) ?invr0; rewrite ?(Z1 j zj) ?invr0; clear - R; first [reflexivity | ring] | rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring]] | case zj: (z j); [rewrite ?(Z1 j zj) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]]]].
pose t_27 : R := N%:R^-1.
have e_28 : t_27 = (1 / ((n_0 + n_1))) by rule (num_eq (num1 (fun a : R => a^-1) e_18) _); clear - NZ_19 R; first [reflexivity | field; nz | ring].
pose t_29 : 'M[R]_N := outer (ones : 'cV[R]_N) (ones : 'cV[R]_N).
have e_30 : t_29 = (opr (fun i => if z i then 0 else 0) [:: ((fun i => if z i then 1 else 1), (fun i => if z i then 1 else 1))]) by rule (opr_eq (opr_outer e_1 e_1) _ _); [move=> i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]] | move=> i j; reduce; case zi: (z i); [case zj: (z j); [rewrite ?(Z1 i zi) ?invr0; rewrite ?(Z1 j zj) ?invr0; clear - R; first [reflexivity | ring] | rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring]] | case zj: (z j); [rewrite ?(Z1 j zj) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]]]].
pose t_31 : 'M[R]_N := t_27 *: t_29.
have e_32 : t_31 = (opr (fun i => if z i then 0 else 0) [:: ((fun i => if z i then 0 else 1), (fun i => if z i then (1 / ((n_0 + n_1))) * (1) else (1 / ((n_0 + n_1))) * (1))); ((fun i => if z i then 1 else 0), (fun i => if z i then (1 / ((n_0 + n_1))) * (1) else (1 / ((n_0 + n_1))) * (1)))]) by rule (opr_eq (opr_scale e_28 e_30) _ _); [move=> i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_19 R; first [reflexivity | field; nz | ring] | clear - NZ_19 R; first [reflexivity | field; nz | ring]] | move=> i j; reduce; case zi: (z i); [case zj: (z j); [rewrite ?(Z1 i zi) ?invr0; rewrite ?(Z1 j zj) ?invr0; clear - NZ_19 R; first [reflexivity | field; nz | ring] | rewrite ?(Z1 i zi) ?invr0; clear - NZ_19 R; first [reflexivity | field; nz | ring]] | case zj: (z j); [rewrite ?(Z1 j zj) ?invr0; clear - NZ_19 R; first [reflexivity | field; nz | ring] | clear - NZ_19 R; first [reflexivity | field; nz | ring]]]].
pose t_33 : 'M[R]_N := (1%:M : 'M[R]_N) - t_31.
have e_34 : t_33 = (opr (fun i => if z i then 1 else 1) [:: ((fun i => if z i then 0 else 1), (fun i => if z i then ((- 1) / ((n_0 + n_1))) * (1) else ((- 1) / ((n_0 + n_1))) * (1))); ((fun i => if z i then 1 else 0), (fun i => if z i then ((- 1) / ((n_0 + n_1))) * (1) else ((- 1) / ((n_0 + n_1))) * (1)))]) by rule (opr_eq (opr_sub e_26 e_32) _ _); [move=> i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]] | move=> i j; reduce; case zi: (z i); [case zj: (z j); [rewrite ?(Z1 i zi) ?invr0; rewrite ?(Z1 j zj) ?invr0; clear - NZ_19 R; first [reflexivity | field; nz | ring] | rewrite ?(Z1 i zi) ?invr0; clear - NZ_19 R; first [reflexivity | field; nz | ring]] | case zj: (z j); [rewrite ?(Z1 j zj) ?invr0; clear - NZ_19 R; first [reflexivity | field; nz | ring] | clear - NZ_19 R; first [reflexivity | field; nz | ring]]]].
pose t_35 : 'M[R]_N := t_24 *m t_33.
have e_36 : t_35 = (opr (fun i => if z i then 0 else (gain i 0)) [:: ((fun i => if z i then 0 else (gain i 0)), (fun i => if z i then ((- 1) / ((n_0 + n_1))) * (1) else ((- 1) / ((n_0 + n_1))) * (1)))]) by rule (opr_eq (opr_mul (ss := [:: [:: ]; [:: ]]) e_25 e_34 (conj I (conj I (I)))) _ _); [move=> i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | have qi := Z0 i zi; clear - qi R; first [reflexivity | field; nz | ring]] | move=> i j; reduce; case zi: (z i); [case zj: (z j); [rewrite ?(Z1 i zi) ?invr0; rewrite ?(Z1 j zj) ?invr0; clear - NZ_19 R; first [reflexivity | field; nz | ring] | have qj := Z0 j zj; rewrite ?(Z1 i zi) ?invr0; clear - NZ_19 qj R; first [reflexivity | field; nz | ring]] | case zj: (z j); [have qi := Z0 i zi; rewrite ?(Z1 j zj) ?invr0; clear - NZ_19 qi R; first [reflexivity | field; nz | ring] | have qi := Z0 i zi; have qj := Z0 j zj; clear - NZ_19 qi qj R; first [reflexivity | field; nz | ring]]]].
pose t_37 : 'M[R]_N := t_35 *m t_24.
have e_38 : t_37 = (opr (fun i => if z i then 0 else (gain i 0) ^+ 2) [:: ((fun i => if z i then 0 else (gain i 0)), (fun i => if z i then 0 else ((- 1) / ((n_0 + n_1))) * ((gain i 0))))]) by rule (opr_eq (opr_mul (ss := [:: ]) e_36 e_25 (I)) _ _); [move=> i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | have qi := Z0 i zi; clear - qi R; first [reflexivity | field; nz | ring]] | move=> i j; reduce; case zi: (z i); [case zj: (z j); [rewrite ?(Z1 i zi) ?invr0; rewrite ?(Z1 j zj) ?invr0; clear - NZ_19 R; first [reflexivity | field; nz | ring] | have qj := Z0 j zj; rewrite ?(Z1 i zi) ?invr0; clear - NZ_19 qj R; first [reflexivity | field; nz | ring]] | case zj: (z j); [have qi := Z0 i zi; rewrite ?(Z1 j zj) ?invr0; clear - NZ_19 qi R; first [reflexivity | field; nz | ring] | have qi := Z0 i zi; have qj := Z0 j zj; clear - NZ_19 qi qj R; first [reflexivity | field; nz | ring]]]].
pose t_39 : 'M[R]_N := diag t_3.
have e_40 : t_39 = (opr (fun i => if z i then 0 else (gain i 0)^-1) [:: ]) by rule (opr_eq (opr_diag e_4) _ _); [move=> i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | have qi := Z0 i zi; clear - qi R; first [reflexivity | field; nz | ring]] | move=> i j; reduce; case zi: (z i); [case zj: (z j); [rewrite ?(Z1 i zi) ?invr0; rewrite ?(Z1 j zj) ?invr0; clear - R; first [reflexivity | ring] | have qj := Z0 j zj; rewrite ?(Z1 i zi) ?invr0; clear - qj R; first [reflexivity | field; nz | ring]] | case zj: (z j); [have qi := Z0 i zi; rewrite ?(Z1 j zj) ?invr0; clear - qi R; first [reflexivity | field; nz | ring] | have qi := Z0 i zi; have qj := Z0 j zj; clear - qi qj R; first [reflexivity | field; nz | ring]]]].
pose t_41 : 'M[R]_N := t_39 *m t_39.
have e_42 : t_41 = (opr (fun i => if z i then 0 else (gain i 0)^-1 ^+ 2) [:: ]) by rule (opr_eq (opr_mul (ss := [:: ]) e_40 e_40 (I)) _ _); [move=> i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | have qi := Z0 i zi; clear - qi R; first [reflexivity | field; nz | ring]] | move=> i j; reduce; case zi: (z i); [case zj: (z j); [rewrite ?(Z1 i zi) ?invr0; rewrite ?(Z1 j zj) ?invr0; clear - R; first [reflexivity | ring] | have qj := Z0 j zj; rewrite ?(Z1 i zi) ?invr0; clear - qj R; first [reflexivity | field; nz | ring]] | case zj: (z j); [have qi := Z0 i zi; rewrite ?(Z1 j zj) ?invr0; clear - qi R; first [reflexivity | field; nz | ring] | have qi := Z0 i zi; have qj := Z0 j zj; clear - qi qj R; first [reflexivity | field; nz | ring]]]].
have e_43 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose t_44 : R := (1 : R) / t_9.
have e_45 : t_44 = (1 / (n_1)) by rule (num_eq (num2 (fun a b : R => a / b) e_43 e_10) _); clear - NZ_16 R; first [reflexivity | field; nz | ring].
pose t_46 : 'M[R]_N := outer t_3 t_3.
have e_47 : t_46 = (opr (fun i => if z i then 0 else 0) [:: ((fun i => if z i then 0 else (gain i 0)^-1), (fun i => if z i then 0 else (gain i 0)^-1))]) by rule (opr_eq (opr_outer e_4 e_4) _ _); [move=> i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | have qi := Z0 i zi; clear - qi R; first [reflexivity | field; nz | ring]] | move=> i j; reduce; case zi: (z i); [case zj: (z j); [rewrite ?(Z1 i zi) ?invr0; rewrite ?(Z1 j zj) ?invr0; clear - R; first [reflexivity | ring] | have qj := Z0 j zj; rewrite ?(Z1 i zi) ?invr0; clear - qj R; first [reflexivity | field; nz | ring]] | case zj: (z j); [have qi := Z0 i zi; rewrite ?(Z1 j zj) ?invr0; clear - qi R; first [reflexivity | field; nz | ring] | have qi := Z0 i zi; have qj := Z0 j zj; clear - qi qj R; first [reflexivity | field; nz | ring]]]].
pose t_48 : 'M[R]_N := t_44 *: t_46.
have e_49 : t_48 = (opr (fun i => if z i then 0 else 0) [:: ((fun i => if z i then 0 else (gain i 0)^-1), (fun i => if z i then 0 else (1 / (n_1)) * ((gain i 0)^-1)))]) by rule (opr_eq (opr_scale e_45 e_47) _ _); [move=> i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_16 R; first [reflexivity | field; nz | ring] | clear - NZ_16 R; first [reflexivity | field; nz | ring]] | move=> i j; reduce; case zi: (z i); [case zj: (z j); [rewrite ?(Z1 i zi) ?invr0; rewrite ?(Z1 j zj) ?invr0; clear - NZ_16 R; first [reflexivity | field; nz | ring] | have qj := Z0 j zj; rewrite ?(Z1 i zi) ?invr0; clear - NZ_16 qj R; first [reflexivity | field; nz | ring]] | case zj: (z j); [have qi := Z0 i zi; rewrite ?(Z1 j zj) ?invr0; clear - NZ_16 qi R; first [reflexivity | field; nz | ring] | have qi := Z0 i zi; have qj := Z0 j zj; clear - NZ_16 qi qj R; first [reflexivity | field; nz | ring]]]].
pose t_50 : 'M[R]_N := t_41 + t_48.
have e_51 : t_50 = (opr (fun i => if z i then 0 else (gain i 0)^-1 ^+ 2) [:: ((fun i => if z i then 0 else (gain i 0)^-1), (fun i => if z i then 0 else (1 / (n_1)) * ((gain i 0)^-1)))]) by rule (opr_eq (opr_add e_42 e_49) _ _); [move=> i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | have qi := Z0 i zi; clear - qi R; first [reflexivity | field; nz | ring]] | move=> i j; reduce; case zi: (z i); [case zj: (z j); [rewrite ?(Z1 i zi) ?invr0; rewrite ?(Z1 j zj) ?invr0; clear - NZ_16 R; first [reflexivity | field; nz | ring] | have qj := Z0 j zj; rewrite ?(Z1 i zi) ?invr0; clear - NZ_16 qj R; first [reflexivity | field; nz | ring]] | case zj: (z j); [have qi := Z0 i zi; rewrite ?(Z1 j zj) ?invr0; clear - NZ_16 qi R; first [reflexivity | field; nz | ring] | have qi := Z0 i zi; have qj := Z0 j zj; clear - NZ_16 qi qj R; first [reflexivity | field; nz | ring]]]].
pose t_52 : 'M[R]_N := t_37 *m t_50.
have d_54 : whole (fun i => if z i then 0 else ((- 1) / ((n_0 + n_1))) * (1)) = ((- n_0) / ((n_0 + n_1))) by rule (num_eq (whole_if (partZ ((- 1) / ((n_0 + n_1))) M_n0) (@part0 R N z)) _); clear - NZ_19 R; first [reflexivity | field; nz | ring].
have d_55 : whole (fun i => (if z i then 0 else ((- 1) / ((n_0 + n_1))) * ((gain i 0))) * (if z i then 0 else (gain i 0)^-1)) = ((- n_0) / ((n_0 + n_1))) by rule (whole_eq _ d_54) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_19 R; first [reflexivity | field; nz | ring] | have qi := Z0 i zi; clear - NZ_19 qi R; first [reflexivity | field; nz | ring]].
have e_53 : t_52 = (opr (fun i => if z i then 0 else 1) [:: ]) by rule (opr_eq (opr_mul (ss := [:: [:: ((- n_0) / ((n_0 + n_1)))]]) e_38 e_51 (conj (conj d_55 I) (I))) _ _); [move=> i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_19 R; first [reflexivity | field; nz | ring] | have qi := Z0 i zi; clear - NZ_19 qi R; first [reflexivity | field; nz | ring]] | move=> i j; reduce; case zi: (z i); [case zj: (z j); [rewrite ?(Z1 i zi) ?invr0; rewrite ?(Z1 j zj) ?invr0; clear - NZ_19 NZ_16 R; first [reflexivity | field; nz | ring] | have qj := Z0 j zj; rewrite ?(Z1 i zi) ?invr0; clear - NZ_19 NZ_16 qj R; first [reflexivity | field; nz | ring]] | case zj: (z j); [have qi := Z0 i zi; rewrite ?(Z1 j zj) ?invr0; clear - NZ_19 NZ_16 qi R; first [reflexivity | field; nz | ring] | have qi := Z0 i zi; have qj := Z0 j zj; clear - NZ_19 NZ_16 qi qj R; first [reflexivity | field; nz | ring]]]].
pose t_56 : 'M[R]_N := t_52 *m t_52.
have e_57 : t_56 = (opr (fun i => if z i then 0 else 1) [:: ]) by rule (opr_eq (opr_mul (ss := [:: ]) e_53 e_53 (I)) _ _); [move=> i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]] | move=> i j; reduce; case zi: (z i); [case zj: (z j); [rewrite ?(Z1 i zi) ?invr0; rewrite ?(Z1 j zj) ?invr0; clear - R; first [reflexivity | ring] | rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring]] | case zj: (z j); [rewrite ?(Z1 j zj) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]]]].
have C_58 : t_56 = t_52 by rule (opr_same e_57 e_53 _ _); [move=> i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]] | move=> i j; reduce; case zi: (z i); [case zj: (z j); [rewrite ?(Z1 i zi) ?invr0; rewrite ?(Z1 j zj) ?invr0; clear - R; first [reflexivity | ring] | rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring]] | case zj: (z j); [rewrite ?(Z1 j zj) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]]]].
pose t_59 : R := \tr t_52.
have d_61 : whole (fun i => if z i then 0 else 1) = n_0 by rule (num_eq (whole_if M_n0 (@part0 R N z)) _); clear - R; first [reflexivity | ring].
have e_60 : t_59 = n_0 by rule (opr_trace (s := [:: ]) e_53 d_61 I _); reduce; clear - R; first [reflexivity | ring].
pose t_63 : R := N%:R - t_9.
have e_64 : t_63 = n_0 by rule (num_eq (num2 (fun a b : R => a - b) e_18 e_10) _); clear - R; first [reflexivity | ring].
have C_62 : t_59 = t_63 by rule (num_eq e_60 (esym (num_eq e_64 _))); clear - R; first [reflexivity | ring].
split; first exact: C_21.
split; first exact: C_23.
split; first exact: C_58.
exact: C_62.
Qed.

End Claims.
