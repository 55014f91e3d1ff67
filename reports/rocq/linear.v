From mathcomp Require Import all_ssreflect all_algebra.
From LN Require Import LayerNorm Derivative.
Import GRing.Theory Num.Theory.
Local Open Scope ring_scope.

(* lnverify.linear.fold: Gain and bias of LayerNorm fold into the linear
   layer behind it, whatever its matrix: W diag(g), and Wb + c
   not here: a free matrix or a second dimension *)

(* lnverify.linear.centred-rows: Behind LayerNorm without gain and bias each
   row of the weights may be centred: WΠ does what W does
   not here: a free matrix or a second dimension *)

(* lnverify.linear.centred-columns: A linear layer before LayerNorm may be
   centred, its matrix by columns and its bias: ΠW and Πc
   not here: a free matrix or a second dimension *)

(* lnverify.linear.re-centred: LayerNorm of a linear layer does not notice
   the same row r added to every row of the weights, whatever ε
   not here: a free matrix or a second dimension *)

(* lnverify.linear.re-scaled: LayerNorm of a linear layer does not notice a
   positive factor of the weights, or of the inputs, if ε = 0
   not here: a free matrix or a second dimension *)

(* lnverify.linear.feature-shift: LayerNorm of a linear layer does not notice
   a shift of all features where all rows of the weights have one sum
   not here: a free matrix or a second dimension *)

(* lnverify.linear.shifted-features: A shift of all features by c moves the
   centred outputs of a linear layer by c times the centred row sums
   not here: a free matrix or a second dimension *)

(* lnverify.linear.backward: Behind a linear layer Wa + c with a LayerNorm,
   the gradient q at c gives the others: qaᵀ at W and Wᵀq at a
   not here: a free matrix or a second dimension *)

(* lnverify.linear.scale-gradient: The gradient at the weights before
   LayerNorm is orthogonal to them up to the part ε/(σ² + ε)
   not here: a free matrix or a second dimension *)

(* lnverify.linear.scale-free: Without ε the gradient at the weights before
   LayerNorm is orthogonal to them: Σ W ⊙ ∂L/∂W = 0
   not here: a free matrix or a second dimension *)

(* lnverify.linear.weight-decay: Before LayerNorm without ε the gradient at
   the weights has along them the part of the penalty l‖W‖²/2 alone
   not here: a free matrix or a second dimension *)

(* lnverify.linear.weight-growth: A step at the rate h along a gradient G
   orthogonal to W, with weight decay l, takes ‖W‖² to (1 − hl)²‖W‖² + h²‖G‖²
   not here: a free matrix or a second dimension *)

(* lnverify.linear.deferred: The gain of RMSNorm folds into any matrix behind
   it, and its division may wait until after the matrix
   not here: a free matrix or a second dimension *)

(* lnverify.linear.rotation: RMSNorm without gain commutes with a matrix that
   keeps the length of its input, an orthogonal one above all
   not here: a free matrix or a second dimension *)

(* lnverify.linear.scores: Attention scores see the weights of queries and
   keys only as AᵀB: factors may pass from one to the other
   not here: a free matrix or a second dimension *)

(* lnverify.linear.mean: The mean that LayerNorm subtracts behind a linear
   layer is one more output: r·a, with r the mean of the rows of W
   not here: a free matrix or a second dimension *)

(* activation.separating-plane: The classes that a last linear layer tells
   apart meet in a plane: its two scores differ by a function that goes by
   the product with one vector *)
Definition activation_separating_plane_says (R : rcfType) (N : nat) : Prop :=
  forall (w v x d : 'cV[R]_N) (b c : R),
  (0 < N)%N ->
  exists G1 : 'cV[R]_N, is_gradient (fun x : 'cV[R]_N => dot w x + b
      - (dot v x + c)) x G1 /\
  G1 = w - v :> 'cV[R]_N /\
  dot w (x + d) + b - (dot v (x + d) + c) - (dot w x + b - (dot v x + c))
      = dot (w - v) d :> R.
