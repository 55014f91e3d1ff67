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

(* walkthrough.backward.gain
   ∂L/∂γ = ∂L/∂y ⊙ x̂
   a post that derives LayerNorm’s forward and backward pass, with NumPy and PyTorch checks; LayerNorm Backprop, step
   A *)
Theorem walkthrough_backward_gain (activation upstream gain bias : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  exists G1 : 'cV[R]_N, is_gradient (fun gain : 'cV[R]_N => dot upstream (layer_norm eps gain bias activation)) gain G1 /\
  N%:R != 0 :> R /\
  Num.sqrt (variance activation + eps) != 0 /\
  0 <= variance activation + eps /\
  G1 = had upstream (normalized eps activation) :> 'cV[R]_N.
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
have e_33 : gain = (col (fun i => (gain i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_34 : R := Num.sqrt t_22.
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by exact: (root_pos S_32).
have S_36 : 0 <= (r_4 / (n)) by rule (nneg_is (c := r_4 * n^-1) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 NZ_8 NZ_26 R; sgn].
have e_35 : t_34 = (r_4 / (n)) by rule (sqrt_node e_23 S_36 _); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_37 : R := t_34^-1.
have NZ_39 := lt0r_neq0 S_r4.
have e_38 : t_37 = ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_35) _); clear - NZ_39 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_40 : 'cV[R]_N := t_37 *: t_12.
have e_41 : t_40 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_38 e_13) _) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_42 : upstream = (col (fun i => (upstream i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose G1_43 : 'cV[R]_N := (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (upstream i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0)))).
have e_44 : G1_43 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (upstream i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0)))) by [].
have C_45 : is_gradient (fun gain : 'cV[R]_N => dot upstream (had gain ((Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones)) + bias)) gain G1_43.
have size_ge0 := @size1_ge0 R N.
have D_46 := VD_at gain.
have D_47 := VD_hadr size_ge0 t_40 D_46.
have D_48 := VD_addr size_ge0 (bias : 'cV[R]_N) D_47.
have D_49 := D_dotl size_ge0 upstream D_48.
refine (gradient_by (F := (fun gain : 'cV[R]_N => dot upstream (had gain ((Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones)) + bias))) D_49 _) => h_50.
have e_51 : h_50 = (col (fun i => (h_50 i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_52 : 'cV[R]_N := had h_50 t_40.
have e_53 : t_52 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (h_50 i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_50 i 0)))) by rule (col_eq (col_had e_51 e_41) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_54 : R := dot upstream t_52.
have [m_8 M_8] := some_number (part xpredT (fun i => (activation i 0) * (h_50 i 0) * (upstream i 0))).
have [m_9 M_9] := some_number (part xpredT (fun i => (h_50 i 0) * (upstream i 0))).
have d_56 : whole (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (h_50 i 0) * (upstream i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_50 i 0) * (upstream i 0))) = ((n * r_4 * m_8 - m_2 * r_4 * m_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (partD (partZ ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_8) (partZ ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_9)) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_57 : whole (fun i => ((upstream i 0)) * (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (h_50 i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_50 i 0)))) = ((n * r_4 * m_8 - m_2 * r_4 * m_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (whole_eq _ d_56) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_55 : t_54 = ((n * r_4 * m_8 - m_2 * r_4 * m_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (dot_node e_42 e_53 d_57); done.
pose t_58 : R := dot G1_43 h_50.
have d_60 : whole (fun i => (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (upstream i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0))) * ((h_50 i 0))) = ((n * r_4 * m_8 - m_2 * r_4 * m_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (whole_eq _ d_56) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_59 : t_58 = ((n * r_4 * m_8 - m_2 * r_4 * m_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (dot_node e_44 e_51 d_60); done.
rule (num_eq e_55 (esym (num_eq e_59 _))); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have NZ_61 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_62 : N%:R != 0 := nz_is e_5 NZ_61.
have NZ_63 : (r_4 / (n)) != 0 by rule (nz_is (c := (r_4 * n^-1)) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_39 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_64 : t_34 != 0 := nz_is e_35 NZ_63.
have S_65 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 NZ_8 NZ_26 NZ_39 R; sgn].
have C_66 : 0 <= t_22 := nneg_is e_23 S_65.
pose t_68 : 'cV[R]_N := had upstream t_40.
have e_69 : t_68 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (upstream i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0)))) by rule (col_eq (col_had e_42 e_41) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have C_67 : G1_43 = t_68 by rule (col_same e_44 e_69 _) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
exists G1_43; split; first exact: C_45.
split; first exact: C_62.
split; first exact: C_64.
split; first exact: C_66.
exact: C_67.
Qed.

(* walkthrough.backward.bias
   ∂L/∂β = ∂L/∂y
   a post that derives LayerNorm’s forward and backward pass, with NumPy and PyTorch checks; LayerNorm Backprop, step
   A *)
Theorem walkthrough_backward_bias (activation upstream gain bias : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  exists G1 : 'cV[R]_N, is_gradient (fun bias : 'cV[R]_N => dot upstream (layer_norm eps gain bias activation)) bias G1 /\
  N%:R != 0 :> R /\
  Num.sqrt (variance activation + eps) != 0 /\
  0 <= variance activation + eps /\
  G1 = upstream :> 'cV[R]_N.
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
have e_33 : bias = (col (fun i => (bias i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
have e_34 : upstream = (col (fun i => (upstream i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose G1_35 : 'cV[R]_N := (col (fun i => (upstream i 0))).
have e_36 : G1_35 = (col (fun i => (upstream i 0))) by [].
have C_37 : is_gradient (fun bias : 'cV[R]_N => dot upstream (had gain ((Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones)) + bias)) bias G1_35.
have size_ge0 := @size1_ge0 R N.
have D_38 := VD_at bias.
have D_39 := VD_addl size_ge0 (had gain ((Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones)) : 'cV[R]_N) D_38.
have D_40 := D_dotl size_ge0 upstream D_39.
refine (gradient_by (F := (fun bias : 'cV[R]_N => dot upstream (had gain ((Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones)) + bias))) D_40 _) => h_41.
have e_42 : h_41 = (col (fun i => (h_41 i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_43 : R := dot upstream h_41.
have [m_8 M_8] := some_number (part xpredT (fun i => (h_41 i 0) * (upstream i 0))).
have d_45 : whole (fun i => (h_41 i 0) * (upstream i 0)) = m_8 by rule (num_eq M_8 _); clear - R; first [reflexivity | ring].
have d_46 : whole (fun i => ((upstream i 0)) * ((h_41 i 0))) = m_8 by rule (whole_eq _ d_45) => i; clear - R; first [reflexivity | ring].
have e_44 : t_43 = m_8 by rule (dot_node e_34 e_42 d_46); done.
pose t_47 : R := dot G1_35 h_41.
have e_48 : t_47 = m_8 by rule (dot_node e_36 e_42 d_46); done.
rule (num_eq e_44 (esym (num_eq e_48 _))); clear - R; first [reflexivity | ring].
have NZ_49 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_50 : N%:R != 0 := nz_is e_5 NZ_49.
pose t_51 : R := Num.sqrt t_22.
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by exact: (root_pos S_32).
have S_53 : 0 <= (r_4 / (n)) by rule (nneg_is (c := r_4 * n^-1) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 NZ_8 NZ_26 R; sgn].
have e_52 : t_51 = (r_4 / (n)) by rule (sqrt_node e_23 S_53 _); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have NZ_54 := lt0r_neq0 S_r4.
have NZ_55 : (r_4 / (n)) != 0 by rule (nz_is (c := (r_4 * n^-1)) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_54 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_56 : t_51 != 0 := nz_is e_52 NZ_55.
have S_57 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 NZ_8 NZ_26 NZ_54 R; sgn].
have C_58 : 0 <= t_22 := nneg_is e_23 S_57.
have C_59 : G1_35 = upstream by rule (col_same e_36 e_34 _) => i; clear - R; first [reflexivity | ring].
exists G1_35; split; first exact: C_37.
split; first exact: C_50.
split; first exact: C_56.
split; first exact: C_58.
exact: C_59.
Qed.

(* walkthrough.backward.normalized
   ∂L/∂x̂ = ∂L/∂y ⊙ γ
   a post that derives LayerNorm’s forward and backward pass, with NumPy and PyTorch checks; LayerNorm Backprop, step
   B *)
Theorem walkthrough_backward_normalized (x upstream gain bias : 'cV[R]_N) :
  (0 < N)%N ->
  exists G1 : 'cV[R]_N, is_gradient (fun x : 'cV[R]_N => dot upstream (had gain x + bias)) x G1 /\
  G1 = had upstream gain :> 'cV[R]_N.
Proof.
move=> N_gt0.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : x = (col (fun i => (x i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
have e_2 : gain = (col (fun i => (gain i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
have e_3 : upstream = (col (fun i => (upstream i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose G1_4 : 'cV[R]_N := (col (fun i => (gain i 0) * (upstream i 0))).
have e_5 : G1_4 = (col (fun i => (gain i 0) * (upstream i 0))) by [].
have C_6 : is_gradient (fun x : 'cV[R]_N => dot upstream (had gain x + bias)) x G1_4.
have size_ge0 := @size1_ge0 R N.
have D_7 := VD_at x.
have D_8 := VD_hadl gain D_7.
have D_9 := VD_addr size_ge0 (bias : 'cV[R]_N) D_8.
have D_10 := D_dotl size_ge0 upstream D_9.
refine (gradient_by (F := (fun x : 'cV[R]_N => dot upstream (had gain x + bias))) D_10 _) => h_11.
have e_12 : h_11 = (col (fun i => (h_11 i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_13 : 'cV[R]_N := had gain h_11.
have e_14 : t_13 = (col (fun i => (gain i 0) * (h_11 i 0))) by rule (col_eq (col_had e_2 e_12) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_15 : R := dot upstream t_13.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_17 : 0 <= n - 1 by rewrite subr_ge0.
have [m_3 M_3] := some_number (part xpredT (fun i => (gain i 0) * (h_11 i 0) * (upstream i 0))).
have d_18 : whole (fun i => (gain i 0) * (h_11 i 0) * (upstream i 0)) = m_3 by rule (num_eq M_3 _); clear - R; first [reflexivity | ring].
have d_19 : whole (fun i => ((upstream i 0)) * ((gain i 0) * (h_11 i 0))) = m_3 by rule (whole_eq _ d_18) => i; clear - R; first [reflexivity | ring].
have e_16 : t_15 = m_3 by rule (dot_node e_3 e_14 d_19); done.
pose t_20 : R := dot G1_4 h_11.
have d_22 : whole (fun i => ((gain i 0) * (upstream i 0)) * ((h_11 i 0))) = m_3 by rule (whole_eq _ d_18) => i; clear - R; first [reflexivity | ring].
have e_21 : t_20 = m_3 by rule (dot_node e_5 e_12 d_22); done.
rule (num_eq e_16 (esym (num_eq e_21 _))); clear - R; first [reflexivity | ring].
pose t_24 : 'cV[R]_N := had upstream gain.
have e_25 : t_24 = (col (fun i => (gain i 0) * (upstream i 0))) by rule (col_eq (col_had e_3 e_2) _) => i; reduce; clear - R; first [reflexivity | ring].
have C_23 : G1_4 = t_24 by rule (col_same e_5 e_25 _) => i; clear - R; first [reflexivity | ring].
exists G1_4; split; first exact: C_6.
exact: C_23.
Qed.

(* walkthrough.backward.mean
   ∂μ/∂xᵢ = 1/d
   a post that derives LayerNorm’s forward and backward pass, with NumPy and PyTorch checks; Intermediate partial
   derivatives, 1 *)
Theorem walkthrough_backward_mean (activation : 'cV[R]_N) :
  (0 < N)%N ->
  exists G1 : 'cV[R]_N, is_gradient (fun activation : 'cV[R]_N => mean activation) activation G1 /\
  N%:R != 0 :> R /\
  G1 = N%:R^-1 *: ones :> 'cV[R]_N.
Proof.
move=> N_gt0.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : activation = (col (fun i => (activation i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_3 : 0 <= n - 1 by rewrite subr_ge0.
have e_2 : N%:R = n by rule (num_eq En _); clear - R; first [reflexivity | ring].
pose G1_4 : 'cV[R]_N := (col (fun i => (1 / (n)) * (1))).
have e_5 : G1_4 = (col (fun i => (1 / (n)) * (1))) by [].
have C_6 : is_gradient (fun activation : 'cV[R]_N => sumv activation / N%:R) activation G1_4.
have size_ge0 := @size1_ge0 R N.
have D_7 := VD_at activation.
have D_8 := D_sumv size_ge0 D_7.
have D_9 := D_mulr size_ge0 (N%:R^-1) D_8.
refine (gradient_by (F := (fun activation : 'cV[R]_N => sumv activation / N%:R)) D_9 _) => h_10.
have e_11 : h_10 = (col (fun i => (h_10 i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_12 : R := sumv h_10.
have [m_2 M_2] := some_number (part xpredT (fun i => (h_10 i 0))).
have e_13 : t_12 = m_2 by rule (sum_node e_11 M_2 _); clear - R; first [reflexivity | ring].
pose t_14 : R := t_12 / N%:R.
have NZ_16 := lt0r_neq0 N_pos.
have e_15 : t_14 = (m_2 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_13 e_2) _); clear - NZ_16 R; first [reflexivity | field; nz | ring].
pose t_17 : R := dot G1_4 h_10.
have d_19 : whole (fun i => (1 / (n)) * ((h_10 i 0))) = (m_2 / (n)) by rule (num_eq (partZ (1 / (n)) M_2) _); clear - NZ_16 R; first [reflexivity | field; nz | ring].
have d_20 : whole (fun i => ((1 / (n)) * (1)) * ((h_10 i 0))) = (m_2 / (n)) by rule (whole_eq _ d_19) => i; clear - NZ_16 R; first [reflexivity | field; nz | ring].
have e_18 : t_17 = (m_2 / (n)) by rule (dot_node e_5 e_11 d_20); done.
rule (num_eq e_15 (esym (num_eq e_18 _))); clear - NZ_16 R; first [reflexivity | field; nz | ring].
have NZ_21 := lt0r_neq0 N_pos.
have NZ_22 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_21 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_23 : N%:R != 0 := nz_is e_2 NZ_22.
pose t_25 : R := N%:R^-1.
have e_26 : t_25 = (1 / (n)) by rule (num_eq (num1 (fun a : R => a^-1) e_2) _); clear - NZ_21 R; first [reflexivity | field; nz | ring].
have e_27 : (ones : 'cV[R]_N) = (col (fun i => 1)) by rule (col_eq (col_ones R N) _) => i; clear - R; first [reflexivity | ring].
pose t_28 : 'cV[R]_N := t_25 *: (ones : 'cV[R]_N).
have e_29 : t_28 = (col (fun i => (1 / (n)) * (1))) by rule (col_eq (col_scale e_26 e_27) _) => i; reduce; clear - NZ_21 R; first [reflexivity | field; nz | ring].
have C_24 : G1_4 = t_28 by rule (col_same e_5 e_29 _) => i; clear - NZ_21 R; first [reflexivity | field; nz | ring].
exists G1_4; split; first exact: C_6.
split; first exact: C_23.
exact: C_24.
Qed.

(* walkthrough.backward.numerator
   ∂(xⱼ − μ)/∂xᵢ = δᵢⱼ − 1/d
   a post that derives LayerNorm’s forward and backward pass, with NumPy and PyTorch checks; Intermediate partial
   derivatives, 2 *)
Theorem walkthrough_backward_numerator (activation : 'cV[R]_N) :
  (0 < N)%N ->
  exists J1 : 'M[R]_N, is_jacobian (fun activation : 'cV[R]_N => centered activation) activation J1 /\
  N%:R != 0 :> R /\
  J1 = 1%:M - (1 / N%:R) *: outer ones ones :> 'M[R]_N.
Proof.
move=> N_gt0.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : activation = (col (fun i => (activation i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_3 : 0 <= n - 1 by rewrite subr_ge0.
have e_2 : N%:R = n by rule (num_eq En _); clear - R; first [reflexivity | ring].
have e_4 : (ones : 'cV[R]_N) = (col (fun i => 1)) by rule (col_eq (col_ones R N) _) => i; clear - R; first [reflexivity | ring].
pose J1_5 : 'M[R]_N := (opr (fun i => 1) [:: ((fun i => 1), (fun i => ((- 1) / (n)) * (1)))]).
have e_6 : J1_5 = (opr (fun i => 1) [:: ((fun i => 1), (fun i => ((- 1) / (n)) * (1)))]) by [].
have C_7 : is_jacobian (fun activation : 'cV[R]_N => activation - (sumv activation / N%:R) *: ones) activation J1_5.
have size_ge0 := @size1_ge0 R N.
have D_8 := VD_at activation.
have D_9 := D_sumv size_ge0 D_8.
have D_10 := D_mulr size_ge0 (N%:R^-1) D_9.
have D_11 := VD_scaler size_ge0 (ones : 'cV[R]_N) D_10.
have D_12 := VD_sub D_8 D_11.
refine (jacobian_by (F := (fun activation : 'cV[R]_N => activation - (sumv activation / N%:R) *: ones)) D_12 _) => h_13.
have e_14 : h_13 = (col (fun i => (h_13 i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_15 : R := sumv h_13.
have [m_2 M_2] := some_number (part xpredT (fun i => (h_13 i 0))).
have e_16 : t_15 = m_2 by rule (sum_node e_14 M_2 _); clear - R; first [reflexivity | ring].
pose t_17 : R := t_15 / N%:R.
have NZ_19 := lt0r_neq0 N_pos.
have e_18 : t_17 = (m_2 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_16 e_2) _); clear - NZ_19 R; first [reflexivity | field; nz | ring].
pose t_20 : 'cV[R]_N := t_17 *: (ones : 'cV[R]_N).
have e_21 : t_20 = (col (fun i => (m_2 / (n)) * (1))) by rule (col_eq (col_scale e_18 e_4) _) => i; reduce; clear - NZ_19 R; first [reflexivity | field; nz | ring].
pose t_22 : 'cV[R]_N := h_13 - t_20.
have e_23 : t_22 = (col (fun i => (h_13 i 0) + ((- m_2) / (n)) * (1))) by rule (col_eq (col_sub e_14 e_21) _) => i; reduce; clear - NZ_19 R; first [reflexivity | field; nz | ring].
pose t_24 : 'cV[R]_N := J1_5 *m h_13.
have d_26 : whole (fun i => ((- 1) / (n)) * ((h_13 i 0))) = ((- m_2) / (n)) by rule (num_eq (partZ ((- 1) / (n)) M_2) _); clear - NZ_19 R; first [reflexivity | field; nz | ring].
have d_27 : whole (fun i => (((- 1) / (n)) * (1)) * ((h_13 i 0))) = ((- m_2) / (n)) by rule (whole_eq _ d_26) => i; clear - NZ_19 R; first [reflexivity | field; nz | ring].
have e_25 : t_24 = (col (fun i => (h_13 i 0) + ((- m_2) / (n)) * (1))) by rule (col_eq (opr_apply (s := [:: ((- m_2) / (n))]) e_6 e_14 (conj d_27 I)) _) => i; reduce; clear - NZ_19 R; first [reflexivity | field; nz | ring].
rule (col_same e_23 e_25 _) => i; clear - NZ_19 R; first [reflexivity | field; nz | ring].
have NZ_28 := lt0r_neq0 N_pos.
have NZ_29 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_28 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_30 : N%:R != 0 := nz_is e_2 NZ_29.
have e_32 : (1%:M : 'M[R]_N) = (opr (fun i => 1) [:: ]) by rule (opr_eq (opr_id R N) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
have e_33 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose t_34 : R := (1 : R) / N%:R.
have e_35 : t_34 = (1 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_33 e_2) _); clear - NZ_28 R; first [reflexivity | field; nz | ring].
pose t_36 : 'M[R]_N := outer (ones : 'cV[R]_N) (ones : 'cV[R]_N).
have e_37 : t_36 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => 1))]) by rule (opr_eq (opr_outer e_4 e_4) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_38 : 'M[R]_N := t_34 *: t_36.
have e_39 : t_38 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => (1 / (n)) * (1)))]) by rule (opr_eq (opr_scale e_35 e_37) _ _); [move=> i; reduce; clear - NZ_28 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_28 R; first [reflexivity | field; nz | ring]].
pose t_40 : 'M[R]_N := (1%:M : 'M[R]_N) - t_38.
have e_41 : t_40 = (opr (fun i => 1) [:: ((fun i => 1), (fun i => ((- 1) / (n)) * (1)))]) by rule (opr_eq (opr_sub e_32 e_39) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_28 R; first [reflexivity | field; nz | ring]].
have C_31 : J1_5 = t_40 by rule (opr_same e_6 e_41 _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_28 R; first [reflexivity | field; nz | ring]].
exists J1_5; split; first exact: C_7.
split; first exact: C_30.
exact: C_31.
Qed.

(* walkthrough.backward.variance
   ∂v/∂xᵢ = (2/d)(xᵢ − μ)
   a post that derives LayerNorm’s forward and backward pass, with NumPy and PyTorch checks; Intermediate partial
   derivatives, 3 *)
Theorem walkthrough_backward_variance (activation : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  exists G1 : 'cV[R]_N, is_gradient (fun activation : 'cV[R]_N => variance activation + eps) activation G1 /\
  N%:R != 0 :> R /\
  G1 = (2%:R / N%:R) *: centered activation :> 'cV[R]_N.
Proof.
move=> N_gt0 H_eps.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : activation = (col (fun i => (activation i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_3 : 0 <= n - 1 by rewrite subr_ge0.
have e_2 : N%:R = n by rule (num_eq En _); clear - R; first [reflexivity | ring].
have e_4 : (ones : 'cV[R]_N) = (col (fun i => 1)) by rule (col_eq (col_ones R N) _) => i; clear - R; first [reflexivity | ring].
pose t_5 : R := sumv activation.
have [m_2 M_2] := some_number (part xpredT (fun i => (activation i 0))).
have e_6 : t_5 = m_2 by rule (sum_node e_1 M_2 _); clear - R; first [reflexivity | ring].
pose t_7 : R := t_5 / N%:R.
have NZ_9 := lt0r_neq0 N_pos.
have e_8 : t_7 = (m_2 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_6 e_2) _); clear - NZ_9 R; first [reflexivity | field; nz | ring].
pose t_10 : 'cV[R]_N := t_7 *: (ones : 'cV[R]_N).
have e_11 : t_10 = (col (fun i => (m_2 / (n)) * (1))) by rule (col_eq (col_scale e_8 e_4) _) => i; reduce; clear - NZ_9 R; first [reflexivity | field; nz | ring].
pose t_12 : 'cV[R]_N := activation - t_10.
have e_13 : t_12 = (col (fun i => (activation i 0) + ((- m_2) / (n)) * (1))) by rule (col_eq (col_sub e_1 e_11) _) => i; reduce; clear - NZ_9 R; first [reflexivity | field; nz | ring].
pose G1_14 : 'cV[R]_N := (col (fun i => ((- 2%:R * m_2) / (n ^+ 2)) * (1) + (2%:R / (n)) * ((activation i 0)))).
have e_15 : G1_14 = (col (fun i => ((- 2%:R * m_2) / (n ^+ 2)) * (1) + (2%:R / (n)) * ((activation i 0)))) by [].
have C_16 : is_gradient (fun activation : 'cV[R]_N => dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps) activation G1_14.
have size_ge0 := @size1_ge0 R N.
have D_17 := VD_at activation.
have D_18 := D_sumv size_ge0 D_17.
have D_19 := D_mulr size_ge0 (N%:R^-1) D_18.
have D_20 := VD_scaler size_ge0 (ones : 'cV[R]_N) D_19.
have D_21 := VD_sub D_17 D_20.
have D_22 := D_dot size_ge0 D_21 D_21.
have D_23 := D_mulr size_ge0 (N%:R^-1) D_22.
have D_24 := D_addr size_ge0 (eps : R) D_23.
refine (gradient_by (F := (fun activation : 'cV[R]_N => dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps)) D_24 _) => h_25.
have e_26 : h_25 = (col (fun i => (h_25 i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_27 : R := sumv h_25.
have [m_4 M_4] := some_number (part xpredT (fun i => (h_25 i 0))).
have e_28 : t_27 = m_4 by rule (sum_node e_26 M_4 _); clear - R; first [reflexivity | ring].
pose t_29 : R := t_27 / N%:R.
have e_30 : t_29 = (m_4 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_28 e_2) _); clear - NZ_9 R; first [reflexivity | field; nz | ring].
pose t_31 : 'cV[R]_N := t_29 *: (ones : 'cV[R]_N).
have e_32 : t_31 = (col (fun i => (m_4 / (n)) * (1))) by rule (col_eq (col_scale e_30 e_4) _) => i; reduce; clear - NZ_9 R; first [reflexivity | field; nz | ring].
pose t_33 : 'cV[R]_N := h_25 - t_31.
have e_34 : t_33 = (col (fun i => (h_25 i 0) + ((- m_4) / (n)) * (1))) by rule (col_eq (col_sub e_26 e_32) _) => i; reduce; clear - NZ_9 R; first [reflexivity | field; nz | ring].
pose t_35 : R := dot t_33 t_12.
have [m_5 M_5] := some_number (part xpredT (fun i => (activation i 0) * (h_25 i 0))).
have d_37 : whole (fun i => (activation i 0) * (h_25 i 0) + ((- m_2) / (n)) * ((h_25 i 0)) + ((- m_4) / (n)) * ((activation i 0)) + ((m_2 * m_4) / (n ^+ 2)) * (1)) = ((n * m_5 - m_2 * m_4) / (n)) by rule (num_eq (partD (partD (partD M_5 (partZ ((- m_2) / (n)) M_4)) (partZ ((- m_4) / (n)) M_2)) (partZ ((m_2 * m_4) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_9 R; first [reflexivity | field; nz | ring].
have d_38 : whole (fun i => ((h_25 i 0) + ((- m_4) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_5 - m_2 * m_4) / (n)) by rule (whole_eq _ d_37) => i; clear - NZ_9 R; first [reflexivity | field; nz | ring].
have e_36 : t_35 = ((n * m_5 - m_2 * m_4) / (n)) by rule (dot_node e_34 e_13 d_38); done.
pose t_39 : R := dot t_12 t_33.
have d_41 : whole (fun i => (activation i 0) * (h_25 i 0) + ((- m_4) / (n)) * ((activation i 0)) + ((- m_2) / (n)) * ((h_25 i 0)) + ((m_2 * m_4) / (n ^+ 2)) * (1)) = ((n * m_5 - m_2 * m_4) / (n)) by rule (num_eq (partD (partD (partD M_5 (partZ ((- m_4) / (n)) M_2)) (partZ ((- m_2) / (n)) M_4)) (partZ ((m_2 * m_4) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_9 R; first [reflexivity | field; nz | ring].
have d_42 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((h_25 i 0) + ((- m_4) / (n)) * (1))) = ((n * m_5 - m_2 * m_4) / (n)) by rule (whole_eq _ d_41) => i; clear - NZ_9 R; first [reflexivity | field; nz | ring].
have e_40 : t_39 = ((n * m_5 - m_2 * m_4) / (n)) by rule (dot_node e_13 e_34 d_42); done.
pose t_43 : R := t_35 + t_39.
have e_44 : t_43 = ((2%:R * n * m_5 - 2%:R * m_2 * m_4) / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_36 e_40) _); clear - NZ_9 R; first [reflexivity | field; nz | ring].
pose t_45 : R := t_43 / N%:R.
have e_46 : t_45 = ((2%:R * n * m_5 - 2%:R * m_2 * m_4) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_44 e_2) _); clear - NZ_9 R; first [reflexivity | field; nz | ring].
pose t_47 : R := dot G1_14 h_25.
have d_49 : whole (fun i => ((- 2%:R * m_2) / (n ^+ 2)) * ((h_25 i 0)) + (2%:R / (n)) * ((activation i 0) * (h_25 i 0))) = ((2%:R * n * m_5 - 2%:R * m_2 * m_4) / (n ^+ 2)) by rule (num_eq (partD (partZ ((- 2%:R * m_2) / (n ^+ 2)) M_4) (partZ (2%:R / (n)) M_5)) _); clear - NZ_9 R; first [reflexivity | field; nz | ring].
have d_50 : whole (fun i => (((- 2%:R * m_2) / (n ^+ 2)) * (1) + (2%:R / (n)) * ((activation i 0))) * ((h_25 i 0))) = ((2%:R * n * m_5 - 2%:R * m_2 * m_4) / (n ^+ 2)) by rule (whole_eq _ d_49) => i; clear - NZ_9 R; first [reflexivity | field; nz | ring].
have e_48 : t_47 = ((2%:R * n * m_5 - 2%:R * m_2 * m_4) / (n ^+ 2)) by rule (dot_node e_15 e_26 d_50); done.
rule (num_eq e_46 (esym (num_eq e_48 _))); clear - NZ_9 R; first [reflexivity | field; nz | ring].
have NZ_51 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_9 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_52 : N%:R != 0 := nz_is e_2 NZ_51.
have e_54 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_55 : R := (2%:R : R) / N%:R.
have e_56 : t_55 = (2%:R / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_54 e_2) _); clear - NZ_9 R; first [reflexivity | field; nz | ring].
pose t_57 : 'cV[R]_N := t_55 *: t_12.
have e_58 : t_57 = (col (fun i => (2%:R / (n)) * ((activation i 0)) + ((- 2%:R * m_2) / (n ^+ 2)) * (1))) by rule (col_eq (col_scale e_56 e_13) _) => i; reduce; clear - NZ_9 R; first [reflexivity | field; nz | ring].
have C_53 : G1_14 = t_57 by rule (col_same e_15 e_58 _) => i; clear - NZ_9 R; first [reflexivity | field; nz | ring].
exists G1_14; split; first exact: C_16.
split; first exact: C_52.
exact: C_53.
Qed.

(* walkthrough.backward.inverse-std
   ∂v^(−1/2)/∂xᵢ = −(xᵢ − μ)/(d v^(3/2))
   a post that derives LayerNorm’s forward and backward pass, with NumPy and PyTorch checks; Intermediate partial
   derivatives, 4 *)
Theorem walkthrough_backward_inverse_std (activation : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  exists G1 : 'cV[R]_N, is_gradient (fun activation : 'cV[R]_N => 1 / Num.sqrt (variance activation + eps)) activation G1 /\
  exists G2 : 'cV[R]_N, is_gradient (fun activation : 'cV[R]_N => variance activation + eps) activation G2 /\
  N%:R != 0 :> R /\
  Num.sqrt (variance activation + eps) != 0 /\
  (variance activation + eps) * Num.sqrt (variance activation + eps) != 0 /\
  N%:R * ((variance activation + eps) * Num.sqrt (variance activation + eps)) != 0 /\
  0 <= variance activation + eps /\
  G1 = ((- 1 / 2%:R) / ((variance activation + eps) * Num.sqrt (variance activation + eps))) *: G2 :> 'cV[R]_N /\
  G1 = (N%:R * ((variance activation + eps) * Num.sqrt (variance activation + eps)))^-1 *: (- 1 *: centered activation) :> 'cV[R]_N.
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
pose t_33 : R := Num.sqrt t_22.
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by exact: (root_pos S_32).
have S_35 : 0 <= (r_4 / (n)) by rule (nneg_is (c := r_4 * n^-1) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 NZ_8 NZ_26 R; sgn].
have e_34 : t_33 = (r_4 / (n)) by rule (sqrt_node e_23 S_35 _); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_36 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose G1_37 : 'cV[R]_N := (col (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))).
have e_38 : G1_37 = (col (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))) by [].
have C_39 : is_gradient (fun activation : 'cV[R]_N => 1 / Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps)) activation G1_37.
have size_ge0 := @size1_ge0 R N.
have D_40 := VD_at activation.
have D_41 := D_sumv size_ge0 D_40.
have D_42 := D_mulr size_ge0 (N%:R^-1) D_41.
have D_43 := VD_scaler size_ge0 (ones : 'cV[R]_N) D_42.
have D_44 := VD_sub D_40 D_43.
have D_45 := D_dot size_ge0 D_44 D_44.
have D_46 := D_mulr size_ge0 (N%:R^-1) D_45.
have D_47 := D_addr size_ge0 eps D_46.
have S_49 : 0 < ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (pos_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 NZ_8 NZ_26 R; sgn].
have C_48 : 0 < t_22 := pos_is e_23 S_49.
have D_50 := D_sqrt size_ge0 C_48 D_47.
have NZ_51 := lt0r_neq0 S_r4.
have NZ_52 : (r_4 / (n)) != 0 by rule (nz_is (c := (r_4 * n^-1)) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_51 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_53 : t_33 != 0 := nz_is e_34 NZ_52.
have D_54 := D_mull (1 : R) (D_inv size_ge0 C_53 D_50).
refine (gradient_by (F := (fun activation : 'cV[R]_N => 1 / Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))) D_54 _) => h_55.
pose t_56 : R := t_33^-1.
have e_57 : t_56 = ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_34) _); clear - NZ_51 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_58 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_59 : R := (2%:R : R) * t_33.
have e_60 : t_59 = ((2%:R * r_4) / (n)) by rule (num_eq (num2 (fun a b : R => a * b) e_58 e_34) _); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_61 : R := t_59^-1.
have NZ_63 : (2%:R * r_4) != 0 :> R by rule (nz_is (c := (2%:R * r_4)) _ _); [clear - R; ring | clear - NZ_51 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_62 : t_61 = ((n * r_4) / (2%:R * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_60) _); clear - NZ_51 NZ_63 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_64 : h_55 = (col (fun i => (h_55 i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_65 : R := sumv h_55.
have [m_5 M_5] := some_number (part xpredT (fun i => (h_55 i 0))).
have e_66 : t_65 = m_5 by rule (sum_node e_64 M_5 _); clear - R; first [reflexivity | ring].
pose t_67 : R := t_65 / N%:R.
have e_68 : t_67 = (m_5 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_66 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_69 : 'cV[R]_N := t_67 *: (ones : 'cV[R]_N).
have e_70 : t_69 = (col (fun i => (m_5 / (n)) * (1))) by rule (col_eq (col_scale e_68 e_9) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_71 : 'cV[R]_N := h_55 - t_69.
have e_72 : t_71 = (col (fun i => (h_55 i 0) + ((- m_5) / (n)) * (1))) by rule (col_eq (col_sub e_64 e_70) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_73 : R := dot t_71 t_12.
have [m_6 M_6] := some_number (part xpredT (fun i => (activation i 0) * (h_55 i 0))).
have d_75 : whole (fun i => (activation i 0) * (h_55 i 0) + ((- m_2) / (n)) * ((h_55 i 0)) + ((- m_5) / (n)) * ((activation i 0)) + ((m_2 * m_5) / (n ^+ 2)) * (1)) = ((n * m_6 - m_2 * m_5) / (n)) by rule (num_eq (partD (partD (partD M_6 (partZ ((- m_2) / (n)) M_5)) (partZ ((- m_5) / (n)) M_2)) (partZ ((m_2 * m_5) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_76 : whole (fun i => ((h_55 i 0) + ((- m_5) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_6 - m_2 * m_5) / (n)) by rule (whole_eq _ d_75) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_74 : t_73 = ((n * m_6 - m_2 * m_5) / (n)) by rule (dot_node e_72 e_13 d_76); done.
pose t_77 : R := dot t_12 t_71.
have d_79 : whole (fun i => (activation i 0) * (h_55 i 0) + ((- m_5) / (n)) * ((activation i 0)) + ((- m_2) / (n)) * ((h_55 i 0)) + ((m_2 * m_5) / (n ^+ 2)) * (1)) = ((n * m_6 - m_2 * m_5) / (n)) by rule (num_eq (partD (partD (partD M_6 (partZ ((- m_5) / (n)) M_2)) (partZ ((- m_2) / (n)) M_5)) (partZ ((m_2 * m_5) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_80 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((h_55 i 0) + ((- m_5) / (n)) * (1))) = ((n * m_6 - m_2 * m_5) / (n)) by rule (whole_eq _ d_79) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_78 : t_77 = ((n * m_6 - m_2 * m_5) / (n)) by rule (dot_node e_13 e_72 d_80); done.
pose t_81 : R := t_73 + t_77.
have e_82 : t_81 = ((2%:R * n * m_6 - 2%:R * m_2 * m_5) / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_74 e_78) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_83 : R := t_81 / N%:R.
have e_84 : t_83 = ((2%:R * n * m_6 - 2%:R * m_2 * m_5) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_82 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_85 : R := t_61 * t_83.
have e_86 : t_85 = ((n * r_4 * m_6 - m_2 * r_4 * m_5) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_62 e_84) _); clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_87 : R := t_56 * t_85.
have e_88 : t_87 = ((n * m_6 - m_2 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_57 e_86) _); clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_89 : R := t_56 * t_87.
have e_90 : t_89 = ((n ^+ 2 * r_4 * m_6 - n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_57 e_88) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_91 : R := - t_89.
have e_92 : t_91 = ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num1 (fun a : R => - a) e_90) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_93 : R := (1 : R) * t_91.
have e_94 : t_93 = ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_36 e_92) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_95 : R := dot G1_37 h_55.
have d_97 : whole (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((h_55 i 0)) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (h_55 i 0))) = ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (partD (partZ ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_5) (partZ ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_6)) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_98 : whole (fun i => (((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) * ((h_55 i 0))) = ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (whole_eq _ d_97) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_96 : t_95 = ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (dot_node e_38 e_64 d_98); done.
rule (num_eq e_94 (esym (num_eq e_96 _))); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose G2_99 : 'cV[R]_N := (col (fun i => ((- 2%:R * m_2) / (n ^+ 2)) * (1) + (2%:R / (n)) * ((activation i 0)))).
have e_100 : G2_99 = (col (fun i => ((- 2%:R * m_2) / (n ^+ 2)) * (1) + (2%:R / (n)) * ((activation i 0)))) by [].
have C_101 : is_gradient (fun activation : 'cV[R]_N => dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps) activation G2_99.
have size_ge0 := @size1_ge0 R N.
have D_102 := VD_at activation.
have D_103 := D_sumv size_ge0 D_102.
have D_104 := D_mulr size_ge0 (N%:R^-1) D_103.
have D_105 := VD_scaler size_ge0 (ones : 'cV[R]_N) D_104.
have D_106 := VD_sub D_102 D_105.
have D_107 := D_dot size_ge0 D_106 D_106.
have D_108 := D_mulr size_ge0 (N%:R^-1) D_107.
have D_109 := D_addr size_ge0 eps D_108.
refine (gradient_by (F := (fun activation : 'cV[R]_N => dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps)) D_109 _) => h_110.
have e_111 : h_110 = (col (fun i => (h_110 i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_112 : R := sumv h_110.
have [m_7 M_7] := some_number (part xpredT (fun i => (h_110 i 0))).
have e_113 : t_112 = m_7 by rule (sum_node e_111 M_7 _); clear - R; first [reflexivity | ring].
pose t_114 : R := t_112 / N%:R.
have e_115 : t_114 = (m_7 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_113 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_116 : 'cV[R]_N := t_114 *: (ones : 'cV[R]_N).
have e_117 : t_116 = (col (fun i => (m_7 / (n)) * (1))) by rule (col_eq (col_scale e_115 e_9) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_118 : 'cV[R]_N := h_110 - t_116.
have e_119 : t_118 = (col (fun i => (h_110 i 0) + ((- m_7) / (n)) * (1))) by rule (col_eq (col_sub e_111 e_117) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_120 : R := dot t_118 t_12.
have [m_8 M_8] := some_number (part xpredT (fun i => (activation i 0) * (h_110 i 0))).
have d_122 : whole (fun i => (activation i 0) * (h_110 i 0) + ((- m_2) / (n)) * ((h_110 i 0)) + ((- m_7) / (n)) * ((activation i 0)) + ((m_2 * m_7) / (n ^+ 2)) * (1)) = ((n * m_8 - m_2 * m_7) / (n)) by rule (num_eq (partD (partD (partD M_8 (partZ ((- m_2) / (n)) M_7)) (partZ ((- m_7) / (n)) M_2)) (partZ ((m_2 * m_7) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_123 : whole (fun i => ((h_110 i 0) + ((- m_7) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_8 - m_2 * m_7) / (n)) by rule (whole_eq _ d_122) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_121 : t_120 = ((n * m_8 - m_2 * m_7) / (n)) by rule (dot_node e_119 e_13 d_123); done.
pose t_124 : R := dot t_12 t_118.
have d_126 : whole (fun i => (activation i 0) * (h_110 i 0) + ((- m_7) / (n)) * ((activation i 0)) + ((- m_2) / (n)) * ((h_110 i 0)) + ((m_2 * m_7) / (n ^+ 2)) * (1)) = ((n * m_8 - m_2 * m_7) / (n)) by rule (num_eq (partD (partD (partD M_8 (partZ ((- m_7) / (n)) M_2)) (partZ ((- m_2) / (n)) M_7)) (partZ ((m_2 * m_7) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_127 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((h_110 i 0) + ((- m_7) / (n)) * (1))) = ((n * m_8 - m_2 * m_7) / (n)) by rule (whole_eq _ d_126) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_125 : t_124 = ((n * m_8 - m_2 * m_7) / (n)) by rule (dot_node e_13 e_119 d_127); done.
pose t_128 : R := t_120 + t_124.
have e_129 : t_128 = ((2%:R * n * m_8 - 2%:R * m_2 * m_7) / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_121 e_125) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_130 : R := t_128 / N%:R.
have e_131 : t_130 = ((2%:R * n * m_8 - 2%:R * m_2 * m_7) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_129 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_132 : R := dot G2_99 h_110.
have d_134 : whole (fun i => ((- 2%:R * m_2) / (n ^+ 2)) * ((h_110 i 0)) + (2%:R / (n)) * ((activation i 0) * (h_110 i 0))) = ((2%:R * n * m_8 - 2%:R * m_2 * m_7) / (n ^+ 2)) by rule (num_eq (partD (partZ ((- 2%:R * m_2) / (n ^+ 2)) M_7) (partZ (2%:R / (n)) M_8)) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_135 : whole (fun i => (((- 2%:R * m_2) / (n ^+ 2)) * (1) + (2%:R / (n)) * ((activation i 0))) * ((h_110 i 0))) = ((2%:R * n * m_8 - 2%:R * m_2 * m_7) / (n ^+ 2)) by rule (whole_eq _ d_134) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_133 : t_132 = ((2%:R * n * m_8 - 2%:R * m_2 * m_7) / (n ^+ 2)) by rule (dot_node e_100 e_111 d_135); done.
rule (num_eq e_131 (esym (num_eq e_133 _))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have NZ_136 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_137 : N%:R != 0 := nz_is e_5 NZ_136.
have NZ_138 := lt0r_neq0 S_r4.
have NZ_139 : (r_4 / (n)) != 0 by rule (nz_is (c := (r_4 * n^-1)) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_138 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_140 : t_33 != 0 := nz_is e_34 NZ_139.
pose t_141 : R := t_22 * t_33.
have e_142 : t_141 = ((n ^+ 2 * eps * r_4 + n * m_3 * r_4 - m_2 ^+ 2 * r_4) / (n ^+ 3)) by rule (num_eq (num2 (fun a b : R => a * b) e_23 e_34) _); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have NZ_143 : ((n ^+ 2 * eps * r_4 + n * m_3 * r_4 - m_2 ^+ 2 * r_4) / (n ^+ 3)) != 0 by rule (nz_is (c := (r_4 * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 3)) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_138 NZ_26 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_144 : t_141 != 0 := nz_is e_142 NZ_143.
pose t_145 : R := N%:R * t_141.
have e_146 : t_145 = ((n ^+ 2 * eps * r_4 + n * m_3 * r_4 - m_2 ^+ 2 * r_4) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_5 e_142) _); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have NZ_147 : ((n ^+ 2 * eps * r_4 + n * m_3 * r_4 - m_2 ^+ 2 * r_4) / (n ^+ 2)) != 0 by rule (nz_is (c := (r_4 * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2)) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_138 NZ_26 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_148 : t_145 != 0 := nz_is e_146 NZ_147.
have S_149 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 NZ_8 NZ_26 NZ_138 R; sgn].
have C_150 : 0 <= t_22 := nneg_is e_23 S_149.
pose t_152 : R := - (1 : R).
have e_153 : t_152 = (- 1) by rule (num_eq (num1 (fun a : R => - a) e_36) _); clear - R; first [reflexivity | ring].
have e_154 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_155 : R := t_152 / (2%:R : R).
have NZ_157 : 2%:R != 0 :> R by rule (nz_is (c := (2%:R)) _ _); [clear - R; ring | clear -  R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_156 : t_155 = ((- 1) / (2%:R)) by rule (num_eq (num2 (fun a b : R => a / b) e_153 e_154) _); clear - NZ_157 N R; first [reflexivity | field; first [done | nz] | ring].
pose t_158 : R := t_155 / t_141.
have NZ_160 : (n ^+ 2 * eps * r_4 + n * m_3 * r_4 - m_2 ^+ 2 * r_4) != 0 :> R by rule (nz_is (c := (r_4 * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) _ _); [clear - R; ring | clear - NZ_138 NZ_26 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_159 : t_158 = ((- n ^+ 3 * r_4) / (2%:R * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_156 e_142) _); clear - NZ_138 NZ_26 NZ_160 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_161 : 'cV[R]_N := t_158 *: G2_99.
have e_162 : t_161 = (col (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))) by rule (col_eq (col_scale e_159 e_100) _) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have C_151 : G1_37 = t_161 by rule (col_same e_38 e_162 _) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_164 : R := t_145^-1.
have e_165 : t_164 = ((n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num1 (fun a : R => a^-1) e_146) _); clear - NZ_138 NZ_26 NZ_160 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_166 : 'cV[R]_N := t_152 *: t_12.
have e_167 : t_166 = (col (fun i => (- 1) * ((activation i 0)) + (m_2 / (n)) * (1))) by rule (col_eq (col_scale e_153 e_13) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_168 : 'cV[R]_N := t_164 *: t_166.
have e_169 : t_168 = (col (fun i => ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (col_scale e_165 e_167) _) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have C_163 : G1_37 = t_168 by rule (col_same e_38 e_169 _) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
exists G1_37; split; first exact: C_39.
exists G2_99; split; first exact: C_101.
split; first exact: C_137.
split; first exact: C_140.
split; first exact: C_144.
split; first exact: C_148.
split; first exact: C_150.
split; first exact: C_151.
exact: C_163.
Qed.

(* walkthrough.backward.jacobian
   ∂x̂ⱼ/∂xᵢ by the product rule
   a post that derives LayerNorm’s forward and backward pass, with NumPy and PyTorch checks; The total derivative
   setup, and Combining the terms, first form *)
Theorem walkthrough_backward_jacobian (activation : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  exists J1 : 'M[R]_N, is_jacobian (fun activation : 'cV[R]_N => normalized eps activation) activation J1 /\
  exists J2 : 'M[R]_N, is_jacobian (fun activation : 'cV[R]_N => centered activation) activation J2 /\
  exists G3 : 'cV[R]_N, is_gradient (fun activation : 'cV[R]_N => 1 / Num.sqrt (variance activation + eps)) activation G3 /\
  N%:R != 0 :> R /\
  Num.sqrt (variance activation + eps) != 0 /\
  variance activation + eps != 0 /\
  0 <= variance activation + eps /\
  J1 = (Num.sqrt (variance activation + eps))^-1 *: J2 + outer (centered activation) G3 :> 'M[R]_N /\
  J1 = (Num.sqrt (variance activation + eps))^-1 *: (1%:M - N%:R^-1 *: (1 *: outer ones ones) - N%:R^-1 *: ((1 / (variance activation + eps)) *: outer (centered activation) (centered activation))) :> 'M[R]_N.
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
pose t_33 : R := Num.sqrt t_22.
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by exact: (root_pos S_32).
have S_35 : 0 <= (r_4 / (n)) by rule (nneg_is (c := r_4 * n^-1) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 NZ_8 NZ_26 R; sgn].
have e_34 : t_33 = (r_4 / (n)) by rule (sqrt_node e_23 S_35 _); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_36 : R := t_33^-1.
have NZ_38 := lt0r_neq0 S_r4.
have e_37 : t_36 = ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_34) _); clear - NZ_38 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose J1_39 : 'M[R]_N := (opr (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => 1), (fun i => ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]).
have e_40 : J1_39 = (opr (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => 1), (fun i => ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]) by [].
have C_41 : is_jacobian (fun activation : 'cV[R]_N => (Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones)) activation J1_39.
have size_ge0 := @size1_ge0 R N.
have D_42 := VD_at activation.
have D_43 := D_sumv size_ge0 D_42.
have D_44 := D_mulr size_ge0 (N%:R^-1) D_43.
have D_45 := VD_scaler size_ge0 (ones : 'cV[R]_N) D_44.
have D_46 := VD_sub D_42 D_45.
have D_47 := D_dot size_ge0 D_46 D_46.
have D_48 := D_mulr size_ge0 (N%:R^-1) D_47.
have D_49 := D_addr size_ge0 eps D_48.
have S_51 : 0 < ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (pos_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 NZ_8 NZ_26 NZ_38 R; sgn].
have C_50 : 0 < t_22 := pos_is e_23 S_51.
have D_52 := D_sqrt size_ge0 C_50 D_49.
have NZ_53 : (r_4 / (n)) != 0 by rule (nz_is (c := (r_4 * n^-1)) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_38 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_54 : t_33 != 0 := nz_is e_34 NZ_53.
have D_55 := D_inv size_ge0 C_54 D_52.
have D_56 := VD_scale size_ge0 D_55 D_46.
refine (jacobian_by (F := (fun activation : 'cV[R]_N => (Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones))) D_56 _) => h_57.
have e_58 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_59 : R := (2%:R : R) * t_33.
have e_60 : t_59 = ((2%:R * r_4) / (n)) by rule (num_eq (num2 (fun a b : R => a * b) e_58 e_34) _); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_61 : R := t_59^-1.
have NZ_63 : (2%:R * r_4) != 0 :> R by rule (nz_is (c := (2%:R * r_4)) _ _); [clear - R; ring | clear - NZ_38 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_62 : t_61 = ((n * r_4) / (2%:R * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_60) _); clear - NZ_38 NZ_63 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_64 : h_57 = (col (fun i => (h_57 i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_65 : R := sumv h_57.
have [m_5 M_5] := some_number (part xpredT (fun i => (h_57 i 0))).
have e_66 : t_65 = m_5 by rule (sum_node e_64 M_5 _); clear - R; first [reflexivity | ring].
pose t_67 : R := t_65 / N%:R.
have e_68 : t_67 = (m_5 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_66 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_69 : 'cV[R]_N := t_67 *: (ones : 'cV[R]_N).
have e_70 : t_69 = (col (fun i => (m_5 / (n)) * (1))) by rule (col_eq (col_scale e_68 e_9) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_71 : 'cV[R]_N := h_57 - t_69.
have e_72 : t_71 = (col (fun i => (h_57 i 0) + ((- m_5) / (n)) * (1))) by rule (col_eq (col_sub e_64 e_70) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_73 : R := dot t_71 t_12.
have [m_6 M_6] := some_number (part xpredT (fun i => (activation i 0) * (h_57 i 0))).
have d_75 : whole (fun i => (activation i 0) * (h_57 i 0) + ((- m_2) / (n)) * ((h_57 i 0)) + ((- m_5) / (n)) * ((activation i 0)) + ((m_2 * m_5) / (n ^+ 2)) * (1)) = ((n * m_6 - m_2 * m_5) / (n)) by rule (num_eq (partD (partD (partD M_6 (partZ ((- m_2) / (n)) M_5)) (partZ ((- m_5) / (n)) M_2)) (partZ ((m_2 * m_5) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_76 : whole (fun i => ((h_57 i 0) + ((- m_5) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_6 - m_2 * m_5) / (n)) by rule (whole_eq _ d_75) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_74 : t_73 = ((n * m_6 - m_2 * m_5) / (n)) by rule (dot_node e_72 e_13 d_76); done.
pose t_77 : R := dot t_12 t_71.
have d_79 : whole (fun i => (activation i 0) * (h_57 i 0) + ((- m_5) / (n)) * ((activation i 0)) + ((- m_2) / (n)) * ((h_57 i 0)) + ((m_2 * m_5) / (n ^+ 2)) * (1)) = ((n * m_6 - m_2 * m_5) / (n)) by rule (num_eq (partD (partD (partD M_6 (partZ ((- m_5) / (n)) M_2)) (partZ ((- m_2) / (n)) M_5)) (partZ ((m_2 * m_5) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_80 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((h_57 i 0) + ((- m_5) / (n)) * (1))) = ((n * m_6 - m_2 * m_5) / (n)) by rule (whole_eq _ d_79) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_78 : t_77 = ((n * m_6 - m_2 * m_5) / (n)) by rule (dot_node e_13 e_72 d_80); done.
pose t_81 : R := t_73 + t_77.
have e_82 : t_81 = ((2%:R * n * m_6 - 2%:R * m_2 * m_5) / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_74 e_78) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_83 : R := t_81 / N%:R.
have e_84 : t_83 = ((2%:R * n * m_6 - 2%:R * m_2 * m_5) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_82 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_85 : R := t_61 * t_83.
have e_86 : t_85 = ((n * r_4 * m_6 - m_2 * r_4 * m_5) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_62 e_84) _); clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_87 : R := t_36 * t_85.
have e_88 : t_87 = ((n * m_6 - m_2 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_37 e_86) _); clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_89 : R := t_36 * t_87.
have e_90 : t_89 = ((n ^+ 2 * r_4 * m_6 - n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_37 e_88) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_91 : R := - t_89.
have e_92 : t_91 = ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num1 (fun a : R => - a) e_90) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_93 : 'cV[R]_N := t_91 *: t_12.
have e_94 : t_93 = (col (fun i => ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_2 * r_4 * m_6 - m_2 ^+ 2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (col_scale e_92 e_13) _) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_95 : 'cV[R]_N := t_36 *: t_71.
have e_96 : t_95 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_57 i 0)) + ((- r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_37 e_72) _) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_97 : 'cV[R]_N := t_93 + t_95.
have e_98 : t_97 = (col (fun i => ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * r_4 * m_5 + n * m_2 * r_4 * m_6 - n * m_3 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_57 i 0)))) by rule (col_eq (col_add e_94 e_96) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_99 : 'cV[R]_N := J1_39 *m h_57.
have d_101 : whole (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((h_57 i 0)) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (h_57 i 0))) = ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (partD (partZ ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_5) (partZ ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_6)) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_102 : whole (fun i => (((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) * ((h_57 i 0))) = ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (whole_eq _ d_101) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_103 : whole (fun i => ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((h_57 i 0)) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (h_57 i 0))) = ((- n ^+ 2 * eps * r_4 * m_5 + n * m_2 * r_4 * m_6 - n * m_3 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (partD (partZ ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_5) (partZ ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_6)) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_104 : whole (fun i => (((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) * ((h_57 i 0))) = ((- n ^+ 2 * eps * r_4 * m_5 + n * m_2 * r_4 * m_6 - n * m_3 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (whole_eq _ d_103) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_100 : t_99 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_57 i 0)) + ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * r_4 * m_5 + n * m_2 * r_4 * m_6 - n * m_3 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (opr_apply (s := [:: ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)); ((- n ^+ 2 * eps * r_4 * m_5 + n * m_2 * r_4 * m_6 - n * m_3 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2))]) e_40 e_64 (conj d_102 (conj d_104 I))) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
rule (col_same e_98 e_100 _) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose J2_105 : 'M[R]_N := (opr (fun i => 1) [:: ((fun i => 1), (fun i => ((- 1) / (n)) * (1)))]).
have e_106 : J2_105 = (opr (fun i => 1) [:: ((fun i => 1), (fun i => ((- 1) / (n)) * (1)))]) by [].
have C_107 : is_jacobian (fun activation : 'cV[R]_N => activation - (sumv activation / N%:R) *: ones) activation J2_105.
have size_ge0 := @size1_ge0 R N.
have D_108 := VD_at activation.
have D_109 := D_sumv size_ge0 D_108.
have D_110 := D_mulr size_ge0 (N%:R^-1) D_109.
have D_111 := VD_scaler size_ge0 (ones : 'cV[R]_N) D_110.
have D_112 := VD_sub D_108 D_111.
refine (jacobian_by (F := (fun activation : 'cV[R]_N => activation - (sumv activation / N%:R) *: ones)) D_112 _) => h_113.
have e_114 : h_113 = (col (fun i => (h_113 i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_115 : R := sumv h_113.
have [m_7 M_7] := some_number (part xpredT (fun i => (h_113 i 0))).
have e_116 : t_115 = m_7 by rule (sum_node e_114 M_7 _); clear - R; first [reflexivity | ring].
pose t_117 : R := t_115 / N%:R.
have e_118 : t_117 = (m_7 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_116 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_119 : 'cV[R]_N := t_117 *: (ones : 'cV[R]_N).
have e_120 : t_119 = (col (fun i => (m_7 / (n)) * (1))) by rule (col_eq (col_scale e_118 e_9) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_121 : 'cV[R]_N := h_113 - t_119.
have e_122 : t_121 = (col (fun i => (h_113 i 0) + ((- m_7) / (n)) * (1))) by rule (col_eq (col_sub e_114 e_120) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_123 : 'cV[R]_N := J2_105 *m h_113.
have d_125 : whole (fun i => ((- 1) / (n)) * ((h_113 i 0))) = ((- m_7) / (n)) by rule (num_eq (partZ ((- 1) / (n)) M_7) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_126 : whole (fun i => (((- 1) / (n)) * (1)) * ((h_113 i 0))) = ((- m_7) / (n)) by rule (whole_eq _ d_125) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_124 : t_123 = (col (fun i => (h_113 i 0) + ((- m_7) / (n)) * (1))) by rule (col_eq (opr_apply (s := [:: ((- m_7) / (n))]) e_106 e_114 (conj d_126 I)) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
rule (col_same e_122 e_124 _) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_127 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose G3_128 : 'cV[R]_N := (col (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))).
have e_129 : G3_128 = (col (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))) by [].
have C_130 : is_gradient (fun activation : 'cV[R]_N => 1 / Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps)) activation G3_128.
have size_ge0 := @size1_ge0 R N.
have D_131 := VD_at activation.
have D_132 := D_sumv size_ge0 D_131.
have D_133 := D_mulr size_ge0 (N%:R^-1) D_132.
have D_134 := VD_scaler size_ge0 (ones : 'cV[R]_N) D_133.
have D_135 := VD_sub D_131 D_134.
have D_136 := D_dot size_ge0 D_135 D_135.
have D_137 := D_mulr size_ge0 (N%:R^-1) D_136.
have D_138 := D_addr size_ge0 eps D_137.
have S_140 : 0 < ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (pos_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 NZ_8 NZ_26 NZ_38 R; sgn].
have C_139 : 0 < t_22 := pos_is e_23 S_140.
have D_141 := D_sqrt size_ge0 C_139 D_138.
have NZ_142 : (r_4 / (n)) != 0 by rule (nz_is (c := (r_4 * n^-1)) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_38 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_143 : t_33 != 0 := nz_is e_34 NZ_142.
have D_144 := D_mull (1 : R) (D_inv size_ge0 C_143 D_141).
refine (gradient_by (F := (fun activation : 'cV[R]_N => 1 / Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))) D_144 _) => h_145.
have e_146 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_147 : R := (2%:R : R) * t_33.
have e_148 : t_147 = ((2%:R * r_4) / (n)) by rule (num_eq (num2 (fun a b : R => a * b) e_146 e_34) _); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_149 : R := t_147^-1.
have NZ_151 : (2%:R * r_4) != 0 :> R by rule (nz_is (c := (2%:R * r_4)) _ _); [clear - R; ring | clear - NZ_38 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_150 : t_149 = ((n * r_4) / (2%:R * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_148) _); clear - NZ_38 NZ_151 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_152 : h_145 = (col (fun i => (h_145 i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_153 : R := sumv h_145.
have [m_8 M_8] := some_number (part xpredT (fun i => (h_145 i 0))).
have e_154 : t_153 = m_8 by rule (sum_node e_152 M_8 _); clear - R; first [reflexivity | ring].
pose t_155 : R := t_153 / N%:R.
have e_156 : t_155 = (m_8 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_154 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_157 : 'cV[R]_N := t_155 *: (ones : 'cV[R]_N).
have e_158 : t_157 = (col (fun i => (m_8 / (n)) * (1))) by rule (col_eq (col_scale e_156 e_9) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_159 : 'cV[R]_N := h_145 - t_157.
have e_160 : t_159 = (col (fun i => (h_145 i 0) + ((- m_8) / (n)) * (1))) by rule (col_eq (col_sub e_152 e_158) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_161 : R := dot t_159 t_12.
have [m_9 M_9] := some_number (part xpredT (fun i => (activation i 0) * (h_145 i 0))).
have d_163 : whole (fun i => (activation i 0) * (h_145 i 0) + ((- m_2) / (n)) * ((h_145 i 0)) + ((- m_8) / (n)) * ((activation i 0)) + ((m_2 * m_8) / (n ^+ 2)) * (1)) = ((n * m_9 - m_2 * m_8) / (n)) by rule (num_eq (partD (partD (partD M_9 (partZ ((- m_2) / (n)) M_8)) (partZ ((- m_8) / (n)) M_2)) (partZ ((m_2 * m_8) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_164 : whole (fun i => ((h_145 i 0) + ((- m_8) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_9 - m_2 * m_8) / (n)) by rule (whole_eq _ d_163) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_162 : t_161 = ((n * m_9 - m_2 * m_8) / (n)) by rule (dot_node e_160 e_13 d_164); done.
pose t_165 : R := dot t_12 t_159.
have d_167 : whole (fun i => (activation i 0) * (h_145 i 0) + ((- m_8) / (n)) * ((activation i 0)) + ((- m_2) / (n)) * ((h_145 i 0)) + ((m_2 * m_8) / (n ^+ 2)) * (1)) = ((n * m_9 - m_2 * m_8) / (n)) by rule (num_eq (partD (partD (partD M_9 (partZ ((- m_8) / (n)) M_2)) (partZ ((- m_2) / (n)) M_8)) (partZ ((m_2 * m_8) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_168 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((h_145 i 0) + ((- m_8) / (n)) * (1))) = ((n * m_9 - m_2 * m_8) / (n)) by rule (whole_eq _ d_167) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_166 : t_165 = ((n * m_9 - m_2 * m_8) / (n)) by rule (dot_node e_13 e_160 d_168); done.
pose t_169 : R := t_161 + t_165.
have e_170 : t_169 = ((2%:R * n * m_9 - 2%:R * m_2 * m_8) / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_162 e_166) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_171 : R := t_169 / N%:R.
have e_172 : t_171 = ((2%:R * n * m_9 - 2%:R * m_2 * m_8) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_170 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_173 : R := t_149 * t_171.
have e_174 : t_173 = ((n * r_4 * m_9 - m_2 * r_4 * m_8) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_150 e_172) _); clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_175 : R := t_36 * t_173.
have e_176 : t_175 = ((n * m_9 - m_2 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_37 e_174) _); clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_177 : R := t_36 * t_175.
have e_178 : t_177 = ((n ^+ 2 * r_4 * m_9 - n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_37 e_176) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_179 : R := - t_177.
have e_180 : t_179 = ((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num1 (fun a : R => - a) e_178) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_181 : R := (1 : R) * t_179.
have e_182 : t_181 = ((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_127 e_180) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_183 : R := dot G3_128 h_145.
have d_185 : whole (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((h_145 i 0)) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (h_145 i 0))) = ((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (partD (partZ ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_8) (partZ ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_9)) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_186 : whole (fun i => (((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) * ((h_145 i 0))) = ((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (whole_eq _ d_185) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_184 : t_183 = ((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (dot_node e_129 e_152 d_186); done.
rule (num_eq e_182 (esym (num_eq e_184 _))); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have NZ_187 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_188 : N%:R != 0 := nz_is e_5 NZ_187.
have NZ_189 : (r_4 / (n)) != 0 by rule (nz_is (c := (r_4 * n^-1)) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_38 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_190 : t_33 != 0 := nz_is e_34 NZ_189.
have NZ_191 : ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) != 0 by rule (nz_is (c := ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2)) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - NZ_26 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_192 : t_22 != 0 := nz_is e_23 NZ_191.
have S_193 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 NZ_8 NZ_26 NZ_38 R; sgn].
have C_194 : 0 <= t_22 := nneg_is e_23 S_193.
pose t_196 : 'M[R]_N := t_36 *: J2_105.
have e_197 : t_196 = (opr (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) [:: ((fun i => 1), (fun i => ((- r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)))]) by rule (opr_eq (opr_scale e_37 e_106) _ _); [move=> i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | move=> i j; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
pose t_198 : 'M[R]_N := outer t_12 G3_128.
have e_199 : t_198 = (opr (fun i => 0) [:: ((fun i => (activation i 0) + ((- m_2) / (n)) * (1)), (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]) by rule (opr_eq (opr_outer e_13 e_129) _ _); [move=> i; reduce; clear - NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | move=> i j; reduce; clear - NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
pose t_200 : 'M[R]_N := t_196 + t_198.
have e_201 : t_200 = (opr (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) [:: ((fun i => 1), (fun i => ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => (activation i 0)), (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]) by rule (opr_eq (opr_add e_197 e_199) _ _); [move=> i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | move=> i j; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
have C_195 : J1_39 = t_200 by rule (opr_same e_40 e_201 _ _); [move=> i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | move=> i j; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
have e_203 : (1%:M : 'M[R]_N) = (opr (fun i => 1) [:: ]) by rule (opr_eq (opr_id R N) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_204 : R := N%:R^-1.
have e_205 : t_204 = (1 / (n)) by rule (num_eq (num1 (fun a : R => a^-1) e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_206 : 'M[R]_N := outer (ones : 'cV[R]_N) (ones : 'cV[R]_N).
have e_207 : t_206 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => 1))]) by rule (opr_eq (opr_outer e_9 e_9) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_208 : 'M[R]_N := (1 : R) *: t_206.
have e_209 : t_208 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => 1))]) by rule (opr_eq (opr_scale e_127 e_207) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_210 : 'M[R]_N := t_204 *: t_208.
have e_211 : t_210 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => (1 / (n)) * (1)))]) by rule (opr_eq (opr_scale e_205 e_209) _ _); [move=> i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring]].
pose t_212 : 'M[R]_N := (1%:M : 'M[R]_N) - t_210.
have e_213 : t_212 = (opr (fun i => 1) [:: ((fun i => 1), (fun i => ((- 1) / (n)) * (1)))]) by rule (opr_eq (opr_sub e_203 e_211) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring]].
pose t_214 : R := (1 : R) / t_22.
have e_215 : t_214 = ((n ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_127 e_23) _); clear - NZ_26 NZ_8 R; first [reflexivity | field; nz | ring].
pose t_216 : 'M[R]_N := outer t_12 t_12.
have e_217 : t_216 = (opr (fun i => 0) [:: ((fun i => (activation i 0) + ((- m_2) / (n)) * (1)), (fun i => (activation i 0) + ((- m_2) / (n)) * (1)))]) by rule (opr_eq (opr_outer e_13 e_13) _ _); [move=> i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring]].
pose t_218 : 'M[R]_N := t_214 *: t_216.
have e_219 : t_218 = (opr (fun i => 0) [:: ((fun i => (activation i 0)), (fun i => ((n ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- n * m_2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))); ((fun i => 1), (fun i => ((- n * m_2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)))]) by rule (opr_eq (opr_scale e_215 e_217) _ _); [move=> i; reduce; clear - NZ_26 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_26 NZ_8 R; first [reflexivity | field; nz | ring]].
pose t_220 : 'M[R]_N := t_204 *: t_218.
have e_221 : t_220 = (opr (fun i => 0) [:: ((fun i => (activation i 0)), (fun i => (n / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))); ((fun i => 1), (fun i => ((- m_2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((m_2 ^+ 2) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)))]) by rule (opr_eq (opr_scale e_205 e_219) _ _); [move=> i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_8 NZ_26 R; first [reflexivity | field; nz | ring]].
pose t_222 : 'M[R]_N := t_212 - t_220.
have e_223 : t_222 = (opr (fun i => 1) [:: ((fun i => 1), (fun i => ((- n * eps - m_3) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1) + (m_2 / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)))); ((fun i => (activation i 0)), (fun i => ((- n) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + (m_2 / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)))]) by rule (opr_eq (opr_sub e_213 e_221) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_8 NZ_26 R; first [reflexivity | field; nz | ring]].
pose t_224 : 'M[R]_N := t_36 *: t_222.
have e_225 : t_224 = (opr (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) [:: ((fun i => 1), (fun i => ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => (activation i 0)), (fun i => ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1)))]) by rule (opr_eq (opr_scale e_37 e_223) _ _); [move=> i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | move=> i j; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
have C_202 : J1_39 = t_224 by rule (opr_same e_40 e_225 _ _); [move=> i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | move=> i j; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
exists J1_39; split; first exact: C_41.
exists J2_105; split; first exact: C_107.
exists G3_128; split; first exact: C_130.
split; first exact: C_188.
split; first exact: C_190.
split; first exact: C_192.
split; first exact: C_194.
split; first exact: C_195.
exact: C_202.
Qed.

(* walkthrough.backward.jacobian-normalized
   ∂x̂ⱼ/∂xᵢ = (1/√v)[δᵢⱼ − 1/d − x̂ⱼx̂ᵢ/d]
   a post that derives LayerNorm’s forward and backward pass, with NumPy and PyTorch checks; Combining the terms,
   second form *)
Theorem walkthrough_backward_jacobian_normalized (activation : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  exists J1 : 'M[R]_N, is_jacobian (fun activation : 'cV[R]_N => normalized eps activation) activation J1 /\
  N%:R != 0 :> R /\
  Num.sqrt (variance activation + eps) != 0 /\
  0 <= variance activation + eps /\
  J1 = (Num.sqrt (variance activation + eps))^-1 *: (1%:M - N%:R^-1 *: (1 *: outer ones ones) - (1 / N%:R) *: outer (normalized eps activation) (normalized eps activation)) :> 'M[R]_N.
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
pose t_33 : R := Num.sqrt t_22.
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by exact: (root_pos S_32).
have S_35 : 0 <= (r_4 / (n)) by rule (nneg_is (c := r_4 * n^-1) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 NZ_8 NZ_26 R; sgn].
have e_34 : t_33 = (r_4 / (n)) by rule (sqrt_node e_23 S_35 _); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_36 : R := t_33^-1.
have NZ_38 := lt0r_neq0 S_r4.
have e_37 : t_36 = ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_34) _); clear - NZ_38 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose J1_39 : 'M[R]_N := (opr (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => 1), (fun i => ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]).
have e_40 : J1_39 = (opr (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => 1), (fun i => ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]) by [].
have C_41 : is_jacobian (fun activation : 'cV[R]_N => (Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones)) activation J1_39.
have size_ge0 := @size1_ge0 R N.
have D_42 := VD_at activation.
have D_43 := D_sumv size_ge0 D_42.
have D_44 := D_mulr size_ge0 (N%:R^-1) D_43.
have D_45 := VD_scaler size_ge0 (ones : 'cV[R]_N) D_44.
have D_46 := VD_sub D_42 D_45.
have D_47 := D_dot size_ge0 D_46 D_46.
have D_48 := D_mulr size_ge0 (N%:R^-1) D_47.
have D_49 := D_addr size_ge0 eps D_48.
have S_51 : 0 < ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (pos_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 NZ_8 NZ_26 NZ_38 R; sgn].
have C_50 : 0 < t_22 := pos_is e_23 S_51.
have D_52 := D_sqrt size_ge0 C_50 D_49.
have NZ_53 : (r_4 / (n)) != 0 by rule (nz_is (c := (r_4 * n^-1)) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_38 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_54 : t_33 != 0 := nz_is e_34 NZ_53.
have D_55 := D_inv size_ge0 C_54 D_52.
have D_56 := VD_scale size_ge0 D_55 D_46.
refine (jacobian_by (F := (fun activation : 'cV[R]_N => (Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones))) D_56 _) => h_57.
have e_58 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_59 : R := (2%:R : R) * t_33.
have e_60 : t_59 = ((2%:R * r_4) / (n)) by rule (num_eq (num2 (fun a b : R => a * b) e_58 e_34) _); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_61 : R := t_59^-1.
have NZ_63 : (2%:R * r_4) != 0 :> R by rule (nz_is (c := (2%:R * r_4)) _ _); [clear - R; ring | clear - NZ_38 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_62 : t_61 = ((n * r_4) / (2%:R * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_60) _); clear - NZ_38 NZ_63 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_64 : h_57 = (col (fun i => (h_57 i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_65 : R := sumv h_57.
have [m_5 M_5] := some_number (part xpredT (fun i => (h_57 i 0))).
have e_66 : t_65 = m_5 by rule (sum_node e_64 M_5 _); clear - R; first [reflexivity | ring].
pose t_67 : R := t_65 / N%:R.
have e_68 : t_67 = (m_5 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_66 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_69 : 'cV[R]_N := t_67 *: (ones : 'cV[R]_N).
have e_70 : t_69 = (col (fun i => (m_5 / (n)) * (1))) by rule (col_eq (col_scale e_68 e_9) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_71 : 'cV[R]_N := h_57 - t_69.
have e_72 : t_71 = (col (fun i => (h_57 i 0) + ((- m_5) / (n)) * (1))) by rule (col_eq (col_sub e_64 e_70) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_73 : R := dot t_71 t_12.
have [m_6 M_6] := some_number (part xpredT (fun i => (activation i 0) * (h_57 i 0))).
have d_75 : whole (fun i => (activation i 0) * (h_57 i 0) + ((- m_2) / (n)) * ((h_57 i 0)) + ((- m_5) / (n)) * ((activation i 0)) + ((m_2 * m_5) / (n ^+ 2)) * (1)) = ((n * m_6 - m_2 * m_5) / (n)) by rule (num_eq (partD (partD (partD M_6 (partZ ((- m_2) / (n)) M_5)) (partZ ((- m_5) / (n)) M_2)) (partZ ((m_2 * m_5) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_76 : whole (fun i => ((h_57 i 0) + ((- m_5) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_6 - m_2 * m_5) / (n)) by rule (whole_eq _ d_75) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_74 : t_73 = ((n * m_6 - m_2 * m_5) / (n)) by rule (dot_node e_72 e_13 d_76); done.
pose t_77 : R := dot t_12 t_71.
have d_79 : whole (fun i => (activation i 0) * (h_57 i 0) + ((- m_5) / (n)) * ((activation i 0)) + ((- m_2) / (n)) * ((h_57 i 0)) + ((m_2 * m_5) / (n ^+ 2)) * (1)) = ((n * m_6 - m_2 * m_5) / (n)) by rule (num_eq (partD (partD (partD M_6 (partZ ((- m_5) / (n)) M_2)) (partZ ((- m_2) / (n)) M_5)) (partZ ((m_2 * m_5) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_80 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((h_57 i 0) + ((- m_5) / (n)) * (1))) = ((n * m_6 - m_2 * m_5) / (n)) by rule (whole_eq _ d_79) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_78 : t_77 = ((n * m_6 - m_2 * m_5) / (n)) by rule (dot_node e_13 e_72 d_80); done.
pose t_81 : R := t_73 + t_77.
have e_82 : t_81 = ((2%:R * n * m_6 - 2%:R * m_2 * m_5) / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_74 e_78) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_83 : R := t_81 / N%:R.
have e_84 : t_83 = ((2%:R * n * m_6 - 2%:R * m_2 * m_5) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_82 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_85 : R := t_61 * t_83.
have e_86 : t_85 = ((n * r_4 * m_6 - m_2 * r_4 * m_5) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_62 e_84) _); clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_87 : R := t_36 * t_85.
have e_88 : t_87 = ((n * m_6 - m_2 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_37 e_86) _); clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_89 : R := t_36 * t_87.
have e_90 : t_89 = ((n ^+ 2 * r_4 * m_6 - n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_37 e_88) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_91 : R := - t_89.
have e_92 : t_91 = ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num1 (fun a : R => - a) e_90) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_93 : 'cV[R]_N := t_91 *: t_12.
have e_94 : t_93 = (col (fun i => ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_2 * r_4 * m_6 - m_2 ^+ 2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (col_scale e_92 e_13) _) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_95 : 'cV[R]_N := t_36 *: t_71.
have e_96 : t_95 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_57 i 0)) + ((- r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_37 e_72) _) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_97 : 'cV[R]_N := t_93 + t_95.
have e_98 : t_97 = (col (fun i => ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * r_4 * m_5 + n * m_2 * r_4 * m_6 - n * m_3 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_57 i 0)))) by rule (col_eq (col_add e_94 e_96) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_99 : 'cV[R]_N := J1_39 *m h_57.
have d_101 : whole (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((h_57 i 0)) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (h_57 i 0))) = ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (partD (partZ ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_5) (partZ ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_6)) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_102 : whole (fun i => (((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) * ((h_57 i 0))) = ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (whole_eq _ d_101) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_103 : whole (fun i => ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((h_57 i 0)) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (h_57 i 0))) = ((- n ^+ 2 * eps * r_4 * m_5 + n * m_2 * r_4 * m_6 - n * m_3 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (partD (partZ ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_5) (partZ ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_6)) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_104 : whole (fun i => (((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) * ((h_57 i 0))) = ((- n ^+ 2 * eps * r_4 * m_5 + n * m_2 * r_4 * m_6 - n * m_3 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (whole_eq _ d_103) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_100 : t_99 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_57 i 0)) + ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * r_4 * m_5 + n * m_2 * r_4 * m_6 - n * m_3 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (opr_apply (s := [:: ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)); ((- n ^+ 2 * eps * r_4 * m_5 + n * m_2 * r_4 * m_6 - n * m_3 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2))]) e_40 e_64 (conj d_102 (conj d_104 I))) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
rule (col_same e_98 e_100 _) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have NZ_105 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_106 : N%:R != 0 := nz_is e_5 NZ_105.
have NZ_107 : (r_4 / (n)) != 0 by rule (nz_is (c := (r_4 * n^-1)) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_38 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_108 : t_33 != 0 := nz_is e_34 NZ_107.
have S_109 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 NZ_8 NZ_26 NZ_38 R; sgn].
have C_110 : 0 <= t_22 := nneg_is e_23 S_109.
have e_112 : (1%:M : 'M[R]_N) = (opr (fun i => 1) [:: ]) by rule (opr_eq (opr_id R N) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_113 : R := N%:R^-1.
have e_114 : t_113 = (1 / (n)) by rule (num_eq (num1 (fun a : R => a^-1) e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_115 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose t_116 : 'M[R]_N := outer (ones : 'cV[R]_N) (ones : 'cV[R]_N).
have e_117 : t_116 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => 1))]) by rule (opr_eq (opr_outer e_9 e_9) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_118 : 'M[R]_N := (1 : R) *: t_116.
have e_119 : t_118 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => 1))]) by rule (opr_eq (opr_scale e_115 e_117) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_120 : 'M[R]_N := t_113 *: t_118.
have e_121 : t_120 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => (1 / (n)) * (1)))]) by rule (opr_eq (opr_scale e_114 e_119) _ _); [move=> i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring]].
pose t_122 : 'M[R]_N := (1%:M : 'M[R]_N) - t_120.
have e_123 : t_122 = (opr (fun i => 1) [:: ((fun i => 1), (fun i => ((- 1) / (n)) * (1)))]) by rule (opr_eq (opr_sub e_112 e_121) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring]].
pose t_124 : R := (1 : R) / N%:R.
have e_125 : t_124 = (1 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_115 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_126 : 'cV[R]_N := t_36 *: t_12.
have e_127 : t_126 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_37 e_13) _) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_128 : 'M[R]_N := outer t_126 t_126.
have e_129 : t_128 = (opr (fun i => 0) [:: ((fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)), (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)))]) by rule (opr_eq (opr_outer e_127 e_127) _ _); [move=> i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | move=> i j; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
pose t_130 : 'M[R]_N := t_124 *: t_128.
have e_131 : t_130 = (opr (fun i => 0) [:: ((fun i => (activation i 0)), (fun i => (n / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))); ((fun i => 1), (fun i => ((- m_2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((m_2 ^+ 2) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)))]) by rule (opr_eq (opr_scale e_125 e_129) _ _); [move=> i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
pose t_132 : 'M[R]_N := t_122 - t_130.
have e_133 : t_132 = (opr (fun i => 1) [:: ((fun i => 1), (fun i => ((- n * eps - m_3) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1) + (m_2 / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)))); ((fun i => (activation i 0)), (fun i => ((- n) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + (m_2 / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)))]) by rule (opr_eq (opr_sub e_123 e_131) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_8 NZ_26 R; first [reflexivity | field; nz | ring]].
pose t_134 : 'M[R]_N := t_36 *: t_132.
have e_135 : t_134 = (opr (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) [:: ((fun i => 1), (fun i => ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => (activation i 0)), (fun i => ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1)))]) by rule (opr_eq (opr_scale e_37 e_133) _ _); [move=> i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | move=> i j; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
have C_111 : J1_39 = t_134 by rule (opr_same e_40 e_135 _ _); [move=> i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | move=> i j; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
exists J1_39; split; first exact: C_41.
split; first exact: C_106.
split; first exact: C_108.
split; first exact: C_110.
exact: C_111.
Qed.

(* walkthrough.backward.paths
   ∂L/∂x sums three paths: δ/√v directly, −Σδ/√v through the mean and −δ·x̂/(2v) through the variance
   a post that derives LayerNorm’s forward and backward pass, with NumPy and PyTorch checks; LayerNorm Backprop, step
   C, “three distinct paths” *)
Theorem walkthrough_backward_paths (activation upstream gain bias : 'cV[R]_N) (eps t m : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  0 < t ->
  exists G1 : 'cV[R]_N, is_gradient (fun activation : 'cV[R]_N => dot (had upstream gain) (activation - m *: ones) / Num.sqrt t) activation G1 /\
  exists D2 : R, is_derivative (fun m : R => dot (had upstream gain) (activation - m *: ones) / Num.sqrt t) m D2 /\
  exists D3 : R, is_derivative (fun t : R => dot (had upstream gain) (activation - m *: ones) / Num.sqrt t) t D3 /\
  exists D4 : R, is_derivative (fun m : R => dot (activation - m *: ones) (activation - m *: ones) / N%:R) m D4 /\
  exists G5 : 'cV[R]_N, is_gradient (fun activation : 'cV[R]_N => dot upstream (layer_norm eps gain bias activation)) activation G5 /\
  exists G6 : 'cV[R]_N, is_gradient (fun activation : 'cV[R]_N => mean activation) activation G6 /\
  exists G7 : 'cV[R]_N, is_gradient (fun activation : 'cV[R]_N => variance activation + eps) activation G7 /\
  N%:R != 0 :> R /\
  Num.sqrt t != 0 /\
  2%:R * t * Num.sqrt t != 0 /\
  Num.sqrt (variance activation + eps) != 0 /\
  2%:R * (variance activation + eps) * Num.sqrt (variance activation + eps) != 0 /\
  0 <= t /\
  0 <= variance activation + eps /\
  G1 = (Num.sqrt t)^-1 *: had upstream gain :> 'cV[R]_N /\
  D2 = - sumv (had upstream gain) / Num.sqrt t :> R /\
  D3 = - dot (had upstream gain) (activation - m *: ones) / (2%:R * t * Num.sqrt t) :> R /\
  D4 = (- 2%:R * sumv (activation - m *: ones)) / N%:R :> R /\
  G5 = (Num.sqrt (variance activation + eps))^-1 *: had upstream gain + ((- sumv (had upstream gain) / Num.sqrt (variance activation + eps)) *: G6 + (- dot (had upstream gain) (centered activation) / (2%:R * (variance activation + eps) * Num.sqrt (variance activation + eps))) *: G7) :> 'cV[R]_N.
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
have e_33 : t = t by [].
have H_34 := pos_of H1 e_33.
have NZ_35 := lt0r_neq0 H_34.
have NZ_36 : t != 0 by rule (nz_factor (f := t) (r := 1) NZ_35 _); clear - R; first [reflexivity | ring].
have S_37 : 0 < t by rule (pos_quotient H_34 (r := 1) _ _); [clear - H_eps N_pos S_4 S_16 S_31 S_32 NZ_8 NZ_26 NZ_36 R; sgn | clear - R; first [reflexivity | ring]].
have e_38 : upstream = (col (fun i => (upstream i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
have e_39 : gain = (col (fun i => (gain i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_40 : 'cV[R]_N := had upstream gain.
have e_41 : t_40 = (col (fun i => (gain i 0) * (upstream i 0))) by rule (col_eq (col_had e_38 e_39) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_42 : R := Num.sqrt t.
have [r_8 S_r8 E_r8] : exists2 r : R, 0 < r & r ^+ 2 = t by exact: (root_pos S_37).
have S_44 : 0 <= r_8 by rule (nneg_is (c := r_8) _ _); [clear - E_r8 R; first [reflexivity | ring: E_r8] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_37 S_r8 NZ_8 NZ_26 NZ_36 R; sgn].
have e_43 : t_42 = r_8 by rule (sqrt_node e_33 S_44 _); clear - E_r8 R; first [reflexivity | ring: E_r8].
pose G1_45 : 'cV[R]_N := (col (fun i => (r_8 / (t)) * ((gain i 0) * (upstream i 0)))).
have e_46 : G1_45 = (col (fun i => (r_8 / (t)) * ((gain i 0) * (upstream i 0)))) by [].
have C_47 : is_gradient (fun activation : 'cV[R]_N => dot (had upstream gain) (activation - m *: ones) / Num.sqrt t) activation G1_45.
have size_ge0 := @size1_ge0 R N.
have D_48 := VD_at activation.
have D_49 := VD_addr size_ge0 (- (m *: ones : 'cV[R]_N)) D_48.
have D_50 := D_dotl size_ge0 t_40 D_49.
have D_51 := D_mulr size_ge0 (t_42^-1) D_50.
refine (gradient_by (F := (fun activation : 'cV[R]_N => dot (had upstream gain) (activation - m *: ones) / Num.sqrt t)) D_51 _) => h_52.
have e_53 : h_52 = (col (fun i => (h_52 i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_54 : R := dot t_40 h_52.
have [m_11 M_11] := some_number (part xpredT (fun i => (gain i 0) * (h_52 i 0) * (upstream i 0))).
have d_56 : whole (fun i => (gain i 0) * (h_52 i 0) * (upstream i 0)) = m_11 by rule (num_eq M_11 _); clear - R; first [reflexivity | ring].
have d_57 : whole (fun i => ((gain i 0) * (upstream i 0)) * ((h_52 i 0))) = m_11 by rule (whole_eq _ d_56) => i; clear - R; first [reflexivity | ring].
have e_55 : t_54 = m_11 by rule (dot_node e_41 e_53 d_57); done.
pose t_58 : R := t_54 / t_42.
have NZ_60 := lt0r_neq0 S_r8.
have e_59 : t_58 = ((r_8 * m_11) / (t)) by rule (num_eq (num2 (fun a b : R => a / b) e_55 e_43) _); clear - NZ_60 NZ_36 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
pose t_61 : R := dot G1_45 h_52.
have d_63 : whole (fun i => (r_8 / (t)) * ((gain i 0) * (h_52 i 0) * (upstream i 0))) = ((r_8 * m_11) / (t)) by rule (num_eq (partZ (r_8 / (t)) M_11) _); clear - NZ_36 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
have d_64 : whole (fun i => ((r_8 / (t)) * ((gain i 0) * (upstream i 0))) * ((h_52 i 0))) = ((r_8 * m_11) / (t)) by rule (whole_eq _ d_63) => i; clear - NZ_36 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
have e_62 : t_61 = ((r_8 * m_11) / (t)) by rule (dot_node e_46 e_53 d_64); done.
rule (num_eq e_59 (esym (num_eq e_62 _))); clear - NZ_36 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
have e_65 : m = m by [].
have [m_7 M_7] := some_number (part xpredT (fun i => (gain i 0) * (upstream i 0))).
pose D2_66 : R := ((- m_7 * r_8) / (t)).
have e_67 : D2_66 = ((- m_7 * r_8) / (t)) by [].
have C_68 : is_derivative (fun m : R => dot (had upstream gain) (activation - m *: ones) / Num.sqrt t) m D2_66.
have size_ge0 := fun t : R => normr_ge0 t.
have D_69 := D_at_scalar m.
have D_70 := VD_scaler size_ge0 (ones : 'cV[R]_N) D_69.
have D_71 := VD_addl size_ge0 activation (VD_opp D_70).
have D_72 := D_dotl size_ge0 t_40 D_71.
have D_73 := D_mulr size_ge0 (t_42^-1) D_72.
refine (derivative_by (F := (fun m : R => dot (had upstream gain) (activation - m *: ones) / Num.sqrt t)) D_73 _) => h_74.
have e_75 : h_74 = h_74 by [].
pose t_76 : 'cV[R]_N := h_74 *: (ones : 'cV[R]_N).
have e_77 : t_76 = (col (fun i => h_74 * (1))) by rule (col_eq (col_scale e_75 e_9) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_78 : 'cV[R]_N := - t_76.
have e_79 : t_78 = (col (fun i => (- h_74) * (1))) by rule (col_eq (col_opp e_77) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_80 : R := dot t_40 t_78.
have d_82 : whole (fun i => (- h_74) * ((gain i 0) * (upstream i 0))) = (- m_7 * h_74) by rule (num_eq (partZ (- h_74) M_7) _); clear - R; first [reflexivity | ring].
have d_83 : whole (fun i => ((gain i 0) * (upstream i 0)) * ((- h_74) * (1))) = (- m_7 * h_74) by rule (whole_eq _ d_82) => i; clear - R; first [reflexivity | ring].
have e_81 : t_80 = (- m_7 * h_74) by rule (dot_node e_41 e_79 d_83); done.
pose t_84 : R := t_80 / t_42.
have NZ_86 := lt0r_neq0 S_r8.
have e_85 : t_84 = ((- m_7 * r_8 * h_74) / (t)) by rule (num_eq (num2 (fun a b : R => a / b) e_81 e_43) _); clear - NZ_86 NZ_36 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
pose t_87 : R := D2_66 * h_74.
have e_88 : t_87 = ((- m_7 * r_8 * h_74) / (t)) by rule (num_eq (num2 (fun a b : R => a * b) e_67 e_75) _); clear - NZ_36 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
rule (num_eq e_85 (esym (num_eq e_88 _))); clear - NZ_36 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
pose t_89 : 'cV[R]_N := m *: (ones : 'cV[R]_N).
have e_90 : t_89 = (col (fun i => m * (1))) by rule (col_eq (col_scale e_65 e_9) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_91 : 'cV[R]_N := activation - t_89.
have e_92 : t_91 = (col (fun i => (activation i 0) + (- m) * (1))) by rule (col_eq (col_sub e_1 e_90) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_93 : R := dot t_40 t_91.
have [m_6 M_6] := some_number (part xpredT (fun i => (activation i 0) * (gain i 0) * (upstream i 0))).
have d_95 : whole (fun i => (activation i 0) * (gain i 0) * (upstream i 0) + (- m) * ((gain i 0) * (upstream i 0))) = (- m * m_7 + m_6) by rule (num_eq (partD M_6 (partZ (- m) M_7)) _); clear - R; first [reflexivity | ring].
have d_96 : whole (fun i => ((gain i 0) * (upstream i 0)) * ((activation i 0) + (- m) * (1))) = (- m * m_7 + m_6) by rule (whole_eq _ d_95) => i; clear - R; first [reflexivity | ring].
have e_94 : t_93 = (- m * m_7 + m_6) by rule (dot_node e_41 e_92 d_96); done.
pose D3_97 : R := ((m * m_7 * r_8 - m_6 * r_8) / (2%:R * t ^+ 2)).
have e_98 : D3_97 = ((m * m_7 * r_8 - m_6 * r_8) / (2%:R * t ^+ 2)) by [].
have C_99 : is_derivative (fun t : R => dot (had upstream gain) (activation - m *: ones) / Num.sqrt t) t D3_97.
have size_ge0 := fun t : R => normr_ge0 t.
have D_100 := D_at_scalar t.
have S_102 : 0 < t by rule (pos_is (c := t) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_37 S_r8 NZ_8 NZ_26 NZ_36 R; sgn].
have C_101 : 0 < t := pos_is e_33 S_102.
have D_103 := D_sqrt size_ge0 C_101 D_100.
have NZ_104 := lt0r_neq0 S_r8.
have NZ_105 : r_8 != 0 by rule (nz_is (c := (r_8)) _ _); [clear - E_r8 R; first [reflexivity | ring: E_r8] | clear - NZ_104 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_106 : t_42 != 0 := nz_is e_43 NZ_105.
have D_107 := D_mull t_93 (D_inv size_ge0 C_106 D_103).
refine (derivative_by (F := (fun t : R => dot (had upstream gain) (activation - m *: ones) / Num.sqrt t)) D_107 _) => h_108.
pose t_109 : R := t_42^-1.
have e_110 : t_109 = (r_8 / (t)) by rule (num_eq (num1 (fun a : R => a^-1) e_43) _); clear - NZ_104 NZ_36 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
have e_111 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_112 : R := (2%:R : R) * t_42.
have e_113 : t_112 = (2%:R * r_8) by rule (num_eq (num2 (fun a b : R => a * b) e_111 e_43) _); clear - E_r8 R; first [reflexivity | ring: E_r8].
pose t_114 : R := t_112^-1.
have NZ_116 : (2%:R * r_8) != 0 :> R by rule (nz_is (c := (2%:R * r_8)) _ _); [clear - R; ring | clear - NZ_104 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_115 : t_114 = (r_8 / (2%:R * t)) by rule (num_eq (num1 (fun a : R => a^-1) e_113) _); clear - NZ_104 NZ_116 NZ_36 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
have e_117 : h_108 = h_108 by [].
pose t_118 : R := t_114 * h_108.
have e_119 : t_118 = ((r_8 * h_108) / (2%:R * t)) by rule (num_eq (num2 (fun a b : R => a * b) e_115 e_117) _); clear - NZ_36 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
pose t_120 : R := t_109 * t_118.
have e_121 : t_120 = (h_108 / (2%:R * t)) by rule (num_eq (num2 (fun a b : R => a * b) e_110 e_119) _); clear - NZ_36 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
pose t_122 : R := t_109 * t_120.
have e_123 : t_122 = ((r_8 * h_108) / (2%:R * t ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_110 e_121) _); clear - NZ_36 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
pose t_124 : R := - t_122.
have e_125 : t_124 = ((- r_8 * h_108) / (2%:R * t ^+ 2)) by rule (num_eq (num1 (fun a : R => - a) e_123) _); clear - NZ_36 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
pose t_126 : R := t_93 * t_124.
have e_127 : t_126 = ((m * m_7 * r_8 * h_108 - m_6 * r_8 * h_108) / (2%:R * t ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_94 e_125) _); clear - NZ_36 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
pose t_128 : R := D3_97 * h_108.
have e_129 : t_128 = ((m * m_7 * r_8 * h_108 - m_6 * r_8 * h_108) / (2%:R * t ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_98 e_117) _); clear - NZ_36 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
rule (num_eq e_127 (esym (num_eq e_129 _))); clear - NZ_36 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
pose D4_130 : R := ((2%:R * n * m - 2%:R * m_2) / (n)).
have e_131 : D4_130 = ((2%:R * n * m - 2%:R * m_2) / (n)) by [].
have C_132 : is_derivative (fun m : R => dot (activation - m *: ones) (activation - m *: ones) / N%:R) m D4_130.
have size_ge0 := fun t : R => normr_ge0 t.
have D_133 := D_at_scalar m.
have D_134 := VD_scaler size_ge0 (ones : 'cV[R]_N) D_133.
have D_135 := VD_addl size_ge0 activation (VD_opp D_134).
have D_136 := D_dot size_ge0 D_135 D_135.
have D_137 := D_mulr size_ge0 (N%:R^-1) D_136.
refine (derivative_by (F := (fun m : R => dot (activation - m *: ones) (activation - m *: ones) / N%:R)) D_137 _) => h_138.
have e_139 : h_138 = h_138 by [].
pose t_140 : 'cV[R]_N := h_138 *: (ones : 'cV[R]_N).
have e_141 : t_140 = (col (fun i => h_138 * (1))) by rule (col_eq (col_scale e_139 e_9) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_142 : 'cV[R]_N := - t_140.
have e_143 : t_142 = (col (fun i => (- h_138) * (1))) by rule (col_eq (col_opp e_141) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_144 : R := dot t_142 t_91.
have d_146 : whole (fun i => (- h_138) * ((activation i 0)) + (m * h_138) * (1)) = (n * m * h_138 - m_2 * h_138) by rule (num_eq (partD (partZ (- h_138) M_2) (partZ (m * h_138) (whole_ones En))) _); clear - R; first [reflexivity | ring].
have d_147 : whole (fun i => ((- h_138) * (1)) * ((activation i 0) + (- m) * (1))) = (n * m * h_138 - m_2 * h_138) by rule (whole_eq _ d_146) => i; clear - R; first [reflexivity | ring].
have e_145 : t_144 = (n * m * h_138 - m_2 * h_138) by rule (dot_node e_143 e_92 d_147); done.
pose t_148 : R := dot t_91 t_142.
have d_150 : whole (fun i => ((activation i 0) + (- m) * (1)) * ((- h_138) * (1))) = (n * m * h_138 - m_2 * h_138) by rule (whole_eq _ d_146) => i; clear - R; first [reflexivity | ring].
have e_149 : t_148 = (n * m * h_138 - m_2 * h_138) by rule (dot_node e_92 e_143 d_150); done.
pose t_151 : R := t_144 + t_148.
have e_152 : t_151 = (2%:R * n * m * h_138 - 2%:R * m_2 * h_138) by rule (num_eq (num2 (fun a b : R => a + b) e_145 e_149) _); clear - R; first [reflexivity | ring].
pose t_153 : R := t_151 / N%:R.
have e_154 : t_153 = ((2%:R * n * m * h_138 - 2%:R * m_2 * h_138) / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_152 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_155 : R := D4_130 * h_138.
have e_156 : t_155 = ((2%:R * n * m * h_138 - 2%:R * m_2 * h_138) / (n)) by rule (num_eq (num2 (fun a b : R => a * b) e_131 e_139) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
rule (num_eq e_154 (esym (num_eq e_156 _))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_157 : R := Num.sqrt t_22.
have [r_9 S_r9 E_r9] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by exact: (root_pos S_32).
have S_159 : 0 <= (r_9 / (n)) by rule (nneg_is (c := r_9 * n^-1) _ _); [clear - NZ_8 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_37 S_r8 S_r9 NZ_8 NZ_26 NZ_36 R; sgn].
have e_158 : t_157 = (r_9 / (n)) by rule (sqrt_node e_23 S_159 _); clear - NZ_8 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9].
pose t_160 : R := t_157^-1.
have NZ_162 := lt0r_neq0 S_r9.
have e_161 : t_160 = ((n * r_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_158) _); clear - NZ_162 NZ_8 NZ_26 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9].
pose G5_163 : 'cV[R]_N := (col (fun i => ((- n ^+ 2 * eps * m_7 * r_9 + n * m_2 * m_6 * r_9 - n * m_3 * m_7 * r_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * m_6 * r_9 + n * m_2 * m_7 * r_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * r_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (upstream i 0)))).
have e_164 : G5_163 = (col (fun i => ((- n ^+ 2 * eps * m_7 * r_9 + n * m_2 * m_6 * r_9 - n * m_3 * m_7 * r_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * m_6 * r_9 + n * m_2 * m_7 * r_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * r_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (upstream i 0)))) by [].
have C_165 : is_gradient (fun activation : 'cV[R]_N => dot upstream (had gain ((Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones)) + bias)) activation G5_163.
have size_ge0 := @size1_ge0 R N.
have D_166 := VD_at activation.
have D_167 := D_sumv size_ge0 D_166.
have D_168 := D_mulr size_ge0 (N%:R^-1) D_167.
have D_169 := VD_scaler size_ge0 (ones : 'cV[R]_N) D_168.
have D_170 := VD_sub D_166 D_169.
have D_171 := D_dot size_ge0 D_170 D_170.
have D_172 := D_mulr size_ge0 (N%:R^-1) D_171.
have D_173 := D_addr size_ge0 eps D_172.
have S_175 : 0 < ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (pos_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_37 S_r8 S_r9 NZ_8 NZ_26 NZ_36 NZ_162 R; sgn].
have C_174 : 0 < t_22 := pos_is e_23 S_175.
have D_176 := D_sqrt size_ge0 C_174 D_173.
have NZ_177 : (r_9 / (n)) != 0 by rule (nz_is (c := (r_9 * n^-1)) _ _); [clear - NZ_8 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9] | clear - NZ_162 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_178 : t_157 != 0 := nz_is e_158 NZ_177.
have D_179 := D_inv size_ge0 C_178 D_176.
have D_180 := VD_scale size_ge0 D_179 D_170.
have D_181 := VD_hadl gain D_180.
have D_182 := VD_addr size_ge0 (bias : 'cV[R]_N) D_181.
have D_183 := D_dotl size_ge0 upstream D_182.
refine (gradient_by (F := (fun activation : 'cV[R]_N => dot upstream (had gain ((Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones)) + bias))) D_183 _) => h_184.
have e_185 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_186 : R := (2%:R : R) * t_157.
have e_187 : t_186 = ((2%:R * r_9) / (n)) by rule (num_eq (num2 (fun a b : R => a * b) e_185 e_158) _); clear - NZ_8 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9].
pose t_188 : R := t_186^-1.
have NZ_190 : (2%:R * r_9) != 0 :> R by rule (nz_is (c := (2%:R * r_9)) _ _); [clear - R; ring | clear - NZ_162 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_189 : t_188 = ((n * r_9) / (2%:R * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_187) _); clear - NZ_162 NZ_190 NZ_8 NZ_26 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9].
have e_191 : h_184 = (col (fun i => (h_184 i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_192 : R := sumv h_184.
have [m_15 M_15] := some_number (part xpredT (fun i => (h_184 i 0))).
have e_193 : t_192 = m_15 by rule (sum_node e_191 M_15 _); clear - R; first [reflexivity | ring].
pose t_194 : R := t_192 / N%:R.
have e_195 : t_194 = (m_15 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_193 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_196 : 'cV[R]_N := t_194 *: (ones : 'cV[R]_N).
have e_197 : t_196 = (col (fun i => (m_15 / (n)) * (1))) by rule (col_eq (col_scale e_195 e_9) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_198 : 'cV[R]_N := h_184 - t_196.
have e_199 : t_198 = (col (fun i => (h_184 i 0) + ((- m_15) / (n)) * (1))) by rule (col_eq (col_sub e_191 e_197) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_200 : R := dot t_198 t_12.
have [m_16 M_16] := some_number (part xpredT (fun i => (activation i 0) * (h_184 i 0))).
have d_202 : whole (fun i => (activation i 0) * (h_184 i 0) + ((- m_2) / (n)) * ((h_184 i 0)) + ((- m_15) / (n)) * ((activation i 0)) + ((m_2 * m_15) / (n ^+ 2)) * (1)) = ((n * m_16 - m_2 * m_15) / (n)) by rule (num_eq (partD (partD (partD M_16 (partZ ((- m_2) / (n)) M_15)) (partZ ((- m_15) / (n)) M_2)) (partZ ((m_2 * m_15) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_203 : whole (fun i => ((h_184 i 0) + ((- m_15) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_16 - m_2 * m_15) / (n)) by rule (whole_eq _ d_202) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_201 : t_200 = ((n * m_16 - m_2 * m_15) / (n)) by rule (dot_node e_199 e_13 d_203); done.
pose t_204 : R := dot t_12 t_198.
have d_206 : whole (fun i => (activation i 0) * (h_184 i 0) + ((- m_15) / (n)) * ((activation i 0)) + ((- m_2) / (n)) * ((h_184 i 0)) + ((m_2 * m_15) / (n ^+ 2)) * (1)) = ((n * m_16 - m_2 * m_15) / (n)) by rule (num_eq (partD (partD (partD M_16 (partZ ((- m_15) / (n)) M_2)) (partZ ((- m_2) / (n)) M_15)) (partZ ((m_2 * m_15) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_207 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((h_184 i 0) + ((- m_15) / (n)) * (1))) = ((n * m_16 - m_2 * m_15) / (n)) by rule (whole_eq _ d_206) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_205 : t_204 = ((n * m_16 - m_2 * m_15) / (n)) by rule (dot_node e_13 e_199 d_207); done.
pose t_208 : R := t_200 + t_204.
have e_209 : t_208 = ((2%:R * n * m_16 - 2%:R * m_2 * m_15) / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_201 e_205) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_210 : R := t_208 / N%:R.
have e_211 : t_210 = ((2%:R * n * m_16 - 2%:R * m_2 * m_15) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_209 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_212 : R := t_188 * t_210.
have e_213 : t_212 = ((n * r_9 * m_16 - m_2 * r_9 * m_15) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_189 e_211) _); clear - NZ_26 NZ_8 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9].
pose t_214 : R := t_160 * t_212.
have e_215 : t_214 = ((n * m_16 - m_2 * m_15) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_161 e_213) _); clear - NZ_26 NZ_8 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9].
pose t_216 : R := t_160 * t_214.
have e_217 : t_216 = ((n ^+ 2 * r_9 * m_16 - n * m_2 * r_9 * m_15) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_161 e_215) _); clear - NZ_26 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9].
pose t_218 : R := - t_216.
have e_219 : t_218 = ((- n ^+ 2 * r_9 * m_16 + n * m_2 * r_9 * m_15) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num1 (fun a : R => - a) e_217) _); clear - NZ_26 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9].
pose t_220 : 'cV[R]_N := t_218 *: t_12.
have e_221 : t_220 = (col (fun i => ((- n ^+ 2 * r_9 * m_16 + n * m_2 * r_9 * m_15) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_2 * r_9 * m_16 - m_2 ^+ 2 * r_9 * m_15) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (col_scale e_219 e_13) _) => i; reduce; clear - NZ_26 NZ_8 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9].
pose t_222 : 'cV[R]_N := t_160 *: t_198.
have e_223 : t_222 = (col (fun i => ((n * r_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_184 i 0)) + ((- r_9 * m_15) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_161 e_199) _) => i; reduce; clear - NZ_26 NZ_8 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9].
pose t_224 : 'cV[R]_N := t_220 + t_222.
have e_225 : t_224 = (col (fun i => ((- n ^+ 2 * r_9 * m_16 + n * m_2 * r_9 * m_15) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * r_9 * m_15 + n * m_2 * r_9 * m_16 - n * m_3 * r_9 * m_15) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * r_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_184 i 0)))) by rule (col_eq (col_add e_221 e_223) _) => i; reduce; clear - NZ_26 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9].
pose t_226 : 'cV[R]_N := had gain t_224.
have e_227 : t_226 = (col (fun i => ((- n ^+ 2 * r_9 * m_16 + n * m_2 * r_9 * m_15) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (gain i 0)) + ((- n ^+ 2 * eps * r_9 * m_15 + n * m_2 * r_9 * m_16 - n * m_3 * r_9 * m_15) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((gain i 0)) + ((n * r_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (h_184 i 0)))) by rule (col_eq (col_had e_39 e_225) _) => i; reduce; clear - NZ_26 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9].
pose t_228 : R := dot upstream t_226.
have [m_17 M_17] := some_number (part xpredT (fun i => (gain i 0) * (h_184 i 0) * (upstream i 0))).
have d_230 : whole (fun i => ((- n ^+ 2 * r_9 * m_16 + n * m_2 * r_9 * m_15) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (gain i 0) * (upstream i 0)) + ((- n ^+ 2 * eps * r_9 * m_15 + n * m_2 * r_9 * m_16 - n * m_3 * r_9 * m_15) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((gain i 0) * (upstream i 0)) + ((n * r_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (h_184 i 0) * (upstream i 0))) = ((n ^+ 3 * eps * r_9 * m_17 - n ^+ 2 * eps * m_7 * r_9 * m_15 + n ^+ 2 * m_3 * r_9 * m_17 - n ^+ 2 * m_6 * r_9 * m_16 - n * m_2 ^+ 2 * r_9 * m_17 + n * m_2 * m_6 * r_9 * m_15 + n * m_2 * m_7 * r_9 * m_16 - n * m_3 * m_7 * r_9 * m_15) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (partD (partD (partZ ((- n ^+ 2 * r_9 * m_16 + n * m_2 * r_9 * m_15) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_6) (partZ ((- n ^+ 2 * eps * r_9 * m_15 + n * m_2 * r_9 * m_16 - n * m_3 * r_9 * m_15) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_7)) (partZ ((n * r_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_17)) _); clear - NZ_26 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9].
have d_231 : whole (fun i => ((upstream i 0)) * (((- n ^+ 2 * r_9 * m_16 + n * m_2 * r_9 * m_15) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (gain i 0)) + ((- n ^+ 2 * eps * r_9 * m_15 + n * m_2 * r_9 * m_16 - n * m_3 * r_9 * m_15) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((gain i 0)) + ((n * r_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (h_184 i 0)))) = ((n ^+ 3 * eps * r_9 * m_17 - n ^+ 2 * eps * m_7 * r_9 * m_15 + n ^+ 2 * m_3 * r_9 * m_17 - n ^+ 2 * m_6 * r_9 * m_16 - n * m_2 ^+ 2 * r_9 * m_17 + n * m_2 * m_6 * r_9 * m_15 + n * m_2 * m_7 * r_9 * m_16 - n * m_3 * m_7 * r_9 * m_15) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (whole_eq _ d_230) => i; clear - NZ_26 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9].
have e_229 : t_228 = ((n ^+ 3 * eps * r_9 * m_17 - n ^+ 2 * eps * m_7 * r_9 * m_15 + n ^+ 2 * m_3 * r_9 * m_17 - n ^+ 2 * m_6 * r_9 * m_16 - n * m_2 ^+ 2 * r_9 * m_17 + n * m_2 * m_6 * r_9 * m_15 + n * m_2 * m_7 * r_9 * m_16 - n * m_3 * m_7 * r_9 * m_15) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (dot_node e_38 e_227 d_231); done.
pose t_232 : R := dot G5_163 h_184.
have d_234 : whole (fun i => ((- n ^+ 2 * eps * m_7 * r_9 + n * m_2 * m_6 * r_9 - n * m_3 * m_7 * r_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((h_184 i 0)) + ((- n ^+ 2 * m_6 * r_9 + n * m_2 * m_7 * r_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (h_184 i 0)) + ((n * r_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (h_184 i 0) * (upstream i 0))) = ((n ^+ 3 * eps * r_9 * m_17 - n ^+ 2 * eps * m_7 * r_9 * m_15 + n ^+ 2 * m_3 * r_9 * m_17 - n ^+ 2 * m_6 * r_9 * m_16 - n * m_2 ^+ 2 * r_9 * m_17 + n * m_2 * m_6 * r_9 * m_15 + n * m_2 * m_7 * r_9 * m_16 - n * m_3 * m_7 * r_9 * m_15) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (partD (partD (partZ ((- n ^+ 2 * eps * m_7 * r_9 + n * m_2 * m_6 * r_9 - n * m_3 * m_7 * r_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_15) (partZ ((- n ^+ 2 * m_6 * r_9 + n * m_2 * m_7 * r_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_16)) (partZ ((n * r_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_17)) _); clear - NZ_26 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9].
have d_235 : whole (fun i => (((- n ^+ 2 * eps * m_7 * r_9 + n * m_2 * m_6 * r_9 - n * m_3 * m_7 * r_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * m_6 * r_9 + n * m_2 * m_7 * r_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * r_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (upstream i 0))) * ((h_184 i 0))) = ((n ^+ 3 * eps * r_9 * m_17 - n ^+ 2 * eps * m_7 * r_9 * m_15 + n ^+ 2 * m_3 * r_9 * m_17 - n ^+ 2 * m_6 * r_9 * m_16 - n * m_2 ^+ 2 * r_9 * m_17 + n * m_2 * m_6 * r_9 * m_15 + n * m_2 * m_7 * r_9 * m_16 - n * m_3 * m_7 * r_9 * m_15) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (whole_eq _ d_234) => i; clear - NZ_26 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9].
have e_233 : t_232 = ((n ^+ 3 * eps * r_9 * m_17 - n ^+ 2 * eps * m_7 * r_9 * m_15 + n ^+ 2 * m_3 * r_9 * m_17 - n ^+ 2 * m_6 * r_9 * m_16 - n * m_2 ^+ 2 * r_9 * m_17 + n * m_2 * m_6 * r_9 * m_15 + n * m_2 * m_7 * r_9 * m_16 - n * m_3 * m_7 * r_9 * m_15) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (dot_node e_164 e_191 d_235); done.
rule (num_eq e_229 (esym (num_eq e_233 _))); clear - NZ_26 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9].
pose G6_236 : 'cV[R]_N := (col (fun i => (1 / (n)) * (1))).
have e_237 : G6_236 = (col (fun i => (1 / (n)) * (1))) by [].
have C_238 : is_gradient (fun activation : 'cV[R]_N => sumv activation / N%:R) activation G6_236.
have size_ge0 := @size1_ge0 R N.
have D_239 := VD_at activation.
have D_240 := D_sumv size_ge0 D_239.
have D_241 := D_mulr size_ge0 (N%:R^-1) D_240.
refine (gradient_by (F := (fun activation : 'cV[R]_N => sumv activation / N%:R)) D_241 _) => h_242.
have e_243 : h_242 = (col (fun i => (h_242 i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_244 : R := sumv h_242.
have [m_18 M_18] := some_number (part xpredT (fun i => (h_242 i 0))).
have e_245 : t_244 = m_18 by rule (sum_node e_243 M_18 _); clear - R; first [reflexivity | ring].
pose t_246 : R := t_244 / N%:R.
have e_247 : t_246 = (m_18 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_245 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_248 : R := dot G6_236 h_242.
have d_250 : whole (fun i => (1 / (n)) * ((h_242 i 0))) = (m_18 / (n)) by rule (num_eq (partZ (1 / (n)) M_18) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_251 : whole (fun i => ((1 / (n)) * (1)) * ((h_242 i 0))) = (m_18 / (n)) by rule (whole_eq _ d_250) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_249 : t_248 = (m_18 / (n)) by rule (dot_node e_237 e_243 d_251); done.
rule (num_eq e_247 (esym (num_eq e_249 _))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose G7_252 : 'cV[R]_N := (col (fun i => ((- 2%:R * m_2) / (n ^+ 2)) * (1) + (2%:R / (n)) * ((activation i 0)))).
have e_253 : G7_252 = (col (fun i => ((- 2%:R * m_2) / (n ^+ 2)) * (1) + (2%:R / (n)) * ((activation i 0)))) by [].
have C_254 : is_gradient (fun activation : 'cV[R]_N => dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps) activation G7_252.
have size_ge0 := @size1_ge0 R N.
have D_255 := VD_at activation.
have D_256 := D_sumv size_ge0 D_255.
have D_257 := D_mulr size_ge0 (N%:R^-1) D_256.
have D_258 := VD_scaler size_ge0 (ones : 'cV[R]_N) D_257.
have D_259 := VD_sub D_255 D_258.
have D_260 := D_dot size_ge0 D_259 D_259.
have D_261 := D_mulr size_ge0 (N%:R^-1) D_260.
have D_262 := D_addr size_ge0 eps D_261.
refine (gradient_by (F := (fun activation : 'cV[R]_N => dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps)) D_262 _) => h_263.
have e_264 : h_263 = (col (fun i => (h_263 i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_265 : R := sumv h_263.
have [m_19 M_19] := some_number (part xpredT (fun i => (h_263 i 0))).
have e_266 : t_265 = m_19 by rule (sum_node e_264 M_19 _); clear - R; first [reflexivity | ring].
pose t_267 : R := t_265 / N%:R.
have e_268 : t_267 = (m_19 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_266 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_269 : 'cV[R]_N := t_267 *: (ones : 'cV[R]_N).
have e_270 : t_269 = (col (fun i => (m_19 / (n)) * (1))) by rule (col_eq (col_scale e_268 e_9) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_271 : 'cV[R]_N := h_263 - t_269.
have e_272 : t_271 = (col (fun i => (h_263 i 0) + ((- m_19) / (n)) * (1))) by rule (col_eq (col_sub e_264 e_270) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_273 : R := dot t_271 t_12.
have [m_20 M_20] := some_number (part xpredT (fun i => (activation i 0) * (h_263 i 0))).
have d_275 : whole (fun i => (activation i 0) * (h_263 i 0) + ((- m_2) / (n)) * ((h_263 i 0)) + ((- m_19) / (n)) * ((activation i 0)) + ((m_2 * m_19) / (n ^+ 2)) * (1)) = ((n * m_20 - m_2 * m_19) / (n)) by rule (num_eq (partD (partD (partD M_20 (partZ ((- m_2) / (n)) M_19)) (partZ ((- m_19) / (n)) M_2)) (partZ ((m_2 * m_19) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_276 : whole (fun i => ((h_263 i 0) + ((- m_19) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_20 - m_2 * m_19) / (n)) by rule (whole_eq _ d_275) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_274 : t_273 = ((n * m_20 - m_2 * m_19) / (n)) by rule (dot_node e_272 e_13 d_276); done.
pose t_277 : R := dot t_12 t_271.
have d_279 : whole (fun i => (activation i 0) * (h_263 i 0) + ((- m_19) / (n)) * ((activation i 0)) + ((- m_2) / (n)) * ((h_263 i 0)) + ((m_2 * m_19) / (n ^+ 2)) * (1)) = ((n * m_20 - m_2 * m_19) / (n)) by rule (num_eq (partD (partD (partD M_20 (partZ ((- m_19) / (n)) M_2)) (partZ ((- m_2) / (n)) M_19)) (partZ ((m_2 * m_19) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_280 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((h_263 i 0) + ((- m_19) / (n)) * (1))) = ((n * m_20 - m_2 * m_19) / (n)) by rule (whole_eq _ d_279) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_278 : t_277 = ((n * m_20 - m_2 * m_19) / (n)) by rule (dot_node e_13 e_272 d_280); done.
pose t_281 : R := t_273 + t_277.
have e_282 : t_281 = ((2%:R * n * m_20 - 2%:R * m_2 * m_19) / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_274 e_278) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_283 : R := t_281 / N%:R.
have e_284 : t_283 = ((2%:R * n * m_20 - 2%:R * m_2 * m_19) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_282 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_285 : R := dot G7_252 h_263.
have d_287 : whole (fun i => ((- 2%:R * m_2) / (n ^+ 2)) * ((h_263 i 0)) + (2%:R / (n)) * ((activation i 0) * (h_263 i 0))) = ((2%:R * n * m_20 - 2%:R * m_2 * m_19) / (n ^+ 2)) by rule (num_eq (partD (partZ ((- 2%:R * m_2) / (n ^+ 2)) M_19) (partZ (2%:R / (n)) M_20)) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_288 : whole (fun i => (((- 2%:R * m_2) / (n ^+ 2)) * (1) + (2%:R / (n)) * ((activation i 0))) * ((h_263 i 0))) = ((2%:R * n * m_20 - 2%:R * m_2 * m_19) / (n ^+ 2)) by rule (whole_eq _ d_287) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_286 : t_285 = ((2%:R * n * m_20 - 2%:R * m_2 * m_19) / (n ^+ 2)) by rule (dot_node e_253 e_264 d_288); done.
rule (num_eq e_284 (esym (num_eq e_286 _))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have NZ_289 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_290 : N%:R != 0 := nz_is e_5 NZ_289.
have NZ_291 := lt0r_neq0 S_r8.
have NZ_292 : r_8 != 0 by rule (nz_is (c := (r_8)) _ _); [clear - E_r8 R; first [reflexivity | ring: E_r8] | clear - NZ_291 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_293 : t_42 != 0 := nz_is e_43 NZ_292.
have e_294 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_295 : R := (2%:R : R) * t.
have e_296 : t_295 = (2%:R * t) by rule (num_eq (num2 (fun a b : R => a * b) e_294 e_33) _); clear - R; first [reflexivity | ring].
pose t_297 : R := t_295 * t_42.
have e_298 : t_297 = (2%:R * t * r_8) by rule (num_eq (num2 (fun a b : R => a * b) e_296 e_43) _); clear - E_r8 R; first [reflexivity | ring: E_r8].
have NZ_299 : (2%:R * t * r_8) != 0 by rule (nz_is (c := (2%:R * r_8 * t)) _ _); [clear - E_r8 R; first [reflexivity | ring: E_r8] | clear - NZ_291 NZ_36 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_300 : t_297 != 0 := nz_is e_298 NZ_299.
have NZ_301 : (r_9 / (n)) != 0 by rule (nz_is (c := (r_9 * n^-1)) _ _); [clear - NZ_8 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9] | clear - NZ_162 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_302 : t_157 != 0 := nz_is e_158 NZ_301.
pose t_303 : R := (2%:R : R) * t_22.
have e_304 : t_303 = ((2%:R * n ^+ 2 * eps + 2%:R * n * m_3 - 2%:R * m_2 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_294 e_23) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_305 : R := t_303 * t_157.
have e_306 : t_305 = ((2%:R * n ^+ 2 * eps * r_9 + 2%:R * n * m_3 * r_9 - 2%:R * m_2 ^+ 2 * r_9) / (n ^+ 3)) by rule (num_eq (num2 (fun a b : R => a * b) e_304 e_158) _); clear - NZ_8 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9].
have NZ_307 : ((2%:R * n ^+ 2 * eps * r_9 + 2%:R * n * m_3 * r_9 - 2%:R * m_2 ^+ 2 * r_9) / (n ^+ 3)) != 0 by rule (nz_is (c := (2%:R * r_9 * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 3)) _ _); [clear - NZ_8 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9] | clear - NZ_162 NZ_26 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_308 : t_305 != 0 := nz_is e_306 NZ_307.
have S_309 : 0 <= t by rule (nneg_is (c := t) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_37 S_r8 S_r9 NZ_8 NZ_26 NZ_36 NZ_162 NZ_291 R; sgn].
have C_310 : 0 <= t := nneg_is e_33 S_309.
have S_311 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_37 S_r8 S_r9 NZ_8 NZ_26 NZ_36 NZ_162 NZ_291 R; sgn].
have C_312 : 0 <= t_22 := nneg_is e_23 S_311.
pose t_314 : R := t_42^-1.
have e_315 : t_314 = (r_8 / (t)) by rule (num_eq (num1 (fun a : R => a^-1) e_43) _); clear - NZ_291 NZ_36 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
pose t_316 : 'cV[R]_N := t_314 *: t_40.
have e_317 : t_316 = (col (fun i => (r_8 / (t)) * ((gain i 0) * (upstream i 0)))) by rule (col_eq (col_scale e_315 e_41) _) => i; reduce; clear - NZ_36 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
have C_313 : G1_45 = t_316 by rule (col_same e_46 e_317 _) => i; clear - NZ_36 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
pose t_319 : R := sumv t_40.
have e_320 : t_319 = m_7 by rule (sum_node e_41 M_7 _); clear - R; first [reflexivity | ring].
pose t_321 : R := - t_319.
have e_322 : t_321 = (- m_7) by rule (num_eq (num1 (fun a : R => - a) e_320) _); clear - R; first [reflexivity | ring].
pose t_323 : R := t_321 / t_42.
have e_324 : t_323 = ((- m_7 * r_8) / (t)) by rule (num_eq (num2 (fun a b : R => a / b) e_322 e_43) _); clear - NZ_291 NZ_36 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
have C_318 : D2_66 = t_323 by rule (num_eq e_67 (esym (num_eq e_324 _))); clear - NZ_36 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
pose t_326 : R := - t_93.
have e_327 : t_326 = (m * m_7 - m_6) by rule (num_eq (num1 (fun a : R => - a) e_94) _); clear - R; first [reflexivity | ring].
pose t_328 : R := t_326 / t_297.
have NZ_330 : (2%:R * t * r_8) != 0 :> R by rule (nz_is (c := (2%:R * r_8 * t)) _ _); [clear - R; ring | clear - NZ_291 NZ_36 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_329 : t_328 = ((m * m_7 * r_8 - m_6 * r_8) / (2%:R * t ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_327 e_298) _); clear - NZ_291 NZ_36 NZ_330 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
have C_325 : D3_97 = t_328 by rule (num_eq e_98 (esym (num_eq e_329 _))); clear - NZ_36 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
pose t_332 : R := - (2%:R : R).
have e_333 : t_332 = (- 2%:R) by rule (num_eq (num1 (fun a : R => - a) e_294) _); clear - R; first [reflexivity | ring].
pose t_334 : R := sumv t_91.
have e_335 : t_334 = (- n * m + m_2) by rule (sum_node e_92 (partD M_2 (partZ (- m) (whole_ones En))) _); clear - R; first [reflexivity | ring].
pose t_336 : R := t_332 * t_334.
have e_337 : t_336 = (2%:R * n * m - 2%:R * m_2) by rule (num_eq (num2 (fun a b : R => a * b) e_333 e_335) _); clear - R; first [reflexivity | ring].
pose t_338 : R := t_336 / N%:R.
have e_339 : t_338 = ((2%:R * n * m - 2%:R * m_2) / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_337 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have C_331 : D4_130 = t_338 by rule (num_eq e_131 (esym (num_eq e_339 _))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_341 : 'cV[R]_N := t_160 *: t_40.
have e_342 : t_341 = (col (fun i => ((n * r_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (upstream i 0)))) by rule (col_eq (col_scale e_161 e_41) _) => i; reduce; clear - NZ_26 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9].
pose t_343 : R := t_321 / t_157.
have e_344 : t_343 = ((- n * m_7 * r_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_322 e_158) _); clear - NZ_162 NZ_8 NZ_26 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9].
pose t_345 : 'cV[R]_N := t_343 *: G6_236.
have e_346 : t_345 = (col (fun i => ((- m_7 * r_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_344 e_237) _) => i; reduce; clear - NZ_26 NZ_8 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9].
pose t_347 : R := dot t_40 t_12.
have d_349 : whole (fun i => (activation i 0) * (gain i 0) * (upstream i 0) + ((- m_2) / (n)) * ((gain i 0) * (upstream i 0))) = ((n * m_6 - m_2 * m_7) / (n)) by rule (num_eq (partD M_6 (partZ ((- m_2) / (n)) M_7)) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_350 : whole (fun i => ((gain i 0) * (upstream i 0)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_6 - m_2 * m_7) / (n)) by rule (whole_eq _ d_349) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_348 : t_347 = ((n * m_6 - m_2 * m_7) / (n)) by rule (dot_node e_41 e_13 d_350); done.
pose t_351 : R := - t_347.
have e_352 : t_351 = ((- n * m_6 + m_2 * m_7) / (n)) by rule (num_eq (num1 (fun a : R => - a) e_348) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_353 : R := t_351 / t_305.
have NZ_355 : (2%:R * n ^+ 2 * eps * r_9 + 2%:R * n * m_3 * r_9 - 2%:R * m_2 ^+ 2 * r_9) != 0 :> R by rule (nz_is (c := (2%:R * r_9 * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) _ _); [clear - R; ring | clear - NZ_162 NZ_26 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_354 : t_353 = ((- n ^+ 3 * m_6 * r_9 + n ^+ 2 * m_2 * m_7 * r_9) / (2%:R * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_352 e_306) _); clear - NZ_162 NZ_26 NZ_355 NZ_8 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9].
pose t_356 : 'cV[R]_N := t_353 *: G7_252.
have e_357 : t_356 = (col (fun i => ((n * m_2 * m_6 * r_9 - m_2 ^+ 2 * m_7 * r_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * m_6 * r_9 + n * m_2 * m_7 * r_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))) by rule (col_eq (col_scale e_354 e_253) _) => i; reduce; clear - NZ_26 NZ_8 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9].
pose t_358 : 'cV[R]_N := t_345 + t_356.
have e_359 : t_358 = (col (fun i => ((- n ^+ 2 * eps * m_7 * r_9 + n * m_2 * m_6 * r_9 - n * m_3 * m_7 * r_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * m_6 * r_9 + n * m_2 * m_7 * r_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))) by rule (col_eq (col_add e_346 e_357) _) => i; reduce; clear - NZ_26 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9].
pose t_360 : 'cV[R]_N := t_341 + t_358.
have e_361 : t_360 = (col (fun i => ((n * r_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (upstream i 0)) + ((- n ^+ 2 * eps * m_7 * r_9 + n * m_2 * m_6 * r_9 - n * m_3 * m_7 * r_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * m_6 * r_9 + n * m_2 * m_7 * r_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))) by rule (col_eq (col_add e_342 e_359) _) => i; reduce; clear - NZ_26 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9].
have C_340 : G5_163 = t_360 by rule (col_same e_164 e_361 _) => i; clear - NZ_26 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9].
exists G1_45; split; first exact: C_47.
exists D2_66; split; first exact: C_68.
exists D3_97; split; first exact: C_99.
exists D4_130; split; first exact: C_132.
exists G5_163; split; first exact: C_165.
exists G6_236; split; first exact: C_238.
exists G7_252; split; first exact: C_254.
split; first exact: C_290.
split; first exact: C_293.
split; first exact: C_300.
split; first exact: C_302.
split; first exact: C_308.
split; first exact: C_310.
split; first exact: C_312.
split; first exact: C_313.
split; first exact: C_318.
split; first exact: C_325.
split; first exact: C_331.
exact: C_340.
Qed.

(* walkthrough.backward.input
   ∂L/∂x: the final formula, derived through the chain rule
   a post that derives LayerNorm’s forward and backward pass, with NumPy and PyTorch checks; Step C; The final
   summation; Result *)
Theorem walkthrough_backward_input (activation upstream gain bias : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  exists G1 : 'cV[R]_N, is_gradient (fun activation : 'cV[R]_N => dot upstream (layer_norm eps gain bias activation)) activation G1 /\
  exists J2 : 'M[R]_N, is_jacobian (fun activation : 'cV[R]_N => normalized eps activation) activation J2 /\
  N%:R != 0 :> R /\
  Num.sqrt (variance activation + eps) != 0 /\
  N%:R * Num.sqrt (variance activation + eps) != 0 /\
  0 <= variance activation + eps /\
  G1 = J2^T *m had upstream gain :> 'cV[R]_N /\
  G1 = (N%:R * Num.sqrt (variance activation + eps))^-1 *: ((N%:R *: 1%:M - outer ones ones - outer (normalized eps activation) (normalized eps activation)) *m had upstream gain) :> 'cV[R]_N /\
  G1 = (N%:R * Num.sqrt (variance activation + eps))^-1 *: (N%:R *: had upstream gain - (1 * sumv (had upstream gain)) *: ones - (1 * dot (had upstream gain) (normalized eps activation)) *: normalized eps activation) :> 'cV[R]_N.
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
pose t_33 : R := Num.sqrt t_22.
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by exact: (root_pos S_32).
have S_35 : 0 <= (r_4 / (n)) by rule (nneg_is (c := r_4 * n^-1) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 NZ_8 NZ_26 R; sgn].
have e_34 : t_33 = (r_4 / (n)) by rule (sqrt_node e_23 S_35 _); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_36 : R := t_33^-1.
have NZ_38 := lt0r_neq0 S_r4.
have e_37 : t_36 = ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_34) _); clear - NZ_38 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_39 : gain = (col (fun i => (gain i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
have e_40 : upstream = (col (fun i => (upstream i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
have [m_5 M_5] := some_number (part xpredT (fun i => (activation i 0) * (gain i 0) * (upstream i 0))).
have [m_6 M_6] := some_number (part xpredT (fun i => (gain i 0) * (upstream i 0))).
pose G1_41 : 'cV[R]_N := (col (fun i => ((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (upstream i 0)))).
have e_42 : G1_41 = (col (fun i => ((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (upstream i 0)))) by [].
have C_43 : is_gradient (fun activation : 'cV[R]_N => dot upstream (had gain ((Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones)) + bias)) activation G1_41.
have size_ge0 := @size1_ge0 R N.
have D_44 := VD_at activation.
have D_45 := D_sumv size_ge0 D_44.
have D_46 := D_mulr size_ge0 (N%:R^-1) D_45.
have D_47 := VD_scaler size_ge0 (ones : 'cV[R]_N) D_46.
have D_48 := VD_sub D_44 D_47.
have D_49 := D_dot size_ge0 D_48 D_48.
have D_50 := D_mulr size_ge0 (N%:R^-1) D_49.
have D_51 := D_addr size_ge0 eps D_50.
have S_53 : 0 < ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (pos_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 NZ_8 NZ_26 NZ_38 R; sgn].
have C_52 : 0 < t_22 := pos_is e_23 S_53.
have D_54 := D_sqrt size_ge0 C_52 D_51.
have NZ_55 : (r_4 / (n)) != 0 by rule (nz_is (c := (r_4 * n^-1)) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_38 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_56 : t_33 != 0 := nz_is e_34 NZ_55.
have D_57 := D_inv size_ge0 C_56 D_54.
have D_58 := VD_scale size_ge0 D_57 D_48.
have D_59 := VD_hadl gain D_58.
have D_60 := VD_addr size_ge0 (bias : 'cV[R]_N) D_59.
have D_61 := D_dotl size_ge0 upstream D_60.
refine (gradient_by (F := (fun activation : 'cV[R]_N => dot upstream (had gain ((Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones)) + bias))) D_61 _) => h_62.
have e_63 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_64 : R := (2%:R : R) * t_33.
have e_65 : t_64 = ((2%:R * r_4) / (n)) by rule (num_eq (num2 (fun a b : R => a * b) e_63 e_34) _); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_66 : R := t_64^-1.
have NZ_68 : (2%:R * r_4) != 0 :> R by rule (nz_is (c := (2%:R * r_4)) _ _); [clear - R; ring | clear - NZ_38 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_67 : t_66 = ((n * r_4) / (2%:R * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_65) _); clear - NZ_38 NZ_68 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_69 : h_62 = (col (fun i => (h_62 i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_70 : R := sumv h_62.
have [m_8 M_8] := some_number (part xpredT (fun i => (h_62 i 0))).
have e_71 : t_70 = m_8 by rule (sum_node e_69 M_8 _); clear - R; first [reflexivity | ring].
pose t_72 : R := t_70 / N%:R.
have e_73 : t_72 = (m_8 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_71 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_74 : 'cV[R]_N := t_72 *: (ones : 'cV[R]_N).
have e_75 : t_74 = (col (fun i => (m_8 / (n)) * (1))) by rule (col_eq (col_scale e_73 e_9) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_76 : 'cV[R]_N := h_62 - t_74.
have e_77 : t_76 = (col (fun i => (h_62 i 0) + ((- m_8) / (n)) * (1))) by rule (col_eq (col_sub e_69 e_75) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_78 : R := dot t_76 t_12.
have [m_9 M_9] := some_number (part xpredT (fun i => (activation i 0) * (h_62 i 0))).
have d_80 : whole (fun i => (activation i 0) * (h_62 i 0) + ((- m_2) / (n)) * ((h_62 i 0)) + ((- m_8) / (n)) * ((activation i 0)) + ((m_2 * m_8) / (n ^+ 2)) * (1)) = ((n * m_9 - m_2 * m_8) / (n)) by rule (num_eq (partD (partD (partD M_9 (partZ ((- m_2) / (n)) M_8)) (partZ ((- m_8) / (n)) M_2)) (partZ ((m_2 * m_8) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_81 : whole (fun i => ((h_62 i 0) + ((- m_8) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_9 - m_2 * m_8) / (n)) by rule (whole_eq _ d_80) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_79 : t_78 = ((n * m_9 - m_2 * m_8) / (n)) by rule (dot_node e_77 e_13 d_81); done.
pose t_82 : R := dot t_12 t_76.
have d_84 : whole (fun i => (activation i 0) * (h_62 i 0) + ((- m_8) / (n)) * ((activation i 0)) + ((- m_2) / (n)) * ((h_62 i 0)) + ((m_2 * m_8) / (n ^+ 2)) * (1)) = ((n * m_9 - m_2 * m_8) / (n)) by rule (num_eq (partD (partD (partD M_9 (partZ ((- m_8) / (n)) M_2)) (partZ ((- m_2) / (n)) M_8)) (partZ ((m_2 * m_8) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_85 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((h_62 i 0) + ((- m_8) / (n)) * (1))) = ((n * m_9 - m_2 * m_8) / (n)) by rule (whole_eq _ d_84) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_83 : t_82 = ((n * m_9 - m_2 * m_8) / (n)) by rule (dot_node e_13 e_77 d_85); done.
pose t_86 : R := t_78 + t_82.
have e_87 : t_86 = ((2%:R * n * m_9 - 2%:R * m_2 * m_8) / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_79 e_83) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_88 : R := t_86 / N%:R.
have e_89 : t_88 = ((2%:R * n * m_9 - 2%:R * m_2 * m_8) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_87 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_90 : R := t_66 * t_88.
have e_91 : t_90 = ((n * r_4 * m_9 - m_2 * r_4 * m_8) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_67 e_89) _); clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_92 : R := t_36 * t_90.
have e_93 : t_92 = ((n * m_9 - m_2 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_37 e_91) _); clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_94 : R := t_36 * t_92.
have e_95 : t_94 = ((n ^+ 2 * r_4 * m_9 - n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_37 e_93) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_96 : R := - t_94.
have e_97 : t_96 = ((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num1 (fun a : R => - a) e_95) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_98 : 'cV[R]_N := t_96 *: t_12.
have e_99 : t_98 = (col (fun i => ((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_2 * r_4 * m_9 - m_2 ^+ 2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (col_scale e_97 e_13) _) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_100 : 'cV[R]_N := t_36 *: t_76.
have e_101 : t_100 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_62 i 0)) + ((- r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_37 e_77) _) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_102 : 'cV[R]_N := t_98 + t_100.
have e_103 : t_102 = (col (fun i => ((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * r_4 * m_8 + n * m_2 * r_4 * m_9 - n * m_3 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_62 i 0)))) by rule (col_eq (col_add e_99 e_101) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_104 : 'cV[R]_N := had gain t_102.
have e_105 : t_104 = (col (fun i => ((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (gain i 0)) + ((- n ^+ 2 * eps * r_4 * m_8 + n * m_2 * r_4 * m_9 - n * m_3 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((gain i 0)) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (h_62 i 0)))) by rule (col_eq (col_had e_39 e_103) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_106 : R := dot upstream t_104.
have [m_10 M_10] := some_number (part xpredT (fun i => (gain i 0) * (h_62 i 0) * (upstream i 0))).
have d_108 : whole (fun i => ((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (gain i 0) * (upstream i 0)) + ((- n ^+ 2 * eps * r_4 * m_8 + n * m_2 * r_4 * m_9 - n * m_3 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((gain i 0) * (upstream i 0)) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (h_62 i 0) * (upstream i 0))) = ((n ^+ 3 * eps * r_4 * m_10 - n ^+ 2 * eps * r_4 * m_6 * m_8 + n ^+ 2 * m_3 * r_4 * m_10 - n ^+ 2 * r_4 * m_5 * m_9 - n * m_2 ^+ 2 * r_4 * m_10 + n * m_2 * r_4 * m_5 * m_8 + n * m_2 * r_4 * m_6 * m_9 - n * m_3 * r_4 * m_6 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (partD (partD (partZ ((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_5) (partZ ((- n ^+ 2 * eps * r_4 * m_8 + n * m_2 * r_4 * m_9 - n * m_3 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_6)) (partZ ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_10)) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_109 : whole (fun i => ((upstream i 0)) * (((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (gain i 0)) + ((- n ^+ 2 * eps * r_4 * m_8 + n * m_2 * r_4 * m_9 - n * m_3 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((gain i 0)) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (h_62 i 0)))) = ((n ^+ 3 * eps * r_4 * m_10 - n ^+ 2 * eps * r_4 * m_6 * m_8 + n ^+ 2 * m_3 * r_4 * m_10 - n ^+ 2 * r_4 * m_5 * m_9 - n * m_2 ^+ 2 * r_4 * m_10 + n * m_2 * r_4 * m_5 * m_8 + n * m_2 * r_4 * m_6 * m_9 - n * m_3 * r_4 * m_6 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (whole_eq _ d_108) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_107 : t_106 = ((n ^+ 3 * eps * r_4 * m_10 - n ^+ 2 * eps * r_4 * m_6 * m_8 + n ^+ 2 * m_3 * r_4 * m_10 - n ^+ 2 * r_4 * m_5 * m_9 - n * m_2 ^+ 2 * r_4 * m_10 + n * m_2 * r_4 * m_5 * m_8 + n * m_2 * r_4 * m_6 * m_9 - n * m_3 * r_4 * m_6 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (dot_node e_40 e_105 d_109); done.
pose t_110 : R := dot G1_41 h_62.
have d_112 : whole (fun i => ((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((h_62 i 0)) + ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (h_62 i 0)) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (h_62 i 0) * (upstream i 0))) = ((n ^+ 3 * eps * r_4 * m_10 - n ^+ 2 * eps * r_4 * m_6 * m_8 + n ^+ 2 * m_3 * r_4 * m_10 - n ^+ 2 * r_4 * m_5 * m_9 - n * m_2 ^+ 2 * r_4 * m_10 + n * m_2 * r_4 * m_5 * m_8 + n * m_2 * r_4 * m_6 * m_9 - n * m_3 * r_4 * m_6 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (partD (partD (partZ ((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_8) (partZ ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_9)) (partZ ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_10)) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_113 : whole (fun i => (((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (upstream i 0))) * ((h_62 i 0))) = ((n ^+ 3 * eps * r_4 * m_10 - n ^+ 2 * eps * r_4 * m_6 * m_8 + n ^+ 2 * m_3 * r_4 * m_10 - n ^+ 2 * r_4 * m_5 * m_9 - n * m_2 ^+ 2 * r_4 * m_10 + n * m_2 * r_4 * m_5 * m_8 + n * m_2 * r_4 * m_6 * m_9 - n * m_3 * r_4 * m_6 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (whole_eq _ d_112) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_111 : t_110 = ((n ^+ 3 * eps * r_4 * m_10 - n ^+ 2 * eps * r_4 * m_6 * m_8 + n ^+ 2 * m_3 * r_4 * m_10 - n ^+ 2 * r_4 * m_5 * m_9 - n * m_2 ^+ 2 * r_4 * m_10 + n * m_2 * r_4 * m_5 * m_8 + n * m_2 * r_4 * m_6 * m_9 - n * m_3 * r_4 * m_6 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (dot_node e_42 e_69 d_113); done.
rule (num_eq e_107 (esym (num_eq e_111 _))); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose J2_114 : 'M[R]_N := (opr (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => 1), (fun i => ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]).
have e_115 : J2_114 = (opr (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => 1), (fun i => ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]) by [].
have C_116 : is_jacobian (fun activation : 'cV[R]_N => (Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones)) activation J2_114.
have size_ge0 := @size1_ge0 R N.
have D_117 := VD_at activation.
have D_118 := D_sumv size_ge0 D_117.
have D_119 := D_mulr size_ge0 (N%:R^-1) D_118.
have D_120 := VD_scaler size_ge0 (ones : 'cV[R]_N) D_119.
have D_121 := VD_sub D_117 D_120.
have D_122 := D_dot size_ge0 D_121 D_121.
have D_123 := D_mulr size_ge0 (N%:R^-1) D_122.
have D_124 := D_addr size_ge0 eps D_123.
have S_126 : 0 < ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (pos_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 NZ_8 NZ_26 NZ_38 R; sgn].
have C_125 : 0 < t_22 := pos_is e_23 S_126.
have D_127 := D_sqrt size_ge0 C_125 D_124.
have NZ_128 : (r_4 / (n)) != 0 by rule (nz_is (c := (r_4 * n^-1)) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_38 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_129 : t_33 != 0 := nz_is e_34 NZ_128.
have D_130 := D_inv size_ge0 C_129 D_127.
have D_131 := VD_scale size_ge0 D_130 D_121.
refine (jacobian_by (F := (fun activation : 'cV[R]_N => (Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones))) D_131 _) => h_132.
have e_133 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_134 : R := (2%:R : R) * t_33.
have e_135 : t_134 = ((2%:R * r_4) / (n)) by rule (num_eq (num2 (fun a b : R => a * b) e_133 e_34) _); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_136 : R := t_134^-1.
have NZ_138 : (2%:R * r_4) != 0 :> R by rule (nz_is (c := (2%:R * r_4)) _ _); [clear - R; ring | clear - NZ_38 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_137 : t_136 = ((n * r_4) / (2%:R * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_135) _); clear - NZ_38 NZ_138 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_139 : h_132 = (col (fun i => (h_132 i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_140 : R := sumv h_132.
have [m_11 M_11] := some_number (part xpredT (fun i => (h_132 i 0))).
have e_141 : t_140 = m_11 by rule (sum_node e_139 M_11 _); clear - R; first [reflexivity | ring].
pose t_142 : R := t_140 / N%:R.
have e_143 : t_142 = (m_11 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_141 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_144 : 'cV[R]_N := t_142 *: (ones : 'cV[R]_N).
have e_145 : t_144 = (col (fun i => (m_11 / (n)) * (1))) by rule (col_eq (col_scale e_143 e_9) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_146 : 'cV[R]_N := h_132 - t_144.
have e_147 : t_146 = (col (fun i => (h_132 i 0) + ((- m_11) / (n)) * (1))) by rule (col_eq (col_sub e_139 e_145) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_148 : R := dot t_146 t_12.
have [m_12 M_12] := some_number (part xpredT (fun i => (activation i 0) * (h_132 i 0))).
have d_150 : whole (fun i => (activation i 0) * (h_132 i 0) + ((- m_2) / (n)) * ((h_132 i 0)) + ((- m_11) / (n)) * ((activation i 0)) + ((m_2 * m_11) / (n ^+ 2)) * (1)) = ((n * m_12 - m_2 * m_11) / (n)) by rule (num_eq (partD (partD (partD M_12 (partZ ((- m_2) / (n)) M_11)) (partZ ((- m_11) / (n)) M_2)) (partZ ((m_2 * m_11) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_151 : whole (fun i => ((h_132 i 0) + ((- m_11) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_12 - m_2 * m_11) / (n)) by rule (whole_eq _ d_150) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_149 : t_148 = ((n * m_12 - m_2 * m_11) / (n)) by rule (dot_node e_147 e_13 d_151); done.
pose t_152 : R := dot t_12 t_146.
have d_154 : whole (fun i => (activation i 0) * (h_132 i 0) + ((- m_11) / (n)) * ((activation i 0)) + ((- m_2) / (n)) * ((h_132 i 0)) + ((m_2 * m_11) / (n ^+ 2)) * (1)) = ((n * m_12 - m_2 * m_11) / (n)) by rule (num_eq (partD (partD (partD M_12 (partZ ((- m_11) / (n)) M_2)) (partZ ((- m_2) / (n)) M_11)) (partZ ((m_2 * m_11) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_155 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((h_132 i 0) + ((- m_11) / (n)) * (1))) = ((n * m_12 - m_2 * m_11) / (n)) by rule (whole_eq _ d_154) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_153 : t_152 = ((n * m_12 - m_2 * m_11) / (n)) by rule (dot_node e_13 e_147 d_155); done.
pose t_156 : R := t_148 + t_152.
have e_157 : t_156 = ((2%:R * n * m_12 - 2%:R * m_2 * m_11) / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_149 e_153) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_158 : R := t_156 / N%:R.
have e_159 : t_158 = ((2%:R * n * m_12 - 2%:R * m_2 * m_11) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_157 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_160 : R := t_136 * t_158.
have e_161 : t_160 = ((n * r_4 * m_12 - m_2 * r_4 * m_11) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_137 e_159) _); clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_162 : R := t_36 * t_160.
have e_163 : t_162 = ((n * m_12 - m_2 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_37 e_161) _); clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_164 : R := t_36 * t_162.
have e_165 : t_164 = ((n ^+ 2 * r_4 * m_12 - n * m_2 * r_4 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_37 e_163) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_166 : R := - t_164.
have e_167 : t_166 = ((- n ^+ 2 * r_4 * m_12 + n * m_2 * r_4 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num1 (fun a : R => - a) e_165) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_168 : 'cV[R]_N := t_166 *: t_12.
have e_169 : t_168 = (col (fun i => ((- n ^+ 2 * r_4 * m_12 + n * m_2 * r_4 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_2 * r_4 * m_12 - m_2 ^+ 2 * r_4 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (col_scale e_167 e_13) _) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_170 : 'cV[R]_N := t_36 *: t_146.
have e_171 : t_170 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_132 i 0)) + ((- r_4 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_37 e_147) _) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_172 : 'cV[R]_N := t_168 + t_170.
have e_173 : t_172 = (col (fun i => ((- n ^+ 2 * r_4 * m_12 + n * m_2 * r_4 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * r_4 * m_11 + n * m_2 * r_4 * m_12 - n * m_3 * r_4 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_132 i 0)))) by rule (col_eq (col_add e_169 e_171) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_174 : 'cV[R]_N := J2_114 *m h_132.
have d_176 : whole (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((h_132 i 0)) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (h_132 i 0))) = ((- n ^+ 2 * r_4 * m_12 + n * m_2 * r_4 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (partD (partZ ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_11) (partZ ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_12)) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_177 : whole (fun i => (((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) * ((h_132 i 0))) = ((- n ^+ 2 * r_4 * m_12 + n * m_2 * r_4 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (whole_eq _ d_176) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_178 : whole (fun i => ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((h_132 i 0)) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (h_132 i 0))) = ((- n ^+ 2 * eps * r_4 * m_11 + n * m_2 * r_4 * m_12 - n * m_3 * r_4 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (partD (partZ ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_11) (partZ ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_12)) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_179 : whole (fun i => (((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) * ((h_132 i 0))) = ((- n ^+ 2 * eps * r_4 * m_11 + n * m_2 * r_4 * m_12 - n * m_3 * r_4 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (whole_eq _ d_178) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_175 : t_174 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_132 i 0)) + ((- n ^+ 2 * r_4 * m_12 + n * m_2 * r_4 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * r_4 * m_11 + n * m_2 * r_4 * m_12 - n * m_3 * r_4 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (opr_apply (s := [:: ((- n ^+ 2 * r_4 * m_12 + n * m_2 * r_4 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)); ((- n ^+ 2 * eps * r_4 * m_11 + n * m_2 * r_4 * m_12 - n * m_3 * r_4 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2))]) e_115 e_139 (conj d_177 (conj d_179 I))) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
rule (col_same e_173 e_175 _) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have NZ_180 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_181 : N%:R != 0 := nz_is e_5 NZ_180.
have NZ_182 : (r_4 / (n)) != 0 by rule (nz_is (c := (r_4 * n^-1)) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_38 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_183 : t_33 != 0 := nz_is e_34 NZ_182.
pose t_184 : R := N%:R * t_33.
have e_185 : t_184 = r_4 by rule (num_eq (num2 (fun a b : R => a * b) e_5 e_34) _); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have NZ_186 : r_4 != 0 by rule (nz_is (c := (r_4)) _ _); [clear - E_r4 R; first [reflexivity | ring: E_r4] | clear - NZ_38 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_187 : t_184 != 0 := nz_is e_185 NZ_186.
have S_188 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 NZ_8 NZ_26 NZ_38 R; sgn].
have C_189 : 0 <= t_22 := nneg_is e_23 S_188.
pose t_191 : 'M[R]_N := J2_114^T.
have e_192 : t_191 = (opr (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) [:: ((fun i => 1), (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))); ((fun i => (activation i 0)), (fun i => ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1)))]) by rule (opr_eq (opr_T e_115) _ _); [move=> i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | move=> i j; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
pose t_193 : 'cV[R]_N := had upstream gain.
have e_194 : t_193 = (col (fun i => (gain i 0) * (upstream i 0))) by rule (col_eq (col_had e_40 e_39) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_195 : 'cV[R]_N := t_191 *m t_193.
have d_197 : whole (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (gain i 0) * (upstream i 0)) + ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((gain i 0) * (upstream i 0))) = ((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (partD (partZ ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_5) (partZ ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_6)) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_198 : whole (fun i => (((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1)) * ((gain i 0) * (upstream i 0))) = ((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (whole_eq _ d_197) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_199 : whole (fun i => ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (gain i 0) * (upstream i 0)) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((gain i 0) * (upstream i 0))) = ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (partD (partZ ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_5) (partZ ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_6)) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_200 : whole (fun i => (((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1)) * ((gain i 0) * (upstream i 0))) = ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (whole_eq _ d_199) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_196 : t_195 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (upstream i 0)) + ((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))) by rule (col_eq (opr_apply (s := [:: ((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)); ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2))]) e_192 e_194 (conj d_198 (conj d_200 I))) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have C_190 : G1_41 = t_195 by rule (col_same e_42 e_196 _) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_202 : R := t_184^-1.
have e_203 : t_202 = (r_4 / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_185) _); clear - NZ_38 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_204 : (1%:M : 'M[R]_N) = (opr (fun i => 1) [:: ]) by rule (opr_eq (opr_id R N) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_205 : 'M[R]_N := N%:R *: (1%:M : 'M[R]_N).
have e_206 : t_205 = (opr (fun i => n * (1)) [:: ]) by rule (opr_eq (opr_scale e_5 e_204) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_207 : 'M[R]_N := outer (ones : 'cV[R]_N) (ones : 'cV[R]_N).
have e_208 : t_207 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => 1))]) by rule (opr_eq (opr_outer e_9 e_9) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_209 : 'M[R]_N := t_205 - t_207.
have e_210 : t_209 = (opr (fun i => n * (1)) [:: ((fun i => 1), (fun i => (- 1) * (1)))]) by rule (opr_eq (opr_sub e_206 e_208) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_211 : 'cV[R]_N := t_36 *: t_12.
have e_212 : t_211 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_37 e_13) _) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_213 : 'M[R]_N := outer t_211 t_211.
have e_214 : t_213 = (opr (fun i => 0) [:: ((fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)), (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)))]) by rule (opr_eq (opr_outer e_212 e_212) _ _); [move=> i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | move=> i j; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
pose t_215 : 'M[R]_N := t_209 - t_213.
have e_216 : t_215 = (opr (fun i => n * (1)) [:: ((fun i => 1), (fun i => ((- n ^+ 2 * eps - n * m_3) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1) + ((n * m_2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)))); ((fun i => (activation i 0)), (fun i => ((- n ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((n * m_2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)))]) by rule (opr_eq (opr_sub e_210 e_214) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
pose t_217 : 'cV[R]_N := t_215 *m t_193.
have d_219 : whole (fun i => ((- n ^+ 2 * eps - n * m_3) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (upstream i 0)) + ((n * m_2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0) * (upstream i 0))) = ((- n ^+ 2 * eps * m_6 + n * m_2 * m_5 - n * m_3 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (partD (partZ ((- n ^+ 2 * eps - n * m_3) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_6) (partZ ((n * m_2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_5)) _); clear - NZ_26 R; first [reflexivity | field; nz | ring].
have d_220 : whole (fun i => (((- n ^+ 2 * eps - n * m_3) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1) + ((n * m_2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0))) * ((gain i 0) * (upstream i 0))) = ((- n ^+ 2 * eps * m_6 + n * m_2 * m_5 - n * m_3 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (whole_eq _ d_219) => i; clear - NZ_26 R; first [reflexivity | field; nz | ring].
have d_221 : whole (fun i => ((- n ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0) * (upstream i 0)) + ((n * m_2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (upstream i 0))) = ((- n ^+ 2 * m_5 + n * m_2 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (partD (partZ ((- n ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_5) (partZ ((n * m_2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_6)) _); clear - NZ_26 R; first [reflexivity | field; nz | ring].
have d_222 : whole (fun i => (((- n ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((n * m_2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) * ((gain i 0) * (upstream i 0))) = ((- n ^+ 2 * m_5 + n * m_2 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (whole_eq _ d_221) => i; clear - NZ_26 R; first [reflexivity | field; nz | ring].
have e_218 : t_217 = (col (fun i => n * ((gain i 0) * (upstream i 0)) + ((- n ^+ 2 * eps * m_6 + n * m_2 * m_5 - n * m_3 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1) + ((- n ^+ 2 * m_5 + n * m_2 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)))) by rule (col_eq (opr_apply (s := [:: ((- n ^+ 2 * eps * m_6 + n * m_2 * m_5 - n * m_3 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))); ((- n ^+ 2 * m_5 + n * m_2 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2)))]) e_216 e_194 (conj d_220 (conj d_222 I))) _) => i; reduce; clear - NZ_26 R; first [reflexivity | field; nz | ring].
pose t_223 : 'cV[R]_N := t_202 *: t_217.
have e_224 : t_223 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (upstream i 0)) + ((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))) by rule (col_eq (col_scale e_203 e_218) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have C_201 : G1_41 = t_223 by rule (col_same e_42 e_224 _) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_226 : 'cV[R]_N := N%:R *: t_193.
have e_227 : t_226 = (col (fun i => n * ((gain i 0) * (upstream i 0)))) by rule (col_eq (col_scale e_5 e_194) _) => i; reduce; clear - R; first [reflexivity | ring].
have e_228 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose t_229 : R := sumv t_193.
have e_230 : t_229 = m_6 by rule (sum_node e_194 M_6 _); clear - R; first [reflexivity | ring].
pose t_231 : R := (1 : R) * t_229.
have e_232 : t_231 = m_6 by rule (num_eq (num2 (fun a b : R => a * b) e_228 e_230) _); clear - R; first [reflexivity | ring].
pose t_233 : 'cV[R]_N := t_231 *: (ones : 'cV[R]_N).
have e_234 : t_233 = (col (fun i => m_6 * (1))) by rule (col_eq (col_scale e_232 e_9) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_235 : 'cV[R]_N := t_226 - t_233.
have e_236 : t_235 = (col (fun i => n * ((gain i 0) * (upstream i 0)) + (- m_6) * (1))) by rule (col_eq (col_sub e_227 e_234) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_237 : R := dot t_193 t_211.
have d_239 : whole (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0) * (upstream i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (upstream i 0))) = ((n * r_4 * m_5 - m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (partD (partZ ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_5) (partZ ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_6)) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_240 : whole (fun i => ((gain i 0) * (upstream i 0)) * (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) = ((n * r_4 * m_5 - m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (whole_eq _ d_239) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_238 : t_237 = ((n * r_4 * m_5 - m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (dot_node e_194 e_212 d_240); done.
pose t_241 : R := (1 : R) * t_237.
have e_242 : t_241 = ((n * r_4 * m_5 - m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_228 e_238) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_243 : 'cV[R]_N := t_241 *: t_211.
have e_244 : t_243 = (col (fun i => ((n ^+ 2 * m_5 - n * m_2 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- n * m_2 * m_5 + m_2 ^+ 2 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_242 e_212) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_245 : 'cV[R]_N := t_235 - t_243.
have e_246 : t_245 = (col (fun i => n * ((gain i 0) * (upstream i 0)) + ((- n ^+ 2 * eps * m_6 + n * m_2 * m_5 - n * m_3 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1) + ((- n ^+ 2 * m_5 + n * m_2 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)))) by rule (col_eq (col_sub e_236 e_244) _) => i; reduce; clear - NZ_26 R; first [reflexivity | field; nz | ring].
pose t_247 : 'cV[R]_N := t_202 *: t_245.
have e_248 : t_247 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (upstream i 0)) + ((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))) by rule (col_eq (col_scale e_203 e_246) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have C_225 : G1_41 = t_247 by rule (col_same e_42 e_248 _) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
exists G1_41; split; first exact: C_43.
exists J2_114; split; first exact: C_116.
split; first exact: C_181.
split; first exact: C_183.
split; first exact: C_187.
split; first exact: C_189.
split; first exact: C_190.
split; first exact: C_201.
exact: C_225.
Qed.

(* walkthrough.gradient-sum
   Σᵢ ∂L/∂xᵢ = 0, by term 2
   a post that derives LayerNorm’s forward and backward pass, with NumPy and PyTorch checks; Intuition of the terms,
   term 2 *)
Theorem walkthrough_gradient_sum (activation upstream gain bias : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  exists G1 : 'cV[R]_N, is_gradient (fun activation : 'cV[R]_N => dot upstream (layer_norm eps gain bias activation)) activation G1 /\
  N%:R != 0 :> R /\
  Num.sqrt (variance activation + eps) != 0 /\
  0 <= variance activation + eps /\
  sumv G1 = 0 :> R /\
  sumv (N%:R *: had upstream gain - sumv (had upstream gain) *: ones) = 0 :> R /\
  sumv (dot (had upstream gain) (normalized eps activation) *: normalized eps activation) = 0 :> R.
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
pose t_33 : R := Num.sqrt t_22.
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by exact: (root_pos S_32).
have S_35 : 0 <= (r_4 / (n)) by rule (nneg_is (c := r_4 * n^-1) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 NZ_8 NZ_26 R; sgn].
have e_34 : t_33 = (r_4 / (n)) by rule (sqrt_node e_23 S_35 _); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_36 : R := t_33^-1.
have NZ_38 := lt0r_neq0 S_r4.
have e_37 : t_36 = ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_34) _); clear - NZ_38 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_39 : gain = (col (fun i => (gain i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
have e_40 : upstream = (col (fun i => (upstream i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
have [m_5 M_5] := some_number (part xpredT (fun i => (activation i 0) * (gain i 0) * (upstream i 0))).
have [m_6 M_6] := some_number (part xpredT (fun i => (gain i 0) * (upstream i 0))).
pose G1_41 : 'cV[R]_N := (col (fun i => ((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (upstream i 0)))).
have e_42 : G1_41 = (col (fun i => ((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (upstream i 0)))) by [].
have C_43 : is_gradient (fun activation : 'cV[R]_N => dot upstream (had gain ((Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones)) + bias)) activation G1_41.
have size_ge0 := @size1_ge0 R N.
have D_44 := VD_at activation.
have D_45 := D_sumv size_ge0 D_44.
have D_46 := D_mulr size_ge0 (N%:R^-1) D_45.
have D_47 := VD_scaler size_ge0 (ones : 'cV[R]_N) D_46.
have D_48 := VD_sub D_44 D_47.
have D_49 := D_dot size_ge0 D_48 D_48.
have D_50 := D_mulr size_ge0 (N%:R^-1) D_49.
have D_51 := D_addr size_ge0 eps D_50.
have S_53 : 0 < ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (pos_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 NZ_8 NZ_26 NZ_38 R; sgn].
have C_52 : 0 < t_22 := pos_is e_23 S_53.
have D_54 := D_sqrt size_ge0 C_52 D_51.
have NZ_55 : (r_4 / (n)) != 0 by rule (nz_is (c := (r_4 * n^-1)) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_38 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_56 : t_33 != 0 := nz_is e_34 NZ_55.
have D_57 := D_inv size_ge0 C_56 D_54.
have D_58 := VD_scale size_ge0 D_57 D_48.
have D_59 := VD_hadl gain D_58.
have D_60 := VD_addr size_ge0 (bias : 'cV[R]_N) D_59.
have D_61 := D_dotl size_ge0 upstream D_60.
refine (gradient_by (F := (fun activation : 'cV[R]_N => dot upstream (had gain ((Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones)) + bias))) D_61 _) => h_62.
have e_63 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_64 : R := (2%:R : R) * t_33.
have e_65 : t_64 = ((2%:R * r_4) / (n)) by rule (num_eq (num2 (fun a b : R => a * b) e_63 e_34) _); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_66 : R := t_64^-1.
have NZ_68 : (2%:R * r_4) != 0 :> R by rule (nz_is (c := (2%:R * r_4)) _ _); [clear - R; ring | clear - NZ_38 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_67 : t_66 = ((n * r_4) / (2%:R * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_65) _); clear - NZ_38 NZ_68 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_69 : h_62 = (col (fun i => (h_62 i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_70 : R := sumv h_62.
have [m_8 M_8] := some_number (part xpredT (fun i => (h_62 i 0))).
have e_71 : t_70 = m_8 by rule (sum_node e_69 M_8 _); clear - R; first [reflexivity | ring].
pose t_72 : R := t_70 / N%:R.
have e_73 : t_72 = (m_8 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_71 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_74 : 'cV[R]_N := t_72 *: (ones : 'cV[R]_N).
have e_75 : t_74 = (col (fun i => (m_8 / (n)) * (1))) by rule (col_eq (col_scale e_73 e_9) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_76 : 'cV[R]_N := h_62 - t_74.
have e_77 : t_76 = (col (fun i => (h_62 i 0) + ((- m_8) / (n)) * (1))) by rule (col_eq (col_sub e_69 e_75) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_78 : R := dot t_76 t_12.
have [m_9 M_9] := some_number (part xpredT (fun i => (activation i 0) * (h_62 i 0))).
have d_80 : whole (fun i => (activation i 0) * (h_62 i 0) + ((- m_2) / (n)) * ((h_62 i 0)) + ((- m_8) / (n)) * ((activation i 0)) + ((m_2 * m_8) / (n ^+ 2)) * (1)) = ((n * m_9 - m_2 * m_8) / (n)) by rule (num_eq (partD (partD (partD M_9 (partZ ((- m_2) / (n)) M_8)) (partZ ((- m_8) / (n)) M_2)) (partZ ((m_2 * m_8) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_81 : whole (fun i => ((h_62 i 0) + ((- m_8) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_9 - m_2 * m_8) / (n)) by rule (whole_eq _ d_80) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_79 : t_78 = ((n * m_9 - m_2 * m_8) / (n)) by rule (dot_node e_77 e_13 d_81); done.
pose t_82 : R := dot t_12 t_76.
have d_84 : whole (fun i => (activation i 0) * (h_62 i 0) + ((- m_8) / (n)) * ((activation i 0)) + ((- m_2) / (n)) * ((h_62 i 0)) + ((m_2 * m_8) / (n ^+ 2)) * (1)) = ((n * m_9 - m_2 * m_8) / (n)) by rule (num_eq (partD (partD (partD M_9 (partZ ((- m_8) / (n)) M_2)) (partZ ((- m_2) / (n)) M_8)) (partZ ((m_2 * m_8) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_85 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((h_62 i 0) + ((- m_8) / (n)) * (1))) = ((n * m_9 - m_2 * m_8) / (n)) by rule (whole_eq _ d_84) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_83 : t_82 = ((n * m_9 - m_2 * m_8) / (n)) by rule (dot_node e_13 e_77 d_85); done.
pose t_86 : R := t_78 + t_82.
have e_87 : t_86 = ((2%:R * n * m_9 - 2%:R * m_2 * m_8) / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_79 e_83) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_88 : R := t_86 / N%:R.
have e_89 : t_88 = ((2%:R * n * m_9 - 2%:R * m_2 * m_8) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_87 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_90 : R := t_66 * t_88.
have e_91 : t_90 = ((n * r_4 * m_9 - m_2 * r_4 * m_8) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_67 e_89) _); clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_92 : R := t_36 * t_90.
have e_93 : t_92 = ((n * m_9 - m_2 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_37 e_91) _); clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_94 : R := t_36 * t_92.
have e_95 : t_94 = ((n ^+ 2 * r_4 * m_9 - n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_37 e_93) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_96 : R := - t_94.
have e_97 : t_96 = ((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num1 (fun a : R => - a) e_95) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_98 : 'cV[R]_N := t_96 *: t_12.
have e_99 : t_98 = (col (fun i => ((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_2 * r_4 * m_9 - m_2 ^+ 2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (col_scale e_97 e_13) _) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_100 : 'cV[R]_N := t_36 *: t_76.
have e_101 : t_100 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_62 i 0)) + ((- r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_37 e_77) _) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_102 : 'cV[R]_N := t_98 + t_100.
have e_103 : t_102 = (col (fun i => ((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * r_4 * m_8 + n * m_2 * r_4 * m_9 - n * m_3 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_62 i 0)))) by rule (col_eq (col_add e_99 e_101) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_104 : 'cV[R]_N := had gain t_102.
have e_105 : t_104 = (col (fun i => ((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (gain i 0)) + ((- n ^+ 2 * eps * r_4 * m_8 + n * m_2 * r_4 * m_9 - n * m_3 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((gain i 0)) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (h_62 i 0)))) by rule (col_eq (col_had e_39 e_103) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_106 : R := dot upstream t_104.
have [m_10 M_10] := some_number (part xpredT (fun i => (gain i 0) * (h_62 i 0) * (upstream i 0))).
have d_108 : whole (fun i => ((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (gain i 0) * (upstream i 0)) + ((- n ^+ 2 * eps * r_4 * m_8 + n * m_2 * r_4 * m_9 - n * m_3 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((gain i 0) * (upstream i 0)) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (h_62 i 0) * (upstream i 0))) = ((n ^+ 3 * eps * r_4 * m_10 - n ^+ 2 * eps * r_4 * m_6 * m_8 + n ^+ 2 * m_3 * r_4 * m_10 - n ^+ 2 * r_4 * m_5 * m_9 - n * m_2 ^+ 2 * r_4 * m_10 + n * m_2 * r_4 * m_5 * m_8 + n * m_2 * r_4 * m_6 * m_9 - n * m_3 * r_4 * m_6 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (partD (partD (partZ ((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_5) (partZ ((- n ^+ 2 * eps * r_4 * m_8 + n * m_2 * r_4 * m_9 - n * m_3 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_6)) (partZ ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_10)) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_109 : whole (fun i => ((upstream i 0)) * (((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (gain i 0)) + ((- n ^+ 2 * eps * r_4 * m_8 + n * m_2 * r_4 * m_9 - n * m_3 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((gain i 0)) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (h_62 i 0)))) = ((n ^+ 3 * eps * r_4 * m_10 - n ^+ 2 * eps * r_4 * m_6 * m_8 + n ^+ 2 * m_3 * r_4 * m_10 - n ^+ 2 * r_4 * m_5 * m_9 - n * m_2 ^+ 2 * r_4 * m_10 + n * m_2 * r_4 * m_5 * m_8 + n * m_2 * r_4 * m_6 * m_9 - n * m_3 * r_4 * m_6 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (whole_eq _ d_108) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_107 : t_106 = ((n ^+ 3 * eps * r_4 * m_10 - n ^+ 2 * eps * r_4 * m_6 * m_8 + n ^+ 2 * m_3 * r_4 * m_10 - n ^+ 2 * r_4 * m_5 * m_9 - n * m_2 ^+ 2 * r_4 * m_10 + n * m_2 * r_4 * m_5 * m_8 + n * m_2 * r_4 * m_6 * m_9 - n * m_3 * r_4 * m_6 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (dot_node e_40 e_105 d_109); done.
pose t_110 : R := dot G1_41 h_62.
have d_112 : whole (fun i => ((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((h_62 i 0)) + ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (h_62 i 0)) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (h_62 i 0) * (upstream i 0))) = ((n ^+ 3 * eps * r_4 * m_10 - n ^+ 2 * eps * r_4 * m_6 * m_8 + n ^+ 2 * m_3 * r_4 * m_10 - n ^+ 2 * r_4 * m_5 * m_9 - n * m_2 ^+ 2 * r_4 * m_10 + n * m_2 * r_4 * m_5 * m_8 + n * m_2 * r_4 * m_6 * m_9 - n * m_3 * r_4 * m_6 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (partD (partD (partZ ((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_8) (partZ ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_9)) (partZ ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_10)) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_113 : whole (fun i => (((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (upstream i 0))) * ((h_62 i 0))) = ((n ^+ 3 * eps * r_4 * m_10 - n ^+ 2 * eps * r_4 * m_6 * m_8 + n ^+ 2 * m_3 * r_4 * m_10 - n ^+ 2 * r_4 * m_5 * m_9 - n * m_2 ^+ 2 * r_4 * m_10 + n * m_2 * r_4 * m_5 * m_8 + n * m_2 * r_4 * m_6 * m_9 - n * m_3 * r_4 * m_6 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (whole_eq _ d_112) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_111 : t_110 = ((n ^+ 3 * eps * r_4 * m_10 - n ^+ 2 * eps * r_4 * m_6 * m_8 + n ^+ 2 * m_3 * r_4 * m_10 - n ^+ 2 * r_4 * m_5 * m_9 - n * m_2 ^+ 2 * r_4 * m_10 + n * m_2 * r_4 * m_5 * m_8 + n * m_2 * r_4 * m_6 * m_9 - n * m_3 * r_4 * m_6 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (dot_node e_42 e_69 d_113); done.
rule (num_eq e_107 (esym (num_eq e_111 _))); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have NZ_114 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_115 : N%:R != 0 := nz_is e_5 NZ_114.
have NZ_116 : (r_4 / (n)) != 0 by rule (nz_is (c := (r_4 * n^-1)) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_38 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_117 : t_33 != 0 := nz_is e_34 NZ_116.
have S_118 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 NZ_8 NZ_26 NZ_38 R; sgn].
have C_119 : 0 <= t_22 := nneg_is e_23 S_118.
pose t_120 : R := sumv G1_41.
have e_121 : t_120 = 0 by rule (sum_node e_42 (partD (partD (partZ ((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) (whole_ones En)) (partZ ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_2)) (partZ ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_6)) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_123 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
have C_122 : t_120 = (0 : R) by rule (num_eq e_121 (esym (num_eq e_123 _))); clear - R; first [reflexivity | ring].
pose t_124 : 'cV[R]_N := had upstream gain.
have e_125 : t_124 = (col (fun i => (gain i 0) * (upstream i 0))) by rule (col_eq (col_had e_40 e_39) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_126 : 'cV[R]_N := N%:R *: t_124.
have e_127 : t_126 = (col (fun i => n * ((gain i 0) * (upstream i 0)))) by rule (col_eq (col_scale e_5 e_125) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_128 : R := sumv t_124.
have e_129 : t_128 = m_6 by rule (sum_node e_125 M_6 _); clear - R; first [reflexivity | ring].
pose t_130 : 'cV[R]_N := t_128 *: (ones : 'cV[R]_N).
have e_131 : t_130 = (col (fun i => m_6 * (1))) by rule (col_eq (col_scale e_129 e_9) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_132 : 'cV[R]_N := t_126 - t_130.
have e_133 : t_132 = (col (fun i => n * ((gain i 0) * (upstream i 0)) + (- m_6) * (1))) by rule (col_eq (col_sub e_127 e_131) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_134 : R := sumv t_132.
have e_135 : t_134 = 0 by rule (sum_node e_133 (partD (partZ n M_6) (partZ (- m_6) (whole_ones En))) _); clear - R; first [reflexivity | ring].
have C_136 : t_134 = (0 : R) by rule (num_eq e_135 (esym (num_eq e_123 _))); clear - R; first [reflexivity | ring].
pose t_137 : 'cV[R]_N := t_36 *: t_12.
have e_138 : t_137 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_37 e_13) _) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_139 : R := dot t_124 t_137.
have d_141 : whole (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0) * (upstream i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (upstream i 0))) = ((n * r_4 * m_5 - m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (partD (partZ ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_5) (partZ ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_6)) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_142 : whole (fun i => ((gain i 0) * (upstream i 0)) * (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) = ((n * r_4 * m_5 - m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (whole_eq _ d_141) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_140 : t_139 = ((n * r_4 * m_5 - m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (dot_node e_125 e_138 d_142); done.
pose t_143 : 'cV[R]_N := t_139 *: t_137.
have e_144 : t_143 = (col (fun i => ((n ^+ 2 * m_5 - n * m_2 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- n * m_2 * m_5 + m_2 ^+ 2 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_140 e_138) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_145 : R := sumv t_143.
have e_146 : t_145 = 0 by rule (sum_node e_144 (partD (partZ ((n ^+ 2 * m_5 - n * m_2 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_2) (partZ ((- n * m_2 * m_5 + m_2 ^+ 2 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) (whole_ones En))) _); clear - NZ_26 R; first [reflexivity | field; nz | ring].
have C_147 : t_145 = (0 : R) by rule (num_eq e_146 (esym (num_eq e_123 _))); clear - R; first [reflexivity | ring].
exists G1_41; split; first exact: C_43.
split; first exact: C_115.
split; first exact: C_117.
split; first exact: C_119.
split; first exact: C_122.
split; first exact: C_136.
exact: C_147.
Qed.

End Claims.
