From mathcomp Require Import all_ssreflect all_algebra.
From LN Require Import LayerNorm Derivative.
Import GRing.Theory Num.Theory.
Local Open Scope ring_scope.

(* lnverify.entry.samuelson: No entry lies further than √(N − 1) σ from the
   mean: (aᵢ − μ)² ≤ (N − 1)σ², so |x̂ᵢ| ≤ √(N − 1)
   not here: a basis vector *)

(* lnverify.entry.samuelson.attained: A one-hot vector attains it: without ε
   LayerNorm maps eᵢ to √(N − 1) at i and to −1/√(N − 1) elsewhere
   not here: a basis vector *)

(* lnverify.entry.samuelson.strict: With ε > 0 no normalized entry reaches
   the bound: x̂ᵢ² < N − 1
   not here: a basis vector *)

(* lnverify.entry.jacobian: ∂yᵢ/∂aⱼ is gᵢ(δᵢⱼ − (1 + x̂ᵢx̂ⱼ)/N)/√(σ² + ε) for
   the output y of LayerNorm
   not here: a basis vector *)

(* lnverify.entry.own-slope: Raising an entry never lowers its normalized
   value: ∂x̂ᵢ/∂aᵢ ≥ 0, as x̂ᵢ² ≤ N − 1
   not here: a basis vector *)

(* lnverify.entry.range: Two entries lie at most √(2N) σ apart: (aᵢ − aⱼ)² ≤
   2Nσ²
   not here: a basis vector *)

(* lnverify.entry.softmax: ∂pᵢ/∂aⱼ = pᵢ(δᵢⱼ − pⱼ) for a softmax p, and 0 < pᵢ
   ≤ 1
   not here: the function exp, which a real closed field does not have *)

(* lnverify.entry.cross-entropy: The gradient of −log pᵢ at the logits is p −
   eᵢ: the loss of a token whose class is i
   not here: the function exp, which a real closed field does not have *)

(* lnverify.entry.outlier: Adding c to one entry moves the mean by c/N and
   the variance by (2c(aᵢ − μ) + c²(N − 1)/N)/N
   not here: a basis vector *)

(* lnverify.entry.outlier.gap: After c is added to entry i the squared gap of
   two others is (aⱼ − aₖ)² over the new variance plus ε
   not here: a basis vector *)
