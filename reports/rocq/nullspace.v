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

(* riechers.nullspace
   Without zero gains the left nullspace of diag(g) − g1ᵀ/N is exactly span(α)
   P. M. Riechers, “Geometry and Dynamics of LayerNorm”, arXiv:2405.04134, the text dated May 15, 2024; Sec. II.1 *)
Theorem riechers_nullspace (gain x : 'cV[R]_N) :
  (0 < N)%N ->
  (forall i, gain i 0 != 0) ->
  N%:R != 0 :> R /\
  (forall i, gain i 0 != 0) /\
  gain_matrix gain = diag gain *m Pi :> 'M[R]_N /\
  (gain_matrix gain)^T *m alpha gain = 0 :> 'cV[R]_N /\
  x = (dot gain x / N%:R) *: alpha gain + had ((gain_matrix gain)^T *m x) (vinv gain) :> 'cV[R]_N.
Proof.
move=> N_gt0 H0.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : gain = (col (fun i => (gain i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_3 : 0 <= n - 1 by rewrite subr_ge0.
have e_2 : N%:R = n by rule (num_eq En _); clear - R; first [reflexivity | ring].
have NZ_4 := lt0r_neq0 N_pos.
have NZ_5 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_4 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_6 : N%:R != 0 := nz_is e_2 NZ_5.
have C_7 : forall i, gain i 0 != 0 by rule (col_nz e_1 _) => i; have q0 := H0 i; clear - q0 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?oner_eq0 //=; first [nz1 | done].
pose t_8 : 'M[R]_N := diag gain.
have e_9 : t_8 = (opr (fun i => (gain i 0)) [:: ]) by rule (opr_eq (opr_diag e_1) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_10 : R := N%:R^-1.
have e_11 : t_10 = (1 / (n)) by rule (num_eq (num1 (fun a : R => a^-1) e_2) _); clear - NZ_4 R; first [reflexivity | field; nz | ring].
have e_12 : (ones : 'cV[R]_N) = (col (fun i => 1)) by rule (col_eq (col_ones R N) _) => i; clear - R; first [reflexivity | ring].
pose t_13 : 'M[R]_N := outer gain (ones : 'cV[R]_N).
have e_14 : t_13 = (opr (fun i => 0) [:: ((fun i => (gain i 0)), (fun i => 1))]) by rule (opr_eq (opr_outer e_1 e_12) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_15 : 'M[R]_N := t_10 *: t_13.
have e_16 : t_15 = (opr (fun i => 0) [:: ((fun i => (gain i 0)), (fun i => (1 / (n)) * (1)))]) by rule (opr_eq (opr_scale e_11 e_14) _ _); [move=> i; reduce; clear - NZ_4 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_4 R; first [reflexivity | field; nz | ring]].
pose t_17 : 'M[R]_N := t_8 - t_15.
have e_18 : t_17 = (opr (fun i => (gain i 0)) [:: ((fun i => (gain i 0)), (fun i => ((- 1) / (n)) * (1)))]) by rule (opr_eq (opr_sub e_9 e_16) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_4 R; first [reflexivity | field; nz | ring]].
have e_20 : (1%:M : 'M[R]_N) = (opr (fun i => 1) [:: ]) by rule (opr_eq (opr_id R N) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_21 : 'M[R]_N := outer (ones : 'cV[R]_N) (ones : 'cV[R]_N).
have e_22 : t_21 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => 1))]) by rule (opr_eq (opr_outer e_12 e_12) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_23 : 'M[R]_N := t_10 *: t_21.
have e_24 : t_23 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => (1 / (n)) * (1)))]) by rule (opr_eq (opr_scale e_11 e_22) _ _); [move=> i; reduce; clear - NZ_4 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_4 R; first [reflexivity | field; nz | ring]].
pose t_25 : 'M[R]_N := (1%:M : 'M[R]_N) - t_23.
have e_26 : t_25 = (opr (fun i => 1) [:: ((fun i => 1), (fun i => ((- 1) / (n)) * (1)))]) by rule (opr_eq (opr_sub e_20 e_24) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_4 R; first [reflexivity | field; nz | ring]].
pose t_27 : 'M[R]_N := t_8 *m t_25.
have e_28 : t_27 = (opr (fun i => (gain i 0)) [:: ((fun i => (gain i 0)), (fun i => ((- 1) / (n)) * (1)))]) by rule (opr_eq (opr_mul (ss := [:: [:: ]]) e_9 e_26 (conj I (I))) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_4 R; first [reflexivity | field; nz | ring]].
have C_19 : t_17 = t_27 by rule (opr_same e_18 e_28 _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_4 R; first [reflexivity | field; nz | ring]].
pose t_29 : 'M[R]_N := t_17^T.
have e_30 : t_29 = (opr (fun i => (gain i 0)) [:: ((fun i => 1), (fun i => ((- 1) / (n)) * ((gain i 0))))]) by rule (opr_eq (opr_T e_18) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_4 R; first [reflexivity | field; nz | ring]].
pose t_31 : 'cV[R]_N := vinv gain.
have e_32 : t_31 = (col (fun i => (gain i 0)^-1)) by rule (col_eq (col_vinv e_1) _) => i; reduce; have q_33 := H0 i; clear - q_33 R; first [reflexivity | field; nz | ring].
pose t_34 : 'cV[R]_N := had (ones : 'cV[R]_N) t_31.
have e_35 : t_34 = (col (fun i => (gain i 0)^-1)) by rule (col_eq (col_had e_12 e_32) _) => i; reduce; have q_36 := H0 i; clear - q_36 R; first [reflexivity | field; nz | ring].
pose t_37 : 'cV[R]_N := t_29 *m t_34.
have d_39 : whole (fun i => ((- 1) / (n)) * (1)) = (- 1) by rule (num_eq (partZ ((- 1) / (n)) (whole_ones En)) _); clear - NZ_4 R; first [reflexivity | field; nz | ring].
have d_41 : whole (fun i => (((- 1) / (n)) * ((gain i 0))) * ((gain i 0)^-1)) = (- 1) by rule (whole_eq _ d_39) => i; have q_40 := H0 i; clear - NZ_4 q_40 R; first [reflexivity | field; nz | ring].
have e_38 : t_37 = (col (fun i => 0)) by rule (col_eq (opr_apply (s := [:: (- 1)]) e_30 e_35 (conj d_41 I)) _) => i; reduce; have q_42 := H0 i; clear - NZ_4 q_42 R; first [reflexivity | field; nz | ring].
have e_44 : (0 : 'cV[R]_N) = (col (fun i => 0)) by rule (col_eq (col_zero R N) _) => i; clear - R; first [reflexivity | ring].
have C_43 : t_37 = (0 : 'cV[R]_N) by rule (col_same e_38 e_44 _) => i; clear - R; first [reflexivity | ring].
have e_45 : x = (col (fun i => (x i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_47 : R := dot gain x.
have [m_1 M_1] := some_number (part xpredT (fun i => (gain i 0) * (x i 0))).
have d_49 : whole (fun i => (gain i 0) * (x i 0)) = m_1 by rule (num_eq M_1 _); clear - R; first [reflexivity | ring].
have d_50 : whole (fun i => ((gain i 0)) * ((x i 0))) = m_1 by rule (whole_eq _ d_49) => i; clear - R; first [reflexivity | ring].
have e_48 : t_47 = m_1 by rule (dot_node e_1 e_45 d_50); done.
pose t_51 : R := t_47 / N%:R.
have e_52 : t_51 = (m_1 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_48 e_2) _); clear - NZ_4 R; first [reflexivity | field; nz | ring].
pose t_53 : 'cV[R]_N := t_51 *: t_34.
have e_54 : t_53 = (col (fun i => (m_1 / (n)) * ((gain i 0)^-1))) by rule (col_eq (col_scale e_52 e_35) _) => i; reduce; have q_55 := H0 i; clear - NZ_4 q_55 R; first [reflexivity | field; nz | ring].
pose t_56 : 'cV[R]_N := t_29 *m x.
have d_58 : whole (fun i => ((- 1) / (n)) * ((gain i 0) * (x i 0))) = ((- m_1) / (n)) by rule (num_eq (partZ ((- 1) / (n)) M_1) _); clear - NZ_4 R; first [reflexivity | field; nz | ring].
have d_59 : whole (fun i => (((- 1) / (n)) * ((gain i 0))) * ((x i 0))) = ((- m_1) / (n)) by rule (whole_eq _ d_58) => i; clear - NZ_4 R; first [reflexivity | field; nz | ring].
have e_57 : t_56 = (col (fun i => (gain i 0) * (x i 0) + ((- m_1) / (n)) * (1))) by rule (col_eq (opr_apply (s := [:: ((- m_1) / (n))]) e_30 e_45 (conj d_59 I)) _) => i; reduce; clear - NZ_4 R; first [reflexivity | field; nz | ring].
pose t_60 : 'cV[R]_N := had t_56 t_31.
have e_61 : t_60 = (col (fun i => (x i 0) + ((- m_1) / (n)) * ((gain i 0)^-1))) by rule (col_eq (col_had e_57 e_32) _) => i; reduce; have q_62 := H0 i; clear - NZ_4 q_62 R; first [reflexivity | field; nz | ring].
pose t_63 : 'cV[R]_N := t_53 + t_60.
have e_64 : t_63 = (col (fun i => (x i 0))) by rule (col_eq (col_add e_54 e_61) _) => i; reduce; have q_65 := H0 i; clear - NZ_4 q_65 R; first [reflexivity | field; nz | ring].
have C_46 : x = t_63 by rule (col_same e_45 e_64 _) => i; clear - R; first [reflexivity | ring].
split; first exact: C_6.
split; first exact: C_7.
split; first exact: C_19.
split; first exact: C_43.
exact: C_46.
Qed.

(* riechers.nullspace.zero-gain
   With k ≥ 1 zero gains the left nullspace is exactly the span of their neural directions, of dimension k
   P. M. Riechers, “Geometry and Dynamics of LayerNorm”, arXiv:2405.04134, the text dated May 15, 2024; Sec. II.1 *)
Theorem riechers_nullspace_zero_gain (gain x : 'cV[R]_N) :
  (0 < N)%N ->
  0 < sumv (zero_entries gain) ->
  N%:R != 0 :> R /\
  sumv (zero_entries gain) != 0 /\
  (gain_matrix gain)^T *m had (zero_entries gain) x = 0 :> 'cV[R]_N /\
  diag (zero_entries gain) *m diag (zero_entries gain) = diag (zero_entries gain) :> 'M[R]_N /\
  had (ones - zero_entries gain) x = had (drazin gain) ((gain_matrix gain)^T *m x - (dot (zero_entries gain) ((gain_matrix gain)^T *m x) / sumv (zero_entries gain)) *: ones) :> 'cV[R]_N /\
  \tr (diag (zero_entries gain)) = sumv (zero_entries gain) :> R.
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
pose t_26 : R := N%:R^-1.
have e_27 : t_26 = (1 / ((n_0 + n_1))) by rule (num_eq (num1 (fun a : R => a^-1) e_18) _); clear - NZ_19 R; first [reflexivity | field; nz | ring].
pose t_28 : 'M[R]_N := outer gain (ones : 'cV[R]_N).
have e_29 : t_28 = (opr (fun i => if z i then 0 else 0) [:: ((fun i => if z i then 0 else (gain i 0)), (fun i => if z i then 1 else 1))]) by rule (opr_eq (opr_outer e_2 e_1) _ _); [move=> i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | have qi := Z0 i zi; clear - qi R; first [reflexivity | field; nz | ring]] | move=> i j; reduce; case zi: (z i); [case zj: (z j); [rewrite ?(Z1 i zi) ?invr0; rewrite ?(Z1 j zj) ?invr0; clear - R; first [reflexivity | ring] | have qj := Z0 j zj; rewrite ?(Z1 i zi) ?invr0; clear - qj R; first [reflexivity | field; nz | ring]] | case zj: (z j); [have qi := Z0 i zi; rewrite ?(Z1 j zj) ?invr0; clear - qi R; first [reflexivity | field; nz | ring] | have qi := Z0 i zi; have qj := Z0 j zj; clear - qi qj R; first [reflexivity | field; nz | ring]]]].
pose t_30 : 'M[R]_N := t_26 *: t_28.
have e_31 : t_30 = (opr (fun i => if z i then 0 else 0) [:: ((fun i => if z i then 0 else (gain i 0)), (fun i => if z i then (1 / ((n_0 + n_1))) * (1) else (1 / ((n_0 + n_1))) * (1)))]) by rule (opr_eq (opr_scale e_27 e_29) _ _); [move=> i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_19 R; first [reflexivity | field; nz | ring] | clear - NZ_19 R; first [reflexivity | field; nz | ring]] | move=> i j; reduce; case zi: (z i); [case zj: (z j); [rewrite ?(Z1 i zi) ?invr0; rewrite ?(Z1 j zj) ?invr0; clear - NZ_19 R; first [reflexivity | field; nz | ring] | have qj := Z0 j zj; rewrite ?(Z1 i zi) ?invr0; clear - NZ_19 qj R; first [reflexivity | field; nz | ring]] | case zj: (z j); [have qi := Z0 i zi; rewrite ?(Z1 j zj) ?invr0; clear - NZ_19 qi R; first [reflexivity | field; nz | ring] | have qi := Z0 i zi; have qj := Z0 j zj; clear - NZ_19 qi qj R; first [reflexivity | field; nz | ring]]]].
pose t_32 : 'M[R]_N := t_24 - t_30.
have e_33 : t_32 = (opr (fun i => if z i then 0 else (gain i 0)) [:: ((fun i => if z i then 0 else (gain i 0)), (fun i => if z i then ((- 1) / ((n_0 + n_1))) * (1) else ((- 1) / ((n_0 + n_1))) * (1)))]) by rule (opr_eq (opr_sub e_25 e_31) _ _); [move=> i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | have qi := Z0 i zi; clear - qi R; first [reflexivity | field; nz | ring]] | move=> i j; reduce; case zi: (z i); [case zj: (z j); [rewrite ?(Z1 i zi) ?invr0; rewrite ?(Z1 j zj) ?invr0; clear - NZ_19 R; first [reflexivity | field; nz | ring] | have qj := Z0 j zj; rewrite ?(Z1 i zi) ?invr0; clear - NZ_19 qj R; first [reflexivity | field; nz | ring]] | case zj: (z j); [have qi := Z0 i zi; rewrite ?(Z1 j zj) ?invr0; clear - NZ_19 qi R; first [reflexivity | field; nz | ring] | have qi := Z0 i zi; have qj := Z0 j zj; clear - NZ_19 qi qj R; first [reflexivity | field; nz | ring]]]].
pose t_34 : 'M[R]_N := t_32^T.
have e_35 : t_34 = (opr (fun i => if z i then 0 else (gain i 0)) [:: ((fun i => if z i then 0 else 1), (fun i => if z i then 0 else ((- 1) / ((n_0 + n_1))) * ((gain i 0)))); ((fun i => if z i then 1 else 0), (fun i => if z i then 0 else ((- 1) / ((n_0 + n_1))) * ((gain i 0))))]) by rule (opr_eq (opr_T e_33) _ _); [move=> i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | have qi := Z0 i zi; clear - qi R; first [reflexivity | field; nz | ring]] | move=> i j; reduce; case zi: (z i); [case zj: (z j); [rewrite ?(Z1 i zi) ?invr0; rewrite ?(Z1 j zj) ?invr0; clear - NZ_19 R; first [reflexivity | field; nz | ring] | have qj := Z0 j zj; rewrite ?(Z1 i zi) ?invr0; clear - NZ_19 qj R; first [reflexivity | field; nz | ring]] | case zj: (z j); [have qi := Z0 i zi; rewrite ?(Z1 j zj) ?invr0; clear - NZ_19 qi R; first [reflexivity | field; nz | ring] | have qi := Z0 i zi; have qj := Z0 j zj; clear - NZ_19 qi qj R; first [reflexivity | field; nz | ring]]]].
have e_36 : x = (col (fun i => if z i then (x i 0) else (x i 0))) by rule (col_eq (col_letter _) _) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
pose t_37 : 'cV[R]_N := had t_7 x.
have e_38 : t_37 = (col (fun i => if z i then (x i 0) else 0)) by rule (col_eq (col_had e_8 e_36) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
pose t_39 : 'cV[R]_N := t_34 *m t_37.
have d_41 : whole (fun i => if z i then 0 else 0) = 0 by rule (num_eq (whole_if (@part0 R N (fun i => ~~ z i)) (@part0 R N z)) _); clear - R; first [reflexivity | ring].
have d_42 : whole (fun i => (if z i then 0 else ((- 1) / ((n_0 + n_1))) * ((gain i 0))) * (if z i then (x i 0) else 0)) = 0 by rule (whole_eq _ d_41) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_19 R; first [reflexivity | field; nz | ring] | have qi := Z0 i zi; clear - NZ_19 qi R; first [reflexivity | field; nz | ring]].
have e_40 : t_39 = (col (fun i => if z i then 0 else 0)) by rule (col_eq (opr_apply (s := [:: 0; 0]) e_35 e_38 (conj d_42 (conj d_42 I))) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_19 R; first [reflexivity | field; nz | ring] | have qi := Z0 i zi; clear - NZ_19 qi R; first [reflexivity | field; nz | ring]].
have e_44 : (0 : 'cV[R]_N) = (col (fun i => if z i then 0 else 0)) by rule (col_eq (col_zero R N) _) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
have C_43 : t_39 = (0 : 'cV[R]_N) by rule (col_same e_40 e_44 _) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
pose t_45 : 'M[R]_N := diag t_7.
have e_46 : t_45 = (opr (fun i => if z i then 1 else 0) [:: ]) by rule (opr_eq (opr_diag e_8) _ _); [move=> i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]] | move=> i j; reduce; case zi: (z i); [case zj: (z j); [rewrite ?(Z1 i zi) ?invr0; rewrite ?(Z1 j zj) ?invr0; clear - R; first [reflexivity | ring] | rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring]] | case zj: (z j); [rewrite ?(Z1 j zj) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]]]].
pose t_47 : 'M[R]_N := t_45 *m t_45.
have e_48 : t_47 = (opr (fun i => if z i then 1 else 0) [:: ]) by rule (opr_eq (opr_mul (ss := [:: ]) e_46 e_46 (I)) _ _); [move=> i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]] | move=> i j; reduce; case zi: (z i); [case zj: (z j); [rewrite ?(Z1 i zi) ?invr0; rewrite ?(Z1 j zj) ?invr0; clear - R; first [reflexivity | ring] | rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring]] | case zj: (z j); [rewrite ?(Z1 j zj) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]]]].
have C_49 : t_47 = t_45 by rule (opr_same e_48 e_46 _ _); [move=> i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]] | move=> i j; reduce; case zi: (z i); [case zj: (z j); [rewrite ?(Z1 i zi) ?invr0; rewrite ?(Z1 j zj) ?invr0; clear - R; first [reflexivity | ring] | rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring]] | case zj: (z j); [rewrite ?(Z1 j zj) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]]]].
pose t_50 : 'cV[R]_N := (ones : 'cV[R]_N) - t_7.
have e_51 : t_50 = (col (fun i => if z i then 0 else 1)) by rule (col_eq (col_sub e_1 e_8) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
pose t_52 : 'cV[R]_N := had t_50 x.
have e_53 : t_52 = (col (fun i => if z i then 0 else (x i 0))) by rule (col_eq (col_had e_51 e_36) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
pose t_55 : 'cV[R]_N := t_34 *m x.
have [m_2 M_2] := some_number (part (fun i => ~~ z i) (fun i => (x i 0) * (gain i 0))).
have d_57 : whole (fun i => if z i then 0 else ((- 1) / ((n_0 + n_1))) * ((x i 0) * (gain i 0))) = ((- m_2) / ((n_0 + n_1))) by rule (num_eq (whole_if (partZ ((- 1) / ((n_0 + n_1))) M_2) (@part0 R N z)) _); clear - NZ_19 R; first [reflexivity | field; nz | ring].
have d_58 : whole (fun i => (if z i then 0 else ((- 1) / ((n_0 + n_1))) * ((gain i 0))) * (if z i then (x i 0) else (x i 0))) = ((- m_2) / ((n_0 + n_1))) by rule (whole_eq _ d_57) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_19 R; first [reflexivity | field; nz | ring] | have qi := Z0 i zi; clear - NZ_19 qi R; first [reflexivity | field; nz | ring]].
have e_56 : t_55 = (col (fun i => if z i then ((- m_2) / ((n_0 + n_1))) * (1) else (x i 0) * (gain i 0) + ((- m_2) / ((n_0 + n_1))) * (1))) by rule (col_eq (opr_apply (s := [:: ((- m_2) / ((n_0 + n_1))); ((- m_2) / ((n_0 + n_1)))]) e_35 e_36 (conj d_58 (conj d_58 I))) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_19 R; first [reflexivity | field; nz | ring] | have qi := Z0 i zi; clear - NZ_19 qi R; first [reflexivity | field; nz | ring]].
pose t_59 : R := dot t_7 t_55.
have d_61 : whole (fun i => if z i then ((- m_2) / ((n_0 + n_1))) * (1) else 0) = ((- n_1 * m_2) / ((n_0 + n_1))) by rule (num_eq (whole_if (@part0 R N (fun i => ~~ z i)) (partZ ((- m_2) / ((n_0 + n_1))) M_n1)) _); clear - NZ_19 R; first [reflexivity | field; nz | ring].
have d_62 : whole (fun i => (if z i then 1 else 0) * (if z i then ((- m_2) / ((n_0 + n_1))) * (1) else (x i 0) * (gain i 0) + ((- m_2) / ((n_0 + n_1))) * (1))) = ((- n_1 * m_2) / ((n_0 + n_1))) by rule (whole_eq _ d_61) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_19 R; first [reflexivity | field; nz | ring] | have qi := Z0 i zi; clear - NZ_19 qi R; first [reflexivity | field; nz | ring]].
have e_60 : t_59 = ((- n_1 * m_2) / ((n_0 + n_1))) by rule (dot_node e_8 e_56 d_62); done.
pose t_63 : R := t_59 / t_9.
have e_64 : t_63 = ((- m_2) / ((n_0 + n_1))) by rule (num_eq (num2 (fun a b : R => a / b) e_60 e_10) _); clear - NZ_16 NZ_19 R; first [reflexivity | field; nz | ring].
pose t_65 : 'cV[R]_N := t_63 *: (ones : 'cV[R]_N).
have e_66 : t_65 = (col (fun i => if z i then ((- m_2) / ((n_0 + n_1))) * (1) else ((- m_2) / ((n_0 + n_1))) * (1))) by rule (col_eq (col_scale e_64 e_1) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_19 R; first [reflexivity | field; nz | ring] | clear - NZ_19 R; first [reflexivity | field; nz | ring]].
pose t_67 : 'cV[R]_N := t_55 - t_65.
have e_68 : t_67 = (col (fun i => if z i then 0 else (x i 0) * (gain i 0))) by rule (col_eq (col_sub e_56 e_66) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_19 R; first [reflexivity | field; nz | ring] | have qi := Z0 i zi; clear - NZ_19 qi R; first [reflexivity | field; nz | ring]].
pose t_69 : 'cV[R]_N := had t_3 t_67.
have e_70 : t_69 = (col (fun i => if z i then 0 else (x i 0))) by rule (col_eq (col_had e_4 e_68) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | have qi := Z0 i zi; clear - qi R; first [reflexivity | field; nz | ring]].
have C_54 : t_52 = t_69 by rule (col_same e_53 e_70 _) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
pose t_71 : R := \tr t_45.
have d_73 : whole (fun i => if z i then 1 else 0) = n_1 by rule (num_eq (whole_if (@part0 R N (fun i => ~~ z i)) M_n1) _); clear - R; first [reflexivity | ring].
have e_72 : t_71 = n_1 by rule (opr_trace (s := [:: ]) e_46 d_73 I _); reduce; clear - R; first [reflexivity | ring].
have C_74 : t_71 = t_9 by rule (num_eq e_72 (esym (num_eq e_10 _))); clear - R; first [reflexivity | ring].
split; first exact: C_21.
split; first exact: C_23.
split; first exact: C_43.
split; first exact: C_49.
split; first exact: C_54.
exact: C_74.
Qed.

End Claims.
