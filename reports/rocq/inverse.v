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

(* lnverify.inverse.direction
   Without zero gains the direction of Πa can be read from the output: it is that of (y − b)/g
   this project; with a proof *)
Theorem lnverify_inverse_direction (gain activation bias : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  (forall i, gain i 0 != 0) ->
  0 < variance activation ->
  N%:R != 0 :> R /\
  Num.sqrt (variance activation + eps) != 0 /\
  (forall i, gain i 0 != 0) /\
  vnorm (had (layer_norm eps gain bias activation - bias) (vinv gain)) != 0 /\
  vnorm (Pi *m activation) != 0 /\
  0 <= variance activation + eps /\
  0 <= dot (had (layer_norm eps gain bias activation - bias) (vinv gain)) (had (layer_norm eps gain bias activation - bias) (vinv gain)) /\
  0 <= dot (Pi *m activation) (Pi *m activation) /\
  had (layer_norm eps gain bias activation - bias) (vinv gain) = normalized eps activation :> 'cV[R]_N /\
  (vnorm (had (layer_norm eps gain bias activation - bias) (vinv gain)))^-1 *: had (layer_norm eps gain bias activation - bias) (vinv gain) = (vnorm (Pi *m activation))^-1 *: (Pi *m activation) :> 'cV[R]_N.
Proof.
move=> N_gt0 H_eps H0 H1.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : gain = (col (fun i => (gain i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
have e_2 : activation = (col (fun i => (activation i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_3 : R := sumv activation.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_5 : 0 <= n - 1 by rewrite subr_ge0.
have [m_2 M_2] := some_number (part xpredT (fun i => (activation i 0))).
have e_4 : t_3 = m_2 by rule (sum_node e_2 M_2 _); clear - R; first [reflexivity | ring].
have e_6 : N%:R = n by rule (num_eq En _); clear - R; first [reflexivity | ring].
pose t_7 : R := t_3 / N%:R.
have NZ_9 := lt0r_neq0 N_pos.
have e_8 : t_7 = (m_2 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_4 e_6) _); clear - NZ_9 R; first [reflexivity | field; nz | ring].
have e_10 : (ones : 'cV[R]_N) = (col (fun i => 1)) by rule (col_eq (col_ones R N) _) => i; clear - R; first [reflexivity | ring].
pose t_11 : 'cV[R]_N := t_7 *: (ones : 'cV[R]_N).
have e_12 : t_11 = (col (fun i => (m_2 / (n)) * (1))) by rule (col_eq (col_scale e_8 e_10) _) => i; reduce; clear - NZ_9 R; first [reflexivity | field; nz | ring].
pose t_13 : 'cV[R]_N := activation - t_11.
have e_14 : t_13 = (col (fun i => (activation i 0) + ((- m_2) / (n)) * (1))) by rule (col_eq (col_sub e_2 e_12) _) => i; reduce; clear - NZ_9 R; first [reflexivity | field; nz | ring].
pose t_15 : R := dot t_13 t_13.
have [m_3 M_3] := some_number (part xpredT (fun i => (activation i 0) ^+ 2)).
have S_17 : 0 <= m_3 by rewrite -M_3; apply: part_ge0 => i; sgn.
have d_18 : whole (fun i => (activation i 0) ^+ 2 + ((- 2%:R * m_2) / (n)) * ((activation i 0)) + ((m_2 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (num_eq (partD (partD M_3 (partZ ((- 2%:R * m_2) / (n)) M_2)) (partZ ((m_2 ^+ 2) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_9 R; first [reflexivity | field; nz | ring].
have d_19 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (whole_eq _ d_18) => i; clear - NZ_9 R; first [reflexivity | field; nz | ring].
have e_16 : t_15 = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (dot_node e_14 e_14 d_19); done.
pose t_20 : R := t_15 / N%:R.
have e_21 : t_20 = ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_16 e_6) _); clear - NZ_9 R; first [reflexivity | field; nz | ring].
have H_22 := pos_of H1 e_21.
have NZ_23 := lt0r_neq0 H_22.
have NZ_24 : (- n * m_3 + m_2 ^+ 2) != 0 by rule (nz_factor (f := (- n * m_3 + m_2 ^+ 2)) (r := ((- 1) / (n ^+ 2))) NZ_23 _); clear - NZ_9 R; first [reflexivity | field; nz | ring].
have S_25 : 0 < (n * m_3 - m_2 ^+ 2) by rule (pos_quotient H_22 (r := (n ^+ 2)) _ _); [clear - H_eps N_pos S_5 S_17 NZ_9 NZ_24 R; sgn | clear - NZ_9 R; first [reflexivity | field; nz | ring]].
have NZ_26 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_9 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_27 : N%:R != 0 := nz_is e_6 NZ_26.
have e_28 : eps = eps by [].
pose t_29 : R := t_20 + eps.
have e_30 : t_29 = ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_21 e_28) _); clear - NZ_9 R; first [reflexivity | field; nz | ring].
pose t_31 : R := Num.sqrt t_29.
have S_33 : 0 <= (n ^+ 2 * eps) by rule (nneg_is (c := eps * n ^+ 2) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps N_pos S_5 S_17 S_25 NZ_9 NZ_24 R; sgn].
have S_34 : 0 < (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by rule (pos_is (c := ((n * m_3 - m_2 ^+ 2) * (1) + (n ^+ 2 * eps)) / 1) _ _); [clear - R; first [field | ring] | clear - H_eps N_pos S_5 S_17 S_25 S_33 NZ_9 NZ_24 R; sgn].
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by exact: (root_pos S_34).
have S_35 : 0 <= (r_4 / (n)) by rule (nneg_is (c := r_4 * n^-1) _ _); [clear - NZ_9 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - H_eps N_pos S_5 S_17 S_25 S_33 S_34 S_r4 NZ_9 NZ_24 R; sgn].
have e_32 : t_31 = (r_4 / (n)) by rule (sqrt_node e_30 S_35 _); clear - NZ_9 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have NZ_36 := lt0r_neq0 S_r4.
have NZ_37 : (r_4 / (n)) != 0 by rule (nz_is (c := (r_4 * n^-1)) _ _); [clear - NZ_9 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_36 NZ_9 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_38 : t_31 != 0 := nz_is e_32 NZ_37.
have C_39 : forall i, gain i 0 != 0 by rule (col_nz e_1 _) => i; have q0 := H0 i; clear - q0 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?oner_eq0 //=; first [nz1 | done].
pose t_40 : R := t_31^-1.
have NZ_42 := lt0r_neq0 S_34.
have e_41 : t_40 = ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_32) _); clear - NZ_36 NZ_9 NZ_42 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_43 : 'cV[R]_N := t_40 *: t_13.
have e_44 : t_43 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_41 e_14) _) => i; reduce; clear - NZ_42 NZ_9 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_45 : 'cV[R]_N := had gain t_43.
have e_46 : t_45 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)))) by rule (col_eq (col_had e_1 e_44) _) => i; reduce; clear - NZ_42 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_47 : bias = (col (fun i => (bias i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_48 : 'cV[R]_N := t_45 + bias.
have e_49 : t_48 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)) + (bias i 0))) by rule (col_eq (col_add e_46 e_47) _) => i; reduce; clear - NZ_42 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_50 : 'cV[R]_N := t_48 - bias.
have e_51 : t_50 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)))) by rule (col_eq (col_sub e_49 e_47) _) => i; reduce; clear - NZ_42 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_52 : 'cV[R]_N := vinv gain.
have e_53 : t_52 = (col (fun i => (gain i 0)^-1)) by rule (col_eq (col_vinv e_1) _) => i; reduce; have q_54 := H0 i; clear - q_54 R; first [reflexivity | field; nz | ring].
pose t_55 : 'cV[R]_N := had t_50 t_52.
have e_56 : t_55 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_had e_51 e_53) _) => i; reduce; have q_57 := H0 i; clear - NZ_42 q_57 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_58 : R := dot t_55 t_55.
have d_60 : whole (fun i => ((n ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) ^+ 2) + ((- 2%:R * n * m_2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) = ((n ^+ 2 * m_3 - n * m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (partD (partD (partZ ((n ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_3) (partZ ((- 2%:R * n * m_2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_2)) (partZ ((m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) (whole_ones En))) _); clear - NZ_42 R; first [reflexivity | field; nz | ring].
have d_61 : whole (fun i => (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) * (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) = ((n ^+ 2 * m_3 - n * m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (whole_eq _ d_60) => i; clear - NZ_42 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_59 : t_58 = ((n ^+ 2 * m_3 - n * m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (dot_node e_56 e_56 d_61); done.
pose t_62 : R := Num.sqrt t_58.
have [r_5 S_r5 E_r5] : exists2 r : R, 0 < r & r ^+ 2 = (n * m_3 - m_2 ^+ 2) by exact: (root_pos S_25).
have [r_6 S_r6 E_r6] : exists2 r : R, 0 < r & r ^+ 2 = n by exact: (root_pos N_pos).
have S_64 : 0 <= (r_4 * r_5 * r_6) by rule (nneg_is (c := r_6 * r_5 * r_4) _ _); [clear - E_r4 E_r5 E_r6 R; first [reflexivity | ring: E_r4 E_r5 E_r6] | clear - H_eps N_pos S_5 S_17 S_25 S_33 S_34 S_r4 S_r5 S_r6 NZ_9 NZ_24 NZ_36 NZ_42 R; sgn].
have S_65 : 0 <= ((r_4 * r_5 * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (nneg_is (c := (r_4 * r_5 * r_6) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2)^-1) _ _); [clear - NZ_42 E_r4 E_r5 E_r6 R; first [reflexivity | field: E_r4 E_r5 E_r6; nz | ring: E_r4 E_r5 E_r6] | clear - H_eps N_pos S_5 S_17 S_25 S_33 S_34 S_r4 S_r5 S_r6 S_64 NZ_9 NZ_24 NZ_36 NZ_42 R; sgn].
have e_63 : t_62 = ((r_4 * r_5 * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (sqrt_node e_59 S_65 _); clear - NZ_42 E_r4 E_r5 E_r6 R; first [reflexivity | field: E_r4 E_r5 E_r6; nz | ring: E_r4 E_r5 E_r6].
have NZ_66 := lt0r_neq0 S_r6.
have NZ_67 := lt0r_neq0 S_r5.
have NZ_68 : ((r_4 * r_5 * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) != 0 by rule (nz_is (c := (r_6 * r_5 * r_4 * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2)^-1)) _ _); [clear - NZ_42 E_r4 E_r5 E_r6 R; first [reflexivity | field: E_r4 E_r5 E_r6; nz | ring: E_r4 E_r5 E_r6] | clear - NZ_66 NZ_67 NZ_36 NZ_42 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_69 : t_62 != 0 := nz_is e_63 NZ_68.
have e_70 : (1%:M : 'M[R]_N) = (opr (fun i => 1) [:: ]) by rule (opr_eq (opr_id R N) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_71 : R := N%:R^-1.
have e_72 : t_71 = (1 / (n)) by rule (num_eq (num1 (fun a : R => a^-1) e_6) _); clear - NZ_9 R; first [reflexivity | field; nz | ring].
pose t_73 : 'M[R]_N := outer (ones : 'cV[R]_N) (ones : 'cV[R]_N).
have e_74 : t_73 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => 1))]) by rule (opr_eq (opr_outer e_10 e_10) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_75 : 'M[R]_N := t_71 *: t_73.
have e_76 : t_75 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => (1 / (n)) * (1)))]) by rule (opr_eq (opr_scale e_72 e_74) _ _); [move=> i; reduce; clear - NZ_9 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_9 R; first [reflexivity | field; nz | ring]].
pose t_77 : 'M[R]_N := (1%:M : 'M[R]_N) - t_75.
have e_78 : t_77 = (opr (fun i => 1) [:: ((fun i => 1), (fun i => ((- 1) / (n)) * (1)))]) by rule (opr_eq (opr_sub e_70 e_76) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_9 R; first [reflexivity | field; nz | ring]].
pose t_79 : 'cV[R]_N := t_77 *m activation.
have d_81 : whole (fun i => ((- 1) / (n)) * ((activation i 0))) = ((- m_2) / (n)) by rule (num_eq (partZ ((- 1) / (n)) M_2) _); clear - NZ_9 R; first [reflexivity | field; nz | ring].
have d_82 : whole (fun i => (((- 1) / (n)) * (1)) * ((activation i 0))) = ((- m_2) / (n)) by rule (whole_eq _ d_81) => i; clear - NZ_9 R; first [reflexivity | field; nz | ring].
have e_80 : t_79 = (col (fun i => (activation i 0) + ((- m_2) / (n)) * (1))) by rule (col_eq (opr_apply (s := [:: ((- m_2) / (n))]) e_78 e_2 (conj d_82 I)) _) => i; reduce; clear - NZ_9 R; first [reflexivity | field; nz | ring].
pose t_83 : R := dot t_79 t_79.
have e_84 : t_83 = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (dot_node e_80 e_80 d_19); done.
pose t_85 : R := Num.sqrt t_83.
have S_87 : 0 <= (r_5 * r_6) by rule (nneg_is (c := r_6 * r_5) _ _); [clear - E_r5 E_r6 R; first [reflexivity | ring: E_r5 E_r6] | clear - H_eps N_pos S_5 S_17 S_25 S_33 S_34 S_r4 S_r5 S_r6 S_64 NZ_9 NZ_24 NZ_36 NZ_42 NZ_66 NZ_67 R; sgn].
have S_88 : 0 <= ((r_5 * r_6) / (n)) by rule (nneg_is (c := (r_5 * r_6) * n^-1) _ _); [clear - NZ_9 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6] | clear - H_eps N_pos S_5 S_17 S_25 S_33 S_34 S_r4 S_r5 S_r6 S_64 S_87 NZ_9 NZ_24 NZ_36 NZ_42 NZ_66 NZ_67 R; sgn].
have e_86 : t_85 = ((r_5 * r_6) / (n)) by rule (sqrt_node e_84 S_88 _); clear - NZ_9 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6].
have NZ_89 : ((r_5 * r_6) / (n)) != 0 by rule (nz_is (c := (r_6 * r_5 * n^-1)) _ _); [clear - NZ_9 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6] | clear - NZ_66 NZ_67 NZ_9 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_90 : t_85 != 0 := nz_is e_86 NZ_89.
have S_91 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_9 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_5 S_17 S_25 S_33 S_34 S_r4 S_r5 S_r6 S_64 S_87 NZ_9 NZ_24 NZ_36 NZ_42 NZ_66 NZ_67 R; sgn].
have C_92 : 0 <= t_29 := nneg_is e_30 S_91.
have S_93 : 0 <= (n ^+ 2 * m_3 - n * m_2 ^+ 2) by rule (nneg_is (c := (n * m_3 - m_2 ^+ 2) * n) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps N_pos S_5 S_17 S_25 S_33 S_34 S_r4 S_r5 S_r6 S_64 S_87 NZ_9 NZ_24 NZ_36 NZ_42 NZ_66 NZ_67 R; sgn].
have S_94 : 0 <= ((n ^+ 2 * m_3 - n * m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (nneg_is (c := (n ^+ 2 * m_3 - n * m_2 ^+ 2) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2)^-1) _ _); [clear - NZ_42 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_5 S_17 S_25 S_33 S_34 S_r4 S_r5 S_r6 S_64 S_87 S_93 NZ_9 NZ_24 NZ_36 NZ_42 NZ_66 NZ_67 R; sgn].
have C_95 : 0 <= t_58 := nneg_is e_59 S_94.
have S_96 : 0 <= ((n * m_3 - m_2 ^+ 2) / (n)) by rule (nneg_is (c := (n * m_3 - m_2 ^+ 2) * n^-1) _ _); [clear - NZ_9 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_5 S_17 S_25 S_33 S_34 S_r4 S_r5 S_r6 S_64 S_87 S_93 NZ_9 NZ_24 NZ_36 NZ_42 NZ_66 NZ_67 R; sgn].
have C_97 : 0 <= t_83 := nneg_is e_84 S_96.
have C_98 : t_55 = t_43 by rule (col_same e_56 e_44 _) => i; clear - NZ_42 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_99 : R := t_62^-1.
have NZ_101 : (r_4 * r_5 * r_6) != 0 :> R by rule (nz_is (c := (r_6 * r_5 * r_4)) _ _); [clear - R; ring | clear - NZ_66 NZ_67 NZ_36 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_100 : t_99 = ((- r_4 * r_5 * r_6) / ((- n * m_3 + m_2 ^+ 2) * n)) by rule (num_eq (num1 (fun a : R => a^-1) e_63) _); clear - NZ_66 NZ_67 NZ_36 NZ_101 NZ_42 NZ_24 NZ_9 E_r4 E_r5 E_r6 R; first [reflexivity | field: E_r4 E_r5 E_r6; nz | ring: E_r4 E_r5 E_r6].
pose t_102 : 'cV[R]_N := t_99 *: t_55.
have e_103 : t_102 = (col (fun i => ((- r_5 * r_6) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0)) + ((m_2 * r_5 * r_6) / ((- n * m_3 + m_2 ^+ 2) * n)) * (1))) by rule (col_eq (col_scale e_100 e_56) _) => i; reduce; clear - NZ_24 NZ_9 NZ_42 E_r4 E_r5 E_r6 R; first [reflexivity | field: E_r4 E_r5 E_r6; nz | ring: E_r4 E_r5 E_r6].
pose t_105 : R := t_85^-1.
have NZ_107 : (r_5 * r_6) != 0 :> R by rule (nz_is (c := (r_6 * r_5)) _ _); [clear - R; ring | clear - NZ_66 NZ_67 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_106 : t_105 = ((- r_5 * r_6) / ((- n * m_3 + m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_86) _); clear - NZ_66 NZ_67 NZ_107 NZ_9 NZ_24 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6].
pose t_108 : 'cV[R]_N := t_105 *: t_79.
have e_109 : t_108 = (col (fun i => ((- r_5 * r_6) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0)) + ((m_2 * r_5 * r_6) / ((- n * m_3 + m_2 ^+ 2) * n)) * (1))) by rule (col_eq (col_scale e_106 e_80) _) => i; reduce; clear - NZ_24 NZ_9 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6].
have C_104 : t_102 = t_108 by rule (col_same e_103 e_109 _) => i; clear - NZ_24 NZ_9 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6].
split; first exact: C_27.
split; first exact: C_38.
split; first exact: C_39.
split; first exact: C_69.
split; first exact: C_90.
split; first exact: C_92.
split; first exact: C_95.
split; first exact: C_97.
split; first exact: C_98.
exact: C_104.
Qed.

(* lnverify.inverse
   For ε > 0 and no zero gain Πa itself can be read from the output: √(Nε/(N − ‖r‖²)) r, r = (y − b)/g
   this project; with a proof *)
Theorem lnverify_inverse (gain activation bias : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  (forall i, gain i 0 != 0) ->
  0 < eps ->
  N%:R != 0 :> R /\
  Num.sqrt (variance activation + eps) != 0 /\
  (forall i, gain i 0 != 0) /\
  N%:R - dot (had (layer_norm eps gain bias activation - bias) (vinv gain)) (had (layer_norm eps gain bias activation - bias) (vinv gain)) != 0 /\
  0 <= variance activation + eps /\
  0 <= (N%:R * eps) / (N%:R - dot (had (layer_norm eps gain bias activation - bias) (vinv gain)) (had (layer_norm eps gain bias activation - bias) (vinv gain))) /\
  0 < N%:R - dot (had (layer_norm eps gain bias activation - bias) (vinv gain)) (had (layer_norm eps gain bias activation - bias) (vinv gain)) /\
  Num.sqrt ((N%:R * eps) / (N%:R - dot (had (layer_norm eps gain bias activation - bias) (vinv gain)) (had (layer_norm eps gain bias activation - bias) (vinv gain)))) *: had (layer_norm eps gain bias activation - bias) (vinv gain) = Pi *m activation :> 'cV[R]_N.
Proof.
move=> N_gt0 H_eps H0 H1.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : gain = (col (fun i => (gain i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
have e_2 : eps = eps by [].
have H_3 := pos_of H1 e_2.
have NZ_4 := lt0r_neq0 H_3.
have NZ_5 : eps != 0 by rule (nz_factor (f := eps) (r := 1) NZ_4 _); clear - R; first [reflexivity | ring].
have S_6 : 0 < eps by rule (pos_quotient H_3 (r := 1) _ _); [clear - H_eps NZ_5 R; sgn | clear - R; first [reflexivity | ring]].
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_8 : 0 <= n - 1 by rewrite subr_ge0.
have e_7 : N%:R = n by rule (num_eq En _); clear - R; first [reflexivity | ring].
have NZ_9 := lt0r_neq0 N_pos.
have NZ_10 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_9 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_11 : N%:R != 0 := nz_is e_7 NZ_10.
have e_12 : activation = (col (fun i => (activation i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_13 : R := sumv activation.
have [m_2 M_2] := some_number (part xpredT (fun i => (activation i 0))).
have e_14 : t_13 = m_2 by rule (sum_node e_12 M_2 _); clear - R; first [reflexivity | ring].
pose t_15 : R := t_13 / N%:R.
have e_16 : t_15 = (m_2 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_14 e_7) _); clear - NZ_9 R; first [reflexivity | field; nz | ring].
have e_17 : (ones : 'cV[R]_N) = (col (fun i => 1)) by rule (col_eq (col_ones R N) _) => i; clear - R; first [reflexivity | ring].
pose t_18 : 'cV[R]_N := t_15 *: (ones : 'cV[R]_N).
have e_19 : t_18 = (col (fun i => (m_2 / (n)) * (1))) by rule (col_eq (col_scale e_16 e_17) _) => i; reduce; clear - NZ_9 R; first [reflexivity | field; nz | ring].
pose t_20 : 'cV[R]_N := activation - t_18.
have e_21 : t_20 = (col (fun i => (activation i 0) + ((- m_2) / (n)) * (1))) by rule (col_eq (col_sub e_12 e_19) _) => i; reduce; clear - NZ_9 R; first [reflexivity | field; nz | ring].
pose t_22 : R := dot t_20 t_20.
have [m_3 M_3] := some_number (part xpredT (fun i => (activation i 0) ^+ 2)).
have S_24 : 0 <= m_3 by rewrite -M_3; apply: part_ge0 => i; sgn.
have d_25 : whole (fun i => (activation i 0) ^+ 2 + ((- 2%:R * m_2) / (n)) * ((activation i 0)) + ((m_2 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (num_eq (partD (partD M_3 (partZ ((- 2%:R * m_2) / (n)) M_2)) (partZ ((m_2 ^+ 2) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_9 R; first [reflexivity | field; nz | ring].
have d_26 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (whole_eq _ d_25) => i; clear - NZ_9 R; first [reflexivity | field; nz | ring].
have e_23 : t_22 = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (dot_node e_21 e_21 d_26); done.
pose t_27 : R := t_22 / N%:R.
have e_28 : t_27 = ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_23 e_7) _); clear - NZ_9 R; first [reflexivity | field; nz | ring].
pose t_29 : R := t_27 + eps.
have e_30 : t_29 = ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_28 e_2) _); clear - NZ_9 R; first [reflexivity | field; nz | ring].
pose t_31 : R := Num.sqrt t_29.
have g_33 : part xpredT (fun i => (1) * (1)) = n by rule (part_eq _ (whole_ones En)) => i; clear - R; first [reflexivity | ring].
have g_34 : part xpredT (fun i => ((activation i 0)) * ((activation i 0))) = m_3 by rule (part_eq _ M_3) => i; clear - R; first [reflexivity | ring].
have g_35 : part xpredT (fun i => (1) * ((activation i 0))) = m_2 by rule (part_eq _ M_2) => i; clear - R; first [reflexivity | ring].
have G_36 := gram g_33 g_34 g_35.
have S_37 : 0 <= (n * m_3 - m_2 ^+ 2) by rule (nneg_is _ G_36); clear - R; ring.
have S_38 : 0 < (n ^+ 2 * eps) by rule (pos_is (c := eps * n ^+ 2) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps S_6 N_pos S_8 S_24 S_37 NZ_5 NZ_9 R; sgn].
have S_39 : 0 < (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by rule (pos_is (c := ((n * m_3 - m_2 ^+ 2) * (1) + (n ^+ 2 * eps)) / 1) _ _); [clear - R; first [field | ring] | clear - H_eps S_6 N_pos S_8 S_24 S_37 S_38 NZ_5 NZ_9 R; sgn].
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by exact: (root_pos S_39).
have S_40 : 0 <= (r_4 / (n)) by rule (nneg_is (c := r_4 * n^-1) _ _); [clear - NZ_9 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - H_eps S_6 N_pos S_8 S_24 S_37 S_38 S_39 S_r4 NZ_5 NZ_9 R; sgn].
have e_32 : t_31 = (r_4 / (n)) by rule (sqrt_node e_30 S_40 _); clear - NZ_9 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have NZ_41 := lt0r_neq0 S_r4.
have NZ_42 : (r_4 / (n)) != 0 by rule (nz_is (c := (r_4 * n^-1)) _ _); [clear - NZ_9 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_41 NZ_9 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_43 : t_31 != 0 := nz_is e_32 NZ_42.
have C_44 : forall i, gain i 0 != 0 by rule (col_nz e_1 _) => i; have q0 := H0 i; clear - q0 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?oner_eq0 //=; first [nz1 | done].
pose t_45 : R := t_31^-1.
have NZ_47 := lt0r_neq0 S_39.
have e_46 : t_45 = ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_32) _); clear - NZ_41 NZ_9 NZ_47 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_48 : 'cV[R]_N := t_45 *: t_20.
have e_49 : t_48 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_46 e_21) _) => i; reduce; clear - NZ_47 NZ_9 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_50 : 'cV[R]_N := had gain t_48.
have e_51 : t_50 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)))) by rule (col_eq (col_had e_1 e_49) _) => i; reduce; clear - NZ_47 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_52 : bias = (col (fun i => (bias i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_53 : 'cV[R]_N := t_50 + bias.
have e_54 : t_53 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)) + (bias i 0))) by rule (col_eq (col_add e_51 e_52) _) => i; reduce; clear - NZ_47 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_55 : 'cV[R]_N := t_53 - bias.
have e_56 : t_55 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)))) by rule (col_eq (col_sub e_54 e_52) _) => i; reduce; clear - NZ_47 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_57 : 'cV[R]_N := vinv gain.
have e_58 : t_57 = (col (fun i => (gain i 0)^-1)) by rule (col_eq (col_vinv e_1) _) => i; reduce; have q_59 := H0 i; clear - q_59 R; first [reflexivity | field; nz | ring].
pose t_60 : 'cV[R]_N := had t_55 t_57.
have e_61 : t_60 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_had e_56 e_58) _) => i; reduce; have q_62 := H0 i; clear - NZ_47 q_62 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_63 : R := dot t_60 t_60.
have d_65 : whole (fun i => ((n ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) ^+ 2) + ((- 2%:R * n * m_2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) = ((n ^+ 2 * m_3 - n * m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (partD (partD (partZ ((n ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_3) (partZ ((- 2%:R * n * m_2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_2)) (partZ ((m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) (whole_ones En))) _); clear - NZ_47 R; first [reflexivity | field; nz | ring].
have d_66 : whole (fun i => (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) * (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) = ((n ^+ 2 * m_3 - n * m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (whole_eq _ d_65) => i; clear - NZ_47 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_64 : t_63 = ((n ^+ 2 * m_3 - n * m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (dot_node e_61 e_61 d_66); done.
pose t_67 : R := N%:R - t_63.
have e_68 : t_67 = ((n ^+ 3 * eps) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a - b) e_7 e_64) _); clear - NZ_47 R; first [reflexivity | field; nz | ring].
have NZ_69 : ((n ^+ 3 * eps) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) != 0 by rule (nz_is (c := (eps * n ^+ 3 * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2)^-1)) _ _); [clear - NZ_47 R; first [reflexivity | field; nz | ring] | clear - NZ_5 NZ_9 NZ_47 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_70 : t_67 != 0 := nz_is e_68 NZ_69.
have S_71 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_9 R; first [reflexivity | field; nz | ring] | clear - H_eps S_6 N_pos S_8 S_24 S_37 S_38 S_39 S_r4 NZ_5 NZ_9 NZ_41 NZ_47 R; sgn].
have C_72 : 0 <= t_29 := nneg_is e_30 S_71.
pose t_73 : R := N%:R * eps.
have e_74 : t_73 = (n * eps) by rule (num_eq (num2 (fun a b : R => a * b) e_7 e_2) _); clear - R; first [reflexivity | ring].
pose t_75 : R := t_73 / t_67.
have NZ_77 : (n ^+ 3 * eps) != 0 :> R by rule (nz_is (c := (eps * n ^+ 3)) _ _); [clear - R; ring | clear - NZ_5 NZ_9 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_76 : t_75 = ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_74 e_68) _); clear - NZ_5 NZ_9 NZ_77 NZ_47 R; first [reflexivity | field; nz | ring].
have S_78 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_9 R; first [reflexivity | field; nz | ring] | clear - H_eps S_6 N_pos S_8 S_24 S_37 S_38 S_39 S_r4 NZ_5 NZ_9 NZ_41 NZ_47 NZ_77 R; sgn].
have C_79 : 0 <= t_75 := nneg_is e_76 S_78.
have S_81 : 0 < (n ^+ 3 * eps) by rule (pos_is (c := eps * n ^+ 3) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps S_6 N_pos S_8 S_24 S_37 S_38 S_39 S_r4 NZ_5 NZ_9 NZ_41 NZ_47 NZ_77 R; sgn].
have S_82 : 0 < ((n ^+ 3 * eps) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (pos_is (c := (n ^+ 3 * eps) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2)^-1) _ _); [clear - NZ_47 R; first [reflexivity | field; nz | ring] | clear - H_eps S_6 N_pos S_8 S_24 S_37 S_38 S_39 S_r4 S_81 NZ_5 NZ_9 NZ_41 NZ_47 NZ_77 R; sgn].
have C_80 : 0 < t_67 := pos_is e_68 S_82.
pose t_83 : R := Num.sqrt t_75.
have S_85 : 0 <= (r_4 / (n)) by rule (nneg_is (c := r_4 * n^-1) _ _); [clear - NZ_9 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - H_eps S_6 N_pos S_8 S_24 S_37 S_38 S_39 S_r4 S_81 NZ_5 NZ_9 NZ_41 NZ_47 NZ_77 R; sgn].
have e_84 : t_83 = (r_4 / (n)) by rule (sqrt_node e_76 S_85 _); clear - NZ_9 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_86 : 'cV[R]_N := t_83 *: t_60.
have e_87 : t_86 = (col (fun i => (activation i 0) + ((- m_2) / (n)) * (1))) by rule (col_eq (col_scale e_84 e_61) _) => i; reduce; clear - NZ_9 NZ_47 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_89 : (1%:M : 'M[R]_N) = (opr (fun i => 1) [:: ]) by rule (opr_eq (opr_id R N) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_90 : R := N%:R^-1.
have e_91 : t_90 = (1 / (n)) by rule (num_eq (num1 (fun a : R => a^-1) e_7) _); clear - NZ_9 R; first [reflexivity | field; nz | ring].
pose t_92 : 'M[R]_N := outer (ones : 'cV[R]_N) (ones : 'cV[R]_N).
have e_93 : t_92 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => 1))]) by rule (opr_eq (opr_outer e_17 e_17) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_94 : 'M[R]_N := t_90 *: t_92.
have e_95 : t_94 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => (1 / (n)) * (1)))]) by rule (opr_eq (opr_scale e_91 e_93) _ _); [move=> i; reduce; clear - NZ_9 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_9 R; first [reflexivity | field; nz | ring]].
pose t_96 : 'M[R]_N := (1%:M : 'M[R]_N) - t_94.
have e_97 : t_96 = (opr (fun i => 1) [:: ((fun i => 1), (fun i => ((- 1) / (n)) * (1)))]) by rule (opr_eq (opr_sub e_89 e_95) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_9 R; first [reflexivity | field; nz | ring]].
pose t_98 : 'cV[R]_N := t_96 *m activation.
have d_100 : whole (fun i => ((- 1) / (n)) * ((activation i 0))) = ((- m_2) / (n)) by rule (num_eq (partZ ((- 1) / (n)) M_2) _); clear - NZ_9 R; first [reflexivity | field; nz | ring].
have d_101 : whole (fun i => (((- 1) / (n)) * (1)) * ((activation i 0))) = ((- m_2) / (n)) by rule (whole_eq _ d_100) => i; clear - NZ_9 R; first [reflexivity | field; nz | ring].
have e_99 : t_98 = (col (fun i => (activation i 0) + ((- m_2) / (n)) * (1))) by rule (col_eq (opr_apply (s := [:: ((- m_2) / (n))]) e_97 e_12 (conj d_101 I)) _) => i; reduce; clear - NZ_9 R; first [reflexivity | field; nz | ring].
have C_88 : t_86 = t_98 by rule (col_same e_87 e_99 _) => i; clear - NZ_9 R; first [reflexivity | field; nz | ring].
split; first exact: C_11.
split; first exact: C_43.
split; first exact: C_44.
split; first exact: C_70.
split; first exact: C_72.
split; first exact: C_79.
split; first exact: C_80.
exact: C_88.
Qed.

(* lnverify.inverse.zero-gain
   With k ≥ 1 zero gains x̂ is known up to a vector of the zero coordinates with sum 0: all of it for k = 1
   this project; with a proof *)
Theorem lnverify_inverse_zero_gain (gain activation bias : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < sumv (zero_entries gain) ->
  0 < variance activation + eps ->
  N%:R != 0 :> R /\
  Num.sqrt (variance activation + eps) != 0 /\
  sumv (zero_entries gain) != 0 /\
  0 <= variance activation + eps /\
  had (drazin gain) (layer_norm eps gain bias activation - bias) = normalized eps activation - had (zero_entries gain) (normalized eps activation) :> 'cV[R]_N /\
  normalized eps activation - (had (drazin gain) (layer_norm eps gain bias activation - bias) - sumv (had (drazin gain) (layer_norm eps gain bias activation - bias)) *: ((sumv (zero_entries gain))^-1 *: zero_entries gain)) = had (zero_entries gain) (normalized eps activation) - (dot (zero_entries gain) (normalized eps activation) / sumv (zero_entries gain)) *: zero_entries gain :> 'cV[R]_N /\
  sumv (had (zero_entries gain) (normalized eps activation) - (dot (zero_entries gain) (normalized eps activation) / sumv (zero_entries gain)) *: zero_entries gain) = 0 :> R.
Proof.
move=> N_gt0 H_eps H0 H1.
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
have S_17 : 0 < n_1 by rule (pos_quotient H_14 (r := 1) _ _); [clear - H_eps S_11 S_12 N_pos S_13 NZ_16 R; sgn | clear - R; first [reflexivity | ring]].
have e_18 : activation = (col (fun i => if z i then (activation i 0) else (activation i 0))) by rule (col_eq (col_letter _) _) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
pose t_19 : R := sumv activation.
have [m_3 M_3] := some_number (part (fun i => ~~ z i) (fun i => (activation i 0))).
have [m_4 M_4] := some_number (part z (fun i => (activation i 0))).
have e_20 : t_19 = (m_3 + m_4) by rule (sum_node e_18 (whole_if M_3 M_4) _); clear - R; first [reflexivity | ring].
have e_21 : N%:R = (n_0 + n_1) by rule (num_eq En (num_eq Enn _)); clear - R; first [reflexivity | ring].
pose t_22 : R := t_19 / N%:R.
have NZ_24 := lt0r_neq0 N_pos.
have e_23 : t_22 = ((m_3 + m_4) / ((n_0 + n_1))) by rule (num_eq (num2 (fun a b : R => a / b) e_20 e_21) _); clear - NZ_24 R; first [reflexivity | field; nz | ring].
pose t_25 : 'cV[R]_N := t_22 *: (ones : 'cV[R]_N).
have e_26 : t_25 = (col (fun i => if z i then ((m_3 + m_4) / ((n_0 + n_1))) * (1) else ((m_3 + m_4) / ((n_0 + n_1))) * (1))) by rule (col_eq (col_scale e_23 e_1) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_24 R; first [reflexivity | field; nz | ring] | clear - NZ_24 R; first [reflexivity | field; nz | ring]].
pose t_27 : 'cV[R]_N := activation - t_25.
have e_28 : t_27 = (col (fun i => if z i then (activation i 0) + ((- m_3 - m_4) / ((n_0 + n_1))) * (1) else (activation i 0) + ((- m_3 - m_4) / ((n_0 + n_1))) * (1))) by rule (col_eq (col_sub e_18 e_26) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_24 R; first [reflexivity | field; nz | ring] | clear - NZ_24 R; first [reflexivity | field; nz | ring]].
pose t_29 : R := dot t_27 t_27.
have [m_5 M_5] := some_number (part (fun i => ~~ z i) (fun i => (activation i 0) ^+ 2)).
have S_31 : 0 <= m_5 by rewrite -M_5; apply: part_ge0 => i; sgn.
have [m_6 M_6] := some_number (part z (fun i => (activation i 0) ^+ 2)).
have S_32 : 0 <= m_6 by rewrite -M_6; apply: part_ge0 => i; sgn.
have d_33 : whole (fun i => if z i then (activation i 0) ^+ 2 + ((- 2%:R * m_3 - 2%:R * m_4) / ((n_0 + n_1))) * ((activation i 0)) + ((m_3 ^+ 2 + 2%:R * m_3 * m_4 + m_4 ^+ 2) / ((n_0 + n_1) ^+ 2)) * (1) else (activation i 0) ^+ 2 + ((- 2%:R * m_3 - 2%:R * m_4) / ((n_0 + n_1))) * ((activation i 0)) + ((m_3 ^+ 2 + 2%:R * m_3 * m_4 + m_4 ^+ 2) / ((n_0 + n_1) ^+ 2)) * (1)) = ((n_0 * m_5 + n_0 * m_6 + n_1 * m_5 + n_1 * m_6 - m_3 ^+ 2 - 2%:R * m_3 * m_4 - m_4 ^+ 2) / ((n_0 + n_1))) by rule (num_eq (whole_if (partD (partD M_5 (partZ ((- 2%:R * m_3 - 2%:R * m_4) / ((n_0 + n_1))) M_3)) (partZ ((m_3 ^+ 2 + 2%:R * m_3 * m_4 + m_4 ^+ 2) / ((n_0 + n_1) ^+ 2)) M_n0)) (partD (partD M_6 (partZ ((- 2%:R * m_3 - 2%:R * m_4) / ((n_0 + n_1))) M_4)) (partZ ((m_3 ^+ 2 + 2%:R * m_3 * m_4 + m_4 ^+ 2) / ((n_0 + n_1) ^+ 2)) M_n1))) _); clear - NZ_24 R; first [reflexivity | field; nz | ring].
have d_34 : whole (fun i => (if z i then (activation i 0) + ((- m_3 - m_4) / ((n_0 + n_1))) * (1) else (activation i 0) + ((- m_3 - m_4) / ((n_0 + n_1))) * (1)) * (if z i then (activation i 0) + ((- m_3 - m_4) / ((n_0 + n_1))) * (1) else (activation i 0) + ((- m_3 - m_4) / ((n_0 + n_1))) * (1))) = ((n_0 * m_5 + n_0 * m_6 + n_1 * m_5 + n_1 * m_6 - m_3 ^+ 2 - 2%:R * m_3 * m_4 - m_4 ^+ 2) / ((n_0 + n_1))) by rule (whole_eq _ d_33) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_24 R; first [reflexivity | field; nz | ring] | clear - NZ_24 R; first [reflexivity | field; nz | ring]].
have e_30 : t_29 = ((n_0 * m_5 + n_0 * m_6 + n_1 * m_5 + n_1 * m_6 - m_3 ^+ 2 - 2%:R * m_3 * m_4 - m_4 ^+ 2) / ((n_0 + n_1))) by rule (dot_node e_28 e_28 d_34); done.
pose t_35 : R := t_29 / N%:R.
have e_36 : t_35 = ((n_0 * m_5 + n_0 * m_6 + n_1 * m_5 + n_1 * m_6 - m_3 ^+ 2 - 2%:R * m_3 * m_4 - m_4 ^+ 2) / ((n_0 + n_1) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_30 e_21) _); clear - NZ_24 R; first [reflexivity | field; nz | ring].
have e_37 : eps = eps by [].
pose t_38 : R := t_35 + eps.
have e_39 : t_38 = ((n_0 ^+ 2 * eps + 2%:R * n_0 * n_1 * eps + n_0 * m_5 + n_0 * m_6 + n_1 ^+ 2 * eps + n_1 * m_5 + n_1 * m_6 - m_3 ^+ 2 - 2%:R * m_3 * m_4 - m_4 ^+ 2) / ((n_0 + n_1) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_36 e_37) _); clear - NZ_24 R; first [reflexivity | field; nz | ring].
have H_40 := pos_of H1 e_39.
have NZ_41 := lt0r_neq0 H_40.
have NZ_42 : (n_0 ^+ 2 * eps + 2%:R * n_0 * n_1 * eps + n_0 * m_5 + n_0 * m_6 + n_1 ^+ 2 * eps + n_1 * m_5 + n_1 * m_6 - m_3 ^+ 2 - 2%:R * m_3 * m_4 - m_4 ^+ 2) != 0 by rule (nz_factor (f := (n_0 ^+ 2 * eps + 2%:R * n_0 * n_1 * eps + n_0 * m_5 + n_0 * m_6 + n_1 ^+ 2 * eps + n_1 * m_5 + n_1 * m_6 - m_3 ^+ 2 - 2%:R * m_3 * m_4 - m_4 ^+ 2)) (r := (1 / ((n_0 + n_1) ^+ 2))) NZ_41 _); clear - NZ_24 R; first [reflexivity | field; nz | ring].
have g_43 : part (fun i => ~~ z i) (fun i => (1) * (1)) = n_0 by rule (part_eq _ M_n0) => i; ring.
have g_44 : part (fun i => ~~ z i) (fun i => ((activation i 0)) * ((activation i 0))) = m_5 by rule (part_eq _ M_5) => i; ring.
have g_45 : part (fun i => ~~ z i) (fun i => (1) * ((activation i 0))) = m_3 by rule (part_eq _ M_3) => i; ring.
have G_46 := gram g_43 g_44 g_45.
have S_47 : 0 <= (n_0 * m_5 - m_3 ^+ 2) by rule (nneg_is _ G_46); clear - R; ring.
have g_48 : part z (fun i => (1) * (1)) = n_1 by rule (part_eq _ M_n1) => i; ring.
have g_49 : part z (fun i => ((activation i 0)) * ((activation i 0))) = m_6 by rule (part_eq _ M_6) => i; ring.
have g_50 : part z (fun i => (1) * ((activation i 0))) = m_4 by rule (part_eq _ M_4) => i; ring.
have G_51 := gram g_48 g_49 g_50.
have S_52 : 0 <= (n_1 * m_6 - m_4 ^+ 2) by rule (nneg_is _ G_51); clear - R; ring.
have S_53 : 0 < (n_0 ^+ 2 * eps + 2%:R * n_0 * n_1 * eps + n_0 * m_5 + n_0 * m_6 + n_1 ^+ 2 * eps + n_1 * m_5 + n_1 * m_6 - m_3 ^+ 2 - 2%:R * m_3 * m_4 - m_4 ^+ 2) by rule (pos_quotient H_40 (r := (n_0 ^+ 2 + 2%:R * n_0 * n_1 + n_1 ^+ 2)) _ _); [clear - H_eps S_11 S_12 N_pos S_13 S_17 S_31 S_32 S_47 S_52 NZ_16 NZ_24 NZ_42 R; sgn | clear - NZ_24 R; first [reflexivity | field; nz | ring]].
have NZ_54 : (n_0 + n_1) != 0 by rule (nz_is (c := ((n_0 + n_1))) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_24 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_55 : N%:R != 0 := nz_is e_21 NZ_54.
pose t_56 : R := Num.sqrt t_38.
have [r_7 S_r7 E_r7] : exists2 r : R, 0 < r & r ^+ 2 = (n_0 ^+ 2 * eps + 2%:R * n_0 * n_1 * eps + n_0 * m_5 + n_0 * m_6 + n_1 ^+ 2 * eps + n_1 * m_5 + n_1 * m_6 - m_3 ^+ 2 - 2%:R * m_3 * m_4 - m_4 ^+ 2) by exact: (root_pos S_53).
have S_58 : 0 <= (r_7 / ((n_0 + n_1))) by rule (nneg_is (c := r_7 * (n_0 + n_1)^-1) _ _); [clear - NZ_24 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7] | clear - H_eps S_11 S_12 N_pos S_13 S_17 S_31 S_32 S_47 S_52 S_53 S_r7 NZ_16 NZ_24 NZ_42 R; sgn].
have e_57 : t_56 = (r_7 / ((n_0 + n_1))) by rule (sqrt_node e_39 S_58 _); clear - NZ_24 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
have NZ_59 := lt0r_neq0 S_r7.
have NZ_60 : (r_7 / ((n_0 + n_1))) != 0 by rule (nz_is (c := (r_7 * (n_0 + n_1)^-1)) _ _); [clear - NZ_24 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7] | clear - NZ_59 NZ_24 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_61 : t_56 != 0 := nz_is e_57 NZ_60.
have NZ_62 : n_1 != 0 by rule (nz_is (c := (n_1)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_16 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_63 : t_9 != 0 := nz_is e_10 NZ_62.
have S_64 : 0 <= ((n_0 ^+ 2 * eps + 2%:R * n_0 * n_1 * eps + n_0 * m_5 + n_0 * m_6 + n_1 ^+ 2 * eps + n_1 * m_5 + n_1 * m_6 - m_3 ^+ 2 - 2%:R * m_3 * m_4 - m_4 ^+ 2) / ((n_0 + n_1) ^+ 2)) by rule (nneg_is (c := (n_0 ^+ 2 * eps + 2%:R * n_0 * n_1 * eps + n_0 * m_5 + n_0 * m_6 + n_1 ^+ 2 * eps + n_1 * m_5 + n_1 * m_6 - m_3 ^+ 2 - 2%:R * m_3 * m_4 - m_4 ^+ 2) * (n_0 + n_1)^-1 ^+ 2) _ _); [clear - NZ_24 R; first [reflexivity | field; nz | ring] | clear - H_eps S_11 S_12 N_pos S_13 S_17 S_31 S_32 S_47 S_52 S_53 S_r7 NZ_16 NZ_24 NZ_42 NZ_59 R; sgn].
have C_65 : 0 <= t_38 := nneg_is e_39 S_64.
pose t_66 : R := t_56^-1.
have e_67 : t_66 = ((n_0 * r_7 + n_1 * r_7) / ((n_0 ^+ 2 * eps + 2%:R * n_0 * n_1 * eps + n_0 * m_5 + n_0 * m_6 + n_1 ^+ 2 * eps + n_1 * m_5 + n_1 * m_6 - m_3 ^+ 2 - 2%:R * m_3 * m_4 - m_4 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_57) _); clear - NZ_59 NZ_24 NZ_42 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
pose t_68 : 'cV[R]_N := t_66 *: t_27.
have e_69 : t_68 = (col (fun i => if z i then ((n_0 * r_7 + n_1 * r_7) / ((n_0 ^+ 2 * eps + 2%:R * n_0 * n_1 * eps + n_0 * m_5 + n_0 * m_6 + n_1 ^+ 2 * eps + n_1 * m_5 + n_1 * m_6 - m_3 ^+ 2 - 2%:R * m_3 * m_4 - m_4 ^+ 2))) * ((activation i 0)) + ((- m_3 * r_7 - m_4 * r_7) / ((n_0 ^+ 2 * eps + 2%:R * n_0 * n_1 * eps + n_0 * m_5 + n_0 * m_6 + n_1 ^+ 2 * eps + n_1 * m_5 + n_1 * m_6 - m_3 ^+ 2 - 2%:R * m_3 * m_4 - m_4 ^+ 2))) * (1) else ((n_0 * r_7 + n_1 * r_7) / ((n_0 ^+ 2 * eps + 2%:R * n_0 * n_1 * eps + n_0 * m_5 + n_0 * m_6 + n_1 ^+ 2 * eps + n_1 * m_5 + n_1 * m_6 - m_3 ^+ 2 - 2%:R * m_3 * m_4 - m_4 ^+ 2))) * ((activation i 0)) + ((- m_3 * r_7 - m_4 * r_7) / ((n_0 ^+ 2 * eps + 2%:R * n_0 * n_1 * eps + n_0 * m_5 + n_0 * m_6 + n_1 ^+ 2 * eps + n_1 * m_5 + n_1 * m_6 - m_3 ^+ 2 - 2%:R * m_3 * m_4 - m_4 ^+ 2))) * (1))) by rule (col_eq (col_scale e_67 e_28) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_42 NZ_24 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7] | clear - NZ_42 NZ_24 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7]].
pose t_70 : 'cV[R]_N := had gain t_68.
have e_71 : t_70 = (col (fun i => if z i then 0 else ((n_0 * r_7 + n_1 * r_7) / ((n_0 ^+ 2 * eps + 2%:R * n_0 * n_1 * eps + n_0 * m_5 + n_0 * m_6 + n_1 ^+ 2 * eps + n_1 * m_5 + n_1 * m_6 - m_3 ^+ 2 - 2%:R * m_3 * m_4 - m_4 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_3 * r_7 - m_4 * r_7) / ((n_0 ^+ 2 * eps + 2%:R * n_0 * n_1 * eps + n_0 * m_5 + n_0 * m_6 + n_1 ^+ 2 * eps + n_1 * m_5 + n_1 * m_6 - m_3 ^+ 2 - 2%:R * m_3 * m_4 - m_4 ^+ 2))) * ((gain i 0)))) by rule (col_eq (col_had e_2 e_69) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_42 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7] | have qi := Z0 i zi; clear - NZ_42 qi E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7]].
have e_72 : bias = (col (fun i => if z i then (bias i 0) else (bias i 0))) by rule (col_eq (col_letter _) _) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
pose t_73 : 'cV[R]_N := t_70 + bias.
have e_74 : t_73 = (col (fun i => if z i then (bias i 0) else ((n_0 * r_7 + n_1 * r_7) / ((n_0 ^+ 2 * eps + 2%:R * n_0 * n_1 * eps + n_0 * m_5 + n_0 * m_6 + n_1 ^+ 2 * eps + n_1 * m_5 + n_1 * m_6 - m_3 ^+ 2 - 2%:R * m_3 * m_4 - m_4 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_3 * r_7 - m_4 * r_7) / ((n_0 ^+ 2 * eps + 2%:R * n_0 * n_1 * eps + n_0 * m_5 + n_0 * m_6 + n_1 ^+ 2 * eps + n_1 * m_5 + n_1 * m_6 - m_3 ^+ 2 - 2%:R * m_3 * m_4 - m_4 ^+ 2))) * ((gain i 0)) + (bias i 0))) by rule (col_eq (col_add e_71 e_72) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_42 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7] | have qi := Z0 i zi; clear - NZ_42 qi E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7]].
pose t_75 : 'cV[R]_N := t_73 - bias.
have e_76 : t_75 = (col (fun i => if z i then 0 else ((n_0 * r_7 + n_1 * r_7) / ((n_0 ^+ 2 * eps + 2%:R * n_0 * n_1 * eps + n_0 * m_5 + n_0 * m_6 + n_1 ^+ 2 * eps + n_1 * m_5 + n_1 * m_6 - m_3 ^+ 2 - 2%:R * m_3 * m_4 - m_4 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_3 * r_7 - m_4 * r_7) / ((n_0 ^+ 2 * eps + 2%:R * n_0 * n_1 * eps + n_0 * m_5 + n_0 * m_6 + n_1 ^+ 2 * eps + n_1 * m_5 + n_1 * m_6 - m_3 ^+ 2 - 2%:R * m_3 * m_4 - m_4 ^+ 2))) * ((gain i 0)))) by rule (col_eq (col_sub e_74 e_72) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_42 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7] | have qi := Z0 i zi; clear - NZ_42 qi E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7]].
pose t_77 : 'cV[R]_N := had t_3 t_75.
have e_78 : t_77 = (col (fun i => if z i then 0 else ((n_0 * r_7 + n_1 * r_7) / ((n_0 ^+ 2 * eps + 2%:R * n_0 * n_1 * eps + n_0 * m_5 + n_0 * m_6 + n_1 ^+ 2 * eps + n_1 * m_5 + n_1 * m_6 - m_3 ^+ 2 - 2%:R * m_3 * m_4 - m_4 ^+ 2))) * ((activation i 0)) + ((- m_3 * r_7 - m_4 * r_7) / ((n_0 ^+ 2 * eps + 2%:R * n_0 * n_1 * eps + n_0 * m_5 + n_0 * m_6 + n_1 ^+ 2 * eps + n_1 * m_5 + n_1 * m_6 - m_3 ^+ 2 - 2%:R * m_3 * m_4 - m_4 ^+ 2))) * (1))) by rule (col_eq (col_had e_4 e_76) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_42 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7] | have qi := Z0 i zi; clear - NZ_42 qi E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7]].
pose t_80 : 'cV[R]_N := had t_7 t_68.
have e_81 : t_80 = (col (fun i => if z i then ((n_0 * r_7 + n_1 * r_7) / ((n_0 ^+ 2 * eps + 2%:R * n_0 * n_1 * eps + n_0 * m_5 + n_0 * m_6 + n_1 ^+ 2 * eps + n_1 * m_5 + n_1 * m_6 - m_3 ^+ 2 - 2%:R * m_3 * m_4 - m_4 ^+ 2))) * ((activation i 0)) + ((- m_3 * r_7 - m_4 * r_7) / ((n_0 ^+ 2 * eps + 2%:R * n_0 * n_1 * eps + n_0 * m_5 + n_0 * m_6 + n_1 ^+ 2 * eps + n_1 * m_5 + n_1 * m_6 - m_3 ^+ 2 - 2%:R * m_3 * m_4 - m_4 ^+ 2))) * (1) else 0)) by rule (col_eq (col_had e_8 e_69) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_42 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7] | clear - NZ_42 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7]].
pose t_82 : 'cV[R]_N := t_68 - t_80.
have e_83 : t_82 = (col (fun i => if z i then 0 else ((n_0 * r_7 + n_1 * r_7) / ((n_0 ^+ 2 * eps + 2%:R * n_0 * n_1 * eps + n_0 * m_5 + n_0 * m_6 + n_1 ^+ 2 * eps + n_1 * m_5 + n_1 * m_6 - m_3 ^+ 2 - 2%:R * m_3 * m_4 - m_4 ^+ 2))) * ((activation i 0)) + ((- m_3 * r_7 - m_4 * r_7) / ((n_0 ^+ 2 * eps + 2%:R * n_0 * n_1 * eps + n_0 * m_5 + n_0 * m_6 + n_1 ^+ 2 * eps + n_1 * m_5 + n_1 * m_6 - m_3 ^+ 2 - 2%:R * m_3 * m_4 - m_4 ^+ 2))) * (1))) by rule (col_eq (col_sub e_69 e_81) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_42 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7] | clear - NZ_42 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7]].
have C_79 : t_77 = t_82 by rule (col_same e_78 e_83 _) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_42 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7] | clear - NZ_42 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7]].
pose t_84 : R := sumv t_77.
have e_85 : t_84 = ((- n_0 * m_4 * r_7 + n_1 * m_3 * r_7) / ((n_0 ^+ 2 * eps + 2%:R * n_0 * n_1 * eps + n_0 * m_5 + n_0 * m_6 + n_1 ^+ 2 * eps + n_1 * m_5 + n_1 * m_6 - m_3 ^+ 2 - 2%:R * m_3 * m_4 - m_4 ^+ 2))) by rule (sum_node e_78 (whole_if (partD (partZ ((n_0 * r_7 + n_1 * r_7) / ((n_0 ^+ 2 * eps + 2%:R * n_0 * n_1 * eps + n_0 * m_5 + n_0 * m_6 + n_1 ^+ 2 * eps + n_1 * m_5 + n_1 * m_6 - m_3 ^+ 2 - 2%:R * m_3 * m_4 - m_4 ^+ 2))) M_3) (partZ ((- m_3 * r_7 - m_4 * r_7) / ((n_0 ^+ 2 * eps + 2%:R * n_0 * n_1 * eps + n_0 * m_5 + n_0 * m_6 + n_1 ^+ 2 * eps + n_1 * m_5 + n_1 * m_6 - m_3 ^+ 2 - 2%:R * m_3 * m_4 - m_4 ^+ 2))) M_n0)) (@part0 R N z)) _); clear - NZ_42 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
pose t_86 : R := t_9^-1.
have e_87 : t_86 = (1 / (n_1)) by rule (num_eq (num1 (fun a : R => a^-1) e_10) _); clear - NZ_16 R; first [reflexivity | field; nz | ring].
pose t_88 : 'cV[R]_N := t_86 *: t_7.
have e_89 : t_88 = (col (fun i => if z i then (1 / (n_1)) * (1) else 0)) by rule (col_eq (col_scale e_87 e_8) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_16 R; first [reflexivity | field; nz | ring] | clear - NZ_16 R; first [reflexivity | field; nz | ring]].
pose t_90 : 'cV[R]_N := t_84 *: t_88.
have e_91 : t_90 = (col (fun i => if z i then ((- n_0 * m_4 * r_7 + n_1 * m_3 * r_7) / (n_1 * (n_0 ^+ 2 * eps + 2%:R * n_0 * n_1 * eps + n_0 * m_5 + n_0 * m_6 + n_1 ^+ 2 * eps + n_1 * m_5 + n_1 * m_6 - m_3 ^+ 2 - 2%:R * m_3 * m_4 - m_4 ^+ 2))) * (1) else 0)) by rule (col_eq (col_scale e_85 e_89) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_42 NZ_16 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7] | clear - NZ_42 NZ_16 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7]].
pose t_92 : 'cV[R]_N := t_77 - t_90.
have e_93 : t_92 = (col (fun i => if z i then ((n_0 * m_4 * r_7 - n_1 * m_3 * r_7) / (n_1 * (n_0 ^+ 2 * eps + 2%:R * n_0 * n_1 * eps + n_0 * m_5 + n_0 * m_6 + n_1 ^+ 2 * eps + n_1 * m_5 + n_1 * m_6 - m_3 ^+ 2 - 2%:R * m_3 * m_4 - m_4 ^+ 2))) * (1) else ((n_0 * r_7 + n_1 * r_7) / ((n_0 ^+ 2 * eps + 2%:R * n_0 * n_1 * eps + n_0 * m_5 + n_0 * m_6 + n_1 ^+ 2 * eps + n_1 * m_5 + n_1 * m_6 - m_3 ^+ 2 - 2%:R * m_3 * m_4 - m_4 ^+ 2))) * ((activation i 0)) + ((- m_3 * r_7 - m_4 * r_7) / ((n_0 ^+ 2 * eps + 2%:R * n_0 * n_1 * eps + n_0 * m_5 + n_0 * m_6 + n_1 ^+ 2 * eps + n_1 * m_5 + n_1 * m_6 - m_3 ^+ 2 - 2%:R * m_3 * m_4 - m_4 ^+ 2))) * (1))) by rule (col_eq (col_sub e_78 e_91) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_42 NZ_16 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7] | clear - NZ_42 NZ_16 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7]].
pose t_94 : 'cV[R]_N := t_68 - t_92.
have e_95 : t_94 = (col (fun i => if z i then ((n_0 * r_7 + n_1 * r_7) / ((n_0 ^+ 2 * eps + 2%:R * n_0 * n_1 * eps + n_0 * m_5 + n_0 * m_6 + n_1 ^+ 2 * eps + n_1 * m_5 + n_1 * m_6 - m_3 ^+ 2 - 2%:R * m_3 * m_4 - m_4 ^+ 2))) * ((activation i 0)) + ((- n_0 * m_4 * r_7 - n_1 * m_4 * r_7) / (n_1 * (n_0 ^+ 2 * eps + 2%:R * n_0 * n_1 * eps + n_0 * m_5 + n_0 * m_6 + n_1 ^+ 2 * eps + n_1 * m_5 + n_1 * m_6 - m_3 ^+ 2 - 2%:R * m_3 * m_4 - m_4 ^+ 2))) * (1) else 0)) by rule (col_eq (col_sub e_69 e_93) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_42 NZ_16 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7] | clear - NZ_42 NZ_16 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7]].
pose t_97 : R := dot t_7 t_68.
have d_99 : whole (fun i => if z i then ((n_0 * r_7 + n_1 * r_7) / ((n_0 ^+ 2 * eps + 2%:R * n_0 * n_1 * eps + n_0 * m_5 + n_0 * m_6 + n_1 ^+ 2 * eps + n_1 * m_5 + n_1 * m_6 - m_3 ^+ 2 - 2%:R * m_3 * m_4 - m_4 ^+ 2))) * ((activation i 0)) + ((- m_3 * r_7 - m_4 * r_7) / ((n_0 ^+ 2 * eps + 2%:R * n_0 * n_1 * eps + n_0 * m_5 + n_0 * m_6 + n_1 ^+ 2 * eps + n_1 * m_5 + n_1 * m_6 - m_3 ^+ 2 - 2%:R * m_3 * m_4 - m_4 ^+ 2))) * (1) else 0) = ((n_0 * m_4 * r_7 - n_1 * m_3 * r_7) / ((n_0 ^+ 2 * eps + 2%:R * n_0 * n_1 * eps + n_0 * m_5 + n_0 * m_6 + n_1 ^+ 2 * eps + n_1 * m_5 + n_1 * m_6 - m_3 ^+ 2 - 2%:R * m_3 * m_4 - m_4 ^+ 2))) by rule (num_eq (whole_if (@part0 R N (fun i => ~~ z i)) (partD (partZ ((n_0 * r_7 + n_1 * r_7) / ((n_0 ^+ 2 * eps + 2%:R * n_0 * n_1 * eps + n_0 * m_5 + n_0 * m_6 + n_1 ^+ 2 * eps + n_1 * m_5 + n_1 * m_6 - m_3 ^+ 2 - 2%:R * m_3 * m_4 - m_4 ^+ 2))) M_4) (partZ ((- m_3 * r_7 - m_4 * r_7) / ((n_0 ^+ 2 * eps + 2%:R * n_0 * n_1 * eps + n_0 * m_5 + n_0 * m_6 + n_1 ^+ 2 * eps + n_1 * m_5 + n_1 * m_6 - m_3 ^+ 2 - 2%:R * m_3 * m_4 - m_4 ^+ 2))) M_n1))) _); clear - NZ_42 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
have d_100 : whole (fun i => (if z i then 1 else 0) * (if z i then ((n_0 * r_7 + n_1 * r_7) / ((n_0 ^+ 2 * eps + 2%:R * n_0 * n_1 * eps + n_0 * m_5 + n_0 * m_6 + n_1 ^+ 2 * eps + n_1 * m_5 + n_1 * m_6 - m_3 ^+ 2 - 2%:R * m_3 * m_4 - m_4 ^+ 2))) * ((activation i 0)) + ((- m_3 * r_7 - m_4 * r_7) / ((n_0 ^+ 2 * eps + 2%:R * n_0 * n_1 * eps + n_0 * m_5 + n_0 * m_6 + n_1 ^+ 2 * eps + n_1 * m_5 + n_1 * m_6 - m_3 ^+ 2 - 2%:R * m_3 * m_4 - m_4 ^+ 2))) * (1) else ((n_0 * r_7 + n_1 * r_7) / ((n_0 ^+ 2 * eps + 2%:R * n_0 * n_1 * eps + n_0 * m_5 + n_0 * m_6 + n_1 ^+ 2 * eps + n_1 * m_5 + n_1 * m_6 - m_3 ^+ 2 - 2%:R * m_3 * m_4 - m_4 ^+ 2))) * ((activation i 0)) + ((- m_3 * r_7 - m_4 * r_7) / ((n_0 ^+ 2 * eps + 2%:R * n_0 * n_1 * eps + n_0 * m_5 + n_0 * m_6 + n_1 ^+ 2 * eps + n_1 * m_5 + n_1 * m_6 - m_3 ^+ 2 - 2%:R * m_3 * m_4 - m_4 ^+ 2))) * (1))) = ((n_0 * m_4 * r_7 - n_1 * m_3 * r_7) / ((n_0 ^+ 2 * eps + 2%:R * n_0 * n_1 * eps + n_0 * m_5 + n_0 * m_6 + n_1 ^+ 2 * eps + n_1 * m_5 + n_1 * m_6 - m_3 ^+ 2 - 2%:R * m_3 * m_4 - m_4 ^+ 2))) by rule (whole_eq _ d_99) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_42 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7] | clear - NZ_42 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7]].
have e_98 : t_97 = ((n_0 * m_4 * r_7 - n_1 * m_3 * r_7) / ((n_0 ^+ 2 * eps + 2%:R * n_0 * n_1 * eps + n_0 * m_5 + n_0 * m_6 + n_1 ^+ 2 * eps + n_1 * m_5 + n_1 * m_6 - m_3 ^+ 2 - 2%:R * m_3 * m_4 - m_4 ^+ 2))) by rule (dot_node e_8 e_69 d_100); done.
pose t_101 : R := t_97 / t_9.
have e_102 : t_101 = ((n_0 * m_4 * r_7 - n_1 * m_3 * r_7) / (n_1 * (n_0 ^+ 2 * eps + 2%:R * n_0 * n_1 * eps + n_0 * m_5 + n_0 * m_6 + n_1 ^+ 2 * eps + n_1 * m_5 + n_1 * m_6 - m_3 ^+ 2 - 2%:R * m_3 * m_4 - m_4 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_98 e_10) _); clear - NZ_16 NZ_42 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
pose t_103 : 'cV[R]_N := t_101 *: t_7.
have e_104 : t_103 = (col (fun i => if z i then ((n_0 * m_4 * r_7 - n_1 * m_3 * r_7) / (n_1 * (n_0 ^+ 2 * eps + 2%:R * n_0 * n_1 * eps + n_0 * m_5 + n_0 * m_6 + n_1 ^+ 2 * eps + n_1 * m_5 + n_1 * m_6 - m_3 ^+ 2 - 2%:R * m_3 * m_4 - m_4 ^+ 2))) * (1) else 0)) by rule (col_eq (col_scale e_102 e_8) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_16 NZ_42 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7] | clear - NZ_16 NZ_42 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7]].
pose t_105 : 'cV[R]_N := t_80 - t_103.
have e_106 : t_105 = (col (fun i => if z i then ((n_0 * r_7 + n_1 * r_7) / ((n_0 ^+ 2 * eps + 2%:R * n_0 * n_1 * eps + n_0 * m_5 + n_0 * m_6 + n_1 ^+ 2 * eps + n_1 * m_5 + n_1 * m_6 - m_3 ^+ 2 - 2%:R * m_3 * m_4 - m_4 ^+ 2))) * ((activation i 0)) + ((- n_0 * m_4 * r_7 - n_1 * m_4 * r_7) / (n_1 * (n_0 ^+ 2 * eps + 2%:R * n_0 * n_1 * eps + n_0 * m_5 + n_0 * m_6 + n_1 ^+ 2 * eps + n_1 * m_5 + n_1 * m_6 - m_3 ^+ 2 - 2%:R * m_3 * m_4 - m_4 ^+ 2))) * (1) else 0)) by rule (col_eq (col_sub e_81 e_104) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_42 NZ_16 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7] | clear - NZ_42 NZ_16 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7]].
have C_96 : t_94 = t_105 by rule (col_same e_95 e_106 _) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_42 NZ_16 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7] | clear - NZ_42 NZ_16 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7]].
pose t_107 : R := sumv t_105.
have e_108 : t_107 = 0 by rule (sum_node e_106 (whole_if (@part0 R N (fun i => ~~ z i)) (partD (partZ ((n_0 * r_7 + n_1 * r_7) / ((n_0 ^+ 2 * eps + 2%:R * n_0 * n_1 * eps + n_0 * m_5 + n_0 * m_6 + n_1 ^+ 2 * eps + n_1 * m_5 + n_1 * m_6 - m_3 ^+ 2 - 2%:R * m_3 * m_4 - m_4 ^+ 2))) M_4) (partZ ((- n_0 * m_4 * r_7 - n_1 * m_4 * r_7) / (n_1 * (n_0 ^+ 2 * eps + 2%:R * n_0 * n_1 * eps + n_0 * m_5 + n_0 * m_6 + n_1 ^+ 2 * eps + n_1 * m_5 + n_1 * m_6 - m_3 ^+ 2 - 2%:R * m_3 * m_4 - m_4 ^+ 2))) M_n1))) _); clear - NZ_42 NZ_16 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
have e_110 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
have C_109 : t_107 = (0 : R) by rule (num_eq e_108 (esym (num_eq e_110 _))); clear - R; first [reflexivity | ring].
split; first exact: C_55.
split; first exact: C_61.
split; first exact: C_63.
split; first exact: C_65.
split; first exact: C_79.
split; first exact: C_96.
exact: C_109.
Qed.

(* lnverify.inverse.eps-zero
   At ε = 0 the length of Πa cannot be recovered: a + t Πa has the same output for every t > −1
   this project; with a proof *)
Theorem lnverify_inverse_eps_zero (activation : 'cV[R]_N) (t : R) :
  (0 < N)%N ->
  0 < variance activation ->
  0 < 1 + t ->
  N%:R != 0 :> R /\
  Num.sqrt (variance (activation + t *: (Pi *m activation)) + 0) != 0 /\
  Num.sqrt (variance activation + 0) != 0 /\
  0 <= variance (activation + t *: (Pi *m activation)) + 0 /\
  0 <= variance activation + 0 /\
  normalized 0 (activation + t *: (Pi *m activation)) = normalized 0 activation :> 'cV[R]_N.
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
have e_25 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
have e_26 : t = t by [].
pose t_27 : R := (1 : R) + t.
have e_28 : t_27 = (t + 1) by rule (num_eq (num2 (fun a b : R => a + b) e_25 e_26) _); clear - R; first [reflexivity | ring].
have H_29 := pos_of H1 e_28.
have NZ_30 := lt0r_neq0 H_29.
have NZ_31 : (t + 1) != 0 by rule (nz_factor (f := (t + 1)) (r := 1) NZ_30 _); clear - R; first [reflexivity | ring].
have S_32 : 0 < (t + 1) by rule (pos_quotient H_29 (r := 1) _ _); [clear - N_pos S_4 S_16 S_24 NZ_8 NZ_23 NZ_31 R; sgn | clear - R; first [reflexivity | ring]].
have NZ_33 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_34 : N%:R != 0 := nz_is e_5 NZ_33.
have e_35 : (1%:M : 'M[R]_N) = (opr (fun i => 1) [:: ]) by rule (opr_eq (opr_id R N) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_36 : R := N%:R^-1.
have e_37 : t_36 = (1 / (n)) by rule (num_eq (num1 (fun a : R => a^-1) e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_38 : 'M[R]_N := outer (ones : 'cV[R]_N) (ones : 'cV[R]_N).
have e_39 : t_38 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => 1))]) by rule (opr_eq (opr_outer e_9 e_9) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_40 : 'M[R]_N := t_36 *: t_38.
have e_41 : t_40 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => (1 / (n)) * (1)))]) by rule (opr_eq (opr_scale e_37 e_39) _ _); [move=> i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring]].
pose t_42 : 'M[R]_N := (1%:M : 'M[R]_N) - t_40.
have e_43 : t_42 = (opr (fun i => 1) [:: ((fun i => 1), (fun i => ((- 1) / (n)) * (1)))]) by rule (opr_eq (opr_sub e_35 e_41) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring]].
pose t_44 : 'cV[R]_N := t_42 *m activation.
have d_46 : whole (fun i => ((- 1) / (n)) * ((activation i 0))) = ((- m_1) / (n)) by rule (num_eq (partZ ((- 1) / (n)) M_1) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_47 : whole (fun i => (((- 1) / (n)) * (1)) * ((activation i 0))) = ((- m_1) / (n)) by rule (whole_eq _ d_46) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_45 : t_44 = (col (fun i => (activation i 0) + ((- m_1) / (n)) * (1))) by rule (col_eq (opr_apply (s := [:: ((- m_1) / (n))]) e_43 e_1 (conj d_47 I)) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_48 : 'cV[R]_N := t *: t_44.
have e_49 : t_48 = (col (fun i => t * ((activation i 0)) + ((- m_1 * t) / (n)) * (1))) by rule (col_eq (col_scale e_26 e_45) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_50 : 'cV[R]_N := activation + t_48.
have e_51 : t_50 = (col (fun i => (t + 1) * ((activation i 0)) + ((- m_1 * t) / (n)) * (1))) by rule (col_eq (col_add e_1 e_49) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_52 : R := sumv t_50.
have e_53 : t_52 = m_1 by rule (sum_node e_51 (partD (partZ (t + 1) M_1) (partZ ((- m_1 * t) / (n)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_54 : R := t_52 / N%:R.
have e_55 : t_54 = (m_1 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_53 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_56 : 'cV[R]_N := t_54 *: (ones : 'cV[R]_N).
have e_57 : t_56 = (col (fun i => (m_1 / (n)) * (1))) by rule (col_eq (col_scale e_55 e_9) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_58 : 'cV[R]_N := t_50 - t_56.
have e_59 : t_58 = (col (fun i => (t + 1) * ((activation i 0)) + ((- m_1 * t - m_1) / (n)) * (1))) by rule (col_eq (col_sub e_51 e_57) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_60 : R := dot t_58 t_58.
have d_62 : whole (fun i => (t ^+ 2 + 2%:R * t + 1) * ((activation i 0) ^+ 2) + ((- 2%:R * m_1 * t ^+ 2 - 4%:R * m_1 * t - 2%:R * m_1) / (n)) * ((activation i 0)) + ((m_1 ^+ 2 * t ^+ 2 + 2%:R * m_1 ^+ 2 * t + m_1 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_2 * t ^+ 2 + 2%:R * n * m_2 * t + n * m_2 - m_1 ^+ 2 * t ^+ 2 - 2%:R * m_1 ^+ 2 * t - m_1 ^+ 2) / (n)) by rule (num_eq (partD (partD (partZ (t ^+ 2 + 2%:R * t + 1) M_2) (partZ ((- 2%:R * m_1 * t ^+ 2 - 4%:R * m_1 * t - 2%:R * m_1) / (n)) M_1)) (partZ ((m_1 ^+ 2 * t ^+ 2 + 2%:R * m_1 ^+ 2 * t + m_1 ^+ 2) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_63 : whole (fun i => ((t + 1) * ((activation i 0)) + ((- m_1 * t - m_1) / (n)) * (1)) * ((t + 1) * ((activation i 0)) + ((- m_1 * t - m_1) / (n)) * (1))) = ((n * m_2 * t ^+ 2 + 2%:R * n * m_2 * t + n * m_2 - m_1 ^+ 2 * t ^+ 2 - 2%:R * m_1 ^+ 2 * t - m_1 ^+ 2) / (n)) by rule (whole_eq _ d_62) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_61 : t_60 = ((n * m_2 * t ^+ 2 + 2%:R * n * m_2 * t + n * m_2 - m_1 ^+ 2 * t ^+ 2 - 2%:R * m_1 ^+ 2 * t - m_1 ^+ 2) / (n)) by rule (dot_node e_59 e_59 d_63); done.
pose t_64 : R := t_60 / N%:R.
have e_65 : t_64 = ((n * m_2 * t ^+ 2 + 2%:R * n * m_2 * t + n * m_2 - m_1 ^+ 2 * t ^+ 2 - 2%:R * m_1 ^+ 2 * t - m_1 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_61 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_66 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
pose t_67 : R := t_64 + (0 : R).
have e_68 : t_67 = ((n * m_2 * t ^+ 2 + 2%:R * n * m_2 * t + n * m_2 - m_1 ^+ 2 * t ^+ 2 - 2%:R * m_1 ^+ 2 * t - m_1 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_65 e_66) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_69 : R := Num.sqrt t_67.
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = (n * m_2 - m_1 ^+ 2) by exact: (root_pos S_24).
have S_71 : 0 <= (t * r_4 + r_4) by rule (nneg_is (c := r_4 * (t + 1)) _ _); [clear - E_r4 R; first [reflexivity | ring: E_r4] | clear - N_pos S_4 S_16 S_24 S_32 S_r4 NZ_8 NZ_23 NZ_31 R; sgn].
have S_72 : 0 <= ((t * r_4 + r_4) / (n)) by rule (nneg_is (c := (t * r_4 + r_4) * n^-1) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - N_pos S_4 S_16 S_24 S_32 S_r4 S_71 NZ_8 NZ_23 NZ_31 R; sgn].
have e_70 : t_69 = ((t * r_4 + r_4) / (n)) by rule (sqrt_node e_68 S_72 _); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have NZ_73 := lt0r_neq0 S_r4.
have NZ_74 : ((t * r_4 + r_4) / (n)) != 0 by rule (nz_is (c := (r_4 * (t + 1) * n^-1)) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_73 NZ_31 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_75 : t_69 != 0 := nz_is e_70 NZ_74.
pose t_76 : R := t_19 + (0 : R).
have e_77 : t_76 = ((n * m_2 - m_1 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_20 e_66) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_78 : R := Num.sqrt t_76.
have S_80 : 0 <= (r_4 / (n)) by rule (nneg_is (c := r_4 * n^-1) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - N_pos S_4 S_16 S_24 S_32 S_r4 S_71 NZ_8 NZ_23 NZ_31 NZ_73 R; sgn].
have e_79 : t_78 = (r_4 / (n)) by rule (sqrt_node e_77 S_80 _); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have NZ_81 : (r_4 / (n)) != 0 by rule (nz_is (c := (r_4 * n^-1)) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_73 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_82 : t_78 != 0 := nz_is e_79 NZ_81.
have S_83 : 0 <= (n * m_2 * t ^+ 2 + 2%:R * n * m_2 * t + n * m_2 - m_1 ^+ 2 * t ^+ 2 - 2%:R * m_1 ^+ 2 * t - m_1 ^+ 2) by rule (nneg_is (c := (n * m_2 - m_1 ^+ 2) * (t + 1) ^+ 2) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_4 S_16 S_24 S_32 S_r4 S_71 NZ_8 NZ_23 NZ_31 NZ_73 R; sgn].
have S_84 : 0 <= ((n * m_2 * t ^+ 2 + 2%:R * n * m_2 * t + n * m_2 - m_1 ^+ 2 * t ^+ 2 - 2%:R * m_1 ^+ 2 * t - m_1 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n * m_2 * t ^+ 2 + 2%:R * n * m_2 * t + n * m_2 - m_1 ^+ 2 * t ^+ 2 - 2%:R * m_1 ^+ 2 * t - m_1 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_16 S_24 S_32 S_r4 S_71 S_83 NZ_8 NZ_23 NZ_31 NZ_73 R; sgn].
have C_85 : 0 <= t_67 := nneg_is e_68 S_84.
have S_86 : 0 <= ((n * m_2 - m_1 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n * m_2 - m_1 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_16 S_24 S_32 S_r4 S_71 S_83 NZ_8 NZ_23 NZ_31 NZ_73 R; sgn].
have C_87 : 0 <= t_76 := nneg_is e_77 S_86.
pose t_88 : R := t_69^-1.
have NZ_90 : (t * r_4 + r_4) != 0 :> R by rule (nz_is (c := (r_4 * (t + 1))) _ _); [clear - R; ring | clear - NZ_73 NZ_31 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_89 : t_88 = ((- n * r_4) / ((t + 1) * (- n * m_2 + m_1 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_70) _); clear - NZ_73 NZ_31 NZ_90 NZ_8 NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_91 : 'cV[R]_N := t_88 *: t_58.
have e_92 : t_91 = (col (fun i => ((- n * r_4) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((m_1 * r_4) / ((- n * m_2 + m_1 ^+ 2))) * (1))) by rule (col_eq (col_scale e_89 e_59) _) => i; reduce; clear - NZ_31 NZ_23 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_94 : R := t_78^-1.
have e_95 : t_94 = ((- n * r_4) / ((- n * m_2 + m_1 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_79) _); clear - NZ_73 NZ_8 NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_96 : 'cV[R]_N := t_94 *: t_12.
have e_97 : t_96 = (col (fun i => ((- n * r_4) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((m_1 * r_4) / ((- n * m_2 + m_1 ^+ 2))) * (1))) by rule (col_eq (col_scale e_95 e_13) _) => i; reduce; clear - NZ_23 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have C_93 : t_91 = t_96 by rule (col_same e_92 e_97 _) => i; clear - NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
split; first exact: C_34.
split; first exact: C_75.
split; first exact: C_82.
split; first exact: C_85.
split; first exact: C_87.
exact: C_93.
Qed.

End Claims.
