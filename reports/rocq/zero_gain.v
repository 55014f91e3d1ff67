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

(* riechers.drazin
   With zero gains both choices of Π₂ give the square of the Drazin inverse, which acts as 1/gₙ² and as 0
   P. M. Riechers, “Geometry and Dynamics of LayerNorm”, arXiv:2405.04134, the text dated May 15, 2024; Sec. II.2 *)
Theorem riechers_drazin (gain f v : 'cV[R]_N) :
  (0 < N)%N ->
  dot (had (zero_entries gain) f) (had (zero_entries gain) f) != 0 ->
  dot (had (zero_entries gain) f) (had (zero_entries gain) f) != 0 /\
  diag gain *m diag (drazin gain) = diag (drazin gain) *m diag gain :> 'M[R]_N /\
  diag (drazin gain) *m diag gain *m diag (drazin gain) = diag (drazin gain) :> 'M[R]_N /\
  diag gain *m diag gain *m diag (drazin gain) = diag gain :> 'M[R]_N /\
  Pi2 (had (zero_entries gain) f) *m diag (drazin gain) *m diag (drazin gain) *m Pi2 (had (zero_entries gain) f) = squared_drazin gain :> 'M[R]_N /\
  diag gain *m diag gain *m (squared_drazin gain *m v) = v - had (zero_entries gain) v :> 'cV[R]_N /\
  squared_drazin gain *m had (zero_entries gain) v = 0 :> 'cV[R]_N.
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
have e_9 : f = (col (fun i => if z i then (f i 0) else (f i 0))) by rule (col_eq (col_letter _) _) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
pose t_10 : 'cV[R]_N := had t_7 f.
have e_11 : t_10 = (col (fun i => if z i then (f i 0) else 0)) by rule (col_eq (col_had e_8 e_9) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
pose t_12 : R := dot t_10 t_10.
have [n [En N_ge1]] := dimension R N_gt0.
have [n_0 M_n0] := some_number (part (fun i => ~~ z i) (fun=> 1)).
have S_14 : 0 <= n_0 by rewrite -M_n0; apply: part_ge0 => i; exact: ler01.
have [n_1 M_n1] := some_number (part z (fun=> 1)).
have S_15 : 0 <= n_1 by rewrite -M_n1; apply: part_ge0 => i; exact: ler01.
have Enn := blocks En M_n0 M_n1.
have N_pos : 0 < n_0 + n_1 by rewrite -Enn; apply: lt_le_trans N_ge1; exact: ltr01.
have S_16 : 0 <= n_0 + n_1 - 1 by rewrite -Enn subr_ge0.
have [m_2 M_2] := some_number (part z (fun i => (f i 0) ^+ 2)).
have S_17 : 0 <= m_2 by rewrite -M_2; apply: part_ge0 => i; sgn.
have d_18 : whole (fun i => if z i then (f i 0) ^+ 2 else 0) = m_2 by rule (num_eq (whole_if (@part0 R N (fun i => ~~ z i)) M_2) _); clear - R; first [reflexivity | ring].
have d_19 : whole (fun i => (if z i then (f i 0) else 0) * (if z i then (f i 0) else 0)) = m_2 by rule (whole_eq _ d_18) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
have e_13 : t_12 = m_2 by rule (dot_node e_11 e_11 d_19); done.
have H_20 := nz_of H0 e_13.
have NZ_21 : m_2 != 0 by rule (nz_factor (f := m_2) (r := 1) H_20 _); clear - R; first [reflexivity | ring].
have NZ_22 : m_2 != 0 by rule (nz_is (c := (m_2)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_21 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_23 : t_12 != 0 := nz_is e_13 NZ_22.
pose t_24 : 'M[R]_N := diag gain.
have e_25 : t_24 = (opr (fun i => if z i then 0 else (gain i 0)) [:: ]) by rule (opr_eq (opr_diag e_2) _ _); [move=> i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | have qi := Z0 i zi; clear - qi R; first [reflexivity | field; nz | ring]] | move=> i j; reduce; case zi: (z i); [case zj: (z j); [rewrite ?(Z1 i zi) ?invr0; rewrite ?(Z1 j zj) ?invr0; clear - R; first [reflexivity | ring] | have qj := Z0 j zj; rewrite ?(Z1 i zi) ?invr0; clear - qj R; first [reflexivity | field; nz | ring]] | case zj: (z j); [have qi := Z0 i zi; rewrite ?(Z1 j zj) ?invr0; clear - qi R; first [reflexivity | field; nz | ring] | have qi := Z0 i zi; have qj := Z0 j zj; clear - qi qj R; first [reflexivity | field; nz | ring]]]].
pose t_26 : 'M[R]_N := diag t_3.
have e_27 : t_26 = (opr (fun i => if z i then 0 else (gain i 0)^-1) [:: ]) by rule (opr_eq (opr_diag e_4) _ _); [move=> i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | have qi := Z0 i zi; clear - qi R; first [reflexivity | field; nz | ring]] | move=> i j; reduce; case zi: (z i); [case zj: (z j); [rewrite ?(Z1 i zi) ?invr0; rewrite ?(Z1 j zj) ?invr0; clear - R; first [reflexivity | ring] | have qj := Z0 j zj; rewrite ?(Z1 i zi) ?invr0; clear - qj R; first [reflexivity | field; nz | ring]] | case zj: (z j); [have qi := Z0 i zi; rewrite ?(Z1 j zj) ?invr0; clear - qi R; first [reflexivity | field; nz | ring] | have qi := Z0 i zi; have qj := Z0 j zj; clear - qi qj R; first [reflexivity | field; nz | ring]]]].
pose t_28 : 'M[R]_N := t_24 *m t_26.
have e_29 : t_28 = (opr (fun i => if z i then 0 else 1) [:: ]) by rule (opr_eq (opr_mul (ss := [:: ]) e_25 e_27 (I)) _ _); [move=> i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | have qi := Z0 i zi; clear - qi R; first [reflexivity | field; nz | ring]] | move=> i j; reduce; case zi: (z i); [case zj: (z j); [rewrite ?(Z1 i zi) ?invr0; rewrite ?(Z1 j zj) ?invr0; clear - R; first [reflexivity | ring] | have qj := Z0 j zj; rewrite ?(Z1 i zi) ?invr0; clear - qj R; first [reflexivity | field; nz | ring]] | case zj: (z j); [have qi := Z0 i zi; rewrite ?(Z1 j zj) ?invr0; clear - qi R; first [reflexivity | field; nz | ring] | have qi := Z0 i zi; have qj := Z0 j zj; clear - qi qj R; first [reflexivity | field; nz | ring]]]].
pose t_31 : 'M[R]_N := t_26 *m t_24.
have e_32 : t_31 = (opr (fun i => if z i then 0 else 1) [:: ]) by rule (opr_eq (opr_mul (ss := [:: ]) e_27 e_25 (I)) _ _); [move=> i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | have qi := Z0 i zi; clear - qi R; first [reflexivity | field; nz | ring]] | move=> i j; reduce; case zi: (z i); [case zj: (z j); [rewrite ?(Z1 i zi) ?invr0; rewrite ?(Z1 j zj) ?invr0; clear - R; first [reflexivity | ring] | have qj := Z0 j zj; rewrite ?(Z1 i zi) ?invr0; clear - qj R; first [reflexivity | field; nz | ring]] | case zj: (z j); [have qi := Z0 i zi; rewrite ?(Z1 j zj) ?invr0; clear - qi R; first [reflexivity | field; nz | ring] | have qi := Z0 i zi; have qj := Z0 j zj; clear - qi qj R; first [reflexivity | field; nz | ring]]]].
have C_30 : t_28 = t_31 by rule (opr_same e_29 e_32 _ _); [move=> i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]] | move=> i j; reduce; case zi: (z i); [case zj: (z j); [rewrite ?(Z1 i zi) ?invr0; rewrite ?(Z1 j zj) ?invr0; clear - R; first [reflexivity | ring] | rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring]] | case zj: (z j); [rewrite ?(Z1 j zj) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]]]].
pose t_33 : 'M[R]_N := t_31 *m t_26.
have e_34 : t_33 = (opr (fun i => if z i then 0 else (gain i 0)^-1) [:: ]) by rule (opr_eq (opr_mul (ss := [:: ]) e_32 e_27 (I)) _ _); [move=> i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | have qi := Z0 i zi; clear - qi R; first [reflexivity | field; nz | ring]] | move=> i j; reduce; case zi: (z i); [case zj: (z j); [rewrite ?(Z1 i zi) ?invr0; rewrite ?(Z1 j zj) ?invr0; clear - R; first [reflexivity | ring] | have qj := Z0 j zj; rewrite ?(Z1 i zi) ?invr0; clear - qj R; first [reflexivity | field; nz | ring]] | case zj: (z j); [have qi := Z0 i zi; rewrite ?(Z1 j zj) ?invr0; clear - qi R; first [reflexivity | field; nz | ring] | have qi := Z0 i zi; have qj := Z0 j zj; clear - qi qj R; first [reflexivity | field; nz | ring]]]].
have C_35 : t_33 = t_26 by rule (opr_same e_34 e_27 _ _); [move=> i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | have qi := Z0 i zi; clear - qi R; first [reflexivity | field; nz | ring]] | move=> i j; reduce; case zi: (z i); [case zj: (z j); [rewrite ?(Z1 i zi) ?invr0; rewrite ?(Z1 j zj) ?invr0; clear - R; first [reflexivity | ring] | have qj := Z0 j zj; rewrite ?(Z1 i zi) ?invr0; clear - qj R; first [reflexivity | field; nz | ring]] | case zj: (z j); [have qi := Z0 i zi; rewrite ?(Z1 j zj) ?invr0; clear - qi R; first [reflexivity | field; nz | ring] | have qi := Z0 i zi; have qj := Z0 j zj; clear - qi qj R; first [reflexivity | field; nz | ring]]]].
pose t_36 : 'M[R]_N := t_24 *m t_24.
have e_37 : t_36 = (opr (fun i => if z i then 0 else (gain i 0) ^+ 2) [:: ]) by rule (opr_eq (opr_mul (ss := [:: ]) e_25 e_25 (I)) _ _); [move=> i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | have qi := Z0 i zi; clear - qi R; first [reflexivity | field; nz | ring]] | move=> i j; reduce; case zi: (z i); [case zj: (z j); [rewrite ?(Z1 i zi) ?invr0; rewrite ?(Z1 j zj) ?invr0; clear - R; first [reflexivity | ring] | have qj := Z0 j zj; rewrite ?(Z1 i zi) ?invr0; clear - qj R; first [reflexivity | field; nz | ring]] | case zj: (z j); [have qi := Z0 i zi; rewrite ?(Z1 j zj) ?invr0; clear - qi R; first [reflexivity | field; nz | ring] | have qi := Z0 i zi; have qj := Z0 j zj; clear - qi qj R; first [reflexivity | field; nz | ring]]]].
pose t_38 : 'M[R]_N := t_36 *m t_26.
have e_39 : t_38 = (opr (fun i => if z i then 0 else (gain i 0)) [:: ]) by rule (opr_eq (opr_mul (ss := [:: ]) e_37 e_27 (I)) _ _); [move=> i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | have qi := Z0 i zi; clear - qi R; first [reflexivity | field; nz | ring]] | move=> i j; reduce; case zi: (z i); [case zj: (z j); [rewrite ?(Z1 i zi) ?invr0; rewrite ?(Z1 j zj) ?invr0; clear - R; first [reflexivity | ring] | have qj := Z0 j zj; rewrite ?(Z1 i zi) ?invr0; clear - qj R; first [reflexivity | field; nz | ring]] | case zj: (z j); [have qi := Z0 i zi; rewrite ?(Z1 j zj) ?invr0; clear - qi R; first [reflexivity | field; nz | ring] | have qi := Z0 i zi; have qj := Z0 j zj; clear - qi qj R; first [reflexivity | field; nz | ring]]]].
have C_40 : t_38 = t_24 by rule (opr_same e_39 e_25 _ _); [move=> i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | have qi := Z0 i zi; clear - qi R; first [reflexivity | field; nz | ring]] | move=> i j; reduce; case zi: (z i); [case zj: (z j); [rewrite ?(Z1 i zi) ?invr0; rewrite ?(Z1 j zj) ?invr0; clear - R; first [reflexivity | ring] | have qj := Z0 j zj; rewrite ?(Z1 i zi) ?invr0; clear - qj R; first [reflexivity | field; nz | ring]] | case zj: (z j); [have qi := Z0 i zi; rewrite ?(Z1 j zj) ?invr0; clear - qi R; first [reflexivity | field; nz | ring] | have qi := Z0 i zi; have qj := Z0 j zj; clear - qi qj R; first [reflexivity | field; nz | ring]]]].
have e_41 : (1%:M : 'M[R]_N) = (opr (fun i => if z i then 1 else 1) [:: ]) by rule (opr_eq (opr_id R N) _ _); [move=> i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]] | move=> i j; reduce; case zi: (z i); [case zj: (z j); [rewrite ?(Z1 i zi) ?invr0; rewrite ?(Z1 j zj) ?invr0; clear - R; first [reflexivity | ring] | rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring]] | case zj: (z j); [rewrite ?(Z1 j zj) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]]]].
pose t_42 : R := t_12^-1.
have e_43 : t_42 = (1 / (m_2)) by rule (num_eq (num1 (fun a : R => a^-1) e_13) _); clear - NZ_21 R; first [reflexivity | field; nz | ring].
pose t_44 : 'M[R]_N := outer t_10 t_10.
have e_45 : t_44 = (opr (fun i => if z i then 0 else 0) [:: ((fun i => if z i then (f i 0) else 0), (fun i => if z i then (f i 0) else 0))]) by rule (opr_eq (opr_outer e_11 e_11) _ _); [move=> i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]] | move=> i j; reduce; case zi: (z i); [case zj: (z j); [rewrite ?(Z1 i zi) ?invr0; rewrite ?(Z1 j zj) ?invr0; clear - R; first [reflexivity | ring] | rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring]] | case zj: (z j); [rewrite ?(Z1 j zj) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]]]].
pose t_46 : 'M[R]_N := t_42 *: t_44.
have e_47 : t_46 = (opr (fun i => if z i then 0 else 0) [:: ((fun i => if z i then (f i 0) else 0), (fun i => if z i then (1 / (m_2)) * ((f i 0)) else 0))]) by rule (opr_eq (opr_scale e_43 e_45) _ _); [move=> i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_21 R; first [reflexivity | field; nz | ring] | clear - NZ_21 R; first [reflexivity | field; nz | ring]] | move=> i j; reduce; case zi: (z i); [case zj: (z j); [rewrite ?(Z1 i zi) ?invr0; rewrite ?(Z1 j zj) ?invr0; clear - NZ_21 R; first [reflexivity | field; nz | ring] | rewrite ?(Z1 i zi) ?invr0; clear - NZ_21 R; first [reflexivity | field; nz | ring]] | case zj: (z j); [rewrite ?(Z1 j zj) ?invr0; clear - NZ_21 R; first [reflexivity | field; nz | ring] | clear - NZ_21 R; first [reflexivity | field; nz | ring]]]].
pose t_48 : 'M[R]_N := (1%:M : 'M[R]_N) - t_46.
have e_49 : t_48 = (opr (fun i => if z i then 1 else 1) [:: ((fun i => if z i then (f i 0) else 0), (fun i => if z i then ((- 1) / (m_2)) * ((f i 0)) else 0))]) by rule (opr_eq (opr_sub e_41 e_47) _ _); [move=> i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]] | move=> i j; reduce; case zi: (z i); [case zj: (z j); [rewrite ?(Z1 i zi) ?invr0; rewrite ?(Z1 j zj) ?invr0; clear - NZ_21 R; first [reflexivity | field; nz | ring] | rewrite ?(Z1 i zi) ?invr0; clear - NZ_21 R; first [reflexivity | field; nz | ring]] | case zj: (z j); [rewrite ?(Z1 j zj) ?invr0; clear - NZ_21 R; first [reflexivity | field; nz | ring] | clear - NZ_21 R; first [reflexivity | field; nz | ring]]]].
pose t_50 : 'M[R]_N := t_48 *m t_26.
have e_51 : t_50 = (opr (fun i => if z i then 0 else (gain i 0)^-1) [:: ]) by rule (opr_eq (opr_mul (ss := [:: ]) e_49 e_27 (I)) _ _); [move=> i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | have qi := Z0 i zi; clear - qi R; first [reflexivity | field; nz | ring]] | move=> i j; reduce; case zi: (z i); [case zj: (z j); [rewrite ?(Z1 i zi) ?invr0; rewrite ?(Z1 j zj) ?invr0; clear - NZ_21 R; first [reflexivity | field; nz | ring] | have qj := Z0 j zj; rewrite ?(Z1 i zi) ?invr0; clear - NZ_21 qj R; first [reflexivity | field; nz | ring]] | case zj: (z j); [have qi := Z0 i zi; rewrite ?(Z1 j zj) ?invr0; clear - NZ_21 qi R; first [reflexivity | field; nz | ring] | have qi := Z0 i zi; have qj := Z0 j zj; clear - NZ_21 qi qj R; first [reflexivity | field; nz | ring]]]].
pose t_52 : 'M[R]_N := t_50 *m t_26.
have e_53 : t_52 = (opr (fun i => if z i then 0 else (gain i 0)^-1 ^+ 2) [:: ]) by rule (opr_eq (opr_mul (ss := [:: ]) e_51 e_27 (I)) _ _); [move=> i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | have qi := Z0 i zi; clear - qi R; first [reflexivity | field; nz | ring]] | move=> i j; reduce; case zi: (z i); [case zj: (z j); [rewrite ?(Z1 i zi) ?invr0; rewrite ?(Z1 j zj) ?invr0; clear - R; first [reflexivity | ring] | have qj := Z0 j zj; rewrite ?(Z1 i zi) ?invr0; clear - qj R; first [reflexivity | field; nz | ring]] | case zj: (z j); [have qi := Z0 i zi; rewrite ?(Z1 j zj) ?invr0; clear - qi R; first [reflexivity | field; nz | ring] | have qi := Z0 i zi; have qj := Z0 j zj; clear - qi qj R; first [reflexivity | field; nz | ring]]]].
pose t_54 : 'M[R]_N := t_52 *m t_48.
have e_55 : t_54 = (opr (fun i => if z i then 0 else (gain i 0)^-1 ^+ 2) [:: ]) by rule (opr_eq (opr_mul (ss := [:: [:: ]]) e_53 e_49 (conj I (I))) _ _); [move=> i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | have qi := Z0 i zi; clear - qi R; first [reflexivity | field; nz | ring]] | move=> i j; reduce; case zi: (z i); [case zj: (z j); [rewrite ?(Z1 i zi) ?invr0; rewrite ?(Z1 j zj) ?invr0; clear - NZ_21 R; first [reflexivity | field; nz | ring] | have qj := Z0 j zj; rewrite ?(Z1 i zi) ?invr0; clear - NZ_21 qj R; first [reflexivity | field; nz | ring]] | case zj: (z j); [have qi := Z0 i zi; rewrite ?(Z1 j zj) ?invr0; clear - NZ_21 qi R; first [reflexivity | field; nz | ring] | have qi := Z0 i zi; have qj := Z0 j zj; clear - NZ_21 qi qj R; first [reflexivity | field; nz | ring]]]].
pose t_57 : 'M[R]_N := t_26 *m t_26.
have e_58 : t_57 = (opr (fun i => if z i then 0 else (gain i 0)^-1 ^+ 2) [:: ]) by rule (opr_eq (opr_mul (ss := [:: ]) e_27 e_27 (I)) _ _); [move=> i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | have qi := Z0 i zi; clear - qi R; first [reflexivity | field; nz | ring]] | move=> i j; reduce; case zi: (z i); [case zj: (z j); [rewrite ?(Z1 i zi) ?invr0; rewrite ?(Z1 j zj) ?invr0; clear - R; first [reflexivity | ring] | have qj := Z0 j zj; rewrite ?(Z1 i zi) ?invr0; clear - qj R; first [reflexivity | field; nz | ring]] | case zj: (z j); [have qi := Z0 i zi; rewrite ?(Z1 j zj) ?invr0; clear - qi R; first [reflexivity | field; nz | ring] | have qi := Z0 i zi; have qj := Z0 j zj; clear - qi qj R; first [reflexivity | field; nz | ring]]]].
have C_56 : t_54 = t_57 by rule (opr_same e_55 e_58 _ _); [move=> i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | have qi := Z0 i zi; clear - qi R; first [reflexivity | field; nz | ring]] | move=> i j; reduce; case zi: (z i); [case zj: (z j); [rewrite ?(Z1 i zi) ?invr0; rewrite ?(Z1 j zj) ?invr0; clear - R; first [reflexivity | ring] | have qj := Z0 j zj; rewrite ?(Z1 i zi) ?invr0; clear - qj R; first [reflexivity | field; nz | ring]] | case zj: (z j); [have qi := Z0 i zi; rewrite ?(Z1 j zj) ?invr0; clear - qi R; first [reflexivity | field; nz | ring] | have qi := Z0 i zi; have qj := Z0 j zj; clear - qi qj R; first [reflexivity | field; nz | ring]]]].
have e_59 : v = (col (fun i => if z i then (v i 0) else (v i 0))) by rule (col_eq (col_letter _) _) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
pose t_60 : 'cV[R]_N := t_57 *m v.
have e_61 : t_60 = (col (fun i => if z i then 0 else (v i 0) * (gain i 0)^-1 ^+ 2)) by rule (col_eq (opr_apply (s := [:: ]) e_58 e_59 I) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | have qi := Z0 i zi; clear - qi R; first [reflexivity | field; nz | ring]].
pose t_62 : 'cV[R]_N := t_36 *m t_60.
have e_63 : t_62 = (col (fun i => if z i then 0 else (v i 0))) by rule (col_eq (opr_apply (s := [:: ]) e_37 e_61 I) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | have qi := Z0 i zi; clear - qi R; first [reflexivity | field; nz | ring]].
pose t_65 : 'cV[R]_N := had t_7 v.
have e_66 : t_65 = (col (fun i => if z i then (v i 0) else 0)) by rule (col_eq (col_had e_8 e_59) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
pose t_67 : 'cV[R]_N := v - t_65.
have e_68 : t_67 = (col (fun i => if z i then 0 else (v i 0))) by rule (col_eq (col_sub e_59 e_66) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
have C_64 : t_62 = t_67 by rule (col_same e_63 e_68 _) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
pose t_69 : 'cV[R]_N := t_57 *m t_65.
have e_70 : t_69 = (col (fun i => if z i then 0 else 0)) by rule (col_eq (opr_apply (s := [:: ]) e_58 e_66 I) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | have qi := Z0 i zi; clear - qi R; first [reflexivity | field; nz | ring]].
have e_72 : (0 : 'cV[R]_N) = (col (fun i => if z i then 0 else 0)) by rule (col_eq (col_zero R N) _) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
have C_71 : t_69 = (0 : 'cV[R]_N) by rule (col_same e_70 e_72 _) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
split; first exact: C_23.
split; first exact: C_30.
split; first exact: C_35.
split; first exact: C_40.
split; first exact: C_56.
split; first exact: C_64.
exact: C_71.
Qed.

(* riechers.principal-axes.zero-gain
   With zero gains the principal axes of the image are the eigenvectors of (G^D)², with semi-axes √(N/λ)
   P. M. Riechers, “Geometry and Dynamics of LayerNorm”, arXiv:2405.04134, the text dated May 15, 2024; Sec. II.2,
   third paragraph
   not here: it is refuted; lnverify.principal-axes.zero-gain is true instead *)

(* lnverify.principal-axes.zero-gain
   With k ≥ 1 zero gains the pseudo-inverse of GΠG is (G^D)² + g^D(g^D)ᵀ/k; its form is that of the least preimage
   this project; with a proof *)
Theorem lnverify_principal_axes_zero_gain (gain x : 'cV[R]_N) :
  (0 < N)%N ->
  0 < sumv (zero_entries gain) ->
  N%:R != 0 :> R /\
  sumv (zero_entries gain) != 0 /\
  image_matrix gain *m (squared_drazin gain + (1 / sumv (zero_entries gain)) *: outer (drazin gain) (drazin gain)) *m image_matrix gain = image_matrix gain :> 'M[R]_N /\
  (squared_drazin gain + (1 / sumv (zero_entries gain)) *: outer (drazin gain) (drazin gain)) *m image_matrix gain *m (squared_drazin gain + (1 / sumv (zero_entries gain)) *: outer (drazin gain) (drazin gain)) = squared_drazin gain + (1 / sumv (zero_entries gain)) *: outer (drazin gain) (drazin gain) :> 'M[R]_N /\
  (image_matrix gain *m (squared_drazin gain + (1 / sumv (zero_entries gain)) *: outer (drazin gain) (drazin gain)))^T = image_matrix gain *m (squared_drazin gain + (1 / sumv (zero_entries gain)) *: outer (drazin gain) (drazin gain)) :> 'M[R]_N /\
  ((squared_drazin gain + (1 / sumv (zero_entries gain)) *: outer (drazin gain) (drazin gain)) *m image_matrix gain)^T = (squared_drazin gain + (1 / sumv (zero_entries gain)) *: outer (drazin gain) (drazin gain)) *m image_matrix gain :> 'M[R]_N /\
  dot (image_matrix gain *m x) ((squared_drazin gain + (1 / sumv (zero_entries gain)) *: outer (drazin gain) (drazin gain)) *m (image_matrix gain *m x)) = dot (Pi *m had gain x) (Pi *m had gain x) :> R /\
  image_matrix gain *m (squared_drazin gain + (1 / sumv (zero_entries gain)) *: outer (drazin gain) (drazin gain)) = diag (nonzero_entries gain) :> 'M[R]_N.
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
pose t_56 : 'M[R]_N := t_52 *m t_37.
have e_57 : t_56 = (opr (fun i => if z i then 0 else (gain i 0) ^+ 2) [:: ((fun i => if z i then 0 else (gain i 0)), (fun i => if z i then 0 else ((- 1) / ((n_0 + n_1))) * ((gain i 0))))]) by rule (opr_eq (opr_mul (ss := [:: [:: ]]) e_53 e_38 (conj I (I))) _ _); [move=> i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | have qi := Z0 i zi; clear - qi R; first [reflexivity | field; nz | ring]] | move=> i j; reduce; case zi: (z i); [case zj: (z j); [rewrite ?(Z1 i zi) ?invr0; rewrite ?(Z1 j zj) ?invr0; clear - NZ_19 R; first [reflexivity | field; nz | ring] | have qj := Z0 j zj; rewrite ?(Z1 i zi) ?invr0; clear - NZ_19 qj R; first [reflexivity | field; nz | ring]] | case zj: (z j); [have qi := Z0 i zi; rewrite ?(Z1 j zj) ?invr0; clear - NZ_19 qi R; first [reflexivity | field; nz | ring] | have qi := Z0 i zi; have qj := Z0 j zj; clear - NZ_19 qi qj R; first [reflexivity | field; nz | ring]]]].
have C_58 : t_56 = t_37 by rule (opr_same e_57 e_38 _ _); [move=> i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | have qi := Z0 i zi; clear - qi R; first [reflexivity | field; nz | ring]] | move=> i j; reduce; case zi: (z i); [case zj: (z j); [rewrite ?(Z1 i zi) ?invr0; rewrite ?(Z1 j zj) ?invr0; clear - NZ_19 R; first [reflexivity | field; nz | ring] | have qj := Z0 j zj; rewrite ?(Z1 i zi) ?invr0; clear - NZ_19 qj R; first [reflexivity | field; nz | ring]] | case zj: (z j); [have qi := Z0 i zi; rewrite ?(Z1 j zj) ?invr0; clear - NZ_19 qi R; first [reflexivity | field; nz | ring] | have qi := Z0 i zi; have qj := Z0 j zj; clear - NZ_19 qi qj R; first [reflexivity | field; nz | ring]]]].
pose t_59 : 'M[R]_N := t_50 *m t_37.
have d_61 : whole (fun i => if z i then 0 else (1 / (n_1)) * (1)) = (n_0 / (n_1)) by rule (num_eq (whole_if (partZ (1 / (n_1)) M_n0) (@part0 R N z)) _); clear - NZ_16 R; first [reflexivity | field; nz | ring].
have d_62 : whole (fun i => (if z i then 0 else (1 / (n_1)) * ((gain i 0)^-1)) * (if z i then 0 else (gain i 0))) = (n_0 / (n_1)) by rule (whole_eq _ d_61) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_16 R; first [reflexivity | field; nz | ring] | have qi := Z0 i zi; clear - NZ_16 qi R; first [reflexivity | field; nz | ring]].
have e_60 : t_59 = (opr (fun i => if z i then 0 else 1) [:: ]) by rule (opr_eq (opr_mul (ss := [:: [:: (n_0 / (n_1))]]) e_51 e_38 (conj (conj d_62 I) (I))) _ _); [move=> i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_16 R; first [reflexivity | field; nz | ring] | have qi := Z0 i zi; clear - NZ_16 qi R; first [reflexivity | field; nz | ring]] | move=> i j; reduce; case zi: (z i); [case zj: (z j); [rewrite ?(Z1 i zi) ?invr0; rewrite ?(Z1 j zj) ?invr0; clear - NZ_16 NZ_19 R; first [reflexivity | field; nz | ring] | have qj := Z0 j zj; rewrite ?(Z1 i zi) ?invr0; clear - NZ_16 NZ_19 qj R; first [reflexivity | field; nz | ring]] | case zj: (z j); [have qi := Z0 i zi; rewrite ?(Z1 j zj) ?invr0; clear - NZ_16 NZ_19 qi R; first [reflexivity | field; nz | ring] | have qi := Z0 i zi; have qj := Z0 j zj; clear - NZ_16 NZ_19 qi qj R; first [reflexivity | field; nz | ring]]]].
pose t_63 : 'M[R]_N := t_59 *m t_50.
have e_64 : t_63 = (opr (fun i => if z i then 0 else (gain i 0)^-1 ^+ 2) [:: ((fun i => if z i then 0 else (gain i 0)^-1), (fun i => if z i then 0 else (1 / (n_1)) * ((gain i 0)^-1)))]) by rule (opr_eq (opr_mul (ss := [:: [:: ]]) e_60 e_51 (conj I (I))) _ _); [move=> i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | have qi := Z0 i zi; clear - qi R; first [reflexivity | field; nz | ring]] | move=> i j; reduce; case zi: (z i); [case zj: (z j); [rewrite ?(Z1 i zi) ?invr0; rewrite ?(Z1 j zj) ?invr0; clear - NZ_16 R; first [reflexivity | field; nz | ring] | have qj := Z0 j zj; rewrite ?(Z1 i zi) ?invr0; clear - NZ_16 qj R; first [reflexivity | field; nz | ring]] | case zj: (z j); [have qi := Z0 i zi; rewrite ?(Z1 j zj) ?invr0; clear - NZ_16 qi R; first [reflexivity | field; nz | ring] | have qi := Z0 i zi; have qj := Z0 j zj; clear - NZ_16 qi qj R; first [reflexivity | field; nz | ring]]]].
have C_65 : t_63 = t_50 by rule (opr_same e_64 e_51 _ _); [move=> i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | have qi := Z0 i zi; clear - qi R; first [reflexivity | field; nz | ring]] | move=> i j; reduce; case zi: (z i); [case zj: (z j); [rewrite ?(Z1 i zi) ?invr0; rewrite ?(Z1 j zj) ?invr0; clear - NZ_16 R; first [reflexivity | field; nz | ring] | have qj := Z0 j zj; rewrite ?(Z1 i zi) ?invr0; clear - NZ_16 qj R; first [reflexivity | field; nz | ring]] | case zj: (z j); [have qi := Z0 i zi; rewrite ?(Z1 j zj) ?invr0; clear - NZ_16 qi R; first [reflexivity | field; nz | ring] | have qi := Z0 i zi; have qj := Z0 j zj; clear - NZ_16 qi qj R; first [reflexivity | field; nz | ring]]]].
pose t_66 : 'M[R]_N := t_52^T.
have e_67 : t_66 = (opr (fun i => if z i then 0 else 1) [:: ]) by rule (opr_eq (opr_T e_53) _ _); [move=> i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]] | move=> i j; reduce; case zi: (z i); [case zj: (z j); [rewrite ?(Z1 i zi) ?invr0; rewrite ?(Z1 j zj) ?invr0; clear - R; first [reflexivity | ring] | rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring]] | case zj: (z j); [rewrite ?(Z1 j zj) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]]]].
have C_68 : t_66 = t_52 by rule (opr_same e_67 e_53 _ _); [move=> i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]] | move=> i j; reduce; case zi: (z i); [case zj: (z j); [rewrite ?(Z1 i zi) ?invr0; rewrite ?(Z1 j zj) ?invr0; clear - R; first [reflexivity | ring] | rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring]] | case zj: (z j); [rewrite ?(Z1 j zj) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]]]].
pose t_69 : 'M[R]_N := t_59^T.
have e_70 : t_69 = (opr (fun i => if z i then 0 else 1) [:: ]) by rule (opr_eq (opr_T e_60) _ _); [move=> i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]] | move=> i j; reduce; case zi: (z i); [case zj: (z j); [rewrite ?(Z1 i zi) ?invr0; rewrite ?(Z1 j zj) ?invr0; clear - R; first [reflexivity | ring] | rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring]] | case zj: (z j); [rewrite ?(Z1 j zj) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]]]].
have C_71 : t_69 = t_59 by rule (opr_same e_70 e_60 _ _); [move=> i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]] | move=> i j; reduce; case zi: (z i); [case zj: (z j); [rewrite ?(Z1 i zi) ?invr0; rewrite ?(Z1 j zj) ?invr0; clear - R; first [reflexivity | ring] | rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring]] | case zj: (z j); [rewrite ?(Z1 j zj) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]]]].
have e_72 : x = (col (fun i => if z i then (x i 0) else (x i 0))) by rule (col_eq (col_letter _) _) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
pose t_73 : 'cV[R]_N := t_37 *m x.
have [m_2 M_2] := some_number (part (fun i => ~~ z i) (fun i => (x i 0) * (gain i 0))).
have d_75 : whole (fun i => if z i then 0 else ((- 1) / ((n_0 + n_1))) * ((x i 0) * (gain i 0))) = ((- m_2) / ((n_0 + n_1))) by rule (num_eq (whole_if (partZ ((- 1) / ((n_0 + n_1))) M_2) (@part0 R N z)) _); clear - NZ_19 R; first [reflexivity | field; nz | ring].
have d_76 : whole (fun i => (if z i then 0 else ((- 1) / ((n_0 + n_1))) * ((gain i 0))) * (if z i then (x i 0) else (x i 0))) = ((- m_2) / ((n_0 + n_1))) by rule (whole_eq _ d_75) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_19 R; first [reflexivity | field; nz | ring] | have qi := Z0 i zi; clear - NZ_19 qi R; first [reflexivity | field; nz | ring]].
have e_74 : t_73 = (col (fun i => if z i then 0 else (x i 0) * (gain i 0) ^+ 2 + ((- m_2) / ((n_0 + n_1))) * ((gain i 0)))) by rule (col_eq (opr_apply (s := [:: ((- m_2) / ((n_0 + n_1)))]) e_38 e_72 (conj d_76 I)) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_19 R; first [reflexivity | field; nz | ring] | have qi := Z0 i zi; clear - NZ_19 qi R; first [reflexivity | field; nz | ring]].
pose t_77 : 'cV[R]_N := t_50 *m t_73.
have d_79 : whole (fun i => if z i then 0 else (1 / (n_1)) * ((x i 0) * (gain i 0)) + ((- m_2) / (n_1 * (n_0 + n_1))) * (1)) = (m_2 / ((n_0 + n_1))) by rule (num_eq (whole_if (partD (partZ (1 / (n_1)) M_2) (partZ ((- m_2) / (n_1 * (n_0 + n_1))) M_n0)) (@part0 R N z)) _); clear - NZ_16 NZ_19 R; first [reflexivity | field; nz | ring].
have d_80 : whole (fun i => (if z i then 0 else (1 / (n_1)) * ((gain i 0)^-1)) * (if z i then 0 else (x i 0) * (gain i 0) ^+ 2 + ((- m_2) / ((n_0 + n_1))) * ((gain i 0)))) = (m_2 / ((n_0 + n_1))) by rule (whole_eq _ d_79) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_16 NZ_19 R; first [reflexivity | field; nz | ring] | have qi := Z0 i zi; clear - NZ_16 NZ_19 qi R; first [reflexivity | field; nz | ring]].
have e_78 : t_77 = (col (fun i => if z i then 0 else (x i 0))) by rule (col_eq (opr_apply (s := [:: (m_2 / ((n_0 + n_1)))]) e_51 e_74 (conj d_80 I)) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_19 NZ_16 R; first [reflexivity | field; nz | ring] | have qi := Z0 i zi; clear - NZ_19 NZ_16 qi R; first [reflexivity | field; nz | ring]].
pose t_81 : R := dot t_73 t_77.
have [m_3 M_3] := some_number (part (fun i => ~~ z i) (fun i => (x i 0) ^+ 2 * (gain i 0) ^+ 2)).
have S_83 : 0 <= m_3 by rewrite -M_3; apply: part_ge0 => i; sgn.
have d_84 : whole (fun i => if z i then 0 else (x i 0) ^+ 2 * (gain i 0) ^+ 2 + ((- m_2) / ((n_0 + n_1))) * ((x i 0) * (gain i 0))) = ((n_0 * m_3 + n_1 * m_3 - m_2 ^+ 2) / ((n_0 + n_1))) by rule (num_eq (whole_if (partD M_3 (partZ ((- m_2) / ((n_0 + n_1))) M_2)) (@part0 R N z)) _); clear - NZ_19 R; first [reflexivity | field; nz | ring].
have d_85 : whole (fun i => (if z i then 0 else (x i 0) * (gain i 0) ^+ 2 + ((- m_2) / ((n_0 + n_1))) * ((gain i 0))) * (if z i then 0 else (x i 0))) = ((n_0 * m_3 + n_1 * m_3 - m_2 ^+ 2) / ((n_0 + n_1))) by rule (whole_eq _ d_84) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_19 R; first [reflexivity | field; nz | ring] | have qi := Z0 i zi; clear - NZ_19 qi R; first [reflexivity | field; nz | ring]].
have e_82 : t_81 = ((n_0 * m_3 + n_1 * m_3 - m_2 ^+ 2) / ((n_0 + n_1))) by rule (dot_node e_74 e_78 d_85); done.
pose t_87 : 'cV[R]_N := had gain x.
have e_88 : t_87 = (col (fun i => if z i then 0 else (x i 0) * (gain i 0))) by rule (col_eq (col_had e_2 e_72) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | have qi := Z0 i zi; clear - qi R; first [reflexivity | field; nz | ring]].
pose t_89 : 'cV[R]_N := t_33 *m t_87.
have d_91 : whole (fun i => (if z i then ((- 1) / ((n_0 + n_1))) * (1) else ((- 1) / ((n_0 + n_1))) * (1)) * (if z i then 0 else (x i 0) * (gain i 0))) = ((- m_2) / ((n_0 + n_1))) by rule (whole_eq _ d_75) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_19 R; first [reflexivity | field; nz | ring] | have qi := Z0 i zi; clear - NZ_19 qi R; first [reflexivity | field; nz | ring]].
have e_90 : t_89 = (col (fun i => if z i then ((- m_2) / ((n_0 + n_1))) * (1) else (x i 0) * (gain i 0) + ((- m_2) / ((n_0 + n_1))) * (1))) by rule (col_eq (opr_apply (s := [:: ((- m_2) / ((n_0 + n_1))); ((- m_2) / ((n_0 + n_1)))]) e_34 e_88 (conj d_91 (conj d_91 I))) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_19 R; first [reflexivity | field; nz | ring] | have qi := Z0 i zi; clear - NZ_19 qi R; first [reflexivity | field; nz | ring]].
pose t_92 : R := dot t_89 t_89.
have d_94 : whole (fun i => if z i then ((m_2 ^+ 2) / ((n_0 + n_1) ^+ 2)) * (1) else (x i 0) ^+ 2 * (gain i 0) ^+ 2 + ((- 2%:R * m_2) / ((n_0 + n_1))) * ((x i 0) * (gain i 0)) + ((m_2 ^+ 2) / ((n_0 + n_1) ^+ 2)) * (1)) = ((n_0 * m_3 + n_1 * m_3 - m_2 ^+ 2) / ((n_0 + n_1))) by rule (num_eq (whole_if (partD (partD M_3 (partZ ((- 2%:R * m_2) / ((n_0 + n_1))) M_2)) (partZ ((m_2 ^+ 2) / ((n_0 + n_1) ^+ 2)) M_n0)) (partZ ((m_2 ^+ 2) / ((n_0 + n_1) ^+ 2)) M_n1)) _); clear - NZ_19 R; first [reflexivity | field; nz | ring].
have d_95 : whole (fun i => (if z i then ((- m_2) / ((n_0 + n_1))) * (1) else (x i 0) * (gain i 0) + ((- m_2) / ((n_0 + n_1))) * (1)) * (if z i then ((- m_2) / ((n_0 + n_1))) * (1) else (x i 0) * (gain i 0) + ((- m_2) / ((n_0 + n_1))) * (1))) = ((n_0 * m_3 + n_1 * m_3 - m_2 ^+ 2) / ((n_0 + n_1))) by rule (whole_eq _ d_94) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_19 R; first [reflexivity | field; nz | ring] | have qi := Z0 i zi; clear - NZ_19 qi R; first [reflexivity | field; nz | ring]].
have e_93 : t_92 = ((n_0 * m_3 + n_1 * m_3 - m_2 ^+ 2) / ((n_0 + n_1))) by rule (dot_node e_90 e_90 d_95); done.
have C_86 : t_81 = t_92 by rule (num_eq e_82 (esym (num_eq e_93 _))); clear - NZ_19 R; first [reflexivity | field; nz | ring].
pose t_97 : 'M[R]_N := diag t_5.
have e_98 : t_97 = (opr (fun i => if z i then 0 else 1) [:: ]) by rule (opr_eq (opr_diag e_6) _ _); [move=> i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]] | move=> i j; reduce; case zi: (z i); [case zj: (z j); [rewrite ?(Z1 i zi) ?invr0; rewrite ?(Z1 j zj) ?invr0; clear - R; first [reflexivity | ring] | rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring]] | case zj: (z j); [rewrite ?(Z1 j zj) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]]]].
have C_96 : t_52 = t_97 by rule (opr_same e_53 e_98 _ _); [move=> i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]] | move=> i j; reduce; case zi: (z i); [case zj: (z j); [rewrite ?(Z1 i zi) ?invr0; rewrite ?(Z1 j zj) ?invr0; clear - R; first [reflexivity | ring] | rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring]] | case zj: (z j); [rewrite ?(Z1 j zj) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]]]].
split; first exact: C_21.
split; first exact: C_23.
split; first exact: C_58.
split; first exact: C_65.
split; first exact: C_68.
split; first exact: C_71.
split; first exact: C_86.
exact: C_96.
Qed.

(* lnverify.principal-axes.zero-gain.error
   With k zero gains GΠG(G^D)² is P − g(g^D)ᵀ/N, with the projector P, and (G^D)² gives axes too long
   this project; with a proof
   not here: a determinant of a change of rank other than one *)

(* lnverify.principal-axes.equal-gains
   With k zero gains and the others equal to c the squared semi-axes are kc² along their sum and Nc² across it
   this project; with a proof *)
Theorem lnverify_principal_axes_equal_gains (gain v : 'cV[R]_N) (c : R) :
  (0 < N)%N ->
  N%:R != 0 :> R /\
  (N%:R *: image_matrix (c *: nonzero_entries gain)) *m nonzero_entries gain = (sumv (zero_entries gain) * c ^+ 2) *: nonzero_entries gain :> 'cV[R]_N /\
  (N%:R *: image_matrix (c *: nonzero_entries gain)) *m (sumv (nonzero_entries gain) *: had (nonzero_entries gain) v - dot (nonzero_entries gain) v *: nonzero_entries gain) = (N%:R * c ^+ 2) *: (sumv (nonzero_entries gain) *: had (nonzero_entries gain) v - dot (nonzero_entries gain) v *: nonzero_entries gain) :> 'cV[R]_N.
Proof.
move=> N_gt0.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have [z [Z1 Z0]] := zeros_of gain.
have [n [En N_ge1]] := dimension R N_gt0.
have [n_0 M_n0] := some_number (part (fun i => ~~ z i) (fun=> 1)).
have S_2 : 0 <= n_0 by rewrite -M_n0; apply: part_ge0 => i; exact: ler01.
have [n_1 M_n1] := some_number (part z (fun=> 1)).
have S_3 : 0 <= n_1 by rewrite -M_n1; apply: part_ge0 => i; exact: ler01.
have Enn := blocks En M_n0 M_n1.
have N_pos : 0 < n_0 + n_1 by rewrite -Enn; apply: lt_le_trans N_ge1; exact: ltr01.
have S_4 : 0 <= n_0 + n_1 - 1 by rewrite -Enn subr_ge0.
have e_1 : N%:R = (n_0 + n_1) by rule (num_eq En (num_eq Enn _)); clear - R; first [reflexivity | ring].
have NZ_5 := lt0r_neq0 N_pos.
have NZ_6 : (n_0 + n_1) != 0 by rule (nz_is (c := ((n_0 + n_1))) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_5 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_7 : N%:R != 0 := nz_is e_1 NZ_6.
have e_8 : c = c by [].
have e_9 : gain = (col (fun i => if z i then 0 else (gain i 0))) by rule (col_eq (col_letter _) _) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | have qi := Z0 i zi; clear - qi R; first [reflexivity | field; nz | ring]].
pose t_10 : 'cV[R]_N := drazin gain.
have e_11 : t_10 = (col (fun i => if z i then 0 else (gain i 0)^-1)) by rule (col_eq (col_drazin e_9) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | have qi := Z0 i zi; clear - qi R; first [reflexivity | field; nz | ring]].
pose t_12 : 'cV[R]_N := had gain t_10.
have e_13 : t_12 = (col (fun i => if z i then 0 else 1)) by rule (col_eq (col_had e_9 e_11) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | have qi := Z0 i zi; clear - qi R; first [reflexivity | field; nz | ring]].
pose t_14 : 'cV[R]_N := c *: t_12.
have e_15 : t_14 = (col (fun i => if z i then 0 else c * (1))) by rule (col_eq (col_scale e_8 e_13) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
pose t_16 : 'M[R]_N := diag t_14.
have e_17 : t_16 = (opr (fun i => if z i then 0 else c * (1)) [:: ]) by rule (opr_eq (opr_diag e_15) _ _); [move=> i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]] | move=> i j; reduce; case zi: (z i); [case zj: (z j); [rewrite ?(Z1 i zi) ?invr0; rewrite ?(Z1 j zj) ?invr0; clear - R; first [reflexivity | ring] | rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring]] | case zj: (z j); [rewrite ?(Z1 j zj) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]]]].
have e_18 : (1%:M : 'M[R]_N) = (opr (fun i => if z i then 1 else 1) [:: ]) by rule (opr_eq (opr_id R N) _ _); [move=> i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]] | move=> i j; reduce; case zi: (z i); [case zj: (z j); [rewrite ?(Z1 i zi) ?invr0; rewrite ?(Z1 j zj) ?invr0; clear - R; first [reflexivity | ring] | rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring]] | case zj: (z j); [rewrite ?(Z1 j zj) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]]]].
pose t_19 : R := N%:R^-1.
have e_20 : t_19 = (1 / ((n_0 + n_1))) by rule (num_eq (num1 (fun a : R => a^-1) e_1) _); clear - NZ_5 R; first [reflexivity | field; nz | ring].
have e_21 : (ones : 'cV[R]_N) = (col (fun i => if z i then 1 else 1)) by rule (col_eq (col_ones R N) _) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
pose t_22 : 'M[R]_N := outer (ones : 'cV[R]_N) (ones : 'cV[R]_N).
have e_23 : t_22 = (opr (fun i => if z i then 0 else 0) [:: ((fun i => if z i then 1 else 1), (fun i => if z i then 1 else 1))]) by rule (opr_eq (opr_outer e_21 e_21) _ _); [move=> i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]] | move=> i j; reduce; case zi: (z i); [case zj: (z j); [rewrite ?(Z1 i zi) ?invr0; rewrite ?(Z1 j zj) ?invr0; clear - R; first [reflexivity | ring] | rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring]] | case zj: (z j); [rewrite ?(Z1 j zj) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]]]].
pose t_24 : 'M[R]_N := t_19 *: t_22.
have e_25 : t_24 = (opr (fun i => if z i then 0 else 0) [:: ((fun i => if z i then 0 else 1), (fun i => if z i then (1 / ((n_0 + n_1))) * (1) else (1 / ((n_0 + n_1))) * (1))); ((fun i => if z i then 1 else 0), (fun i => if z i then (1 / ((n_0 + n_1))) * (1) else (1 / ((n_0 + n_1))) * (1)))]) by rule (opr_eq (opr_scale e_20 e_23) _ _); [move=> i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_5 R; first [reflexivity | field; nz | ring] | clear - NZ_5 R; first [reflexivity | field; nz | ring]] | move=> i j; reduce; case zi: (z i); [case zj: (z j); [rewrite ?(Z1 i zi) ?invr0; rewrite ?(Z1 j zj) ?invr0; clear - NZ_5 R; first [reflexivity | field; nz | ring] | rewrite ?(Z1 i zi) ?invr0; clear - NZ_5 R; first [reflexivity | field; nz | ring]] | case zj: (z j); [rewrite ?(Z1 j zj) ?invr0; clear - NZ_5 R; first [reflexivity | field; nz | ring] | clear - NZ_5 R; first [reflexivity | field; nz | ring]]]].
pose t_26 : 'M[R]_N := (1%:M : 'M[R]_N) - t_24.
have e_27 : t_26 = (opr (fun i => if z i then 1 else 1) [:: ((fun i => if z i then 0 else 1), (fun i => if z i then ((- 1) / ((n_0 + n_1))) * (1) else ((- 1) / ((n_0 + n_1))) * (1))); ((fun i => if z i then 1 else 0), (fun i => if z i then ((- 1) / ((n_0 + n_1))) * (1) else ((- 1) / ((n_0 + n_1))) * (1)))]) by rule (opr_eq (opr_sub e_18 e_25) _ _); [move=> i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]] | move=> i j; reduce; case zi: (z i); [case zj: (z j); [rewrite ?(Z1 i zi) ?invr0; rewrite ?(Z1 j zj) ?invr0; clear - NZ_5 R; first [reflexivity | field; nz | ring] | rewrite ?(Z1 i zi) ?invr0; clear - NZ_5 R; first [reflexivity | field; nz | ring]] | case zj: (z j); [rewrite ?(Z1 j zj) ?invr0; clear - NZ_5 R; first [reflexivity | field; nz | ring] | clear - NZ_5 R; first [reflexivity | field; nz | ring]]]].
pose t_28 : 'M[R]_N := t_16 *m t_26.
have e_29 : t_28 = (opr (fun i => if z i then 0 else c * (1)) [:: ((fun i => if z i then 0 else 1), (fun i => if z i then ((- c) / ((n_0 + n_1))) * (1) else ((- c) / ((n_0 + n_1))) * (1)))]) by rule (opr_eq (opr_mul (ss := [:: [:: ]; [:: ]]) e_17 e_27 (conj I (conj I (I)))) _ _); [move=> i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]] | move=> i j; reduce; case zi: (z i); [case zj: (z j); [rewrite ?(Z1 i zi) ?invr0; rewrite ?(Z1 j zj) ?invr0; clear - NZ_5 R; first [reflexivity | field; nz | ring] | rewrite ?(Z1 i zi) ?invr0; clear - NZ_5 R; first [reflexivity | field; nz | ring]] | case zj: (z j); [rewrite ?(Z1 j zj) ?invr0; clear - NZ_5 R; first [reflexivity | field; nz | ring] | clear - NZ_5 R; first [reflexivity | field; nz | ring]]]].
pose t_30 : 'M[R]_N := t_28 *m t_16.
have e_31 : t_30 = (opr (fun i => if z i then 0 else (c ^+ 2) * (1)) [:: ((fun i => if z i then 0 else 1), (fun i => if z i then 0 else ((- c ^+ 2) / ((n_0 + n_1))) * (1)))]) by rule (opr_eq (opr_mul (ss := [:: ]) e_29 e_17 (I)) _ _); [move=> i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]] | move=> i j; reduce; case zi: (z i); [case zj: (z j); [rewrite ?(Z1 i zi) ?invr0; rewrite ?(Z1 j zj) ?invr0; clear - NZ_5 R; first [reflexivity | field; nz | ring] | rewrite ?(Z1 i zi) ?invr0; clear - NZ_5 R; first [reflexivity | field; nz | ring]] | case zj: (z j); [rewrite ?(Z1 j zj) ?invr0; clear - NZ_5 R; first [reflexivity | field; nz | ring] | clear - NZ_5 R; first [reflexivity | field; nz | ring]]]].
pose t_32 : 'M[R]_N := N%:R *: t_30.
have e_33 : t_32 = (opr (fun i => if z i then 0 else (n_0 * c ^+ 2 + n_1 * c ^+ 2) * (1)) [:: ((fun i => if z i then 0 else 1), (fun i => if z i then 0 else (- c ^+ 2) * (1)))]) by rule (opr_eq (opr_scale e_1 e_31) _ _); [move=> i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]] | move=> i j; reduce; case zi: (z i); [case zj: (z j); [rewrite ?(Z1 i zi) ?invr0; rewrite ?(Z1 j zj) ?invr0; clear - NZ_5 R; first [reflexivity | field; nz | ring] | rewrite ?(Z1 i zi) ?invr0; clear - NZ_5 R; first [reflexivity | field; nz | ring]] | case zj: (z j); [rewrite ?(Z1 j zj) ?invr0; clear - NZ_5 R; first [reflexivity | field; nz | ring] | clear - NZ_5 R; first [reflexivity | field; nz | ring]]]].
pose t_34 : 'cV[R]_N := t_32 *m t_12.
have d_36 : whole (fun i => if z i then 0 else (- c ^+ 2) * (1)) = (- n_0 * c ^+ 2) by rule (num_eq (whole_if (partZ (- c ^+ 2) M_n0) (@part0 R N z)) _); clear - R; first [reflexivity | ring].
have d_37 : whole (fun i => (if z i then 0 else (- c ^+ 2) * (1)) * (if z i then 0 else 1)) = (- n_0 * c ^+ 2) by rule (whole_eq _ d_36) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
have e_35 : t_34 = (col (fun i => if z i then 0 else (n_1 * c ^+ 2) * (1))) by rule (col_eq (opr_apply (s := [:: (- n_0 * c ^+ 2)]) e_33 e_13 (conj d_37 I)) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
pose t_39 : 'cV[R]_N := (ones : 'cV[R]_N) - t_12.
have e_40 : t_39 = (col (fun i => if z i then 1 else 0)) by rule (col_eq (col_sub e_21 e_13) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
pose t_41 : R := sumv t_39.
have e_42 : t_41 = n_1 by rule (sum_node e_40 (whole_if (@part0 R N (fun i => ~~ z i)) M_n1) _); clear - R; first [reflexivity | ring].
pose t_43 : R := c ^+ 2.
have e_44 : t_43 = (c ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_8) _); clear - R; first [reflexivity | ring].
pose t_45 : R := t_41 * t_43.
have e_46 : t_45 = (n_1 * c ^+ 2) by rule (num_eq (num2 (fun a b : R => a * b) e_42 e_44) _); clear - R; first [reflexivity | ring].
pose t_47 : 'cV[R]_N := t_45 *: t_12.
have e_48 : t_47 = (col (fun i => if z i then 0 else (n_1 * c ^+ 2) * (1))) by rule (col_eq (col_scale e_46 e_13) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
have C_38 : t_34 = t_47 by rule (col_same e_35 e_48 _) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
pose t_49 : R := sumv t_12.
have e_50 : t_49 = n_0 by rule (sum_node e_13 (whole_if M_n0 (@part0 R N z)) _); clear - R; first [reflexivity | ring].
have e_51 : v = (col (fun i => if z i then (v i 0) else (v i 0))) by rule (col_eq (col_letter _) _) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
pose t_52 : 'cV[R]_N := had t_12 v.
have e_53 : t_52 = (col (fun i => if z i then 0 else (v i 0))) by rule (col_eq (col_had e_13 e_51) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
pose t_54 : 'cV[R]_N := t_49 *: t_52.
have e_55 : t_54 = (col (fun i => if z i then 0 else n_0 * ((v i 0)))) by rule (col_eq (col_scale e_50 e_53) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
pose t_56 : R := dot t_12 v.
have [m_3 M_3] := some_number (part (fun i => ~~ z i) (fun i => (v i 0))).
have d_58 : whole (fun i => if z i then 0 else (v i 0)) = m_3 by rule (num_eq (whole_if M_3 (@part0 R N z)) _); clear - R; first [reflexivity | ring].
have d_59 : whole (fun i => (if z i then 0 else 1) * (if z i then (v i 0) else (v i 0))) = m_3 by rule (whole_eq _ d_58) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
have e_57 : t_56 = m_3 by rule (dot_node e_13 e_51 d_59); done.
pose t_60 : 'cV[R]_N := t_56 *: t_12.
have e_61 : t_60 = (col (fun i => if z i then 0 else m_3 * (1))) by rule (col_eq (col_scale e_57 e_13) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
pose t_62 : 'cV[R]_N := t_54 - t_60.
have e_63 : t_62 = (col (fun i => if z i then 0 else n_0 * ((v i 0)) + (- m_3) * (1))) by rule (col_eq (col_sub e_55 e_61) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
pose t_64 : 'cV[R]_N := t_32 *m t_62.
have d_66 : whole (fun i => if z i then 0 else (- n_0 * c ^+ 2) * ((v i 0)) + (c ^+ 2 * m_3) * (1)) = 0 by rule (num_eq (whole_if (partD (partZ (- n_0 * c ^+ 2) M_3) (partZ (c ^+ 2 * m_3) M_n0)) (@part0 R N z)) _); clear - R; first [reflexivity | ring].
have d_67 : whole (fun i => (if z i then 0 else (- c ^+ 2) * (1)) * (if z i then 0 else n_0 * ((v i 0)) + (- m_3) * (1))) = 0 by rule (whole_eq _ d_66) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
have e_65 : t_64 = (col (fun i => if z i then 0 else (n_0 ^+ 2 * c ^+ 2 + n_0 * n_1 * c ^+ 2) * ((v i 0)) + (- n_0 * c ^+ 2 * m_3 - n_1 * c ^+ 2 * m_3) * (1))) by rule (col_eq (opr_apply (s := [:: 0]) e_33 e_63 (conj d_67 I)) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
pose t_69 : R := N%:R * t_43.
have e_70 : t_69 = (n_0 * c ^+ 2 + n_1 * c ^+ 2) by rule (num_eq (num2 (fun a b : R => a * b) e_1 e_44) _); clear - R; first [reflexivity | ring].
pose t_71 : 'cV[R]_N := t_69 *: t_62.
have e_72 : t_71 = (col (fun i => if z i then 0 else (n_0 ^+ 2 * c ^+ 2 + n_0 * n_1 * c ^+ 2) * ((v i 0)) + (- n_0 * c ^+ 2 * m_3 - n_1 * c ^+ 2 * m_3) * (1))) by rule (col_eq (col_scale e_70 e_63) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
have C_68 : t_64 = t_71 by rule (col_same e_65 e_72 _) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
split; first exact: C_7.
split; first exact: C_38.
exact: C_68.
Qed.

(* lnverify.principal-axes.zero-gain.limit
   As zero gains are approached Π₂G⁻²Π₂ tends to (G^D)² + g^D(g^D)ᵀ/k on the other coordinates
   this project; with a proof
   not here: that no entry of a divisor is 0 is not seen *)

(* lnverify.axes-for-every-gain
   For any gains u·GΠx = ΠGu·Πx, and at x = Gu it is uᵀGΠG u, the form of (GΠ)(GΠ)ᵀ
   this project; with a proof *)
Theorem lnverify_axes_for_every_gain (gain u x : 'cV[R]_N) :
  (0 < N)%N ->
  N%:R != 0 :> R /\
  diag gain *m Pi *m (diag gain *m Pi)^T = image_matrix gain :> 'M[R]_N /\
  dot u (diag gain *m (Pi *m x)) = dot (Pi *m had gain u) (Pi *m x) :> R /\
  dot u (diag gain *m (Pi *m had gain u)) = dot (Pi *m had gain u) (Pi *m had gain u) :> R /\
  dot (Pi *m had gain u) (Pi *m had gain u) = dot u (image_matrix gain *m u) :> R.
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
pose t_21 : 'M[R]_N := t_19^T.
have e_22 : t_21 = (opr (fun i => (gain i 0)) [:: ((fun i => 1), (fun i => ((- 1) / (n)) * ((gain i 0))))]) by rule (opr_eq (opr_T e_20) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring]].
pose t_23 : 'M[R]_N := t_19 *m t_21.
have d_25 : whole (fun i => ((- 1) / (n)) * (1)) = (- 1) by rule (num_eq (partZ ((- 1) / (n)) (whole_ones En)) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have d_26 : whole (fun i => (((- 1) / (n)) * (1)) * 1) = (- 1) by rule (whole_eq _ d_25) => i; clear - NZ_3 R; first [reflexivity | field; nz | ring].
have e_24 : t_23 = (opr (fun i => (gain i 0) ^+ 2) [:: ((fun i => (gain i 0)), (fun i => ((- 1) / (n)) * ((gain i 0))))]) by rule (opr_eq (opr_mul (ss := [:: [:: (- 1)]]) e_20 e_22 (conj (conj d_26 I) (I))) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring]].
pose t_28 : 'M[R]_N := t_19 *m t_7.
have e_29 : t_28 = (opr (fun i => (gain i 0) ^+ 2) [:: ((fun i => (gain i 0)), (fun i => ((- 1) / (n)) * ((gain i 0))))]) by rule (opr_eq (opr_mul (ss := [:: ]) e_20 e_8 (I)) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring]].
have C_27 : t_23 = t_28 by rule (opr_same e_24 e_29 _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring]].
have e_30 : u = (col (fun i => (u i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
have e_31 : x = (col (fun i => (x i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_32 : 'cV[R]_N := t_17 *m x.
have [m_1 M_1] := some_number (part xpredT (fun i => (x i 0))).
have d_34 : whole (fun i => ((- 1) / (n)) * ((x i 0))) = ((- m_1) / (n)) by rule (num_eq (partZ ((- 1) / (n)) M_1) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have d_35 : whole (fun i => (((- 1) / (n)) * (1)) * ((x i 0))) = ((- m_1) / (n)) by rule (whole_eq _ d_34) => i; clear - NZ_3 R; first [reflexivity | field; nz | ring].
have e_33 : t_32 = (col (fun i => (x i 0) + ((- m_1) / (n)) * (1))) by rule (col_eq (opr_apply (s := [:: ((- m_1) / (n))]) e_18 e_31 (conj d_35 I)) _) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_36 : 'cV[R]_N := t_7 *m t_32.
have e_37 : t_36 = (col (fun i => (gain i 0) * (x i 0) + ((- m_1) / (n)) * ((gain i 0)))) by rule (col_eq (opr_apply (s := [:: ]) e_8 e_33 I) _) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_38 : R := dot u t_36.
have [m_2 M_2] := some_number (part xpredT (fun i => (gain i 0) * (u i 0) * (x i 0))).
have [m_3 M_3] := some_number (part xpredT (fun i => (gain i 0) * (u i 0))).
have d_40 : whole (fun i => (gain i 0) * (u i 0) * (x i 0) + ((- m_1) / (n)) * ((gain i 0) * (u i 0))) = ((n * m_2 - m_1 * m_3) / (n)) by rule (num_eq (partD M_2 (partZ ((- m_1) / (n)) M_3)) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have d_41 : whole (fun i => ((u i 0)) * ((gain i 0) * (x i 0) + ((- m_1) / (n)) * ((gain i 0)))) = ((n * m_2 - m_1 * m_3) / (n)) by rule (whole_eq _ d_40) => i; clear - NZ_3 R; first [reflexivity | field; nz | ring].
have e_39 : t_38 = ((n * m_2 - m_1 * m_3) / (n)) by rule (dot_node e_30 e_37 d_41); done.
pose t_43 : 'cV[R]_N := had gain u.
have e_44 : t_43 = (col (fun i => (gain i 0) * (u i 0))) by rule (col_eq (col_had e_6 e_30) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_45 : 'cV[R]_N := t_17 *m t_43.
have d_47 : whole (fun i => ((- 1) / (n)) * ((gain i 0) * (u i 0))) = ((- m_3) / (n)) by rule (num_eq (partZ ((- 1) / (n)) M_3) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have d_48 : whole (fun i => (((- 1) / (n)) * (1)) * ((gain i 0) * (u i 0))) = ((- m_3) / (n)) by rule (whole_eq _ d_47) => i; clear - NZ_3 R; first [reflexivity | field; nz | ring].
have e_46 : t_45 = (col (fun i => (gain i 0) * (u i 0) + ((- m_3) / (n)) * (1))) by rule (col_eq (opr_apply (s := [:: ((- m_3) / (n))]) e_18 e_44 (conj d_48 I)) _) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_49 : R := dot t_45 t_32.
have d_51 : whole (fun i => (gain i 0) * (u i 0) * (x i 0) + ((- m_1) / (n)) * ((gain i 0) * (u i 0)) + ((- m_3) / (n)) * ((x i 0)) + ((m_1 * m_3) / (n ^+ 2)) * (1)) = ((n * m_2 - m_1 * m_3) / (n)) by rule (num_eq (partD (partD (partD M_2 (partZ ((- m_1) / (n)) M_3)) (partZ ((- m_3) / (n)) M_1)) (partZ ((m_1 * m_3) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have d_52 : whole (fun i => ((gain i 0) * (u i 0) + ((- m_3) / (n)) * (1)) * ((x i 0) + ((- m_1) / (n)) * (1))) = ((n * m_2 - m_1 * m_3) / (n)) by rule (whole_eq _ d_51) => i; clear - NZ_3 R; first [reflexivity | field; nz | ring].
have e_50 : t_49 = ((n * m_2 - m_1 * m_3) / (n)) by rule (dot_node e_46 e_33 d_52); done.
have C_42 : t_38 = t_49 by rule (num_eq e_39 (esym (num_eq e_50 _))); clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_53 : 'cV[R]_N := t_7 *m t_45.
have e_54 : t_53 = (col (fun i => (gain i 0) ^+ 2 * (u i 0) + ((- m_3) / (n)) * ((gain i 0)))) by rule (col_eq (opr_apply (s := [:: ]) e_8 e_46 I) _) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_55 : R := dot u t_53.
have [m_4 M_4] := some_number (part xpredT (fun i => (gain i 0) ^+ 2 * (u i 0) ^+ 2)).
have S_57 : 0 <= m_4 by rewrite -M_4; apply: part_ge0 => i; sgn.
have d_58 : whole (fun i => (gain i 0) ^+ 2 * (u i 0) ^+ 2 + ((- m_3) / (n)) * ((gain i 0) * (u i 0))) = ((n * m_4 - m_3 ^+ 2) / (n)) by rule (num_eq (partD M_4 (partZ ((- m_3) / (n)) M_3)) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have d_59 : whole (fun i => ((u i 0)) * ((gain i 0) ^+ 2 * (u i 0) + ((- m_3) / (n)) * ((gain i 0)))) = ((n * m_4 - m_3 ^+ 2) / (n)) by rule (whole_eq _ d_58) => i; clear - NZ_3 R; first [reflexivity | field; nz | ring].
have e_56 : t_55 = ((n * m_4 - m_3 ^+ 2) / (n)) by rule (dot_node e_30 e_54 d_59); done.
pose t_61 : R := dot t_45 t_45.
have d_63 : whole (fun i => (gain i 0) ^+ 2 * (u i 0) ^+ 2 + ((- 2%:R * m_3) / (n)) * ((gain i 0) * (u i 0)) + ((m_3 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_4 - m_3 ^+ 2) / (n)) by rule (num_eq (partD (partD M_4 (partZ ((- 2%:R * m_3) / (n)) M_3)) (partZ ((m_3 ^+ 2) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have d_64 : whole (fun i => ((gain i 0) * (u i 0) + ((- m_3) / (n)) * (1)) * ((gain i 0) * (u i 0) + ((- m_3) / (n)) * (1))) = ((n * m_4 - m_3 ^+ 2) / (n)) by rule (whole_eq _ d_63) => i; clear - NZ_3 R; first [reflexivity | field; nz | ring].
have e_62 : t_61 = ((n * m_4 - m_3 ^+ 2) / (n)) by rule (dot_node e_46 e_46 d_64); done.
have C_60 : t_55 = t_61 by rule (num_eq e_56 (esym (num_eq e_62 _))); clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_66 : 'cV[R]_N := t_28 *m u.
have d_68 : whole (fun i => (((- 1) / (n)) * ((gain i 0))) * ((u i 0))) = ((- m_3) / (n)) by rule (whole_eq _ d_47) => i; clear - NZ_3 R; first [reflexivity | field; nz | ring].
have e_67 : t_66 = (col (fun i => (gain i 0) ^+ 2 * (u i 0) + ((- m_3) / (n)) * ((gain i 0)))) by rule (col_eq (opr_apply (s := [:: ((- m_3) / (n))]) e_29 e_30 (conj d_68 I)) _) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_69 : R := dot u t_66.
have e_70 : t_69 = ((n * m_4 - m_3 ^+ 2) / (n)) by rule (dot_node e_30 e_67 d_59); done.
have C_65 : t_61 = t_69 by rule (num_eq e_62 (esym (num_eq e_70 _))); clear - NZ_3 R; first [reflexivity | field; nz | ring].
split; first exact: C_5.
split; first exact: C_27.
split; first exact: C_42.
split; first exact: C_60.
exact: C_65.
Qed.

(* lnverify.surface.zero-gain
   With k zero gains the form of the image of z falls short of ‖z‖² by k times the variance of z on their coordinates
   this project; with a proof *)
Theorem lnverify_surface_zero_gain (gain x : 'cV[R]_N) :
  (0 < N)%N ->
  0 < sumv (zero_entries gain) ->
  N%:R != 0 :> R /\
  sumv (zero_entries gain) != 0 /\
  dot (Pi *m x) (Pi *m x) - dot (had gain (Pi *m x)) ((squared_drazin gain + (1 / sumv (zero_entries gain)) *: outer (drazin gain) (drazin gain)) *m had gain (Pi *m x)) = dot (zero_entries gain) (vpow (Pi *m x) 2) - dot (zero_entries gain) (Pi *m x) ^+ 2 / sumv (zero_entries gain) :> R /\
  sumv (had (zero_entries gain) (Pi *m x) - (dot (zero_entries gain) (Pi *m x) / sumv (zero_entries gain)) *: zero_entries gain) = 0 :> R /\
  had gain (had (zero_entries gain) (Pi *m x) - (dot (zero_entries gain) (Pi *m x) / sumv (zero_entries gain)) *: zero_entries gain) = 0 :> 'cV[R]_N.
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
have e_24 : (1%:M : 'M[R]_N) = (opr (fun i => if z i then 1 else 1) [:: ]) by rule (opr_eq (opr_id R N) _ _); [move=> i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]] | move=> i j; reduce; case zi: (z i); [case zj: (z j); [rewrite ?(Z1 i zi) ?invr0; rewrite ?(Z1 j zj) ?invr0; clear - R; first [reflexivity | ring] | rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring]] | case zj: (z j); [rewrite ?(Z1 j zj) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]]]].
pose t_25 : R := N%:R^-1.
have e_26 : t_25 = (1 / ((n_0 + n_1))) by rule (num_eq (num1 (fun a : R => a^-1) e_18) _); clear - NZ_19 R; first [reflexivity | field; nz | ring].
pose t_27 : 'M[R]_N := outer (ones : 'cV[R]_N) (ones : 'cV[R]_N).
have e_28 : t_27 = (opr (fun i => if z i then 0 else 0) [:: ((fun i => if z i then 1 else 1), (fun i => if z i then 1 else 1))]) by rule (opr_eq (opr_outer e_1 e_1) _ _); [move=> i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]] | move=> i j; reduce; case zi: (z i); [case zj: (z j); [rewrite ?(Z1 i zi) ?invr0; rewrite ?(Z1 j zj) ?invr0; clear - R; first [reflexivity | ring] | rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring]] | case zj: (z j); [rewrite ?(Z1 j zj) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]]]].
pose t_29 : 'M[R]_N := t_25 *: t_27.
have e_30 : t_29 = (opr (fun i => if z i then 0 else 0) [:: ((fun i => if z i then 0 else 1), (fun i => if z i then (1 / ((n_0 + n_1))) * (1) else (1 / ((n_0 + n_1))) * (1))); ((fun i => if z i then 1 else 0), (fun i => if z i then (1 / ((n_0 + n_1))) * (1) else (1 / ((n_0 + n_1))) * (1)))]) by rule (opr_eq (opr_scale e_26 e_28) _ _); [move=> i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_19 R; first [reflexivity | field; nz | ring] | clear - NZ_19 R; first [reflexivity | field; nz | ring]] | move=> i j; reduce; case zi: (z i); [case zj: (z j); [rewrite ?(Z1 i zi) ?invr0; rewrite ?(Z1 j zj) ?invr0; clear - NZ_19 R; first [reflexivity | field; nz | ring] | rewrite ?(Z1 i zi) ?invr0; clear - NZ_19 R; first [reflexivity | field; nz | ring]] | case zj: (z j); [rewrite ?(Z1 j zj) ?invr0; clear - NZ_19 R; first [reflexivity | field; nz | ring] | clear - NZ_19 R; first [reflexivity | field; nz | ring]]]].
pose t_31 : 'M[R]_N := (1%:M : 'M[R]_N) - t_29.
have e_32 : t_31 = (opr (fun i => if z i then 1 else 1) [:: ((fun i => if z i then 0 else 1), (fun i => if z i then ((- 1) / ((n_0 + n_1))) * (1) else ((- 1) / ((n_0 + n_1))) * (1))); ((fun i => if z i then 1 else 0), (fun i => if z i then ((- 1) / ((n_0 + n_1))) * (1) else ((- 1) / ((n_0 + n_1))) * (1)))]) by rule (opr_eq (opr_sub e_24 e_30) _ _); [move=> i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]] | move=> i j; reduce; case zi: (z i); [case zj: (z j); [rewrite ?(Z1 i zi) ?invr0; rewrite ?(Z1 j zj) ?invr0; clear - NZ_19 R; first [reflexivity | field; nz | ring] | rewrite ?(Z1 i zi) ?invr0; clear - NZ_19 R; first [reflexivity | field; nz | ring]] | case zj: (z j); [rewrite ?(Z1 j zj) ?invr0; clear - NZ_19 R; first [reflexivity | field; nz | ring] | clear - NZ_19 R; first [reflexivity | field; nz | ring]]]].
have e_33 : x = (col (fun i => if z i then (x i 0) else (x i 0))) by rule (col_eq (col_letter _) _) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
pose t_34 : 'cV[R]_N := t_31 *m x.
have [m_2 M_2] := some_number (part (fun i => ~~ z i) (fun i => (x i 0))).
have [m_3 M_3] := some_number (part z (fun i => (x i 0))).
have d_36 : whole (fun i => if z i then ((- 1) / ((n_0 + n_1))) * ((x i 0)) else ((- 1) / ((n_0 + n_1))) * ((x i 0))) = ((- m_2 - m_3) / ((n_0 + n_1))) by rule (num_eq (whole_if (partZ ((- 1) / ((n_0 + n_1))) M_2) (partZ ((- 1) / ((n_0 + n_1))) M_3)) _); clear - NZ_19 R; first [reflexivity | field; nz | ring].
have d_37 : whole (fun i => (if z i then ((- 1) / ((n_0 + n_1))) * (1) else ((- 1) / ((n_0 + n_1))) * (1)) * (if z i then (x i 0) else (x i 0))) = ((- m_2 - m_3) / ((n_0 + n_1))) by rule (whole_eq _ d_36) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_19 R; first [reflexivity | field; nz | ring] | clear - NZ_19 R; first [reflexivity | field; nz | ring]].
have e_35 : t_34 = (col (fun i => if z i then (x i 0) + ((- m_2 - m_3) / ((n_0 + n_1))) * (1) else (x i 0) + ((- m_2 - m_3) / ((n_0 + n_1))) * (1))) by rule (col_eq (opr_apply (s := [:: ((- m_2 - m_3) / ((n_0 + n_1))); ((- m_2 - m_3) / ((n_0 + n_1)))]) e_32 e_33 (conj d_37 (conj d_37 I))) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_19 R; first [reflexivity | field; nz | ring] | clear - NZ_19 R; first [reflexivity | field; nz | ring]].
pose t_38 : R := dot t_34 t_34.
have [m_4 M_4] := some_number (part (fun i => ~~ z i) (fun i => (x i 0) ^+ 2)).
have S_40 : 0 <= m_4 by rewrite -M_4; apply: part_ge0 => i; sgn.
have [m_5 M_5] := some_number (part z (fun i => (x i 0) ^+ 2)).
have S_41 : 0 <= m_5 by rewrite -M_5; apply: part_ge0 => i; sgn.
have d_42 : whole (fun i => if z i then (x i 0) ^+ 2 + ((- 2%:R * m_2 - 2%:R * m_3) / ((n_0 + n_1))) * ((x i 0)) + ((m_2 ^+ 2 + 2%:R * m_2 * m_3 + m_3 ^+ 2) / ((n_0 + n_1) ^+ 2)) * (1) else (x i 0) ^+ 2 + ((- 2%:R * m_2 - 2%:R * m_3) / ((n_0 + n_1))) * ((x i 0)) + ((m_2 ^+ 2 + 2%:R * m_2 * m_3 + m_3 ^+ 2) / ((n_0 + n_1) ^+ 2)) * (1)) = ((n_0 * m_4 + n_0 * m_5 + n_1 * m_4 + n_1 * m_5 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2) / ((n_0 + n_1))) by rule (num_eq (whole_if (partD (partD M_4 (partZ ((- 2%:R * m_2 - 2%:R * m_3) / ((n_0 + n_1))) M_2)) (partZ ((m_2 ^+ 2 + 2%:R * m_2 * m_3 + m_3 ^+ 2) / ((n_0 + n_1) ^+ 2)) M_n0)) (partD (partD M_5 (partZ ((- 2%:R * m_2 - 2%:R * m_3) / ((n_0 + n_1))) M_3)) (partZ ((m_2 ^+ 2 + 2%:R * m_2 * m_3 + m_3 ^+ 2) / ((n_0 + n_1) ^+ 2)) M_n1))) _); clear - NZ_19 R; first [reflexivity | field; nz | ring].
have d_43 : whole (fun i => (if z i then (x i 0) + ((- m_2 - m_3) / ((n_0 + n_1))) * (1) else (x i 0) + ((- m_2 - m_3) / ((n_0 + n_1))) * (1)) * (if z i then (x i 0) + ((- m_2 - m_3) / ((n_0 + n_1))) * (1) else (x i 0) + ((- m_2 - m_3) / ((n_0 + n_1))) * (1))) = ((n_0 * m_4 + n_0 * m_5 + n_1 * m_4 + n_1 * m_5 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2) / ((n_0 + n_1))) by rule (whole_eq _ d_42) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_19 R; first [reflexivity | field; nz | ring] | clear - NZ_19 R; first [reflexivity | field; nz | ring]].
have e_39 : t_38 = ((n_0 * m_4 + n_0 * m_5 + n_1 * m_4 + n_1 * m_5 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2) / ((n_0 + n_1))) by rule (dot_node e_35 e_35 d_43); done.
pose t_44 : 'cV[R]_N := had gain t_34.
have e_45 : t_44 = (col (fun i => if z i then 0 else (x i 0) * (gain i 0) + ((- m_2 - m_3) / ((n_0 + n_1))) * ((gain i 0)))) by rule (col_eq (col_had e_2 e_35) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_19 R; first [reflexivity | field; nz | ring] | have qi := Z0 i zi; clear - NZ_19 qi R; first [reflexivity | field; nz | ring]].
pose t_46 : 'M[R]_N := diag t_3.
have e_47 : t_46 = (opr (fun i => if z i then 0 else (gain i 0)^-1) [:: ]) by rule (opr_eq (opr_diag e_4) _ _); [move=> i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | have qi := Z0 i zi; clear - qi R; first [reflexivity | field; nz | ring]] | move=> i j; reduce; case zi: (z i); [case zj: (z j); [rewrite ?(Z1 i zi) ?invr0; rewrite ?(Z1 j zj) ?invr0; clear - R; first [reflexivity | ring] | have qj := Z0 j zj; rewrite ?(Z1 i zi) ?invr0; clear - qj R; first [reflexivity | field; nz | ring]] | case zj: (z j); [have qi := Z0 i zi; rewrite ?(Z1 j zj) ?invr0; clear - qi R; first [reflexivity | field; nz | ring] | have qi := Z0 i zi; have qj := Z0 j zj; clear - qi qj R; first [reflexivity | field; nz | ring]]]].
pose t_48 : 'M[R]_N := t_46 *m t_46.
have e_49 : t_48 = (opr (fun i => if z i then 0 else (gain i 0)^-1 ^+ 2) [:: ]) by rule (opr_eq (opr_mul (ss := [:: ]) e_47 e_47 (I)) _ _); [move=> i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | have qi := Z0 i zi; clear - qi R; first [reflexivity | field; nz | ring]] | move=> i j; reduce; case zi: (z i); [case zj: (z j); [rewrite ?(Z1 i zi) ?invr0; rewrite ?(Z1 j zj) ?invr0; clear - R; first [reflexivity | ring] | have qj := Z0 j zj; rewrite ?(Z1 i zi) ?invr0; clear - qj R; first [reflexivity | field; nz | ring]] | case zj: (z j); [have qi := Z0 i zi; rewrite ?(Z1 j zj) ?invr0; clear - qi R; first [reflexivity | field; nz | ring] | have qi := Z0 i zi; have qj := Z0 j zj; clear - qi qj R; first [reflexivity | field; nz | ring]]]].
have e_50 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose t_51 : R := (1 : R) / t_9.
have e_52 : t_51 = (1 / (n_1)) by rule (num_eq (num2 (fun a b : R => a / b) e_50 e_10) _); clear - NZ_16 R; first [reflexivity | field; nz | ring].
pose t_53 : 'M[R]_N := outer t_3 t_3.
have e_54 : t_53 = (opr (fun i => if z i then 0 else 0) [:: ((fun i => if z i then 0 else (gain i 0)^-1), (fun i => if z i then 0 else (gain i 0)^-1))]) by rule (opr_eq (opr_outer e_4 e_4) _ _); [move=> i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | have qi := Z0 i zi; clear - qi R; first [reflexivity | field; nz | ring]] | move=> i j; reduce; case zi: (z i); [case zj: (z j); [rewrite ?(Z1 i zi) ?invr0; rewrite ?(Z1 j zj) ?invr0; clear - R; first [reflexivity | ring] | have qj := Z0 j zj; rewrite ?(Z1 i zi) ?invr0; clear - qj R; first [reflexivity | field; nz | ring]] | case zj: (z j); [have qi := Z0 i zi; rewrite ?(Z1 j zj) ?invr0; clear - qi R; first [reflexivity | field; nz | ring] | have qi := Z0 i zi; have qj := Z0 j zj; clear - qi qj R; first [reflexivity | field; nz | ring]]]].
pose t_55 : 'M[R]_N := t_51 *: t_53.
have e_56 : t_55 = (opr (fun i => if z i then 0 else 0) [:: ((fun i => if z i then 0 else (gain i 0)^-1), (fun i => if z i then 0 else (1 / (n_1)) * ((gain i 0)^-1)))]) by rule (opr_eq (opr_scale e_52 e_54) _ _); [move=> i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_16 R; first [reflexivity | field; nz | ring] | clear - NZ_16 R; first [reflexivity | field; nz | ring]] | move=> i j; reduce; case zi: (z i); [case zj: (z j); [rewrite ?(Z1 i zi) ?invr0; rewrite ?(Z1 j zj) ?invr0; clear - NZ_16 R; first [reflexivity | field; nz | ring] | have qj := Z0 j zj; rewrite ?(Z1 i zi) ?invr0; clear - NZ_16 qj R; first [reflexivity | field; nz | ring]] | case zj: (z j); [have qi := Z0 i zi; rewrite ?(Z1 j zj) ?invr0; clear - NZ_16 qi R; first [reflexivity | field; nz | ring] | have qi := Z0 i zi; have qj := Z0 j zj; clear - NZ_16 qi qj R; first [reflexivity | field; nz | ring]]]].
pose t_57 : 'M[R]_N := t_48 + t_55.
have e_58 : t_57 = (opr (fun i => if z i then 0 else (gain i 0)^-1 ^+ 2) [:: ((fun i => if z i then 0 else (gain i 0)^-1), (fun i => if z i then 0 else (1 / (n_1)) * ((gain i 0)^-1)))]) by rule (opr_eq (opr_add e_49 e_56) _ _); [move=> i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | have qi := Z0 i zi; clear - qi R; first [reflexivity | field; nz | ring]] | move=> i j; reduce; case zi: (z i); [case zj: (z j); [rewrite ?(Z1 i zi) ?invr0; rewrite ?(Z1 j zj) ?invr0; clear - NZ_16 R; first [reflexivity | field; nz | ring] | have qj := Z0 j zj; rewrite ?(Z1 i zi) ?invr0; clear - NZ_16 qj R; first [reflexivity | field; nz | ring]] | case zj: (z j); [have qi := Z0 i zi; rewrite ?(Z1 j zj) ?invr0; clear - NZ_16 qi R; first [reflexivity | field; nz | ring] | have qi := Z0 i zi; have qj := Z0 j zj; clear - NZ_16 qi qj R; first [reflexivity | field; nz | ring]]]].
pose t_59 : 'cV[R]_N := t_57 *m t_44.
have d_61 : whole (fun i => if z i then 0 else (1 / (n_1)) * ((x i 0)) + ((- m_2 - m_3) / (n_1 * (n_0 + n_1))) * (1)) = ((- n_0 * m_3 + n_1 * m_2) / (n_1 * (n_0 + n_1))) by rule (num_eq (whole_if (partD (partZ (1 / (n_1)) M_2) (partZ ((- m_2 - m_3) / (n_1 * (n_0 + n_1))) M_n0)) (@part0 R N z)) _); clear - NZ_16 NZ_19 R; first [reflexivity | field; nz | ring].
have d_62 : whole (fun i => (if z i then 0 else (1 / (n_1)) * ((gain i 0)^-1)) * (if z i then 0 else (x i 0) * (gain i 0) + ((- m_2 - m_3) / ((n_0 + n_1))) * ((gain i 0)))) = ((- n_0 * m_3 + n_1 * m_2) / (n_1 * (n_0 + n_1))) by rule (whole_eq _ d_61) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_16 NZ_19 R; first [reflexivity | field; nz | ring] | have qi := Z0 i zi; clear - NZ_16 NZ_19 qi R; first [reflexivity | field; nz | ring]].
have e_60 : t_59 = (col (fun i => if z i then 0 else (x i 0) * (gain i 0)^-1 + ((- m_3) / (n_1)) * ((gain i 0)^-1))) by rule (col_eq (opr_apply (s := [:: ((- n_0 * m_3 + n_1 * m_2) / (n_1 * (n_0 + n_1)))]) e_58 e_45 (conj d_62 I)) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_16 NZ_19 R; first [reflexivity | field; nz | ring] | have qi := Z0 i zi; clear - NZ_16 NZ_19 qi R; first [reflexivity | field; nz | ring]].
pose t_63 : R := dot t_44 t_59.
have d_65 : whole (fun i => if z i then 0 else (x i 0) ^+ 2 + ((- n_0 * m_3 - n_1 * m_2 - 2%:R * n_1 * m_3) / (n_1 * (n_0 + n_1))) * ((x i 0)) + ((m_2 * m_3 + m_3 ^+ 2) / (n_1 * (n_0 + n_1))) * (1)) = ((n_0 * n_1 * m_4 + n_0 * m_3 ^+ 2 + n_1 ^+ 2 * m_4 - n_1 * m_2 ^+ 2 - 2%:R * n_1 * m_2 * m_3) / (n_1 * (n_0 + n_1))) by rule (num_eq (whole_if (partD (partD M_4 (partZ ((- n_0 * m_3 - n_1 * m_2 - 2%:R * n_1 * m_3) / (n_1 * (n_0 + n_1))) M_2)) (partZ ((m_2 * m_3 + m_3 ^+ 2) / (n_1 * (n_0 + n_1))) M_n0)) (@part0 R N z)) _); clear - NZ_16 NZ_19 R; first [reflexivity | field; nz | ring].
have d_66 : whole (fun i => (if z i then 0 else (x i 0) * (gain i 0) + ((- m_2 - m_3) / ((n_0 + n_1))) * ((gain i 0))) * (if z i then 0 else (x i 0) * (gain i 0)^-1 + ((- m_3) / (n_1)) * ((gain i 0)^-1))) = ((n_0 * n_1 * m_4 + n_0 * m_3 ^+ 2 + n_1 ^+ 2 * m_4 - n_1 * m_2 ^+ 2 - 2%:R * n_1 * m_2 * m_3) / (n_1 * (n_0 + n_1))) by rule (whole_eq _ d_65) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_19 NZ_16 R; first [reflexivity | field; nz | ring] | have qi := Z0 i zi; clear - NZ_19 NZ_16 qi R; first [reflexivity | field; nz | ring]].
have e_64 : t_63 = ((n_0 * n_1 * m_4 + n_0 * m_3 ^+ 2 + n_1 ^+ 2 * m_4 - n_1 * m_2 ^+ 2 - 2%:R * n_1 * m_2 * m_3) / (n_1 * (n_0 + n_1))) by rule (dot_node e_45 e_60 d_66); done.
pose t_67 : R := t_38 - t_63.
have e_68 : t_67 = ((n_1 * m_5 - m_3 ^+ 2) / (n_1)) by rule (num_eq (num2 (fun a b : R => a - b) e_39 e_64) _); clear - NZ_19 NZ_16 R; first [reflexivity | field; nz | ring].
pose t_70 : 'cV[R]_N := vpow t_34 2.
have e_71 : t_70 = (col (fun i => if z i then (x i 0) ^+ 2 + ((- 2%:R * m_2 - 2%:R * m_3) / ((n_0 + n_1))) * ((x i 0)) + ((m_2 ^+ 2 + 2%:R * m_2 * m_3 + m_3 ^+ 2) / ((n_0 + n_1) ^+ 2)) * (1) else (x i 0) ^+ 2 + ((- 2%:R * m_2 - 2%:R * m_3) / ((n_0 + n_1))) * ((x i 0)) + ((m_2 ^+ 2 + 2%:R * m_2 * m_3 + m_3 ^+ 2) / ((n_0 + n_1) ^+ 2)) * (1))) by rule (col_eq (col_vpow 2 e_35) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_19 R; first [reflexivity | field; nz | ring] | clear - NZ_19 R; first [reflexivity | field; nz | ring]].
pose t_72 : R := dot t_7 t_70.
have d_74 : whole (fun i => if z i then (x i 0) ^+ 2 + ((- 2%:R * m_2 - 2%:R * m_3) / ((n_0 + n_1))) * ((x i 0)) + ((m_2 ^+ 2 + 2%:R * m_2 * m_3 + m_3 ^+ 2) / ((n_0 + n_1) ^+ 2)) * (1) else 0) = ((n_0 ^+ 2 * m_5 + 2%:R * n_0 * n_1 * m_5 - 2%:R * n_0 * m_2 * m_3 - 2%:R * n_0 * m_3 ^+ 2 + n_1 ^+ 2 * m_5 + n_1 * m_2 ^+ 2 - n_1 * m_3 ^+ 2) / ((n_0 + n_1) ^+ 2)) by rule (num_eq (whole_if (@part0 R N (fun i => ~~ z i)) (partD (partD M_5 (partZ ((- 2%:R * m_2 - 2%:R * m_3) / ((n_0 + n_1))) M_3)) (partZ ((m_2 ^+ 2 + 2%:R * m_2 * m_3 + m_3 ^+ 2) / ((n_0 + n_1) ^+ 2)) M_n1))) _); clear - NZ_19 R; first [reflexivity | field; nz | ring].
have d_75 : whole (fun i => (if z i then 1 else 0) * (if z i then (x i 0) ^+ 2 + ((- 2%:R * m_2 - 2%:R * m_3) / ((n_0 + n_1))) * ((x i 0)) + ((m_2 ^+ 2 + 2%:R * m_2 * m_3 + m_3 ^+ 2) / ((n_0 + n_1) ^+ 2)) * (1) else (x i 0) ^+ 2 + ((- 2%:R * m_2 - 2%:R * m_3) / ((n_0 + n_1))) * ((x i 0)) + ((m_2 ^+ 2 + 2%:R * m_2 * m_3 + m_3 ^+ 2) / ((n_0 + n_1) ^+ 2)) * (1))) = ((n_0 ^+ 2 * m_5 + 2%:R * n_0 * n_1 * m_5 - 2%:R * n_0 * m_2 * m_3 - 2%:R * n_0 * m_3 ^+ 2 + n_1 ^+ 2 * m_5 + n_1 * m_2 ^+ 2 - n_1 * m_3 ^+ 2) / ((n_0 + n_1) ^+ 2)) by rule (whole_eq _ d_74) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_19 R; first [reflexivity | field; nz | ring] | clear - NZ_19 R; first [reflexivity | field; nz | ring]].
have e_73 : t_72 = ((n_0 ^+ 2 * m_5 + 2%:R * n_0 * n_1 * m_5 - 2%:R * n_0 * m_2 * m_3 - 2%:R * n_0 * m_3 ^+ 2 + n_1 ^+ 2 * m_5 + n_1 * m_2 ^+ 2 - n_1 * m_3 ^+ 2) / ((n_0 + n_1) ^+ 2)) by rule (dot_node e_8 e_71 d_75); done.
pose t_76 : R := dot t_7 t_34.
have d_78 : whole (fun i => if z i then (x i 0) + ((- m_2 - m_3) / ((n_0 + n_1))) * (1) else 0) = ((n_0 * m_3 - n_1 * m_2) / ((n_0 + n_1))) by rule (num_eq (whole_if (@part0 R N (fun i => ~~ z i)) (partD M_3 (partZ ((- m_2 - m_3) / ((n_0 + n_1))) M_n1))) _); clear - NZ_19 R; first [reflexivity | field; nz | ring].
have d_79 : whole (fun i => (if z i then 1 else 0) * (if z i then (x i 0) + ((- m_2 - m_3) / ((n_0 + n_1))) * (1) else (x i 0) + ((- m_2 - m_3) / ((n_0 + n_1))) * (1))) = ((n_0 * m_3 - n_1 * m_2) / ((n_0 + n_1))) by rule (whole_eq _ d_78) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_19 R; first [reflexivity | field; nz | ring] | clear - NZ_19 R; first [reflexivity | field; nz | ring]].
have e_77 : t_76 = ((n_0 * m_3 - n_1 * m_2) / ((n_0 + n_1))) by rule (dot_node e_8 e_35 d_79); done.
pose t_80 : R := t_76 ^+ 2.
have e_81 : t_80 = ((n_0 ^+ 2 * m_3 ^+ 2 - 2%:R * n_0 * n_1 * m_2 * m_3 + n_1 ^+ 2 * m_2 ^+ 2) / ((n_0 + n_1) ^+ 2)) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_77) _); clear - NZ_19 R; first [reflexivity | field; nz | ring].
pose t_82 : R := t_80 / t_9.
have e_83 : t_82 = ((n_0 ^+ 2 * m_3 ^+ 2 - 2%:R * n_0 * n_1 * m_2 * m_3 + n_1 ^+ 2 * m_2 ^+ 2) / (n_1 * (n_0 + n_1) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_81 e_10) _); clear - NZ_16 NZ_19 R; first [reflexivity | field; nz | ring].
pose t_84 : R := t_72 - t_82.
have e_85 : t_84 = ((n_1 * m_5 - m_3 ^+ 2) / (n_1)) by rule (num_eq (num2 (fun a b : R => a - b) e_73 e_83) _); clear - NZ_19 NZ_16 R; first [reflexivity | field; nz | ring].
have C_69 : t_67 = t_84 by rule (num_eq e_68 (esym (num_eq e_85 _))); clear - NZ_16 R; first [reflexivity | field; nz | ring].
pose t_86 : 'cV[R]_N := had t_7 t_34.
have e_87 : t_86 = (col (fun i => if z i then (x i 0) + ((- m_2 - m_3) / ((n_0 + n_1))) * (1) else 0)) by rule (col_eq (col_had e_8 e_35) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_19 R; first [reflexivity | field; nz | ring] | clear - NZ_19 R; first [reflexivity | field; nz | ring]].
pose t_88 : R := t_76 / t_9.
have e_89 : t_88 = ((n_0 * m_3 - n_1 * m_2) / (n_1 * (n_0 + n_1))) by rule (num_eq (num2 (fun a b : R => a / b) e_77 e_10) _); clear - NZ_16 NZ_19 R; first [reflexivity | field; nz | ring].
pose t_90 : 'cV[R]_N := t_88 *: t_7.
have e_91 : t_90 = (col (fun i => if z i then ((n_0 * m_3 - n_1 * m_2) / (n_1 * (n_0 + n_1))) * (1) else 0)) by rule (col_eq (col_scale e_89 e_8) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_16 NZ_19 R; first [reflexivity | field; nz | ring] | clear - NZ_16 NZ_19 R; first [reflexivity | field; nz | ring]].
pose t_92 : 'cV[R]_N := t_86 - t_90.
have e_93 : t_92 = (col (fun i => if z i then (x i 0) + ((- m_3) / (n_1)) * (1) else 0)) by rule (col_eq (col_sub e_87 e_91) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_19 NZ_16 R; first [reflexivity | field; nz | ring] | clear - NZ_19 NZ_16 R; first [reflexivity | field; nz | ring]].
pose t_94 : R := sumv t_92.
have e_95 : t_94 = 0 by rule (sum_node e_93 (whole_if (@part0 R N (fun i => ~~ z i)) (partD M_3 (partZ ((- m_3) / (n_1)) M_n1))) _); clear - NZ_16 R; first [reflexivity | field; nz | ring].
have e_97 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
have C_96 : t_94 = (0 : R) by rule (num_eq e_95 (esym (num_eq e_97 _))); clear - R; first [reflexivity | ring].
pose t_98 : 'cV[R]_N := had gain t_92.
have e_99 : t_98 = (col (fun i => if z i then 0 else 0)) by rule (col_eq (col_had e_2 e_93) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_16 R; first [reflexivity | field; nz | ring] | have qi := Z0 i zi; clear - NZ_16 qi R; first [reflexivity | field; nz | ring]].
have e_101 : (0 : 'cV[R]_N) = (col (fun i => if z i then 0 else 0)) by rule (col_eq (col_zero R N) _) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
have C_100 : t_98 = (0 : 'cV[R]_N) by rule (col_same e_99 e_101 _) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
split; first exact: C_21.
split; first exact: C_23.
split; first exact: C_69.
split; first exact: C_96.
exact: C_100.
Qed.

End Claims.
