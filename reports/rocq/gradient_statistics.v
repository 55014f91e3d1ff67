From mathcomp Require Import all_ssreflect all_algebra.
From LN Require Import LayerNorm Derivative.
Import GRing.Theory Num.Theory.
Local Open Scope ring_scope.

(* lnverify.gradient-statistics: The gradient at LayerNorm’s input has mean
   0, and at most the variance of the gradient u behind it over σ² + ε *)
Definition lnverify_gradient_statistics_says (R : rcfType) (N : nat) : Prop :=
  forall (activation upstream : 'cV[R]_N) (eps : R),
  let v : R := variance activation + eps in
  (0 < N)%N ->
  0 <= eps ->
  0 < v ->
  N%:R * Num.sqrt v != 0 /\
  mean ((N%:R * Num.sqrt v)^-1 *: (N%:R *: upstream - sumv upstream *: ones
      - dot upstream (normalized eps activation) *: normalized eps activation))
      = 0 :> R /\
  variance ((N%:R * Num.sqrt v)^-1 *: (N%:R *: upstream - sumv upstream *: ones
      - dot upstream (normalized eps activation) *: normalized eps activation))
      <= variance upstream / v.

(* lnverify.gradient-statistics.mean-held: Without the derivative of the
   mean, the gradient has the mean of u over √(σ² + ε), and no larger
   variance *)
Definition lnverify_gradient_statistics_mean_held_says (R : rcfType) (N : nat) :
    Prop :=
  forall (activation upstream : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  mean ((Num.sqrt (variance activation + eps))^-1
      *: (upstream - (dot upstream (normalized eps activation) / N%:R)
      *: normalized eps activation)) = mean upstream
      / Num.sqrt (variance activation + eps) :> R /\
  variance ((Num.sqrt (variance activation + eps))^-1
      *: (upstream - (dot upstream (normalized eps activation) / N%:R)
      *: normalized eps activation)) <= variance upstream
      / (variance activation + eps).

(* lnverify.gradient-statistics.std-held: Without the derivative of the
   variance, the gradient has mean 0 and exactly the variance of u over σ² +
   ε *)
Definition lnverify_gradient_statistics_std_held_says (R : rcfType) (N : nat) :
    Prop :=
  forall (activation upstream : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  mean ((Num.sqrt (variance activation + eps))^-1 *: centered upstream) = 0 :> R
      /\
  variance ((Num.sqrt (variance activation + eps))^-1 *: centered upstream)
      = variance upstream / (variance activation + eps) :> R.

(* lnverify.gradient-statistics.both-held: Without both derivatives the
   gradient is u/√(σ² + ε), with mean and variance scaled *)
Definition lnverify_gradient_statistics_both_held_says (R : rcfType) (N : nat) :
    Prop :=
  forall (activation upstream : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  mean ((Num.sqrt (variance activation + eps))^-1 *: upstream) = mean upstream
      / Num.sqrt (variance activation + eps) :> R /\
  variance ((Num.sqrt (variance activation + eps))^-1 *: upstream)
      = variance upstream / (variance activation + eps) :> R.

(* lnverify.adanorm: AdaNorm’s factors have mean c, and its output has mean
   −ckσ²/(σ² + ε) *)
Definition lnverify_adanorm_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (eps c k_ : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  mean (c *: (ones - k_ *: normalized eps activation)) = c :> R /\
  mean (had (c *: (ones - k_ *: normalized eps activation))
      (normalized eps activation)) = - c * k_
      * (variance activation / (variance activation + eps)) :> R.

(* lnverify.gradient-length: Through a normalization a gradient loses its
   parts along 1 and along x̂ from its squared length, at least *)
Definition lnverify_gradient_length_says (R : rcfType) (N : nat) : Prop :=
  forall (activation upstream : 'cV[R]_N) (eps c : R),
  let v : R := variance activation + eps in
  (0 < N)%N ->
  0 <= eps ->
  0 < v ->
  N%:R * Num.sqrt v != 0 /\
  dot (c *: ((N%:R * Num.sqrt v)^-1 *: (N%:R *: upstream - sumv upstream *: ones
      - dot upstream (normalized eps activation) *: normalized eps activation)))
      (c *: ((N%:R * Num.sqrt v)^-1 *: (N%:R *: upstream - sumv upstream *: ones
      - dot upstream (normalized eps activation) *: normalized eps activation)))
      <= (c ^+ 2 / v) * (dot upstream upstream - sumv upstream ^+ 2 / N%:R
      - dot upstream (normalized eps activation) ^+ 2 / N%:R).
