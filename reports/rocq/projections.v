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

(* visualizing.composition
   lnorm is the composition h ∘ g ∘ f of a projection, a scaling and an affine map
   “Visualizing Layer Normalization”, 2023-01-15; Visualizing layer normalization, the first two displays
   not here: that (n ^+ 2 * eps ^+ 2 - n * m_3 + m_2 ^+ 2) is not 0 is not seen *)

(* visualizing.averaging
   P = 11ᵀ/n is the orthogonal projector onto span(1): eigenvalue 1 at 1, a null space of dimension n − 1
   “Visualizing Layer Normalization”, 2023-01-15; Visualizing layer normalization, the paragraph on f *)
Theorem visualizing_averaging (x : 'cV[R]_N) :
  (0 < N)%N ->
  N%:R != 0 :> R /\
  (N%:R^-1 *: outer ones ones) *m ones = ones :> 'cV[R]_N /\
  (N%:R^-1 *: outer ones ones) *m x = mean x *: ones :> 'cV[R]_N /\
  (N%:R^-1 *: outer ones ones)^T = N%:R^-1 *: outer ones ones :> 'M[R]_N /\
  (N%:R^-1 *: outer ones ones) *m (N%:R^-1 *: outer ones ones) = N%:R^-1 *: outer ones ones :> 'M[R]_N /\
  \tr Pi = N%:R - 1 :> R /\
  dot ones (x - (N%:R^-1 *: outer ones ones) *m x) = 0 :> R.
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
pose t_6 : R := N%:R^-1.
have e_7 : t_6 = (1 / (n)) by rule (num_eq (num1 (fun a : R => a^-1) e_1) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have e_8 : (ones : 'cV[R]_N) = (col (fun i => 1)) by rule (col_eq (col_ones R N) _) => i; clear - R; first [reflexivity | ring].
pose t_9 : 'M[R]_N := outer (ones : 'cV[R]_N) (ones : 'cV[R]_N).
have e_10 : t_9 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => 1))]) by rule (opr_eq (opr_outer e_8 e_8) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_11 : 'M[R]_N := t_6 *: t_9.
have e_12 : t_11 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => (1 / (n)) * (1)))]) by rule (opr_eq (opr_scale e_7 e_10) _ _); [move=> i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring]].
pose t_13 : 'cV[R]_N := t_11 *m (ones : 'cV[R]_N).
have d_15 : whole (fun i => (1 / (n)) * (1)) = 1 by rule (num_eq (partZ (1 / (n)) (whole_ones En)) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have d_16 : whole (fun i => ((1 / (n)) * (1)) * 1) = 1 by rule (whole_eq _ d_15) => i; clear - NZ_3 R; first [reflexivity | field; nz | ring].
have e_14 : t_13 = (col (fun i => 1)) by rule (col_eq (opr_apply (s := [:: 1]) e_12 e_8 (conj d_16 I)) _) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
have C_17 : t_13 = (ones : 'cV[R]_N) by rule (col_same e_14 e_8 _) => i; clear - R; first [reflexivity | ring].
have e_18 : x = (col (fun i => (x i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_19 : 'cV[R]_N := t_11 *m x.
have [m_1 M_1] := some_number (part xpredT (fun i => (x i 0))).
have d_21 : whole (fun i => (1 / (n)) * ((x i 0))) = (m_1 / (n)) by rule (num_eq (partZ (1 / (n)) M_1) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have d_22 : whole (fun i => ((1 / (n)) * (1)) * ((x i 0))) = (m_1 / (n)) by rule (whole_eq _ d_21) => i; clear - NZ_3 R; first [reflexivity | field; nz | ring].
have e_20 : t_19 = (col (fun i => (m_1 / (n)) * (1))) by rule (col_eq (opr_apply (s := [:: (m_1 / (n))]) e_12 e_18 (conj d_22 I)) _) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_24 : R := sumv x.
have e_25 : t_24 = m_1 by rule (sum_node e_18 M_1 _); clear - R; first [reflexivity | ring].
pose t_26 : R := t_24 / N%:R.
have e_27 : t_26 = (m_1 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_25 e_1) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_28 : 'cV[R]_N := t_26 *: (ones : 'cV[R]_N).
have e_29 : t_28 = (col (fun i => (m_1 / (n)) * (1))) by rule (col_eq (col_scale e_27 e_8) _) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
have C_23 : t_19 = t_28 by rule (col_same e_20 e_29 _) => i; clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_30 : 'M[R]_N := t_11^T.
have e_31 : t_30 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => (1 / (n)) * (1)))]) by rule (opr_eq (opr_T e_12) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring]].
have C_32 : t_30 = t_11 by rule (opr_same e_31 e_12 _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring]].
pose t_33 : 'M[R]_N := t_11 *m t_11.
have e_34 : t_33 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => (1 / (n)) * (1)))]) by rule (opr_eq (opr_mul (ss := [:: [:: 1]]) e_12 e_12 (conj (conj d_16 I) (I))) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring]].
have C_35 : t_33 = t_11 by rule (opr_same e_34 e_12 _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring]].
have e_36 : (1%:M : 'M[R]_N) = (opr (fun i => 1) [:: ]) by rule (opr_eq (opr_id R N) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_37 : 'M[R]_N := (1%:M : 'M[R]_N) - t_11.
have e_38 : t_37 = (opr (fun i => 1) [:: ((fun i => 1), (fun i => ((- 1) / (n)) * (1)))]) by rule (opr_eq (opr_sub e_36 e_12) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring]].
pose t_39 : R := \tr t_37.
have d_41 : whole (fun i => 1) = n by rule (num_eq (whole_ones En) _); clear - R; first [reflexivity | ring].
have d_42 : whole (fun i => ((- 1) / (n)) * (1)) = (- 1) by rule (num_eq (partZ ((- 1) / (n)) (whole_ones En)) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have d_43 : whole (fun i => 1 * (((- 1) / (n)) * (1))) = (- 1) by rule (whole_eq _ d_42) => i; clear - NZ_3 R; first [reflexivity | field; nz | ring].
have e_40 : t_39 = (n - 1) by rule (opr_trace (s := [:: (- 1)]) e_38 d_41 (conj d_43 I) _); reduce; clear - R; first [reflexivity | ring].
have e_45 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose t_46 : R := N%:R - (1 : R).
have e_47 : t_46 = (n - 1) by rule (num_eq (num2 (fun a b : R => a - b) e_1 e_45) _); clear - R; first [reflexivity | ring].
have C_44 : t_39 = t_46 by rule (num_eq e_40 (esym (num_eq e_47 _))); clear - R; first [reflexivity | ring].
pose t_48 : 'cV[R]_N := x - t_19.
have e_49 : t_48 = (col (fun i => (x i 0) + ((- m_1) / (n)) * (1))) by rule (col_eq (col_sub e_18 e_20) _) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_50 : R := dot (ones : 'cV[R]_N) t_48.
have d_52 : whole (fun i => (x i 0) + ((- m_1) / (n)) * (1)) = 0 by rule (num_eq (partD M_1 (partZ ((- m_1) / (n)) (whole_ones En))) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have d_53 : whole (fun i => 1 * ((x i 0) + ((- m_1) / (n)) * (1))) = 0 by rule (whole_eq _ d_52) => i; clear - NZ_3 R; first [reflexivity | field; nz | ring].
have e_51 : t_50 = 0 by rule (dot_node e_8 e_49 d_53); done.
have e_55 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
have C_54 : t_50 = (0 : R) by rule (num_eq e_51 (esym (num_eq e_55 _))); clear - R; first [reflexivity | ring].
split; first exact: C_5.
split; first exact: C_17.
split; first exact: C_23.
split; first exact: C_32.
split; first exact: C_35.
split; first exact: C_44.
exact: C_54.
Qed.

(* visualizing.projection
   f = I − P is the orthogonal projection onto U, the (n − 1)-dimensional subspace orthogonal to 1
   “Visualizing Layer Normalization”, 2023-01-15; Visualizing layer normalization, the paragraph on f *)
Theorem visualizing_projection (x : 'cV[R]_N) :
  (0 < N)%N ->
  N%:R != 0 :> R /\
  Pi *m Pi = Pi :> 'M[R]_N /\
  Pi^T = Pi :> 'M[R]_N /\
  dot ones (Pi *m x) = 0 :> R /\
  \tr Pi = N%:R - 1 :> R /\
  Pi *m (x - (N%:R^-1 *: outer ones ones) *m x) = x - (N%:R^-1 *: outer ones ones) *m x :> 'cV[R]_N.
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
have e_6 : (1%:M : 'M[R]_N) = (opr (fun i => 1) [:: ]) by rule (opr_eq (opr_id R N) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_7 : R := N%:R^-1.
have e_8 : t_7 = (1 / (n)) by rule (num_eq (num1 (fun a : R => a^-1) e_1) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have e_9 : (ones : 'cV[R]_N) = (col (fun i => 1)) by rule (col_eq (col_ones R N) _) => i; clear - R; first [reflexivity | ring].
pose t_10 : 'M[R]_N := outer (ones : 'cV[R]_N) (ones : 'cV[R]_N).
have e_11 : t_10 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => 1))]) by rule (opr_eq (opr_outer e_9 e_9) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_12 : 'M[R]_N := t_7 *: t_10.
have e_13 : t_12 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => (1 / (n)) * (1)))]) by rule (opr_eq (opr_scale e_8 e_11) _ _); [move=> i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring]].
pose t_14 : 'M[R]_N := (1%:M : 'M[R]_N) - t_12.
have e_15 : t_14 = (opr (fun i => 1) [:: ((fun i => 1), (fun i => ((- 1) / (n)) * (1)))]) by rule (opr_eq (opr_sub e_6 e_13) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring]].
pose t_16 : 'M[R]_N := t_14 *m t_14.
have d_18 : whole (fun i => ((- 1) / (n)) * (1)) = (- 1) by rule (num_eq (partZ ((- 1) / (n)) (whole_ones En)) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have d_19 : whole (fun i => (((- 1) / (n)) * (1)) * 1) = (- 1) by rule (whole_eq _ d_18) => i; clear - NZ_3 R; first [reflexivity | field; nz | ring].
have e_17 : t_16 = (opr (fun i => 1) [:: ((fun i => 1), (fun i => ((- 1) / (n)) * (1)))]) by rule (opr_eq (opr_mul (ss := [:: [:: (- 1)]]) e_15 e_15 (conj (conj d_19 I) (I))) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring]].
have C_20 : t_16 = t_14 by rule (opr_same e_17 e_15 _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring]].
pose t_21 : 'M[R]_N := t_14^T.
have e_22 : t_21 = (opr (fun i => 1) [:: ((fun i => 1), (fun i => ((- 1) / (n)) * (1)))]) by rule (opr_eq (opr_T e_15) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring]].
have C_23 : t_21 = t_14 by rule (opr_same e_22 e_15 _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring]].
have e_24 : x = (col (fun i => (x i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_25 : 'cV[R]_N := t_14 *m x.
have [m_1 M_1] := some_number (part xpredT (fun i => (x i 0))).
have d_27 : whole (fun i => ((- 1) / (n)) * ((x i 0))) = ((- m_1) / (n)) by rule (num_eq (partZ ((- 1) / (n)) M_1) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have d_28 : whole (fun i => (((- 1) / (n)) * (1)) * ((x i 0))) = ((- m_1) / (n)) by rule (whole_eq _ d_27) => i; clear - NZ_3 R; first [reflexivity | field; nz | ring].
have e_26 : t_25 = (col (fun i => (x i 0) + ((- m_1) / (n)) * (1))) by rule (col_eq (opr_apply (s := [:: ((- m_1) / (n))]) e_15 e_24 (conj d_28 I)) _) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_29 : R := dot (ones : 'cV[R]_N) t_25.
have d_31 : whole (fun i => (x i 0) + ((- m_1) / (n)) * (1)) = 0 by rule (num_eq (partD M_1 (partZ ((- m_1) / (n)) (whole_ones En))) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have d_32 : whole (fun i => 1 * ((x i 0) + ((- m_1) / (n)) * (1))) = 0 by rule (whole_eq _ d_31) => i; clear - NZ_3 R; first [reflexivity | field; nz | ring].
have e_30 : t_29 = 0 by rule (dot_node e_9 e_26 d_32); done.
have e_34 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
have C_33 : t_29 = (0 : R) by rule (num_eq e_30 (esym (num_eq e_34 _))); clear - R; first [reflexivity | ring].
pose t_35 : R := \tr t_14.
have d_37 : whole (fun i => 1) = n by rule (num_eq (whole_ones En) _); clear - R; first [reflexivity | ring].
have d_38 : whole (fun i => 1 * (((- 1) / (n)) * (1))) = (- 1) by rule (whole_eq _ d_18) => i; clear - NZ_3 R; first [reflexivity | field; nz | ring].
have e_36 : t_35 = (n - 1) by rule (opr_trace (s := [:: (- 1)]) e_15 d_37 (conj d_38 I) _); reduce; clear - R; first [reflexivity | ring].
have e_40 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose t_41 : R := N%:R - (1 : R).
have e_42 : t_41 = (n - 1) by rule (num_eq (num2 (fun a b : R => a - b) e_1 e_40) _); clear - R; first [reflexivity | ring].
have C_39 : t_35 = t_41 by rule (num_eq e_36 (esym (num_eq e_42 _))); clear - R; first [reflexivity | ring].
pose t_43 : 'cV[R]_N := t_12 *m x.
have d_45 : whole (fun i => (1 / (n)) * ((x i 0))) = (m_1 / (n)) by rule (num_eq (partZ (1 / (n)) M_1) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have d_46 : whole (fun i => ((1 / (n)) * (1)) * ((x i 0))) = (m_1 / (n)) by rule (whole_eq _ d_45) => i; clear - NZ_3 R; first [reflexivity | field; nz | ring].
have e_44 : t_43 = (col (fun i => (m_1 / (n)) * (1))) by rule (col_eq (opr_apply (s := [:: (m_1 / (n))]) e_13 e_24 (conj d_46 I)) _) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_47 : 'cV[R]_N := x - t_43.
have e_48 : t_47 = (col (fun i => (x i 0) + ((- m_1) / (n)) * (1))) by rule (col_eq (col_sub e_24 e_44) _) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_49 : 'cV[R]_N := t_14 *m t_47.
have d_51 : whole (fun i => ((- 1) / (n)) * ((x i 0)) + (m_1 / (n ^+ 2)) * (1)) = 0 by rule (num_eq (partD (partZ ((- 1) / (n)) M_1) (partZ (m_1 / (n ^+ 2)) (whole_ones En))) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have d_52 : whole (fun i => (((- 1) / (n)) * (1)) * ((x i 0) + ((- m_1) / (n)) * (1))) = 0 by rule (whole_eq _ d_51) => i; clear - NZ_3 R; first [reflexivity | field; nz | ring].
have e_50 : t_49 = (col (fun i => (x i 0) + ((- m_1) / (n)) * (1))) by rule (col_eq (opr_apply (s := [:: 0]) e_15 e_48 (conj d_52 I)) _) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
have C_53 : t_49 = t_47 by rule (col_same e_50 e_48 _) => i; clear - NZ_3 R; first [reflexivity | field; nz | ring].
split; first exact: C_5.
split; first exact: C_20.
split; first exact: C_23.
split; first exact: C_33.
split; first exact: C_39.
exact: C_53.
Qed.

(* lnverify.sphere-error
   g(x) falls short of the sphere of radius √n by exactly √n ε/‖x‖ of its own length
   this project; with a proof
   not here: that (n * eps ^+ 2 - m_2) is not 0 is not seen *)

(* visualizing.sphere
   g(f(x)) lies on the sphere of radius √n in U
   “Visualizing Layer Normalization”, 2023-01-15; Visualizing layer normalization, the paragraph on g *)
Theorem visualizing_sphere (activation : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation ->
  eps = 0 :> R ->
  N%:R != 0 :> R /\
  vnorm (Pi *m activation) + eps * Num.sqrt N%:R != 0 /\
  0 <= dot (Pi *m activation) (Pi *m activation) /\
  0 <= N%:R :> R /\
  0 <= dot ((vnorm (Pi *m activation) + eps * Num.sqrt N%:R)^-1 *: (Num.sqrt N%:R *: (Pi *m activation))) ((vnorm (Pi *m activation) + eps * Num.sqrt N%:R)^-1 *: (Num.sqrt N%:R *: (Pi *m activation))) /\
  sumv ((vnorm (Pi *m activation) + eps * Num.sqrt N%:R)^-1 *: (Num.sqrt N%:R *: (Pi *m activation))) = 0 :> R /\
  vnorm ((vnorm (Pi *m activation) + eps * Num.sqrt N%:R)^-1 *: (Num.sqrt N%:R *: (Pi *m activation))) = Num.sqrt N%:R :> R.
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
have e_31 : (1%:M : 'M[R]_N) = (opr (fun i => 1) [:: ]) by rule (opr_eq (opr_id R N) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_32 : R := N%:R^-1.
have e_33 : t_32 = (1 / (n)) by rule (num_eq (num1 (fun a : R => a^-1) e_28) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_34 : (ones : 'cV[R]_N) = (col (fun i => 1)) by rule (col_eq (col_ones R N) _) => i; clear - R; first [reflexivity | ring].
pose t_35 : 'M[R]_N := outer (ones : 'cV[R]_N) (ones : 'cV[R]_N).
have e_36 : t_35 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => 1))]) by rule (opr_eq (opr_outer e_34 e_34) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_37 : 'M[R]_N := t_32 *: t_35.
have e_38 : t_37 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => (1 / (n)) * (1)))]) by rule (opr_eq (opr_scale e_33 e_36) _ _); [move=> i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring]].
pose t_39 : 'M[R]_N := (1%:M : 'M[R]_N) - t_37.
have e_40 : t_39 = (opr (fun i => 1) [:: ((fun i => 1), (fun i => ((- 1) / (n)) * (1)))]) by rule (opr_eq (opr_sub e_31 e_38) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring]].
have e_41 : activation = (col (fun i => (activation i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_42 : 'cV[R]_N := t_39 *m activation.
have d_44 : whole (fun i => ((- 1) / (n)) * ((activation i 0))) = ((- m_2) / (n)) by rule (num_eq (partZ ((- 1) / (n)) M_2) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_45 : whole (fun i => (((- 1) / (n)) * (1)) * ((activation i 0))) = ((- m_2) / (n)) by rule (whole_eq _ d_44) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_43 : t_42 = (col (fun i => (activation i 0) + ((- m_2) / (n)) * (1))) by rule (col_eq (opr_apply (s := [:: ((- m_2) / (n))]) e_40 e_41 (conj d_45 I)) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_46 : R := dot t_42 t_42.
have d_48 : whole (fun i => (activation i 0) ^+ 2 + ((- 2%:R * m_2) / (n)) * ((activation i 0)) + ((m_2 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (num_eq (partD (partD M_3 (partZ ((- 2%:R * m_2) / (n)) M_2)) (partZ ((m_2 ^+ 2) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_49 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (whole_eq _ d_48) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_47 : t_46 = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (dot_node e_43 e_43 d_49); done.
pose t_50 : R := Num.sqrt t_46.
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = (n * m_3 - m_2 ^+ 2) by exact: (root_pos S_24).
have [r_5 S_r5 E_r5] : exists2 r : R, 0 < r & r ^+ 2 = n by exact: (root_pos N_pos).
have S_52 : 0 <= (r_4 * r_5) by rule (nneg_is (c := r_5 * r_4) _ _); [clear - E_r4 E_r5 R; first [reflexivity | ring: E_r4 E_r5] | clear - N_pos S_4 S_16 S_24 S_r4 S_r5 NZ_8 NZ_23 R; sgn].
have S_53 : 0 <= ((r_4 * r_5) / (n)) by rule (nneg_is (c := (r_4 * r_5) * n^-1) _ _); [clear - NZ_8 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5] | clear - N_pos S_4 S_16 S_24 S_r4 S_r5 S_52 NZ_8 NZ_23 R; sgn].
have e_51 : t_50 = ((r_4 * r_5) / (n)) by rule (sqrt_node e_47 S_53 _); clear - NZ_8 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
pose t_55 : R := Num.sqrt N%:R.
have S_57 : 0 <= r_5 by rule (nneg_is (c := r_5) _ _); [clear - E_r5 R; first [reflexivity | ring: E_r5] | clear - N_pos S_4 S_16 S_24 S_r4 S_r5 S_52 NZ_8 NZ_23 R; sgn].
have e_56 : t_55 = r_5 by rule (sqrt_node e_28 S_57 _); clear - E_r5 R; first [reflexivity | ring: E_r5].
pose t_58 : R := eps * t_55.
have e_59 : t_58 = 0 by rule (num_eq (num2 (fun a b : R => a * b) E_27 e_56) _); clear - E_r5 R; first [reflexivity | ring: E_r5].
pose t_60 : R := t_50 + t_58.
have e_61 : t_60 = ((r_4 * r_5) / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_51 e_59) _); clear - NZ_8 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
have NZ_62 := lt0r_neq0 S_r5.
have NZ_63 := lt0r_neq0 S_r4.
have NZ_64 : ((r_4 * r_5) / (n)) != 0 by rule (nz_is (c := (r_5 * r_4 * n^-1)) _ _); [clear - NZ_8 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5] | clear - NZ_62 NZ_63 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_65 : t_60 != 0 := nz_is e_61 NZ_64.
have S_66 : 0 <= ((n * m_3 - m_2 ^+ 2) / (n)) by rule (nneg_is (c := (n * m_3 - m_2 ^+ 2) * n^-1) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_16 S_24 S_r4 S_r5 S_52 NZ_8 NZ_23 NZ_62 NZ_63 R; sgn].
have C_67 : 0 <= t_46 := nneg_is e_47 S_66.
have S_68 : 0 <= n by rule (nneg_is (c := n) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_4 S_16 S_24 S_r4 S_r5 S_52 NZ_8 NZ_23 NZ_62 NZ_63 R; sgn].
have C_69 : 0 <= N%:R := nneg_is e_28 S_68.
pose t_70 : R := t_60^-1.
have NZ_72 : (r_4 * r_5) != 0 :> R by rule (nz_is (c := (r_5 * r_4)) _ _); [clear - R; ring | clear - NZ_62 NZ_63 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_71 : t_70 = ((- r_4 * r_5) / ((- n * m_3 + m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_61) _); clear - NZ_62 NZ_63 NZ_72 NZ_8 NZ_23 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
pose t_73 : 'cV[R]_N := t_55 *: t_42.
have e_74 : t_73 = (col (fun i => r_5 * ((activation i 0)) + ((- m_2 * r_5) / (n)) * (1))) by rule (col_eq (col_scale e_56 e_43) _) => i; reduce; clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_75 : 'cV[R]_N := t_70 *: t_73.
have e_76 : t_75 = (col (fun i => ((- n * r_4) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0)) + ((m_2 * r_4) / ((- n * m_3 + m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_71 e_74) _) => i; reduce; clear - NZ_23 NZ_8 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
pose t_77 : R := dot t_75 t_75.
have d_79 : whole (fun i => ((- n ^+ 2) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0) ^+ 2) + ((2%:R * n * m_2) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 ^+ 2) / ((- n * m_3 + m_2 ^+ 2))) * (1)) = n by rule (num_eq (partD (partD (partZ ((- n ^+ 2) / ((- n * m_3 + m_2 ^+ 2))) M_3) (partZ ((2%:R * n * m_2) / ((- n * m_3 + m_2 ^+ 2))) M_2)) (partZ ((- m_2 ^+ 2) / ((- n * m_3 + m_2 ^+ 2))) (whole_ones En))) _); clear - NZ_23 R; first [reflexivity | field; nz | ring].
have d_80 : whole (fun i => (((- n * r_4) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0)) + ((m_2 * r_4) / ((- n * m_3 + m_2 ^+ 2))) * (1)) * (((- n * r_4) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0)) + ((m_2 * r_4) / ((- n * m_3 + m_2 ^+ 2))) * (1))) = n by rule (whole_eq _ d_79) => i; clear - NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_78 : t_77 = n by rule (dot_node e_76 e_76 d_80); done.
have S_81 : 0 <= n by rule (nneg_is (c := n) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_4 S_16 S_24 S_r4 S_r5 S_52 NZ_8 NZ_23 NZ_62 NZ_63 NZ_72 R; sgn].
have C_82 : 0 <= t_77 := nneg_is e_78 S_81.
pose t_83 : R := sumv t_75.
have e_84 : t_83 = 0 by rule (sum_node e_76 (partD (partZ ((- n * r_4) / ((- n * m_3 + m_2 ^+ 2))) M_2) (partZ ((m_2 * r_4) / ((- n * m_3 + m_2 ^+ 2))) (whole_ones En))) _); clear - NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_86 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
have C_85 : t_83 = (0 : R) by rule (num_eq e_84 (esym (num_eq e_86 _))); clear - R; first [reflexivity | ring].
pose t_87 : R := Num.sqrt t_77.
have S_89 : 0 <= r_5 by rule (nneg_is (c := r_5) _ _); [clear - E_r5 R; first [reflexivity | ring: E_r5] | clear - N_pos S_4 S_16 S_24 S_r4 S_r5 S_52 NZ_8 NZ_23 NZ_62 NZ_63 NZ_72 R; sgn].
have e_88 : t_87 = r_5 by rule (sqrt_node e_78 S_89 _); clear - E_r5 R; first [reflexivity | ring: E_r5].
have C_90 : t_87 = t_55 by rule (num_eq e_88 (esym (num_eq e_56 _))); clear - E_r5 R; first [reflexivity | ring: E_r5].
split; first exact: C_30.
split; first exact: C_65.
split; first exact: C_67.
split; first exact: C_69.
split; first exact: C_82.
split; first exact: C_85.
exact: C_90.
Qed.

(* visualizing.sphere-identity
   The sphere √n S_{n−2,U} that holds g(f(x)) is the section of the sphere √n Sₙ₋₁ by U
   “Visualizing Layer Normalization”, 2023-01-15; Visualizing layer normalization, the display-like identity at the
   end of the paragraph on g *)
Theorem visualizing_sphere_identity (activation : 'cV[R]_N) :
  (0 < N)%N ->
  0 < variance activation ->
  N%:R != 0 :> R /\
  vnorm (Pi *m activation) != 0 /\
  0 <= dot (Pi *m activation) (Pi *m activation) /\
  0 <= N%:R :> R /\
  sumv ((vnorm (Pi *m activation))^-1 *: (Num.sqrt N%:R *: (Pi *m activation))) = 0 :> R /\
  dot ((vnorm (Pi *m activation))^-1 *: (Num.sqrt N%:R *: (Pi *m activation))) ((vnorm (Pi *m activation))^-1 *: (Num.sqrt N%:R *: (Pi *m activation))) = N%:R :> R.
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
have e_27 : (1%:M : 'M[R]_N) = (opr (fun i => 1) [:: ]) by rule (opr_eq (opr_id R N) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_28 : R := N%:R^-1.
have e_29 : t_28 = (1 / (n)) by rule (num_eq (num1 (fun a : R => a^-1) e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_30 : 'M[R]_N := outer (ones : 'cV[R]_N) (ones : 'cV[R]_N).
have e_31 : t_30 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => 1))]) by rule (opr_eq (opr_outer e_9 e_9) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_32 : 'M[R]_N := t_28 *: t_30.
have e_33 : t_32 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => (1 / (n)) * (1)))]) by rule (opr_eq (opr_scale e_29 e_31) _ _); [move=> i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring]].
pose t_34 : 'M[R]_N := (1%:M : 'M[R]_N) - t_32.
have e_35 : t_34 = (opr (fun i => 1) [:: ((fun i => 1), (fun i => ((- 1) / (n)) * (1)))]) by rule (opr_eq (opr_sub e_27 e_33) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring]].
pose t_36 : 'cV[R]_N := t_34 *m activation.
have d_38 : whole (fun i => ((- 1) / (n)) * ((activation i 0))) = ((- m_1) / (n)) by rule (num_eq (partZ ((- 1) / (n)) M_1) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_39 : whole (fun i => (((- 1) / (n)) * (1)) * ((activation i 0))) = ((- m_1) / (n)) by rule (whole_eq _ d_38) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_37 : t_36 = (col (fun i => (activation i 0) + ((- m_1) / (n)) * (1))) by rule (col_eq (opr_apply (s := [:: ((- m_1) / (n))]) e_35 e_1 (conj d_39 I)) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_40 : R := dot t_36 t_36.
have e_41 : t_40 = ((n * m_2 - m_1 ^+ 2) / (n)) by rule (dot_node e_37 e_37 d_18); done.
pose t_42 : R := Num.sqrt t_40.
have [r_3 S_r3 E_r3] : exists2 r : R, 0 < r & r ^+ 2 = (n * m_2 - m_1 ^+ 2) by exact: (root_pos S_24).
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = n by exact: (root_pos N_pos).
have S_44 : 0 <= (r_3 * r_4) by rule (nneg_is (c := r_4 * r_3) _ _); [clear - E_r3 E_r4 R; first [reflexivity | ring: E_r3 E_r4] | clear - N_pos S_4 S_16 S_24 S_r3 S_r4 NZ_8 NZ_23 R; sgn].
have S_45 : 0 <= ((r_3 * r_4) / (n)) by rule (nneg_is (c := (r_3 * r_4) * n^-1) _ _); [clear - NZ_8 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | clear - N_pos S_4 S_16 S_24 S_r3 S_r4 S_44 NZ_8 NZ_23 R; sgn].
have e_43 : t_42 = ((r_3 * r_4) / (n)) by rule (sqrt_node e_41 S_45 _); clear - NZ_8 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have NZ_46 := lt0r_neq0 S_r4.
have NZ_47 := lt0r_neq0 S_r3.
have NZ_48 : ((r_3 * r_4) / (n)) != 0 by rule (nz_is (c := (r_4 * r_3 * n^-1)) _ _); [clear - NZ_8 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | clear - NZ_46 NZ_47 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_49 : t_42 != 0 := nz_is e_43 NZ_48.
have S_50 : 0 <= ((n * m_2 - m_1 ^+ 2) / (n)) by rule (nneg_is (c := (n * m_2 - m_1 ^+ 2) * n^-1) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_16 S_24 S_r3 S_r4 S_44 NZ_8 NZ_23 NZ_46 NZ_47 R; sgn].
have C_51 : 0 <= t_40 := nneg_is e_41 S_50.
have S_52 : 0 <= n by rule (nneg_is (c := n) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_4 S_16 S_24 S_r3 S_r4 S_44 NZ_8 NZ_23 NZ_46 NZ_47 R; sgn].
have C_53 : 0 <= N%:R := nneg_is e_5 S_52.
pose t_54 : R := t_42^-1.
have NZ_56 : (r_3 * r_4) != 0 :> R by rule (nz_is (c := (r_4 * r_3)) _ _); [clear - R; ring | clear - NZ_46 NZ_47 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_55 : t_54 = ((- r_3 * r_4) / ((- n * m_2 + m_1 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_43) _); clear - NZ_46 NZ_47 NZ_56 NZ_8 NZ_23 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_57 : R := Num.sqrt N%:R.
have S_59 : 0 <= r_4 by rule (nneg_is (c := r_4) _ _); [clear - E_r4 R; first [reflexivity | ring: E_r4] | clear - N_pos S_4 S_16 S_24 S_r3 S_r4 S_44 NZ_8 NZ_23 NZ_46 NZ_47 NZ_56 R; sgn].
have e_58 : t_57 = r_4 by rule (sqrt_node e_5 S_59 _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_60 : 'cV[R]_N := t_57 *: t_36.
have e_61 : t_60 = (col (fun i => r_4 * ((activation i 0)) + ((- m_1 * r_4) / (n)) * (1))) by rule (col_eq (col_scale e_58 e_37) _) => i; reduce; clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_62 : 'cV[R]_N := t_54 *: t_60.
have e_63 : t_62 = (col (fun i => ((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2))) * (1))) by rule (col_eq (col_scale e_55 e_61) _) => i; reduce; clear - NZ_23 NZ_8 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_64 : R := sumv t_62.
have e_65 : t_64 = 0 by rule (sum_node e_63 (partD (partZ ((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) M_1) (partZ ((m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2))) (whole_ones En))) _); clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have e_67 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
have C_66 : t_64 = (0 : R) by rule (num_eq e_65 (esym (num_eq e_67 _))); clear - R; first [reflexivity | ring].
pose t_68 : R := dot t_62 t_62.
have d_70 : whole (fun i => ((- n ^+ 2) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0) ^+ 2) + ((2%:R * n * m_1) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((- m_1 ^+ 2) / ((- n * m_2 + m_1 ^+ 2))) * (1)) = n by rule (num_eq (partD (partD (partZ ((- n ^+ 2) / ((- n * m_2 + m_1 ^+ 2))) M_2) (partZ ((2%:R * n * m_1) / ((- n * m_2 + m_1 ^+ 2))) M_1)) (partZ ((- m_1 ^+ 2) / ((- n * m_2 + m_1 ^+ 2))) (whole_ones En))) _); clear - NZ_23 R; first [reflexivity | field; nz | ring].
have d_71 : whole (fun i => (((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2))) * (1)) * (((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2))) * (1))) = n by rule (whole_eq _ d_70) => i; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have e_69 : t_68 = n by rule (dot_node e_63 e_63 d_71); done.
have C_72 : t_68 = N%:R by rule (num_eq e_69 (esym (num_eq e_5 _))); clear - R; first [reflexivity | ring].
split; first exact: C_26.
split; first exact: C_49.
split; first exact: C_51.
split; first exact: C_53.
split; first exact: C_66.
exact: C_72.
Qed.

(* lnverify.sphere-section
   At ε = 0 the values of g ∘ f are exactly √n Sₙ₋₁ ∩ U
   this project; with a proof *)
Theorem lnverify_sphere_section (activation : 'cV[R]_N) :
  (0 < N)%N ->
  0 < variance activation ->
  N%:R != 0 :> R /\
  vnorm (Pi *m activation) != 0 /\
  vnorm (Pi *m ((vnorm (Pi *m activation))^-1 *: (Num.sqrt N%:R *: (Pi *m activation)))) != 0 /\
  0 <= dot (Pi *m activation) (Pi *m activation) /\
  0 <= N%:R :> R /\
  0 <= dot (Pi *m ((vnorm (Pi *m activation))^-1 *: (Num.sqrt N%:R *: (Pi *m activation)))) (Pi *m ((vnorm (Pi *m activation))^-1 *: (Num.sqrt N%:R *: (Pi *m activation)))) /\
  sumv ((vnorm (Pi *m activation))^-1 *: (Num.sqrt N%:R *: (Pi *m activation))) = 0 :> R /\
  dot ((vnorm (Pi *m activation))^-1 *: (Num.sqrt N%:R *: (Pi *m activation))) ((vnorm (Pi *m activation))^-1 *: (Num.sqrt N%:R *: (Pi *m activation))) = N%:R :> R /\
  (vnorm (Pi *m ((vnorm (Pi *m activation))^-1 *: (Num.sqrt N%:R *: (Pi *m activation)))))^-1 *: (Num.sqrt N%:R *: (Pi *m ((vnorm (Pi *m activation))^-1 *: (Num.sqrt N%:R *: (Pi *m activation))))) = (vnorm (Pi *m activation))^-1 *: (Num.sqrt N%:R *: (Pi *m activation)) :> 'cV[R]_N.
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
have e_27 : (1%:M : 'M[R]_N) = (opr (fun i => 1) [:: ]) by rule (opr_eq (opr_id R N) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_28 : R := N%:R^-1.
have e_29 : t_28 = (1 / (n)) by rule (num_eq (num1 (fun a : R => a^-1) e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_30 : 'M[R]_N := outer (ones : 'cV[R]_N) (ones : 'cV[R]_N).
have e_31 : t_30 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => 1))]) by rule (opr_eq (opr_outer e_9 e_9) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_32 : 'M[R]_N := t_28 *: t_30.
have e_33 : t_32 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => (1 / (n)) * (1)))]) by rule (opr_eq (opr_scale e_29 e_31) _ _); [move=> i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring]].
pose t_34 : 'M[R]_N := (1%:M : 'M[R]_N) - t_32.
have e_35 : t_34 = (opr (fun i => 1) [:: ((fun i => 1), (fun i => ((- 1) / (n)) * (1)))]) by rule (opr_eq (opr_sub e_27 e_33) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring]].
pose t_36 : 'cV[R]_N := t_34 *m activation.
have d_38 : whole (fun i => ((- 1) / (n)) * ((activation i 0))) = ((- m_1) / (n)) by rule (num_eq (partZ ((- 1) / (n)) M_1) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_39 : whole (fun i => (((- 1) / (n)) * (1)) * ((activation i 0))) = ((- m_1) / (n)) by rule (whole_eq _ d_38) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_37 : t_36 = (col (fun i => (activation i 0) + ((- m_1) / (n)) * (1))) by rule (col_eq (opr_apply (s := [:: ((- m_1) / (n))]) e_35 e_1 (conj d_39 I)) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_40 : R := dot t_36 t_36.
have e_41 : t_40 = ((n * m_2 - m_1 ^+ 2) / (n)) by rule (dot_node e_37 e_37 d_18); done.
pose t_42 : R := Num.sqrt t_40.
have [r_3 S_r3 E_r3] : exists2 r : R, 0 < r & r ^+ 2 = (n * m_2 - m_1 ^+ 2) by exact: (root_pos S_24).
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = n by exact: (root_pos N_pos).
have S_44 : 0 <= (r_3 * r_4) by rule (nneg_is (c := r_4 * r_3) _ _); [clear - E_r3 E_r4 R; first [reflexivity | ring: E_r3 E_r4] | clear - N_pos S_4 S_16 S_24 S_r3 S_r4 NZ_8 NZ_23 R; sgn].
have S_45 : 0 <= ((r_3 * r_4) / (n)) by rule (nneg_is (c := (r_3 * r_4) * n^-1) _ _); [clear - NZ_8 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | clear - N_pos S_4 S_16 S_24 S_r3 S_r4 S_44 NZ_8 NZ_23 R; sgn].
have e_43 : t_42 = ((r_3 * r_4) / (n)) by rule (sqrt_node e_41 S_45 _); clear - NZ_8 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have NZ_46 := lt0r_neq0 S_r4.
have NZ_47 := lt0r_neq0 S_r3.
have NZ_48 : ((r_3 * r_4) / (n)) != 0 by rule (nz_is (c := (r_4 * r_3 * n^-1)) _ _); [clear - NZ_8 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | clear - NZ_46 NZ_47 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_49 : t_42 != 0 := nz_is e_43 NZ_48.
pose t_50 : R := t_42^-1.
have NZ_52 : (r_3 * r_4) != 0 :> R by rule (nz_is (c := (r_4 * r_3)) _ _); [clear - R; ring | clear - NZ_46 NZ_47 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_51 : t_50 = ((- r_3 * r_4) / ((- n * m_2 + m_1 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_43) _); clear - NZ_46 NZ_47 NZ_52 NZ_8 NZ_23 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_53 : R := Num.sqrt N%:R.
have S_55 : 0 <= r_4 by rule (nneg_is (c := r_4) _ _); [clear - E_r4 R; first [reflexivity | ring: E_r4] | clear - N_pos S_4 S_16 S_24 S_r3 S_r4 S_44 NZ_8 NZ_23 NZ_46 NZ_47 NZ_52 R; sgn].
have e_54 : t_53 = r_4 by rule (sqrt_node e_5 S_55 _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_56 : 'cV[R]_N := t_53 *: t_36.
have e_57 : t_56 = (col (fun i => r_4 * ((activation i 0)) + ((- m_1 * r_4) / (n)) * (1))) by rule (col_eq (col_scale e_54 e_37) _) => i; reduce; clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_58 : 'cV[R]_N := t_50 *: t_56.
have e_59 : t_58 = (col (fun i => ((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2))) * (1))) by rule (col_eq (col_scale e_51 e_57) _) => i; reduce; clear - NZ_23 NZ_8 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_60 : 'cV[R]_N := t_34 *m t_58.
have d_62 : whole (fun i => (r_3 / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((- m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) * n)) * (1)) = 0 by rule (num_eq (partD (partZ (r_3 / ((- n * m_2 + m_1 ^+ 2))) M_1) (partZ ((- m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) * n)) (whole_ones En))) _); clear - NZ_23 NZ_8 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have d_63 : whole (fun i => (((- 1) / (n)) * (1)) * (((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2))) * (1))) = 0 by rule (whole_eq _ d_62) => i; clear - NZ_8 NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have e_61 : t_60 = (col (fun i => ((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2))) * (1))) by rule (col_eq (opr_apply (s := [:: 0]) e_35 e_59 (conj d_63 I)) _) => i; reduce; clear - NZ_8 NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_64 : R := dot t_60 t_60.
have d_66 : whole (fun i => ((- n ^+ 2) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0) ^+ 2) + ((2%:R * n * m_1) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((- m_1 ^+ 2) / ((- n * m_2 + m_1 ^+ 2))) * (1)) = n by rule (num_eq (partD (partD (partZ ((- n ^+ 2) / ((- n * m_2 + m_1 ^+ 2))) M_2) (partZ ((2%:R * n * m_1) / ((- n * m_2 + m_1 ^+ 2))) M_1)) (partZ ((- m_1 ^+ 2) / ((- n * m_2 + m_1 ^+ 2))) (whole_ones En))) _); clear - NZ_23 R; first [reflexivity | field; nz | ring].
have d_67 : whole (fun i => (((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2))) * (1)) * (((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2))) * (1))) = n by rule (whole_eq _ d_66) => i; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have e_65 : t_64 = n by rule (dot_node e_61 e_61 d_67); done.
pose t_68 : R := Num.sqrt t_64.
have S_70 : 0 <= r_4 by rule (nneg_is (c := r_4) _ _); [clear - E_r4 R; first [reflexivity | ring: E_r4] | clear - N_pos S_4 S_16 S_24 S_r3 S_r4 S_44 NZ_8 NZ_23 NZ_46 NZ_47 NZ_52 R; sgn].
have e_69 : t_68 = r_4 by rule (sqrt_node e_65 S_70 _); clear - E_r4 R; first [reflexivity | ring: E_r4].
have NZ_71 : r_4 != 0 by rule (nz_is (c := (r_4)) _ _); [clear - E_r4 R; first [reflexivity | ring: E_r4] | clear - NZ_46 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_72 : t_68 != 0 := nz_is e_69 NZ_71.
have S_73 : 0 <= ((n * m_2 - m_1 ^+ 2) / (n)) by rule (nneg_is (c := (n * m_2 - m_1 ^+ 2) * n^-1) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_16 S_24 S_r3 S_r4 S_44 NZ_8 NZ_23 NZ_46 NZ_47 NZ_52 R; sgn].
have C_74 : 0 <= t_40 := nneg_is e_41 S_73.
have S_75 : 0 <= n by rule (nneg_is (c := n) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_4 S_16 S_24 S_r3 S_r4 S_44 NZ_8 NZ_23 NZ_46 NZ_47 NZ_52 R; sgn].
have C_76 : 0 <= N%:R := nneg_is e_5 S_75.
have S_77 : 0 <= n by rule (nneg_is (c := n) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_4 S_16 S_24 S_r3 S_r4 S_44 NZ_8 NZ_23 NZ_46 NZ_47 NZ_52 R; sgn].
have C_78 : 0 <= t_64 := nneg_is e_65 S_77.
pose t_79 : R := sumv t_58.
have e_80 : t_79 = 0 by rule (sum_node e_59 (partD (partZ ((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) M_1) (partZ ((m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2))) (whole_ones En))) _); clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have e_82 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
have C_81 : t_79 = (0 : R) by rule (num_eq e_80 (esym (num_eq e_82 _))); clear - R; first [reflexivity | ring].
pose t_83 : R := dot t_58 t_58.
have e_84 : t_83 = n by rule (dot_node e_59 e_59 d_67); done.
have C_85 : t_83 = N%:R by rule (num_eq e_84 (esym (num_eq e_5 _))); clear - R; first [reflexivity | ring].
pose t_86 : R := t_68^-1.
have e_87 : t_86 = (r_4 / (n)) by rule (num_eq (num1 (fun a : R => a^-1) e_69) _); clear - NZ_46 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_88 : 'cV[R]_N := t_53 *: t_60.
have e_89 : t_88 = (col (fun i => ((- n * r_3 * r_4) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((m_1 * r_3 * r_4) / ((- n * m_2 + m_1 ^+ 2))) * (1))) by rule (col_eq (col_scale e_54 e_61) _) => i; reduce; clear - NZ_23 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_90 : 'cV[R]_N := t_86 *: t_88.
have e_91 : t_90 = (col (fun i => ((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2))) * (1))) by rule (col_eq (col_scale e_87 e_89) _) => i; reduce; clear - NZ_8 NZ_23 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have C_92 : t_90 = t_58 by rule (col_same e_91 e_59 _) => i; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
split; first exact: C_26.
split; first exact: C_49.
split; first exact: C_72.
split; first exact: C_74.
split; first exact: C_76.
split; first exact: C_78.
split; first exact: C_81.
split; first exact: C_85.
exact: C_92.
Qed.

(* visualizing.subspace
   A = diag(a) takes U into a different subspace
   “Visualizing Layer Normalization”, 2023-01-15; Visualizing layer normalization, the paragraph on h *)
Theorem visualizing_subspace (gain x : 'cV[R]_N) :
  (0 < N)%N ->
  0 < dot (Pi *m gain) (Pi *m gain) ->
  N%:R != 0 :> R /\
  sumv (had gain (Pi *m x)) = dot (Pi *m gain) x :> R /\
  0 < sumv (had gain (Pi *m gain)).
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
have e_30 : x = (col (fun i => (x i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_31 : 'cV[R]_N := t_12 *m x.
have [m_3 M_3] := some_number (part xpredT (fun i => (x i 0))).
have d_33 : whole (fun i => ((- 1) / (n)) * ((x i 0))) = ((- m_3) / (n)) by rule (num_eq (partZ ((- 1) / (n)) M_3) _); clear - NZ_6 R; first [reflexivity | field; nz | ring].
have d_34 : whole (fun i => (((- 1) / (n)) * (1)) * ((x i 0))) = ((- m_3) / (n)) by rule (whole_eq _ d_33) => i; clear - NZ_6 R; first [reflexivity | field; nz | ring].
have e_32 : t_31 = (col (fun i => (x i 0) + ((- m_3) / (n)) * (1))) by rule (col_eq (opr_apply (s := [:: ((- m_3) / (n))]) e_13 e_30 (conj d_34 I)) _) => i; reduce; clear - NZ_6 R; first [reflexivity | field; nz | ring].
pose t_35 : 'cV[R]_N := had gain t_31.
have e_36 : t_35 = (col (fun i => (gain i 0) * (x i 0) + ((- m_3) / (n)) * ((gain i 0)))) by rule (col_eq (col_had e_14 e_32) _) => i; reduce; clear - NZ_6 R; first [reflexivity | field; nz | ring].
pose t_37 : R := sumv t_35.
have [m_4 M_4] := some_number (part xpredT (fun i => (gain i 0) * (x i 0))).
have e_38 : t_37 = ((n * m_4 - m_1 * m_3) / (n)) by rule (sum_node e_36 (partD M_4 (partZ ((- m_3) / (n)) M_1)) _); clear - NZ_6 R; first [reflexivity | field; nz | ring].
pose t_40 : R := dot t_15 x.
have d_42 : whole (fun i => (gain i 0) * (x i 0) + ((- m_1) / (n)) * ((x i 0))) = ((n * m_4 - m_1 * m_3) / (n)) by rule (num_eq (partD M_4 (partZ ((- m_1) / (n)) M_3)) _); clear - NZ_6 R; first [reflexivity | field; nz | ring].
have d_43 : whole (fun i => ((gain i 0) + ((- m_1) / (n)) * (1)) * ((x i 0))) = ((n * m_4 - m_1 * m_3) / (n)) by rule (whole_eq _ d_42) => i; clear - NZ_6 R; first [reflexivity | field; nz | ring].
have e_41 : t_40 = ((n * m_4 - m_1 * m_3) / (n)) by rule (dot_node e_16 e_30 d_43); done.
have C_39 : t_37 = t_40 by rule (num_eq e_38 (esym (num_eq e_41 _))); clear - NZ_6 R; first [reflexivity | field; nz | ring].
pose t_44 : 'cV[R]_N := had gain t_15.
have e_45 : t_44 = (col (fun i => (gain i 0) ^+ 2 + ((- m_1) / (n)) * ((gain i 0)))) by rule (col_eq (col_had e_14 e_16) _) => i; reduce; clear - NZ_6 R; first [reflexivity | field; nz | ring].
pose t_46 : R := sumv t_44.
have e_47 : t_46 = ((n * m_2 - m_1 ^+ 2) / (n)) by rule (sum_node e_45 (partD M_2 (partZ ((- m_1) / (n)) M_1)) _); clear - NZ_6 R; first [reflexivity | field; nz | ring].
have S_49 : 0 < ((n * m_2 - m_1 ^+ 2) / (n)) by rule (pos_is (c := (n * m_2 - m_1 ^+ 2) * n^-1) _ _); [clear - NZ_6 R; first [reflexivity | field; nz | ring] | clear - N_pos S_3 S_21 S_27 NZ_6 NZ_26 R; sgn].
have C_48 : 0 < t_46 := pos_is e_47 S_49.
split; first exact: C_29.
split; first exact: C_39.
exact: C_48.
Qed.

(* visualizing.centre
   The ellipsoid is centred at b
   “Visualizing Layer Normalization”, 2023-01-15; Visualizing layer normalization, the paragraph on h
   not here: that (n ^+ 2 * eps ^+ 2 - n * m_3 + m_2 ^+ 2) is not 0 is not seen *)

(* visualizing.ellipsoid
   lnorm maps into an (n − 2)-dimensional ellipsoid
   “Visualizing Layer Normalization”, 2023-01-15; Visualizing layer normalization, the summary *)
Theorem visualizing_ellipsoid (activation gain bias : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation ->
  eps = 0 :> R ->
  (forall i, gain i 0 != 0) ->
  N%:R != 0 :> R /\
  (forall i, gain i 0 != 0) /\
  std activation + eps != 0 /\
  0 <= variance activation /\
  dot (alpha gain) ((std activation + eps)^-1 *: had gain (centered activation) + bias - bias) = 0 :> R /\
  sumv (vpow (had ((std activation + eps)^-1 *: had gain (centered activation) + bias - bias) (vinv gain)) 2) = N%:R :> R.
Proof.
move=> N_gt0 H_eps H0 H1 H2.
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
have e_28 : gain = (col (fun i => (gain i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
have e_29 : N%:R = n by rule (num_eq En _); clear - R; first [reflexivity | ring].
have NZ_30 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_31 : N%:R != 0 := nz_is e_29 NZ_30.
have C_32 : forall i, gain i 0 != 0 by rule (col_nz e_28 _) => i; have q0 := H2 i; clear - q0 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?oner_eq0 //=; first [nz1 | done].
have e_33 : activation = (col (fun i => (activation i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_34 : R := sumv activation.
have e_35 : t_34 = m_2 by rule (sum_node e_33 M_2 _); clear - R; first [reflexivity | ring].
pose t_36 : R := t_34 / N%:R.
have e_37 : t_36 = (m_2 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_35 e_29) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_38 : (ones : 'cV[R]_N) = (col (fun i => 1)) by rule (col_eq (col_ones R N) _) => i; clear - R; first [reflexivity | ring].
pose t_39 : 'cV[R]_N := t_36 *: (ones : 'cV[R]_N).
have e_40 : t_39 = (col (fun i => (m_2 / (n)) * (1))) by rule (col_eq (col_scale e_37 e_38) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_41 : 'cV[R]_N := activation - t_39.
have e_42 : t_41 = (col (fun i => (activation i 0) + ((- m_2) / (n)) * (1))) by rule (col_eq (col_sub e_33 e_40) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_43 : R := dot t_41 t_41.
have d_45 : whole (fun i => (activation i 0) ^+ 2 + ((- 2%:R * m_2) / (n)) * ((activation i 0)) + ((m_2 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (num_eq (partD (partD M_3 (partZ ((- 2%:R * m_2) / (n)) M_2)) (partZ ((m_2 ^+ 2) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_46 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (whole_eq _ d_45) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_44 : t_43 = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (dot_node e_42 e_42 d_46); done.
pose t_47 : R := t_43 / N%:R.
have e_48 : t_47 = ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_44 e_29) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_49 : R := Num.sqrt t_47.
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = (n * m_3 - m_2 ^+ 2) by exact: (root_pos S_24).
have S_51 : 0 <= (r_4 / (n)) by rule (nneg_is (c := r_4 * n^-1) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - N_pos S_4 S_16 S_24 S_r4 NZ_8 NZ_23 R; sgn].
have e_50 : t_49 = (r_4 / (n)) by rule (sqrt_node e_48 S_51 _); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_53 : R := t_49 + eps.
have e_54 : t_53 = (r_4 / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_50 E_27) _); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have NZ_55 := lt0r_neq0 S_r4.
have NZ_56 : (r_4 / (n)) != 0 by rule (nz_is (c := (r_4 * n^-1)) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_55 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_57 : t_53 != 0 := nz_is e_54 NZ_56.
have S_58 : 0 <= ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_16 S_24 S_r4 NZ_8 NZ_23 NZ_55 R; sgn].
have C_59 : 0 <= t_47 := nneg_is e_48 S_58.
pose t_60 : 'cV[R]_N := vinv gain.
have e_61 : t_60 = (col (fun i => (gain i 0)^-1)) by rule (col_eq (col_vinv e_28) _) => i; reduce; have q_62 := H2 i; clear - q_62 R; first [reflexivity | field; nz | ring].
pose t_63 : 'cV[R]_N := had (ones : 'cV[R]_N) t_60.
have e_64 : t_63 = (col (fun i => (gain i 0)^-1)) by rule (col_eq (col_had e_38 e_61) _) => i; reduce; have q_65 := H2 i; clear - q_65 R; first [reflexivity | field; nz | ring].
pose t_66 : R := t_53^-1.
have e_67 : t_66 = ((- n * r_4) / ((- n * m_3 + m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_54) _); clear - NZ_55 NZ_8 NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_68 : 'cV[R]_N := had gain t_41.
have e_69 : t_68 = (col (fun i => (activation i 0) * (gain i 0) + ((- m_2) / (n)) * ((gain i 0)))) by rule (col_eq (col_had e_28 e_42) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_70 : 'cV[R]_N := t_66 *: t_68.
have e_71 : t_70 = (col (fun i => ((- n * r_4) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((m_2 * r_4) / ((- n * m_3 + m_2 ^+ 2))) * ((gain i 0)))) by rule (col_eq (col_scale e_67 e_69) _) => i; reduce; clear - NZ_23 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_72 : bias = (col (fun i => (bias i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_73 : 'cV[R]_N := t_70 + bias.
have e_74 : t_73 = (col (fun i => ((- n * r_4) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((m_2 * r_4) / ((- n * m_3 + m_2 ^+ 2))) * ((gain i 0)) + (bias i 0))) by rule (col_eq (col_add e_71 e_72) _) => i; reduce; clear - NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_75 : 'cV[R]_N := t_73 - bias.
have e_76 : t_75 = (col (fun i => ((- n * r_4) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((m_2 * r_4) / ((- n * m_3 + m_2 ^+ 2))) * ((gain i 0)))) by rule (col_eq (col_sub e_74 e_72) _) => i; reduce; clear - NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_77 : R := dot t_63 t_75.
have d_79 : whole (fun i => ((- n * r_4) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0)) + ((m_2 * r_4) / ((- n * m_3 + m_2 ^+ 2))) * (1)) = 0 by rule (num_eq (partD (partZ ((- n * r_4) / ((- n * m_3 + m_2 ^+ 2))) M_2) (partZ ((m_2 * r_4) / ((- n * m_3 + m_2 ^+ 2))) (whole_ones En))) _); clear - NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_81 : whole (fun i => ((gain i 0)^-1) * (((- n * r_4) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((m_2 * r_4) / ((- n * m_3 + m_2 ^+ 2))) * ((gain i 0)))) = 0 by rule (whole_eq _ d_79) => i; have q_80 := H2 i; clear - NZ_23 q_80 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_78 : t_77 = 0 by rule (dot_node e_64 e_76 d_81); done.
have e_83 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
have C_82 : t_77 = (0 : R) by rule (num_eq e_78 (esym (num_eq e_83 _))); clear - R; first [reflexivity | ring].
pose t_84 : 'cV[R]_N := had t_75 t_60.
have e_85 : t_84 = (col (fun i => ((- n * r_4) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0)) + ((m_2 * r_4) / ((- n * m_3 + m_2 ^+ 2))) * (1))) by rule (col_eq (col_had e_76 e_61) _) => i; reduce; have q_86 := H2 i; clear - NZ_23 q_86 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_87 : 'cV[R]_N := vpow t_84 2.
have e_88 : t_87 = (col (fun i => ((- n ^+ 2) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0) ^+ 2) + ((2%:R * n * m_2) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 ^+ 2) / ((- n * m_3 + m_2 ^+ 2))) * (1))) by rule (col_eq (col_vpow 2 e_85) _) => i; reduce; clear - NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_89 : R := sumv t_87.
have e_90 : t_89 = n by rule (sum_node e_88 (partD (partD (partZ ((- n ^+ 2) / ((- n * m_3 + m_2 ^+ 2))) M_3) (partZ ((2%:R * n * m_2) / ((- n * m_3 + m_2 ^+ 2))) M_2)) (partZ ((- m_2 ^+ 2) / ((- n * m_3 + m_2 ^+ 2))) (whole_ones En))) _); clear - NZ_23 R; first [reflexivity | field; nz | ring].
have C_91 : t_89 = N%:R by rule (num_eq e_90 (esym (num_eq e_29 _))); clear - R; first [reflexivity | ring].
split; first exact: C_31.
split; first exact: C_32.
split; first exact: C_57.
split; first exact: C_59.
split; first exact: C_82.
exact: C_91.
Qed.

(* lnverify.eps-conventions
   ε outside the root against inside: (σ + ε)/√(σ² + ε) ≤ √(1 + ε), attained at σ = 1
   this project; with a proof *)
Theorem lnverify_eps_conventions (activation : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < eps ->
  N%:R != 0 :> R /\
  variance activation + eps != 0 /\
  0 <= variance activation /\
  1 + eps - (std activation + eps) ^+ 2 / (variance activation + eps) = (eps * (1 - std activation) ^+ 2) / (variance activation + eps) :> R /\
  (std activation + eps) ^+ 2 / (variance activation + eps) <= 1 + eps /\
  (std activation + eps) ^+ 2 / (variance activation + eps) - 1 = (eps * (2%:R * std activation + eps - 1)) / (variance activation + eps) :> R /\
  (std activation + eps) ^+ 2 / (variance activation + eps) - eps = (std activation * (std activation * (1 - eps) + 2%:R * eps)) / (variance activation + eps) :> R.
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
have e_11 : activation = (col (fun i => (activation i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_12 : R := sumv activation.
have [m_2 M_2] := some_number (part xpredT (fun i => (activation i 0))).
have e_13 : t_12 = m_2 by rule (sum_node e_11 M_2 _); clear - R; first [reflexivity | ring].
pose t_14 : R := t_12 / N%:R.
have e_15 : t_14 = (m_2 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_13 e_6) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_16 : (ones : 'cV[R]_N) = (col (fun i => 1)) by rule (col_eq (col_ones R N) _) => i; clear - R; first [reflexivity | ring].
pose t_17 : 'cV[R]_N := t_14 *: (ones : 'cV[R]_N).
have e_18 : t_17 = (col (fun i => (m_2 / (n)) * (1))) by rule (col_eq (col_scale e_15 e_16) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_19 : 'cV[R]_N := activation - t_17.
have e_20 : t_19 = (col (fun i => (activation i 0) + ((- m_2) / (n)) * (1))) by rule (col_eq (col_sub e_11 e_18) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_21 : R := dot t_19 t_19.
have [m_3 M_3] := some_number (part xpredT (fun i => (activation i 0) ^+ 2)).
have S_23 : 0 <= m_3 by rewrite -M_3; apply: part_ge0 => i; sgn.
have d_24 : whole (fun i => (activation i 0) ^+ 2 + ((- 2%:R * m_2) / (n)) * ((activation i 0)) + ((m_2 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (num_eq (partD (partD M_3 (partZ ((- 2%:R * m_2) / (n)) M_2)) (partZ ((m_2 ^+ 2) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_25 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (whole_eq _ d_24) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_22 : t_21 = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (dot_node e_20 e_20 d_25); done.
pose t_26 : R := t_21 / N%:R.
have e_27 : t_26 = ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_22 e_6) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_28 : R := t_26 + eps.
have e_29 : t_28 = ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_27 e_1) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have g_30 : part xpredT (fun i => (1) * (1)) = n by rule (part_eq _ (whole_ones En)) => i; clear - R; first [reflexivity | ring].
have g_31 : part xpredT (fun i => ((activation i 0)) * ((activation i 0))) = m_3 by rule (part_eq _ M_3) => i; clear - R; first [reflexivity | ring].
have g_32 : part xpredT (fun i => (1) * ((activation i 0))) = m_2 by rule (part_eq _ M_2) => i; clear - R; first [reflexivity | ring].
have G_33 := gram g_30 g_31 g_32.
have S_34 : 0 <= (n * m_3 - m_2 ^+ 2) by rule (nneg_is _ G_33); clear - R; ring.
have S_35 : 0 < (n ^+ 2 * eps) by rule (pos_is (c := eps * n ^+ 2) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps S_5 N_pos S_7 S_23 S_34 NZ_4 NZ_8 R; sgn].
have S_36 : 0 < (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by rule (pos_is (c := ((n * m_3 - m_2 ^+ 2) * (1) + (n ^+ 2 * eps)) / 1) _ _); [clear - R; first [field | ring] | clear - H_eps S_5 N_pos S_7 S_23 S_34 S_35 NZ_4 NZ_8 R; sgn].
have NZ_37 := lt0r_neq0 S_36.
have NZ_38 : ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) != 0 by rule (nz_is (c := ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2)) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - NZ_37 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_39 : t_28 != 0 := nz_is e_29 NZ_38.
have S_40 : 0 <= ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps S_5 N_pos S_7 S_23 S_34 S_35 S_36 NZ_4 NZ_8 NZ_37 R; sgn].
have C_41 : 0 <= t_26 := nneg_is e_27 S_40.
have e_42 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose t_43 : R := (1 : R) + eps.
have e_44 : t_43 = (eps + 1) by rule (num_eq (num2 (fun a b : R => a + b) e_42 e_1) _); clear - R; first [reflexivity | ring].
pose t_45 : R := Num.sqrt t_26.
have [r_4 S_r4 E_r4] : exists2 r : R, 0 <= r & r ^+ 2 = (n * m_3 - m_2 ^+ 2) by exact: (root_nneg S_34).
have S_47 : 0 <= (r_4 / (n)) by rule (nneg_is (c := r_4 * n^-1) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - H_eps S_5 N_pos S_7 S_23 S_34 S_35 S_36 S_r4 NZ_4 NZ_8 NZ_37 R; sgn].
have e_46 : t_45 = (r_4 / (n)) by rule (sqrt_node e_27 S_47 _); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_48 : R := t_45 + eps.
have e_49 : t_48 = ((n * eps + r_4) / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_46 e_1) _); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_50 : R := t_48 ^+ 2.
have e_51 : t_50 = ((n ^+ 2 * eps ^+ 2 + 2%:R * n * eps * r_4 + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_49) _); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_52 : R := t_50 / t_28.
have e_53 : t_52 = ((n ^+ 2 * eps ^+ 2 + 2%:R * n * eps * r_4 + n * m_3 - m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_51 e_29) _); clear - NZ_37 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_54 : R := t_43 - t_52.
have e_55 : t_54 = ((n ^+ 2 * eps + n * eps * m_3 - 2%:R * n * eps * r_4 - eps * m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a - b) e_44 e_53) _); clear - NZ_37 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_57 : R := (1 : R) - t_45.
have e_58 : t_57 = ((n - r_4) / (n)) by rule (num_eq (num2 (fun a b : R => a - b) e_42 e_46) _); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_59 : R := t_57 ^+ 2.
have e_60 : t_59 = ((n ^+ 2 + n * m_3 - 2%:R * n * r_4 - m_2 ^+ 2) / (n ^+ 2)) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_58) _); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_61 : R := eps * t_59.
have e_62 : t_61 = ((n ^+ 2 * eps + n * eps * m_3 - 2%:R * n * eps * r_4 - eps * m_2 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_1 e_60) _); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_63 : R := t_61 / t_28.
have e_64 : t_63 = ((n ^+ 2 * eps + n * eps * m_3 - 2%:R * n * eps * r_4 - eps * m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_62 e_29) _); clear - NZ_37 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have C_56 : t_54 = t_63 by rule (num_eq e_55 (esym (num_eq e_64 _))); clear - NZ_37 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have S_66 : 0 <= (n ^+ 2) by rule (nneg_is (c := n ^+ 2) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps S_5 N_pos S_7 S_23 S_34 S_35 S_36 S_r4 NZ_4 NZ_8 NZ_37 R; sgn].
have S_67 : 0 <= (n ^+ 2 + n * m_3 - m_2 ^+ 2) by rule (nneg_is (c := ((n * m_3 - m_2 ^+ 2) * (1) + (n ^+ 2)) / 1) _ _); [clear - R; first [field | ring] | clear - H_eps S_5 N_pos S_7 S_23 S_34 S_35 S_36 S_r4 S_66 NZ_4 NZ_8 NZ_37 R; sgn].
have S_68 : 0 <= (2%:R * n) by rule (nneg_is (c := 2%:R * n) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps S_5 N_pos S_7 S_23 S_34 S_35 S_36 S_r4 S_66 S_67 NZ_4 NZ_8 NZ_37 R; sgn].
have S_69 : 0 <= (n ^+ 4 - 2%:R * n ^+ 3 * m_3 + 2%:R * n ^+ 2 * m_2 ^+ 2 + n ^+ 2 * m_3 ^+ 2 - 2%:R * n * m_2 ^+ 2 * m_3 + m_2 ^+ 4) by rule (nneg_is (c := (n ^+ 2 - n * m_3 + m_2 ^+ 2) ^+ 2) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps S_5 N_pos S_7 S_23 S_34 S_35 S_36 S_r4 S_66 S_67 S_68 NZ_4 NZ_8 NZ_37 R; sgn].
have S_70 : 0 <= (n ^+ 2 + n * m_3 - 2%:R * n * r_4 - m_2 ^+ 2) by rule (nneg_is (c := (n ^+ 2 + n * m_3 - m_2 ^+ 2) + (- 2%:R * n) * r_4) _ _); [clear - E_r4 R; first [field: E_r4 | ring: E_r4] | apply: root_pos_neg; [exact: S_67 | exact: S_r4 | rewrite -oppr_ge0; rule (nneg_is _ S_68); clear - R; first [field | ring] | rule (nneg_is _ S_69); clear - E_r4 R; first [field: E_r4 | ring: E_r4]]].
have S_71 : 0 <= (n ^+ 2 * eps + n * eps * m_3 - 2%:R * n * eps * r_4 - eps * m_2 ^+ 2) by rule (nneg_is (c := eps * (n ^+ 2 + n * m_3 - 2%:R * n * r_4 - m_2 ^+ 2)) _ _); [clear - E_r4 R; first [reflexivity | ring: E_r4] | clear - H_eps S_5 N_pos S_7 S_23 S_34 S_35 S_36 S_r4 S_66 S_67 S_68 S_69 S_70 NZ_4 NZ_8 NZ_37 R; sgn].
have S_72 : 0 <= ((n ^+ 2 * eps + n * eps * m_3 - 2%:R * n * eps * r_4 - eps * m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (nneg_is (c := (n ^+ 2 * eps + n * eps * m_3 - 2%:R * n * eps * r_4 - eps * m_2 ^+ 2) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2)^-1) _ _); [clear - NZ_37 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - H_eps S_5 N_pos S_7 S_23 S_34 S_35 S_36 S_r4 S_66 S_67 S_68 S_69 S_70 S_71 NZ_4 NZ_8 NZ_37 R; sgn].
have C_65 : t_52 <= t_43 by rule (le_by e_53 e_44 _ S_72); clear - NZ_37 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_73 : R := t_52 - (1 : R).
have e_74 : t_73 = ((n ^+ 2 * eps ^+ 2 - n ^+ 2 * eps + 2%:R * n * eps * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a - b) e_53 e_42) _); clear - NZ_37 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_76 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_77 : R := (2%:R : R) * t_45.
have e_78 : t_77 = ((2%:R * r_4) / (n)) by rule (num_eq (num2 (fun a b : R => a * b) e_76 e_46) _); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_79 : R := t_77 + eps.
have e_80 : t_79 = ((n * eps + 2%:R * r_4) / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_78 e_1) _); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_81 : R := t_79 - (1 : R).
have e_82 : t_81 = ((n * eps - n + 2%:R * r_4) / (n)) by rule (num_eq (num2 (fun a b : R => a - b) e_80 e_42) _); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_83 : R := eps * t_81.
have e_84 : t_83 = ((n * eps ^+ 2 - n * eps + 2%:R * eps * r_4) / (n)) by rule (num_eq (num2 (fun a b : R => a * b) e_1 e_82) _); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_85 : R := t_83 / t_28.
have e_86 : t_85 = ((n ^+ 2 * eps ^+ 2 - n ^+ 2 * eps + 2%:R * n * eps * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_84 e_29) _); clear - NZ_37 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have C_75 : t_73 = t_85 by rule (num_eq e_74 (esym (num_eq e_86 _))); clear - NZ_37 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_87 : R := t_52 - eps.
have e_88 : t_87 = ((- n * eps * m_3 + 2%:R * n * eps * r_4 + n * m_3 + eps * m_2 ^+ 2 - m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a - b) e_53 e_1) _); clear - NZ_37 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_90 : R := (1 : R) - eps.
have e_91 : t_90 = (- eps + 1) by rule (num_eq (num2 (fun a b : R => a - b) e_42 e_1) _); clear - R; first [reflexivity | ring].
pose t_92 : R := t_45 * t_90.
have e_93 : t_92 = ((- eps * r_4 + r_4) / (n)) by rule (num_eq (num2 (fun a b : R => a * b) e_46 e_91) _); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_94 : R := (2%:R : R) * eps.
have e_95 : t_94 = (2%:R * eps) by rule (num_eq (num2 (fun a b : R => a * b) e_76 e_1) _); clear - R; first [reflexivity | ring].
pose t_96 : R := t_92 + t_94.
have e_97 : t_96 = ((2%:R * n * eps - eps * r_4 + r_4) / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_93 e_95) _); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_98 : R := t_45 * t_96.
have e_99 : t_98 = ((- n * eps * m_3 + 2%:R * n * eps * r_4 + n * m_3 + eps * m_2 ^+ 2 - m_2 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_46 e_97) _); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_100 : R := t_98 / t_28.
have e_101 : t_100 = ((- n * eps * m_3 + 2%:R * n * eps * r_4 + n * m_3 + eps * m_2 ^+ 2 - m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_99 e_29) _); clear - NZ_37 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have C_89 : t_87 = t_100 by rule (num_eq e_88 (esym (num_eq e_101 _))); clear - NZ_37 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
split; first exact: C_10.
split; first exact: C_39.
split; first exact: C_41.
split; first exact: C_56.
split; first exact: C_65.
split; first exact: C_75.
exact: C_89.
Qed.

(* lnverify.eps-conventions.matched
   With √ε outside for ε inside: 1 ≤ (σ + √ε)/√(σ² + ε) ≤ √2, attained at σ = 0 and at σ = √ε
   this project; with a proof *)
Theorem lnverify_eps_conventions_matched (activation : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < eps ->
  N%:R != 0 :> R /\
  variance activation + eps != 0 /\
  0 <= variance activation /\
  0 <= eps /\
  2%:R - (std activation + Num.sqrt eps) ^+ 2 / (variance activation + eps) = (std activation - Num.sqrt eps) ^+ 2 / (variance activation + eps) :> R /\
  (std activation + Num.sqrt eps) ^+ 2 / (variance activation + eps) - 1 = (2%:R * std activation * Num.sqrt eps) / (variance activation + eps) :> R /\
  (std activation + Num.sqrt eps) ^+ 2 / (variance activation + eps) <= 2%:R /\
  1 <= (std activation + Num.sqrt eps) ^+ 2 / (variance activation + eps).
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
have e_11 : activation = (col (fun i => (activation i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_12 : R := sumv activation.
have [m_2 M_2] := some_number (part xpredT (fun i => (activation i 0))).
have e_13 : t_12 = m_2 by rule (sum_node e_11 M_2 _); clear - R; first [reflexivity | ring].
pose t_14 : R := t_12 / N%:R.
have e_15 : t_14 = (m_2 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_13 e_6) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_16 : (ones : 'cV[R]_N) = (col (fun i => 1)) by rule (col_eq (col_ones R N) _) => i; clear - R; first [reflexivity | ring].
pose t_17 : 'cV[R]_N := t_14 *: (ones : 'cV[R]_N).
have e_18 : t_17 = (col (fun i => (m_2 / (n)) * (1))) by rule (col_eq (col_scale e_15 e_16) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_19 : 'cV[R]_N := activation - t_17.
have e_20 : t_19 = (col (fun i => (activation i 0) + ((- m_2) / (n)) * (1))) by rule (col_eq (col_sub e_11 e_18) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_21 : R := dot t_19 t_19.
have [m_3 M_3] := some_number (part xpredT (fun i => (activation i 0) ^+ 2)).
have S_23 : 0 <= m_3 by rewrite -M_3; apply: part_ge0 => i; sgn.
have d_24 : whole (fun i => (activation i 0) ^+ 2 + ((- 2%:R * m_2) / (n)) * ((activation i 0)) + ((m_2 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (num_eq (partD (partD M_3 (partZ ((- 2%:R * m_2) / (n)) M_2)) (partZ ((m_2 ^+ 2) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_25 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (whole_eq _ d_24) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_22 : t_21 = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (dot_node e_20 e_20 d_25); done.
pose t_26 : R := t_21 / N%:R.
have e_27 : t_26 = ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_22 e_6) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_28 : R := t_26 + eps.
have e_29 : t_28 = ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_27 e_1) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have g_30 : part xpredT (fun i => (1) * (1)) = n by rule (part_eq _ (whole_ones En)) => i; clear - R; first [reflexivity | ring].
have g_31 : part xpredT (fun i => ((activation i 0)) * ((activation i 0))) = m_3 by rule (part_eq _ M_3) => i; clear - R; first [reflexivity | ring].
have g_32 : part xpredT (fun i => (1) * ((activation i 0))) = m_2 by rule (part_eq _ M_2) => i; clear - R; first [reflexivity | ring].
have G_33 := gram g_30 g_31 g_32.
have S_34 : 0 <= (n * m_3 - m_2 ^+ 2) by rule (nneg_is _ G_33); clear - R; ring.
have S_35 : 0 < (n ^+ 2 * eps) by rule (pos_is (c := eps * n ^+ 2) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps S_5 N_pos S_7 S_23 S_34 NZ_4 NZ_8 R; sgn].
have S_36 : 0 < (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by rule (pos_is (c := ((n * m_3 - m_2 ^+ 2) * (1) + (n ^+ 2 * eps)) / 1) _ _); [clear - R; first [field | ring] | clear - H_eps S_5 N_pos S_7 S_23 S_34 S_35 NZ_4 NZ_8 R; sgn].
have NZ_37 := lt0r_neq0 S_36.
have NZ_38 : ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) != 0 by rule (nz_is (c := ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2)) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - NZ_37 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_39 : t_28 != 0 := nz_is e_29 NZ_38.
have S_40 : 0 <= ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps S_5 N_pos S_7 S_23 S_34 S_35 S_36 NZ_4 NZ_8 NZ_37 R; sgn].
have C_41 : 0 <= t_26 := nneg_is e_27 S_40.
have S_42 : 0 <= eps by rule (nneg_is (c := eps) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps S_5 N_pos S_7 S_23 S_34 S_35 S_36 NZ_4 NZ_8 NZ_37 R; sgn].
have C_43 : 0 <= eps := nneg_is e_1 S_42.
have e_44 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_45 : R := Num.sqrt t_26.
have [r_4 S_r4 E_r4] : exists2 r : R, 0 <= r & r ^+ 2 = (n * m_3 - m_2 ^+ 2) by exact: (root_nneg S_34).
have S_47 : 0 <= (r_4 / (n)) by rule (nneg_is (c := r_4 * n^-1) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - H_eps S_5 N_pos S_7 S_23 S_34 S_35 S_36 S_r4 NZ_4 NZ_8 NZ_37 R; sgn].
have e_46 : t_45 = (r_4 / (n)) by rule (sqrt_node e_27 S_47 _); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_48 : R := Num.sqrt eps.
have [r_5 S_r5 E_r5] : exists2 r : R, 0 < r & r ^+ 2 = eps by exact: (root_pos S_5).
have S_50 : 0 <= r_5 by rule (nneg_is (c := r_5) _ _); [clear - E_r5 R; first [reflexivity | ring: E_r5] | clear - H_eps S_5 N_pos S_7 S_23 S_34 S_35 S_36 S_r4 S_r5 NZ_4 NZ_8 NZ_37 R; sgn].
have e_49 : t_48 = r_5 by rule (sqrt_node e_1 S_50 _); clear - E_r5 R; first [reflexivity | ring: E_r5].
pose t_51 : R := t_45 + t_48.
have e_52 : t_51 = ((n * r_5 + r_4) / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_46 e_49) _); clear - NZ_8 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
pose t_53 : R := t_51 ^+ 2.
have e_54 : t_53 = ((n ^+ 2 * eps + n * m_3 + 2%:R * n * r_4 * r_5 - m_2 ^+ 2) / (n ^+ 2)) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_52) _); clear - NZ_8 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
pose t_55 : R := t_53 / t_28.
have e_56 : t_55 = ((n ^+ 2 * eps + n * m_3 + 2%:R * n * r_4 * r_5 - m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_54 e_29) _); clear - NZ_37 NZ_8 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
pose t_57 : R := (2%:R : R) - t_55.
have e_58 : t_57 = ((n ^+ 2 * eps + n * m_3 - 2%:R * n * r_4 * r_5 - m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a - b) e_44 e_56) _); clear - NZ_37 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
pose t_60 : R := t_45 - t_48.
have e_61 : t_60 = ((- n * r_5 + r_4) / (n)) by rule (num_eq (num2 (fun a b : R => a - b) e_46 e_49) _); clear - NZ_8 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
pose t_62 : R := t_60 ^+ 2.
have e_63 : t_62 = ((n ^+ 2 * eps + n * m_3 - 2%:R * n * r_4 * r_5 - m_2 ^+ 2) / (n ^+ 2)) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_61) _); clear - NZ_8 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
pose t_64 : R := t_62 / t_28.
have e_65 : t_64 = ((n ^+ 2 * eps + n * m_3 - 2%:R * n * r_4 * r_5 - m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_63 e_29) _); clear - NZ_37 NZ_8 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
have C_59 : t_57 = t_64 by rule (num_eq e_58 (esym (num_eq e_65 _))); clear - NZ_37 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
have e_66 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose t_67 : R := t_55 - (1 : R).
have e_68 : t_67 = ((2%:R * n * r_4 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a - b) e_56 e_66) _); clear - NZ_37 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
pose t_70 : R := (2%:R : R) * t_45.
have e_71 : t_70 = ((2%:R * r_4) / (n)) by rule (num_eq (num2 (fun a b : R => a * b) e_44 e_46) _); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_72 : R := t_70 * t_48.
have e_73 : t_72 = ((2%:R * r_4 * r_5) / (n)) by rule (num_eq (num2 (fun a b : R => a * b) e_71 e_49) _); clear - NZ_8 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
pose t_74 : R := t_72 / t_28.
have e_75 : t_74 = ((2%:R * n * r_4 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_73 e_29) _); clear - NZ_37 NZ_8 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
have C_69 : t_67 = t_74 by rule (num_eq e_68 (esym (num_eq e_75 _))); clear - NZ_37 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
have S_77 : 0 <= (2%:R * n * r_4) by rule (nneg_is (c := 2%:R * r_4 * n) _ _); [clear - E_r4 R; first [reflexivity | ring: E_r4] | clear - H_eps S_5 N_pos S_7 S_23 S_34 S_35 S_36 S_r4 S_r5 NZ_4 NZ_8 NZ_37 R; sgn].
have S_78 : 0 <= (n ^+ 4 * eps ^+ 2 - 2%:R * n ^+ 3 * eps * m_3 + 2%:R * n ^+ 2 * eps * m_2 ^+ 2 + n ^+ 2 * m_3 ^+ 2 - 2%:R * n * m_2 ^+ 2 * m_3 + m_2 ^+ 4) by rule (nneg_is (c := (n ^+ 2 * eps - n * m_3 + m_2 ^+ 2) ^+ 2) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps S_5 N_pos S_7 S_23 S_34 S_35 S_36 S_r4 S_r5 S_77 NZ_4 NZ_8 NZ_37 R; sgn].
have S_79 : 0 <= (n ^+ 2 * eps + n * m_3 - 2%:R * n * r_4 * r_5 - m_2 ^+ 2) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) + (- 2%:R * n * r_4) * r_5) _ _); [clear - E_r4 E_r5 R; first [field: E_r4 E_r5 | ring: E_r4 E_r5] | apply: root_pos_neg; [exact: (ltW S_36) | exact: (ltW S_r5) | rewrite -oppr_ge0; rule (nneg_is _ S_77); clear - E_r4 R; first [field: E_r4 | ring: E_r4] | rule (nneg_is _ S_78); clear - E_r4 E_r5 R; first [field: E_r4 E_r5 | ring: E_r4 E_r5]]].
have S_80 : 0 <= ((n ^+ 2 * eps + n * m_3 - 2%:R * n * r_4 * r_5 - m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_3 - 2%:R * n * r_4 * r_5 - m_2 ^+ 2) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2)^-1) _ _); [clear - NZ_37 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5] | clear - H_eps S_5 N_pos S_7 S_23 S_34 S_35 S_36 S_r4 S_r5 S_77 S_78 S_79 NZ_4 NZ_8 NZ_37 R; sgn].
have C_76 : t_55 <= (2%:R : R) by rule (le_by e_56 e_44 _ S_80); clear - NZ_37 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
have S_82 : 0 <= (2%:R * n * r_4 * r_5) by rule (nneg_is (c := 2%:R * r_5 * r_4 * n) _ _); [clear - E_r4 E_r5 R; first [reflexivity | ring: E_r4 E_r5] | clear - H_eps S_5 N_pos S_7 S_23 S_34 S_35 S_36 S_r4 S_r5 S_77 S_78 S_79 NZ_4 NZ_8 NZ_37 R; sgn].
have S_83 : 0 <= ((2%:R * n * r_4 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (nneg_is (c := (2%:R * n * r_4 * r_5) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2)^-1) _ _); [clear - NZ_37 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5] | clear - H_eps S_5 N_pos S_7 S_23 S_34 S_35 S_36 S_r4 S_r5 S_77 S_78 S_79 S_82 NZ_4 NZ_8 NZ_37 R; sgn].
have C_81 : (1 : R) <= t_55 by rule (le_by e_66 e_56 _ S_83); clear - NZ_37 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
split; first exact: C_10.
split; first exact: C_39.
split; first exact: C_41.
split; first exact: C_43.
split; first exact: C_59.
split; first exact: C_69.
split; first exact: C_76.
exact: C_81.
Qed.

End Claims.
