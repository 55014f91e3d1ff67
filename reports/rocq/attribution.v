From mathcomp Require Import all_ssreflect all_algebra.
From LN Require Import LayerNorm Derivative.
Import GRing.Theory Num.Theory.
Local Open Scope ring_scope.

(* lnverify.layer-norm-of-sum: LayerNorm of a sum is the sum of its parts,
   each centred and divided by the size of the whole, and the bias once *)
Definition lnverify_layer_norm_of_sum_says (R : rcfType) (N : nat) : Prop :=
  forall (u v gain bias : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance (u + v) + eps ->
  layer_norm eps gain bias (u + v) = had gain
      ((Num.sqrt (variance (u + v) + eps))^-1 *: centered u
      + (Num.sqrt (variance (u + v) + eps))^-1 *: centered v) + bias
      :> 'cV[R]_N.

(* lnverify.differences: Within one row x̂ is a line: differences of entries
   are those of the activation over √(σ² + ε) *)
Definition lnverify_differences_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (eps : R) (i_ j_ : 'I_N),
  (0 < N)%N ->
  i_ != j_ ->
  0 <= eps ->
  0 < variance activation + eps ->
  dot (basis i_ - basis j_) (normalized eps activation)
      = (1 / Num.sqrt (variance activation + eps))
      * dot (basis i_ - basis j_) activation :> R.

(* lnverify.logit-lens: RMSNorm without a gain keeps the order of logits;
   LayerNorm keeps it where the rows have the same sum *)
Definition lnverify_logit_lens_says (R : rcfType) (N : nat) : Prop :=
  forall (activation w v : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < eps ->
  Num.sqrt (dot activation activation / N%:R + eps) != 0 /\
  Num.sqrt (variance activation + eps) != 0 /\
  0 <= dot activation activation / N%:R + eps /\
  0 <= variance activation + eps /\
  dot (w - v) (rms_norm eps activation) = dot (w - v) activation
      / Num.sqrt (dot activation activation / N%:R + eps) :> R /\
  dot (w - v) (normalized eps activation) =
      (dot (w - v) activation - mean activation * sumv (w - v))
      / Num.sqrt (variance activation + eps) :> R.

(* lnverify.frozen-scale: With the scale held at a constant t LayerNorm is
   affine, and its output less the bias is off by √(σ² + ε)/t *)
Definition lnverify_frozen_scale_says (R : rcfType) (N : nat) : Prop :=
  forall (activation gain : 'cV[R]_N) (eps t : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  0 < t ->
  exists J1 : 'M[R]_N, is_jacobian (fun activation : 'cV[R]_N => t^-1
      *: centered activation) activation J1 /\
  had gain (normalized eps activation) = (t
      / Num.sqrt (variance activation + eps))
      *: (t^-1 *: had gain (centered activation)) :> 'cV[R]_N /\
  J1 = t^-1 *: Pi :> 'M[R]_N.

(* lnverify.tapered: A norm that is mixed with factors, c LayerNorm(a) + (1 −
   c) d ⊙ a, is these factors alone at the end c = 0 *)
Definition lnverify_tapered_says (R : rcfType) (N : nat) : Prop :=
  forall (activation gain bias d : 'cV[R]_N) (eps c : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  c = 0 :> R ->
  exists J1 : 'M[R]_N, is_jacobian (fun activation : 'cV[R]_N => c
      *: layer_norm eps gain bias activation + had ((1 - c) *: d) activation)
      activation J1 /\
  c *: layer_norm eps gain bias activation + had ((1 - c) *: d) activation
      = had d activation :> 'cV[R]_N /\
  J1 = diag d :> 'M[R]_N.

(* lnverify.logit-scale: Scaling the logits by t changes the cross-entropy of
   class i at the rate p·a − aᵢ, with p the softmax of ta *)
Definition lnverify_logit_scale_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (t : R) (i_ : 'I_N) (exp log : R -> R),
  let p : 'cV[R]_N := (sumv (map_mx exp (t *: activation)))^-1
      *: map_mx exp (t *: activation) in
  (0 < N)%N ->
  is_exponential exp ->
  is_logarithm exp log ->
  exists D1 : R, is_derivative (fun t : R =>
      - log (((sumv (map_mx exp (t *: activation)))^-1
      *: map_mx exp (t *: activation)) i_ 0)) t D1 /\
  sumv (map_mx exp (t *: activation)) != 0 /\
  0 < p i_ 0 /\
  D1 = dot p activation - activation i_ 0 :> R.

(* lnverify.orthogonal-parts: ‖u + v‖² is ‖u‖² + ‖v‖² and twice the product:
   the squares add where the parts are orthogonal *)
Definition lnverify_orthogonal_parts_says (R : rcfType) (N : nat) : Prop :=
  forall (u v : 'cV[R]_N),
  (0 < N)%N ->
  dot (u + v) (u + v) = dot u u + dot v v + 2%:R * dot u v :> R.

(* lnverify.span-with-bias: All outputs of LayerNorm have the same product
   with α, that of the bias: where it is 0 they span less than all *)
Definition lnverify_span_with_bias_says (R : rcfType) (N : nat) : Prop :=
  forall (activation gain bias : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  (forall i, gain i 0 != 0) ->
  dot (alpha gain) (layer_norm eps gain bias activation) = dot (alpha gain) bias
      :> R.

(* lnverify.part-behind-norm: Behind RMSNorm of u + v, with orthogonal parts,
   u is divided by √((‖u‖² + ‖v‖²)/N + ε), and keeps its direction *)
Definition lnverify_part_behind_norm_says (R : rcfType) (N : nat) : Prop :=
  forall (u v : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  dot u v = 0 :> R ->
  0 < eps ->
  Num.sqrt (dot (u + v) (u + v) / N%:R + eps) != 0 /\
  Num.sqrt ((dot u u + dot v v) / N%:R + eps) != 0 /\
  0 <= dot (u + v) (u + v) / N%:R + eps /\
  0 <= (dot u u + dot v v) / N%:R + eps /\
  rms_norm eps (u + v) = (Num.sqrt ((dot u u + dot v v) / N%:R + eps))^-1 *: u
      + (Num.sqrt ((dot u u + dot v v) / N%:R + eps))^-1 *: v :> 'cV[R]_N /\
  dot u (rms_norm eps (u + v)) = dot u u / Num.sqrt
      ((dot u u + dot v v) / N%:R + eps) :> R.

(* lnverify.zero-entry: LayerNorm maps an entry 0 to −μ/√(σ² + ε), RMSNorm to
   0: so LayerNorm acts on no entry by an odd function of it *)
Definition lnverify_zero_entry_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (eps : R) (i_ : 'I_N),
  (0 < N)%N ->
  0 <= eps ->
  0 < eps ->
  Num.sqrt (variance (activation - activation i_ 0 *: basis i_) + eps) != 0 /\
  Num.sqrt (dot (activation - activation i_ 0 *: basis i_)
      (activation - activation i_ 0 *: basis i_) / N%:R + eps) != 0 /\
  0 <= variance (activation - activation i_ 0 *: basis i_) + eps /\
  0 <= dot (activation - activation i_ 0 *: basis i_)
      (activation - activation i_ 0 *: basis i_) / N%:R + eps /\
  (normalized eps (activation - activation i_ 0 *: basis i_)) i_ 0 =
      - mean (activation - activation i_ 0 *: basis i_)
      / Num.sqrt (variance (activation - activation i_ 0 *: basis i_) + eps)
      :> R /\
  (rms_norm eps (activation - activation i_ 0 *: basis i_)) i_ 0 = 0 :> R.

(* lnverify.query-key.gains: With gains whose products are all c, query and
   key behind RMSNorm have the product cN − c‖y − z‖²/2 *)
Definition lnverify_query_key_gains_says (R : rcfType) (N : nat) : Prop :=
  forall (activation k_ gain : 'cV[R]_N) (c : R),
  let y : 'cV[R]_N := (Num.sqrt (dot activation activation / N%:R))^-1
      *: activation in
  let z : 'cV[R]_N := (Num.sqrt (dot k_ k_ / N%:R))^-1 *: k_ in
  (0 < N)%N ->
  0 < dot activation activation ->
  0 < dot k_ k_ ->
  (forall i, gain i 0 != 0) ->
  Num.sqrt (dot activation activation / N%:R) != 0 /\
  Num.sqrt (dot k_ k_ / N%:R) != 0 /\
  0 <= dot activation activation / N%:R /\
  0 <= dot k_ k_ / N%:R /\
  dot (had gain y) (had (had (c *: ones) (vinv gain)) z) = c * N%:R
      - (c * dot (y - z) (y - z)) / 2%:R :> R.
