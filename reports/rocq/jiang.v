From mathcomp Require Import all_ssreflect all_algebra.
From LN Require Import LayerNorm Derivative.
Import GRing.Theory Num.Theory.
Local Open Scope ring_scope.

(* jiang.formula: LayerNorm divides by √(‖a‖²/N − μ² + ε) *)
Definition jiang_formula_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  Num.sqrt (dot activation activation / N%:R - mean activation ^+ 2 + eps) != 0
      /\
  0 <= dot activation activation / N%:R - mean activation ^+ 2 + eps /\
  (Num.sqrt (dot activation activation / N%:R - mean activation ^+ 2 + eps))^-1
      *: centered activation = normalized eps activation :> 'cV[R]_N.

(* jiang.zero-mean: Of a vector of mean 0 LayerNorm and RMSNorm are the same *)
Definition jiang_zero_mean_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  mean activation = 0 :> R ->
  0 < eps ->
  Num.sqrt (variance activation + eps) != 0 /\
  Num.sqrt (dot activation activation / N%:R + eps) != 0 /\
  0 <= variance activation + eps /\
  0 <= dot activation activation / N%:R + eps /\
  normalized eps activation = rms_norm eps activation :> 'cV[R]_N.

(* jiang.shift: LayerNorm does not notice a shift of all entries by k,
   whatever k is *)
Definition jiang_shift_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (eps k_ : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  Num.sqrt (variance (activation + k_ *: ones) + eps) != 0 /\
  0 <= variance (activation + k_ *: ones) + eps /\
  normalized eps (activation + k_ *: ones) = normalized eps activation
      :> 'cV[R]_N.

(* jiang.recentre-sum: Recentring a sum of embeddings is recentring each of
   them *)
Definition jiang_recentre_sum_says (R : rcfType) (N : nat) : Prop :=
  forall (u v : 'cV[R]_N),
  (0 < N)%N ->
  centered (u + v) = centered u + centered v :> 'cV[R]_N.

(* jiang.lemma31: The output of a linear layer is that of the layer with
   centred columns and bias, and its mean *)
Definition jiang_lemma31_says (R : rcfType) (N : nat) : Prop :=
  forall (w v bias : 'cV[R]_N) (t x : R),
  let z : 'cV[R]_N := t *: centered w + x *: centered v + centered bias in
  (0 < N)%N ->
  t *: w + x *: v + bias = z + mean (t *: w + x *: v + bias) *: ones :> 'cV[R]_N
      /\
  mean z = 0 :> R.

(* jiang.crmsnorm: CRMSNorm of a vector of mean 0 without its last entry is
   RMSNorm of the whole, without that entry *)
Definition jiang_crmsnorm_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (eps : R) (i_ : 'I_N),
  (0 < N)%N ->
  0 <= eps ->
  mean activation = 0 :> R ->
  0 < eps ->
  Num.sqrt ((dot (activation - activation i_ 0 *: basis i_)
      (activation - activation i_ 0 *: basis i_)
      + sumv (activation - activation i_ 0 *: basis i_) ^+ 2) / N%:R + eps) != 0
      /\
  Num.sqrt (dot activation activation / N%:R + eps) != 0 /\
  0 <= (dot (activation - activation i_ 0 *: basis i_)
      (activation - activation i_ 0 *: basis i_)
      + sumv (activation - activation i_ 0 *: basis i_) ^+ 2) / N%:R + eps /\
  0 <= dot activation activation / N%:R + eps /\
  (Num.sqrt ((dot (activation - activation i_ 0 *: basis i_)
      (activation - activation i_ 0 *: basis i_)
      + sumv (activation - activation i_ 0 *: basis i_) ^+ 2) / N%:R + eps))^-1
      *: (activation - activation i_ 0 *: basis i_) = rms_norm eps activation
      - (rms_norm eps activation) i_ 0 *: basis i_ :> 'cV[R]_N.

(* jiang.compressed-rows: Behind a vector of mean 0 each row of weights may
   be lowered by its last entry, which is 0 then *)
Definition jiang_compressed_rows_says (R : rcfType) (N : nat) : Prop :=
  forall (activation r : 'cV[R]_N) (i_ : 'I_N),
  (0 < N)%N ->
  mean activation = 0 :> R ->
  dot r activation = dot (r - r i_ 0 *: ones) activation :> R /\
  (r - r i_ 0 *: ones) i_ 0 = 0 :> R.

(* jiang.training: A step of gradient descent at the column w, of which the
   layer uses Πw, takes Πw one step along Πu *)
Definition jiang_training_says (R : rcfType) (N : nat) : Prop :=
  forall (w upstream : 'cV[R]_N) (h : R),
  (0 < N)%N ->
  exists G1 : 'cV[R]_N, is_gradient (fun w : 'cV[R]_N
      => dot upstream (centered w)) w G1 /\
  G1 = centered upstream :> 'cV[R]_N /\
  centered (w - h *: G1) = centered w - h *: centered upstream :> 'cV[R]_N.
