From mathcomp Require Import all_ssreflect all_algebra.
From LN Require Import LayerNorm Derivative.
Import GRing.Theory Num.Theory.
Local Open Scope ring_scope.

(* lnverify.tanh.derivative: tanh is odd, its derivative is 1 − tanh², and
   tanh(x) = 2 p(2x) − 1 with the sigmoid p *)
Definition lnverify_tanh_derivative_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (exp : R -> R),
  (0 < N)%N ->
  is_exponential exp ->
  exists J1 : 'M[R]_N, is_jacobian (fun activation : 'cV[R]_N
      => map_mx (tanh exp) activation) activation J1 /\
  (forall i, (ones + map_mx exp (- (2%:R *: activation))) i 0 != 0) /\
  J1 = diag (ones - vpow (map_mx (tanh exp) activation) 2) :> 'M[R]_N /\
  map_mx (tanh exp) (- activation) = - map_mx (tanh exp) activation :> 'cV[R]_N
      /\
  map_mx (tanh exp) activation = 2%:R *: vinv
      (ones + map_mx exp (- (2%:R *: activation))) - ones :> 'cV[R]_N.

(* lnverify.sigmoid.derivative: The sigmoid has the derivative p(1 − p),
   p(−x) = 1 − p(x), and is the derivative of log(1 + exp(x)) *)
Definition lnverify_sigmoid_derivative_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (exp log : R -> R),
  let p : 'cV[R]_N := vinv (ones + map_mx exp (- activation)) in
  (0 < N)%N ->
  is_exponential exp ->
  is_logarithm exp log ->
  exists J1 : 'M[R]_N, is_jacobian (fun activation : 'cV[R]_N
      => vinv (ones + map_mx exp (- activation))) activation J1 /\
  exists J2 : 'M[R]_N, is_jacobian (fun activation : 'cV[R]_N
      => map_mx log (ones + map_mx exp activation)) activation J2 /\
  (forall i, (ones + map_mx exp (- activation)) i 0 != 0) /\
  (forall i, (ones + map_mx exp (- (- activation))) i 0 != 0) /\
  (forall i, 0 < (ones + map_mx exp activation) i 0) /\
  (forall i, 0 < p i 0) /\
  (forall i, 0 < (ones + map_mx exp (- activation)) i 0) /\
  J1 = diag (had p (ones - p)) :> 'M[R]_N /\
  vinv (ones + map_mx exp (- (- activation))) = ones - p :> 'cV[R]_N /\
  J2 = diag p :> 'M[R]_N /\
  map_mx log p = - map_mx log (ones + map_mx exp (- activation)) :> 'cV[R]_N.

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
