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

(* lnverify.linear.fold
   Gain and bias of LayerNorm fold into the linear layer behind it, whatever its matrix: W diag(g), and Wb + c
   this project; with a proof; compare “FlashNorm”, Proposition 1, and the folding of LayerNorm in TransformerLens
   not here: a free matrix or a second dimension *)

(* lnverify.linear.centred-rows
   Behind LayerNorm without gain and bias each row of the weights may be centred: WΠ does what W does
   this project; with a proof; compare the centring of weights in TransformerLens
   not here: a free matrix or a second dimension *)

(* lnverify.linear.centred-columns
   A linear layer before LayerNorm may be centred, its matrix by columns and its bias: ΠW and Πc
   this project; with a proof; compare Jiang et al., “Pre-RMSNorm and Pre-CRMSNorm Transformers”
   not here: a free matrix or a second dimension *)

(* lnverify.linear.re-centred
   LayerNorm of a linear layer does not notice the same row r added to every row of the weights, whatever ε
   this project; with a proof; compare Ba et al., Equation (6), and Zhang and Sennrich, Section 1
   not here: a free matrix or a second dimension *)

(* lnverify.linear.re-scaled
   LayerNorm of a linear layer does not notice a positive factor of the weights, or of the inputs, if ε = 0
   this project; with a proof; compare Ba et al., Table 1
   not here: a free matrix or a second dimension *)

(* lnverify.linear.feature-shift
   LayerNorm of a linear layer does not notice a shift of all features where all rows of the weights have one sum
   this project; with a proof; compare the conclusion of Ba et al.
   not here: a free matrix or a second dimension *)

(* lnverify.linear.shifted-features
   A shift of all features by c moves the centred outputs of a linear layer by c times the centred row sums
   this project; with a proof; compare the conclusion of Ba et al.
   not here: a free matrix or a second dimension *)

(* lnverify.linear.backward
   Behind a linear layer Wa + c with a LayerNorm, the gradient q at c gives the others: qaᵀ at W and Wᵀq at a
   this project; with a proof
   not here: a free matrix or a second dimension *)

(* lnverify.linear.scale-gradient
   The gradient at the weights before LayerNorm is orthogonal to them up to the part ε/(σ² + ε)
   this project; with a proof; compare Hoffer et al. 2018, Arora, Li and Lyu 2018
   not here: a free matrix or a second dimension *)

(* lnverify.linear.scale-free
   Without ε the gradient at the weights before LayerNorm is orthogonal to them: Σ W ⊙ ∂L/∂W = 0
   this project; with a proof; compare Hoffer et al. 2018, Arora, Li and Lyu 2018
   not here: a free matrix or a second dimension *)

(* lnverify.linear.weight-decay
   Behind weights before LayerNorm without ε, only the penalty l‖W‖²/2 moves the size of the weights
   this project; with a proof; compare van Laarhoven 2017
   not here: a free matrix or a second dimension *)

(* lnverify.linear.weight-growth
   A step at the rate h along a gradient G that is orthogonal to W, with weight decay l: ‖W‖² shrinks and grows
   this project; with a proof; compare van Laarhoven 2017, Wan et al. 2020
   not here: a free matrix or a second dimension *)

(* lnverify.linear.deferred
   The gain of RMSNorm folds into any matrix behind it, and its division may wait until after the matrix
   this project; with a proof; compare “FlashNorm”, Proposition 2
   not here: a free matrix or a second dimension *)

(* lnverify.linear.rotation
   RMSNorm without gain commutes with a matrix that keeps the length of its input, an orthogonal one above all
   this project; with a proof; compare Ashkboos et al., “SliceGPT”
   not here: a free matrix or a second dimension *)

(* lnverify.linear.scores
   Attention scores see the weights of queries and keys only as AᵀB: factors may pass from one to the other
   this project; with a proof
   not here: a free matrix or a second dimension *)

(* lnverify.linear.mean
   The mean that LayerNorm subtracts behind a linear layer is one more output: r·a, with r the mean of the rows of W
   this project; with a proof
   not here: a free matrix or a second dimension *)

(* activation.separating-plane
   The classes that a last linear layer tells apart meet in a plane: its two scores differ by a function that goes by
   the product with one vector
   “Re-Examining LayerNorm”, a post on LayerNorm as an activation function; Summary, the paragraph on the solution of
   the spiral *)
Theorem activation_separating_plane (w v x d : 'cV[R]_N) (b c : R) :
  (0 < N)%N ->
  exists G1 : 'cV[R]_N, is_gradient (fun x : 'cV[R]_N => dot w x + b - (dot v x + c)) x G1 /\
  G1 = w - v :> 'cV[R]_N /\
  dot w (x + d) + b - (dot v (x + d) + c) - (dot w x + b - (dot v x + c)) = dot (w - v) d :> R.
Proof.
move=> N_gt0.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : x = (col (fun i => (x i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
have e_2 : w = (col (fun i => (w i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
have e_3 : v = (col (fun i => (v i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose G1_4 : 'cV[R]_N := (col (fun i => (w i 0) + (- 1) * ((v i 0)))).
have e_5 : G1_4 = (col (fun i => (w i 0) + (- 1) * ((v i 0)))) by [].
have C_6 : is_gradient (fun x : 'cV[R]_N => dot w x + b - (dot v x + c)) x G1_4.
have size_ge0 := @size1_ge0 R N.
have D_7 := VD_at x.
have D_8 := D_dotl size_ge0 w D_7.
have D_9 := D_addr size_ge0 (b : R) D_8.
have D_10 := D_dotl size_ge0 v D_7.
have D_11 := D_addr size_ge0 (c : R) D_10.
have D_12 := D_sub D_9 D_11.
refine (gradient_by (F := (fun x : 'cV[R]_N => dot w x + b - (dot v x + c))) D_12 _) => h_13.
have e_14 : h_13 = (col (fun i => (h_13 i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_15 : R := dot w h_13.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_17 : 0 <= n - 1 by rewrite subr_ge0.
have [m_7 M_7] := some_number (part xpredT (fun i => (h_13 i 0) * (w i 0))).
have d_18 : whole (fun i => (h_13 i 0) * (w i 0)) = m_7 by rule (num_eq M_7 _); clear - R; first [reflexivity | ring].
have d_19 : whole (fun i => ((w i 0)) * ((h_13 i 0))) = m_7 by rule (whole_eq _ d_18) => i; clear - R; first [reflexivity | ring].
have e_16 : t_15 = m_7 by rule (dot_node e_2 e_14 d_19); done.
pose t_20 : R := dot v h_13.
have [m_8 M_8] := some_number (part xpredT (fun i => (h_13 i 0) * (v i 0))).
have d_22 : whole (fun i => (h_13 i 0) * (v i 0)) = m_8 by rule (num_eq M_8 _); clear - R; first [reflexivity | ring].
have d_23 : whole (fun i => ((v i 0)) * ((h_13 i 0))) = m_8 by rule (whole_eq _ d_22) => i; clear - R; first [reflexivity | ring].
have e_21 : t_20 = m_8 by rule (dot_node e_3 e_14 d_23); done.
pose t_24 : R := t_15 - t_20.
have e_25 : t_24 = (m_7 - m_8) by rule (num_eq (num2 (fun a b : R => a - b) e_16 e_21) _); clear - R; first [reflexivity | ring].
pose t_26 : R := dot G1_4 h_13.
have d_28 : whole (fun i => (h_13 i 0) * (w i 0) + (- 1) * ((h_13 i 0) * (v i 0))) = (m_7 - m_8) by rule (num_eq (partD M_7 (partZ (- 1) M_8)) _); clear - R; first [reflexivity | ring].
have d_29 : whole (fun i => ((w i 0) + (- 1) * ((v i 0))) * ((h_13 i 0))) = (m_7 - m_8) by rule (whole_eq _ d_28) => i; clear - R; first [reflexivity | ring].
have e_27 : t_26 = (m_7 - m_8) by rule (dot_node e_5 e_14 d_29); done.
rule (num_eq e_25 (esym (num_eq e_27 _))); clear - R; first [reflexivity | ring].
pose t_31 : 'cV[R]_N := w - v.
have e_32 : t_31 = (col (fun i => (w i 0) + (- 1) * ((v i 0)))) by rule (col_eq (col_sub e_2 e_3) _) => i; reduce; clear - R; first [reflexivity | ring].
have C_30 : G1_4 = t_31 by rule (col_same e_5 e_32 _) => i; clear - R; first [reflexivity | ring].
have e_33 : d = (col (fun i => (d i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_34 : 'cV[R]_N := x + d.
have e_35 : t_34 = (col (fun i => (x i 0) + (d i 0))) by rule (col_eq (col_add e_1 e_33) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_36 : R := dot w t_34.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_38 : 0 <= n - 1 by rewrite subr_ge0.
have [m_1 M_1] := some_number (part xpredT (fun i => (w i 0) * (x i 0))).
have [m_5 M_5] := some_number (part xpredT (fun i => (d i 0) * (w i 0))).
have d_39 : whole (fun i => (w i 0) * (x i 0) + (d i 0) * (w i 0)) = (m_1 + m_5) by rule (num_eq (partD M_1 M_5) _); clear - R; first [reflexivity | ring].
have d_40 : whole (fun i => ((w i 0)) * ((x i 0) + (d i 0))) = (m_1 + m_5) by rule (whole_eq _ d_39) => i; clear - R; first [reflexivity | ring].
have e_37 : t_36 = (m_1 + m_5) by rule (dot_node e_2 e_35 d_40); done.
have e_41 : b = b by [].
pose t_42 : R := t_36 + b.
have e_43 : t_42 = (m_1 + b + m_5) by rule (num_eq (num2 (fun a b : R => a + b) e_37 e_41) _); clear - R; first [reflexivity | ring].
pose t_44 : R := dot v t_34.
have [m_3 M_3] := some_number (part xpredT (fun i => (v i 0) * (x i 0))).
have [m_6 M_6] := some_number (part xpredT (fun i => (d i 0) * (v i 0))).
have d_46 : whole (fun i => (v i 0) * (x i 0) + (d i 0) * (v i 0)) = (m_3 + m_6) by rule (num_eq (partD M_3 M_6) _); clear - R; first [reflexivity | ring].
have d_47 : whole (fun i => ((v i 0)) * ((x i 0) + (d i 0))) = (m_3 + m_6) by rule (whole_eq _ d_46) => i; clear - R; first [reflexivity | ring].
have e_45 : t_44 = (m_3 + m_6) by rule (dot_node e_3 e_35 d_47); done.
have e_48 : c = c by [].
pose t_49 : R := t_44 + c.
have e_50 : t_49 = (m_3 + c + m_6) by rule (num_eq (num2 (fun a b : R => a + b) e_45 e_48) _); clear - R; first [reflexivity | ring].
pose t_51 : R := t_42 - t_49.
have e_52 : t_51 = (m_1 + b - m_3 - c + m_5 - m_6) by rule (num_eq (num2 (fun a b : R => a - b) e_43 e_50) _); clear - R; first [reflexivity | ring].
pose t_53 : R := dot w x.
have d_55 : whole (fun i => (w i 0) * (x i 0)) = m_1 by rule (num_eq M_1 _); clear - R; first [reflexivity | ring].
have d_56 : whole (fun i => ((w i 0)) * ((x i 0))) = m_1 by rule (whole_eq _ d_55) => i; clear - R; first [reflexivity | ring].
have e_54 : t_53 = m_1 by rule (dot_node e_2 e_1 d_56); done.
pose t_57 : R := t_53 + b.
have e_58 : t_57 = (m_1 + b) by rule (num_eq (num2 (fun a b : R => a + b) e_54 e_41) _); clear - R; first [reflexivity | ring].
pose t_59 : R := dot v x.
have d_61 : whole (fun i => (v i 0) * (x i 0)) = m_3 by rule (num_eq M_3 _); clear - R; first [reflexivity | ring].
have d_62 : whole (fun i => ((v i 0)) * ((x i 0))) = m_3 by rule (whole_eq _ d_61) => i; clear - R; first [reflexivity | ring].
have e_60 : t_59 = m_3 by rule (dot_node e_3 e_1 d_62); done.
pose t_63 : R := t_59 + c.
have e_64 : t_63 = (m_3 + c) by rule (num_eq (num2 (fun a b : R => a + b) e_60 e_48) _); clear - R; first [reflexivity | ring].
pose t_65 : R := t_57 - t_63.
have e_66 : t_65 = (m_1 + b - m_3 - c) by rule (num_eq (num2 (fun a b : R => a - b) e_58 e_64) _); clear - R; first [reflexivity | ring].
pose t_67 : R := t_51 - t_65.
have e_68 : t_67 = (m_5 - m_6) by rule (num_eq (num2 (fun a b : R => a - b) e_52 e_66) _); clear - R; first [reflexivity | ring].
pose t_70 : R := dot t_31 d.
have d_72 : whole (fun i => (d i 0) * (w i 0) + (- 1) * ((d i 0) * (v i 0))) = (m_5 - m_6) by rule (num_eq (partD M_5 (partZ (- 1) M_6)) _); clear - R; first [reflexivity | ring].
have d_73 : whole (fun i => ((w i 0) + (- 1) * ((v i 0))) * ((d i 0))) = (m_5 - m_6) by rule (whole_eq _ d_72) => i; clear - R; first [reflexivity | ring].
have e_71 : t_70 = (m_5 - m_6) by rule (dot_node e_32 e_33 d_73); done.
have C_69 : t_67 = t_70 by rule (num_eq e_68 (esym (num_eq e_71 _))); clear - R; first [reflexivity | ring].
exists G1_4; split; first exact: C_6.
split; first exact: C_30.
exact: C_69.
Qed.

End Claims.
