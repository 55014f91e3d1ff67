From mathcomp Require Import all_ssreflect all_algebra.
From LN Require Import LayerNorm Derivative.
Import GRing.Theory Num.Theory.
Local Open Scope ring_scope.

(* lnverify.inverse.direction: Without zero gains the direction of Πa can be
   read from the output: it is that of (y − b)/g *)
Definition lnverify_inverse_direction_says (R : rcfType) (N : nat) : Prop :=
  forall (gain activation bias : 'cV[R]_N) (eps : R),
  let r : 'cV[R]_N := had (layer_norm eps gain bias activation - bias)
      (vinv gain) in
  (0 < N)%N ->
  0 <= eps ->
  (forall i, gain i 0 != 0) ->
  0 < variance activation ->
  Num.sqrt (variance activation + eps) != 0 /\
  vnorm r != 0 /\
  vnorm (Pi *m activation) != 0 /\
  0 <= variance activation + eps /\
  0 <= dot r r /\
  0 <= dot (Pi *m activation) (Pi *m activation) /\
  r = normalized eps activation :> 'cV[R]_N /\
  (vnorm r)^-1 *: r = (vnorm (Pi *m activation))^-1 *: (Pi *m activation)
      :> 'cV[R]_N.

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

(* lnverify.inverse.zero-gain: With k ≥ 1 zero gains x̂ is known up to a
   vector of the zero coordinates with sum 0: all of it for k = 1 *)
Definition lnverify_inverse_zero_gain_says (R : rcfType) (N : nat) : Prop :=
  forall (gain activation bias : 'cV[R]_N) (eps : R),
  let k_ : R := sumv (zero_entries gain) in
  let r : 'cV[R]_N := had (drazin gain) (layer_norm eps gain bias activation
      - bias) in
  (0 < N)%N ->
  0 <= eps ->
  0 < k_ ->
  0 < variance activation + eps ->
  r = normalized eps activation - had (zero_entries gain)
      (normalized eps activation) :> 'cV[R]_N /\
  normalized eps activation - (r - sumv r *: (k_^-1 *: zero_entries gain))
      = had (zero_entries gain) (normalized eps activation)
      - (dot (zero_entries gain) (normalized eps activation) / k_)
      *: zero_entries gain :> 'cV[R]_N /\
  sumv (had (zero_entries gain) (normalized eps activation)
      - (dot (zero_entries gain) (normalized eps activation) / k_)
      *: zero_entries gain) = 0 :> R.

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
