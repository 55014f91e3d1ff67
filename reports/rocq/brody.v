From mathcomp Require Import all_ssreflect all_algebra.
From LN Require Import LayerNorm Derivative.
Import GRing.Theory Num.Theory.
Local Open Scope ring_scope.

(* brody.projection: LayerNorm projects its inputs to the space orthogonal to
   the vector of ones *)
Definition brody_projection_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  dot (normalized eps activation) ones = 0 :> R /\
  Num.sqrt (variance activation + eps) *: normalized eps activation = Pi
      *m activation :> 'cV[R]_N.

(* brody.scaling: LayerNorm scales all its inputs to the same norm √d *)
Definition brody_scaling_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation ->
  eps = 0 :> R ->
  Num.sqrt (variance activation + eps) != 0 /\
  0 <= variance activation + eps /\
  0 <= dot (normalized eps activation) (normalized eps activation) /\
  vnorm (normalized eps activation) = Num.sqrt N%:R :> R.

(* brody.large-key: No query gives a neighbour of a key of sufficiently large
   norm the higher weight
   not here: it is refuted; lnverify.selectable is true instead *)

(* lnverify.selectable: Of two keys the query a − k prefers a by ‖a − k‖²,
   whatever their norms *)
Definition lnverify_selectable_says (R : rcfType) (N : nat) : Prop :=
  forall (k_ activation : 'cV[R]_N),
  (0 < N)%N ->
  dot (activation - k_) activation - dot (activation - k_) k_
      = dot (activation - k_) (activation - k_) :> R.

(* lnverify.selects-itself: Without ε each normalized key, as the query,
   prefers itself, by half the squared distance to the other key *)
Definition lnverify_selects_itself_says (R : rcfType) (N : nat) : Prop :=
  forall (activation k_ : 'cV[R]_N),
  let xhat : 'cV[R]_N := (std activation)^-1 *: centered activation in
  let xhat_ : 'cV[R]_N := (std k_)^-1 *: centered k_ in
  (0 < N)%N ->
  0 < variance activation ->
  0 < dot (centered k_) (centered k_) ->
  std k_ != 0 /\
  0 <= variance k_ /\
  dot xhat xhat - dot xhat xhat_ = dot (xhat - xhat_) (xhat - xhat_) / 2%:R
      :> R.

(* brody.selectable: Scaling lets each key receive the highest attention: as
   the query it prefers itself, by half the squared distance *)
Definition brody_selectable_says (R : rcfType) (N : nat) : Prop :=
  forall (activation k_ : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation ->
  0 < dot (centered k_) (centered k_) ->
  eps = 0 :> R ->
  Num.sqrt (variance activation + eps) != 0 /\
  Num.sqrt (variance k_ + eps) != 0 /\
  0 <= variance activation + eps /\
  0 <= variance k_ + eps /\
  dot (normalized eps activation) (normalized eps activation)
      - dot (normalized eps activation) (normalized eps k_)
      = dot (normalized eps activation - normalized eps k_)
      (normalized eps activation - normalized eps k_) / 2%:R :> R.

(* lnverify.selectable.eps: With ε > 0, of the keys of ca, a and −a with c >
   1 no query prefers that of a to both others *)
Definition lnverify_selectable_eps_says (R : rcfType) (N : nat) : Prop :=
  forall (q activation : 'cV[R]_N) (eps c : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < eps ->
  0 < c - 1 ->
  Num.sqrt (variance activation + eps) != 0 /\
  Num.sqrt (variance (c *: activation) + eps) != 0 /\
  Num.sqrt (variance (- activation) + eps) != 0 /\
  Num.sqrt (c ^+ 2 * variance activation + eps) != 0 /\
  0 <= variance activation + eps /\
  0 <= variance (c *: activation) + eps /\
  0 <= variance (- activation) + eps /\
  0 <= c ^+ 2 * variance activation + eps /\
  dot q (normalized eps activation - normalized eps (c *: activation))
      * dot q (normalized eps activation - normalized eps (- activation))
      = ((- 2%:R * dot q (centered activation) ^+ 2)
      / Num.sqrt (variance activation + eps))
      * (c / Num.sqrt (c ^+ 2 * variance activation + eps) - 1
      / Num.sqrt (variance activation + eps)) :> R /\
  c ^+ 2 * Num.sqrt (variance activation + eps) ^+ 2
      - Num.sqrt (c ^+ 2 * variance activation + eps) ^+ 2 = (c - 1) * (c + 1)
      * eps :> R /\
  0 < (c - 1) * (c + 1) * eps.

(* brody.attend-equally: The projection lets a query attend to all keys
   equally: every multiple of 1/g has the same product with all *)
Definition brody_attend_equally_says (R : rcfType) (N : nat) : Prop :=
  forall (gain activation bias k_ : 'cV[R]_N) (eps c : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < eps ->
  (forall i, gain i 0 != 0) ->
  Num.sqrt (variance activation + eps) != 0 /\
  Num.sqrt (variance k_ + eps) != 0 /\
  0 <= variance activation + eps /\
  0 <= variance k_ + eps /\
  dot (had (c *: ones) (vinv gain)) (layer_norm eps gain bias activation)
      = dot (had (c *: ones) (vinv gain)) (layer_norm eps gain bias k_) :> R.
