From mathcomp Require Import all_ssreflect all_algebra.
From LN Require Import LayerNorm Derivative.
Import GRing.Theory Num.Theory.
Local Open Scope ring_scope.

(* lnverify.tanh.derivative: tanh is odd, its derivative is 1 − tanh², and
   tanh(x) = 2 p(2x) − 1 with the sigmoid p
   not here: the function tanh, which a real closed field does not have *)

(* lnverify.sigmoid.derivative: The sigmoid has the derivative p(1 − p),
   p(−x) = 1 − p(x), and is the derivative of log(1 + exp(x))
   not here: the function exp, which a real closed field does not have *)

(* lnverify.silu.derivative: SiLU, x p(x) with the sigmoid p, has the
   derivative p + x p(1 − p), and silu(x) − silu(−x) = x
   not here: the function exp, which a real closed field does not have *)

(* lnverify.dyt.gradients: DyT, g ⊙ tanh(αx) + b, has a diagonal Jacobian: αg
   ⊙ (1 − tanh²(αx)); so no entry’s gradient needs another’s
   not here: the function tanh, which a real closed field does not have *)

(* lnverify.dyt.not-invariant: DyT is not invariant to a shift of its input,
   as LayerNorm is; with LayerNorm it shares that it is odd
   not here: the function tanh, which a real closed field does not have *)

(* lnverify.dyt.equation: y = √N tanh(ρx/√N) solves y′ = ρ(1 − y²/N), with y
   = 0 at x = 0, entry by entry
   not here: the function tanh, which a real closed field does not have *)
