From mathcomp Require Import all_ssreflect all_algebra.
From LN Require Import LayerNorm Derivative.
Import GRing.Theory Num.Theory.
Local Open Scope ring_scope.

(* lnverify.normal-inputs.gap: Standard normal inputs end near the surface:
   ‖x̂‖² is short of N by the part εN/(N − 3) or less on average
   not here: an expectation *)

(* lnverify.normal-inputs.covariance: For standard normal inputs LayerNorm’s
   outputs have the mean 0, the variance 1 and the correlation −1/(N − 1)
   not here: an expectation *)

(* lnverify.normal-inputs.jacobian: For standard normal inputs the squared
   Frobenius norm of LayerNorm’s Jacobian is N(N − 2)/(N − 3) on average
   not here: an expectation *)

(* lnverify.normal-inputs.length: A standard normal vector has E‖z‖² = N,
   with the variance 2N, and E‖z‖⁶ = N(N + 2)(N + 4); centred it has E‖Πz‖² =
   N − 1
   not here: an expectation *)

(* lnverify.normal-inputs.logit: The logit q·k/√N of standard normal q and k
   has the variance 1, and its fourth power the mean 3 + 6/N
   not here: an expectation *)

(* lnverify.batch-mean: The mean of a batch has the mean of all, and the
   variance σ²/M, times (N − M)/(N − 1) where no example is drawn twice
   not here: a free matrix or a second dimension *)
