From mathcomp Require Import all_ssreflect all_algebra.
From LN Require Import LayerNorm Derivative.
Import GRing.Theory Num.Theory.
Local Open Scope ring_scope.

(* xiong.sphere: Layer normalization at initialization projects any vector
   onto the sphere of radius √d *)
Definition xiong_sphere_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N),
  let xhat : 'cV[R]_N := (std activation)^-1 *: centered activation in
  (0 < N)%N ->
  0 < variance activation ->
  0 <= dot xhat xhat /\
  vnorm xhat = Num.sqrt N%:R :> R.

(* xiong.lemma1: For a vector X with independent normal entries of mean 0 and
   variance σ² the mean of ‖ReLU(X)‖² is σ² d/2
   not here: an expectation *)

(* xiong.lemma2: At initialization the state before Post-LN’s last
   normalization has E‖x‖² = 3d/2; in Pre-LN the feed-forward part adds d/2
   to E‖x‖²
   not here: an expectation *)

(* lnverify.residual-growth: In Pre-LN a branch with E‖z‖² = rN takes the
   stream from E‖x‖² = (1 + c)N to (1 + c + r)N: it grows by the same amount
   in each layer, so by a smaller and smaller share
   not here: an expectation *)

(* xiong.lemma4: For a vector v of length 1, P = I − vvᵀ has P² = P, the
   trace N − 1, and takes v to 0 *)
Definition xiong_lemma4_says (R : rcfType) (N : nat) : Prop :=
  forall (v : 'cV[R]_N),
  let P : 'M[R]_N := 1%:M - outer v v in
  (0 < N)%N ->
  dot v v = 1 :> R ->
  P *m P = P :> 'M[R]_N /\
  \tr P = N%:R - 1 :> R /\
  P *m v = 0 :> 'cV[R]_N.

(* xiong.jacobian: LayerNorm’s Jacobian is √N/‖y‖ (I − yyᵀ/‖y‖²)Π, with y =
   Πa *)
Definition xiong_jacobian_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N),
  (0 < N)%N ->
  0 < variance activation ->
  exists J1 : 'M[R]_N, is_jacobian (fun activation : 'cV[R]_N
      => (std activation)^-1 *: centered activation) activation J1 /\
  vnorm (centered activation) != 0 /\
  dot (centered activation) (centered activation) != 0 /\
  0 <= dot (centered activation) (centered activation) /\
  J1 = (Num.sqrt N%:R / vnorm (centered activation))
      *: (Pi2 (centered activation) *m Pi) :> 'M[R]_N.

(* xiong.lemma3: LayerNorm’s Jacobian has a norm of the order of √N/‖a‖: at
   most a constant times it *)
Definition xiong_lemma3_says (R : rcfType) (N : nat) : Prop :=
  forall (activation w : 'cV[R]_N) (c : R),
  let M : 'M[R]_N := Pi2 (centered activation) *m Pi in
  let z : 'cV[R]_N := M *m w in
  (0 < N)%N ->
  0 < variance activation ->
  mean activation ^+ 2 <= c * variance activation ->
  dot (centered activation) (centered activation) != 0 /\
  dot (M *m z) (M *m z) = dot z z :> R /\
  (N%:R / dot (centered activation) (centered activation))
      * dot activation activation <= (1 + c) * N%:R.

(* lnverify.jacobian-shift: For every c ≥ 0 a shift makes ‖a‖² = (1 + c)‖Πa‖²
   and leaves LayerNorm’s Jacobian as it is *)
Definition lnverify_jacobian_shift_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (c : R),
  (0 < N)%N ->
  0 < variance activation ->
  0 <= c ->
  exists J1 : 'M[R]_N, is_jacobian (fun activation : 'cV[R]_N
      => (std activation)^-1 *: centered activation) activation J1 /\
  vnorm (centered (activation + (Num.sqrt c * std activation - mean activation)
      *: ones)) != 0 /\
  dot (centered (activation + (Num.sqrt c * std activation - mean activation)
      *: ones)) (centered (activation + (Num.sqrt c * std activation
      - mean activation) *: ones)) != 0 /\
  0 <= c /\
  0 <= dot (centered (activation + (Num.sqrt c * std activation
      - mean activation) *: ones)) (centered
      (activation + (Num.sqrt c * std activation - mean activation) *: ones)) /\
  dot (activation + (Num.sqrt c * std activation - mean activation) *: ones)
      (activation + (Num.sqrt c * std activation - mean activation) *: ones)
      = (1 + c) * N%:R * variance (activation
      + (Num.sqrt c * std activation - mean activation) *: ones) :> R /\
  (Num.sqrt N%:R / vnorm (centered (activation
      + (Num.sqrt c * std activation - mean activation) *: ones)))
      *: (Pi2 (centered (activation + (Num.sqrt c * std activation
      - mean activation) *: ones)) *m Pi) = J1 :> 'M[R]_N.

(* lnverify.jacobian-bound: Where μ² ≤ cσ², the norm √N/‖Πa‖ of LayerNorm’s
   Jacobian without ε is at most √(1 + c) times √N/‖a‖ *)
Definition lnverify_jacobian_bound_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (c : R),
  (0 < N)%N ->
  0 < variance activation ->
  mean activation ^+ 2 <= c * variance activation ->
  dot (centered activation) (centered activation) != 0 /\
  dot activation activation / dot (centered activation) (centered activation)
      <= 1 + c.

(* lnverify.relative-condition.layernorm: LayerNorm without ε multiplies
   small relative errors by at most ‖a‖/‖Πa‖ = √(1 + μ²/σ²) *)
Definition lnverify_relative_condition_layernorm_says (R : rcfType) (N : nat) :
    Prop :=
  forall (activation w : 'cV[R]_N),
  let xhat : 'cV[R]_N := (std activation)^-1 *: centered activation in
  (0 < N)%N ->
  0 < variance activation ->
  exists J1 : 'M[R]_N, is_jacobian (fun activation : 'cV[R]_N
      => (std activation)^-1 *: centered activation) activation J1 /\
  dot xhat xhat != 0 /\
  (dot (J1 *m w) (J1 *m w) / dot xhat xhat) * dot activation activation
      = (1 + mean activation ^+ 2 / variance activation)
      * (dot w w - sumv w ^+ 2 / N%:R - dot w xhat ^+ 2 / N%:R) :> R /\
  (dot (J1 *m w) (J1 *m w) / dot xhat xhat) * dot activation activation
      <= (1 + mean activation ^+ 2 / variance activation)
      * (dot w w - sumv w ^+ 2 / N%:R) /\
  (1 + mean activation ^+ 2 / variance activation)
      * (dot w w - sumv w ^+ 2 / N%:R) <= (1 + mean activation ^+ 2
      / variance activation) * dot w w.
