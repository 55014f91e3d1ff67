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
   Gain and bias of LayerNorm fold into the linear layer behind it, whatever its matrix: W diag g, and Wb + c
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

End Claims.
