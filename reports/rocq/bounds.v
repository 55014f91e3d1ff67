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

(* lnverify.popoviciu
   (M − m)²/4 − σ² is the mean of (M − aₙ)(aₙ − m) and the square of the mean’s distance from the middle
   this project; with a proof; compare Popoviciu 1935, Bhatia and Davis 2000 *)
Theorem lnverify_popoviciu (activation : 'cV[R]_N) (M m : R) :
  (0 < N)%N ->
  N%:R != 0 :> R /\
  (M - m) ^+ 2 / 4%:R - variance activation = dot (M *: ones - activation) (activation - m *: ones) / N%:R + (mean activation - (M + m) / 2%:R) ^+ 2 :> R.
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
have e_6 : M = M by [].
have e_7 : m = m by [].
pose t_8 : R := M - m.
have e_9 : t_8 = (M - m) by rule (num_eq (num2 (fun a b : R => a - b) e_6 e_7) _); clear - R; first [reflexivity | ring].
pose t_10 : R := t_8 ^+ 2.
have e_11 : t_10 = (M ^+ 2 - 2%:R * M * m + m ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_9) _); clear - R; first [reflexivity | ring].
have e_12 : 4%:R = 4%:R :> R by clear - R; first [reflexivity | ring].
pose t_13 : R := t_10 / (4%:R : R).
have NZ_15 : 4%:R != 0 :> R by rule (nz_is (c := (4%:R)) _ _); [clear - R; ring | clear -  R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_14 : t_13 = ((M ^+ 2 - 2%:R * M * m + m ^+ 2) / (4%:R)) by rule (num_eq (num2 (fun a b : R => a / b) e_11 e_12) _); clear - NZ_15 R; first [reflexivity | field; nz | ring].
have e_16 : activation = (col (fun i => (activation i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_17 : R := sumv activation.
have [m_3 M_3] := some_number (part xpredT (fun i => (activation i 0))).
have e_18 : t_17 = m_3 by rule (sum_node e_16 M_3 _); clear - R; first [reflexivity | ring].
pose t_19 : R := t_17 / N%:R.
have e_20 : t_19 = (m_3 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_18 e_1) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have e_21 : (ones : 'cV[R]_N) = (col (fun i => 1)) by rule (col_eq (col_ones R N) _) => i; clear - R; first [reflexivity | ring].
pose t_22 : 'cV[R]_N := t_19 *: (ones : 'cV[R]_N).
have e_23 : t_22 = (col (fun i => (m_3 / (n)) * (1))) by rule (col_eq (col_scale e_20 e_21) _) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_24 : 'cV[R]_N := activation - t_22.
have e_25 : t_24 = (col (fun i => (activation i 0) + ((- m_3) / (n)) * (1))) by rule (col_eq (col_sub e_16 e_23) _) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_26 : R := dot t_24 t_24.
have [m_4 M_4] := some_number (part xpredT (fun i => (activation i 0) ^+ 2)).
have S_28 : 0 <= m_4 by rewrite -M_4; apply: part_ge0 => i; sgn.
have d_29 : whole (fun i => (activation i 0) ^+ 2 + ((- 2%:R * m_3) / (n)) * ((activation i 0)) + ((m_3 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_4 - m_3 ^+ 2) / (n)) by rule (num_eq (partD (partD M_4 (partZ ((- 2%:R * m_3) / (n)) M_3)) (partZ ((m_3 ^+ 2) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have d_30 : whole (fun i => ((activation i 0) + ((- m_3) / (n)) * (1)) * ((activation i 0) + ((- m_3) / (n)) * (1))) = ((n * m_4 - m_3 ^+ 2) / (n)) by rule (whole_eq _ d_29) => i; clear - NZ_3 R; first [reflexivity | field; nz | ring].
have e_27 : t_26 = ((n * m_4 - m_3 ^+ 2) / (n)) by rule (dot_node e_25 e_25 d_30); done.
pose t_31 : R := t_26 / N%:R.
have e_32 : t_31 = ((n * m_4 - m_3 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_27 e_1) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_33 : R := t_13 - t_31.
have e_34 : t_33 = ((n ^+ 2 * M ^+ 2 - 2%:R * n ^+ 2 * M * m + n ^+ 2 * m ^+ 2 - 4%:R * n * m_4 + 4%:R * m_3 ^+ 2) / (4%:R * n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a - b) e_14 e_32) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_36 : 'cV[R]_N := M *: (ones : 'cV[R]_N).
have e_37 : t_36 = (col (fun i => M * (1))) by rule (col_eq (col_scale e_6 e_21) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_38 : 'cV[R]_N := t_36 - activation.
have e_39 : t_38 = (col (fun i => M * (1) + (- 1) * ((activation i 0)))) by rule (col_eq (col_sub e_37 e_16) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_40 : 'cV[R]_N := m *: (ones : 'cV[R]_N).
have e_41 : t_40 = (col (fun i => m * (1))) by rule (col_eq (col_scale e_7 e_21) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_42 : 'cV[R]_N := activation - t_40.
have e_43 : t_42 = (col (fun i => (activation i 0) + (- m) * (1))) by rule (col_eq (col_sub e_16 e_41) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_44 : R := dot t_38 t_42.
have d_46 : whole (fun i => (M + m) * ((activation i 0)) + (- M * m) * (1) + (- 1) * ((activation i 0) ^+ 2)) = (- n * M * m + M * m_3 + m * m_3 - m_4) by rule (num_eq (partD (partD (partZ (M + m) M_3) (partZ (- M * m) (whole_ones En))) (partZ (- 1) M_4)) _); clear - R; first [reflexivity | ring].
have d_47 : whole (fun i => (M * (1) + (- 1) * ((activation i 0))) * ((activation i 0) + (- m) * (1))) = (- n * M * m + M * m_3 + m * m_3 - m_4) by rule (whole_eq _ d_46) => i; clear - R; first [reflexivity | ring].
have e_45 : t_44 = (- n * M * m + M * m_3 + m * m_3 - m_4) by rule (dot_node e_39 e_43 d_47); done.
pose t_48 : R := t_44 / N%:R.
have e_49 : t_48 = ((- n * M * m + M * m_3 + m * m_3 - m_4) / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_45 e_1) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_50 : R := M + m.
have e_51 : t_50 = (M + m) by rule (num_eq (num2 (fun a b : R => a + b) e_6 e_7) _); clear - R; first [reflexivity | ring].
have e_52 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_53 : R := t_50 / (2%:R : R).
have NZ_55 : 2%:R != 0 :> R by rule (nz_is (c := (2%:R)) _ _); [clear - R; ring | clear -  R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_54 : t_53 = ((M + m) / (2%:R)) by rule (num_eq (num2 (fun a b : R => a / b) e_51 e_52) _); clear - NZ_55 R; first [reflexivity | field; nz | ring].
pose t_56 : R := t_19 - t_53.
have e_57 : t_56 = ((- n * M - n * m + 2%:R * m_3) / (2%:R * n)) by rule (num_eq (num2 (fun a b : R => a - b) e_20 e_54) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_58 : R := t_56 ^+ 2.
have e_59 : t_58 = ((n ^+ 2 * M ^+ 2 + 2%:R * n ^+ 2 * M * m + n ^+ 2 * m ^+ 2 - 4%:R * n * M * m_3 - 4%:R * n * m * m_3 + 4%:R * m_3 ^+ 2) / (4%:R * n ^+ 2)) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_57) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_60 : R := t_48 + t_58.
have e_61 : t_60 = ((n ^+ 2 * M ^+ 2 - 2%:R * n ^+ 2 * M * m + n ^+ 2 * m ^+ 2 - 4%:R * n * m_4 + 4%:R * m_3 ^+ 2) / (4%:R * n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_49 e_59) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have C_35 : t_33 = t_60 by rule (num_eq e_34 (esym (num_eq e_61 _))); clear - NZ_3 R; first [reflexivity | field; nz | ring].
split; first exact: C_5.
exact: C_35.
Qed.

(* lnverify.adanorm.positive
   In AdaNorm’s factors the square of k times x̂ᵢ is at most k²(N − 1)
   this project; with a proof; compare Xu et al. 2019, on AdaNorm
   not here: a basis vector *)

(* lnverify.entry.rmsnorm
   No entry of RMSNorm’s output exceeds √N in size, and without ε a one-hot vector attains it
   this project; with a proof
   not here: a basis vector *)

(* lnverify.inverse-root-unit
   y = √N x/√(x² + c) solves xy′ = y(1 − y²/N)
   this project; with a proof; compare Stollenwerk 2025 *)
Theorem lnverify_inverse_root_unit (x c : R) :
  (0 < N)%N ->
  0 < x ^+ 2 + c ->
  exists D1 : R, is_derivative (fun x : R => (Num.sqrt N%:R * x) / Num.sqrt (x ^+ 2 + c)) x D1 /\
  Num.sqrt (x ^+ 2 + c) != 0 /\
  N%:R != 0 :> R /\
  0 <= N%:R :> R /\
  0 <= x ^+ 2 + c /\
  x * D1 = ((Num.sqrt N%:R * x) / Num.sqrt (x ^+ 2 + c)) * (1 - ((Num.sqrt N%:R * x) / Num.sqrt (x ^+ 2 + c)) ^+ 2 / N%:R) :> R.
Proof.
move=> N_gt0 H0.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : x = x by [].
pose t_2 : R := x ^+ 2.
have e_3 : t_2 = (x ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_1) _); clear - R; first [reflexivity | ring].
have e_4 : c = c by [].
pose t_5 : R := t_2 + c.
have e_6 : t_5 = (x ^+ 2 + c) by rule (num_eq (num2 (fun a b : R => a + b) e_3 e_4) _); clear - R; first [reflexivity | ring].
have H_7 := pos_of H0 e_6.
have NZ_8 := lt0r_neq0 H_7.
have NZ_9 : (x ^+ 2 + c) != 0 by rule (nz_factor (f := (x ^+ 2 + c)) (r := 1) NZ_8 _); clear - R; first [reflexivity | ring].
have S_10 : 0 < (x ^+ 2 + c) by rule (pos_quotient H_7 (r := 1) _ _); [clear - NZ_9 R; sgn | clear - R; first [reflexivity | ring]].
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_12 : 0 <= n - 1 by rewrite subr_ge0.
have e_11 : N%:R = n by rule (num_eq En _); clear - R; first [reflexivity | ring].
pose t_13 : R := Num.sqrt N%:R.
have [r_3 S_r3 E_r3] : exists2 r : R, 0 < r & r ^+ 2 = n by exact: (root_pos N_pos).
have S_15 : 0 <= r_3 by rule (nneg_is (c := r_3) _ _); [clear - E_r3 R; first [reflexivity | ring: E_r3] | clear - S_10 N_pos S_12 S_r3 NZ_9 R; sgn].
have e_14 : t_13 = r_3 by rule (sqrt_node e_11 S_15 _); clear - E_r3 R; first [reflexivity | ring: E_r3].
pose t_16 : R := Num.sqrt t_5.
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = (x ^+ 2 + c) by exact: (root_pos S_10).
have S_18 : 0 <= r_4 by rule (nneg_is (c := r_4) _ _); [clear - E_r4 R; first [reflexivity | ring: E_r4] | clear - S_10 N_pos S_12 S_r3 S_r4 NZ_9 R; sgn].
have e_17 : t_16 = r_4 by rule (sqrt_node e_6 S_18 _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_19 : R := t_13 * x.
have e_20 : t_19 = (x * r_3) by rule (num_eq (num2 (fun a b : R => a * b) e_14 e_1) _); clear - E_r3 R; first [reflexivity | ring: E_r3].
pose D1_21 : R := ((c * r_3 * r_4) / ((x ^+ 2 + c) ^+ 2)).
have e_22 : D1_21 = ((c * r_3 * r_4) / ((x ^+ 2 + c) ^+ 2)) by [].
have C_23 : is_derivative (fun x : R => (Num.sqrt N%:R * x) / Num.sqrt (x ^+ 2 + c)) x D1_21.
have size_ge0 := fun t : R => normr_ge0 t.
have D_24 := D_at_scalar x.
have D_25 := D_mull t_13 D_24.
have D_26 := D_pow size_ge0 2 D_24.
have D_27 := D_addr size_ge0 c D_26.
have S_29 : 0 < (x ^+ 2 + c) by rule (pos_is (c := (x ^+ 2 + c)) _ _); [clear - R; first [reflexivity | ring] | clear - S_10 N_pos S_12 S_r3 S_r4 NZ_9 R; sgn].
have C_28 : 0 < t_5 := pos_is e_6 S_29.
have D_30 := D_sqrt size_ge0 C_28 D_27.
have NZ_31 := lt0r_neq0 S_r4.
have NZ_32 : r_4 != 0 by rule (nz_is (c := (r_4)) _ _); [clear - E_r4 R; first [reflexivity | ring: E_r4] | clear - NZ_31 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_33 : t_16 != 0 := nz_is e_17 NZ_32.
have D_34 := D_inv size_ge0 C_33 D_30.
have D_35 := D_mul size_ge0 D_25 D_34.
refine (derivative_by (F := (fun x : R => (Num.sqrt N%:R * x) / Num.sqrt (x ^+ 2 + c))) D_35 _) => h_36.
have e_37 : h_36 = h_36 by [].
pose t_38 : R := t_13 * h_36.
have e_39 : t_38 = (r_3 * h_36) by rule (num_eq (num2 (fun a b : R => a * b) e_14 e_37) _); clear - E_r3 R; first [reflexivity | ring: E_r3].
pose t_40 : R := t_16^-1.
have e_41 : t_40 = (r_4 / ((x ^+ 2 + c))) by rule (num_eq (num1 (fun a : R => a^-1) e_17) _); clear - NZ_31 NZ_9 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_42 : R := t_38 * t_40.
have e_43 : t_42 = ((r_3 * r_4 * h_36) / ((x ^+ 2 + c))) by rule (num_eq (num2 (fun a b : R => a * b) e_39 e_41) _); clear - NZ_9 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have e_44 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_45 : R := (2%:R : R) * t_16.
have e_46 : t_45 = (2%:R * r_4) by rule (num_eq (num2 (fun a b : R => a * b) e_44 e_17) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_47 : R := t_45^-1.
have NZ_49 : (2%:R * r_4) != 0 :> R by rule (nz_is (c := (2%:R * r_4)) _ _); [clear - R; ring | clear - NZ_31 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_48 : t_47 = (r_4 / (2%:R * (x ^+ 2 + c))) by rule (num_eq (num1 (fun a : R => a^-1) e_46) _); clear - NZ_31 NZ_49 NZ_9 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_50 : R := x ^+ 1.
have e_51 : t_50 = x by rule (num_eq (num1 (fun a : R => a ^+ 1) e_1) _); clear - R; first [reflexivity | ring].
pose t_52 : R := (2%:R : R) * t_50.
have e_53 : t_52 = (2%:R * x) by rule (num_eq (num2 (fun a b : R => a * b) e_44 e_51) _); clear - R; first [reflexivity | ring].
pose t_54 : R := t_52 * h_36.
have e_55 : t_54 = (2%:R * x * h_36) by rule (num_eq (num2 (fun a b : R => a * b) e_53 e_37) _); clear - R; first [reflexivity | ring].
pose t_56 : R := t_47 * t_54.
have e_57 : t_56 = ((x * r_4 * h_36) / ((x ^+ 2 + c))) by rule (num_eq (num2 (fun a b : R => a * b) e_48 e_55) _); clear - NZ_9 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_58 : R := t_40 * t_56.
have e_59 : t_58 = ((x * h_36) / ((x ^+ 2 + c))) by rule (num_eq (num2 (fun a b : R => a * b) e_41 e_57) _); clear - NZ_9 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_60 : R := t_40 * t_58.
have e_61 : t_60 = ((x * r_4 * h_36) / ((x ^+ 2 + c) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_41 e_59) _); clear - NZ_9 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_62 : R := - t_60.
have e_63 : t_62 = ((- x * r_4 * h_36) / ((x ^+ 2 + c) ^+ 2)) by rule (num_eq (num1 (fun a : R => - a) e_61) _); clear - NZ_9 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_64 : R := t_19 * t_62.
have e_65 : t_64 = ((- x ^+ 2 * r_3 * r_4 * h_36) / ((x ^+ 2 + c) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_20 e_63) _); clear - NZ_9 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_66 : R := t_42 + t_64.
have e_67 : t_66 = ((c * r_3 * r_4 * h_36) / ((x ^+ 2 + c) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_43 e_65) _); clear - NZ_9 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_68 : R := D1_21 * h_36.
have e_69 : t_68 = ((c * r_3 * r_4 * h_36) / ((x ^+ 2 + c) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_22 e_37) _); clear - NZ_9 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
rule (num_eq e_67 (esym (num_eq e_69 _))); clear - NZ_9 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have NZ_70 := lt0r_neq0 S_r4.
have NZ_71 : r_4 != 0 by rule (nz_is (c := (r_4)) _ _); [clear - E_r4 R; first [reflexivity | ring: E_r4] | clear - NZ_70 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_72 : t_16 != 0 := nz_is e_17 NZ_71.
have NZ_73 := lt0r_neq0 N_pos.
have NZ_74 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_73 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_75 : N%:R != 0 := nz_is e_11 NZ_74.
have S_76 : 0 <= n by rule (nneg_is (c := n) _ _); [clear - R; first [reflexivity | ring] | clear - S_10 N_pos S_12 S_r3 S_r4 NZ_9 NZ_70 NZ_73 R; sgn].
have C_77 : 0 <= N%:R := nneg_is e_11 S_76.
have S_78 : 0 <= (x ^+ 2 + c) by rule (nneg_is (c := (x ^+ 2 + c)) _ _); [clear - R; first [reflexivity | ring] | clear - S_10 N_pos S_12 S_r3 S_r4 NZ_9 NZ_70 NZ_73 R; sgn].
have C_79 : 0 <= t_5 := nneg_is e_6 S_78.
pose t_80 : R := x * D1_21.
have e_81 : t_80 = ((x * c * r_3 * r_4) / ((x ^+ 2 + c) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_1 e_22) _); clear - NZ_9 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_83 : R := t_19 / t_16.
have e_84 : t_83 = ((x * r_3 * r_4) / ((x ^+ 2 + c))) by rule (num_eq (num2 (fun a b : R => a / b) e_20 e_17) _); clear - NZ_70 NZ_9 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have e_85 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose t_86 : R := t_83 ^+ 2.
have e_87 : t_86 = ((n * x ^+ 2) / ((x ^+ 2 + c))) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_84) _); clear - NZ_9 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_88 : R := t_86 / N%:R.
have e_89 : t_88 = ((x ^+ 2) / ((x ^+ 2 + c))) by rule (num_eq (num2 (fun a b : R => a / b) e_87 e_11) _); clear - NZ_73 NZ_9 R; first [reflexivity | field; nz | ring].
pose t_90 : R := (1 : R) - t_88.
have e_91 : t_90 = (c / ((x ^+ 2 + c))) by rule (num_eq (num2 (fun a b : R => a - b) e_85 e_89) _); clear - NZ_9 R; first [reflexivity | field; nz | ring].
pose t_92 : R := t_83 * t_90.
have e_93 : t_92 = ((x * c * r_3 * r_4) / ((x ^+ 2 + c) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_84 e_91) _); clear - NZ_9 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have C_82 : t_80 = t_92 by rule (num_eq e_81 (esym (num_eq e_93 _))); clear - NZ_9 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
exists D1_21; split; first exact: C_23.
split; first exact: C_72.
split; first exact: C_75.
split; first exact: C_77.
split; first exact: C_79.
exact: C_82.
Qed.

(* lnverify.two-entries
   Without ε the gap of two normalized entries has the square N(aᵢ − aⱼ)²/‖Πa‖²
   this project; with a proof; compare Ni, Guo, Jia and Huang 2024
   not here: a basis vector *)

(* lnverify.centernorm
   CenterNorm, N/(N − 1) Πa, makes no vector longer than by the factor N/(N − 1), and eᵢ − eⱼ by just that factor
   this project; with a proof; compare Qi, Wang, Chen, Shi and Zhang 2023
   not here: a basis vector *)

(* lnverify.lipschitz.gain
   LayerNorm’s Jacobian is GΠ times that at unit gain, which at a constant activation is Π/√ε
   this project; with a proof; compare Kim, Papamakarios and Mnih 2021 *)
Theorem lnverify_lipschitz_gain (activation gain bias : 'cV[R]_N) (eps c : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < eps ->
  exists J1 : 'M[R]_N, is_jacobian (fun activation : 'cV[R]_N => layer_norm eps gain bias activation) activation J1 /\
  exists J2 : 'M[R]_N, is_jacobian (fun activation : 'cV[R]_N => normalized eps activation) activation J2 /\
  N%:R != 0 :> R /\
  Num.sqrt (variance activation + eps) != 0 /\
  Num.sqrt (variance (c *: ones) + eps) != 0 /\
  Num.sqrt eps != 0 /\
  0 <= variance activation + eps /\
  0 <= variance (c *: ones) + eps /\
  0 <= eps /\
  J1 = diag gain *m Pi *m J2 :> 'M[R]_N /\
  (Num.sqrt (variance (c *: ones) + eps))^-1 *: (Pi - N%:R^-1 *: outer (normalized eps (c *: ones)) (normalized eps (c *: ones))) = (1 / Num.sqrt eps) *: Pi :> 'M[R]_N.
Proof.
move=> N_gt0 H_eps H0.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : eps = eps by [].
have H_2 := pos_of H0 e_1.
have NZ_3 := lt0r_neq0 H_2.
have NZ_4 : eps != 0 by rule (nz_factor (f := eps) (r := 1) NZ_3 _); clear - R; first [reflexivity | ring].
have S_5 : 0 < eps by rule (pos_quotient H_2 (r := 1) _ _); [clear - H_eps NZ_4 R; sgn | clear - R; first [reflexivity | ring]].
have e_6 : activation = (col (fun i => (activation i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_8 : 0 <= n - 1 by rewrite subr_ge0.
have e_7 : N%:R = n by rule (num_eq En _); clear - R; first [reflexivity | ring].
have e_9 : (ones : 'cV[R]_N) = (col (fun i => 1)) by rule (col_eq (col_ones R N) _) => i; clear - R; first [reflexivity | ring].
pose t_10 : R := sumv activation.
have [m_2 M_2] := some_number (part xpredT (fun i => (activation i 0))).
have e_11 : t_10 = m_2 by rule (sum_node e_6 M_2 _); clear - R; first [reflexivity | ring].
pose t_12 : R := t_10 / N%:R.
have NZ_14 := lt0r_neq0 N_pos.
have e_13 : t_12 = (m_2 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_11 e_7) _); clear - NZ_14 R; first [reflexivity | field; nz | ring].
pose t_15 : 'cV[R]_N := t_12 *: (ones : 'cV[R]_N).
have e_16 : t_15 = (col (fun i => (m_2 / (n)) * (1))) by rule (col_eq (col_scale e_13 e_9) _) => i; reduce; clear - NZ_14 R; first [reflexivity | field; nz | ring].
pose t_17 : 'cV[R]_N := activation - t_15.
have e_18 : t_17 = (col (fun i => (activation i 0) + ((- m_2) / (n)) * (1))) by rule (col_eq (col_sub e_6 e_16) _) => i; reduce; clear - NZ_14 R; first [reflexivity | field; nz | ring].
pose t_19 : R := dot t_17 t_17.
have [m_3 M_3] := some_number (part xpredT (fun i => (activation i 0) ^+ 2)).
have S_21 : 0 <= m_3 by rewrite -M_3; apply: part_ge0 => i; sgn.
have d_22 : whole (fun i => (activation i 0) ^+ 2 + ((- 2%:R * m_2) / (n)) * ((activation i 0)) + ((m_2 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (num_eq (partD (partD M_3 (partZ ((- 2%:R * m_2) / (n)) M_2)) (partZ ((m_2 ^+ 2) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_14 R; first [reflexivity | field; nz | ring].
have d_23 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (whole_eq _ d_22) => i; clear - NZ_14 R; first [reflexivity | field; nz | ring].
have e_20 : t_19 = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (dot_node e_18 e_18 d_23); done.
pose t_24 : R := t_19 / N%:R.
have e_25 : t_24 = ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_20 e_7) _); clear - NZ_14 R; first [reflexivity | field; nz | ring].
pose t_26 : R := t_24 + eps.
have e_27 : t_26 = ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_25 e_1) _); clear - NZ_14 R; first [reflexivity | field; nz | ring].
pose t_28 : R := Num.sqrt t_26.
have g_30 : part xpredT (fun i => (1) * (1)) = n by rule (part_eq _ (whole_ones En)) => i; clear - R; first [reflexivity | ring].
have g_31 : part xpredT (fun i => ((activation i 0)) * ((activation i 0))) = m_3 by rule (part_eq _ M_3) => i; clear - R; first [reflexivity | ring].
have g_32 : part xpredT (fun i => (1) * ((activation i 0))) = m_2 by rule (part_eq _ M_2) => i; clear - R; first [reflexivity | ring].
have G_33 := gram g_30 g_31 g_32.
have S_34 : 0 <= (n * m_3 - m_2 ^+ 2) by rule (nneg_is _ G_33); clear - R; ring.
have S_35 : 0 < (n ^+ 2 * eps) by rule (pos_is (c := eps * n ^+ 2) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps S_5 N_pos S_8 S_21 S_34 NZ_4 NZ_14 R; sgn].
have S_36 : 0 < (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by rule (pos_is (c := ((n * m_3 - m_2 ^+ 2) * (1) + (n ^+ 2 * eps)) / 1) _ _); [clear - R; first [field | ring] | clear - H_eps S_5 N_pos S_8 S_21 S_34 S_35 NZ_4 NZ_14 R; sgn].
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by exact: (root_pos S_36).
have S_37 : 0 <= (r_4 / (n)) by rule (nneg_is (c := r_4 * n^-1) _ _); [clear - NZ_14 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - H_eps S_5 N_pos S_8 S_21 S_34 S_35 S_36 S_r4 NZ_4 NZ_14 R; sgn].
have e_29 : t_28 = (r_4 / (n)) by rule (sqrt_node e_27 S_37 _); clear - NZ_14 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_38 : R := t_28^-1.
have NZ_40 := lt0r_neq0 S_r4.
have NZ_41 := lt0r_neq0 S_36.
have e_39 : t_38 = ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_29) _); clear - NZ_40 NZ_14 NZ_41 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_42 : gain = (col (fun i => (gain i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose J1_43 : 'M[R]_N := (opr (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0))) [:: ((fun i => (activation i 0) * (gain i 0)), (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => (gain i 0)), (fun i => ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]).
have e_44 : J1_43 = (opr (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0))) [:: ((fun i => (activation i 0) * (gain i 0)), (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => (gain i 0)), (fun i => ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]) by [].
have C_45 : is_jacobian (fun activation : 'cV[R]_N => had gain ((Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones)) + bias) activation J1_43.
have size_ge0 := @size1_ge0 R N.
have D_46 := VD_at activation.
have D_47 := D_sumv size_ge0 D_46.
have D_48 := D_mulr size_ge0 (N%:R^-1) D_47.
have D_49 := VD_scaler size_ge0 (ones : 'cV[R]_N) D_48.
have D_50 := VD_sub D_46 D_49.
have D_51 := D_dot size_ge0 D_50 D_50.
have D_52 := D_mulr size_ge0 (N%:R^-1) D_51.
have D_53 := D_addr size_ge0 eps D_52.
have S_55 : 0 < ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (pos_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_14 R; first [reflexivity | field; nz | ring] | clear - H_eps S_5 N_pos S_8 S_21 S_34 S_35 S_36 S_r4 NZ_4 NZ_14 NZ_40 NZ_41 R; sgn].
have C_54 : 0 < t_26 := pos_is e_27 S_55.
have D_56 := D_sqrt size_ge0 C_54 D_53.
have NZ_57 : (r_4 / (n)) != 0 by rule (nz_is (c := (r_4 * n^-1)) _ _); [clear - NZ_14 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_40 NZ_14 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_58 : t_28 != 0 := nz_is e_29 NZ_57.
have D_59 := D_inv size_ge0 C_58 D_56.
have D_60 := VD_scale size_ge0 D_59 D_50.
have D_61 := VD_hadl gain D_60.
have D_62 := VD_addr size_ge0 (bias : 'cV[R]_N) D_61.
refine (jacobian_by (F := (fun activation : 'cV[R]_N => had gain ((Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones)) + bias)) D_62 _) => h_63.
have e_64 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_65 : R := (2%:R : R) * t_28.
have e_66 : t_65 = ((2%:R * r_4) / (n)) by rule (num_eq (num2 (fun a b : R => a * b) e_64 e_29) _); clear - NZ_14 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_67 : R := t_65^-1.
have NZ_69 : (2%:R * r_4) != 0 :> R by rule (nz_is (c := (2%:R * r_4)) _ _); [clear - R; ring | clear - NZ_40 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_68 : t_67 = ((n * r_4) / (2%:R * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_66) _); clear - NZ_40 NZ_69 NZ_14 NZ_41 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_70 : h_63 = (col (fun i => (h_63 i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_71 : R := sumv h_63.
have [m_7 M_7] := some_number (part xpredT (fun i => (h_63 i 0))).
have e_72 : t_71 = m_7 by rule (sum_node e_70 M_7 _); clear - R; first [reflexivity | ring].
pose t_73 : R := t_71 / N%:R.
have e_74 : t_73 = (m_7 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_72 e_7) _); clear - NZ_14 R; first [reflexivity | field; nz | ring].
pose t_75 : 'cV[R]_N := t_73 *: (ones : 'cV[R]_N).
have e_76 : t_75 = (col (fun i => (m_7 / (n)) * (1))) by rule (col_eq (col_scale e_74 e_9) _) => i; reduce; clear - NZ_14 R; first [reflexivity | field; nz | ring].
pose t_77 : 'cV[R]_N := h_63 - t_75.
have e_78 : t_77 = (col (fun i => (h_63 i 0) + ((- m_7) / (n)) * (1))) by rule (col_eq (col_sub e_70 e_76) _) => i; reduce; clear - NZ_14 R; first [reflexivity | field; nz | ring].
pose t_79 : R := dot t_77 t_17.
have [m_8 M_8] := some_number (part xpredT (fun i => (activation i 0) * (h_63 i 0))).
have d_81 : whole (fun i => (activation i 0) * (h_63 i 0) + ((- m_2) / (n)) * ((h_63 i 0)) + ((- m_7) / (n)) * ((activation i 0)) + ((m_2 * m_7) / (n ^+ 2)) * (1)) = ((n * m_8 - m_2 * m_7) / (n)) by rule (num_eq (partD (partD (partD M_8 (partZ ((- m_2) / (n)) M_7)) (partZ ((- m_7) / (n)) M_2)) (partZ ((m_2 * m_7) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_14 R; first [reflexivity | field; nz | ring].
have d_82 : whole (fun i => ((h_63 i 0) + ((- m_7) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_8 - m_2 * m_7) / (n)) by rule (whole_eq _ d_81) => i; clear - NZ_14 R; first [reflexivity | field; nz | ring].
have e_80 : t_79 = ((n * m_8 - m_2 * m_7) / (n)) by rule (dot_node e_78 e_18 d_82); done.
pose t_83 : R := dot t_17 t_77.
have d_85 : whole (fun i => (activation i 0) * (h_63 i 0) + ((- m_7) / (n)) * ((activation i 0)) + ((- m_2) / (n)) * ((h_63 i 0)) + ((m_2 * m_7) / (n ^+ 2)) * (1)) = ((n * m_8 - m_2 * m_7) / (n)) by rule (num_eq (partD (partD (partD M_8 (partZ ((- m_7) / (n)) M_2)) (partZ ((- m_2) / (n)) M_7)) (partZ ((m_2 * m_7) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_14 R; first [reflexivity | field; nz | ring].
have d_86 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((h_63 i 0) + ((- m_7) / (n)) * (1))) = ((n * m_8 - m_2 * m_7) / (n)) by rule (whole_eq _ d_85) => i; clear - NZ_14 R; first [reflexivity | field; nz | ring].
have e_84 : t_83 = ((n * m_8 - m_2 * m_7) / (n)) by rule (dot_node e_18 e_78 d_86); done.
pose t_87 : R := t_79 + t_83.
have e_88 : t_87 = ((2%:R * n * m_8 - 2%:R * m_2 * m_7) / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_80 e_84) _); clear - NZ_14 R; first [reflexivity | field; nz | ring].
pose t_89 : R := t_87 / N%:R.
have e_90 : t_89 = ((2%:R * n * m_8 - 2%:R * m_2 * m_7) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_88 e_7) _); clear - NZ_14 R; first [reflexivity | field; nz | ring].
pose t_91 : R := t_67 * t_89.
have e_92 : t_91 = ((n * r_4 * m_8 - m_2 * r_4 * m_7) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_68 e_90) _); clear - NZ_41 NZ_14 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_93 : R := t_38 * t_91.
have e_94 : t_93 = ((n * m_8 - m_2 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_39 e_92) _); clear - NZ_41 NZ_14 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_95 : R := t_38 * t_93.
have e_96 : t_95 = ((n ^+ 2 * r_4 * m_8 - n * m_2 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_39 e_94) _); clear - NZ_41 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_97 : R := - t_95.
have e_98 : t_97 = ((- n ^+ 2 * r_4 * m_8 + n * m_2 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num1 (fun a : R => - a) e_96) _); clear - NZ_41 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_99 : 'cV[R]_N := t_97 *: t_17.
have e_100 : t_99 = (col (fun i => ((- n ^+ 2 * r_4 * m_8 + n * m_2 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_2 * r_4 * m_8 - m_2 ^+ 2 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (col_scale e_98 e_18) _) => i; reduce; clear - NZ_41 NZ_14 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_101 : 'cV[R]_N := t_38 *: t_77.
have e_102 : t_101 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_63 i 0)) + ((- r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_39 e_78) _) => i; reduce; clear - NZ_41 NZ_14 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_103 : 'cV[R]_N := t_99 + t_101.
have e_104 : t_103 = (col (fun i => ((- n ^+ 2 * r_4 * m_8 + n * m_2 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * r_4 * m_7 + n * m_2 * r_4 * m_8 - n * m_3 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_63 i 0)))) by rule (col_eq (col_add e_100 e_102) _) => i; reduce; clear - NZ_41 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_105 : 'cV[R]_N := had gain t_103.
have e_106 : t_105 = (col (fun i => ((- n ^+ 2 * r_4 * m_8 + n * m_2 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (gain i 0)) + ((- n ^+ 2 * eps * r_4 * m_7 + n * m_2 * r_4 * m_8 - n * m_3 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((gain i 0)) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (h_63 i 0)))) by rule (col_eq (col_had e_42 e_104) _) => i; reduce; clear - NZ_41 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_107 : 'cV[R]_N := J1_43 *m h_63.
have d_109 : whole (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((h_63 i 0)) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (h_63 i 0))) = ((- n ^+ 2 * r_4 * m_8 + n * m_2 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (partD (partZ ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_7) (partZ ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_8)) _); clear - NZ_41 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_110 : whole (fun i => (((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) * ((h_63 i 0))) = ((- n ^+ 2 * r_4 * m_8 + n * m_2 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (whole_eq _ d_109) => i; clear - NZ_41 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_111 : whole (fun i => ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((h_63 i 0)) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (h_63 i 0))) = ((- n ^+ 2 * eps * r_4 * m_7 + n * m_2 * r_4 * m_8 - n * m_3 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (partD (partZ ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_7) (partZ ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_8)) _); clear - NZ_41 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_112 : whole (fun i => (((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) * ((h_63 i 0))) = ((- n ^+ 2 * eps * r_4 * m_7 + n * m_2 * r_4 * m_8 - n * m_3 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (whole_eq _ d_111) => i; clear - NZ_41 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_108 : t_107 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (h_63 i 0)) + ((- n ^+ 2 * r_4 * m_8 + n * m_2 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (gain i 0)) + ((- n ^+ 2 * eps * r_4 * m_7 + n * m_2 * r_4 * m_8 - n * m_3 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((gain i 0)))) by rule (col_eq (opr_apply (s := [:: ((- n ^+ 2 * r_4 * m_8 + n * m_2 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)); ((- n ^+ 2 * eps * r_4 * m_7 + n * m_2 * r_4 * m_8 - n * m_3 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2))]) e_44 e_70 (conj d_110 (conj d_112 I))) _) => i; reduce; clear - NZ_41 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
rule (col_same e_106 e_108 _) => i; clear - NZ_41 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose J2_113 : 'M[R]_N := (opr (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => 1), (fun i => ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]).
have e_114 : J2_113 = (opr (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => 1), (fun i => ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]) by [].
have C_115 : is_jacobian (fun activation : 'cV[R]_N => (Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones)) activation J2_113.
have size_ge0 := @size1_ge0 R N.
have D_116 := VD_at activation.
have D_117 := D_sumv size_ge0 D_116.
have D_118 := D_mulr size_ge0 (N%:R^-1) D_117.
have D_119 := VD_scaler size_ge0 (ones : 'cV[R]_N) D_118.
have D_120 := VD_sub D_116 D_119.
have D_121 := D_dot size_ge0 D_120 D_120.
have D_122 := D_mulr size_ge0 (N%:R^-1) D_121.
have D_123 := D_addr size_ge0 eps D_122.
have S_125 : 0 < ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (pos_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_14 R; first [reflexivity | field; nz | ring] | clear - H_eps S_5 N_pos S_8 S_21 S_34 S_35 S_36 S_r4 NZ_4 NZ_14 NZ_40 NZ_41 R; sgn].
have C_124 : 0 < t_26 := pos_is e_27 S_125.
have D_126 := D_sqrt size_ge0 C_124 D_123.
have NZ_127 : (r_4 / (n)) != 0 by rule (nz_is (c := (r_4 * n^-1)) _ _); [clear - NZ_14 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_40 NZ_14 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_128 : t_28 != 0 := nz_is e_29 NZ_127.
have D_129 := D_inv size_ge0 C_128 D_126.
have D_130 := VD_scale size_ge0 D_129 D_120.
refine (jacobian_by (F := (fun activation : 'cV[R]_N => (Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones))) D_130 _) => h_131.
have e_132 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_133 : R := (2%:R : R) * t_28.
have e_134 : t_133 = ((2%:R * r_4) / (n)) by rule (num_eq (num2 (fun a b : R => a * b) e_132 e_29) _); clear - NZ_14 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_135 : R := t_133^-1.
have NZ_137 : (2%:R * r_4) != 0 :> R by rule (nz_is (c := (2%:R * r_4)) _ _); [clear - R; ring | clear - NZ_40 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_136 : t_135 = ((n * r_4) / (2%:R * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_134) _); clear - NZ_40 NZ_137 NZ_14 NZ_41 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_138 : h_131 = (col (fun i => (h_131 i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_139 : R := sumv h_131.
have [m_9 M_9] := some_number (part xpredT (fun i => (h_131 i 0))).
have e_140 : t_139 = m_9 by rule (sum_node e_138 M_9 _); clear - R; first [reflexivity | ring].
pose t_141 : R := t_139 / N%:R.
have e_142 : t_141 = (m_9 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_140 e_7) _); clear - NZ_14 R; first [reflexivity | field; nz | ring].
pose t_143 : 'cV[R]_N := t_141 *: (ones : 'cV[R]_N).
have e_144 : t_143 = (col (fun i => (m_9 / (n)) * (1))) by rule (col_eq (col_scale e_142 e_9) _) => i; reduce; clear - NZ_14 R; first [reflexivity | field; nz | ring].
pose t_145 : 'cV[R]_N := h_131 - t_143.
have e_146 : t_145 = (col (fun i => (h_131 i 0) + ((- m_9) / (n)) * (1))) by rule (col_eq (col_sub e_138 e_144) _) => i; reduce; clear - NZ_14 R; first [reflexivity | field; nz | ring].
pose t_147 : R := dot t_145 t_17.
have [m_10 M_10] := some_number (part xpredT (fun i => (activation i 0) * (h_131 i 0))).
have d_149 : whole (fun i => (activation i 0) * (h_131 i 0) + ((- m_2) / (n)) * ((h_131 i 0)) + ((- m_9) / (n)) * ((activation i 0)) + ((m_2 * m_9) / (n ^+ 2)) * (1)) = ((n * m_10 - m_2 * m_9) / (n)) by rule (num_eq (partD (partD (partD M_10 (partZ ((- m_2) / (n)) M_9)) (partZ ((- m_9) / (n)) M_2)) (partZ ((m_2 * m_9) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_14 R; first [reflexivity | field; nz | ring].
have d_150 : whole (fun i => ((h_131 i 0) + ((- m_9) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_10 - m_2 * m_9) / (n)) by rule (whole_eq _ d_149) => i; clear - NZ_14 R; first [reflexivity | field; nz | ring].
have e_148 : t_147 = ((n * m_10 - m_2 * m_9) / (n)) by rule (dot_node e_146 e_18 d_150); done.
pose t_151 : R := dot t_17 t_145.
have d_153 : whole (fun i => (activation i 0) * (h_131 i 0) + ((- m_9) / (n)) * ((activation i 0)) + ((- m_2) / (n)) * ((h_131 i 0)) + ((m_2 * m_9) / (n ^+ 2)) * (1)) = ((n * m_10 - m_2 * m_9) / (n)) by rule (num_eq (partD (partD (partD M_10 (partZ ((- m_9) / (n)) M_2)) (partZ ((- m_2) / (n)) M_9)) (partZ ((m_2 * m_9) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_14 R; first [reflexivity | field; nz | ring].
have d_154 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((h_131 i 0) + ((- m_9) / (n)) * (1))) = ((n * m_10 - m_2 * m_9) / (n)) by rule (whole_eq _ d_153) => i; clear - NZ_14 R; first [reflexivity | field; nz | ring].
have e_152 : t_151 = ((n * m_10 - m_2 * m_9) / (n)) by rule (dot_node e_18 e_146 d_154); done.
pose t_155 : R := t_147 + t_151.
have e_156 : t_155 = ((2%:R * n * m_10 - 2%:R * m_2 * m_9) / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_148 e_152) _); clear - NZ_14 R; first [reflexivity | field; nz | ring].
pose t_157 : R := t_155 / N%:R.
have e_158 : t_157 = ((2%:R * n * m_10 - 2%:R * m_2 * m_9) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_156 e_7) _); clear - NZ_14 R; first [reflexivity | field; nz | ring].
pose t_159 : R := t_135 * t_157.
have e_160 : t_159 = ((n * r_4 * m_10 - m_2 * r_4 * m_9) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_136 e_158) _); clear - NZ_41 NZ_14 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_161 : R := t_38 * t_159.
have e_162 : t_161 = ((n * m_10 - m_2 * m_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_39 e_160) _); clear - NZ_41 NZ_14 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_163 : R := t_38 * t_161.
have e_164 : t_163 = ((n ^+ 2 * r_4 * m_10 - n * m_2 * r_4 * m_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_39 e_162) _); clear - NZ_41 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_165 : R := - t_163.
have e_166 : t_165 = ((- n ^+ 2 * r_4 * m_10 + n * m_2 * r_4 * m_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num1 (fun a : R => - a) e_164) _); clear - NZ_41 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_167 : 'cV[R]_N := t_165 *: t_17.
have e_168 : t_167 = (col (fun i => ((- n ^+ 2 * r_4 * m_10 + n * m_2 * r_4 * m_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_2 * r_4 * m_10 - m_2 ^+ 2 * r_4 * m_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (col_scale e_166 e_18) _) => i; reduce; clear - NZ_41 NZ_14 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_169 : 'cV[R]_N := t_38 *: t_145.
have e_170 : t_169 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_131 i 0)) + ((- r_4 * m_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_39 e_146) _) => i; reduce; clear - NZ_41 NZ_14 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_171 : 'cV[R]_N := t_167 + t_169.
have e_172 : t_171 = (col (fun i => ((- n ^+ 2 * r_4 * m_10 + n * m_2 * r_4 * m_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * r_4 * m_9 + n * m_2 * r_4 * m_10 - n * m_3 * r_4 * m_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_131 i 0)))) by rule (col_eq (col_add e_168 e_170) _) => i; reduce; clear - NZ_41 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_173 : 'cV[R]_N := J2_113 *m h_131.
have d_175 : whole (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((h_131 i 0)) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (h_131 i 0))) = ((- n ^+ 2 * r_4 * m_10 + n * m_2 * r_4 * m_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (partD (partZ ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_9) (partZ ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_10)) _); clear - NZ_41 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_176 : whole (fun i => (((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) * ((h_131 i 0))) = ((- n ^+ 2 * r_4 * m_10 + n * m_2 * r_4 * m_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (whole_eq _ d_175) => i; clear - NZ_41 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_177 : whole (fun i => ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((h_131 i 0)) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (h_131 i 0))) = ((- n ^+ 2 * eps * r_4 * m_9 + n * m_2 * r_4 * m_10 - n * m_3 * r_4 * m_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (partD (partZ ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_9) (partZ ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_10)) _); clear - NZ_41 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_178 : whole (fun i => (((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) * ((h_131 i 0))) = ((- n ^+ 2 * eps * r_4 * m_9 + n * m_2 * r_4 * m_10 - n * m_3 * r_4 * m_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (whole_eq _ d_177) => i; clear - NZ_41 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_174 : t_173 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_131 i 0)) + ((- n ^+ 2 * r_4 * m_10 + n * m_2 * r_4 * m_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * r_4 * m_9 + n * m_2 * r_4 * m_10 - n * m_3 * r_4 * m_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (opr_apply (s := [:: ((- n ^+ 2 * r_4 * m_10 + n * m_2 * r_4 * m_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)); ((- n ^+ 2 * eps * r_4 * m_9 + n * m_2 * r_4 * m_10 - n * m_3 * r_4 * m_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2))]) e_114 e_138 (conj d_176 (conj d_178 I))) _) => i; reduce; clear - NZ_41 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
rule (col_same e_172 e_174 _) => i; clear - NZ_41 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have NZ_179 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_14 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_180 : N%:R != 0 := nz_is e_7 NZ_179.
have NZ_181 : (r_4 / (n)) != 0 by rule (nz_is (c := (r_4 * n^-1)) _ _); [clear - NZ_14 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_40 NZ_14 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_182 : t_28 != 0 := nz_is e_29 NZ_181.
have e_183 : c = c by [].
pose t_184 : 'cV[R]_N := c *: (ones : 'cV[R]_N).
have e_185 : t_184 = (col (fun i => c * (1))) by rule (col_eq (col_scale e_183 e_9) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_186 : R := sumv t_184.
have e_187 : t_186 = (n * c) by rule (sum_node e_185 (partZ c (whole_ones En)) _); clear - R; first [reflexivity | ring].
pose t_188 : R := t_186 / N%:R.
have e_189 : t_188 = c by rule (num_eq (num2 (fun a b : R => a / b) e_187 e_7) _); clear - NZ_14 R; first [reflexivity | field; nz | ring].
pose t_190 : 'cV[R]_N := t_188 *: (ones : 'cV[R]_N).
have e_191 : t_190 = (col (fun i => c * (1))) by rule (col_eq (col_scale e_189 e_9) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_192 : 'cV[R]_N := t_184 - t_190.
have e_193 : t_192 = (col (fun i => 0)) by rule (col_eq (col_sub e_185 e_191) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_194 : R := dot t_192 t_192.
have d_196 : whole (fun i => 0) = 0 by rule (num_eq (@part0 R N xpredT) _); clear - R; first [reflexivity | ring].
have d_197 : whole (fun i => 0 * 0) = 0 by rule (whole_eq _ d_196) => i; clear - R; first [reflexivity | ring].
have e_195 : t_194 = 0 by rule (dot_node e_193 e_193 d_197); done.
pose t_198 : R := t_194 / N%:R.
have e_199 : t_198 = 0 by rule (num_eq (num2 (fun a b : R => a / b) e_195 e_7) _); clear - NZ_14 R; first [reflexivity | field; nz | ring].
pose t_200 : R := t_198 + eps.
have e_201 : t_200 = eps by rule (num_eq (num2 (fun a b : R => a + b) e_199 e_1) _); clear - R; first [reflexivity | ring].
pose t_202 : R := Num.sqrt t_200.
have [r_6 S_r6 E_r6] : exists2 r : R, 0 < r & r ^+ 2 = eps by exact: (root_pos S_5).
have S_204 : 0 <= r_6 by rule (nneg_is (c := r_6) _ _); [clear - E_r6 R; first [reflexivity | ring: E_r6] | clear - H_eps S_5 N_pos S_8 S_21 S_34 S_35 S_36 S_r4 S_r6 NZ_4 NZ_14 NZ_40 NZ_41 R; sgn].
have e_203 : t_202 = r_6 by rule (sqrt_node e_201 S_204 _); clear - E_r6 R; first [reflexivity | ring: E_r6].
have NZ_205 := lt0r_neq0 S_r6.
have NZ_206 : r_6 != 0 by rule (nz_is (c := (r_6)) _ _); [clear - E_r6 R; first [reflexivity | ring: E_r6] | clear - NZ_205 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_207 : t_202 != 0 := nz_is e_203 NZ_206.
pose t_208 : R := Num.sqrt eps.
have S_210 : 0 <= r_6 by rule (nneg_is (c := r_6) _ _); [clear - E_r6 R; first [reflexivity | ring: E_r6] | clear - H_eps S_5 N_pos S_8 S_21 S_34 S_35 S_36 S_r4 S_r6 NZ_4 NZ_14 NZ_40 NZ_41 NZ_205 R; sgn].
have e_209 : t_208 = r_6 by rule (sqrt_node e_1 S_210 _); clear - E_r6 R; first [reflexivity | ring: E_r6].
have NZ_211 : r_6 != 0 by rule (nz_is (c := (r_6)) _ _); [clear - E_r6 R; first [reflexivity | ring: E_r6] | clear - NZ_205 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_212 : t_208 != 0 := nz_is e_209 NZ_211.
have S_213 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_14 R; first [reflexivity | field; nz | ring] | clear - H_eps S_5 N_pos S_8 S_21 S_34 S_35 S_36 S_r4 S_r6 NZ_4 NZ_14 NZ_40 NZ_41 NZ_205 R; sgn].
have C_214 : 0 <= t_26 := nneg_is e_27 S_213.
have S_215 : 0 <= eps by rule (nneg_is (c := eps) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps S_5 N_pos S_8 S_21 S_34 S_35 S_36 S_r4 S_r6 NZ_4 NZ_14 NZ_40 NZ_41 NZ_205 R; sgn].
have C_216 : 0 <= t_200 := nneg_is e_201 S_215.
have S_217 : 0 <= eps by rule (nneg_is (c := eps) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps S_5 N_pos S_8 S_21 S_34 S_35 S_36 S_r4 S_r6 NZ_4 NZ_14 NZ_40 NZ_41 NZ_205 R; sgn].
have C_218 : 0 <= eps := nneg_is e_1 S_217.
pose t_220 : 'M[R]_N := diag gain.
have e_221 : t_220 = (opr (fun i => (gain i 0)) [:: ]) by rule (opr_eq (opr_diag e_42) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
have e_222 : (1%:M : 'M[R]_N) = (opr (fun i => 1) [:: ]) by rule (opr_eq (opr_id R N) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_223 : R := N%:R^-1.
have e_224 : t_223 = (1 / (n)) by rule (num_eq (num1 (fun a : R => a^-1) e_7) _); clear - NZ_14 R; first [reflexivity | field; nz | ring].
pose t_225 : 'M[R]_N := outer (ones : 'cV[R]_N) (ones : 'cV[R]_N).
have e_226 : t_225 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => 1))]) by rule (opr_eq (opr_outer e_9 e_9) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_227 : 'M[R]_N := t_223 *: t_225.
have e_228 : t_227 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => (1 / (n)) * (1)))]) by rule (opr_eq (opr_scale e_224 e_226) _ _); [move=> i; reduce; clear - NZ_14 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_14 R; first [reflexivity | field; nz | ring]].
pose t_229 : 'M[R]_N := (1%:M : 'M[R]_N) - t_227.
have e_230 : t_229 = (opr (fun i => 1) [:: ((fun i => 1), (fun i => ((- 1) / (n)) * (1)))]) by rule (opr_eq (opr_sub e_222 e_228) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_14 R; first [reflexivity | field; nz | ring]].
pose t_231 : 'M[R]_N := t_220 *m t_229.
have e_232 : t_231 = (opr (fun i => (gain i 0)) [:: ((fun i => (gain i 0)), (fun i => ((- 1) / (n)) * (1)))]) by rule (opr_eq (opr_mul (ss := [:: [:: ]]) e_221 e_230 (conj I (I))) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_14 R; first [reflexivity | field; nz | ring]].
pose t_233 : 'M[R]_N := t_231 *m J2_113.
have d_235 : whole (fun i => ((- 1) / (n)) * ((activation i 0))) = ((- m_2) / (n)) by rule (num_eq (partZ ((- 1) / (n)) M_2) _); clear - NZ_14 R; first [reflexivity | field; nz | ring].
have d_236 : whole (fun i => (((- 1) / (n)) * (1)) * ((activation i 0))) = ((- m_2) / (n)) by rule (whole_eq _ d_235) => i; clear - NZ_14 R; first [reflexivity | field; nz | ring].
have d_237 : whole (fun i => ((- 1) / (n)) * (1)) = (- 1) by rule (num_eq (partZ ((- 1) / (n)) (whole_ones En)) _); clear - NZ_14 R; first [reflexivity | field; nz | ring].
have d_238 : whole (fun i => (((- 1) / (n)) * (1)) * 1) = (- 1) by rule (whole_eq _ d_237) => i; clear - NZ_14 R; first [reflexivity | field; nz | ring].
have e_234 : t_233 = (opr (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0))) [:: ((fun i => (gain i 0)), (fun i => ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => (activation i 0) * (gain i 0)), (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]) by rule (opr_eq (opr_mul (ss := [:: [:: ((- m_2) / (n))]; [:: (- 1)]]) e_232 e_114 (conj (conj d_236 I) (conj (conj d_238 I) (I)))) _ _); [move=> i; reduce; clear - NZ_14 NZ_41 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | move=> i j; reduce; clear - NZ_14 NZ_41 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
have C_219 : J1_43 = t_233 by rule (opr_same e_44 e_234 _ _); [move=> i; reduce; clear - NZ_41 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | move=> i j; reduce; clear - NZ_41 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
pose t_239 : R := t_202^-1.
have e_240 : t_239 = (r_6 / (eps)) by rule (num_eq (num1 (fun a : R => a^-1) e_203) _); clear - NZ_205 NZ_4 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_241 : 'cV[R]_N := t_239 *: t_192.
have e_242 : t_241 = (col (fun i => 0)) by rule (col_eq (col_scale e_240 e_193) _) => i; reduce; clear - NZ_4 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_243 : 'M[R]_N := outer t_241 t_241.
have e_244 : t_243 = (opr (fun i => 0) [:: ((fun i => 0), (fun i => 0))]) by rule (opr_eq (opr_outer e_242 e_242) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_245 : 'M[R]_N := t_223 *: t_243.
have e_246 : t_245 = (opr (fun i => 0) [:: ]) by rule (opr_eq (opr_scale e_224 e_244) _ _); [move=> i; reduce; clear - NZ_14 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_14 R; first [reflexivity | field; nz | ring]].
pose t_247 : 'M[R]_N := t_229 - t_245.
have e_248 : t_247 = (opr (fun i => 1) [:: ((fun i => 1), (fun i => ((- 1) / (n)) * (1)))]) by rule (opr_eq (opr_sub e_230 e_246) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_14 R; first [reflexivity | field; nz | ring]].
pose t_249 : 'M[R]_N := t_239 *: t_247.
have e_250 : t_249 = (opr (fun i => (r_6 / (eps)) * (1)) [:: ((fun i => 1), (fun i => ((- r_6) / (eps * n)) * (1)))]) by rule (opr_eq (opr_scale e_240 e_248) _ _); [move=> i; reduce; clear - NZ_4 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6] | move=> i j; reduce; clear - NZ_4 NZ_14 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6]].
have e_252 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose t_253 : R := (1 : R) / t_208.
have e_254 : t_253 = (r_6 / (eps)) by rule (num_eq (num2 (fun a b : R => a / b) e_252 e_209) _); clear - NZ_205 NZ_4 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_255 : 'M[R]_N := t_253 *: t_229.
have e_256 : t_255 = (opr (fun i => (r_6 / (eps)) * (1)) [:: ((fun i => 1), (fun i => ((- r_6) / (eps * n)) * (1)))]) by rule (opr_eq (opr_scale e_254 e_230) _ _); [move=> i; reduce; clear - NZ_4 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6] | move=> i j; reduce; clear - NZ_4 NZ_14 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6]].
have C_251 : t_249 = t_255 by rule (opr_same e_250 e_256 _ _); [move=> i; reduce; clear - NZ_4 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6] | move=> i j; reduce; clear - NZ_4 NZ_14 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6]].
exists J1_43; split; first exact: C_45.
exists J2_113; split; first exact: C_115.
split; first exact: C_180.
split; first exact: C_182.
split; first exact: C_207.
split; first exact: C_212.
split; first exact: C_214.
split; first exact: C_216.
split; first exact: C_218.
split; first exact: C_219.
exact: C_251.
Qed.

(* lnverify.rmsnorm.twice
   RMSNorm twice with ε is RMSNorm once with ε(m + ε), where m is the mean square of the input
   this project; with a proof *)
Theorem lnverify_rmsnorm_twice (activation : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < eps ->
  N%:R != 0 :> R /\
  Num.sqrt (dot activation activation / N%:R + eps) != 0 /\
  Num.sqrt (dot (rms_norm eps activation) (rms_norm eps activation) / N%:R + eps) != 0 /\
  Num.sqrt (dot activation activation / N%:R + eps * (dot activation activation / N%:R + eps)) != 0 /\
  0 <= dot activation activation / N%:R + eps /\
  0 <= dot (rms_norm eps activation) (rms_norm eps activation) / N%:R + eps /\
  0 <= dot activation activation / N%:R + eps * (dot activation activation / N%:R + eps) /\
  rms_norm eps (rms_norm eps activation) = rms_norm (eps * (dot activation activation / N%:R + eps)) activation :> 'cV[R]_N.
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
pose t_12 : R := dot activation activation.
have [m_2 M_2] := some_number (part xpredT (fun i => (activation i 0) ^+ 2)).
have S_14 : 0 <= m_2 by rewrite -M_2; apply: part_ge0 => i; sgn.
have d_15 : whole (fun i => (activation i 0) ^+ 2) = m_2 by rule (num_eq M_2 _); clear - R; first [reflexivity | ring].
have d_16 : whole (fun i => ((activation i 0)) * ((activation i 0))) = m_2 by rule (whole_eq _ d_15) => i; clear - R; first [reflexivity | ring].
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
pose t_30 : R := t_21^-1.
have NZ_32 : (r_3 * r_4) != 0 :> R by rule (nz_is (c := (r_4 * r_3)) _ _); [clear - R; ring | clear - NZ_26 NZ_27 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have NZ_33 := lt0r_neq0 S_23.
have e_31 : t_30 = ((r_3 * r_4) / ((n * eps + m_2))) by rule (num_eq (num1 (fun a : R => a^-1) e_22) _); clear - NZ_26 NZ_27 NZ_32 NZ_8 NZ_33 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_34 : 'cV[R]_N := t_30 *: activation.
have e_35 : t_34 = (col (fun i => ((r_3 * r_4) / ((n * eps + m_2))) * ((activation i 0)))) by rule (col_eq (col_scale e_31 e_11) _) => i; reduce; clear - NZ_33 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_36 : R := dot t_34 t_34.
have d_38 : whole (fun i => (n / ((n * eps + m_2))) * ((activation i 0) ^+ 2)) = ((n * m_2) / ((n * eps + m_2))) by rule (num_eq (partZ (n / ((n * eps + m_2))) M_2) _); clear - NZ_33 R; first [reflexivity | field; nz | ring].
have d_39 : whole (fun i => (((r_3 * r_4) / ((n * eps + m_2))) * ((activation i 0))) * (((r_3 * r_4) / ((n * eps + m_2))) * ((activation i 0)))) = ((n * m_2) / ((n * eps + m_2))) by rule (whole_eq _ d_38) => i; clear - NZ_33 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have e_37 : t_36 = ((n * m_2) / ((n * eps + m_2))) by rule (dot_node e_35 e_35 d_39); done.
pose t_40 : R := t_36 / N%:R.
have e_41 : t_40 = (m_2 / ((n * eps + m_2))) by rule (num_eq (num2 (fun a b : R => a / b) e_37 e_6) _); clear - NZ_8 NZ_33 R; first [reflexivity | field; nz | ring].
pose t_42 : R := t_40 + eps.
have e_43 : t_42 = ((n * eps ^+ 2 + eps * m_2 + m_2) / ((n * eps + m_2))) by rule (num_eq (num2 (fun a b : R => a + b) e_41 e_1) _); clear - NZ_33 R; first [reflexivity | field; nz | ring].
pose t_44 : R := Num.sqrt t_42.
have S_46 : 0 < (n * eps ^+ 2 + eps * m_2 + m_2) by clear - H_eps S_5 N_pos S_7 S_14 S_r3 S_23 S_r4 S_24 NZ_4 NZ_8 NZ_26 NZ_27 NZ_32 NZ_33 R; sgn.
have [r_5 S_r5 E_r5] : exists2 r : R, 0 < r & r ^+ 2 = (n * eps ^+ 2 + eps * m_2 + m_2) by exact: (root_pos S_46).
have S_47 : 0 <= (r_4 * r_5) by rule (nneg_is (c := r_5 * r_4) _ _); [clear - E_r4 E_r5 R; first [reflexivity | ring: E_r4 E_r5] | clear - H_eps S_5 N_pos S_7 S_14 S_r3 S_23 S_r4 S_24 S_46 S_r5 NZ_4 NZ_8 NZ_26 NZ_27 NZ_32 NZ_33 R; sgn].
have S_48 : 0 <= ((r_4 * r_5) / ((n * eps + m_2))) by rule (nneg_is (c := (r_4 * r_5) * (n * eps + m_2)^-1) _ _); [clear - NZ_33 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5] | clear - H_eps S_5 N_pos S_7 S_14 S_r3 S_23 S_r4 S_24 S_46 S_r5 S_47 NZ_4 NZ_8 NZ_26 NZ_27 NZ_32 NZ_33 R; sgn].
have e_45 : t_44 = ((r_4 * r_5) / ((n * eps + m_2))) by rule (sqrt_node e_43 S_48 _); clear - NZ_33 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
have NZ_49 := lt0r_neq0 S_r5.
have NZ_50 : ((r_4 * r_5) / ((n * eps + m_2))) != 0 by rule (nz_is (c := (r_5 * r_4 * (n * eps + m_2)^-1)) _ _); [clear - NZ_33 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5] | clear - NZ_49 NZ_26 NZ_33 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_51 : t_44 != 0 := nz_is e_45 NZ_50.
pose t_52 : R := eps * t_19.
have e_53 : t_52 = ((n * eps ^+ 2 + eps * m_2) / (n)) by rule (num_eq (num2 (fun a b : R => a * b) e_1 e_20) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_54 : R := t_17 + t_52.
have e_55 : t_54 = ((n * eps ^+ 2 + eps * m_2 + m_2) / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_18 e_53) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_56 : R := Num.sqrt t_54.
have S_58 : 0 <= (r_3 * r_5) by rule (nneg_is (c := r_5 * r_3) _ _); [clear - E_r3 E_r5 R; first [reflexivity | ring: E_r3 E_r5] | clear - H_eps S_5 N_pos S_7 S_14 S_r3 S_23 S_r4 S_24 S_46 S_r5 S_47 NZ_4 NZ_8 NZ_26 NZ_27 NZ_32 NZ_33 NZ_49 R; sgn].
have S_59 : 0 <= ((r_3 * r_5) / (n)) by rule (nneg_is (c := (r_3 * r_5) * n^-1) _ _); [clear - NZ_8 E_r3 E_r5 R; first [reflexivity | field: E_r3 E_r5; nz | ring: E_r3 E_r5] | clear - H_eps S_5 N_pos S_7 S_14 S_r3 S_23 S_r4 S_24 S_46 S_r5 S_47 S_58 NZ_4 NZ_8 NZ_26 NZ_27 NZ_32 NZ_33 NZ_49 R; sgn].
have e_57 : t_56 = ((r_3 * r_5) / (n)) by rule (sqrt_node e_55 S_59 _); clear - NZ_8 E_r3 E_r5 R; first [reflexivity | field: E_r3 E_r5; nz | ring: E_r3 E_r5].
have NZ_60 : ((r_3 * r_5) / (n)) != 0 by rule (nz_is (c := (r_5 * r_3 * n^-1)) _ _); [clear - NZ_8 E_r3 E_r5 R; first [reflexivity | field: E_r3 E_r5; nz | ring: E_r3 E_r5] | clear - NZ_49 NZ_27 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_61 : t_56 != 0 := nz_is e_57 NZ_60.
have S_62 : 0 <= ((n * eps + m_2) / (n)) by rule (nneg_is (c := (n * eps + m_2) * n^-1) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps S_5 N_pos S_7 S_14 S_r3 S_23 S_r4 S_24 S_46 S_r5 S_47 S_58 NZ_4 NZ_8 NZ_26 NZ_27 NZ_32 NZ_33 NZ_49 R; sgn].
have C_63 : 0 <= t_19 := nneg_is e_20 S_62.
have S_64 : 0 <= ((n * eps ^+ 2 + eps * m_2 + m_2) / ((n * eps + m_2))) by rule (nneg_is (c := (n * eps ^+ 2 + eps * m_2 + m_2) * (n * eps + m_2)^-1) _ _); [clear - NZ_33 R; first [reflexivity | field; nz | ring] | clear - H_eps S_5 N_pos S_7 S_14 S_r3 S_23 S_r4 S_24 S_46 S_r5 S_47 S_58 NZ_4 NZ_8 NZ_26 NZ_27 NZ_32 NZ_33 NZ_49 R; sgn].
have C_65 : 0 <= t_42 := nneg_is e_43 S_64.
have S_66 : 0 <= ((n * eps ^+ 2 + eps * m_2 + m_2) / (n)) by rule (nneg_is (c := (n * eps ^+ 2 + eps * m_2 + m_2) * n^-1) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps S_5 N_pos S_7 S_14 S_r3 S_23 S_r4 S_24 S_46 S_r5 S_47 S_58 NZ_4 NZ_8 NZ_26 NZ_27 NZ_32 NZ_33 NZ_49 R; sgn].
have C_67 : 0 <= t_54 := nneg_is e_55 S_66.
pose t_68 : R := t_44^-1.
have NZ_70 : (r_4 * r_5) != 0 :> R by rule (nz_is (c := (r_5 * r_4)) _ _); [clear - R; ring | clear - NZ_49 NZ_26 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have NZ_71 := lt0r_neq0 S_46.
have e_69 : t_68 = ((r_4 * r_5) / ((n * eps ^+ 2 + eps * m_2 + m_2))) by rule (num_eq (num1 (fun a : R => a^-1) e_45) _); clear - NZ_49 NZ_26 NZ_70 NZ_33 NZ_71 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
pose t_72 : 'cV[R]_N := t_68 *: t_34.
have e_73 : t_72 = (col (fun i => ((r_3 * r_5) / ((n * eps ^+ 2 + eps * m_2 + m_2))) * ((activation i 0)))) by rule (col_eq (col_scale e_69 e_35) _) => i; reduce; clear - NZ_71 NZ_33 E_r3 E_r4 E_r5 R; first [reflexivity | field: E_r3 E_r4 E_r5; nz | ring: E_r3 E_r4 E_r5].
pose t_75 : R := t_56^-1.
have NZ_77 : (r_3 * r_5) != 0 :> R by rule (nz_is (c := (r_5 * r_3)) _ _); [clear - R; ring | clear - NZ_49 NZ_27 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_76 : t_75 = ((r_3 * r_5) / ((n * eps ^+ 2 + eps * m_2 + m_2))) by rule (num_eq (num1 (fun a : R => a^-1) e_57) _); clear - NZ_49 NZ_27 NZ_77 NZ_8 NZ_71 E_r3 E_r5 R; first [reflexivity | field: E_r3 E_r5; nz | ring: E_r3 E_r5].
pose t_78 : 'cV[R]_N := t_75 *: activation.
have e_79 : t_78 = (col (fun i => ((r_3 * r_5) / ((n * eps ^+ 2 + eps * m_2 + m_2))) * ((activation i 0)))) by rule (col_eq (col_scale e_76 e_11) _) => i; reduce; clear - NZ_71 E_r3 E_r5 R; first [reflexivity | field: E_r3 E_r5; nz | ring: E_r3 E_r5].
have C_74 : t_72 = t_78 by rule (col_same e_73 e_79 _) => i; clear - NZ_71 E_r3 E_r5 R; first [reflexivity | field: E_r3 E_r5; nz | ring: E_r3 E_r5].
split; first exact: C_10.
split; first exact: C_29.
split; first exact: C_51.
split; first exact: C_61.
split; first exact: C_63.
split; first exact: C_65.
split; first exact: C_67.
exact: C_74.
Qed.

(* lnverify.layernorm-behind-rmsnorm
   LayerNorm with c for its ε behind RMSNorm with ε is LayerNorm with c(m + ε) for its ε
   this project; with a proof *)
Theorem lnverify_layernorm_behind_rmsnorm (activation : 'cV[R]_N) (eps c : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < eps ->
  0 < c ->
  N%:R != 0 :> R /\
  Num.sqrt (dot activation activation / N%:R + eps) != 0 /\
  Num.sqrt (variance (rms_norm eps activation) + c) != 0 /\
  Num.sqrt (variance activation + c * (dot activation activation / N%:R + eps)) != 0 /\
  0 <= dot activation activation / N%:R + eps /\
  0 <= variance (rms_norm eps activation) + c /\
  0 <= variance activation + c * (dot activation activation / N%:R + eps) /\
  normalized c (rms_norm eps activation) = normalized (c * (dot activation activation / N%:R + eps)) activation :> 'cV[R]_N.
Proof.
move=> N_gt0 H_eps H0 H1.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : eps = eps by [].
have H_2 := pos_of H0 e_1.
have NZ_3 := lt0r_neq0 H_2.
have NZ_4 : eps != 0 by rule (nz_factor (f := eps) (r := 1) NZ_3 _); clear - R; first [reflexivity | ring].
have S_5 : 0 < eps by rule (pos_quotient H_2 (r := 1) _ _); [clear - H_eps NZ_4 R; sgn | clear - R; first [reflexivity | ring]].
have e_6 : c = c by [].
have H_7 := pos_of H1 e_6.
have NZ_8 := lt0r_neq0 H_7.
have NZ_9 : c != 0 by rule (nz_factor (f := c) (r := 1) NZ_8 _); clear - R; first [reflexivity | ring].
have S_10 : 0 < c by rule (pos_quotient H_7 (r := 1) _ _); [clear - H_eps S_5 NZ_4 NZ_9 R; sgn | clear - R; first [reflexivity | ring]].
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_12 : 0 <= n - 1 by rewrite subr_ge0.
have e_11 : N%:R = n by rule (num_eq En _); clear - R; first [reflexivity | ring].
have NZ_13 := lt0r_neq0 N_pos.
have NZ_14 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_13 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_15 : N%:R != 0 := nz_is e_11 NZ_14.
have e_16 : activation = (col (fun i => (activation i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_17 : R := dot activation activation.
have [m_3 M_3] := some_number (part xpredT (fun i => (activation i 0) ^+ 2)).
have S_19 : 0 <= m_3 by rewrite -M_3; apply: part_ge0 => i; sgn.
have d_20 : whole (fun i => (activation i 0) ^+ 2) = m_3 by rule (num_eq M_3 _); clear - R; first [reflexivity | ring].
have d_21 : whole (fun i => ((activation i 0)) * ((activation i 0))) = m_3 by rule (whole_eq _ d_20) => i; clear - R; first [reflexivity | ring].
have e_18 : t_17 = m_3 by rule (dot_node e_16 e_16 d_21); done.
pose t_22 : R := t_17 / N%:R.
have e_23 : t_22 = (m_3 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_18 e_11) _); clear - NZ_13 R; first [reflexivity | field; nz | ring].
pose t_24 : R := t_22 + eps.
have e_25 : t_24 = ((n * eps + m_3) / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_23 e_1) _); clear - NZ_13 R; first [reflexivity | field; nz | ring].
pose t_26 : R := Num.sqrt t_24.
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = n by exact: (root_pos N_pos).
have S_28 : 0 < (n * eps + m_3) by clear - H_eps S_5 S_10 N_pos S_12 S_19 S_r4 NZ_4 NZ_9 NZ_13 R; sgn.
have [r_5 S_r5 E_r5] : exists2 r : R, 0 < r & r ^+ 2 = (n * eps + m_3) by exact: (root_pos S_28).
have S_29 : 0 <= (r_4 * r_5) by rule (nneg_is (c := r_5 * r_4) _ _); [clear - E_r4 E_r5 R; first [reflexivity | ring: E_r4 E_r5] | clear - H_eps S_5 S_10 N_pos S_12 S_19 S_r4 S_28 S_r5 NZ_4 NZ_9 NZ_13 R; sgn].
have S_30 : 0 <= ((r_4 * r_5) / (n)) by rule (nneg_is (c := (r_4 * r_5) * n^-1) _ _); [clear - NZ_13 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5] | clear - H_eps S_5 S_10 N_pos S_12 S_19 S_r4 S_28 S_r5 S_29 NZ_4 NZ_9 NZ_13 R; sgn].
have e_27 : t_26 = ((r_4 * r_5) / (n)) by rule (sqrt_node e_25 S_30 _); clear - NZ_13 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
have NZ_31 := lt0r_neq0 S_r5.
have NZ_32 := lt0r_neq0 S_r4.
have NZ_33 : ((r_4 * r_5) / (n)) != 0 by rule (nz_is (c := (r_5 * r_4 * n^-1)) _ _); [clear - NZ_13 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5] | clear - NZ_31 NZ_32 NZ_13 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_34 : t_26 != 0 := nz_is e_27 NZ_33.
pose t_35 : R := t_26^-1.
have NZ_37 : (r_4 * r_5) != 0 :> R by rule (nz_is (c := (r_5 * r_4)) _ _); [clear - R; ring | clear - NZ_31 NZ_32 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have NZ_38 := lt0r_neq0 S_28.
have e_36 : t_35 = ((r_4 * r_5) / ((n * eps + m_3))) by rule (num_eq (num1 (fun a : R => a^-1) e_27) _); clear - NZ_31 NZ_32 NZ_37 NZ_13 NZ_38 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
pose t_39 : 'cV[R]_N := t_35 *: activation.
have e_40 : t_39 = (col (fun i => ((r_4 * r_5) / ((n * eps + m_3))) * ((activation i 0)))) by rule (col_eq (col_scale e_36 e_16) _) => i; reduce; clear - NZ_38 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
pose t_41 : R := sumv t_39.
have [m_6 M_6] := some_number (part xpredT (fun i => (activation i 0))).
have e_42 : t_41 = ((r_4 * r_5 * m_6) / ((n * eps + m_3))) by rule (sum_node e_40 (partZ ((r_4 * r_5) / ((n * eps + m_3))) M_6) _); clear - NZ_38 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
pose t_43 : R := t_41 / N%:R.
have e_44 : t_43 = ((r_4 * r_5 * m_6) / (n * (n * eps + m_3))) by rule (num_eq (num2 (fun a b : R => a / b) e_42 e_11) _); clear - NZ_13 NZ_38 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
have e_45 : (ones : 'cV[R]_N) = (col (fun i => 1)) by rule (col_eq (col_ones R N) _) => i; clear - R; first [reflexivity | ring].
pose t_46 : 'cV[R]_N := t_43 *: (ones : 'cV[R]_N).
have e_47 : t_46 = (col (fun i => ((r_4 * r_5 * m_6) / (n * (n * eps + m_3))) * (1))) by rule (col_eq (col_scale e_44 e_45) _) => i; reduce; clear - NZ_13 NZ_38 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
pose t_48 : 'cV[R]_N := t_39 - t_46.
have e_49 : t_48 = (col (fun i => ((r_4 * r_5) / ((n * eps + m_3))) * ((activation i 0)) + ((- r_4 * r_5 * m_6) / (n * (n * eps + m_3))) * (1))) by rule (col_eq (col_sub e_40 e_47) _) => i; reduce; clear - NZ_38 NZ_13 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
pose t_50 : R := dot t_48 t_48.
have d_52 : whole (fun i => (n / ((n * eps + m_3))) * ((activation i 0) ^+ 2) + ((- 2%:R * m_6) / ((n * eps + m_3))) * ((activation i 0)) + ((m_6 ^+ 2) / (n * (n * eps + m_3))) * (1)) = ((n * m_3 - m_6 ^+ 2) / ((n * eps + m_3))) by rule (num_eq (partD (partD (partZ (n / ((n * eps + m_3))) M_3) (partZ ((- 2%:R * m_6) / ((n * eps + m_3))) M_6)) (partZ ((m_6 ^+ 2) / (n * (n * eps + m_3))) (whole_ones En))) _); clear - NZ_38 NZ_13 R; first [reflexivity | field; nz | ring].
have d_53 : whole (fun i => (((r_4 * r_5) / ((n * eps + m_3))) * ((activation i 0)) + ((- r_4 * r_5 * m_6) / (n * (n * eps + m_3))) * (1)) * (((r_4 * r_5) / ((n * eps + m_3))) * ((activation i 0)) + ((- r_4 * r_5 * m_6) / (n * (n * eps + m_3))) * (1))) = ((n * m_3 - m_6 ^+ 2) / ((n * eps + m_3))) by rule (whole_eq _ d_52) => i; clear - NZ_38 NZ_13 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
have e_51 : t_50 = ((n * m_3 - m_6 ^+ 2) / ((n * eps + m_3))) by rule (dot_node e_49 e_49 d_53); done.
pose t_54 : R := t_50 / N%:R.
have e_55 : t_54 = ((n * m_3 - m_6 ^+ 2) / (n * (n * eps + m_3))) by rule (num_eq (num2 (fun a b : R => a / b) e_51 e_11) _); clear - NZ_13 NZ_38 R; first [reflexivity | field; nz | ring].
pose t_56 : R := t_54 + c.
have e_57 : t_56 = ((n ^+ 2 * eps * c + n * c * m_3 + n * m_3 - m_6 ^+ 2) / (n * (n * eps + m_3))) by rule (num_eq (num2 (fun a b : R => a + b) e_55 e_6) _); clear - NZ_13 NZ_38 R; first [reflexivity | field; nz | ring].
pose t_58 : R := Num.sqrt t_56.
have g_60 : part xpredT (fun i => (1) * (1)) = n by rule (part_eq _ (whole_ones En)) => i; clear - R; first [reflexivity | ring].
have g_61 : part xpredT (fun i => ((activation i 0)) * ((activation i 0))) = m_3 by rule (part_eq _ M_3) => i; clear - R; first [reflexivity | ring].
have g_62 : part xpredT (fun i => (1) * ((activation i 0))) = m_6 by rule (part_eq _ M_6) => i; clear - R; first [reflexivity | ring].
have G_63 := gram g_60 g_61 g_62.
have S_64 : 0 <= (n * m_3 - m_6 ^+ 2) by rule (nneg_is _ G_63); clear - R; ring.
have S_65 : 0 < (n ^+ 2 * eps * c + n * c * m_3) by rule (pos_is (c := c * n * (n * eps + m_3)) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps S_5 S_10 N_pos S_12 S_19 S_r4 S_28 S_r5 S_29 S_64 NZ_4 NZ_9 NZ_13 NZ_31 NZ_32 NZ_37 NZ_38 R; sgn].
have S_66 : 0 < (n ^+ 2 * eps * c + n * c * m_3 + n * m_3 - m_6 ^+ 2) by rule (pos_is (c := ((n * m_3 - m_6 ^+ 2) * (1) + (n ^+ 2 * eps * c + n * c * m_3)) / 1) _ _); [clear - R; first [field | ring] | clear - H_eps S_5 S_10 N_pos S_12 S_19 S_r4 S_28 S_r5 S_29 S_64 S_65 NZ_4 NZ_9 NZ_13 NZ_31 NZ_32 NZ_37 NZ_38 R; sgn].
have [r_7 S_r7 E_r7] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps * c + n * c * m_3 + n * m_3 - m_6 ^+ 2) by exact: (root_pos S_66).
have S_67 : 0 <= (r_4 * r_5 * r_7) by rule (nneg_is (c := r_7 * r_5 * r_4) _ _); [clear - E_r4 E_r5 E_r7 R; first [reflexivity | ring: E_r4 E_r5 E_r7] | clear - H_eps S_5 S_10 N_pos S_12 S_19 S_r4 S_28 S_r5 S_29 S_64 S_65 S_66 S_r7 NZ_4 NZ_9 NZ_13 NZ_31 NZ_32 NZ_37 NZ_38 R; sgn].
have S_68 : 0 <= ((r_4 * r_5 * r_7) / (n * (n * eps + m_3))) by rule (nneg_is (c := (r_4 * r_5 * r_7) * n^-1 * (n * eps + m_3)^-1) _ _); [clear - NZ_13 NZ_38 E_r4 E_r5 E_r7 R; first [reflexivity | field: E_r4 E_r5 E_r7; nz | ring: E_r4 E_r5 E_r7] | clear - H_eps S_5 S_10 N_pos S_12 S_19 S_r4 S_28 S_r5 S_29 S_64 S_65 S_66 S_r7 S_67 NZ_4 NZ_9 NZ_13 NZ_31 NZ_32 NZ_37 NZ_38 R; sgn].
have e_59 : t_58 = ((r_4 * r_5 * r_7) / (n * (n * eps + m_3))) by rule (sqrt_node e_57 S_68 _); clear - NZ_13 NZ_38 E_r4 E_r5 E_r7 R; first [reflexivity | field: E_r4 E_r5 E_r7; nz | ring: E_r4 E_r5 E_r7].
have NZ_69 := lt0r_neq0 S_r7.
have NZ_70 : ((r_4 * r_5 * r_7) / (n * (n * eps + m_3))) != 0 by rule (nz_is (c := (r_7 * r_5 * r_4 * n^-1 * (n * eps + m_3)^-1)) _ _); [clear - NZ_13 NZ_38 E_r4 E_r5 E_r7 R; first [reflexivity | field: E_r4 E_r5 E_r7; nz | ring: E_r4 E_r5 E_r7] | clear - NZ_69 NZ_31 NZ_32 NZ_13 NZ_38 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_71 : t_58 != 0 := nz_is e_59 NZ_70.
pose t_72 : R := sumv activation.
have e_73 : t_72 = m_6 by rule (sum_node e_16 M_6 _); clear - R; first [reflexivity | ring].
pose t_74 : R := t_72 / N%:R.
have e_75 : t_74 = (m_6 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_73 e_11) _); clear - NZ_13 R; first [reflexivity | field; nz | ring].
pose t_76 : 'cV[R]_N := t_74 *: (ones : 'cV[R]_N).
have e_77 : t_76 = (col (fun i => (m_6 / (n)) * (1))) by rule (col_eq (col_scale e_75 e_45) _) => i; reduce; clear - NZ_13 R; first [reflexivity | field; nz | ring].
pose t_78 : 'cV[R]_N := activation - t_76.
have e_79 : t_78 = (col (fun i => (activation i 0) + ((- m_6) / (n)) * (1))) by rule (col_eq (col_sub e_16 e_77) _) => i; reduce; clear - NZ_13 R; first [reflexivity | field; nz | ring].
pose t_80 : R := dot t_78 t_78.
have d_82 : whole (fun i => (activation i 0) ^+ 2 + ((- 2%:R * m_6) / (n)) * ((activation i 0)) + ((m_6 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_3 - m_6 ^+ 2) / (n)) by rule (num_eq (partD (partD M_3 (partZ ((- 2%:R * m_6) / (n)) M_6)) (partZ ((m_6 ^+ 2) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_13 R; first [reflexivity | field; nz | ring].
have d_83 : whole (fun i => ((activation i 0) + ((- m_6) / (n)) * (1)) * ((activation i 0) + ((- m_6) / (n)) * (1))) = ((n * m_3 - m_6 ^+ 2) / (n)) by rule (whole_eq _ d_82) => i; clear - NZ_13 R; first [reflexivity | field; nz | ring].
have e_81 : t_80 = ((n * m_3 - m_6 ^+ 2) / (n)) by rule (dot_node e_79 e_79 d_83); done.
pose t_84 : R := t_80 / N%:R.
have e_85 : t_84 = ((n * m_3 - m_6 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_81 e_11) _); clear - NZ_13 R; first [reflexivity | field; nz | ring].
pose t_86 : R := c * t_24.
have e_87 : t_86 = ((n * eps * c + c * m_3) / (n)) by rule (num_eq (num2 (fun a b : R => a * b) e_6 e_25) _); clear - NZ_13 R; first [reflexivity | field; nz | ring].
pose t_88 : R := t_84 + t_86.
have e_89 : t_88 = ((n ^+ 2 * eps * c + n * c * m_3 + n * m_3 - m_6 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_85 e_87) _); clear - NZ_13 R; first [reflexivity | field; nz | ring].
pose t_90 : R := Num.sqrt t_88.
have S_92 : 0 <= (r_7 / (n)) by rule (nneg_is (c := r_7 * n^-1) _ _); [clear - NZ_13 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7] | clear - H_eps S_5 S_10 N_pos S_12 S_19 S_r4 S_28 S_r5 S_29 S_64 S_65 S_66 S_r7 S_67 NZ_4 NZ_9 NZ_13 NZ_31 NZ_32 NZ_37 NZ_38 NZ_69 R; sgn].
have e_91 : t_90 = (r_7 / (n)) by rule (sqrt_node e_89 S_92 _); clear - NZ_13 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
have NZ_93 : (r_7 / (n)) != 0 by rule (nz_is (c := (r_7 * n^-1)) _ _); [clear - NZ_13 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7] | clear - NZ_69 NZ_13 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_94 : t_90 != 0 := nz_is e_91 NZ_93.
have S_95 : 0 <= ((n * eps + m_3) / (n)) by rule (nneg_is (c := (n * eps + m_3) * n^-1) _ _); [clear - NZ_13 R; first [reflexivity | field; nz | ring] | clear - H_eps S_5 S_10 N_pos S_12 S_19 S_r4 S_28 S_r5 S_29 S_64 S_65 S_66 S_r7 S_67 NZ_4 NZ_9 NZ_13 NZ_31 NZ_32 NZ_37 NZ_38 NZ_69 R; sgn].
have C_96 : 0 <= t_24 := nneg_is e_25 S_95.
have S_97 : 0 <= ((n ^+ 2 * eps * c + n * c * m_3 + n * m_3 - m_6 ^+ 2) / (n * (n * eps + m_3))) by rule (nneg_is (c := (n ^+ 2 * eps * c + n * c * m_3 + n * m_3 - m_6 ^+ 2) * n^-1 * (n * eps + m_3)^-1) _ _); [clear - NZ_13 NZ_38 R; first [reflexivity | field; nz | ring] | clear - H_eps S_5 S_10 N_pos S_12 S_19 S_r4 S_28 S_r5 S_29 S_64 S_65 S_66 S_r7 S_67 NZ_4 NZ_9 NZ_13 NZ_31 NZ_32 NZ_37 NZ_38 NZ_69 R; sgn].
have C_98 : 0 <= t_56 := nneg_is e_57 S_97.
have S_99 : 0 <= ((n ^+ 2 * eps * c + n * c * m_3 + n * m_3 - m_6 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps * c + n * c * m_3 + n * m_3 - m_6 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_13 R; first [reflexivity | field; nz | ring] | clear - H_eps S_5 S_10 N_pos S_12 S_19 S_r4 S_28 S_r5 S_29 S_64 S_65 S_66 S_r7 S_67 NZ_4 NZ_9 NZ_13 NZ_31 NZ_32 NZ_37 NZ_38 NZ_69 R; sgn].
have C_100 : 0 <= t_88 := nneg_is e_89 S_99.
pose t_101 : R := t_58^-1.
have NZ_103 : (r_4 * r_5 * r_7) != 0 :> R by rule (nz_is (c := (r_7 * r_5 * r_4)) _ _); [clear - R; ring | clear - NZ_69 NZ_31 NZ_32 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have NZ_104 := lt0r_neq0 S_66.
have e_102 : t_101 = ((r_4 * r_5 * r_7) / ((n ^+ 2 * eps * c + n * c * m_3 + n * m_3 - m_6 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_59) _); clear - NZ_69 NZ_31 NZ_32 NZ_103 NZ_13 NZ_38 NZ_104 E_r4 E_r5 E_r7 R; first [reflexivity | field: E_r4 E_r5 E_r7; nz | ring: E_r4 E_r5 E_r7].
pose t_105 : 'cV[R]_N := t_101 *: t_48.
have e_106 : t_105 = (col (fun i => ((n * r_7) / ((n ^+ 2 * eps * c + n * c * m_3 + n * m_3 - m_6 ^+ 2))) * ((activation i 0)) + ((- m_6 * r_7) / ((n ^+ 2 * eps * c + n * c * m_3 + n * m_3 - m_6 ^+ 2))) * (1))) by rule (col_eq (col_scale e_102 e_49) _) => i; reduce; clear - NZ_104 NZ_38 NZ_13 E_r4 E_r5 E_r7 R; first [reflexivity | field: E_r4 E_r5 E_r7; nz | ring: E_r4 E_r5 E_r7].
pose t_108 : R := t_90^-1.
have e_109 : t_108 = ((n * r_7) / ((n ^+ 2 * eps * c + n * c * m_3 + n * m_3 - m_6 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_91) _); clear - NZ_69 NZ_13 NZ_104 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
pose t_110 : 'cV[R]_N := t_108 *: t_78.
have e_111 : t_110 = (col (fun i => ((n * r_7) / ((n ^+ 2 * eps * c + n * c * m_3 + n * m_3 - m_6 ^+ 2))) * ((activation i 0)) + ((- m_6 * r_7) / ((n ^+ 2 * eps * c + n * c * m_3 + n * m_3 - m_6 ^+ 2))) * (1))) by rule (col_eq (col_scale e_109 e_79) _) => i; reduce; clear - NZ_104 NZ_13 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
have C_107 : t_105 = t_110 by rule (col_same e_106 e_111 _) => i; clear - NZ_104 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
split; first exact: C_15.
split; first exact: C_34.
split; first exact: C_71.
split; first exact: C_94.
split; first exact: C_96.
split; first exact: C_98.
split; first exact: C_100.
exact: C_107.
Qed.

(* lnverify.deepnorm
   With α = (2N)^(1/4) and β = (8N)^(−1/4) the square of αβ is 1/2, α²/β² = 4N and α/β = 2√N
   this project; with a proof; compare Wang et al. 2022 *)
Theorem lnverify_deepnorm :
  (0 < N)%N ->
  Num.sqrt (Num.sqrt (8%:R * N%:R)) != 0 :> R /\
  (1 / Num.sqrt (Num.sqrt (8%:R * N%:R))) ^+ 2 != 0 :> R /\
  1 / Num.sqrt (Num.sqrt (8%:R * N%:R)) != 0 :> R /\
  0 <= 2%:R * N%:R :> R /\
  0 <= Num.sqrt (2%:R * N%:R) :> R /\
  0 <= 8%:R * N%:R :> R /\
  0 <= Num.sqrt (8%:R * N%:R) :> R /\
  0 <= N%:R :> R /\
  (Num.sqrt (Num.sqrt (2%:R * N%:R)) * (1 / Num.sqrt (Num.sqrt (8%:R * N%:R)))) ^+ 2 = 1 / 2%:R :> R /\
  Num.sqrt (Num.sqrt (2%:R * N%:R)) ^+ 2 / (1 / Num.sqrt (Num.sqrt (8%:R * N%:R))) ^+ 2 = 4%:R * N%:R :> R /\
  Num.sqrt (Num.sqrt (2%:R * N%:R)) / (1 / Num.sqrt (Num.sqrt (8%:R * N%:R))) = 2%:R * Num.sqrt N%:R :> R.
Proof.
move=> N_gt0.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : 8%:R = 8%:R :> R by clear - R; first [reflexivity | ring].
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_3 : 0 <= n - 1 by rewrite subr_ge0.
have e_2 : N%:R = n by rule (num_eq En _); clear - R; first [reflexivity | ring].
pose t_4 : R := (8%:R : R) * N%:R.
have e_5 : t_4 = (8%:R * n) by rule (num_eq (num2 (fun a b : R => a * b) e_1 e_2) _); clear - R; first [reflexivity | ring].
pose t_6 : R := Num.sqrt t_4.
have [r_1 S_r1 E_r1] : exists2 r : R, 0 < r & r ^+ 2 = n by exact: (root_pos N_pos).
have S_8 : 0 < 2%:R :> R by clear - N_pos S_3 S_r1 R; sgn.
have [r_2 S_r2 E_r2] : exists2 r : R, 0 < r & r ^+ 2 = 2%:R by exact: (root_pos S_8).
have S_9 : 0 <= (2%:R * r_1 * r_2) by rule (nneg_is (c := 2%:R * r_2 * r_1) _ _); [clear - E_r1 E_r2 R; first [reflexivity | ring: E_r1 E_r2] | clear - N_pos S_3 S_r1 S_r2 R; sgn].
have S_10 : 0 <= (2%:R * r_1 * r_2) by rule (nneg_is (c := (2%:R * r_1 * r_2)) _ _); [clear - E_r1 E_r2 R; first [reflexivity | ring: E_r1 E_r2] | clear - N_pos S_3 S_r1 S_r2 S_9 R; sgn].
have e_7 : t_6 = (2%:R * r_1 * r_2) by rule (sqrt_node e_5 S_10 _); clear - E_r1 E_r2 R; first [reflexivity | ring: E_r1 E_r2].
pose t_11 : R := Num.sqrt t_6.
have [r_3 S_r3 E_r3] : exists2 r : R, 0 < r & r ^+ 2 = r_2 by exact: (root_pos S_r2).
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = r_1 by exact: (root_pos S_r1).
have S_13 : 0 <= (r_2 * r_3 * r_4) by rule (nneg_is (c := r_4 * r_3 * r_2) _ _); [clear - E_r1 E_r2 E_r3 E_r4 R; first [reflexivity | ring: E_r1 E_r2 E_r3 E_r4] | clear - N_pos S_3 S_r1 S_r2 S_9 S_r3 S_r4 R; sgn].
have S_14 : 0 <= (r_2 * r_3 * r_4) by rule (nneg_is (c := (r_2 * r_3 * r_4)) _ _); [clear - E_r1 E_r2 E_r3 E_r4 R; first [reflexivity | ring: E_r1 E_r2 E_r3 E_r4] | clear - N_pos S_3 S_r1 S_r2 S_9 S_r3 S_r4 S_13 R; sgn].
have e_12 : t_11 = (r_2 * r_3 * r_4) by rule (sqrt_node e_7 S_14 _); clear - E_r1 E_r2 E_r3 E_r4 R; first [reflexivity | ring: E_r1 E_r2 E_r3 E_r4].
have NZ_15 := lt0r_neq0 S_r4.
have NZ_16 := lt0r_neq0 S_r3.
have NZ_17 := lt0r_neq0 S_r2.
have NZ_18 : (r_2 * r_3 * r_4) != 0 by rule (nz_is (c := (r_4 * r_3 * r_2)) _ _); [clear - E_r1 E_r2 E_r3 E_r4 R; first [reflexivity | ring: E_r1 E_r2 E_r3 E_r4] | clear - NZ_15 NZ_16 NZ_17 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_19 : t_11 != 0 := nz_is e_12 NZ_18.
have e_20 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose t_21 : R := (1 : R) / t_11.
have NZ_23 : (r_2 * r_3 * r_4) != 0 :> R by rule (nz_is (c := (r_4 * r_3 * r_2)) _ _); [clear - R; ring | clear - NZ_15 NZ_16 NZ_17 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have NZ_24 := lt0r_neq0 N_pos.
have e_22 : t_21 = ((r_1 * r_3 * r_4) / (2%:R * n)) by rule (num_eq (num2 (fun a b : R => a / b) e_20 e_12) _); clear - NZ_15 NZ_16 NZ_17 NZ_23 NZ_24 E_r1 E_r2 E_r3 E_r4 R; first [reflexivity | field: E_r1 E_r2 E_r3 E_r4; nz | ring: E_r1 E_r2 E_r3 E_r4].
pose t_25 : R := t_21 ^+ 2.
have e_26 : t_25 = ((r_1 * r_2) / (4%:R * n)) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_22) _); clear - NZ_24 E_r1 E_r2 E_r3 E_r4 R; first [reflexivity | field: E_r1 E_r2 E_r3 E_r4; nz | ring: E_r1 E_r2 E_r3 E_r4].
have NZ_27 := lt0r_neq0 S_r1.
have NZ_28 : ((r_1 * r_2) / (4%:R * n)) != 0 by rule (nz_is (c := (r_2 * r_1 * 4%:R^-1 * n^-1)) _ _); [clear - NZ_24 E_r1 E_r2 R; first [reflexivity | field: E_r1 E_r2; nz | ring: E_r1 E_r2] | clear - NZ_17 NZ_27 NZ_24 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_29 : t_25 != 0 := nz_is e_26 NZ_28.
have NZ_30 : ((r_1 * r_3 * r_4) / (2%:R * n)) != 0 by rule (nz_is (c := (r_4 * r_3 * r_1 * 2%:R^-1 * n^-1)) _ _); [clear - NZ_24 E_r1 E_r2 E_r3 E_r4 R; first [reflexivity | field: E_r1 E_r2 E_r3 E_r4; nz | ring: E_r1 E_r2 E_r3 E_r4] | clear - NZ_15 NZ_16 NZ_27 NZ_24 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_31 : t_21 != 0 := nz_is e_22 NZ_30.
have e_32 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_33 : R := (2%:R : R) * N%:R.
have e_34 : t_33 = (2%:R * n) by rule (num_eq (num2 (fun a b : R => a * b) e_32 e_2) _); clear - R; first [reflexivity | ring].
have S_35 : 0 <= (2%:R * n) by rule (nneg_is (c := 2%:R * n) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_3 S_r1 S_r2 S_9 S_r3 S_r4 S_13 NZ_15 NZ_16 NZ_17 NZ_23 NZ_24 NZ_27 R; sgn].
have S_36 : 0 <= (2%:R * n) by rule (nneg_is (c := (2%:R * n)) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_3 S_r1 S_r2 S_9 S_r3 S_r4 S_13 S_35 NZ_15 NZ_16 NZ_17 NZ_23 NZ_24 NZ_27 R; sgn].
have C_37 : 0 <= t_33 := nneg_is e_34 S_36.
pose t_38 : R := Num.sqrt t_33.
have S_40 : 0 <= (r_1 * r_2) by rule (nneg_is (c := r_2 * r_1) _ _); [clear - E_r1 E_r2 R; first [reflexivity | ring: E_r1 E_r2] | clear - N_pos S_3 S_r1 S_r2 S_9 S_r3 S_r4 S_13 S_35 NZ_15 NZ_16 NZ_17 NZ_23 NZ_24 NZ_27 R; sgn].
have S_41 : 0 <= (r_1 * r_2) by rule (nneg_is (c := (r_1 * r_2)) _ _); [clear - E_r1 E_r2 R; first [reflexivity | ring: E_r1 E_r2] | clear - N_pos S_3 S_r1 S_r2 S_9 S_r3 S_r4 S_13 S_35 S_40 NZ_15 NZ_16 NZ_17 NZ_23 NZ_24 NZ_27 R; sgn].
have e_39 : t_38 = (r_1 * r_2) by rule (sqrt_node e_34 S_41 _); clear - E_r1 E_r2 R; first [reflexivity | ring: E_r1 E_r2].
have S_42 : 0 <= (r_1 * r_2) by rule (nneg_is (c := (r_1 * r_2)) _ _); [clear - E_r1 E_r2 R; first [reflexivity | ring: E_r1 E_r2] | clear - N_pos S_3 S_r1 S_r2 S_9 S_r3 S_r4 S_13 S_35 S_40 NZ_15 NZ_16 NZ_17 NZ_23 NZ_24 NZ_27 R; sgn].
have C_43 : 0 <= t_38 := nneg_is e_39 S_42.
have S_44 : 0 <= (8%:R * n) by rule (nneg_is (c := 8%:R * n) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_3 S_r1 S_r2 S_9 S_r3 S_r4 S_13 S_35 S_40 NZ_15 NZ_16 NZ_17 NZ_23 NZ_24 NZ_27 R; sgn].
have S_45 : 0 <= (8%:R * n) by rule (nneg_is (c := (8%:R * n)) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_3 S_r1 S_r2 S_9 S_r3 S_r4 S_13 S_35 S_40 S_44 NZ_15 NZ_16 NZ_17 NZ_23 NZ_24 NZ_27 R; sgn].
have C_46 : 0 <= t_4 := nneg_is e_5 S_45.
have S_47 : 0 <= (2%:R * r_1 * r_2) by rule (nneg_is (c := (2%:R * r_1 * r_2)) _ _); [clear - E_r1 E_r2 R; first [reflexivity | ring: E_r1 E_r2] | clear - N_pos S_3 S_r1 S_r2 S_9 S_r3 S_r4 S_13 S_35 S_40 S_44 NZ_15 NZ_16 NZ_17 NZ_23 NZ_24 NZ_27 R; sgn].
have C_48 : 0 <= t_6 := nneg_is e_7 S_47.
have S_49 : 0 <= n by rule (nneg_is (c := n) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_3 S_r1 S_r2 S_9 S_r3 S_r4 S_13 S_35 S_40 S_44 NZ_15 NZ_16 NZ_17 NZ_23 NZ_24 NZ_27 R; sgn].
have C_50 : 0 <= N%:R := nneg_is e_2 S_49.
pose t_51 : R := Num.sqrt t_38.
have S_53 : 0 <= (r_3 * r_4) by rule (nneg_is (c := r_4 * r_3) _ _); [clear - E_r1 E_r2 E_r3 E_r4 R; first [reflexivity | ring: E_r1 E_r2 E_r3 E_r4] | clear - N_pos S_3 S_r1 S_r2 S_9 S_r3 S_r4 S_13 S_35 S_40 S_44 NZ_15 NZ_16 NZ_17 NZ_23 NZ_24 NZ_27 R; sgn].
have S_54 : 0 <= (r_3 * r_4) by rule (nneg_is (c := (r_3 * r_4)) _ _); [clear - E_r1 E_r2 E_r3 E_r4 R; first [reflexivity | ring: E_r1 E_r2 E_r3 E_r4] | clear - N_pos S_3 S_r1 S_r2 S_9 S_r3 S_r4 S_13 S_35 S_40 S_44 S_53 NZ_15 NZ_16 NZ_17 NZ_23 NZ_24 NZ_27 R; sgn].
have e_52 : t_51 = (r_3 * r_4) by rule (sqrt_node e_39 S_54 _); clear - E_r1 E_r2 E_r3 E_r4 R; first [reflexivity | ring: E_r1 E_r2 E_r3 E_r4].
pose t_55 : R := t_51 * t_21.
have e_56 : t_55 = (r_2 / (2%:R)) by rule (num_eq (num2 (fun a b : R => a * b) e_52 e_22) _); clear - NZ_24 E_r1 E_r2 E_r3 E_r4 R; first [reflexivity | field: E_r1 E_r2 E_r3 E_r4; nz | ring: E_r1 E_r2 E_r3 E_r4].
pose t_57 : R := t_55 ^+ 2.
have e_58 : t_57 = (1 / (2%:R)) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_56) _); clear - E_r2 N R; first [reflexivity | field: E_r2; first [done | nz] | ring: E_r2].
pose t_60 : R := (1 : R) / (2%:R : R).
have NZ_62 : 2%:R != 0 :> R by rule (nz_is (c := (2%:R)) _ _); [clear - R; ring | clear -  R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_61 : t_60 = (1 / (2%:R)) by rule (num_eq (num2 (fun a b : R => a / b) e_20 e_32) _); clear - NZ_62 N R; first [reflexivity | field; first [done | nz] | ring].
have C_59 : t_57 = t_60 by rule (num_eq e_58 (esym (num_eq e_61 _))); clear - N R; first [reflexivity | field; first [done | nz] | ring].
pose t_63 : R := t_51 ^+ 2.
have e_64 : t_63 = (r_1 * r_2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_52) _); clear - E_r1 E_r2 E_r3 E_r4 R; first [reflexivity | ring: E_r1 E_r2 E_r3 E_r4].
pose t_65 : R := t_63 / t_25.
have NZ_67 : (r_1 * r_2) != 0 :> R by rule (nz_is (c := (r_2 * r_1)) _ _); [clear - R; ring | clear - NZ_17 NZ_27 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_66 : t_65 = (4%:R * n) by rule (num_eq (num2 (fun a b : R => a / b) e_64 e_26) _); clear - NZ_17 NZ_27 NZ_67 NZ_24 E_r1 E_r2 R; first [reflexivity | field: E_r1 E_r2; nz | ring: E_r1 E_r2].
have e_69 : 4%:R = 4%:R :> R by clear - R; first [reflexivity | ring].
pose t_70 : R := (4%:R : R) * N%:R.
have e_71 : t_70 = (4%:R * n) by rule (num_eq (num2 (fun a b : R => a * b) e_69 e_2) _); clear - R; first [reflexivity | ring].
have C_68 : t_65 = t_70 by rule (num_eq e_66 (esym (num_eq e_71 _))); clear - R; first [reflexivity | ring].
pose t_72 : R := t_51 / t_21.
have NZ_74 : (r_1 * r_3 * r_4) != 0 :> R by rule (nz_is (c := (r_4 * r_3 * r_1)) _ _); [clear - R; ring | clear - NZ_15 NZ_16 NZ_27 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_73 : t_72 = (2%:R * r_1) by rule (num_eq (num2 (fun a b : R => a / b) e_52 e_22) _); clear - NZ_15 NZ_16 NZ_27 NZ_74 NZ_24 E_r1 E_r2 E_r3 E_r4 R; first [reflexivity | field: E_r1 E_r2 E_r3 E_r4; nz | ring: E_r1 E_r2 E_r3 E_r4].
pose t_76 : R := Num.sqrt N%:R.
have S_78 : 0 <= r_1 by rule (nneg_is (c := r_1) _ _); [clear - E_r1 R; first [reflexivity | ring: E_r1] | clear - N_pos S_3 S_r1 S_r2 S_9 S_r3 S_r4 S_13 S_35 S_40 S_44 S_53 NZ_15 NZ_16 NZ_17 NZ_23 NZ_24 NZ_27 NZ_62 NZ_67 NZ_74 R; sgn].
have e_77 : t_76 = r_1 by rule (sqrt_node e_2 S_78 _); clear - E_r1 R; first [reflexivity | ring: E_r1].
pose t_79 : R := (2%:R : R) * t_76.
have e_80 : t_79 = (2%:R * r_1) by rule (num_eq (num2 (fun a b : R => a * b) e_32 e_77) _); clear - E_r1 R; first [reflexivity | ring: E_r1].
have C_75 : t_72 = t_79 by rule (num_eq e_73 (esym (num_eq e_80 _))); clear - E_r1 R; first [reflexivity | ring: E_r1].
split; first exact: C_19.
split; first exact: C_29.
split; first exact: C_31.
split; first exact: C_37.
split; first exact: C_43.
split; first exact: C_46.
split; first exact: C_48.
split; first exact: C_50.
split; first exact: C_59.
split; first exact: C_68.
exact: C_75.
Qed.

End Claims.
