From mathcomp Require Import all_ssreflect all_algebra.
From LN Require Import LayerNorm Derivative.
Import GRing.Theory Num.Theory.
Local Open Scope ring_scope.

(* lnverify.inverse: For ε > 0 and no zero gain Πa itself can be read from
   the output: √(Nε/(N − ‖r‖²)) r, r = (y − b)/g *)
Definition lnverify_inverse_says (R : rcfType) (N : nat) : Prop :=
  forall (gain activation bias : 'cV[R]_N) (eps : R),
  let r : 'cV[R]_N := had (layer_norm eps gain bias activation - bias)
      (vinv gain) in
  (0 < N)%N ->
  0 <= eps ->
  (forall i, gain i 0 != 0) ->
  0 < eps ->
  Num.sqrt (variance activation + eps) != 0 /\
  N%:R - dot r r != 0 /\
  0 <= variance activation + eps /\
  0 <= (N%:R * eps) / (N%:R - dot r r) /\
  0 < N%:R - dot r r /\
  Num.sqrt ((N%:R * eps) / (N%:R - dot r r)) *: r = Pi *m activation
      :> 'cV[R]_N.

(* lnverify.inverse.eps-zero: At ε = 0 the length of Πa cannot be recovered:
   a + t Πa has the same output for every t > −1 *)
Definition lnverify_inverse_eps_zero_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (t : R),
  let xhat : 'cV[R]_N := (std (activation + t *: (Pi *m activation)))^-1
      *: centered (activation + t *: (Pi *m activation)) in
  let xhat_ : 'cV[R]_N := (std activation)^-1 *: centered activation in
  (0 < N)%N ->
  0 < variance activation ->
  0 < 1 + t ->
  std (activation + t *: (Pi *m activation)) != 0 /\
  0 <= variance (activation + t *: (Pi *m activation)) /\
  xhat = xhat_ :> 'cV[R]_N.
