From mathcomp Require Import all_ssreflect all_algebra.
From LN Require Import LayerNorm Derivative.
Import GRing.Theory Num.Theory.
Local Open Scope ring_scope.

(* lnverify.relu.parts: a is ReLU(a) − ReLU(−a), two orthogonal parts:
   ‖ReLU(a)‖² + ‖ReLU(−a)‖² = ‖a‖² *)
Definition lnverify_relu_parts_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N),
  (0 < N)%N ->
  (forall i, 0 <= (vpow activation 2) i 0) /\
  (forall i, 0 <= (vpow (- activation) 2) i 0) /\
  activation = 2%:R^-1 *: (activation + map_mx Num.sqrt (vpow activation 2))
      - 2%:R^-1 *: (- activation + map_mx Num.sqrt (vpow (- activation) 2))
      :> 'cV[R]_N /\
  dot (2%:R^-1 *: (activation + map_mx Num.sqrt (vpow activation 2)))
      (2%:R^-1 *: (- activation + map_mx Num.sqrt (vpow (- activation) 2))) = 0
      :> R /\
  dot (2%:R^-1 *: (activation + map_mx Num.sqrt (vpow activation 2)))
      (2%:R^-1 *: (activation + map_mx Num.sqrt (vpow activation 2)))
      + dot (2%:R^-1 *: (- activation + map_mx Num.sqrt
      (vpow (- activation) 2))) (2%:R^-1 *: (- activation
      + map_mx Num.sqrt (vpow (- activation) 2))) = dot activation activation
      :> R.

(* lnverify.relu.derivative: ReLU has the slope (1 + aₙ/|aₙ|)/2, 1 or 0, and
   its derivative along a is ReLU itself *)
Definition lnverify_relu_derivative_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N),
  (0 < N)%N ->
  (forall i, activation i 0 != 0) ->
  exists J1 : 'M[R]_N, is_jacobian (fun activation : 'cV[R]_N => 2%:R^-1
      *: (activation + map_mx Num.sqrt (vpow activation 2))) activation J1 /\
  (forall i, (map_mx Num.sqrt (vpow activation 2)) i 0 != 0) /\
  (forall i, 0 <= (vpow activation 2) i 0) /\
  J1 = diag (2%:R^-1 *: (ones + had activation
      (vinv (map_mx Num.sqrt (vpow activation 2))))) :> 'M[R]_N /\
  J1 *m activation = 2%:R^-1 *: (activation
      + map_mx Num.sqrt (vpow activation 2)) :> 'cV[R]_N.

(* lnverify.mean-absolute-deviation: The mean absolute deviation d = Σ|zₙ|/N,
   z = Πa: σ² − d² is the variance of |z|, and Nd²/2 − σ² the sum of all
   products of two entries of one sign, over N *)
Definition lnverify_mean_absolute_deviation_says (R : rcfType) (N : nat) : Prop
    :=
  forall (activation : 'cV[R]_N),
  (0 < N)%N ->
  (forall i, 0 <= (vpow (centered activation) 2) i 0) /\
  (forall i, 0 <= (vpow (- centered activation) 2) i 0) /\
  variance activation - mean (map_mx Num.sqrt (vpow (centered activation) 2)) ^+
      2 = variance (map_mx Num.sqrt (vpow (centered activation) 2)) :> R /\
  (N%:R / 2%:R) * mean (map_mx Num.sqrt (vpow (centered activation) 2)) ^+ 2
      - variance activation = (sumv (2%:R^-1
      *: (centered activation + map_mx Num.sqrt (vpow (centered activation) 2)))
      ^+ 2 - dot (2%:R^-1 *: (centered activation
      + map_mx Num.sqrt (vpow (centered activation) 2)))
      (2%:R^-1 *: (centered activation + map_mx Num.sqrt
      (vpow (centered activation) 2))) + (sumv
      (2%:R^-1 *: (- centered activation + map_mx Num.sqrt
      (vpow (- centered activation) 2))) ^+ 2
      - dot (2%:R^-1 *: (- centered activation
      + map_mx Num.sqrt (vpow (- centered activation) 2)))
      (2%:R^-1 *: (- centered activation + map_mx Num.sqrt
      (vpow (- centered activation) 2))))) / N%:R :> R.
