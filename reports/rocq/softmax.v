From mathcomp Require Import all_ssreflect all_algebra.
From LN Require Import LayerNorm Derivative.
Import GRing.Theory Num.Theory.
Local Open Scope ring_scope.

(* lnverify.softmax.jacobian: The Jacobian of softmax is diag(p) − ppᵀ:
   symmetric, with 1 in its kernel
   not here: the function exp, which a real closed field does not have *)

(* lnverify.softmax.shift: Softmax does not change when all logits are
   shifted by the same number
   not here: the function exp, which a real closed field does not have *)

(* lnverify.softmax.semidefinite: The Jacobian of softmax is positive
   semidefinite: uᵀJu is the variance of u under the weights p
   not here: the function exp, which a real closed field does not have *)

(* lnverify.softmax.log-sum-exp: The gradient of log Σ exp(a) is softmax, and
   its Hessian the Jacobian of softmax
   not here: the function exp, which a real closed field does not have *)

(* lnverify.softmax.cross-entropy: The gradient of the cross-entropy −Σ yₙ
   log pₙ at the logits is p − y, where the targets y sum to 1
   not here: the function exp, which a real closed field does not have *)

(* lnverify.softmax.divergence: The gradient of the divergence Σ qₙ
   log(qₙ/pₙ) of softmax from other probabilities q is p − q
   not here: the function exp, which a real closed field does not have *)

(* lnverify.softmax.temperature: At inverse temperature β the slope of log Σ
   exp(βa) is the mean of a under softmax(βa), its slope the variance
   not here: the function exp, which a real closed field does not have *)

(* lnverify.softmax.entropy: The entropy −Σ pₙ log pₙ of softmax is log Σ
   exp(a) − p·a, and its gradient −Ja
   not here: the function exp, which a real closed field does not have *)

(* lnverify.softmax.of-layernorm: Before a softmax, LayerNorm without gain
   only sets the temperature, to √(σ² + ε): the mean cancels
   not here: the function exp, which a real closed field does not have *)

(* lnverify.softmax.after-layernorm: Through LayerNorm the gradient of the
   cross-entropy is J(p − y) for targets of sum 1, and has no mean
   not here: the function exp, which a real closed field does not have *)

(* lnverify.softmax.half: (M − m)²/4 − uᵀJu is Σ pₙ(M − uₙ)(uₙ − m) and the
   square of p·u − (M + m)/2; and (uᵢ − uⱼ)² ≤ 2‖u‖²
   not here: the function exp, which a real closed field does not have *)

(* lnverify.softmax.signs: For a vector u of signs uᵀJu = 4P(1 − P) ≤ 1,
   where P is the sum of p over its signs + *)
Definition lnverify_softmax_signs_says (R : rcfType) (N : nat) : Prop :=
  forall (p gain : 'cV[R]_N),
  let P : R := dot (nonzero_entries gain) p in
  (0 < N)%N ->
  sumv p = 1 :> R ->
  dot (2%:R *: nonzero_entries gain - ones)
      ((diag p - outer p p) *m (2%:R *: nonzero_entries gain - ones)) = 4%:R * P
      * (1 - P) :> R /\
  4%:R * P * (1 - P) <= 1.

(* lnverify.softmax.odds: Two entries of softmax have the ratio exp(aᵢ − aⱼ)
   not here: the function exp, which a real closed field does not have *)

(* lnverify.softmax.one-hot: At the logits teᵢ softmax has the entry 1/(1 +
   (N − 1)exp(−t)) at i
   not here: a basis vector *)
