From mathcomp Require Import all_ssreflect all_algebra.
From LN Require Import LayerNorm Derivative.
Import GRing.Theory Num.Theory.
Local Open Scope ring_scope.

(* lnverify.tokens.statistics: LayerNorm per token gives each token the sum 0
   and the squared length N σ²/(σ² + ε), with a σ² for each token
   not here: a free matrix or a second dimension *)

(* lnverify.tokens.parameters: Over a batch of tokens the gradient at the
   gain is (P ⊙ X̂)ᵀ1, and at the bias Pᵀ1: sums over the tokens
   not here: a free matrix or a second dimension *)

(* lnverify.tokens.backward: The gradient before LayerNorm per token, for a
   whole batch: diag(1/σ)(PΠ − diag(m)X̂), m the means of P ⊙ X̂
   not here: a free matrix or a second dimension *)

(* lnverify.backward-of-batch: For a batch of any number of rows: the rows do
   not mix in ∂L/∂X, and the gradients of gain and bias are sums over rows
   not here: a free matrix or a second dimension *)

(* lnverify.tokens.one-group: With one group, group normalization is layer
   normalization over channels and positions, a gain for each channel
   not here: a free matrix or a second dimension *)
