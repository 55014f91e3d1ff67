From mathcomp Require Import all_ssreflect all_algebra ring.
From LN Require Import LayerNorm Derivative Trace.
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
have e_1 : activation = (col (fun i => (activation i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_2 : R := sumv activation.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_4 : 0 <= n - 1 by rewrite subr_ge0.
have [m_2 M_2] := some_number (part xpredT (fun i => (activation i 0))).
have e_3 : t_2 = m_2 by apply: (sum_node e_1 M_2); clear - R; first [reflexivity | ring].
have e_5 : N%:R = n by apply: (num_eq En); clear - R; first [reflexivity | ring].
pose t_6 : R := t_2 / N%:R.
have NZ_8 := lt0r_neq0 N_pos.
have e_7 : t_6 = (m_2 / (n)) by apply: (num_eq (num2 (fun a b : R => a / b) e_3 e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_9 : (ones : 'cV[R]_N) = (col (fun i => 1)) by apply: (col_eq (col_ones R N)) => i; clear - R; first [reflexivity | ring].
pose t_10 : 'cV[R]_N := t_6 *: (ones : 'cV[R]_N).
have e_11 : t_10 = (col (fun i => (m_2 / (n)) * (1))) by apply: (col_eq (col_scale e_7 e_9)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_12 : 'cV[R]_N := activation - t_10.
have e_13 : t_12 = (col (fun i => (activation i 0) + ((- m_2) / (n)) * (1))) by apply: (col_eq (col_sub e_1 e_11)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_14 : R := dot t_12 t_12.
have [m_3 M_3] := some_number (part xpredT (fun i => (activation i 0) ^+ 2)).
have S_16 : 0 <= m_3 by rewrite -M_3; apply: part_ge0 => i; sgn.
have d_17 : whole (fun i => (activation i 0) ^+ 2 + ((- 2%:R * m_2) / (n)) * ((activation i 0)) + ((m_2 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_3 - m_2 ^+ 2) / (n)) by apply: (num_eq (partD (partD M_3 (partZ ((- 2%:R * m_2) / (n)) M_2)) (partZ ((m_2 ^+ 2) / (n ^+ 2)) (whole_ones En)))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_18 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_3 - m_2 ^+ 2) / (n)) by apply: (whole_eq _ d_17) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_15 : t_14 = ((n * m_3 - m_2 ^+ 2) / (n)) by apply: (dot_node e_13 e_13 d_18); done.
pose t_19 : R := t_14 / N%:R.
have e_20 : t_19 = ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a / b) e_15 e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_21 : eps = eps by [].
pose t_22 : R := t_19 + eps.
have e_23 : t_22 = ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_20 e_21)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have H_24 := pos_of H0 e_23.
have NZ_25 := lt0r_neq0 H_24.
have NZ_26 : (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) != 0 by apply: (nz_factor (f := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2)) (r := (1 / (n ^+ 2))) NZ_25 _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have g_27 : part xpredT (fun i => (1) * (1)) = n by apply: (part_eq _ (whole_ones En)) => i; clear - R; first [reflexivity | ring].
have g_28 : part xpredT (fun i => ((activation i 0)) * ((activation i 0))) = m_3 by apply: (part_eq _ M_3) => i; clear - R; first [reflexivity | ring].
have g_29 : part xpredT (fun i => (1) * ((activation i 0))) = m_2 by apply: (part_eq _ M_2) => i; clear - R; first [reflexivity | ring].
have G_30 := gram g_27 g_28 g_29.
have S_31 : 0 <= (n * m_3 - m_2 ^+ 2) by apply: (nneg_is _ G_30); clear - R; ring.
have g_32 : part xpredT (fun i => (1) * (1)) = n by apply: (part_eq _ (whole_ones En)) => i; clear - R; first [reflexivity | ring].
have g_33 : part xpredT (fun i => ((activation i 0)) * ((activation i 0))) = m_3 by apply: (part_eq _ M_3) => i; clear - R; first [reflexivity | ring].
have g_34 : part xpredT (fun i => (1) * ((activation i 0))) = m_2 by apply: (part_eq _ M_2) => i; clear - R; first [reflexivity | ring].
have G_35 := gram g_32 g_33 g_34.
have S_36 : 0 <= (n * m_3 - m_2 ^+ 2) by apply: (nneg_is _ G_35); clear - R; ring.
have g_37 : part xpredT (fun i => (1) * (1)) = n by apply: (part_eq _ (whole_ones En)) => i; clear - R; first [reflexivity | ring].
have g_38 : part xpredT (fun i => ((activation i 0)) * ((activation i 0))) = m_3 by apply: (part_eq _ M_3) => i; clear - R; first [reflexivity | ring].
have g_39 : part xpredT (fun i => (1) * ((activation i 0))) = m_2 by apply: (part_eq _ M_2) => i; clear - R; first [reflexivity | ring].
have G_40 := gram g_37 g_38 g_39.
have S_41 : 0 <= (n * m_3 - m_2 ^+ 2) by apply: (nneg_is _ G_40); clear - R; ring.
have S_42 : 0 < (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by apply: (pos_quotient H_24 (r := (n ^+ 2))); [sgn | clear - NZ_8 R; first [reflexivity | field; nz | ring]].
have e_43 : gain = (col (fun i => (gain i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
have e_44 : upstream = (col (fun i => (upstream i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_45 : R := Num.sqrt t_22.
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by exact: (root_pos S_42).
have S_47 : 0 <= (r_4 / (n)) by apply: (nneg_is (c := r_4 * n^-1)); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | sgn].
have e_46 : t_45 = (r_4 / (n)) by apply: (sqrt_node e_23 S_47); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_48 : R := t_45^-1.
have NZ_50 := lt0r_neq0 S_r4.
have e_49 : t_48 = ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_46)); cbv beta; clear - NZ_50 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_51 : 'cV[R]_N := t_48 *: t_12.
have e_52 : t_51 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_49 e_13)) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_53 : 'cV[R]_N := had gain t_51.
have e_54 : t_53 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)))) by apply: (col_eq (col_had e_43 e_52)) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_55 : bias = (col (fun i => (bias i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_56 : 'cV[R]_N := t_53 + bias.
have e_57 : t_56 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)) + (bias i 0))) by apply: (col_eq (col_add e_54 e_55)) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_58 : R := dot upstream t_56.
have [m_5 M_5] := some_number (part xpredT (fun i => (activation i 0) * (gain i 0) * (upstream i 0))).
have [m_6 M_6] := some_number (part xpredT (fun i => (gain i 0) * (upstream i 0))).
have [m_7 M_7] := some_number (part xpredT (fun i => (bias i 0) * (upstream i 0))).
have d_60 : whole (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0) * (upstream i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (upstream i 0)) + (bias i 0) * (upstream i 0)) = ((n ^+ 2 * eps * m_7 + n * m_3 * m_7 + n * r_4 * m_5 - m_2 ^+ 2 * m_7 - m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (partD (partD (partZ ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_5) (partZ ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_6)) M_7)); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_61 : whole (fun i => ((upstream i 0)) * (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)) + (bias i 0))) = ((n ^+ 2 * eps * m_7 + n * m_3 * m_7 + n * r_4 * m_5 - m_2 ^+ 2 * m_7 - m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (whole_eq _ d_60) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_59 : t_58 = ((n ^+ 2 * eps * m_7 + n * m_3 * m_7 + n * r_4 * m_5 - m_2 ^+ 2 * m_7 - m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (dot_node e_44 e_57 d_61); done.
pose G1_62 : 'cV[R]_N := (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (upstream i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0)))).
have e_63 : G1_62 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (upstream i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0)))) by [].
have C_64 : is_gradient (fun gain : 'cV[R]_N => dot upstream (had gain ((Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones)) + bias)) gain G1_62.
have size_ge0 := @size1_ge0 R N.
have D_65 := VD_const size_ge0 upstream.
have D_66 := VD_at gain.
have D_67 := VD_const size_ge0 t_51.
have D_68 := VD_had size_ge0 D_66 D_67.
have D_69 := VD_const size_ge0 bias.
have D_70 := VD_add D_68 D_69.
have D_71 := D_dot size_ge0 D_65 D_70.
apply: (gradient_by (F := (fun gain : 'cV[R]_N => dot upstream (had gain ((Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones)) + bias))) D_71) => h_72.
have e_73 : (0 : 'cV[R]_N) = (col (fun i => 0)) by apply: (col_eq (col_zero R N)) => i; clear - R; first [reflexivity | ring].
pose t_74 : R := dot (0 : 'cV[R]_N) t_56.
have d_76 : whole (fun i => 0) = 0 by apply: (num_eq (@part0 R N xpredT)); clear - R; first [reflexivity | ring].
have d_77 : whole (fun i => 0 * (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)) + (bias i 0))) = 0 by apply: (whole_eq _ d_76) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_75 : t_74 = 0 by apply: (dot_node e_73 e_57 d_77); done.
have e_78 : h_72 = (col (fun i => (h_72 i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_79 : 'cV[R]_N := had h_72 t_51.
have e_80 : t_79 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (h_72 i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_72 i 0)))) by apply: (col_eq (col_had e_78 e_52)) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_81 : 'cV[R]_N := had gain (0 : 'cV[R]_N).
have e_82 : t_81 = (col (fun i => 0)) by apply: (col_eq (col_had e_43 e_73)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_83 : 'cV[R]_N := t_79 + t_81.
have e_84 : t_83 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (h_72 i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_72 i 0)))) by apply: (col_eq (col_add e_80 e_82)) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_85 : 'cV[R]_N := t_83 + (0 : 'cV[R]_N).
have e_86 : t_85 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (h_72 i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_72 i 0)))) by apply: (col_eq (col_add e_84 e_73)) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_87 : R := dot upstream t_85.
have [m_8 M_8] := some_number (part xpredT (fun i => (activation i 0) * (h_72 i 0) * (upstream i 0))).
have [m_9 M_9] := some_number (part xpredT (fun i => (h_72 i 0) * (upstream i 0))).
have d_89 : whole (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (h_72 i 0) * (upstream i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_72 i 0) * (upstream i 0))) = ((n * r_4 * m_8 - m_2 * r_4 * m_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (partD (partZ ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_8) (partZ ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_9))); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_90 : whole (fun i => ((upstream i 0)) * (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (h_72 i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_72 i 0)))) = ((n * r_4 * m_8 - m_2 * r_4 * m_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (whole_eq _ d_89) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_88 : t_87 = ((n * r_4 * m_8 - m_2 * r_4 * m_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (dot_node e_44 e_86 d_90); done.
pose t_91 : R := t_74 + t_87.
have e_92 : t_91 = ((n * r_4 * m_8 - m_2 * r_4 * m_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a + b) e_75 e_88)); cbv beta; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_93 : R := dot G1_62 h_72.
have d_95 : whole (fun i => (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (upstream i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0))) * ((h_72 i 0))) = ((n * r_4 * m_8 - m_2 * r_4 * m_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (whole_eq _ d_89) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_94 : t_93 = ((n * r_4 * m_8 - m_2 * r_4 * m_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (dot_node e_63 e_78 d_95); done.
apply: (num_eq e_92); apply: esym; apply: (num_eq e_94); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have NZ_96 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_97 : N%:R != 0 := nz_is e_5 NZ_96.
have NZ_98 : (r_4 / (n)) != 0 by apply: (nz_is (c := (r_4 * n^-1))); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_50 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_99 : t_45 != 0 := nz_is e_46 NZ_98.
have S_100 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2)); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | sgn].
have C_101 : 0 <= t_22 := nneg_is e_23 S_100.
pose t_103 : 'cV[R]_N := had upstream t_51.
have e_104 : t_103 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (upstream i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0)))) by apply: (col_eq (col_had e_44 e_52)) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have C_102 : G1_62 = t_103 by apply: (col_same e_63 e_104) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
exists G1_62; split; first exact: C_64.
split; first exact: C_97.
split; first exact: C_99.
split; first exact: C_101.
exact: C_102.
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
have e_1 : activation = (col (fun i => (activation i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_2 : R := sumv activation.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_4 : 0 <= n - 1 by rewrite subr_ge0.
have [m_2 M_2] := some_number (part xpredT (fun i => (activation i 0))).
have e_3 : t_2 = m_2 by apply: (sum_node e_1 M_2); clear - R; first [reflexivity | ring].
have e_5 : N%:R = n by apply: (num_eq En); clear - R; first [reflexivity | ring].
pose t_6 : R := t_2 / N%:R.
have NZ_8 := lt0r_neq0 N_pos.
have e_7 : t_6 = (m_2 / (n)) by apply: (num_eq (num2 (fun a b : R => a / b) e_3 e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_9 : (ones : 'cV[R]_N) = (col (fun i => 1)) by apply: (col_eq (col_ones R N)) => i; clear - R; first [reflexivity | ring].
pose t_10 : 'cV[R]_N := t_6 *: (ones : 'cV[R]_N).
have e_11 : t_10 = (col (fun i => (m_2 / (n)) * (1))) by apply: (col_eq (col_scale e_7 e_9)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_12 : 'cV[R]_N := activation - t_10.
have e_13 : t_12 = (col (fun i => (activation i 0) + ((- m_2) / (n)) * (1))) by apply: (col_eq (col_sub e_1 e_11)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_14 : R := dot t_12 t_12.
have [m_3 M_3] := some_number (part xpredT (fun i => (activation i 0) ^+ 2)).
have S_16 : 0 <= m_3 by rewrite -M_3; apply: part_ge0 => i; sgn.
have d_17 : whole (fun i => (activation i 0) ^+ 2 + ((- 2%:R * m_2) / (n)) * ((activation i 0)) + ((m_2 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_3 - m_2 ^+ 2) / (n)) by apply: (num_eq (partD (partD M_3 (partZ ((- 2%:R * m_2) / (n)) M_2)) (partZ ((m_2 ^+ 2) / (n ^+ 2)) (whole_ones En)))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_18 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_3 - m_2 ^+ 2) / (n)) by apply: (whole_eq _ d_17) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_15 : t_14 = ((n * m_3 - m_2 ^+ 2) / (n)) by apply: (dot_node e_13 e_13 d_18); done.
pose t_19 : R := t_14 / N%:R.
have e_20 : t_19 = ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a / b) e_15 e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_21 : eps = eps by [].
pose t_22 : R := t_19 + eps.
have e_23 : t_22 = ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_20 e_21)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have H_24 := pos_of H0 e_23.
have NZ_25 := lt0r_neq0 H_24.
have NZ_26 : (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) != 0 by apply: (nz_factor (f := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2)) (r := (1 / (n ^+ 2))) NZ_25 _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have g_27 : part xpredT (fun i => (1) * (1)) = n by apply: (part_eq _ (whole_ones En)) => i; clear - R; first [reflexivity | ring].
have g_28 : part xpredT (fun i => ((activation i 0)) * ((activation i 0))) = m_3 by apply: (part_eq _ M_3) => i; clear - R; first [reflexivity | ring].
have g_29 : part xpredT (fun i => (1) * ((activation i 0))) = m_2 by apply: (part_eq _ M_2) => i; clear - R; first [reflexivity | ring].
have G_30 := gram g_27 g_28 g_29.
have S_31 : 0 <= (n * m_3 - m_2 ^+ 2) by apply: (nneg_is _ G_30); clear - R; ring.
have g_32 : part xpredT (fun i => (1) * (1)) = n by apply: (part_eq _ (whole_ones En)) => i; clear - R; first [reflexivity | ring].
have g_33 : part xpredT (fun i => ((activation i 0)) * ((activation i 0))) = m_3 by apply: (part_eq _ M_3) => i; clear - R; first [reflexivity | ring].
have g_34 : part xpredT (fun i => (1) * ((activation i 0))) = m_2 by apply: (part_eq _ M_2) => i; clear - R; first [reflexivity | ring].
have G_35 := gram g_32 g_33 g_34.
have S_36 : 0 <= (n * m_3 - m_2 ^+ 2) by apply: (nneg_is _ G_35); clear - R; ring.
have g_37 : part xpredT (fun i => (1) * (1)) = n by apply: (part_eq _ (whole_ones En)) => i; clear - R; first [reflexivity | ring].
have g_38 : part xpredT (fun i => ((activation i 0)) * ((activation i 0))) = m_3 by apply: (part_eq _ M_3) => i; clear - R; first [reflexivity | ring].
have g_39 : part xpredT (fun i => (1) * ((activation i 0))) = m_2 by apply: (part_eq _ M_2) => i; clear - R; first [reflexivity | ring].
have G_40 := gram g_37 g_38 g_39.
have S_41 : 0 <= (n * m_3 - m_2 ^+ 2) by apply: (nneg_is _ G_40); clear - R; ring.
have S_42 : 0 < (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by apply: (pos_quotient H_24 (r := (n ^+ 2))); [sgn | clear - NZ_8 R; first [reflexivity | field; nz | ring]].
have e_43 : bias = (col (fun i => (bias i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
have e_44 : upstream = (col (fun i => (upstream i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
have e_45 : gain = (col (fun i => (gain i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_46 : R := Num.sqrt t_22.
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by exact: (root_pos S_42).
have S_48 : 0 <= (r_4 / (n)) by apply: (nneg_is (c := r_4 * n^-1)); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | sgn].
have e_47 : t_46 = (r_4 / (n)) by apply: (sqrt_node e_23 S_48); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_49 : R := t_46^-1.
have NZ_51 := lt0r_neq0 S_r4.
have e_50 : t_49 = ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_47)); cbv beta; clear - NZ_51 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_52 : 'cV[R]_N := t_49 *: t_12.
have e_53 : t_52 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_50 e_13)) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_54 : 'cV[R]_N := had gain t_52.
have e_55 : t_54 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)))) by apply: (col_eq (col_had e_45 e_53)) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_56 : 'cV[R]_N := t_54 + bias.
have e_57 : t_56 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)) + (bias i 0))) by apply: (col_eq (col_add e_55 e_43)) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_58 : R := dot upstream t_56.
have [m_5 M_5] := some_number (part xpredT (fun i => (activation i 0) * (gain i 0) * (upstream i 0))).
have [m_6 M_6] := some_number (part xpredT (fun i => (gain i 0) * (upstream i 0))).
have [m_7 M_7] := some_number (part xpredT (fun i => (bias i 0) * (upstream i 0))).
have d_60 : whole (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0) * (upstream i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (upstream i 0)) + (bias i 0) * (upstream i 0)) = ((n ^+ 2 * eps * m_7 + n * m_3 * m_7 + n * r_4 * m_5 - m_2 ^+ 2 * m_7 - m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (partD (partD (partZ ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_5) (partZ ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_6)) M_7)); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_61 : whole (fun i => ((upstream i 0)) * (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)) + (bias i 0))) = ((n ^+ 2 * eps * m_7 + n * m_3 * m_7 + n * r_4 * m_5 - m_2 ^+ 2 * m_7 - m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (whole_eq _ d_60) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_59 : t_58 = ((n ^+ 2 * eps * m_7 + n * m_3 * m_7 + n * r_4 * m_5 - m_2 ^+ 2 * m_7 - m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (dot_node e_44 e_57 d_61); done.
pose G1_62 : 'cV[R]_N := (col (fun i => (upstream i 0))).
have e_63 : G1_62 = (col (fun i => (upstream i 0))) by [].
have C_64 : is_gradient (fun bias : 'cV[R]_N => dot upstream (had gain ((Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones)) + bias)) bias G1_62.
have size_ge0 := @size1_ge0 R N.
have D_65 := VD_const size_ge0 upstream.
have D_66 := VD_const size_ge0 t_54.
have D_67 := VD_at bias.
have D_68 := VD_add D_66 D_67.
have D_69 := D_dot size_ge0 D_65 D_68.
apply: (gradient_by (F := (fun bias : 'cV[R]_N => dot upstream (had gain ((Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones)) + bias))) D_69) => h_70.
have e_71 : (0 : 'cV[R]_N) = (col (fun i => 0)) by apply: (col_eq (col_zero R N)) => i; clear - R; first [reflexivity | ring].
pose t_72 : R := dot (0 : 'cV[R]_N) t_56.
have d_74 : whole (fun i => 0) = 0 by apply: (num_eq (@part0 R N xpredT)); clear - R; first [reflexivity | ring].
have d_75 : whole (fun i => 0 * (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)) + (bias i 0))) = 0 by apply: (whole_eq _ d_74) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_73 : t_72 = 0 by apply: (dot_node e_71 e_57 d_75); done.
have e_76 : h_70 = (col (fun i => (h_70 i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_77 : 'cV[R]_N := (0 : 'cV[R]_N) + h_70.
have e_78 : t_77 = (col (fun i => (h_70 i 0))) by apply: (col_eq (col_add e_71 e_76)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_79 : R := dot upstream t_77.
have [m_8 M_8] := some_number (part xpredT (fun i => (h_70 i 0) * (upstream i 0))).
have d_81 : whole (fun i => (h_70 i 0) * (upstream i 0)) = m_8 by apply: (num_eq M_8); clear - R; first [reflexivity | ring].
have d_82 : whole (fun i => ((upstream i 0)) * ((h_70 i 0))) = m_8 by apply: (whole_eq _ d_81) => i; clear - R; first [reflexivity | ring].
have e_80 : t_79 = m_8 by apply: (dot_node e_44 e_78 d_82); done.
pose t_83 : R := t_72 + t_79.
have e_84 : t_83 = m_8 by apply: (num_eq (num2 (fun a b : R => a + b) e_73 e_80)); cbv beta; clear - R; first [reflexivity | ring].
pose t_85 : R := dot G1_62 h_70.
have e_86 : t_85 = m_8 by apply: (dot_node e_63 e_76 d_82); done.
apply: (num_eq e_84); apply: esym; apply: (num_eq e_86); clear - R; first [reflexivity | ring].
have NZ_87 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_88 : N%:R != 0 := nz_is e_5 NZ_87.
have NZ_89 : (r_4 / (n)) != 0 by apply: (nz_is (c := (r_4 * n^-1))); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_51 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_90 : t_46 != 0 := nz_is e_47 NZ_89.
have S_91 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2)); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | sgn].
have C_92 : 0 <= t_22 := nneg_is e_23 S_91.
have C_93 : G1_62 = upstream by apply: (col_same e_63 e_44) => i; clear - R; first [reflexivity | ring].
exists G1_62; split; first exact: C_64.
split; first exact: C_88.
split; first exact: C_90.
split; first exact: C_92.
exact: C_93.
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
have e_1 : x = (col (fun i => (x i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
have e_2 : upstream = (col (fun i => (upstream i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
have e_3 : gain = (col (fun i => (gain i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_4 : 'cV[R]_N := had gain x.
have e_5 : t_4 = (col (fun i => (gain i 0) * (x i 0))) by apply: (col_eq (col_had e_3 e_1)) => i; reduce; clear - R; first [reflexivity | ring].
have e_6 : bias = (col (fun i => (bias i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_7 : 'cV[R]_N := t_4 + bias.
have e_8 : t_7 = (col (fun i => (gain i 0) * (x i 0) + (bias i 0))) by apply: (col_eq (col_add e_5 e_6)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_9 : R := dot upstream t_7.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_11 : 0 <= n - 1 by rewrite subr_ge0.
have [m_1 M_1] := some_number (part xpredT (fun i => (gain i 0) * (upstream i 0) * (x i 0))).
have [m_2 M_2] := some_number (part xpredT (fun i => (bias i 0) * (upstream i 0))).
have d_12 : whole (fun i => (gain i 0) * (upstream i 0) * (x i 0) + (bias i 0) * (upstream i 0)) = (m_1 + m_2) by apply: (num_eq (partD M_1 M_2)); clear - R; first [reflexivity | ring].
have d_13 : whole (fun i => ((upstream i 0)) * ((gain i 0) * (x i 0) + (bias i 0))) = (m_1 + m_2) by apply: (whole_eq _ d_12) => i; clear - R; first [reflexivity | ring].
have e_10 : t_9 = (m_1 + m_2) by apply: (dot_node e_2 e_8 d_13); done.
pose G1_14 : 'cV[R]_N := (col (fun i => (gain i 0) * (upstream i 0))).
have e_15 : G1_14 = (col (fun i => (gain i 0) * (upstream i 0))) by [].
have C_16 : is_gradient (fun x : 'cV[R]_N => dot upstream (had gain x + bias)) x G1_14.
have size_ge0 := @size1_ge0 R N.
have D_17 := VD_const size_ge0 upstream.
have D_18 := VD_const size_ge0 gain.
have D_19 := VD_at x.
have D_20 := VD_had size_ge0 D_18 D_19.
have D_21 := VD_const size_ge0 bias.
have D_22 := VD_add D_20 D_21.
have D_23 := D_dot size_ge0 D_17 D_22.
apply: (gradient_by (F := (fun x : 'cV[R]_N => dot upstream (had gain x + bias))) D_23) => h_24.
have e_25 : (0 : 'cV[R]_N) = (col (fun i => 0)) by apply: (col_eq (col_zero R N)) => i; clear - R; first [reflexivity | ring].
pose t_26 : R := dot (0 : 'cV[R]_N) t_7.
have d_28 : whole (fun i => 0) = 0 by apply: (num_eq (@part0 R N xpredT)); clear - R; first [reflexivity | ring].
have d_29 : whole (fun i => 0 * ((gain i 0) * (x i 0) + (bias i 0))) = 0 by apply: (whole_eq _ d_28) => i; clear - R; first [reflexivity | ring].
have e_27 : t_26 = 0 by apply: (dot_node e_25 e_8 d_29); done.
pose t_30 : 'cV[R]_N := had (0 : 'cV[R]_N) x.
have e_31 : t_30 = (col (fun i => 0)) by apply: (col_eq (col_had e_25 e_1)) => i; reduce; clear - R; first [reflexivity | ring].
have e_32 : h_24 = (col (fun i => (h_24 i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_33 : 'cV[R]_N := had gain h_24.
have e_34 : t_33 = (col (fun i => (gain i 0) * (h_24 i 0))) by apply: (col_eq (col_had e_3 e_32)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_35 : 'cV[R]_N := t_30 + t_33.
have e_36 : t_35 = (col (fun i => (gain i 0) * (h_24 i 0))) by apply: (col_eq (col_add e_31 e_34)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_37 : 'cV[R]_N := t_35 + (0 : 'cV[R]_N).
have e_38 : t_37 = (col (fun i => (gain i 0) * (h_24 i 0))) by apply: (col_eq (col_add e_36 e_25)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_39 : R := dot upstream t_37.
have [m_3 M_3] := some_number (part xpredT (fun i => (gain i 0) * (h_24 i 0) * (upstream i 0))).
have d_41 : whole (fun i => (gain i 0) * (h_24 i 0) * (upstream i 0)) = m_3 by apply: (num_eq M_3); clear - R; first [reflexivity | ring].
have d_42 : whole (fun i => ((upstream i 0)) * ((gain i 0) * (h_24 i 0))) = m_3 by apply: (whole_eq _ d_41) => i; clear - R; first [reflexivity | ring].
have e_40 : t_39 = m_3 by apply: (dot_node e_2 e_38 d_42); done.
pose t_43 : R := t_26 + t_39.
have e_44 : t_43 = m_3 by apply: (num_eq (num2 (fun a b : R => a + b) e_27 e_40)); cbv beta; clear - R; first [reflexivity | ring].
pose t_45 : R := dot G1_14 h_24.
have d_47 : whole (fun i => ((gain i 0) * (upstream i 0)) * ((h_24 i 0))) = m_3 by apply: (whole_eq _ d_41) => i; clear - R; first [reflexivity | ring].
have e_46 : t_45 = m_3 by apply: (dot_node e_15 e_32 d_47); done.
apply: (num_eq e_44); apply: esym; apply: (num_eq e_46); clear - R; first [reflexivity | ring].
pose t_49 : 'cV[R]_N := had upstream gain.
have e_50 : t_49 = (col (fun i => (gain i 0) * (upstream i 0))) by apply: (col_eq (col_had e_2 e_3)) => i; reduce; clear - R; first [reflexivity | ring].
have C_48 : G1_14 = t_49 by apply: (col_same e_15 e_50) => i; clear - R; first [reflexivity | ring].
exists G1_14; split; first exact: C_16.
exact: C_48.
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
have e_1 : activation = (col (fun i => (activation i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_2 : R := sumv activation.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_4 : 0 <= n - 1 by rewrite subr_ge0.
have [m_1 M_1] := some_number (part xpredT (fun i => (activation i 0))).
have e_3 : t_2 = m_1 by apply: (sum_node e_1 M_1); clear - R; first [reflexivity | ring].
have e_5 : N%:R = n by apply: (num_eq En); clear - R; first [reflexivity | ring].
pose t_6 : R := t_2 / N%:R.
have NZ_8 := lt0r_neq0 N_pos.
have e_7 : t_6 = (m_1 / (n)) by apply: (num_eq (num2 (fun a b : R => a / b) e_3 e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose G1_9 : 'cV[R]_N := (col (fun i => (1 / (n)) * (1))).
have e_10 : G1_9 = (col (fun i => (1 / (n)) * (1))) by [].
have C_11 : is_gradient (fun activation : 'cV[R]_N => sumv activation / N%:R) activation G1_9.
have size_ge0 := @size1_ge0 R N.
have D_12 := VD_at activation.
have D_13 := D_sumv size_ge0 D_12.
have D_14 := D_const size_ge0 N%:R.
have NZ_15 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_16 : N%:R != 0 := nz_is e_5 NZ_15.
have D_17 := D_inv size_ge0 C_16 D_14.
have D_18 := D_mul size_ge0 D_13 D_17.
apply: (gradient_by (F := (fun activation : 'cV[R]_N => sumv activation / N%:R)) D_18) => h_19.
have e_20 : h_19 = (col (fun i => (h_19 i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_21 : R := sumv h_19.
have [m_2 M_2] := some_number (part xpredT (fun i => (h_19 i 0))).
have e_22 : t_21 = m_2 by apply: (sum_node e_20 M_2); clear - R; first [reflexivity | ring].
pose t_23 : R := N%:R^-1.
have e_24 : t_23 = (1 / (n)) by apply: (num_eq (num1 (fun a : R => a^-1) e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_25 : R := t_21 * t_23.
have e_26 : t_25 = (m_2 / (n)) by apply: (num_eq (num2 (fun a b : R => a * b) e_22 e_24)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_27 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
pose t_28 : R := t_23 * (0 : R).
have e_29 : t_28 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_24 e_27)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_30 : R := t_23 * t_28.
have e_31 : t_30 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_24 e_29)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_32 : R := - t_30.
have e_33 : t_32 = 0 by apply: (num_eq (num1 (fun a : R => - a) e_31)); cbv beta; clear - R; first [reflexivity | ring].
pose t_34 : R := t_2 * t_32.
have e_35 : t_34 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_3 e_33)); cbv beta; clear - R; first [reflexivity | ring].
pose t_36 : R := t_25 + t_34.
have e_37 : t_36 = (m_2 / (n)) by apply: (num_eq (num2 (fun a b : R => a + b) e_26 e_35)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_38 : R := dot G1_9 h_19.
have d_40 : whole (fun i => (1 / (n)) * ((h_19 i 0))) = (m_2 / (n)) by apply: (num_eq (partZ (1 / (n)) M_2)); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_41 : whole (fun i => ((1 / (n)) * (1)) * ((h_19 i 0))) = (m_2 / (n)) by apply: (whole_eq _ d_40) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_39 : t_38 = (m_2 / (n)) by apply: (dot_node e_10 e_20 d_41); done.
apply: (num_eq e_37); apply: esym; apply: (num_eq e_39); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have NZ_42 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_43 : N%:R != 0 := nz_is e_5 NZ_42.
pose t_45 : R := N%:R^-1.
have e_46 : t_45 = (1 / (n)) by apply: (num_eq (num1 (fun a : R => a^-1) e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_47 : (ones : 'cV[R]_N) = (col (fun i => 1)) by apply: (col_eq (col_ones R N)) => i; clear - R; first [reflexivity | ring].
pose t_48 : 'cV[R]_N := t_45 *: (ones : 'cV[R]_N).
have e_49 : t_48 = (col (fun i => (1 / (n)) * (1))) by apply: (col_eq (col_scale e_46 e_47)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have C_44 : G1_9 = t_48 by apply: (col_same e_10 e_49) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
exists G1_9; split; first exact: C_11.
split; first exact: C_43.
exact: C_44.
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
have e_1 : activation = (col (fun i => (activation i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_2 : R := sumv activation.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_4 : 0 <= n - 1 by rewrite subr_ge0.
have [m_1 M_1] := some_number (part xpredT (fun i => (activation i 0))).
have e_3 : t_2 = m_1 by apply: (sum_node e_1 M_1); clear - R; first [reflexivity | ring].
have e_5 : N%:R = n by apply: (num_eq En); clear - R; first [reflexivity | ring].
pose t_6 : R := t_2 / N%:R.
have NZ_8 := lt0r_neq0 N_pos.
have e_7 : t_6 = (m_1 / (n)) by apply: (num_eq (num2 (fun a b : R => a / b) e_3 e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_9 : (ones : 'cV[R]_N) = (col (fun i => 1)) by apply: (col_eq (col_ones R N)) => i; clear - R; first [reflexivity | ring].
pose t_10 : 'cV[R]_N := t_6 *: (ones : 'cV[R]_N).
have e_11 : t_10 = (col (fun i => (m_1 / (n)) * (1))) by apply: (col_eq (col_scale e_7 e_9)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_12 : 'cV[R]_N := activation - t_10.
have e_13 : t_12 = (col (fun i => (activation i 0) + ((- m_1) / (n)) * (1))) by apply: (col_eq (col_sub e_1 e_11)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose J1_14 : 'M[R]_N := (opr (fun i => 1) [:: ((fun i => 1), (fun i => ((- 1) / (n)) * (1)))]).
have e_15 : J1_14 = (opr (fun i => 1) [:: ((fun i => 1), (fun i => ((- 1) / (n)) * (1)))]) by [].
have C_16 : is_jacobian (fun activation : 'cV[R]_N => activation - (sumv activation / N%:R) *: ones) activation J1_14.
have size_ge0 := @size1_ge0 R N.
have D_17 := VD_at activation.
have D_18 := D_sumv size_ge0 D_17.
have D_19 := D_const size_ge0 N%:R.
have NZ_20 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_21 : N%:R != 0 := nz_is e_5 NZ_20.
have D_22 := D_inv size_ge0 C_21 D_19.
have D_23 := D_mul size_ge0 D_18 D_22.
have D_24 := VD_const size_ge0 (ones : 'cV[R]_N).
have D_25 := VD_scale size_ge0 D_23 D_24.
have D_26 := VD_sub D_17 D_25.
apply: (jacobian_by (F := (fun activation : 'cV[R]_N => activation - (sumv activation / N%:R) *: ones)) D_26) => h_27.
have e_28 : h_27 = (col (fun i => (h_27 i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_29 : R := sumv h_27.
have [m_2 M_2] := some_number (part xpredT (fun i => (h_27 i 0))).
have e_30 : t_29 = m_2 by apply: (sum_node e_28 M_2); clear - R; first [reflexivity | ring].
pose t_31 : R := N%:R^-1.
have e_32 : t_31 = (1 / (n)) by apply: (num_eq (num1 (fun a : R => a^-1) e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_33 : R := t_29 * t_31.
have e_34 : t_33 = (m_2 / (n)) by apply: (num_eq (num2 (fun a b : R => a * b) e_30 e_32)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_35 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
pose t_36 : R := t_31 * (0 : R).
have e_37 : t_36 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_32 e_35)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_38 : R := t_31 * t_36.
have e_39 : t_38 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_32 e_37)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_40 : R := - t_38.
have e_41 : t_40 = 0 by apply: (num_eq (num1 (fun a : R => - a) e_39)); cbv beta; clear - R; first [reflexivity | ring].
pose t_42 : R := t_2 * t_40.
have e_43 : t_42 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_3 e_41)); cbv beta; clear - R; first [reflexivity | ring].
pose t_44 : R := t_33 + t_42.
have e_45 : t_44 = (m_2 / (n)) by apply: (num_eq (num2 (fun a b : R => a + b) e_34 e_43)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_46 : 'cV[R]_N := t_44 *: (ones : 'cV[R]_N).
have e_47 : t_46 = (col (fun i => (m_2 / (n)) * (1))) by apply: (col_eq (col_scale e_45 e_9)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_48 : (0 : 'cV[R]_N) = (col (fun i => 0)) by apply: (col_eq (col_zero R N)) => i; clear - R; first [reflexivity | ring].
pose t_49 : 'cV[R]_N := t_6 *: (0 : 'cV[R]_N).
have e_50 : t_49 = (col (fun i => 0)) by apply: (col_eq (col_scale e_7 e_48)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_51 : 'cV[R]_N := t_46 + t_49.
have e_52 : t_51 = (col (fun i => (m_2 / (n)) * (1))) by apply: (col_eq (col_add e_47 e_50)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_53 : 'cV[R]_N := h_27 - t_51.
have e_54 : t_53 = (col (fun i => (h_27 i 0) + ((- m_2) / (n)) * (1))) by apply: (col_eq (col_sub e_28 e_52)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_55 : 'cV[R]_N := J1_14 *m h_27.
have d_57 : whole (fun i => ((- 1) / (n)) * ((h_27 i 0))) = ((- m_2) / (n)) by apply: (num_eq (partZ ((- 1) / (n)) M_2)); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_58 : whole (fun i => (((- 1) / (n)) * (1)) * ((h_27 i 0))) = ((- m_2) / (n)) by apply: (whole_eq _ d_57) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_56 : t_55 = (col (fun i => (h_27 i 0) + ((- m_2) / (n)) * (1))) by apply: (col_eq (opr_apply (s := [:: ((- m_2) / (n))]) e_15 e_28 (conj d_58 I))) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
apply: (col_same e_54 e_56) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have NZ_59 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_60 : N%:R != 0 := nz_is e_5 NZ_59.
have e_62 : (1%:M : 'M[R]_N) = (opr (fun i => 1) [:: ]) by apply: (opr_eq (opr_id R N)); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
have e_63 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose t_64 : R := (1 : R) / N%:R.
have e_65 : t_64 = (1 / (n)) by apply: (num_eq (num2 (fun a b : R => a / b) e_63 e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_66 : 'M[R]_N := outer (ones : 'cV[R]_N) (ones : 'cV[R]_N).
have e_67 : t_66 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => 1))]) by apply: (opr_eq (opr_outer e_9 e_9)); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_68 : 'M[R]_N := t_64 *: t_66.
have e_69 : t_68 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => (1 / (n)) * (1)))]) by apply: (opr_eq (opr_scale e_65 e_67)); [move=> i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring]].
pose t_70 : 'M[R]_N := (1%:M : 'M[R]_N) - t_68.
have e_71 : t_70 = (opr (fun i => 1) [:: ((fun i => 1), (fun i => ((- 1) / (n)) * (1)))]) by apply: (opr_eq (opr_sub e_62 e_69)); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring]].
have C_61 : J1_14 = t_70 by apply: (opr_same e_15 e_71); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring]].
exists J1_14; split; first exact: C_16.
split; first exact: C_60.
exact: C_61.
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
have e_1 : activation = (col (fun i => (activation i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_2 : R := sumv activation.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_4 : 0 <= n - 1 by rewrite subr_ge0.
have [m_2 M_2] := some_number (part xpredT (fun i => (activation i 0))).
have e_3 : t_2 = m_2 by apply: (sum_node e_1 M_2); clear - R; first [reflexivity | ring].
have e_5 : N%:R = n by apply: (num_eq En); clear - R; first [reflexivity | ring].
pose t_6 : R := t_2 / N%:R.
have NZ_8 := lt0r_neq0 N_pos.
have e_7 : t_6 = (m_2 / (n)) by apply: (num_eq (num2 (fun a b : R => a / b) e_3 e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_9 : (ones : 'cV[R]_N) = (col (fun i => 1)) by apply: (col_eq (col_ones R N)) => i; clear - R; first [reflexivity | ring].
pose t_10 : 'cV[R]_N := t_6 *: (ones : 'cV[R]_N).
have e_11 : t_10 = (col (fun i => (m_2 / (n)) * (1))) by apply: (col_eq (col_scale e_7 e_9)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_12 : 'cV[R]_N := activation - t_10.
have e_13 : t_12 = (col (fun i => (activation i 0) + ((- m_2) / (n)) * (1))) by apply: (col_eq (col_sub e_1 e_11)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_14 : R := dot t_12 t_12.
have [m_3 M_3] := some_number (part xpredT (fun i => (activation i 0) ^+ 2)).
have S_16 : 0 <= m_3 by rewrite -M_3; apply: part_ge0 => i; sgn.
have d_17 : whole (fun i => (activation i 0) ^+ 2 + ((- 2%:R * m_2) / (n)) * ((activation i 0)) + ((m_2 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_3 - m_2 ^+ 2) / (n)) by apply: (num_eq (partD (partD M_3 (partZ ((- 2%:R * m_2) / (n)) M_2)) (partZ ((m_2 ^+ 2) / (n ^+ 2)) (whole_ones En)))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_18 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_3 - m_2 ^+ 2) / (n)) by apply: (whole_eq _ d_17) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_15 : t_14 = ((n * m_3 - m_2 ^+ 2) / (n)) by apply: (dot_node e_13 e_13 d_18); done.
pose t_19 : R := t_14 / N%:R.
have e_20 : t_19 = ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a / b) e_15 e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_21 : eps = eps by [].
pose t_22 : R := t_19 + eps.
have e_23 : t_22 = ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_20 e_21)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose G1_24 : 'cV[R]_N := (col (fun i => ((- 2%:R * m_2) / (n ^+ 2)) * (1) + (2%:R / (n)) * ((activation i 0)))).
have e_25 : G1_24 = (col (fun i => ((- 2%:R * m_2) / (n ^+ 2)) * (1) + (2%:R / (n)) * ((activation i 0)))) by [].
have C_26 : is_gradient (fun activation : 'cV[R]_N => dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps) activation G1_24.
have size_ge0 := @size1_ge0 R N.
have D_27 := VD_at activation.
have D_28 := D_sumv size_ge0 D_27.
have D_29 := D_const size_ge0 N%:R.
have NZ_30 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_31 : N%:R != 0 := nz_is e_5 NZ_30.
have D_32 := D_inv size_ge0 C_31 D_29.
have D_33 := D_mul size_ge0 D_28 D_32.
have D_34 := VD_const size_ge0 (ones : 'cV[R]_N).
have D_35 := VD_scale size_ge0 D_33 D_34.
have D_36 := VD_sub D_27 D_35.
have D_37 := D_dot size_ge0 D_36 D_36.
have NZ_38 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_39 : N%:R != 0 := nz_is e_5 NZ_38.
have D_40 := D_inv size_ge0 C_39 D_29.
have D_41 := D_mul size_ge0 D_37 D_40.
have D_42 := D_const size_ge0 eps.
have D_43 := D_add D_41 D_42.
apply: (gradient_by (F := (fun activation : 'cV[R]_N => dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps)) D_43) => h_44.
have e_45 : h_44 = (col (fun i => (h_44 i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_46 : R := sumv h_44.
have [m_4 M_4] := some_number (part xpredT (fun i => (h_44 i 0))).
have e_47 : t_46 = m_4 by apply: (sum_node e_45 M_4); clear - R; first [reflexivity | ring].
pose t_48 : R := N%:R^-1.
have e_49 : t_48 = (1 / (n)) by apply: (num_eq (num1 (fun a : R => a^-1) e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_50 : R := t_46 * t_48.
have e_51 : t_50 = (m_4 / (n)) by apply: (num_eq (num2 (fun a b : R => a * b) e_47 e_49)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_52 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
pose t_53 : R := t_48 * (0 : R).
have e_54 : t_53 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_49 e_52)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_55 : R := t_48 * t_53.
have e_56 : t_55 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_49 e_54)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_57 : R := - t_55.
have e_58 : t_57 = 0 by apply: (num_eq (num1 (fun a : R => - a) e_56)); cbv beta; clear - R; first [reflexivity | ring].
pose t_59 : R := t_2 * t_57.
have e_60 : t_59 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_3 e_58)); cbv beta; clear - R; first [reflexivity | ring].
pose t_61 : R := t_50 + t_59.
have e_62 : t_61 = (m_4 / (n)) by apply: (num_eq (num2 (fun a b : R => a + b) e_51 e_60)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_63 : 'cV[R]_N := t_61 *: (ones : 'cV[R]_N).
have e_64 : t_63 = (col (fun i => (m_4 / (n)) * (1))) by apply: (col_eq (col_scale e_62 e_9)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_65 : (0 : 'cV[R]_N) = (col (fun i => 0)) by apply: (col_eq (col_zero R N)) => i; clear - R; first [reflexivity | ring].
pose t_66 : 'cV[R]_N := t_6 *: (0 : 'cV[R]_N).
have e_67 : t_66 = (col (fun i => 0)) by apply: (col_eq (col_scale e_7 e_65)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_68 : 'cV[R]_N := t_63 + t_66.
have e_69 : t_68 = (col (fun i => (m_4 / (n)) * (1))) by apply: (col_eq (col_add e_64 e_67)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_70 : 'cV[R]_N := h_44 - t_68.
have e_71 : t_70 = (col (fun i => (h_44 i 0) + ((- m_4) / (n)) * (1))) by apply: (col_eq (col_sub e_45 e_69)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_72 : R := dot t_70 t_12.
have [m_5 M_5] := some_number (part xpredT (fun i => (activation i 0) * (h_44 i 0))).
have d_74 : whole (fun i => (activation i 0) * (h_44 i 0) + ((- m_2) / (n)) * ((h_44 i 0)) + ((- m_4) / (n)) * ((activation i 0)) + ((m_2 * m_4) / (n ^+ 2)) * (1)) = ((n * m_5 - m_2 * m_4) / (n)) by apply: (num_eq (partD (partD (partD M_5 (partZ ((- m_2) / (n)) M_4)) (partZ ((- m_4) / (n)) M_2)) (partZ ((m_2 * m_4) / (n ^+ 2)) (whole_ones En)))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_75 : whole (fun i => ((h_44 i 0) + ((- m_4) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_5 - m_2 * m_4) / (n)) by apply: (whole_eq _ d_74) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_73 : t_72 = ((n * m_5 - m_2 * m_4) / (n)) by apply: (dot_node e_71 e_13 d_75); done.
pose t_76 : R := dot t_12 t_70.
have d_78 : whole (fun i => (activation i 0) * (h_44 i 0) + ((- m_4) / (n)) * ((activation i 0)) + ((- m_2) / (n)) * ((h_44 i 0)) + ((m_2 * m_4) / (n ^+ 2)) * (1)) = ((n * m_5 - m_2 * m_4) / (n)) by apply: (num_eq (partD (partD (partD M_5 (partZ ((- m_4) / (n)) M_2)) (partZ ((- m_2) / (n)) M_4)) (partZ ((m_2 * m_4) / (n ^+ 2)) (whole_ones En)))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_79 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((h_44 i 0) + ((- m_4) / (n)) * (1))) = ((n * m_5 - m_2 * m_4) / (n)) by apply: (whole_eq _ d_78) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_77 : t_76 = ((n * m_5 - m_2 * m_4) / (n)) by apply: (dot_node e_13 e_71 d_79); done.
pose t_80 : R := t_72 + t_76.
have e_81 : t_80 = ((2%:R * n * m_5 - 2%:R * m_2 * m_4) / (n)) by apply: (num_eq (num2 (fun a b : R => a + b) e_73 e_77)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_82 : R := t_80 * t_48.
have e_83 : t_82 = ((2%:R * n * m_5 - 2%:R * m_2 * m_4) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a * b) e_81 e_49)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_84 : R := t_14 * t_57.
have e_85 : t_84 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_15 e_58)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_86 : R := t_82 + t_84.
have e_87 : t_86 = ((2%:R * n * m_5 - 2%:R * m_2 * m_4) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_83 e_85)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_88 : R := t_86 + (0 : R).
have e_89 : t_88 = ((2%:R * n * m_5 - 2%:R * m_2 * m_4) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_87 e_52)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_90 : R := dot G1_24 h_44.
have d_92 : whole (fun i => ((- 2%:R * m_2) / (n ^+ 2)) * ((h_44 i 0)) + (2%:R / (n)) * ((activation i 0) * (h_44 i 0))) = ((2%:R * n * m_5 - 2%:R * m_2 * m_4) / (n ^+ 2)) by apply: (num_eq (partD (partZ ((- 2%:R * m_2) / (n ^+ 2)) M_4) (partZ (2%:R / (n)) M_5))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_93 : whole (fun i => (((- 2%:R * m_2) / (n ^+ 2)) * (1) + (2%:R / (n)) * ((activation i 0))) * ((h_44 i 0))) = ((2%:R * n * m_5 - 2%:R * m_2 * m_4) / (n ^+ 2)) by apply: (whole_eq _ d_92) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_91 : t_90 = ((2%:R * n * m_5 - 2%:R * m_2 * m_4) / (n ^+ 2)) by apply: (dot_node e_25 e_45 d_93); done.
apply: (num_eq e_89); apply: esym; apply: (num_eq e_91); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have NZ_94 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_95 : N%:R != 0 := nz_is e_5 NZ_94.
have e_97 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_98 : R := (2%:R : R) / N%:R.
have e_99 : t_98 = (2%:R / (n)) by apply: (num_eq (num2 (fun a b : R => a / b) e_97 e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_100 : 'cV[R]_N := t_98 *: t_12.
have e_101 : t_100 = (col (fun i => (2%:R / (n)) * ((activation i 0)) + ((- 2%:R * m_2) / (n ^+ 2)) * (1))) by apply: (col_eq (col_scale e_99 e_13)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have C_96 : G1_24 = t_100 by apply: (col_same e_25 e_101) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
exists G1_24; split; first exact: C_26.
split; first exact: C_95.
exact: C_96.
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
have e_1 : activation = (col (fun i => (activation i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_2 : R := sumv activation.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_4 : 0 <= n - 1 by rewrite subr_ge0.
have [m_2 M_2] := some_number (part xpredT (fun i => (activation i 0))).
have e_3 : t_2 = m_2 by apply: (sum_node e_1 M_2); clear - R; first [reflexivity | ring].
have e_5 : N%:R = n by apply: (num_eq En); clear - R; first [reflexivity | ring].
pose t_6 : R := t_2 / N%:R.
have NZ_8 := lt0r_neq0 N_pos.
have e_7 : t_6 = (m_2 / (n)) by apply: (num_eq (num2 (fun a b : R => a / b) e_3 e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_9 : (ones : 'cV[R]_N) = (col (fun i => 1)) by apply: (col_eq (col_ones R N)) => i; clear - R; first [reflexivity | ring].
pose t_10 : 'cV[R]_N := t_6 *: (ones : 'cV[R]_N).
have e_11 : t_10 = (col (fun i => (m_2 / (n)) * (1))) by apply: (col_eq (col_scale e_7 e_9)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_12 : 'cV[R]_N := activation - t_10.
have e_13 : t_12 = (col (fun i => (activation i 0) + ((- m_2) / (n)) * (1))) by apply: (col_eq (col_sub e_1 e_11)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_14 : R := dot t_12 t_12.
have [m_3 M_3] := some_number (part xpredT (fun i => (activation i 0) ^+ 2)).
have S_16 : 0 <= m_3 by rewrite -M_3; apply: part_ge0 => i; sgn.
have d_17 : whole (fun i => (activation i 0) ^+ 2 + ((- 2%:R * m_2) / (n)) * ((activation i 0)) + ((m_2 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_3 - m_2 ^+ 2) / (n)) by apply: (num_eq (partD (partD M_3 (partZ ((- 2%:R * m_2) / (n)) M_2)) (partZ ((m_2 ^+ 2) / (n ^+ 2)) (whole_ones En)))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_18 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_3 - m_2 ^+ 2) / (n)) by apply: (whole_eq _ d_17) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_15 : t_14 = ((n * m_3 - m_2 ^+ 2) / (n)) by apply: (dot_node e_13 e_13 d_18); done.
pose t_19 : R := t_14 / N%:R.
have e_20 : t_19 = ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a / b) e_15 e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_21 : eps = eps by [].
pose t_22 : R := t_19 + eps.
have e_23 : t_22 = ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_20 e_21)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have H_24 := pos_of H0 e_23.
have NZ_25 := lt0r_neq0 H_24.
have NZ_26 : (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) != 0 by apply: (nz_factor (f := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2)) (r := (1 / (n ^+ 2))) NZ_25 _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have g_27 : part xpredT (fun i => (1) * (1)) = n by apply: (part_eq _ (whole_ones En)) => i; clear - R; first [reflexivity | ring].
have g_28 : part xpredT (fun i => ((activation i 0)) * ((activation i 0))) = m_3 by apply: (part_eq _ M_3) => i; clear - R; first [reflexivity | ring].
have g_29 : part xpredT (fun i => (1) * ((activation i 0))) = m_2 by apply: (part_eq _ M_2) => i; clear - R; first [reflexivity | ring].
have G_30 := gram g_27 g_28 g_29.
have S_31 : 0 <= (n * m_3 - m_2 ^+ 2) by apply: (nneg_is _ G_30); clear - R; ring.
have g_32 : part xpredT (fun i => (1) * (1)) = n by apply: (part_eq _ (whole_ones En)) => i; clear - R; first [reflexivity | ring].
have g_33 : part xpredT (fun i => ((activation i 0)) * ((activation i 0))) = m_3 by apply: (part_eq _ M_3) => i; clear - R; first [reflexivity | ring].
have g_34 : part xpredT (fun i => (1) * ((activation i 0))) = m_2 by apply: (part_eq _ M_2) => i; clear - R; first [reflexivity | ring].
have G_35 := gram g_32 g_33 g_34.
have S_36 : 0 <= (n * m_3 - m_2 ^+ 2) by apply: (nneg_is _ G_35); clear - R; ring.
have g_37 : part xpredT (fun i => (1) * (1)) = n by apply: (part_eq _ (whole_ones En)) => i; clear - R; first [reflexivity | ring].
have g_38 : part xpredT (fun i => ((activation i 0)) * ((activation i 0))) = m_3 by apply: (part_eq _ M_3) => i; clear - R; first [reflexivity | ring].
have g_39 : part xpredT (fun i => (1) * ((activation i 0))) = m_2 by apply: (part_eq _ M_2) => i; clear - R; first [reflexivity | ring].
have G_40 := gram g_37 g_38 g_39.
have S_41 : 0 <= (n * m_3 - m_2 ^+ 2) by apply: (nneg_is _ G_40); clear - R; ring.
have S_42 : 0 < (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by apply: (pos_quotient H_24 (r := (n ^+ 2))); [sgn | clear - NZ_8 R; first [reflexivity | field; nz | ring]].
have e_43 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose t_44 : R := Num.sqrt t_22.
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by exact: (root_pos S_42).
have S_46 : 0 <= (r_4 / (n)) by apply: (nneg_is (c := r_4 * n^-1)); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | sgn].
have e_45 : t_44 = (r_4 / (n)) by apply: (sqrt_node e_23 S_46); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_47 : R := (1 : R) / t_44.
have NZ_49 := lt0r_neq0 S_r4.
have e_48 : t_47 = ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a / b) e_43 e_45)); cbv beta; clear - NZ_49 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose G1_50 : 'cV[R]_N := (col (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))).
have e_51 : G1_50 = (col (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))) by [].
have C_52 : is_gradient (fun activation : 'cV[R]_N => 1 / Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps)) activation G1_50.
have size_ge0 := @size1_ge0 R N.
have D_53 := D_const size_ge0 (1 : R).
have D_54 := VD_at activation.
have D_55 := D_sumv size_ge0 D_54.
have D_56 := D_const size_ge0 N%:R.
have NZ_57 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_58 : N%:R != 0 := nz_is e_5 NZ_57.
have D_59 := D_inv size_ge0 C_58 D_56.
have D_60 := D_mul size_ge0 D_55 D_59.
have D_61 := VD_const size_ge0 (ones : 'cV[R]_N).
have D_62 := VD_scale size_ge0 D_60 D_61.
have D_63 := VD_sub D_54 D_62.
have D_64 := D_dot size_ge0 D_63 D_63.
have NZ_65 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_66 : N%:R != 0 := nz_is e_5 NZ_65.
have D_67 := D_inv size_ge0 C_66 D_56.
have D_68 := D_mul size_ge0 D_64 D_67.
have D_69 := D_const size_ge0 eps.
have D_70 := D_add D_68 D_69.
have S_72 : 0 < ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (pos_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2)); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | sgn].
have C_71 : 0 < t_22 := pos_is e_23 S_72.
have D_73 := D_sqrt size_ge0 C_71 D_70.
have NZ_74 : (r_4 / (n)) != 0 by apply: (nz_is (c := (r_4 * n^-1))); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_49 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_75 : t_44 != 0 := nz_is e_45 NZ_74.
have D_76 := D_inv size_ge0 C_75 D_73.
have D_77 := D_mul size_ge0 D_53 D_76.
apply: (gradient_by (F := (fun activation : 'cV[R]_N => 1 / Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))) D_77) => h_78.
have e_79 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
pose t_80 : R := t_44^-1.
have e_81 : t_80 = ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_45)); cbv beta; clear - NZ_49 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_82 : R := (0 : R) * t_80.
have e_83 : t_82 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_79 e_81)); cbv beta; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_84 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_85 : R := (2%:R : R) * t_44.
have e_86 : t_85 = ((2%:R * r_4) / (n)) by apply: (num_eq (num2 (fun a b : R => a * b) e_84 e_45)); cbv beta; clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_87 : R := t_85^-1.
have NZ_89 : (2%:R * r_4) != 0 :> R by apply: (nz_is (c := (2%:R * r_4))); [clear - R; ring | clear - NZ_49 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_88 : t_87 = ((n * r_4) / (2%:R * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_86)); cbv beta; clear - NZ_49 NZ_89 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_90 : h_78 = (col (fun i => (h_78 i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_91 : R := sumv h_78.
have [m_5 M_5] := some_number (part xpredT (fun i => (h_78 i 0))).
have e_92 : t_91 = m_5 by apply: (sum_node e_90 M_5); clear - R; first [reflexivity | ring].
pose t_93 : R := N%:R^-1.
have e_94 : t_93 = (1 / (n)) by apply: (num_eq (num1 (fun a : R => a^-1) e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_95 : R := t_91 * t_93.
have e_96 : t_95 = (m_5 / (n)) by apply: (num_eq (num2 (fun a b : R => a * b) e_92 e_94)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_97 : R := t_93 * (0 : R).
have e_98 : t_97 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_94 e_79)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_99 : R := t_93 * t_97.
have e_100 : t_99 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_94 e_98)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_101 : R := - t_99.
have e_102 : t_101 = 0 by apply: (num_eq (num1 (fun a : R => - a) e_100)); cbv beta; clear - R; first [reflexivity | ring].
pose t_103 : R := t_2 * t_101.
have e_104 : t_103 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_3 e_102)); cbv beta; clear - R; first [reflexivity | ring].
pose t_105 : R := t_95 + t_103.
have e_106 : t_105 = (m_5 / (n)) by apply: (num_eq (num2 (fun a b : R => a + b) e_96 e_104)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_107 : 'cV[R]_N := t_105 *: (ones : 'cV[R]_N).
have e_108 : t_107 = (col (fun i => (m_5 / (n)) * (1))) by apply: (col_eq (col_scale e_106 e_9)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_109 : (0 : 'cV[R]_N) = (col (fun i => 0)) by apply: (col_eq (col_zero R N)) => i; clear - R; first [reflexivity | ring].
pose t_110 : 'cV[R]_N := t_6 *: (0 : 'cV[R]_N).
have e_111 : t_110 = (col (fun i => 0)) by apply: (col_eq (col_scale e_7 e_109)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_112 : 'cV[R]_N := t_107 + t_110.
have e_113 : t_112 = (col (fun i => (m_5 / (n)) * (1))) by apply: (col_eq (col_add e_108 e_111)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_114 : 'cV[R]_N := h_78 - t_112.
have e_115 : t_114 = (col (fun i => (h_78 i 0) + ((- m_5) / (n)) * (1))) by apply: (col_eq (col_sub e_90 e_113)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_116 : R := dot t_114 t_12.
have [m_6 M_6] := some_number (part xpredT (fun i => (activation i 0) * (h_78 i 0))).
have d_118 : whole (fun i => (activation i 0) * (h_78 i 0) + ((- m_2) / (n)) * ((h_78 i 0)) + ((- m_5) / (n)) * ((activation i 0)) + ((m_2 * m_5) / (n ^+ 2)) * (1)) = ((n * m_6 - m_2 * m_5) / (n)) by apply: (num_eq (partD (partD (partD M_6 (partZ ((- m_2) / (n)) M_5)) (partZ ((- m_5) / (n)) M_2)) (partZ ((m_2 * m_5) / (n ^+ 2)) (whole_ones En)))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_119 : whole (fun i => ((h_78 i 0) + ((- m_5) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_6 - m_2 * m_5) / (n)) by apply: (whole_eq _ d_118) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_117 : t_116 = ((n * m_6 - m_2 * m_5) / (n)) by apply: (dot_node e_115 e_13 d_119); done.
pose t_120 : R := dot t_12 t_114.
have d_122 : whole (fun i => (activation i 0) * (h_78 i 0) + ((- m_5) / (n)) * ((activation i 0)) + ((- m_2) / (n)) * ((h_78 i 0)) + ((m_2 * m_5) / (n ^+ 2)) * (1)) = ((n * m_6 - m_2 * m_5) / (n)) by apply: (num_eq (partD (partD (partD M_6 (partZ ((- m_5) / (n)) M_2)) (partZ ((- m_2) / (n)) M_5)) (partZ ((m_2 * m_5) / (n ^+ 2)) (whole_ones En)))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_123 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((h_78 i 0) + ((- m_5) / (n)) * (1))) = ((n * m_6 - m_2 * m_5) / (n)) by apply: (whole_eq _ d_122) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_121 : t_120 = ((n * m_6 - m_2 * m_5) / (n)) by apply: (dot_node e_13 e_115 d_123); done.
pose t_124 : R := t_116 + t_120.
have e_125 : t_124 = ((2%:R * n * m_6 - 2%:R * m_2 * m_5) / (n)) by apply: (num_eq (num2 (fun a b : R => a + b) e_117 e_121)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_126 : R := t_124 * t_93.
have e_127 : t_126 = ((2%:R * n * m_6 - 2%:R * m_2 * m_5) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a * b) e_125 e_94)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_128 : R := t_14 * t_101.
have e_129 : t_128 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_15 e_102)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_130 : R := t_126 + t_128.
have e_131 : t_130 = ((2%:R * n * m_6 - 2%:R * m_2 * m_5) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_127 e_129)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_132 : R := t_130 + (0 : R).
have e_133 : t_132 = ((2%:R * n * m_6 - 2%:R * m_2 * m_5) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_131 e_79)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_134 : R := t_87 * t_132.
have e_135 : t_134 = ((n * r_4 * m_6 - m_2 * r_4 * m_5) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a * b) e_88 e_133)); cbv beta; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_136 : R := t_80 * t_134.
have e_137 : t_136 = ((n * m_6 - m_2 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a * b) e_81 e_135)); cbv beta; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_138 : R := t_80 * t_136.
have e_139 : t_138 = ((n ^+ 2 * r_4 * m_6 - n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a * b) e_81 e_137)); cbv beta; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_140 : R := - t_138.
have e_141 : t_140 = ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (num1 (fun a : R => - a) e_139)); cbv beta; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_142 : R := (1 : R) * t_140.
have e_143 : t_142 = ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a * b) e_43 e_141)); cbv beta; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_144 : R := t_82 + t_142.
have e_145 : t_144 = ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_83 e_143)); cbv beta; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_146 : R := dot G1_50 h_78.
have d_148 : whole (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((h_78 i 0)) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (h_78 i 0))) = ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (partD (partZ ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_5) (partZ ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_6))); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_149 : whole (fun i => (((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) * ((h_78 i 0))) = ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (whole_eq _ d_148) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_147 : t_146 = ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (dot_node e_51 e_90 d_149); done.
apply: (num_eq e_145); apply: esym; apply: (num_eq e_147); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose G2_150 : 'cV[R]_N := (col (fun i => ((- 2%:R * m_2) / (n ^+ 2)) * (1) + (2%:R / (n)) * ((activation i 0)))).
have e_151 : G2_150 = (col (fun i => ((- 2%:R * m_2) / (n ^+ 2)) * (1) + (2%:R / (n)) * ((activation i 0)))) by [].
have C_152 : is_gradient (fun activation : 'cV[R]_N => dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps) activation G2_150.
have size_ge0 := @size1_ge0 R N.
have D_153 := VD_at activation.
have D_154 := D_sumv size_ge0 D_153.
have D_155 := D_const size_ge0 N%:R.
have NZ_156 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_157 : N%:R != 0 := nz_is e_5 NZ_156.
have D_158 := D_inv size_ge0 C_157 D_155.
have D_159 := D_mul size_ge0 D_154 D_158.
have D_160 := VD_const size_ge0 (ones : 'cV[R]_N).
have D_161 := VD_scale size_ge0 D_159 D_160.
have D_162 := VD_sub D_153 D_161.
have D_163 := D_dot size_ge0 D_162 D_162.
have NZ_164 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_165 : N%:R != 0 := nz_is e_5 NZ_164.
have D_166 := D_inv size_ge0 C_165 D_155.
have D_167 := D_mul size_ge0 D_163 D_166.
have D_168 := D_const size_ge0 eps.
have D_169 := D_add D_167 D_168.
apply: (gradient_by (F := (fun activation : 'cV[R]_N => dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps)) D_169) => h_170.
have e_171 : h_170 = (col (fun i => (h_170 i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_172 : R := sumv h_170.
have [m_7 M_7] := some_number (part xpredT (fun i => (h_170 i 0))).
have e_173 : t_172 = m_7 by apply: (sum_node e_171 M_7); clear - R; first [reflexivity | ring].
pose t_174 : R := N%:R^-1.
have e_175 : t_174 = (1 / (n)) by apply: (num_eq (num1 (fun a : R => a^-1) e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_176 : R := t_172 * t_174.
have e_177 : t_176 = (m_7 / (n)) by apply: (num_eq (num2 (fun a b : R => a * b) e_173 e_175)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_178 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
pose t_179 : R := t_174 * (0 : R).
have e_180 : t_179 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_175 e_178)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_181 : R := t_174 * t_179.
have e_182 : t_181 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_175 e_180)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_183 : R := - t_181.
have e_184 : t_183 = 0 by apply: (num_eq (num1 (fun a : R => - a) e_182)); cbv beta; clear - R; first [reflexivity | ring].
pose t_185 : R := t_2 * t_183.
have e_186 : t_185 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_3 e_184)); cbv beta; clear - R; first [reflexivity | ring].
pose t_187 : R := t_176 + t_185.
have e_188 : t_187 = (m_7 / (n)) by apply: (num_eq (num2 (fun a b : R => a + b) e_177 e_186)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_189 : 'cV[R]_N := t_187 *: (ones : 'cV[R]_N).
have e_190 : t_189 = (col (fun i => (m_7 / (n)) * (1))) by apply: (col_eq (col_scale e_188 e_9)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_191 : (0 : 'cV[R]_N) = (col (fun i => 0)) by apply: (col_eq (col_zero R N)) => i; clear - R; first [reflexivity | ring].
pose t_192 : 'cV[R]_N := t_6 *: (0 : 'cV[R]_N).
have e_193 : t_192 = (col (fun i => 0)) by apply: (col_eq (col_scale e_7 e_191)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_194 : 'cV[R]_N := t_189 + t_192.
have e_195 : t_194 = (col (fun i => (m_7 / (n)) * (1))) by apply: (col_eq (col_add e_190 e_193)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_196 : 'cV[R]_N := h_170 - t_194.
have e_197 : t_196 = (col (fun i => (h_170 i 0) + ((- m_7) / (n)) * (1))) by apply: (col_eq (col_sub e_171 e_195)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_198 : R := dot t_196 t_12.
have [m_8 M_8] := some_number (part xpredT (fun i => (activation i 0) * (h_170 i 0))).
have d_200 : whole (fun i => (activation i 0) * (h_170 i 0) + ((- m_2) / (n)) * ((h_170 i 0)) + ((- m_7) / (n)) * ((activation i 0)) + ((m_2 * m_7) / (n ^+ 2)) * (1)) = ((n * m_8 - m_2 * m_7) / (n)) by apply: (num_eq (partD (partD (partD M_8 (partZ ((- m_2) / (n)) M_7)) (partZ ((- m_7) / (n)) M_2)) (partZ ((m_2 * m_7) / (n ^+ 2)) (whole_ones En)))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_201 : whole (fun i => ((h_170 i 0) + ((- m_7) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_8 - m_2 * m_7) / (n)) by apply: (whole_eq _ d_200) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_199 : t_198 = ((n * m_8 - m_2 * m_7) / (n)) by apply: (dot_node e_197 e_13 d_201); done.
pose t_202 : R := dot t_12 t_196.
have d_204 : whole (fun i => (activation i 0) * (h_170 i 0) + ((- m_7) / (n)) * ((activation i 0)) + ((- m_2) / (n)) * ((h_170 i 0)) + ((m_2 * m_7) / (n ^+ 2)) * (1)) = ((n * m_8 - m_2 * m_7) / (n)) by apply: (num_eq (partD (partD (partD M_8 (partZ ((- m_7) / (n)) M_2)) (partZ ((- m_2) / (n)) M_7)) (partZ ((m_2 * m_7) / (n ^+ 2)) (whole_ones En)))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_205 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((h_170 i 0) + ((- m_7) / (n)) * (1))) = ((n * m_8 - m_2 * m_7) / (n)) by apply: (whole_eq _ d_204) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_203 : t_202 = ((n * m_8 - m_2 * m_7) / (n)) by apply: (dot_node e_13 e_197 d_205); done.
pose t_206 : R := t_198 + t_202.
have e_207 : t_206 = ((2%:R * n * m_8 - 2%:R * m_2 * m_7) / (n)) by apply: (num_eq (num2 (fun a b : R => a + b) e_199 e_203)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_208 : R := t_206 * t_174.
have e_209 : t_208 = ((2%:R * n * m_8 - 2%:R * m_2 * m_7) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a * b) e_207 e_175)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_210 : R := t_14 * t_183.
have e_211 : t_210 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_15 e_184)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_212 : R := t_208 + t_210.
have e_213 : t_212 = ((2%:R * n * m_8 - 2%:R * m_2 * m_7) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_209 e_211)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_214 : R := t_212 + (0 : R).
have e_215 : t_214 = ((2%:R * n * m_8 - 2%:R * m_2 * m_7) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_213 e_178)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_216 : R := dot G2_150 h_170.
have d_218 : whole (fun i => ((- 2%:R * m_2) / (n ^+ 2)) * ((h_170 i 0)) + (2%:R / (n)) * ((activation i 0) * (h_170 i 0))) = ((2%:R * n * m_8 - 2%:R * m_2 * m_7) / (n ^+ 2)) by apply: (num_eq (partD (partZ ((- 2%:R * m_2) / (n ^+ 2)) M_7) (partZ (2%:R / (n)) M_8))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_219 : whole (fun i => (((- 2%:R * m_2) / (n ^+ 2)) * (1) + (2%:R / (n)) * ((activation i 0))) * ((h_170 i 0))) = ((2%:R * n * m_8 - 2%:R * m_2 * m_7) / (n ^+ 2)) by apply: (whole_eq _ d_218) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_217 : t_216 = ((2%:R * n * m_8 - 2%:R * m_2 * m_7) / (n ^+ 2)) by apply: (dot_node e_151 e_171 d_219); done.
apply: (num_eq e_215); apply: esym; apply: (num_eq e_217); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have NZ_220 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_221 : N%:R != 0 := nz_is e_5 NZ_220.
have NZ_222 : (r_4 / (n)) != 0 by apply: (nz_is (c := (r_4 * n^-1))); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_49 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_223 : t_44 != 0 := nz_is e_45 NZ_222.
pose t_224 : R := t_22 * t_44.
have e_225 : t_224 = ((n ^+ 2 * eps * r_4 + n * m_3 * r_4 - m_2 ^+ 2 * r_4) / (n ^+ 3)) by apply: (num_eq (num2 (fun a b : R => a * b) e_23 e_45)); cbv beta; clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have NZ_226 : ((n ^+ 2 * eps * r_4 + n * m_3 * r_4 - m_2 ^+ 2 * r_4) / (n ^+ 3)) != 0 by apply: (nz_is (c := (r_4 * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 3))); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_49 NZ_26 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_227 : t_224 != 0 := nz_is e_225 NZ_226.
pose t_228 : R := N%:R * t_224.
have e_229 : t_228 = ((n ^+ 2 * eps * r_4 + n * m_3 * r_4 - m_2 ^+ 2 * r_4) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a * b) e_5 e_225)); cbv beta; clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have NZ_230 : ((n ^+ 2 * eps * r_4 + n * m_3 * r_4 - m_2 ^+ 2 * r_4) / (n ^+ 2)) != 0 by apply: (nz_is (c := (r_4 * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2))); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_49 NZ_26 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_231 : t_228 != 0 := nz_is e_229 NZ_230.
have S_232 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2)); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | sgn].
have C_233 : 0 <= t_22 := nneg_is e_23 S_232.
pose t_235 : R := - (1 : R).
have e_236 : t_235 = (- 1) by apply: (num_eq (num1 (fun a : R => - a) e_43)); cbv beta; clear - R; first [reflexivity | ring].
have e_237 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_238 : R := t_235 / (2%:R : R).
have NZ_240 : 2%:R != 0 :> R by apply: (nz_is (c := (2%:R))); [clear - R; ring | clear -  R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_239 : t_238 = ((- 1) / (2%:R)) by apply: (num_eq (num2 (fun a b : R => a / b) e_236 e_237)); cbv beta; clear - NZ_240 N R; first [reflexivity | field; first [done | nz] | ring].
pose t_241 : R := t_238 / t_224.
have NZ_243 : (n ^+ 2 * eps * r_4 + n * m_3 * r_4 - m_2 ^+ 2 * r_4) != 0 :> R by apply: (nz_is (c := (r_4 * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2)))); [clear - R; ring | clear - NZ_49 NZ_26 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_242 : t_241 = ((- n ^+ 3 * r_4) / (2%:R * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a / b) e_239 e_225)); cbv beta; clear - NZ_49 NZ_26 NZ_243 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_244 : 'cV[R]_N := t_241 *: G2_150.
have e_245 : t_244 = (col (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))) by apply: (col_eq (col_scale e_242 e_151)) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have C_234 : G1_50 = t_244 by apply: (col_same e_51 e_245) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_247 : R := t_228^-1.
have e_248 : t_247 = ((n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (num1 (fun a : R => a^-1) e_229)); cbv beta; clear - NZ_49 NZ_26 NZ_243 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_249 : 'cV[R]_N := t_235 *: t_12.
have e_250 : t_249 = (col (fun i => (- 1) * ((activation i 0)) + (m_2 / (n)) * (1))) by apply: (col_eq (col_scale e_236 e_13)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_251 : 'cV[R]_N := t_247 *: t_249.
have e_252 : t_251 = (col (fun i => ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by apply: (col_eq (col_scale e_248 e_250)) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have C_246 : G1_50 = t_251 by apply: (col_same e_51 e_252) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
exists G1_50; split; first exact: C_52.
exists G2_150; split; first exact: C_152.
split; first exact: C_221.
split; first exact: C_223.
split; first exact: C_227.
split; first exact: C_231.
split; first exact: C_233.
split; first exact: C_234.
exact: C_246.
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
have e_1 : activation = (col (fun i => (activation i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_2 : R := sumv activation.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_4 : 0 <= n - 1 by rewrite subr_ge0.
have [m_2 M_2] := some_number (part xpredT (fun i => (activation i 0))).
have e_3 : t_2 = m_2 by apply: (sum_node e_1 M_2); clear - R; first [reflexivity | ring].
have e_5 : N%:R = n by apply: (num_eq En); clear - R; first [reflexivity | ring].
pose t_6 : R := t_2 / N%:R.
have NZ_8 := lt0r_neq0 N_pos.
have e_7 : t_6 = (m_2 / (n)) by apply: (num_eq (num2 (fun a b : R => a / b) e_3 e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_9 : (ones : 'cV[R]_N) = (col (fun i => 1)) by apply: (col_eq (col_ones R N)) => i; clear - R; first [reflexivity | ring].
pose t_10 : 'cV[R]_N := t_6 *: (ones : 'cV[R]_N).
have e_11 : t_10 = (col (fun i => (m_2 / (n)) * (1))) by apply: (col_eq (col_scale e_7 e_9)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_12 : 'cV[R]_N := activation - t_10.
have e_13 : t_12 = (col (fun i => (activation i 0) + ((- m_2) / (n)) * (1))) by apply: (col_eq (col_sub e_1 e_11)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_14 : R := dot t_12 t_12.
have [m_3 M_3] := some_number (part xpredT (fun i => (activation i 0) ^+ 2)).
have S_16 : 0 <= m_3 by rewrite -M_3; apply: part_ge0 => i; sgn.
have d_17 : whole (fun i => (activation i 0) ^+ 2 + ((- 2%:R * m_2) / (n)) * ((activation i 0)) + ((m_2 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_3 - m_2 ^+ 2) / (n)) by apply: (num_eq (partD (partD M_3 (partZ ((- 2%:R * m_2) / (n)) M_2)) (partZ ((m_2 ^+ 2) / (n ^+ 2)) (whole_ones En)))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_18 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_3 - m_2 ^+ 2) / (n)) by apply: (whole_eq _ d_17) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_15 : t_14 = ((n * m_3 - m_2 ^+ 2) / (n)) by apply: (dot_node e_13 e_13 d_18); done.
pose t_19 : R := t_14 / N%:R.
have e_20 : t_19 = ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a / b) e_15 e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_21 : eps = eps by [].
pose t_22 : R := t_19 + eps.
have e_23 : t_22 = ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_20 e_21)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have H_24 := pos_of H0 e_23.
have NZ_25 := lt0r_neq0 H_24.
have NZ_26 : (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) != 0 by apply: (nz_factor (f := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2)) (r := (1 / (n ^+ 2))) NZ_25 _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have g_27 : part xpredT (fun i => (1) * (1)) = n by apply: (part_eq _ (whole_ones En)) => i; clear - R; first [reflexivity | ring].
have g_28 : part xpredT (fun i => ((activation i 0)) * ((activation i 0))) = m_3 by apply: (part_eq _ M_3) => i; clear - R; first [reflexivity | ring].
have g_29 : part xpredT (fun i => (1) * ((activation i 0))) = m_2 by apply: (part_eq _ M_2) => i; clear - R; first [reflexivity | ring].
have G_30 := gram g_27 g_28 g_29.
have S_31 : 0 <= (n * m_3 - m_2 ^+ 2) by apply: (nneg_is _ G_30); clear - R; ring.
have g_32 : part xpredT (fun i => (1) * (1)) = n by apply: (part_eq _ (whole_ones En)) => i; clear - R; first [reflexivity | ring].
have g_33 : part xpredT (fun i => ((activation i 0)) * ((activation i 0))) = m_3 by apply: (part_eq _ M_3) => i; clear - R; first [reflexivity | ring].
have g_34 : part xpredT (fun i => (1) * ((activation i 0))) = m_2 by apply: (part_eq _ M_2) => i; clear - R; first [reflexivity | ring].
have G_35 := gram g_32 g_33 g_34.
have S_36 : 0 <= (n * m_3 - m_2 ^+ 2) by apply: (nneg_is _ G_35); clear - R; ring.
have g_37 : part xpredT (fun i => (1) * (1)) = n by apply: (part_eq _ (whole_ones En)) => i; clear - R; first [reflexivity | ring].
have g_38 : part xpredT (fun i => ((activation i 0)) * ((activation i 0))) = m_3 by apply: (part_eq _ M_3) => i; clear - R; first [reflexivity | ring].
have g_39 : part xpredT (fun i => (1) * ((activation i 0))) = m_2 by apply: (part_eq _ M_2) => i; clear - R; first [reflexivity | ring].
have G_40 := gram g_37 g_38 g_39.
have S_41 : 0 <= (n * m_3 - m_2 ^+ 2) by apply: (nneg_is _ G_40); clear - R; ring.
have S_42 : 0 < (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by apply: (pos_quotient H_24 (r := (n ^+ 2))); [sgn | clear - NZ_8 R; first [reflexivity | field; nz | ring]].
pose t_43 : R := Num.sqrt t_22.
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by exact: (root_pos S_42).
have S_45 : 0 <= (r_4 / (n)) by apply: (nneg_is (c := r_4 * n^-1)); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | sgn].
have e_44 : t_43 = (r_4 / (n)) by apply: (sqrt_node e_23 S_45); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_46 : R := t_43^-1.
have NZ_48 := lt0r_neq0 S_r4.
have e_47 : t_46 = ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_44)); cbv beta; clear - NZ_48 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_49 : 'cV[R]_N := t_46 *: t_12.
have e_50 : t_49 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_47 e_13)) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose J1_51 : 'M[R]_N := (opr (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => 1), (fun i => ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]).
have e_52 : J1_51 = (opr (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => 1), (fun i => ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]) by [].
have C_53 : is_jacobian (fun activation : 'cV[R]_N => (Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones)) activation J1_51.
have size_ge0 := @size1_ge0 R N.
have D_54 := VD_at activation.
have D_55 := D_sumv size_ge0 D_54.
have D_56 := D_const size_ge0 N%:R.
have NZ_57 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_58 : N%:R != 0 := nz_is e_5 NZ_57.
have D_59 := D_inv size_ge0 C_58 D_56.
have D_60 := D_mul size_ge0 D_55 D_59.
have D_61 := VD_const size_ge0 (ones : 'cV[R]_N).
have D_62 := VD_scale size_ge0 D_60 D_61.
have D_63 := VD_sub D_54 D_62.
have D_64 := D_dot size_ge0 D_63 D_63.
have NZ_65 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_66 : N%:R != 0 := nz_is e_5 NZ_65.
have D_67 := D_inv size_ge0 C_66 D_56.
have D_68 := D_mul size_ge0 D_64 D_67.
have D_69 := D_const size_ge0 eps.
have D_70 := D_add D_68 D_69.
have S_72 : 0 < ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (pos_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2)); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | sgn].
have C_71 : 0 < t_22 := pos_is e_23 S_72.
have D_73 := D_sqrt size_ge0 C_71 D_70.
have NZ_74 : (r_4 / (n)) != 0 by apply: (nz_is (c := (r_4 * n^-1))); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_48 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_75 : t_43 != 0 := nz_is e_44 NZ_74.
have D_76 := D_inv size_ge0 C_75 D_73.
have D_77 := VD_scale size_ge0 D_76 D_63.
apply: (jacobian_by (F := (fun activation : 'cV[R]_N => (Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones))) D_77) => h_78.
have e_79 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_80 : R := (2%:R : R) * t_43.
have e_81 : t_80 = ((2%:R * r_4) / (n)) by apply: (num_eq (num2 (fun a b : R => a * b) e_79 e_44)); cbv beta; clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_82 : R := t_80^-1.
have NZ_84 : (2%:R * r_4) != 0 :> R by apply: (nz_is (c := (2%:R * r_4))); [clear - R; ring | clear - NZ_48 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_83 : t_82 = ((n * r_4) / (2%:R * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_81)); cbv beta; clear - NZ_48 NZ_84 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_85 : h_78 = (col (fun i => (h_78 i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_86 : R := sumv h_78.
have [m_5 M_5] := some_number (part xpredT (fun i => (h_78 i 0))).
have e_87 : t_86 = m_5 by apply: (sum_node e_85 M_5); clear - R; first [reflexivity | ring].
pose t_88 : R := N%:R^-1.
have e_89 : t_88 = (1 / (n)) by apply: (num_eq (num1 (fun a : R => a^-1) e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_90 : R := t_86 * t_88.
have e_91 : t_90 = (m_5 / (n)) by apply: (num_eq (num2 (fun a b : R => a * b) e_87 e_89)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_92 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
pose t_93 : R := t_88 * (0 : R).
have e_94 : t_93 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_89 e_92)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_95 : R := t_88 * t_93.
have e_96 : t_95 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_89 e_94)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_97 : R := - t_95.
have e_98 : t_97 = 0 by apply: (num_eq (num1 (fun a : R => - a) e_96)); cbv beta; clear - R; first [reflexivity | ring].
pose t_99 : R := t_2 * t_97.
have e_100 : t_99 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_3 e_98)); cbv beta; clear - R; first [reflexivity | ring].
pose t_101 : R := t_90 + t_99.
have e_102 : t_101 = (m_5 / (n)) by apply: (num_eq (num2 (fun a b : R => a + b) e_91 e_100)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_103 : 'cV[R]_N := t_101 *: (ones : 'cV[R]_N).
have e_104 : t_103 = (col (fun i => (m_5 / (n)) * (1))) by apply: (col_eq (col_scale e_102 e_9)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_105 : (0 : 'cV[R]_N) = (col (fun i => 0)) by apply: (col_eq (col_zero R N)) => i; clear - R; first [reflexivity | ring].
pose t_106 : 'cV[R]_N := t_6 *: (0 : 'cV[R]_N).
have e_107 : t_106 = (col (fun i => 0)) by apply: (col_eq (col_scale e_7 e_105)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_108 : 'cV[R]_N := t_103 + t_106.
have e_109 : t_108 = (col (fun i => (m_5 / (n)) * (1))) by apply: (col_eq (col_add e_104 e_107)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_110 : 'cV[R]_N := h_78 - t_108.
have e_111 : t_110 = (col (fun i => (h_78 i 0) + ((- m_5) / (n)) * (1))) by apply: (col_eq (col_sub e_85 e_109)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_112 : R := dot t_110 t_12.
have [m_6 M_6] := some_number (part xpredT (fun i => (activation i 0) * (h_78 i 0))).
have d_114 : whole (fun i => (activation i 0) * (h_78 i 0) + ((- m_2) / (n)) * ((h_78 i 0)) + ((- m_5) / (n)) * ((activation i 0)) + ((m_2 * m_5) / (n ^+ 2)) * (1)) = ((n * m_6 - m_2 * m_5) / (n)) by apply: (num_eq (partD (partD (partD M_6 (partZ ((- m_2) / (n)) M_5)) (partZ ((- m_5) / (n)) M_2)) (partZ ((m_2 * m_5) / (n ^+ 2)) (whole_ones En)))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_115 : whole (fun i => ((h_78 i 0) + ((- m_5) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_6 - m_2 * m_5) / (n)) by apply: (whole_eq _ d_114) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_113 : t_112 = ((n * m_6 - m_2 * m_5) / (n)) by apply: (dot_node e_111 e_13 d_115); done.
pose t_116 : R := dot t_12 t_110.
have d_118 : whole (fun i => (activation i 0) * (h_78 i 0) + ((- m_5) / (n)) * ((activation i 0)) + ((- m_2) / (n)) * ((h_78 i 0)) + ((m_2 * m_5) / (n ^+ 2)) * (1)) = ((n * m_6 - m_2 * m_5) / (n)) by apply: (num_eq (partD (partD (partD M_6 (partZ ((- m_5) / (n)) M_2)) (partZ ((- m_2) / (n)) M_5)) (partZ ((m_2 * m_5) / (n ^+ 2)) (whole_ones En)))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_119 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((h_78 i 0) + ((- m_5) / (n)) * (1))) = ((n * m_6 - m_2 * m_5) / (n)) by apply: (whole_eq _ d_118) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_117 : t_116 = ((n * m_6 - m_2 * m_5) / (n)) by apply: (dot_node e_13 e_111 d_119); done.
pose t_120 : R := t_112 + t_116.
have e_121 : t_120 = ((2%:R * n * m_6 - 2%:R * m_2 * m_5) / (n)) by apply: (num_eq (num2 (fun a b : R => a + b) e_113 e_117)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_122 : R := t_120 * t_88.
have e_123 : t_122 = ((2%:R * n * m_6 - 2%:R * m_2 * m_5) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a * b) e_121 e_89)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_124 : R := t_14 * t_97.
have e_125 : t_124 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_15 e_98)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_126 : R := t_122 + t_124.
have e_127 : t_126 = ((2%:R * n * m_6 - 2%:R * m_2 * m_5) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_123 e_125)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_128 : R := t_126 + (0 : R).
have e_129 : t_128 = ((2%:R * n * m_6 - 2%:R * m_2 * m_5) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_127 e_92)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_130 : R := t_82 * t_128.
have e_131 : t_130 = ((n * r_4 * m_6 - m_2 * r_4 * m_5) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a * b) e_83 e_129)); cbv beta; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_132 : R := t_46 * t_130.
have e_133 : t_132 = ((n * m_6 - m_2 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a * b) e_47 e_131)); cbv beta; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_134 : R := t_46 * t_132.
have e_135 : t_134 = ((n ^+ 2 * r_4 * m_6 - n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a * b) e_47 e_133)); cbv beta; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_136 : R := - t_134.
have e_137 : t_136 = ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (num1 (fun a : R => - a) e_135)); cbv beta; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_138 : 'cV[R]_N := t_136 *: t_12.
have e_139 : t_138 = (col (fun i => ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_2 * r_4 * m_6 - m_2 ^+ 2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by apply: (col_eq (col_scale e_137 e_13)) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_140 : 'cV[R]_N := t_46 *: t_110.
have e_141 : t_140 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_78 i 0)) + ((- r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_47 e_111)) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_142 : 'cV[R]_N := t_138 + t_140.
have e_143 : t_142 = (col (fun i => ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * r_4 * m_5 + n * m_2 * r_4 * m_6 - n * m_3 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_78 i 0)))) by apply: (col_eq (col_add e_139 e_141)) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_144 : 'cV[R]_N := J1_51 *m h_78.
have d_146 : whole (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((h_78 i 0)) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (h_78 i 0))) = ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (partD (partZ ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_5) (partZ ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_6))); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_147 : whole (fun i => (((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) * ((h_78 i 0))) = ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (whole_eq _ d_146) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_148 : whole (fun i => ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((h_78 i 0)) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (h_78 i 0))) = ((- n ^+ 2 * eps * r_4 * m_5 + n * m_2 * r_4 * m_6 - n * m_3 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (partD (partZ ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_5) (partZ ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_6))); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_149 : whole (fun i => (((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) * ((h_78 i 0))) = ((- n ^+ 2 * eps * r_4 * m_5 + n * m_2 * r_4 * m_6 - n * m_3 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (whole_eq _ d_148) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_145 : t_144 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_78 i 0)) + ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * r_4 * m_5 + n * m_2 * r_4 * m_6 - n * m_3 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by apply: (col_eq (opr_apply (s := [:: ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)); ((- n ^+ 2 * eps * r_4 * m_5 + n * m_2 * r_4 * m_6 - n * m_3 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2))]) e_52 e_85 (conj d_147 (conj d_149 I)))) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
apply: (col_same e_143 e_145) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose J2_150 : 'M[R]_N := (opr (fun i => 1) [:: ((fun i => 1), (fun i => ((- 1) / (n)) * (1)))]).
have e_151 : J2_150 = (opr (fun i => 1) [:: ((fun i => 1), (fun i => ((- 1) / (n)) * (1)))]) by [].
have C_152 : is_jacobian (fun activation : 'cV[R]_N => activation - (sumv activation / N%:R) *: ones) activation J2_150.
have size_ge0 := @size1_ge0 R N.
have D_153 := VD_at activation.
have D_154 := D_sumv size_ge0 D_153.
have D_155 := D_const size_ge0 N%:R.
have NZ_156 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_157 : N%:R != 0 := nz_is e_5 NZ_156.
have D_158 := D_inv size_ge0 C_157 D_155.
have D_159 := D_mul size_ge0 D_154 D_158.
have D_160 := VD_const size_ge0 (ones : 'cV[R]_N).
have D_161 := VD_scale size_ge0 D_159 D_160.
have D_162 := VD_sub D_153 D_161.
apply: (jacobian_by (F := (fun activation : 'cV[R]_N => activation - (sumv activation / N%:R) *: ones)) D_162) => h_163.
have e_164 : h_163 = (col (fun i => (h_163 i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_165 : R := sumv h_163.
have [m_7 M_7] := some_number (part xpredT (fun i => (h_163 i 0))).
have e_166 : t_165 = m_7 by apply: (sum_node e_164 M_7); clear - R; first [reflexivity | ring].
pose t_167 : R := N%:R^-1.
have e_168 : t_167 = (1 / (n)) by apply: (num_eq (num1 (fun a : R => a^-1) e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_169 : R := t_165 * t_167.
have e_170 : t_169 = (m_7 / (n)) by apply: (num_eq (num2 (fun a b : R => a * b) e_166 e_168)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_171 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
pose t_172 : R := t_167 * (0 : R).
have e_173 : t_172 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_168 e_171)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_174 : R := t_167 * t_172.
have e_175 : t_174 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_168 e_173)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_176 : R := - t_174.
have e_177 : t_176 = 0 by apply: (num_eq (num1 (fun a : R => - a) e_175)); cbv beta; clear - R; first [reflexivity | ring].
pose t_178 : R := t_2 * t_176.
have e_179 : t_178 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_3 e_177)); cbv beta; clear - R; first [reflexivity | ring].
pose t_180 : R := t_169 + t_178.
have e_181 : t_180 = (m_7 / (n)) by apply: (num_eq (num2 (fun a b : R => a + b) e_170 e_179)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_182 : 'cV[R]_N := t_180 *: (ones : 'cV[R]_N).
have e_183 : t_182 = (col (fun i => (m_7 / (n)) * (1))) by apply: (col_eq (col_scale e_181 e_9)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_184 : (0 : 'cV[R]_N) = (col (fun i => 0)) by apply: (col_eq (col_zero R N)) => i; clear - R; first [reflexivity | ring].
pose t_185 : 'cV[R]_N := t_6 *: (0 : 'cV[R]_N).
have e_186 : t_185 = (col (fun i => 0)) by apply: (col_eq (col_scale e_7 e_184)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_187 : 'cV[R]_N := t_182 + t_185.
have e_188 : t_187 = (col (fun i => (m_7 / (n)) * (1))) by apply: (col_eq (col_add e_183 e_186)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_189 : 'cV[R]_N := h_163 - t_187.
have e_190 : t_189 = (col (fun i => (h_163 i 0) + ((- m_7) / (n)) * (1))) by apply: (col_eq (col_sub e_164 e_188)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_191 : 'cV[R]_N := J2_150 *m h_163.
have d_193 : whole (fun i => ((- 1) / (n)) * ((h_163 i 0))) = ((- m_7) / (n)) by apply: (num_eq (partZ ((- 1) / (n)) M_7)); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_194 : whole (fun i => (((- 1) / (n)) * (1)) * ((h_163 i 0))) = ((- m_7) / (n)) by apply: (whole_eq _ d_193) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_192 : t_191 = (col (fun i => (h_163 i 0) + ((- m_7) / (n)) * (1))) by apply: (col_eq (opr_apply (s := [:: ((- m_7) / (n))]) e_151 e_164 (conj d_194 I))) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
apply: (col_same e_190 e_192) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_195 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose t_196 : R := (1 : R) / t_43.
have e_197 : t_196 = ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a / b) e_195 e_44)); cbv beta; clear - NZ_48 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose G3_198 : 'cV[R]_N := (col (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))).
have e_199 : G3_198 = (col (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))) by [].
have C_200 : is_gradient (fun activation : 'cV[R]_N => 1 / Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps)) activation G3_198.
have size_ge0 := @size1_ge0 R N.
have D_201 := D_const size_ge0 (1 : R).
have D_202 := VD_at activation.
have D_203 := D_sumv size_ge0 D_202.
have D_204 := D_const size_ge0 N%:R.
have NZ_205 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_206 : N%:R != 0 := nz_is e_5 NZ_205.
have D_207 := D_inv size_ge0 C_206 D_204.
have D_208 := D_mul size_ge0 D_203 D_207.
have D_209 := VD_const size_ge0 (ones : 'cV[R]_N).
have D_210 := VD_scale size_ge0 D_208 D_209.
have D_211 := VD_sub D_202 D_210.
have D_212 := D_dot size_ge0 D_211 D_211.
have NZ_213 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_214 : N%:R != 0 := nz_is e_5 NZ_213.
have D_215 := D_inv size_ge0 C_214 D_204.
have D_216 := D_mul size_ge0 D_212 D_215.
have D_217 := D_const size_ge0 eps.
have D_218 := D_add D_216 D_217.
have S_220 : 0 < ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (pos_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2)); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | sgn].
have C_219 : 0 < t_22 := pos_is e_23 S_220.
have D_221 := D_sqrt size_ge0 C_219 D_218.
have NZ_222 : (r_4 / (n)) != 0 by apply: (nz_is (c := (r_4 * n^-1))); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_48 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_223 : t_43 != 0 := nz_is e_44 NZ_222.
have D_224 := D_inv size_ge0 C_223 D_221.
have D_225 := D_mul size_ge0 D_201 D_224.
apply: (gradient_by (F := (fun activation : 'cV[R]_N => 1 / Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))) D_225) => h_226.
have e_227 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
pose t_228 : R := (0 : R) * t_46.
have e_229 : t_228 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_227 e_47)); cbv beta; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_230 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_231 : R := (2%:R : R) * t_43.
have e_232 : t_231 = ((2%:R * r_4) / (n)) by apply: (num_eq (num2 (fun a b : R => a * b) e_230 e_44)); cbv beta; clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_233 : R := t_231^-1.
have NZ_235 : (2%:R * r_4) != 0 :> R by apply: (nz_is (c := (2%:R * r_4))); [clear - R; ring | clear - NZ_48 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_234 : t_233 = ((n * r_4) / (2%:R * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_232)); cbv beta; clear - NZ_48 NZ_235 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_236 : h_226 = (col (fun i => (h_226 i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_237 : R := sumv h_226.
have [m_8 M_8] := some_number (part xpredT (fun i => (h_226 i 0))).
have e_238 : t_237 = m_8 by apply: (sum_node e_236 M_8); clear - R; first [reflexivity | ring].
pose t_239 : R := N%:R^-1.
have e_240 : t_239 = (1 / (n)) by apply: (num_eq (num1 (fun a : R => a^-1) e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_241 : R := t_237 * t_239.
have e_242 : t_241 = (m_8 / (n)) by apply: (num_eq (num2 (fun a b : R => a * b) e_238 e_240)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_243 : R := t_239 * (0 : R).
have e_244 : t_243 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_240 e_227)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_245 : R := t_239 * t_243.
have e_246 : t_245 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_240 e_244)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_247 : R := - t_245.
have e_248 : t_247 = 0 by apply: (num_eq (num1 (fun a : R => - a) e_246)); cbv beta; clear - R; first [reflexivity | ring].
pose t_249 : R := t_2 * t_247.
have e_250 : t_249 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_3 e_248)); cbv beta; clear - R; first [reflexivity | ring].
pose t_251 : R := t_241 + t_249.
have e_252 : t_251 = (m_8 / (n)) by apply: (num_eq (num2 (fun a b : R => a + b) e_242 e_250)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_253 : 'cV[R]_N := t_251 *: (ones : 'cV[R]_N).
have e_254 : t_253 = (col (fun i => (m_8 / (n)) * (1))) by apply: (col_eq (col_scale e_252 e_9)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_255 : (0 : 'cV[R]_N) = (col (fun i => 0)) by apply: (col_eq (col_zero R N)) => i; clear - R; first [reflexivity | ring].
pose t_256 : 'cV[R]_N := t_6 *: (0 : 'cV[R]_N).
have e_257 : t_256 = (col (fun i => 0)) by apply: (col_eq (col_scale e_7 e_255)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_258 : 'cV[R]_N := t_253 + t_256.
have e_259 : t_258 = (col (fun i => (m_8 / (n)) * (1))) by apply: (col_eq (col_add e_254 e_257)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_260 : 'cV[R]_N := h_226 - t_258.
have e_261 : t_260 = (col (fun i => (h_226 i 0) + ((- m_8) / (n)) * (1))) by apply: (col_eq (col_sub e_236 e_259)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_262 : R := dot t_260 t_12.
have [m_9 M_9] := some_number (part xpredT (fun i => (activation i 0) * (h_226 i 0))).
have d_264 : whole (fun i => (activation i 0) * (h_226 i 0) + ((- m_2) / (n)) * ((h_226 i 0)) + ((- m_8) / (n)) * ((activation i 0)) + ((m_2 * m_8) / (n ^+ 2)) * (1)) = ((n * m_9 - m_2 * m_8) / (n)) by apply: (num_eq (partD (partD (partD M_9 (partZ ((- m_2) / (n)) M_8)) (partZ ((- m_8) / (n)) M_2)) (partZ ((m_2 * m_8) / (n ^+ 2)) (whole_ones En)))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_265 : whole (fun i => ((h_226 i 0) + ((- m_8) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_9 - m_2 * m_8) / (n)) by apply: (whole_eq _ d_264) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_263 : t_262 = ((n * m_9 - m_2 * m_8) / (n)) by apply: (dot_node e_261 e_13 d_265); done.
pose t_266 : R := dot t_12 t_260.
have d_268 : whole (fun i => (activation i 0) * (h_226 i 0) + ((- m_8) / (n)) * ((activation i 0)) + ((- m_2) / (n)) * ((h_226 i 0)) + ((m_2 * m_8) / (n ^+ 2)) * (1)) = ((n * m_9 - m_2 * m_8) / (n)) by apply: (num_eq (partD (partD (partD M_9 (partZ ((- m_8) / (n)) M_2)) (partZ ((- m_2) / (n)) M_8)) (partZ ((m_2 * m_8) / (n ^+ 2)) (whole_ones En)))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_269 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((h_226 i 0) + ((- m_8) / (n)) * (1))) = ((n * m_9 - m_2 * m_8) / (n)) by apply: (whole_eq _ d_268) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_267 : t_266 = ((n * m_9 - m_2 * m_8) / (n)) by apply: (dot_node e_13 e_261 d_269); done.
pose t_270 : R := t_262 + t_266.
have e_271 : t_270 = ((2%:R * n * m_9 - 2%:R * m_2 * m_8) / (n)) by apply: (num_eq (num2 (fun a b : R => a + b) e_263 e_267)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_272 : R := t_270 * t_239.
have e_273 : t_272 = ((2%:R * n * m_9 - 2%:R * m_2 * m_8) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a * b) e_271 e_240)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_274 : R := t_14 * t_247.
have e_275 : t_274 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_15 e_248)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_276 : R := t_272 + t_274.
have e_277 : t_276 = ((2%:R * n * m_9 - 2%:R * m_2 * m_8) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_273 e_275)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_278 : R := t_276 + (0 : R).
have e_279 : t_278 = ((2%:R * n * m_9 - 2%:R * m_2 * m_8) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_277 e_227)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_280 : R := t_233 * t_278.
have e_281 : t_280 = ((n * r_4 * m_9 - m_2 * r_4 * m_8) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a * b) e_234 e_279)); cbv beta; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_282 : R := t_46 * t_280.
have e_283 : t_282 = ((n * m_9 - m_2 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a * b) e_47 e_281)); cbv beta; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_284 : R := t_46 * t_282.
have e_285 : t_284 = ((n ^+ 2 * r_4 * m_9 - n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a * b) e_47 e_283)); cbv beta; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_286 : R := - t_284.
have e_287 : t_286 = ((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (num1 (fun a : R => - a) e_285)); cbv beta; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_288 : R := (1 : R) * t_286.
have e_289 : t_288 = ((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a * b) e_195 e_287)); cbv beta; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_290 : R := t_228 + t_288.
have e_291 : t_290 = ((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_229 e_289)); cbv beta; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_292 : R := dot G3_198 h_226.
have d_294 : whole (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((h_226 i 0)) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (h_226 i 0))) = ((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (partD (partZ ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_8) (partZ ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_9))); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_295 : whole (fun i => (((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) * ((h_226 i 0))) = ((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (whole_eq _ d_294) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_293 : t_292 = ((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (dot_node e_199 e_236 d_295); done.
apply: (num_eq e_291); apply: esym; apply: (num_eq e_293); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have NZ_296 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_297 : N%:R != 0 := nz_is e_5 NZ_296.
have NZ_298 : (r_4 / (n)) != 0 by apply: (nz_is (c := (r_4 * n^-1))); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_48 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_299 : t_43 != 0 := nz_is e_44 NZ_298.
have NZ_300 : ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) != 0 by apply: (nz_is (c := ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2))); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - NZ_26 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_301 : t_22 != 0 := nz_is e_23 NZ_300.
have S_302 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2)); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | sgn].
have C_303 : 0 <= t_22 := nneg_is e_23 S_302.
pose t_305 : 'M[R]_N := t_46 *: J2_150.
have e_306 : t_305 = (opr (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) [:: ((fun i => 1), (fun i => ((- r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)))]) by apply: (opr_eq (opr_scale e_47 e_151)); [move=> i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | move=> i j; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
pose t_307 : 'M[R]_N := outer t_12 G3_198.
have e_308 : t_307 = (opr (fun i => 0) [:: ((fun i => (activation i 0) + ((- m_2) / (n)) * (1)), (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]) by apply: (opr_eq (opr_outer e_13 e_199)); [move=> i; reduce; clear - NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | move=> i j; reduce; clear - NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
pose t_309 : 'M[R]_N := t_305 + t_307.
have e_310 : t_309 = (opr (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) [:: ((fun i => 1), (fun i => ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => (activation i 0)), (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]) by apply: (opr_eq (opr_add e_306 e_308)); [move=> i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | move=> i j; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
have C_304 : J1_51 = t_309 by apply: (opr_same e_52 e_310); [move=> i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | move=> i j; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
have e_312 : (1%:M : 'M[R]_N) = (opr (fun i => 1) [:: ]) by apply: (opr_eq (opr_id R N)); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_313 : R := N%:R^-1.
have e_314 : t_313 = (1 / (n)) by apply: (num_eq (num1 (fun a : R => a^-1) e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_315 : 'M[R]_N := outer (ones : 'cV[R]_N) (ones : 'cV[R]_N).
have e_316 : t_315 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => 1))]) by apply: (opr_eq (opr_outer e_9 e_9)); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_317 : 'M[R]_N := (1 : R) *: t_315.
have e_318 : t_317 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => 1))]) by apply: (opr_eq (opr_scale e_195 e_316)); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_319 : 'M[R]_N := t_313 *: t_317.
have e_320 : t_319 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => (1 / (n)) * (1)))]) by apply: (opr_eq (opr_scale e_314 e_318)); [move=> i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring]].
pose t_321 : 'M[R]_N := (1%:M : 'M[R]_N) - t_319.
have e_322 : t_321 = (opr (fun i => 1) [:: ((fun i => 1), (fun i => ((- 1) / (n)) * (1)))]) by apply: (opr_eq (opr_sub e_312 e_320)); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring]].
pose t_323 : R := (1 : R) / t_22.
have e_324 : t_323 = ((n ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a / b) e_195 e_23)); cbv beta; clear - NZ_26 NZ_8 R; first [reflexivity | field; nz | ring].
pose t_325 : 'M[R]_N := outer t_12 t_12.
have e_326 : t_325 = (opr (fun i => 0) [:: ((fun i => (activation i 0) + ((- m_2) / (n)) * (1)), (fun i => (activation i 0) + ((- m_2) / (n)) * (1)))]) by apply: (opr_eq (opr_outer e_13 e_13)); [move=> i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring]].
pose t_327 : 'M[R]_N := t_323 *: t_325.
have e_328 : t_327 = (opr (fun i => 0) [:: ((fun i => (activation i 0)), (fun i => ((n ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- n * m_2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))); ((fun i => 1), (fun i => ((- n * m_2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)))]) by apply: (opr_eq (opr_scale e_324 e_326)); [move=> i; reduce; clear - NZ_26 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_26 NZ_8 R; first [reflexivity | field; nz | ring]].
pose t_329 : 'M[R]_N := t_313 *: t_327.
have e_330 : t_329 = (opr (fun i => 0) [:: ((fun i => (activation i 0)), (fun i => (n / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))); ((fun i => 1), (fun i => ((- m_2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((m_2 ^+ 2) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)))]) by apply: (opr_eq (opr_scale e_314 e_328)); [move=> i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_8 NZ_26 R; first [reflexivity | field; nz | ring]].
pose t_331 : 'M[R]_N := t_321 - t_329.
have e_332 : t_331 = (opr (fun i => 1) [:: ((fun i => 1), (fun i => ((- n * eps - m_3) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1) + (m_2 / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)))); ((fun i => (activation i 0)), (fun i => ((- n) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + (m_2 / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)))]) by apply: (opr_eq (opr_sub e_322 e_330)); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_8 NZ_26 R; first [reflexivity | field; nz | ring]].
pose t_333 : 'M[R]_N := t_46 *: t_331.
have e_334 : t_333 = (opr (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) [:: ((fun i => 1), (fun i => ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => (activation i 0)), (fun i => ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1)))]) by apply: (opr_eq (opr_scale e_47 e_332)); [move=> i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | move=> i j; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
have C_311 : J1_51 = t_333 by apply: (opr_same e_52 e_334); [move=> i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | move=> i j; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
exists J1_51; split; first exact: C_53.
exists J2_150; split; first exact: C_152.
exists G3_198; split; first exact: C_200.
split; first exact: C_297.
split; first exact: C_299.
split; first exact: C_301.
split; first exact: C_303.
split; first exact: C_304.
exact: C_311.
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
have e_1 : activation = (col (fun i => (activation i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_2 : R := sumv activation.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_4 : 0 <= n - 1 by rewrite subr_ge0.
have [m_2 M_2] := some_number (part xpredT (fun i => (activation i 0))).
have e_3 : t_2 = m_2 by apply: (sum_node e_1 M_2); clear - R; first [reflexivity | ring].
have e_5 : N%:R = n by apply: (num_eq En); clear - R; first [reflexivity | ring].
pose t_6 : R := t_2 / N%:R.
have NZ_8 := lt0r_neq0 N_pos.
have e_7 : t_6 = (m_2 / (n)) by apply: (num_eq (num2 (fun a b : R => a / b) e_3 e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_9 : (ones : 'cV[R]_N) = (col (fun i => 1)) by apply: (col_eq (col_ones R N)) => i; clear - R; first [reflexivity | ring].
pose t_10 : 'cV[R]_N := t_6 *: (ones : 'cV[R]_N).
have e_11 : t_10 = (col (fun i => (m_2 / (n)) * (1))) by apply: (col_eq (col_scale e_7 e_9)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_12 : 'cV[R]_N := activation - t_10.
have e_13 : t_12 = (col (fun i => (activation i 0) + ((- m_2) / (n)) * (1))) by apply: (col_eq (col_sub e_1 e_11)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_14 : R := dot t_12 t_12.
have [m_3 M_3] := some_number (part xpredT (fun i => (activation i 0) ^+ 2)).
have S_16 : 0 <= m_3 by rewrite -M_3; apply: part_ge0 => i; sgn.
have d_17 : whole (fun i => (activation i 0) ^+ 2 + ((- 2%:R * m_2) / (n)) * ((activation i 0)) + ((m_2 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_3 - m_2 ^+ 2) / (n)) by apply: (num_eq (partD (partD M_3 (partZ ((- 2%:R * m_2) / (n)) M_2)) (partZ ((m_2 ^+ 2) / (n ^+ 2)) (whole_ones En)))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_18 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_3 - m_2 ^+ 2) / (n)) by apply: (whole_eq _ d_17) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_15 : t_14 = ((n * m_3 - m_2 ^+ 2) / (n)) by apply: (dot_node e_13 e_13 d_18); done.
pose t_19 : R := t_14 / N%:R.
have e_20 : t_19 = ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a / b) e_15 e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_21 : eps = eps by [].
pose t_22 : R := t_19 + eps.
have e_23 : t_22 = ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_20 e_21)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have H_24 := pos_of H0 e_23.
have NZ_25 := lt0r_neq0 H_24.
have NZ_26 : (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) != 0 by apply: (nz_factor (f := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2)) (r := (1 / (n ^+ 2))) NZ_25 _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have g_27 : part xpredT (fun i => (1) * (1)) = n by apply: (part_eq _ (whole_ones En)) => i; clear - R; first [reflexivity | ring].
have g_28 : part xpredT (fun i => ((activation i 0)) * ((activation i 0))) = m_3 by apply: (part_eq _ M_3) => i; clear - R; first [reflexivity | ring].
have g_29 : part xpredT (fun i => (1) * ((activation i 0))) = m_2 by apply: (part_eq _ M_2) => i; clear - R; first [reflexivity | ring].
have G_30 := gram g_27 g_28 g_29.
have S_31 : 0 <= (n * m_3 - m_2 ^+ 2) by apply: (nneg_is _ G_30); clear - R; ring.
have g_32 : part xpredT (fun i => (1) * (1)) = n by apply: (part_eq _ (whole_ones En)) => i; clear - R; first [reflexivity | ring].
have g_33 : part xpredT (fun i => ((activation i 0)) * ((activation i 0))) = m_3 by apply: (part_eq _ M_3) => i; clear - R; first [reflexivity | ring].
have g_34 : part xpredT (fun i => (1) * ((activation i 0))) = m_2 by apply: (part_eq _ M_2) => i; clear - R; first [reflexivity | ring].
have G_35 := gram g_32 g_33 g_34.
have S_36 : 0 <= (n * m_3 - m_2 ^+ 2) by apply: (nneg_is _ G_35); clear - R; ring.
have g_37 : part xpredT (fun i => (1) * (1)) = n by apply: (part_eq _ (whole_ones En)) => i; clear - R; first [reflexivity | ring].
have g_38 : part xpredT (fun i => ((activation i 0)) * ((activation i 0))) = m_3 by apply: (part_eq _ M_3) => i; clear - R; first [reflexivity | ring].
have g_39 : part xpredT (fun i => (1) * ((activation i 0))) = m_2 by apply: (part_eq _ M_2) => i; clear - R; first [reflexivity | ring].
have G_40 := gram g_37 g_38 g_39.
have S_41 : 0 <= (n * m_3 - m_2 ^+ 2) by apply: (nneg_is _ G_40); clear - R; ring.
have S_42 : 0 < (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by apply: (pos_quotient H_24 (r := (n ^+ 2))); [sgn | clear - NZ_8 R; first [reflexivity | field; nz | ring]].
pose t_43 : R := Num.sqrt t_22.
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by exact: (root_pos S_42).
have S_45 : 0 <= (r_4 / (n)) by apply: (nneg_is (c := r_4 * n^-1)); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | sgn].
have e_44 : t_43 = (r_4 / (n)) by apply: (sqrt_node e_23 S_45); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_46 : R := t_43^-1.
have NZ_48 := lt0r_neq0 S_r4.
have e_47 : t_46 = ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_44)); cbv beta; clear - NZ_48 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_49 : 'cV[R]_N := t_46 *: t_12.
have e_50 : t_49 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_47 e_13)) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose J1_51 : 'M[R]_N := (opr (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => 1), (fun i => ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]).
have e_52 : J1_51 = (opr (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => 1), (fun i => ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]) by [].
have C_53 : is_jacobian (fun activation : 'cV[R]_N => (Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones)) activation J1_51.
have size_ge0 := @size1_ge0 R N.
have D_54 := VD_at activation.
have D_55 := D_sumv size_ge0 D_54.
have D_56 := D_const size_ge0 N%:R.
have NZ_57 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_58 : N%:R != 0 := nz_is e_5 NZ_57.
have D_59 := D_inv size_ge0 C_58 D_56.
have D_60 := D_mul size_ge0 D_55 D_59.
have D_61 := VD_const size_ge0 (ones : 'cV[R]_N).
have D_62 := VD_scale size_ge0 D_60 D_61.
have D_63 := VD_sub D_54 D_62.
have D_64 := D_dot size_ge0 D_63 D_63.
have NZ_65 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_66 : N%:R != 0 := nz_is e_5 NZ_65.
have D_67 := D_inv size_ge0 C_66 D_56.
have D_68 := D_mul size_ge0 D_64 D_67.
have D_69 := D_const size_ge0 eps.
have D_70 := D_add D_68 D_69.
have S_72 : 0 < ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (pos_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2)); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | sgn].
have C_71 : 0 < t_22 := pos_is e_23 S_72.
have D_73 := D_sqrt size_ge0 C_71 D_70.
have NZ_74 : (r_4 / (n)) != 0 by apply: (nz_is (c := (r_4 * n^-1))); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_48 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_75 : t_43 != 0 := nz_is e_44 NZ_74.
have D_76 := D_inv size_ge0 C_75 D_73.
have D_77 := VD_scale size_ge0 D_76 D_63.
apply: (jacobian_by (F := (fun activation : 'cV[R]_N => (Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones))) D_77) => h_78.
have e_79 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_80 : R := (2%:R : R) * t_43.
have e_81 : t_80 = ((2%:R * r_4) / (n)) by apply: (num_eq (num2 (fun a b : R => a * b) e_79 e_44)); cbv beta; clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_82 : R := t_80^-1.
have NZ_84 : (2%:R * r_4) != 0 :> R by apply: (nz_is (c := (2%:R * r_4))); [clear - R; ring | clear - NZ_48 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_83 : t_82 = ((n * r_4) / (2%:R * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_81)); cbv beta; clear - NZ_48 NZ_84 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_85 : h_78 = (col (fun i => (h_78 i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_86 : R := sumv h_78.
have [m_5 M_5] := some_number (part xpredT (fun i => (h_78 i 0))).
have e_87 : t_86 = m_5 by apply: (sum_node e_85 M_5); clear - R; first [reflexivity | ring].
pose t_88 : R := N%:R^-1.
have e_89 : t_88 = (1 / (n)) by apply: (num_eq (num1 (fun a : R => a^-1) e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_90 : R := t_86 * t_88.
have e_91 : t_90 = (m_5 / (n)) by apply: (num_eq (num2 (fun a b : R => a * b) e_87 e_89)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_92 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
pose t_93 : R := t_88 * (0 : R).
have e_94 : t_93 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_89 e_92)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_95 : R := t_88 * t_93.
have e_96 : t_95 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_89 e_94)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_97 : R := - t_95.
have e_98 : t_97 = 0 by apply: (num_eq (num1 (fun a : R => - a) e_96)); cbv beta; clear - R; first [reflexivity | ring].
pose t_99 : R := t_2 * t_97.
have e_100 : t_99 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_3 e_98)); cbv beta; clear - R; first [reflexivity | ring].
pose t_101 : R := t_90 + t_99.
have e_102 : t_101 = (m_5 / (n)) by apply: (num_eq (num2 (fun a b : R => a + b) e_91 e_100)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_103 : 'cV[R]_N := t_101 *: (ones : 'cV[R]_N).
have e_104 : t_103 = (col (fun i => (m_5 / (n)) * (1))) by apply: (col_eq (col_scale e_102 e_9)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_105 : (0 : 'cV[R]_N) = (col (fun i => 0)) by apply: (col_eq (col_zero R N)) => i; clear - R; first [reflexivity | ring].
pose t_106 : 'cV[R]_N := t_6 *: (0 : 'cV[R]_N).
have e_107 : t_106 = (col (fun i => 0)) by apply: (col_eq (col_scale e_7 e_105)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_108 : 'cV[R]_N := t_103 + t_106.
have e_109 : t_108 = (col (fun i => (m_5 / (n)) * (1))) by apply: (col_eq (col_add e_104 e_107)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_110 : 'cV[R]_N := h_78 - t_108.
have e_111 : t_110 = (col (fun i => (h_78 i 0) + ((- m_5) / (n)) * (1))) by apply: (col_eq (col_sub e_85 e_109)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_112 : R := dot t_110 t_12.
have [m_6 M_6] := some_number (part xpredT (fun i => (activation i 0) * (h_78 i 0))).
have d_114 : whole (fun i => (activation i 0) * (h_78 i 0) + ((- m_2) / (n)) * ((h_78 i 0)) + ((- m_5) / (n)) * ((activation i 0)) + ((m_2 * m_5) / (n ^+ 2)) * (1)) = ((n * m_6 - m_2 * m_5) / (n)) by apply: (num_eq (partD (partD (partD M_6 (partZ ((- m_2) / (n)) M_5)) (partZ ((- m_5) / (n)) M_2)) (partZ ((m_2 * m_5) / (n ^+ 2)) (whole_ones En)))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_115 : whole (fun i => ((h_78 i 0) + ((- m_5) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_6 - m_2 * m_5) / (n)) by apply: (whole_eq _ d_114) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_113 : t_112 = ((n * m_6 - m_2 * m_5) / (n)) by apply: (dot_node e_111 e_13 d_115); done.
pose t_116 : R := dot t_12 t_110.
have d_118 : whole (fun i => (activation i 0) * (h_78 i 0) + ((- m_5) / (n)) * ((activation i 0)) + ((- m_2) / (n)) * ((h_78 i 0)) + ((m_2 * m_5) / (n ^+ 2)) * (1)) = ((n * m_6 - m_2 * m_5) / (n)) by apply: (num_eq (partD (partD (partD M_6 (partZ ((- m_5) / (n)) M_2)) (partZ ((- m_2) / (n)) M_5)) (partZ ((m_2 * m_5) / (n ^+ 2)) (whole_ones En)))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_119 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((h_78 i 0) + ((- m_5) / (n)) * (1))) = ((n * m_6 - m_2 * m_5) / (n)) by apply: (whole_eq _ d_118) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_117 : t_116 = ((n * m_6 - m_2 * m_5) / (n)) by apply: (dot_node e_13 e_111 d_119); done.
pose t_120 : R := t_112 + t_116.
have e_121 : t_120 = ((2%:R * n * m_6 - 2%:R * m_2 * m_5) / (n)) by apply: (num_eq (num2 (fun a b : R => a + b) e_113 e_117)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_122 : R := t_120 * t_88.
have e_123 : t_122 = ((2%:R * n * m_6 - 2%:R * m_2 * m_5) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a * b) e_121 e_89)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_124 : R := t_14 * t_97.
have e_125 : t_124 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_15 e_98)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_126 : R := t_122 + t_124.
have e_127 : t_126 = ((2%:R * n * m_6 - 2%:R * m_2 * m_5) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_123 e_125)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_128 : R := t_126 + (0 : R).
have e_129 : t_128 = ((2%:R * n * m_6 - 2%:R * m_2 * m_5) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_127 e_92)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_130 : R := t_82 * t_128.
have e_131 : t_130 = ((n * r_4 * m_6 - m_2 * r_4 * m_5) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a * b) e_83 e_129)); cbv beta; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_132 : R := t_46 * t_130.
have e_133 : t_132 = ((n * m_6 - m_2 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a * b) e_47 e_131)); cbv beta; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_134 : R := t_46 * t_132.
have e_135 : t_134 = ((n ^+ 2 * r_4 * m_6 - n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a * b) e_47 e_133)); cbv beta; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_136 : R := - t_134.
have e_137 : t_136 = ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (num1 (fun a : R => - a) e_135)); cbv beta; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_138 : 'cV[R]_N := t_136 *: t_12.
have e_139 : t_138 = (col (fun i => ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_2 * r_4 * m_6 - m_2 ^+ 2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by apply: (col_eq (col_scale e_137 e_13)) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_140 : 'cV[R]_N := t_46 *: t_110.
have e_141 : t_140 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_78 i 0)) + ((- r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_47 e_111)) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_142 : 'cV[R]_N := t_138 + t_140.
have e_143 : t_142 = (col (fun i => ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * r_4 * m_5 + n * m_2 * r_4 * m_6 - n * m_3 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_78 i 0)))) by apply: (col_eq (col_add e_139 e_141)) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_144 : 'cV[R]_N := J1_51 *m h_78.
have d_146 : whole (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((h_78 i 0)) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (h_78 i 0))) = ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (partD (partZ ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_5) (partZ ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_6))); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_147 : whole (fun i => (((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) * ((h_78 i 0))) = ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (whole_eq _ d_146) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_148 : whole (fun i => ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((h_78 i 0)) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (h_78 i 0))) = ((- n ^+ 2 * eps * r_4 * m_5 + n * m_2 * r_4 * m_6 - n * m_3 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (partD (partZ ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_5) (partZ ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_6))); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_149 : whole (fun i => (((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) * ((h_78 i 0))) = ((- n ^+ 2 * eps * r_4 * m_5 + n * m_2 * r_4 * m_6 - n * m_3 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (whole_eq _ d_148) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_145 : t_144 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_78 i 0)) + ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * r_4 * m_5 + n * m_2 * r_4 * m_6 - n * m_3 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by apply: (col_eq (opr_apply (s := [:: ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)); ((- n ^+ 2 * eps * r_4 * m_5 + n * m_2 * r_4 * m_6 - n * m_3 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2))]) e_52 e_85 (conj d_147 (conj d_149 I)))) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
apply: (col_same e_143 e_145) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have NZ_150 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_151 : N%:R != 0 := nz_is e_5 NZ_150.
have NZ_152 : (r_4 / (n)) != 0 by apply: (nz_is (c := (r_4 * n^-1))); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_48 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_153 : t_43 != 0 := nz_is e_44 NZ_152.
have S_154 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2)); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | sgn].
have C_155 : 0 <= t_22 := nneg_is e_23 S_154.
have e_157 : (1%:M : 'M[R]_N) = (opr (fun i => 1) [:: ]) by apply: (opr_eq (opr_id R N)); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_158 : R := N%:R^-1.
have e_159 : t_158 = (1 / (n)) by apply: (num_eq (num1 (fun a : R => a^-1) e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_160 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose t_161 : 'M[R]_N := outer (ones : 'cV[R]_N) (ones : 'cV[R]_N).
have e_162 : t_161 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => 1))]) by apply: (opr_eq (opr_outer e_9 e_9)); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_163 : 'M[R]_N := (1 : R) *: t_161.
have e_164 : t_163 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => 1))]) by apply: (opr_eq (opr_scale e_160 e_162)); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_165 : 'M[R]_N := t_158 *: t_163.
have e_166 : t_165 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => (1 / (n)) * (1)))]) by apply: (opr_eq (opr_scale e_159 e_164)); [move=> i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring]].
pose t_167 : 'M[R]_N := (1%:M : 'M[R]_N) - t_165.
have e_168 : t_167 = (opr (fun i => 1) [:: ((fun i => 1), (fun i => ((- 1) / (n)) * (1)))]) by apply: (opr_eq (opr_sub e_157 e_166)); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring]].
pose t_169 : R := (1 : R) / N%:R.
have e_170 : t_169 = (1 / (n)) by apply: (num_eq (num2 (fun a b : R => a / b) e_160 e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_171 : 'M[R]_N := outer t_49 t_49.
have e_172 : t_171 = (opr (fun i => 0) [:: ((fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)), (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)))]) by apply: (opr_eq (opr_outer e_50 e_50)); [move=> i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | move=> i j; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
pose t_173 : 'M[R]_N := t_169 *: t_171.
have e_174 : t_173 = (opr (fun i => 0) [:: ((fun i => (activation i 0)), (fun i => (n / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))); ((fun i => 1), (fun i => ((- m_2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((m_2 ^+ 2) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)))]) by apply: (opr_eq (opr_scale e_170 e_172)); [move=> i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
pose t_175 : 'M[R]_N := t_167 - t_173.
have e_176 : t_175 = (opr (fun i => 1) [:: ((fun i => 1), (fun i => ((- n * eps - m_3) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1) + (m_2 / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)))); ((fun i => (activation i 0)), (fun i => ((- n) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + (m_2 / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)))]) by apply: (opr_eq (opr_sub e_168 e_174)); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_8 NZ_26 R; first [reflexivity | field; nz | ring]].
pose t_177 : 'M[R]_N := t_46 *: t_175.
have e_178 : t_177 = (opr (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) [:: ((fun i => 1), (fun i => ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => (activation i 0)), (fun i => ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1)))]) by apply: (opr_eq (opr_scale e_47 e_176)); [move=> i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | move=> i j; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
have C_156 : J1_51 = t_177 by apply: (opr_same e_52 e_178); [move=> i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | move=> i j; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
exists J1_51; split; first exact: C_53.
split; first exact: C_151.
split; first exact: C_153.
split; first exact: C_155.
exact: C_156.
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
  t * 2%:R * Num.sqrt t != 0 /\
  Num.sqrt (variance activation + eps) != 0 /\
  (variance activation + eps) * 2%:R * Num.sqrt (variance activation + eps) != 0 /\
  0 <= t /\
  0 <= variance activation + eps /\
  G1 = (Num.sqrt t)^-1 *: had upstream gain :> 'cV[R]_N /\
  D2 = - sumv (had upstream gain) / Num.sqrt t :> R /\
  D3 = - dot (had upstream gain) (activation - m *: ones) / (t * 2%:R * Num.sqrt t) :> R /\
  D4 = (sumv (activation - m *: ones) * - 2%:R) / N%:R :> R /\
  G5 = (Num.sqrt (variance activation + eps))^-1 *: had upstream gain + ((- sumv (had upstream gain) / Num.sqrt (variance activation + eps)) *: G6 + (- dot (had upstream gain) (centered activation) / ((variance activation + eps) * 2%:R * Num.sqrt (variance activation + eps))) *: G7) :> 'cV[R]_N.
Proof.
move=> N_gt0 H_eps H0 H1.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : activation = (col (fun i => (activation i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_2 : R := sumv activation.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_4 : 0 <= n - 1 by rewrite subr_ge0.
have [m_2 M_2] := some_number (part xpredT (fun i => (activation i 0))).
have e_3 : t_2 = m_2 by apply: (sum_node e_1 M_2); clear - R; first [reflexivity | ring].
have e_5 : N%:R = n by apply: (num_eq En); clear - R; first [reflexivity | ring].
pose t_6 : R := t_2 / N%:R.
have NZ_8 := lt0r_neq0 N_pos.
have e_7 : t_6 = (m_2 / (n)) by apply: (num_eq (num2 (fun a b : R => a / b) e_3 e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_9 : (ones : 'cV[R]_N) = (col (fun i => 1)) by apply: (col_eq (col_ones R N)) => i; clear - R; first [reflexivity | ring].
pose t_10 : 'cV[R]_N := t_6 *: (ones : 'cV[R]_N).
have e_11 : t_10 = (col (fun i => (m_2 / (n)) * (1))) by apply: (col_eq (col_scale e_7 e_9)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_12 : 'cV[R]_N := activation - t_10.
have e_13 : t_12 = (col (fun i => (activation i 0) + ((- m_2) / (n)) * (1))) by apply: (col_eq (col_sub e_1 e_11)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_14 : R := dot t_12 t_12.
have [m_3 M_3] := some_number (part xpredT (fun i => (activation i 0) ^+ 2)).
have S_16 : 0 <= m_3 by rewrite -M_3; apply: part_ge0 => i; sgn.
have d_17 : whole (fun i => (activation i 0) ^+ 2 + ((- 2%:R * m_2) / (n)) * ((activation i 0)) + ((m_2 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_3 - m_2 ^+ 2) / (n)) by apply: (num_eq (partD (partD M_3 (partZ ((- 2%:R * m_2) / (n)) M_2)) (partZ ((m_2 ^+ 2) / (n ^+ 2)) (whole_ones En)))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_18 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_3 - m_2 ^+ 2) / (n)) by apply: (whole_eq _ d_17) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_15 : t_14 = ((n * m_3 - m_2 ^+ 2) / (n)) by apply: (dot_node e_13 e_13 d_18); done.
pose t_19 : R := t_14 / N%:R.
have e_20 : t_19 = ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a / b) e_15 e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_21 : eps = eps by [].
pose t_22 : R := t_19 + eps.
have e_23 : t_22 = ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_20 e_21)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have H_24 := pos_of H0 e_23.
have NZ_25 := lt0r_neq0 H_24.
have NZ_26 : (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) != 0 by apply: (nz_factor (f := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2)) (r := (1 / (n ^+ 2))) NZ_25 _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have g_27 : part xpredT (fun i => (1) * (1)) = n by apply: (part_eq _ (whole_ones En)) => i; clear - R; first [reflexivity | ring].
have g_28 : part xpredT (fun i => ((activation i 0)) * ((activation i 0))) = m_3 by apply: (part_eq _ M_3) => i; clear - R; first [reflexivity | ring].
have g_29 : part xpredT (fun i => (1) * ((activation i 0))) = m_2 by apply: (part_eq _ M_2) => i; clear - R; first [reflexivity | ring].
have G_30 := gram g_27 g_28 g_29.
have S_31 : 0 <= (n * m_3 - m_2 ^+ 2) by apply: (nneg_is _ G_30); clear - R; ring.
have g_32 : part xpredT (fun i => (1) * (1)) = n by apply: (part_eq _ (whole_ones En)) => i; clear - R; first [reflexivity | ring].
have g_33 : part xpredT (fun i => ((activation i 0)) * ((activation i 0))) = m_3 by apply: (part_eq _ M_3) => i; clear - R; first [reflexivity | ring].
have g_34 : part xpredT (fun i => (1) * ((activation i 0))) = m_2 by apply: (part_eq _ M_2) => i; clear - R; first [reflexivity | ring].
have G_35 := gram g_32 g_33 g_34.
have S_36 : 0 <= (n * m_3 - m_2 ^+ 2) by apply: (nneg_is _ G_35); clear - R; ring.
have g_37 : part xpredT (fun i => (1) * (1)) = n by apply: (part_eq _ (whole_ones En)) => i; clear - R; first [reflexivity | ring].
have g_38 : part xpredT (fun i => ((activation i 0)) * ((activation i 0))) = m_3 by apply: (part_eq _ M_3) => i; clear - R; first [reflexivity | ring].
have g_39 : part xpredT (fun i => (1) * ((activation i 0))) = m_2 by apply: (part_eq _ M_2) => i; clear - R; first [reflexivity | ring].
have G_40 := gram g_37 g_38 g_39.
have S_41 : 0 <= (n * m_3 - m_2 ^+ 2) by apply: (nneg_is _ G_40); clear - R; ring.
have S_42 : 0 < (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by apply: (pos_quotient H_24 (r := (n ^+ 2))); [sgn | clear - NZ_8 R; first [reflexivity | field; nz | ring]].
have e_43 : t = t by [].
have H_44 := pos_of H1 e_43.
have NZ_45 := lt0r_neq0 H_44.
have NZ_46 : t != 0 by apply: (nz_factor (f := t) (r := 1) NZ_45 _); clear - R; first [reflexivity | ring].
have S_47 : 0 < t by apply: (pos_quotient H_44 (r := 1)); [sgn | clear - R; first [reflexivity | ring]].
have e_48 : upstream = (col (fun i => (upstream i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
have e_49 : gain = (col (fun i => (gain i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_50 : 'cV[R]_N := had upstream gain.
have e_51 : t_50 = (col (fun i => (gain i 0) * (upstream i 0))) by apply: (col_eq (col_had e_48 e_49)) => i; reduce; clear - R; first [reflexivity | ring].
have e_52 : m = m by [].
pose t_53 : 'cV[R]_N := m *: (ones : 'cV[R]_N).
have e_54 : t_53 = (col (fun i => m * (1))) by apply: (col_eq (col_scale e_52 e_9)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_55 : 'cV[R]_N := activation - t_53.
have e_56 : t_55 = (col (fun i => (activation i 0) + (- m) * (1))) by apply: (col_eq (col_sub e_1 e_54)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_57 : R := dot t_50 t_55.
have [m_6 M_6] := some_number (part xpredT (fun i => (activation i 0) * (gain i 0) * (upstream i 0))).
have [m_7 M_7] := some_number (part xpredT (fun i => (gain i 0) * (upstream i 0))).
have d_59 : whole (fun i => (activation i 0) * (gain i 0) * (upstream i 0) + (- m) * ((gain i 0) * (upstream i 0))) = (- m * m_7 + m_6) by apply: (num_eq (partD M_6 (partZ (- m) M_7))); clear - R; first [reflexivity | ring].
have d_60 : whole (fun i => ((gain i 0) * (upstream i 0)) * ((activation i 0) + (- m) * (1))) = (- m * m_7 + m_6) by apply: (whole_eq _ d_59) => i; clear - R; first [reflexivity | ring].
have e_58 : t_57 = (- m * m_7 + m_6) by apply: (dot_node e_51 e_56 d_60); done.
pose t_61 : R := Num.sqrt t.
have [r_8 S_r8 E_r8] : exists2 r : R, 0 < r & r ^+ 2 = t by exact: (root_pos S_47).
have S_63 : 0 <= r_8 by apply: (nneg_is (c := r_8)); [clear - E_r8 R; first [reflexivity | ring: E_r8] | sgn].
have e_62 : t_61 = r_8 by apply: (sqrt_node e_43 S_63); clear - E_r8 R; first [reflexivity | ring: E_r8].
pose t_64 : R := t_57 / t_61.
have NZ_66 := lt0r_neq0 S_r8.
have e_65 : t_64 = ((- m * m_7 * r_8 + m_6 * r_8) / (t)) by apply: (num_eq (num2 (fun a b : R => a / b) e_58 e_62)); cbv beta; clear - NZ_66 NZ_46 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
pose G1_67 : 'cV[R]_N := (col (fun i => (r_8 / (t)) * ((gain i 0) * (upstream i 0)))).
have e_68 : G1_67 = (col (fun i => (r_8 / (t)) * ((gain i 0) * (upstream i 0)))) by [].
have C_69 : is_gradient (fun activation : 'cV[R]_N => dot (had upstream gain) (activation - m *: ones) / Num.sqrt t) activation G1_67.
have size_ge0 := @size1_ge0 R N.
have D_70 := VD_const size_ge0 t_50.
have D_71 := VD_at activation.
have D_72 := VD_const size_ge0 t_53.
have D_73 := VD_sub D_71 D_72.
have D_74 := D_dot size_ge0 D_70 D_73.
have D_75 := D_const size_ge0 t_61.
have NZ_76 : r_8 != 0 by apply: (nz_is (c := (r_8))); [clear - E_r8 R; first [reflexivity | ring: E_r8] | clear - NZ_66 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_77 : t_61 != 0 := nz_is e_62 NZ_76.
have D_78 := D_inv size_ge0 C_77 D_75.
have D_79 := D_mul size_ge0 D_74 D_78.
apply: (gradient_by (F := (fun activation : 'cV[R]_N => dot (had upstream gain) (activation - m *: ones) / Num.sqrt t)) D_79) => h_80.
have e_81 : (0 : 'cV[R]_N) = (col (fun i => 0)) by apply: (col_eq (col_zero R N)) => i; clear - R; first [reflexivity | ring].
pose t_82 : R := dot (0 : 'cV[R]_N) t_55.
have d_84 : whole (fun i => 0) = 0 by apply: (num_eq (@part0 R N xpredT)); clear - R; first [reflexivity | ring].
have d_85 : whole (fun i => 0 * ((activation i 0) + (- m) * (1))) = 0 by apply: (whole_eq _ d_84) => i; clear - R; first [reflexivity | ring].
have e_83 : t_82 = 0 by apply: (dot_node e_81 e_56 d_85); done.
have e_86 : h_80 = (col (fun i => (h_80 i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_87 : 'cV[R]_N := h_80 - (0 : 'cV[R]_N).
have e_88 : t_87 = (col (fun i => (h_80 i 0))) by apply: (col_eq (col_sub e_86 e_81)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_89 : R := dot t_50 t_87.
have [m_11 M_11] := some_number (part xpredT (fun i => (gain i 0) * (h_80 i 0) * (upstream i 0))).
have d_91 : whole (fun i => (gain i 0) * (h_80 i 0) * (upstream i 0)) = m_11 by apply: (num_eq M_11); clear - R; first [reflexivity | ring].
have d_92 : whole (fun i => ((gain i 0) * (upstream i 0)) * ((h_80 i 0))) = m_11 by apply: (whole_eq _ d_91) => i; clear - R; first [reflexivity | ring].
have e_90 : t_89 = m_11 by apply: (dot_node e_51 e_88 d_92); done.
pose t_93 : R := t_82 + t_89.
have e_94 : t_93 = m_11 by apply: (num_eq (num2 (fun a b : R => a + b) e_83 e_90)); cbv beta; clear - R; first [reflexivity | ring].
pose t_95 : R := t_61^-1.
have e_96 : t_95 = (r_8 / (t)) by apply: (num_eq (num1 (fun a : R => a^-1) e_62)); cbv beta; clear - NZ_66 NZ_46 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
pose t_97 : R := t_93 * t_95.
have e_98 : t_97 = ((r_8 * m_11) / (t)) by apply: (num_eq (num2 (fun a b : R => a * b) e_94 e_96)); cbv beta; clear - NZ_46 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
have e_99 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
pose t_100 : R := t_95 * (0 : R).
have e_101 : t_100 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_96 e_99)); cbv beta; clear - NZ_46 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
pose t_102 : R := t_95 * t_100.
have e_103 : t_102 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_96 e_101)); cbv beta; clear - NZ_46 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
pose t_104 : R := - t_102.
have e_105 : t_104 = 0 by apply: (num_eq (num1 (fun a : R => - a) e_103)); cbv beta; clear - R; first [reflexivity | ring].
pose t_106 : R := t_57 * t_104.
have e_107 : t_106 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_58 e_105)); cbv beta; clear - R; first [reflexivity | ring].
pose t_108 : R := t_97 + t_106.
have e_109 : t_108 = ((r_8 * m_11) / (t)) by apply: (num_eq (num2 (fun a b : R => a + b) e_98 e_107)); cbv beta; clear - NZ_46 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
pose t_110 : R := dot G1_67 h_80.
have d_112 : whole (fun i => (r_8 / (t)) * ((gain i 0) * (h_80 i 0) * (upstream i 0))) = ((r_8 * m_11) / (t)) by apply: (num_eq (partZ (r_8 / (t)) M_11)); clear - NZ_46 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
have d_113 : whole (fun i => ((r_8 / (t)) * ((gain i 0) * (upstream i 0))) * ((h_80 i 0))) = ((r_8 * m_11) / (t)) by apply: (whole_eq _ d_112) => i; clear - NZ_46 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
have e_111 : t_110 = ((r_8 * m_11) / (t)) by apply: (dot_node e_68 e_86 d_113); done.
apply: (num_eq e_109); apply: esym; apply: (num_eq e_111); clear - NZ_46 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
pose D2_114 : R := ((- m_7 * r_8) / (t)).
have e_115 : D2_114 = ((- m_7 * r_8) / (t)) by [].
have C_116 : is_derivative (fun m : R => dot (had upstream gain) (activation - m *: ones) / Num.sqrt t) m D2_114.
have size_ge0 := fun t : R => normr_ge0 t.
have D_117 := VD_const size_ge0 t_50.
have D_118 := VD_const size_ge0 activation.
have D_119 := D_at_scalar m.
have D_120 := VD_const size_ge0 (ones : 'cV[R]_N).
have D_121 := VD_scale size_ge0 D_119 D_120.
have D_122 := VD_sub D_118 D_121.
have D_123 := D_dot size_ge0 D_117 D_122.
have D_124 := D_const size_ge0 t_61.
have NZ_125 : r_8 != 0 by apply: (nz_is (c := (r_8))); [clear - E_r8 R; first [reflexivity | ring: E_r8] | clear - NZ_66 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_126 : t_61 != 0 := nz_is e_62 NZ_125.
have D_127 := D_inv size_ge0 C_126 D_124.
have D_128 := D_mul size_ge0 D_123 D_127.
apply: (derivative_by (F := (fun m : R => dot (had upstream gain) (activation - m *: ones) / Num.sqrt t)) D_128) => h_129.
have e_130 : (0 : 'cV[R]_N) = (col (fun i => 0)) by apply: (col_eq (col_zero R N)) => i; clear - R; first [reflexivity | ring].
pose t_131 : R := dot (0 : 'cV[R]_N) t_55.
have d_133 : whole (fun i => 0) = 0 by apply: (num_eq (@part0 R N xpredT)); clear - R; first [reflexivity | ring].
have d_134 : whole (fun i => 0 * ((activation i 0) + (- m) * (1))) = 0 by apply: (whole_eq _ d_133) => i; clear - R; first [reflexivity | ring].
have e_132 : t_131 = 0 by apply: (dot_node e_130 e_56 d_134); done.
have e_135 : h_129 = h_129 by [].
pose t_136 : 'cV[R]_N := h_129 *: (ones : 'cV[R]_N).
have e_137 : t_136 = (col (fun i => h_129 * (1))) by apply: (col_eq (col_scale e_135 e_9)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_138 : 'cV[R]_N := m *: (0 : 'cV[R]_N).
have e_139 : t_138 = (col (fun i => 0)) by apply: (col_eq (col_scale e_52 e_130)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_140 : 'cV[R]_N := t_136 + t_138.
have e_141 : t_140 = (col (fun i => h_129 * (1))) by apply: (col_eq (col_add e_137 e_139)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_142 : 'cV[R]_N := (0 : 'cV[R]_N) - t_140.
have e_143 : t_142 = (col (fun i => (- h_129) * (1))) by apply: (col_eq (col_sub e_130 e_141)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_144 : R := dot t_50 t_142.
have d_146 : whole (fun i => (- h_129) * ((gain i 0) * (upstream i 0))) = (- m_7 * h_129) by apply: (num_eq (partZ (- h_129) M_7)); clear - R; first [reflexivity | ring].
have d_147 : whole (fun i => ((gain i 0) * (upstream i 0)) * ((- h_129) * (1))) = (- m_7 * h_129) by apply: (whole_eq _ d_146) => i; clear - R; first [reflexivity | ring].
have e_145 : t_144 = (- m_7 * h_129) by apply: (dot_node e_51 e_143 d_147); done.
pose t_148 : R := t_131 + t_144.
have e_149 : t_148 = (- m_7 * h_129) by apply: (num_eq (num2 (fun a b : R => a + b) e_132 e_145)); cbv beta; clear - R; first [reflexivity | ring].
pose t_150 : R := t_61^-1.
have e_151 : t_150 = (r_8 / (t)) by apply: (num_eq (num1 (fun a : R => a^-1) e_62)); cbv beta; clear - NZ_66 NZ_46 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
pose t_152 : R := t_148 * t_150.
have e_153 : t_152 = ((- m_7 * r_8 * h_129) / (t)) by apply: (num_eq (num2 (fun a b : R => a * b) e_149 e_151)); cbv beta; clear - NZ_46 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
have e_154 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
pose t_155 : R := t_150 * (0 : R).
have e_156 : t_155 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_151 e_154)); cbv beta; clear - NZ_46 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
pose t_157 : R := t_150 * t_155.
have e_158 : t_157 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_151 e_156)); cbv beta; clear - NZ_46 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
pose t_159 : R := - t_157.
have e_160 : t_159 = 0 by apply: (num_eq (num1 (fun a : R => - a) e_158)); cbv beta; clear - R; first [reflexivity | ring].
pose t_161 : R := t_57 * t_159.
have e_162 : t_161 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_58 e_160)); cbv beta; clear - R; first [reflexivity | ring].
pose t_163 : R := t_152 + t_161.
have e_164 : t_163 = ((- m_7 * r_8 * h_129) / (t)) by apply: (num_eq (num2 (fun a b : R => a + b) e_153 e_162)); cbv beta; clear - NZ_46 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
pose t_165 : R := D2_114 * h_129.
have e_166 : t_165 = ((- m_7 * r_8 * h_129) / (t)) by apply: (num_eq (num2 (fun a b : R => a * b) e_115 e_135)); cbv beta; clear - NZ_46 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
apply: (num_eq e_164); apply: esym; apply: (num_eq e_166); clear - NZ_46 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
pose D3_167 : R := ((m * m_7 * r_8 - m_6 * r_8) / (2%:R * t ^+ 2)).
have e_168 : D3_167 = ((m * m_7 * r_8 - m_6 * r_8) / (2%:R * t ^+ 2)) by [].
have C_169 : is_derivative (fun t : R => dot (had upstream gain) (activation - m *: ones) / Num.sqrt t) t D3_167.
have size_ge0 := fun t : R => normr_ge0 t.
have D_170 := D_const size_ge0 t_57.
have D_171 := D_at_scalar t.
have S_173 : 0 < t by apply: (pos_is (c := t)); [clear - R; first [reflexivity | ring] | sgn].
have C_172 : 0 < t := pos_is e_43 S_173.
have D_174 := D_sqrt size_ge0 C_172 D_171.
have NZ_175 : r_8 != 0 by apply: (nz_is (c := (r_8))); [clear - E_r8 R; first [reflexivity | ring: E_r8] | clear - NZ_66 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_176 : t_61 != 0 := nz_is e_62 NZ_175.
have D_177 := D_inv size_ge0 C_176 D_174.
have D_178 := D_mul size_ge0 D_170 D_177.
apply: (derivative_by (F := (fun t : R => dot (had upstream gain) (activation - m *: ones) / Num.sqrt t)) D_178) => h_179.
have e_180 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
pose t_181 : R := t_61^-1.
have e_182 : t_181 = (r_8 / (t)) by apply: (num_eq (num1 (fun a : R => a^-1) e_62)); cbv beta; clear - NZ_66 NZ_46 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
pose t_183 : R := (0 : R) * t_181.
have e_184 : t_183 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_180 e_182)); cbv beta; clear - NZ_46 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
have e_185 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_186 : R := (2%:R : R) * t_61.
have e_187 : t_186 = (2%:R * r_8) by apply: (num_eq (num2 (fun a b : R => a * b) e_185 e_62)); cbv beta; clear - E_r8 R; first [reflexivity | ring: E_r8].
pose t_188 : R := t_186^-1.
have NZ_190 : (2%:R * r_8) != 0 :> R by apply: (nz_is (c := (2%:R * r_8))); [clear - R; ring | clear - NZ_66 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_189 : t_188 = (r_8 / (2%:R * t)) by apply: (num_eq (num1 (fun a : R => a^-1) e_187)); cbv beta; clear - NZ_66 NZ_190 NZ_46 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
have e_191 : h_179 = h_179 by [].
pose t_192 : R := t_188 * h_179.
have e_193 : t_192 = ((r_8 * h_179) / (2%:R * t)) by apply: (num_eq (num2 (fun a b : R => a * b) e_189 e_191)); cbv beta; clear - NZ_46 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
pose t_194 : R := t_181 * t_192.
have e_195 : t_194 = (h_179 / (2%:R * t)) by apply: (num_eq (num2 (fun a b : R => a * b) e_182 e_193)); cbv beta; clear - NZ_46 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
pose t_196 : R := t_181 * t_194.
have e_197 : t_196 = ((r_8 * h_179) / (2%:R * t ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a * b) e_182 e_195)); cbv beta; clear - NZ_46 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
pose t_198 : R := - t_196.
have e_199 : t_198 = ((- r_8 * h_179) / (2%:R * t ^+ 2)) by apply: (num_eq (num1 (fun a : R => - a) e_197)); cbv beta; clear - NZ_46 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
pose t_200 : R := t_57 * t_198.
have e_201 : t_200 = ((m * m_7 * r_8 * h_179 - m_6 * r_8 * h_179) / (2%:R * t ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a * b) e_58 e_199)); cbv beta; clear - NZ_46 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
pose t_202 : R := t_183 + t_200.
have e_203 : t_202 = ((m * m_7 * r_8 * h_179 - m_6 * r_8 * h_179) / (2%:R * t ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_184 e_201)); cbv beta; clear - NZ_46 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
pose t_204 : R := D3_167 * h_179.
have e_205 : t_204 = ((m * m_7 * r_8 * h_179 - m_6 * r_8 * h_179) / (2%:R * t ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a * b) e_168 e_191)); cbv beta; clear - NZ_46 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
apply: (num_eq e_203); apply: esym; apply: (num_eq e_205); clear - NZ_46 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
pose t_206 : R := dot t_55 t_55.
have d_208 : whole (fun i => (activation i 0) ^+ 2 + (- 2%:R * m) * ((activation i 0)) + (m ^+ 2) * (1)) = (n * m ^+ 2 - 2%:R * m_2 * m + m_3) by apply: (num_eq (partD (partD M_3 (partZ (- 2%:R * m) M_2)) (partZ (m ^+ 2) (whole_ones En)))); clear - R; first [reflexivity | ring].
have d_209 : whole (fun i => ((activation i 0) + (- m) * (1)) * ((activation i 0) + (- m) * (1))) = (n * m ^+ 2 - 2%:R * m_2 * m + m_3) by apply: (whole_eq _ d_208) => i; clear - R; first [reflexivity | ring].
have e_207 : t_206 = (n * m ^+ 2 - 2%:R * m_2 * m + m_3) by apply: (dot_node e_56 e_56 d_209); done.
pose t_210 : R := t_206 / N%:R.
have e_211 : t_210 = ((n * m ^+ 2 - 2%:R * m_2 * m + m_3) / (n)) by apply: (num_eq (num2 (fun a b : R => a / b) e_207 e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose D4_212 : R := ((2%:R * n * m - 2%:R * m_2) / (n)).
have e_213 : D4_212 = ((2%:R * n * m - 2%:R * m_2) / (n)) by [].
have C_214 : is_derivative (fun m : R => dot (activation - m *: ones) (activation - m *: ones) / N%:R) m D4_212.
have size_ge0 := fun t : R => normr_ge0 t.
have D_215 := VD_const size_ge0 activation.
have D_216 := D_at_scalar m.
have D_217 := VD_const size_ge0 (ones : 'cV[R]_N).
have D_218 := VD_scale size_ge0 D_216 D_217.
have D_219 := VD_sub D_215 D_218.
have D_220 := D_dot size_ge0 D_219 D_219.
have D_221 := D_const size_ge0 N%:R.
have NZ_222 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_223 : N%:R != 0 := nz_is e_5 NZ_222.
have D_224 := D_inv size_ge0 C_223 D_221.
have D_225 := D_mul size_ge0 D_220 D_224.
apply: (derivative_by (F := (fun m : R => dot (activation - m *: ones) (activation - m *: ones) / N%:R)) D_225) => h_226.
have e_227 : (0 : 'cV[R]_N) = (col (fun i => 0)) by apply: (col_eq (col_zero R N)) => i; clear - R; first [reflexivity | ring].
have e_228 : h_226 = h_226 by [].
pose t_229 : 'cV[R]_N := h_226 *: (ones : 'cV[R]_N).
have e_230 : t_229 = (col (fun i => h_226 * (1))) by apply: (col_eq (col_scale e_228 e_9)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_231 : 'cV[R]_N := m *: (0 : 'cV[R]_N).
have e_232 : t_231 = (col (fun i => 0)) by apply: (col_eq (col_scale e_52 e_227)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_233 : 'cV[R]_N := t_229 + t_231.
have e_234 : t_233 = (col (fun i => h_226 * (1))) by apply: (col_eq (col_add e_230 e_232)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_235 : 'cV[R]_N := (0 : 'cV[R]_N) - t_233.
have e_236 : t_235 = (col (fun i => (- h_226) * (1))) by apply: (col_eq (col_sub e_227 e_234)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_237 : R := dot t_235 t_55.
have d_239 : whole (fun i => (- h_226) * ((activation i 0)) + (m * h_226) * (1)) = (n * m * h_226 - m_2 * h_226) by apply: (num_eq (partD (partZ (- h_226) M_2) (partZ (m * h_226) (whole_ones En)))); clear - R; first [reflexivity | ring].
have d_240 : whole (fun i => ((- h_226) * (1)) * ((activation i 0) + (- m) * (1))) = (n * m * h_226 - m_2 * h_226) by apply: (whole_eq _ d_239) => i; clear - R; first [reflexivity | ring].
have e_238 : t_237 = (n * m * h_226 - m_2 * h_226) by apply: (dot_node e_236 e_56 d_240); done.
pose t_241 : R := dot t_55 t_235.
have d_243 : whole (fun i => ((activation i 0) + (- m) * (1)) * ((- h_226) * (1))) = (n * m * h_226 - m_2 * h_226) by apply: (whole_eq _ d_239) => i; clear - R; first [reflexivity | ring].
have e_242 : t_241 = (n * m * h_226 - m_2 * h_226) by apply: (dot_node e_56 e_236 d_243); done.
pose t_244 : R := t_237 + t_241.
have e_245 : t_244 = (2%:R * n * m * h_226 - 2%:R * m_2 * h_226) by apply: (num_eq (num2 (fun a b : R => a + b) e_238 e_242)); cbv beta; clear - R; first [reflexivity | ring].
pose t_246 : R := N%:R^-1.
have e_247 : t_246 = (1 / (n)) by apply: (num_eq (num1 (fun a : R => a^-1) e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_248 : R := t_244 * t_246.
have e_249 : t_248 = ((2%:R * n * m * h_226 - 2%:R * m_2 * h_226) / (n)) by apply: (num_eq (num2 (fun a b : R => a * b) e_245 e_247)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_250 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
pose t_251 : R := t_246 * (0 : R).
have e_252 : t_251 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_247 e_250)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_253 : R := t_246 * t_251.
have e_254 : t_253 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_247 e_252)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_255 : R := - t_253.
have e_256 : t_255 = 0 by apply: (num_eq (num1 (fun a : R => - a) e_254)); cbv beta; clear - R; first [reflexivity | ring].
pose t_257 : R := t_206 * t_255.
have e_258 : t_257 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_207 e_256)); cbv beta; clear - R; first [reflexivity | ring].
pose t_259 : R := t_248 + t_257.
have e_260 : t_259 = ((2%:R * n * m * h_226 - 2%:R * m_2 * h_226) / (n)) by apply: (num_eq (num2 (fun a b : R => a + b) e_249 e_258)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_261 : R := D4_212 * h_226.
have e_262 : t_261 = ((2%:R * n * m * h_226 - 2%:R * m_2 * h_226) / (n)) by apply: (num_eq (num2 (fun a b : R => a * b) e_213 e_228)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
apply: (num_eq e_260); apply: esym; apply: (num_eq e_262); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_263 : R := Num.sqrt t_22.
have [r_9 S_r9 E_r9] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by exact: (root_pos S_42).
have S_265 : 0 <= (r_9 / (n)) by apply: (nneg_is (c := r_9 * n^-1)); [clear - NZ_8 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9] | sgn].
have e_264 : t_263 = (r_9 / (n)) by apply: (sqrt_node e_23 S_265); clear - NZ_8 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9].
pose t_266 : R := t_263^-1.
have NZ_268 := lt0r_neq0 S_r9.
have e_267 : t_266 = ((n * r_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_264)); cbv beta; clear - NZ_268 NZ_8 NZ_26 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9].
pose t_269 : 'cV[R]_N := t_266 *: t_12.
have e_270 : t_269 = (col (fun i => ((n * r_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_267 e_13)) => i; reduce; clear - NZ_26 NZ_8 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9].
pose t_271 : 'cV[R]_N := had gain t_269.
have e_272 : t_271 = (col (fun i => ((n * r_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)))) by apply: (col_eq (col_had e_49 e_270)) => i; reduce; clear - NZ_26 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9].
have e_273 : bias = (col (fun i => (bias i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_274 : 'cV[R]_N := t_271 + bias.
have e_275 : t_274 = (col (fun i => ((n * r_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)) + (bias i 0))) by apply: (col_eq (col_add e_272 e_273)) => i; reduce; clear - NZ_26 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9].
pose t_276 : R := dot upstream t_274.
have [m_10 M_10] := some_number (part xpredT (fun i => (bias i 0) * (upstream i 0))).
have d_278 : whole (fun i => ((n * r_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0) * (upstream i 0)) + ((- m_2 * r_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (upstream i 0)) + (bias i 0) * (upstream i 0)) = ((n ^+ 2 * eps * m_10 + n * m_3 * m_10 + n * m_6 * r_9 - m_2 ^+ 2 * m_10 - m_2 * m_7 * r_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (partD (partD (partZ ((n * r_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_6) (partZ ((- m_2 * r_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_7)) M_10)); clear - NZ_26 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9].
have d_279 : whole (fun i => ((upstream i 0)) * (((n * r_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)) + (bias i 0))) = ((n ^+ 2 * eps * m_10 + n * m_3 * m_10 + n * m_6 * r_9 - m_2 ^+ 2 * m_10 - m_2 * m_7 * r_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (whole_eq _ d_278) => i; clear - NZ_26 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9].
have e_277 : t_276 = ((n ^+ 2 * eps * m_10 + n * m_3 * m_10 + n * m_6 * r_9 - m_2 ^+ 2 * m_10 - m_2 * m_7 * r_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (dot_node e_48 e_275 d_279); done.
pose G5_280 : 'cV[R]_N := (col (fun i => ((- n ^+ 2 * eps * m_7 * r_9 + n * m_2 * m_6 * r_9 - n * m_3 * m_7 * r_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * m_6 * r_9 + n * m_2 * m_7 * r_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * r_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (upstream i 0)))).
have e_281 : G5_280 = (col (fun i => ((- n ^+ 2 * eps * m_7 * r_9 + n * m_2 * m_6 * r_9 - n * m_3 * m_7 * r_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * m_6 * r_9 + n * m_2 * m_7 * r_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * r_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (upstream i 0)))) by [].
have C_282 : is_gradient (fun activation : 'cV[R]_N => dot upstream (had gain ((Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones)) + bias)) activation G5_280.
have size_ge0 := @size1_ge0 R N.
have D_283 := VD_const size_ge0 upstream.
have D_284 := VD_const size_ge0 gain.
have D_285 := VD_at activation.
have D_286 := D_sumv size_ge0 D_285.
have D_287 := D_const size_ge0 N%:R.
have NZ_288 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_289 : N%:R != 0 := nz_is e_5 NZ_288.
have D_290 := D_inv size_ge0 C_289 D_287.
have D_291 := D_mul size_ge0 D_286 D_290.
have D_292 := VD_const size_ge0 (ones : 'cV[R]_N).
have D_293 := VD_scale size_ge0 D_291 D_292.
have D_294 := VD_sub D_285 D_293.
have D_295 := D_dot size_ge0 D_294 D_294.
have NZ_296 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_297 : N%:R != 0 := nz_is e_5 NZ_296.
have D_298 := D_inv size_ge0 C_297 D_287.
have D_299 := D_mul size_ge0 D_295 D_298.
have D_300 := D_const size_ge0 eps.
have D_301 := D_add D_299 D_300.
have S_303 : 0 < ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (pos_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2)); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | sgn].
have C_302 : 0 < t_22 := pos_is e_23 S_303.
have D_304 := D_sqrt size_ge0 C_302 D_301.
have NZ_305 : (r_9 / (n)) != 0 by apply: (nz_is (c := (r_9 * n^-1))); [clear - NZ_8 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9] | clear - NZ_268 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_306 : t_263 != 0 := nz_is e_264 NZ_305.
have D_307 := D_inv size_ge0 C_306 D_304.
have D_308 := VD_scale size_ge0 D_307 D_294.
have D_309 := VD_had size_ge0 D_284 D_308.
have D_310 := VD_const size_ge0 bias.
have D_311 := VD_add D_309 D_310.
have D_312 := D_dot size_ge0 D_283 D_311.
apply: (gradient_by (F := (fun activation : 'cV[R]_N => dot upstream (had gain ((Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones)) + bias))) D_312) => h_313.
have e_314 : (0 : 'cV[R]_N) = (col (fun i => 0)) by apply: (col_eq (col_zero R N)) => i; clear - R; first [reflexivity | ring].
pose t_315 : R := dot (0 : 'cV[R]_N) t_274.
have d_317 : whole (fun i => 0) = 0 by apply: (num_eq (@part0 R N xpredT)); clear - R; first [reflexivity | ring].
have d_318 : whole (fun i => 0 * (((n * r_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)) + (bias i 0))) = 0 by apply: (whole_eq _ d_317) => i; clear - NZ_26 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9].
have e_316 : t_315 = 0 by apply: (dot_node e_314 e_275 d_318); done.
pose t_319 : 'cV[R]_N := had (0 : 'cV[R]_N) t_269.
have e_320 : t_319 = (col (fun i => 0)) by apply: (col_eq (col_had e_314 e_270)) => i; reduce; clear - NZ_26 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9].
have e_321 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_322 : R := (2%:R : R) * t_263.
have e_323 : t_322 = ((2%:R * r_9) / (n)) by apply: (num_eq (num2 (fun a b : R => a * b) e_321 e_264)); cbv beta; clear - NZ_8 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9].
pose t_324 : R := t_322^-1.
have NZ_326 : (2%:R * r_9) != 0 :> R by apply: (nz_is (c := (2%:R * r_9))); [clear - R; ring | clear - NZ_268 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_325 : t_324 = ((n * r_9) / (2%:R * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_323)); cbv beta; clear - NZ_268 NZ_326 NZ_8 NZ_26 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9].
have e_327 : h_313 = (col (fun i => (h_313 i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_328 : R := sumv h_313.
have [m_15 M_15] := some_number (part xpredT (fun i => (h_313 i 0))).
have e_329 : t_328 = m_15 by apply: (sum_node e_327 M_15); clear - R; first [reflexivity | ring].
pose t_330 : R := N%:R^-1.
have e_331 : t_330 = (1 / (n)) by apply: (num_eq (num1 (fun a : R => a^-1) e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_332 : R := t_328 * t_330.
have e_333 : t_332 = (m_15 / (n)) by apply: (num_eq (num2 (fun a b : R => a * b) e_329 e_331)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_334 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
pose t_335 : R := t_330 * (0 : R).
have e_336 : t_335 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_331 e_334)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_337 : R := t_330 * t_335.
have e_338 : t_337 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_331 e_336)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_339 : R := - t_337.
have e_340 : t_339 = 0 by apply: (num_eq (num1 (fun a : R => - a) e_338)); cbv beta; clear - R; first [reflexivity | ring].
pose t_341 : R := t_2 * t_339.
have e_342 : t_341 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_3 e_340)); cbv beta; clear - R; first [reflexivity | ring].
pose t_343 : R := t_332 + t_341.
have e_344 : t_343 = (m_15 / (n)) by apply: (num_eq (num2 (fun a b : R => a + b) e_333 e_342)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_345 : 'cV[R]_N := t_343 *: (ones : 'cV[R]_N).
have e_346 : t_345 = (col (fun i => (m_15 / (n)) * (1))) by apply: (col_eq (col_scale e_344 e_9)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_347 : 'cV[R]_N := t_6 *: (0 : 'cV[R]_N).
have e_348 : t_347 = (col (fun i => 0)) by apply: (col_eq (col_scale e_7 e_314)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_349 : 'cV[R]_N := t_345 + t_347.
have e_350 : t_349 = (col (fun i => (m_15 / (n)) * (1))) by apply: (col_eq (col_add e_346 e_348)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_351 : 'cV[R]_N := h_313 - t_349.
have e_352 : t_351 = (col (fun i => (h_313 i 0) + ((- m_15) / (n)) * (1))) by apply: (col_eq (col_sub e_327 e_350)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_353 : R := dot t_351 t_12.
have [m_16 M_16] := some_number (part xpredT (fun i => (activation i 0) * (h_313 i 0))).
have d_355 : whole (fun i => (activation i 0) * (h_313 i 0) + ((- m_2) / (n)) * ((h_313 i 0)) + ((- m_15) / (n)) * ((activation i 0)) + ((m_2 * m_15) / (n ^+ 2)) * (1)) = ((n * m_16 - m_2 * m_15) / (n)) by apply: (num_eq (partD (partD (partD M_16 (partZ ((- m_2) / (n)) M_15)) (partZ ((- m_15) / (n)) M_2)) (partZ ((m_2 * m_15) / (n ^+ 2)) (whole_ones En)))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_356 : whole (fun i => ((h_313 i 0) + ((- m_15) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_16 - m_2 * m_15) / (n)) by apply: (whole_eq _ d_355) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_354 : t_353 = ((n * m_16 - m_2 * m_15) / (n)) by apply: (dot_node e_352 e_13 d_356); done.
pose t_357 : R := dot t_12 t_351.
have d_359 : whole (fun i => (activation i 0) * (h_313 i 0) + ((- m_15) / (n)) * ((activation i 0)) + ((- m_2) / (n)) * ((h_313 i 0)) + ((m_2 * m_15) / (n ^+ 2)) * (1)) = ((n * m_16 - m_2 * m_15) / (n)) by apply: (num_eq (partD (partD (partD M_16 (partZ ((- m_15) / (n)) M_2)) (partZ ((- m_2) / (n)) M_15)) (partZ ((m_2 * m_15) / (n ^+ 2)) (whole_ones En)))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_360 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((h_313 i 0) + ((- m_15) / (n)) * (1))) = ((n * m_16 - m_2 * m_15) / (n)) by apply: (whole_eq _ d_359) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_358 : t_357 = ((n * m_16 - m_2 * m_15) / (n)) by apply: (dot_node e_13 e_352 d_360); done.
pose t_361 : R := t_353 + t_357.
have e_362 : t_361 = ((2%:R * n * m_16 - 2%:R * m_2 * m_15) / (n)) by apply: (num_eq (num2 (fun a b : R => a + b) e_354 e_358)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_363 : R := t_361 * t_330.
have e_364 : t_363 = ((2%:R * n * m_16 - 2%:R * m_2 * m_15) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a * b) e_362 e_331)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_365 : R := t_14 * t_339.
have e_366 : t_365 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_15 e_340)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_367 : R := t_363 + t_365.
have e_368 : t_367 = ((2%:R * n * m_16 - 2%:R * m_2 * m_15) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_364 e_366)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_369 : R := t_367 + (0 : R).
have e_370 : t_369 = ((2%:R * n * m_16 - 2%:R * m_2 * m_15) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_368 e_334)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_371 : R := t_324 * t_369.
have e_372 : t_371 = ((n * r_9 * m_16 - m_2 * r_9 * m_15) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a * b) e_325 e_370)); cbv beta; clear - NZ_26 NZ_8 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9].
pose t_373 : R := t_266 * t_371.
have e_374 : t_373 = ((n * m_16 - m_2 * m_15) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a * b) e_267 e_372)); cbv beta; clear - NZ_26 NZ_8 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9].
pose t_375 : R := t_266 * t_373.
have e_376 : t_375 = ((n ^+ 2 * r_9 * m_16 - n * m_2 * r_9 * m_15) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a * b) e_267 e_374)); cbv beta; clear - NZ_26 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9].
pose t_377 : R := - t_375.
have e_378 : t_377 = ((- n ^+ 2 * r_9 * m_16 + n * m_2 * r_9 * m_15) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (num1 (fun a : R => - a) e_376)); cbv beta; clear - NZ_26 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9].
pose t_379 : 'cV[R]_N := t_377 *: t_12.
have e_380 : t_379 = (col (fun i => ((- n ^+ 2 * r_9 * m_16 + n * m_2 * r_9 * m_15) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_2 * r_9 * m_16 - m_2 ^+ 2 * r_9 * m_15) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by apply: (col_eq (col_scale e_378 e_13)) => i; reduce; clear - NZ_26 NZ_8 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9].
pose t_381 : 'cV[R]_N := t_266 *: t_351.
have e_382 : t_381 = (col (fun i => ((n * r_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_313 i 0)) + ((- r_9 * m_15) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_267 e_352)) => i; reduce; clear - NZ_26 NZ_8 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9].
pose t_383 : 'cV[R]_N := t_379 + t_381.
have e_384 : t_383 = (col (fun i => ((- n ^+ 2 * r_9 * m_16 + n * m_2 * r_9 * m_15) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * r_9 * m_15 + n * m_2 * r_9 * m_16 - n * m_3 * r_9 * m_15) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * r_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_313 i 0)))) by apply: (col_eq (col_add e_380 e_382)) => i; reduce; clear - NZ_26 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9].
pose t_385 : 'cV[R]_N := had gain t_383.
have e_386 : t_385 = (col (fun i => ((- n ^+ 2 * r_9 * m_16 + n * m_2 * r_9 * m_15) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (gain i 0)) + ((- n ^+ 2 * eps * r_9 * m_15 + n * m_2 * r_9 * m_16 - n * m_3 * r_9 * m_15) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((gain i 0)) + ((n * r_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (h_313 i 0)))) by apply: (col_eq (col_had e_49 e_384)) => i; reduce; clear - NZ_26 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9].
pose t_387 : 'cV[R]_N := t_319 + t_385.
have e_388 : t_387 = (col (fun i => ((- n ^+ 2 * r_9 * m_16 + n * m_2 * r_9 * m_15) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (gain i 0)) + ((- n ^+ 2 * eps * r_9 * m_15 + n * m_2 * r_9 * m_16 - n * m_3 * r_9 * m_15) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((gain i 0)) + ((n * r_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (h_313 i 0)))) by apply: (col_eq (col_add e_320 e_386)) => i; reduce; clear - NZ_26 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9].
pose t_389 : 'cV[R]_N := t_387 + (0 : 'cV[R]_N).
have e_390 : t_389 = (col (fun i => ((- n ^+ 2 * r_9 * m_16 + n * m_2 * r_9 * m_15) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (gain i 0)) + ((- n ^+ 2 * eps * r_9 * m_15 + n * m_2 * r_9 * m_16 - n * m_3 * r_9 * m_15) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((gain i 0)) + ((n * r_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (h_313 i 0)))) by apply: (col_eq (col_add e_388 e_314)) => i; reduce; clear - NZ_26 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9].
pose t_391 : R := dot upstream t_389.
have [m_17 M_17] := some_number (part xpredT (fun i => (gain i 0) * (h_313 i 0) * (upstream i 0))).
have d_393 : whole (fun i => ((- n ^+ 2 * r_9 * m_16 + n * m_2 * r_9 * m_15) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (gain i 0) * (upstream i 0)) + ((- n ^+ 2 * eps * r_9 * m_15 + n * m_2 * r_9 * m_16 - n * m_3 * r_9 * m_15) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((gain i 0) * (upstream i 0)) + ((n * r_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (h_313 i 0) * (upstream i 0))) = ((n ^+ 3 * eps * r_9 * m_17 - n ^+ 2 * eps * m_7 * r_9 * m_15 + n ^+ 2 * m_3 * r_9 * m_17 - n ^+ 2 * m_6 * r_9 * m_16 - n * m_2 ^+ 2 * r_9 * m_17 + n * m_2 * m_6 * r_9 * m_15 + n * m_2 * m_7 * r_9 * m_16 - n * m_3 * m_7 * r_9 * m_15) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (partD (partD (partZ ((- n ^+ 2 * r_9 * m_16 + n * m_2 * r_9 * m_15) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_6) (partZ ((- n ^+ 2 * eps * r_9 * m_15 + n * m_2 * r_9 * m_16 - n * m_3 * r_9 * m_15) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_7)) (partZ ((n * r_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_17))); clear - NZ_26 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9].
have d_394 : whole (fun i => ((upstream i 0)) * (((- n ^+ 2 * r_9 * m_16 + n * m_2 * r_9 * m_15) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (gain i 0)) + ((- n ^+ 2 * eps * r_9 * m_15 + n * m_2 * r_9 * m_16 - n * m_3 * r_9 * m_15) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((gain i 0)) + ((n * r_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (h_313 i 0)))) = ((n ^+ 3 * eps * r_9 * m_17 - n ^+ 2 * eps * m_7 * r_9 * m_15 + n ^+ 2 * m_3 * r_9 * m_17 - n ^+ 2 * m_6 * r_9 * m_16 - n * m_2 ^+ 2 * r_9 * m_17 + n * m_2 * m_6 * r_9 * m_15 + n * m_2 * m_7 * r_9 * m_16 - n * m_3 * m_7 * r_9 * m_15) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (whole_eq _ d_393) => i; clear - NZ_26 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9].
have e_392 : t_391 = ((n ^+ 3 * eps * r_9 * m_17 - n ^+ 2 * eps * m_7 * r_9 * m_15 + n ^+ 2 * m_3 * r_9 * m_17 - n ^+ 2 * m_6 * r_9 * m_16 - n * m_2 ^+ 2 * r_9 * m_17 + n * m_2 * m_6 * r_9 * m_15 + n * m_2 * m_7 * r_9 * m_16 - n * m_3 * m_7 * r_9 * m_15) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (dot_node e_48 e_390 d_394); done.
pose t_395 : R := t_315 + t_391.
have e_396 : t_395 = ((n ^+ 3 * eps * r_9 * m_17 - n ^+ 2 * eps * m_7 * r_9 * m_15 + n ^+ 2 * m_3 * r_9 * m_17 - n ^+ 2 * m_6 * r_9 * m_16 - n * m_2 ^+ 2 * r_9 * m_17 + n * m_2 * m_6 * r_9 * m_15 + n * m_2 * m_7 * r_9 * m_16 - n * m_3 * m_7 * r_9 * m_15) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_316 e_392)); cbv beta; clear - NZ_26 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9].
pose t_397 : R := dot G5_280 h_313.
have d_399 : whole (fun i => ((- n ^+ 2 * eps * m_7 * r_9 + n * m_2 * m_6 * r_9 - n * m_3 * m_7 * r_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((h_313 i 0)) + ((- n ^+ 2 * m_6 * r_9 + n * m_2 * m_7 * r_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (h_313 i 0)) + ((n * r_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (h_313 i 0) * (upstream i 0))) = ((n ^+ 3 * eps * r_9 * m_17 - n ^+ 2 * eps * m_7 * r_9 * m_15 + n ^+ 2 * m_3 * r_9 * m_17 - n ^+ 2 * m_6 * r_9 * m_16 - n * m_2 ^+ 2 * r_9 * m_17 + n * m_2 * m_6 * r_9 * m_15 + n * m_2 * m_7 * r_9 * m_16 - n * m_3 * m_7 * r_9 * m_15) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (partD (partD (partZ ((- n ^+ 2 * eps * m_7 * r_9 + n * m_2 * m_6 * r_9 - n * m_3 * m_7 * r_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_15) (partZ ((- n ^+ 2 * m_6 * r_9 + n * m_2 * m_7 * r_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_16)) (partZ ((n * r_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_17))); clear - NZ_26 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9].
have d_400 : whole (fun i => (((- n ^+ 2 * eps * m_7 * r_9 + n * m_2 * m_6 * r_9 - n * m_3 * m_7 * r_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * m_6 * r_9 + n * m_2 * m_7 * r_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * r_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (upstream i 0))) * ((h_313 i 0))) = ((n ^+ 3 * eps * r_9 * m_17 - n ^+ 2 * eps * m_7 * r_9 * m_15 + n ^+ 2 * m_3 * r_9 * m_17 - n ^+ 2 * m_6 * r_9 * m_16 - n * m_2 ^+ 2 * r_9 * m_17 + n * m_2 * m_6 * r_9 * m_15 + n * m_2 * m_7 * r_9 * m_16 - n * m_3 * m_7 * r_9 * m_15) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (whole_eq _ d_399) => i; clear - NZ_26 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9].
have e_398 : t_397 = ((n ^+ 3 * eps * r_9 * m_17 - n ^+ 2 * eps * m_7 * r_9 * m_15 + n ^+ 2 * m_3 * r_9 * m_17 - n ^+ 2 * m_6 * r_9 * m_16 - n * m_2 ^+ 2 * r_9 * m_17 + n * m_2 * m_6 * r_9 * m_15 + n * m_2 * m_7 * r_9 * m_16 - n * m_3 * m_7 * r_9 * m_15) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (dot_node e_281 e_327 d_400); done.
apply: (num_eq e_396); apply: esym; apply: (num_eq e_398); clear - NZ_26 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9].
pose G6_401 : 'cV[R]_N := (col (fun i => (1 / (n)) * (1))).
have e_402 : G6_401 = (col (fun i => (1 / (n)) * (1))) by [].
have C_403 : is_gradient (fun activation : 'cV[R]_N => sumv activation / N%:R) activation G6_401.
have size_ge0 := @size1_ge0 R N.
have D_404 := VD_at activation.
have D_405 := D_sumv size_ge0 D_404.
have D_406 := D_const size_ge0 N%:R.
have NZ_407 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_408 : N%:R != 0 := nz_is e_5 NZ_407.
have D_409 := D_inv size_ge0 C_408 D_406.
have D_410 := D_mul size_ge0 D_405 D_409.
apply: (gradient_by (F := (fun activation : 'cV[R]_N => sumv activation / N%:R)) D_410) => h_411.
have e_412 : h_411 = (col (fun i => (h_411 i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_413 : R := sumv h_411.
have [m_18 M_18] := some_number (part xpredT (fun i => (h_411 i 0))).
have e_414 : t_413 = m_18 by apply: (sum_node e_412 M_18); clear - R; first [reflexivity | ring].
pose t_415 : R := N%:R^-1.
have e_416 : t_415 = (1 / (n)) by apply: (num_eq (num1 (fun a : R => a^-1) e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_417 : R := t_413 * t_415.
have e_418 : t_417 = (m_18 / (n)) by apply: (num_eq (num2 (fun a b : R => a * b) e_414 e_416)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_419 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
pose t_420 : R := t_415 * (0 : R).
have e_421 : t_420 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_416 e_419)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_422 : R := t_415 * t_420.
have e_423 : t_422 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_416 e_421)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_424 : R := - t_422.
have e_425 : t_424 = 0 by apply: (num_eq (num1 (fun a : R => - a) e_423)); cbv beta; clear - R; first [reflexivity | ring].
pose t_426 : R := t_2 * t_424.
have e_427 : t_426 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_3 e_425)); cbv beta; clear - R; first [reflexivity | ring].
pose t_428 : R := t_417 + t_426.
have e_429 : t_428 = (m_18 / (n)) by apply: (num_eq (num2 (fun a b : R => a + b) e_418 e_427)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_430 : R := dot G6_401 h_411.
have d_432 : whole (fun i => (1 / (n)) * ((h_411 i 0))) = (m_18 / (n)) by apply: (num_eq (partZ (1 / (n)) M_18)); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_433 : whole (fun i => ((1 / (n)) * (1)) * ((h_411 i 0))) = (m_18 / (n)) by apply: (whole_eq _ d_432) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_431 : t_430 = (m_18 / (n)) by apply: (dot_node e_402 e_412 d_433); done.
apply: (num_eq e_429); apply: esym; apply: (num_eq e_431); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose G7_434 : 'cV[R]_N := (col (fun i => ((- 2%:R * m_2) / (n ^+ 2)) * (1) + (2%:R / (n)) * ((activation i 0)))).
have e_435 : G7_434 = (col (fun i => ((- 2%:R * m_2) / (n ^+ 2)) * (1) + (2%:R / (n)) * ((activation i 0)))) by [].
have C_436 : is_gradient (fun activation : 'cV[R]_N => dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps) activation G7_434.
have size_ge0 := @size1_ge0 R N.
have D_437 := VD_at activation.
have D_438 := D_sumv size_ge0 D_437.
have D_439 := D_const size_ge0 N%:R.
have NZ_440 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_441 : N%:R != 0 := nz_is e_5 NZ_440.
have D_442 := D_inv size_ge0 C_441 D_439.
have D_443 := D_mul size_ge0 D_438 D_442.
have D_444 := VD_const size_ge0 (ones : 'cV[R]_N).
have D_445 := VD_scale size_ge0 D_443 D_444.
have D_446 := VD_sub D_437 D_445.
have D_447 := D_dot size_ge0 D_446 D_446.
have NZ_448 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_449 : N%:R != 0 := nz_is e_5 NZ_448.
have D_450 := D_inv size_ge0 C_449 D_439.
have D_451 := D_mul size_ge0 D_447 D_450.
have D_452 := D_const size_ge0 eps.
have D_453 := D_add D_451 D_452.
apply: (gradient_by (F := (fun activation : 'cV[R]_N => dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps)) D_453) => h_454.
have e_455 : h_454 = (col (fun i => (h_454 i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_456 : R := sumv h_454.
have [m_19 M_19] := some_number (part xpredT (fun i => (h_454 i 0))).
have e_457 : t_456 = m_19 by apply: (sum_node e_455 M_19); clear - R; first [reflexivity | ring].
pose t_458 : R := N%:R^-1.
have e_459 : t_458 = (1 / (n)) by apply: (num_eq (num1 (fun a : R => a^-1) e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_460 : R := t_456 * t_458.
have e_461 : t_460 = (m_19 / (n)) by apply: (num_eq (num2 (fun a b : R => a * b) e_457 e_459)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_462 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
pose t_463 : R := t_458 * (0 : R).
have e_464 : t_463 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_459 e_462)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_465 : R := t_458 * t_463.
have e_466 : t_465 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_459 e_464)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_467 : R := - t_465.
have e_468 : t_467 = 0 by apply: (num_eq (num1 (fun a : R => - a) e_466)); cbv beta; clear - R; first [reflexivity | ring].
pose t_469 : R := t_2 * t_467.
have e_470 : t_469 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_3 e_468)); cbv beta; clear - R; first [reflexivity | ring].
pose t_471 : R := t_460 + t_469.
have e_472 : t_471 = (m_19 / (n)) by apply: (num_eq (num2 (fun a b : R => a + b) e_461 e_470)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_473 : 'cV[R]_N := t_471 *: (ones : 'cV[R]_N).
have e_474 : t_473 = (col (fun i => (m_19 / (n)) * (1))) by apply: (col_eq (col_scale e_472 e_9)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_475 : (0 : 'cV[R]_N) = (col (fun i => 0)) by apply: (col_eq (col_zero R N)) => i; clear - R; first [reflexivity | ring].
pose t_476 : 'cV[R]_N := t_6 *: (0 : 'cV[R]_N).
have e_477 : t_476 = (col (fun i => 0)) by apply: (col_eq (col_scale e_7 e_475)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_478 : 'cV[R]_N := t_473 + t_476.
have e_479 : t_478 = (col (fun i => (m_19 / (n)) * (1))) by apply: (col_eq (col_add e_474 e_477)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_480 : 'cV[R]_N := h_454 - t_478.
have e_481 : t_480 = (col (fun i => (h_454 i 0) + ((- m_19) / (n)) * (1))) by apply: (col_eq (col_sub e_455 e_479)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_482 : R := dot t_480 t_12.
have [m_20 M_20] := some_number (part xpredT (fun i => (activation i 0) * (h_454 i 0))).
have d_484 : whole (fun i => (activation i 0) * (h_454 i 0) + ((- m_2) / (n)) * ((h_454 i 0)) + ((- m_19) / (n)) * ((activation i 0)) + ((m_2 * m_19) / (n ^+ 2)) * (1)) = ((n * m_20 - m_2 * m_19) / (n)) by apply: (num_eq (partD (partD (partD M_20 (partZ ((- m_2) / (n)) M_19)) (partZ ((- m_19) / (n)) M_2)) (partZ ((m_2 * m_19) / (n ^+ 2)) (whole_ones En)))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_485 : whole (fun i => ((h_454 i 0) + ((- m_19) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_20 - m_2 * m_19) / (n)) by apply: (whole_eq _ d_484) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_483 : t_482 = ((n * m_20 - m_2 * m_19) / (n)) by apply: (dot_node e_481 e_13 d_485); done.
pose t_486 : R := dot t_12 t_480.
have d_488 : whole (fun i => (activation i 0) * (h_454 i 0) + ((- m_19) / (n)) * ((activation i 0)) + ((- m_2) / (n)) * ((h_454 i 0)) + ((m_2 * m_19) / (n ^+ 2)) * (1)) = ((n * m_20 - m_2 * m_19) / (n)) by apply: (num_eq (partD (partD (partD M_20 (partZ ((- m_19) / (n)) M_2)) (partZ ((- m_2) / (n)) M_19)) (partZ ((m_2 * m_19) / (n ^+ 2)) (whole_ones En)))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_489 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((h_454 i 0) + ((- m_19) / (n)) * (1))) = ((n * m_20 - m_2 * m_19) / (n)) by apply: (whole_eq _ d_488) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_487 : t_486 = ((n * m_20 - m_2 * m_19) / (n)) by apply: (dot_node e_13 e_481 d_489); done.
pose t_490 : R := t_482 + t_486.
have e_491 : t_490 = ((2%:R * n * m_20 - 2%:R * m_2 * m_19) / (n)) by apply: (num_eq (num2 (fun a b : R => a + b) e_483 e_487)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_492 : R := t_490 * t_458.
have e_493 : t_492 = ((2%:R * n * m_20 - 2%:R * m_2 * m_19) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a * b) e_491 e_459)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_494 : R := t_14 * t_467.
have e_495 : t_494 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_15 e_468)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_496 : R := t_492 + t_494.
have e_497 : t_496 = ((2%:R * n * m_20 - 2%:R * m_2 * m_19) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_493 e_495)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_498 : R := t_496 + (0 : R).
have e_499 : t_498 = ((2%:R * n * m_20 - 2%:R * m_2 * m_19) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_497 e_462)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_500 : R := dot G7_434 h_454.
have d_502 : whole (fun i => ((- 2%:R * m_2) / (n ^+ 2)) * ((h_454 i 0)) + (2%:R / (n)) * ((activation i 0) * (h_454 i 0))) = ((2%:R * n * m_20 - 2%:R * m_2 * m_19) / (n ^+ 2)) by apply: (num_eq (partD (partZ ((- 2%:R * m_2) / (n ^+ 2)) M_19) (partZ (2%:R / (n)) M_20))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_503 : whole (fun i => (((- 2%:R * m_2) / (n ^+ 2)) * (1) + (2%:R / (n)) * ((activation i 0))) * ((h_454 i 0))) = ((2%:R * n * m_20 - 2%:R * m_2 * m_19) / (n ^+ 2)) by apply: (whole_eq _ d_502) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_501 : t_500 = ((2%:R * n * m_20 - 2%:R * m_2 * m_19) / (n ^+ 2)) by apply: (dot_node e_435 e_455 d_503); done.
apply: (num_eq e_499); apply: esym; apply: (num_eq e_501); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have NZ_504 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_505 : N%:R != 0 := nz_is e_5 NZ_504.
have NZ_506 : r_8 != 0 by apply: (nz_is (c := (r_8))); [clear - E_r8 R; first [reflexivity | ring: E_r8] | clear - NZ_66 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_507 : t_61 != 0 := nz_is e_62 NZ_506.
have e_508 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_509 : R := t * (2%:R : R).
have e_510 : t_509 = (2%:R * t) by apply: (num_eq (num2 (fun a b : R => a * b) e_43 e_508)); cbv beta; clear - R; first [reflexivity | ring].
pose t_511 : R := t_509 * t_61.
have e_512 : t_511 = (2%:R * t * r_8) by apply: (num_eq (num2 (fun a b : R => a * b) e_510 e_62)); cbv beta; clear - E_r8 R; first [reflexivity | ring: E_r8].
have NZ_513 : (2%:R * t * r_8) != 0 by apply: (nz_is (c := (2%:R * r_8 * t))); [clear - E_r8 R; first [reflexivity | ring: E_r8] | clear - NZ_66 NZ_46 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_514 : t_511 != 0 := nz_is e_512 NZ_513.
have NZ_515 : (r_9 / (n)) != 0 by apply: (nz_is (c := (r_9 * n^-1))); [clear - NZ_8 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9] | clear - NZ_268 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_516 : t_263 != 0 := nz_is e_264 NZ_515.
pose t_517 : R := t_22 * (2%:R : R).
have e_518 : t_517 = ((2%:R * n ^+ 2 * eps + 2%:R * n * m_3 - 2%:R * m_2 ^+ 2) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a * b) e_23 e_508)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_519 : R := t_517 * t_263.
have e_520 : t_519 = ((2%:R * n ^+ 2 * eps * r_9 + 2%:R * n * m_3 * r_9 - 2%:R * m_2 ^+ 2 * r_9) / (n ^+ 3)) by apply: (num_eq (num2 (fun a b : R => a * b) e_518 e_264)); cbv beta; clear - NZ_8 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9].
have NZ_521 : ((2%:R * n ^+ 2 * eps * r_9 + 2%:R * n * m_3 * r_9 - 2%:R * m_2 ^+ 2 * r_9) / (n ^+ 3)) != 0 by apply: (nz_is (c := (2%:R * r_9 * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 3))); [clear - NZ_8 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9] | clear - NZ_268 NZ_26 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_522 : t_519 != 0 := nz_is e_520 NZ_521.
have S_523 : 0 <= t by apply: (nneg_is (c := t)); [clear - R; first [reflexivity | ring] | sgn].
have C_524 : 0 <= t := nneg_is e_43 S_523.
have S_525 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2)); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | sgn].
have C_526 : 0 <= t_22 := nneg_is e_23 S_525.
pose t_528 : R := t_61^-1.
have e_529 : t_528 = (r_8 / (t)) by apply: (num_eq (num1 (fun a : R => a^-1) e_62)); cbv beta; clear - NZ_66 NZ_46 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
pose t_530 : 'cV[R]_N := t_528 *: t_50.
have e_531 : t_530 = (col (fun i => (r_8 / (t)) * ((gain i 0) * (upstream i 0)))) by apply: (col_eq (col_scale e_529 e_51)) => i; reduce; clear - NZ_46 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
have C_527 : G1_67 = t_530 by apply: (col_same e_68 e_531) => i; clear - NZ_46 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
pose t_533 : R := sumv t_50.
have e_534 : t_533 = m_7 by apply: (sum_node e_51 M_7); clear - R; first [reflexivity | ring].
pose t_535 : R := - t_533.
have e_536 : t_535 = (- m_7) by apply: (num_eq (num1 (fun a : R => - a) e_534)); cbv beta; clear - R; first [reflexivity | ring].
pose t_537 : R := t_535 / t_61.
have e_538 : t_537 = ((- m_7 * r_8) / (t)) by apply: (num_eq (num2 (fun a b : R => a / b) e_536 e_62)); cbv beta; clear - NZ_66 NZ_46 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
have C_532 : D2_114 = t_537 by apply: (num_eq e_115); apply: esym; apply: (num_eq e_538); clear - NZ_46 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
pose t_540 : R := - t_57.
have e_541 : t_540 = (m * m_7 - m_6) by apply: (num_eq (num1 (fun a : R => - a) e_58)); cbv beta; clear - R; first [reflexivity | ring].
pose t_542 : R := t_540 / t_511.
have NZ_544 : (2%:R * t * r_8) != 0 :> R by apply: (nz_is (c := (2%:R * r_8 * t))); [clear - R; ring | clear - NZ_66 NZ_46 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_543 : t_542 = ((m * m_7 * r_8 - m_6 * r_8) / (2%:R * t ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a / b) e_541 e_512)); cbv beta; clear - NZ_66 NZ_46 NZ_544 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
have C_539 : D3_167 = t_542 by apply: (num_eq e_168); apply: esym; apply: (num_eq e_543); clear - NZ_46 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
pose t_546 : R := sumv t_55.
have e_547 : t_546 = (- n * m + m_2) by apply: (sum_node e_56 (partD M_2 (partZ (- m) (whole_ones En)))); clear - R; first [reflexivity | ring].
pose t_548 : R := - (2%:R : R).
have e_549 : t_548 = (- 2%:R) by apply: (num_eq (num1 (fun a : R => - a) e_508)); cbv beta; clear - R; first [reflexivity | ring].
pose t_550 : R := t_546 * t_548.
have e_551 : t_550 = (2%:R * n * m - 2%:R * m_2) by apply: (num_eq (num2 (fun a b : R => a * b) e_547 e_549)); cbv beta; clear - R; first [reflexivity | ring].
pose t_552 : R := t_550 / N%:R.
have e_553 : t_552 = ((2%:R * n * m - 2%:R * m_2) / (n)) by apply: (num_eq (num2 (fun a b : R => a / b) e_551 e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have C_545 : D4_212 = t_552 by apply: (num_eq e_213); apply: esym; apply: (num_eq e_553); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_555 : 'cV[R]_N := t_266 *: t_50.
have e_556 : t_555 = (col (fun i => ((n * r_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (upstream i 0)))) by apply: (col_eq (col_scale e_267 e_51)) => i; reduce; clear - NZ_26 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9].
pose t_557 : R := t_535 / t_263.
have e_558 : t_557 = ((- n * m_7 * r_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a / b) e_536 e_264)); cbv beta; clear - NZ_268 NZ_8 NZ_26 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9].
pose t_559 : 'cV[R]_N := t_557 *: G6_401.
have e_560 : t_559 = (col (fun i => ((- m_7 * r_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_558 e_402)) => i; reduce; clear - NZ_26 NZ_8 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9].
pose t_561 : R := dot t_50 t_12.
have d_563 : whole (fun i => (activation i 0) * (gain i 0) * (upstream i 0) + ((- m_2) / (n)) * ((gain i 0) * (upstream i 0))) = ((n * m_6 - m_2 * m_7) / (n)) by apply: (num_eq (partD M_6 (partZ ((- m_2) / (n)) M_7))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_564 : whole (fun i => ((gain i 0) * (upstream i 0)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_6 - m_2 * m_7) / (n)) by apply: (whole_eq _ d_563) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_562 : t_561 = ((n * m_6 - m_2 * m_7) / (n)) by apply: (dot_node e_51 e_13 d_564); done.
pose t_565 : R := - t_561.
have e_566 : t_565 = ((- n * m_6 + m_2 * m_7) / (n)) by apply: (num_eq (num1 (fun a : R => - a) e_562)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_567 : R := t_565 / t_519.
have NZ_569 : (2%:R * n ^+ 2 * eps * r_9 + 2%:R * n * m_3 * r_9 - 2%:R * m_2 ^+ 2 * r_9) != 0 :> R by apply: (nz_is (c := (2%:R * r_9 * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2)))); [clear - R; ring | clear - NZ_268 NZ_26 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_568 : t_567 = ((- n ^+ 3 * m_6 * r_9 + n ^+ 2 * m_2 * m_7 * r_9) / (2%:R * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a / b) e_566 e_520)); cbv beta; clear - NZ_268 NZ_26 NZ_569 NZ_8 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9].
pose t_570 : 'cV[R]_N := t_567 *: G7_434.
have e_571 : t_570 = (col (fun i => ((n * m_2 * m_6 * r_9 - m_2 ^+ 2 * m_7 * r_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * m_6 * r_9 + n * m_2 * m_7 * r_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))) by apply: (col_eq (col_scale e_568 e_435)) => i; reduce; clear - NZ_26 NZ_8 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9].
pose t_572 : 'cV[R]_N := t_559 + t_570.
have e_573 : t_572 = (col (fun i => ((- n ^+ 2 * eps * m_7 * r_9 + n * m_2 * m_6 * r_9 - n * m_3 * m_7 * r_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * m_6 * r_9 + n * m_2 * m_7 * r_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))) by apply: (col_eq (col_add e_560 e_571)) => i; reduce; clear - NZ_26 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9].
pose t_574 : 'cV[R]_N := t_555 + t_572.
have e_575 : t_574 = (col (fun i => ((n * r_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (upstream i 0)) + ((- n ^+ 2 * eps * m_7 * r_9 + n * m_2 * m_6 * r_9 - n * m_3 * m_7 * r_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * m_6 * r_9 + n * m_2 * m_7 * r_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))) by apply: (col_eq (col_add e_556 e_573)) => i; reduce; clear - NZ_26 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9].
have C_554 : G5_280 = t_574 by apply: (col_same e_281 e_575) => i; clear - NZ_26 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9].
exists G1_67; split; first exact: C_69.
exists D2_114; split; first exact: C_116.
exists D3_167; split; first exact: C_169.
exists D4_212; split; first exact: C_214.
exists G5_280; split; first exact: C_282.
exists G6_401; split; first exact: C_403.
exists G7_434; split; first exact: C_436.
split; first exact: C_505.
split; first exact: C_507.
split; first exact: C_514.
split; first exact: C_516.
split; first exact: C_522.
split; first exact: C_524.
split; first exact: C_526.
split; first exact: C_527.
split; first exact: C_532.
split; first exact: C_539.
split; first exact: C_545.
exact: C_554.
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
  G1 = (N%:R * Num.sqrt (variance activation + eps))^-1 *: (N%:R *: had upstream gain - (sumv (had upstream gain) * 1) *: ones - (dot (had upstream gain) (normalized eps activation) * 1) *: normalized eps activation) :> 'cV[R]_N.
Proof.
move=> N_gt0 H_eps H0.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : activation = (col (fun i => (activation i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_2 : R := sumv activation.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_4 : 0 <= n - 1 by rewrite subr_ge0.
have [m_2 M_2] := some_number (part xpredT (fun i => (activation i 0))).
have e_3 : t_2 = m_2 by apply: (sum_node e_1 M_2); clear - R; first [reflexivity | ring].
have e_5 : N%:R = n by apply: (num_eq En); clear - R; first [reflexivity | ring].
pose t_6 : R := t_2 / N%:R.
have NZ_8 := lt0r_neq0 N_pos.
have e_7 : t_6 = (m_2 / (n)) by apply: (num_eq (num2 (fun a b : R => a / b) e_3 e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_9 : (ones : 'cV[R]_N) = (col (fun i => 1)) by apply: (col_eq (col_ones R N)) => i; clear - R; first [reflexivity | ring].
pose t_10 : 'cV[R]_N := t_6 *: (ones : 'cV[R]_N).
have e_11 : t_10 = (col (fun i => (m_2 / (n)) * (1))) by apply: (col_eq (col_scale e_7 e_9)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_12 : 'cV[R]_N := activation - t_10.
have e_13 : t_12 = (col (fun i => (activation i 0) + ((- m_2) / (n)) * (1))) by apply: (col_eq (col_sub e_1 e_11)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_14 : R := dot t_12 t_12.
have [m_3 M_3] := some_number (part xpredT (fun i => (activation i 0) ^+ 2)).
have S_16 : 0 <= m_3 by rewrite -M_3; apply: part_ge0 => i; sgn.
have d_17 : whole (fun i => (activation i 0) ^+ 2 + ((- 2%:R * m_2) / (n)) * ((activation i 0)) + ((m_2 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_3 - m_2 ^+ 2) / (n)) by apply: (num_eq (partD (partD M_3 (partZ ((- 2%:R * m_2) / (n)) M_2)) (partZ ((m_2 ^+ 2) / (n ^+ 2)) (whole_ones En)))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_18 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_3 - m_2 ^+ 2) / (n)) by apply: (whole_eq _ d_17) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_15 : t_14 = ((n * m_3 - m_2 ^+ 2) / (n)) by apply: (dot_node e_13 e_13 d_18); done.
pose t_19 : R := t_14 / N%:R.
have e_20 : t_19 = ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a / b) e_15 e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_21 : eps = eps by [].
pose t_22 : R := t_19 + eps.
have e_23 : t_22 = ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_20 e_21)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have H_24 := pos_of H0 e_23.
have NZ_25 := lt0r_neq0 H_24.
have NZ_26 : (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) != 0 by apply: (nz_factor (f := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2)) (r := (1 / (n ^+ 2))) NZ_25 _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have g_27 : part xpredT (fun i => (1) * (1)) = n by apply: (part_eq _ (whole_ones En)) => i; clear - R; first [reflexivity | ring].
have g_28 : part xpredT (fun i => ((activation i 0)) * ((activation i 0))) = m_3 by apply: (part_eq _ M_3) => i; clear - R; first [reflexivity | ring].
have g_29 : part xpredT (fun i => (1) * ((activation i 0))) = m_2 by apply: (part_eq _ M_2) => i; clear - R; first [reflexivity | ring].
have G_30 := gram g_27 g_28 g_29.
have S_31 : 0 <= (n * m_3 - m_2 ^+ 2) by apply: (nneg_is _ G_30); clear - R; ring.
have g_32 : part xpredT (fun i => (1) * (1)) = n by apply: (part_eq _ (whole_ones En)) => i; clear - R; first [reflexivity | ring].
have g_33 : part xpredT (fun i => ((activation i 0)) * ((activation i 0))) = m_3 by apply: (part_eq _ M_3) => i; clear - R; first [reflexivity | ring].
have g_34 : part xpredT (fun i => (1) * ((activation i 0))) = m_2 by apply: (part_eq _ M_2) => i; clear - R; first [reflexivity | ring].
have G_35 := gram g_32 g_33 g_34.
have S_36 : 0 <= (n * m_3 - m_2 ^+ 2) by apply: (nneg_is _ G_35); clear - R; ring.
have g_37 : part xpredT (fun i => (1) * (1)) = n by apply: (part_eq _ (whole_ones En)) => i; clear - R; first [reflexivity | ring].
have g_38 : part xpredT (fun i => ((activation i 0)) * ((activation i 0))) = m_3 by apply: (part_eq _ M_3) => i; clear - R; first [reflexivity | ring].
have g_39 : part xpredT (fun i => (1) * ((activation i 0))) = m_2 by apply: (part_eq _ M_2) => i; clear - R; first [reflexivity | ring].
have G_40 := gram g_37 g_38 g_39.
have S_41 : 0 <= (n * m_3 - m_2 ^+ 2) by apply: (nneg_is _ G_40); clear - R; ring.
have S_42 : 0 < (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by apply: (pos_quotient H_24 (r := (n ^+ 2))); [sgn | clear - NZ_8 R; first [reflexivity | field; nz | ring]].
have e_43 : upstream = (col (fun i => (upstream i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
have e_44 : gain = (col (fun i => (gain i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_45 : R := Num.sqrt t_22.
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by exact: (root_pos S_42).
have S_47 : 0 <= (r_4 / (n)) by apply: (nneg_is (c := r_4 * n^-1)); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | sgn].
have e_46 : t_45 = (r_4 / (n)) by apply: (sqrt_node e_23 S_47); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_48 : R := t_45^-1.
have NZ_50 := lt0r_neq0 S_r4.
have e_49 : t_48 = ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_46)); cbv beta; clear - NZ_50 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_51 : 'cV[R]_N := t_48 *: t_12.
have e_52 : t_51 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_49 e_13)) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_53 : 'cV[R]_N := had gain t_51.
have e_54 : t_53 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)))) by apply: (col_eq (col_had e_44 e_52)) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_55 : bias = (col (fun i => (bias i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_56 : 'cV[R]_N := t_53 + bias.
have e_57 : t_56 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)) + (bias i 0))) by apply: (col_eq (col_add e_54 e_55)) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_58 : R := dot upstream t_56.
have [m_5 M_5] := some_number (part xpredT (fun i => (activation i 0) * (gain i 0) * (upstream i 0))).
have [m_6 M_6] := some_number (part xpredT (fun i => (gain i 0) * (upstream i 0))).
have [m_7 M_7] := some_number (part xpredT (fun i => (bias i 0) * (upstream i 0))).
have d_60 : whole (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0) * (upstream i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (upstream i 0)) + (bias i 0) * (upstream i 0)) = ((n ^+ 2 * eps * m_7 + n * m_3 * m_7 + n * r_4 * m_5 - m_2 ^+ 2 * m_7 - m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (partD (partD (partZ ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_5) (partZ ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_6)) M_7)); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_61 : whole (fun i => ((upstream i 0)) * (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)) + (bias i 0))) = ((n ^+ 2 * eps * m_7 + n * m_3 * m_7 + n * r_4 * m_5 - m_2 ^+ 2 * m_7 - m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (whole_eq _ d_60) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_59 : t_58 = ((n ^+ 2 * eps * m_7 + n * m_3 * m_7 + n * r_4 * m_5 - m_2 ^+ 2 * m_7 - m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (dot_node e_43 e_57 d_61); done.
pose G1_62 : 'cV[R]_N := (col (fun i => ((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (upstream i 0)))).
have e_63 : G1_62 = (col (fun i => ((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (upstream i 0)))) by [].
have C_64 : is_gradient (fun activation : 'cV[R]_N => dot upstream (had gain ((Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones)) + bias)) activation G1_62.
have size_ge0 := @size1_ge0 R N.
have D_65 := VD_const size_ge0 upstream.
have D_66 := VD_const size_ge0 gain.
have D_67 := VD_at activation.
have D_68 := D_sumv size_ge0 D_67.
have D_69 := D_const size_ge0 N%:R.
have NZ_70 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_71 : N%:R != 0 := nz_is e_5 NZ_70.
have D_72 := D_inv size_ge0 C_71 D_69.
have D_73 := D_mul size_ge0 D_68 D_72.
have D_74 := VD_const size_ge0 (ones : 'cV[R]_N).
have D_75 := VD_scale size_ge0 D_73 D_74.
have D_76 := VD_sub D_67 D_75.
have D_77 := D_dot size_ge0 D_76 D_76.
have NZ_78 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_79 : N%:R != 0 := nz_is e_5 NZ_78.
have D_80 := D_inv size_ge0 C_79 D_69.
have D_81 := D_mul size_ge0 D_77 D_80.
have D_82 := D_const size_ge0 eps.
have D_83 := D_add D_81 D_82.
have S_85 : 0 < ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (pos_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2)); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | sgn].
have C_84 : 0 < t_22 := pos_is e_23 S_85.
have D_86 := D_sqrt size_ge0 C_84 D_83.
have NZ_87 : (r_4 / (n)) != 0 by apply: (nz_is (c := (r_4 * n^-1))); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_50 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_88 : t_45 != 0 := nz_is e_46 NZ_87.
have D_89 := D_inv size_ge0 C_88 D_86.
have D_90 := VD_scale size_ge0 D_89 D_76.
have D_91 := VD_had size_ge0 D_66 D_90.
have D_92 := VD_const size_ge0 bias.
have D_93 := VD_add D_91 D_92.
have D_94 := D_dot size_ge0 D_65 D_93.
apply: (gradient_by (F := (fun activation : 'cV[R]_N => dot upstream (had gain ((Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones)) + bias))) D_94) => h_95.
have e_96 : (0 : 'cV[R]_N) = (col (fun i => 0)) by apply: (col_eq (col_zero R N)) => i; clear - R; first [reflexivity | ring].
pose t_97 : R := dot (0 : 'cV[R]_N) t_56.
have d_99 : whole (fun i => 0) = 0 by apply: (num_eq (@part0 R N xpredT)); clear - R; first [reflexivity | ring].
have d_100 : whole (fun i => 0 * (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)) + (bias i 0))) = 0 by apply: (whole_eq _ d_99) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_98 : t_97 = 0 by apply: (dot_node e_96 e_57 d_100); done.
pose t_101 : 'cV[R]_N := had (0 : 'cV[R]_N) t_51.
have e_102 : t_101 = (col (fun i => 0)) by apply: (col_eq (col_had e_96 e_52)) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_103 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_104 : R := (2%:R : R) * t_45.
have e_105 : t_104 = ((2%:R * r_4) / (n)) by apply: (num_eq (num2 (fun a b : R => a * b) e_103 e_46)); cbv beta; clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_106 : R := t_104^-1.
have NZ_108 : (2%:R * r_4) != 0 :> R by apply: (nz_is (c := (2%:R * r_4))); [clear - R; ring | clear - NZ_50 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_107 : t_106 = ((n * r_4) / (2%:R * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_105)); cbv beta; clear - NZ_50 NZ_108 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_109 : h_95 = (col (fun i => (h_95 i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_110 : R := sumv h_95.
have [m_8 M_8] := some_number (part xpredT (fun i => (h_95 i 0))).
have e_111 : t_110 = m_8 by apply: (sum_node e_109 M_8); clear - R; first [reflexivity | ring].
pose t_112 : R := N%:R^-1.
have e_113 : t_112 = (1 / (n)) by apply: (num_eq (num1 (fun a : R => a^-1) e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_114 : R := t_110 * t_112.
have e_115 : t_114 = (m_8 / (n)) by apply: (num_eq (num2 (fun a b : R => a * b) e_111 e_113)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_116 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
pose t_117 : R := t_112 * (0 : R).
have e_118 : t_117 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_113 e_116)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_119 : R := t_112 * t_117.
have e_120 : t_119 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_113 e_118)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_121 : R := - t_119.
have e_122 : t_121 = 0 by apply: (num_eq (num1 (fun a : R => - a) e_120)); cbv beta; clear - R; first [reflexivity | ring].
pose t_123 : R := t_2 * t_121.
have e_124 : t_123 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_3 e_122)); cbv beta; clear - R; first [reflexivity | ring].
pose t_125 : R := t_114 + t_123.
have e_126 : t_125 = (m_8 / (n)) by apply: (num_eq (num2 (fun a b : R => a + b) e_115 e_124)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_127 : 'cV[R]_N := t_125 *: (ones : 'cV[R]_N).
have e_128 : t_127 = (col (fun i => (m_8 / (n)) * (1))) by apply: (col_eq (col_scale e_126 e_9)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_129 : 'cV[R]_N := t_6 *: (0 : 'cV[R]_N).
have e_130 : t_129 = (col (fun i => 0)) by apply: (col_eq (col_scale e_7 e_96)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_131 : 'cV[R]_N := t_127 + t_129.
have e_132 : t_131 = (col (fun i => (m_8 / (n)) * (1))) by apply: (col_eq (col_add e_128 e_130)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_133 : 'cV[R]_N := h_95 - t_131.
have e_134 : t_133 = (col (fun i => (h_95 i 0) + ((- m_8) / (n)) * (1))) by apply: (col_eq (col_sub e_109 e_132)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_135 : R := dot t_133 t_12.
have [m_9 M_9] := some_number (part xpredT (fun i => (activation i 0) * (h_95 i 0))).
have d_137 : whole (fun i => (activation i 0) * (h_95 i 0) + ((- m_2) / (n)) * ((h_95 i 0)) + ((- m_8) / (n)) * ((activation i 0)) + ((m_2 * m_8) / (n ^+ 2)) * (1)) = ((n * m_9 - m_2 * m_8) / (n)) by apply: (num_eq (partD (partD (partD M_9 (partZ ((- m_2) / (n)) M_8)) (partZ ((- m_8) / (n)) M_2)) (partZ ((m_2 * m_8) / (n ^+ 2)) (whole_ones En)))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_138 : whole (fun i => ((h_95 i 0) + ((- m_8) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_9 - m_2 * m_8) / (n)) by apply: (whole_eq _ d_137) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_136 : t_135 = ((n * m_9 - m_2 * m_8) / (n)) by apply: (dot_node e_134 e_13 d_138); done.
pose t_139 : R := dot t_12 t_133.
have d_141 : whole (fun i => (activation i 0) * (h_95 i 0) + ((- m_8) / (n)) * ((activation i 0)) + ((- m_2) / (n)) * ((h_95 i 0)) + ((m_2 * m_8) / (n ^+ 2)) * (1)) = ((n * m_9 - m_2 * m_8) / (n)) by apply: (num_eq (partD (partD (partD M_9 (partZ ((- m_8) / (n)) M_2)) (partZ ((- m_2) / (n)) M_8)) (partZ ((m_2 * m_8) / (n ^+ 2)) (whole_ones En)))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_142 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((h_95 i 0) + ((- m_8) / (n)) * (1))) = ((n * m_9 - m_2 * m_8) / (n)) by apply: (whole_eq _ d_141) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_140 : t_139 = ((n * m_9 - m_2 * m_8) / (n)) by apply: (dot_node e_13 e_134 d_142); done.
pose t_143 : R := t_135 + t_139.
have e_144 : t_143 = ((2%:R * n * m_9 - 2%:R * m_2 * m_8) / (n)) by apply: (num_eq (num2 (fun a b : R => a + b) e_136 e_140)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_145 : R := t_143 * t_112.
have e_146 : t_145 = ((2%:R * n * m_9 - 2%:R * m_2 * m_8) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a * b) e_144 e_113)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_147 : R := t_14 * t_121.
have e_148 : t_147 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_15 e_122)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_149 : R := t_145 + t_147.
have e_150 : t_149 = ((2%:R * n * m_9 - 2%:R * m_2 * m_8) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_146 e_148)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_151 : R := t_149 + (0 : R).
have e_152 : t_151 = ((2%:R * n * m_9 - 2%:R * m_2 * m_8) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_150 e_116)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_153 : R := t_106 * t_151.
have e_154 : t_153 = ((n * r_4 * m_9 - m_2 * r_4 * m_8) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a * b) e_107 e_152)); cbv beta; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_155 : R := t_48 * t_153.
have e_156 : t_155 = ((n * m_9 - m_2 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a * b) e_49 e_154)); cbv beta; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_157 : R := t_48 * t_155.
have e_158 : t_157 = ((n ^+ 2 * r_4 * m_9 - n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a * b) e_49 e_156)); cbv beta; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_159 : R := - t_157.
have e_160 : t_159 = ((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (num1 (fun a : R => - a) e_158)); cbv beta; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_161 : 'cV[R]_N := t_159 *: t_12.
have e_162 : t_161 = (col (fun i => ((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_2 * r_4 * m_9 - m_2 ^+ 2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by apply: (col_eq (col_scale e_160 e_13)) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_163 : 'cV[R]_N := t_48 *: t_133.
have e_164 : t_163 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_95 i 0)) + ((- r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_49 e_134)) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_165 : 'cV[R]_N := t_161 + t_163.
have e_166 : t_165 = (col (fun i => ((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * r_4 * m_8 + n * m_2 * r_4 * m_9 - n * m_3 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_95 i 0)))) by apply: (col_eq (col_add e_162 e_164)) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_167 : 'cV[R]_N := had gain t_165.
have e_168 : t_167 = (col (fun i => ((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (gain i 0)) + ((- n ^+ 2 * eps * r_4 * m_8 + n * m_2 * r_4 * m_9 - n * m_3 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((gain i 0)) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (h_95 i 0)))) by apply: (col_eq (col_had e_44 e_166)) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_169 : 'cV[R]_N := t_101 + t_167.
have e_170 : t_169 = (col (fun i => ((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (gain i 0)) + ((- n ^+ 2 * eps * r_4 * m_8 + n * m_2 * r_4 * m_9 - n * m_3 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((gain i 0)) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (h_95 i 0)))) by apply: (col_eq (col_add e_102 e_168)) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_171 : 'cV[R]_N := t_169 + (0 : 'cV[R]_N).
have e_172 : t_171 = (col (fun i => ((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (gain i 0)) + ((- n ^+ 2 * eps * r_4 * m_8 + n * m_2 * r_4 * m_9 - n * m_3 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((gain i 0)) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (h_95 i 0)))) by apply: (col_eq (col_add e_170 e_96)) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_173 : R := dot upstream t_171.
have [m_10 M_10] := some_number (part xpredT (fun i => (gain i 0) * (h_95 i 0) * (upstream i 0))).
have d_175 : whole (fun i => ((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (gain i 0) * (upstream i 0)) + ((- n ^+ 2 * eps * r_4 * m_8 + n * m_2 * r_4 * m_9 - n * m_3 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((gain i 0) * (upstream i 0)) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (h_95 i 0) * (upstream i 0))) = ((n ^+ 3 * eps * r_4 * m_10 - n ^+ 2 * eps * r_4 * m_6 * m_8 + n ^+ 2 * m_3 * r_4 * m_10 - n ^+ 2 * r_4 * m_5 * m_9 - n * m_2 ^+ 2 * r_4 * m_10 + n * m_2 * r_4 * m_5 * m_8 + n * m_2 * r_4 * m_6 * m_9 - n * m_3 * r_4 * m_6 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (partD (partD (partZ ((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_5) (partZ ((- n ^+ 2 * eps * r_4 * m_8 + n * m_2 * r_4 * m_9 - n * m_3 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_6)) (partZ ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_10))); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_176 : whole (fun i => ((upstream i 0)) * (((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (gain i 0)) + ((- n ^+ 2 * eps * r_4 * m_8 + n * m_2 * r_4 * m_9 - n * m_3 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((gain i 0)) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (h_95 i 0)))) = ((n ^+ 3 * eps * r_4 * m_10 - n ^+ 2 * eps * r_4 * m_6 * m_8 + n ^+ 2 * m_3 * r_4 * m_10 - n ^+ 2 * r_4 * m_5 * m_9 - n * m_2 ^+ 2 * r_4 * m_10 + n * m_2 * r_4 * m_5 * m_8 + n * m_2 * r_4 * m_6 * m_9 - n * m_3 * r_4 * m_6 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (whole_eq _ d_175) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_174 : t_173 = ((n ^+ 3 * eps * r_4 * m_10 - n ^+ 2 * eps * r_4 * m_6 * m_8 + n ^+ 2 * m_3 * r_4 * m_10 - n ^+ 2 * r_4 * m_5 * m_9 - n * m_2 ^+ 2 * r_4 * m_10 + n * m_2 * r_4 * m_5 * m_8 + n * m_2 * r_4 * m_6 * m_9 - n * m_3 * r_4 * m_6 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (dot_node e_43 e_172 d_176); done.
pose t_177 : R := t_97 + t_173.
have e_178 : t_177 = ((n ^+ 3 * eps * r_4 * m_10 - n ^+ 2 * eps * r_4 * m_6 * m_8 + n ^+ 2 * m_3 * r_4 * m_10 - n ^+ 2 * r_4 * m_5 * m_9 - n * m_2 ^+ 2 * r_4 * m_10 + n * m_2 * r_4 * m_5 * m_8 + n * m_2 * r_4 * m_6 * m_9 - n * m_3 * r_4 * m_6 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_98 e_174)); cbv beta; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_179 : R := dot G1_62 h_95.
have d_181 : whole (fun i => ((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((h_95 i 0)) + ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (h_95 i 0)) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (h_95 i 0) * (upstream i 0))) = ((n ^+ 3 * eps * r_4 * m_10 - n ^+ 2 * eps * r_4 * m_6 * m_8 + n ^+ 2 * m_3 * r_4 * m_10 - n ^+ 2 * r_4 * m_5 * m_9 - n * m_2 ^+ 2 * r_4 * m_10 + n * m_2 * r_4 * m_5 * m_8 + n * m_2 * r_4 * m_6 * m_9 - n * m_3 * r_4 * m_6 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (partD (partD (partZ ((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_8) (partZ ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_9)) (partZ ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_10))); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_182 : whole (fun i => (((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (upstream i 0))) * ((h_95 i 0))) = ((n ^+ 3 * eps * r_4 * m_10 - n ^+ 2 * eps * r_4 * m_6 * m_8 + n ^+ 2 * m_3 * r_4 * m_10 - n ^+ 2 * r_4 * m_5 * m_9 - n * m_2 ^+ 2 * r_4 * m_10 + n * m_2 * r_4 * m_5 * m_8 + n * m_2 * r_4 * m_6 * m_9 - n * m_3 * r_4 * m_6 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (whole_eq _ d_181) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_180 : t_179 = ((n ^+ 3 * eps * r_4 * m_10 - n ^+ 2 * eps * r_4 * m_6 * m_8 + n ^+ 2 * m_3 * r_4 * m_10 - n ^+ 2 * r_4 * m_5 * m_9 - n * m_2 ^+ 2 * r_4 * m_10 + n * m_2 * r_4 * m_5 * m_8 + n * m_2 * r_4 * m_6 * m_9 - n * m_3 * r_4 * m_6 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (dot_node e_63 e_109 d_182); done.
apply: (num_eq e_178); apply: esym; apply: (num_eq e_180); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose J2_183 : 'M[R]_N := (opr (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => 1), (fun i => ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]).
have e_184 : J2_183 = (opr (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => 1), (fun i => ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]) by [].
have C_185 : is_jacobian (fun activation : 'cV[R]_N => (Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones)) activation J2_183.
have size_ge0 := @size1_ge0 R N.
have D_186 := VD_at activation.
have D_187 := D_sumv size_ge0 D_186.
have D_188 := D_const size_ge0 N%:R.
have NZ_189 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_190 : N%:R != 0 := nz_is e_5 NZ_189.
have D_191 := D_inv size_ge0 C_190 D_188.
have D_192 := D_mul size_ge0 D_187 D_191.
have D_193 := VD_const size_ge0 (ones : 'cV[R]_N).
have D_194 := VD_scale size_ge0 D_192 D_193.
have D_195 := VD_sub D_186 D_194.
have D_196 := D_dot size_ge0 D_195 D_195.
have NZ_197 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_198 : N%:R != 0 := nz_is e_5 NZ_197.
have D_199 := D_inv size_ge0 C_198 D_188.
have D_200 := D_mul size_ge0 D_196 D_199.
have D_201 := D_const size_ge0 eps.
have D_202 := D_add D_200 D_201.
have S_204 : 0 < ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (pos_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2)); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | sgn].
have C_203 : 0 < t_22 := pos_is e_23 S_204.
have D_205 := D_sqrt size_ge0 C_203 D_202.
have NZ_206 : (r_4 / (n)) != 0 by apply: (nz_is (c := (r_4 * n^-1))); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_50 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_207 : t_45 != 0 := nz_is e_46 NZ_206.
have D_208 := D_inv size_ge0 C_207 D_205.
have D_209 := VD_scale size_ge0 D_208 D_195.
apply: (jacobian_by (F := (fun activation : 'cV[R]_N => (Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones))) D_209) => h_210.
have e_211 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_212 : R := (2%:R : R) * t_45.
have e_213 : t_212 = ((2%:R * r_4) / (n)) by apply: (num_eq (num2 (fun a b : R => a * b) e_211 e_46)); cbv beta; clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_214 : R := t_212^-1.
have NZ_216 : (2%:R * r_4) != 0 :> R by apply: (nz_is (c := (2%:R * r_4))); [clear - R; ring | clear - NZ_50 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_215 : t_214 = ((n * r_4) / (2%:R * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_213)); cbv beta; clear - NZ_50 NZ_216 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_217 : h_210 = (col (fun i => (h_210 i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_218 : R := sumv h_210.
have [m_11 M_11] := some_number (part xpredT (fun i => (h_210 i 0))).
have e_219 : t_218 = m_11 by apply: (sum_node e_217 M_11); clear - R; first [reflexivity | ring].
pose t_220 : R := N%:R^-1.
have e_221 : t_220 = (1 / (n)) by apply: (num_eq (num1 (fun a : R => a^-1) e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_222 : R := t_218 * t_220.
have e_223 : t_222 = (m_11 / (n)) by apply: (num_eq (num2 (fun a b : R => a * b) e_219 e_221)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_224 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
pose t_225 : R := t_220 * (0 : R).
have e_226 : t_225 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_221 e_224)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_227 : R := t_220 * t_225.
have e_228 : t_227 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_221 e_226)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_229 : R := - t_227.
have e_230 : t_229 = 0 by apply: (num_eq (num1 (fun a : R => - a) e_228)); cbv beta; clear - R; first [reflexivity | ring].
pose t_231 : R := t_2 * t_229.
have e_232 : t_231 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_3 e_230)); cbv beta; clear - R; first [reflexivity | ring].
pose t_233 : R := t_222 + t_231.
have e_234 : t_233 = (m_11 / (n)) by apply: (num_eq (num2 (fun a b : R => a + b) e_223 e_232)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_235 : 'cV[R]_N := t_233 *: (ones : 'cV[R]_N).
have e_236 : t_235 = (col (fun i => (m_11 / (n)) * (1))) by apply: (col_eq (col_scale e_234 e_9)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_237 : (0 : 'cV[R]_N) = (col (fun i => 0)) by apply: (col_eq (col_zero R N)) => i; clear - R; first [reflexivity | ring].
pose t_238 : 'cV[R]_N := t_6 *: (0 : 'cV[R]_N).
have e_239 : t_238 = (col (fun i => 0)) by apply: (col_eq (col_scale e_7 e_237)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_240 : 'cV[R]_N := t_235 + t_238.
have e_241 : t_240 = (col (fun i => (m_11 / (n)) * (1))) by apply: (col_eq (col_add e_236 e_239)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_242 : 'cV[R]_N := h_210 - t_240.
have e_243 : t_242 = (col (fun i => (h_210 i 0) + ((- m_11) / (n)) * (1))) by apply: (col_eq (col_sub e_217 e_241)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_244 : R := dot t_242 t_12.
have [m_12 M_12] := some_number (part xpredT (fun i => (activation i 0) * (h_210 i 0))).
have d_246 : whole (fun i => (activation i 0) * (h_210 i 0) + ((- m_2) / (n)) * ((h_210 i 0)) + ((- m_11) / (n)) * ((activation i 0)) + ((m_2 * m_11) / (n ^+ 2)) * (1)) = ((n * m_12 - m_2 * m_11) / (n)) by apply: (num_eq (partD (partD (partD M_12 (partZ ((- m_2) / (n)) M_11)) (partZ ((- m_11) / (n)) M_2)) (partZ ((m_2 * m_11) / (n ^+ 2)) (whole_ones En)))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_247 : whole (fun i => ((h_210 i 0) + ((- m_11) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_12 - m_2 * m_11) / (n)) by apply: (whole_eq _ d_246) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_245 : t_244 = ((n * m_12 - m_2 * m_11) / (n)) by apply: (dot_node e_243 e_13 d_247); done.
pose t_248 : R := dot t_12 t_242.
have d_250 : whole (fun i => (activation i 0) * (h_210 i 0) + ((- m_11) / (n)) * ((activation i 0)) + ((- m_2) / (n)) * ((h_210 i 0)) + ((m_2 * m_11) / (n ^+ 2)) * (1)) = ((n * m_12 - m_2 * m_11) / (n)) by apply: (num_eq (partD (partD (partD M_12 (partZ ((- m_11) / (n)) M_2)) (partZ ((- m_2) / (n)) M_11)) (partZ ((m_2 * m_11) / (n ^+ 2)) (whole_ones En)))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_251 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((h_210 i 0) + ((- m_11) / (n)) * (1))) = ((n * m_12 - m_2 * m_11) / (n)) by apply: (whole_eq _ d_250) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_249 : t_248 = ((n * m_12 - m_2 * m_11) / (n)) by apply: (dot_node e_13 e_243 d_251); done.
pose t_252 : R := t_244 + t_248.
have e_253 : t_252 = ((2%:R * n * m_12 - 2%:R * m_2 * m_11) / (n)) by apply: (num_eq (num2 (fun a b : R => a + b) e_245 e_249)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_254 : R := t_252 * t_220.
have e_255 : t_254 = ((2%:R * n * m_12 - 2%:R * m_2 * m_11) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a * b) e_253 e_221)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_256 : R := t_14 * t_229.
have e_257 : t_256 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_15 e_230)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_258 : R := t_254 + t_256.
have e_259 : t_258 = ((2%:R * n * m_12 - 2%:R * m_2 * m_11) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_255 e_257)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_260 : R := t_258 + (0 : R).
have e_261 : t_260 = ((2%:R * n * m_12 - 2%:R * m_2 * m_11) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_259 e_224)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_262 : R := t_214 * t_260.
have e_263 : t_262 = ((n * r_4 * m_12 - m_2 * r_4 * m_11) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a * b) e_215 e_261)); cbv beta; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_264 : R := t_48 * t_262.
have e_265 : t_264 = ((n * m_12 - m_2 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a * b) e_49 e_263)); cbv beta; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_266 : R := t_48 * t_264.
have e_267 : t_266 = ((n ^+ 2 * r_4 * m_12 - n * m_2 * r_4 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a * b) e_49 e_265)); cbv beta; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_268 : R := - t_266.
have e_269 : t_268 = ((- n ^+ 2 * r_4 * m_12 + n * m_2 * r_4 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (num1 (fun a : R => - a) e_267)); cbv beta; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_270 : 'cV[R]_N := t_268 *: t_12.
have e_271 : t_270 = (col (fun i => ((- n ^+ 2 * r_4 * m_12 + n * m_2 * r_4 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_2 * r_4 * m_12 - m_2 ^+ 2 * r_4 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by apply: (col_eq (col_scale e_269 e_13)) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_272 : 'cV[R]_N := t_48 *: t_242.
have e_273 : t_272 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_210 i 0)) + ((- r_4 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_49 e_243)) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_274 : 'cV[R]_N := t_270 + t_272.
have e_275 : t_274 = (col (fun i => ((- n ^+ 2 * r_4 * m_12 + n * m_2 * r_4 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * r_4 * m_11 + n * m_2 * r_4 * m_12 - n * m_3 * r_4 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_210 i 0)))) by apply: (col_eq (col_add e_271 e_273)) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_276 : 'cV[R]_N := J2_183 *m h_210.
have d_278 : whole (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((h_210 i 0)) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (h_210 i 0))) = ((- n ^+ 2 * r_4 * m_12 + n * m_2 * r_4 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (partD (partZ ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_11) (partZ ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_12))); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_279 : whole (fun i => (((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) * ((h_210 i 0))) = ((- n ^+ 2 * r_4 * m_12 + n * m_2 * r_4 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (whole_eq _ d_278) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_280 : whole (fun i => ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((h_210 i 0)) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (h_210 i 0))) = ((- n ^+ 2 * eps * r_4 * m_11 + n * m_2 * r_4 * m_12 - n * m_3 * r_4 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (partD (partZ ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_11) (partZ ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_12))); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_281 : whole (fun i => (((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) * ((h_210 i 0))) = ((- n ^+ 2 * eps * r_4 * m_11 + n * m_2 * r_4 * m_12 - n * m_3 * r_4 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (whole_eq _ d_280) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_277 : t_276 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_210 i 0)) + ((- n ^+ 2 * r_4 * m_12 + n * m_2 * r_4 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * r_4 * m_11 + n * m_2 * r_4 * m_12 - n * m_3 * r_4 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by apply: (col_eq (opr_apply (s := [:: ((- n ^+ 2 * r_4 * m_12 + n * m_2 * r_4 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)); ((- n ^+ 2 * eps * r_4 * m_11 + n * m_2 * r_4 * m_12 - n * m_3 * r_4 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2))]) e_184 e_217 (conj d_279 (conj d_281 I)))) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
apply: (col_same e_275 e_277) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have NZ_282 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_283 : N%:R != 0 := nz_is e_5 NZ_282.
have NZ_284 : (r_4 / (n)) != 0 by apply: (nz_is (c := (r_4 * n^-1))); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_50 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_285 : t_45 != 0 := nz_is e_46 NZ_284.
pose t_286 : R := N%:R * t_45.
have e_287 : t_286 = r_4 by apply: (num_eq (num2 (fun a b : R => a * b) e_5 e_46)); cbv beta; clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have NZ_288 : r_4 != 0 by apply: (nz_is (c := (r_4))); [clear - E_r4 R; first [reflexivity | ring: E_r4] | clear - NZ_50 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_289 : t_286 != 0 := nz_is e_287 NZ_288.
have S_290 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2)); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | sgn].
have C_291 : 0 <= t_22 := nneg_is e_23 S_290.
pose t_293 : 'M[R]_N := J2_183^T.
have e_294 : t_293 = (opr (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) [:: ((fun i => 1), (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))); ((fun i => (activation i 0)), (fun i => ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1)))]) by apply: (opr_eq (opr_T e_184)); [move=> i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | move=> i j; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
pose t_295 : 'cV[R]_N := had upstream gain.
have e_296 : t_295 = (col (fun i => (gain i 0) * (upstream i 0))) by apply: (col_eq (col_had e_43 e_44)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_297 : 'cV[R]_N := t_293 *m t_295.
have d_299 : whole (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (gain i 0) * (upstream i 0)) + ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((gain i 0) * (upstream i 0))) = ((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (partD (partZ ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_5) (partZ ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_6))); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_300 : whole (fun i => (((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1)) * ((gain i 0) * (upstream i 0))) = ((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (whole_eq _ d_299) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_301 : whole (fun i => ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (gain i 0) * (upstream i 0)) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((gain i 0) * (upstream i 0))) = ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (partD (partZ ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_5) (partZ ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_6))); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_302 : whole (fun i => (((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1)) * ((gain i 0) * (upstream i 0))) = ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (whole_eq _ d_301) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_298 : t_297 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (upstream i 0)) + ((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))) by apply: (col_eq (opr_apply (s := [:: ((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)); ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2))]) e_294 e_296 (conj d_300 (conj d_302 I)))) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have C_292 : G1_62 = t_297 by apply: (col_same e_63 e_298) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_304 : R := t_286^-1.
have e_305 : t_304 = (r_4 / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_287)); cbv beta; clear - NZ_50 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_306 : (1%:M : 'M[R]_N) = (opr (fun i => 1) [:: ]) by apply: (opr_eq (opr_id R N)); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_307 : 'M[R]_N := N%:R *: (1%:M : 'M[R]_N).
have e_308 : t_307 = (opr (fun i => n * (1)) [:: ]) by apply: (opr_eq (opr_scale e_5 e_306)); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_309 : 'M[R]_N := outer (ones : 'cV[R]_N) (ones : 'cV[R]_N).
have e_310 : t_309 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => 1))]) by apply: (opr_eq (opr_outer e_9 e_9)); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_311 : 'M[R]_N := t_307 - t_309.
have e_312 : t_311 = (opr (fun i => n * (1)) [:: ((fun i => 1), (fun i => (- 1) * (1)))]) by apply: (opr_eq (opr_sub e_308 e_310)); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_313 : 'M[R]_N := outer t_51 t_51.
have e_314 : t_313 = (opr (fun i => 0) [:: ((fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)), (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)))]) by apply: (opr_eq (opr_outer e_52 e_52)); [move=> i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | move=> i j; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
pose t_315 : 'M[R]_N := t_311 - t_313.
have e_316 : t_315 = (opr (fun i => n * (1)) [:: ((fun i => 1), (fun i => ((- n ^+ 2 * eps - n * m_3) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1) + ((n * m_2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)))); ((fun i => (activation i 0)), (fun i => ((- n ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((n * m_2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)))]) by apply: (opr_eq (opr_sub e_312 e_314)); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
pose t_317 : 'cV[R]_N := t_315 *m t_295.
have d_319 : whole (fun i => ((- n ^+ 2 * eps - n * m_3) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (upstream i 0)) + ((n * m_2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0) * (upstream i 0))) = ((- n ^+ 2 * eps * m_6 + n * m_2 * m_5 - n * m_3 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (partD (partZ ((- n ^+ 2 * eps - n * m_3) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_6) (partZ ((n * m_2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_5))); clear - NZ_26 R; first [reflexivity | field; nz | ring].
have d_320 : whole (fun i => (((- n ^+ 2 * eps - n * m_3) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1) + ((n * m_2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0))) * ((gain i 0) * (upstream i 0))) = ((- n ^+ 2 * eps * m_6 + n * m_2 * m_5 - n * m_3 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (whole_eq _ d_319) => i; clear - NZ_26 R; first [reflexivity | field; nz | ring].
have d_321 : whole (fun i => ((- n ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0) * (upstream i 0)) + ((n * m_2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (upstream i 0))) = ((- n ^+ 2 * m_5 + n * m_2 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (partD (partZ ((- n ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_5) (partZ ((n * m_2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_6))); clear - NZ_26 R; first [reflexivity | field; nz | ring].
have d_322 : whole (fun i => (((- n ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((n * m_2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) * ((gain i 0) * (upstream i 0))) = ((- n ^+ 2 * m_5 + n * m_2 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (whole_eq _ d_321) => i; clear - NZ_26 R; first [reflexivity | field; nz | ring].
have e_318 : t_317 = (col (fun i => n * ((gain i 0) * (upstream i 0)) + ((- n ^+ 2 * eps * m_6 + n * m_2 * m_5 - n * m_3 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1) + ((- n ^+ 2 * m_5 + n * m_2 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)))) by apply: (col_eq (opr_apply (s := [:: ((- n ^+ 2 * eps * m_6 + n * m_2 * m_5 - n * m_3 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))); ((- n ^+ 2 * m_5 + n * m_2 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2)))]) e_316 e_296 (conj d_320 (conj d_322 I)))) => i; reduce; clear - NZ_26 R; first [reflexivity | field; nz | ring].
pose t_323 : 'cV[R]_N := t_304 *: t_317.
have e_324 : t_323 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (upstream i 0)) + ((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))) by apply: (col_eq (col_scale e_305 e_318)) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have C_303 : G1_62 = t_323 by apply: (col_same e_63 e_324) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_326 : 'cV[R]_N := N%:R *: t_295.
have e_327 : t_326 = (col (fun i => n * ((gain i 0) * (upstream i 0)))) by apply: (col_eq (col_scale e_5 e_296)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_328 : R := sumv t_295.
have e_329 : t_328 = m_6 by apply: (sum_node e_296 M_6); clear - R; first [reflexivity | ring].
have e_330 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose t_331 : R := t_328 * (1 : R).
have e_332 : t_331 = m_6 by apply: (num_eq (num2 (fun a b : R => a * b) e_329 e_330)); cbv beta; clear - R; first [reflexivity | ring].
pose t_333 : 'cV[R]_N := t_331 *: (ones : 'cV[R]_N).
have e_334 : t_333 = (col (fun i => m_6 * (1))) by apply: (col_eq (col_scale e_332 e_9)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_335 : 'cV[R]_N := t_326 - t_333.
have e_336 : t_335 = (col (fun i => n * ((gain i 0) * (upstream i 0)) + (- m_6) * (1))) by apply: (col_eq (col_sub e_327 e_334)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_337 : R := dot t_295 t_51.
have d_339 : whole (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0) * (upstream i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (upstream i 0))) = ((n * r_4 * m_5 - m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (partD (partZ ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_5) (partZ ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_6))); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_340 : whole (fun i => ((gain i 0) * (upstream i 0)) * (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) = ((n * r_4 * m_5 - m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (whole_eq _ d_339) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_338 : t_337 = ((n * r_4 * m_5 - m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (dot_node e_296 e_52 d_340); done.
pose t_341 : R := t_337 * (1 : R).
have e_342 : t_341 = ((n * r_4 * m_5 - m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a * b) e_338 e_330)); cbv beta; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_343 : 'cV[R]_N := t_341 *: t_51.
have e_344 : t_343 = (col (fun i => ((n ^+ 2 * m_5 - n * m_2 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- n * m_2 * m_5 + m_2 ^+ 2 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_342 e_52)) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_345 : 'cV[R]_N := t_335 - t_343.
have e_346 : t_345 = (col (fun i => n * ((gain i 0) * (upstream i 0)) + ((- n ^+ 2 * eps * m_6 + n * m_2 * m_5 - n * m_3 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1) + ((- n ^+ 2 * m_5 + n * m_2 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)))) by apply: (col_eq (col_sub e_336 e_344)) => i; reduce; clear - NZ_26 R; first [reflexivity | field; nz | ring].
pose t_347 : 'cV[R]_N := t_304 *: t_345.
have e_348 : t_347 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (upstream i 0)) + ((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))) by apply: (col_eq (col_scale e_305 e_346)) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have C_325 : G1_62 = t_347 by apply: (col_same e_63 e_348) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
exists G1_62; split; first exact: C_64.
exists J2_183; split; first exact: C_185.
split; first exact: C_283.
split; first exact: C_285.
split; first exact: C_289.
split; first exact: C_291.
split; first exact: C_292.
split; first exact: C_303.
exact: C_325.
Qed.

(* walkthrough.backward.batch
   For a batch: the rows do not mix in ∂L/∂x, and the parameter gradients are sums over rows
   a post that derives LayerNorm’s forward and backward pass, with NumPy and PyTorch checks; LayerNorm Backprop,
   steps A and C, with the code below *)
Theorem walkthrough_backward_batch (activation x2 upstream u2 gain bias : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  0 < variance x2 + eps ->
  exists G1 : 'cV[R]_N, is_gradient (fun activation : 'cV[R]_N => dot upstream (layer_norm eps gain bias activation) + dot u2 (layer_norm eps gain bias x2)) activation G1 /\
  exists G2 : 'cV[R]_N, is_gradient (fun gain : 'cV[R]_N => dot upstream (layer_norm eps gain bias activation) + dot u2 (layer_norm eps gain bias x2)) gain G2 /\
  exists G3 : 'cV[R]_N, is_gradient (fun bias : 'cV[R]_N => dot upstream (layer_norm eps gain bias activation) + dot u2 (layer_norm eps gain bias x2)) bias G3 /\
  N%:R != 0 :> R /\
  Num.sqrt (variance activation + eps) != 0 /\
  Num.sqrt (variance x2 + eps) != 0 /\
  N%:R * Num.sqrt (variance activation + eps) != 0 /\
  0 <= variance activation + eps /\
  0 <= variance x2 + eps /\
  G1 = (N%:R * Num.sqrt (variance activation + eps))^-1 *: (N%:R *: had upstream gain - (sumv (had upstream gain) * 1) *: ones - (dot (had upstream gain) (normalized eps activation) * 1) *: normalized eps activation) :> 'cV[R]_N /\
  G2 = layer_norm eps (1 *: upstream) (had u2 (normalized eps x2)) activation :> 'cV[R]_N /\
  G3 = 1^-1 *: (upstream + u2) :> 'cV[R]_N.
Proof.
move=> N_gt0 H_eps H0 H1.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : activation = (col (fun i => (activation i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_2 : R := sumv activation.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_4 : 0 <= n - 1 by rewrite subr_ge0.
have [m_2 M_2] := some_number (part xpredT (fun i => (activation i 0))).
have e_3 : t_2 = m_2 by apply: (sum_node e_1 M_2); clear - R; first [reflexivity | ring].
have e_5 : N%:R = n by apply: (num_eq En); clear - R; first [reflexivity | ring].
pose t_6 : R := t_2 / N%:R.
have NZ_8 := lt0r_neq0 N_pos.
have e_7 : t_6 = (m_2 / (n)) by apply: (num_eq (num2 (fun a b : R => a / b) e_3 e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_9 : (ones : 'cV[R]_N) = (col (fun i => 1)) by apply: (col_eq (col_ones R N)) => i; clear - R; first [reflexivity | ring].
pose t_10 : 'cV[R]_N := t_6 *: (ones : 'cV[R]_N).
have e_11 : t_10 = (col (fun i => (m_2 / (n)) * (1))) by apply: (col_eq (col_scale e_7 e_9)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_12 : 'cV[R]_N := activation - t_10.
have e_13 : t_12 = (col (fun i => (activation i 0) + ((- m_2) / (n)) * (1))) by apply: (col_eq (col_sub e_1 e_11)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_14 : R := dot t_12 t_12.
have [m_3 M_3] := some_number (part xpredT (fun i => (activation i 0) ^+ 2)).
have S_16 : 0 <= m_3 by rewrite -M_3; apply: part_ge0 => i; sgn.
have d_17 : whole (fun i => (activation i 0) ^+ 2 + ((- 2%:R * m_2) / (n)) * ((activation i 0)) + ((m_2 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_3 - m_2 ^+ 2) / (n)) by apply: (num_eq (partD (partD M_3 (partZ ((- 2%:R * m_2) / (n)) M_2)) (partZ ((m_2 ^+ 2) / (n ^+ 2)) (whole_ones En)))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_18 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_3 - m_2 ^+ 2) / (n)) by apply: (whole_eq _ d_17) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_15 : t_14 = ((n * m_3 - m_2 ^+ 2) / (n)) by apply: (dot_node e_13 e_13 d_18); done.
pose t_19 : R := t_14 / N%:R.
have e_20 : t_19 = ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a / b) e_15 e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_21 : eps = eps by [].
pose t_22 : R := t_19 + eps.
have e_23 : t_22 = ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_20 e_21)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have H_24 := pos_of H0 e_23.
have NZ_25 := lt0r_neq0 H_24.
have NZ_26 : (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) != 0 by apply: (nz_factor (f := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2)) (r := (1 / (n ^+ 2))) NZ_25 _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have g_27 : part xpredT (fun i => (1) * (1)) = n by apply: (part_eq _ (whole_ones En)) => i; clear - R; first [reflexivity | ring].
have g_28 : part xpredT (fun i => ((activation i 0)) * ((activation i 0))) = m_3 by apply: (part_eq _ M_3) => i; clear - R; first [reflexivity | ring].
have g_29 : part xpredT (fun i => (1) * ((activation i 0))) = m_2 by apply: (part_eq _ M_2) => i; clear - R; first [reflexivity | ring].
have G_30 := gram g_27 g_28 g_29.
have S_31 : 0 <= (n * m_3 - m_2 ^+ 2) by apply: (nneg_is _ G_30); clear - R; ring.
have g_32 : part xpredT (fun i => (1) * (1)) = n by apply: (part_eq _ (whole_ones En)) => i; clear - R; first [reflexivity | ring].
have g_33 : part xpredT (fun i => ((activation i 0)) * ((activation i 0))) = m_3 by apply: (part_eq _ M_3) => i; clear - R; first [reflexivity | ring].
have g_34 : part xpredT (fun i => (1) * ((activation i 0))) = m_2 by apply: (part_eq _ M_2) => i; clear - R; first [reflexivity | ring].
have G_35 := gram g_32 g_33 g_34.
have S_36 : 0 <= (n * m_3 - m_2 ^+ 2) by apply: (nneg_is _ G_35); clear - R; ring.
have g_37 : part xpredT (fun i => (1) * (1)) = n by apply: (part_eq _ (whole_ones En)) => i; clear - R; first [reflexivity | ring].
have g_38 : part xpredT (fun i => ((activation i 0)) * ((activation i 0))) = m_3 by apply: (part_eq _ M_3) => i; clear - R; first [reflexivity | ring].
have g_39 : part xpredT (fun i => (1) * ((activation i 0))) = m_2 by apply: (part_eq _ M_2) => i; clear - R; first [reflexivity | ring].
have G_40 := gram g_37 g_38 g_39.
have S_41 : 0 <= (n * m_3 - m_2 ^+ 2) by apply: (nneg_is _ G_40); clear - R; ring.
have S_42 : 0 < (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by apply: (pos_quotient H_24 (r := (n ^+ 2))); [sgn | clear - NZ_8 R; first [reflexivity | field; nz | ring]].
have e_43 : x2 = (col (fun i => (x2 i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_44 : R := sumv x2.
have [m_4 M_4] := some_number (part xpredT (fun i => (x2 i 0))).
have e_45 : t_44 = m_4 by apply: (sum_node e_43 M_4); clear - R; first [reflexivity | ring].
pose t_46 : R := t_44 / N%:R.
have e_47 : t_46 = (m_4 / (n)) by apply: (num_eq (num2 (fun a b : R => a / b) e_45 e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_48 : 'cV[R]_N := t_46 *: (ones : 'cV[R]_N).
have e_49 : t_48 = (col (fun i => (m_4 / (n)) * (1))) by apply: (col_eq (col_scale e_47 e_9)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_50 : 'cV[R]_N := x2 - t_48.
have e_51 : t_50 = (col (fun i => (x2 i 0) + ((- m_4) / (n)) * (1))) by apply: (col_eq (col_sub e_43 e_49)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_52 : R := dot t_50 t_50.
have [m_5 M_5] := some_number (part xpredT (fun i => (x2 i 0) ^+ 2)).
have S_54 : 0 <= m_5 by rewrite -M_5; apply: part_ge0 => i; sgn.
have d_55 : whole (fun i => (x2 i 0) ^+ 2 + ((- 2%:R * m_4) / (n)) * ((x2 i 0)) + ((m_4 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_5 - m_4 ^+ 2) / (n)) by apply: (num_eq (partD (partD M_5 (partZ ((- 2%:R * m_4) / (n)) M_4)) (partZ ((m_4 ^+ 2) / (n ^+ 2)) (whole_ones En)))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_56 : whole (fun i => ((x2 i 0) + ((- m_4) / (n)) * (1)) * ((x2 i 0) + ((- m_4) / (n)) * (1))) = ((n * m_5 - m_4 ^+ 2) / (n)) by apply: (whole_eq _ d_55) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_53 : t_52 = ((n * m_5 - m_4 ^+ 2) / (n)) by apply: (dot_node e_51 e_51 d_56); done.
pose t_57 : R := t_52 / N%:R.
have e_58 : t_57 = ((n * m_5 - m_4 ^+ 2) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a / b) e_53 e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_59 : R := t_57 + eps.
have e_60 : t_59 = ((n ^+ 2 * eps + n * m_5 - m_4 ^+ 2) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_58 e_21)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have H_61 := pos_of H1 e_60.
have NZ_62 := lt0r_neq0 H_61.
have NZ_63 : (n ^+ 2 * eps + n * m_5 - m_4 ^+ 2) != 0 by apply: (nz_factor (f := (n ^+ 2 * eps + n * m_5 - m_4 ^+ 2)) (r := (1 / (n ^+ 2))) NZ_62 _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have g_64 : part xpredT (fun i => (1) * (1)) = n by apply: (part_eq _ (whole_ones En)) => i; clear - R; first [reflexivity | ring].
have g_65 : part xpredT (fun i => ((x2 i 0)) * ((x2 i 0))) = m_5 by apply: (part_eq _ M_5) => i; clear - R; first [reflexivity | ring].
have g_66 : part xpredT (fun i => (1) * ((x2 i 0))) = m_4 by apply: (part_eq _ M_4) => i; clear - R; first [reflexivity | ring].
have G_67 := gram g_64 g_65 g_66.
have S_68 : 0 <= (n * m_5 - m_4 ^+ 2) by apply: (nneg_is _ G_67); clear - R; ring.
have g_69 : part xpredT (fun i => (1) * (1)) = n by apply: (part_eq _ (whole_ones En)) => i; clear - R; first [reflexivity | ring].
have g_70 : part xpredT (fun i => ((x2 i 0)) * ((x2 i 0))) = m_5 by apply: (part_eq _ M_5) => i; clear - R; first [reflexivity | ring].
have g_71 : part xpredT (fun i => (1) * ((x2 i 0))) = m_4 by apply: (part_eq _ M_4) => i; clear - R; first [reflexivity | ring].
have G_72 := gram g_69 g_70 g_71.
have S_73 : 0 <= (n * m_5 - m_4 ^+ 2) by apply: (nneg_is _ G_72); clear - R; ring.
have g_74 : part xpredT (fun i => (1) * (1)) = n by apply: (part_eq _ (whole_ones En)) => i; clear - R; first [reflexivity | ring].
have g_75 : part xpredT (fun i => ((x2 i 0)) * ((x2 i 0))) = m_5 by apply: (part_eq _ M_5) => i; clear - R; first [reflexivity | ring].
have g_76 : part xpredT (fun i => (1) * ((x2 i 0))) = m_4 by apply: (part_eq _ M_4) => i; clear - R; first [reflexivity | ring].
have G_77 := gram g_74 g_75 g_76.
have S_78 : 0 <= (n * m_5 - m_4 ^+ 2) by apply: (nneg_is _ G_77); clear - R; ring.
have S_79 : 0 < (n ^+ 2 * eps + n * m_5 - m_4 ^+ 2) by apply: (pos_quotient H_61 (r := (n ^+ 2))); [sgn | clear - NZ_8 R; first [reflexivity | field; nz | ring]].
have e_80 : upstream = (col (fun i => (upstream i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
have e_81 : gain = (col (fun i => (gain i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_82 : R := Num.sqrt t_22.
have [r_6 S_r6 E_r6] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by exact: (root_pos S_42).
have S_84 : 0 <= (r_6 / (n)) by apply: (nneg_is (c := r_6 * n^-1)); [clear - NZ_8 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6] | sgn].
have e_83 : t_82 = (r_6 / (n)) by apply: (sqrt_node e_23 S_84); clear - NZ_8 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_85 : R := t_82^-1.
have NZ_87 := lt0r_neq0 S_r6.
have e_86 : t_85 = ((n * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_83)); cbv beta; clear - NZ_87 NZ_8 NZ_26 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_88 : 'cV[R]_N := t_85 *: t_12.
have e_89 : t_88 = (col (fun i => ((n * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_86 e_13)) => i; reduce; clear - NZ_26 NZ_8 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_90 : 'cV[R]_N := had gain t_88.
have e_91 : t_90 = (col (fun i => ((n * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)))) by apply: (col_eq (col_had e_81 e_89)) => i; reduce; clear - NZ_26 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
have e_92 : bias = (col (fun i => (bias i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_93 : 'cV[R]_N := t_90 + bias.
have e_94 : t_93 = (col (fun i => ((n * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)) + (bias i 0))) by apply: (col_eq (col_add e_91 e_92)) => i; reduce; clear - NZ_26 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_95 : R := dot upstream t_93.
have [m_7 M_7] := some_number (part xpredT (fun i => (activation i 0) * (gain i 0) * (upstream i 0))).
have [m_8 M_8] := some_number (part xpredT (fun i => (gain i 0) * (upstream i 0))).
have [m_9 M_9] := some_number (part xpredT (fun i => (bias i 0) * (upstream i 0))).
have d_97 : whole (fun i => ((n * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0) * (upstream i 0)) + ((- m_2 * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (upstream i 0)) + (bias i 0) * (upstream i 0)) = ((n ^+ 2 * eps * m_9 + n * m_3 * m_9 + n * r_6 * m_7 - m_2 ^+ 2 * m_9 - m_2 * r_6 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (partD (partD (partZ ((n * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_7) (partZ ((- m_2 * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_8)) M_9)); clear - NZ_26 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
have d_98 : whole (fun i => ((upstream i 0)) * (((n * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)) + (bias i 0))) = ((n ^+ 2 * eps * m_9 + n * m_3 * m_9 + n * r_6 * m_7 - m_2 ^+ 2 * m_9 - m_2 * r_6 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (whole_eq _ d_97) => i; clear - NZ_26 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
have e_96 : t_95 = ((n ^+ 2 * eps * m_9 + n * m_3 * m_9 + n * r_6 * m_7 - m_2 ^+ 2 * m_9 - m_2 * r_6 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (dot_node e_80 e_94 d_98); done.
have e_99 : u2 = (col (fun i => (u2 i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_100 : R := Num.sqrt t_59.
have [r_10 S_r10 E_r10] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_5 - m_4 ^+ 2) by exact: (root_pos S_79).
have S_102 : 0 <= (r_10 / (n)) by apply: (nneg_is (c := r_10 * n^-1)); [clear - NZ_8 E_r10 R; first [reflexivity | field: E_r10; nz | ring: E_r10] | sgn].
have e_101 : t_100 = (r_10 / (n)) by apply: (sqrt_node e_60 S_102); clear - NZ_8 E_r10 R; first [reflexivity | field: E_r10; nz | ring: E_r10].
pose t_103 : R := t_100^-1.
have NZ_105 := lt0r_neq0 S_r10.
have e_104 : t_103 = ((n * r_10) / ((n ^+ 2 * eps + n * m_5 - m_4 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_101)); cbv beta; clear - NZ_105 NZ_8 NZ_63 E_r10 R; first [reflexivity | field: E_r10; nz | ring: E_r10].
pose t_106 : 'cV[R]_N := t_103 *: t_50.
have e_107 : t_106 = (col (fun i => ((n * r_10) / ((n ^+ 2 * eps + n * m_5 - m_4 ^+ 2))) * ((x2 i 0)) + ((- m_4 * r_10) / ((n ^+ 2 * eps + n * m_5 - m_4 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_104 e_51)) => i; reduce; clear - NZ_63 NZ_8 E_r10 R; first [reflexivity | field: E_r10; nz | ring: E_r10].
pose t_108 : 'cV[R]_N := had gain t_106.
have e_109 : t_108 = (col (fun i => ((n * r_10) / ((n ^+ 2 * eps + n * m_5 - m_4 ^+ 2))) * ((gain i 0) * (x2 i 0)) + ((- m_4 * r_10) / ((n ^+ 2 * eps + n * m_5 - m_4 ^+ 2))) * ((gain i 0)))) by apply: (col_eq (col_had e_81 e_107)) => i; reduce; clear - NZ_63 E_r10 R; first [reflexivity | field: E_r10; nz | ring: E_r10].
pose t_110 : 'cV[R]_N := t_108 + bias.
have e_111 : t_110 = (col (fun i => ((n * r_10) / ((n ^+ 2 * eps + n * m_5 - m_4 ^+ 2))) * ((gain i 0) * (x2 i 0)) + ((- m_4 * r_10) / ((n ^+ 2 * eps + n * m_5 - m_4 ^+ 2))) * ((gain i 0)) + (bias i 0))) by apply: (col_eq (col_add e_109 e_92)) => i; reduce; clear - NZ_63 E_r10 R; first [reflexivity | field: E_r10; nz | ring: E_r10].
pose t_112 : R := dot u2 t_110.
have [m_11 M_11] := some_number (part xpredT (fun i => (gain i 0) * (u2 i 0) * (x2 i 0))).
have [m_12 M_12] := some_number (part xpredT (fun i => (gain i 0) * (u2 i 0))).
have [m_13 M_13] := some_number (part xpredT (fun i => (bias i 0) * (u2 i 0))).
have d_114 : whole (fun i => ((n * r_10) / ((n ^+ 2 * eps + n * m_5 - m_4 ^+ 2))) * ((gain i 0) * (u2 i 0) * (x2 i 0)) + ((- m_4 * r_10) / ((n ^+ 2 * eps + n * m_5 - m_4 ^+ 2))) * ((gain i 0) * (u2 i 0)) + (bias i 0) * (u2 i 0)) = ((n ^+ 2 * eps * m_13 + n * m_5 * m_13 + n * r_10 * m_11 - m_4 ^+ 2 * m_13 - m_4 * r_10 * m_12) / ((n ^+ 2 * eps + n * m_5 - m_4 ^+ 2))) by apply: (num_eq (partD (partD (partZ ((n * r_10) / ((n ^+ 2 * eps + n * m_5 - m_4 ^+ 2))) M_11) (partZ ((- m_4 * r_10) / ((n ^+ 2 * eps + n * m_5 - m_4 ^+ 2))) M_12)) M_13)); clear - NZ_63 E_r10 R; first [reflexivity | field: E_r10; nz | ring: E_r10].
have d_115 : whole (fun i => ((u2 i 0)) * (((n * r_10) / ((n ^+ 2 * eps + n * m_5 - m_4 ^+ 2))) * ((gain i 0) * (x2 i 0)) + ((- m_4 * r_10) / ((n ^+ 2 * eps + n * m_5 - m_4 ^+ 2))) * ((gain i 0)) + (bias i 0))) = ((n ^+ 2 * eps * m_13 + n * m_5 * m_13 + n * r_10 * m_11 - m_4 ^+ 2 * m_13 - m_4 * r_10 * m_12) / ((n ^+ 2 * eps + n * m_5 - m_4 ^+ 2))) by apply: (whole_eq _ d_114) => i; clear - NZ_63 E_r10 R; first [reflexivity | field: E_r10; nz | ring: E_r10].
have e_113 : t_112 = ((n ^+ 2 * eps * m_13 + n * m_5 * m_13 + n * r_10 * m_11 - m_4 ^+ 2 * m_13 - m_4 * r_10 * m_12) / ((n ^+ 2 * eps + n * m_5 - m_4 ^+ 2))) by apply: (dot_node e_99 e_111 d_115); done.
pose t_116 : R := t_95 + t_112.
have e_117 : t_116 = ((n ^+ 4 * eps ^+ 2 * m_9 + n ^+ 4 * eps ^+ 2 * m_13 + n ^+ 3 * eps * m_3 * m_9 + n ^+ 3 * eps * m_3 * m_13 + n ^+ 3 * eps * m_5 * m_9 + n ^+ 3 * eps * m_5 * m_13 + n ^+ 3 * eps * r_6 * m_7 + n ^+ 3 * eps * r_10 * m_11 - n ^+ 2 * eps * m_2 ^+ 2 * m_9 - n ^+ 2 * eps * m_2 ^+ 2 * m_13 - n ^+ 2 * eps * m_2 * r_6 * m_8 - n ^+ 2 * eps * m_4 ^+ 2 * m_9 - n ^+ 2 * eps * m_4 ^+ 2 * m_13 - n ^+ 2 * eps * m_4 * r_10 * m_12 + n ^+ 2 * m_3 * m_5 * m_9 + n ^+ 2 * m_3 * m_5 * m_13 + n ^+ 2 * m_3 * r_10 * m_11 + n ^+ 2 * m_5 * r_6 * m_7 - n * m_2 ^+ 2 * m_5 * m_9 - n * m_2 ^+ 2 * m_5 * m_13 - n * m_2 ^+ 2 * r_10 * m_11 - n * m_2 * m_5 * r_6 * m_8 - n * m_3 * m_4 ^+ 2 * m_9 - n * m_3 * m_4 ^+ 2 * m_13 - n * m_3 * m_4 * r_10 * m_12 - n * m_4 ^+ 2 * r_6 * m_7 + m_2 ^+ 2 * m_4 ^+ 2 * m_9 + m_2 ^+ 2 * m_4 ^+ 2 * m_13 + m_2 ^+ 2 * m_4 * r_10 * m_12 + m_2 * m_4 ^+ 2 * r_6 * m_8) / ((n ^+ 2 * eps + n * m_5 - m_4 ^+ 2) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a + b) e_96 e_113)); cbv beta; clear - NZ_26 NZ_63 E_r6 E_r10 R; first [reflexivity | field: E_r6 E_r10; nz | ring: E_r6 E_r10].
pose G1_118 : 'cV[R]_N := (col (fun i => ((- n ^+ 2 * eps * r_6 * m_8 + n * m_2 * r_6 * m_7 - n * m_3 * r_6 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_6 * m_7 + n * m_2 * r_6 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (upstream i 0)))).
have e_119 : G1_118 = (col (fun i => ((- n ^+ 2 * eps * r_6 * m_8 + n * m_2 * r_6 * m_7 - n * m_3 * r_6 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_6 * m_7 + n * m_2 * r_6 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (upstream i 0)))) by [].
have C_120 : is_gradient (fun activation : 'cV[R]_N => dot upstream (had gain ((Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones)) + bias) + dot u2 (had gain ((Num.sqrt (dot (x2 - (sumv x2 / N%:R) *: ones) (x2 - (sumv x2 / N%:R) *: ones) / N%:R + eps))^-1 *: (x2 - (sumv x2 / N%:R) *: ones)) + bias)) activation G1_118.
have size_ge0 := @size1_ge0 R N.
have D_121 := VD_const size_ge0 upstream.
have D_122 := VD_const size_ge0 gain.
have D_123 := VD_at activation.
have D_124 := D_sumv size_ge0 D_123.
have D_125 := D_const size_ge0 N%:R.
have NZ_126 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_127 : N%:R != 0 := nz_is e_5 NZ_126.
have D_128 := D_inv size_ge0 C_127 D_125.
have D_129 := D_mul size_ge0 D_124 D_128.
have D_130 := VD_const size_ge0 (ones : 'cV[R]_N).
have D_131 := VD_scale size_ge0 D_129 D_130.
have D_132 := VD_sub D_123 D_131.
have D_133 := D_dot size_ge0 D_132 D_132.
have NZ_134 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_135 : N%:R != 0 := nz_is e_5 NZ_134.
have D_136 := D_inv size_ge0 C_135 D_125.
have D_137 := D_mul size_ge0 D_133 D_136.
have D_138 := D_const size_ge0 eps.
have D_139 := D_add D_137 D_138.
have S_141 : 0 < ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (pos_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2)); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | sgn].
have C_140 : 0 < t_22 := pos_is e_23 S_141.
have D_142 := D_sqrt size_ge0 C_140 D_139.
have NZ_143 : (r_6 / (n)) != 0 by apply: (nz_is (c := (r_6 * n^-1))); [clear - NZ_8 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6] | clear - NZ_87 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_144 : t_82 != 0 := nz_is e_83 NZ_143.
have D_145 := D_inv size_ge0 C_144 D_142.
have D_146 := VD_scale size_ge0 D_145 D_132.
have D_147 := VD_had size_ge0 D_122 D_146.
have D_148 := VD_const size_ge0 bias.
have D_149 := VD_add D_147 D_148.
have D_150 := D_dot size_ge0 D_121 D_149.
have D_151 := D_const size_ge0 t_112.
have D_152 := D_add D_150 D_151.
apply: (gradient_by (F := (fun activation : 'cV[R]_N => dot upstream (had gain ((Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones)) + bias) + dot u2 (had gain ((Num.sqrt (dot (x2 - (sumv x2 / N%:R) *: ones) (x2 - (sumv x2 / N%:R) *: ones) / N%:R + eps))^-1 *: (x2 - (sumv x2 / N%:R) *: ones)) + bias))) D_152) => h_153.
have e_154 : (0 : 'cV[R]_N) = (col (fun i => 0)) by apply: (col_eq (col_zero R N)) => i; clear - R; first [reflexivity | ring].
pose t_155 : R := dot (0 : 'cV[R]_N) t_93.
have d_157 : whole (fun i => 0) = 0 by apply: (num_eq (@part0 R N xpredT)); clear - R; first [reflexivity | ring].
have d_158 : whole (fun i => 0 * (((n * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)) + (bias i 0))) = 0 by apply: (whole_eq _ d_157) => i; clear - NZ_26 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
have e_156 : t_155 = 0 by apply: (dot_node e_154 e_94 d_158); done.
pose t_159 : 'cV[R]_N := had (0 : 'cV[R]_N) t_88.
have e_160 : t_159 = (col (fun i => 0)) by apply: (col_eq (col_had e_154 e_89)) => i; reduce; clear - NZ_26 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
have e_161 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_162 : R := (2%:R : R) * t_82.
have e_163 : t_162 = ((2%:R * r_6) / (n)) by apply: (num_eq (num2 (fun a b : R => a * b) e_161 e_83)); cbv beta; clear - NZ_8 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_164 : R := t_162^-1.
have NZ_166 : (2%:R * r_6) != 0 :> R by apply: (nz_is (c := (2%:R * r_6))); [clear - R; ring | clear - NZ_87 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_165 : t_164 = ((n * r_6) / (2%:R * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_163)); cbv beta; clear - NZ_87 NZ_166 NZ_8 NZ_26 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
have e_167 : h_153 = (col (fun i => (h_153 i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_168 : R := sumv h_153.
have [m_14 M_14] := some_number (part xpredT (fun i => (h_153 i 0))).
have e_169 : t_168 = m_14 by apply: (sum_node e_167 M_14); clear - R; first [reflexivity | ring].
pose t_170 : R := N%:R^-1.
have e_171 : t_170 = (1 / (n)) by apply: (num_eq (num1 (fun a : R => a^-1) e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_172 : R := t_168 * t_170.
have e_173 : t_172 = (m_14 / (n)) by apply: (num_eq (num2 (fun a b : R => a * b) e_169 e_171)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_174 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
pose t_175 : R := t_170 * (0 : R).
have e_176 : t_175 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_171 e_174)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_177 : R := t_170 * t_175.
have e_178 : t_177 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_171 e_176)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_179 : R := - t_177.
have e_180 : t_179 = 0 by apply: (num_eq (num1 (fun a : R => - a) e_178)); cbv beta; clear - R; first [reflexivity | ring].
pose t_181 : R := t_2 * t_179.
have e_182 : t_181 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_3 e_180)); cbv beta; clear - R; first [reflexivity | ring].
pose t_183 : R := t_172 + t_181.
have e_184 : t_183 = (m_14 / (n)) by apply: (num_eq (num2 (fun a b : R => a + b) e_173 e_182)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_185 : 'cV[R]_N := t_183 *: (ones : 'cV[R]_N).
have e_186 : t_185 = (col (fun i => (m_14 / (n)) * (1))) by apply: (col_eq (col_scale e_184 e_9)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_187 : 'cV[R]_N := t_6 *: (0 : 'cV[R]_N).
have e_188 : t_187 = (col (fun i => 0)) by apply: (col_eq (col_scale e_7 e_154)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_189 : 'cV[R]_N := t_185 + t_187.
have e_190 : t_189 = (col (fun i => (m_14 / (n)) * (1))) by apply: (col_eq (col_add e_186 e_188)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_191 : 'cV[R]_N := h_153 - t_189.
have e_192 : t_191 = (col (fun i => (h_153 i 0) + ((- m_14) / (n)) * (1))) by apply: (col_eq (col_sub e_167 e_190)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_193 : R := dot t_191 t_12.
have [m_15 M_15] := some_number (part xpredT (fun i => (activation i 0) * (h_153 i 0))).
have d_195 : whole (fun i => (activation i 0) * (h_153 i 0) + ((- m_2) / (n)) * ((h_153 i 0)) + ((- m_14) / (n)) * ((activation i 0)) + ((m_2 * m_14) / (n ^+ 2)) * (1)) = ((n * m_15 - m_2 * m_14) / (n)) by apply: (num_eq (partD (partD (partD M_15 (partZ ((- m_2) / (n)) M_14)) (partZ ((- m_14) / (n)) M_2)) (partZ ((m_2 * m_14) / (n ^+ 2)) (whole_ones En)))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_196 : whole (fun i => ((h_153 i 0) + ((- m_14) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_15 - m_2 * m_14) / (n)) by apply: (whole_eq _ d_195) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_194 : t_193 = ((n * m_15 - m_2 * m_14) / (n)) by apply: (dot_node e_192 e_13 d_196); done.
pose t_197 : R := dot t_12 t_191.
have d_199 : whole (fun i => (activation i 0) * (h_153 i 0) + ((- m_14) / (n)) * ((activation i 0)) + ((- m_2) / (n)) * ((h_153 i 0)) + ((m_2 * m_14) / (n ^+ 2)) * (1)) = ((n * m_15 - m_2 * m_14) / (n)) by apply: (num_eq (partD (partD (partD M_15 (partZ ((- m_14) / (n)) M_2)) (partZ ((- m_2) / (n)) M_14)) (partZ ((m_2 * m_14) / (n ^+ 2)) (whole_ones En)))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_200 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((h_153 i 0) + ((- m_14) / (n)) * (1))) = ((n * m_15 - m_2 * m_14) / (n)) by apply: (whole_eq _ d_199) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_198 : t_197 = ((n * m_15 - m_2 * m_14) / (n)) by apply: (dot_node e_13 e_192 d_200); done.
pose t_201 : R := t_193 + t_197.
have e_202 : t_201 = ((2%:R * n * m_15 - 2%:R * m_2 * m_14) / (n)) by apply: (num_eq (num2 (fun a b : R => a + b) e_194 e_198)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_203 : R := t_201 * t_170.
have e_204 : t_203 = ((2%:R * n * m_15 - 2%:R * m_2 * m_14) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a * b) e_202 e_171)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_205 : R := t_14 * t_179.
have e_206 : t_205 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_15 e_180)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_207 : R := t_203 + t_205.
have e_208 : t_207 = ((2%:R * n * m_15 - 2%:R * m_2 * m_14) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_204 e_206)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_209 : R := t_207 + (0 : R).
have e_210 : t_209 = ((2%:R * n * m_15 - 2%:R * m_2 * m_14) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_208 e_174)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_211 : R := t_164 * t_209.
have e_212 : t_211 = ((n * r_6 * m_15 - m_2 * r_6 * m_14) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a * b) e_165 e_210)); cbv beta; clear - NZ_26 NZ_8 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_213 : R := t_85 * t_211.
have e_214 : t_213 = ((n * m_15 - m_2 * m_14) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a * b) e_86 e_212)); cbv beta; clear - NZ_26 NZ_8 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_215 : R := t_85 * t_213.
have e_216 : t_215 = ((n ^+ 2 * r_6 * m_15 - n * m_2 * r_6 * m_14) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a * b) e_86 e_214)); cbv beta; clear - NZ_26 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_217 : R := - t_215.
have e_218 : t_217 = ((- n ^+ 2 * r_6 * m_15 + n * m_2 * r_6 * m_14) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (num1 (fun a : R => - a) e_216)); cbv beta; clear - NZ_26 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_219 : 'cV[R]_N := t_217 *: t_12.
have e_220 : t_219 = (col (fun i => ((- n ^+ 2 * r_6 * m_15 + n * m_2 * r_6 * m_14) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_2 * r_6 * m_15 - m_2 ^+ 2 * r_6 * m_14) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by apply: (col_eq (col_scale e_218 e_13)) => i; reduce; clear - NZ_26 NZ_8 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_221 : 'cV[R]_N := t_85 *: t_191.
have e_222 : t_221 = (col (fun i => ((n * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_153 i 0)) + ((- r_6 * m_14) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_86 e_192)) => i; reduce; clear - NZ_26 NZ_8 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_223 : 'cV[R]_N := t_219 + t_221.
have e_224 : t_223 = (col (fun i => ((- n ^+ 2 * r_6 * m_15 + n * m_2 * r_6 * m_14) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * r_6 * m_14 + n * m_2 * r_6 * m_15 - n * m_3 * r_6 * m_14) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_153 i 0)))) by apply: (col_eq (col_add e_220 e_222)) => i; reduce; clear - NZ_26 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_225 : 'cV[R]_N := had gain t_223.
have e_226 : t_225 = (col (fun i => ((- n ^+ 2 * r_6 * m_15 + n * m_2 * r_6 * m_14) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (gain i 0)) + ((- n ^+ 2 * eps * r_6 * m_14 + n * m_2 * r_6 * m_15 - n * m_3 * r_6 * m_14) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((gain i 0)) + ((n * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (h_153 i 0)))) by apply: (col_eq (col_had e_81 e_224)) => i; reduce; clear - NZ_26 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_227 : 'cV[R]_N := t_159 + t_225.
have e_228 : t_227 = (col (fun i => ((- n ^+ 2 * r_6 * m_15 + n * m_2 * r_6 * m_14) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (gain i 0)) + ((- n ^+ 2 * eps * r_6 * m_14 + n * m_2 * r_6 * m_15 - n * m_3 * r_6 * m_14) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((gain i 0)) + ((n * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (h_153 i 0)))) by apply: (col_eq (col_add e_160 e_226)) => i; reduce; clear - NZ_26 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_229 : 'cV[R]_N := t_227 + (0 : 'cV[R]_N).
have e_230 : t_229 = (col (fun i => ((- n ^+ 2 * r_6 * m_15 + n * m_2 * r_6 * m_14) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (gain i 0)) + ((- n ^+ 2 * eps * r_6 * m_14 + n * m_2 * r_6 * m_15 - n * m_3 * r_6 * m_14) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((gain i 0)) + ((n * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (h_153 i 0)))) by apply: (col_eq (col_add e_228 e_154)) => i; reduce; clear - NZ_26 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_231 : R := dot upstream t_229.
have [m_16 M_16] := some_number (part xpredT (fun i => (gain i 0) * (h_153 i 0) * (upstream i 0))).
have d_233 : whole (fun i => ((- n ^+ 2 * r_6 * m_15 + n * m_2 * r_6 * m_14) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (gain i 0) * (upstream i 0)) + ((- n ^+ 2 * eps * r_6 * m_14 + n * m_2 * r_6 * m_15 - n * m_3 * r_6 * m_14) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((gain i 0) * (upstream i 0)) + ((n * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (h_153 i 0) * (upstream i 0))) = ((n ^+ 3 * eps * r_6 * m_16 - n ^+ 2 * eps * r_6 * m_8 * m_14 + n ^+ 2 * m_3 * r_6 * m_16 - n ^+ 2 * r_6 * m_7 * m_15 - n * m_2 ^+ 2 * r_6 * m_16 + n * m_2 * r_6 * m_7 * m_14 + n * m_2 * r_6 * m_8 * m_15 - n * m_3 * r_6 * m_8 * m_14) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (partD (partD (partZ ((- n ^+ 2 * r_6 * m_15 + n * m_2 * r_6 * m_14) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_7) (partZ ((- n ^+ 2 * eps * r_6 * m_14 + n * m_2 * r_6 * m_15 - n * m_3 * r_6 * m_14) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_8)) (partZ ((n * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_16))); clear - NZ_26 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
have d_234 : whole (fun i => ((upstream i 0)) * (((- n ^+ 2 * r_6 * m_15 + n * m_2 * r_6 * m_14) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (gain i 0)) + ((- n ^+ 2 * eps * r_6 * m_14 + n * m_2 * r_6 * m_15 - n * m_3 * r_6 * m_14) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((gain i 0)) + ((n * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (h_153 i 0)))) = ((n ^+ 3 * eps * r_6 * m_16 - n ^+ 2 * eps * r_6 * m_8 * m_14 + n ^+ 2 * m_3 * r_6 * m_16 - n ^+ 2 * r_6 * m_7 * m_15 - n * m_2 ^+ 2 * r_6 * m_16 + n * m_2 * r_6 * m_7 * m_14 + n * m_2 * r_6 * m_8 * m_15 - n * m_3 * r_6 * m_8 * m_14) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (whole_eq _ d_233) => i; clear - NZ_26 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
have e_232 : t_231 = ((n ^+ 3 * eps * r_6 * m_16 - n ^+ 2 * eps * r_6 * m_8 * m_14 + n ^+ 2 * m_3 * r_6 * m_16 - n ^+ 2 * r_6 * m_7 * m_15 - n * m_2 ^+ 2 * r_6 * m_16 + n * m_2 * r_6 * m_7 * m_14 + n * m_2 * r_6 * m_8 * m_15 - n * m_3 * r_6 * m_8 * m_14) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (dot_node e_80 e_230 d_234); done.
pose t_235 : R := t_155 + t_231.
have e_236 : t_235 = ((n ^+ 3 * eps * r_6 * m_16 - n ^+ 2 * eps * r_6 * m_8 * m_14 + n ^+ 2 * m_3 * r_6 * m_16 - n ^+ 2 * r_6 * m_7 * m_15 - n * m_2 ^+ 2 * r_6 * m_16 + n * m_2 * r_6 * m_7 * m_14 + n * m_2 * r_6 * m_8 * m_15 - n * m_3 * r_6 * m_8 * m_14) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_156 e_232)); cbv beta; clear - NZ_26 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_237 : R := t_235 + (0 : R).
have e_238 : t_237 = ((n ^+ 3 * eps * r_6 * m_16 - n ^+ 2 * eps * r_6 * m_8 * m_14 + n ^+ 2 * m_3 * r_6 * m_16 - n ^+ 2 * r_6 * m_7 * m_15 - n * m_2 ^+ 2 * r_6 * m_16 + n * m_2 * r_6 * m_7 * m_14 + n * m_2 * r_6 * m_8 * m_15 - n * m_3 * r_6 * m_8 * m_14) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_236 e_174)); cbv beta; clear - NZ_26 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_239 : R := dot G1_118 h_153.
have d_241 : whole (fun i => ((- n ^+ 2 * eps * r_6 * m_8 + n * m_2 * r_6 * m_7 - n * m_3 * r_6 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((h_153 i 0)) + ((- n ^+ 2 * r_6 * m_7 + n * m_2 * r_6 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (h_153 i 0)) + ((n * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (h_153 i 0) * (upstream i 0))) = ((n ^+ 3 * eps * r_6 * m_16 - n ^+ 2 * eps * r_6 * m_8 * m_14 + n ^+ 2 * m_3 * r_6 * m_16 - n ^+ 2 * r_6 * m_7 * m_15 - n * m_2 ^+ 2 * r_6 * m_16 + n * m_2 * r_6 * m_7 * m_14 + n * m_2 * r_6 * m_8 * m_15 - n * m_3 * r_6 * m_8 * m_14) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (partD (partD (partZ ((- n ^+ 2 * eps * r_6 * m_8 + n * m_2 * r_6 * m_7 - n * m_3 * r_6 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_14) (partZ ((- n ^+ 2 * r_6 * m_7 + n * m_2 * r_6 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_15)) (partZ ((n * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_16))); clear - NZ_26 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
have d_242 : whole (fun i => (((- n ^+ 2 * eps * r_6 * m_8 + n * m_2 * r_6 * m_7 - n * m_3 * r_6 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_6 * m_7 + n * m_2 * r_6 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (upstream i 0))) * ((h_153 i 0))) = ((n ^+ 3 * eps * r_6 * m_16 - n ^+ 2 * eps * r_6 * m_8 * m_14 + n ^+ 2 * m_3 * r_6 * m_16 - n ^+ 2 * r_6 * m_7 * m_15 - n * m_2 ^+ 2 * r_6 * m_16 + n * m_2 * r_6 * m_7 * m_14 + n * m_2 * r_6 * m_8 * m_15 - n * m_3 * r_6 * m_8 * m_14) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (whole_eq _ d_241) => i; clear - NZ_26 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
have e_240 : t_239 = ((n ^+ 3 * eps * r_6 * m_16 - n ^+ 2 * eps * r_6 * m_8 * m_14 + n ^+ 2 * m_3 * r_6 * m_16 - n ^+ 2 * r_6 * m_7 * m_15 - n * m_2 ^+ 2 * r_6 * m_16 + n * m_2 * r_6 * m_7 * m_14 + n * m_2 * r_6 * m_8 * m_15 - n * m_3 * r_6 * m_8 * m_14) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (dot_node e_119 e_167 d_242); done.
apply: (num_eq e_238); apply: esym; apply: (num_eq e_240); clear - NZ_26 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose G2_243 : 'cV[R]_N := (col (fun i => ((n * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (upstream i 0)) + ((- m_2 * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0)) + ((n * r_10) / ((n ^+ 2 * eps + n * m_5 - m_4 ^+ 2))) * ((u2 i 0) * (x2 i 0)) + ((- m_4 * r_10) / ((n ^+ 2 * eps + n * m_5 - m_4 ^+ 2))) * ((u2 i 0)))).
have e_244 : G2_243 = (col (fun i => ((n * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (upstream i 0)) + ((- m_2 * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0)) + ((n * r_10) / ((n ^+ 2 * eps + n * m_5 - m_4 ^+ 2))) * ((u2 i 0) * (x2 i 0)) + ((- m_4 * r_10) / ((n ^+ 2 * eps + n * m_5 - m_4 ^+ 2))) * ((u2 i 0)))) by [].
have C_245 : is_gradient (fun gain : 'cV[R]_N => dot upstream (had gain ((Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones)) + bias) + dot u2 (had gain ((Num.sqrt (dot (x2 - (sumv x2 / N%:R) *: ones) (x2 - (sumv x2 / N%:R) *: ones) / N%:R + eps))^-1 *: (x2 - (sumv x2 / N%:R) *: ones)) + bias)) gain G2_243.
have size_ge0 := @size1_ge0 R N.
have D_246 := VD_const size_ge0 upstream.
have D_247 := VD_at gain.
have D_248 := VD_const size_ge0 t_88.
have D_249 := VD_had size_ge0 D_247 D_248.
have D_250 := VD_const size_ge0 bias.
have D_251 := VD_add D_249 D_250.
have D_252 := D_dot size_ge0 D_246 D_251.
have D_253 := VD_const size_ge0 u2.
have D_254 := VD_const size_ge0 t_106.
have D_255 := VD_had size_ge0 D_247 D_254.
have D_256 := VD_add D_255 D_250.
have D_257 := D_dot size_ge0 D_253 D_256.
have D_258 := D_add D_252 D_257.
apply: (gradient_by (F := (fun gain : 'cV[R]_N => dot upstream (had gain ((Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones)) + bias) + dot u2 (had gain ((Num.sqrt (dot (x2 - (sumv x2 / N%:R) *: ones) (x2 - (sumv x2 / N%:R) *: ones) / N%:R + eps))^-1 *: (x2 - (sumv x2 / N%:R) *: ones)) + bias))) D_258) => h_259.
have e_260 : (0 : 'cV[R]_N) = (col (fun i => 0)) by apply: (col_eq (col_zero R N)) => i; clear - R; first [reflexivity | ring].
pose t_261 : R := dot (0 : 'cV[R]_N) t_93.
have d_263 : whole (fun i => 0) = 0 by apply: (num_eq (@part0 R N xpredT)); clear - R; first [reflexivity | ring].
have d_264 : whole (fun i => 0 * (((n * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)) + (bias i 0))) = 0 by apply: (whole_eq _ d_263) => i; clear - NZ_26 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
have e_262 : t_261 = 0 by apply: (dot_node e_260 e_94 d_264); done.
have e_265 : h_259 = (col (fun i => (h_259 i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_266 : 'cV[R]_N := had h_259 t_88.
have e_267 : t_266 = (col (fun i => ((n * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (h_259 i 0)) + ((- m_2 * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_259 i 0)))) by apply: (col_eq (col_had e_265 e_89)) => i; reduce; clear - NZ_26 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_268 : 'cV[R]_N := had gain (0 : 'cV[R]_N).
have e_269 : t_268 = (col (fun i => 0)) by apply: (col_eq (col_had e_81 e_260)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_270 : 'cV[R]_N := t_266 + t_268.
have e_271 : t_270 = (col (fun i => ((n * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (h_259 i 0)) + ((- m_2 * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_259 i 0)))) by apply: (col_eq (col_add e_267 e_269)) => i; reduce; clear - NZ_26 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_272 : 'cV[R]_N := t_270 + (0 : 'cV[R]_N).
have e_273 : t_272 = (col (fun i => ((n * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (h_259 i 0)) + ((- m_2 * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_259 i 0)))) by apply: (col_eq (col_add e_271 e_260)) => i; reduce; clear - NZ_26 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_274 : R := dot upstream t_272.
have [m_17 M_17] := some_number (part xpredT (fun i => (activation i 0) * (h_259 i 0) * (upstream i 0))).
have [m_18 M_18] := some_number (part xpredT (fun i => (h_259 i 0) * (upstream i 0))).
have d_276 : whole (fun i => ((n * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (h_259 i 0) * (upstream i 0)) + ((- m_2 * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_259 i 0) * (upstream i 0))) = ((n * r_6 * m_17 - m_2 * r_6 * m_18) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (partD (partZ ((n * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_17) (partZ ((- m_2 * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_18))); clear - NZ_26 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
have d_277 : whole (fun i => ((upstream i 0)) * (((n * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (h_259 i 0)) + ((- m_2 * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_259 i 0)))) = ((n * r_6 * m_17 - m_2 * r_6 * m_18) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (whole_eq _ d_276) => i; clear - NZ_26 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
have e_275 : t_274 = ((n * r_6 * m_17 - m_2 * r_6 * m_18) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (dot_node e_80 e_273 d_277); done.
pose t_278 : R := t_261 + t_274.
have e_279 : t_278 = ((n * r_6 * m_17 - m_2 * r_6 * m_18) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a + b) e_262 e_275)); cbv beta; clear - NZ_26 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_280 : R := dot (0 : 'cV[R]_N) t_110.
have d_282 : whole (fun i => 0 * (((n * r_10) / ((n ^+ 2 * eps + n * m_5 - m_4 ^+ 2))) * ((gain i 0) * (x2 i 0)) + ((- m_4 * r_10) / ((n ^+ 2 * eps + n * m_5 - m_4 ^+ 2))) * ((gain i 0)) + (bias i 0))) = 0 by apply: (whole_eq _ d_263) => i; clear - NZ_63 E_r10 R; first [reflexivity | field: E_r10; nz | ring: E_r10].
have e_281 : t_280 = 0 by apply: (dot_node e_260 e_111 d_282); done.
pose t_283 : 'cV[R]_N := had h_259 t_106.
have e_284 : t_283 = (col (fun i => ((n * r_10) / ((n ^+ 2 * eps + n * m_5 - m_4 ^+ 2))) * ((h_259 i 0) * (x2 i 0)) + ((- m_4 * r_10) / ((n ^+ 2 * eps + n * m_5 - m_4 ^+ 2))) * ((h_259 i 0)))) by apply: (col_eq (col_had e_265 e_107)) => i; reduce; clear - NZ_63 E_r10 R; first [reflexivity | field: E_r10; nz | ring: E_r10].
pose t_285 : 'cV[R]_N := t_283 + t_268.
have e_286 : t_285 = (col (fun i => ((n * r_10) / ((n ^+ 2 * eps + n * m_5 - m_4 ^+ 2))) * ((h_259 i 0) * (x2 i 0)) + ((- m_4 * r_10) / ((n ^+ 2 * eps + n * m_5 - m_4 ^+ 2))) * ((h_259 i 0)))) by apply: (col_eq (col_add e_284 e_269)) => i; reduce; clear - NZ_63 E_r10 R; first [reflexivity | field: E_r10; nz | ring: E_r10].
pose t_287 : 'cV[R]_N := t_285 + (0 : 'cV[R]_N).
have e_288 : t_287 = (col (fun i => ((n * r_10) / ((n ^+ 2 * eps + n * m_5 - m_4 ^+ 2))) * ((h_259 i 0) * (x2 i 0)) + ((- m_4 * r_10) / ((n ^+ 2 * eps + n * m_5 - m_4 ^+ 2))) * ((h_259 i 0)))) by apply: (col_eq (col_add e_286 e_260)) => i; reduce; clear - NZ_63 E_r10 R; first [reflexivity | field: E_r10; nz | ring: E_r10].
pose t_289 : R := dot u2 t_287.
have [m_19 M_19] := some_number (part xpredT (fun i => (h_259 i 0) * (u2 i 0) * (x2 i 0))).
have [m_20 M_20] := some_number (part xpredT (fun i => (h_259 i 0) * (u2 i 0))).
have d_291 : whole (fun i => ((n * r_10) / ((n ^+ 2 * eps + n * m_5 - m_4 ^+ 2))) * ((h_259 i 0) * (u2 i 0) * (x2 i 0)) + ((- m_4 * r_10) / ((n ^+ 2 * eps + n * m_5 - m_4 ^+ 2))) * ((h_259 i 0) * (u2 i 0))) = ((n * r_10 * m_19 - m_4 * r_10 * m_20) / ((n ^+ 2 * eps + n * m_5 - m_4 ^+ 2))) by apply: (num_eq (partD (partZ ((n * r_10) / ((n ^+ 2 * eps + n * m_5 - m_4 ^+ 2))) M_19) (partZ ((- m_4 * r_10) / ((n ^+ 2 * eps + n * m_5 - m_4 ^+ 2))) M_20))); clear - NZ_63 E_r10 R; first [reflexivity | field: E_r10; nz | ring: E_r10].
have d_292 : whole (fun i => ((u2 i 0)) * (((n * r_10) / ((n ^+ 2 * eps + n * m_5 - m_4 ^+ 2))) * ((h_259 i 0) * (x2 i 0)) + ((- m_4 * r_10) / ((n ^+ 2 * eps + n * m_5 - m_4 ^+ 2))) * ((h_259 i 0)))) = ((n * r_10 * m_19 - m_4 * r_10 * m_20) / ((n ^+ 2 * eps + n * m_5 - m_4 ^+ 2))) by apply: (whole_eq _ d_291) => i; clear - NZ_63 E_r10 R; first [reflexivity | field: E_r10; nz | ring: E_r10].
have e_290 : t_289 = ((n * r_10 * m_19 - m_4 * r_10 * m_20) / ((n ^+ 2 * eps + n * m_5 - m_4 ^+ 2))) by apply: (dot_node e_99 e_288 d_292); done.
pose t_293 : R := t_280 + t_289.
have e_294 : t_293 = ((n * r_10 * m_19 - m_4 * r_10 * m_20) / ((n ^+ 2 * eps + n * m_5 - m_4 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a + b) e_281 e_290)); cbv beta; clear - NZ_63 E_r10 R; first [reflexivity | field: E_r10; nz | ring: E_r10].
pose t_295 : R := t_278 + t_293.
have e_296 : t_295 = ((n ^+ 3 * eps * r_6 * m_17 + n ^+ 3 * eps * r_10 * m_19 - n ^+ 2 * eps * m_2 * r_6 * m_18 - n ^+ 2 * eps * m_4 * r_10 * m_20 + n ^+ 2 * m_3 * r_10 * m_19 + n ^+ 2 * m_5 * r_6 * m_17 - n * m_2 ^+ 2 * r_10 * m_19 - n * m_2 * m_5 * r_6 * m_18 - n * m_3 * m_4 * r_10 * m_20 - n * m_4 ^+ 2 * r_6 * m_17 + m_2 ^+ 2 * m_4 * r_10 * m_20 + m_2 * m_4 ^+ 2 * r_6 * m_18) / ((n ^+ 2 * eps + n * m_5 - m_4 ^+ 2) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a + b) e_279 e_294)); cbv beta; clear - NZ_26 NZ_63 E_r6 E_r10 R; first [reflexivity | field: E_r6 E_r10; nz | ring: E_r6 E_r10].
pose t_297 : R := dot G2_243 h_259.
have d_299 : whole (fun i => ((n * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (h_259 i 0) * (upstream i 0)) + ((- m_2 * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_259 i 0) * (upstream i 0)) + ((n * r_10) / ((n ^+ 2 * eps + n * m_5 - m_4 ^+ 2))) * ((h_259 i 0) * (u2 i 0) * (x2 i 0)) + ((- m_4 * r_10) / ((n ^+ 2 * eps + n * m_5 - m_4 ^+ 2))) * ((h_259 i 0) * (u2 i 0))) = ((n ^+ 3 * eps * r_6 * m_17 + n ^+ 3 * eps * r_10 * m_19 - n ^+ 2 * eps * m_2 * r_6 * m_18 - n ^+ 2 * eps * m_4 * r_10 * m_20 + n ^+ 2 * m_3 * r_10 * m_19 + n ^+ 2 * m_5 * r_6 * m_17 - n * m_2 ^+ 2 * r_10 * m_19 - n * m_2 * m_5 * r_6 * m_18 - n * m_3 * m_4 * r_10 * m_20 - n * m_4 ^+ 2 * r_6 * m_17 + m_2 ^+ 2 * m_4 * r_10 * m_20 + m_2 * m_4 ^+ 2 * r_6 * m_18) / ((n ^+ 2 * eps + n * m_5 - m_4 ^+ 2) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (partD (partD (partD (partZ ((n * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_17) (partZ ((- m_2 * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_18)) (partZ ((n * r_10) / ((n ^+ 2 * eps + n * m_5 - m_4 ^+ 2))) M_19)) (partZ ((- m_4 * r_10) / ((n ^+ 2 * eps + n * m_5 - m_4 ^+ 2))) M_20))); clear - NZ_26 NZ_63 E_r6 E_r10 R; first [reflexivity | field: E_r6 E_r10; nz | ring: E_r6 E_r10].
have d_300 : whole (fun i => (((n * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (upstream i 0)) + ((- m_2 * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0)) + ((n * r_10) / ((n ^+ 2 * eps + n * m_5 - m_4 ^+ 2))) * ((u2 i 0) * (x2 i 0)) + ((- m_4 * r_10) / ((n ^+ 2 * eps + n * m_5 - m_4 ^+ 2))) * ((u2 i 0))) * ((h_259 i 0))) = ((n ^+ 3 * eps * r_6 * m_17 + n ^+ 3 * eps * r_10 * m_19 - n ^+ 2 * eps * m_2 * r_6 * m_18 - n ^+ 2 * eps * m_4 * r_10 * m_20 + n ^+ 2 * m_3 * r_10 * m_19 + n ^+ 2 * m_5 * r_6 * m_17 - n * m_2 ^+ 2 * r_10 * m_19 - n * m_2 * m_5 * r_6 * m_18 - n * m_3 * m_4 * r_10 * m_20 - n * m_4 ^+ 2 * r_6 * m_17 + m_2 ^+ 2 * m_4 * r_10 * m_20 + m_2 * m_4 ^+ 2 * r_6 * m_18) / ((n ^+ 2 * eps + n * m_5 - m_4 ^+ 2) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (whole_eq _ d_299) => i; clear - NZ_26 NZ_63 E_r6 E_r10 R; first [reflexivity | field: E_r6 E_r10; nz | ring: E_r6 E_r10].
have e_298 : t_297 = ((n ^+ 3 * eps * r_6 * m_17 + n ^+ 3 * eps * r_10 * m_19 - n ^+ 2 * eps * m_2 * r_6 * m_18 - n ^+ 2 * eps * m_4 * r_10 * m_20 + n ^+ 2 * m_3 * r_10 * m_19 + n ^+ 2 * m_5 * r_6 * m_17 - n * m_2 ^+ 2 * r_10 * m_19 - n * m_2 * m_5 * r_6 * m_18 - n * m_3 * m_4 * r_10 * m_20 - n * m_4 ^+ 2 * r_6 * m_17 + m_2 ^+ 2 * m_4 * r_10 * m_20 + m_2 * m_4 ^+ 2 * r_6 * m_18) / ((n ^+ 2 * eps + n * m_5 - m_4 ^+ 2) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (dot_node e_244 e_265 d_300); done.
apply: (num_eq e_296); apply: esym; apply: (num_eq e_298); clear - NZ_63 NZ_26 E_r6 E_r10 R; first [reflexivity | field: E_r6 E_r10; nz | ring: E_r6 E_r10].
pose G3_301 : 'cV[R]_N := (col (fun i => (upstream i 0) + (u2 i 0))).
have e_302 : G3_301 = (col (fun i => (upstream i 0) + (u2 i 0))) by [].
have C_303 : is_gradient (fun bias : 'cV[R]_N => dot upstream (had gain ((Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones)) + bias) + dot u2 (had gain ((Num.sqrt (dot (x2 - (sumv x2 / N%:R) *: ones) (x2 - (sumv x2 / N%:R) *: ones) / N%:R + eps))^-1 *: (x2 - (sumv x2 / N%:R) *: ones)) + bias)) bias G3_301.
have size_ge0 := @size1_ge0 R N.
have D_304 := VD_const size_ge0 upstream.
have D_305 := VD_const size_ge0 t_90.
have D_306 := VD_at bias.
have D_307 := VD_add D_305 D_306.
have D_308 := D_dot size_ge0 D_304 D_307.
have D_309 := VD_const size_ge0 u2.
have D_310 := VD_const size_ge0 t_108.
have D_311 := VD_add D_310 D_306.
have D_312 := D_dot size_ge0 D_309 D_311.
have D_313 := D_add D_308 D_312.
apply: (gradient_by (F := (fun bias : 'cV[R]_N => dot upstream (had gain ((Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones)) + bias) + dot u2 (had gain ((Num.sqrt (dot (x2 - (sumv x2 / N%:R) *: ones) (x2 - (sumv x2 / N%:R) *: ones) / N%:R + eps))^-1 *: (x2 - (sumv x2 / N%:R) *: ones)) + bias))) D_313) => h_314.
have e_315 : (0 : 'cV[R]_N) = (col (fun i => 0)) by apply: (col_eq (col_zero R N)) => i; clear - R; first [reflexivity | ring].
pose t_316 : R := dot (0 : 'cV[R]_N) t_93.
have d_318 : whole (fun i => 0) = 0 by apply: (num_eq (@part0 R N xpredT)); clear - R; first [reflexivity | ring].
have d_319 : whole (fun i => 0 * (((n * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)) + (bias i 0))) = 0 by apply: (whole_eq _ d_318) => i; clear - NZ_26 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
have e_317 : t_316 = 0 by apply: (dot_node e_315 e_94 d_319); done.
have e_320 : h_314 = (col (fun i => (h_314 i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_321 : 'cV[R]_N := (0 : 'cV[R]_N) + h_314.
have e_322 : t_321 = (col (fun i => (h_314 i 0))) by apply: (col_eq (col_add e_315 e_320)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_323 : R := dot upstream t_321.
have [m_21 M_21] := some_number (part xpredT (fun i => (h_314 i 0) * (upstream i 0))).
have d_325 : whole (fun i => (h_314 i 0) * (upstream i 0)) = m_21 by apply: (num_eq M_21); clear - R; first [reflexivity | ring].
have d_326 : whole (fun i => ((upstream i 0)) * ((h_314 i 0))) = m_21 by apply: (whole_eq _ d_325) => i; clear - R; first [reflexivity | ring].
have e_324 : t_323 = m_21 by apply: (dot_node e_80 e_322 d_326); done.
pose t_327 : R := t_316 + t_323.
have e_328 : t_327 = m_21 by apply: (num_eq (num2 (fun a b : R => a + b) e_317 e_324)); cbv beta; clear - R; first [reflexivity | ring].
pose t_329 : R := dot (0 : 'cV[R]_N) t_110.
have d_331 : whole (fun i => 0 * (((n * r_10) / ((n ^+ 2 * eps + n * m_5 - m_4 ^+ 2))) * ((gain i 0) * (x2 i 0)) + ((- m_4 * r_10) / ((n ^+ 2 * eps + n * m_5 - m_4 ^+ 2))) * ((gain i 0)) + (bias i 0))) = 0 by apply: (whole_eq _ d_318) => i; clear - NZ_63 E_r10 R; first [reflexivity | field: E_r10; nz | ring: E_r10].
have e_330 : t_329 = 0 by apply: (dot_node e_315 e_111 d_331); done.
pose t_332 : R := dot u2 t_321.
have [m_22 M_22] := some_number (part xpredT (fun i => (h_314 i 0) * (u2 i 0))).
have d_334 : whole (fun i => (h_314 i 0) * (u2 i 0)) = m_22 by apply: (num_eq M_22); clear - R; first [reflexivity | ring].
have d_335 : whole (fun i => ((u2 i 0)) * ((h_314 i 0))) = m_22 by apply: (whole_eq _ d_334) => i; clear - R; first [reflexivity | ring].
have e_333 : t_332 = m_22 by apply: (dot_node e_99 e_322 d_335); done.
pose t_336 : R := t_329 + t_332.
have e_337 : t_336 = m_22 by apply: (num_eq (num2 (fun a b : R => a + b) e_330 e_333)); cbv beta; clear - R; first [reflexivity | ring].
pose t_338 : R := t_327 + t_336.
have e_339 : t_338 = (m_21 + m_22) by apply: (num_eq (num2 (fun a b : R => a + b) e_328 e_337)); cbv beta; clear - R; first [reflexivity | ring].
pose t_340 : R := dot G3_301 h_314.
have d_342 : whole (fun i => (h_314 i 0) * (upstream i 0) + (h_314 i 0) * (u2 i 0)) = (m_21 + m_22) by apply: (num_eq (partD M_21 M_22)); clear - R; first [reflexivity | ring].
have d_343 : whole (fun i => ((upstream i 0) + (u2 i 0)) * ((h_314 i 0))) = (m_21 + m_22) by apply: (whole_eq _ d_342) => i; clear - R; first [reflexivity | ring].
have e_341 : t_340 = (m_21 + m_22) by apply: (dot_node e_302 e_320 d_343); done.
apply: (num_eq e_339); apply: esym; apply: (num_eq e_341); clear - R; first [reflexivity | ring].
have NZ_344 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_345 : N%:R != 0 := nz_is e_5 NZ_344.
have NZ_346 : (r_6 / (n)) != 0 by apply: (nz_is (c := (r_6 * n^-1))); [clear - NZ_8 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6] | clear - NZ_87 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_347 : t_82 != 0 := nz_is e_83 NZ_346.
have NZ_348 : (r_10 / (n)) != 0 by apply: (nz_is (c := (r_10 * n^-1))); [clear - NZ_8 E_r10 R; first [reflexivity | field: E_r10; nz | ring: E_r10] | clear - NZ_105 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_349 : t_100 != 0 := nz_is e_101 NZ_348.
pose t_350 : R := N%:R * t_82.
have e_351 : t_350 = r_6 by apply: (num_eq (num2 (fun a b : R => a * b) e_5 e_83)); cbv beta; clear - NZ_8 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
have NZ_352 : r_6 != 0 by apply: (nz_is (c := (r_6))); [clear - E_r6 R; first [reflexivity | ring: E_r6] | clear - NZ_87 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_353 : t_350 != 0 := nz_is e_351 NZ_352.
have S_354 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2)); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | sgn].
have C_355 : 0 <= t_22 := nneg_is e_23 S_354.
have S_356 : 0 <= ((n ^+ 2 * eps + n * m_5 - m_4 ^+ 2) / (n ^+ 2)) by apply: (nneg_is (c := (n ^+ 2 * eps + n * m_5 - m_4 ^+ 2) * n^-1 ^+ 2)); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | sgn].
have C_357 : 0 <= t_59 := nneg_is e_60 S_356.
pose t_359 : R := t_350^-1.
have e_360 : t_359 = (r_6 / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_351)); cbv beta; clear - NZ_87 NZ_26 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_361 : 'cV[R]_N := had upstream gain.
have e_362 : t_361 = (col (fun i => (gain i 0) * (upstream i 0))) by apply: (col_eq (col_had e_80 e_81)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_363 : 'cV[R]_N := N%:R *: t_361.
have e_364 : t_363 = (col (fun i => n * ((gain i 0) * (upstream i 0)))) by apply: (col_eq (col_scale e_5 e_362)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_365 : R := sumv t_361.
have e_366 : t_365 = m_8 by apply: (sum_node e_362 M_8); clear - R; first [reflexivity | ring].
have e_367 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose t_368 : R := t_365 * (1 : R).
have e_369 : t_368 = m_8 by apply: (num_eq (num2 (fun a b : R => a * b) e_366 e_367)); cbv beta; clear - R; first [reflexivity | ring].
pose t_370 : 'cV[R]_N := t_368 *: (ones : 'cV[R]_N).
have e_371 : t_370 = (col (fun i => m_8 * (1))) by apply: (col_eq (col_scale e_369 e_9)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_372 : 'cV[R]_N := t_363 - t_370.
have e_373 : t_372 = (col (fun i => n * ((gain i 0) * (upstream i 0)) + (- m_8) * (1))) by apply: (col_eq (col_sub e_364 e_371)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_374 : R := dot t_361 t_88.
have d_376 : whole (fun i => ((n * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0) * (upstream i 0)) + ((- m_2 * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (upstream i 0))) = ((n * r_6 * m_7 - m_2 * r_6 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (partD (partZ ((n * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_7) (partZ ((- m_2 * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_8))); clear - NZ_26 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
have d_377 : whole (fun i => ((gain i 0) * (upstream i 0)) * (((n * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) = ((n * r_6 * m_7 - m_2 * r_6 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (whole_eq _ d_376) => i; clear - NZ_26 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
have e_375 : t_374 = ((n * r_6 * m_7 - m_2 * r_6 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (dot_node e_362 e_89 d_377); done.
pose t_378 : R := t_374 * (1 : R).
have e_379 : t_378 = ((n * r_6 * m_7 - m_2 * r_6 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a * b) e_375 e_367)); cbv beta; clear - NZ_26 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_380 : 'cV[R]_N := t_378 *: t_88.
have e_381 : t_380 = (col (fun i => ((n ^+ 2 * m_7 - n * m_2 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- n * m_2 * m_7 + m_2 ^+ 2 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_379 e_89)) => i; reduce; clear - NZ_26 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_382 : 'cV[R]_N := t_372 - t_380.
have e_383 : t_382 = (col (fun i => n * ((gain i 0) * (upstream i 0)) + ((- n ^+ 2 * eps * m_8 + n * m_2 * m_7 - n * m_3 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1) + ((- n ^+ 2 * m_7 + n * m_2 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)))) by apply: (col_eq (col_sub e_373 e_381)) => i; reduce; clear - NZ_26 R; first [reflexivity | field; nz | ring].
pose t_384 : 'cV[R]_N := t_359 *: t_382.
have e_385 : t_384 = (col (fun i => ((n * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (upstream i 0)) + ((- n ^+ 2 * eps * r_6 * m_8 + n * m_2 * r_6 * m_7 - n * m_3 * r_6 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_6 * m_7 + n * m_2 * r_6 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))) by apply: (col_eq (col_scale e_360 e_383)) => i; reduce; clear - NZ_26 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
have C_358 : G1_118 = t_384 by apply: (col_same e_119 e_385) => i; clear - NZ_26 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_387 : 'cV[R]_N := (1 : R) *: upstream.
have e_388 : t_387 = (col (fun i => (upstream i 0))) by apply: (col_eq (col_scale e_367 e_80)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_389 : 'cV[R]_N := had t_387 t_88.
have e_390 : t_389 = (col (fun i => ((n * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (upstream i 0)) + ((- m_2 * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0)))) by apply: (col_eq (col_had e_388 e_89)) => i; reduce; clear - NZ_26 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_391 : 'cV[R]_N := had u2 t_106.
have e_392 : t_391 = (col (fun i => ((n * r_10) / ((n ^+ 2 * eps + n * m_5 - m_4 ^+ 2))) * ((u2 i 0) * (x2 i 0)) + ((- m_4 * r_10) / ((n ^+ 2 * eps + n * m_5 - m_4 ^+ 2))) * ((u2 i 0)))) by apply: (col_eq (col_had e_99 e_107)) => i; reduce; clear - NZ_63 E_r10 R; first [reflexivity | field: E_r10; nz | ring: E_r10].
pose t_393 : 'cV[R]_N := t_389 + t_391.
have e_394 : t_393 = (col (fun i => ((n * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (upstream i 0)) + ((- m_2 * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0)) + ((n * r_10) / ((n ^+ 2 * eps + n * m_5 - m_4 ^+ 2))) * ((u2 i 0) * (x2 i 0)) + ((- m_4 * r_10) / ((n ^+ 2 * eps + n * m_5 - m_4 ^+ 2))) * ((u2 i 0)))) by apply: (col_eq (col_add e_390 e_392)) => i; reduce; clear - NZ_26 NZ_63 E_r6 E_r10 R; first [reflexivity | field: E_r6 E_r10; nz | ring: E_r6 E_r10].
have C_386 : G2_243 = t_393 by apply: (col_same e_244 e_394) => i; clear - NZ_26 NZ_63 E_r6 E_r10 R; first [reflexivity | field: E_r6 E_r10; nz | ring: E_r6 E_r10].
pose t_396 : R := (1 : R)^-1.
have e_397 : t_396 = 1 by apply: (num_eq (num1 (fun a : R => a^-1) e_367)); cbv beta; clear - N R; first [reflexivity | field; first [done | nz] | ring].
pose t_398 : 'cV[R]_N := upstream + u2.
have e_399 : t_398 = (col (fun i => (upstream i 0) + (u2 i 0))) by apply: (col_eq (col_add e_80 e_99)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_400 : 'cV[R]_N := t_396 *: t_398.
have e_401 : t_400 = (col (fun i => (upstream i 0) + (u2 i 0))) by apply: (col_eq (col_scale e_397 e_399)) => i; reduce; clear - R; first [reflexivity | ring].
have C_395 : G3_301 = t_400 by apply: (col_same e_302 e_401) => i; clear - R; first [reflexivity | ring].
exists G1_118; split; first exact: C_120.
exists G2_243; split; first exact: C_245.
exists G3_301; split; first exact: C_303.
split; first exact: C_345.
split; first exact: C_347.
split; first exact: C_349.
split; first exact: C_353.
split; first exact: C_355.
split; first exact: C_357.
split; first exact: C_358.
split; first exact: C_386.
exact: C_395.
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
have e_1 : activation = (col (fun i => (activation i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_2 : R := sumv activation.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_4 : 0 <= n - 1 by rewrite subr_ge0.
have [m_2 M_2] := some_number (part xpredT (fun i => (activation i 0))).
have e_3 : t_2 = m_2 by apply: (sum_node e_1 M_2); clear - R; first [reflexivity | ring].
have e_5 : N%:R = n by apply: (num_eq En); clear - R; first [reflexivity | ring].
pose t_6 : R := t_2 / N%:R.
have NZ_8 := lt0r_neq0 N_pos.
have e_7 : t_6 = (m_2 / (n)) by apply: (num_eq (num2 (fun a b : R => a / b) e_3 e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_9 : (ones : 'cV[R]_N) = (col (fun i => 1)) by apply: (col_eq (col_ones R N)) => i; clear - R; first [reflexivity | ring].
pose t_10 : 'cV[R]_N := t_6 *: (ones : 'cV[R]_N).
have e_11 : t_10 = (col (fun i => (m_2 / (n)) * (1))) by apply: (col_eq (col_scale e_7 e_9)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_12 : 'cV[R]_N := activation - t_10.
have e_13 : t_12 = (col (fun i => (activation i 0) + ((- m_2) / (n)) * (1))) by apply: (col_eq (col_sub e_1 e_11)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_14 : R := dot t_12 t_12.
have [m_3 M_3] := some_number (part xpredT (fun i => (activation i 0) ^+ 2)).
have S_16 : 0 <= m_3 by rewrite -M_3; apply: part_ge0 => i; sgn.
have d_17 : whole (fun i => (activation i 0) ^+ 2 + ((- 2%:R * m_2) / (n)) * ((activation i 0)) + ((m_2 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_3 - m_2 ^+ 2) / (n)) by apply: (num_eq (partD (partD M_3 (partZ ((- 2%:R * m_2) / (n)) M_2)) (partZ ((m_2 ^+ 2) / (n ^+ 2)) (whole_ones En)))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_18 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_3 - m_2 ^+ 2) / (n)) by apply: (whole_eq _ d_17) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_15 : t_14 = ((n * m_3 - m_2 ^+ 2) / (n)) by apply: (dot_node e_13 e_13 d_18); done.
pose t_19 : R := t_14 / N%:R.
have e_20 : t_19 = ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a / b) e_15 e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_21 : eps = eps by [].
pose t_22 : R := t_19 + eps.
have e_23 : t_22 = ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_20 e_21)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have H_24 := pos_of H0 e_23.
have NZ_25 := lt0r_neq0 H_24.
have NZ_26 : (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) != 0 by apply: (nz_factor (f := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2)) (r := (1 / (n ^+ 2))) NZ_25 _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have g_27 : part xpredT (fun i => (1) * (1)) = n by apply: (part_eq _ (whole_ones En)) => i; clear - R; first [reflexivity | ring].
have g_28 : part xpredT (fun i => ((activation i 0)) * ((activation i 0))) = m_3 by apply: (part_eq _ M_3) => i; clear - R; first [reflexivity | ring].
have g_29 : part xpredT (fun i => (1) * ((activation i 0))) = m_2 by apply: (part_eq _ M_2) => i; clear - R; first [reflexivity | ring].
have G_30 := gram g_27 g_28 g_29.
have S_31 : 0 <= (n * m_3 - m_2 ^+ 2) by apply: (nneg_is _ G_30); clear - R; ring.
have g_32 : part xpredT (fun i => (1) * (1)) = n by apply: (part_eq _ (whole_ones En)) => i; clear - R; first [reflexivity | ring].
have g_33 : part xpredT (fun i => ((activation i 0)) * ((activation i 0))) = m_3 by apply: (part_eq _ M_3) => i; clear - R; first [reflexivity | ring].
have g_34 : part xpredT (fun i => (1) * ((activation i 0))) = m_2 by apply: (part_eq _ M_2) => i; clear - R; first [reflexivity | ring].
have G_35 := gram g_32 g_33 g_34.
have S_36 : 0 <= (n * m_3 - m_2 ^+ 2) by apply: (nneg_is _ G_35); clear - R; ring.
have g_37 : part xpredT (fun i => (1) * (1)) = n by apply: (part_eq _ (whole_ones En)) => i; clear - R; first [reflexivity | ring].
have g_38 : part xpredT (fun i => ((activation i 0)) * ((activation i 0))) = m_3 by apply: (part_eq _ M_3) => i; clear - R; first [reflexivity | ring].
have g_39 : part xpredT (fun i => (1) * ((activation i 0))) = m_2 by apply: (part_eq _ M_2) => i; clear - R; first [reflexivity | ring].
have G_40 := gram g_37 g_38 g_39.
have S_41 : 0 <= (n * m_3 - m_2 ^+ 2) by apply: (nneg_is _ G_40); clear - R; ring.
have S_42 : 0 < (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by apply: (pos_quotient H_24 (r := (n ^+ 2))); [sgn | clear - NZ_8 R; first [reflexivity | field; nz | ring]].
have e_43 : upstream = (col (fun i => (upstream i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
have e_44 : gain = (col (fun i => (gain i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_45 : R := Num.sqrt t_22.
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by exact: (root_pos S_42).
have S_47 : 0 <= (r_4 / (n)) by apply: (nneg_is (c := r_4 * n^-1)); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | sgn].
have e_46 : t_45 = (r_4 / (n)) by apply: (sqrt_node e_23 S_47); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_48 : R := t_45^-1.
have NZ_50 := lt0r_neq0 S_r4.
have e_49 : t_48 = ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_46)); cbv beta; clear - NZ_50 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_51 : 'cV[R]_N := t_48 *: t_12.
have e_52 : t_51 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_49 e_13)) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_53 : 'cV[R]_N := had gain t_51.
have e_54 : t_53 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)))) by apply: (col_eq (col_had e_44 e_52)) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_55 : bias = (col (fun i => (bias i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_56 : 'cV[R]_N := t_53 + bias.
have e_57 : t_56 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)) + (bias i 0))) by apply: (col_eq (col_add e_54 e_55)) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_58 : R := dot upstream t_56.
have [m_5 M_5] := some_number (part xpredT (fun i => (activation i 0) * (gain i 0) * (upstream i 0))).
have [m_6 M_6] := some_number (part xpredT (fun i => (gain i 0) * (upstream i 0))).
have [m_7 M_7] := some_number (part xpredT (fun i => (bias i 0) * (upstream i 0))).
have d_60 : whole (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0) * (upstream i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (upstream i 0)) + (bias i 0) * (upstream i 0)) = ((n ^+ 2 * eps * m_7 + n * m_3 * m_7 + n * r_4 * m_5 - m_2 ^+ 2 * m_7 - m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (partD (partD (partZ ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_5) (partZ ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_6)) M_7)); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_61 : whole (fun i => ((upstream i 0)) * (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)) + (bias i 0))) = ((n ^+ 2 * eps * m_7 + n * m_3 * m_7 + n * r_4 * m_5 - m_2 ^+ 2 * m_7 - m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (whole_eq _ d_60) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_59 : t_58 = ((n ^+ 2 * eps * m_7 + n * m_3 * m_7 + n * r_4 * m_5 - m_2 ^+ 2 * m_7 - m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (dot_node e_43 e_57 d_61); done.
pose G1_62 : 'cV[R]_N := (col (fun i => ((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (upstream i 0)))).
have e_63 : G1_62 = (col (fun i => ((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (upstream i 0)))) by [].
have C_64 : is_gradient (fun activation : 'cV[R]_N => dot upstream (had gain ((Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones)) + bias)) activation G1_62.
have size_ge0 := @size1_ge0 R N.
have D_65 := VD_const size_ge0 upstream.
have D_66 := VD_const size_ge0 gain.
have D_67 := VD_at activation.
have D_68 := D_sumv size_ge0 D_67.
have D_69 := D_const size_ge0 N%:R.
have NZ_70 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_71 : N%:R != 0 := nz_is e_5 NZ_70.
have D_72 := D_inv size_ge0 C_71 D_69.
have D_73 := D_mul size_ge0 D_68 D_72.
have D_74 := VD_const size_ge0 (ones : 'cV[R]_N).
have D_75 := VD_scale size_ge0 D_73 D_74.
have D_76 := VD_sub D_67 D_75.
have D_77 := D_dot size_ge0 D_76 D_76.
have NZ_78 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_79 : N%:R != 0 := nz_is e_5 NZ_78.
have D_80 := D_inv size_ge0 C_79 D_69.
have D_81 := D_mul size_ge0 D_77 D_80.
have D_82 := D_const size_ge0 eps.
have D_83 := D_add D_81 D_82.
have S_85 : 0 < ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (pos_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2)); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | sgn].
have C_84 : 0 < t_22 := pos_is e_23 S_85.
have D_86 := D_sqrt size_ge0 C_84 D_83.
have NZ_87 : (r_4 / (n)) != 0 by apply: (nz_is (c := (r_4 * n^-1))); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_50 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_88 : t_45 != 0 := nz_is e_46 NZ_87.
have D_89 := D_inv size_ge0 C_88 D_86.
have D_90 := VD_scale size_ge0 D_89 D_76.
have D_91 := VD_had size_ge0 D_66 D_90.
have D_92 := VD_const size_ge0 bias.
have D_93 := VD_add D_91 D_92.
have D_94 := D_dot size_ge0 D_65 D_93.
apply: (gradient_by (F := (fun activation : 'cV[R]_N => dot upstream (had gain ((Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones)) + bias))) D_94) => h_95.
have e_96 : (0 : 'cV[R]_N) = (col (fun i => 0)) by apply: (col_eq (col_zero R N)) => i; clear - R; first [reflexivity | ring].
pose t_97 : R := dot (0 : 'cV[R]_N) t_56.
have d_99 : whole (fun i => 0) = 0 by apply: (num_eq (@part0 R N xpredT)); clear - R; first [reflexivity | ring].
have d_100 : whole (fun i => 0 * (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)) + (bias i 0))) = 0 by apply: (whole_eq _ d_99) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_98 : t_97 = 0 by apply: (dot_node e_96 e_57 d_100); done.
pose t_101 : 'cV[R]_N := had (0 : 'cV[R]_N) t_51.
have e_102 : t_101 = (col (fun i => 0)) by apply: (col_eq (col_had e_96 e_52)) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_103 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_104 : R := (2%:R : R) * t_45.
have e_105 : t_104 = ((2%:R * r_4) / (n)) by apply: (num_eq (num2 (fun a b : R => a * b) e_103 e_46)); cbv beta; clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_106 : R := t_104^-1.
have NZ_108 : (2%:R * r_4) != 0 :> R by apply: (nz_is (c := (2%:R * r_4))); [clear - R; ring | clear - NZ_50 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_107 : t_106 = ((n * r_4) / (2%:R * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_105)); cbv beta; clear - NZ_50 NZ_108 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_109 : h_95 = (col (fun i => (h_95 i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_110 : R := sumv h_95.
have [m_8 M_8] := some_number (part xpredT (fun i => (h_95 i 0))).
have e_111 : t_110 = m_8 by apply: (sum_node e_109 M_8); clear - R; first [reflexivity | ring].
pose t_112 : R := N%:R^-1.
have e_113 : t_112 = (1 / (n)) by apply: (num_eq (num1 (fun a : R => a^-1) e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_114 : R := t_110 * t_112.
have e_115 : t_114 = (m_8 / (n)) by apply: (num_eq (num2 (fun a b : R => a * b) e_111 e_113)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_116 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
pose t_117 : R := t_112 * (0 : R).
have e_118 : t_117 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_113 e_116)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_119 : R := t_112 * t_117.
have e_120 : t_119 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_113 e_118)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_121 : R := - t_119.
have e_122 : t_121 = 0 by apply: (num_eq (num1 (fun a : R => - a) e_120)); cbv beta; clear - R; first [reflexivity | ring].
pose t_123 : R := t_2 * t_121.
have e_124 : t_123 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_3 e_122)); cbv beta; clear - R; first [reflexivity | ring].
pose t_125 : R := t_114 + t_123.
have e_126 : t_125 = (m_8 / (n)) by apply: (num_eq (num2 (fun a b : R => a + b) e_115 e_124)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_127 : 'cV[R]_N := t_125 *: (ones : 'cV[R]_N).
have e_128 : t_127 = (col (fun i => (m_8 / (n)) * (1))) by apply: (col_eq (col_scale e_126 e_9)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_129 : 'cV[R]_N := t_6 *: (0 : 'cV[R]_N).
have e_130 : t_129 = (col (fun i => 0)) by apply: (col_eq (col_scale e_7 e_96)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_131 : 'cV[R]_N := t_127 + t_129.
have e_132 : t_131 = (col (fun i => (m_8 / (n)) * (1))) by apply: (col_eq (col_add e_128 e_130)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_133 : 'cV[R]_N := h_95 - t_131.
have e_134 : t_133 = (col (fun i => (h_95 i 0) + ((- m_8) / (n)) * (1))) by apply: (col_eq (col_sub e_109 e_132)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_135 : R := dot t_133 t_12.
have [m_9 M_9] := some_number (part xpredT (fun i => (activation i 0) * (h_95 i 0))).
have d_137 : whole (fun i => (activation i 0) * (h_95 i 0) + ((- m_2) / (n)) * ((h_95 i 0)) + ((- m_8) / (n)) * ((activation i 0)) + ((m_2 * m_8) / (n ^+ 2)) * (1)) = ((n * m_9 - m_2 * m_8) / (n)) by apply: (num_eq (partD (partD (partD M_9 (partZ ((- m_2) / (n)) M_8)) (partZ ((- m_8) / (n)) M_2)) (partZ ((m_2 * m_8) / (n ^+ 2)) (whole_ones En)))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_138 : whole (fun i => ((h_95 i 0) + ((- m_8) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_9 - m_2 * m_8) / (n)) by apply: (whole_eq _ d_137) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_136 : t_135 = ((n * m_9 - m_2 * m_8) / (n)) by apply: (dot_node e_134 e_13 d_138); done.
pose t_139 : R := dot t_12 t_133.
have d_141 : whole (fun i => (activation i 0) * (h_95 i 0) + ((- m_8) / (n)) * ((activation i 0)) + ((- m_2) / (n)) * ((h_95 i 0)) + ((m_2 * m_8) / (n ^+ 2)) * (1)) = ((n * m_9 - m_2 * m_8) / (n)) by apply: (num_eq (partD (partD (partD M_9 (partZ ((- m_8) / (n)) M_2)) (partZ ((- m_2) / (n)) M_8)) (partZ ((m_2 * m_8) / (n ^+ 2)) (whole_ones En)))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_142 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((h_95 i 0) + ((- m_8) / (n)) * (1))) = ((n * m_9 - m_2 * m_8) / (n)) by apply: (whole_eq _ d_141) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_140 : t_139 = ((n * m_9 - m_2 * m_8) / (n)) by apply: (dot_node e_13 e_134 d_142); done.
pose t_143 : R := t_135 + t_139.
have e_144 : t_143 = ((2%:R * n * m_9 - 2%:R * m_2 * m_8) / (n)) by apply: (num_eq (num2 (fun a b : R => a + b) e_136 e_140)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_145 : R := t_143 * t_112.
have e_146 : t_145 = ((2%:R * n * m_9 - 2%:R * m_2 * m_8) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a * b) e_144 e_113)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_147 : R := t_14 * t_121.
have e_148 : t_147 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_15 e_122)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_149 : R := t_145 + t_147.
have e_150 : t_149 = ((2%:R * n * m_9 - 2%:R * m_2 * m_8) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_146 e_148)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_151 : R := t_149 + (0 : R).
have e_152 : t_151 = ((2%:R * n * m_9 - 2%:R * m_2 * m_8) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_150 e_116)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_153 : R := t_106 * t_151.
have e_154 : t_153 = ((n * r_4 * m_9 - m_2 * r_4 * m_8) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a * b) e_107 e_152)); cbv beta; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_155 : R := t_48 * t_153.
have e_156 : t_155 = ((n * m_9 - m_2 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a * b) e_49 e_154)); cbv beta; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_157 : R := t_48 * t_155.
have e_158 : t_157 = ((n ^+ 2 * r_4 * m_9 - n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a * b) e_49 e_156)); cbv beta; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_159 : R := - t_157.
have e_160 : t_159 = ((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (num1 (fun a : R => - a) e_158)); cbv beta; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_161 : 'cV[R]_N := t_159 *: t_12.
have e_162 : t_161 = (col (fun i => ((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_2 * r_4 * m_9 - m_2 ^+ 2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by apply: (col_eq (col_scale e_160 e_13)) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_163 : 'cV[R]_N := t_48 *: t_133.
have e_164 : t_163 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_95 i 0)) + ((- r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_49 e_134)) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_165 : 'cV[R]_N := t_161 + t_163.
have e_166 : t_165 = (col (fun i => ((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * r_4 * m_8 + n * m_2 * r_4 * m_9 - n * m_3 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_95 i 0)))) by apply: (col_eq (col_add e_162 e_164)) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_167 : 'cV[R]_N := had gain t_165.
have e_168 : t_167 = (col (fun i => ((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (gain i 0)) + ((- n ^+ 2 * eps * r_4 * m_8 + n * m_2 * r_4 * m_9 - n * m_3 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((gain i 0)) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (h_95 i 0)))) by apply: (col_eq (col_had e_44 e_166)) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_169 : 'cV[R]_N := t_101 + t_167.
have e_170 : t_169 = (col (fun i => ((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (gain i 0)) + ((- n ^+ 2 * eps * r_4 * m_8 + n * m_2 * r_4 * m_9 - n * m_3 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((gain i 0)) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (h_95 i 0)))) by apply: (col_eq (col_add e_102 e_168)) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_171 : 'cV[R]_N := t_169 + (0 : 'cV[R]_N).
have e_172 : t_171 = (col (fun i => ((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (gain i 0)) + ((- n ^+ 2 * eps * r_4 * m_8 + n * m_2 * r_4 * m_9 - n * m_3 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((gain i 0)) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (h_95 i 0)))) by apply: (col_eq (col_add e_170 e_96)) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_173 : R := dot upstream t_171.
have [m_10 M_10] := some_number (part xpredT (fun i => (gain i 0) * (h_95 i 0) * (upstream i 0))).
have d_175 : whole (fun i => ((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (gain i 0) * (upstream i 0)) + ((- n ^+ 2 * eps * r_4 * m_8 + n * m_2 * r_4 * m_9 - n * m_3 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((gain i 0) * (upstream i 0)) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (h_95 i 0) * (upstream i 0))) = ((n ^+ 3 * eps * r_4 * m_10 - n ^+ 2 * eps * r_4 * m_6 * m_8 + n ^+ 2 * m_3 * r_4 * m_10 - n ^+ 2 * r_4 * m_5 * m_9 - n * m_2 ^+ 2 * r_4 * m_10 + n * m_2 * r_4 * m_5 * m_8 + n * m_2 * r_4 * m_6 * m_9 - n * m_3 * r_4 * m_6 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (partD (partD (partZ ((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_5) (partZ ((- n ^+ 2 * eps * r_4 * m_8 + n * m_2 * r_4 * m_9 - n * m_3 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_6)) (partZ ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_10))); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_176 : whole (fun i => ((upstream i 0)) * (((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (gain i 0)) + ((- n ^+ 2 * eps * r_4 * m_8 + n * m_2 * r_4 * m_9 - n * m_3 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((gain i 0)) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (h_95 i 0)))) = ((n ^+ 3 * eps * r_4 * m_10 - n ^+ 2 * eps * r_4 * m_6 * m_8 + n ^+ 2 * m_3 * r_4 * m_10 - n ^+ 2 * r_4 * m_5 * m_9 - n * m_2 ^+ 2 * r_4 * m_10 + n * m_2 * r_4 * m_5 * m_8 + n * m_2 * r_4 * m_6 * m_9 - n * m_3 * r_4 * m_6 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (whole_eq _ d_175) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_174 : t_173 = ((n ^+ 3 * eps * r_4 * m_10 - n ^+ 2 * eps * r_4 * m_6 * m_8 + n ^+ 2 * m_3 * r_4 * m_10 - n ^+ 2 * r_4 * m_5 * m_9 - n * m_2 ^+ 2 * r_4 * m_10 + n * m_2 * r_4 * m_5 * m_8 + n * m_2 * r_4 * m_6 * m_9 - n * m_3 * r_4 * m_6 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (dot_node e_43 e_172 d_176); done.
pose t_177 : R := t_97 + t_173.
have e_178 : t_177 = ((n ^+ 3 * eps * r_4 * m_10 - n ^+ 2 * eps * r_4 * m_6 * m_8 + n ^+ 2 * m_3 * r_4 * m_10 - n ^+ 2 * r_4 * m_5 * m_9 - n * m_2 ^+ 2 * r_4 * m_10 + n * m_2 * r_4 * m_5 * m_8 + n * m_2 * r_4 * m_6 * m_9 - n * m_3 * r_4 * m_6 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_98 e_174)); cbv beta; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_179 : R := dot G1_62 h_95.
have d_181 : whole (fun i => ((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((h_95 i 0)) + ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (h_95 i 0)) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (h_95 i 0) * (upstream i 0))) = ((n ^+ 3 * eps * r_4 * m_10 - n ^+ 2 * eps * r_4 * m_6 * m_8 + n ^+ 2 * m_3 * r_4 * m_10 - n ^+ 2 * r_4 * m_5 * m_9 - n * m_2 ^+ 2 * r_4 * m_10 + n * m_2 * r_4 * m_5 * m_8 + n * m_2 * r_4 * m_6 * m_9 - n * m_3 * r_4 * m_6 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (partD (partD (partZ ((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_8) (partZ ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_9)) (partZ ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_10))); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_182 : whole (fun i => (((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (upstream i 0))) * ((h_95 i 0))) = ((n ^+ 3 * eps * r_4 * m_10 - n ^+ 2 * eps * r_4 * m_6 * m_8 + n ^+ 2 * m_3 * r_4 * m_10 - n ^+ 2 * r_4 * m_5 * m_9 - n * m_2 ^+ 2 * r_4 * m_10 + n * m_2 * r_4 * m_5 * m_8 + n * m_2 * r_4 * m_6 * m_9 - n * m_3 * r_4 * m_6 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (whole_eq _ d_181) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_180 : t_179 = ((n ^+ 3 * eps * r_4 * m_10 - n ^+ 2 * eps * r_4 * m_6 * m_8 + n ^+ 2 * m_3 * r_4 * m_10 - n ^+ 2 * r_4 * m_5 * m_9 - n * m_2 ^+ 2 * r_4 * m_10 + n * m_2 * r_4 * m_5 * m_8 + n * m_2 * r_4 * m_6 * m_9 - n * m_3 * r_4 * m_6 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (dot_node e_63 e_109 d_182); done.
apply: (num_eq e_178); apply: esym; apply: (num_eq e_180); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have NZ_183 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_184 : N%:R != 0 := nz_is e_5 NZ_183.
have NZ_185 : (r_4 / (n)) != 0 by apply: (nz_is (c := (r_4 * n^-1))); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_50 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_186 : t_45 != 0 := nz_is e_46 NZ_185.
have S_187 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2)); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | sgn].
have C_188 : 0 <= t_22 := nneg_is e_23 S_187.
pose t_189 : R := sumv G1_62.
have e_190 : t_189 = 0 by apply: (sum_node e_63 (partD (partD (partZ ((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) (whole_ones En)) (partZ ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_2)) (partZ ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_6))); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_192 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
have C_191 : t_189 = (0 : R) by apply: (num_eq e_190); apply: esym; apply: (num_eq e_192); clear - R; first [reflexivity | ring].
pose t_193 : 'cV[R]_N := had upstream gain.
have e_194 : t_193 = (col (fun i => (gain i 0) * (upstream i 0))) by apply: (col_eq (col_had e_43 e_44)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_195 : 'cV[R]_N := N%:R *: t_193.
have e_196 : t_195 = (col (fun i => n * ((gain i 0) * (upstream i 0)))) by apply: (col_eq (col_scale e_5 e_194)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_197 : R := sumv t_193.
have e_198 : t_197 = m_6 by apply: (sum_node e_194 M_6); clear - R; first [reflexivity | ring].
pose t_199 : 'cV[R]_N := t_197 *: (ones : 'cV[R]_N).
have e_200 : t_199 = (col (fun i => m_6 * (1))) by apply: (col_eq (col_scale e_198 e_9)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_201 : 'cV[R]_N := t_195 - t_199.
have e_202 : t_201 = (col (fun i => n * ((gain i 0) * (upstream i 0)) + (- m_6) * (1))) by apply: (col_eq (col_sub e_196 e_200)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_203 : R := sumv t_201.
have e_204 : t_203 = 0 by apply: (sum_node e_202 (partD (partZ n M_6) (partZ (- m_6) (whole_ones En)))); clear - R; first [reflexivity | ring].
have C_205 : t_203 = (0 : R) by apply: (num_eq e_204); apply: esym; apply: (num_eq e_192); clear - R; first [reflexivity | ring].
pose t_206 : R := dot t_193 t_51.
have d_208 : whole (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0) * (upstream i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (upstream i 0))) = ((n * r_4 * m_5 - m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (partD (partZ ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_5) (partZ ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_6))); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_209 : whole (fun i => ((gain i 0) * (upstream i 0)) * (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) = ((n * r_4 * m_5 - m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (whole_eq _ d_208) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_207 : t_206 = ((n * r_4 * m_5 - m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (dot_node e_194 e_52 d_209); done.
pose t_210 : 'cV[R]_N := t_206 *: t_51.
have e_211 : t_210 = (col (fun i => ((n ^+ 2 * m_5 - n * m_2 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- n * m_2 * m_5 + m_2 ^+ 2 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_207 e_52)) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_212 : R := sumv t_210.
have e_213 : t_212 = 0 by apply: (sum_node e_211 (partD (partZ ((n ^+ 2 * m_5 - n * m_2 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_2) (partZ ((- n * m_2 * m_5 + m_2 ^+ 2 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) (whole_ones En)))); clear - NZ_26 R; first [reflexivity | field; nz | ring].
have C_214 : t_212 = (0 : R) by apply: (num_eq e_213); apply: esym; apply: (num_eq e_192); clear - R; first [reflexivity | ring].
exists G1_62; split; first exact: C_64.
split; first exact: C_184.
split; first exact: C_186.
split; first exact: C_188.
split; first exact: C_191.
split; first exact: C_205.
exact: C_214.
Qed.

End Claims.
