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

(* walkthrough.example.rows
   The printed rows of the worked example are the exact values to five decimals
   a post that derives LayerNorm’s forward and backward pass, with NumPy and PyTorch checks; LayerNorm, the doctest
   not here: it is about numbers alone, and the proof that is written for these numbers is not accepted *)

(* walkthrough.example.variance
   The printed variances 0.99996 and 1 are σ²/(σ² + ε) for σ² = 2/9 and 62/9, rounded
   a post that derives LayerNorm’s forward and backward pass, with NumPy and PyTorch checks; LayerNorm, the doctest
   not here: it is about numbers alone, and the proof that is written for these numbers is not accepted *)

(* walkthrough.example.rounding
   The variance is printed as 0.99996 for reasons of floating point: without rounding errors it is printed as 1
   a post that derives LayerNorm’s forward and backward pass, with NumPy and PyTorch checks; LayerNorm, the doctest,
   its comment
   not here: it is refuted; walkthrough.example.variance is true instead *)

(* walkthrough.example.mean
   Both rows of the output have mean 0
   a post that derives LayerNorm’s forward and backward pass, with NumPy and PyTorch checks; LayerNorm, the doctest
   not here: it is about numbers alone, and the proof that is written for these numbers is not accepted *)

(* walkthrough.gpt2-means
   The mean gains 0.18036 and 0.86783 round to 0.2 and 0.9, the mean bias −0.0066 to −0.01
   a post that derives LayerNorm’s forward and backward pass, with NumPy and PyTorch checks; PyTorch and GPT-2 weight
   dissection
   not here: it is about numbers alone, and the proof that is written for these numbers is not accepted *)

(* lnverify.variance-bound
   Numbers between m and M have σ² ≤ (M − μ)(μ − m)
   this project; with a proof *)
Theorem lnverify_variance_bound (activation : 'cV[R]_N) (M m : R) :
  (0 < N)%N ->
  N%:R != 0 :> R /\
  (M - mean activation) * (mean activation - m) - variance activation = dot (M *: ones - activation) (activation - m *: ones) / N%:R :> R.
Proof.
move=> N_gt0.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_2 : 0 <= n - 1 by rewrite subr_ge0.
have e_1 : N%:R = n by apply: (num_eq En); clear - R; first [reflexivity | ring].
have NZ_3 := lt0r_neq0 N_pos.
have NZ_4 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_3 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_5 : N%:R != 0 := nz_is e_1 NZ_4.
have e_6 : M = M by [].
have e_7 : activation = (col (fun i => (activation i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_8 : R := sumv activation.
have [m_2 M_2] := some_number (part xpredT (fun i => (activation i 0))).
have e_9 : t_8 = m_2 by apply: (sum_node e_7 M_2); clear - R; first [reflexivity | ring].
pose t_10 : R := t_8 / N%:R.
have e_11 : t_10 = (m_2 / (n)) by apply: (num_eq (num2 (fun a b : R => a / b) e_9 e_1)); cbv beta; clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_12 : R := M - t_10.
have e_13 : t_12 = ((n * M - m_2) / (n)) by apply: (num_eq (num2 (fun a b : R => a - b) e_6 e_11)); cbv beta; clear - NZ_3 R; first [reflexivity | field; nz | ring].
have e_14 : m = m by [].
pose t_15 : R := t_10 - m.
have e_16 : t_15 = ((- n * m + m_2) / (n)) by apply: (num_eq (num2 (fun a b : R => a - b) e_11 e_14)); cbv beta; clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_17 : R := t_12 * t_15.
have e_18 : t_17 = ((- n ^+ 2 * M * m + n * M * m_2 + n * m_2 * m - m_2 ^+ 2) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a * b) e_13 e_16)); cbv beta; clear - NZ_3 R; first [reflexivity | field; nz | ring].
have e_19 : (ones : 'cV[R]_N) = (col (fun i => 1)) by apply: (col_eq (col_ones R N)) => i; clear - R; first [reflexivity | ring].
pose t_20 : 'cV[R]_N := t_10 *: (ones : 'cV[R]_N).
have e_21 : t_20 = (col (fun i => (m_2 / (n)) * (1))) by apply: (col_eq (col_scale e_11 e_19)) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_22 : 'cV[R]_N := activation - t_20.
have e_23 : t_22 = (col (fun i => (activation i 0) + ((- m_2) / (n)) * (1))) by apply: (col_eq (col_sub e_7 e_21)) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_24 : R := dot t_22 t_22.
have [m_4 M_4] := some_number (part xpredT (fun i => (activation i 0) ^+ 2)).
have S_26 : 0 <= m_4 by rewrite -M_4; apply: part_ge0 => i; sgn.
have d_27 : whole (fun i => (activation i 0) ^+ 2 + ((- 2%:R * m_2) / (n)) * ((activation i 0)) + ((m_2 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_4 - m_2 ^+ 2) / (n)) by apply: (num_eq (partD (partD M_4 (partZ ((- 2%:R * m_2) / (n)) M_2)) (partZ ((m_2 ^+ 2) / (n ^+ 2)) (whole_ones En)))); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have d_28 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_4 - m_2 ^+ 2) / (n)) by apply: (whole_eq _ d_27) => i; clear - NZ_3 R; first [reflexivity | field; nz | ring].
have e_25 : t_24 = ((n * m_4 - m_2 ^+ 2) / (n)) by apply: (dot_node e_23 e_23 d_28); done.
pose t_29 : R := t_24 / N%:R.
have e_30 : t_29 = ((n * m_4 - m_2 ^+ 2) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a / b) e_25 e_1)); cbv beta; clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_31 : R := t_17 - t_29.
have e_32 : t_31 = ((- n * M * m + M * m_2 + m_2 * m - m_4) / (n)) by apply: (num_eq (num2 (fun a b : R => a - b) e_18 e_30)); cbv beta; clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_34 : 'cV[R]_N := M *: (ones : 'cV[R]_N).
have e_35 : t_34 = (col (fun i => M * (1))) by apply: (col_eq (col_scale e_6 e_19)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_36 : 'cV[R]_N := t_34 - activation.
have e_37 : t_36 = (col (fun i => M * (1) + (- 1) * ((activation i 0)))) by apply: (col_eq (col_sub e_35 e_7)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_38 : 'cV[R]_N := m *: (ones : 'cV[R]_N).
have e_39 : t_38 = (col (fun i => m * (1))) by apply: (col_eq (col_scale e_14 e_19)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_40 : 'cV[R]_N := activation - t_38.
have e_41 : t_40 = (col (fun i => (activation i 0) + (- m) * (1))) by apply: (col_eq (col_sub e_7 e_39)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_42 : R := dot t_36 t_40.
have d_44 : whole (fun i => (M + m) * ((activation i 0)) + (- M * m) * (1) + (- 1) * ((activation i 0) ^+ 2)) = (- n * M * m + M * m_2 + m_2 * m - m_4) by apply: (num_eq (partD (partD (partZ (M + m) M_2) (partZ (- M * m) (whole_ones En))) (partZ (- 1) M_4))); clear - R; first [reflexivity | ring].
have d_45 : whole (fun i => (M * (1) + (- 1) * ((activation i 0))) * ((activation i 0) + (- m) * (1))) = (- n * M * m + M * m_2 + m_2 * m - m_4) by apply: (whole_eq _ d_44) => i; clear - R; first [reflexivity | ring].
have e_43 : t_42 = (- n * M * m + M * m_2 + m_2 * m - m_4) by apply: (dot_node e_37 e_41 d_45); done.
pose t_46 : R := t_42 / N%:R.
have e_47 : t_46 = ((- n * M * m + M * m_2 + m_2 * m - m_4) / (n)) by apply: (num_eq (num2 (fun a b : R => a / b) e_43 e_1)); cbv beta; clear - NZ_3 R; first [reflexivity | field; nz | ring].
have C_33 : t_31 = t_46 by apply: (num_eq e_32); apply: esym; apply: (num_eq e_47); clear - NZ_3 R; first [reflexivity | field; nz | ring].
split; first exact: C_5.
exact: C_33.
Qed.

(* walkthrough.gpt2-listing
   The printed mean, std, min, max and first ten entries of each of the three tensors are possible together
   a post that derives LayerNorm’s forward and backward pass, with NumPy and PyTorch checks; PyTorch and GPT-2 weight
   dissection, what is printed
   not here: it is about numbers alone, and the proof that is written for these numbers is not accepted *)

(* walkthrough.low-precision
   10⁻⁵ is below the spacing of the numbers near 1 in float16 and bfloat16, not in float32
   a post that derives LayerNorm’s forward and backward pass, with NumPy and PyTorch checks; Below the weight
   dissection, on precision
   not here: it is about numbers alone, and the proof that is written for these numbers is not accepted *)

(* lnverify.eps-absorbed
   ε = 10⁻⁵ is absorbed in σ² + ε from σ² = 2⁻⁵ on in float16 and from 2⁻⁸ on in bfloat16, not below
   this project; with a proof
   not here: it is about numbers alone, and the proof that is written for these numbers is not accepted *)

(* cheatsheet.parameters
   Two parameters per feature: at 768 features 2 · 768 = 1536 per LayerNorm
   “24. Layer Normalization”, a lesson with formula, comparison with BatchNorm, Pre-LN and Post-LN; Parameters;
   questions 2 and 4 *)
Theorem cheatsheet_parameters :
  (0 < N)%N ->
  sumv ones + sumv ones = N%:R * 2%:R :> R /\
  768%:R * 2%:R = (1 * 1000%:R + 536%:R) :> R.
Proof.
move=> N_gt0.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : (ones : 'cV[R]_N) = (col (fun i => 1)) by apply: (col_eq (col_ones R N)) => i; clear - R; first [reflexivity | ring].
pose t_2 : R := sumv (ones : 'cV[R]_N).
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_4 : 0 <= n - 1 by rewrite subr_ge0.
have e_3 : t_2 = n by apply: (sum_node e_1 (whole_ones En)); clear - R; first [reflexivity | ring].
pose t_5 : R := t_2 + t_2.
have e_6 : t_5 = (2%:R * n) by apply: (num_eq (num2 (fun a b : R => a + b) e_3 e_3)); cbv beta; clear - R; first [reflexivity | ring].
have e_8 : N%:R = n by apply: (num_eq En); clear - R; first [reflexivity | ring].
have e_9 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_10 : R := N%:R * (2%:R : R).
have e_11 : t_10 = (2%:R * n) by apply: (num_eq (num2 (fun a b : R => a * b) e_8 e_9)); cbv beta; clear - R; first [reflexivity | ring].
have C_7 : t_5 = t_10 by apply: (num_eq e_6); apply: esym; apply: (num_eq e_11); clear - R; first [reflexivity | ring].
have e_12 : 768%:R = 768%:R :> R by clear - R; first [reflexivity | ring].
pose t_13 : R := (768%:R : R) * (2%:R : R).
have e_14 : t_13 = ((1 * 1000%:R + 536%:R)) by apply: (num_eq (num2 (fun a b : R => a * b) e_12 e_9)); cbv beta; clear - R; first [reflexivity | ring].
have e_16 : (1 * 1000%:R + 536%:R) = ((1 * 1000%:R + 536%:R)) :> R by clear - R; first [reflexivity | ring].
have C_15 : t_13 = ((1 * 1000%:R + 536%:R) : R) by apply: (num_eq e_14); apply: esym; apply: (num_eq e_16); clear - R; first [reflexivity | ring].
split; first exact: C_7.
exact: C_15.
Qed.

(* cheatsheet.parameters.layer
   Two LayerNorms a layer: about 3000 parameters at 768 features
   “24. Layer Normalization”, a lesson with formula, comparison with BatchNorm, Pre-LN and Post-LN; Parameters;
   question 5
   not here: it is about numbers alone, and the proof that is written for these numbers is not accepted *)

End Claims.
