From mathcomp Require Import all_ssreflect all_algebra ring.
From LN Require Import LayerNorm Derivative Trace Witness.
Import Order.TTheory GRing.Theory Num.Theory.
Local Open Scope ring_scope.

(* not riechers.eq5
   After sub-steps (i) and (ii): both cases of Eq. (5), and its denominator is at least 1
   P. M. Riechers, “Geometry and Dynamics of LayerNorm”, arXiv:2405.04134, the text dated May 15, 2024; Sec. II, Eq.
   (5) *)
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition riechers_eq5_says : Prop :=
  forall (activation : 'cV[R]_N) (c eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation ->
  N%:R != 0 :> R /\
  Num.sqrt (variance activation + eps) != 0 /\
  dot activation (Pi *m activation) != 0 /\
  Num.sqrt (1 + (N%:R * eps) / dot activation (Pi *m activation)) != 0 /\
  vnorm (Pi *m activation) != 0 /\
  Num.sqrt (variance (c *: ones) + eps) != 0 /\
  0 <= variance activation + eps /\
  0 <= 1 + (N%:R * eps) / dot activation (Pi *m activation) /\
  0 <= N%:R :> R /\
  0 <= dot (Pi *m activation) (Pi *m activation) /\
  0 <= variance (c *: ones) + eps /\
  normalized eps activation = (Num.sqrt (1 + (N%:R * eps) / dot activation (Pi *m activation)))^-1 *: (Num.sqrt N%:R *: ((vnorm (Pi *m activation))^-1 *: (Pi *m activation))) :> 'cV[R]_N /\
  normalized eps (c *: ones) = 0 :> 'cV[R]_N.
End Statement.
Theorem riechers_eq5_fails (R : rcfType) : ~ (forall N : nat, riechers_eq5_says R N).
Proof.
move=> claim.
pose letter_activation : 'cV[R]_2 := vec 2 [:: (1 : R); (0 : R)].
pose letter_c : R := (1 : R).
pose letter_eps : R := (0 : R).
have := claim 2%N letter_activation letter_c letter_eps.
rewrite /riechers_eq5_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : letter_c = (1 : R) by [].
pose t_2 : 'cV[R]_2 := ones.
have e_2 : t_2 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_2 w_ones; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_3 : 'cV[R]_2 := letter_c *: t_2.
have e_3 : t_3 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_3 e_1 e_2 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_4 : R := sumv t_3.
have e_4 : t_4 = (2%:R : R) by rewrite /t_4 e_3 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_5 : R := 2%:R.
have e_5 : t_5 = (2%:R : R) by rewrite /t_5; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_6 : R := t_4 / t_5.
have e_6 : t_6 = (1 : R) by rewrite /t_6 e_4 e_5 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_7 : 'cV[R]_2 := t_6 *: t_2.
have e_7 : t_7 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_7 e_6 e_2 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_8 : 'cV[R]_2 := t_3 - t_7.
have e_8 : t_8 = vec 2 [:: (0 : R); (0 : R)] by rewrite /t_8 e_3 e_7 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_9 : R := dot t_8 t_8.
have e_9 : t_9 = (0 : R) by rewrite /t_9 e_8 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_10 : R := t_9 / t_5.
have e_10 : t_10 = (0 : R) by rewrite /t_10 e_9 e_5 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_11 : letter_eps = (0 : R) by [].
pose t_12 : R := t_10 + letter_eps.
have e_12 : t_12 = (0 : R) by rewrite /t_12 e_10 e_11 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_13 : R := Num.sqrt t_12.
have e_13 : t_13 = (0 : R) by rewrite /t_13 e_12; apply: sqrt_is; [exact: lexx | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
have h_14 : 0 <= letter_eps by rewrite e_11; exact: lexx.
have e_15 : letter_activation = vec 2 [:: (1 : R); (0 : R)] by [].
pose t_16 : R := sumv letter_activation.
have e_16 : t_16 = (1 : R) by rewrite /t_16 e_15 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_17 : R := t_16 / t_5.
have e_17 : t_17 = (1 / 2%:R : R) by rewrite /t_17 e_16 e_5 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_18 : 'cV[R]_2 := t_17 *: t_2.
have e_18 : t_18 = vec 2 [:: (1 / 2%:R : R); (1 / 2%:R : R)] by rewrite /t_18 e_17 e_2 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_19 : 'cV[R]_2 := letter_activation - t_18.
have e_19 : t_19 = vec 2 [:: (1 / 2%:R : R); (- 1 / 2%:R : R)] by rewrite /t_19 e_15 e_18 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_20 : R := dot t_19 t_19.
have e_20 : t_20 = (1 / 2%:R : R) by rewrite /t_20 e_19 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_21 : R := t_20 / t_5.
have e_21 : t_21 = (1 / 4%:R : R) by rewrite /t_21 e_20 e_5 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have h_22 : 0 < t_21 by rewrite e_21; sgn.
move=> /(_ erefl).
move=> /(_ h_14).
move=> /(_ h_22).
case=> _.
case=> _.
case=> _.
case=> _.
case=> _.
case=> + _.
apply: (num_zero e_13).
Qed.

(* not riechers.ball.open
   After sub-step (ii) all points lie in the open N-ball of radius √N
   P. M. Riechers, “Geometry and Dynamics of LayerNorm”, arXiv:2405.04134, the text dated May 15, 2024; Sec. II,
   below Eq. (5) *)
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition riechers_ball_open_says : Prop :=
  forall (activation : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  N%:R != 0 :> R /\
  Num.sqrt (variance activation + eps) != 0 /\
  0 <= variance activation + eps /\
  0 < N%:R - dot (normalized eps activation) (normalized eps activation).
End Statement.
Theorem riechers_ball_open_fails (R : rcfType) : ~ (forall N : nat, riechers_ball_open_says R N).
Proof.
move=> claim.
pose letter_activation : 'cV[R]_2 := vec 2 [:: (1 : R); (- 1 : R)].
pose letter_eps : R := (0 : R).
have := claim 2%N letter_activation letter_eps.
rewrite /riechers_ball_open_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
pose t_1 : R := 2%:R.
have e_1 : t_1 = (2%:R : R) by rewrite /t_1; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_2 : letter_activation = vec 2 [:: (1 : R); (- 1 : R)] by [].
pose t_3 : R := sumv letter_activation.
have e_3 : t_3 = (0 : R) by rewrite /t_3 e_2 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_4 : R := t_3 / t_1.
have e_4 : t_4 = (0 : R) by rewrite /t_4 e_3 e_1 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_5 : 'cV[R]_2 := ones.
have e_5 : t_5 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_5 w_ones; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_6 : 'cV[R]_2 := t_4 *: t_5.
have e_6 : t_6 = vec 2 [:: (0 : R); (0 : R)] by rewrite /t_6 e_4 e_5 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_7 : 'cV[R]_2 := letter_activation - t_6.
have e_7 : t_7 = vec 2 [:: (1 : R); (- 1 : R)] by rewrite /t_7 e_2 e_6 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_8 : R := dot t_7 t_7.
have e_8 : t_8 = (2%:R : R) by rewrite /t_8 e_7 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_9 : R := t_8 / t_1.
have e_9 : t_9 = (1 : R) by rewrite /t_9 e_8 e_1 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_10 : letter_eps = (0 : R) by [].
pose t_11 : R := t_9 + letter_eps.
have e_11 : t_11 = (1 : R) by rewrite /t_11 e_9 e_10 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_12 : R := Num.sqrt t_11.
have e_12 : t_12 = (1 : R) by rewrite /t_12 e_11; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
pose t_13 : R := t_12^-1.
have e_13 : t_13 = (1 : R) by rewrite /t_13 e_12 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_14 : 'cV[R]_2 := t_13 *: t_7.
have e_14 : t_14 = vec 2 [:: (1 : R); (- 1 : R)] by rewrite /t_14 e_13 e_7 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_15 : R := dot t_14 t_14.
have e_15 : t_15 = (2%:R : R) by rewrite /t_15 e_14 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_16 : R := t_1 - t_15.
have e_16 : t_16 = (0 : R) by rewrite /t_16 e_1 e_15 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have h_17 : 0 <= letter_eps by rewrite e_10; exact: lexx.
move=> /(_ erefl).
move=> /(_ h_17).
case=> _.
case=> _.
case=> _.
apply: (not_pos e_16); apply: (nneg_is (c := (0 : R))); [rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring] | exact: lexx].
Qed.

(* not riechers.image-in-ellipsoid.interior
   The image without bias lies in the interior of the hyperellipsoid
   P. M. Riechers, “Geometry and Dynamics of LayerNorm”, arXiv:2405.04134, the text dated May 15, 2024; Abstract;
   Sec. II, below Eq. (5) *)
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition riechers_image_in_ellipsoid_interior_says : Prop :=
  forall (gain activation bias : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  N%:R != 0 :> R /\
  Num.sqrt (variance activation + eps) != 0 /\
  0 <= variance activation + eps /\
  layer_norm eps gain bias activation - bias = diag gain *m normalized eps activation :> 'cV[R]_N /\
  0 < N%:R - dot (normalized eps activation) (normalized eps activation).
End Statement.
Theorem riechers_image_in_ellipsoid_interior_fails (R : rcfType) : ~ (forall N : nat, riechers_image_in_ellipsoid_interior_says R N).
Proof.
move=> claim.
pose letter_gain : 'cV[R]_2 := vec 2 [:: (1 : R); (1 : R)].
pose letter_activation : 'cV[R]_2 := vec 2 [:: (1 : R); (- 1 : R)].
pose letter_bias : 'cV[R]_2 := vec 2 [:: (0 : R); (0 : R)].
pose letter_eps : R := (0 : R).
have := claim 2%N letter_gain letter_activation letter_bias letter_eps.
rewrite /riechers_image_in_ellipsoid_interior_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
pose t_1 : R := 2%:R.
have e_1 : t_1 = (2%:R : R) by rewrite /t_1; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_2 : letter_activation = vec 2 [:: (1 : R); (- 1 : R)] by [].
pose t_3 : R := sumv letter_activation.
have e_3 : t_3 = (0 : R) by rewrite /t_3 e_2 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_4 : R := t_3 / t_1.
have e_4 : t_4 = (0 : R) by rewrite /t_4 e_3 e_1 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_5 : 'cV[R]_2 := ones.
have e_5 : t_5 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_5 w_ones; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_6 : 'cV[R]_2 := t_4 *: t_5.
have e_6 : t_6 = vec 2 [:: (0 : R); (0 : R)] by rewrite /t_6 e_4 e_5 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_7 : 'cV[R]_2 := letter_activation - t_6.
have e_7 : t_7 = vec 2 [:: (1 : R); (- 1 : R)] by rewrite /t_7 e_2 e_6 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_8 : R := dot t_7 t_7.
have e_8 : t_8 = (2%:R : R) by rewrite /t_8 e_7 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_9 : R := t_8 / t_1.
have e_9 : t_9 = (1 : R) by rewrite /t_9 e_8 e_1 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_10 : letter_eps = (0 : R) by [].
pose t_11 : R := t_9 + letter_eps.
have e_11 : t_11 = (1 : R) by rewrite /t_11 e_9 e_10 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_12 : R := Num.sqrt t_11.
have e_12 : t_12 = (1 : R) by rewrite /t_12 e_11; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
pose t_13 : R := t_12^-1.
have e_13 : t_13 = (1 : R) by rewrite /t_13 e_12 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_14 : 'cV[R]_2 := t_13 *: t_7.
have e_14 : t_14 = vec 2 [:: (1 : R); (- 1 : R)] by rewrite /t_14 e_13 e_7 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_15 : R := dot t_14 t_14.
have e_15 : t_15 = (2%:R : R) by rewrite /t_15 e_14 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_16 : R := t_1 - t_15.
have e_16 : t_16 = (0 : R) by rewrite /t_16 e_1 e_15 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have h_17 : 0 <= letter_eps by rewrite e_10; exact: lexx.
move=> /(_ erefl).
move=> /(_ h_17).
case=> _.
case=> _.
case=> _.
case=> _.
apply: (not_pos e_16); apply: (nneg_is (c := (0 : R))); [rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring] | exact: lexx].
Qed.

(* not riechers.surface.hyperellipsoid
   A point of norm √N after sub-step (ii) ends on the surface of the (N − 1)-hyperellipsoid
   P. M. Riechers, “Geometry and Dynamics of LayerNorm”, arXiv:2405.04134, the text dated May 15, 2024; Sec. II, end;
   Fig. 2 *)
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition riechers_surface_hyperellipsoid_says : Prop :=
  forall (activation gain bias : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  N%:R != 0 :> R /\
  Num.sqrt (variance activation + eps) != 0 /\
  (forall i, gain i 0 != 0) /\
  dot (alpha gain) (alpha gain) != 0 /\
  0 <= variance activation + eps /\
  dot (layer_norm eps gain bias activation - bias) (Pi2 (alpha gain) *m diag (vpow (vinv gain) 2) *m Pi2 (alpha gain) *m (layer_norm eps gain bias activation - bias)) = dot (normalized eps activation) (normalized eps activation) :> R.
End Statement.
Theorem riechers_surface_hyperellipsoid_fails (R : rcfType) : ~ (forall N : nat, riechers_surface_hyperellipsoid_says R N).
Proof.
move=> claim.
pose letter_activation : 'cV[R]_3 := vec 3 [:: (0 : R); (1 : R); (- 1 : R)].
pose letter_gain : 'cV[R]_3 := vec 3 [:: (1 : R); (0 : R); (0 : R)].
pose letter_bias : 'cV[R]_3 := vec 3 [:: (0 : R); (0 : R); (0 : R)].
pose letter_eps : R := (0 : R).
have := claim 3%N letter_activation letter_gain letter_bias letter_eps.
rewrite /riechers_surface_hyperellipsoid_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : letter_gain = vec 3 [:: (1 : R); (0 : R); (0 : R)] by [].
have e_2 : letter_eps = (0 : R) by [].
have h_3 : 0 <= letter_eps by rewrite e_2; exact: lexx.
have e_4 : letter_activation = vec 3 [:: (0 : R); (1 : R); (- 1 : R)] by [].
pose t_5 : R := sumv letter_activation.
have e_5 : t_5 = (0 : R) by rewrite /t_5 e_4 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_6 : R := 3%:R.
have e_6 : t_6 = (3%:R : R) by rewrite /t_6; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_7 : R := t_5 / t_6.
have e_7 : t_7 = (0 : R) by rewrite /t_7 e_5 e_6 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_8 : 'cV[R]_3 := ones.
have e_8 : t_8 = vec 3 [:: (1 : R); (1 : R); (1 : R)] by rewrite /t_8 w_ones; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_9 : 'cV[R]_3 := t_7 *: t_8.
have e_9 : t_9 = vec 3 [:: (0 : R); (0 : R); (0 : R)] by rewrite /t_9 e_7 e_8 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_10 : 'cV[R]_3 := letter_activation - t_9.
have e_10 : t_10 = vec 3 [:: (0 : R); (1 : R); (- 1 : R)] by rewrite /t_10 e_4 e_9 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_11 : R := dot t_10 t_10.
have e_11 : t_11 = (2%:R : R) by rewrite /t_11 e_10 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_12 : R := t_11 / t_6.
have e_12 : t_12 = (2%:R / 3%:R : R) by rewrite /t_12 e_11 e_6 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_13 : R := t_12 + letter_eps.
have e_13 : t_13 = (2%:R / 3%:R : R) by rewrite /t_13 e_12 e_2 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have h_14 : 0 < t_13 by rewrite e_13; sgn.
move=> /(_ erefl).
move=> /(_ h_3).
move=> /(_ h_14).
case=> _.
case=> _.
case=> + _.
apply: (vec_zero (k := 1) _ e_1); rewrite //=.
Qed.

(* not riechers.principal-axes.zero-gain
   With zero gains the principal axes of the image are the eigenvectors of (G^D)², with semi-axes √(N/λ)
   P. M. Riechers, “Geometry and Dynamics of LayerNorm”, arXiv:2405.04134, the text dated May 15, 2024; Sec. II.2,
   third paragraph *)
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition riechers_principal_axes_zero_gain_says : Prop :=
  forall (gain : 'cV[R]_N),
  (0 < N)%N ->
  0 < sumv (zero_entries gain) ->
  N%:R != 0 :> R /\
  N%:R *: (image_matrix gain *m squared_drazin gain) = N%:R *: diag (nonzero_entries gain) :> 'M[R]_N.
End Statement.
Theorem riechers_principal_axes_zero_gain_fails (R : rcfType) : ~ (forall N : nat, riechers_principal_axes_zero_gain_says R N).
Proof.
move=> claim.
pose letter_gain : 'cV[R]_3 := vec 3 [:: (1 : R); (1 : R); (0 : R)].
have := claim 3%N letter_gain.
rewrite /riechers_principal_axes_zero_gain_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
pose t_1 : R := 3%:R.
have e_1 : t_1 = (3%:R : R) by rewrite /t_1; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_2 : letter_gain = vec 3 [:: (1 : R); (1 : R); (0 : R)] by [].
pose t_3 : 'M[R]_3 := diag letter_gain.
have e_3 : t_3 = mat 3 [:: [:: (1 : R); (0 : R); (0 : R)]; [:: (0 : R); (1 : R); (0 : R)]; [:: (0 : R); (0 : R); (0 : R)]] by rewrite /t_3 e_2 w_diag; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_4 : 'M[R]_3 := 1%:M.
have e_4 : t_4 = mat 3 [:: [:: (1 : R); (0 : R); (0 : R)]; [:: (0 : R); (1 : R); (0 : R)]; [:: (0 : R); (0 : R); (1 : R)]] by rewrite /t_4 w_identity; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_5 : R := t_1^-1.
have e_5 : t_5 = (1 / 3%:R : R) by rewrite /t_5 e_1 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_6 : 'cV[R]_3 := ones.
have e_6 : t_6 = vec 3 [:: (1 : R); (1 : R); (1 : R)] by rewrite /t_6 w_ones; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_7 : 'M[R]_3 := outer t_6 t_6.
have e_7 : t_7 = mat 3 [:: [:: (1 : R); (1 : R); (1 : R)]; [:: (1 : R); (1 : R); (1 : R)]; [:: (1 : R); (1 : R); (1 : R)]] by rewrite /t_7 e_6 w_outer; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_8 : 'M[R]_3 := t_5 *: t_7.
have e_8 : t_8 = mat 3 [:: [:: (1 / 3%:R : R); (1 / 3%:R : R); (1 / 3%:R : R)]; [:: (1 / 3%:R : R); (1 / 3%:R : R); (1 / 3%:R : R)]; [:: (1 / 3%:R : R); (1 / 3%:R : R); (1 / 3%:R : R)]] by rewrite /t_8 e_5 e_7 w_mscale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_9 : 'M[R]_3 := t_4 - t_8.
have e_9 : t_9 = mat 3 [:: [:: (2%:R / 3%:R : R); (- 1 / 3%:R : R); (- 1 / 3%:R : R)]; [:: (- 1 / 3%:R : R); (2%:R / 3%:R : R); (- 1 / 3%:R : R)]; [:: (- 1 / 3%:R : R); (- 1 / 3%:R : R); (2%:R / 3%:R : R)]] by rewrite /t_9 e_4 e_8 w_msub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_10 : 'M[R]_3 := t_3 *m t_9.
have e_10 : t_10 = mat 3 [:: [:: (2%:R / 3%:R : R); (- 1 / 3%:R : R); (- 1 / 3%:R : R)]; [:: (- 1 / 3%:R : R); (2%:R / 3%:R : R); (- 1 / 3%:R : R)]; [:: (0 : R); (0 : R); (0 : R)]] by rewrite /t_10 e_3 e_9 w_compose; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_11 : 'M[R]_3 := t_10 *m t_3.
have e_11 : t_11 = mat 3 [:: [:: (2%:R / 3%:R : R); (- 1 / 3%:R : R); (0 : R)]; [:: (- 1 / 3%:R : R); (2%:R / 3%:R : R); (0 : R)]; [:: (0 : R); (0 : R); (0 : R)]] by rewrite /t_11 e_10 e_3 w_compose; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_12 : 'cV[R]_3 := drazin letter_gain.
have e_12 : t_12 = vec 3 [:: (1 : R); (1 : R); (0 : R)] by rewrite /t_12 e_2 w_drazin; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_13 : 'M[R]_3 := diag t_12.
have e_13 : t_13 = mat 3 [:: [:: (1 : R); (0 : R); (0 : R)]; [:: (0 : R); (1 : R); (0 : R)]; [:: (0 : R); (0 : R); (0 : R)]] by rewrite /t_13 e_12 w_diag; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_14 : 'M[R]_3 := t_13 *m t_13.
have e_14 : t_14 = mat 3 [:: [:: (1 : R); (0 : R); (0 : R)]; [:: (0 : R); (1 : R); (0 : R)]; [:: (0 : R); (0 : R); (0 : R)]] by rewrite /t_14 e_13 w_compose; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_15 : 'M[R]_3 := t_11 *m t_14.
have e_15 : t_15 = mat 3 [:: [:: (2%:R / 3%:R : R); (- 1 / 3%:R : R); (0 : R)]; [:: (- 1 / 3%:R : R); (2%:R / 3%:R : R); (0 : R)]; [:: (0 : R); (0 : R); (0 : R)]] by rewrite /t_15 e_11 e_14 w_compose; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_16 : 'M[R]_3 := t_1 *: t_15.
have e_16 : t_16 = mat 3 [:: [:: (2%:R : R); (- 1 : R); (0 : R)]; [:: (- 1 : R); (2%:R : R); (0 : R)]; [:: (0 : R); (0 : R); (0 : R)]] by rewrite /t_16 e_1 e_15 w_mscale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_17 : 'cV[R]_3 := had letter_gain t_12.
have e_17 : t_17 = vec 3 [:: (1 : R); (1 : R); (0 : R)] by rewrite /t_17 e_2 e_12 w_had; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_18 : 'M[R]_3 := diag t_17.
have e_18 : t_18 = mat 3 [:: [:: (1 : R); (0 : R); (0 : R)]; [:: (0 : R); (1 : R); (0 : R)]; [:: (0 : R); (0 : R); (0 : R)]] by rewrite /t_18 e_17 w_diag; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_19 : 'M[R]_3 := t_1 *: t_18.
have e_19 : t_19 = mat 3 [:: [:: (3%:R : R); (0 : R); (0 : R)]; [:: (0 : R); (3%:R : R); (0 : R)]; [:: (0 : R); (0 : R); (0 : R)]] by rewrite /t_19 e_1 e_18 w_mscale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_20 : 'cV[R]_3 := t_6 - t_17.
have e_20 : t_20 = vec 3 [:: (0 : R); (0 : R); (1 : R)] by rewrite /t_20 e_6 e_17 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_21 : R := sumv t_20.
have e_21 : t_21 = (1 : R) by rewrite /t_21 e_20 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have h_22 : 0 < t_21 by rewrite e_21; sgn.
move=> /(_ erefl).
move=> /(_ h_22).
case=> _.
apply: (mat_differ (k := 0) (l := 0) (c := (- 1 : R)) _ _ e_16 e_19); [by [] | by [] | rewrite /=; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring] | apply: (one_over (r := (- 1 : R))); rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
Qed.

(* not riechers.stretched-ball
   diag(g) maps the ball to an N-dimensional hyperellipsoid whose principal axes are the neural basis
   P. M. Riechers, “Geometry and Dynamics of LayerNorm”, arXiv:2405.04134, the text dated May 15, 2024; Sec. II,
   below Eq. (5); Sec. II.2, first sentence *)
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition riechers_stretched_ball_says : Prop :=
  forall (z gain : 'cV[R]_N),
  (0 < N)%N ->
  (forall i, gain i 0 != 0) /\
  sumv (vpow (had (diag gain *m z) (vinv gain)) 2) = dot z z :> R /\
  diag gain *m (diag gain)^T = diag (vpow gain 2) :> 'M[R]_N.
End Statement.
Theorem riechers_stretched_ball_fails (R : rcfType) : ~ (forall N : nat, riechers_stretched_ball_says R N).
Proof.
move=> claim.
pose letter_z : 'cV[R]_3 := vec 3 [:: (1 : R); (1 : R); (0 : R)].
pose letter_gain : 'cV[R]_3 := vec 3 [:: (1 : R); (1 : R); (0 : R)].
have := claim 3%N letter_z letter_gain.
rewrite /riechers_stretched_ball_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : letter_gain = vec 3 [:: (1 : R); (1 : R); (0 : R)] by [].
move=> /(_ erefl).
case=> + _.
apply: (vec_zero (k := 2) _ e_1); rewrite //=.
Qed.

(* not riechers.tilt
   diag(g) tilts the hyperplane: it leaves the one perpendicular to 1
   P. M. Riechers, “Geometry and Dynamics of LayerNorm”, arXiv:2405.04134, the text dated May 15, 2024; Sec. II, sub-
   step (iii) *)
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition riechers_tilt_says : Prop :=
  forall (gain : 'cV[R]_N),
  (0 < N)%N ->
  N%:R != 0 :> R /\
  sumv (had gain (Pi *m gain)) = dot (Pi *m gain) (Pi *m gain) :> R /\
  0 < dot (Pi *m gain) (Pi *m gain).
End Statement.
Theorem riechers_tilt_fails (R : rcfType) : ~ (forall N : nat, riechers_tilt_says R N).
Proof.
move=> claim.
pose letter_gain : 'cV[R]_2 := vec 2 [:: (1 : R); (1 : R)].
have := claim 2%N letter_gain.
rewrite /riechers_tilt_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
pose t_1 : 'M[R]_2 := 1%:M.
have e_1 : t_1 = mat 2 [:: [:: (1 : R); (0 : R)]; [:: (0 : R); (1 : R)]] by rewrite /t_1 w_identity; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_2 : R := 2%:R.
have e_2 : t_2 = (2%:R : R) by rewrite /t_2; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_3 : R := t_2^-1.
have e_3 : t_3 = (1 / 2%:R : R) by rewrite /t_3 e_2 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_4 : 'cV[R]_2 := ones.
have e_4 : t_4 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_4 w_ones; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_5 : 'M[R]_2 := outer t_4 t_4.
have e_5 : t_5 = mat 2 [:: [:: (1 : R); (1 : R)]; [:: (1 : R); (1 : R)]] by rewrite /t_5 e_4 w_outer; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_6 : 'M[R]_2 := t_3 *: t_5.
have e_6 : t_6 = mat 2 [:: [:: (1 / 2%:R : R); (1 / 2%:R : R)]; [:: (1 / 2%:R : R); (1 / 2%:R : R)]] by rewrite /t_6 e_3 e_5 w_mscale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_7 : 'M[R]_2 := t_1 - t_6.
have e_7 : t_7 = mat 2 [:: [:: (1 / 2%:R : R); (- 1 / 2%:R : R)]; [:: (- 1 / 2%:R : R); (1 / 2%:R : R)]] by rewrite /t_7 e_1 e_6 w_msub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_8 : letter_gain = vec 2 [:: (1 : R); (1 : R)] by [].
pose t_9 : 'cV[R]_2 := t_7 *m letter_gain.
have e_9 : t_9 = vec 2 [:: (0 : R); (0 : R)] by rewrite /t_9 e_7 e_8 w_apply; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_10 : R := dot t_9 t_9.
have e_10 : t_10 = (0 : R) by rewrite /t_10 e_9 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
move=> /(_ erefl).
case=> _.
case=> _.
apply: (not_pos e_10); apply: (nneg_is (c := (0 : R))); [rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring] | exact: lexx].
Qed.

(* not riechers.intersection
   The section of the hyperellipsoid by the hyperplane is the image of the section of the ball
   P. M. Riechers, “Geometry and Dynamics of LayerNorm”, arXiv:2405.04134, the text dated May 15, 2024; Abstract;
   Sec. II, end *)
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition riechers_intersection_says : Prop :=
  forall (gain x : 'cV[R]_N),
  (0 < N)%N ->
  (forall i, gain i 0 != 0) /\
  dot (alpha gain) (alpha gain) != 0 /\
  N%:R != 0 :> R /\
  sumv (had (Pi2 (alpha gain) *m x) (vinv gain)) = 0 :> R /\
  diag gain *m (Pi *m had (Pi2 (alpha gain) *m x) (vinv gain)) = Pi2 (alpha gain) *m x :> 'cV[R]_N /\
  dot (had (Pi2 (alpha gain) *m x) (vinv gain)) (had (Pi2 (alpha gain) *m x) (vinv gain)) = sumv (vpow (had (Pi2 (alpha gain) *m x) (vinv gain)) 2) :> R /\
  dot (alpha gain) (had gain (Pi *m x)) = 0 :> R /\
  sumv (vpow (had (had gain (Pi *m x)) (vinv gain)) 2) <= dot x x.
End Statement.
Theorem riechers_intersection_fails (R : rcfType) : ~ (forall N : nat, riechers_intersection_says R N).
Proof.
move=> claim.
pose letter_gain : 'cV[R]_3 := vec 3 [:: (1 : R); (0 : R); (0 : R)].
pose letter_x : 'cV[R]_3 := vec 3 [:: (1 : R); (0 : R); (1 : R)].
have := claim 3%N letter_gain letter_x.
rewrite /riechers_intersection_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : letter_gain = vec 3 [:: (1 : R); (0 : R); (0 : R)] by [].
move=> /(_ erefl).
case=> + _.
apply: (vec_zero (k := 1) _ e_1); rewrite //=.
Qed.

(* not walkthrough.standardizes
   LayerNorm standardizes to mean 0 and variance 1
   a post that derives LayerNorm’s forward and backward pass, with NumPy and PyTorch checks; LayerNorm, first
   sentence; the comment in layer_norm *)
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition walkthrough_standardizes_says : Prop :=
  forall (activation : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation ->
  N%:R != 0 :> R /\
  Num.sqrt (variance activation + eps) != 0 /\
  0 <= variance activation + eps /\
  mean (normalized eps activation) = 0 :> R /\
  variance (normalized eps activation) = 1 :> R.
End Statement.
Theorem walkthrough_standardizes_fails (R : rcfType) : ~ (forall N : nat, walkthrough_standardizes_says R N).
Proof.
move=> claim.
pose letter_activation : 'cV[R]_2 := vec 2 [:: (1 / (10%:R ^+ 3) : R); (- 1 / (10%:R ^+ 3) : R)].
pose letter_eps : R := (1 / (10%:R ^+ 5) : R).
have := claim 2%N letter_activation letter_eps.
rewrite /walkthrough_standardizes_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : letter_activation = vec 2 [:: (1 / (10%:R ^+ 3) : R); (- 1 / (10%:R ^+ 3) : R)] by [].
pose t_2 : R := sumv letter_activation.
have e_2 : t_2 = (0 : R) by rewrite /t_2 e_1 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_3 : R := 2%:R.
have e_3 : t_3 = (2%:R : R) by rewrite /t_3; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_4 : R := t_2 / t_3.
have e_4 : t_4 = (0 : R) by rewrite /t_4 e_2 e_3 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_5 : 'cV[R]_2 := ones.
have e_5 : t_5 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_5 w_ones; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_6 : 'cV[R]_2 := t_4 *: t_5.
have e_6 : t_6 = vec 2 [:: (0 : R); (0 : R)] by rewrite /t_6 e_4 e_5 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_7 : 'cV[R]_2 := letter_activation - t_6.
have e_7 : t_7 = vec 2 [:: (1 / (10%:R ^+ 3) : R); (- 1 / (10%:R ^+ 3) : R)] by rewrite /t_7 e_1 e_6 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_8 : R := dot t_7 t_7.
have e_8 : t_8 = (1 / (5%:R * (10%:R ^+ 5)) : R) by rewrite /t_8 e_7 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_9 : R := t_8 / t_3.
have e_9 : t_9 = (1 / (10%:R ^+ 6) : R) by rewrite /t_9 e_8 e_3 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_10 : letter_eps = (1 / (10%:R ^+ 5) : R) by [].
pose t_11 : R := t_9 + letter_eps.
have e_11 : t_11 = (11%:R / (10%:R ^+ 6) : R) by rewrite /t_11 e_9 e_10 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have [s_11 S_11 E_11] : exists2 s : R, 0 < s & s ^+ 2 = 11%:R by apply: root_pos; rewrite ltr0n.
have NZ_11 := lt0r_neq0 S_11.
pose t_12 : R := Num.sqrt t_11.
have e_12 : t_12 = (1 / (10%:R ^+ 3) * s_11 : R) by rewrite /t_12 e_11; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_11 NZ_11 S_11 R; first [reflexivity | field: E_11; first [done | nz] | ring: E_11]].
pose t_13 : R := t_12^-1.
have e_13 : t_13 = ((10%:R ^+ 3) / 11%:R * s_11 : R) by rewrite /t_13 e_12 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_11 NZ_11 S_11 R; first [reflexivity | field: E_11; first [done | nz] | ring: E_11].
pose t_14 : 'cV[R]_2 := t_13 *: t_7.
have e_14 : t_14 = vec 2 [:: (1 / 11%:R * s_11 : R); (- 1 / 11%:R * s_11 : R)] by rewrite /t_14 e_13 e_7 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_11 NZ_11 S_11 R; first [reflexivity | field: E_11; first [done | nz] | ring: E_11].
pose t_15 : R := sumv t_14.
have e_15 : t_15 = (0 : R) by rewrite /t_15 e_14 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_11 NZ_11 S_11 R; first [reflexivity | field: E_11; first [done | nz] | ring: E_11].
pose t_16 : R := t_15 / t_3.
have e_16 : t_16 = (0 : R) by rewrite /t_16 e_15 e_3 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_11 NZ_11 S_11 R; first [reflexivity | field: E_11; first [done | nz] | ring: E_11].
pose t_17 : 'cV[R]_2 := t_16 *: t_5.
have e_17 : t_17 = vec 2 [:: (0 : R); (0 : R)] by rewrite /t_17 e_16 e_5 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_11 NZ_11 S_11 R; first [reflexivity | field: E_11; first [done | nz] | ring: E_11].
pose t_18 : 'cV[R]_2 := t_14 - t_17.
have e_18 : t_18 = vec 2 [:: (1 / 11%:R * s_11 : R); (- 1 / 11%:R * s_11 : R)] by rewrite /t_18 e_14 e_17 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_11 NZ_11 S_11 R; first [reflexivity | field: E_11; first [done | nz] | ring: E_11].
pose t_19 : R := dot t_18 t_18.
have e_19 : t_19 = (2%:R / 11%:R : R) by rewrite /t_19 e_18 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_11 NZ_11 S_11 R; first [reflexivity | field: E_11; first [done | nz] | ring: E_11].
pose t_20 : R := t_19 / t_3.
have e_20 : t_20 = (1 / 11%:R : R) by rewrite /t_20 e_19 e_3 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_11 NZ_11 S_11 R; first [reflexivity | field: E_11; first [done | nz] | ring: E_11].
pose t_21 : R := 1.
have e_21 : t_21 = (1 : R) by rewrite /t_21; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_11 NZ_11 S_11 R; first [reflexivity | field: E_11; first [done | nz] | ring: E_11].
have h_22 : 0 <= letter_eps by rewrite e_10; sgn.
have h_23 : 0 < t_9 by rewrite e_9; sgn.
move=> /(_ erefl).
move=> /(_ h_22).
move=> /(_ h_23).
case=> _.
case=> _.
case=> _.
case=> _.
apply: (num_differ (c := (- 10%:R / 11%:R : R)) e_20 e_21); [rewrite /=; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_11 NZ_11 S_11 R; first [reflexivity | field: E_11; first [done | nz] | ring: E_11] | apply: (one_over (r := (- 11%:R / 10%:R : R))); rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_11 NZ_11 S_11 R; first [reflexivity | field: E_11; first [done | nz] | ring: E_11]].
Qed.

(* not cheatsheet.mean-variance
   Each (batch, position) pair is normalized to mean 0 and variance 1
   “24. Layer Normalization”, a lesson with formula, comparison with BatchNorm, Pre-LN and Post-LN; What Gets
   Normalized; question 8 *)
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition cheatsheet_mean_variance_says : Prop :=
  forall (activation : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation ->
  N%:R != 0 :> R /\
  Num.sqrt (variance activation + eps) != 0 /\
  0 <= variance activation + eps /\
  mean (normalized eps activation) = 0 :> R /\
  variance (normalized eps activation) = 1 :> R.
End Statement.
Theorem cheatsheet_mean_variance_fails (R : rcfType) : ~ (forall N : nat, cheatsheet_mean_variance_says R N).
Proof.
move=> claim.
pose letter_activation : 'cV[R]_2 := vec 2 [:: (1 / (10%:R ^+ 3) : R); (- 1 / (10%:R ^+ 3) : R)].
pose letter_eps : R := (1 / (10%:R ^+ 5) : R).
have := claim 2%N letter_activation letter_eps.
rewrite /cheatsheet_mean_variance_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : letter_activation = vec 2 [:: (1 / (10%:R ^+ 3) : R); (- 1 / (10%:R ^+ 3) : R)] by [].
pose t_2 : R := sumv letter_activation.
have e_2 : t_2 = (0 : R) by rewrite /t_2 e_1 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_3 : R := 2%:R.
have e_3 : t_3 = (2%:R : R) by rewrite /t_3; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_4 : R := t_2 / t_3.
have e_4 : t_4 = (0 : R) by rewrite /t_4 e_2 e_3 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_5 : 'cV[R]_2 := ones.
have e_5 : t_5 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_5 w_ones; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_6 : 'cV[R]_2 := t_4 *: t_5.
have e_6 : t_6 = vec 2 [:: (0 : R); (0 : R)] by rewrite /t_6 e_4 e_5 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_7 : 'cV[R]_2 := letter_activation - t_6.
have e_7 : t_7 = vec 2 [:: (1 / (10%:R ^+ 3) : R); (- 1 / (10%:R ^+ 3) : R)] by rewrite /t_7 e_1 e_6 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_8 : R := dot t_7 t_7.
have e_8 : t_8 = (1 / (5%:R * (10%:R ^+ 5)) : R) by rewrite /t_8 e_7 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_9 : R := t_8 / t_3.
have e_9 : t_9 = (1 / (10%:R ^+ 6) : R) by rewrite /t_9 e_8 e_3 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_10 : letter_eps = (1 / (10%:R ^+ 5) : R) by [].
pose t_11 : R := t_9 + letter_eps.
have e_11 : t_11 = (11%:R / (10%:R ^+ 6) : R) by rewrite /t_11 e_9 e_10 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have [s_11 S_11 E_11] : exists2 s : R, 0 < s & s ^+ 2 = 11%:R by apply: root_pos; rewrite ltr0n.
have NZ_11 := lt0r_neq0 S_11.
pose t_12 : R := Num.sqrt t_11.
have e_12 : t_12 = (1 / (10%:R ^+ 3) * s_11 : R) by rewrite /t_12 e_11; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_11 NZ_11 S_11 R; first [reflexivity | field: E_11; first [done | nz] | ring: E_11]].
pose t_13 : R := t_12^-1.
have e_13 : t_13 = ((10%:R ^+ 3) / 11%:R * s_11 : R) by rewrite /t_13 e_12 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_11 NZ_11 S_11 R; first [reflexivity | field: E_11; first [done | nz] | ring: E_11].
pose t_14 : 'cV[R]_2 := t_13 *: t_7.
have e_14 : t_14 = vec 2 [:: (1 / 11%:R * s_11 : R); (- 1 / 11%:R * s_11 : R)] by rewrite /t_14 e_13 e_7 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_11 NZ_11 S_11 R; first [reflexivity | field: E_11; first [done | nz] | ring: E_11].
pose t_15 : R := sumv t_14.
have e_15 : t_15 = (0 : R) by rewrite /t_15 e_14 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_11 NZ_11 S_11 R; first [reflexivity | field: E_11; first [done | nz] | ring: E_11].
pose t_16 : R := t_15 / t_3.
have e_16 : t_16 = (0 : R) by rewrite /t_16 e_15 e_3 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_11 NZ_11 S_11 R; first [reflexivity | field: E_11; first [done | nz] | ring: E_11].
pose t_17 : 'cV[R]_2 := t_16 *: t_5.
have e_17 : t_17 = vec 2 [:: (0 : R); (0 : R)] by rewrite /t_17 e_16 e_5 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_11 NZ_11 S_11 R; first [reflexivity | field: E_11; first [done | nz] | ring: E_11].
pose t_18 : 'cV[R]_2 := t_14 - t_17.
have e_18 : t_18 = vec 2 [:: (1 / 11%:R * s_11 : R); (- 1 / 11%:R * s_11 : R)] by rewrite /t_18 e_14 e_17 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_11 NZ_11 S_11 R; first [reflexivity | field: E_11; first [done | nz] | ring: E_11].
pose t_19 : R := dot t_18 t_18.
have e_19 : t_19 = (2%:R / 11%:R : R) by rewrite /t_19 e_18 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_11 NZ_11 S_11 R; first [reflexivity | field: E_11; first [done | nz] | ring: E_11].
pose t_20 : R := t_19 / t_3.
have e_20 : t_20 = (1 / 11%:R : R) by rewrite /t_20 e_19 e_3 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_11 NZ_11 S_11 R; first [reflexivity | field: E_11; first [done | nz] | ring: E_11].
pose t_21 : R := 1.
have e_21 : t_21 = (1 : R) by rewrite /t_21; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_11 NZ_11 S_11 R; first [reflexivity | field: E_11; first [done | nz] | ring: E_11].
have h_22 : 0 <= letter_eps by rewrite e_10; sgn.
have h_23 : 0 < t_9 by rewrite e_9; sgn.
move=> /(_ erefl).
move=> /(_ h_22).
move=> /(_ h_23).
case=> _.
case=> _.
case=> _.
case=> _.
apply: (num_differ (c := (- 10%:R / 11%:R : R)) e_20 e_21); [rewrite /=; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_11 NZ_11 S_11 R; first [reflexivity | field: E_11; first [done | nz] | ring: E_11] | apply: (one_over (r := (- 11%:R / 10%:R : R))); rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_11 NZ_11 S_11 R; first [reflexivity | field: E_11; first [done | nz] | ring: E_11]].
Qed.

(* not walkthrough.undo
   A gain equal to the original variance undoes the normalization
   a post that derives LayerNorm’s forward and backward pass, with NumPy and PyTorch checks; Why do we need learnable
   b, g? *)
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition walkthrough_undo_says : Prop :=
  forall (activation : 'cV[R]_N) (eps c : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  N%:R != 0 :> R /\
  Num.sqrt (variance activation + eps) != 0 /\
  0 <= variance activation + eps /\
  Pi *m layer_norm eps (variance activation *: ones) (c *: ones) activation = centered activation :> 'cV[R]_N.
End Statement.
Theorem walkthrough_undo_fails (R : rcfType) : ~ (forall N : nat, walkthrough_undo_says R N).
Proof.
move=> claim.
pose letter_activation : 'cV[R]_2 := vec 2 [:: (1 : R); (0 : R)].
pose letter_eps : R := (0 : R).
pose letter_c : R := (1 : R).
have := claim 2%N letter_activation letter_eps letter_c.
rewrite /walkthrough_undo_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
pose t_1 : 'M[R]_2 := 1%:M.
have e_1 : t_1 = mat 2 [:: [:: (1 : R); (0 : R)]; [:: (0 : R); (1 : R)]] by rewrite /t_1 w_identity; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_2 : R := 2%:R.
have e_2 : t_2 = (2%:R : R) by rewrite /t_2; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_3 : R := t_2^-1.
have e_3 : t_3 = (1 / 2%:R : R) by rewrite /t_3 e_2 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_4 : 'cV[R]_2 := ones.
have e_4 : t_4 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_4 w_ones; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_5 : 'M[R]_2 := outer t_4 t_4.
have e_5 : t_5 = mat 2 [:: [:: (1 : R); (1 : R)]; [:: (1 : R); (1 : R)]] by rewrite /t_5 e_4 w_outer; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_6 : 'M[R]_2 := t_3 *: t_5.
have e_6 : t_6 = mat 2 [:: [:: (1 / 2%:R : R); (1 / 2%:R : R)]; [:: (1 / 2%:R : R); (1 / 2%:R : R)]] by rewrite /t_6 e_3 e_5 w_mscale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_7 : 'M[R]_2 := t_1 - t_6.
have e_7 : t_7 = mat 2 [:: [:: (1 / 2%:R : R); (- 1 / 2%:R : R)]; [:: (- 1 / 2%:R : R); (1 / 2%:R : R)]] by rewrite /t_7 e_1 e_6 w_msub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_8 : letter_activation = vec 2 [:: (1 : R); (0 : R)] by [].
pose t_9 : R := sumv letter_activation.
have e_9 : t_9 = (1 : R) by rewrite /t_9 e_8 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_10 : R := t_9 / t_2.
have e_10 : t_10 = (1 / 2%:R : R) by rewrite /t_10 e_9 e_2 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_11 : 'cV[R]_2 := t_10 *: t_4.
have e_11 : t_11 = vec 2 [:: (1 / 2%:R : R); (1 / 2%:R : R)] by rewrite /t_11 e_10 e_4 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_12 : 'cV[R]_2 := letter_activation - t_11.
have e_12 : t_12 = vec 2 [:: (1 / 2%:R : R); (- 1 / 2%:R : R)] by rewrite /t_12 e_8 e_11 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_13 : R := dot t_12 t_12.
have e_13 : t_13 = (1 / 2%:R : R) by rewrite /t_13 e_12 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_14 : R := t_13 / t_2.
have e_14 : t_14 = (1 / 4%:R : R) by rewrite /t_14 e_13 e_2 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_15 : 'cV[R]_2 := t_14 *: t_4.
have e_15 : t_15 = vec 2 [:: (1 / 4%:R : R); (1 / 4%:R : R)] by rewrite /t_15 e_14 e_4 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_16 : letter_eps = (0 : R) by [].
pose t_17 : R := t_14 + letter_eps.
have e_17 : t_17 = (1 / 4%:R : R) by rewrite /t_17 e_14 e_16 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_18 : R := Num.sqrt t_17.
have e_18 : t_18 = (1 / 2%:R : R) by rewrite /t_18 e_17; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
pose t_19 : R := t_18^-1.
have e_19 : t_19 = (2%:R : R) by rewrite /t_19 e_18 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_20 : 'cV[R]_2 := t_19 *: t_12.
have e_20 : t_20 = vec 2 [:: (1 : R); (- 1 : R)] by rewrite /t_20 e_19 e_12 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_21 : 'cV[R]_2 := had t_15 t_20.
have e_21 : t_21 = vec 2 [:: (1 / 4%:R : R); (- 1 / 4%:R : R)] by rewrite /t_21 e_15 e_20 w_had; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_22 : letter_c = (1 : R) by [].
pose t_23 : 'cV[R]_2 := letter_c *: t_4.
have e_23 : t_23 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_23 e_22 e_4 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_24 : 'cV[R]_2 := t_21 + t_23.
have e_24 : t_24 = vec 2 [:: (5%:R / 4%:R : R); (3%:R / 4%:R : R)] by rewrite /t_24 e_21 e_23 w_add; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_25 : 'cV[R]_2 := t_7 *m t_24.
have e_25 : t_25 = vec 2 [:: (1 / 4%:R : R); (- 1 / 4%:R : R)] by rewrite /t_25 e_7 e_24 w_apply; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have h_26 : 0 <= letter_eps by rewrite e_16; exact: lexx.
have h_27 : 0 < t_17 by rewrite e_17; sgn.
move=> /(_ erefl).
move=> /(_ h_26).
move=> /(_ h_27).
case=> _.
case=> _.
case=> _.
apply: (vec_differ (k := 0) (c := (- 1 / 4%:R : R)) _ e_25 e_12); [by [] | rewrite /=; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring] | apply: (one_over (r := (- 4%:R : R))); rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
Qed.

(* not walkthrough.example.rounding
   The variance is printed as 0.99996 for reasons of floating point: without rounding errors it is printed as 1
   a post that derives LayerNorm’s forward and backward pass, with NumPy and PyTorch checks; LayerNorm, the doctest,
   its comment *)
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition walkthrough_example_rounding_says : Prop :=
  ((2%:R - 7%:R / 3%:R) ^+ 2 + (2%:R - 7%:R / 3%:R) ^+ 2 + (3%:R - 7%:R / 3%:R) ^+ 2) / 3%:R + 1 / (10%:R ^+ 5) != 0 :> R /\
  1 - 5%:R / (10%:R ^+ 6) <= (((2%:R - 7%:R / 3%:R) ^+ 2 + (2%:R - 7%:R / 3%:R) ^+ 2 + (3%:R - 7%:R / 3%:R) ^+ 2) / 3%:R) / (((2%:R - 7%:R / 3%:R) ^+ 2 + (2%:R - 7%:R / 3%:R) ^+ 2 + (3%:R - 7%:R / 3%:R) ^+ 2) / 3%:R + 1 / (10%:R ^+ 5)) :> R /\
  (((2%:R - 7%:R / 3%:R) ^+ 2 + (2%:R - 7%:R / 3%:R) ^+ 2 + (3%:R - 7%:R / 3%:R) ^+ 2) / 3%:R) / (((2%:R - 7%:R / 3%:R) ^+ 2 + (2%:R - 7%:R / 3%:R) ^+ 2 + (3%:R - 7%:R / 3%:R) ^+ 2) / 3%:R + 1 / (10%:R ^+ 5)) <= 1 + 5%:R / (10%:R ^+ 6) :> R.
End Statement.
Theorem walkthrough_example_rounding_fails (R : rcfType) : ~ walkthrough_example_rounding_says R.
Proof.
move=> claim.
have := claim.
rewrite /walkthrough_example_rounding_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
pose t_1 : R := 1.
have e_1 : t_1 = (1 : R) by rewrite /t_1; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_2 : R := 5%:R.
have e_2 : t_2 = (5%:R : R) by rewrite /t_2; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_3 : R := (10%:R ^+ 6).
have e_3 : t_3 = ((10%:R ^+ 6) : R) by rewrite /t_3; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_4 : R := t_2 / t_3.
have e_4 : t_4 = (1 / (2%:R * (10%:R ^+ 5)) : R) by rewrite /t_4 e_2 e_3 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_5 : R := t_1 - t_4.
have e_5 : t_5 = (((19%:R * 100%:R + 99%:R) * 100%:R + 99%:R) / (2%:R * (10%:R ^+ 5)) : R) by rewrite /t_5 e_1 e_4 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_6 : R := 2%:R.
have e_6 : t_6 = (2%:R : R) by rewrite /t_6; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_7 : R := 7%:R.
have e_7 : t_7 = (7%:R : R) by rewrite /t_7; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_8 : R := 3%:R.
have e_8 : t_8 = (3%:R : R) by rewrite /t_8; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_9 : R := t_7 / t_8.
have e_9 : t_9 = (7%:R / 3%:R : R) by rewrite /t_9 e_7 e_8 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_10 : R := t_6 - t_9.
have e_10 : t_10 = (- 1 / 3%:R : R) by rewrite /t_10 e_6 e_9 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_11 : R := t_10 ^+ 2.
have e_11 : t_11 = (1 / 9%:R : R) by rewrite /t_11 e_10 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_12 : R := t_11 + t_11.
have e_12 : t_12 = (2%:R / 9%:R : R) by rewrite /t_12 e_11 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_13 : R := t_8 - t_9.
have e_13 : t_13 = (2%:R / 3%:R : R) by rewrite /t_13 e_8 e_9 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_14 : R := t_13 ^+ 2.
have e_14 : t_14 = (4%:R / 9%:R : R) by rewrite /t_14 e_13 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_15 : R := t_12 + t_14.
have e_15 : t_15 = (2%:R / 3%:R : R) by rewrite /t_15 e_12 e_14 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_16 : R := t_15 / t_8.
have e_16 : t_16 = (2%:R / 9%:R : R) by rewrite /t_16 e_15 e_8 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_17 : R := (10%:R ^+ 5).
have e_17 : t_17 = ((10%:R ^+ 5) : R) by rewrite /t_17; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_18 : R := t_1 / t_17.
have e_18 : t_18 = (1 / (10%:R ^+ 5) : R) by rewrite /t_18 e_1 e_17 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_19 : R := t_16 + t_18.
have e_19 : t_19 = (((2%:R * (10%:R ^+ 3)) * 100%:R + 9%:R) / (9%:R * (10%:R ^+ 5)) : R) by rewrite /t_19 e_16 e_18 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_20 : R := t_16 / t_19.
have e_20 : t_20 = ((2%:R * (10%:R ^+ 5)) / ((2%:R * (10%:R ^+ 3)) * 100%:R + 9%:R) : R) by rewrite /t_20 e_16 e_19 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
case=> _.
case=> + _.
apply: (not_le e_5 e_20); apply: (pos_is (c := ((((1 * 100%:R + 59%:R) * 100%:R + 99%:R) * 100%:R + 91%:R) / (((4%:R * (10%:R ^+ 3)) * 100%:R + 18%:R) * (10%:R ^+ 5)) : R))); [rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring] | sgn].
Qed.

(* not walkthrough.scale-invariance
   Scaling the input by a constant c does not change the output
   a post that derives LayerNorm’s forward and backward pass, with NumPy and PyTorch checks; Intuition of the terms,
   term 3 *)
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition walkthrough_scale_invariance_says : Prop :=
  forall (activation gain bias : 'cV[R]_N) (c eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation ->
  N%:R != 0 :> R /\
  Num.sqrt (variance (c *: activation) + eps) != 0 /\
  Num.sqrt (variance activation + eps) != 0 /\
  0 <= variance (c *: activation) + eps /\
  0 <= variance activation + eps /\
  layer_norm eps gain bias (c *: activation) = layer_norm eps gain bias activation :> 'cV[R]_N.
End Statement.
Theorem walkthrough_scale_invariance_fails (R : rcfType) : ~ (forall N : nat, walkthrough_scale_invariance_says R N).
Proof.
move=> claim.
pose letter_activation : 'cV[R]_2 := vec 2 [:: (2%:R : R); (0 : R)].
pose letter_gain : 'cV[R]_2 := vec 2 [:: (1 : R); (1 : R)].
pose letter_bias : 'cV[R]_2 := vec 2 [:: (0 : R); (0 : R)].
pose letter_c : R := (- 1 : R).
pose letter_eps : R := (0 : R).
have := claim 2%N letter_activation letter_gain letter_bias letter_c letter_eps.
rewrite /walkthrough_scale_invariance_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : letter_gain = vec 2 [:: (1 : R); (1 : R)] by [].
have e_2 : letter_c = (- 1 : R) by [].
have e_3 : letter_activation = vec 2 [:: (2%:R : R); (0 : R)] by [].
pose t_4 : 'cV[R]_2 := letter_c *: letter_activation.
have e_4 : t_4 = vec 2 [:: (- 2%:R : R); (0 : R)] by rewrite /t_4 e_2 e_3 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_5 : R := sumv t_4.
have e_5 : t_5 = (- 2%:R : R) by rewrite /t_5 e_4 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_6 : R := 2%:R.
have e_6 : t_6 = (2%:R : R) by rewrite /t_6; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_7 : R := t_5 / t_6.
have e_7 : t_7 = (- 1 : R) by rewrite /t_7 e_5 e_6 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_8 : 'cV[R]_2 := ones.
have e_8 : t_8 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_8 w_ones; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_9 : 'cV[R]_2 := t_7 *: t_8.
have e_9 : t_9 = vec 2 [:: (- 1 : R); (- 1 : R)] by rewrite /t_9 e_7 e_8 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_10 : 'cV[R]_2 := t_4 - t_9.
have e_10 : t_10 = vec 2 [:: (- 1 : R); (1 : R)] by rewrite /t_10 e_4 e_9 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_11 : R := dot t_10 t_10.
have e_11 : t_11 = (2%:R : R) by rewrite /t_11 e_10 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_12 : R := t_11 / t_6.
have e_12 : t_12 = (1 : R) by rewrite /t_12 e_11 e_6 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_13 : letter_eps = (0 : R) by [].
pose t_14 : R := t_12 + letter_eps.
have e_14 : t_14 = (1 : R) by rewrite /t_14 e_12 e_13 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_15 : R := Num.sqrt t_14.
have e_15 : t_15 = (1 : R) by rewrite /t_15 e_14; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
pose t_16 : R := t_15^-1.
have e_16 : t_16 = (1 : R) by rewrite /t_16 e_15 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_17 : 'cV[R]_2 := t_16 *: t_10.
have e_17 : t_17 = vec 2 [:: (- 1 : R); (1 : R)] by rewrite /t_17 e_16 e_10 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_18 : 'cV[R]_2 := had letter_gain t_17.
have e_18 : t_18 = vec 2 [:: (- 1 : R); (1 : R)] by rewrite /t_18 e_1 e_17 w_had; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_19 : letter_bias = vec 2 [:: (0 : R); (0 : R)] by [].
pose t_20 : 'cV[R]_2 := t_18 + letter_bias.
have e_20 : t_20 = vec 2 [:: (- 1 : R); (1 : R)] by rewrite /t_20 e_18 e_19 w_add; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_21 : R := sumv letter_activation.
have e_21 : t_21 = (2%:R : R) by rewrite /t_21 e_3 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_22 : R := t_21 / t_6.
have e_22 : t_22 = (1 : R) by rewrite /t_22 e_21 e_6 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_23 : 'cV[R]_2 := t_22 *: t_8.
have e_23 : t_23 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_23 e_22 e_8 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_24 : 'cV[R]_2 := letter_activation - t_23.
have e_24 : t_24 = vec 2 [:: (1 : R); (- 1 : R)] by rewrite /t_24 e_3 e_23 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_25 : R := dot t_24 t_24.
have e_25 : t_25 = (2%:R : R) by rewrite /t_25 e_24 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_26 : R := t_25 / t_6.
have e_26 : t_26 = (1 : R) by rewrite /t_26 e_25 e_6 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_27 : R := t_26 + letter_eps.
have e_27 : t_27 = (1 : R) by rewrite /t_27 e_26 e_13 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_28 : R := Num.sqrt t_27.
have e_28 : t_28 = (1 : R) by rewrite /t_28 e_27; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
pose t_29 : R := t_28^-1.
have e_29 : t_29 = (1 : R) by rewrite /t_29 e_28 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_30 : 'cV[R]_2 := t_29 *: t_24.
have e_30 : t_30 = vec 2 [:: (1 : R); (- 1 : R)] by rewrite /t_30 e_29 e_24 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_31 : 'cV[R]_2 := had letter_gain t_30.
have e_31 : t_31 = vec 2 [:: (1 : R); (- 1 : R)] by rewrite /t_31 e_1 e_30 w_had; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_32 : 'cV[R]_2 := t_31 + letter_bias.
have e_32 : t_32 = vec 2 [:: (1 : R); (- 1 : R)] by rewrite /t_32 e_31 e_19 w_add; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have h_33 : 0 <= letter_eps by rewrite e_13; exact: lexx.
have h_34 : 0 < t_26 by rewrite e_26; sgn.
move=> /(_ erefl).
move=> /(_ h_33).
move=> /(_ h_34).
case=> _.
case=> _.
case=> _.
case=> _.
case=> _.
apply: (vec_differ (k := 0) (c := (- 2%:R : R)) _ e_20 e_32); [by [] | rewrite /=; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring] | apply: (one_over (r := (- 1 / 2%:R : R))); rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
Qed.

(* not cheatsheet.pre-ln
   Pre-LN computes LayerNorm(x) + SubLayer(LayerNorm(x))
   “24. Layer Normalization”, a lesson with formula, comparison with BatchNorm, Pre-LN and Post-LN; Pre-LN vs Post-LN *)
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition cheatsheet_pre_ln_says : Prop :=
  forall (activation f gain bias : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  2%:R <= N%:R :> R ->
  0 < variance activation + eps ->
  N%:R != 0 :> R /\
  Num.sqrt (variance activation + eps) != 0 /\
  0 <= variance activation + eps /\
  layer_norm eps gain bias activation + f = activation + f :> 'cV[R]_N.
End Statement.
Theorem cheatsheet_pre_ln_fails (R : rcfType) : ~ (forall N : nat, cheatsheet_pre_ln_says R N).
Proof.
move=> claim.
pose letter_activation : 'cV[R]_2 := vec 2 [:: (2%:R : R); (0 : R)].
pose letter_f : 'cV[R]_2 := vec 2 [:: (1 : R); (1 : R)].
pose letter_gain : 'cV[R]_2 := vec 2 [:: (1 : R); (1 : R)].
pose letter_bias : 'cV[R]_2 := vec 2 [:: (0 : R); (0 : R)].
pose letter_eps : R := (0 : R).
have := claim 2%N letter_activation letter_f letter_gain letter_bias letter_eps.
rewrite /cheatsheet_pre_ln_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : letter_gain = vec 2 [:: (1 : R); (1 : R)] by [].
have e_2 : letter_activation = vec 2 [:: (2%:R : R); (0 : R)] by [].
pose t_3 : R := sumv letter_activation.
have e_3 : t_3 = (2%:R : R) by rewrite /t_3 e_2 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_4 : R := 2%:R.
have e_4 : t_4 = (2%:R : R) by rewrite /t_4; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_5 : R := t_3 / t_4.
have e_5 : t_5 = (1 : R) by rewrite /t_5 e_3 e_4 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_6 : 'cV[R]_2 := ones.
have e_6 : t_6 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_6 w_ones; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_7 : 'cV[R]_2 := t_5 *: t_6.
have e_7 : t_7 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_7 e_5 e_6 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_8 : 'cV[R]_2 := letter_activation - t_7.
have e_8 : t_8 = vec 2 [:: (1 : R); (- 1 : R)] by rewrite /t_8 e_2 e_7 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_9 : R := dot t_8 t_8.
have e_9 : t_9 = (2%:R : R) by rewrite /t_9 e_8 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_10 : R := t_9 / t_4.
have e_10 : t_10 = (1 : R) by rewrite /t_10 e_9 e_4 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_11 : letter_eps = (0 : R) by [].
pose t_12 : R := t_10 + letter_eps.
have e_12 : t_12 = (1 : R) by rewrite /t_12 e_10 e_11 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_13 : R := Num.sqrt t_12.
have e_13 : t_13 = (1 : R) by rewrite /t_13 e_12; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
pose t_14 : R := t_13^-1.
have e_14 : t_14 = (1 : R) by rewrite /t_14 e_13 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_15 : 'cV[R]_2 := t_14 *: t_8.
have e_15 : t_15 = vec 2 [:: (1 : R); (- 1 : R)] by rewrite /t_15 e_14 e_8 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_16 : 'cV[R]_2 := had letter_gain t_15.
have e_16 : t_16 = vec 2 [:: (1 : R); (- 1 : R)] by rewrite /t_16 e_1 e_15 w_had; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_17 : letter_bias = vec 2 [:: (0 : R); (0 : R)] by [].
pose t_18 : 'cV[R]_2 := t_16 + letter_bias.
have e_18 : t_18 = vec 2 [:: (1 : R); (- 1 : R)] by rewrite /t_18 e_16 e_17 w_add; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_19 : letter_f = vec 2 [:: (1 : R); (1 : R)] by [].
pose t_20 : 'cV[R]_2 := t_18 + letter_f.
have e_20 : t_20 = vec 2 [:: (2%:R : R); (0 : R)] by rewrite /t_20 e_18 e_19 w_add; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_21 : 'cV[R]_2 := letter_activation + letter_f.
have e_21 : t_21 = vec 2 [:: (3%:R : R); (1 : R)] by rewrite /t_21 e_2 e_19 w_add; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have h_22 : 0 <= letter_eps by rewrite e_11; exact: lexx.
pose t_23 : R := 2%:R.
have e_23 : t_23 = (2%:R : R) by rewrite /t_23; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have h_24 : t_23 <= t_4 by rewrite e_23 e_4 -subr_ge0; apply: (nneg_is (c := (0 : R))); [rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring] | exact: lexx].
have h_25 : 0 < t_12 by rewrite e_12; sgn.
move=> /(_ erefl).
move=> /(_ h_22).
move=> /(_ h_24).
move=> /(_ h_25).
case=> _.
case=> _.
case=> _.
apply: (vec_differ (k := 0) (c := (- 1 : R)) _ e_20 e_21); [by [] | rewrite /=; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring] | apply: (one_over (r := (- 1 : R))); rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
Qed.

(* not visualizing.subspace
   A = diag(a) takes U into a different subspace
   “Visualizing Layer Normalization”, 2023-01-15; Visualizing layer normalization, the paragraph on h *)
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition visualizing_subspace_says : Prop :=
  forall (x gain : 'cV[R]_N),
  (0 < N)%N ->
  N%:R != 0 :> R /\
  sumv (had gain (Pi *m x)) = dot (Pi *m gain) x :> R /\
  0 < sumv (had gain (Pi *m gain)).
End Statement.
Theorem visualizing_subspace_fails (R : rcfType) : ~ (forall N : nat, visualizing_subspace_says R N).
Proof.
move=> claim.
pose letter_x : 'cV[R]_2 := vec 2 [:: (1 : R); (- 1 : R)].
pose letter_gain : 'cV[R]_2 := vec 2 [:: (1 : R); (1 : R)].
have := claim 2%N letter_x letter_gain.
rewrite /visualizing_subspace_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : letter_gain = vec 2 [:: (1 : R); (1 : R)] by [].
pose t_2 : 'M[R]_2 := 1%:M.
have e_2 : t_2 = mat 2 [:: [:: (1 : R); (0 : R)]; [:: (0 : R); (1 : R)]] by rewrite /t_2 w_identity; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_3 : R := 2%:R.
have e_3 : t_3 = (2%:R : R) by rewrite /t_3; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_4 : R := t_3^-1.
have e_4 : t_4 = (1 / 2%:R : R) by rewrite /t_4 e_3 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_5 : 'cV[R]_2 := ones.
have e_5 : t_5 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_5 w_ones; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_6 : 'M[R]_2 := outer t_5 t_5.
have e_6 : t_6 = mat 2 [:: [:: (1 : R); (1 : R)]; [:: (1 : R); (1 : R)]] by rewrite /t_6 e_5 w_outer; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_7 : 'M[R]_2 := t_4 *: t_6.
have e_7 : t_7 = mat 2 [:: [:: (1 / 2%:R : R); (1 / 2%:R : R)]; [:: (1 / 2%:R : R); (1 / 2%:R : R)]] by rewrite /t_7 e_4 e_6 w_mscale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_8 : 'M[R]_2 := t_2 - t_7.
have e_8 : t_8 = mat 2 [:: [:: (1 / 2%:R : R); (- 1 / 2%:R : R)]; [:: (- 1 / 2%:R : R); (1 / 2%:R : R)]] by rewrite /t_8 e_2 e_7 w_msub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_9 : 'cV[R]_2 := t_8 *m letter_gain.
have e_9 : t_9 = vec 2 [:: (0 : R); (0 : R)] by rewrite /t_9 e_8 e_1 w_apply; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_10 : 'cV[R]_2 := had letter_gain t_9.
have e_10 : t_10 = vec 2 [:: (0 : R); (0 : R)] by rewrite /t_10 e_1 e_9 w_had; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_11 : R := sumv t_10.
have e_11 : t_11 = (0 : R) by rewrite /t_11 e_10 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
move=> /(_ erefl).
case=> _.
case=> _.
apply: (not_pos e_11); apply: (nneg_is (c := (0 : R))); [rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring] | exact: lexx].
Qed.

(* not visualizing.ellipsoid
   lnorm maps into an (n − 2)-dimensional ellipsoid
   “Visualizing Layer Normalization”, 2023-01-15; Visualizing layer normalization, the summary *)
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition visualizing_ellipsoid_says : Prop :=
  forall (activation gain bias : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation ->
  eps = 0 :> R ->
  N%:R != 0 :> R /\
  (forall i, gain i 0 != 0) /\
  std activation + eps != 0 /\
  0 <= variance activation /\
  dot (alpha gain) ((std activation + eps)^-1 *: had gain (centered activation) + bias - bias) = 0 :> R /\
  sumv (vpow (had ((std activation + eps)^-1 *: had gain (centered activation) + bias - bias) (vinv gain)) 2) = N%:R :> R.
End Statement.
Theorem visualizing_ellipsoid_fails (R : rcfType) : ~ (forall N : nat, visualizing_ellipsoid_says R N).
Proof.
move=> claim.
pose letter_activation : 'cV[R]_3 := vec 3 [:: (0 : R); (1 : R); (- 1 : R)].
pose letter_gain : 'cV[R]_3 := vec 3 [:: (1 : R); (0 : R); (0 : R)].
pose letter_bias : 'cV[R]_3 := vec 3 [:: (0 : R); (0 : R); (0 : R)].
pose letter_eps : R := (0 : R).
have := claim 3%N letter_activation letter_gain letter_bias letter_eps.
rewrite /visualizing_ellipsoid_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : letter_gain = vec 3 [:: (1 : R); (0 : R); (0 : R)] by [].
have e_2 : letter_eps = (0 : R) by [].
have h_3 : 0 <= letter_eps by rewrite e_2; exact: lexx.
have e_4 : letter_activation = vec 3 [:: (0 : R); (1 : R); (- 1 : R)] by [].
pose t_5 : R := sumv letter_activation.
have e_5 : t_5 = (0 : R) by rewrite /t_5 e_4 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_6 : R := 3%:R.
have e_6 : t_6 = (3%:R : R) by rewrite /t_6; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_7 : R := t_5 / t_6.
have e_7 : t_7 = (0 : R) by rewrite /t_7 e_5 e_6 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_8 : 'cV[R]_3 := ones.
have e_8 : t_8 = vec 3 [:: (1 : R); (1 : R); (1 : R)] by rewrite /t_8 w_ones; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_9 : 'cV[R]_3 := t_7 *: t_8.
have e_9 : t_9 = vec 3 [:: (0 : R); (0 : R); (0 : R)] by rewrite /t_9 e_7 e_8 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_10 : 'cV[R]_3 := letter_activation - t_9.
have e_10 : t_10 = vec 3 [:: (0 : R); (1 : R); (- 1 : R)] by rewrite /t_10 e_4 e_9 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_11 : R := dot t_10 t_10.
have e_11 : t_11 = (2%:R : R) by rewrite /t_11 e_10 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_12 : R := t_11 / t_6.
have e_12 : t_12 = (2%:R / 3%:R : R) by rewrite /t_12 e_11 e_6 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have h_13 : 0 < t_12 by rewrite e_12; sgn.
pose t_14 : R := 0.
have e_14 : t_14 = (0 : R) by rewrite /t_14; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have h_15 : letter_eps = t_14 by rewrite e_2 e_14; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
move=> /(_ erefl).
move=> /(_ h_3).
move=> /(_ h_13).
move=> /(_ h_15).
case=> _.
case=> + _.
apply: (vec_zero (k := 1) _ e_1); rewrite //=.
Qed.

(* not walkthrough.rmsnorm.rescaling
   RMSNorm, by its formula, does not notice a change of scale
   a post that derives LayerNorm’s forward and backward pass, with NumPy and PyTorch checks; RMSNorm, first paragraph *)
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition walkthrough_rmsnorm_rescaling_says : Prop :=
  forall (activation : 'cV[R]_N) (c : R),
  (0 < N)%N ->
  0 < dot activation activation ->
  N%:R != 0 :> R /\
  Num.sqrt (dot (c *: activation) (c *: activation) / N%:R + 0) != 0 /\
  Num.sqrt (dot activation activation / N%:R + 0) != 0 /\
  0 <= dot (c *: activation) (c *: activation) / N%:R + 0 /\
  0 <= dot activation activation / N%:R + 0 /\
  rms_norm 0 (c *: activation) = 1 *: rms_norm 0 activation :> 'cV[R]_N.
End Statement.
Theorem walkthrough_rmsnorm_rescaling_fails (R : rcfType) : ~ (forall N : nat, walkthrough_rmsnorm_rescaling_says R N).
Proof.
move=> claim.
pose letter_activation : 'cV[R]_2 := vec 2 [:: (1 : R); (2%:R : R)].
pose letter_c : R := (- 1 : R).
have := claim 2%N letter_activation letter_c.
rewrite /walkthrough_rmsnorm_rescaling_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : letter_c = (- 1 : R) by [].
have e_2 : letter_activation = vec 2 [:: (1 : R); (2%:R : R)] by [].
pose t_3 : 'cV[R]_2 := letter_c *: letter_activation.
have e_3 : t_3 = vec 2 [:: (- 1 : R); (- 2%:R : R)] by rewrite /t_3 e_1 e_2 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_4 : R := dot t_3 t_3.
have e_4 : t_4 = (5%:R : R) by rewrite /t_4 e_3 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_5 : R := 2%:R.
have e_5 : t_5 = (2%:R : R) by rewrite /t_5; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_6 : R := t_4 / t_5.
have e_6 : t_6 = (5%:R / 2%:R : R) by rewrite /t_6 e_4 e_5 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_7 : R := 0.
have e_7 : t_7 = (0 : R) by rewrite /t_7; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_8 : R := t_6 + t_7.
have e_8 : t_8 = (5%:R / 2%:R : R) by rewrite /t_8 e_6 e_7 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have [s_2 S_2 E_2] : exists2 s : R, 0 < s & s ^+ 2 = 2%:R by apply: root_pos; rewrite ltr0n.
have NZ_2 := lt0r_neq0 S_2.
have [s_5 S_5 E_5] : exists2 s : R, 0 < s & s ^+ 2 = 5%:R by apply: root_pos; rewrite ltr0n.
have NZ_5 := lt0r_neq0 S_5.
pose t_9 : R := Num.sqrt t_8.
have e_9 : t_9 = (1 / 2%:R * s_2 * s_5 : R) by rewrite /t_9 e_8; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_5 NZ_5 S_5 R; first [reflexivity | field: E_2 E_5; first [done | nz] | ring: E_2 E_5]].
pose t_10 : R := t_9^-1.
have e_10 : t_10 = (1 / 5%:R * s_2 * s_5 : R) by rewrite /t_10 e_9 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_5 NZ_5 S_5 R; first [reflexivity | field: E_2 E_5; first [done | nz] | ring: E_2 E_5].
pose t_11 : 'cV[R]_2 := t_10 *: t_3.
have e_11 : t_11 = vec 2 [:: (- 1 / 5%:R * s_2 * s_5 : R); (- 2%:R / 5%:R * s_2 * s_5 : R)] by rewrite /t_11 e_10 e_3 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_5 NZ_5 S_5 R; first [reflexivity | field: E_2 E_5; first [done | nz] | ring: E_2 E_5].
pose t_12 : R := 1.
have e_12 : t_12 = (1 : R) by rewrite /t_12; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_5 NZ_5 S_5 R; first [reflexivity | field: E_2 E_5; first [done | nz] | ring: E_2 E_5].
pose t_13 : R := dot letter_activation letter_activation.
have e_13 : t_13 = (5%:R : R) by rewrite /t_13 e_2 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_5 NZ_5 S_5 R; first [reflexivity | field: E_2 E_5; first [done | nz] | ring: E_2 E_5].
pose t_14 : R := t_13 / t_5.
have e_14 : t_14 = (5%:R / 2%:R : R) by rewrite /t_14 e_13 e_5 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_5 NZ_5 S_5 R; first [reflexivity | field: E_2 E_5; first [done | nz] | ring: E_2 E_5].
pose t_15 : R := t_14 + t_7.
have e_15 : t_15 = (5%:R / 2%:R : R) by rewrite /t_15 e_14 e_7 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_5 NZ_5 S_5 R; first [reflexivity | field: E_2 E_5; first [done | nz] | ring: E_2 E_5].
pose t_16 : R := Num.sqrt t_15.
have e_16 : t_16 = (1 / 2%:R * s_2 * s_5 : R) by rewrite /t_16 e_15; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_5 NZ_5 S_5 R; first [reflexivity | field: E_2 E_5; first [done | nz] | ring: E_2 E_5]].
pose t_17 : R := t_16^-1.
have e_17 : t_17 = (1 / 5%:R * s_2 * s_5 : R) by rewrite /t_17 e_16 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_5 NZ_5 S_5 R; first [reflexivity | field: E_2 E_5; first [done | nz] | ring: E_2 E_5].
pose t_18 : 'cV[R]_2 := t_17 *: letter_activation.
have e_18 : t_18 = vec 2 [:: (1 / 5%:R * s_2 * s_5 : R); (2%:R / 5%:R * s_2 * s_5 : R)] by rewrite /t_18 e_17 e_2 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_5 NZ_5 S_5 R; first [reflexivity | field: E_2 E_5; first [done | nz] | ring: E_2 E_5].
pose t_19 : 'cV[R]_2 := t_12 *: t_18.
have e_19 : t_19 = vec 2 [:: (1 / 5%:R * s_2 * s_5 : R); (2%:R / 5%:R * s_2 * s_5 : R)] by rewrite /t_19 e_12 e_18 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_5 NZ_5 S_5 R; first [reflexivity | field: E_2 E_5; first [done | nz] | ring: E_2 E_5].
have h_20 : 0 < t_13 by rewrite e_13; sgn.
move=> /(_ erefl).
move=> /(_ h_20).
case=> _.
case=> _.
case=> _.
case=> _.
case=> _.
apply: (vec_differ (k := 0) (c := (- 2%:R / 5%:R * s_2 * s_5 : R)) _ e_11 e_19); [by [] | rewrite /=; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_5 NZ_5 S_5 R; first [reflexivity | field: E_2 E_5; first [done | nz] | ring: E_2 E_5] | apply: (one_over (r := (- 1 / 4%:R * s_2 * s_5 : R))); rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_5 NZ_5 S_5 R; first [reflexivity | field: E_2 E_5; first [done | nz] | ring: E_2 E_5]].
Qed.

(* not walkthrough.zero-initialization
   With all weights zero every weight of a network of two layers gets the gradient 0
   a post that derives LayerNorm’s forward and backward pass, with NumPy and PyTorch checks; Background on
   initialization *)
Section Claims.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Local Notation whole := (@Trace.part R N xpredT).
Local Notation part := (@Trace.part R N).
Local Notation col := (@col R N).
Local Notation opr := (@opr R N).
Theorem walkthrough_zero_initialization_derivatives (x w : 'cV[R]_N) (eps c r d p : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < eps ->
  exists G1 : 'cV[R]_N, is_gradient (fun w : 'cV[R]_N => c * r * ((dot w x + d) / Num.sqrt ((dot w x + d) ^+ 2 + eps) + p)) w G1 /\
  exists D2 : R, is_derivative (fun r : R => c * r * ((dot w x + d) / Num.sqrt ((dot w x + d) ^+ 2 + eps) + p)) r D2 /\
  Num.sqrt ((dot w x + d) ^+ 2 + eps) != 0 /\
  eps ^+ 2 + 2%:R * eps * sumv (had w x) ^+ 2 + 4%:R * eps * sumv (had w x) * d + 2%:R * eps * d ^+ 2 + sumv (had w x) ^+ 4 + 4%:R * sumv (had w x) ^+ 3 * d + 6%:R * sumv (had w x) ^+ 2 * d ^+ 2 + 4%:R * sumv (had w x) * d ^+ 3 + d ^+ 4 != 0 /\
  eps + sumv (had w x) ^+ 2 + 2%:R * sumv (had w x) * d + d ^+ 2 != 0 /\
  0 <= (dot w x + d) ^+ 2 + eps /\
  0 <= eps + sumv (had w x) ^+ 2 + 2%:R * sumv (had w x) * d + d ^+ 2 /\
  G1 = ((eps * c * r * Num.sqrt (eps + sumv (had w x) ^+ 2 + 2%:R * sumv (had w x) * d + d ^+ 2)) / (eps ^+ 2 + 2%:R * eps * sumv (had w x) ^+ 2 + 4%:R * eps * sumv (had w x) * d + 2%:R * eps * d ^+ 2 + sumv (had w x) ^+ 4 + 4%:R * sumv (had w x) ^+ 3 * d + 6%:R * sumv (had w x) ^+ 2 * d ^+ 2 + 4%:R * sumv (had w x) * d ^+ 3 + d ^+ 4)) *: x :> 'cV[R]_N /\
  D2 = (eps * c * p + c * sumv (had w x) ^+ 2 * p + 2%:R * c * sumv (had w x) * d * p + c * sumv (had w x) * Num.sqrt (eps + sumv (had w x) ^+ 2 + 2%:R * sumv (had w x) * d + d ^+ 2) + c * d ^+ 2 * p + c * d * Num.sqrt (eps + sumv (had w x) ^+ 2 + 2%:R * sumv (had w x) * d + d ^+ 2)) / (eps + sumv (had w x) ^+ 2 + 2%:R * sumv (had w x) * d + d ^+ 2) :> R.
Proof.
move=> N_gt0 H_eps H0.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : eps = eps by [].
have H_2 := pos_of H0 e_1.
have NZ_3 := lt0r_neq0 H_2.
have NZ_4 : eps != 0 by rule (nz_factor (f := eps) (r := 1) NZ_3 _); clear - R; first [reflexivity | ring].
have S_5 : 0 < eps by rule (pos_quotient H_2 (r := 1) _ _); [clear - H_eps NZ_4 R; sgn | clear - R; first [reflexivity | ring]].
have e_6 : w = (col (fun i => (w i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
have e_7 : x = (col (fun i => (x i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_8 : R := dot w x.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_10 : 0 <= n - 1 by rewrite subr_ge0.
have [m_4 M_4] := some_number (part xpredT (fun i => (w i 0) * (x i 0))).
have d_11 : whole (fun i => (w i 0) * (x i 0)) = m_4 by rule (num_eq M_4 _); clear - R; first [reflexivity | ring].
have d_12 : whole (fun i => ((w i 0)) * ((x i 0))) = m_4 by rule (whole_eq _ d_11) => i; clear - R; first [reflexivity | ring].
have e_9 : t_8 = m_4 by rule (dot_node e_6 e_7 d_12); done.
have e_13 : d = d by [].
pose t_14 : R := t_8 + d.
have e_15 : t_14 = (m_4 + d) by rule (num_eq (num2 (fun a b : R => a + b) e_9 e_13) _); clear - R; first [reflexivity | ring].
pose t_16 : R := t_14 ^+ 2.
have e_17 : t_16 = (m_4 ^+ 2 + 2%:R * m_4 * d + d ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_15) _); clear - R; first [reflexivity | ring].
pose t_18 : R := t_16 + eps.
have e_19 : t_18 = (eps + m_4 ^+ 2 + 2%:R * m_4 * d + d ^+ 2) by rule (num_eq (num2 (fun a b : R => a + b) e_17 e_1) _); clear - R; first [reflexivity | ring].
pose t_20 : R := Num.sqrt t_18.
have S_22 : 0 < (2%:R * eps) by rule (pos_is (c := 2%:R * eps) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps S_5 N_pos S_10 NZ_4 R; sgn].
have S_23 : 0 < (eps + m_4 ^+ 2 + 2%:R * m_4 * d + d ^+ 2) by rule (pos_is (c := ((m_4 + d) ^+ 2 * (2%:R) + (2%:R * eps)) / 2%:R) _ _); [clear - R; first [field | ring] | clear - H_eps S_5 N_pos S_10 S_22 NZ_4 R; sgn].
have [r_7 S_r7 E_r7] : exists2 r_7 : R, 0 < r_7 & r_7 ^+ 2 = (eps + m_4 ^+ 2 + 2%:R * m_4 * d + d ^+ 2) by exact: (root_pos S_23).
have S_24 : 0 <= r_7 by rule (nneg_is (c := r_7) _ _); [clear - E_r7 R; first [reflexivity | ring: E_r7] | clear - H_eps S_5 N_pos S_10 S_22 S_23 S_r7 NZ_4 R; sgn].
have e_21 : t_20 = r_7 by rule (sqrt_node e_19 S_24 _); clear - E_r7 R; first [reflexivity | ring: E_r7].
have e_25 : c = c by [].
have e_26 : r = r by [].
pose t_27 : R := c * r.
have e_28 : t_27 = (c * r) by rule (num_eq (num2 (fun a b : R => a * b) e_25 e_26) _); clear - R; first [reflexivity | ring].
pose G1_29 : 'cV[R]_N := (col (fun i => ((eps * c * r * r_7) / ((eps + m_4 ^+ 2 + 2%:R * m_4 * d + d ^+ 2) ^+ 2)) * ((x i 0)))).
have e_30 : G1_29 = (col (fun i => ((eps * c * r * r_7) / ((eps + m_4 ^+ 2 + 2%:R * m_4 * d + d ^+ 2) ^+ 2)) * ((x i 0)))) by [].
have C_31 : is_gradient (fun w : 'cV[R]_N => c * r * ((dot w x + d) / Num.sqrt ((dot w x + d) ^+ 2 + eps) + p)) w G1_29.
have size_ge0 := @size1_ge0 R N.
have D_32 := VD_at w.
have D_33 := D_dotr size_ge0 x D_32.
have D_34 := D_addr size_ge0 d D_33.
have D_35 := D_pow size_ge0 2 D_34.
have D_36 := D_addr size_ge0 eps D_35.
have S_38 : 0 < (eps + m_4 ^+ 2 + 2%:R * m_4 * d + d ^+ 2) by rule (pos_is (c := (eps + m_4 ^+ 2 + 2%:R * m_4 * d + d ^+ 2)) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps S_5 N_pos S_10 S_22 S_23 S_r7 NZ_4 R; sgn].
have C_37 : 0 < t_18 := pos_is e_19 S_38.
have D_39 := D_sqrt size_ge0 C_37 D_36.
have NZ_40 := lt0r_neq0 S_r7.
have NZ_41 : r_7 != 0 by rule (nz_is (c := (r_7)) _ _); [clear - E_r7 R; first [reflexivity | ring: E_r7] | clear - NZ_40 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_42 : t_20 != 0 := nz_is e_21 NZ_41.
have D_43 := D_inv size_ge0 C_42 D_39.
have D_44 := D_mul size_ge0 D_34 D_43.
have D_45 := D_addr size_ge0 (p : R) D_44.
have D_46 := D_mull t_27 D_45.
refine (gradient_by (F := (fun w : 'cV[R]_N => c * r * ((dot w x + d) / Num.sqrt ((dot w x + d) ^+ 2 + eps) + p))) D_46 _) => h_47.
have e_48 : h_47 = (col (fun i => (h_47 i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_49 : R := dot h_47 x.
have [m_9 M_9] := some_number (part xpredT (fun i => (h_47 i 0) * (x i 0))).
have d_51 : whole (fun i => (h_47 i 0) * (x i 0)) = m_9 by rule (num_eq M_9 _); clear - R; first [reflexivity | ring].
have d_52 : whole (fun i => ((h_47 i 0)) * ((x i 0))) = m_9 by rule (whole_eq _ d_51) => i; clear - R; first [reflexivity | ring].
have e_50 : t_49 = m_9 by rule (dot_node e_48 e_7 d_52); done.
pose t_53 : R := t_20^-1.
have NZ_55 := lt0r_neq0 S_23.
have e_54 : t_53 = (r_7 / ((eps + m_4 ^+ 2 + 2%:R * m_4 * d + d ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_21) _); clear - NZ_40 NZ_55 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
pose t_56 : R := t_49 * t_53.
have e_57 : t_56 = ((r_7 * m_9) / ((eps + m_4 ^+ 2 + 2%:R * m_4 * d + d ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_50 e_54) _); clear - NZ_55 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
have e_58 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_59 : R := (2%:R : R) * t_20.
have e_60 : t_59 = (2%:R * r_7) by rule (num_eq (num2 (fun a b : R => a * b) e_58 e_21) _); clear - E_r7 R; first [reflexivity | ring: E_r7].
pose t_61 : R := t_59^-1.
have NZ_63 : (2%:R * r_7) != 0 :> R by rule (nz_is (c := (2%:R * r_7)) _ _); [clear - R; ring | clear - NZ_40 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_62 : t_61 = (r_7 / (2%:R * (eps + m_4 ^+ 2 + 2%:R * m_4 * d + d ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_60) _); clear - NZ_40 NZ_63 NZ_55 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
pose t_64 : R := t_14 ^+ 1.
have e_65 : t_64 = (m_4 + d) by rule (num_eq (num1 (fun a : R => a ^+ 1) e_15) _); clear - R; first [reflexivity | ring].
pose t_66 : R := (2%:R : R) * t_64.
have e_67 : t_66 = (2%:R * m_4 + 2%:R * d) by rule (num_eq (num2 (fun a b : R => a * b) e_58 e_65) _); clear - R; first [reflexivity | ring].
pose t_68 : R := t_66 * t_49.
have e_69 : t_68 = (2%:R * m_4 * m_9 + 2%:R * d * m_9) by rule (num_eq (num2 (fun a b : R => a * b) e_67 e_50) _); clear - R; first [reflexivity | ring].
pose t_70 : R := t_61 * t_68.
have e_71 : t_70 = ((m_4 * r_7 * m_9 + d * r_7 * m_9) / ((eps + m_4 ^+ 2 + 2%:R * m_4 * d + d ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_62 e_69) _); clear - NZ_55 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
pose t_72 : R := t_53 * t_70.
have e_73 : t_72 = ((m_4 * m_9 + d * m_9) / ((eps + m_4 ^+ 2 + 2%:R * m_4 * d + d ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_54 e_71) _); clear - NZ_55 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
pose t_74 : R := t_53 * t_72.
have e_75 : t_74 = ((m_4 * r_7 * m_9 + d * r_7 * m_9) / ((eps + m_4 ^+ 2 + 2%:R * m_4 * d + d ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_54 e_73) _); clear - NZ_55 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
pose t_76 : R := - t_74.
have e_77 : t_76 = ((- m_4 * r_7 * m_9 - d * r_7 * m_9) / ((eps + m_4 ^+ 2 + 2%:R * m_4 * d + d ^+ 2) ^+ 2)) by rule (num_eq (num1 (fun a : R => - a) e_75) _); clear - NZ_55 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
pose t_78 : R := t_14 * t_76.
have e_79 : t_78 = ((- m_4 ^+ 2 * r_7 * m_9 - 2%:R * m_4 * d * r_7 * m_9 - d ^+ 2 * r_7 * m_9) / ((eps + m_4 ^+ 2 + 2%:R * m_4 * d + d ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_15 e_77) _); clear - NZ_55 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
pose t_80 : R := t_56 + t_78.
have e_81 : t_80 = ((eps * r_7 * m_9) / ((eps + m_4 ^+ 2 + 2%:R * m_4 * d + d ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_57 e_79) _); clear - NZ_55 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
pose t_82 : R := t_27 * t_80.
have e_83 : t_82 = ((eps * c * r * r_7 * m_9) / ((eps + m_4 ^+ 2 + 2%:R * m_4 * d + d ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_28 e_81) _); clear - NZ_55 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
pose t_84 : R := dot G1_29 h_47.
have d_86 : whole (fun i => ((eps * c * r * r_7) / ((eps + m_4 ^+ 2 + 2%:R * m_4 * d + d ^+ 2) ^+ 2)) * ((h_47 i 0) * (x i 0))) = ((eps * c * r * r_7 * m_9) / ((eps + m_4 ^+ 2 + 2%:R * m_4 * d + d ^+ 2) ^+ 2)) by rule (num_eq (partZ ((eps * c * r * r_7) / ((eps + m_4 ^+ 2 + 2%:R * m_4 * d + d ^+ 2) ^+ 2)) M_9) _); clear - NZ_55 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
have d_87 : whole (fun i => (((eps * c * r * r_7) / ((eps + m_4 ^+ 2 + 2%:R * m_4 * d + d ^+ 2) ^+ 2)) * ((x i 0))) * ((h_47 i 0))) = ((eps * c * r * r_7 * m_9) / ((eps + m_4 ^+ 2 + 2%:R * m_4 * d + d ^+ 2) ^+ 2)) by rule (whole_eq _ d_86) => i; clear - NZ_55 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
have e_85 : t_84 = ((eps * c * r * r_7 * m_9) / ((eps + m_4 ^+ 2 + 2%:R * m_4 * d + d ^+ 2) ^+ 2)) by rule (dot_node e_30 e_48 d_87); done.
rule (num_eq e_83 (esym (num_eq e_85 _))); clear - NZ_55 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
pose t_88 : R := t_14 / t_20.
have NZ_90 := lt0r_neq0 S_r7.
have NZ_91 := lt0r_neq0 S_23.
have e_89 : t_88 = ((m_4 * r_7 + d * r_7) / ((eps + m_4 ^+ 2 + 2%:R * m_4 * d + d ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_15 e_21) _); clear - NZ_90 NZ_91 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
have e_92 : p = p by [].
pose t_93 : R := t_88 + p.
have e_94 : t_93 = ((eps * p + m_4 ^+ 2 * p + 2%:R * m_4 * d * p + m_4 * r_7 + d ^+ 2 * p + d * r_7) / ((eps + m_4 ^+ 2 + 2%:R * m_4 * d + d ^+ 2))) by rule (num_eq (num2 (fun a b : R => a + b) e_89 e_92) _); clear - NZ_91 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
pose D2_95 : R := ((eps * c * p + c * m_4 ^+ 2 * p + 2%:R * c * m_4 * d * p + c * m_4 * r_7 + c * d ^+ 2 * p + c * d * r_7) / ((eps + m_4 ^+ 2 + 2%:R * m_4 * d + d ^+ 2))).
have e_96 : D2_95 = ((eps * c * p + c * m_4 ^+ 2 * p + 2%:R * c * m_4 * d * p + c * m_4 * r_7 + c * d ^+ 2 * p + c * d * r_7) / ((eps + m_4 ^+ 2 + 2%:R * m_4 * d + d ^+ 2))) by [].
have C_97 : is_derivative (fun r : R => c * r * ((dot w x + d) / Num.sqrt ((dot w x + d) ^+ 2 + eps) + p)) r D2_95.
have size_ge0 := fun t : R => normr_ge0 t.
have D_98 := D_at_scalar r.
have D_99 := D_mull c D_98.
have D_100 := D_mulr size_ge0 t_93 D_99.
refine (derivative_by (F := (fun r : R => c * r * ((dot w x + d) / Num.sqrt ((dot w x + d) ^+ 2 + eps) + p))) D_100 _) => h_101.
have e_102 : h_101 = h_101 by [].
pose t_103 : R := c * h_101.
have e_104 : t_103 = (c * h_101) by rule (num_eq (num2 (fun a b : R => a * b) e_25 e_102) _); clear - R; first [reflexivity | ring].
pose t_105 : R := t_103 * t_93.
have e_106 : t_105 = ((eps * c * p * h_101 + c * m_4 ^+ 2 * p * h_101 + 2%:R * c * m_4 * d * p * h_101 + c * m_4 * r_7 * h_101 + c * d ^+ 2 * p * h_101 + c * d * r_7 * h_101) / ((eps + m_4 ^+ 2 + 2%:R * m_4 * d + d ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_104 e_94) _); clear - NZ_91 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
pose t_107 : R := D2_95 * h_101.
have e_108 : t_107 = ((eps * c * p * h_101 + c * m_4 ^+ 2 * p * h_101 + 2%:R * c * m_4 * d * p * h_101 + c * m_4 * r_7 * h_101 + c * d ^+ 2 * p * h_101 + c * d * r_7 * h_101) / ((eps + m_4 ^+ 2 + 2%:R * m_4 * d + d ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_96 e_102) _); clear - NZ_91 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
rule (num_eq e_106 (esym (num_eq e_108 _))); clear - NZ_91 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
have NZ_109 : r_7 != 0 by rule (nz_is (c := (r_7)) _ _); [clear - E_r7 R; first [reflexivity | ring: E_r7] | clear - NZ_90 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_110 : t_20 != 0 := nz_is e_21 NZ_109.
pose t_111 : R := eps ^+ 2.
have e_112 : t_111 = (eps ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_1) _); clear - R; first [reflexivity | ring].
have e_113 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_114 : R := (2%:R : R) * eps.
have e_115 : t_114 = (2%:R * eps) by rule (num_eq (num2 (fun a b : R => a * b) e_113 e_1) _); clear - R; first [reflexivity | ring].
pose t_116 : 'cV[R]_N := had w x.
have e_117 : t_116 = (col (fun i => (w i 0) * (x i 0))) by rule (col_eq (col_had e_6 e_7) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_118 : R := sumv t_116.
have e_119 : t_118 = m_4 by rule (sum_node e_117 M_4 _); clear - R; first [reflexivity | ring].
pose t_120 : R := t_118 ^+ 2.
have e_121 : t_120 = (m_4 ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_119) _); clear - R; first [reflexivity | ring].
pose t_122 : R := t_114 * t_120.
have e_123 : t_122 = (2%:R * eps * m_4 ^+ 2) by rule (num_eq (num2 (fun a b : R => a * b) e_115 e_121) _); clear - R; first [reflexivity | ring].
pose t_124 : R := t_111 + t_122.
have e_125 : t_124 = (eps ^+ 2 + 2%:R * eps * m_4 ^+ 2) by rule (num_eq (num2 (fun a b : R => a + b) e_112 e_123) _); clear - R; first [reflexivity | ring].
have e_126 : 4%:R = 4%:R :> R by clear - R; first [reflexivity | ring].
pose t_127 : R := (4%:R : R) * eps.
have e_128 : t_127 = (4%:R * eps) by rule (num_eq (num2 (fun a b : R => a * b) e_126 e_1) _); clear - R; first [reflexivity | ring].
pose t_129 : R := t_127 * t_118.
have e_130 : t_129 = (4%:R * eps * m_4) by rule (num_eq (num2 (fun a b : R => a * b) e_128 e_119) _); clear - R; first [reflexivity | ring].
pose t_131 : R := t_129 * d.
have e_132 : t_131 = (4%:R * eps * m_4 * d) by rule (num_eq (num2 (fun a b : R => a * b) e_130 e_13) _); clear - R; first [reflexivity | ring].
pose t_133 : R := t_124 + t_131.
have e_134 : t_133 = (eps ^+ 2 + 2%:R * eps * m_4 ^+ 2 + 4%:R * eps * m_4 * d) by rule (num_eq (num2 (fun a b : R => a + b) e_125 e_132) _); clear - R; first [reflexivity | ring].
pose t_135 : R := d ^+ 2.
have e_136 : t_135 = (d ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_13) _); clear - R; first [reflexivity | ring].
pose t_137 : R := t_114 * t_135.
have e_138 : t_137 = (2%:R * eps * d ^+ 2) by rule (num_eq (num2 (fun a b : R => a * b) e_115 e_136) _); clear - R; first [reflexivity | ring].
pose t_139 : R := t_133 + t_137.
have e_140 : t_139 = (eps ^+ 2 + 2%:R * eps * m_4 ^+ 2 + 4%:R * eps * m_4 * d + 2%:R * eps * d ^+ 2) by rule (num_eq (num2 (fun a b : R => a + b) e_134 e_138) _); clear - R; first [reflexivity | ring].
pose t_141 : R := t_118 ^+ 4.
have e_142 : t_141 = (m_4 ^+ 4) by rule (num_eq (num1 (fun a : R => a ^+ 4) e_119) _); clear - R; first [reflexivity | ring].
pose t_143 : R := t_139 + t_141.
have e_144 : t_143 = (eps ^+ 2 + 2%:R * eps * m_4 ^+ 2 + 4%:R * eps * m_4 * d + 2%:R * eps * d ^+ 2 + m_4 ^+ 4) by rule (num_eq (num2 (fun a b : R => a + b) e_140 e_142) _); clear - R; first [reflexivity | ring].
pose t_145 : R := t_118 ^+ 3.
have e_146 : t_145 = (m_4 ^+ 3) by rule (num_eq (num1 (fun a : R => a ^+ 3) e_119) _); clear - R; first [reflexivity | ring].
pose t_147 : R := (4%:R : R) * t_145.
have e_148 : t_147 = (4%:R * m_4 ^+ 3) by rule (num_eq (num2 (fun a b : R => a * b) e_126 e_146) _); clear - R; first [reflexivity | ring].
pose t_149 : R := t_147 * d.
have e_150 : t_149 = (4%:R * m_4 ^+ 3 * d) by rule (num_eq (num2 (fun a b : R => a * b) e_148 e_13) _); clear - R; first [reflexivity | ring].
pose t_151 : R := t_143 + t_149.
have e_152 : t_151 = (eps ^+ 2 + 2%:R * eps * m_4 ^+ 2 + 4%:R * eps * m_4 * d + 2%:R * eps * d ^+ 2 + m_4 ^+ 4 + 4%:R * m_4 ^+ 3 * d) by rule (num_eq (num2 (fun a b : R => a + b) e_144 e_150) _); clear - R; first [reflexivity | ring].
have e_153 : 6%:R = 6%:R :> R by clear - R; first [reflexivity | ring].
pose t_154 : R := (6%:R : R) * t_120.
have e_155 : t_154 = (6%:R * m_4 ^+ 2) by rule (num_eq (num2 (fun a b : R => a * b) e_153 e_121) _); clear - R; first [reflexivity | ring].
pose t_156 : R := t_154 * t_135.
have e_157 : t_156 = (6%:R * m_4 ^+ 2 * d ^+ 2) by rule (num_eq (num2 (fun a b : R => a * b) e_155 e_136) _); clear - R; first [reflexivity | ring].
pose t_158 : R := t_151 + t_156.
have e_159 : t_158 = (eps ^+ 2 + 2%:R * eps * m_4 ^+ 2 + 4%:R * eps * m_4 * d + 2%:R * eps * d ^+ 2 + m_4 ^+ 4 + 4%:R * m_4 ^+ 3 * d + 6%:R * m_4 ^+ 2 * d ^+ 2) by rule (num_eq (num2 (fun a b : R => a + b) e_152 e_157) _); clear - R; first [reflexivity | ring].
pose t_160 : R := (4%:R : R) * t_118.
have e_161 : t_160 = (4%:R * m_4) by rule (num_eq (num2 (fun a b : R => a * b) e_126 e_119) _); clear - R; first [reflexivity | ring].
pose t_162 : R := d ^+ 3.
have e_163 : t_162 = (d ^+ 3) by rule (num_eq (num1 (fun a : R => a ^+ 3) e_13) _); clear - R; first [reflexivity | ring].
pose t_164 : R := t_160 * t_162.
have e_165 : t_164 = (4%:R * m_4 * d ^+ 3) by rule (num_eq (num2 (fun a b : R => a * b) e_161 e_163) _); clear - R; first [reflexivity | ring].
pose t_166 : R := t_158 + t_164.
have e_167 : t_166 = (eps ^+ 2 + 2%:R * eps * m_4 ^+ 2 + 4%:R * eps * m_4 * d + 2%:R * eps * d ^+ 2 + m_4 ^+ 4 + 4%:R * m_4 ^+ 3 * d + 6%:R * m_4 ^+ 2 * d ^+ 2 + 4%:R * m_4 * d ^+ 3) by rule (num_eq (num2 (fun a b : R => a + b) e_159 e_165) _); clear - R; first [reflexivity | ring].
pose t_168 : R := d ^+ 4.
have e_169 : t_168 = (d ^+ 4) by rule (num_eq (num1 (fun a : R => a ^+ 4) e_13) _); clear - R; first [reflexivity | ring].
pose t_170 : R := t_166 + t_168.
have e_171 : t_170 = (eps ^+ 2 + 2%:R * eps * m_4 ^+ 2 + 4%:R * eps * m_4 * d + 2%:R * eps * d ^+ 2 + m_4 ^+ 4 + 4%:R * m_4 ^+ 3 * d + 6%:R * m_4 ^+ 2 * d ^+ 2 + 4%:R * m_4 * d ^+ 3 + d ^+ 4) by rule (num_eq (num2 (fun a b : R => a + b) e_167 e_169) _); clear - R; first [reflexivity | ring].
have NZ_172 : (eps ^+ 2 + 2%:R * eps * m_4 ^+ 2 + 4%:R * eps * m_4 * d + 2%:R * eps * d ^+ 2 + m_4 ^+ 4 + 4%:R * m_4 ^+ 3 * d + 6%:R * m_4 ^+ 2 * d ^+ 2 + 4%:R * m_4 * d ^+ 3 + d ^+ 4) != 0 by rule (nz_is (c := ((eps + m_4 ^+ 2 + 2%:R * m_4 * d + d ^+ 2) ^+ 2)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_91 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_173 : t_170 != 0 := nz_is e_171 NZ_172.
pose t_174 : R := eps + t_120.
have e_175 : t_174 = (eps + m_4 ^+ 2) by rule (num_eq (num2 (fun a b : R => a + b) e_1 e_121) _); clear - R; first [reflexivity | ring].
pose t_176 : R := (2%:R : R) * t_118.
have e_177 : t_176 = (2%:R * m_4) by rule (num_eq (num2 (fun a b : R => a * b) e_113 e_119) _); clear - R; first [reflexivity | ring].
pose t_178 : R := t_176 * d.
have e_179 : t_178 = (2%:R * m_4 * d) by rule (num_eq (num2 (fun a b : R => a * b) e_177 e_13) _); clear - R; first [reflexivity | ring].
pose t_180 : R := t_174 + t_178.
have e_181 : t_180 = (eps + m_4 ^+ 2 + 2%:R * m_4 * d) by rule (num_eq (num2 (fun a b : R => a + b) e_175 e_179) _); clear - R; first [reflexivity | ring].
pose t_182 : R := t_180 + t_135.
have e_183 : t_182 = (eps + m_4 ^+ 2 + 2%:R * m_4 * d + d ^+ 2) by rule (num_eq (num2 (fun a b : R => a + b) e_181 e_136) _); clear - R; first [reflexivity | ring].
have NZ_184 : (eps + m_4 ^+ 2 + 2%:R * m_4 * d + d ^+ 2) != 0 by rule (nz_is (c := ((eps + m_4 ^+ 2 + 2%:R * m_4 * d + d ^+ 2))) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_91 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_185 : t_182 != 0 := nz_is e_183 NZ_184.
have S_186 : 0 <= (eps + m_4 ^+ 2 + 2%:R * m_4 * d + d ^+ 2) by rule (nneg_is (c := (eps + m_4 ^+ 2 + 2%:R * m_4 * d + d ^+ 2)) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps S_5 N_pos S_10 S_22 S_23 S_r7 NZ_4 NZ_90 NZ_91 R; sgn].
have C_187 : 0 <= t_18 := nneg_is e_19 S_186.
have S_188 : 0 <= (eps + m_4 ^+ 2 + 2%:R * m_4 * d + d ^+ 2) by rule (nneg_is (c := (eps + m_4 ^+ 2 + 2%:R * m_4 * d + d ^+ 2)) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps S_5 N_pos S_10 S_22 S_23 S_r7 NZ_4 NZ_90 NZ_91 R; sgn].
have C_189 : 0 <= t_182 := nneg_is e_183 S_188.
pose t_191 : R := eps * c.
have e_192 : t_191 = (eps * c) by rule (num_eq (num2 (fun a b : R => a * b) e_1 e_25) _); clear - R; first [reflexivity | ring].
pose t_193 : R := t_191 * r.
have e_194 : t_193 = (eps * c * r) by rule (num_eq (num2 (fun a b : R => a * b) e_192 e_26) _); clear - R; first [reflexivity | ring].
pose t_195 : R := Num.sqrt t_182.
have S_197 : 0 <= r_7 by rule (nneg_is (c := r_7) _ _); [clear - E_r7 R; first [reflexivity | ring: E_r7] | clear - H_eps S_5 N_pos S_10 S_22 S_23 S_r7 NZ_4 NZ_90 NZ_91 R; sgn].
have e_196 : t_195 = r_7 by rule (sqrt_node e_183 S_197 _); clear - E_r7 R; first [reflexivity | ring: E_r7].
pose t_198 : R := t_193 * t_195.
have e_199 : t_198 = (eps * c * r * r_7) by rule (num_eq (num2 (fun a b : R => a * b) e_194 e_196) _); clear - E_r7 R; first [reflexivity | ring: E_r7].
pose t_200 : R := t_198 / t_170.
have NZ_202 : (eps ^+ 2 + 2%:R * eps * m_4 ^+ 2 + 4%:R * eps * m_4 * d + 2%:R * eps * d ^+ 2 + m_4 ^+ 4 + 4%:R * m_4 ^+ 3 * d + 6%:R * m_4 ^+ 2 * d ^+ 2 + 4%:R * m_4 * d ^+ 3 + d ^+ 4) != 0 :> R by rule (nz_is (c := ((eps + m_4 ^+ 2 + 2%:R * m_4 * d + d ^+ 2) ^+ 2)) _ _); [clear - R; ring | clear - NZ_91 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_201 : t_200 = ((eps * c * r * r_7) / ((eps + m_4 ^+ 2 + 2%:R * m_4 * d + d ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_199 e_171) _); clear - NZ_91 NZ_202 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
pose t_203 : 'cV[R]_N := t_200 *: x.
have e_204 : t_203 = (col (fun i => ((eps * c * r * r_7) / ((eps + m_4 ^+ 2 + 2%:R * m_4 * d + d ^+ 2) ^+ 2)) * ((x i 0)))) by rule (col_eq (col_scale e_201 e_7) _) => i; reduce; clear - NZ_91 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
have C_190 : G1_29 = t_203 by rule (col_same e_30 e_204 _) => i; clear - NZ_91 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
pose t_206 : R := t_191 * p.
have e_207 : t_206 = (eps * c * p) by rule (num_eq (num2 (fun a b : R => a * b) e_192 e_92) _); clear - R; first [reflexivity | ring].
pose t_208 : R := c * t_120.
have e_209 : t_208 = (c * m_4 ^+ 2) by rule (num_eq (num2 (fun a b : R => a * b) e_25 e_121) _); clear - R; first [reflexivity | ring].
pose t_210 : R := t_208 * p.
have e_211 : t_210 = (c * m_4 ^+ 2 * p) by rule (num_eq (num2 (fun a b : R => a * b) e_209 e_92) _); clear - R; first [reflexivity | ring].
pose t_212 : R := t_206 + t_210.
have e_213 : t_212 = (eps * c * p + c * m_4 ^+ 2 * p) by rule (num_eq (num2 (fun a b : R => a + b) e_207 e_211) _); clear - R; first [reflexivity | ring].
pose t_214 : R := (2%:R : R) * c.
have e_215 : t_214 = (2%:R * c) by rule (num_eq (num2 (fun a b : R => a * b) e_113 e_25) _); clear - R; first [reflexivity | ring].
pose t_216 : R := t_214 * t_118.
have e_217 : t_216 = (2%:R * c * m_4) by rule (num_eq (num2 (fun a b : R => a * b) e_215 e_119) _); clear - R; first [reflexivity | ring].
pose t_218 : R := t_216 * d.
have e_219 : t_218 = (2%:R * c * m_4 * d) by rule (num_eq (num2 (fun a b : R => a * b) e_217 e_13) _); clear - R; first [reflexivity | ring].
pose t_220 : R := t_218 * p.
have e_221 : t_220 = (2%:R * c * m_4 * d * p) by rule (num_eq (num2 (fun a b : R => a * b) e_219 e_92) _); clear - R; first [reflexivity | ring].
pose t_222 : R := t_212 + t_220.
have e_223 : t_222 = (eps * c * p + c * m_4 ^+ 2 * p + 2%:R * c * m_4 * d * p) by rule (num_eq (num2 (fun a b : R => a + b) e_213 e_221) _); clear - R; first [reflexivity | ring].
pose t_224 : R := c * t_118.
have e_225 : t_224 = (c * m_4) by rule (num_eq (num2 (fun a b : R => a * b) e_25 e_119) _); clear - R; first [reflexivity | ring].
pose t_226 : R := t_224 * t_195.
have e_227 : t_226 = (c * m_4 * r_7) by rule (num_eq (num2 (fun a b : R => a * b) e_225 e_196) _); clear - E_r7 R; first [reflexivity | ring: E_r7].
pose t_228 : R := t_222 + t_226.
have e_229 : t_228 = (eps * c * p + c * m_4 ^+ 2 * p + 2%:R * c * m_4 * d * p + c * m_4 * r_7) by rule (num_eq (num2 (fun a b : R => a + b) e_223 e_227) _); clear - E_r7 R; first [reflexivity | ring: E_r7].
pose t_230 : R := c * t_135.
have e_231 : t_230 = (c * d ^+ 2) by rule (num_eq (num2 (fun a b : R => a * b) e_25 e_136) _); clear - R; first [reflexivity | ring].
pose t_232 : R := t_230 * p.
have e_233 : t_232 = (c * d ^+ 2 * p) by rule (num_eq (num2 (fun a b : R => a * b) e_231 e_92) _); clear - R; first [reflexivity | ring].
pose t_234 : R := t_228 + t_232.
have e_235 : t_234 = (eps * c * p + c * m_4 ^+ 2 * p + 2%:R * c * m_4 * d * p + c * m_4 * r_7 + c * d ^+ 2 * p) by rule (num_eq (num2 (fun a b : R => a + b) e_229 e_233) _); clear - E_r7 R; first [reflexivity | ring: E_r7].
pose t_236 : R := c * d.
have e_237 : t_236 = (c * d) by rule (num_eq (num2 (fun a b : R => a * b) e_25 e_13) _); clear - R; first [reflexivity | ring].
pose t_238 : R := t_236 * t_195.
have e_239 : t_238 = (c * d * r_7) by rule (num_eq (num2 (fun a b : R => a * b) e_237 e_196) _); clear - E_r7 R; first [reflexivity | ring: E_r7].
pose t_240 : R := t_234 + t_238.
have e_241 : t_240 = (eps * c * p + c * m_4 ^+ 2 * p + 2%:R * c * m_4 * d * p + c * m_4 * r_7 + c * d ^+ 2 * p + c * d * r_7) by rule (num_eq (num2 (fun a b : R => a + b) e_235 e_239) _); clear - E_r7 R; first [reflexivity | ring: E_r7].
pose t_242 : R := t_240 / t_182.
have e_243 : t_242 = ((eps * c * p + c * m_4 ^+ 2 * p + 2%:R * c * m_4 * d * p + c * m_4 * r_7 + c * d ^+ 2 * p + c * d * r_7) / ((eps + m_4 ^+ 2 + 2%:R * m_4 * d + d ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_241 e_183) _); clear - NZ_91 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
have C_205 : D2_95 = t_242 by rule (num_eq e_96 (esym (num_eq e_243 _))); clear - NZ_91 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
exists G1_29; split; first exact: C_31.
exists D2_95; split; first exact: C_97.
split; first exact: C_110.
split; first exact: C_173.
split; first exact: C_185.
split; first exact: C_187.
split; first exact: C_189.
split; first exact: C_190.
exact: C_205.
Qed.
End Claims.
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition walkthrough_zero_initialization_says : Prop :=
  forall (x w : 'cV[R]_N) (eps c r d p : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < eps ->
  exists G1 : 'cV[R]_N, is_gradient (fun w : 'cV[R]_N => c * r * ((dot w x + d) / Num.sqrt ((dot w x + d) ^+ 2 + eps) + p)) w G1 /\
  exists D2 : R, is_derivative (fun r : R => c * r * ((dot w x + d) / Num.sqrt ((dot w x + d) ^+ 2 + eps) + p)) r D2 /\
  Num.sqrt ((dot w x + d) ^+ 2 + eps) != 0 /\
  Num.sqrt (dot w x ^+ 2 + eps) ^+ 3 != 0 /\
  Num.sqrt (dot w x ^+ 2 + eps) != 0 /\
  0 <= (dot w x + d) ^+ 2 + eps /\
  0 <= dot w x ^+ 2 + eps /\
  G1 = r *: ((c * (eps / Num.sqrt (dot w x ^+ 2 + eps) ^+ 3)) *: x) :> 'cV[R]_N /\
  D2 = dot w x * (c / Num.sqrt (dot w x ^+ 2 + eps)) :> R.
End Statement.
Theorem walkthrough_zero_initialization_fails (R : rcfType) : ~ (forall N : nat, walkthrough_zero_initialization_says R N).
Proof.
move=> claim.
pose letter_x : 'cV[R]_1 := vec 1 [:: (0 : R)].
pose letter_w : 'cV[R]_1 := vec 1 [:: (0 : R)].
pose letter_eps : R := (1 : R).
pose letter_c : R := (1 : R).
pose letter_r : R := (0 : R).
pose letter_d : R := (0 : R).
pose letter_p : R := (1 / 2%:R : R).
have := claim 1%N letter_x letter_w letter_eps letter_c letter_r letter_d letter_p.
rewrite /walkthrough_zero_initialization_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : letter_eps = (1 : R) by [].
have e_2 : letter_c = (1 : R) by [].
pose t_3 : R := letter_eps * letter_c.
have e_3 : t_3 = (1 : R) by rewrite /t_3 e_1 e_2 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_4 : letter_p = (1 / 2%:R : R) by [].
pose t_5 : R := t_3 * letter_p.
have e_5 : t_5 = (1 / 2%:R : R) by rewrite /t_5 e_3 e_4 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_6 : letter_w = vec 1 [:: (0 : R)] by [].
have e_7 : letter_x = vec 1 [:: (0 : R)] by [].
pose t_8 : 'cV[R]_1 := had letter_w letter_x.
have e_8 : t_8 = vec 1 [:: (0 : R)] by rewrite /t_8 e_6 e_7 w_had; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_9 : R := sumv t_8.
have e_9 : t_9 = (0 : R) by rewrite /t_9 e_8 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_10 : R := t_9 ^+ 2.
have e_10 : t_10 = (0 : R) by rewrite /t_10 e_9 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_11 : R := letter_c * t_10.
have e_11 : t_11 = (0 : R) by rewrite /t_11 e_2 e_10 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_12 : R := t_11 * letter_p.
have e_12 : t_12 = (0 : R) by rewrite /t_12 e_11 e_4 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_13 : R := t_5 + t_12.
have e_13 : t_13 = (1 / 2%:R : R) by rewrite /t_13 e_5 e_12 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_14 : R := 2%:R.
have e_14 : t_14 = (2%:R : R) by rewrite /t_14; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_15 : R := t_14 * letter_c.
have e_15 : t_15 = (2%:R : R) by rewrite /t_15 e_14 e_2 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_16 : R := t_15 * t_9.
have e_16 : t_16 = (0 : R) by rewrite /t_16 e_15 e_9 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_17 : letter_d = (0 : R) by [].
pose t_18 : R := t_16 * letter_d.
have e_18 : t_18 = (0 : R) by rewrite /t_18 e_16 e_17 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_19 : R := t_18 * letter_p.
have e_19 : t_19 = (0 : R) by rewrite /t_19 e_18 e_4 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_20 : R := t_13 + t_19.
have e_20 : t_20 = (1 / 2%:R : R) by rewrite /t_20 e_13 e_19 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_21 : R := letter_c * t_9.
have e_21 : t_21 = (0 : R) by rewrite /t_21 e_2 e_9 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_22 : R := letter_eps + t_10.
have e_22 : t_22 = (1 : R) by rewrite /t_22 e_1 e_10 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_23 : R := t_14 * t_9.
have e_23 : t_23 = (0 : R) by rewrite /t_23 e_14 e_9 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_24 : R := t_23 * letter_d.
have e_24 : t_24 = (0 : R) by rewrite /t_24 e_23 e_17 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_25 : R := t_22 + t_24.
have e_25 : t_25 = (1 : R) by rewrite /t_25 e_22 e_24 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_26 : R := letter_d ^+ 2.
have e_26 : t_26 = (0 : R) by rewrite /t_26 e_17 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_27 : R := t_25 + t_26.
have e_27 : t_27 = (1 : R) by rewrite /t_27 e_25 e_26 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_28 : R := Num.sqrt t_27.
have e_28 : t_28 = (1 : R) by rewrite /t_28 e_27; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
pose t_29 : R := t_21 * t_28.
have e_29 : t_29 = (0 : R) by rewrite /t_29 e_21 e_28 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_30 : R := t_20 + t_29.
have e_30 : t_30 = (1 / 2%:R : R) by rewrite /t_30 e_20 e_29 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_31 : R := letter_c * t_26.
have e_31 : t_31 = (0 : R) by rewrite /t_31 e_2 e_26 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_32 : R := t_31 * letter_p.
have e_32 : t_32 = (0 : R) by rewrite /t_32 e_31 e_4 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_33 : R := t_30 + t_32.
have e_33 : t_33 = (1 / 2%:R : R) by rewrite /t_33 e_30 e_32 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_34 : R := letter_c * letter_d.
have e_34 : t_34 = (0 : R) by rewrite /t_34 e_2 e_17 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_35 : R := t_34 * t_28.
have e_35 : t_35 = (0 : R) by rewrite /t_35 e_34 e_28 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_36 : R := t_33 + t_35.
have e_36 : t_36 = (1 / 2%:R : R) by rewrite /t_36 e_33 e_35 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_37 : R := t_36 / t_27.
have e_37 : t_37 = (1 / 2%:R : R) by rewrite /t_37 e_36 e_27 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_38 : R := dot letter_w letter_x.
have e_38 : t_38 = (0 : R) by rewrite /t_38 e_6 e_7 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_39 : R := t_38 ^+ 2.
have e_39 : t_39 = (0 : R) by rewrite /t_39 e_38 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_40 : R := t_39 + letter_eps.
have e_40 : t_40 = (1 : R) by rewrite /t_40 e_39 e_1 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_41 : R := Num.sqrt t_40.
have e_41 : t_41 = (1 : R) by rewrite /t_41 e_40; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
pose t_42 : R := letter_c / t_41.
have e_42 : t_42 = (1 : R) by rewrite /t_42 e_2 e_41 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_43 : R := t_38 * t_42.
have e_43 : t_43 = (0 : R) by rewrite /t_43 e_38 e_42 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have h_44 : 0 <= letter_eps by rewrite e_1; sgn.
have h_45 : 0 < letter_eps by rewrite e_1; sgn.
move=> /(_ erefl).
move=> /(_ h_44).
move=> /(_ h_45).
have := @walkthrough_zero_initialization_derivatives R 1%N letter_x letter_w letter_eps letter_c letter_r letter_d letter_p erefl h_44 h_45.
case=> told_G1 [is_G1].
case=> told_D2 [is_D2].
move=> [_ [_ [_ [_ [_ [E_G1 [E_D2]]]]]]].
case=> G1 [was_G1].
rewrite (gradient_unique was_G1 is_G1) E_G1.
case=> D2 [was_D2].
rewrite (derivative_unique was_D2 is_D2) E_D2.
case=> _.
case=> _.
case=> _.
case=> _.
case=> _.
case=> _.
apply: (num_differ (c := (1 / 2%:R : R)) e_37 e_43); [rewrite /=; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring] | apply: lt0r_neq0; sgn].
Qed.

(* not walkthrough.whitened
   Data with mean 0 and unit variance in each feature are white: the direction (c, d) has the variance c² + d²
   a post that derives LayerNorm’s forward and backward pass, with NumPy and PyTorch checks; Background on
   initialization *)
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition walkthrough_whitened_says : Prop :=
  forall (activation x : 'cV[R]_N) (c d : R),
  (0 < N)%N ->
  sumv activation = 0 :> R ->
  sumv x = 0 :> R ->
  0 < dot activation activation ->
  0 < dot x x ->
  N%:R != 0 :> R /\
  Num.sqrt (dot activation activation / N%:R) != 0 /\
  Num.sqrt (dot x x / N%:R) != 0 /\
  0 <= dot activation activation / N%:R /\
  0 <= dot x x / N%:R /\
  variance (c *: ((Num.sqrt (dot activation activation / N%:R))^-1 *: activation) + d *: ((Num.sqrt (dot x x / N%:R))^-1 *: x)) = c ^+ 2 + d ^+ 2 :> R.
End Statement.
Theorem walkthrough_whitened_fails (R : rcfType) : ~ (forall N : nat, walkthrough_whitened_says R N).
Proof.
move=> claim.
pose letter_activation : 'cV[R]_2 := vec 2 [:: (- 1 : R); (1 : R)].
pose letter_x : 'cV[R]_2 := vec 2 [:: (- 1 : R); (1 : R)].
pose letter_c : R := (2%:R : R).
pose letter_d : R := (1 : R).
have := claim 2%N letter_activation letter_x letter_c letter_d.
rewrite /walkthrough_whitened_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : letter_c = (2%:R : R) by [].
have e_2 : letter_activation = vec 2 [:: (- 1 : R); (1 : R)] by [].
pose t_3 : R := dot letter_activation letter_activation.
have e_3 : t_3 = (2%:R : R) by rewrite /t_3 e_2 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_4 : R := 2%:R.
have e_4 : t_4 = (2%:R : R) by rewrite /t_4; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_5 : R := t_3 / t_4.
have e_5 : t_5 = (1 : R) by rewrite /t_5 e_3 e_4 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_6 : R := Num.sqrt t_5.
have e_6 : t_6 = (1 : R) by rewrite /t_6 e_5; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
pose t_7 : R := t_6^-1.
have e_7 : t_7 = (1 : R) by rewrite /t_7 e_6 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_8 : 'cV[R]_2 := t_7 *: letter_activation.
have e_8 : t_8 = vec 2 [:: (- 1 : R); (1 : R)] by rewrite /t_8 e_7 e_2 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_9 : 'cV[R]_2 := letter_c *: t_8.
have e_9 : t_9 = vec 2 [:: (- 2%:R : R); (2%:R : R)] by rewrite /t_9 e_1 e_8 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_10 : letter_d = (1 : R) by [].
have e_11 : letter_x = vec 2 [:: (- 1 : R); (1 : R)] by [].
pose t_12 : R := dot letter_x letter_x.
have e_12 : t_12 = (2%:R : R) by rewrite /t_12 e_11 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_13 : R := t_12 / t_4.
have e_13 : t_13 = (1 : R) by rewrite /t_13 e_12 e_4 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_14 : R := Num.sqrt t_13.
have e_14 : t_14 = (1 : R) by rewrite /t_14 e_13; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
pose t_15 : R := t_14^-1.
have e_15 : t_15 = (1 : R) by rewrite /t_15 e_14 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_16 : 'cV[R]_2 := t_15 *: letter_x.
have e_16 : t_16 = vec 2 [:: (- 1 : R); (1 : R)] by rewrite /t_16 e_15 e_11 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_17 : 'cV[R]_2 := letter_d *: t_16.
have e_17 : t_17 = vec 2 [:: (- 1 : R); (1 : R)] by rewrite /t_17 e_10 e_16 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_18 : 'cV[R]_2 := t_9 + t_17.
have e_18 : t_18 = vec 2 [:: (- 3%:R : R); (3%:R : R)] by rewrite /t_18 e_9 e_17 w_add; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_19 : R := sumv t_18.
have e_19 : t_19 = (0 : R) by rewrite /t_19 e_18 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_20 : R := t_19 / t_4.
have e_20 : t_20 = (0 : R) by rewrite /t_20 e_19 e_4 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_21 : 'cV[R]_2 := ones.
have e_21 : t_21 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_21 w_ones; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_22 : 'cV[R]_2 := t_20 *: t_21.
have e_22 : t_22 = vec 2 [:: (0 : R); (0 : R)] by rewrite /t_22 e_20 e_21 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_23 : 'cV[R]_2 := t_18 - t_22.
have e_23 : t_23 = vec 2 [:: (- 3%:R : R); (3%:R : R)] by rewrite /t_23 e_18 e_22 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_24 : R := dot t_23 t_23.
have e_24 : t_24 = (18%:R : R) by rewrite /t_24 e_23 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_25 : R := t_24 / t_4.
have e_25 : t_25 = (9%:R : R) by rewrite /t_25 e_24 e_4 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_26 : R := letter_c ^+ 2.
have e_26 : t_26 = (4%:R : R) by rewrite /t_26 e_1 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_27 : R := letter_d ^+ 2.
have e_27 : t_27 = (1 : R) by rewrite /t_27 e_10 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_28 : R := t_26 + t_27.
have e_28 : t_28 = (5%:R : R) by rewrite /t_28 e_26 e_27 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_29 : R := sumv letter_activation.
have e_29 : t_29 = (0 : R) by rewrite /t_29 e_2 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_30 : R := 0.
have e_30 : t_30 = (0 : R) by rewrite /t_30; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have h_31 : t_29 = t_30 by rewrite e_29 e_30; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_32 : R := sumv letter_x.
have e_32 : t_32 = (0 : R) by rewrite /t_32 e_11 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have h_33 : t_32 = t_30 by rewrite e_32 e_30; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have h_34 : 0 < t_3 by rewrite e_3; sgn.
have h_35 : 0 < t_12 by rewrite e_12; sgn.
move=> /(_ erefl).
move=> /(_ h_31).
move=> /(_ h_33).
move=> /(_ h_34).
move=> /(_ h_35).
case=> _.
case=> _.
case=> _.
case=> _.
case=> _.
apply: (num_differ (c := (4%:R : R)) e_25 e_28); [rewrite /=; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring] | apply: lt0r_neq0; sgn].
Qed.

(* not walkthrough.batchnorm.fixes
   BatchNorm fixes the mean and the variance of each feature over the batch: its bias and its gain squared
   a post that derives LayerNorm’s forward and backward pass, with NumPy and PyTorch checks; BatchNorm, “fixes the
   means and variances of layer inputs” *)
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition walkthrough_batchnorm_fixes_says : Prop :=
  forall (activation : 'cV[R]_N) (g eps b : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation ->
  N%:R != 0 :> R /\
  Num.sqrt (variance activation + eps) != 0 /\
  0 <= variance activation + eps /\
  mean (g *: normalized eps activation + b *: ones) = b :> R /\
  variance (g *: normalized eps activation + b *: ones) = g ^+ 2 :> R.
End Statement.
Theorem walkthrough_batchnorm_fixes_fails (R : rcfType) : ~ (forall N : nat, walkthrough_batchnorm_fixes_says R N).
Proof.
move=> claim.
pose letter_activation : 'cV[R]_2 := vec 2 [:: (1 / (10%:R ^+ 3) : R); (- 1 / (10%:R ^+ 3) : R)].
pose letter_g : R := (1 : R).
pose letter_eps : R := (1 / (10%:R ^+ 5) : R).
pose letter_b : R := (0 : R).
have := claim 2%N letter_activation letter_g letter_eps letter_b.
rewrite /walkthrough_batchnorm_fixes_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : letter_g = (1 : R) by [].
have e_2 : letter_activation = vec 2 [:: (1 / (10%:R ^+ 3) : R); (- 1 / (10%:R ^+ 3) : R)] by [].
pose t_3 : R := sumv letter_activation.
have e_3 : t_3 = (0 : R) by rewrite /t_3 e_2 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_4 : R := 2%:R.
have e_4 : t_4 = (2%:R : R) by rewrite /t_4; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_5 : R := t_3 / t_4.
have e_5 : t_5 = (0 : R) by rewrite /t_5 e_3 e_4 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_6 : 'cV[R]_2 := ones.
have e_6 : t_6 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_6 w_ones; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_7 : 'cV[R]_2 := t_5 *: t_6.
have e_7 : t_7 = vec 2 [:: (0 : R); (0 : R)] by rewrite /t_7 e_5 e_6 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_8 : 'cV[R]_2 := letter_activation - t_7.
have e_8 : t_8 = vec 2 [:: (1 / (10%:R ^+ 3) : R); (- 1 / (10%:R ^+ 3) : R)] by rewrite /t_8 e_2 e_7 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_9 : R := dot t_8 t_8.
have e_9 : t_9 = (1 / (5%:R * (10%:R ^+ 5)) : R) by rewrite /t_9 e_8 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_10 : R := t_9 / t_4.
have e_10 : t_10 = (1 / (10%:R ^+ 6) : R) by rewrite /t_10 e_9 e_4 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_11 : letter_eps = (1 / (10%:R ^+ 5) : R) by [].
pose t_12 : R := t_10 + letter_eps.
have e_12 : t_12 = (11%:R / (10%:R ^+ 6) : R) by rewrite /t_12 e_10 e_11 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have [s_11 S_11 E_11] : exists2 s : R, 0 < s & s ^+ 2 = 11%:R by apply: root_pos; rewrite ltr0n.
have NZ_11 := lt0r_neq0 S_11.
pose t_13 : R := Num.sqrt t_12.
have e_13 : t_13 = (1 / (10%:R ^+ 3) * s_11 : R) by rewrite /t_13 e_12; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_11 NZ_11 S_11 R; first [reflexivity | field: E_11; first [done | nz] | ring: E_11]].
pose t_14 : R := t_13^-1.
have e_14 : t_14 = ((10%:R ^+ 3) / 11%:R * s_11 : R) by rewrite /t_14 e_13 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_11 NZ_11 S_11 R; first [reflexivity | field: E_11; first [done | nz] | ring: E_11].
pose t_15 : 'cV[R]_2 := t_14 *: t_8.
have e_15 : t_15 = vec 2 [:: (1 / 11%:R * s_11 : R); (- 1 / 11%:R * s_11 : R)] by rewrite /t_15 e_14 e_8 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_11 NZ_11 S_11 R; first [reflexivity | field: E_11; first [done | nz] | ring: E_11].
pose t_16 : 'cV[R]_2 := letter_g *: t_15.
have e_16 : t_16 = vec 2 [:: (1 / 11%:R * s_11 : R); (- 1 / 11%:R * s_11 : R)] by rewrite /t_16 e_1 e_15 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_11 NZ_11 S_11 R; first [reflexivity | field: E_11; first [done | nz] | ring: E_11].
have e_17 : letter_b = (0 : R) by [].
pose t_18 : 'cV[R]_2 := letter_b *: t_6.
have e_18 : t_18 = vec 2 [:: (0 : R); (0 : R)] by rewrite /t_18 e_17 e_6 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_11 NZ_11 S_11 R; first [reflexivity | field: E_11; first [done | nz] | ring: E_11].
pose t_19 : 'cV[R]_2 := t_16 + t_18.
have e_19 : t_19 = vec 2 [:: (1 / 11%:R * s_11 : R); (- 1 / 11%:R * s_11 : R)] by rewrite /t_19 e_16 e_18 w_add; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_11 NZ_11 S_11 R; first [reflexivity | field: E_11; first [done | nz] | ring: E_11].
pose t_20 : R := sumv t_19.
have e_20 : t_20 = (0 : R) by rewrite /t_20 e_19 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_11 NZ_11 S_11 R; first [reflexivity | field: E_11; first [done | nz] | ring: E_11].
pose t_21 : R := t_20 / t_4.
have e_21 : t_21 = (0 : R) by rewrite /t_21 e_20 e_4 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_11 NZ_11 S_11 R; first [reflexivity | field: E_11; first [done | nz] | ring: E_11].
pose t_22 : 'cV[R]_2 := t_21 *: t_6.
have e_22 : t_22 = vec 2 [:: (0 : R); (0 : R)] by rewrite /t_22 e_21 e_6 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_11 NZ_11 S_11 R; first [reflexivity | field: E_11; first [done | nz] | ring: E_11].
pose t_23 : 'cV[R]_2 := t_19 - t_22.
have e_23 : t_23 = vec 2 [:: (1 / 11%:R * s_11 : R); (- 1 / 11%:R * s_11 : R)] by rewrite /t_23 e_19 e_22 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_11 NZ_11 S_11 R; first [reflexivity | field: E_11; first [done | nz] | ring: E_11].
pose t_24 : R := dot t_23 t_23.
have e_24 : t_24 = (2%:R / 11%:R : R) by rewrite /t_24 e_23 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_11 NZ_11 S_11 R; first [reflexivity | field: E_11; first [done | nz] | ring: E_11].
pose t_25 : R := t_24 / t_4.
have e_25 : t_25 = (1 / 11%:R : R) by rewrite /t_25 e_24 e_4 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_11 NZ_11 S_11 R; first [reflexivity | field: E_11; first [done | nz] | ring: E_11].
pose t_26 : R := letter_g ^+ 2.
have e_26 : t_26 = (1 : R) by rewrite /t_26 e_1 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_11 NZ_11 S_11 R; first [reflexivity | field: E_11; first [done | nz] | ring: E_11].
have h_27 : 0 <= letter_eps by rewrite e_11; sgn.
have h_28 : 0 < t_10 by rewrite e_10; sgn.
move=> /(_ erefl).
move=> /(_ h_27).
move=> /(_ h_28).
case=> _.
case=> _.
case=> _.
case=> _.
apply: (num_differ (c := (- 10%:R / 11%:R : R)) e_25 e_26); [rewrite /=; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_11 NZ_11 S_11 R; first [reflexivity | field: E_11; first [done | nz] | ring: E_11] | apply: (one_over (r := (- 11%:R / 10%:R : R))); rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_11 NZ_11 S_11 R; first [reflexivity | field: E_11; first [done | nz] | ring: E_11]].
Qed.

(* not stollenwerk.rmsnorm
   The inverse square root unit √N aᵢ/√(aᵢ² + c) is the exact counterpart of RMSNorm at the entry i
   F. Stollenwerk, “The Mathematical Relationship Between Layer Normalization and Dynamic Activation Functions”,
   arXiv:2503.21708, the abstracts of version 2, whose title this is, and of EACL 2026; there is a version 4;
   abstract, EACL 2026
   not here: a basis vector *)

(* not stollenwerk.layernorm
   The inverse square root unit √N aₙ/√(aₙ² + c) is the exact counterpart of LayerNorm, entry by entry
   F. Stollenwerk, “The Mathematical Relationship Between Layer Normalization and Dynamic Activation Functions”,
   arXiv:2503.21708, the abstracts of version 2, whose title this is, and of EACL 2026; there is a version 4;
   abstract, version 2 *)
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition stollenwerk_layernorm_says : Prop :=
  forall (activation : 'cV[R]_N) (c : R),
  (0 < N)%N ->
  0 < variance activation ->
  N%:R != 0 :> R /\
  Num.sqrt (variance activation + 0) != 0 /\
  0 <= variance activation + 0 /\
  had (vpow (normalized 0 activation) 2) (vpow activation 2 + c *: ones) = N%:R *: vpow activation 2 :> 'cV[R]_N.
End Statement.
Theorem stollenwerk_layernorm_fails (R : rcfType) : ~ (forall N : nat, stollenwerk_layernorm_says R N).
Proof.
move=> claim.
pose letter_activation : 'cV[R]_3 := vec 3 [:: (1 : R); (2%:R : R); (0 : R)].
pose letter_c : R := (1 : R).
have := claim 3%N letter_activation letter_c.
rewrite /stollenwerk_layernorm_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : letter_activation = vec 3 [:: (1 : R); (2%:R : R); (0 : R)] by [].
pose t_2 : R := sumv letter_activation.
have e_2 : t_2 = (3%:R : R) by rewrite /t_2 e_1 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_3 : R := 3%:R.
have e_3 : t_3 = (3%:R : R) by rewrite /t_3; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_4 : R := t_2 / t_3.
have e_4 : t_4 = (1 : R) by rewrite /t_4 e_2 e_3 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_5 : 'cV[R]_3 := ones.
have e_5 : t_5 = vec 3 [:: (1 : R); (1 : R); (1 : R)] by rewrite /t_5 w_ones; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_6 : 'cV[R]_3 := t_4 *: t_5.
have e_6 : t_6 = vec 3 [:: (1 : R); (1 : R); (1 : R)] by rewrite /t_6 e_4 e_5 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_7 : 'cV[R]_3 := letter_activation - t_6.
have e_7 : t_7 = vec 3 [:: (0 : R); (1 : R); (- 1 : R)] by rewrite /t_7 e_1 e_6 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_8 : R := dot t_7 t_7.
have e_8 : t_8 = (2%:R : R) by rewrite /t_8 e_7 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_9 : R := t_8 / t_3.
have e_9 : t_9 = (2%:R / 3%:R : R) by rewrite /t_9 e_8 e_3 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_10 : R := 0.
have e_10 : t_10 = (0 : R) by rewrite /t_10; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_11 : R := t_9 + t_10.
have e_11 : t_11 = (2%:R / 3%:R : R) by rewrite /t_11 e_9 e_10 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have [s_2 S_2 E_2] : exists2 s : R, 0 < s & s ^+ 2 = 2%:R by apply: root_pos; rewrite ltr0n.
have NZ_2 := lt0r_neq0 S_2.
have [s_3 S_3 E_3] : exists2 s : R, 0 < s & s ^+ 2 = 3%:R by apply: root_pos; rewrite ltr0n.
have NZ_3 := lt0r_neq0 S_3.
pose t_12 : R := Num.sqrt t_11.
have e_12 : t_12 = (1 / 3%:R * s_2 * s_3 : R) by rewrite /t_12 e_11; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_3 NZ_3 S_3 R; first [reflexivity | field: E_2 E_3; first [done | nz] | ring: E_2 E_3]].
pose t_13 : R := t_12^-1.
have e_13 : t_13 = (1 / 2%:R * s_2 * s_3 : R) by rewrite /t_13 e_12 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_3 NZ_3 S_3 R; first [reflexivity | field: E_2 E_3; first [done | nz] | ring: E_2 E_3].
pose t_14 : 'cV[R]_3 := t_13 *: t_7.
have e_14 : t_14 = vec 3 [:: (0 : R); (1 / 2%:R * s_2 * s_3 : R); (- 1 / 2%:R * s_2 * s_3 : R)] by rewrite /t_14 e_13 e_7 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_3 NZ_3 S_3 R; first [reflexivity | field: E_2 E_3; first [done | nz] | ring: E_2 E_3].
pose t_15 : 'cV[R]_3 := vpow t_14 2.
have e_15 : t_15 = vec 3 [:: (0 : R); (3%:R / 2%:R : R); (3%:R / 2%:R : R)] by rewrite /t_15 e_14 w_vpow; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_3 NZ_3 S_3 R; first [reflexivity | field: E_2 E_3; first [done | nz] | ring: E_2 E_3].
pose t_16 : 'cV[R]_3 := vpow letter_activation 2.
have e_16 : t_16 = vec 3 [:: (1 : R); (4%:R : R); (0 : R)] by rewrite /t_16 e_1 w_vpow; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_3 NZ_3 S_3 R; first [reflexivity | field: E_2 E_3; first [done | nz] | ring: E_2 E_3].
have e_17 : letter_c = (1 : R) by [].
pose t_18 : 'cV[R]_3 := letter_c *: t_5.
have e_18 : t_18 = vec 3 [:: (1 : R); (1 : R); (1 : R)] by rewrite /t_18 e_17 e_5 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_3 NZ_3 S_3 R; first [reflexivity | field: E_2 E_3; first [done | nz] | ring: E_2 E_3].
pose t_19 : 'cV[R]_3 := t_16 + t_18.
have e_19 : t_19 = vec 3 [:: (2%:R : R); (5%:R : R); (1 : R)] by rewrite /t_19 e_16 e_18 w_add; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_3 NZ_3 S_3 R; first [reflexivity | field: E_2 E_3; first [done | nz] | ring: E_2 E_3].
pose t_20 : 'cV[R]_3 := had t_15 t_19.
have e_20 : t_20 = vec 3 [:: (0 : R); (15%:R / 2%:R : R); (3%:R / 2%:R : R)] by rewrite /t_20 e_15 e_19 w_had; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_3 NZ_3 S_3 R; first [reflexivity | field: E_2 E_3; first [done | nz] | ring: E_2 E_3].
pose t_21 : 'cV[R]_3 := t_3 *: t_16.
have e_21 : t_21 = vec 3 [:: (3%:R : R); (12%:R : R); (0 : R)] by rewrite /t_21 e_3 e_16 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_3 NZ_3 S_3 R; first [reflexivity | field: E_2 E_3; first [done | nz] | ring: E_2 E_3].
have h_22 : 0 < t_9 by rewrite e_9; sgn.
move=> /(_ erefl).
move=> /(_ h_22).
case=> _.
case=> _.
case=> _.
apply: (vec_differ (k := 0) (c := (- 3%:R : R)) _ e_20 e_21); [by [] | rewrite /=; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_3 NZ_3 S_3 R; first [reflexivity | field: E_2 E_3; first [done | nz] | ring: E_2 E_3] | apply: (one_over (r := (- 1 / 3%:R : R))); rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_3 NZ_3 S_3 R; first [reflexivity | field: E_2 E_3; first [done | nz] | ring: E_2 E_3]].
Qed.

(* not ba.rescaling
   If all weight vectors are scaled alike and shifted alike, layer normalization gives the same output
   J. L. Ba, J. R. Kiros, G. E. Hinton, “Layer Normalization”, arXiv:1607.06450, version 1; §5.1, Eq. (6) *)
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition ba_rescaling_says : Prop :=
  forall (activation gain bias : 'cV[R]_N) (c t : R),
  (0 < N)%N ->
  0 < variance activation ->
  N%:R != 0 :> R /\
  std (c *: activation + t *: ones) != 0 /\
  std activation != 0 /\
  0 <= variance (c *: activation + t *: ones) /\
  0 <= variance activation /\
  had gain ((std (c *: activation + t *: ones))^-1 *: centered (c *: activation + t *: ones)) + bias = had gain ((std activation)^-1 *: centered activation) + bias :> 'cV[R]_N.
End Statement.
Theorem ba_rescaling_fails (R : rcfType) : ~ (forall N : nat, ba_rescaling_says R N).
Proof.
move=> claim.
pose letter_activation : 'cV[R]_2 := vec 2 [:: (1 : R); (- 1 : R)].
pose letter_gain : 'cV[R]_2 := vec 2 [:: (1 : R); (1 : R)].
pose letter_bias : 'cV[R]_2 := vec 2 [:: (0 : R); (0 : R)].
pose letter_c : R := (- 1 : R).
pose letter_t : R := (0 : R).
have := claim 2%N letter_activation letter_gain letter_bias letter_c letter_t.
rewrite /ba_rescaling_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : letter_gain = vec 2 [:: (1 : R); (1 : R)] by [].
have e_2 : letter_c = (- 1 : R) by [].
have e_3 : letter_activation = vec 2 [:: (1 : R); (- 1 : R)] by [].
pose t_4 : 'cV[R]_2 := letter_c *: letter_activation.
have e_4 : t_4 = vec 2 [:: (- 1 : R); (1 : R)] by rewrite /t_4 e_2 e_3 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_5 : letter_t = (0 : R) by [].
pose t_6 : 'cV[R]_2 := ones.
have e_6 : t_6 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_6 w_ones; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_7 : 'cV[R]_2 := letter_t *: t_6.
have e_7 : t_7 = vec 2 [:: (0 : R); (0 : R)] by rewrite /t_7 e_5 e_6 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_8 : 'cV[R]_2 := t_4 + t_7.
have e_8 : t_8 = vec 2 [:: (- 1 : R); (1 : R)] by rewrite /t_8 e_4 e_7 w_add; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_9 : R := sumv t_8.
have e_9 : t_9 = (0 : R) by rewrite /t_9 e_8 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_10 : R := 2%:R.
have e_10 : t_10 = (2%:R : R) by rewrite /t_10; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_11 : R := t_9 / t_10.
have e_11 : t_11 = (0 : R) by rewrite /t_11 e_9 e_10 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_12 : 'cV[R]_2 := t_11 *: t_6.
have e_12 : t_12 = vec 2 [:: (0 : R); (0 : R)] by rewrite /t_12 e_11 e_6 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_13 : 'cV[R]_2 := t_8 - t_12.
have e_13 : t_13 = vec 2 [:: (- 1 : R); (1 : R)] by rewrite /t_13 e_8 e_12 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_14 : R := dot t_13 t_13.
have e_14 : t_14 = (2%:R : R) by rewrite /t_14 e_13 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_15 : R := t_14 / t_10.
have e_15 : t_15 = (1 : R) by rewrite /t_15 e_14 e_10 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_16 : R := Num.sqrt t_15.
have e_16 : t_16 = (1 : R) by rewrite /t_16 e_15; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
pose t_17 : R := t_16^-1.
have e_17 : t_17 = (1 : R) by rewrite /t_17 e_16 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_18 : 'cV[R]_2 := t_17 *: t_13.
have e_18 : t_18 = vec 2 [:: (- 1 : R); (1 : R)] by rewrite /t_18 e_17 e_13 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_19 : 'cV[R]_2 := had letter_gain t_18.
have e_19 : t_19 = vec 2 [:: (- 1 : R); (1 : R)] by rewrite /t_19 e_1 e_18 w_had; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_20 : letter_bias = vec 2 [:: (0 : R); (0 : R)] by [].
pose t_21 : 'cV[R]_2 := t_19 + letter_bias.
have e_21 : t_21 = vec 2 [:: (- 1 : R); (1 : R)] by rewrite /t_21 e_19 e_20 w_add; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_22 : R := sumv letter_activation.
have e_22 : t_22 = (0 : R) by rewrite /t_22 e_3 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_23 : R := t_22 / t_10.
have e_23 : t_23 = (0 : R) by rewrite /t_23 e_22 e_10 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_24 : 'cV[R]_2 := t_23 *: t_6.
have e_24 : t_24 = vec 2 [:: (0 : R); (0 : R)] by rewrite /t_24 e_23 e_6 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_25 : 'cV[R]_2 := letter_activation - t_24.
have e_25 : t_25 = vec 2 [:: (1 : R); (- 1 : R)] by rewrite /t_25 e_3 e_24 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_26 : R := dot t_25 t_25.
have e_26 : t_26 = (2%:R : R) by rewrite /t_26 e_25 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_27 : R := t_26 / t_10.
have e_27 : t_27 = (1 : R) by rewrite /t_27 e_26 e_10 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_28 : R := Num.sqrt t_27.
have e_28 : t_28 = (1 : R) by rewrite /t_28 e_27; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
pose t_29 : R := t_28^-1.
have e_29 : t_29 = (1 : R) by rewrite /t_29 e_28 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_30 : 'cV[R]_2 := t_29 *: t_25.
have e_30 : t_30 = vec 2 [:: (1 : R); (- 1 : R)] by rewrite /t_30 e_29 e_25 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_31 : 'cV[R]_2 := had letter_gain t_30.
have e_31 : t_31 = vec 2 [:: (1 : R); (- 1 : R)] by rewrite /t_31 e_1 e_30 w_had; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_32 : 'cV[R]_2 := t_31 + letter_bias.
have e_32 : t_32 = vec 2 [:: (1 : R); (- 1 : R)] by rewrite /t_32 e_31 e_20 w_add; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have h_33 : 0 < t_27 by rewrite e_27; sgn.
move=> /(_ erefl).
move=> /(_ h_33).
case=> _.
case=> _.
case=> _.
case=> _.
case=> _.
apply: (vec_differ (k := 0) (c := (- 2%:R : R)) _ e_21 e_32); [by [] | rewrite /=; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring] | apply: (one_over (r := (- 1 / 2%:R : R))); rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
Qed.

(* not ba.case-rescaling
   Rescaling an individual data point does not change the prediction
   J. L. Ba, J. R. Kiros, G. E. Hinton, “Layer Normalization”, arXiv:1607.06450, version 1; §5.1, Eq. (7) *)
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition ba_case_rescaling_says : Prop :=
  forall (activation : 'cV[R]_N) (c : R),
  (0 < N)%N ->
  0 < variance activation ->
  N%:R != 0 :> R /\
  std (c *: activation) != 0 /\
  std activation != 0 /\
  0 <= variance (c *: activation) /\
  0 <= variance activation /\
  (std (c *: activation))^-1 *: centered (c *: activation) = 1 *: ((std activation)^-1 *: centered activation) :> 'cV[R]_N.
End Statement.
Theorem ba_case_rescaling_fails (R : rcfType) : ~ (forall N : nat, ba_case_rescaling_says R N).
Proof.
move=> claim.
pose letter_activation : 'cV[R]_2 := vec 2 [:: (1 : R); (- 1 : R)].
pose letter_c : R := (- 1 : R).
have := claim 2%N letter_activation letter_c.
rewrite /ba_case_rescaling_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : letter_c = (- 1 : R) by [].
have e_2 : letter_activation = vec 2 [:: (1 : R); (- 1 : R)] by [].
pose t_3 : 'cV[R]_2 := letter_c *: letter_activation.
have e_3 : t_3 = vec 2 [:: (- 1 : R); (1 : R)] by rewrite /t_3 e_1 e_2 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_4 : R := sumv t_3.
have e_4 : t_4 = (0 : R) by rewrite /t_4 e_3 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_5 : R := 2%:R.
have e_5 : t_5 = (2%:R : R) by rewrite /t_5; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_6 : R := t_4 / t_5.
have e_6 : t_6 = (0 : R) by rewrite /t_6 e_4 e_5 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_7 : 'cV[R]_2 := ones.
have e_7 : t_7 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_7 w_ones; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_8 : 'cV[R]_2 := t_6 *: t_7.
have e_8 : t_8 = vec 2 [:: (0 : R); (0 : R)] by rewrite /t_8 e_6 e_7 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_9 : 'cV[R]_2 := t_3 - t_8.
have e_9 : t_9 = vec 2 [:: (- 1 : R); (1 : R)] by rewrite /t_9 e_3 e_8 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_10 : R := dot t_9 t_9.
have e_10 : t_10 = (2%:R : R) by rewrite /t_10 e_9 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_11 : R := t_10 / t_5.
have e_11 : t_11 = (1 : R) by rewrite /t_11 e_10 e_5 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_12 : R := Num.sqrt t_11.
have e_12 : t_12 = (1 : R) by rewrite /t_12 e_11; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
pose t_13 : R := t_12^-1.
have e_13 : t_13 = (1 : R) by rewrite /t_13 e_12 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_14 : 'cV[R]_2 := t_13 *: t_9.
have e_14 : t_14 = vec 2 [:: (- 1 : R); (1 : R)] by rewrite /t_14 e_13 e_9 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_15 : R := 1.
have e_15 : t_15 = (1 : R) by rewrite /t_15; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_16 : R := sumv letter_activation.
have e_16 : t_16 = (0 : R) by rewrite /t_16 e_2 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_17 : R := t_16 / t_5.
have e_17 : t_17 = (0 : R) by rewrite /t_17 e_16 e_5 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_18 : 'cV[R]_2 := t_17 *: t_7.
have e_18 : t_18 = vec 2 [:: (0 : R); (0 : R)] by rewrite /t_18 e_17 e_7 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_19 : 'cV[R]_2 := letter_activation - t_18.
have e_19 : t_19 = vec 2 [:: (1 : R); (- 1 : R)] by rewrite /t_19 e_2 e_18 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_20 : R := dot t_19 t_19.
have e_20 : t_20 = (2%:R : R) by rewrite /t_20 e_19 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_21 : R := t_20 / t_5.
have e_21 : t_21 = (1 : R) by rewrite /t_21 e_20 e_5 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_22 : R := Num.sqrt t_21.
have e_22 : t_22 = (1 : R) by rewrite /t_22 e_21; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
pose t_23 : R := t_22^-1.
have e_23 : t_23 = (1 : R) by rewrite /t_23 e_22 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_24 : 'cV[R]_2 := t_23 *: t_19.
have e_24 : t_24 = vec 2 [:: (1 : R); (- 1 : R)] by rewrite /t_24 e_23 e_19 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_25 : 'cV[R]_2 := t_15 *: t_24.
have e_25 : t_25 = vec 2 [:: (1 : R); (- 1 : R)] by rewrite /t_25 e_15 e_24 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have h_26 : 0 < t_21 by rewrite e_21; sgn.
move=> /(_ erefl).
move=> /(_ h_26).
case=> _.
case=> _.
case=> _.
case=> _.
case=> _.
apply: (vec_differ (k := 0) (c := (- 2%:R : R)) _ e_14 e_25); [by [] | rewrite /=; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring] | apply: (one_over (r := (- 1 / 2%:R : R))); rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
Qed.

(* not ba.scalars
   If the weight vector is scaled, μ and σ of batch and weight normalization scale by the same factor
   J. L. Ba, J. R. Kiros, G. E. Hinton, “Layer Normalization”, arXiv:1607.06450, version 1; §5.1, the paragraph on
   weight rescaling and recentring *)
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition ba_scalars_says : Prop :=
  forall (activation w : 'cV[R]_N) (c : R),
  (0 < N)%N ->
  N%:R != 0 :> R /\
  0 <= variance (c *: activation) /\
  0 <= variance activation /\
  0 <= dot (c *: w) (c *: w) /\
  0 <= dot w w /\
  mean (c *: activation) = c * mean activation :> R /\
  std (c *: activation) = c * std activation :> R /\
  vnorm (c *: w) = c * vnorm w :> R.
End Statement.
Theorem ba_scalars_fails (R : rcfType) : ~ (forall N : nat, ba_scalars_says R N).
Proof.
move=> claim.
pose letter_activation : 'cV[R]_2 := vec 2 [:: (1 : R); (- 1 : R)].
pose letter_w : 'cV[R]_2 := vec 2 [:: (1 : R); (0 : R)].
pose letter_c : R := (- 1 : R).
have := claim 2%N letter_activation letter_w letter_c.
rewrite /ba_scalars_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : letter_c = (- 1 : R) by [].
have e_2 : letter_activation = vec 2 [:: (1 : R); (- 1 : R)] by [].
pose t_3 : 'cV[R]_2 := letter_c *: letter_activation.
have e_3 : t_3 = vec 2 [:: (- 1 : R); (1 : R)] by rewrite /t_3 e_1 e_2 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_4 : R := sumv t_3.
have e_4 : t_4 = (0 : R) by rewrite /t_4 e_3 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_5 : R := 2%:R.
have e_5 : t_5 = (2%:R : R) by rewrite /t_5; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_6 : R := t_4 / t_5.
have e_6 : t_6 = (0 : R) by rewrite /t_6 e_4 e_5 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_7 : 'cV[R]_2 := ones.
have e_7 : t_7 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_7 w_ones; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_8 : 'cV[R]_2 := t_6 *: t_7.
have e_8 : t_8 = vec 2 [:: (0 : R); (0 : R)] by rewrite /t_8 e_6 e_7 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_9 : 'cV[R]_2 := t_3 - t_8.
have e_9 : t_9 = vec 2 [:: (- 1 : R); (1 : R)] by rewrite /t_9 e_3 e_8 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_10 : R := dot t_9 t_9.
have e_10 : t_10 = (2%:R : R) by rewrite /t_10 e_9 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_11 : R := t_10 / t_5.
have e_11 : t_11 = (1 : R) by rewrite /t_11 e_10 e_5 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_12 : R := Num.sqrt t_11.
have e_12 : t_12 = (1 : R) by rewrite /t_12 e_11; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
pose t_13 : R := sumv letter_activation.
have e_13 : t_13 = (0 : R) by rewrite /t_13 e_2 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_14 : R := t_13 / t_5.
have e_14 : t_14 = (0 : R) by rewrite /t_14 e_13 e_5 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_15 : 'cV[R]_2 := t_14 *: t_7.
have e_15 : t_15 = vec 2 [:: (0 : R); (0 : R)] by rewrite /t_15 e_14 e_7 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_16 : 'cV[R]_2 := letter_activation - t_15.
have e_16 : t_16 = vec 2 [:: (1 : R); (- 1 : R)] by rewrite /t_16 e_2 e_15 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_17 : R := dot t_16 t_16.
have e_17 : t_17 = (2%:R : R) by rewrite /t_17 e_16 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_18 : R := t_17 / t_5.
have e_18 : t_18 = (1 : R) by rewrite /t_18 e_17 e_5 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_19 : R := Num.sqrt t_18.
have e_19 : t_19 = (1 : R) by rewrite /t_19 e_18; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
pose t_20 : R := letter_c * t_19.
have e_20 : t_20 = (- 1 : R) by rewrite /t_20 e_1 e_19 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
move=> /(_ erefl).
case=> _.
case=> _.
case=> _.
case=> _.
case=> _.
case=> _.
case=> + _.
apply: (num_differ (c := (2%:R : R)) e_12 e_20); [rewrite /=; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring] | apply: lt0r_neq0; sgn].
Qed.

(* not ba.table1.layer
   Of six changes layer normalization notices two: factors of single weight vectors, and a shift of the data set
   J. L. Ba, J. R. Kiros, G. E. Hinton, “Layer Normalization”, arXiv:1607.06450, version 1; Table 1, the row “Layer
   norm” *)
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition ba_table1_layer_says : Prop :=
  forall (activation d r : 'cV[R]_N) (c : R),
  (0 < N)%N ->
  0 < variance activation ->
  0 < variance (had d activation) ->
  0 < variance (activation - r) ->
  N%:R != 0 :> R /\
  std (c *: activation) != 0 /\
  std activation != 0 /\
  std (activation + c *: ones) != 0 /\
  std (had d activation) != 0 /\
  std (activation - r) != 0 /\
  0 <= variance (c *: activation) /\
  0 <= variance activation /\
  0 <= variance (activation + c *: ones) /\
  0 <= variance (had d activation) /\
  0 <= variance (activation - r) /\
  (std (c *: activation))^-1 *: centered (c *: activation) = (std activation)^-1 *: centered activation :> 'cV[R]_N /\
  (std (activation + c *: ones))^-1 *: centered (activation + c *: ones) = (std activation)^-1 *: centered activation :> 'cV[R]_N.
End Statement.
Theorem ba_table1_layer_fails (R : rcfType) : ~ (forall N : nat, ba_table1_layer_says R N).
Proof.
move=> claim.
pose letter_activation : 'cV[R]_2 := vec 2 [:: (3%:R : R); (- 2%:R : R)].
pose letter_d : 'cV[R]_2 := vec 2 [:: (- 1 : R); (2%:R : R)].
pose letter_r : 'cV[R]_2 := vec 2 [:: (2%:R : R); (3%:R : R)].
pose letter_c : R := (- 1 : R).
have := claim 2%N letter_activation letter_d letter_r letter_c.
rewrite /ba_table1_layer_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : letter_c = (- 1 : R) by [].
have e_2 : letter_activation = vec 2 [:: (3%:R : R); (- 2%:R : R)] by [].
pose t_3 : 'cV[R]_2 := letter_c *: letter_activation.
have e_3 : t_3 = vec 2 [:: (- 3%:R : R); (2%:R : R)] by rewrite /t_3 e_1 e_2 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_4 : R := sumv t_3.
have e_4 : t_4 = (- 1 : R) by rewrite /t_4 e_3 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_5 : R := 2%:R.
have e_5 : t_5 = (2%:R : R) by rewrite /t_5; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_6 : R := t_4 / t_5.
have e_6 : t_6 = (- 1 / 2%:R : R) by rewrite /t_6 e_4 e_5 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_7 : 'cV[R]_2 := ones.
have e_7 : t_7 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_7 w_ones; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_8 : 'cV[R]_2 := t_6 *: t_7.
have e_8 : t_8 = vec 2 [:: (- 1 / 2%:R : R); (- 1 / 2%:R : R)] by rewrite /t_8 e_6 e_7 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_9 : 'cV[R]_2 := t_3 - t_8.
have e_9 : t_9 = vec 2 [:: (- 5%:R / 2%:R : R); (5%:R / 2%:R : R)] by rewrite /t_9 e_3 e_8 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_10 : R := dot t_9 t_9.
have e_10 : t_10 = (25%:R / 2%:R : R) by rewrite /t_10 e_9 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_11 : R := t_10 / t_5.
have e_11 : t_11 = (25%:R / 4%:R : R) by rewrite /t_11 e_10 e_5 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_12 : R := Num.sqrt t_11.
have e_12 : t_12 = (5%:R / 2%:R : R) by rewrite /t_12 e_11; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
pose t_13 : R := t_12^-1.
have e_13 : t_13 = (2%:R / 5%:R : R) by rewrite /t_13 e_12 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_14 : 'cV[R]_2 := t_13 *: t_9.
have e_14 : t_14 = vec 2 [:: (- 1 : R); (1 : R)] by rewrite /t_14 e_13 e_9 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_15 : R := sumv letter_activation.
have e_15 : t_15 = (1 : R) by rewrite /t_15 e_2 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_16 : R := t_15 / t_5.
have e_16 : t_16 = (1 / 2%:R : R) by rewrite /t_16 e_15 e_5 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_17 : 'cV[R]_2 := t_16 *: t_7.
have e_17 : t_17 = vec 2 [:: (1 / 2%:R : R); (1 / 2%:R : R)] by rewrite /t_17 e_16 e_7 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_18 : 'cV[R]_2 := letter_activation - t_17.
have e_18 : t_18 = vec 2 [:: (5%:R / 2%:R : R); (- 5%:R / 2%:R : R)] by rewrite /t_18 e_2 e_17 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_19 : R := dot t_18 t_18.
have e_19 : t_19 = (25%:R / 2%:R : R) by rewrite /t_19 e_18 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_20 : R := t_19 / t_5.
have e_20 : t_20 = (25%:R / 4%:R : R) by rewrite /t_20 e_19 e_5 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_21 : R := Num.sqrt t_20.
have e_21 : t_21 = (5%:R / 2%:R : R) by rewrite /t_21 e_20; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
pose t_22 : R := t_21^-1.
have e_22 : t_22 = (2%:R / 5%:R : R) by rewrite /t_22 e_21 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_23 : 'cV[R]_2 := t_22 *: t_18.
have e_23 : t_23 = vec 2 [:: (1 : R); (- 1 : R)] by rewrite /t_23 e_22 e_18 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have h_24 : 0 < t_20 by rewrite e_20; sgn.
have e_25 : letter_d = vec 2 [:: (- 1 : R); (2%:R : R)] by [].
pose t_26 : 'cV[R]_2 := had letter_d letter_activation.
have e_26 : t_26 = vec 2 [:: (- 3%:R : R); (- 4%:R : R)] by rewrite /t_26 e_25 e_2 w_had; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_27 : R := sumv t_26.
have e_27 : t_27 = (- 7%:R : R) by rewrite /t_27 e_26 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_28 : R := t_27 / t_5.
have e_28 : t_28 = (- 7%:R / 2%:R : R) by rewrite /t_28 e_27 e_5 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_29 : 'cV[R]_2 := t_28 *: t_7.
have e_29 : t_29 = vec 2 [:: (- 7%:R / 2%:R : R); (- 7%:R / 2%:R : R)] by rewrite /t_29 e_28 e_7 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_30 : 'cV[R]_2 := t_26 - t_29.
have e_30 : t_30 = vec 2 [:: (1 / 2%:R : R); (- 1 / 2%:R : R)] by rewrite /t_30 e_26 e_29 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_31 : R := dot t_30 t_30.
have e_31 : t_31 = (1 / 2%:R : R) by rewrite /t_31 e_30 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_32 : R := t_31 / t_5.
have e_32 : t_32 = (1 / 4%:R : R) by rewrite /t_32 e_31 e_5 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have h_33 : 0 < t_32 by rewrite e_32; sgn.
have e_34 : letter_r = vec 2 [:: (2%:R : R); (3%:R : R)] by [].
pose t_35 : 'cV[R]_2 := letter_activation - letter_r.
have e_35 : t_35 = vec 2 [:: (1 : R); (- 5%:R : R)] by rewrite /t_35 e_2 e_34 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_36 : R := sumv t_35.
have e_36 : t_36 = (- 4%:R : R) by rewrite /t_36 e_35 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_37 : R := t_36 / t_5.
have e_37 : t_37 = (- 2%:R : R) by rewrite /t_37 e_36 e_5 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_38 : 'cV[R]_2 := t_37 *: t_7.
have e_38 : t_38 = vec 2 [:: (- 2%:R : R); (- 2%:R : R)] by rewrite /t_38 e_37 e_7 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_39 : 'cV[R]_2 := t_35 - t_38.
have e_39 : t_39 = vec 2 [:: (3%:R : R); (- 3%:R : R)] by rewrite /t_39 e_35 e_38 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_40 : R := dot t_39 t_39.
have e_40 : t_40 = (18%:R : R) by rewrite /t_40 e_39 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_41 : R := t_40 / t_5.
have e_41 : t_41 = (9%:R : R) by rewrite /t_41 e_40 e_5 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have h_42 : 0 < t_41 by rewrite e_41; sgn.
move=> /(_ erefl).
move=> /(_ h_24).
move=> /(_ h_33).
move=> /(_ h_42).
case=> _.
case=> _.
case=> _.
case=> _.
case=> _.
case=> _.
case=> _.
case=> _.
case=> _.
case=> _.
case=> _.
case=> + _.
apply: (vec_differ (k := 0) (c := (- 2%:R : R)) _ e_14 e_23); [by [] | rewrite /=; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring] | apply: (one_over (r := (- 1 / 2%:R : R))); rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
Qed.

(* not ba.table1.weight
   Weight normalization notices all but factors of the weights
   J. L. Ba, J. R. Kiros, G. E. Hinton, “Layer Normalization”, arXiv:1607.06450, version 1; Table 1, the row “Weight
   norm” *)
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition ba_table1_weight_says : Prop :=
  forall (w d x : 'cV[R]_N) (c : R),
  (0 < N)%N ->
  0 < dot w w ->
  0 < dot (w + d) (w + d) ->
  vnorm (c *: w) != 0 /\
  vnorm w != 0 /\
  vnorm (w + d) != 0 /\
  0 <= dot (c *: w) (c *: w) /\
  0 <= dot w w /\
  0 <= dot (w + d) (w + d) /\
  dot (c *: w) x / vnorm (c *: w) = dot w x / vnorm w :> R.
End Statement.
Theorem ba_table1_weight_fails (R : rcfType) : ~ (forall N : nat, ba_table1_weight_says R N).
Proof.
move=> claim.
pose letter_w : 'cV[R]_2 := vec 2 [:: (- 2%:R : R); (- 2%:R : R)].
pose letter_d : 'cV[R]_2 := vec 2 [:: (1 : R); (0 : R)].
pose letter_x : 'cV[R]_2 := vec 2 [:: (1 : R); (- 2%:R : R)].
pose letter_c : R := (- 1 : R).
have := claim 2%N letter_w letter_d letter_x letter_c.
rewrite /ba_table1_weight_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : letter_c = (- 1 : R) by [].
have e_2 : letter_w = vec 2 [:: (- 2%:R : R); (- 2%:R : R)] by [].
pose t_3 : 'cV[R]_2 := letter_c *: letter_w.
have e_3 : t_3 = vec 2 [:: (2%:R : R); (2%:R : R)] by rewrite /t_3 e_1 e_2 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_4 : letter_x = vec 2 [:: (1 : R); (- 2%:R : R)] by [].
pose t_5 : R := dot t_3 letter_x.
have e_5 : t_5 = (- 2%:R : R) by rewrite /t_5 e_3 e_4 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_6 : R := dot t_3 t_3.
have e_6 : t_6 = (8%:R : R) by rewrite /t_6 e_3 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have [s_2 S_2 E_2] : exists2 s : R, 0 < s & s ^+ 2 = 2%:R by apply: root_pos; rewrite ltr0n.
have NZ_2 := lt0r_neq0 S_2.
pose t_7 : R := Num.sqrt t_6.
have e_7 : t_7 = (2%:R * s_2 : R) by rewrite /t_7 e_6; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2]].
pose t_8 : R := t_5 / t_7.
have e_8 : t_8 = (- 1 / 2%:R * s_2 : R) by rewrite /t_8 e_5 e_7 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_9 : R := dot letter_w letter_x.
have e_9 : t_9 = (2%:R : R) by rewrite /t_9 e_2 e_4 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_10 : R := dot letter_w letter_w.
have e_10 : t_10 = (8%:R : R) by rewrite /t_10 e_2 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_11 : R := Num.sqrt t_10.
have e_11 : t_11 = (2%:R * s_2 : R) by rewrite /t_11 e_10; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2]].
pose t_12 : R := t_9 / t_11.
have e_12 : t_12 = (1 / 2%:R * s_2 : R) by rewrite /t_12 e_9 e_11 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
have h_13 : 0 < t_10 by rewrite e_10; sgn.
have e_14 : letter_d = vec 2 [:: (1 : R); (0 : R)] by [].
pose t_15 : 'cV[R]_2 := letter_w + letter_d.
have e_15 : t_15 = vec 2 [:: (- 1 : R); (- 2%:R : R)] by rewrite /t_15 e_2 e_14 w_add; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_16 : R := dot t_15 t_15.
have e_16 : t_16 = (5%:R : R) by rewrite /t_16 e_15 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
have h_17 : 0 < t_16 by rewrite e_16; sgn.
move=> /(_ erefl).
move=> /(_ h_13).
move=> /(_ h_17).
case=> _.
case=> _.
case=> _.
case=> _.
case=> _.
case=> _.
apply: (num_differ (c := (- 1 * s_2 : R)) e_8 e_12); [rewrite /=; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2] | apply: (one_over (r := (- 1 / 2%:R * s_2 : R))); rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2]].
Qed.

(* not ba.table1.batch
   Batch normalization of one unit notices a shift of its weights and factors of single cases, and nothing else
   J. L. Ba, J. R. Kiros, G. E. Hinton, “Layer Normalization”, arXiv:1607.06450, version 1; Table 1, the row “Batch
   norm” *)
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition ba_table1_batch_says : Prop :=
  forall (activation d r : 'cV[R]_N) (c : R),
  (0 < N)%N ->
  0 < variance activation ->
  0 < variance (had d activation) ->
  0 < variance (activation - r) ->
  N%:R != 0 :> R /\
  std (c *: activation) != 0 /\
  std activation != 0 /\
  std (activation + c *: ones) != 0 /\
  std (activation - r) != 0 /\
  std (had d activation) != 0 /\
  0 <= variance (c *: activation) /\
  0 <= variance activation /\
  0 <= variance (activation + c *: ones) /\
  0 <= variance (activation - r) /\
  0 <= variance (had d activation) /\
  (std (c *: activation))^-1 *: centered (c *: activation) = (std activation)^-1 *: centered activation :> 'cV[R]_N /\
  (std (activation + c *: ones))^-1 *: centered (activation + c *: ones) = (std activation)^-1 *: centered activation :> 'cV[R]_N.
End Statement.
Theorem ba_table1_batch_fails (R : rcfType) : ~ (forall N : nat, ba_table1_batch_says R N).
Proof.
move=> claim.
pose letter_activation : 'cV[R]_2 := vec 2 [:: (3%:R : R); (- 2%:R : R)].
pose letter_d : 'cV[R]_2 := vec 2 [:: (- 1 : R); (2%:R : R)].
pose letter_r : 'cV[R]_2 := vec 2 [:: (2%:R : R); (3%:R : R)].
pose letter_c : R := (- 1 : R).
have := claim 2%N letter_activation letter_d letter_r letter_c.
rewrite /ba_table1_batch_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : letter_c = (- 1 : R) by [].
have e_2 : letter_activation = vec 2 [:: (3%:R : R); (- 2%:R : R)] by [].
pose t_3 : 'cV[R]_2 := letter_c *: letter_activation.
have e_3 : t_3 = vec 2 [:: (- 3%:R : R); (2%:R : R)] by rewrite /t_3 e_1 e_2 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_4 : R := sumv t_3.
have e_4 : t_4 = (- 1 : R) by rewrite /t_4 e_3 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_5 : R := 2%:R.
have e_5 : t_5 = (2%:R : R) by rewrite /t_5; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_6 : R := t_4 / t_5.
have e_6 : t_6 = (- 1 / 2%:R : R) by rewrite /t_6 e_4 e_5 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_7 : 'cV[R]_2 := ones.
have e_7 : t_7 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_7 w_ones; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_8 : 'cV[R]_2 := t_6 *: t_7.
have e_8 : t_8 = vec 2 [:: (- 1 / 2%:R : R); (- 1 / 2%:R : R)] by rewrite /t_8 e_6 e_7 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_9 : 'cV[R]_2 := t_3 - t_8.
have e_9 : t_9 = vec 2 [:: (- 5%:R / 2%:R : R); (5%:R / 2%:R : R)] by rewrite /t_9 e_3 e_8 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_10 : R := dot t_9 t_9.
have e_10 : t_10 = (25%:R / 2%:R : R) by rewrite /t_10 e_9 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_11 : R := t_10 / t_5.
have e_11 : t_11 = (25%:R / 4%:R : R) by rewrite /t_11 e_10 e_5 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_12 : R := Num.sqrt t_11.
have e_12 : t_12 = (5%:R / 2%:R : R) by rewrite /t_12 e_11; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
pose t_13 : R := t_12^-1.
have e_13 : t_13 = (2%:R / 5%:R : R) by rewrite /t_13 e_12 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_14 : 'cV[R]_2 := t_13 *: t_9.
have e_14 : t_14 = vec 2 [:: (- 1 : R); (1 : R)] by rewrite /t_14 e_13 e_9 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_15 : R := sumv letter_activation.
have e_15 : t_15 = (1 : R) by rewrite /t_15 e_2 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_16 : R := t_15 / t_5.
have e_16 : t_16 = (1 / 2%:R : R) by rewrite /t_16 e_15 e_5 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_17 : 'cV[R]_2 := t_16 *: t_7.
have e_17 : t_17 = vec 2 [:: (1 / 2%:R : R); (1 / 2%:R : R)] by rewrite /t_17 e_16 e_7 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_18 : 'cV[R]_2 := letter_activation - t_17.
have e_18 : t_18 = vec 2 [:: (5%:R / 2%:R : R); (- 5%:R / 2%:R : R)] by rewrite /t_18 e_2 e_17 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_19 : R := dot t_18 t_18.
have e_19 : t_19 = (25%:R / 2%:R : R) by rewrite /t_19 e_18 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_20 : R := t_19 / t_5.
have e_20 : t_20 = (25%:R / 4%:R : R) by rewrite /t_20 e_19 e_5 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_21 : R := Num.sqrt t_20.
have e_21 : t_21 = (5%:R / 2%:R : R) by rewrite /t_21 e_20; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
pose t_22 : R := t_21^-1.
have e_22 : t_22 = (2%:R / 5%:R : R) by rewrite /t_22 e_21 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_23 : 'cV[R]_2 := t_22 *: t_18.
have e_23 : t_23 = vec 2 [:: (1 : R); (- 1 : R)] by rewrite /t_23 e_22 e_18 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have h_24 : 0 < t_20 by rewrite e_20; sgn.
have e_25 : letter_d = vec 2 [:: (- 1 : R); (2%:R : R)] by [].
pose t_26 : 'cV[R]_2 := had letter_d letter_activation.
have e_26 : t_26 = vec 2 [:: (- 3%:R : R); (- 4%:R : R)] by rewrite /t_26 e_25 e_2 w_had; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_27 : R := sumv t_26.
have e_27 : t_27 = (- 7%:R : R) by rewrite /t_27 e_26 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_28 : R := t_27 / t_5.
have e_28 : t_28 = (- 7%:R / 2%:R : R) by rewrite /t_28 e_27 e_5 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_29 : 'cV[R]_2 := t_28 *: t_7.
have e_29 : t_29 = vec 2 [:: (- 7%:R / 2%:R : R); (- 7%:R / 2%:R : R)] by rewrite /t_29 e_28 e_7 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_30 : 'cV[R]_2 := t_26 - t_29.
have e_30 : t_30 = vec 2 [:: (1 / 2%:R : R); (- 1 / 2%:R : R)] by rewrite /t_30 e_26 e_29 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_31 : R := dot t_30 t_30.
have e_31 : t_31 = (1 / 2%:R : R) by rewrite /t_31 e_30 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_32 : R := t_31 / t_5.
have e_32 : t_32 = (1 / 4%:R : R) by rewrite /t_32 e_31 e_5 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have h_33 : 0 < t_32 by rewrite e_32; sgn.
have e_34 : letter_r = vec 2 [:: (2%:R : R); (3%:R : R)] by [].
pose t_35 : 'cV[R]_2 := letter_activation - letter_r.
have e_35 : t_35 = vec 2 [:: (1 : R); (- 5%:R : R)] by rewrite /t_35 e_2 e_34 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_36 : R := sumv t_35.
have e_36 : t_36 = (- 4%:R : R) by rewrite /t_36 e_35 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_37 : R := t_36 / t_5.
have e_37 : t_37 = (- 2%:R : R) by rewrite /t_37 e_36 e_5 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_38 : 'cV[R]_2 := t_37 *: t_7.
have e_38 : t_38 = vec 2 [:: (- 2%:R : R); (- 2%:R : R)] by rewrite /t_38 e_37 e_7 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_39 : 'cV[R]_2 := t_35 - t_38.
have e_39 : t_39 = vec 2 [:: (3%:R : R); (- 3%:R : R)] by rewrite /t_39 e_35 e_38 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_40 : R := dot t_39 t_39.
have e_40 : t_40 = (18%:R : R) by rewrite /t_40 e_39 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_41 : R := t_40 / t_5.
have e_41 : t_41 = (9%:R : R) by rewrite /t_41 e_40 e_5 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have h_42 : 0 < t_41 by rewrite e_41; sgn.
move=> /(_ erefl).
move=> /(_ h_24).
move=> /(_ h_33).
move=> /(_ h_42).
case=> _.
case=> _.
case=> _.
case=> _.
case=> _.
case=> _.
case=> _.
case=> _.
case=> _.
case=> _.
case=> _.
case=> + _.
apply: (vec_differ (k := 0) (c := (- 2%:R : R)) _ e_14 e_23); [by [] | rewrite /=; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring] | apply: (one_over (r := (- 1 / 2%:R : R))); rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
Qed.

(* not ba.all-rescaling
   All the normalization methods are invariant to rescaling the dataset: weight normalization
   J. L. Ba, J. R. Kiros, G. E. Hinton, “Layer Normalization”, arXiv:1607.06450, version 1; §5.1, on rescaling the
   dataset *)
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition ba_all_rescaling_says : Prop :=
  forall (w x : 'cV[R]_N) (c : R),
  (0 < N)%N ->
  0 < dot w w ->
  0 < c ->
  vnorm w != 0 /\
  0 <= dot w w /\
  dot w (c *: x) / vnorm w = dot w x / vnorm w :> R.
End Statement.
Theorem ba_all_rescaling_fails (R : rcfType) : ~ (forall N : nat, ba_all_rescaling_says R N).
Proof.
move=> claim.
pose letter_w : 'cV[R]_1 := vec 1 [:: (1 : R)].
pose letter_x : 'cV[R]_1 := vec 1 [:: (1 : R)].
pose letter_c : R := (2%:R : R).
have := claim 1%N letter_w letter_x letter_c.
rewrite /ba_all_rescaling_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : letter_w = vec 1 [:: (1 : R)] by [].
have e_2 : letter_c = (2%:R : R) by [].
have e_3 : letter_x = vec 1 [:: (1 : R)] by [].
pose t_4 : 'cV[R]_1 := letter_c *: letter_x.
have e_4 : t_4 = vec 1 [:: (2%:R : R)] by rewrite /t_4 e_2 e_3 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_5 : R := dot letter_w t_4.
have e_5 : t_5 = (2%:R : R) by rewrite /t_5 e_1 e_4 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_6 : R := dot letter_w letter_w.
have e_6 : t_6 = (1 : R) by rewrite /t_6 e_1 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_7 : R := Num.sqrt t_6.
have e_7 : t_7 = (1 : R) by rewrite /t_7 e_6; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
pose t_8 : R := t_5 / t_7.
have e_8 : t_8 = (2%:R : R) by rewrite /t_8 e_5 e_7 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_9 : R := dot letter_w letter_x.
have e_9 : t_9 = (1 : R) by rewrite /t_9 e_1 e_3 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_10 : R := t_9 / t_7.
have e_10 : t_10 = (1 : R) by rewrite /t_10 e_9 e_7 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have h_11 : 0 < t_6 by rewrite e_6; sgn.
have h_12 : 0 < letter_c by rewrite e_2; sgn.
move=> /(_ erefl).
move=> /(_ h_11).
move=> /(_ h_12).
case=> _.
case=> _.
apply: (num_differ (c := (1 : R)) e_8 e_10); [rewrite /=; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring] | apply: lt0r_neq0; sgn].
Qed.

(* not ba.feature-shifting
   Layer normalization is invariant to a shift of the features of a training case
   J. L. Ba, J. R. Kiros, G. E. Hinton, “Layer Normalization”, arXiv:1607.06450, version 1; §7, Conclusion
   not here: a free matrix or a second dimension *)

(* not ba.curvature
   Where the norm of a weight vector doubles, the curvature along it changes by a factor of 1/2
   J. L. Ba, J. R. Kiros, G. E. Hinton, “Layer Normalization”, arXiv:1607.06450, version 1; §5.2.2, “Implicit
   learning rate reduction through the growth of the weight vector” *)
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition ba_curvature_says : Prop :=
  forall (w x : 'cV[R]_N),
  (0 < N)%N ->
  0 < dot w w ->
  vnorm (2%:R *: w) != 0 /\
  vnorm (2%:R *: w) ^+ 3 != 0 /\
  vnorm w != 0 /\
  vnorm w ^+ 3 != 0 /\
  0 <= dot (2%:R *: w) (2%:R *: w) /\
  0 <= dot w w /\
  outer ((vnorm (2%:R *: w))^-1 *: x - (dot (2%:R *: w) x / vnorm (2%:R *: w) ^+ 3) *: (2%:R *: w)) ((vnorm (2%:R *: w))^-1 *: x - (dot (2%:R *: w) x / vnorm (2%:R *: w) ^+ 3) *: (2%:R *: w)) = 2%:R^-1 *: outer ((vnorm w)^-1 *: x - (dot w x / vnorm w ^+ 3) *: w) ((vnorm w)^-1 *: x - (dot w x / vnorm w ^+ 3) *: w) :> 'M[R]_N.
End Statement.
Theorem ba_curvature_fails (R : rcfType) : ~ (forall N : nat, ba_curvature_says R N).
Proof.
move=> claim.
pose letter_w : 'cV[R]_2 := vec 2 [:: (1 : R); (1 : R)].
pose letter_x : 'cV[R]_2 := vec 2 [:: (1 : R); (- 1 : R)].
have := claim 2%N letter_w letter_x.
rewrite /ba_curvature_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
pose t_1 : R := 2%:R.
have e_1 : t_1 = (2%:R : R) by rewrite /t_1; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_2 : letter_w = vec 2 [:: (1 : R); (1 : R)] by [].
pose t_3 : 'cV[R]_2 := t_1 *: letter_w.
have e_3 : t_3 = vec 2 [:: (2%:R : R); (2%:R : R)] by rewrite /t_3 e_1 e_2 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_4 : R := dot t_3 t_3.
have e_4 : t_4 = (8%:R : R) by rewrite /t_4 e_3 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have [s_2 S_2 E_2] : exists2 s : R, 0 < s & s ^+ 2 = 2%:R by apply: root_pos; rewrite ltr0n.
have NZ_2 := lt0r_neq0 S_2.
pose t_5 : R := Num.sqrt t_4.
have e_5 : t_5 = (2%:R * s_2 : R) by rewrite /t_5 e_4; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2]].
pose t_6 : R := t_5^-1.
have e_6 : t_6 = (1 / 4%:R * s_2 : R) by rewrite /t_6 e_5 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
have e_7 : letter_x = vec 2 [:: (1 : R); (- 1 : R)] by [].
pose t_8 : 'cV[R]_2 := t_6 *: letter_x.
have e_8 : t_8 = vec 2 [:: (1 / 4%:R * s_2 : R); (- 1 / 4%:R * s_2 : R)] by rewrite /t_8 e_6 e_7 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_9 : R := dot t_3 letter_x.
have e_9 : t_9 = (0 : R) by rewrite /t_9 e_3 e_7 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_10 : R := t_5 ^+ 3.
have e_10 : t_10 = (16%:R * s_2 : R) by rewrite /t_10 e_5 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_11 : R := t_9 / t_10.
have e_11 : t_11 = (0 : R) by rewrite /t_11 e_9 e_10 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_12 : 'cV[R]_2 := t_11 *: t_3.
have e_12 : t_12 = vec 2 [:: (0 : R); (0 : R)] by rewrite /t_12 e_11 e_3 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_13 : 'cV[R]_2 := t_8 - t_12.
have e_13 : t_13 = vec 2 [:: (1 / 4%:R * s_2 : R); (- 1 / 4%:R * s_2 : R)] by rewrite /t_13 e_8 e_12 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_14 : 'M[R]_2 := outer t_13 t_13.
have e_14 : t_14 = mat 2 [:: [:: (1 / 8%:R : R); (- 1 / 8%:R : R)]; [:: (- 1 / 8%:R : R); (1 / 8%:R : R)]] by rewrite /t_14 e_13 w_outer; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_15 : R := t_1^-1.
have e_15 : t_15 = (1 / 2%:R : R) by rewrite /t_15 e_1 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_16 : R := dot letter_w letter_w.
have e_16 : t_16 = (2%:R : R) by rewrite /t_16 e_2 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_17 : R := Num.sqrt t_16.
have e_17 : t_17 = (1 * s_2 : R) by rewrite /t_17 e_16; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2]].
pose t_18 : R := t_17^-1.
have e_18 : t_18 = (1 / 2%:R * s_2 : R) by rewrite /t_18 e_17 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_19 : 'cV[R]_2 := t_18 *: letter_x.
have e_19 : t_19 = vec 2 [:: (1 / 2%:R * s_2 : R); (- 1 / 2%:R * s_2 : R)] by rewrite /t_19 e_18 e_7 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_20 : R := dot letter_w letter_x.
have e_20 : t_20 = (0 : R) by rewrite /t_20 e_2 e_7 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_21 : R := t_17 ^+ 3.
have e_21 : t_21 = (2%:R * s_2 : R) by rewrite /t_21 e_17 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_22 : R := t_20 / t_21.
have e_22 : t_22 = (0 : R) by rewrite /t_22 e_20 e_21 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_23 : 'cV[R]_2 := t_22 *: letter_w.
have e_23 : t_23 = vec 2 [:: (0 : R); (0 : R)] by rewrite /t_23 e_22 e_2 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_24 : 'cV[R]_2 := t_19 - t_23.
have e_24 : t_24 = vec 2 [:: (1 / 2%:R * s_2 : R); (- 1 / 2%:R * s_2 : R)] by rewrite /t_24 e_19 e_23 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_25 : 'M[R]_2 := outer t_24 t_24.
have e_25 : t_25 = mat 2 [:: [:: (1 / 2%:R : R); (- 1 / 2%:R : R)]; [:: (- 1 / 2%:R : R); (1 / 2%:R : R)]] by rewrite /t_25 e_24 w_outer; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_26 : 'M[R]_2 := t_15 *: t_25.
have e_26 : t_26 = mat 2 [:: [:: (1 / 4%:R : R); (- 1 / 4%:R : R)]; [:: (- 1 / 4%:R : R); (1 / 4%:R : R)]] by rewrite /t_26 e_15 e_25 w_mscale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
have h_27 : 0 < t_16 by rewrite e_16; sgn.
move=> /(_ erefl).
move=> /(_ h_27).
case=> _.
case=> _.
case=> _.
case=> _.
case=> _.
case=> _.
apply: (mat_differ (k := 0) (l := 0) (c := (- 1 / 8%:R : R)) _ _ e_14 e_26); [by [] | by [] | rewrite /=; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2] | apply: (one_over (r := (- 8%:R : R))); rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2]].
Qed.

(* not brody.scaling
   LayerNorm scales all its inputs to the same norm √d
   S. Brody, U. Alon, E. Yahav, “On the Expressivity Role of LayerNorm in Transformers’ Attention”, arXiv:2305.02582,
   the abstract, and the authors’ blog; abstract, (b) *)
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition brody_scaling_says : Prop :=
  forall (activation : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation ->
  N%:R != 0 :> R /\
  Num.sqrt (variance activation + eps) != 0 /\
  0 <= variance activation + eps /\
  0 <= dot (normalized eps activation) (normalized eps activation) /\
  0 <= N%:R :> R /\
  vnorm (normalized eps activation) = Num.sqrt N%:R :> R.
End Statement.
Theorem brody_scaling_fails (R : rcfType) : ~ (forall N : nat, brody_scaling_says R N).
Proof.
move=> claim.
pose letter_activation : 'cV[R]_2 := vec 2 [:: (1 / (10%:R ^+ 3) : R); (- 1 / (10%:R ^+ 3) : R)].
pose letter_eps : R := (1 / (10%:R ^+ 5) : R).
have := claim 2%N letter_activation letter_eps.
rewrite /brody_scaling_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : letter_activation = vec 2 [:: (1 / (10%:R ^+ 3) : R); (- 1 / (10%:R ^+ 3) : R)] by [].
pose t_2 : R := sumv letter_activation.
have e_2 : t_2 = (0 : R) by rewrite /t_2 e_1 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_3 : R := 2%:R.
have e_3 : t_3 = (2%:R : R) by rewrite /t_3; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_4 : R := t_2 / t_3.
have e_4 : t_4 = (0 : R) by rewrite /t_4 e_2 e_3 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_5 : 'cV[R]_2 := ones.
have e_5 : t_5 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_5 w_ones; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_6 : 'cV[R]_2 := t_4 *: t_5.
have e_6 : t_6 = vec 2 [:: (0 : R); (0 : R)] by rewrite /t_6 e_4 e_5 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_7 : 'cV[R]_2 := letter_activation - t_6.
have e_7 : t_7 = vec 2 [:: (1 / (10%:R ^+ 3) : R); (- 1 / (10%:R ^+ 3) : R)] by rewrite /t_7 e_1 e_6 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_8 : R := dot t_7 t_7.
have e_8 : t_8 = (1 / (5%:R * (10%:R ^+ 5)) : R) by rewrite /t_8 e_7 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_9 : R := t_8 / t_3.
have e_9 : t_9 = (1 / (10%:R ^+ 6) : R) by rewrite /t_9 e_8 e_3 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_10 : letter_eps = (1 / (10%:R ^+ 5) : R) by [].
pose t_11 : R := t_9 + letter_eps.
have e_11 : t_11 = (11%:R / (10%:R ^+ 6) : R) by rewrite /t_11 e_9 e_10 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have [s_11 S_11 E_11] : exists2 s : R, 0 < s & s ^+ 2 = 11%:R by apply: root_pos; rewrite ltr0n.
have NZ_11 := lt0r_neq0 S_11.
pose t_12 : R := Num.sqrt t_11.
have e_12 : t_12 = (1 / (10%:R ^+ 3) * s_11 : R) by rewrite /t_12 e_11; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_11 NZ_11 S_11 R; first [reflexivity | field: E_11; first [done | nz] | ring: E_11]].
pose t_13 : R := t_12^-1.
have e_13 : t_13 = ((10%:R ^+ 3) / 11%:R * s_11 : R) by rewrite /t_13 e_12 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_11 NZ_11 S_11 R; first [reflexivity | field: E_11; first [done | nz] | ring: E_11].
pose t_14 : 'cV[R]_2 := t_13 *: t_7.
have e_14 : t_14 = vec 2 [:: (1 / 11%:R * s_11 : R); (- 1 / 11%:R * s_11 : R)] by rewrite /t_14 e_13 e_7 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_11 NZ_11 S_11 R; first [reflexivity | field: E_11; first [done | nz] | ring: E_11].
pose t_15 : R := dot t_14 t_14.
have e_15 : t_15 = (2%:R / 11%:R : R) by rewrite /t_15 e_14 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_11 NZ_11 S_11 R; first [reflexivity | field: E_11; first [done | nz] | ring: E_11].
have [s_2 S_2 E_2] : exists2 s : R, 0 < s & s ^+ 2 = 2%:R by apply: root_pos; rewrite ltr0n.
have NZ_2 := lt0r_neq0 S_2.
pose t_16 : R := Num.sqrt t_15.
have e_16 : t_16 = (1 / 11%:R * s_2 * s_11 : R) by rewrite /t_16 e_15; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_11 NZ_11 S_11 E_2 NZ_2 S_2 R; first [reflexivity | field: E_11 E_2; first [done | nz] | ring: E_11 E_2]].
pose t_17 : R := Num.sqrt t_3.
have e_17 : t_17 = (1 * s_2 : R) by rewrite /t_17 e_3; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_11 NZ_11 S_11 E_2 NZ_2 S_2 R; first [reflexivity | field: E_11 E_2; first [done | nz] | ring: E_11 E_2]].
have h_18 : 0 <= letter_eps by rewrite e_10; sgn.
have h_19 : 0 < t_9 by rewrite e_9; sgn.
move=> /(_ erefl).
move=> /(_ h_18).
move=> /(_ h_19).
case=> _.
case=> _.
case=> _.
case=> _.
case=> _.
apply: (num_differ (c := (- 1 * s_2 + 1 / 11%:R * s_2 * s_11 : R)) e_16 e_17); [rewrite /=; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_11 NZ_11 S_11 E_2 NZ_2 S_2 R; first [reflexivity | field: E_11 E_2; first [done | nz] | ring: E_11 E_2] | apply: (one_over (r := (- 11%:R / 20%:R * s_2 - 1 / 20%:R * s_2 * s_11 : R))); rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_11 NZ_11 S_11 E_2 NZ_2 S_2 R; first [reflexivity | field: E_11 E_2; first [done | nz] | ring: E_11 E_2]].
Qed.

(* not brody.large-key
   No query gives a neighbour of a key of sufficiently large norm the higher weight
   S. Brody, U. Alon, E. Yahav, “On the Expressivity Role of LayerNorm in Transformers’ Attention”, arXiv:2305.02582,
   the abstract, and the authors’ blog; the blog, on keys that become un-selectable *)
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition brody_large_key_says : Prop :=
  forall (k activation q : 'cV[R]_N) (c : R),
  (0 < N)%N ->
  c * dot activation activation <= dot k k ->
  dot q activation <= dot q k.
End Statement.
Theorem brody_large_key_fails (R : rcfType) : ~ (forall N : nat, brody_large_key_says R N).
Proof.
move=> claim.
pose letter_k : 'cV[R]_2 := vec 2 [:: ((10%:R ^+ 3) : R); (1 : R)].
pose letter_activation : 'cV[R]_2 := vec 2 [:: (1 : R); (0 : R)].
pose letter_q : 'cV[R]_2 := vec 2 [:: (- (9%:R * 100%:R + 99%:R) : R); (- 1 : R)].
pose letter_c : R := ((10%:R ^+ 3) : R).
have := claim 2%N letter_k letter_activation letter_q letter_c.
rewrite /brody_large_key_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : letter_q = vec 2 [:: (- (9%:R * 100%:R + 99%:R) : R); (- 1 : R)] by [].
have e_2 : letter_activation = vec 2 [:: (1 : R); (0 : R)] by [].
pose t_3 : R := dot letter_q letter_activation.
have e_3 : t_3 = (- (9%:R * 100%:R + 99%:R) : R) by rewrite /t_3 e_1 e_2 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_4 : letter_k = vec 2 [:: ((10%:R ^+ 3) : R); (1 : R)] by [].
pose t_5 : R := dot letter_q letter_k.
have e_5 : t_5 = (- ((99%:R * 100%:R + 90%:R) * 100%:R + 1) : R) by rewrite /t_5 e_1 e_4 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_6 : letter_c = ((10%:R ^+ 3) : R) by [].
pose t_7 : R := dot letter_activation letter_activation.
have e_7 : t_7 = (1 : R) by rewrite /t_7 e_2 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_8 : R := letter_c * t_7.
have e_8 : t_8 = ((10%:R ^+ 3) : R) by rewrite /t_8 e_6 e_7 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_9 : R := dot letter_k letter_k.
have e_9 : t_9 = (((10%:R ^+ 4) * 100%:R + 1) : R) by rewrite /t_9 e_4 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have h_10 : t_8 <= t_9 by rewrite e_8 e_9 -subr_ge0; apply: (nneg_is (c := (((99%:R * 100%:R + 90%:R) * 100%:R + 1) : R))); [rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring] | sgn].
move=> /(_ erefl).
move=> /(_ h_10).
apply: (not_le e_3 e_5); apply: (pos_is (c := (((99%:R * 100%:R + 80%:R) * 100%:R + 2%:R) : R))); [rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring] | sgn].
Qed.

(* not brody.selectable
   Scaling lets each key receive the highest attention: as the query it prefers itself, by half the squared distance
   S. Brody, U. Alon, E. Yahav, “On the Expressivity Role of LayerNorm in Transformers’ Attention”, arXiv:2305.02582,
   the abstract, and the authors’ blog; abstract, (b) *)
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition brody_selectable_says : Prop :=
  forall (activation k : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation ->
  0 < dot (centered k) (centered k) ->
  N%:R != 0 :> R /\
  Num.sqrt (variance activation + eps) != 0 /\
  Num.sqrt (variance k + eps) != 0 /\
  0 <= variance activation + eps /\
  0 <= variance k + eps /\
  dot (normalized eps activation) (normalized eps activation) - dot (normalized eps activation) (normalized eps k) = dot (normalized eps activation - normalized eps k) (normalized eps activation - normalized eps k) / 2%:R :> R.
End Statement.
Theorem brody_selectable_fails (R : rcfType) : ~ (forall N : nat, brody_selectable_says R N).
Proof.
move=> claim.
pose letter_activation : 'cV[R]_2 := vec 2 [:: (1 : R); (- 1 : R)].
pose letter_k : 'cV[R]_2 := vec 2 [:: (2%:R : R); (- 2%:R : R)].
pose letter_eps : R := (1 : R).
have := claim 2%N letter_activation letter_k letter_eps.
rewrite /brody_selectable_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : letter_activation = vec 2 [:: (1 : R); (- 1 : R)] by [].
pose t_2 : R := sumv letter_activation.
have e_2 : t_2 = (0 : R) by rewrite /t_2 e_1 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_3 : R := 2%:R.
have e_3 : t_3 = (2%:R : R) by rewrite /t_3; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_4 : R := t_2 / t_3.
have e_4 : t_4 = (0 : R) by rewrite /t_4 e_2 e_3 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_5 : 'cV[R]_2 := ones.
have e_5 : t_5 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_5 w_ones; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_6 : 'cV[R]_2 := t_4 *: t_5.
have e_6 : t_6 = vec 2 [:: (0 : R); (0 : R)] by rewrite /t_6 e_4 e_5 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_7 : 'cV[R]_2 := letter_activation - t_6.
have e_7 : t_7 = vec 2 [:: (1 : R); (- 1 : R)] by rewrite /t_7 e_1 e_6 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_8 : R := dot t_7 t_7.
have e_8 : t_8 = (2%:R : R) by rewrite /t_8 e_7 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_9 : R := t_8 / t_3.
have e_9 : t_9 = (1 : R) by rewrite /t_9 e_8 e_3 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_10 : letter_eps = (1 : R) by [].
pose t_11 : R := t_9 + letter_eps.
have e_11 : t_11 = (2%:R : R) by rewrite /t_11 e_9 e_10 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have [s_2 S_2 E_2] : exists2 s : R, 0 < s & s ^+ 2 = 2%:R by apply: root_pos; rewrite ltr0n.
have NZ_2 := lt0r_neq0 S_2.
pose t_12 : R := Num.sqrt t_11.
have e_12 : t_12 = (1 * s_2 : R) by rewrite /t_12 e_11; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2]].
pose t_13 : R := t_12^-1.
have e_13 : t_13 = (1 / 2%:R * s_2 : R) by rewrite /t_13 e_12 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_14 : 'cV[R]_2 := t_13 *: t_7.
have e_14 : t_14 = vec 2 [:: (1 / 2%:R * s_2 : R); (- 1 / 2%:R * s_2 : R)] by rewrite /t_14 e_13 e_7 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_15 : R := dot t_14 t_14.
have e_15 : t_15 = (1 : R) by rewrite /t_15 e_14 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
have e_16 : letter_k = vec 2 [:: (2%:R : R); (- 2%:R : R)] by [].
pose t_17 : R := sumv letter_k.
have e_17 : t_17 = (0 : R) by rewrite /t_17 e_16 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_18 : R := t_17 / t_3.
have e_18 : t_18 = (0 : R) by rewrite /t_18 e_17 e_3 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_19 : 'cV[R]_2 := t_18 *: t_5.
have e_19 : t_19 = vec 2 [:: (0 : R); (0 : R)] by rewrite /t_19 e_18 e_5 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_20 : 'cV[R]_2 := letter_k - t_19.
have e_20 : t_20 = vec 2 [:: (2%:R : R); (- 2%:R : R)] by rewrite /t_20 e_16 e_19 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_21 : R := dot t_20 t_20.
have e_21 : t_21 = (8%:R : R) by rewrite /t_21 e_20 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_22 : R := t_21 / t_3.
have e_22 : t_22 = (4%:R : R) by rewrite /t_22 e_21 e_3 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_23 : R := t_22 + letter_eps.
have e_23 : t_23 = (5%:R : R) by rewrite /t_23 e_22 e_10 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
have [s_5 S_5 E_5] : exists2 s : R, 0 < s & s ^+ 2 = 5%:R by apply: root_pos; rewrite ltr0n.
have NZ_5 := lt0r_neq0 S_5.
pose t_24 : R := Num.sqrt t_23.
have e_24 : t_24 = (1 * s_5 : R) by rewrite /t_24 e_23; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_5 NZ_5 S_5 R; first [reflexivity | field: E_2 E_5; first [done | nz] | ring: E_2 E_5]].
pose t_25 : R := t_24^-1.
have e_25 : t_25 = (1 / 5%:R * s_5 : R) by rewrite /t_25 e_24 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_5 NZ_5 S_5 R; first [reflexivity | field: E_2 E_5; first [done | nz] | ring: E_2 E_5].
pose t_26 : 'cV[R]_2 := t_25 *: t_20.
have e_26 : t_26 = vec 2 [:: (2%:R / 5%:R * s_5 : R); (- 2%:R / 5%:R * s_5 : R)] by rewrite /t_26 e_25 e_20 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_5 NZ_5 S_5 R; first [reflexivity | field: E_2 E_5; first [done | nz] | ring: E_2 E_5].
pose t_27 : R := dot t_14 t_26.
have e_27 : t_27 = (2%:R / 5%:R * s_2 * s_5 : R) by rewrite /t_27 e_14 e_26 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_5 NZ_5 S_5 R; first [reflexivity | field: E_2 E_5; first [done | nz] | ring: E_2 E_5].
pose t_28 : R := t_15 - t_27.
have e_28 : t_28 = (1 - 2%:R / 5%:R * s_2 * s_5 : R) by rewrite /t_28 e_15 e_27 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_5 NZ_5 S_5 R; first [reflexivity | field: E_2 E_5; first [done | nz] | ring: E_2 E_5].
pose t_29 : 'cV[R]_2 := t_14 - t_26.
have e_29 : t_29 = vec 2 [:: (1 / 2%:R * s_2 - 2%:R / 5%:R * s_5 : R); (- 1 / 2%:R * s_2 + 2%:R / 5%:R * s_5 : R)] by rewrite /t_29 e_14 e_26 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_5 NZ_5 S_5 R; first [reflexivity | field: E_2 E_5; first [done | nz] | ring: E_2 E_5].
pose t_30 : R := dot t_29 t_29.
have e_30 : t_30 = (13%:R / 5%:R - 4%:R / 5%:R * s_2 * s_5 : R) by rewrite /t_30 e_29 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_5 NZ_5 S_5 R; first [reflexivity | field: E_2 E_5; first [done | nz] | ring: E_2 E_5].
pose t_31 : R := 2%:R.
have e_31 : t_31 = (2%:R : R) by rewrite /t_31; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_5 NZ_5 S_5 R; first [reflexivity | field: E_2 E_5; first [done | nz] | ring: E_2 E_5].
pose t_32 : R := t_30 / t_31.
have e_32 : t_32 = (13%:R / 10%:R - 2%:R / 5%:R * s_2 * s_5 : R) by rewrite /t_32 e_30 e_31 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_5 NZ_5 S_5 R; first [reflexivity | field: E_2 E_5; first [done | nz] | ring: E_2 E_5].
have h_33 : 0 <= letter_eps by rewrite e_10; sgn.
have h_34 : 0 < t_9 by rewrite e_9; sgn.
have h_35 : 0 < t_21 by rewrite e_21; sgn.
move=> /(_ erefl).
move=> /(_ h_33).
move=> /(_ h_34).
move=> /(_ h_35).
case=> _.
case=> _.
case=> _.
case=> _.
case=> _.
apply: (num_differ (c := (- 3%:R / 10%:R : R)) e_28 e_32); [rewrite /=; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_5 NZ_5 S_5 R; first [reflexivity | field: E_2 E_5; first [done | nz] | ring: E_2 E_5] | apply: (one_over (r := (- 10%:R / 3%:R : R))); rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_5 NZ_5 S_5 R; first [reflexivity | field: E_2 E_5; first [done | nz] | ring: E_2 E_5]].
Qed.

(* not onnx.group-norm.stage-one
   The first stage makes the elements of a group have zero mean and unit variance
   the operators of the ONNX standard, text and function bodies, onnx 1.23.2; GroupNormalization-21, the text on the
   first stage, for one group (onnx 1.23.2) *)
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition onnx_group_norm_stage_one_says : Prop :=
  forall (activation : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation ->
  N%:R != 0 :> R /\
  Num.sqrt (variance activation + eps) != 0 /\
  0 <= variance activation + eps /\
  mean (normalized eps activation) = 0 :> R /\
  variance (normalized eps activation) = 1 :> R.
End Statement.
Theorem onnx_group_norm_stage_one_fails (R : rcfType) : ~ (forall N : nat, onnx_group_norm_stage_one_says R N).
Proof.
move=> claim.
pose letter_activation : 'cV[R]_2 := vec 2 [:: (1 / (10%:R ^+ 3) : R); (- 1 / (10%:R ^+ 3) : R)].
pose letter_eps : R := (1 / (10%:R ^+ 5) : R).
have := claim 2%N letter_activation letter_eps.
rewrite /onnx_group_norm_stage_one_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : letter_activation = vec 2 [:: (1 / (10%:R ^+ 3) : R); (- 1 / (10%:R ^+ 3) : R)] by [].
pose t_2 : R := sumv letter_activation.
have e_2 : t_2 = (0 : R) by rewrite /t_2 e_1 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_3 : R := 2%:R.
have e_3 : t_3 = (2%:R : R) by rewrite /t_3; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_4 : R := t_2 / t_3.
have e_4 : t_4 = (0 : R) by rewrite /t_4 e_2 e_3 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_5 : 'cV[R]_2 := ones.
have e_5 : t_5 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_5 w_ones; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_6 : 'cV[R]_2 := t_4 *: t_5.
have e_6 : t_6 = vec 2 [:: (0 : R); (0 : R)] by rewrite /t_6 e_4 e_5 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_7 : 'cV[R]_2 := letter_activation - t_6.
have e_7 : t_7 = vec 2 [:: (1 / (10%:R ^+ 3) : R); (- 1 / (10%:R ^+ 3) : R)] by rewrite /t_7 e_1 e_6 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_8 : R := dot t_7 t_7.
have e_8 : t_8 = (1 / (5%:R * (10%:R ^+ 5)) : R) by rewrite /t_8 e_7 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_9 : R := t_8 / t_3.
have e_9 : t_9 = (1 / (10%:R ^+ 6) : R) by rewrite /t_9 e_8 e_3 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_10 : letter_eps = (1 / (10%:R ^+ 5) : R) by [].
pose t_11 : R := t_9 + letter_eps.
have e_11 : t_11 = (11%:R / (10%:R ^+ 6) : R) by rewrite /t_11 e_9 e_10 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have [s_11 S_11 E_11] : exists2 s : R, 0 < s & s ^+ 2 = 11%:R by apply: root_pos; rewrite ltr0n.
have NZ_11 := lt0r_neq0 S_11.
pose t_12 : R := Num.sqrt t_11.
have e_12 : t_12 = (1 / (10%:R ^+ 3) * s_11 : R) by rewrite /t_12 e_11; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_11 NZ_11 S_11 R; first [reflexivity | field: E_11; first [done | nz] | ring: E_11]].
pose t_13 : R := t_12^-1.
have e_13 : t_13 = ((10%:R ^+ 3) / 11%:R * s_11 : R) by rewrite /t_13 e_12 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_11 NZ_11 S_11 R; first [reflexivity | field: E_11; first [done | nz] | ring: E_11].
pose t_14 : 'cV[R]_2 := t_13 *: t_7.
have e_14 : t_14 = vec 2 [:: (1 / 11%:R * s_11 : R); (- 1 / 11%:R * s_11 : R)] by rewrite /t_14 e_13 e_7 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_11 NZ_11 S_11 R; first [reflexivity | field: E_11; first [done | nz] | ring: E_11].
pose t_15 : R := sumv t_14.
have e_15 : t_15 = (0 : R) by rewrite /t_15 e_14 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_11 NZ_11 S_11 R; first [reflexivity | field: E_11; first [done | nz] | ring: E_11].
pose t_16 : R := t_15 / t_3.
have e_16 : t_16 = (0 : R) by rewrite /t_16 e_15 e_3 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_11 NZ_11 S_11 R; first [reflexivity | field: E_11; first [done | nz] | ring: E_11].
pose t_17 : 'cV[R]_2 := t_16 *: t_5.
have e_17 : t_17 = vec 2 [:: (0 : R); (0 : R)] by rewrite /t_17 e_16 e_5 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_11 NZ_11 S_11 R; first [reflexivity | field: E_11; first [done | nz] | ring: E_11].
pose t_18 : 'cV[R]_2 := t_14 - t_17.
have e_18 : t_18 = vec 2 [:: (1 / 11%:R * s_11 : R); (- 1 / 11%:R * s_11 : R)] by rewrite /t_18 e_14 e_17 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_11 NZ_11 S_11 R; first [reflexivity | field: E_11; first [done | nz] | ring: E_11].
pose t_19 : R := dot t_18 t_18.
have e_19 : t_19 = (2%:R / 11%:R : R) by rewrite /t_19 e_18 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_11 NZ_11 S_11 R; first [reflexivity | field: E_11; first [done | nz] | ring: E_11].
pose t_20 : R := t_19 / t_3.
have e_20 : t_20 = (1 / 11%:R : R) by rewrite /t_20 e_19 e_3 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_11 NZ_11 S_11 R; first [reflexivity | field: E_11; first [done | nz] | ring: E_11].
pose t_21 : R := 1.
have e_21 : t_21 = (1 : R) by rewrite /t_21; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_11 NZ_11 S_11 R; first [reflexivity | field: E_11; first [done | nz] | ring: E_11].
have h_22 : 0 <= letter_eps by rewrite e_10; sgn.
have h_23 : 0 < t_9 by rewrite e_9; sgn.
move=> /(_ erefl).
move=> /(_ h_22).
move=> /(_ h_23).
case=> _.
case=> _.
case=> _.
case=> _.
apply: (num_differ (c := (- 10%:R / 11%:R : R)) e_20 e_21); [rewrite /=; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_11 NZ_11 S_11 R; first [reflexivity | field: E_11; first [done | nz] | ring: E_11] | apply: (one_over (r := (- 11%:R / 10%:R : R))); rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_11 NZ_11 S_11 R; first [reflexivity | field: E_11; first [done | nz] | ring: E_11]].
Qed.

(* not keras.unit-norm
   Each input of the layer gets the norm 1
   the documentation of Keras 3 and its code, commits 12c5b99 and 3422977, and 3.15.1; UnitNormalization, the first
   paragraph, against ops.normalize (3.15.1) *)
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition keras_unit_norm_says : Prop :=
  forall (activation : 'cV[R]_N) (x c : R),
  (0 < N)%N ->
  0 < dot activation activation ->
  0 < x ->
  (x + c + Num.sqrt ((x - c) ^+ 2)) / 2%:R != 0 /\
  vnorm activation != 0 /\
  0 <= (x - c) ^+ 2 /\
  0 <= dot activation activation /\
  0 <= dot (((x + c + Num.sqrt ((x - c) ^+ 2)) / 2%:R)^-1 *: ((vnorm activation)^-1 *: (x *: activation))) (((x + c + Num.sqrt ((x - c) ^+ 2)) / 2%:R)^-1 *: ((vnorm activation)^-1 *: (x *: activation))) /\
  vnorm (((x + c + Num.sqrt ((x - c) ^+ 2)) / 2%:R)^-1 *: ((vnorm activation)^-1 *: (x *: activation))) = 1 :> R.
End Statement.
Theorem keras_unit_norm_fails (R : rcfType) : ~ (forall N : nat, keras_unit_norm_says R N).
Proof.
move=> claim.
pose letter_activation : 'cV[R]_2 := vec 2 [:: (1 : R); (0 : R)].
pose letter_x : R := (1 / (10%:R ^+ 13) : R).
pose letter_c : R := (1 / (10%:R ^+ 12) : R).
have := claim 2%N letter_activation letter_x letter_c.
rewrite /keras_unit_norm_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : letter_x = (1 / (10%:R ^+ 13) : R) by [].
have e_2 : letter_c = (1 / (10%:R ^+ 12) : R) by [].
pose t_3 : R := letter_x + letter_c.
have e_3 : t_3 = (11%:R / (10%:R ^+ 13) : R) by rewrite /t_3 e_1 e_2 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_4 : R := letter_x - letter_c.
have e_4 : t_4 = (- 9%:R / (10%:R ^+ 13) : R) by rewrite /t_4 e_1 e_2 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_5 : R := t_4 ^+ 2.
have e_5 : t_5 = (81%:R / (10%:R ^+ 26) : R) by rewrite /t_5 e_4 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_6 : R := Num.sqrt t_5.
have e_6 : t_6 = (9%:R / (10%:R ^+ 13) : R) by rewrite /t_6 e_5; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
pose t_7 : R := t_3 + t_6.
have e_7 : t_7 = (1 / (5%:R * (10%:R ^+ 11)) : R) by rewrite /t_7 e_3 e_6 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_8 : R := 2%:R.
have e_8 : t_8 = (2%:R : R) by rewrite /t_8; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_9 : R := t_7 / t_8.
have e_9 : t_9 = (1 / (10%:R ^+ 12) : R) by rewrite /t_9 e_7 e_8 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_10 : R := t_9^-1.
have e_10 : t_10 = ((10%:R ^+ 12) : R) by rewrite /t_10 e_9 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_11 : letter_activation = vec 2 [:: (1 : R); (0 : R)] by [].
pose t_12 : R := dot letter_activation letter_activation.
have e_12 : t_12 = (1 : R) by rewrite /t_12 e_11 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_13 : R := Num.sqrt t_12.
have e_13 : t_13 = (1 : R) by rewrite /t_13 e_12; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
pose t_14 : R := t_13^-1.
have e_14 : t_14 = (1 : R) by rewrite /t_14 e_13 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_15 : 'cV[R]_2 := letter_x *: letter_activation.
have e_15 : t_15 = vec 2 [:: (1 / (10%:R ^+ 13) : R); (0 : R)] by rewrite /t_15 e_1 e_11 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_16 : 'cV[R]_2 := t_14 *: t_15.
have e_16 : t_16 = vec 2 [:: (1 / (10%:R ^+ 13) : R); (0 : R)] by rewrite /t_16 e_14 e_15 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_17 : 'cV[R]_2 := t_10 *: t_16.
have e_17 : t_17 = vec 2 [:: (1 / 10%:R : R); (0 : R)] by rewrite /t_17 e_10 e_16 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_18 : R := dot t_17 t_17.
have e_18 : t_18 = (1 / (10%:R ^+ 2) : R) by rewrite /t_18 e_17 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_19 : R := Num.sqrt t_18.
have e_19 : t_19 = (1 / 10%:R : R) by rewrite /t_19 e_18; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
pose t_20 : R := 1.
have e_20 : t_20 = (1 : R) by rewrite /t_20; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have h_21 : 0 < t_12 by rewrite e_12; sgn.
have h_22 : 0 < letter_x by rewrite e_1; sgn.
move=> /(_ erefl).
move=> /(_ h_21).
move=> /(_ h_22).
case=> _.
case=> _.
case=> _.
case=> _.
case=> _.
apply: (num_differ (c := (- 9%:R / 10%:R : R)) e_19 e_20); [rewrite /=; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring] | apply: (one_over (r := (- 10%:R / 9%:R : R))); rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
Qed.

(* not onnx.layer-norm.stage-one
   The first stage makes the normalized elements have zero mean and unit variance
   the operators of the ONNX standard, text and function bodies, onnx 1.23.2; LayerNormalization-17, the text on the
   first stage (onnx 1.23.2) *)
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition onnx_layer_norm_stage_one_says : Prop :=
  forall (activation : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation ->
  N%:R != 0 :> R /\
  Num.sqrt (variance activation + eps) != 0 /\
  0 <= variance activation + eps /\
  mean (normalized eps activation) = 0 :> R /\
  variance (normalized eps activation) = 1 :> R.
End Statement.
Theorem onnx_layer_norm_stage_one_fails (R : rcfType) : ~ (forall N : nat, onnx_layer_norm_stage_one_says R N).
Proof.
move=> claim.
pose letter_activation : 'cV[R]_2 := vec 2 [:: (1 / (10%:R ^+ 3) : R); (- 1 / (10%:R ^+ 3) : R)].
pose letter_eps : R := (1 / (10%:R ^+ 5) : R).
have := claim 2%N letter_activation letter_eps.
rewrite /onnx_layer_norm_stage_one_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : letter_activation = vec 2 [:: (1 / (10%:R ^+ 3) : R); (- 1 / (10%:R ^+ 3) : R)] by [].
pose t_2 : R := sumv letter_activation.
have e_2 : t_2 = (0 : R) by rewrite /t_2 e_1 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_3 : R := 2%:R.
have e_3 : t_3 = (2%:R : R) by rewrite /t_3; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_4 : R := t_2 / t_3.
have e_4 : t_4 = (0 : R) by rewrite /t_4 e_2 e_3 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_5 : 'cV[R]_2 := ones.
have e_5 : t_5 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_5 w_ones; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_6 : 'cV[R]_2 := t_4 *: t_5.
have e_6 : t_6 = vec 2 [:: (0 : R); (0 : R)] by rewrite /t_6 e_4 e_5 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_7 : 'cV[R]_2 := letter_activation - t_6.
have e_7 : t_7 = vec 2 [:: (1 / (10%:R ^+ 3) : R); (- 1 / (10%:R ^+ 3) : R)] by rewrite /t_7 e_1 e_6 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_8 : R := dot t_7 t_7.
have e_8 : t_8 = (1 / (5%:R * (10%:R ^+ 5)) : R) by rewrite /t_8 e_7 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_9 : R := t_8 / t_3.
have e_9 : t_9 = (1 / (10%:R ^+ 6) : R) by rewrite /t_9 e_8 e_3 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_10 : letter_eps = (1 / (10%:R ^+ 5) : R) by [].
pose t_11 : R := t_9 + letter_eps.
have e_11 : t_11 = (11%:R / (10%:R ^+ 6) : R) by rewrite /t_11 e_9 e_10 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have [s_11 S_11 E_11] : exists2 s : R, 0 < s & s ^+ 2 = 11%:R by apply: root_pos; rewrite ltr0n.
have NZ_11 := lt0r_neq0 S_11.
pose t_12 : R := Num.sqrt t_11.
have e_12 : t_12 = (1 / (10%:R ^+ 3) * s_11 : R) by rewrite /t_12 e_11; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_11 NZ_11 S_11 R; first [reflexivity | field: E_11; first [done | nz] | ring: E_11]].
pose t_13 : R := t_12^-1.
have e_13 : t_13 = ((10%:R ^+ 3) / 11%:R * s_11 : R) by rewrite /t_13 e_12 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_11 NZ_11 S_11 R; first [reflexivity | field: E_11; first [done | nz] | ring: E_11].
pose t_14 : 'cV[R]_2 := t_13 *: t_7.
have e_14 : t_14 = vec 2 [:: (1 / 11%:R * s_11 : R); (- 1 / 11%:R * s_11 : R)] by rewrite /t_14 e_13 e_7 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_11 NZ_11 S_11 R; first [reflexivity | field: E_11; first [done | nz] | ring: E_11].
pose t_15 : R := sumv t_14.
have e_15 : t_15 = (0 : R) by rewrite /t_15 e_14 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_11 NZ_11 S_11 R; first [reflexivity | field: E_11; first [done | nz] | ring: E_11].
pose t_16 : R := t_15 / t_3.
have e_16 : t_16 = (0 : R) by rewrite /t_16 e_15 e_3 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_11 NZ_11 S_11 R; first [reflexivity | field: E_11; first [done | nz] | ring: E_11].
pose t_17 : 'cV[R]_2 := t_16 *: t_5.
have e_17 : t_17 = vec 2 [:: (0 : R); (0 : R)] by rewrite /t_17 e_16 e_5 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_11 NZ_11 S_11 R; first [reflexivity | field: E_11; first [done | nz] | ring: E_11].
pose t_18 : 'cV[R]_2 := t_14 - t_17.
have e_18 : t_18 = vec 2 [:: (1 / 11%:R * s_11 : R); (- 1 / 11%:R * s_11 : R)] by rewrite /t_18 e_14 e_17 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_11 NZ_11 S_11 R; first [reflexivity | field: E_11; first [done | nz] | ring: E_11].
pose t_19 : R := dot t_18 t_18.
have e_19 : t_19 = (2%:R / 11%:R : R) by rewrite /t_19 e_18 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_11 NZ_11 S_11 R; first [reflexivity | field: E_11; first [done | nz] | ring: E_11].
pose t_20 : R := t_19 / t_3.
have e_20 : t_20 = (1 / 11%:R : R) by rewrite /t_20 e_19 e_3 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_11 NZ_11 S_11 R; first [reflexivity | field: E_11; first [done | nz] | ring: E_11].
pose t_21 : R := 1.
have e_21 : t_21 = (1 : R) by rewrite /t_21; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_11 NZ_11 S_11 R; first [reflexivity | field: E_11; first [done | nz] | ring: E_11].
have h_22 : 0 <= letter_eps by rewrite e_10; sgn.
have h_23 : 0 < t_9 by rewrite e_9; sgn.
move=> /(_ erefl).
move=> /(_ h_22).
move=> /(_ h_23).
case=> _.
case=> _.
case=> _.
case=> _.
apply: (num_differ (c := (- 10%:R / 11%:R : R)) e_20 e_21); [rewrite /=; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_11 NZ_11 S_11 R; first [reflexivity | field: E_11; first [done | nz] | ring: E_11] | apply: (one_over (r := (- 11%:R / 10%:R : R))); rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_11 NZ_11 S_11 R; first [reflexivity | field: E_11; first [done | nz] | ring: E_11]].
Qed.

(* not onnx.mvn
   The function body of MeanVarianceNormalization computes what its text says
   the operators of the ONNX standard, text and function bodies, onnx 1.23.2; MeanVarianceNormalization-13, the text
   against the function body (onnx 1.23.2) *)
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition onnx_mvn_says : Prop :=
  forall (activation : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation ->
  0 < eps ->
  N%:R != 0 :> R /\
  Num.sqrt (dot activation activation / N%:R - mean activation ^+ 2) + eps != 0 /\
  std activation != 0 /\
  0 <= dot activation activation / N%:R - mean activation ^+ 2 /\
  0 <= variance activation /\
  (Num.sqrt (dot activation activation / N%:R - mean activation ^+ 2) + eps)^-1 *: centered activation = (std activation)^-1 *: centered activation :> 'cV[R]_N.
End Statement.
Theorem onnx_mvn_fails (R : rcfType) : ~ (forall N : nat, onnx_mvn_says R N).
Proof.
move=> claim.
pose letter_activation : 'cV[R]_2 := vec 2 [:: (1 / (10%:R ^+ 9) : R); (- 1 / (10%:R ^+ 9) : R)].
pose letter_eps : R := (1 / (10%:R ^+ 9) : R).
have := claim 2%N letter_activation letter_eps.
rewrite /onnx_mvn_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : letter_activation = vec 2 [:: (1 / (10%:R ^+ 9) : R); (- 1 / (10%:R ^+ 9) : R)] by [].
pose t_2 : R := dot letter_activation letter_activation.
have e_2 : t_2 = (1 / (5%:R * (10%:R ^+ 17)) : R) by rewrite /t_2 e_1 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_3 : R := 2%:R.
have e_3 : t_3 = (2%:R : R) by rewrite /t_3; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_4 : R := t_2 / t_3.
have e_4 : t_4 = (1 / (10%:R ^+ 18) : R) by rewrite /t_4 e_2 e_3 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_5 : R := sumv letter_activation.
have e_5 : t_5 = (0 : R) by rewrite /t_5 e_1 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_6 : R := t_5 / t_3.
have e_6 : t_6 = (0 : R) by rewrite /t_6 e_5 e_3 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_7 : R := t_6 ^+ 2.
have e_7 : t_7 = (0 : R) by rewrite /t_7 e_6 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_8 : R := t_4 - t_7.
have e_8 : t_8 = (1 / (10%:R ^+ 18) : R) by rewrite /t_8 e_4 e_7 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_9 : R := Num.sqrt t_8.
have e_9 : t_9 = (1 / (10%:R ^+ 9) : R) by rewrite /t_9 e_8; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
have e_10 : letter_eps = (1 / (10%:R ^+ 9) : R) by [].
pose t_11 : R := t_9 + letter_eps.
have e_11 : t_11 = (1 / (5%:R * (10%:R ^+ 8)) : R) by rewrite /t_11 e_9 e_10 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_12 : R := t_11^-1.
have e_12 : t_12 = ((5%:R * (10%:R ^+ 8)) : R) by rewrite /t_12 e_11 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_13 : 'cV[R]_2 := ones.
have e_13 : t_13 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_13 w_ones; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_14 : 'cV[R]_2 := t_6 *: t_13.
have e_14 : t_14 = vec 2 [:: (0 : R); (0 : R)] by rewrite /t_14 e_6 e_13 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_15 : 'cV[R]_2 := letter_activation - t_14.
have e_15 : t_15 = vec 2 [:: (1 / (10%:R ^+ 9) : R); (- 1 / (10%:R ^+ 9) : R)] by rewrite /t_15 e_1 e_14 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_16 : 'cV[R]_2 := t_12 *: t_15.
have e_16 : t_16 = vec 2 [:: (1 / 2%:R : R); (- 1 / 2%:R : R)] by rewrite /t_16 e_12 e_15 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_17 : R := dot t_15 t_15.
have e_17 : t_17 = (1 / (5%:R * (10%:R ^+ 17)) : R) by rewrite /t_17 e_15 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_18 : R := t_17 / t_3.
have e_18 : t_18 = (1 / (10%:R ^+ 18) : R) by rewrite /t_18 e_17 e_3 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_19 : R := Num.sqrt t_18.
have e_19 : t_19 = (1 / (10%:R ^+ 9) : R) by rewrite /t_19 e_18; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
pose t_20 : R := t_19^-1.
have e_20 : t_20 = ((10%:R ^+ 9) : R) by rewrite /t_20 e_19 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_21 : 'cV[R]_2 := t_20 *: t_15.
have e_21 : t_21 = vec 2 [:: (1 : R); (- 1 : R)] by rewrite /t_21 e_20 e_15 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have h_22 : 0 <= letter_eps by rewrite e_10; sgn.
have h_23 : 0 < t_18 by rewrite e_18; sgn.
have h_24 : 0 < letter_eps by rewrite e_10; sgn.
move=> /(_ erefl).
move=> /(_ h_22).
move=> /(_ h_23).
move=> /(_ h_24).
case=> _.
case=> _.
case=> _.
case=> _.
case=> _.
apply: (vec_differ (k := 0) (c := (- 1 / 2%:R : R)) _ e_16 e_21); [by [] | rewrite /=; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring] | apply: (one_over (r := (- 2%:R : R))); rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
Qed.

(* not keras.rms-scaling
   With its option rms_scaling the layer scales by the inverse root of the mean square of its inputs
   the documentation of Keras 3 and its code, commits 12c5b99 and 3422977, and 3.15.1; LayerNormalization,
   rms_scaling=True, the text against the code (before its deprecation in version 3.11.0) *)
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition keras_rms_scaling_says : Prop :=
  forall (activation : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < dot activation activation / N%:R + eps ->
  0 < variance activation + eps ->
  N%:R != 0 :> R /\
  Num.sqrt (variance activation + eps) != 0 /\
  Num.sqrt (dot activation activation / N%:R + eps) != 0 /\
  0 <= variance activation + eps /\
  0 <= dot activation activation / N%:R + eps /\
  (Num.sqrt (variance activation + eps))^-1 *: activation = rms_norm eps activation :> 'cV[R]_N.
End Statement.
Theorem keras_rms_scaling_fails (R : rcfType) : ~ (forall N : nat, keras_rms_scaling_says R N).
Proof.
move=> claim.
pose letter_activation : 'cV[R]_2 := vec 2 [:: ((10%:R * 100%:R + 1) : R); ((10%:R * 100%:R + 3%:R) : R)].
pose letter_eps : R := (0 : R).
have := claim 2%N letter_activation letter_eps.
rewrite /keras_rms_scaling_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : letter_activation = vec 2 [:: ((10%:R * 100%:R + 1) : R); ((10%:R * 100%:R + 3%:R) : R)] by [].
pose t_2 : R := sumv letter_activation.
have e_2 : t_2 = ((20%:R * 100%:R + 4%:R) : R) by rewrite /t_2 e_1 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_3 : R := 2%:R.
have e_3 : t_3 = (2%:R : R) by rewrite /t_3; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_4 : R := t_2 / t_3.
have e_4 : t_4 = ((10%:R * 100%:R + 2%:R) : R) by rewrite /t_4 e_2 e_3 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_5 : 'cV[R]_2 := ones.
have e_5 : t_5 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_5 w_ones; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_6 : 'cV[R]_2 := t_4 *: t_5.
have e_6 : t_6 = vec 2 [:: ((10%:R * 100%:R + 2%:R) : R); ((10%:R * 100%:R + 2%:R) : R)] by rewrite /t_6 e_4 e_5 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_7 : 'cV[R]_2 := letter_activation - t_6.
have e_7 : t_7 = vec 2 [:: (- 1 : R); (1 : R)] by rewrite /t_7 e_1 e_6 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_8 : R := dot t_7 t_7.
have e_8 : t_8 = (2%:R : R) by rewrite /t_8 e_7 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_9 : R := t_8 / t_3.
have e_9 : t_9 = (1 : R) by rewrite /t_9 e_8 e_3 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_10 : letter_eps = (0 : R) by [].
pose t_11 : R := t_9 + letter_eps.
have e_11 : t_11 = (1 : R) by rewrite /t_11 e_9 e_10 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_12 : R := Num.sqrt t_11.
have e_12 : t_12 = (1 : R) by rewrite /t_12 e_11; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
pose t_13 : R := t_12^-1.
have e_13 : t_13 = (1 : R) by rewrite /t_13 e_12 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_14 : 'cV[R]_2 := t_13 *: letter_activation.
have e_14 : t_14 = vec 2 [:: ((10%:R * 100%:R + 1) : R); ((10%:R * 100%:R + 3%:R) : R)] by rewrite /t_14 e_13 e_1 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_15 : R := dot letter_activation letter_activation.
have e_15 : t_15 = ((((2%:R * (10%:R ^+ 2)) * 100%:R + 80%:R) * 100%:R + 10%:R) : R) by rewrite /t_15 e_1 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_16 : R := t_15 / t_3.
have e_16 : t_16 = ((((10%:R ^+ 2) * 100%:R + 40%:R) * 100%:R + 5%:R) : R) by rewrite /t_16 e_15 e_3 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_17 : R := t_16 + letter_eps.
have e_17 : t_17 = ((((10%:R ^+ 2) * 100%:R + 40%:R) * 100%:R + 5%:R) : R) by rewrite /t_17 e_16 e_10 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have [s_5 S_5 E_5] : exists2 s : R, 0 < s & s ^+ 2 = 5%:R by apply: root_pos; rewrite ltr0n.
have NZ_5 := lt0r_neq0 S_5.
have [s_113 S_113 E_113] : exists2 s : R, 0 < s & s ^+ 2 = 113%:R by apply: root_pos; rewrite ltr0n.
have NZ_113 := lt0r_neq0 S_113.
have [s_1777 S_1777 E_1777] : exists2 s : R, 0 < s & s ^+ 2 = 1777%:R by apply: root_pos; rewrite ltr0n.
have NZ_1777 := lt0r_neq0 S_1777.
pose t_18 : R := Num.sqrt t_17.
have e_18 : t_18 = (1 * s_5 * s_113 * s_1777 : R) by rewrite /t_18 e_17; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 E_113 NZ_113 S_113 E_1777 NZ_1777 S_1777 R; first [reflexivity | field: E_5 E_113 E_1777; first [done | nz] | ring: E_5 E_113 E_1777]].
pose t_19 : R := t_18^-1.
have e_19 : t_19 = (1 / (((10%:R ^+ 2) * 100%:R + 40%:R) * 100%:R + 5%:R) * s_5 * s_113 * s_1777 : R) by rewrite /t_19 e_18 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 E_113 NZ_113 S_113 E_1777 NZ_1777 S_1777 R; first [reflexivity | field: E_5 E_113 E_1777; first [done | nz] | ring: E_5 E_113 E_1777].
pose t_20 : 'cV[R]_2 := t_19 *: letter_activation.
have e_20 : t_20 = vec 2 [:: ((10%:R * 100%:R + 1) / (((10%:R ^+ 2) * 100%:R + 40%:R) * 100%:R + 5%:R) * s_5 * s_113 * s_1777 : R); ((10%:R * 100%:R + 3%:R) / (((10%:R ^+ 2) * 100%:R + 40%:R) * 100%:R + 5%:R) * s_5 * s_113 * s_1777 : R)] by rewrite /t_20 e_19 e_1 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 E_113 NZ_113 S_113 E_1777 NZ_1777 S_1777 R; first [reflexivity | field: E_5 E_113 E_1777; first [done | nz] | ring: E_5 E_113 E_1777].
have h_21 : 0 <= letter_eps by rewrite e_10; exact: lexx.
have h_22 : 0 < t_17 by rewrite e_17; sgn.
have h_23 : 0 < t_11 by rewrite e_11; sgn.
move=> /(_ erefl).
move=> /(_ h_21).
move=> /(_ h_22).
move=> /(_ h_23).
case=> _.
case=> _.
case=> _.
case=> _.
case=> _.
apply: (vec_differ (k := 0) (c := ((10%:R * 100%:R + 1) - (10%:R * 100%:R + 1) / (((10%:R ^+ 2) * 100%:R + 40%:R) * 100%:R + 5%:R) * s_5 * s_113 * s_1777 : R)) _ e_14 e_20); [by [] | rewrite /=; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 E_113 NZ_113 S_113 E_1777 NZ_1777 S_1777 R; first [reflexivity | field: E_5 E_113 E_1777; first [done | nz] | ring: E_5 E_113 E_1777] | apply: (one_over (r := ((((10%:R ^+ 2) * 100%:R + 40%:R) * 100%:R + 5%:R) / ((((10%:R * 100%:R + 5%:R) * (10%:R ^+ 2)) * 100%:R + 80%:R) * 100%:R + 4%:R) + 1 / ((((10%:R * 100%:R + 5%:R) * (10%:R ^+ 2)) * 100%:R + 80%:R) * 100%:R + 4%:R) * s_5 * s_113 * s_1777 : R))); rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 E_113 NZ_113 S_113 E_1777 NZ_1777 S_1777 R; first [reflexivity | field: E_5 E_113 E_1777; first [done | nz] | ring: E_5 E_113 E_1777]].
Qed.

(* not keras.scale-before-relu
   Before a ReLU the scale can be left out, since the next layer does the scaling
   the documentation of Keras 3 and its code, commits 12c5b99 and 3422977, and 3.15.1; LayerNormalization and
   GroupNormalization, the argument scale *)
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition keras_scale_before_relu_says : Prop :=
  forall (c x : R),
  0 <= (c * x) ^+ 2 /\
  0 <= x ^+ 2 /\
  (c * x + Num.sqrt ((c * x) ^+ 2)) / 2%:R = c * ((x + Num.sqrt (x ^+ 2)) / 2%:R) :> R.
End Statement.
Theorem keras_scale_before_relu_fails (R : rcfType) : ~ keras_scale_before_relu_says R.
Proof.
move=> claim.
pose letter_c : R := (- 1 : R).
pose letter_x : R := (1 : R).
have := claim letter_c letter_x.
rewrite /keras_scale_before_relu_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : letter_c = (- 1 : R) by [].
have e_2 : letter_x = (1 : R) by [].
pose t_3 : R := letter_c * letter_x.
have e_3 : t_3 = (- 1 : R) by rewrite /t_3 e_1 e_2 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_4 : R := t_3 ^+ 2.
have e_4 : t_4 = (1 : R) by rewrite /t_4 e_3 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_5 : R := Num.sqrt t_4.
have e_5 : t_5 = (1 : R) by rewrite /t_5 e_4; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
pose t_6 : R := t_3 + t_5.
have e_6 : t_6 = (0 : R) by rewrite /t_6 e_3 e_5 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_7 : R := 2%:R.
have e_7 : t_7 = (2%:R : R) by rewrite /t_7; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_8 : R := t_6 / t_7.
have e_8 : t_8 = (0 : R) by rewrite /t_8 e_6 e_7 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_9 : R := letter_x ^+ 2.
have e_9 : t_9 = (1 : R) by rewrite /t_9 e_2 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_10 : R := Num.sqrt t_9.
have e_10 : t_10 = (1 : R) by rewrite /t_10 e_9; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
pose t_11 : R := letter_x + t_10.
have e_11 : t_11 = (2%:R : R) by rewrite /t_11 e_2 e_10 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_12 : R := t_11 / t_7.
have e_12 : t_12 = (1 : R) by rewrite /t_12 e_11 e_7 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_13 : R := letter_c * t_12.
have e_13 : t_13 = (- 1 : R) by rewrite /t_13 e_1 e_12 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
case=> _.
case=> _.
apply: (num_differ (c := (1 : R)) e_8 e_13); [rewrite /=; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring] | apply: lt0r_neq0; sgn].
Qed.

(* not keras.eps-lower-bound
   ε is a lower bound of what is divided by
   the documentation of Keras 3 and its code, commits 12c5b99 and 3422977, and 3.15.1; ops.layer_normalization and
   ops.rms_normalization, the argument epsilon *)
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition keras_eps_lower_bound_says : Prop :=
  forall (activation : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  N%:R != 0 :> R /\
  eps ^+ 2 <= eps /\
  eps <= dot activation activation / N%:R + eps.
End Statement.
Theorem keras_eps_lower_bound_fails (R : rcfType) : ~ (forall N : nat, keras_eps_lower_bound_says R N).
Proof.
move=> claim.
pose letter_activation : 'cV[R]_1 := vec 1 [:: (0 : R)].
pose letter_eps : R := (4%:R : R).
have := claim 1%N letter_activation letter_eps.
rewrite /keras_eps_lower_bound_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : letter_eps = (4%:R : R) by [].
pose t_2 : R := letter_eps ^+ 2.
have e_2 : t_2 = (16%:R : R) by rewrite /t_2 e_1 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have h_3 : 0 <= letter_eps by rewrite e_1; sgn.
move=> /(_ erefl).
move=> /(_ h_3).
case=> _.
case=> + _.
apply: (not_le e_2 e_1); apply: (pos_is (c := (12%:R : R))); [rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring] | sgn].
Qed.

(* not keras.rmsnorm
   The layer multiplies by the inverse root of the mean square, and by the scale
   the documentation of Keras 3 and its code, commits 12c5b99 and 3422977, and 3.15.1; RMSNormalization, the formula,
   which has no ε *)
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition keras_rmsnorm_says : Prop :=
  forall (activation gain : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < dot activation activation ->
  N%:R != 0 :> R /\
  Num.sqrt (dot activation activation / N%:R + eps) != 0 /\
  Num.sqrt (dot activation activation / N%:R) != 0 /\
  0 <= dot activation activation / N%:R + eps /\
  0 <= dot activation activation / N%:R /\
  had gain (rms_norm eps activation) = (Num.sqrt (dot activation activation / N%:R))^-1 *: had gain activation :> 'cV[R]_N.
End Statement.
Theorem keras_rmsnorm_fails (R : rcfType) : ~ (forall N : nat, keras_rmsnorm_says R N).
Proof.
move=> claim.
pose letter_activation : 'cV[R]_1 := vec 1 [:: (1 / (10%:R ^+ 3) : R)].
pose letter_gain : 'cV[R]_1 := vec 1 [:: (1 : R)].
pose letter_eps : R := (1 / (10%:R ^+ 6) : R).
have := claim 1%N letter_activation letter_gain letter_eps.
rewrite /keras_rmsnorm_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : letter_gain = vec 1 [:: (1 : R)] by [].
have e_2 : letter_activation = vec 1 [:: (1 / (10%:R ^+ 3) : R)] by [].
pose t_3 : R := dot letter_activation letter_activation.
have e_3 : t_3 = (1 / (10%:R ^+ 6) : R) by rewrite /t_3 e_2 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_4 : R := 1%:R.
have e_4 : t_4 = (1 : R) by rewrite /t_4; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_5 : R := t_3 / t_4.
have e_5 : t_5 = (1 / (10%:R ^+ 6) : R) by rewrite /t_5 e_3 e_4 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_6 : letter_eps = (1 / (10%:R ^+ 6) : R) by [].
pose t_7 : R := t_5 + letter_eps.
have e_7 : t_7 = (1 / (5%:R * (10%:R ^+ 5)) : R) by rewrite /t_7 e_5 e_6 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have [s_2 S_2 E_2] : exists2 s : R, 0 < s & s ^+ 2 = 2%:R by apply: root_pos; rewrite ltr0n.
have NZ_2 := lt0r_neq0 S_2.
pose t_8 : R := Num.sqrt t_7.
have e_8 : t_8 = (1 / (10%:R ^+ 3) * s_2 : R) by rewrite /t_8 e_7; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2]].
pose t_9 : R := t_8^-1.
have e_9 : t_9 = ((5%:R * (10%:R ^+ 2)) * s_2 : R) by rewrite /t_9 e_8 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_10 : 'cV[R]_1 := t_9 *: letter_activation.
have e_10 : t_10 = vec 1 [:: (1 / 2%:R * s_2 : R)] by rewrite /t_10 e_9 e_2 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_11 : 'cV[R]_1 := had letter_gain t_10.
have e_11 : t_11 = vec 1 [:: (1 / 2%:R * s_2 : R)] by rewrite /t_11 e_1 e_10 w_had; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_12 : R := Num.sqrt t_5.
have e_12 : t_12 = (1 / (10%:R ^+ 3) : R) by rewrite /t_12 e_5; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2]].
pose t_13 : R := t_12^-1.
have e_13 : t_13 = ((10%:R ^+ 3) : R) by rewrite /t_13 e_12 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_14 : 'cV[R]_1 := had letter_gain letter_activation.
have e_14 : t_14 = vec 1 [:: (1 / (10%:R ^+ 3) : R)] by rewrite /t_14 e_1 e_2 w_had; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_15 : 'cV[R]_1 := t_13 *: t_14.
have e_15 : t_15 = vec 1 [:: (1 : R)] by rewrite /t_15 e_13 e_14 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
have h_16 : 0 <= letter_eps by rewrite e_6; sgn.
have h_17 : 0 < t_3 by rewrite e_3; sgn.
move=> /(_ erefl).
move=> /(_ h_16).
move=> /(_ h_17).
case=> _.
case=> _.
case=> _.
case=> _.
case=> _.
apply: (vec_differ (k := 0) (c := (- 1 + 1 / 2%:R * s_2 : R)) _ e_11 e_15); [by [] | rewrite /=; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2] | apply: (one_over (r := (- 2%:R - 1 * s_2 : R))); rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2]].
Qed.

(* not torch-docs.layer-norm
   LayerNorm divides by σ + ε
   the documentation of PyTorch, commit 01e8840, a snapshot before version 0.4, and version 2.13.0; LayerNorm, the
   formula of the documentation at commit 01e8840, a snapshot before version 0.4, against the code *)
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition torch_docs_layer_norm_says : Prop :=
  forall (activation gain bias : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation ->
  0 < eps ->
  N%:R != 0 :> R /\
  std activation + eps != 0 /\
  Num.sqrt (variance activation + eps) != 0 /\
  0 <= variance activation /\
  0 <= variance activation + eps /\
  (std activation + eps)^-1 *: had gain (centered activation) + bias = layer_norm eps gain bias activation :> 'cV[R]_N.
End Statement.
Theorem torch_docs_layer_norm_fails (R : rcfType) : ~ (forall N : nat, torch_docs_layer_norm_says R N).
Proof.
move=> claim.
pose letter_activation : 'cV[R]_2 := vec 2 [:: (1 / (10%:R ^+ 3) : R); (- 1 / (10%:R ^+ 3) : R)].
pose letter_gain : 'cV[R]_2 := vec 2 [:: (1 : R); (1 : R)].
pose letter_bias : 'cV[R]_2 := vec 2 [:: (0 : R); (0 : R)].
pose letter_eps : R := (1 / (10%:R ^+ 5) : R).
have := claim 2%N letter_activation letter_gain letter_bias letter_eps.
rewrite /torch_docs_layer_norm_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : letter_activation = vec 2 [:: (1 / (10%:R ^+ 3) : R); (- 1 / (10%:R ^+ 3) : R)] by [].
pose t_2 : R := sumv letter_activation.
have e_2 : t_2 = (0 : R) by rewrite /t_2 e_1 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_3 : R := 2%:R.
have e_3 : t_3 = (2%:R : R) by rewrite /t_3; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_4 : R := t_2 / t_3.
have e_4 : t_4 = (0 : R) by rewrite /t_4 e_2 e_3 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_5 : 'cV[R]_2 := ones.
have e_5 : t_5 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_5 w_ones; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_6 : 'cV[R]_2 := t_4 *: t_5.
have e_6 : t_6 = vec 2 [:: (0 : R); (0 : R)] by rewrite /t_6 e_4 e_5 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_7 : 'cV[R]_2 := letter_activation - t_6.
have e_7 : t_7 = vec 2 [:: (1 / (10%:R ^+ 3) : R); (- 1 / (10%:R ^+ 3) : R)] by rewrite /t_7 e_1 e_6 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_8 : R := dot t_7 t_7.
have e_8 : t_8 = (1 / (5%:R * (10%:R ^+ 5)) : R) by rewrite /t_8 e_7 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_9 : R := t_8 / t_3.
have e_9 : t_9 = (1 / (10%:R ^+ 6) : R) by rewrite /t_9 e_8 e_3 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_10 : R := Num.sqrt t_9.
have e_10 : t_10 = (1 / (10%:R ^+ 3) : R) by rewrite /t_10 e_9; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
have e_11 : letter_eps = (1 / (10%:R ^+ 5) : R) by [].
pose t_12 : R := t_10 + letter_eps.
have e_12 : t_12 = ((1 * 100%:R + 1) / (10%:R ^+ 5) : R) by rewrite /t_12 e_10 e_11 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_13 : R := t_12^-1.
have e_13 : t_13 = ((10%:R ^+ 5) / (1 * 100%:R + 1) : R) by rewrite /t_13 e_12 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_14 : letter_gain = vec 2 [:: (1 : R); (1 : R)] by [].
pose t_15 : 'cV[R]_2 := had letter_gain t_7.
have e_15 : t_15 = vec 2 [:: (1 / (10%:R ^+ 3) : R); (- 1 / (10%:R ^+ 3) : R)] by rewrite /t_15 e_14 e_7 w_had; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_16 : 'cV[R]_2 := t_13 *: t_15.
have e_16 : t_16 = vec 2 [:: ((10%:R ^+ 2) / (1 * 100%:R + 1) : R); (- (10%:R ^+ 2) / (1 * 100%:R + 1) : R)] by rewrite /t_16 e_13 e_15 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_17 : letter_bias = vec 2 [:: (0 : R); (0 : R)] by [].
pose t_18 : 'cV[R]_2 := t_16 + letter_bias.
have e_18 : t_18 = vec 2 [:: ((10%:R ^+ 2) / (1 * 100%:R + 1) : R); (- (10%:R ^+ 2) / (1 * 100%:R + 1) : R)] by rewrite /t_18 e_16 e_17 w_add; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_19 : R := t_9 + letter_eps.
have e_19 : t_19 = (11%:R / (10%:R ^+ 6) : R) by rewrite /t_19 e_9 e_11 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have [s_11 S_11 E_11] : exists2 s : R, 0 < s & s ^+ 2 = 11%:R by apply: root_pos; rewrite ltr0n.
have NZ_11 := lt0r_neq0 S_11.
pose t_20 : R := Num.sqrt t_19.
have e_20 : t_20 = (1 / (10%:R ^+ 3) * s_11 : R) by rewrite /t_20 e_19; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_11 NZ_11 S_11 R; first [reflexivity | field: E_11; first [done | nz] | ring: E_11]].
pose t_21 : R := t_20^-1.
have e_21 : t_21 = ((10%:R ^+ 3) / 11%:R * s_11 : R) by rewrite /t_21 e_20 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_11 NZ_11 S_11 R; first [reflexivity | field: E_11; first [done | nz] | ring: E_11].
pose t_22 : 'cV[R]_2 := t_21 *: t_7.
have e_22 : t_22 = vec 2 [:: (1 / 11%:R * s_11 : R); (- 1 / 11%:R * s_11 : R)] by rewrite /t_22 e_21 e_7 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_11 NZ_11 S_11 R; first [reflexivity | field: E_11; first [done | nz] | ring: E_11].
pose t_23 : 'cV[R]_2 := had letter_gain t_22.
have e_23 : t_23 = vec 2 [:: (1 / 11%:R * s_11 : R); (- 1 / 11%:R * s_11 : R)] by rewrite /t_23 e_14 e_22 w_had; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_11 NZ_11 S_11 R; first [reflexivity | field: E_11; first [done | nz] | ring: E_11].
pose t_24 : 'cV[R]_2 := t_23 + letter_bias.
have e_24 : t_24 = vec 2 [:: (1 / 11%:R * s_11 : R); (- 1 / 11%:R * s_11 : R)] by rewrite /t_24 e_23 e_17 w_add; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_11 NZ_11 S_11 R; first [reflexivity | field: E_11; first [done | nz] | ring: E_11].
have h_25 : 0 <= letter_eps by rewrite e_11; sgn.
have h_26 : 0 < t_9 by rewrite e_9; sgn.
have h_27 : 0 < letter_eps by rewrite e_11; sgn.
move=> /(_ erefl).
move=> /(_ h_25).
move=> /(_ h_26).
move=> /(_ h_27).
case=> _.
case=> _.
case=> _.
case=> _.
case=> _.
apply: (vec_differ (k := 0) (c := ((10%:R ^+ 2) / (1 * 100%:R + 1) - 1 / 11%:R * s_11 : R)) _ e_18 e_24); [by [] | rewrite /=; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_11 NZ_11 S_11 R; first [reflexivity | field: E_11; first [done | nz] | ring: E_11] | apply: (one_over (r := (((11%:R * 100%:R + 11%:R) * (10%:R ^+ 2)) / ((9%:R * 100%:R + 97%:R) * 100%:R + 99%:R) + ((1 * 100%:R + 2%:R) * 100%:R + 1) / ((9%:R * 100%:R + 97%:R) * 100%:R + 99%:R) * s_11 : R))); rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_11 NZ_11 S_11 R; first [reflexivity | field: E_11; first [done | nz] | ring: E_11]].
Qed.

(* not onnx.group-norm
   With one group, group normalization is LayerNormalization
   the operators of the ONNX standard, text and function bodies, onnx 1.23.2; GroupNormalization-21, the sentence on
   a single group (onnx 1.23.2)
   not here: a free matrix or a second dimension *)

(* not torch-docs.group-norm
   A single group is equivalent with LayerNorm
   the documentation of PyTorch, commit 01e8840, a snapshot before version 0.4, and version 2.13.0; GroupNorm
   (2.13.0), the example with all channels in a single group
   not here: a free matrix or a second dimension *)

(* not ba.fisher-blocks
   Without loss of generality the Fisher matrix has the covariance of two outputs as a factor of their units’ block
   J. L. Ba, J. R. Kiros, G. E. Hinton, “Layer Normalization”, arXiv:1607.06450, version 1; §5.2.2, Eqs. (13) and
   (14) *)
Section Claims.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Local Notation whole := (@Trace.part R N xpredT).
Local Notation part := (@Trace.part R N).
Local Notation col := (@col R N).
Local Notation opr := (@opr R N).
Theorem ba_fisher_blocks_derivatives (activation : 'cV[R]_N) :
  (0 < N)%N ->
  0 < variance activation ->
  exists J1 : 'M[R]_N, is_jacobian (fun activation : 'cV[R]_N => (std activation)^-1 *: centered activation) activation J1 /\
  N%:R != 0 :> R /\
  std activation != 0 /\
  - (N%:R * sumv (vpow activation 2)) + sumv activation ^+ 2 != 0 /\
  N%:R ^+ 2 * sumv (vpow activation 2) ^+ 2 + - (2%:R * N%:R * sumv activation ^+ 2 * sumv (vpow activation 2)) + sumv activation ^+ 4 != 0 /\
  0 <= variance activation /\
  0 <= N%:R * sumv (vpow activation 2) + - sumv activation ^+ 2 /\
  J1 = diag ((- (N%:R * Num.sqrt (N%:R * sumv (vpow activation 2) + - sumv activation ^+ 2)) / (- (N%:R * sumv (vpow activation 2)) + sumv activation ^+ 2)) *: ones) + outer (1 *: activation) (((N%:R * sumv activation * Num.sqrt (N%:R * sumv (vpow activation 2) + - sumv activation ^+ 2)) / (N%:R ^+ 2 * sumv (vpow activation 2) ^+ 2 + - (2%:R * N%:R * sumv activation ^+ 2 * sumv (vpow activation 2)) + sumv activation ^+ 4)) *: ones + (- (N%:R ^+ 2 * Num.sqrt (N%:R * sumv (vpow activation 2) + - sumv activation ^+ 2)) / (N%:R ^+ 2 * sumv (vpow activation 2) ^+ 2 + - (2%:R * N%:R * sumv activation ^+ 2 * sumv (vpow activation 2)) + sumv activation ^+ 4)) *: activation) + outer (1 *: ones) ((- (N%:R * sumv (vpow activation 2) * Num.sqrt (N%:R * sumv (vpow activation 2) + - sumv activation ^+ 2)) / (N%:R ^+ 2 * sumv (vpow activation 2) ^+ 2 + - (2%:R * N%:R * sumv activation ^+ 2 * sumv (vpow activation 2)) + sumv activation ^+ 4)) *: ones + ((N%:R * sumv activation * Num.sqrt (N%:R * sumv (vpow activation 2) + - sumv activation ^+ 2)) / (N%:R ^+ 2 * sumv (vpow activation 2) ^+ 2 + - (2%:R * N%:R * sumv activation ^+ 2 * sumv (vpow activation 2)) + sumv activation ^+ 4)) *: activation) :> 'M[R]_N.
Proof.
move=> N_gt0 H0.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : activation = (col (fun i => (activation i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_2 : R := sumv activation.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_4 : 0 <= n - 1 by rewrite subr_ge0.
have [m_1 M_1] := some_number (part xpredT (fun i => (activation i 0))).
have e_3 : t_2 = m_1 by rule (sum_node e_1 M_1 _); clear - R; first [reflexivity | ring].
have e_5 : N%:R = n by rule (num_eq En _); clear - R; first [reflexivity | ring].
pose t_6 : R := t_2 / N%:R.
have NZ_8 := lt0r_neq0 N_pos.
have e_7 : t_6 = (m_1 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_3 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_9 : (ones : 'cV[R]_N) = (col (fun i => 1)) by rule (col_eq (col_ones R N) _) => i; clear - R; first [reflexivity | ring].
pose t_10 : 'cV[R]_N := t_6 *: (ones : 'cV[R]_N).
have e_11 : t_10 = (col (fun i => (m_1 / (n)) * (1))) by rule (col_eq (col_scale e_7 e_9) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_12 : 'cV[R]_N := activation - t_10.
have e_13 : t_12 = (col (fun i => (activation i 0) + ((- m_1) / (n)) * (1))) by rule (col_eq (col_sub e_1 e_11) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_14 : R := dot t_12 t_12.
have [m_2 M_2] := some_number (part xpredT (fun i => (activation i 0) ^+ 2)).
have S_16 : 0 <= m_2 by rewrite -M_2; apply: part_ge0 => i; sgn.
have d_17 : whole (fun i => (activation i 0) ^+ 2 + ((- 2%:R * m_1) / (n)) * ((activation i 0)) + ((m_1 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_2 - m_1 ^+ 2) / (n)) by rule (num_eq (partD (partD M_2 (partZ ((- 2%:R * m_1) / (n)) M_1)) (partZ ((m_1 ^+ 2) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_18 : whole (fun i => ((activation i 0) + ((- m_1) / (n)) * (1)) * ((activation i 0) + ((- m_1) / (n)) * (1))) = ((n * m_2 - m_1 ^+ 2) / (n)) by rule (whole_eq _ d_17) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_15 : t_14 = ((n * m_2 - m_1 ^+ 2) / (n)) by rule (dot_node e_13 e_13 d_18); done.
pose t_19 : R := t_14 / N%:R.
have e_20 : t_19 = ((n * m_2 - m_1 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_15 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have H_21 := pos_of H0 e_20.
have NZ_22 := lt0r_neq0 H_21.
have NZ_23 : (- n * m_2 + m_1 ^+ 2) != 0 by rule (nz_factor (f := (- n * m_2 + m_1 ^+ 2)) (r := ((- 1) / (n ^+ 2))) NZ_22 _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have S_24 : 0 < (n * m_2 - m_1 ^+ 2) by rule (pos_quotient H_21 (r := (n ^+ 2)) _ _); [clear - N_pos S_4 S_16 NZ_8 NZ_23 R; sgn | clear - NZ_8 R; first [reflexivity | field; nz | ring]].
pose t_25 : R := Num.sqrt t_19.
have [r_3 S_r3 E_r3] : exists2 r : R, 0 < r & r ^+ 2 = (n * m_2 - m_1 ^+ 2) by exact: (root_pos S_24).
have S_27 : 0 <= (r_3 / (n)) by rule (nneg_is (c := r_3 * n^-1) _ _); [clear - NZ_8 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3] | clear - N_pos S_4 S_16 S_24 S_r3 NZ_8 NZ_23 R; sgn].
have e_26 : t_25 = (r_3 / (n)) by rule (sqrt_node e_20 S_27 _); clear - NZ_8 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_28 : R := t_25^-1.
have NZ_30 := lt0r_neq0 S_r3.
have e_29 : t_28 = ((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_26) _); clear - NZ_30 NZ_8 NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose J1_31 : 'M[R]_N := (opr (fun i => ((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => 1), (fun i => ((- n * m_2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1) + ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0))))]).
have e_32 : J1_31 = (opr (fun i => ((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => 1), (fun i => ((- n * m_2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1) + ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0))))]) by [].
have C_33 : is_jacobian (fun activation : 'cV[R]_N => (Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R))^-1 *: (activation - (sumv activation / N%:R) *: ones)) activation J1_31.
have size_ge0 := @size1_ge0 R N.
have D_34 := VD_at activation.
have D_35 := D_sumv size_ge0 D_34.
have D_36 := D_mulr size_ge0 (N%:R^-1) D_35.
have D_37 := VD_scaler size_ge0 (ones : 'cV[R]_N) D_36.
have D_38 := VD_sub D_34 D_37.
have D_39 := D_dot size_ge0 D_38 D_38.
have D_40 := D_mulr size_ge0 (N%:R^-1) D_39.
have S_42 : 0 < ((n * m_2 - m_1 ^+ 2) / (n ^+ 2)) by rule (pos_is (c := (n * m_2 - m_1 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_16 S_24 S_r3 NZ_8 NZ_23 NZ_30 R; sgn].
have C_41 : 0 < t_19 := pos_is e_20 S_42.
have D_43 := D_sqrt size_ge0 C_41 D_40.
have NZ_44 : (r_3 / (n)) != 0 by rule (nz_is (c := (r_3 * n^-1)) _ _); [clear - NZ_8 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3] | clear - NZ_30 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_45 : t_25 != 0 := nz_is e_26 NZ_44.
have D_46 := D_inv size_ge0 C_45 D_43.
have D_47 := VD_scale size_ge0 D_46 D_38.
refine (jacobian_by (F := (fun activation : 'cV[R]_N => (Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R))^-1 *: (activation - (sumv activation / N%:R) *: ones))) D_47 _) => h_48.
have e_49 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_50 : R := (2%:R : R) * t_25.
have e_51 : t_50 = ((2%:R * r_3) / (n)) by rule (num_eq (num2 (fun a b : R => a * b) e_49 e_26) _); clear - NZ_8 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_52 : R := t_50^-1.
have NZ_54 : (2%:R * r_3) != 0 :> R by rule (nz_is (c := (2%:R * r_3)) _ _); [clear - R; ring | clear - NZ_30 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_53 : t_52 = ((- n * r_3) / (2%:R * (- n * m_2 + m_1 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_51) _); clear - NZ_30 NZ_54 NZ_8 NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have e_55 : h_48 = (col (fun i => (h_48 i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_56 : R := sumv h_48.
have [m_4 M_4] := some_number (part xpredT (fun i => (h_48 i 0))).
have e_57 : t_56 = m_4 by rule (sum_node e_55 M_4 _); clear - R; first [reflexivity | ring].
pose t_58 : R := t_56 / N%:R.
have e_59 : t_58 = (m_4 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_57 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_60 : 'cV[R]_N := t_58 *: (ones : 'cV[R]_N).
have e_61 : t_60 = (col (fun i => (m_4 / (n)) * (1))) by rule (col_eq (col_scale e_59 e_9) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_62 : 'cV[R]_N := h_48 - t_60.
have e_63 : t_62 = (col (fun i => (h_48 i 0) + ((- m_4) / (n)) * (1))) by rule (col_eq (col_sub e_55 e_61) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_64 : R := dot t_62 t_12.
have [m_5 M_5] := some_number (part xpredT (fun i => (activation i 0) * (h_48 i 0))).
have d_66 : whole (fun i => (activation i 0) * (h_48 i 0) + ((- m_1) / (n)) * ((h_48 i 0)) + ((- m_4) / (n)) * ((activation i 0)) + ((m_1 * m_4) / (n ^+ 2)) * (1)) = ((n * m_5 - m_1 * m_4) / (n)) by rule (num_eq (partD (partD (partD M_5 (partZ ((- m_1) / (n)) M_4)) (partZ ((- m_4) / (n)) M_1)) (partZ ((m_1 * m_4) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_67 : whole (fun i => ((h_48 i 0) + ((- m_4) / (n)) * (1)) * ((activation i 0) + ((- m_1) / (n)) * (1))) = ((n * m_5 - m_1 * m_4) / (n)) by rule (whole_eq _ d_66) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_65 : t_64 = ((n * m_5 - m_1 * m_4) / (n)) by rule (dot_node e_63 e_13 d_67); done.
pose t_68 : R := dot t_12 t_62.
have d_70 : whole (fun i => (activation i 0) * (h_48 i 0) + ((- m_4) / (n)) * ((activation i 0)) + ((- m_1) / (n)) * ((h_48 i 0)) + ((m_1 * m_4) / (n ^+ 2)) * (1)) = ((n * m_5 - m_1 * m_4) / (n)) by rule (num_eq (partD (partD (partD M_5 (partZ ((- m_4) / (n)) M_1)) (partZ ((- m_1) / (n)) M_4)) (partZ ((m_1 * m_4) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_71 : whole (fun i => ((activation i 0) + ((- m_1) / (n)) * (1)) * ((h_48 i 0) + ((- m_4) / (n)) * (1))) = ((n * m_5 - m_1 * m_4) / (n)) by rule (whole_eq _ d_70) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_69 : t_68 = ((n * m_5 - m_1 * m_4) / (n)) by rule (dot_node e_13 e_63 d_71); done.
pose t_72 : R := t_64 + t_68.
have e_73 : t_72 = ((2%:R * n * m_5 - 2%:R * m_1 * m_4) / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_65 e_69) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_74 : R := t_72 / N%:R.
have e_75 : t_74 = ((2%:R * n * m_5 - 2%:R * m_1 * m_4) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_73 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_76 : R := t_52 * t_74.
have e_77 : t_76 = ((- n * r_3 * m_5 + m_1 * r_3 * m_4) / ((- n * m_2 + m_1 ^+ 2) * n)) by rule (num_eq (num2 (fun a b : R => a * b) e_53 e_75) _); clear - NZ_23 NZ_8 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_78 : R := t_28 * t_76.
have e_79 : t_78 = ((- n * m_5 + m_1 * m_4) / ((- n * m_2 + m_1 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_29 e_77) _); clear - NZ_23 NZ_8 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_80 : R := t_28 * t_78.
have e_81 : t_80 = ((n ^+ 2 * r_3 * m_5 - n * m_1 * r_3 * m_4) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_29 e_79) _); clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_82 : R := - t_80.
have e_83 : t_82 = ((- n ^+ 2 * r_3 * m_5 + n * m_1 * r_3 * m_4) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) by rule (num_eq (num1 (fun a : R => - a) e_81) _); clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_84 : 'cV[R]_N := t_82 *: t_12.
have e_85 : t_84 = (col (fun i => ((- n ^+ 2 * r_3 * m_5 + n * m_1 * r_3 * m_4) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_1 * r_3 * m_5 - m_1 ^+ 2 * r_3 * m_4) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (col_scale e_83 e_13) _) => i; reduce; clear - NZ_23 NZ_8 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_86 : 'cV[R]_N := t_28 *: t_62.
have e_87 : t_86 = (col (fun i => ((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) * ((h_48 i 0)) + ((r_3 * m_4) / ((- n * m_2 + m_1 ^+ 2))) * (1))) by rule (col_eq (col_scale e_29 e_63) _) => i; reduce; clear - NZ_23 NZ_8 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_88 : 'cV[R]_N := t_84 + t_86.
have e_89 : t_88 = (col (fun i => ((- n ^+ 2 * r_3 * m_5 + n * m_1 * r_3 * m_4) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_1 * r_3 * m_5 - n * m_2 * r_3 * m_4) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1) + ((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) * ((h_48 i 0)))) by rule (col_eq (col_add e_85 e_87) _) => i; reduce; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_90 : 'cV[R]_N := J1_31 *m h_48.
have d_92 : whole (fun i => ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((h_48 i 0)) + ((- n ^+ 2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0) * (h_48 i 0))) = ((- n ^+ 2 * r_3 * m_5 + n * m_1 * r_3 * m_4) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) by rule (num_eq (partD (partZ ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) M_4) (partZ ((- n ^+ 2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) M_5)) _); clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have d_93 : whole (fun i => (((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0))) * ((h_48 i 0))) = ((- n ^+ 2 * r_3 * m_5 + n * m_1 * r_3 * m_4) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) by rule (whole_eq _ d_92) => i; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have d_94 : whole (fun i => ((- n * m_2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((h_48 i 0)) + ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0) * (h_48 i 0))) = ((n * m_1 * r_3 * m_5 - n * m_2 * r_3 * m_4) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) by rule (num_eq (partD (partZ ((- n * m_2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) M_4) (partZ ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) M_5)) _); clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have d_95 : whole (fun i => (((- n * m_2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1) + ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0))) * ((h_48 i 0))) = ((n * m_1 * r_3 * m_5 - n * m_2 * r_3 * m_4) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) by rule (whole_eq _ d_94) => i; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have e_91 : t_90 = (col (fun i => ((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) * ((h_48 i 0)) + ((- n ^+ 2 * r_3 * m_5 + n * m_1 * r_3 * m_4) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_1 * r_3 * m_5 - n * m_2 * r_3 * m_4) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (opr_apply (s := [:: ((- n ^+ 2 * r_3 * m_5 + n * m_1 * r_3 * m_4) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)); ((n * m_1 * r_3 * m_5 - n * m_2 * r_3 * m_4) / ((- n * m_2 + m_1 ^+ 2) ^+ 2))]) e_32 e_55 (conj d_93 (conj d_95 I))) _) => i; reduce; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
rule (col_same e_89 e_91 _) => i; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have NZ_96 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_97 : N%:R != 0 := nz_is e_5 NZ_96.
have NZ_98 : (r_3 / (n)) != 0 by rule (nz_is (c := (r_3 * n^-1)) _ _); [clear - NZ_8 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3] | clear - NZ_30 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_99 : t_25 != 0 := nz_is e_26 NZ_98.
pose t_100 : 'cV[R]_N := vpow activation 2.
have e_101 : t_100 = (col (fun i => (activation i 0) ^+ 2)) by rule (col_eq (col_vpow 2 e_1) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_102 : R := sumv t_100.
have e_103 : t_102 = m_2 by rule (sum_node e_101 M_2 _); clear - R; first [reflexivity | ring].
pose t_104 : R := N%:R * t_102.
have e_105 : t_104 = (n * m_2) by rule (num_eq (num2 (fun a b : R => a * b) e_5 e_103) _); clear - R; first [reflexivity | ring].
pose t_106 : R := - t_104.
have e_107 : t_106 = (- n * m_2) by rule (num_eq (num1 (fun a : R => - a) e_105) _); clear - R; first [reflexivity | ring].
pose t_108 : R := t_2 ^+ 2.
have e_109 : t_108 = (m_1 ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_3) _); clear - R; first [reflexivity | ring].
pose t_110 : R := t_106 + t_108.
have e_111 : t_110 = (- n * m_2 + m_1 ^+ 2) by rule (num_eq (num2 (fun a b : R => a + b) e_107 e_109) _); clear - R; first [reflexivity | ring].
have NZ_112 : (- n * m_2 + m_1 ^+ 2) != 0 by rule (nz_is (c := ((- n * m_2 + m_1 ^+ 2))) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_23 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_113 : t_110 != 0 := nz_is e_111 NZ_112.
pose t_114 : R := N%:R ^+ 2.
have e_115 : t_114 = (n ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_5) _); clear - R; first [reflexivity | ring].
pose t_116 : R := t_102 ^+ 2.
have e_117 : t_116 = (m_2 ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_103) _); clear - R; first [reflexivity | ring].
pose t_118 : R := t_114 * t_116.
have e_119 : t_118 = (n ^+ 2 * m_2 ^+ 2) by rule (num_eq (num2 (fun a b : R => a * b) e_115 e_117) _); clear - R; first [reflexivity | ring].
have e_120 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_121 : R := (2%:R : R) * N%:R.
have e_122 : t_121 = (2%:R * n) by rule (num_eq (num2 (fun a b : R => a * b) e_120 e_5) _); clear - R; first [reflexivity | ring].
pose t_123 : R := t_121 * t_108.
have e_124 : t_123 = (2%:R * n * m_1 ^+ 2) by rule (num_eq (num2 (fun a b : R => a * b) e_122 e_109) _); clear - R; first [reflexivity | ring].
pose t_125 : R := t_123 * t_102.
have e_126 : t_125 = (2%:R * n * m_1 ^+ 2 * m_2) by rule (num_eq (num2 (fun a b : R => a * b) e_124 e_103) _); clear - R; first [reflexivity | ring].
pose t_127 : R := - t_125.
have e_128 : t_127 = (- 2%:R * n * m_1 ^+ 2 * m_2) by rule (num_eq (num1 (fun a : R => - a) e_126) _); clear - R; first [reflexivity | ring].
pose t_129 : R := t_118 + t_127.
have e_130 : t_129 = (n ^+ 2 * m_2 ^+ 2 - 2%:R * n * m_1 ^+ 2 * m_2) by rule (num_eq (num2 (fun a b : R => a + b) e_119 e_128) _); clear - R; first [reflexivity | ring].
pose t_131 : R := t_2 ^+ 4.
have e_132 : t_131 = (m_1 ^+ 4) by rule (num_eq (num1 (fun a : R => a ^+ 4) e_3) _); clear - R; first [reflexivity | ring].
pose t_133 : R := t_129 + t_131.
have e_134 : t_133 = (n ^+ 2 * m_2 ^+ 2 - 2%:R * n * m_1 ^+ 2 * m_2 + m_1 ^+ 4) by rule (num_eq (num2 (fun a b : R => a + b) e_130 e_132) _); clear - R; first [reflexivity | ring].
have NZ_135 : (n ^+ 2 * m_2 ^+ 2 - 2%:R * n * m_1 ^+ 2 * m_2 + m_1 ^+ 4) != 0 by rule (nz_is (c := ((- n * m_2 + m_1 ^+ 2) ^+ 2)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_23 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_136 : t_133 != 0 := nz_is e_134 NZ_135.
have S_137 : 0 <= ((n * m_2 - m_1 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n * m_2 - m_1 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_16 S_24 S_r3 NZ_8 NZ_23 NZ_30 R; sgn].
have C_138 : 0 <= t_19 := nneg_is e_20 S_137.
pose t_139 : R := - t_108.
have e_140 : t_139 = (- m_1 ^+ 2) by rule (num_eq (num1 (fun a : R => - a) e_109) _); clear - R; first [reflexivity | ring].
pose t_141 : R := t_104 + t_139.
have e_142 : t_141 = (n * m_2 - m_1 ^+ 2) by rule (num_eq (num2 (fun a b : R => a + b) e_105 e_140) _); clear - R; first [reflexivity | ring].
have S_143 : 0 <= (n * m_2 - m_1 ^+ 2) by rule (nneg_is (c := (n * m_2 - m_1 ^+ 2)) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_4 S_16 S_24 S_r3 NZ_8 NZ_23 NZ_30 R; sgn].
have C_144 : 0 <= t_141 := nneg_is e_142 S_143.
pose t_146 : R := Num.sqrt t_141.
have S_148 : 0 <= r_3 by rule (nneg_is (c := r_3) _ _); [clear - E_r3 R; first [reflexivity | ring: E_r3] | clear - N_pos S_4 S_16 S_24 S_r3 NZ_8 NZ_23 NZ_30 R; sgn].
have e_147 : t_146 = r_3 by rule (sqrt_node e_142 S_148 _); clear - E_r3 R; first [reflexivity | ring: E_r3].
pose t_149 : R := N%:R * t_146.
have e_150 : t_149 = (n * r_3) by rule (num_eq (num2 (fun a b : R => a * b) e_5 e_147) _); clear - E_r3 R; first [reflexivity | ring: E_r3].
pose t_151 : R := - t_149.
have e_152 : t_151 = (- n * r_3) by rule (num_eq (num1 (fun a : R => - a) e_150) _); clear - E_r3 R; first [reflexivity | ring: E_r3].
pose t_153 : R := t_151 / t_110.
have e_154 : t_153 = ((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_152 e_111) _); clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_155 : 'cV[R]_N := t_153 *: (ones : 'cV[R]_N).
have e_156 : t_155 = (col (fun i => ((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) * (1))) by rule (col_eq (col_scale e_154 e_9) _) => i; reduce; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_157 : 'M[R]_N := diag t_155.
have e_158 : t_157 = (opr (fun i => ((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) * (1)) [:: ]) by rule (opr_eq (opr_diag e_156) _ _); [move=> i; reduce; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3] | move=> i j; reduce; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3]].
have e_159 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose t_160 : 'cV[R]_N := (1 : R) *: activation.
have e_161 : t_160 = (col (fun i => (activation i 0))) by rule (col_eq (col_scale e_159 e_1) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_162 : R := N%:R * t_2.
have e_163 : t_162 = (n * m_1) by rule (num_eq (num2 (fun a b : R => a * b) e_5 e_3) _); clear - R; first [reflexivity | ring].
pose t_164 : R := t_162 * t_146.
have e_165 : t_164 = (n * m_1 * r_3) by rule (num_eq (num2 (fun a b : R => a * b) e_163 e_147) _); clear - E_r3 R; first [reflexivity | ring: E_r3].
pose t_166 : R := t_164 / t_133.
have NZ_168 : (n ^+ 2 * m_2 ^+ 2 - 2%:R * n * m_1 ^+ 2 * m_2 + m_1 ^+ 4) != 0 :> R by rule (nz_is (c := ((- n * m_2 + m_1 ^+ 2) ^+ 2)) _ _); [clear - R; ring | clear - NZ_23 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_167 : t_166 = ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_165 e_134) _); clear - NZ_23 NZ_168 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_169 : 'cV[R]_N := t_166 *: (ones : 'cV[R]_N).
have e_170 : t_169 = (col (fun i => ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (col_scale e_167 e_9) _) => i; reduce; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_171 : R := t_114 * t_146.
have e_172 : t_171 = (n ^+ 2 * r_3) by rule (num_eq (num2 (fun a b : R => a * b) e_115 e_147) _); clear - E_r3 R; first [reflexivity | ring: E_r3].
pose t_173 : R := - t_171.
have e_174 : t_173 = (- n ^+ 2 * r_3) by rule (num_eq (num1 (fun a : R => - a) e_172) _); clear - E_r3 R; first [reflexivity | ring: E_r3].
pose t_175 : R := t_173 / t_133.
have e_176 : t_175 = ((- n ^+ 2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_174 e_134) _); clear - NZ_23 NZ_168 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_177 : 'cV[R]_N := t_175 *: activation.
have e_178 : t_177 = (col (fun i => ((- n ^+ 2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0)))) by rule (col_eq (col_scale e_176 e_1) _) => i; reduce; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_179 : 'cV[R]_N := t_169 + t_177.
have e_180 : t_179 = (col (fun i => ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0)))) by rule (col_eq (col_add e_170 e_178) _) => i; reduce; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_181 : 'M[R]_N := outer t_160 t_179.
have e_182 : t_181 = (opr (fun i => 0) [:: ((fun i => (activation i 0)), (fun i => ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0))))]) by rule (opr_eq (opr_outer e_161 e_180) _ _); [move=> i; reduce; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3] | move=> i j; reduce; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3]].
pose t_183 : 'M[R]_N := t_157 + t_181.
have e_184 : t_183 = (opr (fun i => ((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0))))]) by rule (opr_eq (opr_add e_158 e_182) _ _); [move=> i; reduce; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3] | move=> i j; reduce; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3]].
pose t_185 : 'cV[R]_N := (1 : R) *: (ones : 'cV[R]_N).
have e_186 : t_185 = (col (fun i => 1)) by rule (col_eq (col_scale e_159 e_9) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_187 : R := t_104 * t_146.
have e_188 : t_187 = (n * m_2 * r_3) by rule (num_eq (num2 (fun a b : R => a * b) e_105 e_147) _); clear - E_r3 R; first [reflexivity | ring: E_r3].
pose t_189 : R := - t_187.
have e_190 : t_189 = (- n * m_2 * r_3) by rule (num_eq (num1 (fun a : R => - a) e_188) _); clear - E_r3 R; first [reflexivity | ring: E_r3].
pose t_191 : R := t_189 / t_133.
have e_192 : t_191 = ((- n * m_2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_190 e_134) _); clear - NZ_23 NZ_168 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_193 : 'cV[R]_N := t_191 *: (ones : 'cV[R]_N).
have e_194 : t_193 = (col (fun i => ((- n * m_2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (col_scale e_192 e_9) _) => i; reduce; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_195 : 'cV[R]_N := t_166 *: activation.
have e_196 : t_195 = (col (fun i => ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0)))) by rule (col_eq (col_scale e_167 e_1) _) => i; reduce; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_197 : 'cV[R]_N := t_193 + t_195.
have e_198 : t_197 = (col (fun i => ((- n * m_2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1) + ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0)))) by rule (col_eq (col_add e_194 e_196) _) => i; reduce; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_199 : 'M[R]_N := outer t_185 t_197.
have e_200 : t_199 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => ((- n * m_2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1) + ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0))))]) by rule (opr_eq (opr_outer e_186 e_198) _ _); [move=> i; reduce; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3] | move=> i j; reduce; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3]].
pose t_201 : 'M[R]_N := t_183 + t_199.
have e_202 : t_201 = (opr (fun i => ((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => 1), (fun i => ((- n * m_2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1) + ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0))))]) by rule (opr_eq (opr_add e_184 e_200) _ _); [move=> i; reduce; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3] | move=> i j; reduce; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3]].
have C_145 : J1_31 = t_201 by rule (opr_same e_32 e_202 _ _); [move=> i; reduce; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3] | move=> i j; reduce; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3]].
exists J1_31; split; first exact: C_33.
split; first exact: C_97.
split; first exact: C_99.
split; first exact: C_113.
split; first exact: C_136.
split; first exact: C_138.
split; first exact: C_144.
exact: C_145.
Qed.
End Claims.
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition ba_fisher_blocks_says : Prop :=
  forall (activation : 'cV[R]_N),
  (0 < N)%N ->
  0 < variance activation ->
  exists J1 : 'M[R]_N, is_jacobian (fun activation : 'cV[R]_N => (std activation)^-1 *: centered activation) activation J1 /\
  N%:R != 0 :> R /\
  std activation != 0 /\
  variance activation != 0 /\
  0 <= variance activation /\
  J1^T *m J1 = (variance activation)^-1 *: diag (vpow (ones - N%:R^-1 *: (ones + vpow ((std activation)^-1 *: centered activation) 2)) 2) :> 'M[R]_N.
End Statement.
Theorem ba_fisher_blocks_fails (R : rcfType) : ~ (forall N : nat, ba_fisher_blocks_says R N).
Proof.
move=> claim.
pose letter_activation : 'cV[R]_3 := vec 3 [:: (0 : R); (1 : R); (1 : R)].
have := claim 3%N letter_activation.
rewrite /ba_fisher_blocks_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
pose t_1 : R := 3%:R.
have e_1 : t_1 = (3%:R : R) by rewrite /t_1; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_2 : letter_activation = vec 3 [:: (0 : R); (1 : R); (1 : R)] by [].
pose t_3 : 'cV[R]_3 := vpow letter_activation 2.
have e_3 : t_3 = vec 3 [:: (0 : R); (1 : R); (1 : R)] by rewrite /t_3 e_2 w_vpow; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_4 : R := sumv t_3.
have e_4 : t_4 = (2%:R : R) by rewrite /t_4 e_3 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_5 : R := t_1 * t_4.
have e_5 : t_5 = (6%:R : R) by rewrite /t_5 e_1 e_4 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_6 : R := sumv letter_activation.
have e_6 : t_6 = (2%:R : R) by rewrite /t_6 e_2 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_7 : R := t_6 ^+ 2.
have e_7 : t_7 = (4%:R : R) by rewrite /t_7 e_6 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_8 : R := - t_7.
have e_8 : t_8 = (- 4%:R : R) by rewrite /t_8 e_7 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_9 : R := t_5 + t_8.
have e_9 : t_9 = (2%:R : R) by rewrite /t_9 e_5 e_8 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have [s_2 S_2 E_2] : exists2 s : R, 0 < s & s ^+ 2 = 2%:R by apply: root_pos; rewrite ltr0n.
have NZ_2 := lt0r_neq0 S_2.
pose t_10 : R := Num.sqrt t_9.
have e_10 : t_10 = (1 * s_2 : R) by rewrite /t_10 e_9; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2]].
pose t_11 : R := t_1 * t_10.
have e_11 : t_11 = (3%:R * s_2 : R) by rewrite /t_11 e_1 e_10 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_12 : R := - t_11.
have e_12 : t_12 = (- 3%:R * s_2 : R) by rewrite /t_12 e_11 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_13 : R := - t_5.
have e_13 : t_13 = (- 6%:R : R) by rewrite /t_13 e_5 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_14 : R := t_13 + t_7.
have e_14 : t_14 = (- 2%:R : R) by rewrite /t_14 e_13 e_7 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_15 : R := t_12 / t_14.
have e_15 : t_15 = (3%:R / 2%:R * s_2 : R) by rewrite /t_15 e_12 e_14 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_16 : 'cV[R]_3 := ones.
have e_16 : t_16 = vec 3 [:: (1 : R); (1 : R); (1 : R)] by rewrite /t_16 w_ones; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_17 : 'cV[R]_3 := t_15 *: t_16.
have e_17 : t_17 = vec 3 [:: (3%:R / 2%:R * s_2 : R); (3%:R / 2%:R * s_2 : R); (3%:R / 2%:R * s_2 : R)] by rewrite /t_17 e_15 e_16 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_18 : 'M[R]_3 := diag t_17.
have e_18 : t_18 = mat 3 [:: [:: (3%:R / 2%:R * s_2 : R); (0 : R); (0 : R)]; [:: (0 : R); (3%:R / 2%:R * s_2 : R); (0 : R)]; [:: (0 : R); (0 : R); (3%:R / 2%:R * s_2 : R)]] by rewrite /t_18 e_17 w_diag; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_19 : R := 1.
have e_19 : t_19 = (1 : R) by rewrite /t_19; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_20 : 'cV[R]_3 := t_19 *: letter_activation.
have e_20 : t_20 = vec 3 [:: (0 : R); (1 : R); (1 : R)] by rewrite /t_20 e_19 e_2 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_21 : R := t_1 * t_6.
have e_21 : t_21 = (6%:R : R) by rewrite /t_21 e_1 e_6 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_22 : R := t_21 * t_10.
have e_22 : t_22 = (6%:R * s_2 : R) by rewrite /t_22 e_21 e_10 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_23 : R := t_1 ^+ 2.
have e_23 : t_23 = (9%:R : R) by rewrite /t_23 e_1 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_24 : R := t_4 ^+ 2.
have e_24 : t_24 = (4%:R : R) by rewrite /t_24 e_4 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_25 : R := t_23 * t_24.
have e_25 : t_25 = (36%:R : R) by rewrite /t_25 e_23 e_24 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_26 : R := 2%:R.
have e_26 : t_26 = (2%:R : R) by rewrite /t_26; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_27 : R := t_26 * t_1.
have e_27 : t_27 = (6%:R : R) by rewrite /t_27 e_26 e_1 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_28 : R := t_27 * t_7.
have e_28 : t_28 = (24%:R : R) by rewrite /t_28 e_27 e_7 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_29 : R := t_28 * t_4.
have e_29 : t_29 = (48%:R : R) by rewrite /t_29 e_28 e_4 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_30 : R := - t_29.
have e_30 : t_30 = (- 48%:R : R) by rewrite /t_30 e_29 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_31 : R := t_25 + t_30.
have e_31 : t_31 = (- 12%:R : R) by rewrite /t_31 e_25 e_30 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_32 : R := t_6 ^+ 4.
have e_32 : t_32 = (16%:R : R) by rewrite /t_32 e_6 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_33 : R := t_31 + t_32.
have e_33 : t_33 = (4%:R : R) by rewrite /t_33 e_31 e_32 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_34 : R := t_22 / t_33.
have e_34 : t_34 = (3%:R / 2%:R * s_2 : R) by rewrite /t_34 e_22 e_33 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_35 : 'cV[R]_3 := t_34 *: t_16.
have e_35 : t_35 = vec 3 [:: (3%:R / 2%:R * s_2 : R); (3%:R / 2%:R * s_2 : R); (3%:R / 2%:R * s_2 : R)] by rewrite /t_35 e_34 e_16 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_36 : R := t_23 * t_10.
have e_36 : t_36 = (9%:R * s_2 : R) by rewrite /t_36 e_23 e_10 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_37 : R := - t_36.
have e_37 : t_37 = (- 9%:R * s_2 : R) by rewrite /t_37 e_36 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_38 : R := t_37 / t_33.
have e_38 : t_38 = (- 9%:R / 4%:R * s_2 : R) by rewrite /t_38 e_37 e_33 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_39 : 'cV[R]_3 := t_38 *: letter_activation.
have e_39 : t_39 = vec 3 [:: (0 : R); (- 9%:R / 4%:R * s_2 : R); (- 9%:R / 4%:R * s_2 : R)] by rewrite /t_39 e_38 e_2 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_40 : 'cV[R]_3 := t_35 + t_39.
have e_40 : t_40 = vec 3 [:: (3%:R / 2%:R * s_2 : R); (- 3%:R / 4%:R * s_2 : R); (- 3%:R / 4%:R * s_2 : R)] by rewrite /t_40 e_35 e_39 w_add; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_41 : 'M[R]_3 := outer t_20 t_40.
have e_41 : t_41 = mat 3 [:: [:: (0 : R); (0 : R); (0 : R)]; [:: (3%:R / 2%:R * s_2 : R); (- 3%:R / 4%:R * s_2 : R); (- 3%:R / 4%:R * s_2 : R)]; [:: (3%:R / 2%:R * s_2 : R); (- 3%:R / 4%:R * s_2 : R); (- 3%:R / 4%:R * s_2 : R)]] by rewrite /t_41 e_20 e_40 w_outer; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_42 : 'M[R]_3 := t_18 + t_41.
have e_42 : t_42 = mat 3 [:: [:: (3%:R / 2%:R * s_2 : R); (0 : R); (0 : R)]; [:: (3%:R / 2%:R * s_2 : R); (3%:R / 4%:R * s_2 : R); (- 3%:R / 4%:R * s_2 : R)]; [:: (3%:R / 2%:R * s_2 : R); (- 3%:R / 4%:R * s_2 : R); (3%:R / 4%:R * s_2 : R)]] by rewrite /t_42 e_18 e_41 w_madd; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_43 : 'cV[R]_3 := t_19 *: t_16.
have e_43 : t_43 = vec 3 [:: (1 : R); (1 : R); (1 : R)] by rewrite /t_43 e_19 e_16 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_44 : R := t_5 * t_10.
have e_44 : t_44 = (6%:R * s_2 : R) by rewrite /t_44 e_5 e_10 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_45 : R := - t_44.
have e_45 : t_45 = (- 6%:R * s_2 : R) by rewrite /t_45 e_44 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_46 : R := t_45 / t_33.
have e_46 : t_46 = (- 3%:R / 2%:R * s_2 : R) by rewrite /t_46 e_45 e_33 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_47 : 'cV[R]_3 := t_46 *: t_16.
have e_47 : t_47 = vec 3 [:: (- 3%:R / 2%:R * s_2 : R); (- 3%:R / 2%:R * s_2 : R); (- 3%:R / 2%:R * s_2 : R)] by rewrite /t_47 e_46 e_16 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_48 : 'cV[R]_3 := t_34 *: letter_activation.
have e_48 : t_48 = vec 3 [:: (0 : R); (3%:R / 2%:R * s_2 : R); (3%:R / 2%:R * s_2 : R)] by rewrite /t_48 e_34 e_2 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_49 : 'cV[R]_3 := t_47 + t_48.
have e_49 : t_49 = vec 3 [:: (- 3%:R / 2%:R * s_2 : R); (0 : R); (0 : R)] by rewrite /t_49 e_47 e_48 w_add; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_50 : 'M[R]_3 := outer t_43 t_49.
have e_50 : t_50 = mat 3 [:: [:: (- 3%:R / 2%:R * s_2 : R); (0 : R); (0 : R)]; [:: (- 3%:R / 2%:R * s_2 : R); (0 : R); (0 : R)]; [:: (- 3%:R / 2%:R * s_2 : R); (0 : R); (0 : R)]] by rewrite /t_50 e_43 e_49 w_outer; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_51 : 'M[R]_3 := t_42 + t_50.
have e_51 : t_51 = mat 3 [:: [:: (0 : R); (0 : R); (0 : R)]; [:: (0 : R); (3%:R / 4%:R * s_2 : R); (- 3%:R / 4%:R * s_2 : R)]; [:: (0 : R); (- 3%:R / 4%:R * s_2 : R); (3%:R / 4%:R * s_2 : R)]] by rewrite /t_51 e_42 e_50 w_madd; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_52 : 'M[R]_3 := t_51^T.
have e_52 : t_52 = mat 3 [:: [:: (0 : R); (0 : R); (0 : R)]; [:: (0 : R); (3%:R / 4%:R * s_2 : R); (- 3%:R / 4%:R * s_2 : R)]; [:: (0 : R); (- 3%:R / 4%:R * s_2 : R); (3%:R / 4%:R * s_2 : R)]] by rewrite /t_52 e_51 w_transpose; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_53 : 'M[R]_3 := t_52 *m t_51.
have e_53 : t_53 = mat 3 [:: [:: (0 : R); (0 : R); (0 : R)]; [:: (0 : R); (9%:R / 4%:R : R); (- 9%:R / 4%:R : R)]; [:: (0 : R); (- 9%:R / 4%:R : R); (9%:R / 4%:R : R)]] by rewrite /t_53 e_52 e_51 w_compose; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_54 : R := t_6 / t_1.
have e_54 : t_54 = (2%:R / 3%:R : R) by rewrite /t_54 e_6 e_1 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_55 : 'cV[R]_3 := t_54 *: t_16.
have e_55 : t_55 = vec 3 [:: (2%:R / 3%:R : R); (2%:R / 3%:R : R); (2%:R / 3%:R : R)] by rewrite /t_55 e_54 e_16 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_56 : 'cV[R]_3 := letter_activation - t_55.
have e_56 : t_56 = vec 3 [:: (- 2%:R / 3%:R : R); (1 / 3%:R : R); (1 / 3%:R : R)] by rewrite /t_56 e_2 e_55 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_57 : R := dot t_56 t_56.
have e_57 : t_57 = (2%:R / 3%:R : R) by rewrite /t_57 e_56 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_58 : R := t_57 / t_1.
have e_58 : t_58 = (2%:R / 9%:R : R) by rewrite /t_58 e_57 e_1 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_59 : R := t_58^-1.
have e_59 : t_59 = (9%:R / 2%:R : R) by rewrite /t_59 e_58 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_60 : R := t_1^-1.
have e_60 : t_60 = (1 / 3%:R : R) by rewrite /t_60 e_1 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_61 : R := Num.sqrt t_58.
have e_61 : t_61 = (1 / 3%:R * s_2 : R) by rewrite /t_61 e_58; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2]].
pose t_62 : R := t_61^-1.
have e_62 : t_62 = (3%:R / 2%:R * s_2 : R) by rewrite /t_62 e_61 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_63 : 'cV[R]_3 := t_62 *: t_56.
have e_63 : t_63 = vec 3 [:: (- 1 * s_2 : R); (1 / 2%:R * s_2 : R); (1 / 2%:R * s_2 : R)] by rewrite /t_63 e_62 e_56 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_64 : 'cV[R]_3 := vpow t_63 2.
have e_64 : t_64 = vec 3 [:: (2%:R : R); (1 / 2%:R : R); (1 / 2%:R : R)] by rewrite /t_64 e_63 w_vpow; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_65 : 'cV[R]_3 := t_16 + t_64.
have e_65 : t_65 = vec 3 [:: (3%:R : R); (3%:R / 2%:R : R); (3%:R / 2%:R : R)] by rewrite /t_65 e_16 e_64 w_add; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_66 : 'cV[R]_3 := t_60 *: t_65.
have e_66 : t_66 = vec 3 [:: (1 : R); (1 / 2%:R : R); (1 / 2%:R : R)] by rewrite /t_66 e_60 e_65 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_67 : 'cV[R]_3 := t_16 - t_66.
have e_67 : t_67 = vec 3 [:: (0 : R); (1 / 2%:R : R); (1 / 2%:R : R)] by rewrite /t_67 e_16 e_66 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_68 : 'cV[R]_3 := vpow t_67 2.
have e_68 : t_68 = vec 3 [:: (0 : R); (1 / 4%:R : R); (1 / 4%:R : R)] by rewrite /t_68 e_67 w_vpow; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_69 : 'M[R]_3 := diag t_68.
have e_69 : t_69 = mat 3 [:: [:: (0 : R); (0 : R); (0 : R)]; [:: (0 : R); (1 / 4%:R : R); (0 : R)]; [:: (0 : R); (0 : R); (1 / 4%:R : R)]] by rewrite /t_69 e_68 w_diag; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_70 : 'M[R]_3 := t_59 *: t_69.
have e_70 : t_70 = mat 3 [:: [:: (0 : R); (0 : R); (0 : R)]; [:: (0 : R); (9%:R / 8%:R : R); (0 : R)]; [:: (0 : R); (0 : R); (9%:R / 8%:R : R)]] by rewrite /t_70 e_59 e_69 w_mscale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
have h_71 : 0 < t_58 by rewrite e_58; sgn.
move=> /(_ erefl).
move=> /(_ h_71).
have := @ba_fisher_blocks_derivatives R 3%N letter_activation erefl h_71.
case=> told_J1 [is_J1].
move=> [_ [_ [_ [_ [_ [_ [E_J1]]]]]]].
case=> J1 [was_J1].
rewrite (jacobian_unique was_J1 is_J1) E_J1.
case=> _.
case=> _.
case=> _.
case=> _.
apply: (mat_differ (k := 1) (l := 1) (c := (9%:R / 8%:R : R)) _ _ e_53 e_70); [by [] | by [] | rewrite /=; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2] | apply: lt0r_neq0; sgn].
Qed.

(* not ba.growth-output
   Where a weight vector grows, the model’s output remains the same
   J. L. Ba, J. R. Kiros, G. E. Hinton, “Layer Normalization”, arXiv:1607.06450, version 1; §5.2.2, “even though the
   model’s output remains the same” *)
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition ba_growth_output_says : Prop :=
  forall (activation d : 'cV[R]_N) (c k : R),
  (0 < N)%N ->
  0 < variance activation ->
  0 < c ->
  N%:R != 0 :> R /\
  std (had (c *: ones + k *: d) activation) != 0 /\
  std activation != 0 /\
  0 <= variance (had (c *: ones + k *: d) activation) /\
  0 <= variance activation /\
  (std (had (c *: ones + k *: d) activation))^-1 *: centered (had (c *: ones + k *: d) activation) = (std activation)^-1 *: centered activation :> 'cV[R]_N.
End Statement.
Theorem ba_growth_output_fails (R : rcfType) : ~ (forall N : nat, ba_growth_output_says R N).
Proof.
move=> claim.
pose letter_activation : 'cV[R]_3 := vec 3 [:: (1 : R); (2%:R : R); (4%:R : R)].
pose letter_d : 'cV[R]_3 := vec 3 [:: (1 : R); (0 : R); (0 : R)].
pose letter_c : R := (1 : R).
pose letter_k : R := (1 : R).
have := claim 3%N letter_activation letter_d letter_c letter_k.
rewrite /ba_growth_output_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : letter_c = (1 : R) by [].
pose t_2 : 'cV[R]_3 := ones.
have e_2 : t_2 = vec 3 [:: (1 : R); (1 : R); (1 : R)] by rewrite /t_2 w_ones; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_3 : 'cV[R]_3 := letter_c *: t_2.
have e_3 : t_3 = vec 3 [:: (1 : R); (1 : R); (1 : R)] by rewrite /t_3 e_1 e_2 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_4 : letter_k = (1 : R) by [].
have e_5 : letter_d = vec 3 [:: (1 : R); (0 : R); (0 : R)] by [].
pose t_6 : 'cV[R]_3 := letter_k *: letter_d.
have e_6 : t_6 = vec 3 [:: (1 : R); (0 : R); (0 : R)] by rewrite /t_6 e_4 e_5 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_7 : 'cV[R]_3 := t_3 + t_6.
have e_7 : t_7 = vec 3 [:: (2%:R : R); (1 : R); (1 : R)] by rewrite /t_7 e_3 e_6 w_add; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_8 : letter_activation = vec 3 [:: (1 : R); (2%:R : R); (4%:R : R)] by [].
pose t_9 : 'cV[R]_3 := had t_7 letter_activation.
have e_9 : t_9 = vec 3 [:: (2%:R : R); (2%:R : R); (4%:R : R)] by rewrite /t_9 e_7 e_8 w_had; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_10 : R := sumv t_9.
have e_10 : t_10 = (8%:R : R) by rewrite /t_10 e_9 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_11 : R := 3%:R.
have e_11 : t_11 = (3%:R : R) by rewrite /t_11; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_12 : R := t_10 / t_11.
have e_12 : t_12 = (8%:R / 3%:R : R) by rewrite /t_12 e_10 e_11 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_13 : 'cV[R]_3 := t_12 *: t_2.
have e_13 : t_13 = vec 3 [:: (8%:R / 3%:R : R); (8%:R / 3%:R : R); (8%:R / 3%:R : R)] by rewrite /t_13 e_12 e_2 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_14 : 'cV[R]_3 := t_9 - t_13.
have e_14 : t_14 = vec 3 [:: (- 2%:R / 3%:R : R); (- 2%:R / 3%:R : R); (4%:R / 3%:R : R)] by rewrite /t_14 e_9 e_13 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_15 : R := dot t_14 t_14.
have e_15 : t_15 = (8%:R / 3%:R : R) by rewrite /t_15 e_14 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_16 : R := t_15 / t_11.
have e_16 : t_16 = (8%:R / 9%:R : R) by rewrite /t_16 e_15 e_11 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have [s_2 S_2 E_2] : exists2 s : R, 0 < s & s ^+ 2 = 2%:R by apply: root_pos; rewrite ltr0n.
have NZ_2 := lt0r_neq0 S_2.
pose t_17 : R := Num.sqrt t_16.
have e_17 : t_17 = (2%:R / 3%:R * s_2 : R) by rewrite /t_17 e_16; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2]].
pose t_18 : R := t_17^-1.
have e_18 : t_18 = (3%:R / 4%:R * s_2 : R) by rewrite /t_18 e_17 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_19 : 'cV[R]_3 := t_18 *: t_14.
have e_19 : t_19 = vec 3 [:: (- 1 / 2%:R * s_2 : R); (- 1 / 2%:R * s_2 : R); (1 * s_2 : R)] by rewrite /t_19 e_18 e_14 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_20 : R := sumv letter_activation.
have e_20 : t_20 = (7%:R : R) by rewrite /t_20 e_8 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_21 : R := t_20 / t_11.
have e_21 : t_21 = (7%:R / 3%:R : R) by rewrite /t_21 e_20 e_11 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_22 : 'cV[R]_3 := t_21 *: t_2.
have e_22 : t_22 = vec 3 [:: (7%:R / 3%:R : R); (7%:R / 3%:R : R); (7%:R / 3%:R : R)] by rewrite /t_22 e_21 e_2 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_23 : 'cV[R]_3 := letter_activation - t_22.
have e_23 : t_23 = vec 3 [:: (- 4%:R / 3%:R : R); (- 1 / 3%:R : R); (5%:R / 3%:R : R)] by rewrite /t_23 e_8 e_22 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_24 : R := dot t_23 t_23.
have e_24 : t_24 = (14%:R / 3%:R : R) by rewrite /t_24 e_23 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_25 : R := t_24 / t_11.
have e_25 : t_25 = (14%:R / 9%:R : R) by rewrite /t_25 e_24 e_11 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
have [s_7 S_7 E_7] : exists2 s : R, 0 < s & s ^+ 2 = 7%:R by apply: root_pos; rewrite ltr0n.
have NZ_7 := lt0r_neq0 S_7.
pose t_26 : R := Num.sqrt t_25.
have e_26 : t_26 = (1 / 3%:R * s_2 * s_7 : R) by rewrite /t_26 e_25; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_7 NZ_7 S_7 R; first [reflexivity | field: E_2 E_7; first [done | nz] | ring: E_2 E_7]].
pose t_27 : R := t_26^-1.
have e_27 : t_27 = (3%:R / 14%:R * s_2 * s_7 : R) by rewrite /t_27 e_26 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_7 NZ_7 S_7 R; first [reflexivity | field: E_2 E_7; first [done | nz] | ring: E_2 E_7].
pose t_28 : 'cV[R]_3 := t_27 *: t_23.
have e_28 : t_28 = vec 3 [:: (- 2%:R / 7%:R * s_2 * s_7 : R); (- 1 / 14%:R * s_2 * s_7 : R); (5%:R / 14%:R * s_2 * s_7 : R)] by rewrite /t_28 e_27 e_23 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_7 NZ_7 S_7 R; first [reflexivity | field: E_2 E_7; first [done | nz] | ring: E_2 E_7].
have h_29 : 0 < t_25 by rewrite e_25; sgn.
have h_30 : 0 < letter_c by rewrite e_1; sgn.
move=> /(_ erefl).
move=> /(_ h_29).
move=> /(_ h_30).
case=> _.
case=> _.
case=> _.
case=> _.
case=> _.
apply: (vec_differ (k := 0) (c := (- 1 / 2%:R * s_2 + 2%:R / 7%:R * s_2 * s_7 : R)) _ e_19 e_28); [by [] | rewrite /=; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_7 NZ_7 S_7 R; first [reflexivity | field: E_2 E_7; first [done | nz] | ring: E_2 E_7] | apply: (one_over (r := (7%:R / 9%:R * s_2 + 4%:R / 9%:R * s_2 * s_7 : R))); rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_7 NZ_7 S_7 R; first [reflexivity | field: E_2 E_7; first [done | nz] | ring: E_2 E_7]].
Qed.

(* not ba.metric.batch
   In batch normalization the metric along the gain of a unit is the mean of the outputs’ variances
   J. L. Ba, J. R. Kiros, G. E. Hinton, “Layer Normalization”, arXiv:1607.06450, version 1; appendix, Eq. (32)
   not here: the function exp, which a real closed field does not have *)

(* not ba.metric.error-alone
   In the normalized model the metric depends on the size of the prediction error alone
   J. L. Ba, J. R. Kiros, G. E. Hinton, “Layer Normalization”, arXiv:1607.06450, version 1; appendix, above Eq. (32) *)
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition ba_metric_error_alone_says : Prop :=
  forall (activation r d : 'cV[R]_N),
  (0 < N)%N ->
  0 < variance activation ->
  0 < variance r ->
  N%:R != 0 :> R /\
  std activation != 0 /\
  std r != 0 /\
  0 <= variance activation /\
  0 <= variance r /\
  dot (vpow d 2) (vpow ((std activation)^-1 *: centered activation) 2) = dot (vpow d 2) (vpow ((std r)^-1 *: centered r) 2) :> R.
End Statement.
Theorem ba_metric_error_alone_fails (R : rcfType) : ~ (forall N : nat, ba_metric_error_alone_says R N).
Proof.
move=> claim.
pose letter_activation : 'cV[R]_3 := vec 3 [:: (0 : R); (1 : R); (1 : R)].
pose letter_r : 'cV[R]_3 := vec 3 [:: (1 : R); (0 : R); (1 : R)].
pose letter_d : 'cV[R]_3 := vec 3 [:: (0 : R); (1 : R); (0 : R)].
have := claim 3%N letter_activation letter_r letter_d.
rewrite /ba_metric_error_alone_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : letter_d = vec 3 [:: (0 : R); (1 : R); (0 : R)] by [].
pose t_2 : 'cV[R]_3 := vpow letter_d 2.
have e_2 : t_2 = vec 3 [:: (0 : R); (1 : R); (0 : R)] by rewrite /t_2 e_1 w_vpow; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_3 : letter_activation = vec 3 [:: (0 : R); (1 : R); (1 : R)] by [].
pose t_4 : R := sumv letter_activation.
have e_4 : t_4 = (2%:R : R) by rewrite /t_4 e_3 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_5 : R := 3%:R.
have e_5 : t_5 = (3%:R : R) by rewrite /t_5; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_6 : R := t_4 / t_5.
have e_6 : t_6 = (2%:R / 3%:R : R) by rewrite /t_6 e_4 e_5 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_7 : 'cV[R]_3 := ones.
have e_7 : t_7 = vec 3 [:: (1 : R); (1 : R); (1 : R)] by rewrite /t_7 w_ones; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_8 : 'cV[R]_3 := t_6 *: t_7.
have e_8 : t_8 = vec 3 [:: (2%:R / 3%:R : R); (2%:R / 3%:R : R); (2%:R / 3%:R : R)] by rewrite /t_8 e_6 e_7 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_9 : 'cV[R]_3 := letter_activation - t_8.
have e_9 : t_9 = vec 3 [:: (- 2%:R / 3%:R : R); (1 / 3%:R : R); (1 / 3%:R : R)] by rewrite /t_9 e_3 e_8 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_10 : R := dot t_9 t_9.
have e_10 : t_10 = (2%:R / 3%:R : R) by rewrite /t_10 e_9 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_11 : R := t_10 / t_5.
have e_11 : t_11 = (2%:R / 9%:R : R) by rewrite /t_11 e_10 e_5 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have [s_2 S_2 E_2] : exists2 s : R, 0 < s & s ^+ 2 = 2%:R by apply: root_pos; rewrite ltr0n.
have NZ_2 := lt0r_neq0 S_2.
pose t_12 : R := Num.sqrt t_11.
have e_12 : t_12 = (1 / 3%:R * s_2 : R) by rewrite /t_12 e_11; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2]].
pose t_13 : R := t_12^-1.
have e_13 : t_13 = (3%:R / 2%:R * s_2 : R) by rewrite /t_13 e_12 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_14 : 'cV[R]_3 := t_13 *: t_9.
have e_14 : t_14 = vec 3 [:: (- 1 * s_2 : R); (1 / 2%:R * s_2 : R); (1 / 2%:R * s_2 : R)] by rewrite /t_14 e_13 e_9 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_15 : 'cV[R]_3 := vpow t_14 2.
have e_15 : t_15 = vec 3 [:: (2%:R : R); (1 / 2%:R : R); (1 / 2%:R : R)] by rewrite /t_15 e_14 w_vpow; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_16 : R := dot t_2 t_15.
have e_16 : t_16 = (1 / 2%:R : R) by rewrite /t_16 e_2 e_15 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
have e_17 : letter_r = vec 3 [:: (1 : R); (0 : R); (1 : R)] by [].
pose t_18 : R := sumv letter_r.
have e_18 : t_18 = (2%:R : R) by rewrite /t_18 e_17 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_19 : R := t_18 / t_5.
have e_19 : t_19 = (2%:R / 3%:R : R) by rewrite /t_19 e_18 e_5 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_20 : 'cV[R]_3 := t_19 *: t_7.
have e_20 : t_20 = vec 3 [:: (2%:R / 3%:R : R); (2%:R / 3%:R : R); (2%:R / 3%:R : R)] by rewrite /t_20 e_19 e_7 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_21 : 'cV[R]_3 := letter_r - t_20.
have e_21 : t_21 = vec 3 [:: (1 / 3%:R : R); (- 2%:R / 3%:R : R); (1 / 3%:R : R)] by rewrite /t_21 e_17 e_20 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_22 : R := dot t_21 t_21.
have e_22 : t_22 = (2%:R / 3%:R : R) by rewrite /t_22 e_21 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_23 : R := t_22 / t_5.
have e_23 : t_23 = (2%:R / 9%:R : R) by rewrite /t_23 e_22 e_5 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_24 : R := Num.sqrt t_23.
have e_24 : t_24 = (1 / 3%:R * s_2 : R) by rewrite /t_24 e_23; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2]].
pose t_25 : R := t_24^-1.
have e_25 : t_25 = (3%:R / 2%:R * s_2 : R) by rewrite /t_25 e_24 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_26 : 'cV[R]_3 := t_25 *: t_21.
have e_26 : t_26 = vec 3 [:: (1 / 2%:R * s_2 : R); (- 1 * s_2 : R); (1 / 2%:R * s_2 : R)] by rewrite /t_26 e_25 e_21 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_27 : 'cV[R]_3 := vpow t_26 2.
have e_27 : t_27 = vec 3 [:: (1 / 2%:R : R); (2%:R : R); (1 / 2%:R : R)] by rewrite /t_27 e_26 w_vpow; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_28 : R := dot t_2 t_27.
have e_28 : t_28 = (2%:R : R) by rewrite /t_28 e_2 e_27 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
have h_29 : 0 < t_11 by rewrite e_11; sgn.
have h_30 : 0 < t_23 by rewrite e_23; sgn.
move=> /(_ erefl).
move=> /(_ h_29).
move=> /(_ h_30).
case=> _.
case=> _.
case=> _.
case=> _.
case=> _.
apply: (num_differ (c := (- 3%:R / 2%:R : R)) e_16 e_28); [rewrite /=; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2] | apply: (one_over (r := (- 2%:R / 3%:R : R))); rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2]].
Qed.

(* not gupta.three-steps
   Standardization removes the component along 1, normalizes what is left, and scales it by √d
   A. Gupta, A. Ozdemir, G. Anumanchipalli, “Re-Introducing LayerNorm: Geometric Meaning, Irreversibility and a
   Comparative Study with RMSNorm”, arXiv:2409.12951, the abstracts of versions 1 and 2; version 2 has another title,
   its publication in Findings of EACL 2026 a fourth author, and both have withdrawn the two sentences of version 1
   on what is lost and on the identity; abstract, versions 1 and 2 *)
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition gupta_three_steps_says : Prop :=
  forall (activation : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation ->
  N%:R != 0 :> R /\
  Num.sqrt (variance activation + eps) != 0 /\
  vnorm (Pi *m activation) != 0 /\
  0 <= variance activation + eps /\
  0 <= dot (Pi *m activation) (Pi *m activation) /\
  0 <= N%:R :> R /\
  normalized eps activation = (vnorm (Pi *m activation))^-1 *: (Num.sqrt N%:R *: (Pi *m activation)) :> 'cV[R]_N.
End Statement.
Theorem gupta_three_steps_fails (R : rcfType) : ~ (forall N : nat, gupta_three_steps_says R N).
Proof.
move=> claim.
pose letter_activation : 'cV[R]_2 := vec 2 [:: (1 / (10%:R ^+ 3) : R); (- 1 / (10%:R ^+ 3) : R)].
pose letter_eps : R := (1 / (10%:R ^+ 5) : R).
have := claim 2%N letter_activation letter_eps.
rewrite /gupta_three_steps_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : letter_activation = vec 2 [:: (1 / (10%:R ^+ 3) : R); (- 1 / (10%:R ^+ 3) : R)] by [].
pose t_2 : R := sumv letter_activation.
have e_2 : t_2 = (0 : R) by rewrite /t_2 e_1 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_3 : R := 2%:R.
have e_3 : t_3 = (2%:R : R) by rewrite /t_3; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_4 : R := t_2 / t_3.
have e_4 : t_4 = (0 : R) by rewrite /t_4 e_2 e_3 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_5 : 'cV[R]_2 := ones.
have e_5 : t_5 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_5 w_ones; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_6 : 'cV[R]_2 := t_4 *: t_5.
have e_6 : t_6 = vec 2 [:: (0 : R); (0 : R)] by rewrite /t_6 e_4 e_5 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_7 : 'cV[R]_2 := letter_activation - t_6.
have e_7 : t_7 = vec 2 [:: (1 / (10%:R ^+ 3) : R); (- 1 / (10%:R ^+ 3) : R)] by rewrite /t_7 e_1 e_6 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_8 : R := dot t_7 t_7.
have e_8 : t_8 = (1 / (5%:R * (10%:R ^+ 5)) : R) by rewrite /t_8 e_7 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_9 : R := t_8 / t_3.
have e_9 : t_9 = (1 / (10%:R ^+ 6) : R) by rewrite /t_9 e_8 e_3 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_10 : letter_eps = (1 / (10%:R ^+ 5) : R) by [].
pose t_11 : R := t_9 + letter_eps.
have e_11 : t_11 = (11%:R / (10%:R ^+ 6) : R) by rewrite /t_11 e_9 e_10 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have [s_11 S_11 E_11] : exists2 s : R, 0 < s & s ^+ 2 = 11%:R by apply: root_pos; rewrite ltr0n.
have NZ_11 := lt0r_neq0 S_11.
pose t_12 : R := Num.sqrt t_11.
have e_12 : t_12 = (1 / (10%:R ^+ 3) * s_11 : R) by rewrite /t_12 e_11; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_11 NZ_11 S_11 R; first [reflexivity | field: E_11; first [done | nz] | ring: E_11]].
pose t_13 : R := t_12^-1.
have e_13 : t_13 = ((10%:R ^+ 3) / 11%:R * s_11 : R) by rewrite /t_13 e_12 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_11 NZ_11 S_11 R; first [reflexivity | field: E_11; first [done | nz] | ring: E_11].
pose t_14 : 'cV[R]_2 := t_13 *: t_7.
have e_14 : t_14 = vec 2 [:: (1 / 11%:R * s_11 : R); (- 1 / 11%:R * s_11 : R)] by rewrite /t_14 e_13 e_7 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_11 NZ_11 S_11 R; first [reflexivity | field: E_11; first [done | nz] | ring: E_11].
pose t_15 : 'M[R]_2 := 1%:M.
have e_15 : t_15 = mat 2 [:: [:: (1 : R); (0 : R)]; [:: (0 : R); (1 : R)]] by rewrite /t_15 w_identity; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_11 NZ_11 S_11 R; first [reflexivity | field: E_11; first [done | nz] | ring: E_11].
pose t_16 : R := t_3^-1.
have e_16 : t_16 = (1 / 2%:R : R) by rewrite /t_16 e_3 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_11 NZ_11 S_11 R; first [reflexivity | field: E_11; first [done | nz] | ring: E_11].
pose t_17 : 'M[R]_2 := outer t_5 t_5.
have e_17 : t_17 = mat 2 [:: [:: (1 : R); (1 : R)]; [:: (1 : R); (1 : R)]] by rewrite /t_17 e_5 w_outer; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_11 NZ_11 S_11 R; first [reflexivity | field: E_11; first [done | nz] | ring: E_11].
pose t_18 : 'M[R]_2 := t_16 *: t_17.
have e_18 : t_18 = mat 2 [:: [:: (1 / 2%:R : R); (1 / 2%:R : R)]; [:: (1 / 2%:R : R); (1 / 2%:R : R)]] by rewrite /t_18 e_16 e_17 w_mscale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_11 NZ_11 S_11 R; first [reflexivity | field: E_11; first [done | nz] | ring: E_11].
pose t_19 : 'M[R]_2 := t_15 - t_18.
have e_19 : t_19 = mat 2 [:: [:: (1 / 2%:R : R); (- 1 / 2%:R : R)]; [:: (- 1 / 2%:R : R); (1 / 2%:R : R)]] by rewrite /t_19 e_15 e_18 w_msub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_11 NZ_11 S_11 R; first [reflexivity | field: E_11; first [done | nz] | ring: E_11].
pose t_20 : 'cV[R]_2 := t_19 *m letter_activation.
have e_20 : t_20 = vec 2 [:: (1 / (10%:R ^+ 3) : R); (- 1 / (10%:R ^+ 3) : R)] by rewrite /t_20 e_19 e_1 w_apply; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_11 NZ_11 S_11 R; first [reflexivity | field: E_11; first [done | nz] | ring: E_11].
pose t_21 : R := dot t_20 t_20.
have e_21 : t_21 = (1 / (5%:R * (10%:R ^+ 5)) : R) by rewrite /t_21 e_20 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_11 NZ_11 S_11 R; first [reflexivity | field: E_11; first [done | nz] | ring: E_11].
have [s_2 S_2 E_2] : exists2 s : R, 0 < s & s ^+ 2 = 2%:R by apply: root_pos; rewrite ltr0n.
have NZ_2 := lt0r_neq0 S_2.
pose t_22 : R := Num.sqrt t_21.
have e_22 : t_22 = (1 / (10%:R ^+ 3) * s_2 : R) by rewrite /t_22 e_21; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_11 NZ_11 S_11 E_2 NZ_2 S_2 R; first [reflexivity | field: E_11 E_2; first [done | nz] | ring: E_11 E_2]].
pose t_23 : R := t_22^-1.
have e_23 : t_23 = ((5%:R * (10%:R ^+ 2)) * s_2 : R) by rewrite /t_23 e_22 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_11 NZ_11 S_11 E_2 NZ_2 S_2 R; first [reflexivity | field: E_11 E_2; first [done | nz] | ring: E_11 E_2].
pose t_24 : R := Num.sqrt t_3.
have e_24 : t_24 = (1 * s_2 : R) by rewrite /t_24 e_3; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_11 NZ_11 S_11 E_2 NZ_2 S_2 R; first [reflexivity | field: E_11 E_2; first [done | nz] | ring: E_11 E_2]].
pose t_25 : 'cV[R]_2 := t_24 *: t_20.
have e_25 : t_25 = vec 2 [:: (1 / (10%:R ^+ 3) * s_2 : R); (- 1 / (10%:R ^+ 3) * s_2 : R)] by rewrite /t_25 e_24 e_20 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_11 NZ_11 S_11 E_2 NZ_2 S_2 R; first [reflexivity | field: E_11 E_2; first [done | nz] | ring: E_11 E_2].
pose t_26 : 'cV[R]_2 := t_23 *: t_25.
have e_26 : t_26 = vec 2 [:: (1 : R); (- 1 : R)] by rewrite /t_26 e_23 e_25 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_11 NZ_11 S_11 E_2 NZ_2 S_2 R; first [reflexivity | field: E_11 E_2; first [done | nz] | ring: E_11 E_2].
have h_27 : 0 <= letter_eps by rewrite e_10; sgn.
have h_28 : 0 < t_9 by rewrite e_9; sgn.
move=> /(_ erefl).
move=> /(_ h_27).
move=> /(_ h_28).
case=> _.
case=> _.
case=> _.
case=> _.
case=> _.
case=> _.
apply: (vec_differ (k := 0) (c := (- 1 + 1 / 11%:R * s_11 : R)) _ e_14 e_26); [by [] | rewrite /=; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_11 NZ_11 S_11 E_2 NZ_2 S_2 R; first [reflexivity | field: E_11 E_2; first [done | nz] | ring: E_11 E_2] | apply: (one_over (r := (- 11%:R / 10%:R - 1 / 10%:R * s_11 : R))); rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_11 NZ_11 S_11 E_2 NZ_2 S_2 R; first [reflexivity | field: E_11 E_2; first [done | nz] | ring: E_11 E_2]].
Qed.

(* not gupta.irreversible
   What is lost in the normalization cannot be recovered: read of the length of the centred vector
   A. Gupta, A. Ozdemir, G. Anumanchipalli, “Re-Introducing LayerNorm: Geometric Meaning, Irreversibility and a
   Comparative Study with RMSNorm”, arXiv:2409.12951, the abstracts of versions 1 and 2; version 2 has another title,
   its publication in Findings of EACL 2026 a fourth author, and both have withdrawn the two sentences of version 1
   on what is lost and on the identity; abstract, version 1 *)
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition gupta_irreversible_says : Prop :=
  forall (activation : 'cV[R]_N) (t eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation ->
  0 < t ->
  N%:R != 0 :> R /\
  Num.sqrt (variance (activation + t *: (Pi *m activation)) + eps) != 0 /\
  Num.sqrt (variance activation + eps) != 0 /\
  0 <= variance (activation + t *: (Pi *m activation)) + eps /\
  0 <= variance activation + eps /\
  normalized eps (activation + t *: (Pi *m activation)) = normalized eps activation :> 'cV[R]_N.
End Statement.
Theorem gupta_irreversible_fails (R : rcfType) : ~ (forall N : nat, gupta_irreversible_says R N).
Proof.
move=> claim.
pose letter_activation : 'cV[R]_2 := vec 2 [:: (1 / (10%:R ^+ 3) : R); (- 1 / (10%:R ^+ 3) : R)].
pose letter_t : R := (1 : R).
pose letter_eps : R := (1 / (10%:R ^+ 5) : R).
have := claim 2%N letter_activation letter_t letter_eps.
rewrite /gupta_irreversible_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : letter_activation = vec 2 [:: (1 / (10%:R ^+ 3) : R); (- 1 / (10%:R ^+ 3) : R)] by [].
have e_2 : letter_t = (1 : R) by [].
pose t_3 : 'M[R]_2 := 1%:M.
have e_3 : t_3 = mat 2 [:: [:: (1 : R); (0 : R)]; [:: (0 : R); (1 : R)]] by rewrite /t_3 w_identity; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_4 : R := 2%:R.
have e_4 : t_4 = (2%:R : R) by rewrite /t_4; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_5 : R := t_4^-1.
have e_5 : t_5 = (1 / 2%:R : R) by rewrite /t_5 e_4 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_6 : 'cV[R]_2 := ones.
have e_6 : t_6 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_6 w_ones; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_7 : 'M[R]_2 := outer t_6 t_6.
have e_7 : t_7 = mat 2 [:: [:: (1 : R); (1 : R)]; [:: (1 : R); (1 : R)]] by rewrite /t_7 e_6 w_outer; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_8 : 'M[R]_2 := t_5 *: t_7.
have e_8 : t_8 = mat 2 [:: [:: (1 / 2%:R : R); (1 / 2%:R : R)]; [:: (1 / 2%:R : R); (1 / 2%:R : R)]] by rewrite /t_8 e_5 e_7 w_mscale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_9 : 'M[R]_2 := t_3 - t_8.
have e_9 : t_9 = mat 2 [:: [:: (1 / 2%:R : R); (- 1 / 2%:R : R)]; [:: (- 1 / 2%:R : R); (1 / 2%:R : R)]] by rewrite /t_9 e_3 e_8 w_msub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_10 : 'cV[R]_2 := t_9 *m letter_activation.
have e_10 : t_10 = vec 2 [:: (1 / (10%:R ^+ 3) : R); (- 1 / (10%:R ^+ 3) : R)] by rewrite /t_10 e_9 e_1 w_apply; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_11 : 'cV[R]_2 := letter_t *: t_10.
have e_11 : t_11 = vec 2 [:: (1 / (10%:R ^+ 3) : R); (- 1 / (10%:R ^+ 3) : R)] by rewrite /t_11 e_2 e_10 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_12 : 'cV[R]_2 := letter_activation + t_11.
have e_12 : t_12 = vec 2 [:: (1 / (5%:R * (10%:R ^+ 2)) : R); (- 1 / (5%:R * (10%:R ^+ 2)) : R)] by rewrite /t_12 e_1 e_11 w_add; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_13 : R := sumv t_12.
have e_13 : t_13 = (0 : R) by rewrite /t_13 e_12 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_14 : R := t_13 / t_4.
have e_14 : t_14 = (0 : R) by rewrite /t_14 e_13 e_4 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_15 : 'cV[R]_2 := t_14 *: t_6.
have e_15 : t_15 = vec 2 [:: (0 : R); (0 : R)] by rewrite /t_15 e_14 e_6 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_16 : 'cV[R]_2 := t_12 - t_15.
have e_16 : t_16 = vec 2 [:: (1 / (5%:R * (10%:R ^+ 2)) : R); (- 1 / (5%:R * (10%:R ^+ 2)) : R)] by rewrite /t_16 e_12 e_15 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_17 : R := dot t_16 t_16.
have e_17 : t_17 = (1 / ((1 * 100%:R + 25%:R) * (10%:R ^+ 3)) : R) by rewrite /t_17 e_16 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_18 : R := t_17 / t_4.
have e_18 : t_18 = (1 / (25%:R * (10%:R ^+ 4)) : R) by rewrite /t_18 e_17 e_4 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_19 : letter_eps = (1 / (10%:R ^+ 5) : R) by [].
pose t_20 : R := t_18 + letter_eps.
have e_20 : t_20 = (7%:R / (5%:R * (10%:R ^+ 5)) : R) by rewrite /t_20 e_18 e_19 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have [s_2 S_2 E_2] : exists2 s : R, 0 < s & s ^+ 2 = 2%:R by apply: root_pos; rewrite ltr0n.
have NZ_2 := lt0r_neq0 S_2.
have [s_7 S_7 E_7] : exists2 s : R, 0 < s & s ^+ 2 = 7%:R by apply: root_pos; rewrite ltr0n.
have NZ_7 := lt0r_neq0 S_7.
pose t_21 : R := Num.sqrt t_20.
have e_21 : t_21 = (1 / (10%:R ^+ 3) * s_2 * s_7 : R) by rewrite /t_21 e_20; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_7 NZ_7 S_7 R; first [reflexivity | field: E_2 E_7; first [done | nz] | ring: E_2 E_7]].
pose t_22 : R := t_21^-1.
have e_22 : t_22 = ((5%:R * (10%:R ^+ 2)) / 7%:R * s_2 * s_7 : R) by rewrite /t_22 e_21 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_7 NZ_7 S_7 R; first [reflexivity | field: E_2 E_7; first [done | nz] | ring: E_2 E_7].
pose t_23 : 'cV[R]_2 := t_22 *: t_16.
have e_23 : t_23 = vec 2 [:: (1 / 7%:R * s_2 * s_7 : R); (- 1 / 7%:R * s_2 * s_7 : R)] by rewrite /t_23 e_22 e_16 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_7 NZ_7 S_7 R; first [reflexivity | field: E_2 E_7; first [done | nz] | ring: E_2 E_7].
pose t_24 : R := sumv letter_activation.
have e_24 : t_24 = (0 : R) by rewrite /t_24 e_1 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_7 NZ_7 S_7 R; first [reflexivity | field: E_2 E_7; first [done | nz] | ring: E_2 E_7].
pose t_25 : R := t_24 / t_4.
have e_25 : t_25 = (0 : R) by rewrite /t_25 e_24 e_4 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_7 NZ_7 S_7 R; first [reflexivity | field: E_2 E_7; first [done | nz] | ring: E_2 E_7].
pose t_26 : 'cV[R]_2 := t_25 *: t_6.
have e_26 : t_26 = vec 2 [:: (0 : R); (0 : R)] by rewrite /t_26 e_25 e_6 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_7 NZ_7 S_7 R; first [reflexivity | field: E_2 E_7; first [done | nz] | ring: E_2 E_7].
pose t_27 : 'cV[R]_2 := letter_activation - t_26.
have e_27 : t_27 = vec 2 [:: (1 / (10%:R ^+ 3) : R); (- 1 / (10%:R ^+ 3) : R)] by rewrite /t_27 e_1 e_26 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_7 NZ_7 S_7 R; first [reflexivity | field: E_2 E_7; first [done | nz] | ring: E_2 E_7].
pose t_28 : R := dot t_27 t_27.
have e_28 : t_28 = (1 / (5%:R * (10%:R ^+ 5)) : R) by rewrite /t_28 e_27 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_7 NZ_7 S_7 R; first [reflexivity | field: E_2 E_7; first [done | nz] | ring: E_2 E_7].
pose t_29 : R := t_28 / t_4.
have e_29 : t_29 = (1 / (10%:R ^+ 6) : R) by rewrite /t_29 e_28 e_4 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_7 NZ_7 S_7 R; first [reflexivity | field: E_2 E_7; first [done | nz] | ring: E_2 E_7].
pose t_30 : R := t_29 + letter_eps.
have e_30 : t_30 = (11%:R / (10%:R ^+ 6) : R) by rewrite /t_30 e_29 e_19 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_7 NZ_7 S_7 R; first [reflexivity | field: E_2 E_7; first [done | nz] | ring: E_2 E_7].
have [s_11 S_11 E_11] : exists2 s : R, 0 < s & s ^+ 2 = 11%:R by apply: root_pos; rewrite ltr0n.
have NZ_11 := lt0r_neq0 S_11.
pose t_31 : R := Num.sqrt t_30.
have e_31 : t_31 = (1 / (10%:R ^+ 3) * s_11 : R) by rewrite /t_31 e_30; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_7 NZ_7 S_7 E_11 NZ_11 S_11 R; first [reflexivity | field: E_2 E_7 E_11; first [done | nz] | ring: E_2 E_7 E_11]].
pose t_32 : R := t_31^-1.
have e_32 : t_32 = ((10%:R ^+ 3) / 11%:R * s_11 : R) by rewrite /t_32 e_31 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_7 NZ_7 S_7 E_11 NZ_11 S_11 R; first [reflexivity | field: E_2 E_7 E_11; first [done | nz] | ring: E_2 E_7 E_11].
pose t_33 : 'cV[R]_2 := t_32 *: t_27.
have e_33 : t_33 = vec 2 [:: (1 / 11%:R * s_11 : R); (- 1 / 11%:R * s_11 : R)] by rewrite /t_33 e_32 e_27 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_7 NZ_7 S_7 E_11 NZ_11 S_11 R; first [reflexivity | field: E_2 E_7 E_11; first [done | nz] | ring: E_2 E_7 E_11].
have h_34 : 0 <= letter_eps by rewrite e_19; sgn.
have h_35 : 0 < t_29 by rewrite e_29; sgn.
have h_36 : 0 < letter_t by rewrite e_2; sgn.
move=> /(_ erefl).
move=> /(_ h_34).
move=> /(_ h_35).
move=> /(_ h_36).
case=> _.
case=> _.
case=> _.
case=> _.
case=> _.
apply: (vec_differ (k := 0) (c := (- 1 / 11%:R * s_11 + 1 / 7%:R * s_2 * s_7 : R)) _ e_23 e_33); [by [] | rewrite /=; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_7 NZ_7 S_7 E_11 NZ_11 S_11 R; first [reflexivity | field: E_2 E_7 E_11; first [done | nz] | ring: E_2 E_7 E_11] | apply: (one_over (r := (7%:R / 15%:R * s_11 + 11%:R / 15%:R * s_2 * s_7 : R))); rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_7 NZ_7 S_7 E_11 NZ_11 S_11 R; first [reflexivity | field: E_2 E_7 E_11; first [done | nz] | ring: E_2 E_7 E_11]].
Qed.

(* not ioffe.weight-scale
   Batch normalization does not notice a scalar factor of the weights
   S. Ioffe, C. Szegedy, “Batch Normalization: Accelerating Deep Network Training by Reducing Internal Covariate
   Shift”, arXiv:1502.03167; §3.3, BN(Wu) = BN((aW)u) *)
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition ioffe_weight_scale_says : Prop :=
  forall (activation : 'cV[R]_N) (c eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation ->
  N%:R != 0 :> R /\
  Num.sqrt (variance (c *: activation) + eps) != 0 /\
  Num.sqrt (variance activation + eps) != 0 /\
  0 <= variance (c *: activation) + eps /\
  0 <= variance activation + eps /\
  normalized eps (c *: activation) = 1 *: normalized eps activation :> 'cV[R]_N.
End Statement.
Theorem ioffe_weight_scale_fails (R : rcfType) : ~ (forall N : nat, ioffe_weight_scale_says R N).
Proof.
move=> claim.
pose letter_activation : 'cV[R]_2 := vec 2 [:: (1 : R); (- 1 : R)].
pose letter_c : R := (- 1 : R).
pose letter_eps : R := (0 : R).
have := claim 2%N letter_activation letter_c letter_eps.
rewrite /ioffe_weight_scale_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : letter_c = (- 1 : R) by [].
have e_2 : letter_activation = vec 2 [:: (1 : R); (- 1 : R)] by [].
pose t_3 : 'cV[R]_2 := letter_c *: letter_activation.
have e_3 : t_3 = vec 2 [:: (- 1 : R); (1 : R)] by rewrite /t_3 e_1 e_2 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_4 : R := sumv t_3.
have e_4 : t_4 = (0 : R) by rewrite /t_4 e_3 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_5 : R := 2%:R.
have e_5 : t_5 = (2%:R : R) by rewrite /t_5; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_6 : R := t_4 / t_5.
have e_6 : t_6 = (0 : R) by rewrite /t_6 e_4 e_5 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_7 : 'cV[R]_2 := ones.
have e_7 : t_7 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_7 w_ones; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_8 : 'cV[R]_2 := t_6 *: t_7.
have e_8 : t_8 = vec 2 [:: (0 : R); (0 : R)] by rewrite /t_8 e_6 e_7 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_9 : 'cV[R]_2 := t_3 - t_8.
have e_9 : t_9 = vec 2 [:: (- 1 : R); (1 : R)] by rewrite /t_9 e_3 e_8 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_10 : R := dot t_9 t_9.
have e_10 : t_10 = (2%:R : R) by rewrite /t_10 e_9 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_11 : R := t_10 / t_5.
have e_11 : t_11 = (1 : R) by rewrite /t_11 e_10 e_5 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_12 : letter_eps = (0 : R) by [].
pose t_13 : R := t_11 + letter_eps.
have e_13 : t_13 = (1 : R) by rewrite /t_13 e_11 e_12 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_14 : R := Num.sqrt t_13.
have e_14 : t_14 = (1 : R) by rewrite /t_14 e_13; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
pose t_15 : R := t_14^-1.
have e_15 : t_15 = (1 : R) by rewrite /t_15 e_14 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_16 : 'cV[R]_2 := t_15 *: t_9.
have e_16 : t_16 = vec 2 [:: (- 1 : R); (1 : R)] by rewrite /t_16 e_15 e_9 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_17 : R := 1.
have e_17 : t_17 = (1 : R) by rewrite /t_17; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_18 : R := sumv letter_activation.
have e_18 : t_18 = (0 : R) by rewrite /t_18 e_2 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_19 : R := t_18 / t_5.
have e_19 : t_19 = (0 : R) by rewrite /t_19 e_18 e_5 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_20 : 'cV[R]_2 := t_19 *: t_7.
have e_20 : t_20 = vec 2 [:: (0 : R); (0 : R)] by rewrite /t_20 e_19 e_7 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_21 : 'cV[R]_2 := letter_activation - t_20.
have e_21 : t_21 = vec 2 [:: (1 : R); (- 1 : R)] by rewrite /t_21 e_2 e_20 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_22 : R := dot t_21 t_21.
have e_22 : t_22 = (2%:R : R) by rewrite /t_22 e_21 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_23 : R := t_22 / t_5.
have e_23 : t_23 = (1 : R) by rewrite /t_23 e_22 e_5 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_24 : R := t_23 + letter_eps.
have e_24 : t_24 = (1 : R) by rewrite /t_24 e_23 e_12 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_25 : R := Num.sqrt t_24.
have e_25 : t_25 = (1 : R) by rewrite /t_25 e_24; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
pose t_26 : R := t_25^-1.
have e_26 : t_26 = (1 : R) by rewrite /t_26 e_25 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_27 : 'cV[R]_2 := t_26 *: t_21.
have e_27 : t_27 = vec 2 [:: (1 : R); (- 1 : R)] by rewrite /t_27 e_26 e_21 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_28 : 'cV[R]_2 := t_17 *: t_27.
have e_28 : t_28 = vec 2 [:: (1 : R); (- 1 : R)] by rewrite /t_28 e_17 e_27 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have h_29 : 0 <= letter_eps by rewrite e_12; exact: lexx.
have h_30 : 0 < t_23 by rewrite e_23; sgn.
move=> /(_ erefl).
move=> /(_ h_29).
move=> /(_ h_30).
case=> _.
case=> _.
case=> _.
case=> _.
case=> _.
apply: (vec_differ (k := 0) (c := (- 2%:R : R)) _ e_16 e_28); [by [] | rewrite /=; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring] | apply: (one_over (r := (- 1 / 2%:R : R))); rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
Qed.

(* not ioffe.weight-scale.gradients
   Scaled weights leave the derivative at the layer’s input as it is, and divide that at the weights by the scale
   S. Ioffe, C. Szegedy, “Batch Normalization: Accelerating Deep Network Training by Reducing Internal Covariate
   Shift”, arXiv:1502.03167; §3.3, the two formulas for the derivatives
   not here: that r_5 is not 0 is not seen *)

(* not derf.layer-norm
   LayerNorm normalizes each channel across the token axis
   Chen et al., a paper on Derf, a function of single entries in the place of normalization, arXiv:2512.10938,
   version 1, the caption of Fig. 1; Fig. 1, caption (b)
   not here: a free matrix or a second dimension *)

(* not mindspore.rstd
   The second output is the reciprocal of the input’s standard deviation
   the documentation of MindSpore, r2.3.1; ops.rms_norm, the second output (r2.3.1) *)
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition mindspore_rstd_says : Prop :=
  forall (activation : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < dot activation activation / N%:R + eps ->
  0 < variance activation + eps ->
  N%:R != 0 :> R /\
  Num.sqrt (dot activation activation / N%:R + eps) != 0 /\
  Num.sqrt (variance activation + eps) != 0 /\
  0 <= dot activation activation / N%:R + eps /\
  0 <= variance activation + eps /\
  1 / Num.sqrt (dot activation activation / N%:R + eps) = 1 / Num.sqrt (variance activation + eps) :> R.
End Statement.
Theorem mindspore_rstd_fails (R : rcfType) : ~ (forall N : nat, mindspore_rstd_says R N).
Proof.
move=> claim.
pose letter_activation : 'cV[R]_3 := vec 3 [:: (1 : R); (2%:R : R); (3%:R : R)].
pose letter_eps : R := (0 : R).
have := claim 3%N letter_activation letter_eps.
rewrite /mindspore_rstd_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
pose t_1 : R := 1.
have e_1 : t_1 = (1 : R) by rewrite /t_1; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_2 : letter_activation = vec 3 [:: (1 : R); (2%:R : R); (3%:R : R)] by [].
pose t_3 : R := dot letter_activation letter_activation.
have e_3 : t_3 = (14%:R : R) by rewrite /t_3 e_2 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_4 : R := 3%:R.
have e_4 : t_4 = (3%:R : R) by rewrite /t_4; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_5 : R := t_3 / t_4.
have e_5 : t_5 = (14%:R / 3%:R : R) by rewrite /t_5 e_3 e_4 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_6 : letter_eps = (0 : R) by [].
pose t_7 : R := t_5 + letter_eps.
have e_7 : t_7 = (14%:R / 3%:R : R) by rewrite /t_7 e_5 e_6 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have [s_2 S_2 E_2] : exists2 s : R, 0 < s & s ^+ 2 = 2%:R by apply: root_pos; rewrite ltr0n.
have NZ_2 := lt0r_neq0 S_2.
have [s_3 S_3 E_3] : exists2 s : R, 0 < s & s ^+ 2 = 3%:R by apply: root_pos; rewrite ltr0n.
have NZ_3 := lt0r_neq0 S_3.
have [s_7 S_7 E_7] : exists2 s : R, 0 < s & s ^+ 2 = 7%:R by apply: root_pos; rewrite ltr0n.
have NZ_7 := lt0r_neq0 S_7.
pose t_8 : R := Num.sqrt t_7.
have e_8 : t_8 = (1 / 3%:R * s_2 * s_3 * s_7 : R) by rewrite /t_8 e_7; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_3 NZ_3 S_3 E_7 NZ_7 S_7 R; first [reflexivity | field: E_2 E_3 E_7; first [done | nz] | ring: E_2 E_3 E_7]].
pose t_9 : R := t_1 / t_8.
have e_9 : t_9 = (1 / 14%:R * s_2 * s_3 * s_7 : R) by rewrite /t_9 e_1 e_8 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_3 NZ_3 S_3 E_7 NZ_7 S_7 R; first [reflexivity | field: E_2 E_3 E_7; first [done | nz] | ring: E_2 E_3 E_7].
pose t_10 : R := sumv letter_activation.
have e_10 : t_10 = (6%:R : R) by rewrite /t_10 e_2 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_3 NZ_3 S_3 E_7 NZ_7 S_7 R; first [reflexivity | field: E_2 E_3 E_7; first [done | nz] | ring: E_2 E_3 E_7].
pose t_11 : R := t_10 / t_4.
have e_11 : t_11 = (2%:R : R) by rewrite /t_11 e_10 e_4 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_3 NZ_3 S_3 E_7 NZ_7 S_7 R; first [reflexivity | field: E_2 E_3 E_7; first [done | nz] | ring: E_2 E_3 E_7].
pose t_12 : 'cV[R]_3 := ones.
have e_12 : t_12 = vec 3 [:: (1 : R); (1 : R); (1 : R)] by rewrite /t_12 w_ones; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_3 NZ_3 S_3 E_7 NZ_7 S_7 R; first [reflexivity | field: E_2 E_3 E_7; first [done | nz] | ring: E_2 E_3 E_7].
pose t_13 : 'cV[R]_3 := t_11 *: t_12.
have e_13 : t_13 = vec 3 [:: (2%:R : R); (2%:R : R); (2%:R : R)] by rewrite /t_13 e_11 e_12 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_3 NZ_3 S_3 E_7 NZ_7 S_7 R; first [reflexivity | field: E_2 E_3 E_7; first [done | nz] | ring: E_2 E_3 E_7].
pose t_14 : 'cV[R]_3 := letter_activation - t_13.
have e_14 : t_14 = vec 3 [:: (- 1 : R); (0 : R); (1 : R)] by rewrite /t_14 e_2 e_13 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_3 NZ_3 S_3 E_7 NZ_7 S_7 R; first [reflexivity | field: E_2 E_3 E_7; first [done | nz] | ring: E_2 E_3 E_7].
pose t_15 : R := dot t_14 t_14.
have e_15 : t_15 = (2%:R : R) by rewrite /t_15 e_14 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_3 NZ_3 S_3 E_7 NZ_7 S_7 R; first [reflexivity | field: E_2 E_3 E_7; first [done | nz] | ring: E_2 E_3 E_7].
pose t_16 : R := t_15 / t_4.
have e_16 : t_16 = (2%:R / 3%:R : R) by rewrite /t_16 e_15 e_4 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_3 NZ_3 S_3 E_7 NZ_7 S_7 R; first [reflexivity | field: E_2 E_3 E_7; first [done | nz] | ring: E_2 E_3 E_7].
pose t_17 : R := t_16 + letter_eps.
have e_17 : t_17 = (2%:R / 3%:R : R) by rewrite /t_17 e_16 e_6 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_3 NZ_3 S_3 E_7 NZ_7 S_7 R; first [reflexivity | field: E_2 E_3 E_7; first [done | nz] | ring: E_2 E_3 E_7].
pose t_18 : R := Num.sqrt t_17.
have e_18 : t_18 = (1 / 3%:R * s_2 * s_3 : R) by rewrite /t_18 e_17; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_3 NZ_3 S_3 E_7 NZ_7 S_7 R; first [reflexivity | field: E_2 E_3 E_7; first [done | nz] | ring: E_2 E_3 E_7]].
pose t_19 : R := t_1 / t_18.
have e_19 : t_19 = (1 / 2%:R * s_2 * s_3 : R) by rewrite /t_19 e_1 e_18 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_3 NZ_3 S_3 E_7 NZ_7 S_7 R; first [reflexivity | field: E_2 E_3 E_7; first [done | nz] | ring: E_2 E_3 E_7].
have h_20 : 0 <= letter_eps by rewrite e_6; exact: lexx.
have h_21 : 0 < t_7 by rewrite e_7; sgn.
have h_22 : 0 < t_17 by rewrite e_17; sgn.
move=> /(_ erefl).
move=> /(_ h_20).
move=> /(_ h_21).
move=> /(_ h_22).
case=> _.
case=> _.
case=> _.
case=> _.
case=> _.
apply: (num_differ (c := (- 1 / 2%:R * s_2 * s_3 + 1 / 14%:R * s_2 * s_3 * s_7 : R)) e_9 e_19); [rewrite /=; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_3 NZ_3 S_3 E_7 NZ_7 S_7 R; first [reflexivity | field: E_2 E_3 E_7; first [done | nz] | ring: E_2 E_3 E_7] | apply: (one_over (r := (- 7%:R / 18%:R * s_2 * s_3 - 1 / 18%:R * s_2 * s_3 * s_7 : R))); rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_3 NZ_3 S_3 E_7 NZ_7 S_7 R; first [reflexivity | field: E_2 E_3 E_7; first [done | nz] | ring: E_2 E_3 E_7]].
Qed.

(* not flashnorm.energy
   The bound on the error of scaling degrades only where the energy is small beside ε
   N. Graef, F. Makraduli, A. Wasielewski, M. Clapp, “FlashNorm: Fast Normalization for Transformers”,
   arXiv:2407.09577, the text in the authors’ repository, commit 29a7efe, last changed on 5 May 2026; appendix “RMS
   with epsilon”: “degrades only when the activation energy is near zero” *)
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition flashnorm_energy_says : Prop :=
  forall (y t c : R),
  0 < y ->
  t ^+ 2 * y + ((10%:R ^+ 2) + c ^+ 2) * y <= ((1 * 100%:R + 1) / (10%:R ^+ 2)) ^+ 2 * (((10%:R ^+ 2) + c ^+ 2) * y + y).
End Statement.
Theorem flashnorm_energy_fails (R : rcfType) : ~ flashnorm_energy_says R.
Proof.
move=> claim.
pose letter_y : R := (1 / (10%:R ^+ 6) : R).
pose letter_t : R := ((10%:R ^+ 3) : R).
pose letter_c : R := (30%:R : R).
have := claim letter_y letter_t letter_c.
rewrite /flashnorm_energy_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : letter_t = ((10%:R ^+ 3) : R) by [].
pose t_2 : R := letter_t ^+ 2.
have e_2 : t_2 = ((10%:R ^+ 6) : R) by rewrite /t_2 e_1 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_3 : letter_y = (1 / (10%:R ^+ 6) : R) by [].
pose t_4 : R := t_2 * letter_y.
have e_4 : t_4 = (1 : R) by rewrite /t_4 e_2 e_3 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_5 : R := (10%:R ^+ 2).
have e_5 : t_5 = ((10%:R ^+ 2) : R) by rewrite /t_5; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_6 : letter_c = (30%:R : R) by [].
pose t_7 : R := letter_c ^+ 2.
have e_7 : t_7 = ((9%:R * (10%:R ^+ 2)) : R) by rewrite /t_7 e_6 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_8 : R := t_5 + t_7.
have e_8 : t_8 = ((10%:R ^+ 3) : R) by rewrite /t_8 e_5 e_7 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_9 : R := t_8 * letter_y.
have e_9 : t_9 = (1 / (10%:R ^+ 3) : R) by rewrite /t_9 e_8 e_3 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_10 : R := t_4 + t_9.
have e_10 : t_10 = ((10%:R * 100%:R + 1) / (10%:R ^+ 3) : R) by rewrite /t_10 e_4 e_9 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_11 : R := (1 * 100%:R + 1).
have e_11 : t_11 = ((1 * 100%:R + 1) : R) by rewrite /t_11; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_12 : R := t_11 / t_5.
have e_12 : t_12 = ((1 * 100%:R + 1) / (10%:R ^+ 2) : R) by rewrite /t_12 e_11 e_5 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_13 : R := t_12 ^+ 2.
have e_13 : t_13 = (((1 * 100%:R + 2%:R) * 100%:R + 1) / (10%:R ^+ 4) : R) by rewrite /t_13 e_12 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_14 : R := t_9 + letter_y.
have e_14 : t_14 = ((10%:R * 100%:R + 1) / (10%:R ^+ 6) : R) by rewrite /t_14 e_9 e_3 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_15 : R := t_13 * t_14.
have e_15 : t_15 = ((((10%:R * 100%:R + 21%:R) * 100%:R + 12%:R) * 100%:R + 1) / (10%:R ^+ 10) : R) by rewrite /t_15 e_13 e_14 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have h_16 : 0 < letter_y by rewrite e_3; sgn.
move=> /(_ h_16).
apply: (not_le e_10 e_15); apply: (pos_is (c := (((((99%:R * 100%:R + 99%:R) * 100%:R + 78%:R) * 100%:R + 87%:R) * 100%:R + 99%:R) / (10%:R ^+ 10) : R))); [rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring] | sgn].
Qed.

(* not jiang.layer-scale
   The output has mean 0 although LayerScale is applied
   Z. Jiang, J. Gu, H. Zhu, D. Z. Pan, “Pre-RMSNorm and Pre-CRMSNorm Transformers: Equivalent and Efficient Pre-LN
   Transformers”, arXiv:2305.14858, §§1–3, in a copy that names no version; §4.1, on LayerScale and the zero-mean
   output *)
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition jiang_layer_scale_says : Prop :=
  forall (d y : 'cV[R]_N) (c k : R),
  (0 < N)%N ->
  N%:R != 0 :> R /\
  sumv (had (c *: ones + k *: d) (centered y)) = 0 :> R.
End Statement.
Theorem jiang_layer_scale_fails (R : rcfType) : ~ (forall N : nat, jiang_layer_scale_says R N).
Proof.
move=> claim.
pose letter_d : 'cV[R]_2 := vec 2 [:: (1 : R); (0 : R)].
pose letter_y : 'cV[R]_2 := vec 2 [:: (1 : R); (- 1 : R)].
pose letter_c : R := (1 : R).
pose letter_k : R := (1 : R).
have := claim 2%N letter_d letter_y letter_c letter_k.
rewrite /jiang_layer_scale_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : letter_c = (1 : R) by [].
pose t_2 : 'cV[R]_2 := ones.
have e_2 : t_2 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_2 w_ones; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_3 : 'cV[R]_2 := letter_c *: t_2.
have e_3 : t_3 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_3 e_1 e_2 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_4 : letter_k = (1 : R) by [].
have e_5 : letter_d = vec 2 [:: (1 : R); (0 : R)] by [].
pose t_6 : 'cV[R]_2 := letter_k *: letter_d.
have e_6 : t_6 = vec 2 [:: (1 : R); (0 : R)] by rewrite /t_6 e_4 e_5 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_7 : 'cV[R]_2 := t_3 + t_6.
have e_7 : t_7 = vec 2 [:: (2%:R : R); (1 : R)] by rewrite /t_7 e_3 e_6 w_add; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_8 : letter_y = vec 2 [:: (1 : R); (- 1 : R)] by [].
pose t_9 : R := sumv letter_y.
have e_9 : t_9 = (0 : R) by rewrite /t_9 e_8 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_10 : R := 2%:R.
have e_10 : t_10 = (2%:R : R) by rewrite /t_10; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_11 : R := t_9 / t_10.
have e_11 : t_11 = (0 : R) by rewrite /t_11 e_9 e_10 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_12 : 'cV[R]_2 := t_11 *: t_2.
have e_12 : t_12 = vec 2 [:: (0 : R); (0 : R)] by rewrite /t_12 e_11 e_2 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_13 : 'cV[R]_2 := letter_y - t_12.
have e_13 : t_13 = vec 2 [:: (1 : R); (- 1 : R)] by rewrite /t_13 e_8 e_12 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_14 : 'cV[R]_2 := had t_7 t_13.
have e_14 : t_14 = vec 2 [:: (2%:R : R); (- 1 : R)] by rewrite /t_14 e_7 e_13 w_had; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_15 : R := sumv t_14.
have e_15 : t_15 = (1 : R) by rewrite /t_15 e_14 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_16 : R := 0.
have e_16 : t_16 = (0 : R) by rewrite /t_16; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
move=> /(_ erefl).
case=> _.
apply: (num_differ (c := (1 : R)) e_15 e_16); [rewrite /=; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring] | apply: lt0r_neq0; sgn].
Qed.

(* not ba.recurrent
   A layer-normalized recurrent network does not notice a rescaling of all summed inputs to a layer
   J. L. Ba, J. R. Kiros, G. E. Hinton, “Layer Normalization”, arXiv:1607.06450, version 1; §3.1, on layer-normalized
   recurrent networks *)
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition ba_recurrent_says : Prop :=
  forall (activation : 'cV[R]_N) (c : R),
  (0 < N)%N ->
  0 < variance activation ->
  N%:R != 0 :> R /\
  std (c *: activation) != 0 /\
  std activation != 0 /\
  0 <= variance (c *: activation) /\
  0 <= variance activation /\
  (std (c *: activation))^-1 *: centered (c *: activation) = (std activation)^-1 *: centered activation :> 'cV[R]_N.
End Statement.
Theorem ba_recurrent_fails (R : rcfType) : ~ (forall N : nat, ba_recurrent_says R N).
Proof.
move=> claim.
pose letter_activation : 'cV[R]_2 := vec 2 [:: (1 : R); (- 1 : R)].
pose letter_c : R := (- 1 : R).
have := claim 2%N letter_activation letter_c.
rewrite /ba_recurrent_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : letter_c = (- 1 : R) by [].
have e_2 : letter_activation = vec 2 [:: (1 : R); (- 1 : R)] by [].
pose t_3 : 'cV[R]_2 := letter_c *: letter_activation.
have e_3 : t_3 = vec 2 [:: (- 1 : R); (1 : R)] by rewrite /t_3 e_1 e_2 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_4 : R := sumv t_3.
have e_4 : t_4 = (0 : R) by rewrite /t_4 e_3 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_5 : R := 2%:R.
have e_5 : t_5 = (2%:R : R) by rewrite /t_5; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_6 : R := t_4 / t_5.
have e_6 : t_6 = (0 : R) by rewrite /t_6 e_4 e_5 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_7 : 'cV[R]_2 := ones.
have e_7 : t_7 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_7 w_ones; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_8 : 'cV[R]_2 := t_6 *: t_7.
have e_8 : t_8 = vec 2 [:: (0 : R); (0 : R)] by rewrite /t_8 e_6 e_7 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_9 : 'cV[R]_2 := t_3 - t_8.
have e_9 : t_9 = vec 2 [:: (- 1 : R); (1 : R)] by rewrite /t_9 e_3 e_8 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_10 : R := dot t_9 t_9.
have e_10 : t_10 = (2%:R : R) by rewrite /t_10 e_9 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_11 : R := t_10 / t_5.
have e_11 : t_11 = (1 : R) by rewrite /t_11 e_10 e_5 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_12 : R := Num.sqrt t_11.
have e_12 : t_12 = (1 : R) by rewrite /t_12 e_11; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
pose t_13 : R := t_12^-1.
have e_13 : t_13 = (1 : R) by rewrite /t_13 e_12 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_14 : 'cV[R]_2 := t_13 *: t_9.
have e_14 : t_14 = vec 2 [:: (- 1 : R); (1 : R)] by rewrite /t_14 e_13 e_9 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_15 : R := sumv letter_activation.
have e_15 : t_15 = (0 : R) by rewrite /t_15 e_2 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_16 : R := t_15 / t_5.
have e_16 : t_16 = (0 : R) by rewrite /t_16 e_15 e_5 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_17 : 'cV[R]_2 := t_16 *: t_7.
have e_17 : t_17 = vec 2 [:: (0 : R); (0 : R)] by rewrite /t_17 e_16 e_7 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_18 : 'cV[R]_2 := letter_activation - t_17.
have e_18 : t_18 = vec 2 [:: (1 : R); (- 1 : R)] by rewrite /t_18 e_2 e_17 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_19 : R := dot t_18 t_18.
have e_19 : t_19 = (2%:R : R) by rewrite /t_19 e_18 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_20 : R := t_19 / t_5.
have e_20 : t_20 = (1 : R) by rewrite /t_20 e_19 e_5 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_21 : R := Num.sqrt t_20.
have e_21 : t_21 = (1 : R) by rewrite /t_21 e_20; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
pose t_22 : R := t_21^-1.
have e_22 : t_22 = (1 : R) by rewrite /t_22 e_21 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_23 : 'cV[R]_2 := t_22 *: t_18.
have e_23 : t_23 = vec 2 [:: (1 : R); (- 1 : R)] by rewrite /t_23 e_22 e_18 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have h_24 : 0 < t_20 by rewrite e_20; sgn.
move=> /(_ erefl).
move=> /(_ h_24).
case=> _.
case=> _.
case=> _.
case=> _.
case=> _.
apply: (vec_differ (k := 0) (c := (- 2%:R : R)) _ e_14 e_23); [by [] | rewrite /=; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring] | apply: (one_over (r := (- 1 / 2%:R : R))); rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
Qed.

(* not rmsnorm.table.rmsnorm
   Of six changes RMSNorm does not notice the three that multiply all summed inputs by one number
   B. Zhang, R. Sennrich, “Root Mean Square Layer Normalization”, arXiv:1910.07467, the abstract, the README of the
   authors’ code, commit 6497139, and §1 and §4 in quotations; README, the table, the row “RMSNorm”
   not here: a basis vector *)

(* not rmsnorm.table.partial
   Of six changes pRMSNorm, which measures a part of the entries, does not notice the three that multiply all by one
   number
   B. Zhang, R. Sennrich, “Root Mean Square Layer Normalization”, arXiv:1910.07467, the abstract, the README of the
   authors’ code, commit 6497139, and §1 and §4 in quotations; README, the table, the row “pRMSNorm” *)
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition rmsnorm_table_partial_says : Prop :=
  forall (gain activation r : 'cV[R]_N) (t c : R),
  (0 < N)%N ->
  0 < dot (nonzero_entries gain) (vpow activation 2) ->
  0 < dot (nonzero_entries gain) (vpow (activation + t *: ones) 2) ->
  0 < dot (nonzero_entries gain) (vpow (activation - r) 2) ->
  Num.sqrt (dot (nonzero_entries gain) (vpow (c *: activation + 0) 2)) != 0 /\
  Num.sqrt (dot (nonzero_entries gain) (vpow activation 2)) != 0 /\
  Num.sqrt (dot (nonzero_entries gain) (vpow (activation + t *: ones) 2)) != 0 /\
  Num.sqrt (dot (nonzero_entries gain) (vpow (2%:R *: activation - had (nonzero_entries gain) activation) 2)) != 0 /\
  Num.sqrt (dot (nonzero_entries gain) (vpow (activation - r) 2)) != 0 /\
  0 <= dot (nonzero_entries gain) (vpow (c *: activation + 0) 2) /\
  0 <= sumv (nonzero_entries gain) /\
  0 <= dot (nonzero_entries gain) (vpow activation 2) /\
  0 <= dot (nonzero_entries gain) (vpow (activation + t *: ones) 2) /\
  0 <= dot (nonzero_entries gain) (vpow (2%:R *: activation - had (nonzero_entries gain) activation) 2) /\
  0 <= dot (nonzero_entries gain) (vpow (activation - r) 2) /\
  (Num.sqrt (dot (nonzero_entries gain) (vpow (c *: activation + 0) 2)))^-1 *: (Num.sqrt (sumv (nonzero_entries gain)) *: (c *: activation + 0)) = 1 *: ((Num.sqrt (dot (nonzero_entries gain) (vpow activation 2)))^-1 *: (Num.sqrt (sumv (nonzero_entries gain)) *: activation)) :> 'cV[R]_N.
End Statement.
Theorem rmsnorm_table_partial_fails (R : rcfType) : ~ (forall N : nat, rmsnorm_table_partial_says R N).
Proof.
move=> claim.
pose letter_gain : 'cV[R]_2 := vec 2 [:: (1 : R); (0 : R)].
pose letter_activation : 'cV[R]_2 := vec 2 [:: (2%:R : R); (2%:R : R)].
pose letter_r : 'cV[R]_2 := vec 2 [:: (3%:R : R); (- 1 : R)].
pose letter_t : R := (1 : R).
pose letter_c : R := (- 1 : R).
have := claim 2%N letter_gain letter_activation letter_r letter_t letter_c.
rewrite /rmsnorm_table_partial_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : letter_gain = vec 2 [:: (1 : R); (0 : R)] by [].
pose t_2 : 'cV[R]_2 := drazin letter_gain.
have e_2 : t_2 = vec 2 [:: (1 : R); (0 : R)] by rewrite /t_2 e_1 w_drazin; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_3 : 'cV[R]_2 := had letter_gain t_2.
have e_3 : t_3 = vec 2 [:: (1 : R); (0 : R)] by rewrite /t_3 e_1 e_2 w_had; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_4 : letter_c = (- 1 : R) by [].
have e_5 : letter_activation = vec 2 [:: (2%:R : R); (2%:R : R)] by [].
pose t_6 : 'cV[R]_2 := letter_c *: letter_activation.
have e_6 : t_6 = vec 2 [:: (- 2%:R : R); (- 2%:R : R)] by rewrite /t_6 e_4 e_5 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_7 : 'cV[R]_2 := 0.
have e_7 : t_7 = vec 2 [:: (0 : R); (0 : R)] by rewrite /t_7 w_zero; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_8 : 'cV[R]_2 := t_6 + t_7.
have e_8 : t_8 = vec 2 [:: (- 2%:R : R); (- 2%:R : R)] by rewrite /t_8 e_6 e_7 w_add; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_9 : 'cV[R]_2 := vpow t_8 2.
have e_9 : t_9 = vec 2 [:: (4%:R : R); (4%:R : R)] by rewrite /t_9 e_8 w_vpow; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_10 : R := dot t_3 t_9.
have e_10 : t_10 = (4%:R : R) by rewrite /t_10 e_3 e_9 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_11 : R := Num.sqrt t_10.
have e_11 : t_11 = (2%:R : R) by rewrite /t_11 e_10; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
pose t_12 : R := t_11^-1.
have e_12 : t_12 = (1 / 2%:R : R) by rewrite /t_12 e_11 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_13 : R := sumv t_3.
have e_13 : t_13 = (1 : R) by rewrite /t_13 e_3 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_14 : R := Num.sqrt t_13.
have e_14 : t_14 = (1 : R) by rewrite /t_14 e_13; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
pose t_15 : 'cV[R]_2 := t_14 *: t_8.
have e_15 : t_15 = vec 2 [:: (- 2%:R : R); (- 2%:R : R)] by rewrite /t_15 e_14 e_8 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_16 : 'cV[R]_2 := t_12 *: t_15.
have e_16 : t_16 = vec 2 [:: (- 1 : R); (- 1 : R)] by rewrite /t_16 e_12 e_15 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_17 : R := 1.
have e_17 : t_17 = (1 : R) by rewrite /t_17; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_18 : 'cV[R]_2 := vpow letter_activation 2.
have e_18 : t_18 = vec 2 [:: (4%:R : R); (4%:R : R)] by rewrite /t_18 e_5 w_vpow; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_19 : R := dot t_3 t_18.
have e_19 : t_19 = (4%:R : R) by rewrite /t_19 e_3 e_18 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_20 : R := Num.sqrt t_19.
have e_20 : t_20 = (2%:R : R) by rewrite /t_20 e_19; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
pose t_21 : R := t_20^-1.
have e_21 : t_21 = (1 / 2%:R : R) by rewrite /t_21 e_20 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_22 : 'cV[R]_2 := t_14 *: letter_activation.
have e_22 : t_22 = vec 2 [:: (2%:R : R); (2%:R : R)] by rewrite /t_22 e_14 e_5 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_23 : 'cV[R]_2 := t_21 *: t_22.
have e_23 : t_23 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_23 e_21 e_22 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_24 : 'cV[R]_2 := t_17 *: t_23.
have e_24 : t_24 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_24 e_17 e_23 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have h_25 : 0 < t_19 by rewrite e_19; sgn.
have e_26 : letter_t = (1 : R) by [].
pose t_27 : 'cV[R]_2 := ones.
have e_27 : t_27 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_27 w_ones; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_28 : 'cV[R]_2 := letter_t *: t_27.
have e_28 : t_28 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_28 e_26 e_27 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_29 : 'cV[R]_2 := letter_activation + t_28.
have e_29 : t_29 = vec 2 [:: (3%:R : R); (3%:R : R)] by rewrite /t_29 e_5 e_28 w_add; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_30 : 'cV[R]_2 := vpow t_29 2.
have e_30 : t_30 = vec 2 [:: (9%:R : R); (9%:R : R)] by rewrite /t_30 e_29 w_vpow; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_31 : R := dot t_3 t_30.
have e_31 : t_31 = (9%:R : R) by rewrite /t_31 e_3 e_30 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have h_32 : 0 < t_31 by rewrite e_31; sgn.
have e_33 : letter_r = vec 2 [:: (3%:R : R); (- 1 : R)] by [].
pose t_34 : 'cV[R]_2 := letter_activation - letter_r.
have e_34 : t_34 = vec 2 [:: (- 1 : R); (3%:R : R)] by rewrite /t_34 e_5 e_33 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_35 : 'cV[R]_2 := vpow t_34 2.
have e_35 : t_35 = vec 2 [:: (1 : R); (9%:R : R)] by rewrite /t_35 e_34 w_vpow; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_36 : R := dot t_3 t_35.
have e_36 : t_36 = (1 : R) by rewrite /t_36 e_3 e_35 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have h_37 : 0 < t_36 by rewrite e_36; sgn.
move=> /(_ erefl).
move=> /(_ h_25).
move=> /(_ h_32).
move=> /(_ h_37).
case=> _.
case=> _.
case=> _.
case=> _.
case=> _.
case=> _.
case=> _.
case=> _.
case=> _.
case=> _.
case=> _.
apply: (vec_differ (k := 0) (c := (- 2%:R : R)) _ e_16 e_24); [by [] | rewrite /=; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring] | apply: (one_over (r := (- 1 / 2%:R : R))); rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
Qed.

(* not rmsnorm.recentring
   The summed inputs of layer normalization remain intact where inputs or weights are shifted by noise
   B. Zhang, R. Sennrich, “Root Mean Square Layer Normalization”, arXiv:1910.07467, the abstract, the README of the
   authors’ code, commit 6497139, and §1 and §4 in quotations; §1, on shifts of inputs or weight matrix by noise *)
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition rmsnorm_recentring_says : Prop :=
  forall (activation d : 'cV[R]_N) (eps c k : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  N%:R != 0 :> R /\
  Num.sqrt (variance (activation + c *: ones + k *: d) + eps) != 0 /\
  Num.sqrt (variance activation + eps) != 0 /\
  0 <= variance (activation + c *: ones + k *: d) + eps /\
  0 <= variance activation + eps /\
  normalized eps (activation + c *: ones + k *: d) = normalized eps activation :> 'cV[R]_N.
End Statement.
Theorem rmsnorm_recentring_fails (R : rcfType) : ~ (forall N : nat, rmsnorm_recentring_says R N).
Proof.
move=> claim.
pose letter_activation : 'cV[R]_3 := vec 3 [:: (1 : R); (0 : R); (- 1 : R)].
pose letter_d : 'cV[R]_3 := vec 3 [:: (1 : R); (0 : R); (0 : R)].
pose letter_eps : R := (0 : R).
pose letter_c : R := (0 : R).
pose letter_k : R := (1 : R).
have := claim 3%N letter_activation letter_d letter_eps letter_c letter_k.
rewrite /rmsnorm_recentring_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : letter_activation = vec 3 [:: (1 : R); (0 : R); (- 1 : R)] by [].
have e_2 : letter_c = (0 : R) by [].
pose t_3 : 'cV[R]_3 := ones.
have e_3 : t_3 = vec 3 [:: (1 : R); (1 : R); (1 : R)] by rewrite /t_3 w_ones; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_4 : 'cV[R]_3 := letter_c *: t_3.
have e_4 : t_4 = vec 3 [:: (0 : R); (0 : R); (0 : R)] by rewrite /t_4 e_2 e_3 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_5 : 'cV[R]_3 := letter_activation + t_4.
have e_5 : t_5 = vec 3 [:: (1 : R); (0 : R); (- 1 : R)] by rewrite /t_5 e_1 e_4 w_add; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_6 : letter_k = (1 : R) by [].
have e_7 : letter_d = vec 3 [:: (1 : R); (0 : R); (0 : R)] by [].
pose t_8 : 'cV[R]_3 := letter_k *: letter_d.
have e_8 : t_8 = vec 3 [:: (1 : R); (0 : R); (0 : R)] by rewrite /t_8 e_6 e_7 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_9 : 'cV[R]_3 := t_5 + t_8.
have e_9 : t_9 = vec 3 [:: (2%:R : R); (0 : R); (- 1 : R)] by rewrite /t_9 e_5 e_8 w_add; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_10 : R := sumv t_9.
have e_10 : t_10 = (1 : R) by rewrite /t_10 e_9 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_11 : R := 3%:R.
have e_11 : t_11 = (3%:R : R) by rewrite /t_11; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_12 : R := t_10 / t_11.
have e_12 : t_12 = (1 / 3%:R : R) by rewrite /t_12 e_10 e_11 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_13 : 'cV[R]_3 := t_12 *: t_3.
have e_13 : t_13 = vec 3 [:: (1 / 3%:R : R); (1 / 3%:R : R); (1 / 3%:R : R)] by rewrite /t_13 e_12 e_3 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_14 : 'cV[R]_3 := t_9 - t_13.
have e_14 : t_14 = vec 3 [:: (5%:R / 3%:R : R); (- 1 / 3%:R : R); (- 4%:R / 3%:R : R)] by rewrite /t_14 e_9 e_13 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_15 : R := dot t_14 t_14.
have e_15 : t_15 = (14%:R / 3%:R : R) by rewrite /t_15 e_14 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_16 : R := t_15 / t_11.
have e_16 : t_16 = (14%:R / 9%:R : R) by rewrite /t_16 e_15 e_11 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_17 : letter_eps = (0 : R) by [].
pose t_18 : R := t_16 + letter_eps.
have e_18 : t_18 = (14%:R / 9%:R : R) by rewrite /t_18 e_16 e_17 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have [s_2 S_2 E_2] : exists2 s : R, 0 < s & s ^+ 2 = 2%:R by apply: root_pos; rewrite ltr0n.
have NZ_2 := lt0r_neq0 S_2.
have [s_7 S_7 E_7] : exists2 s : R, 0 < s & s ^+ 2 = 7%:R by apply: root_pos; rewrite ltr0n.
have NZ_7 := lt0r_neq0 S_7.
pose t_19 : R := Num.sqrt t_18.
have e_19 : t_19 = (1 / 3%:R * s_2 * s_7 : R) by rewrite /t_19 e_18; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_7 NZ_7 S_7 R; first [reflexivity | field: E_2 E_7; first [done | nz] | ring: E_2 E_7]].
pose t_20 : R := t_19^-1.
have e_20 : t_20 = (3%:R / 14%:R * s_2 * s_7 : R) by rewrite /t_20 e_19 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_7 NZ_7 S_7 R; first [reflexivity | field: E_2 E_7; first [done | nz] | ring: E_2 E_7].
pose t_21 : 'cV[R]_3 := t_20 *: t_14.
have e_21 : t_21 = vec 3 [:: (5%:R / 14%:R * s_2 * s_7 : R); (- 1 / 14%:R * s_2 * s_7 : R); (- 2%:R / 7%:R * s_2 * s_7 : R)] by rewrite /t_21 e_20 e_14 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_7 NZ_7 S_7 R; first [reflexivity | field: E_2 E_7; first [done | nz] | ring: E_2 E_7].
pose t_22 : R := sumv letter_activation.
have e_22 : t_22 = (0 : R) by rewrite /t_22 e_1 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_7 NZ_7 S_7 R; first [reflexivity | field: E_2 E_7; first [done | nz] | ring: E_2 E_7].
pose t_23 : R := t_22 / t_11.
have e_23 : t_23 = (0 : R) by rewrite /t_23 e_22 e_11 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_7 NZ_7 S_7 R; first [reflexivity | field: E_2 E_7; first [done | nz] | ring: E_2 E_7].
pose t_24 : 'cV[R]_3 := t_23 *: t_3.
have e_24 : t_24 = vec 3 [:: (0 : R); (0 : R); (0 : R)] by rewrite /t_24 e_23 e_3 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_7 NZ_7 S_7 R; first [reflexivity | field: E_2 E_7; first [done | nz] | ring: E_2 E_7].
pose t_25 : 'cV[R]_3 := letter_activation - t_24.
have e_25 : t_25 = vec 3 [:: (1 : R); (0 : R); (- 1 : R)] by rewrite /t_25 e_1 e_24 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_7 NZ_7 S_7 R; first [reflexivity | field: E_2 E_7; first [done | nz] | ring: E_2 E_7].
pose t_26 : R := dot t_25 t_25.
have e_26 : t_26 = (2%:R : R) by rewrite /t_26 e_25 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_7 NZ_7 S_7 R; first [reflexivity | field: E_2 E_7; first [done | nz] | ring: E_2 E_7].
pose t_27 : R := t_26 / t_11.
have e_27 : t_27 = (2%:R / 3%:R : R) by rewrite /t_27 e_26 e_11 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_7 NZ_7 S_7 R; first [reflexivity | field: E_2 E_7; first [done | nz] | ring: E_2 E_7].
pose t_28 : R := t_27 + letter_eps.
have e_28 : t_28 = (2%:R / 3%:R : R) by rewrite /t_28 e_27 e_17 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_7 NZ_7 S_7 R; first [reflexivity | field: E_2 E_7; first [done | nz] | ring: E_2 E_7].
have [s_3 S_3 E_3] : exists2 s : R, 0 < s & s ^+ 2 = 3%:R by apply: root_pos; rewrite ltr0n.
have NZ_3 := lt0r_neq0 S_3.
pose t_29 : R := Num.sqrt t_28.
have e_29 : t_29 = (1 / 3%:R * s_2 * s_3 : R) by rewrite /t_29 e_28; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_7 NZ_7 S_7 E_3 NZ_3 S_3 R; first [reflexivity | field: E_2 E_7 E_3; first [done | nz] | ring: E_2 E_7 E_3]].
pose t_30 : R := t_29^-1.
have e_30 : t_30 = (1 / 2%:R * s_2 * s_3 : R) by rewrite /t_30 e_29 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_7 NZ_7 S_7 E_3 NZ_3 S_3 R; first [reflexivity | field: E_2 E_7 E_3; first [done | nz] | ring: E_2 E_7 E_3].
pose t_31 : 'cV[R]_3 := t_30 *: t_25.
have e_31 : t_31 = vec 3 [:: (1 / 2%:R * s_2 * s_3 : R); (0 : R); (- 1 / 2%:R * s_2 * s_3 : R)] by rewrite /t_31 e_30 e_25 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_7 NZ_7 S_7 E_3 NZ_3 S_3 R; first [reflexivity | field: E_2 E_7 E_3; first [done | nz] | ring: E_2 E_7 E_3].
have h_32 : 0 <= letter_eps by rewrite e_17; exact: lexx.
have h_33 : 0 < t_28 by rewrite e_28; sgn.
move=> /(_ erefl).
move=> /(_ h_32).
move=> /(_ h_33).
case=> _.
case=> _.
case=> _.
case=> _.
case=> _.
apply: (vec_differ (k := 0) (c := (- 1 / 2%:R * s_2 * s_3 + 5%:R / 14%:R * s_2 * s_7 : R)) _ e_21 e_31); [by [] | rewrite /=; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_7 NZ_7 S_7 E_3 NZ_3 S_3 R; first [reflexivity | field: E_2 E_7 E_3; first [done | nz] | ring: E_2 E_7 E_3] | apply: (one_over (r := (7%:R / 4%:R * s_2 * s_3 + 5%:R / 4%:R * s_2 * s_7 : R))); rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_7 NZ_7 S_7 E_3 NZ_3 S_3 R; first [reflexivity | field: E_2 E_7 E_3; first [done | nz] | ring: E_2 E_7 E_3]].
Qed.

(* not rmsnorm.eq10
   The matrix R of the backward pass becomes R/c where the summed inputs are scaled by c
   B. Zhang, R. Sennrich, “Root Mean Square Layer Normalization”, arXiv:1910.07467, the abstract, the README of the
   authors’ code, commit 6497139, and §1 and §4 in quotations; §4.2, Eq. (10) *)
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition rmsnorm_eq10_says : Prop :=
  forall (activation : 'cV[R]_N) (c : R),
  (0 < N)%N ->
  0 < dot activation activation ->
  N%:R != 0 :> R /\
  Num.sqrt (dot (c *: activation) (c *: activation) / N%:R + 0) != 0 /\
  c != 0 /\
  Num.sqrt (dot activation activation / N%:R + 0) != 0 /\
  0 <= dot (c *: activation) (c *: activation) / N%:R + 0 /\
  0 <= dot activation activation / N%:R + 0 /\
  (Num.sqrt (dot (c *: activation) (c *: activation) / N%:R + 0))^-1 *: (1%:M - N%:R^-1 *: outer (rms_norm 0 (c *: activation)) (rms_norm 0 (c *: activation))) = (1 / c) *: ((Num.sqrt (dot activation activation / N%:R + 0))^-1 *: (1%:M - N%:R^-1 *: outer (rms_norm 0 activation) (rms_norm 0 activation))) :> 'M[R]_N.
End Statement.
Theorem rmsnorm_eq10_fails (R : rcfType) : ~ (forall N : nat, rmsnorm_eq10_says R N).
Proof.
move=> claim.
pose letter_activation : 'cV[R]_2 := vec 2 [:: (1 : R); (1 : R)].
pose letter_c : R := (- 1 : R).
have := claim 2%N letter_activation letter_c.
rewrite /rmsnorm_eq10_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : letter_c = (- 1 : R) by [].
have e_2 : letter_activation = vec 2 [:: (1 : R); (1 : R)] by [].
pose t_3 : 'cV[R]_2 := letter_c *: letter_activation.
have e_3 : t_3 = vec 2 [:: (- 1 : R); (- 1 : R)] by rewrite /t_3 e_1 e_2 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_4 : R := dot t_3 t_3.
have e_4 : t_4 = (2%:R : R) by rewrite /t_4 e_3 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_5 : R := 2%:R.
have e_5 : t_5 = (2%:R : R) by rewrite /t_5; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_6 : R := t_4 / t_5.
have e_6 : t_6 = (1 : R) by rewrite /t_6 e_4 e_5 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_7 : R := 0.
have e_7 : t_7 = (0 : R) by rewrite /t_7; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_8 : R := t_6 + t_7.
have e_8 : t_8 = (1 : R) by rewrite /t_8 e_6 e_7 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_9 : R := Num.sqrt t_8.
have e_9 : t_9 = (1 : R) by rewrite /t_9 e_8; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
pose t_10 : R := t_9^-1.
have e_10 : t_10 = (1 : R) by rewrite /t_10 e_9 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_11 : 'M[R]_2 := 1%:M.
have e_11 : t_11 = mat 2 [:: [:: (1 : R); (0 : R)]; [:: (0 : R); (1 : R)]] by rewrite /t_11 w_identity; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_12 : R := t_5^-1.
have e_12 : t_12 = (1 / 2%:R : R) by rewrite /t_12 e_5 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_13 : 'cV[R]_2 := t_10 *: t_3.
have e_13 : t_13 = vec 2 [:: (- 1 : R); (- 1 : R)] by rewrite /t_13 e_10 e_3 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_14 : 'M[R]_2 := outer t_13 t_13.
have e_14 : t_14 = mat 2 [:: [:: (1 : R); (1 : R)]; [:: (1 : R); (1 : R)]] by rewrite /t_14 e_13 w_outer; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_15 : 'M[R]_2 := t_12 *: t_14.
have e_15 : t_15 = mat 2 [:: [:: (1 / 2%:R : R); (1 / 2%:R : R)]; [:: (1 / 2%:R : R); (1 / 2%:R : R)]] by rewrite /t_15 e_12 e_14 w_mscale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_16 : 'M[R]_2 := t_11 - t_15.
have e_16 : t_16 = mat 2 [:: [:: (1 / 2%:R : R); (- 1 / 2%:R : R)]; [:: (- 1 / 2%:R : R); (1 / 2%:R : R)]] by rewrite /t_16 e_11 e_15 w_msub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_17 : 'M[R]_2 := t_10 *: t_16.
have e_17 : t_17 = mat 2 [:: [:: (1 / 2%:R : R); (- 1 / 2%:R : R)]; [:: (- 1 / 2%:R : R); (1 / 2%:R : R)]] by rewrite /t_17 e_10 e_16 w_mscale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_18 : R := 1.
have e_18 : t_18 = (1 : R) by rewrite /t_18; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_19 : R := t_18 / letter_c.
have e_19 : t_19 = (- 1 : R) by rewrite /t_19 e_18 e_1 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_20 : R := dot letter_activation letter_activation.
have e_20 : t_20 = (2%:R : R) by rewrite /t_20 e_2 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_21 : R := t_20 / t_5.
have e_21 : t_21 = (1 : R) by rewrite /t_21 e_20 e_5 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_22 : R := t_21 + t_7.
have e_22 : t_22 = (1 : R) by rewrite /t_22 e_21 e_7 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_23 : R := Num.sqrt t_22.
have e_23 : t_23 = (1 : R) by rewrite /t_23 e_22; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
pose t_24 : R := t_23^-1.
have e_24 : t_24 = (1 : R) by rewrite /t_24 e_23 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_25 : 'cV[R]_2 := t_24 *: letter_activation.
have e_25 : t_25 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_25 e_24 e_2 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_26 : 'M[R]_2 := outer t_25 t_25.
have e_26 : t_26 = mat 2 [:: [:: (1 : R); (1 : R)]; [:: (1 : R); (1 : R)]] by rewrite /t_26 e_25 w_outer; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_27 : 'M[R]_2 := t_12 *: t_26.
have e_27 : t_27 = mat 2 [:: [:: (1 / 2%:R : R); (1 / 2%:R : R)]; [:: (1 / 2%:R : R); (1 / 2%:R : R)]] by rewrite /t_27 e_12 e_26 w_mscale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_28 : 'M[R]_2 := t_11 - t_27.
have e_28 : t_28 = mat 2 [:: [:: (1 / 2%:R : R); (- 1 / 2%:R : R)]; [:: (- 1 / 2%:R : R); (1 / 2%:R : R)]] by rewrite /t_28 e_11 e_27 w_msub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_29 : 'M[R]_2 := t_24 *: t_28.
have e_29 : t_29 = mat 2 [:: [:: (1 / 2%:R : R); (- 1 / 2%:R : R)]; [:: (- 1 / 2%:R : R); (1 / 2%:R : R)]] by rewrite /t_29 e_24 e_28 w_mscale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_30 : 'M[R]_2 := t_19 *: t_29.
have e_30 : t_30 = mat 2 [:: [:: (- 1 / 2%:R : R); (1 / 2%:R : R)]; [:: (1 / 2%:R : R); (- 1 / 2%:R : R)]] by rewrite /t_30 e_19 e_29 w_mscale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have h_31 : 0 < t_20 by rewrite e_20; sgn.
move=> /(_ erefl).
move=> /(_ h_31).
case=> _.
case=> _.
case=> _.
case=> _.
case=> _.
case=> _.
apply: (mat_differ (k := 0) (l := 0) (c := (1 : R)) _ _ e_17 e_30); [by [] | by [] | rewrite /=; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring] | apply: lt0r_neq0; sgn].
Qed.

(* not xiong.lemma3
   LayerNorm’s Jacobian has a norm of the order of √N/‖a‖: at most a constant times it
   R. Xiong et al., “On Layer Normalization in the Transformer Architecture”, arXiv:2002.04745, the text with its
   supplement, in a copy that names no version; Lemma 3 *)
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition xiong_lemma3_says : Prop :=
  forall (activation w : 'cV[R]_N) (c : R),
  (0 < N)%N ->
  0 < variance activation ->
  N%:R != 0 :> R /\
  dot (centered activation) (centered activation) != 0 /\
  dot (Pi2 (centered activation) *m Pi *m (Pi2 (centered activation) *m Pi *m w)) (Pi2 (centered activation) *m Pi *m (Pi2 (centered activation) *m Pi *m w)) = dot (Pi2 (centered activation) *m Pi *m w) (Pi2 (centered activation) *m Pi *m w) :> R /\
  (N%:R / dot (centered activation) (centered activation)) * dot activation activation <= (1 + c) * N%:R.
End Statement.
Theorem xiong_lemma3_fails (R : rcfType) : ~ (forall N : nat, xiong_lemma3_says R N).
Proof.
move=> claim.
pose letter_activation : 'cV[R]_3 := vec 3 [:: ((10%:R ^+ 2) : R); ((1 * 100%:R + 1) : R); ((1 * 100%:R + 2%:R) : R)].
pose letter_w : 'cV[R]_3 := vec 3 [:: (1 : R); (- 2%:R : R); (1 : R)].
pose letter_c : R := (1 : R).
have := claim 3%N letter_activation letter_w letter_c.
rewrite /xiong_lemma3_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
pose t_1 : R := 3%:R.
have e_1 : t_1 = (3%:R : R) by rewrite /t_1; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_2 : letter_activation = vec 3 [:: ((10%:R ^+ 2) : R); ((1 * 100%:R + 1) : R); ((1 * 100%:R + 2%:R) : R)] by [].
pose t_3 : R := sumv letter_activation.
have e_3 : t_3 = ((3%:R * 100%:R + 3%:R) : R) by rewrite /t_3 e_2 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_4 : R := t_3 / t_1.
have e_4 : t_4 = ((1 * 100%:R + 1) : R) by rewrite /t_4 e_3 e_1 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_5 : 'cV[R]_3 := ones.
have e_5 : t_5 = vec 3 [:: (1 : R); (1 : R); (1 : R)] by rewrite /t_5 w_ones; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_6 : 'cV[R]_3 := t_4 *: t_5.
have e_6 : t_6 = vec 3 [:: ((1 * 100%:R + 1) : R); ((1 * 100%:R + 1) : R); ((1 * 100%:R + 1) : R)] by rewrite /t_6 e_4 e_5 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_7 : 'cV[R]_3 := letter_activation - t_6.
have e_7 : t_7 = vec 3 [:: (- 1 : R); (0 : R); (1 : R)] by rewrite /t_7 e_2 e_6 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_8 : R := dot t_7 t_7.
have e_8 : t_8 = (2%:R : R) by rewrite /t_8 e_7 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_9 : R := t_1 / t_8.
have e_9 : t_9 = (3%:R / 2%:R : R) by rewrite /t_9 e_1 e_8 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_10 : R := dot letter_activation letter_activation.
have e_10 : t_10 = (((3%:R * 100%:R + 6%:R) * 100%:R + 5%:R) : R) by rewrite /t_10 e_2 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_11 : R := t_9 * t_10.
have e_11 : t_11 = (((9%:R * 100%:R + 18%:R) * 100%:R + 15%:R) / 2%:R : R) by rewrite /t_11 e_9 e_10 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_12 : R := 1.
have e_12 : t_12 = (1 : R) by rewrite /t_12; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_13 : letter_c = (1 : R) by [].
pose t_14 : R := t_12 + letter_c.
have e_14 : t_14 = (2%:R : R) by rewrite /t_14 e_12 e_13 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_15 : R := t_14 * t_1.
have e_15 : t_15 = (6%:R : R) by rewrite /t_15 e_14 e_1 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_16 : R := t_8 / t_1.
have e_16 : t_16 = (2%:R / 3%:R : R) by rewrite /t_16 e_8 e_1 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have h_17 : 0 < t_16 by rewrite e_16; sgn.
move=> /(_ erefl).
move=> /(_ h_17).
case=> _.
case=> _.
case=> _.
apply: (not_le e_11 e_15); apply: (pos_is (c := (((9%:R * 100%:R + 18%:R) * 100%:R + 3%:R) / 2%:R : R))); [rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring] | sgn].
Qed.


