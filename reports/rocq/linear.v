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

(* lnverify.linear.shifted-features: A shift of all features by c moves the
   centred outputs of a linear layer by c times the centred row sums
   not here: a free matrix or a second dimension *)

(* lnverify.linear.deferred: The gain of RMSNorm folds into any matrix behind
   it, and its division may wait until after the matrix
   not here: a free matrix or a second dimension *)

(* lnverify.linear.rotation: RMSNorm without gain commutes with a matrix that
   keeps the length of its input, an orthogonal one above all
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
