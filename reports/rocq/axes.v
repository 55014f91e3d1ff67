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

(* riechers.projector.normal
   Π₂ is symmetric and idempotent, takes α to 0, and has the trace N − 1
   P. M. Riechers, “Geometry and Dynamics of LayerNorm”, arXiv:2405.04134, the text dated May 15, 2024; Sec. II.2 *)
Theorem riechers_projector_normal (gain : 'cV[R]_N) :
  (0 < N)%N ->
  (forall i, gain i 0 != 0) ->
  (forall i, gain i 0 != 0) /\
  dot (alpha gain) (alpha gain) != 0 /\
  Pi2 (alpha gain) *m Pi2 (alpha gain) = Pi2 (alpha gain) :> 'M[R]_N /\
  (Pi2 (alpha gain))^T = Pi2 (alpha gain) :> 'M[R]_N /\
  Pi2 (alpha gain) *m alpha gain = 0 :> 'cV[R]_N /\
  \tr (Pi2 (alpha gain)) = N%:R - 1 :> R.
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
have e_20 : (1%:M : 'M[R]_N) = (opr (fun i => 1) [:: ]) by rule (opr_eq (opr_id R N) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_21 : R := t_10^-1.
have e_22 : t_21 = (1 / (m_1)) by rule (num_eq (num1 (fun a : R => a^-1) e_11) _); clear - NZ_17 R; first [reflexivity | field; nz | ring].
pose t_23 : 'M[R]_N := outer t_7 t_7.
have e_24 : t_23 = (opr (fun i => 0) [:: ((fun i => (gain i 0)^-1), (fun i => (gain i 0)^-1))]) by rule (opr_eq (opr_outer e_8 e_8) _ _); [move=> i; reduce; have q_25 := H0 i; clear - q_25 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; have q_26 := H0 i; have q_27 := H0 j; clear - q_26 q_27 R; first [reflexivity | field; nz | ring]].
pose t_28 : 'M[R]_N := t_21 *: t_23.
have e_29 : t_28 = (opr (fun i => 0) [:: ((fun i => (gain i 0)^-1), (fun i => (1 / (m_1)) * ((gain i 0)^-1)))]) by rule (opr_eq (opr_scale e_22 e_24) _ _); [move=> i; reduce; clear - NZ_17 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; have q_30 := H0 i; have q_31 := H0 j; clear - NZ_17 q_30 q_31 R; first [reflexivity | field; nz | ring]].
pose t_32 : 'M[R]_N := (1%:M : 'M[R]_N) - t_28.
have e_33 : t_32 = (opr (fun i => 1) [:: ((fun i => (gain i 0)^-1), (fun i => ((- 1) / (m_1)) * ((gain i 0)^-1)))]) by rule (opr_eq (opr_sub e_20 e_29) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; have q_34 := H0 i; have q_35 := H0 j; clear - NZ_17 q_34 q_35 R; first [reflexivity | field; nz | ring]].
pose t_36 : 'M[R]_N := t_32 *m t_32.
have d_38 : whole (fun i => ((- 1) / (m_1)) * ((gain i 0)^-1 ^+ 2)) = (- 1) by rule (num_eq (partZ ((- 1) / (m_1)) M_1) _); clear - NZ_17 R; first [reflexivity | field; nz | ring].
have d_40 : whole (fun i => (((- 1) / (m_1)) * ((gain i 0)^-1)) * ((gain i 0)^-1)) = (- 1) by rule (whole_eq _ d_38) => i; have q_39 := H0 i; clear - NZ_17 q_39 R; first [reflexivity | field; nz | ring].
have e_37 : t_36 = (opr (fun i => 1) [:: ((fun i => (gain i 0)^-1), (fun i => ((- 1) / (m_1)) * ((gain i 0)^-1)))]) by rule (opr_eq (opr_mul (ss := [:: [:: (- 1)]]) e_33 e_33 (conj (conj d_40 I) (I))) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; have q_41 := H0 i; have q_42 := H0 j; clear - NZ_17 q_41 q_42 R; first [reflexivity | field; nz | ring]].
have C_43 : t_36 = t_32 by rule (opr_same e_37 e_33 _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; have q_44 := H0 i; have q_45 := H0 j; clear - NZ_17 q_44 q_45 R; first [reflexivity | field; nz | ring]].
pose t_46 : 'M[R]_N := t_32^T.
have e_47 : t_46 = (opr (fun i => 1) [:: ((fun i => (gain i 0)^-1), (fun i => ((- 1) / (m_1)) * ((gain i 0)^-1)))]) by rule (opr_eq (opr_T e_33) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; have q_48 := H0 i; have q_49 := H0 j; clear - NZ_17 q_48 q_49 R; first [reflexivity | field; nz | ring]].
have C_50 : t_46 = t_32 by rule (opr_same e_47 e_33 _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; have q_51 := H0 i; have q_52 := H0 j; clear - NZ_17 q_51 q_52 R; first [reflexivity | field; nz | ring]].
pose t_53 : 'cV[R]_N := t_32 *m t_7.
have e_54 : t_53 = (col (fun i => 0)) by rule (col_eq (opr_apply (s := [:: (- 1)]) e_33 e_8 (conj d_40 I)) _) => i; reduce; have q_55 := H0 i; clear - NZ_17 q_55 R; first [reflexivity | field; nz | ring].
have e_57 : (0 : 'cV[R]_N) = (col (fun i => 0)) by rule (col_eq (col_zero R N) _) => i; clear - R; first [reflexivity | ring].
have C_56 : t_53 = (0 : 'cV[R]_N) by rule (col_same e_54 e_57 _) => i; clear - R; first [reflexivity | ring].
pose t_58 : R := \tr t_32.
have d_60 : whole (fun i => 1) = n by rule (num_eq (whole_ones En) _); clear - R; first [reflexivity | ring].
have d_62 : whole (fun i => ((gain i 0)^-1) * (((- 1) / (m_1)) * ((gain i 0)^-1))) = (- 1) by rule (whole_eq _ d_38) => i; have q_61 := H0 i; clear - NZ_17 q_61 R; first [reflexivity | field; nz | ring].
have e_59 : t_58 = (n - 1) by rule (opr_trace (s := [:: (- 1)]) e_33 d_60 (conj d_62 I) _); reduce; clear - R; first [reflexivity | ring].
have e_64 : N%:R = n by rule (num_eq En _); clear - R; first [reflexivity | ring].
have e_65 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose t_66 : R := N%:R - (1 : R).
have e_67 : t_66 = (n - 1) by rule (num_eq (num2 (fun a b : R => a - b) e_64 e_65) _); clear - R; first [reflexivity | ring].
have C_63 : t_58 = t_66 by rule (num_eq e_59 (esym (num_eq e_67 _))); clear - R; first [reflexivity | ring].
split; first exact: C_2.
split; first exact: C_19.
split; first exact: C_43.
split; first exact: C_50.
split; first exact: C_56.
exact: C_63.
Qed.

(* riechers.principal-axes
   Without zero gains Π₂G⁻²Π₂ is the pseudo-inverse of GΠG; its form at GΠx is ‖Πx‖²
   P. M. Riechers, “Geometry and Dynamics of LayerNorm”, arXiv:2405.04134, the text dated May 15, 2024; Sec. II.2 *)
Theorem riechers_principal_axes (gain x : 'cV[R]_N) :
  (0 < N)%N ->
  (forall i, gain i 0 != 0) ->
  N%:R != 0 :> R /\
  (forall i, gain i 0 != 0) /\
  dot (alpha gain) (alpha gain) != 0 /\
  image_matrix gain *m (Pi2 (alpha gain) *m diag (vpow (vinv gain) 2) *m Pi2 (alpha gain)) *m image_matrix gain = image_matrix gain :> 'M[R]_N /\
  Pi2 (alpha gain) *m diag (vpow (vinv gain) 2) *m Pi2 (alpha gain) *m image_matrix gain *m (Pi2 (alpha gain) *m diag (vpow (vinv gain) 2) *m Pi2 (alpha gain)) = Pi2 (alpha gain) *m diag (vpow (vinv gain) 2) *m Pi2 (alpha gain) :> 'M[R]_N /\
  (image_matrix gain *m (Pi2 (alpha gain) *m diag (vpow (vinv gain) 2) *m Pi2 (alpha gain)))^T = image_matrix gain *m (Pi2 (alpha gain) *m diag (vpow (vinv gain) 2) *m Pi2 (alpha gain)) :> 'M[R]_N /\
  (Pi2 (alpha gain) *m diag (vpow (vinv gain) 2) *m Pi2 (alpha gain) *m image_matrix gain)^T = Pi2 (alpha gain) *m diag (vpow (vinv gain) 2) *m Pi2 (alpha gain) *m image_matrix gain :> 'M[R]_N /\
  dot (diag gain *m Pi *m x) (Pi2 (alpha gain) *m diag (vpow (vinv gain) 2) *m Pi2 (alpha gain) *m (diag gain *m Pi *m x)) = dot (Pi *m x) (Pi *m x) :> R /\
  diag gain *m Pi *m had (Pi2 (alpha gain) *m x) (vinv gain) = Pi2 (alpha gain) *m x :> 'cV[R]_N.
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
have e_8 : (ones : 'cV[R]_N) = (col (fun i => 1)) by rule (col_eq (col_ones R N) _) => i; clear - R; first [reflexivity | ring].
pose t_9 : 'cV[R]_N := vinv gain.
have e_10 : t_9 = (col (fun i => (gain i 0)^-1)) by rule (col_eq (col_vinv e_1) _) => i; reduce; have q_11 := H0 i; clear - q_11 R; first [reflexivity | field; nz | ring].
pose t_12 : 'cV[R]_N := had (ones : 'cV[R]_N) t_9.
have e_13 : t_12 = (col (fun i => (gain i 0)^-1)) by rule (col_eq (col_had e_8 e_10) _) => i; reduce; have q_14 := H0 i; clear - q_14 R; first [reflexivity | field; nz | ring].
pose t_15 : R := dot t_12 t_12.
have [m_1 M_1] := some_number (part xpredT (fun i => (gain i 0)^-1 ^+ 2)).
have S_17 : 0 < m_1 by rewrite -M_1; apply: (whole_gt0 N_gt0) => i; have q0 := H0 i; sgn.
have d_18 : whole (fun i => (gain i 0)^-1 ^+ 2) = m_1 by rule (num_eq M_1 _); clear - R; first [reflexivity | ring].
have d_20 : whole (fun i => ((gain i 0)^-1) * ((gain i 0)^-1)) = m_1 by rule (whole_eq _ d_18) => i; have q_19 := H0 i; clear - q_19 R; first [reflexivity | field; nz | ring].
have e_16 : t_15 = m_1 by rule (dot_node e_13 e_13 d_20); done.
have NZ_21 := lt0r_neq0 S_17.
have NZ_22 : m_1 != 0 by rule (nz_is (c := (m_1)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_21 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_23 : t_15 != 0 := nz_is e_16 NZ_22.
pose t_24 : 'M[R]_N := diag gain.
have e_25 : t_24 = (opr (fun i => (gain i 0)) [:: ]) by rule (opr_eq (opr_diag e_1) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
have e_26 : (1%:M : 'M[R]_N) = (opr (fun i => 1) [:: ]) by rule (opr_eq (opr_id R N) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_27 : R := N%:R^-1.
have e_28 : t_27 = (1 / (n)) by rule (num_eq (num1 (fun a : R => a^-1) e_2) _); clear - NZ_4 R; first [reflexivity | field; nz | ring].
pose t_29 : 'M[R]_N := outer (ones : 'cV[R]_N) (ones : 'cV[R]_N).
have e_30 : t_29 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => 1))]) by rule (opr_eq (opr_outer e_8 e_8) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_31 : 'M[R]_N := t_27 *: t_29.
have e_32 : t_31 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => (1 / (n)) * (1)))]) by rule (opr_eq (opr_scale e_28 e_30) _ _); [move=> i; reduce; clear - NZ_4 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_4 R; first [reflexivity | field; nz | ring]].
pose t_33 : 'M[R]_N := (1%:M : 'M[R]_N) - t_31.
have e_34 : t_33 = (opr (fun i => 1) [:: ((fun i => 1), (fun i => ((- 1) / (n)) * (1)))]) by rule (opr_eq (opr_sub e_26 e_32) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_4 R; first [reflexivity | field; nz | ring]].
pose t_35 : 'M[R]_N := t_24 *m t_33.
have e_36 : t_35 = (opr (fun i => (gain i 0)) [:: ((fun i => (gain i 0)), (fun i => ((- 1) / (n)) * (1)))]) by rule (opr_eq (opr_mul (ss := [:: [:: ]]) e_25 e_34 (conj I (I))) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_4 R; first [reflexivity | field; nz | ring]].
pose t_37 : 'M[R]_N := t_35 *m t_24.
have e_38 : t_37 = (opr (fun i => (gain i 0) ^+ 2) [:: ((fun i => (gain i 0)), (fun i => ((- 1) / (n)) * ((gain i 0))))]) by rule (opr_eq (opr_mul (ss := [:: ]) e_36 e_25 (I)) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_4 R; first [reflexivity | field; nz | ring]].
pose t_39 : R := t_15^-1.
have e_40 : t_39 = (1 / (m_1)) by rule (num_eq (num1 (fun a : R => a^-1) e_16) _); clear - NZ_21 R; first [reflexivity | field; nz | ring].
pose t_41 : 'M[R]_N := outer t_12 t_12.
have e_42 : t_41 = (opr (fun i => 0) [:: ((fun i => (gain i 0)^-1), (fun i => (gain i 0)^-1))]) by rule (opr_eq (opr_outer e_13 e_13) _ _); [move=> i; reduce; have q_43 := H0 i; clear - q_43 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; have q_44 := H0 i; have q_45 := H0 j; clear - q_44 q_45 R; first [reflexivity | field; nz | ring]].
pose t_46 : 'M[R]_N := t_39 *: t_41.
have e_47 : t_46 = (opr (fun i => 0) [:: ((fun i => (gain i 0)^-1), (fun i => (1 / (m_1)) * ((gain i 0)^-1)))]) by rule (opr_eq (opr_scale e_40 e_42) _ _); [move=> i; reduce; clear - NZ_21 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; have q_48 := H0 i; have q_49 := H0 j; clear - NZ_21 q_48 q_49 R; first [reflexivity | field; nz | ring]].
pose t_50 : 'M[R]_N := (1%:M : 'M[R]_N) - t_46.
have e_51 : t_50 = (opr (fun i => 1) [:: ((fun i => (gain i 0)^-1), (fun i => ((- 1) / (m_1)) * ((gain i 0)^-1)))]) by rule (opr_eq (opr_sub e_26 e_47) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; have q_52 := H0 i; have q_53 := H0 j; clear - NZ_21 q_52 q_53 R; first [reflexivity | field; nz | ring]].
pose t_54 : 'cV[R]_N := vpow t_9 2.
have e_55 : t_54 = (col (fun i => (gain i 0)^-1 ^+ 2)) by rule (col_eq (col_vpow 2 e_10) _) => i; reduce; have q_56 := H0 i; clear - q_56 R; first [reflexivity | field; nz | ring].
pose t_57 : 'M[R]_N := diag t_54.
have e_58 : t_57 = (opr (fun i => (gain i 0)^-1 ^+ 2) [:: ]) by rule (opr_eq (opr_diag e_55) _ _); [move=> i; reduce; have q_59 := H0 i; clear - q_59 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; have q_60 := H0 i; have q_61 := H0 j; clear - q_60 q_61 R; first [reflexivity | field; nz | ring]].
pose t_62 : 'M[R]_N := t_50 *m t_57.
have e_63 : t_62 = (opr (fun i => (gain i 0)^-1 ^+ 2) [:: ((fun i => (gain i 0)^-1), (fun i => ((- 1) / (m_1)) * ((gain i 0)^-1 ^+ 3)))]) by rule (opr_eq (opr_mul (ss := [:: ]) e_51 e_58 (I)) _ _); [move=> i; reduce; have q_64 := H0 i; clear - q_64 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; have q_65 := H0 i; have q_66 := H0 j; clear - NZ_21 q_65 q_66 R; first [reflexivity | field; nz | ring]].
pose t_67 : 'M[R]_N := t_62 *m t_50.
have [m_2 M_2] := some_number (part xpredT (fun i => (gain i 0)^-1 ^+ 4)).
have S_69 : 0 < m_2 by rewrite -M_2; apply: (whole_gt0 N_gt0) => i; have q0 := H0 i; sgn.
have d_70 : whole (fun i => ((- 1) / (m_1)) * ((gain i 0)^-1 ^+ 4)) = ((- m_2) / (m_1)) by rule (num_eq (partZ ((- 1) / (m_1)) M_2) _); clear - NZ_21 R; first [reflexivity | field; nz | ring].
have d_72 : whole (fun i => (((- 1) / (m_1)) * ((gain i 0)^-1 ^+ 3)) * ((gain i 0)^-1)) = ((- m_2) / (m_1)) by rule (whole_eq _ d_70) => i; have q_71 := H0 i; clear - NZ_21 q_71 R; first [reflexivity | field; nz | ring].
have e_68 : t_67 = (opr (fun i => (gain i 0)^-1 ^+ 2) [:: ((fun i => (gain i 0)^-1), (fun i => ((- 1) / (m_1)) * ((gain i 0)^-1 ^+ 3) + (m_2 / (m_1 ^+ 2)) * ((gain i 0)^-1))); ((fun i => (gain i 0)^-1 ^+ 3), (fun i => ((- 1) / (m_1)) * ((gain i 0)^-1)))]) by rule (opr_eq (opr_mul (ss := [:: [:: ((- m_2) / (m_1))]]) e_63 e_51 (conj (conj d_72 I) (I))) _ _); [move=> i; reduce; have q_73 := H0 i; clear - NZ_21 q_73 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; have q_74 := H0 i; have q_75 := H0 j; clear - NZ_21 q_74 q_75 R; first [reflexivity | field; nz | ring]].
pose t_76 : 'M[R]_N := t_37 *m t_67.
have d_78 : whole (fun i => ((- 1) / (n)) * (1)) = (- 1) by rule (num_eq (partZ ((- 1) / (n)) (whole_ones En)) _); clear - NZ_4 R; first [reflexivity | field; nz | ring].
have d_80 : whole (fun i => (((- 1) / (n)) * ((gain i 0))) * ((gain i 0)^-1)) = (- 1) by rule (whole_eq _ d_78) => i; have q_79 := H0 i; clear - NZ_4 q_79 R; first [reflexivity | field; nz | ring].
have d_81 : whole (fun i => ((- 1) / (n)) * ((gain i 0)^-1 ^+ 2)) = ((- m_1) / (n)) by rule (num_eq (partZ ((- 1) / (n)) M_1) _); clear - NZ_4 R; first [reflexivity | field; nz | ring].
have d_83 : whole (fun i => (((- 1) / (n)) * ((gain i 0))) * ((gain i 0)^-1 ^+ 3)) = ((- m_1) / (n)) by rule (whole_eq _ d_81) => i; have q_82 := H0 i; clear - NZ_4 q_82 R; first [reflexivity | field; nz | ring].
have e_77 : t_76 = (opr (fun i => 1) [:: ((fun i => (gain i 0)^-1), (fun i => ((- 1) / (m_1)) * ((gain i 0)^-1)))]) by rule (opr_eq (opr_mul (ss := [:: [:: (- 1)]; [:: ((- m_1) / (n))]]) e_38 e_68 (conj (conj d_80 I) (conj (conj d_83 I) (I)))) _ _); [move=> i; reduce; have q_84 := H0 i; clear - NZ_4 q_84 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; have q_85 := H0 i; have q_86 := H0 j; clear - NZ_4 NZ_21 q_85 q_86 R; first [reflexivity | field; nz | ring]].
pose t_87 : 'M[R]_N := t_76 *m t_37.
have d_89 : whole (fun i => ((- 1) / (m_1)) * (1)) = ((- n) / (m_1)) by rule (num_eq (partZ ((- 1) / (m_1)) (whole_ones En)) _); clear - NZ_21 R; first [reflexivity | field; nz | ring].
have d_91 : whole (fun i => (((- 1) / (m_1)) * ((gain i 0)^-1)) * ((gain i 0))) = ((- n) / (m_1)) by rule (whole_eq _ d_89) => i; have q_90 := H0 i; clear - NZ_21 q_90 R; first [reflexivity | field; nz | ring].
have e_88 : t_87 = (opr (fun i => (gain i 0) ^+ 2) [:: ((fun i => (gain i 0)), (fun i => ((- 1) / (n)) * ((gain i 0))))]) by rule (opr_eq (opr_mul (ss := [:: [:: ((- n) / (m_1))]]) e_77 e_38 (conj (conj d_91 I) (I))) _ _); [move=> i; reduce; clear - NZ_21 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; have q_92 := H0 i; have q_93 := H0 j; clear - NZ_21 NZ_4 q_92 q_93 R; first [reflexivity | field; nz | ring]].
have C_94 : t_87 = t_37 by rule (opr_same e_88 e_38 _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_4 R; first [reflexivity | field; nz | ring]].
pose t_95 : 'M[R]_N := t_67 *m t_37.
have d_97 : whole (fun i => ((- 1) / (m_1)) * ((gain i 0)^-1 ^+ 2) + (m_2 / (m_1 ^+ 2)) * (1)) = ((n * m_2 - m_1 ^+ 2) / (m_1 ^+ 2)) by rule (num_eq (partD (partZ ((- 1) / (m_1)) M_1) (partZ (m_2 / (m_1 ^+ 2)) (whole_ones En))) _); clear - NZ_21 R; first [reflexivity | field; nz | ring].
have d_99 : whole (fun i => (((- 1) / (m_1)) * ((gain i 0)^-1 ^+ 3) + (m_2 / (m_1 ^+ 2)) * ((gain i 0)^-1)) * ((gain i 0))) = ((n * m_2 - m_1 ^+ 2) / (m_1 ^+ 2)) by rule (whole_eq _ d_97) => i; have q_98 := H0 i; clear - NZ_21 q_98 R; first [reflexivity | field; nz | ring].
have e_96 : t_95 = (opr (fun i => 1) [:: ((fun i => (gain i 0)^-1), (fun i => ((- 1) / (m_1)) * ((gain i 0)^-1)))]) by rule (opr_eq (opr_mul (ss := [:: [:: ((n * m_2 - m_1 ^+ 2) / (m_1 ^+ 2)); ((- n) / (m_1))]]) e_68 e_38 (conj (conj d_99 (conj d_91 I)) (I))) _ _); [move=> i; reduce; have q_100 := H0 i; clear - NZ_21 q_100 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; have q_101 := H0 i; have q_102 := H0 j; clear - NZ_21 NZ_4 q_101 q_102 R; first [reflexivity | field; nz | ring]].
pose t_103 : 'M[R]_N := t_95 *m t_67.
have d_105 : whole (fun i => ((- 1) / (m_1)) * ((gain i 0)^-1 ^+ 2)) = (- 1) by rule (num_eq (partZ ((- 1) / (m_1)) M_1) _); clear - NZ_21 R; first [reflexivity | field; nz | ring].
have d_107 : whole (fun i => (((- 1) / (m_1)) * ((gain i 0)^-1)) * ((gain i 0)^-1)) = (- 1) by rule (whole_eq _ d_105) => i; have q_106 := H0 i; clear - NZ_21 q_106 R; first [reflexivity | field; nz | ring].
have d_109 : whole (fun i => (((- 1) / (m_1)) * ((gain i 0)^-1)) * ((gain i 0)^-1 ^+ 3)) = ((- m_2) / (m_1)) by rule (whole_eq _ d_70) => i; have q_108 := H0 i; clear - NZ_21 q_108 R; first [reflexivity | field; nz | ring].
have e_104 : t_103 = (opr (fun i => (gain i 0)^-1 ^+ 2) [:: ((fun i => (gain i 0)^-1), (fun i => ((- 1) / (m_1)) * ((gain i 0)^-1 ^+ 3) + (m_2 / (m_1 ^+ 2)) * ((gain i 0)^-1))); ((fun i => (gain i 0)^-1 ^+ 3), (fun i => ((- 1) / (m_1)) * ((gain i 0)^-1)))]) by rule (opr_eq (opr_mul (ss := [:: [:: (- 1)]; [:: ((- m_2) / (m_1))]]) e_96 e_68 (conj (conj d_107 I) (conj (conj d_109 I) (I)))) _ _); [move=> i; reduce; have q_110 := H0 i; clear - NZ_21 q_110 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; have q_111 := H0 i; have q_112 := H0 j; clear - NZ_21 q_111 q_112 R; first [reflexivity | field; nz | ring]].
have C_113 : t_103 = t_67 by rule (opr_same e_104 e_68 _ _); [move=> i; reduce; have q_114 := H0 i; clear - q_114 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; have q_115 := H0 i; have q_116 := H0 j; clear - NZ_21 q_115 q_116 R; first [reflexivity | field; nz | ring]].
pose t_117 : 'M[R]_N := t_76^T.
have e_118 : t_117 = (opr (fun i => 1) [:: ((fun i => (gain i 0)^-1), (fun i => ((- 1) / (m_1)) * ((gain i 0)^-1)))]) by rule (opr_eq (opr_T e_77) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; have q_119 := H0 i; have q_120 := H0 j; clear - NZ_21 q_119 q_120 R; first [reflexivity | field; nz | ring]].
have C_121 : t_117 = t_76 by rule (opr_same e_118 e_77 _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; have q_122 := H0 i; have q_123 := H0 j; clear - NZ_21 q_122 q_123 R; first [reflexivity | field; nz | ring]].
pose t_124 : 'M[R]_N := t_95^T.
have e_125 : t_124 = (opr (fun i => 1) [:: ((fun i => (gain i 0)^-1), (fun i => ((- 1) / (m_1)) * ((gain i 0)^-1)))]) by rule (opr_eq (opr_T e_96) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; have q_126 := H0 i; have q_127 := H0 j; clear - NZ_21 q_126 q_127 R; first [reflexivity | field; nz | ring]].
have C_128 : t_124 = t_95 by rule (opr_same e_125 e_96 _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; have q_129 := H0 i; have q_130 := H0 j; clear - NZ_21 q_129 q_130 R; first [reflexivity | field; nz | ring]].
have e_131 : x = (col (fun i => (x i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_132 : 'cV[R]_N := t_35 *m x.
have [m_3 M_3] := some_number (part xpredT (fun i => (x i 0))).
have d_134 : whole (fun i => ((- 1) / (n)) * ((x i 0))) = ((- m_3) / (n)) by rule (num_eq (partZ ((- 1) / (n)) M_3) _); clear - NZ_4 R; first [reflexivity | field; nz | ring].
have d_135 : whole (fun i => (((- 1) / (n)) * (1)) * ((x i 0))) = ((- m_3) / (n)) by rule (whole_eq _ d_134) => i; clear - NZ_4 R; first [reflexivity | field; nz | ring].
have e_133 : t_132 = (col (fun i => (gain i 0) * (x i 0) + ((- m_3) / (n)) * ((gain i 0)))) by rule (col_eq (opr_apply (s := [:: ((- m_3) / (n))]) e_36 e_131 (conj d_135 I)) _) => i; reduce; clear - NZ_4 R; first [reflexivity | field; nz | ring].
pose t_136 : 'cV[R]_N := t_67 *m t_132.
have [m_4 M_4] := some_number (part xpredT (fun i => (gain i 0)^-1 ^+ 2 * (x i 0))).
have d_138 : whole (fun i => ((- 1) / (m_1)) * ((gain i 0)^-1 ^+ 2 * (x i 0)) + (m_3 / (m_1 * n)) * ((gain i 0)^-1 ^+ 2) + (m_2 / (m_1 ^+ 2)) * ((x i 0)) + ((- m_2 * m_3) / (n * m_1 ^+ 2)) * (1)) = ((- n * m_4 + m_1 * m_3) / (m_1 * n)) by rule (num_eq (partD (partD (partD (partZ ((- 1) / (m_1)) M_4) (partZ (m_3 / (m_1 * n)) M_1)) (partZ (m_2 / (m_1 ^+ 2)) M_3)) (partZ ((- m_2 * m_3) / (n * m_1 ^+ 2)) (whole_ones En))) _); clear - NZ_21 NZ_4 R; first [reflexivity | field; nz | ring].
have d_140 : whole (fun i => (((- 1) / (m_1)) * ((gain i 0)^-1 ^+ 3) + (m_2 / (m_1 ^+ 2)) * ((gain i 0)^-1)) * ((gain i 0) * (x i 0) + ((- m_3) / (n)) * ((gain i 0)))) = ((- n * m_4 + m_1 * m_3) / (m_1 * n)) by rule (whole_eq _ d_138) => i; have q_139 := H0 i; clear - NZ_21 NZ_4 q_139 R; first [reflexivity | field; nz | ring].
have d_141 : whole (fun i => ((- 1) / (m_1)) * ((x i 0)) + (m_3 / (m_1 * n)) * (1)) = 0 by rule (num_eq (partD (partZ ((- 1) / (m_1)) M_3) (partZ (m_3 / (m_1 * n)) (whole_ones En))) _); clear - NZ_21 NZ_4 R; first [reflexivity | field; nz | ring].
have d_143 : whole (fun i => (((- 1) / (m_1)) * ((gain i 0)^-1)) * ((gain i 0) * (x i 0) + ((- m_3) / (n)) * ((gain i 0)))) = 0 by rule (whole_eq _ d_141) => i; have q_142 := H0 i; clear - NZ_21 NZ_4 q_142 R; first [reflexivity | field; nz | ring].
have e_137 : t_136 = (col (fun i => (gain i 0)^-1 * (x i 0) + ((- m_4) / (m_1)) * ((gain i 0)^-1))) by rule (col_eq (opr_apply (s := [:: ((- n * m_4 + m_1 * m_3) / (m_1 * n)); 0]) e_68 e_133 (conj d_140 (conj d_143 I))) _) => i; reduce; have q_144 := H0 i; clear - NZ_21 NZ_4 q_144 R; first [reflexivity | field; nz | ring].
pose t_145 : R := dot t_132 t_136.
have [m_5 M_5] := some_number (part xpredT (fun i => (x i 0) ^+ 2)).
have S_147 : 0 <= m_5 by rewrite -M_5; apply: part_ge0 => i; sgn.
have d_148 : whole (fun i => (x i 0) ^+ 2 + ((- n * m_4 - m_1 * m_3) / (m_1 * n)) * ((x i 0)) + ((m_3 * m_4) / (m_1 * n)) * (1)) = ((n * m_5 - m_3 ^+ 2) / (n)) by rule (num_eq (partD (partD M_5 (partZ ((- n * m_4 - m_1 * m_3) / (m_1 * n)) M_3)) (partZ ((m_3 * m_4) / (m_1 * n)) (whole_ones En))) _); clear - NZ_21 NZ_4 R; first [reflexivity | field; nz | ring].
have d_150 : whole (fun i => ((gain i 0) * (x i 0) + ((- m_3) / (n)) * ((gain i 0))) * ((gain i 0)^-1 * (x i 0) + ((- m_4) / (m_1)) * ((gain i 0)^-1))) = ((n * m_5 - m_3 ^+ 2) / (n)) by rule (whole_eq _ d_148) => i; have q_149 := H0 i; clear - NZ_4 NZ_21 q_149 R; first [reflexivity | field; nz | ring].
have e_146 : t_145 = ((n * m_5 - m_3 ^+ 2) / (n)) by rule (dot_node e_133 e_137 d_150); done.
pose t_152 : 'cV[R]_N := t_33 *m x.
have e_153 : t_152 = (col (fun i => (x i 0) + ((- m_3) / (n)) * (1))) by rule (col_eq (opr_apply (s := [:: ((- m_3) / (n))]) e_34 e_131 (conj d_135 I)) _) => i; reduce; clear - NZ_4 R; first [reflexivity | field; nz | ring].
pose t_154 : R := dot t_152 t_152.
have d_156 : whole (fun i => (x i 0) ^+ 2 + ((- 2%:R * m_3) / (n)) * ((x i 0)) + ((m_3 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_5 - m_3 ^+ 2) / (n)) by rule (num_eq (partD (partD M_5 (partZ ((- 2%:R * m_3) / (n)) M_3)) (partZ ((m_3 ^+ 2) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_4 R; first [reflexivity | field; nz | ring].
have d_157 : whole (fun i => ((x i 0) + ((- m_3) / (n)) * (1)) * ((x i 0) + ((- m_3) / (n)) * (1))) = ((n * m_5 - m_3 ^+ 2) / (n)) by rule (whole_eq _ d_156) => i; clear - NZ_4 R; first [reflexivity | field; nz | ring].
have e_155 : t_154 = ((n * m_5 - m_3 ^+ 2) / (n)) by rule (dot_node e_153 e_153 d_157); done.
have C_151 : t_145 = t_154 by rule (num_eq e_146 (esym (num_eq e_155 _))); clear - NZ_4 R; first [reflexivity | field; nz | ring].
pose t_158 : 'cV[R]_N := t_50 *m x.
have [m_6 M_6] := some_number (part xpredT (fun i => (gain i 0)^-1 * (x i 0))).
have d_160 : whole (fun i => ((- 1) / (m_1)) * ((gain i 0)^-1 * (x i 0))) = ((- m_6) / (m_1)) by rule (num_eq (partZ ((- 1) / (m_1)) M_6) _); clear - NZ_21 R; first [reflexivity | field; nz | ring].
have d_162 : whole (fun i => (((- 1) / (m_1)) * ((gain i 0)^-1)) * ((x i 0))) = ((- m_6) / (m_1)) by rule (whole_eq _ d_160) => i; have q_161 := H0 i; clear - NZ_21 q_161 R; first [reflexivity | field; nz | ring].
have e_159 : t_158 = (col (fun i => (x i 0) + ((- m_6) / (m_1)) * ((gain i 0)^-1))) by rule (col_eq (opr_apply (s := [:: ((- m_6) / (m_1))]) e_51 e_131 (conj d_162 I)) _) => i; reduce; have q_163 := H0 i; clear - NZ_21 q_163 R; first [reflexivity | field; nz | ring].
pose t_164 : 'cV[R]_N := had t_158 t_9.
have e_165 : t_164 = (col (fun i => (gain i 0)^-1 * (x i 0) + ((- m_6) / (m_1)) * ((gain i 0)^-1 ^+ 2))) by rule (col_eq (col_had e_159 e_10) _) => i; reduce; have q_166 := H0 i; clear - NZ_21 q_166 R; first [reflexivity | field; nz | ring].
pose t_167 : 'cV[R]_N := t_35 *m t_164.
have d_169 : whole (fun i => ((- 1) / (n)) * ((gain i 0)^-1 * (x i 0)) + (m_6 / (m_1 * n)) * ((gain i 0)^-1 ^+ 2)) = 0 by rule (num_eq (partD (partZ ((- 1) / (n)) M_6) (partZ (m_6 / (m_1 * n)) M_1)) _); clear - NZ_4 NZ_21 R; first [reflexivity | field; nz | ring].
have d_171 : whole (fun i => (((- 1) / (n)) * (1)) * ((gain i 0)^-1 * (x i 0) + ((- m_6) / (m_1)) * ((gain i 0)^-1 ^+ 2))) = 0 by rule (whole_eq _ d_169) => i; have q_170 := H0 i; clear - NZ_4 NZ_21 q_170 R; first [reflexivity | field; nz | ring].
have e_168 : t_167 = (col (fun i => (x i 0) + ((- m_6) / (m_1)) * ((gain i 0)^-1))) by rule (col_eq (opr_apply (s := [:: 0]) e_36 e_165 (conj d_171 I)) _) => i; reduce; have q_172 := H0 i; clear - NZ_4 NZ_21 q_172 R; first [reflexivity | field; nz | ring].
have C_173 : t_167 = t_158 by rule (col_same e_168 e_159 _) => i; have q_174 := H0 i; clear - NZ_21 q_174 R; first [reflexivity | field; nz | ring].
split; first exact: C_6.
split; first exact: C_7.
split; first exact: C_23.
split; first exact: C_94.
split; first exact: C_113.
split; first exact: C_121.
split; first exact: C_128.
split; first exact: C_151.
exact: C_173.
Qed.

(* riechers.single-zero-eigenvalue
   Without zero gains the zero eigenvectors of Π₂G⁻²Π₂ are the multiples of α alone
   P. M. Riechers, “Geometry and Dynamics of LayerNorm”, arXiv:2405.04134, the text dated May 15, 2024; Sec. II.2 *)
Theorem riechers_single_zero_eigenvalue (gain x : 'cV[R]_N) :
  (0 < N)%N ->
  (forall i, gain i 0 != 0) ->
  (forall i, gain i 0 != 0) /\
  dot (alpha gain) (alpha gain) != 0 /\
  N%:R != 0 :> R /\
  Pi2 (alpha gain) *m diag (vpow (vinv gain) 2) *m Pi2 (alpha gain) *m alpha gain = 0 :> 'cV[R]_N /\
  x = (dot (alpha gain) x / dot (alpha gain) (alpha gain)) *: alpha gain + image_matrix gain *m (Pi2 (alpha gain) *m diag (vpow (vinv gain) 2) *m Pi2 (alpha gain) *m x) :> 'cV[R]_N /\
  \tr (Pi2 (alpha gain)) = N%:R - 1 :> R.
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
pose t_40 : 'cV[R]_N := vpow t_4 2.
have e_41 : t_40 = (col (fun i => (gain i 0)^-1 ^+ 2)) by rule (col_eq (col_vpow 2 e_5) _) => i; reduce; have q_42 := H0 i; clear - q_42 R; first [reflexivity | field; nz | ring].
pose t_43 : 'M[R]_N := diag t_40.
have e_44 : t_43 = (opr (fun i => (gain i 0)^-1 ^+ 2) [:: ]) by rule (opr_eq (opr_diag e_41) _ _); [move=> i; reduce; have q_45 := H0 i; clear - q_45 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; have q_46 := H0 i; have q_47 := H0 j; clear - q_46 q_47 R; first [reflexivity | field; nz | ring]].
pose t_48 : 'M[R]_N := t_36 *m t_43.
have e_49 : t_48 = (opr (fun i => (gain i 0)^-1 ^+ 2) [:: ((fun i => (gain i 0)^-1), (fun i => ((- 1) / (m_1)) * ((gain i 0)^-1 ^+ 3)))]) by rule (opr_eq (opr_mul (ss := [:: ]) e_37 e_44 (I)) _ _); [move=> i; reduce; have q_50 := H0 i; clear - q_50 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; have q_51 := H0 i; have q_52 := H0 j; clear - NZ_17 q_51 q_52 R; first [reflexivity | field; nz | ring]].
pose t_53 : 'M[R]_N := t_48 *m t_36.
have [m_2 M_2] := some_number (part xpredT (fun i => (gain i 0)^-1 ^+ 4)).
have S_55 : 0 < m_2 by rewrite -M_2; apply: (whole_gt0 N_gt0) => i; have q0 := H0 i; sgn.
have d_56 : whole (fun i => ((- 1) / (m_1)) * ((gain i 0)^-1 ^+ 4)) = ((- m_2) / (m_1)) by rule (num_eq (partZ ((- 1) / (m_1)) M_2) _); clear - NZ_17 R; first [reflexivity | field; nz | ring].
have d_58 : whole (fun i => (((- 1) / (m_1)) * ((gain i 0)^-1 ^+ 3)) * ((gain i 0)^-1)) = ((- m_2) / (m_1)) by rule (whole_eq _ d_56) => i; have q_57 := H0 i; clear - NZ_17 q_57 R; first [reflexivity | field; nz | ring].
have e_54 : t_53 = (opr (fun i => (gain i 0)^-1 ^+ 2) [:: ((fun i => (gain i 0)^-1), (fun i => ((- 1) / (m_1)) * ((gain i 0)^-1 ^+ 3) + (m_2 / (m_1 ^+ 2)) * ((gain i 0)^-1))); ((fun i => (gain i 0)^-1 ^+ 3), (fun i => ((- 1) / (m_1)) * ((gain i 0)^-1)))]) by rule (opr_eq (opr_mul (ss := [:: [:: ((- m_2) / (m_1))]]) e_49 e_37 (conj (conj d_58 I) (I))) _ _); [move=> i; reduce; have q_59 := H0 i; clear - NZ_17 q_59 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; have q_60 := H0 i; have q_61 := H0 j; clear - NZ_17 q_60 q_61 R; first [reflexivity | field; nz | ring]].
pose t_62 : 'cV[R]_N := t_53 *m t_7.
have d_64 : whole (fun i => ((- 1) / (m_1)) * ((gain i 0)^-1 ^+ 4) + (m_2 / (m_1 ^+ 2)) * ((gain i 0)^-1 ^+ 2)) = 0 by rule (num_eq (partD (partZ ((- 1) / (m_1)) M_2) (partZ (m_2 / (m_1 ^+ 2)) M_1)) _); clear - NZ_17 R; first [reflexivity | field; nz | ring].
have d_66 : whole (fun i => (((- 1) / (m_1)) * ((gain i 0)^-1 ^+ 3) + (m_2 / (m_1 ^+ 2)) * ((gain i 0)^-1)) * ((gain i 0)^-1)) = 0 by rule (whole_eq _ d_64) => i; have q_65 := H0 i; clear - NZ_17 q_65 R; first [reflexivity | field; nz | ring].
have d_67 : whole (fun i => ((- 1) / (m_1)) * ((gain i 0)^-1 ^+ 2)) = (- 1) by rule (num_eq (partZ ((- 1) / (m_1)) M_1) _); clear - NZ_17 R; first [reflexivity | field; nz | ring].
have d_69 : whole (fun i => (((- 1) / (m_1)) * ((gain i 0)^-1)) * ((gain i 0)^-1)) = (- 1) by rule (whole_eq _ d_67) => i; have q_68 := H0 i; clear - NZ_17 q_68 R; first [reflexivity | field; nz | ring].
have e_63 : t_62 = (col (fun i => 0)) by rule (col_eq (opr_apply (s := [:: 0; (- 1)]) e_54 e_8 (conj d_66 (conj d_69 I))) _) => i; reduce; have q_70 := H0 i; clear - NZ_17 q_70 R; first [reflexivity | field; nz | ring].
have e_72 : (0 : 'cV[R]_N) = (col (fun i => 0)) by rule (col_eq (col_zero R N) _) => i; clear - R; first [reflexivity | ring].
have C_71 : t_62 = (0 : 'cV[R]_N) by rule (col_same e_63 e_72 _) => i; clear - R; first [reflexivity | ring].
have e_73 : x = (col (fun i => (x i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_75 : R := dot t_7 x.
have [m_3 M_3] := some_number (part xpredT (fun i => (gain i 0)^-1 * (x i 0))).
have d_77 : whole (fun i => (gain i 0)^-1 * (x i 0)) = m_3 by rule (num_eq M_3 _); clear - R; first [reflexivity | ring].
have d_79 : whole (fun i => ((gain i 0)^-1) * ((x i 0))) = m_3 by rule (whole_eq _ d_77) => i; have q_78 := H0 i; clear - q_78 R; first [reflexivity | field; nz | ring].
have e_76 : t_75 = m_3 by rule (dot_node e_8 e_73 d_79); done.
pose t_80 : R := t_75 / t_10.
have e_81 : t_80 = (m_3 / (m_1)) by rule (num_eq (num2 (fun a b : R => a / b) e_76 e_11) _); clear - NZ_17 R; first [reflexivity | field; nz | ring].
pose t_82 : 'cV[R]_N := t_80 *: t_7.
have e_83 : t_82 = (col (fun i => (m_3 / (m_1)) * ((gain i 0)^-1))) by rule (col_eq (col_scale e_81 e_8) _) => i; reduce; have q_84 := H0 i; clear - NZ_17 q_84 R; first [reflexivity | field; nz | ring].
pose t_85 : 'M[R]_N := diag gain.
have e_86 : t_85 = (opr (fun i => (gain i 0)) [:: ]) by rule (opr_eq (opr_diag e_1) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_87 : R := N%:R^-1.
have e_88 : t_87 = (1 / (n)) by rule (num_eq (num1 (fun a : R => a^-1) e_20) _); clear - NZ_21 R; first [reflexivity | field; nz | ring].
pose t_89 : 'M[R]_N := outer (ones : 'cV[R]_N) (ones : 'cV[R]_N).
have e_90 : t_89 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => 1))]) by rule (opr_eq (opr_outer e_3 e_3) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_91 : 'M[R]_N := t_87 *: t_89.
have e_92 : t_91 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => (1 / (n)) * (1)))]) by rule (opr_eq (opr_scale e_88 e_90) _ _); [move=> i; reduce; clear - NZ_21 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_21 R; first [reflexivity | field; nz | ring]].
pose t_93 : 'M[R]_N := (1%:M : 'M[R]_N) - t_91.
have e_94 : t_93 = (opr (fun i => 1) [:: ((fun i => 1), (fun i => ((- 1) / (n)) * (1)))]) by rule (opr_eq (opr_sub e_24 e_92) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_21 R; first [reflexivity | field; nz | ring]].
pose t_95 : 'M[R]_N := t_85 *m t_93.
have e_96 : t_95 = (opr (fun i => (gain i 0)) [:: ((fun i => (gain i 0)), (fun i => ((- 1) / (n)) * (1)))]) by rule (opr_eq (opr_mul (ss := [:: [:: ]]) e_86 e_94 (conj I (I))) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_21 R; first [reflexivity | field; nz | ring]].
pose t_97 : 'M[R]_N := t_95 *m t_85.
have e_98 : t_97 = (opr (fun i => (gain i 0) ^+ 2) [:: ((fun i => (gain i 0)), (fun i => ((- 1) / (n)) * ((gain i 0))))]) by rule (opr_eq (opr_mul (ss := [:: ]) e_96 e_86 (I)) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_21 R; first [reflexivity | field; nz | ring]].
pose t_99 : 'cV[R]_N := t_53 *m x.
have [m_4 M_4] := some_number (part xpredT (fun i => (gain i 0)^-1 ^+ 3 * (x i 0))).
have d_101 : whole (fun i => ((- 1) / (m_1)) * ((gain i 0)^-1 ^+ 3 * (x i 0)) + (m_2 / (m_1 ^+ 2)) * ((gain i 0)^-1 * (x i 0))) = ((- m_1 * m_4 + m_2 * m_3) / (m_1 ^+ 2)) by rule (num_eq (partD (partZ ((- 1) / (m_1)) M_4) (partZ (m_2 / (m_1 ^+ 2)) M_3)) _); clear - NZ_17 R; first [reflexivity | field; nz | ring].
have d_103 : whole (fun i => (((- 1) / (m_1)) * ((gain i 0)^-1 ^+ 3) + (m_2 / (m_1 ^+ 2)) * ((gain i 0)^-1)) * ((x i 0))) = ((- m_1 * m_4 + m_2 * m_3) / (m_1 ^+ 2)) by rule (whole_eq _ d_101) => i; have q_102 := H0 i; clear - NZ_17 q_102 R; first [reflexivity | field; nz | ring].
have d_104 : whole (fun i => ((- 1) / (m_1)) * ((gain i 0)^-1 * (x i 0))) = ((- m_3) / (m_1)) by rule (num_eq (partZ ((- 1) / (m_1)) M_3) _); clear - NZ_17 R; first [reflexivity | field; nz | ring].
have d_106 : whole (fun i => (((- 1) / (m_1)) * ((gain i 0)^-1)) * ((x i 0))) = ((- m_3) / (m_1)) by rule (whole_eq _ d_104) => i; have q_105 := H0 i; clear - NZ_17 q_105 R; first [reflexivity | field; nz | ring].
have e_100 : t_99 = (col (fun i => (gain i 0)^-1 ^+ 2 * (x i 0) + ((- m_1 * m_4 + m_2 * m_3) / (m_1 ^+ 2)) * ((gain i 0)^-1) + ((- m_3) / (m_1)) * ((gain i 0)^-1 ^+ 3))) by rule (col_eq (opr_apply (s := [:: ((- m_1 * m_4 + m_2 * m_3) / (m_1 ^+ 2)); ((- m_3) / (m_1))]) e_54 e_73 (conj d_103 (conj d_106 I))) _) => i; reduce; have q_107 := H0 i; clear - NZ_17 q_107 R; first [reflexivity | field; nz | ring].
pose t_108 : 'cV[R]_N := t_97 *m t_99.
have d_110 : whole (fun i => ((- 1) / (n)) * ((gain i 0)^-1 * (x i 0)) + ((m_1 * m_4 - m_2 * m_3) / (n * m_1 ^+ 2)) * (1) + (m_3 / (m_1 * n)) * ((gain i 0)^-1 ^+ 2)) = ((m_1 * m_4 - m_2 * m_3) / (m_1 ^+ 2)) by rule (num_eq (partD (partD (partZ ((- 1) / (n)) M_3) (partZ ((m_1 * m_4 - m_2 * m_3) / (n * m_1 ^+ 2)) (whole_ones En))) (partZ (m_3 / (m_1 * n)) M_1)) _); clear - NZ_21 NZ_17 R; first [reflexivity | field; nz | ring].
have d_112 : whole (fun i => (((- 1) / (n)) * ((gain i 0))) * ((gain i 0)^-1 ^+ 2 * (x i 0) + ((- m_1 * m_4 + m_2 * m_3) / (m_1 ^+ 2)) * ((gain i 0)^-1) + ((- m_3) / (m_1)) * ((gain i 0)^-1 ^+ 3))) = ((m_1 * m_4 - m_2 * m_3) / (m_1 ^+ 2)) by rule (whole_eq _ d_110) => i; have q_111 := H0 i; clear - NZ_21 NZ_17 q_111 R; first [reflexivity | field; nz | ring].
have e_109 : t_108 = (col (fun i => (x i 0) + ((- m_3) / (m_1)) * ((gain i 0)^-1))) by rule (col_eq (opr_apply (s := [:: ((m_1 * m_4 - m_2 * m_3) / (m_1 ^+ 2))]) e_98 e_100 (conj d_112 I)) _) => i; reduce; have q_113 := H0 i; clear - NZ_17 NZ_21 q_113 R; first [reflexivity | field; nz | ring].
pose t_114 : 'cV[R]_N := t_82 + t_108.
have e_115 : t_114 = (col (fun i => (x i 0))) by rule (col_eq (col_add e_83 e_109) _) => i; reduce; have q_116 := H0 i; clear - NZ_17 q_116 R; first [reflexivity | field; nz | ring].
have C_74 : x = t_114 by rule (col_same e_73 e_115 _) => i; clear - R; first [reflexivity | ring].
pose t_117 : R := \tr t_36.
have d_119 : whole (fun i => 1) = n by rule (num_eq (whole_ones En) _); clear - R; first [reflexivity | ring].
have d_121 : whole (fun i => ((gain i 0)^-1) * (((- 1) / (m_1)) * ((gain i 0)^-1))) = (- 1) by rule (whole_eq _ d_67) => i; have q_120 := H0 i; clear - NZ_17 q_120 R; first [reflexivity | field; nz | ring].
have e_118 : t_117 = (n - 1) by rule (opr_trace (s := [:: (- 1)]) e_37 d_119 (conj d_121 I) _); reduce; clear - R; first [reflexivity | ring].
have e_123 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose t_124 : R := N%:R - (1 : R).
have e_125 : t_124 = (n - 1) by rule (num_eq (num2 (fun a b : R => a - b) e_20 e_123) _); clear - R; first [reflexivity | ring].
have C_122 : t_117 = t_124 by rule (num_eq e_118 (esym (num_eq e_125 _))); clear - R; first [reflexivity | ring].
split; first exact: C_2.
split; first exact: C_19.
split; first exact: C_23.
split; first exact: C_71.
split; first exact: C_74.
exact: C_122.
Qed.

(* riechers.lengths
   The semi-axes are also √(Nζ), ζ the non-zero eigenvalues of ΠG²Π
   P. M. Riechers, “Geometry and Dynamics of LayerNorm”, arXiv:2405.04134, the text dated May 15, 2024; Sec. II.2,
   last paragraph *)
Theorem riechers_lengths (gain : 'cV[R]_N) (zeta : R) :
  (0 < N)%N ->
  (forall i, (vpow gain 2 - zeta *: ones) i 0 != 0) ->
  sumv (vinv (vpow gain 2 - zeta *: ones)) = 0 ->
  N%:R != 0 :> R /\
  (forall i, (vpow gain 2 - zeta *: ones) i 0 != 0) /\
  (diag gain *m Pi)^T *m (diag gain *m Pi) = Pi *m diag (vpow gain 2) *m Pi :> 'M[R]_N /\
  diag gain *m Pi *m (diag gain *m Pi)^T = image_matrix gain :> 'M[R]_N /\
  image_matrix gain *m (diag gain *m Pi) = diag gain *m Pi *m (Pi *m diag (vpow gain 2) *m Pi) :> 'M[R]_N /\
  Pi *m diag (vpow gain 2) *m Pi *m had ones (vinv (vpow gain 2 - zeta *: ones)) = zeta *: had ones (vinv (vpow gain 2 - zeta *: ones)) :> 'cV[R]_N.
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
have e_19 : N%:R = n by rule (num_eq En _); clear - R; first [reflexivity | ring].
have NZ_20 := lt0r_neq0 N_pos.
have NZ_21 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_20 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_22 : N%:R != 0 := nz_is e_19 NZ_21.
have e_23 : gain = (col (fun i => (gain i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_24 : 'cV[R]_N := vpow gain 2.
have e_25 : t_24 = (col (fun i => (gain i 0) ^+ 2)) by rule (col_eq (col_vpow 2 e_23) _) => i; reduce; clear - R; first [reflexivity | ring].
have e_26 : zeta = zeta by [].
have e_27 : (ones : 'cV[R]_N) = (col (fun i => 1)) by rule (col_eq (col_ones R N) _) => i; clear - R; first [reflexivity | ring].
pose t_28 : 'cV[R]_N := zeta *: (ones : 'cV[R]_N).
have e_29 : t_28 = (col (fun i => zeta * (1))) by rule (col_eq (col_scale e_26 e_27) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_30 : 'cV[R]_N := t_24 - t_28.
have e_31 : t_30 = (col (fun i => (gain i 0) ^+ 2 + (- zeta) * (1))) by rule (col_eq (col_sub e_25 e_29) _) => i; reduce; clear - R; first [reflexivity | ring].
have C_32 : forall i, t_30 i 0 != 0 by rule (col_nz e_31 _) => i; rule (nz_of (H_10 i) _); clear - R; first [reflexivity | ring].
pose t_33 : 'M[R]_N := diag gain.
have e_34 : t_33 = (opr (fun i => (gain i 0)) [:: ]) by rule (opr_eq (opr_diag e_23) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
have e_35 : (1%:M : 'M[R]_N) = (opr (fun i => 1) [:: ]) by rule (opr_eq (opr_id R N) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_36 : R := N%:R^-1.
have e_37 : t_36 = (1 / (n)) by rule (num_eq (num1 (fun a : R => a^-1) e_19) _); clear - NZ_20 R; first [reflexivity | field; nz | ring].
pose t_38 : 'M[R]_N := outer (ones : 'cV[R]_N) (ones : 'cV[R]_N).
have e_39 : t_38 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => 1))]) by rule (opr_eq (opr_outer e_27 e_27) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_40 : 'M[R]_N := t_36 *: t_38.
have e_41 : t_40 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => (1 / (n)) * (1)))]) by rule (opr_eq (opr_scale e_37 e_39) _ _); [move=> i; reduce; clear - NZ_20 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_20 R; first [reflexivity | field; nz | ring]].
pose t_42 : 'M[R]_N := (1%:M : 'M[R]_N) - t_40.
have e_43 : t_42 = (opr (fun i => 1) [:: ((fun i => 1), (fun i => ((- 1) / (n)) * (1)))]) by rule (opr_eq (opr_sub e_35 e_41) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_20 R; first [reflexivity | field; nz | ring]].
pose t_44 : 'M[R]_N := t_33 *m t_42.
have e_45 : t_44 = (opr (fun i => (gain i 0)) [:: ((fun i => (gain i 0)), (fun i => ((- 1) / (n)) * (1)))]) by rule (opr_eq (opr_mul (ss := [:: [:: ]]) e_34 e_43 (conj I (I))) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_20 R; first [reflexivity | field; nz | ring]].
pose t_46 : 'M[R]_N := t_44^T.
have e_47 : t_46 = (opr (fun i => (gain i 0)) [:: ((fun i => 1), (fun i => ((- 1) / (n)) * ((gain i 0))))]) by rule (opr_eq (opr_T e_45) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_20 R; first [reflexivity | field; nz | ring]].
pose t_48 : 'M[R]_N := t_46 *m t_44.
have [m_4 M_4] := some_number (part xpredT (fun i => (gain i 0) ^+ 2)).
have S_50 : 0 <= m_4 by rewrite -M_4; apply: part_ge0 => i; sgn.
have d_51 : whole (fun i => ((- 1) / (n)) * ((gain i 0) ^+ 2)) = ((- m_4) / (n)) by rule (num_eq (partZ ((- 1) / (n)) M_4) _); clear - NZ_20 R; first [reflexivity | field; nz | ring].
have d_52 : whole (fun i => (((- 1) / (n)) * ((gain i 0))) * ((gain i 0))) = ((- m_4) / (n)) by rule (whole_eq _ d_51) => i; clear - NZ_20 R; first [reflexivity | field; nz | ring].
have e_49 : t_48 = (opr (fun i => (gain i 0) ^+ 2) [:: ((fun i => 1), (fun i => ((- 1) / (n)) * ((gain i 0) ^+ 2) + (m_4 / (n ^+ 2)) * (1))); ((fun i => (gain i 0) ^+ 2), (fun i => ((- 1) / (n)) * (1)))]) by rule (opr_eq (opr_mul (ss := [:: [:: ((- m_4) / (n))]]) e_47 e_45 (conj (conj d_52 I) (I))) _ _); [move=> i; reduce; clear - NZ_20 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_20 R; first [reflexivity | field; nz | ring]].
pose t_54 : 'M[R]_N := diag t_24.
have e_55 : t_54 = (opr (fun i => (gain i 0) ^+ 2) [:: ]) by rule (opr_eq (opr_diag e_25) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_56 : 'M[R]_N := t_42 *m t_54.
have e_57 : t_56 = (opr (fun i => (gain i 0) ^+ 2) [:: ((fun i => 1), (fun i => ((- 1) / (n)) * ((gain i 0) ^+ 2)))]) by rule (opr_eq (opr_mul (ss := [:: ]) e_43 e_55 (I)) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_20 R; first [reflexivity | field; nz | ring]].
pose t_58 : 'M[R]_N := t_56 *m t_42.
have d_60 : whole (fun i => (((- 1) / (n)) * ((gain i 0) ^+ 2)) * 1) = ((- m_4) / (n)) by rule (whole_eq _ d_51) => i; clear - NZ_20 R; first [reflexivity | field; nz | ring].
have e_59 : t_58 = (opr (fun i => (gain i 0) ^+ 2) [:: ((fun i => 1), (fun i => ((- 1) / (n)) * ((gain i 0) ^+ 2) + (m_4 / (n ^+ 2)) * (1))); ((fun i => (gain i 0) ^+ 2), (fun i => ((- 1) / (n)) * (1)))]) by rule (opr_eq (opr_mul (ss := [:: [:: ((- m_4) / (n))]]) e_57 e_43 (conj (conj d_60 I) (I))) _ _); [move=> i; reduce; clear - NZ_20 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_20 R; first [reflexivity | field; nz | ring]].
have C_53 : t_48 = t_58 by rule (opr_same e_49 e_59 _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_20 R; first [reflexivity | field; nz | ring]].
pose t_61 : 'M[R]_N := t_44 *m t_46.
have d_63 : whole (fun i => ((- 1) / (n)) * (1)) = (- 1) by rule (num_eq (partZ ((- 1) / (n)) (whole_ones En)) _); clear - NZ_20 R; first [reflexivity | field; nz | ring].
have d_64 : whole (fun i => (((- 1) / (n)) * (1)) * 1) = (- 1) by rule (whole_eq _ d_63) => i; clear - NZ_20 R; first [reflexivity | field; nz | ring].
have e_62 : t_61 = (opr (fun i => (gain i 0) ^+ 2) [:: ((fun i => (gain i 0)), (fun i => ((- 1) / (n)) * ((gain i 0))))]) by rule (opr_eq (opr_mul (ss := [:: [:: (- 1)]]) e_45 e_47 (conj (conj d_64 I) (I))) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_20 R; first [reflexivity | field; nz | ring]].
pose t_66 : 'M[R]_N := t_44 *m t_33.
have e_67 : t_66 = (opr (fun i => (gain i 0) ^+ 2) [:: ((fun i => (gain i 0)), (fun i => ((- 1) / (n)) * ((gain i 0))))]) by rule (opr_eq (opr_mul (ss := [:: ]) e_45 e_34 (I)) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_20 R; first [reflexivity | field; nz | ring]].
have C_65 : t_61 = t_66 by rule (opr_same e_62 e_67 _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_20 R; first [reflexivity | field; nz | ring]].
pose t_68 : 'M[R]_N := t_66 *m t_44.
have e_69 : t_68 = (opr (fun i => (gain i 0) ^+ 3) [:: ((fun i => (gain i 0)), (fun i => ((- 1) / (n)) * ((gain i 0) ^+ 2) + (m_4 / (n ^+ 2)) * (1))); ((fun i => (gain i 0) ^+ 3), (fun i => ((- 1) / (n)) * (1)))]) by rule (opr_eq (opr_mul (ss := [:: [:: ((- m_4) / (n))]]) e_67 e_45 (conj (conj d_52 I) (I))) _ _); [move=> i; reduce; clear - NZ_20 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_20 R; first [reflexivity | field; nz | ring]].
pose t_71 : 'M[R]_N := t_44 *m t_58.
have d_73 : whole (fun i => (((- 1) / (n)) * (1)) * ((gain i 0) ^+ 2)) = ((- m_4) / (n)) by rule (whole_eq _ d_51) => i; clear - NZ_20 R; first [reflexivity | field; nz | ring].
have e_72 : t_71 = (opr (fun i => (gain i 0) ^+ 3) [:: ((fun i => (gain i 0)), (fun i => ((- 1) / (n)) * ((gain i 0) ^+ 2) + (m_4 / (n ^+ 2)) * (1))); ((fun i => (gain i 0) ^+ 3), (fun i => ((- 1) / (n)) * (1)))]) by rule (opr_eq (opr_mul (ss := [:: [:: (- 1)]; [:: ((- m_4) / (n))]]) e_45 e_59 (conj (conj d_64 I) (conj (conj d_73 I) (I)))) _ _); [move=> i; reduce; clear - NZ_20 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_20 R; first [reflexivity | field; nz | ring]].
have C_70 : t_68 = t_71 by rule (opr_same e_69 e_72 _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_20 R; first [reflexivity | field; nz | ring]].
pose t_74 : 'cV[R]_N := vinv t_30.
have e_75 : t_74 = (col (fun i => (((gain i 0) ^+ 2 + (- zeta))^-1))) by rule (col_eq (col_vinv e_31) _) => i; reduce; have q_76 := W_12 i; clear - q_76 R; first [reflexivity | field; nz | ring].
pose t_77 : 'cV[R]_N := had (ones : 'cV[R]_N) t_74.
have e_78 : t_77 = (col (fun i => (((gain i 0) ^+ 2 + (- zeta))^-1))) by rule (col_eq (col_had e_27 e_75) _) => i; reduce; have q_79 := W_12 i; clear - q_79 R; first [reflexivity | field; nz | ring].
pose t_80 : 'cV[R]_N := t_58 *m t_77.
have d_82 : whole (fun i => ((- 1) / (n)) * (1) + ((- n * zeta + m_4) / (n ^+ 2)) * ((((gain i 0) ^+ 2 + (- zeta))^-1))) = (- 1) by rule (num_eq (partD (partZ ((- 1) / (n)) (whole_ones En)) (partZ ((- n * zeta + m_4) / (n ^+ 2)) M_17)) _); clear - NZ_20 R; first [reflexivity | field; nz | ring].
have d_84 : whole (fun i => (((- 1) / (n)) * ((gain i 0) ^+ 2) + (m_4 / (n ^+ 2)) * (1)) * ((((gain i 0) ^+ 2 + (- zeta))^-1))) = (- 1) by rule (whole_eq _ d_82) => i; have q_83 := W_12 i; clear - NZ_20 q_83 R; first [reflexivity | field; nz | ring].
have d_85 : whole (fun i => ((- 1) / (n)) * ((((gain i 0) ^+ 2 + (- zeta))^-1))) = 0 by rule (num_eq (partZ ((- 1) / (n)) M_17) _); clear - NZ_20 R; first [reflexivity | field; nz | ring].
have d_87 : whole (fun i => (((- 1) / (n)) * (1)) * ((((gain i 0) ^+ 2 + (- zeta))^-1))) = 0 by rule (whole_eq _ d_85) => i; have q_86 := W_12 i; clear - NZ_20 q_86 R; first [reflexivity | field; nz | ring].
have e_81 : t_80 = (col (fun i => zeta * ((((gain i 0) ^+ 2 + (- zeta))^-1)))) by rule (col_eq (opr_apply (s := [:: (- 1); 0]) e_59 e_78 (conj d_84 (conj d_87 I))) _) => i; reduce; have q_88 := W_12 i; clear - NZ_20 q_88 R; first [reflexivity | field; nz | ring].
pose t_90 : 'cV[R]_N := zeta *: t_77.
have e_91 : t_90 = (col (fun i => zeta * ((((gain i 0) ^+ 2 + (- zeta))^-1)))) by rule (col_eq (col_scale e_26 e_78) _) => i; reduce; have q_92 := W_12 i; clear - q_92 R; first [reflexivity | field; nz | ring].
have C_89 : t_80 = t_90 by rule (col_same e_81 e_91 _) => i; have q_93 := W_12 i; clear - q_93 R; first [reflexivity | field; nz | ring].
split; first exact: C_22.
split; first exact: C_32.
split; first exact: C_53.
split; first exact: C_65.
split; first exact: C_70.
exact: C_89.
Qed.

(* lnverify.reciprocal-eigenvalues
   Where ζ is an eigenvalue of ΠG²Π with eigenvector w, λ = 1/ζ is one of Π₂G⁻²Π₂ with eigenvector Gw
   this project; with a proof *)
Theorem lnverify_reciprocal_eigenvalues (gain : 'cV[R]_N) (zeta : R) :
  (0 < N)%N ->
  (forall i, (vpow gain 2 - zeta *: ones) i 0 != 0) ->
  sumv (vinv (vpow gain 2 - zeta *: ones)) = 0 ->
  (forall i, gain i 0 != 0) ->
  (forall i, gain i 0 != 0) /\
  dot (alpha gain) (alpha gain) != 0 /\
  (forall i, (vpow gain 2 - zeta *: ones) i 0 != 0) /\
  zeta *: (Pi2 (alpha gain) *m diag (vpow (vinv gain) 2) *m Pi2 (alpha gain) *m had gain (had ones (vinv (vpow gain 2 - zeta *: ones)))) = had gain (had ones (vinv (vpow gain 2 - zeta *: ones))) :> 'cV[R]_N.
Proof.
move=> N_gt0 H_zeta_poles H_zeta_sum H0.
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
have C_20 : forall i, gain i 0 != 0 by rule (col_nz e_19 _) => i; have q0 := H0 i; clear - q0 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?oner_eq0 //=; first [nz1 | done].
have e_21 : (ones : 'cV[R]_N) = (col (fun i => 1)) by rule (col_eq (col_ones R N) _) => i; clear - R; first [reflexivity | ring].
pose t_22 : 'cV[R]_N := vinv gain.
have e_23 : t_22 = (col (fun i => (gain i 0)^-1)) by rule (col_eq (col_vinv e_19) _) => i; reduce; have q_24 := H0 i; clear - q_24 R; first [reflexivity | field; nz | ring].
pose t_25 : 'cV[R]_N := had (ones : 'cV[R]_N) t_22.
have e_26 : t_25 = (col (fun i => (gain i 0)^-1)) by rule (col_eq (col_had e_21 e_23) _) => i; reduce; have q_27 := H0 i; clear - q_27 R; first [reflexivity | field; nz | ring].
pose t_28 : R := dot t_25 t_25.
have [m_4 M_4] := some_number (part xpredT (fun i => (gain i 0)^-1 ^+ 2)).
have S_30 : 0 < m_4 by rewrite -M_4; apply: (whole_gt0 N_gt0) => i; have q0 := H0 i; sgn.
have d_31 : whole (fun i => (gain i 0)^-1 ^+ 2) = m_4 by rule (num_eq M_4 _); clear - R; first [reflexivity | ring].
have d_33 : whole (fun i => ((gain i 0)^-1) * ((gain i 0)^-1)) = m_4 by rule (whole_eq _ d_31) => i; have q_32 := H0 i; clear - q_32 R; first [reflexivity | field; nz | ring].
have e_29 : t_28 = m_4 by rule (dot_node e_26 e_26 d_33); done.
have NZ_34 := lt0r_neq0 S_30.
have NZ_35 : m_4 != 0 by rule (nz_is (c := (m_4)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_34 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_36 : t_28 != 0 := nz_is e_29 NZ_35.
pose t_37 : 'cV[R]_N := vpow gain 2.
have e_38 : t_37 = (col (fun i => (gain i 0) ^+ 2)) by rule (col_eq (col_vpow 2 e_19) _) => i; reduce; clear - R; first [reflexivity | ring].
have e_39 : zeta = zeta by [].
pose t_40 : 'cV[R]_N := zeta *: (ones : 'cV[R]_N).
have e_41 : t_40 = (col (fun i => zeta * (1))) by rule (col_eq (col_scale e_39 e_21) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_42 : 'cV[R]_N := t_37 - t_40.
have e_43 : t_42 = (col (fun i => (gain i 0) ^+ 2 + (- zeta) * (1))) by rule (col_eq (col_sub e_38 e_41) _) => i; reduce; clear - R; first [reflexivity | ring].
have C_44 : forall i, t_42 i 0 != 0 by rule (col_nz e_43 _) => i; rule (nz_of (H_10 i) _); clear - R; first [reflexivity | ring].
have e_45 : (1%:M : 'M[R]_N) = (opr (fun i => 1) [:: ]) by rule (opr_eq (opr_id R N) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_46 : R := t_28^-1.
have e_47 : t_46 = (1 / (m_4)) by rule (num_eq (num1 (fun a : R => a^-1) e_29) _); clear - NZ_34 R; first [reflexivity | field; nz | ring].
pose t_48 : 'M[R]_N := outer t_25 t_25.
have e_49 : t_48 = (opr (fun i => 0) [:: ((fun i => (gain i 0)^-1), (fun i => (gain i 0)^-1))]) by rule (opr_eq (opr_outer e_26 e_26) _ _); [move=> i; reduce; have q_50 := H0 i; clear - q_50 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; have q_51 := H0 i; have q_52 := H0 j; clear - q_51 q_52 R; first [reflexivity | field; nz | ring]].
pose t_53 : 'M[R]_N := t_46 *: t_48.
have e_54 : t_53 = (opr (fun i => 0) [:: ((fun i => (gain i 0)^-1), (fun i => (1 / (m_4)) * ((gain i 0)^-1)))]) by rule (opr_eq (opr_scale e_47 e_49) _ _); [move=> i; reduce; clear - NZ_34 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; have q_55 := H0 i; have q_56 := H0 j; clear - NZ_34 q_55 q_56 R; first [reflexivity | field; nz | ring]].
pose t_57 : 'M[R]_N := (1%:M : 'M[R]_N) - t_53.
have e_58 : t_57 = (opr (fun i => 1) [:: ((fun i => (gain i 0)^-1), (fun i => ((- 1) / (m_4)) * ((gain i 0)^-1)))]) by rule (opr_eq (opr_sub e_45 e_54) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; have q_59 := H0 i; have q_60 := H0 j; clear - NZ_34 q_59 q_60 R; first [reflexivity | field; nz | ring]].
pose t_61 : 'cV[R]_N := vpow t_22 2.
have e_62 : t_61 = (col (fun i => (gain i 0)^-1 ^+ 2)) by rule (col_eq (col_vpow 2 e_23) _) => i; reduce; have q_63 := H0 i; clear - q_63 R; first [reflexivity | field; nz | ring].
pose t_64 : 'M[R]_N := diag t_61.
have e_65 : t_64 = (opr (fun i => (gain i 0)^-1 ^+ 2) [:: ]) by rule (opr_eq (opr_diag e_62) _ _); [move=> i; reduce; have q_66 := H0 i; clear - q_66 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; have q_67 := H0 i; have q_68 := H0 j; clear - q_67 q_68 R; first [reflexivity | field; nz | ring]].
pose t_69 : 'M[R]_N := t_57 *m t_64.
have e_70 : t_69 = (opr (fun i => (gain i 0)^-1 ^+ 2) [:: ((fun i => (gain i 0)^-1), (fun i => ((- 1) / (m_4)) * ((gain i 0)^-1 ^+ 3)))]) by rule (opr_eq (opr_mul (ss := [:: ]) e_58 e_65 (I)) _ _); [move=> i; reduce; have q_71 := H0 i; clear - q_71 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; have q_72 := H0 i; have q_73 := H0 j; clear - NZ_34 q_72 q_73 R; first [reflexivity | field; nz | ring]].
pose t_74 : 'M[R]_N := t_69 *m t_57.
have [m_5 M_5] := some_number (part xpredT (fun i => (gain i 0)^-1 ^+ 4)).
have S_76 : 0 < m_5 by rewrite -M_5; apply: (whole_gt0 N_gt0) => i; have q0 := H0 i; sgn.
have d_77 : whole (fun i => ((- 1) / (m_4)) * ((gain i 0)^-1 ^+ 4)) = ((- m_5) / (m_4)) by rule (num_eq (partZ ((- 1) / (m_4)) M_5) _); clear - NZ_34 R; first [reflexivity | field; nz | ring].
have d_79 : whole (fun i => (((- 1) / (m_4)) * ((gain i 0)^-1 ^+ 3)) * ((gain i 0)^-1)) = ((- m_5) / (m_4)) by rule (whole_eq _ d_77) => i; have q_78 := H0 i; clear - NZ_34 q_78 R; first [reflexivity | field; nz | ring].
have e_75 : t_74 = (opr (fun i => (gain i 0)^-1 ^+ 2) [:: ((fun i => (gain i 0)^-1), (fun i => ((- 1) / (m_4)) * ((gain i 0)^-1 ^+ 3) + (m_5 / (m_4 ^+ 2)) * ((gain i 0)^-1))); ((fun i => (gain i 0)^-1 ^+ 3), (fun i => ((- 1) / (m_4)) * ((gain i 0)^-1)))]) by rule (opr_eq (opr_mul (ss := [:: [:: ((- m_5) / (m_4))]]) e_70 e_58 (conj (conj d_79 I) (I))) _ _); [move=> i; reduce; have q_80 := H0 i; clear - NZ_34 q_80 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; have q_81 := H0 i; have q_82 := H0 j; clear - NZ_34 q_81 q_82 R; first [reflexivity | field; nz | ring]].
pose t_83 : 'cV[R]_N := vinv t_42.
have e_84 : t_83 = (col (fun i => (((gain i 0) ^+ 2 + (- zeta))^-1))) by rule (col_eq (col_vinv e_43) _) => i; reduce; have q_85 := W_12 i; clear - q_85 R; first [reflexivity | field; nz | ring].
pose t_86 : 'cV[R]_N := had (ones : 'cV[R]_N) t_83.
have e_87 : t_86 = (col (fun i => (((gain i 0) ^+ 2 + (- zeta))^-1))) by rule (col_eq (col_had e_21 e_84) _) => i; reduce; have q_88 := W_12 i; clear - q_88 R; first [reflexivity | field; nz | ring].
pose t_89 : 'cV[R]_N := had gain t_86.
have e_90 : t_89 = (col (fun i => (gain i 0) * (((gain i 0) ^+ 2 + (- zeta))^-1))) by rule (col_eq (col_had e_19 e_87) _) => i; reduce; have q_91 := W_12 i; clear - q_91 R; first [reflexivity | field; nz | ring].
pose t_92 : 'cV[R]_N := t_74 *m t_89.
have NZ_94 := lt0r_neq0 S_18.
have d_95 : whole (fun i => (1 / (m_4 * zeta)) * ((gain i 0)^-1 ^+ 2) + ((zeta * m_5 - m_4) / (zeta * m_4 ^+ 2)) * ((((gain i 0) ^+ 2 + (- zeta))^-1))) = (1 / (zeta)) by rule (num_eq (partD (partZ (1 / (m_4 * zeta)) M_4) (partZ ((zeta * m_5 - m_4) / (zeta * m_4 ^+ 2)) M_17)) _); clear - NZ_34 NZ_94 R; first [reflexivity | field; nz | ring].
have d_98 : whole (fun i => (((- 1) / (m_4)) * ((gain i 0)^-1 ^+ 3) + (m_5 / (m_4 ^+ 2)) * ((gain i 0)^-1)) * ((gain i 0) * (((gain i 0) ^+ 2 + (- zeta))^-1))) = (1 / (zeta)) by rule (whole_eq _ d_95) => i; have q_96 := H0 i; have q_97 := W_12 i; clear - NZ_34 NZ_94 q_96 q_97 R; first [reflexivity | field; nz | ring].
have d_99 : whole (fun i => ((- 1) / (m_4)) * ((((gain i 0) ^+ 2 + (- zeta))^-1))) = 0 by rule (num_eq (partZ ((- 1) / (m_4)) M_17) _); clear - NZ_34 R; first [reflexivity | field; nz | ring].
have d_102 : whole (fun i => (((- 1) / (m_4)) * ((gain i 0)^-1)) * ((gain i 0) * (((gain i 0) ^+ 2 + (- zeta))^-1))) = 0 by rule (whole_eq _ d_99) => i; have q_100 := H0 i; have q_101 := W_12 i; clear - NZ_34 q_100 q_101 R; first [reflexivity | field; nz | ring].
have e_93 : t_92 = (col (fun i => (1 / (zeta)) * ((gain i 0) * (((gain i 0) ^+ 2 + (- zeta))^-1)))) by rule (col_eq (opr_apply (s := [:: (1 / (zeta)); 0]) e_75 e_90 (conj d_98 (conj d_102 I))) _) => i; reduce; have q_103 := H0 i; have q_104 := W_12 i; clear - NZ_94 NZ_34 q_103 q_104 R; first [reflexivity | field; nz | ring].
pose t_105 : 'cV[R]_N := zeta *: t_92.
have e_106 : t_105 = (col (fun i => (gain i 0) * (((gain i 0) ^+ 2 + (- zeta))^-1))) by rule (col_eq (col_scale e_39 e_93) _) => i; reduce; have q_107 := W_12 i; clear - NZ_94 q_107 R; first [reflexivity | field; nz | ring].
have C_108 : t_105 = t_89 by rule (col_same e_106 e_90 _) => i; have q_109 := W_12 i; clear - q_109 R; first [reflexivity | field; nz | ring].
split; first exact: C_20.
split; first exact: C_36.
split; first exact: C_44.
exact: C_108.
Qed.

(* riechers.lengths-not-directions
   ΠG²Π does not give the directions of the axes; G maps its eigenvectors onto them
   P. M. Riechers, “Geometry and Dynamics of LayerNorm”, arXiv:2405.04134, the text dated May 15, 2024; Sec. II.2,
   last paragraph *)
Theorem riechers_lengths_not_directions (gain : 'cV[R]_N) (zeta : R) :
  (0 < N)%N ->
  (forall i, (vpow gain 2 - zeta *: ones) i 0 != 0) ->
  sumv (vinv (vpow gain 2 - zeta *: ones)) = 0 ->
  N%:R != 0 :> R /\
  (forall i, (vpow gain 2 - zeta *: ones) i 0 != 0) /\
  image_matrix gain *m (diag gain *m Pi) = diag gain *m Pi *m (Pi *m diag (vpow gain 2) *m Pi) :> 'M[R]_N /\
  Pi *m diag (vpow gain 2) *m Pi *m had ones (vinv (vpow gain 2 - zeta *: ones)) = zeta *: had ones (vinv (vpow gain 2 - zeta *: ones)) :> 'cV[R]_N /\
  image_matrix gain *m had gain (had ones (vinv (vpow gain 2 - zeta *: ones))) = zeta *: had gain (had ones (vinv (vpow gain 2 - zeta *: ones))) :> 'cV[R]_N.
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
have e_19 : N%:R = n by rule (num_eq En _); clear - R; first [reflexivity | ring].
have NZ_20 := lt0r_neq0 N_pos.
have NZ_21 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_20 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_22 : N%:R != 0 := nz_is e_19 NZ_21.
have e_23 : gain = (col (fun i => (gain i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_24 : 'cV[R]_N := vpow gain 2.
have e_25 : t_24 = (col (fun i => (gain i 0) ^+ 2)) by rule (col_eq (col_vpow 2 e_23) _) => i; reduce; clear - R; first [reflexivity | ring].
have e_26 : zeta = zeta by [].
have e_27 : (ones : 'cV[R]_N) = (col (fun i => 1)) by rule (col_eq (col_ones R N) _) => i; clear - R; first [reflexivity | ring].
pose t_28 : 'cV[R]_N := zeta *: (ones : 'cV[R]_N).
have e_29 : t_28 = (col (fun i => zeta * (1))) by rule (col_eq (col_scale e_26 e_27) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_30 : 'cV[R]_N := t_24 - t_28.
have e_31 : t_30 = (col (fun i => (gain i 0) ^+ 2 + (- zeta) * (1))) by rule (col_eq (col_sub e_25 e_29) _) => i; reduce; clear - R; first [reflexivity | ring].
have C_32 : forall i, t_30 i 0 != 0 by rule (col_nz e_31 _) => i; rule (nz_of (H_10 i) _); clear - R; first [reflexivity | ring].
pose t_33 : 'M[R]_N := diag gain.
have e_34 : t_33 = (opr (fun i => (gain i 0)) [:: ]) by rule (opr_eq (opr_diag e_23) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
have e_35 : (1%:M : 'M[R]_N) = (opr (fun i => 1) [:: ]) by rule (opr_eq (opr_id R N) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_36 : R := N%:R^-1.
have e_37 : t_36 = (1 / (n)) by rule (num_eq (num1 (fun a : R => a^-1) e_19) _); clear - NZ_20 R; first [reflexivity | field; nz | ring].
pose t_38 : 'M[R]_N := outer (ones : 'cV[R]_N) (ones : 'cV[R]_N).
have e_39 : t_38 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => 1))]) by rule (opr_eq (opr_outer e_27 e_27) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_40 : 'M[R]_N := t_36 *: t_38.
have e_41 : t_40 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => (1 / (n)) * (1)))]) by rule (opr_eq (opr_scale e_37 e_39) _ _); [move=> i; reduce; clear - NZ_20 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_20 R; first [reflexivity | field; nz | ring]].
pose t_42 : 'M[R]_N := (1%:M : 'M[R]_N) - t_40.
have e_43 : t_42 = (opr (fun i => 1) [:: ((fun i => 1), (fun i => ((- 1) / (n)) * (1)))]) by rule (opr_eq (opr_sub e_35 e_41) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_20 R; first [reflexivity | field; nz | ring]].
pose t_44 : 'M[R]_N := t_33 *m t_42.
have e_45 : t_44 = (opr (fun i => (gain i 0)) [:: ((fun i => (gain i 0)), (fun i => ((- 1) / (n)) * (1)))]) by rule (opr_eq (opr_mul (ss := [:: [:: ]]) e_34 e_43 (conj I (I))) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_20 R; first [reflexivity | field; nz | ring]].
pose t_46 : 'M[R]_N := t_44 *m t_33.
have e_47 : t_46 = (opr (fun i => (gain i 0) ^+ 2) [:: ((fun i => (gain i 0)), (fun i => ((- 1) / (n)) * ((gain i 0))))]) by rule (opr_eq (opr_mul (ss := [:: ]) e_45 e_34 (I)) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_20 R; first [reflexivity | field; nz | ring]].
pose t_48 : 'M[R]_N := t_46 *m t_44.
have [m_4 M_4] := some_number (part xpredT (fun i => (gain i 0) ^+ 2)).
have S_50 : 0 <= m_4 by rewrite -M_4; apply: part_ge0 => i; sgn.
have d_51 : whole (fun i => ((- 1) / (n)) * ((gain i 0) ^+ 2)) = ((- m_4) / (n)) by rule (num_eq (partZ ((- 1) / (n)) M_4) _); clear - NZ_20 R; first [reflexivity | field; nz | ring].
have d_52 : whole (fun i => (((- 1) / (n)) * ((gain i 0))) * ((gain i 0))) = ((- m_4) / (n)) by rule (whole_eq _ d_51) => i; clear - NZ_20 R; first [reflexivity | field; nz | ring].
have e_49 : t_48 = (opr (fun i => (gain i 0) ^+ 3) [:: ((fun i => (gain i 0)), (fun i => ((- 1) / (n)) * ((gain i 0) ^+ 2) + (m_4 / (n ^+ 2)) * (1))); ((fun i => (gain i 0) ^+ 3), (fun i => ((- 1) / (n)) * (1)))]) by rule (opr_eq (opr_mul (ss := [:: [:: ((- m_4) / (n))]]) e_47 e_45 (conj (conj d_52 I) (I))) _ _); [move=> i; reduce; clear - NZ_20 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_20 R; first [reflexivity | field; nz | ring]].
pose t_54 : 'M[R]_N := diag t_24.
have e_55 : t_54 = (opr (fun i => (gain i 0) ^+ 2) [:: ]) by rule (opr_eq (opr_diag e_25) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_56 : 'M[R]_N := t_42 *m t_54.
have e_57 : t_56 = (opr (fun i => (gain i 0) ^+ 2) [:: ((fun i => 1), (fun i => ((- 1) / (n)) * ((gain i 0) ^+ 2)))]) by rule (opr_eq (opr_mul (ss := [:: ]) e_43 e_55 (I)) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_20 R; first [reflexivity | field; nz | ring]].
pose t_58 : 'M[R]_N := t_56 *m t_42.
have d_60 : whole (fun i => (((- 1) / (n)) * ((gain i 0) ^+ 2)) * 1) = ((- m_4) / (n)) by rule (whole_eq _ d_51) => i; clear - NZ_20 R; first [reflexivity | field; nz | ring].
have e_59 : t_58 = (opr (fun i => (gain i 0) ^+ 2) [:: ((fun i => 1), (fun i => ((- 1) / (n)) * ((gain i 0) ^+ 2) + (m_4 / (n ^+ 2)) * (1))); ((fun i => (gain i 0) ^+ 2), (fun i => ((- 1) / (n)) * (1)))]) by rule (opr_eq (opr_mul (ss := [:: [:: ((- m_4) / (n))]]) e_57 e_43 (conj (conj d_60 I) (I))) _ _); [move=> i; reduce; clear - NZ_20 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_20 R; first [reflexivity | field; nz | ring]].
pose t_61 : 'M[R]_N := t_44 *m t_58.
have d_63 : whole (fun i => ((- 1) / (n)) * (1)) = (- 1) by rule (num_eq (partZ ((- 1) / (n)) (whole_ones En)) _); clear - NZ_20 R; first [reflexivity | field; nz | ring].
have d_64 : whole (fun i => (((- 1) / (n)) * (1)) * 1) = (- 1) by rule (whole_eq _ d_63) => i; clear - NZ_20 R; first [reflexivity | field; nz | ring].
have d_65 : whole (fun i => (((- 1) / (n)) * (1)) * ((gain i 0) ^+ 2)) = ((- m_4) / (n)) by rule (whole_eq _ d_51) => i; clear - NZ_20 R; first [reflexivity | field; nz | ring].
have e_62 : t_61 = (opr (fun i => (gain i 0) ^+ 3) [:: ((fun i => (gain i 0)), (fun i => ((- 1) / (n)) * ((gain i 0) ^+ 2) + (m_4 / (n ^+ 2)) * (1))); ((fun i => (gain i 0) ^+ 3), (fun i => ((- 1) / (n)) * (1)))]) by rule (opr_eq (opr_mul (ss := [:: [:: (- 1)]; [:: ((- m_4) / (n))]]) e_45 e_59 (conj (conj d_64 I) (conj (conj d_65 I) (I)))) _ _); [move=> i; reduce; clear - NZ_20 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_20 R; first [reflexivity | field; nz | ring]].
have C_53 : t_48 = t_61 by rule (opr_same e_49 e_62 _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_20 R; first [reflexivity | field; nz | ring]].
pose t_66 : 'cV[R]_N := vinv t_30.
have e_67 : t_66 = (col (fun i => (((gain i 0) ^+ 2 + (- zeta))^-1))) by rule (col_eq (col_vinv e_31) _) => i; reduce; have q_68 := W_12 i; clear - q_68 R; first [reflexivity | field; nz | ring].
pose t_69 : 'cV[R]_N := had (ones : 'cV[R]_N) t_66.
have e_70 : t_69 = (col (fun i => (((gain i 0) ^+ 2 + (- zeta))^-1))) by rule (col_eq (col_had e_27 e_67) _) => i; reduce; have q_71 := W_12 i; clear - q_71 R; first [reflexivity | field; nz | ring].
pose t_72 : 'cV[R]_N := t_58 *m t_69.
have d_74 : whole (fun i => ((- 1) / (n)) * (1) + ((- n * zeta + m_4) / (n ^+ 2)) * ((((gain i 0) ^+ 2 + (- zeta))^-1))) = (- 1) by rule (num_eq (partD (partZ ((- 1) / (n)) (whole_ones En)) (partZ ((- n * zeta + m_4) / (n ^+ 2)) M_17)) _); clear - NZ_20 R; first [reflexivity | field; nz | ring].
have d_76 : whole (fun i => (((- 1) / (n)) * ((gain i 0) ^+ 2) + (m_4 / (n ^+ 2)) * (1)) * ((((gain i 0) ^+ 2 + (- zeta))^-1))) = (- 1) by rule (whole_eq _ d_74) => i; have q_75 := W_12 i; clear - NZ_20 q_75 R; first [reflexivity | field; nz | ring].
have d_77 : whole (fun i => ((- 1) / (n)) * ((((gain i 0) ^+ 2 + (- zeta))^-1))) = 0 by rule (num_eq (partZ ((- 1) / (n)) M_17) _); clear - NZ_20 R; first [reflexivity | field; nz | ring].
have d_79 : whole (fun i => (((- 1) / (n)) * (1)) * ((((gain i 0) ^+ 2 + (- zeta))^-1))) = 0 by rule (whole_eq _ d_77) => i; have q_78 := W_12 i; clear - NZ_20 q_78 R; first [reflexivity | field; nz | ring].
have e_73 : t_72 = (col (fun i => zeta * ((((gain i 0) ^+ 2 + (- zeta))^-1)))) by rule (col_eq (opr_apply (s := [:: (- 1); 0]) e_59 e_70 (conj d_76 (conj d_79 I))) _) => i; reduce; have q_80 := W_12 i; clear - NZ_20 q_80 R; first [reflexivity | field; nz | ring].
pose t_82 : 'cV[R]_N := zeta *: t_69.
have e_83 : t_82 = (col (fun i => zeta * ((((gain i 0) ^+ 2 + (- zeta))^-1)))) by rule (col_eq (col_scale e_26 e_70) _) => i; reduce; have q_84 := W_12 i; clear - q_84 R; first [reflexivity | field; nz | ring].
have C_81 : t_72 = t_82 by rule (col_same e_73 e_83 _) => i; have q_85 := W_12 i; clear - q_85 R; first [reflexivity | field; nz | ring].
pose t_86 : 'cV[R]_N := had gain t_69.
have e_87 : t_86 = (col (fun i => (gain i 0) * (((gain i 0) ^+ 2 + (- zeta))^-1))) by rule (col_eq (col_had e_23 e_70) _) => i; reduce; have q_88 := W_12 i; clear - q_88 R; first [reflexivity | field; nz | ring].
pose t_89 : 'cV[R]_N := t_46 *m t_86.
have d_91 : whole (fun i => ((- 1) / (n)) * (1) + ((- zeta) / (n)) * ((((gain i 0) ^+ 2 + (- zeta))^-1))) = (- 1) by rule (num_eq (partD (partZ ((- 1) / (n)) (whole_ones En)) (partZ ((- zeta) / (n)) M_17)) _); clear - NZ_20 R; first [reflexivity | field; nz | ring].
have d_93 : whole (fun i => (((- 1) / (n)) * ((gain i 0))) * ((gain i 0) * (((gain i 0) ^+ 2 + (- zeta))^-1))) = (- 1) by rule (whole_eq _ d_91) => i; have q_92 := W_12 i; clear - NZ_20 q_92 R; first [reflexivity | field; nz | ring].
have e_90 : t_89 = (col (fun i => zeta * ((gain i 0) * (((gain i 0) ^+ 2 + (- zeta))^-1)))) by rule (col_eq (opr_apply (s := [:: (- 1)]) e_47 e_87 (conj d_93 I)) _) => i; reduce; have q_94 := W_12 i; clear - NZ_20 q_94 R; first [reflexivity | field; nz | ring].
pose t_96 : 'cV[R]_N := zeta *: t_86.
have e_97 : t_96 = (col (fun i => zeta * ((gain i 0) * (((gain i 0) ^+ 2 + (- zeta))^-1)))) by rule (col_eq (col_scale e_26 e_87) _) => i; reduce; have q_98 := W_12 i; clear - q_98 R; first [reflexivity | field; nz | ring].
have C_95 : t_89 = t_96 by rule (col_same e_90 e_97 _) => i; have q_99 := W_12 i; clear - q_99 R; first [reflexivity | field; nz | ring].
split; first exact: C_22.
split; first exact: C_32.
split; first exact: C_53.
split; first exact: C_81.
exact: C_95.
Qed.
End Claims.
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition riechers_lengths_not_directions_equal_1_says : Prop :=
  forall (gain : 'cV[R]_N) (zeta : R),
  (0 < N)%N ->
  (forall i, (vpow gain 2 - zeta *: ones) i 0 != 0) ->
  sumv (vinv (vpow gain 2 - zeta *: ones)) = 0 ->
  N%:R != 0 :> R /\
  (forall i, (vpow gain 2 - zeta *: ones) i 0 != 0) /\
  Pi *m diag (vpow gain 2) *m Pi *m had gain (had ones (vinv (vpow gain 2 - zeta *: ones))) = zeta *: had gain (had ones (vinv (vpow gain 2 - zeta *: ones))) :> 'cV[R]_N.
End Statement.
Theorem riechers_lengths_not_directions_equal_1_fails (R : rcfType) : ~ (forall N : nat, riechers_lengths_not_directions_equal_1_says R N).
Proof.
move=> claim.
pose letter_gain : 'cV[R]_2 := vec 2 [:: (0 : R); (1 : R)].
pose letter_zeta : R := (1 / 2%:R : R).
have := claim 2%N letter_gain letter_zeta.
rewrite /riechers_lengths_not_directions_equal_1_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
pose t_1 : 'M[R]_2 := 1%:M.
have e_1 : t_1 = mat 2 [:: [:: (1 : R); (0 : R)]; [:: (0 : R); (1 : R)]] by rewrite /t_1 w_identity; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_2 : R := 2%:R.
have e_2 : t_2 = (2%:R : R) by rewrite /t_2; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_3 : R := t_2^-1.
have e_3 : t_3 = (1 / 2%:R : R) by rewrite /t_3 e_2 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_4 : 'cV[R]_2 := ones.
have e_4 : t_4 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_4 w_ones; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_5 : 'M[R]_2 := outer t_4 t_4.
have e_5 : t_5 = mat 2 [:: [:: (1 : R); (1 : R)]; [:: (1 : R); (1 : R)]] by rewrite /t_5 e_4 w_outer; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_6 : 'M[R]_2 := t_3 *: t_5.
have e_6 : t_6 = mat 2 [:: [:: (1 / 2%:R : R); (1 / 2%:R : R)]; [:: (1 / 2%:R : R); (1 / 2%:R : R)]] by rewrite /t_6 e_3 e_5 w_mscale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_7 : 'M[R]_2 := t_1 - t_6.
have e_7 : t_7 = mat 2 [:: [:: (1 / 2%:R : R); (- 1 / 2%:R : R)]; [:: (- 1 / 2%:R : R); (1 / 2%:R : R)]] by rewrite /t_7 e_1 e_6 w_msub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_8 : letter_gain = vec 2 [:: (0 : R); (1 : R)] by [].
pose t_9 : 'cV[R]_2 := vpow letter_gain 2.
have e_9 : t_9 = vec 2 [:: (0 : R); (1 : R)] by rewrite /t_9 e_8 w_vpow; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_10 : 'M[R]_2 := diag t_9.
have e_10 : t_10 = mat 2 [:: [:: (0 : R); (0 : R)]; [:: (0 : R); (1 : R)]] by rewrite /t_10 e_9 w_diag; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_11 : 'M[R]_2 := t_7 *m t_10.
have e_11 : t_11 = mat 2 [:: [:: (0 : R); (- 1 / 2%:R : R)]; [:: (0 : R); (1 / 2%:R : R)]] by rewrite /t_11 e_7 e_10 w_compose; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_12 : 'M[R]_2 := t_11 *m t_7.
have e_12 : t_12 = mat 2 [:: [:: (1 / 4%:R : R); (- 1 / 4%:R : R)]; [:: (- 1 / 4%:R : R); (1 / 4%:R : R)]] by rewrite /t_12 e_11 e_7 w_compose; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_13 : letter_zeta = (1 / 2%:R : R) by [].
pose t_14 : 'cV[R]_2 := letter_zeta *: t_4.
have e_14 : t_14 = vec 2 [:: (1 / 2%:R : R); (1 / 2%:R : R)] by rewrite /t_14 e_13 e_4 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_15 : 'cV[R]_2 := t_9 - t_14.
have e_15 : t_15 = vec 2 [:: (- 1 / 2%:R : R); (1 / 2%:R : R)] by rewrite /t_15 e_9 e_14 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_16 : 'cV[R]_2 := vinv t_15.
have e_16 : t_16 = vec 2 [:: (- 2%:R : R); (2%:R : R)] by rewrite /t_16 e_15 w_vinv; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_17 : 'cV[R]_2 := had t_4 t_16.
have e_17 : t_17 = vec 2 [:: (- 2%:R : R); (2%:R : R)] by rewrite /t_17 e_4 e_16 w_had; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_18 : 'cV[R]_2 := had letter_gain t_17.
have e_18 : t_18 = vec 2 [:: (0 : R); (2%:R : R)] by rewrite /t_18 e_8 e_17 w_had; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_19 : 'cV[R]_2 := t_12 *m t_18.
have e_19 : t_19 = vec 2 [:: (- 1 / 2%:R : R); (1 / 2%:R : R)] by rewrite /t_19 e_12 e_18 w_apply; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_20 : 'cV[R]_2 := letter_zeta *: t_18.
have e_20 : t_20 = vec 2 [:: (0 : R); (1 : R)] by rewrite /t_20 e_13 e_18 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have h_21 : forall i, t_15 i 0 != 0 by move=> i; rewrite e_15 vec_entry; case: i => [[|[|k]] lt] //=; first [apply: (one_over (r := (- 2%:R : R))); rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring] | apply: lt0r_neq0; sgn].
pose t_22 : R := sumv t_16.
have e_22 : t_22 = (0 : R) by rewrite /t_22 e_16 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_23 : R := 0.
have e_23 : t_23 = (0 : R) by rewrite /t_23; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have h_24 : t_22 = t_23 by rewrite e_22 e_23; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
move=> /(_ erefl).
move=> /(_ h_21).
move=> /(_ h_24).
case=> _.
case=> _.
apply: (vec_differ (k := 0) (c := (- 1 / 2%:R : R)) _ e_19 e_20); [by [] | rewrite /=; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring] | apply: (one_over (r := (- 2%:R : R))); rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
Qed.
Section Claims.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Local Notation whole := (@Trace.part R N xpredT).
Local Notation part := (@Trace.part R N).
Local Notation col := (@col R N).
Local Notation opr := (@opr R N).

(* lnverify.secular-equation
   det(z − GΠG) = (z/N)·p′(z), p(z) = ∏(z − gₙ²): the non-trivial ζ are the critical points of p
   this project; with a proof *)
Theorem lnverify_secular_equation (gain : 'cV[R]_N) (z zeta : R) :
  (0 < N)%N ->
  (forall i, (vpow gain 2 - zeta *: ones) i 0 != 0) ->
  sumv (vinv (vpow gain 2 - zeta *: ones)) = 0 ->
  (forall i, (z *: ones - vpow gain 2) i 0 != 0) ->
  exists D1 : R, is_derivative (fun z : R => prodv (z *: ones - vpow gain 2)) z D1 /\
  exists D2 : R, is_derivative (fun z : R => sumv (had ones (vinv (vpow gain 2 - z *: ones)))) z D2 /\
  N%:R != 0 :> R /\
  (forall i, (vpow gain 2 - z *: ones) i 0 != 0) /\
  (forall i, (vpow gain 2 - zeta *: ones) i 0 != 0) /\
  \det (z *: 1%:M - image_matrix gain) = (z / N%:R) * D1 :> R /\
  D1 = - prodv (z *: ones - vpow gain 2) * sumv (had ones (vinv (vpow gain 2 - z *: ones))) :> R /\
  D2 = dot (had ones (vinv (vpow gain 2 - z *: ones))) (had ones (vinv (vpow gain 2 - z *: ones))) :> R /\
  image_matrix gain *m had gain (had ones (vinv (vpow gain 2 - zeta *: ones))) = zeta *: had gain (had ones (vinv (vpow gain 2 - zeta *: ones))) :> 'cV[R]_N.
Proof.
move=> N_gt0 H_zeta_poles H_zeta_sum H0.
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
have e_19 : z = z by [].
have e_20 : (ones : 'cV[R]_N) = (col (fun i => 1)) by rule (col_eq (col_ones R N) _) => i; clear - R; first [reflexivity | ring].
pose t_21 : 'cV[R]_N := z *: (ones : 'cV[R]_N).
have e_22 : t_21 = (col (fun i => z * (1))) by rule (col_eq (col_scale e_19 e_20) _) => i; reduce; clear - R; first [reflexivity | ring].
have e_23 : gain = (col (fun i => (gain i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_24 : 'cV[R]_N := vpow gain 2.
have e_25 : t_24 = (col (fun i => (gain i 0) ^+ 2)) by rule (col_eq (col_vpow 2 e_23) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_26 : 'cV[R]_N := t_21 - t_24.
have e_27 : t_26 = (col (fun i => z * (1) + (- 1) * ((gain i 0) ^+ 2))) by rule (col_eq (col_sub e_22 e_25) _) => i; reduce; clear - R; first [reflexivity | ring].
have H_28 : forall i, z * (1) + (- 1) * ((gain i 0) ^+ 2) != 0 := col_nz_of H0 e_27.
pose t_29 : R := prodv t_26.
have [p_6 P_6] := some_number (\prod_(i : 'I_N) (z * (1) + (- 1) * ((gain i 0) ^+ 2))).
have W_31 : forall i, z * (1) + (- 1) * ((gain i 0) ^+ 2) != 0 by move=> i; first [rule (nz_of (H_28 i) _); clear - R; ring | rewrite -oppr_eq0; rule (nz_of (H_28 i) _); clear - R; ring].
have NZ_32 : p_6 != 0 by rewrite -P_6; apply/prodf_neq0 => i _; exact: (W_31 i).
have e_30 : t_29 = p_6 by rule (product_node e_27 P_6 _); clear - R; first [reflexivity | ring].
have [m_5 M_5] := some_number (part xpredT (fun i => (((gain i 0) ^+ 2 + (- z))^-1))).
pose D1_33 : R := (- m_5 * p_6).
have e_34 : D1_33 = (- m_5 * p_6) by [].
have C_35 : is_derivative (fun z : R => prodv (z *: ones - vpow gain 2)) z D1_33.
have size_ge0 := fun t : R => normr_ge0 t.
have D_36 := D_at_scalar z.
have D_37 := VD_scaler size_ge0 (ones : 'cV[R]_N) D_36.
have D_38 := VD_addr size_ge0 (- t_24) D_37.
have C_39 : forall i, t_26 i 0 != 0 by rule (col_nz e_27 _) => i; rule (nz_of (H_28 i) _); clear - R; first [reflexivity | ring].
have D_40 := D_prodv size_ge0 C_39 D_38.
refine (derivative_by (F := (fun z : R => prodv (z *: ones - vpow gain 2))) D_40 _) => h_41.
pose t_42 : 'cV[R]_N := vinv t_26.
have W_44 : forall i, (gain i 0) ^+ 2 + (- z) != 0 by move=> i; rule (nz_factor (r := (- 1) * (1)) (H_28 i) _); clear - R; first [reflexivity | ring].
have e_43 : t_42 = (col (fun i => (- 1) * ((((gain i 0) ^+ 2 + (- z))^-1)))) by rule (col_eq (col_vinv e_27) _) => i; reduce; have q_45 := W_44 i; clear - q_45 R; first [reflexivity | field; nz | ring].
have e_46 : h_41 = h_41 by [].
pose t_47 : 'cV[R]_N := h_41 *: (ones : 'cV[R]_N).
have e_48 : t_47 = (col (fun i => h_41 * (1))) by rule (col_eq (col_scale e_46 e_20) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_49 : R := dot t_42 t_47.
have d_51 : whole (fun i => (- h_41) * ((((gain i 0) ^+ 2 + (- z))^-1))) = (- m_5 * h_41) by rule (num_eq (partZ (- h_41) M_5) _); clear - R; first [reflexivity | ring].
have d_53 : whole (fun i => ((- 1) * ((((gain i 0) ^+ 2 + (- z))^-1))) * (h_41 * (1))) = (- m_5 * h_41) by rule (whole_eq _ d_51) => i; have q_52 := W_44 i; clear - q_52 R; first [reflexivity | field; nz | ring].
have e_50 : t_49 = (- m_5 * h_41) by rule (dot_node e_43 e_48 d_53); done.
pose t_54 : R := t_29 * t_49.
have e_55 : t_54 = (- m_5 * p_6 * h_41) by rule (num_eq (num2 (fun a b : R => a * b) e_30 e_50) _); clear - R; first [reflexivity | ring].
pose t_56 : R := D1_33 * h_41.
have e_57 : t_56 = (- m_5 * p_6 * h_41) by rule (num_eq (num2 (fun a b : R => a * b) e_34 e_46) _); clear - R; first [reflexivity | ring].
rule (num_eq e_55 (esym (num_eq e_57 _))); clear - R; first [reflexivity | ring].
pose t_58 : 'cV[R]_N := t_24 - t_21.
have e_59 : t_58 = (col (fun i => (gain i 0) ^+ 2 + (- z) * (1))) by rule (col_eq (col_sub e_25 e_22) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_60 : 'cV[R]_N := vinv t_58.
have W_62 : forall i, (gain i 0) ^+ 2 + (- z) != 0 by move=> i; rule (nz_factor (r := (- 1) * (1)) (H_28 i) _); clear - R; first [reflexivity | ring].
have e_61 : t_60 = (col (fun i => (((gain i 0) ^+ 2 + (- z))^-1))) by rule (col_eq (col_vinv e_59) _) => i; reduce; have q_63 := W_62 i; clear - q_63 R; first [reflexivity | field; nz | ring].
have [m_7 M_7] := some_number (part xpredT (fun i => (((gain i 0) ^+ 2 + (- z))^-1) ^+ 2)).
have S_64 : 0 < m_7 by rewrite -M_7; apply: (whole_gt0 N_gt0) => i; have q0 := W_62 i; sgn.
pose D2_65 : R := m_7.
have e_66 : D2_65 = m_7 by [].
have C_67 : is_derivative (fun z : R => sumv (had ones (vinv (vpow gain 2 - z *: ones)))) z D2_65.
have size_ge0 := fun t : R => normr_ge0 t.
have D_68 := D_at_scalar z.
have D_69 := VD_scaler size_ge0 (ones : 'cV[R]_N) D_68.
have D_70 := VD_addl size_ge0 t_24 (VD_opp D_69).
have C_71 : forall i, t_58 i 0 != 0 by rule (col_nz e_59 _) => i; rewrite -oppr_eq0; rule (nz_of (H_28 i) _); clear - R; first [reflexivity | ring].
have D_72 := VD_vinv size_ge0 C_71 D_70.
have D_73 := VD_hadl (ones : 'cV[R]_N) D_72.
have D_74 := D_sumv size_ge0 D_73.
refine (derivative_by (F := (fun z : R => sumv (had ones (vinv (vpow gain 2 - z *: ones))))) D_74 _) => h_75.
have e_76 : h_75 = h_75 by [].
pose t_77 : 'cV[R]_N := h_75 *: (ones : 'cV[R]_N).
have e_78 : t_77 = (col (fun i => h_75 * (1))) by rule (col_eq (col_scale e_76 e_20) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_79 : 'cV[R]_N := - t_77.
have e_80 : t_79 = (col (fun i => (- h_75) * (1))) by rule (col_eq (col_opp e_78) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_81 : 'cV[R]_N := had t_60 t_79.
have e_82 : t_81 = (col (fun i => (- h_75) * ((((gain i 0) ^+ 2 + (- z))^-1)))) by rule (col_eq (col_had e_61 e_80) _) => i; reduce; have q_83 := W_62 i; clear - q_83 R; first [reflexivity | field; nz | ring].
pose t_84 : 'cV[R]_N := had t_60 t_81.
have e_85 : t_84 = (col (fun i => (- h_75) * ((((gain i 0) ^+ 2 + (- z))^-1) ^+ 2))) by rule (col_eq (col_had e_61 e_82) _) => i; reduce; have q_86 := W_62 i; clear - q_86 R; first [reflexivity | field; nz | ring].
pose t_87 : 'cV[R]_N := - t_84.
have e_88 : t_87 = (col (fun i => h_75 * ((((gain i 0) ^+ 2 + (- z))^-1) ^+ 2))) by rule (col_eq (col_opp e_85) _) => i; reduce; have q_89 := W_62 i; clear - q_89 R; first [reflexivity | field; nz | ring].
pose t_90 : 'cV[R]_N := had (ones : 'cV[R]_N) t_87.
have e_91 : t_90 = (col (fun i => h_75 * ((((gain i 0) ^+ 2 + (- z))^-1) ^+ 2))) by rule (col_eq (col_had e_20 e_88) _) => i; reduce; have q_92 := W_62 i; clear - q_92 R; first [reflexivity | field; nz | ring].
pose t_93 : R := sumv t_90.
have e_94 : t_93 = (m_7 * h_75) by rule (sum_node e_91 (partZ h_75 M_7) _); clear - R; first [reflexivity | ring].
pose t_95 : R := D2_65 * h_75.
have e_96 : t_95 = (m_7 * h_75) by rule (num_eq (num2 (fun a b : R => a * b) e_66 e_76) _); clear - R; first [reflexivity | ring].
rule (num_eq e_94 (esym (num_eq e_96 _))); clear - R; first [reflexivity | ring].
have e_97 : N%:R = n by rule (num_eq En _); clear - R; first [reflexivity | ring].
have NZ_98 := lt0r_neq0 N_pos.
have NZ_99 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_98 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_100 : N%:R != 0 := nz_is e_97 NZ_99.
have C_101 : forall i, t_58 i 0 != 0 by rule (col_nz e_59 _) => i; rewrite -oppr_eq0; rule (nz_of (H_28 i) _); clear - R; first [reflexivity | ring].
have e_102 : zeta = zeta by [].
pose t_103 : 'cV[R]_N := zeta *: (ones : 'cV[R]_N).
have e_104 : t_103 = (col (fun i => zeta * (1))) by rule (col_eq (col_scale e_102 e_20) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_105 : 'cV[R]_N := t_24 - t_103.
have e_106 : t_105 = (col (fun i => (gain i 0) ^+ 2 + (- zeta) * (1))) by rule (col_eq (col_sub e_25 e_104) _) => i; reduce; clear - R; first [reflexivity | ring].
have C_107 : forall i, t_105 i 0 != 0 by rule (col_nz e_106 _) => i; rule (nz_of (H_10 i) _); clear - R; first [reflexivity | ring].
have e_108 : (1%:M : 'M[R]_N) = (opr (fun i => 1) [:: ]) by rule (opr_eq (opr_id R N) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_109 : 'M[R]_N := z *: (1%:M : 'M[R]_N).
have e_110 : t_109 = (opr (fun i => z * (1)) [:: ]) by rule (opr_eq (opr_scale e_19 e_108) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_111 : 'M[R]_N := diag gain.
have e_112 : t_111 = (opr (fun i => (gain i 0)) [:: ]) by rule (opr_eq (opr_diag e_23) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_113 : R := N%:R^-1.
have e_114 : t_113 = (1 / (n)) by rule (num_eq (num1 (fun a : R => a^-1) e_97) _); clear - NZ_98 R; first [reflexivity | field; nz | ring].
pose t_115 : 'M[R]_N := outer (ones : 'cV[R]_N) (ones : 'cV[R]_N).
have e_116 : t_115 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => 1))]) by rule (opr_eq (opr_outer e_20 e_20) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_117 : 'M[R]_N := t_113 *: t_115.
have e_118 : t_117 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => (1 / (n)) * (1)))]) by rule (opr_eq (opr_scale e_114 e_116) _ _); [move=> i; reduce; clear - NZ_98 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_98 R; first [reflexivity | field; nz | ring]].
pose t_119 : 'M[R]_N := (1%:M : 'M[R]_N) - t_117.
have e_120 : t_119 = (opr (fun i => 1) [:: ((fun i => 1), (fun i => ((- 1) / (n)) * (1)))]) by rule (opr_eq (opr_sub e_108 e_118) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_98 R; first [reflexivity | field; nz | ring]].
pose t_121 : 'M[R]_N := t_111 *m t_119.
have e_122 : t_121 = (opr (fun i => (gain i 0)) [:: ((fun i => (gain i 0)), (fun i => ((- 1) / (n)) * (1)))]) by rule (opr_eq (opr_mul (ss := [:: [:: ]]) e_112 e_120 (conj I (I))) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_98 R; first [reflexivity | field; nz | ring]].
pose t_123 : 'M[R]_N := t_121 *m t_111.
have e_124 : t_123 = (opr (fun i => (gain i 0) ^+ 2) [:: ((fun i => (gain i 0)), (fun i => ((- 1) / (n)) * ((gain i 0))))]) by rule (opr_eq (opr_mul (ss := [:: ]) e_122 e_112 (I)) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_98 R; first [reflexivity | field; nz | ring]].
pose t_125 : 'M[R]_N := t_109 - t_123.
have e_126 : t_125 = (opr (fun i => z * (1) + (- 1) * ((gain i 0) ^+ 2)) [:: ((fun i => (gain i 0)), (fun i => (1 / (n)) * ((gain i 0))))]) by rule (opr_eq (opr_sub e_110 e_124) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_98 R; first [reflexivity | field; nz | ring]].
pose t_127 : R := \det t_125.
have d_130 : whole (fun i => ((- 1) / (n)) * (1) + ((- z) / (n)) * ((((gain i 0) ^+ 2 + (- z))^-1))) = ((- n - z * m_5) / (n)) by rule (num_eq (partD (partZ ((- 1) / (n)) (whole_ones En)) (partZ ((- z) / (n)) M_5)) _); clear - NZ_98 R; first [reflexivity | field; nz | ring].
have d_131 : whole (fun i => ((1 / (n)) * ((gain i 0))) * (((gain i 0)) / ((z * (1) + (- 1) * ((gain i 0) ^+ 2))))) = ((- n - z * m_5) / (n)) by rule (whole_eq _ d_130) => i; have q_129 := W_62 i; clear - NZ_98 q_129 R; first [reflexivity | field; nz | ring].
have W_132 : forall i, z * (1) + (- 1) * ((gain i 0) ^+ 2) != 0 by move=> i; first [rule (nz_of (H_28 i) _); clear - R; ring | rewrite -oppr_eq0; rule (nz_of (H_28 i) _); clear - R; ring].
have e_128 : t_127 = ((- z * m_5 * p_6) / (n)) by rule (det_rank_one e_126 W_132 P_6 d_131 _); clear - NZ_98 R; first [reflexivity | field; nz | ring].
pose t_134 : R := z / N%:R.
have e_135 : t_134 = (z / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_19 e_97) _); clear - NZ_98 R; first [reflexivity | field; nz | ring].
pose t_136 : R := t_134 * D1_33.
have e_137 : t_136 = ((- z * m_5 * p_6) / (n)) by rule (num_eq (num2 (fun a b : R => a * b) e_135 e_34) _); clear - NZ_98 R; first [reflexivity | field; nz | ring].
have C_133 : t_127 = t_136 by rule (num_eq e_128 (esym (num_eq e_137 _))); clear - NZ_98 R; first [reflexivity | field; nz | ring].
pose t_139 : R := - t_29.
have e_140 : t_139 = (- p_6) by rule (num_eq (num1 (fun a : R => - a) e_30) _); clear - R; first [reflexivity | ring].
pose t_141 : 'cV[R]_N := had (ones : 'cV[R]_N) t_60.
have e_142 : t_141 = (col (fun i => (((gain i 0) ^+ 2 + (- z))^-1))) by rule (col_eq (col_had e_20 e_61) _) => i; reduce; have q_143 := W_62 i; clear - q_143 R; first [reflexivity | field; nz | ring].
pose t_144 : R := sumv t_141.
have e_145 : t_144 = m_5 by rule (sum_node e_142 M_5 _); clear - R; first [reflexivity | ring].
pose t_146 : R := t_139 * t_144.
have e_147 : t_146 = (- m_5 * p_6) by rule (num_eq (num2 (fun a b : R => a * b) e_140 e_145) _); clear - R; first [reflexivity | ring].
have C_138 : D1_33 = t_146 by rule (num_eq e_34 (esym (num_eq e_147 _))); clear - R; first [reflexivity | ring].
pose t_149 : R := dot t_141 t_141.
have d_151 : whole (fun i => (((gain i 0) ^+ 2 + (- z))^-1) ^+ 2) = m_7 by rule (num_eq M_7 _); clear - R; first [reflexivity | ring].
have d_153 : whole (fun i => ((((gain i 0) ^+ 2 + (- z))^-1)) * ((((gain i 0) ^+ 2 + (- z))^-1))) = m_7 by rule (whole_eq _ d_151) => i; have q_152 := W_62 i; clear - q_152 R; first [reflexivity | field; nz | ring].
have e_150 : t_149 = m_7 by rule (dot_node e_142 e_142 d_153); done.
have C_148 : D2_65 = t_149 by rule (num_eq e_66 (esym (num_eq e_150 _))); clear - R; first [reflexivity | ring].
pose t_154 : 'cV[R]_N := vinv t_105.
have e_155 : t_154 = (col (fun i => (((gain i 0) ^+ 2 + (- zeta))^-1))) by rule (col_eq (col_vinv e_106) _) => i; reduce; have q_156 := W_12 i; clear - q_156 R; first [reflexivity | field; nz | ring].
pose t_157 : 'cV[R]_N := had (ones : 'cV[R]_N) t_154.
have e_158 : t_157 = (col (fun i => (((gain i 0) ^+ 2 + (- zeta))^-1))) by rule (col_eq (col_had e_20 e_155) _) => i; reduce; have q_159 := W_12 i; clear - q_159 R; first [reflexivity | field; nz | ring].
pose t_160 : 'cV[R]_N := had gain t_157.
have e_161 : t_160 = (col (fun i => (gain i 0) * (((gain i 0) ^+ 2 + (- zeta))^-1))) by rule (col_eq (col_had e_23 e_158) _) => i; reduce; have q_162 := W_12 i; clear - q_162 R; first [reflexivity | field; nz | ring].
pose t_163 : 'cV[R]_N := t_123 *m t_160.
have d_165 : whole (fun i => ((- 1) / (n)) * (1) + ((- zeta) / (n)) * ((((gain i 0) ^+ 2 + (- zeta))^-1))) = (- 1) by rule (num_eq (partD (partZ ((- 1) / (n)) (whole_ones En)) (partZ ((- zeta) / (n)) M_17)) _); clear - NZ_98 R; first [reflexivity | field; nz | ring].
have d_167 : whole (fun i => (((- 1) / (n)) * ((gain i 0))) * ((gain i 0) * (((gain i 0) ^+ 2 + (- zeta))^-1))) = (- 1) by rule (whole_eq _ d_165) => i; have q_166 := W_12 i; clear - NZ_98 q_166 R; first [reflexivity | field; nz | ring].
have e_164 : t_163 = (col (fun i => zeta * ((gain i 0) * (((gain i 0) ^+ 2 + (- zeta))^-1)))) by rule (col_eq (opr_apply (s := [:: (- 1)]) e_124 e_161 (conj d_167 I)) _) => i; reduce; have q_168 := W_12 i; clear - NZ_98 q_168 R; first [reflexivity | field; nz | ring].
pose t_170 : 'cV[R]_N := zeta *: t_160.
have e_171 : t_170 = (col (fun i => zeta * ((gain i 0) * (((gain i 0) ^+ 2 + (- zeta))^-1)))) by rule (col_eq (col_scale e_102 e_161) _) => i; reduce; have q_172 := W_12 i; clear - q_172 R; first [reflexivity | field; nz | ring].
have C_169 : t_163 = t_170 by rule (col_same e_164 e_171 _) => i; have q_173 := W_12 i; clear - q_173 R; first [reflexivity | field; nz | ring].
exists D1_33; split; first exact: C_35.
exists D2_65; split; first exact: C_67.
split; first exact: C_100.
split; first exact: C_101.
split; first exact: C_107.
split; first exact: C_133.
split; first exact: C_138.
split; first exact: C_148.
exact: C_169.
Qed.

(* lnverify.axes-orthogonal
   The axis of ζ is orthogonal to the normal direction, and its squared length is ζ Σ 1/(gₙ² − ζ)²
   this project; with a proof *)
Theorem lnverify_axes_orthogonal (gain : 'cV[R]_N) (zeta : R) :
  (0 < N)%N ->
  (forall i, (vpow gain 2 - zeta *: ones) i 0 != 0) ->
  sumv (vinv (vpow gain 2 - zeta *: ones)) = 0 ->
  (forall i, gain i 0 != 0) ->
  (forall i, (vpow gain 2 - zeta *: ones) i 0 != 0) /\
  (forall i, gain i 0 != 0) /\
  dot (had gain (had ones (vinv (vpow gain 2 - zeta *: ones)))) (alpha gain) = 0 :> R /\
  dot (had gain (had ones (vinv (vpow gain 2 - zeta *: ones)))) (had gain (had ones (vinv (vpow gain 2 - zeta *: ones)))) = zeta * dot (had ones (vinv (vpow gain 2 - zeta *: ones))) (had ones (vinv (vpow gain 2 - zeta *: ones))) :> R.
Proof.
move=> N_gt0 H_zeta_poles H_zeta_sum H0.
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
have C_29 : forall i, gain i 0 != 0 by rule (col_nz e_19 _) => i; have q0 := H0 i; clear - q0 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?oner_eq0 //=; first [nz1 | done].
pose t_30 : 'cV[R]_N := vinv t_26.
have e_31 : t_30 = (col (fun i => (((gain i 0) ^+ 2 + (- zeta))^-1))) by rule (col_eq (col_vinv e_27) _) => i; reduce; have q_32 := W_12 i; clear - q_32 R; first [reflexivity | field; nz | ring].
pose t_33 : 'cV[R]_N := had (ones : 'cV[R]_N) t_30.
have e_34 : t_33 = (col (fun i => (((gain i 0) ^+ 2 + (- zeta))^-1))) by rule (col_eq (col_had e_23 e_31) _) => i; reduce; have q_35 := W_12 i; clear - q_35 R; first [reflexivity | field; nz | ring].
pose t_36 : 'cV[R]_N := had gain t_33.
have e_37 : t_36 = (col (fun i => (gain i 0) * (((gain i 0) ^+ 2 + (- zeta))^-1))) by rule (col_eq (col_had e_19 e_34) _) => i; reduce; have q_38 := W_12 i; clear - q_38 R; first [reflexivity | field; nz | ring].
pose t_39 : 'cV[R]_N := vinv gain.
have e_40 : t_39 = (col (fun i => (gain i 0)^-1)) by rule (col_eq (col_vinv e_19) _) => i; reduce; have q_41 := H0 i; clear - q_41 R; first [reflexivity | field; nz | ring].
pose t_42 : 'cV[R]_N := had (ones : 'cV[R]_N) t_39.
have e_43 : t_42 = (col (fun i => (gain i 0)^-1)) by rule (col_eq (col_had e_23 e_40) _) => i; reduce; have q_44 := H0 i; clear - q_44 R; first [reflexivity | field; nz | ring].
pose t_45 : R := dot t_36 t_42.
have d_47 : whole (fun i => (((gain i 0) ^+ 2 + (- zeta))^-1)) = 0 by rule (num_eq M_17 _); clear - R; first [reflexivity | ring].
have d_50 : whole (fun i => ((gain i 0) * (((gain i 0) ^+ 2 + (- zeta))^-1)) * ((gain i 0)^-1)) = 0 by rule (whole_eq _ d_47) => i; have q_48 := W_12 i; have q_49 := H0 i; clear - q_48 q_49 R; first [reflexivity | field; nz | ring].
have e_46 : t_45 = 0 by rule (dot_node e_37 e_43 d_50); done.
have e_52 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
have C_51 : t_45 = (0 : R) by rule (num_eq e_46 (esym (num_eq e_52 _))); clear - R; first [reflexivity | ring].
pose t_53 : R := dot t_36 t_36.
have [m_4 M_4] := some_number (part xpredT (fun i => (((gain i 0) ^+ 2 + (- zeta))^-1) ^+ 2)).
have S_55 : 0 < m_4 by rewrite -M_4; apply: (whole_gt0 N_gt0) => i; have q0 := W_12 i; sgn.
have d_56 : whole (fun i => (((gain i 0) ^+ 2 + (- zeta))^-1) + zeta * ((((gain i 0) ^+ 2 + (- zeta))^-1) ^+ 2)) = (zeta * m_4) by rule (num_eq (partD M_17 (partZ zeta M_4)) _); clear - R; first [reflexivity | ring].
have d_58 : whole (fun i => ((gain i 0) * (((gain i 0) ^+ 2 + (- zeta))^-1)) * ((gain i 0) * (((gain i 0) ^+ 2 + (- zeta))^-1))) = (zeta * m_4) by rule (whole_eq _ d_56) => i; have q_57 := W_12 i; clear - q_57 R; first [reflexivity | field; nz | ring].
have e_54 : t_53 = (zeta * m_4) by rule (dot_node e_37 e_37 d_58); done.
pose t_60 : R := dot t_33 t_33.
have d_62 : whole (fun i => (((gain i 0) ^+ 2 + (- zeta))^-1) ^+ 2) = m_4 by rule (num_eq M_4 _); clear - R; first [reflexivity | ring].
have d_64 : whole (fun i => ((((gain i 0) ^+ 2 + (- zeta))^-1)) * ((((gain i 0) ^+ 2 + (- zeta))^-1))) = m_4 by rule (whole_eq _ d_62) => i; have q_63 := W_12 i; clear - q_63 R; first [reflexivity | field; nz | ring].
have e_61 : t_60 = m_4 by rule (dot_node e_34 e_34 d_64); done.
pose t_65 : R := zeta * t_60.
have e_66 : t_65 = (zeta * m_4) by rule (num_eq (num2 (fun a b : R => a * b) e_22 e_61) _); clear - R; first [reflexivity | ring].
have C_59 : t_53 = t_65 by rule (num_eq e_54 (esym (num_eq e_66 _))); clear - R; first [reflexivity | ring].
split; first exact: C_28.
split; first exact: C_29.
split; first exact: C_51.
exact: C_59.
Qed.

End Claims.
