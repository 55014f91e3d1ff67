From mathcomp Require Import all_ssreflect all_algebra.
From LN Require Import LayerNorm Derivative.
Import GRing.Theory Num.Theory.
Local Open Scope ring_scope.

(* lnverify.tokens.layer-norm: LayerNorm per token does not notice a positive
   factor and a shift of each token’s own, if ε = 0
   not here: a free matrix or a second dimension *)

(* lnverify.tokens.batch-norm: BatchNorm in training does not notice a factor
   and a shift of each feature’s own, if ε = 0
   not here: a free matrix or a second dimension *)

(* lnverify.tokens.statistics: LayerNorm per token gives each token the sum 0
   and the squared length N σ²/(σ² + ε), with a σ² for each token
   not here: a free matrix or a second dimension *)

(* lnverify.tokens.rms: RMSNorm per token does not notice a positive factor
   of each token’s own, if ε = 0. All get the length √N
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

(* lnverify.tokens.batch-norm.backward: Without ε the gradient before
   BatchNorm in training sums to 0 over the batch and is orthogonal to the
   inputs, by features
   not here: a free matrix or a second dimension *)

(* lnverify.tokens.total-variance: The variance of all entries is the mean of
   the rows’ variances and the variance of the rows’ means
   not here: a free matrix or a second dimension *)

(* lnverify.tokens.variances-below-total: The mean of the rows’ variances is
   at most the variance of all entries
   not here: a free matrix or a second dimension *)

(* lnverify.tokens.double-centring: Rows and columns may be centred in either
   order: both give ΠXΠ, of which all sums are 0
   not here: a free matrix or a second dimension *)

(* lnverify.tokens.pooling: Centring each token commutes with a weighted sum
   of the tokens; LayerNorm per token does not
   not here: a free matrix or a second dimension *)

(* lnverify.tokens.one-group: With one group, group normalization is layer
   normalization over channels and positions, a gain for each channel
   not here: a free matrix or a second dimension *)

(* lnverify.tokens.fold: For all tokens at once gain and bias fold into a
   square weight matrix behind: (X̂ diag(g) + 1bᵀ)Wᵀ
   not here: a free matrix or a second dimension *)
