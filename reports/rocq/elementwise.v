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

(* lnverify.silu.derivative: SiLU, x p(x) with the sigmoid p, has the
   derivative p + x p(1 − p), and silu(x) − silu(−x) = x *)
Definition lnverify_silu_derivative_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (exp : R -> R),
  let p : 'cV[R]_N := vinv (ones + map_mx exp (- activation)) in
  (0 < N)%N ->
  is_exponential exp ->
  exists J1 : 'M[R]_N, is_jacobian (fun activation : 'cV[R]_N
      => had activation (vinv (ones + map_mx exp (- activation)))) activation J1
      /\
  (forall i, (ones + map_mx exp (- activation)) i 0 != 0) /\
  (forall i, (ones + map_mx exp (- (- activation))) i 0 != 0) /\
  J1 = diag (p + had (had activation p) (ones - p)) :> 'M[R]_N /\
  had activation p - had (- activation) (vinv
      (ones + map_mx exp (- (- activation)))) = activation :> 'cV[R]_N.

(* lnverify.dyt.gradients: DyT, g ⊙ tanh(αx) + b, has a diagonal Jacobian: αg
   ⊙ (1 − tanh²(αx)); so no entry’s gradient needs another’s *)
Definition lnverify_dyt_gradients_says (R : rcfType) (N : nat) : Prop :=
  forall (activation upstream gain bias : 'cV[R]_N) (alpha_ : R) (exp : R -> R),
  let t : 'cV[R]_N := map_mx (tanh exp) (alpha_ *: activation) in
  (0 < N)%N ->
  is_exponential exp ->
  exists J1 : 'M[R]_N, is_jacobian (fun activation : 'cV[R]_N
      => had gain (map_mx (tanh exp) (alpha_ *: activation)) + bias) activation
      J1 /\
  exists D2 : R, is_derivative (fun alpha_ : R
      => dot upstream (had gain (map_mx (tanh exp) (alpha_ *: activation))
      + bias)) alpha_ D2 /\
  exists G3 : 'cV[R]_N, is_gradient (fun gain : 'cV[R]_N
      => dot upstream (had gain t + bias)) gain G3 /\
  exists G4 : 'cV[R]_N, is_gradient (fun bias : 'cV[R]_N
      => dot upstream (had gain t + bias)) bias G4 /\
  J1 = diag (had (alpha_ *: gain) (ones - vpow t 2)) :> 'M[R]_N /\
  D2 = dot upstream (had (had gain activation) (ones - vpow t 2)) :> R /\
  G3 = had upstream t :> 'cV[R]_N /\
  G4 = upstream :> 'cV[R]_N.

(* lnverify.dyt.not-invariant: Without bias DyT is odd, as LayerNorm is, but
   not invariant to a shift of its input
   not here: a hyperbolic tangent *)

(* lnverify.dyt.equation: y = √N tanh(ρx/√N) solves y′ = ρ(1 − y²/N), with y
   = 0 at x = 0, entry by entry *)
Definition lnverify_dyt_equation_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (rho : R) (exp : R -> R),
  let y : 'cV[R]_N := Num.sqrt N%:R *: map_mx (tanh exp)
      ((Num.sqrt N%:R)^-1 *: (rho *: activation)) in
  (0 < N)%N ->
  is_exponential exp ->
  exists J1 : 'M[R]_N, is_jacobian (fun activation : 'cV[R]_N => Num.sqrt N%:R
      *: map_mx (tanh exp) ((Num.sqrt N%:R)^-1 *: (rho *: activation)))
      activation J1 /\
  J1 = diag (rho *: (ones - N%:R^-1 *: vpow y 2)) :> 'M[R]_N /\
  Num.sqrt N%:R *: map_mx (tanh exp) ((Num.sqrt N%:R)^-1 *: (rho *: 0)) = 0
      :> 'cV[R]_N.
