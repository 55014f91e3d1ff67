From mathcomp Require Import all_ssreflect all_algebra.
From LN Require Import LayerNorm Derivative.
Import GRing.Theory Num.Theory.
Local Open Scope ring_scope.

(* lnverify.weight-norm.gradient: With the weight cv/‖v‖ the gradient at v
   has no part along v, and that at c is this part alone *)
Definition lnverify_weight_norm_gradient_says (R : rcfType) (N : nat) : Prop :=
  forall (v upstream : 'cV[R]_N) (c : R),
  (0 < N)%N ->
  0 < dot v v ->
  exists G1 : 'cV[R]_N, is_gradient (fun v : 'cV[R]_N
      => dot upstream ((vnorm v)^-1 *: (c *: v))) v G1 /\
  exists D2 : R, is_derivative (fun c : R => dot upstream
      ((vnorm v)^-1 *: (c *: v))) c D2 /\
  G1 = (c / vnorm v) *: (upstream - (dot upstream v / dot v v) *: v) :> 'cV[R]_N
      /\
  D2 = dot upstream v / vnorm v :> R /\
  dot G1 v = 0 :> R.

(* lnverify.weight-growth: A step of gradient descent at a loss without scale
   adds h²‖r‖² to the squared length of the weights *)
Definition lnverify_weight_growth_says (R : rcfType) (N : nat) : Prop :=
  forall (v r : 'cV[R]_N) (h : R),
  (0 < N)%N ->
  dot v r = 0 :> R ->
  dot (v - h *: r) (v - h *: r) = dot v v + h ^+ 2 * dot r r :> R /\
  dot v v <= dot (v - h *: r) (v - h *: r).

(* lnverify.weight-decay: With weight decay l at the rate h a step multiplies
   ‖v‖² by (1 − hl)² and adds h²‖r‖², with the gradient r *)
Definition lnverify_weight_decay_says (R : rcfType) (N : nat) : Prop :=
  forall (v r : 'cV[R]_N) (h l : R),
  (0 < N)%N ->
  dot v r = 0 :> R ->
  dot ((1 - h * l) *: v - h *: r) ((1 - h * l) *: v - h *: r) = (1 - h * l) ^+ 2
      * dot v v + h ^+ 2 * dot r r :> R /\
  dot v ((1 - h * l) *: v - h *: r) = (1 - h * l) * dot v v :> R.

(* lnverify.weight-decay.equilibrium: A step with weight decay changes ‖v‖²
   by h times the difference of h‖r‖² and l(2 − hl)‖v‖² *)
Definition lnverify_weight_decay_equilibrium_says (R : rcfType) (N : nat) : Prop
    :=
  forall (v r : 'cV[R]_N) (h l : R),
  (0 < N)%N ->
  dot v r = 0 :> R ->
  dot ((1 - h * l) *: v - h *: r) ((1 - h * l) *: v - h *: r) - dot v v = h
      * (h * dot r r - l * (2%:R - h * l) * dot v v) :> R.

(* lnverify.weight-standardization: The gradient through a standardization is
   that at its output without two parts, divided by √(σ² + ε) *)
Definition lnverify_weight_standardization_says (R : rcfType) (N : nat) : Prop
    :=
  forall (activation upstream : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  exists G1 : 'cV[R]_N, is_gradient (fun activation : 'cV[R]_N
      => dot upstream (normalized eps activation)) activation G1 /\
  G1 = (Num.sqrt (variance activation + eps))^-1
      *: (centered upstream - (dot upstream (normalized eps activation) / N%:R)
      *: normalized eps activation) :> 'cV[R]_N /\
  dot G1 G1 = (1 / (variance activation + eps))
      * (dot upstream upstream - sumv upstream ^+ 2 / N%:R
      - (dot upstream (normalized eps activation) ^+ 2 / N%:R)
      * (1 + eps / (variance activation + eps))) :> R.

(* lnverify.scale-gradient: The gradient at LayerNorm’s input is orthogonal
   to the input up to a share ε/(σ² + ε) *)
Definition lnverify_scale_gradient_says (R : rcfType) (N : nat) : Prop :=
  forall (activation upstream : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  exists G1 : 'cV[R]_N, is_gradient (fun activation : 'cV[R]_N
      => dot upstream (normalized eps activation)) activation G1 /\
  dot activation G1 = (eps / (variance activation + eps))
      * dot upstream (normalized eps activation) :> R.

(* lnverify.scale-gradient.rmsnorm: The gradient at RMSNorm’s input is
   orthogonal to the input up to a share ε/(m + ε) *)
Definition lnverify_scale_gradient_rmsnorm_says (R : rcfType) (N : nat) : Prop
    :=
  forall (activation upstream : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < dot activation activation / N%:R + eps ->
  exists G1 : 'cV[R]_N, is_gradient (fun activation : 'cV[R]_N
      => dot upstream (rms_norm eps activation)) activation G1 /\
  dot activation G1 = (eps / (dot activation activation / N%:R + eps))
      * dot upstream (rms_norm eps activation) :> R.
