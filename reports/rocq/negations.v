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
  1 <= Num.sqrt (1 + (N%:R * eps) / dot activation (Pi *m activation)) /\
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
pose letter_activation : 'cV[R]_2 := vec 2 [:: (1 : R); (0 : R)].
pose letter_eps : R := (0 : R).
have := claim 2%N letter_activation letter_eps.
rewrite /riechers_ball_open_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
pose t_1 : R := 2%:R.
have e_1 : t_1 = (2%:R : R) by rewrite /t_1; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_2 : letter_activation = vec 2 [:: (1 : R); (0 : R)] by [].
pose t_3 : R := sumv letter_activation.
have e_3 : t_3 = (1 : R) by rewrite /t_3 e_2 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_4 : R := t_3 / t_1.
have e_4 : t_4 = (1 / 2%:R : R) by rewrite /t_4 e_3 e_1 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_5 : 'cV[R]_2 := ones.
have e_5 : t_5 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_5 w_ones; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_6 : 'cV[R]_2 := t_4 *: t_5.
have e_6 : t_6 = vec 2 [:: (1 / 2%:R : R); (1 / 2%:R : R)] by rewrite /t_6 e_4 e_5 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_7 : 'cV[R]_2 := letter_activation - t_6.
have e_7 : t_7 = vec 2 [:: (1 / 2%:R : R); (- 1 / 2%:R : R)] by rewrite /t_7 e_2 e_6 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_8 : R := dot t_7 t_7.
have e_8 : t_8 = (1 / 2%:R : R) by rewrite /t_8 e_7 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_9 : R := t_8 / t_1.
have e_9 : t_9 = (1 / 4%:R : R) by rewrite /t_9 e_8 e_1 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_10 : letter_eps = (0 : R) by [].
pose t_11 : R := t_9 + letter_eps.
have e_11 : t_11 = (1 / 4%:R : R) by rewrite /t_11 e_9 e_10 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_12 : R := Num.sqrt t_11.
have e_12 : t_12 = (1 / 2%:R : R) by rewrite /t_12 e_11; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
pose t_13 : R := t_12^-1.
have e_13 : t_13 = (2%:R : R) by rewrite /t_13 e_12 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
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
pose letter_gain : 'cV[R]_2 := vec 2 [:: (0 : R); (1 : R)].
pose letter_activation : 'cV[R]_2 := vec 2 [:: (1 : R); (0 : R)].
pose letter_bias : 'cV[R]_2 := vec 2 [:: (0 : R); (0 : R)].
pose letter_eps : R := (0 : R).
have := claim 2%N letter_gain letter_activation letter_bias letter_eps.
rewrite /riechers_image_in_ellipsoid_interior_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
pose t_1 : R := 2%:R.
have e_1 : t_1 = (2%:R : R) by rewrite /t_1; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_2 : letter_activation = vec 2 [:: (1 : R); (0 : R)] by [].
pose t_3 : R := sumv letter_activation.
have e_3 : t_3 = (1 : R) by rewrite /t_3 e_2 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_4 : R := t_3 / t_1.
have e_4 : t_4 = (1 / 2%:R : R) by rewrite /t_4 e_3 e_1 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_5 : 'cV[R]_2 := ones.
have e_5 : t_5 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_5 w_ones; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_6 : 'cV[R]_2 := t_4 *: t_5.
have e_6 : t_6 = vec 2 [:: (1 / 2%:R : R); (1 / 2%:R : R)] by rewrite /t_6 e_4 e_5 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_7 : 'cV[R]_2 := letter_activation - t_6.
have e_7 : t_7 = vec 2 [:: (1 / 2%:R : R); (- 1 / 2%:R : R)] by rewrite /t_7 e_2 e_6 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_8 : R := dot t_7 t_7.
have e_8 : t_8 = (1 / 2%:R : R) by rewrite /t_8 e_7 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_9 : R := t_8 / t_1.
have e_9 : t_9 = (1 / 4%:R : R) by rewrite /t_9 e_8 e_1 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_10 : letter_eps = (0 : R) by [].
pose t_11 : R := t_9 + letter_eps.
have e_11 : t_11 = (1 / 4%:R : R) by rewrite /t_11 e_9 e_10 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_12 : R := Num.sqrt t_11.
have e_12 : t_12 = (1 / 2%:R : R) by rewrite /t_12 e_11; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
pose t_13 : R := t_12^-1.
have e_13 : t_13 = (2%:R : R) by rewrite /t_13 e_12 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
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
pose letter_activation : 'cV[R]_3 := vec 3 [:: (1 : R); (0 : R); (0 : R)].
pose letter_gain : 'cV[R]_3 := vec 3 [:: (1 : R); (1 : R); (0 : R)].
pose letter_bias : 'cV[R]_3 := vec 3 [:: (0 : R); (0 : R); (0 : R)].
pose letter_eps : R := (0 : R).
have := claim 3%N letter_activation letter_gain letter_bias letter_eps.
rewrite /riechers_surface_hyperellipsoid_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : letter_gain = vec 3 [:: (1 : R); (1 : R); (0 : R)] by [].
have e_2 : letter_eps = (0 : R) by [].
have h_3 : 0 <= letter_eps by rewrite e_2; exact: lexx.
have e_4 : letter_activation = vec 3 [:: (1 : R); (0 : R); (0 : R)] by [].
pose t_5 : R := sumv letter_activation.
have e_5 : t_5 = (1 : R) by rewrite /t_5 e_4 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_6 : R := 3%:R.
have e_6 : t_6 = (3%:R : R) by rewrite /t_6; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_7 : R := t_5 / t_6.
have e_7 : t_7 = (1 / 3%:R : R) by rewrite /t_7 e_5 e_6 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_8 : 'cV[R]_3 := ones.
have e_8 : t_8 = vec 3 [:: (1 : R); (1 : R); (1 : R)] by rewrite /t_8 w_ones; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_9 : 'cV[R]_3 := t_7 *: t_8.
have e_9 : t_9 = vec 3 [:: (1 / 3%:R : R); (1 / 3%:R : R); (1 / 3%:R : R)] by rewrite /t_9 e_7 e_8 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_10 : 'cV[R]_3 := letter_activation - t_9.
have e_10 : t_10 = vec 3 [:: (2%:R / 3%:R : R); (- 1 / 3%:R : R); (- 1 / 3%:R : R)] by rewrite /t_10 e_4 e_9 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_11 : R := dot t_10 t_10.
have e_11 : t_11 = (2%:R / 3%:R : R) by rewrite /t_11 e_10 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_12 : R := t_11 / t_6.
have e_12 : t_12 = (2%:R / 9%:R : R) by rewrite /t_12 e_11 e_6 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_13 : R := t_12 + letter_eps.
have e_13 : t_13 = (2%:R / 9%:R : R) by rewrite /t_13 e_12 e_2 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have h_14 : 0 < t_13 by rewrite e_13; sgn.
move=> /(_ erefl).
move=> /(_ h_3).
move=> /(_ h_14).
case=> _.
case=> _.
case=> + _.
apply: (vec_zero (k := 2) _ e_1); rewrite //=.
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
apply: (mat_differ (k := 0) (l := 0) (c := (- 1 : R)) _ _ e_16 e_19); rewrite //=; [rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring] | apply: (one_over (r := (- 1 : R))); rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
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
pose letter_gain : 'cV[R]_3 := vec 3 [:: (1 : R); (1 : R); (0 : R)].
pose letter_x : 'cV[R]_3 := vec 3 [:: (1 : R); (0 : R); (1 : R)].
have := claim 3%N letter_gain letter_x.
rewrite /riechers_intersection_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : letter_gain = vec 3 [:: (1 : R); (1 : R); (0 : R)] by [].
move=> /(_ erefl).
case=> + _.
apply: (vec_zero (k := 2) _ e_1); rewrite //=.
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
pose letter_activation : 'cV[R]_2 := vec 2 [:: (1 : R); (0 : R)].
pose letter_eps : R := (1 : R).
have := claim 2%N letter_activation letter_eps.
rewrite /walkthrough_standardizes_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : letter_activation = vec 2 [:: (1 : R); (0 : R)] by [].
pose t_2 : R := sumv letter_activation.
have e_2 : t_2 = (1 : R) by rewrite /t_2 e_1 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_3 : R := 2%:R.
have e_3 : t_3 = (2%:R : R) by rewrite /t_3; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_4 : R := t_2 / t_3.
have e_4 : t_4 = (1 / 2%:R : R) by rewrite /t_4 e_2 e_3 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_5 : 'cV[R]_2 := ones.
have e_5 : t_5 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_5 w_ones; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_6 : 'cV[R]_2 := t_4 *: t_5.
have e_6 : t_6 = vec 2 [:: (1 / 2%:R : R); (1 / 2%:R : R)] by rewrite /t_6 e_4 e_5 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_7 : 'cV[R]_2 := letter_activation - t_6.
have e_7 : t_7 = vec 2 [:: (1 / 2%:R : R); (- 1 / 2%:R : R)] by rewrite /t_7 e_1 e_6 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_8 : R := dot t_7 t_7.
have e_8 : t_8 = (1 / 2%:R : R) by rewrite /t_8 e_7 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_9 : R := t_8 / t_3.
have e_9 : t_9 = (1 / 4%:R : R) by rewrite /t_9 e_8 e_3 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_10 : letter_eps = (1 : R) by [].
pose t_11 : R := t_9 + letter_eps.
have e_11 : t_11 = (5%:R / 4%:R : R) by rewrite /t_11 e_9 e_10 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have [s_5 S_5 E_5] : exists2 s : R, 0 < s & s ^+ 2 = 5%:R by apply: root_pos; rewrite ltr0n.
have NZ_5 := lt0r_neq0 S_5.
pose t_12 : R := Num.sqrt t_11.
have e_12 : t_12 = (1 / 2%:R * s_5 : R) by rewrite /t_12 e_11; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5]].
pose t_13 : R := t_12^-1.
have e_13 : t_13 = (2%:R / 5%:R * s_5 : R) by rewrite /t_13 e_12 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
pose t_14 : 'cV[R]_2 := t_13 *: t_7.
have e_14 : t_14 = vec 2 [:: (1 / 5%:R * s_5 : R); (- 1 / 5%:R * s_5 : R)] by rewrite /t_14 e_13 e_7 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
pose t_15 : R := sumv t_14.
have e_15 : t_15 = (0 : R) by rewrite /t_15 e_14 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
pose t_16 : R := t_15 / t_3.
have e_16 : t_16 = (0 : R) by rewrite /t_16 e_15 e_3 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
pose t_17 : 'cV[R]_2 := t_16 *: t_5.
have e_17 : t_17 = vec 2 [:: (0 : R); (0 : R)] by rewrite /t_17 e_16 e_5 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
pose t_18 : 'cV[R]_2 := t_14 - t_17.
have e_18 : t_18 = vec 2 [:: (1 / 5%:R * s_5 : R); (- 1 / 5%:R * s_5 : R)] by rewrite /t_18 e_14 e_17 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
pose t_19 : R := dot t_18 t_18.
have e_19 : t_19 = (2%:R / 5%:R : R) by rewrite /t_19 e_18 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
pose t_20 : R := t_19 / t_3.
have e_20 : t_20 = (1 / 5%:R : R) by rewrite /t_20 e_19 e_3 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
pose t_21 : R := 1.
have e_21 : t_21 = (1 : R) by rewrite /t_21; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
have h_22 : 0 <= letter_eps by rewrite e_10; sgn.
have h_23 : 0 < t_9 by rewrite e_9; sgn.
move=> /(_ erefl).
move=> /(_ h_22).
move=> /(_ h_23).
case=> _.
case=> _.
case=> _.
case=> _.
apply: (num_differ (c := (- 4%:R / 5%:R : R)) e_20 e_21); rewrite //=; [rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5] | apply: (one_over (r := (- 5%:R / 4%:R : R))); rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5]].
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
pose letter_activation : 'cV[R]_2 := vec 2 [:: (1 : R); (0 : R)].
pose letter_eps : R := (1 : R).
have := claim 2%N letter_activation letter_eps.
rewrite /cheatsheet_mean_variance_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : letter_activation = vec 2 [:: (1 : R); (0 : R)] by [].
pose t_2 : R := sumv letter_activation.
have e_2 : t_2 = (1 : R) by rewrite /t_2 e_1 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_3 : R := 2%:R.
have e_3 : t_3 = (2%:R : R) by rewrite /t_3; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_4 : R := t_2 / t_3.
have e_4 : t_4 = (1 / 2%:R : R) by rewrite /t_4 e_2 e_3 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_5 : 'cV[R]_2 := ones.
have e_5 : t_5 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_5 w_ones; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_6 : 'cV[R]_2 := t_4 *: t_5.
have e_6 : t_6 = vec 2 [:: (1 / 2%:R : R); (1 / 2%:R : R)] by rewrite /t_6 e_4 e_5 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_7 : 'cV[R]_2 := letter_activation - t_6.
have e_7 : t_7 = vec 2 [:: (1 / 2%:R : R); (- 1 / 2%:R : R)] by rewrite /t_7 e_1 e_6 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_8 : R := dot t_7 t_7.
have e_8 : t_8 = (1 / 2%:R : R) by rewrite /t_8 e_7 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_9 : R := t_8 / t_3.
have e_9 : t_9 = (1 / 4%:R : R) by rewrite /t_9 e_8 e_3 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_10 : letter_eps = (1 : R) by [].
pose t_11 : R := t_9 + letter_eps.
have e_11 : t_11 = (5%:R / 4%:R : R) by rewrite /t_11 e_9 e_10 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have [s_5 S_5 E_5] : exists2 s : R, 0 < s & s ^+ 2 = 5%:R by apply: root_pos; rewrite ltr0n.
have NZ_5 := lt0r_neq0 S_5.
pose t_12 : R := Num.sqrt t_11.
have e_12 : t_12 = (1 / 2%:R * s_5 : R) by rewrite /t_12 e_11; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5]].
pose t_13 : R := t_12^-1.
have e_13 : t_13 = (2%:R / 5%:R * s_5 : R) by rewrite /t_13 e_12 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
pose t_14 : 'cV[R]_2 := t_13 *: t_7.
have e_14 : t_14 = vec 2 [:: (1 / 5%:R * s_5 : R); (- 1 / 5%:R * s_5 : R)] by rewrite /t_14 e_13 e_7 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
pose t_15 : R := sumv t_14.
have e_15 : t_15 = (0 : R) by rewrite /t_15 e_14 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
pose t_16 : R := t_15 / t_3.
have e_16 : t_16 = (0 : R) by rewrite /t_16 e_15 e_3 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
pose t_17 : 'cV[R]_2 := t_16 *: t_5.
have e_17 : t_17 = vec 2 [:: (0 : R); (0 : R)] by rewrite /t_17 e_16 e_5 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
pose t_18 : 'cV[R]_2 := t_14 - t_17.
have e_18 : t_18 = vec 2 [:: (1 / 5%:R * s_5 : R); (- 1 / 5%:R * s_5 : R)] by rewrite /t_18 e_14 e_17 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
pose t_19 : R := dot t_18 t_18.
have e_19 : t_19 = (2%:R / 5%:R : R) by rewrite /t_19 e_18 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
pose t_20 : R := t_19 / t_3.
have e_20 : t_20 = (1 / 5%:R : R) by rewrite /t_20 e_19 e_3 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
pose t_21 : R := 1.
have e_21 : t_21 = (1 : R) by rewrite /t_21; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
have h_22 : 0 <= letter_eps by rewrite e_10; sgn.
have h_23 : 0 < t_9 by rewrite e_9; sgn.
move=> /(_ erefl).
move=> /(_ h_22).
move=> /(_ h_23).
case=> _.
case=> _.
case=> _.
case=> _.
apply: (num_differ (c := (- 4%:R / 5%:R : R)) e_20 e_21); rewrite //=; [rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5] | apply: (one_over (r := (- 5%:R / 4%:R : R))); rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5]].
Qed.

(* not walkthrough.formula
   The simplified formula with √σ² and the function layer_norm below it compute the same
   a post that derives LayerNorm’s forward and backward pass, with NumPy and PyTorch checks; LayerNorm, the formula
   and the code
   not here: the proof that is written has a goal less than it takes care of *)

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
apply: (vec_differ (k := 0) (c := (- 1 / 4%:R : R)) _ e_25 e_12); rewrite //=; [rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring] | apply: (one_over (r := (- 4%:R : R))); rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
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
  ((2%:R - 7%:R / 3%:R) ^+ 2 + (2%:R - 7%:R / 3%:R) ^+ 2 + (3%:R - 7%:R / 3%:R) ^+ 2) / 3%:R + 1 / (100%:R * 1000%:R) != 0 :> R /\
  1 - 5%:R / ((1 * 1000%:R) * 1000%:R) <= (((2%:R - 7%:R / 3%:R) ^+ 2 + (2%:R - 7%:R / 3%:R) ^+ 2 + (3%:R - 7%:R / 3%:R) ^+ 2) / 3%:R) / (((2%:R - 7%:R / 3%:R) ^+ 2 + (2%:R - 7%:R / 3%:R) ^+ 2 + (3%:R - 7%:R / 3%:R) ^+ 2) / 3%:R + 1 / (100%:R * 1000%:R)) :> R /\
  (((2%:R - 7%:R / 3%:R) ^+ 2 + (2%:R - 7%:R / 3%:R) ^+ 2 + (3%:R - 7%:R / 3%:R) ^+ 2) / 3%:R) / (((2%:R - 7%:R / 3%:R) ^+ 2 + (2%:R - 7%:R / 3%:R) ^+ 2 + (3%:R - 7%:R / 3%:R) ^+ 2) / 3%:R + 1 / (100%:R * 1000%:R)) <= 1 + 5%:R / ((1 * 1000%:R) * 1000%:R) :> R.
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
pose t_3 : R := ((1 * 1000%:R) * 1000%:R).
have e_3 : t_3 = (((1 * 1000%:R) * 1000%:R) : R) by rewrite /t_3; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_4 : R := t_2 / t_3.
have e_4 : t_4 = (1 / (200%:R * 1000%:R) : R) by rewrite /t_4 e_2 e_3 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_5 : R := t_1 - t_4.
have e_5 : t_5 = ((199%:R * 1000%:R + 999%:R) / (200%:R * 1000%:R) : R) by rewrite /t_5 e_1 e_4 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
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
pose t_17 : R := (100%:R * 1000%:R).
have e_17 : t_17 = ((100%:R * 1000%:R) : R) by rewrite /t_17; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_18 : R := t_1 / t_17.
have e_18 : t_18 = (1 / (100%:R * 1000%:R) : R) by rewrite /t_18 e_1 e_17 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_19 : R := t_16 + t_18.
have e_19 : t_19 = ((200%:R * 1000%:R + 9%:R) / (900%:R * 1000%:R) : R) by rewrite /t_19 e_16 e_18 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_20 : R := t_16 / t_19.
have e_20 : t_20 = ((200%:R * 1000%:R) / (200%:R * 1000%:R + 9%:R) : R) by rewrite /t_20 e_16 e_19 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
case=> _.
case=> + _.
apply: (not_le e_5 e_20); apply: (pos_is (c := (((1 * 1000%:R + 599%:R) * 1000%:R + 991%:R) / (((40%:R * 1000%:R + 1) * 1000%:R + 800%:R) * 1000%:R) : R))); [rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring] | sgn].
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
apply: (vec_differ (k := 0) (c := (- 2%:R : R)) _ e_20 e_32); rewrite //=; [rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring] | apply: (one_over (r := (- 1 / 2%:R : R))); rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
Qed.

(* not walkthrough.term3
   Term 3 makes the gradient orthogonal to the input’s own direction
   a post that derives LayerNorm’s forward and backward pass, with NumPy and PyTorch checks; Intuition of the terms,
   term 3
   not here: derivatives and critical points are not worked out in numbers *)

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
apply: (vec_differ (k := 0) (c := (- 1 : R)) _ e_20 e_21); rewrite //=; [rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring] | apply: (one_over (r := (- 1 : R))); rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
Qed.

(* not visualizing.sphere
   g(f(x)) lies on the sphere of radius √n in U
   “Visualizing Layer Normalization”, 2023-01-15; Visualizing layer normalization, the paragraph on g *)
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition visualizing_sphere_says : Prop :=
  forall (activation : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation ->
  N%:R != 0 :> R /\
  vnorm (Pi *m activation) + eps * Num.sqrt N%:R != 0 /\
  0 <= dot (Pi *m activation) (Pi *m activation) /\
  0 <= N%:R :> R /\
  0 <= dot ((vnorm (Pi *m activation) + eps * Num.sqrt N%:R)^-1 *: (Num.sqrt N%:R *: (Pi *m activation))) ((vnorm (Pi *m activation) + eps * Num.sqrt N%:R)^-1 *: (Num.sqrt N%:R *: (Pi *m activation))) /\
  sumv ((vnorm (Pi *m activation) + eps * Num.sqrt N%:R)^-1 *: (Num.sqrt N%:R *: (Pi *m activation))) = 0 :> R /\
  vnorm ((vnorm (Pi *m activation) + eps * Num.sqrt N%:R)^-1 *: (Num.sqrt N%:R *: (Pi *m activation))) = Num.sqrt N%:R :> R.
End Statement.
Theorem visualizing_sphere_fails (R : rcfType) : ~ (forall N : nat, visualizing_sphere_says R N).
Proof.
move=> claim.
pose letter_activation : 'cV[R]_2 := vec 2 [:: (1 : R); (0 : R)].
pose letter_eps : R := (1 : R).
have := claim 2%N letter_activation letter_eps.
rewrite /visualizing_sphere_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
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
pose t_9 : 'cV[R]_2 := t_7 *m letter_activation.
have e_9 : t_9 = vec 2 [:: (1 / 2%:R : R); (- 1 / 2%:R : R)] by rewrite /t_9 e_7 e_8 w_apply; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_10 : R := dot t_9 t_9.
have e_10 : t_10 = (1 / 2%:R : R) by rewrite /t_10 e_9 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have [s_2 S_2 E_2] : exists2 s : R, 0 < s & s ^+ 2 = 2%:R by apply: root_pos; rewrite ltr0n.
have NZ_2 := lt0r_neq0 S_2.
pose t_11 : R := Num.sqrt t_10.
have e_11 : t_11 = (1 / 2%:R * s_2 : R) by rewrite /t_11 e_10; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2]].
have e_12 : letter_eps = (1 : R) by [].
pose t_13 : R := Num.sqrt t_2.
have e_13 : t_13 = (1 * s_2 : R) by rewrite /t_13 e_2; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2]].
pose t_14 : R := letter_eps * t_13.
have e_14 : t_14 = (1 * s_2 : R) by rewrite /t_14 e_12 e_13 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_15 : R := t_11 + t_14.
have e_15 : t_15 = (3%:R / 2%:R * s_2 : R) by rewrite /t_15 e_11 e_14 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_16 : R := t_15^-1.
have e_16 : t_16 = (1 / 3%:R * s_2 : R) by rewrite /t_16 e_15 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_17 : 'cV[R]_2 := t_13 *: t_9.
have e_17 : t_17 = vec 2 [:: (1 / 2%:R * s_2 : R); (- 1 / 2%:R * s_2 : R)] by rewrite /t_17 e_13 e_9 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_18 : 'cV[R]_2 := t_16 *: t_17.
have e_18 : t_18 = vec 2 [:: (1 / 3%:R : R); (- 1 / 3%:R : R)] by rewrite /t_18 e_16 e_17 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_19 : R := dot t_18 t_18.
have e_19 : t_19 = (2%:R / 9%:R : R) by rewrite /t_19 e_18 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_20 : R := Num.sqrt t_19.
have e_20 : t_20 = (1 / 3%:R * s_2 : R) by rewrite /t_20 e_19; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2]].
have h_21 : 0 <= letter_eps by rewrite e_12; sgn.
pose t_22 : R := sumv letter_activation.
have e_22 : t_22 = (1 : R) by rewrite /t_22 e_8 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_23 : R := t_22 / t_2.
have e_23 : t_23 = (1 / 2%:R : R) by rewrite /t_23 e_22 e_2 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_24 : 'cV[R]_2 := t_23 *: t_4.
have e_24 : t_24 = vec 2 [:: (1 / 2%:R : R); (1 / 2%:R : R)] by rewrite /t_24 e_23 e_4 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_25 : 'cV[R]_2 := letter_activation - t_24.
have e_25 : t_25 = vec 2 [:: (1 / 2%:R : R); (- 1 / 2%:R : R)] by rewrite /t_25 e_8 e_24 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_26 : R := dot t_25 t_25.
have e_26 : t_26 = (1 / 2%:R : R) by rewrite /t_26 e_25 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_27 : R := t_26 / t_2.
have e_27 : t_27 = (1 / 4%:R : R) by rewrite /t_27 e_26 e_2 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
have h_28 : 0 < t_27 by rewrite e_27; sgn.
move=> /(_ erefl).
move=> /(_ h_21).
move=> /(_ h_28).
case=> _.
case=> _.
case=> _.
case=> _.
case=> _.
case=> _.
apply: (num_differ (c := (- 2%:R / 3%:R * s_2 : R)) e_20 e_13); rewrite //=; [rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2] | apply: (one_over (r := (- 3%:R / 4%:R * s_2 : R))); rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2]].
Qed.

(* not visualizing.sphere-identity
   The sphere √n S_{n−2,U} that holds g(f(x)) is the section of the unit sphere S_{n−1} by U
   “Visualizing Layer Normalization”, 2023-01-15; Visualizing layer normalization, the display-like identity at the
   end of the paragraph on g *)
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition visualizing_sphere_identity_says : Prop :=
  forall (activation : 'cV[R]_N),
  (0 < N)%N ->
  0 < variance activation ->
  N%:R != 0 :> R /\
  vnorm (Pi *m activation) != 0 /\
  0 <= dot (Pi *m activation) (Pi *m activation) /\
  0 <= N%:R :> R /\
  sumv ((vnorm (Pi *m activation))^-1 *: (Num.sqrt N%:R *: (Pi *m activation))) = 0 :> R /\
  dot ((vnorm (Pi *m activation))^-1 *: (Num.sqrt N%:R *: (Pi *m activation))) ((vnorm (Pi *m activation))^-1 *: (Num.sqrt N%:R *: (Pi *m activation))) = 1 :> R.
End Statement.
Theorem visualizing_sphere_identity_fails (R : rcfType) : ~ (forall N : nat, visualizing_sphere_identity_says R N).
Proof.
move=> claim.
pose letter_activation : 'cV[R]_2 := vec 2 [:: (1 : R); (0 : R)].
have := claim 2%N letter_activation.
rewrite /visualizing_sphere_identity_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
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
pose t_9 : 'cV[R]_2 := t_7 *m letter_activation.
have e_9 : t_9 = vec 2 [:: (1 / 2%:R : R); (- 1 / 2%:R : R)] by rewrite /t_9 e_7 e_8 w_apply; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_10 : R := dot t_9 t_9.
have e_10 : t_10 = (1 / 2%:R : R) by rewrite /t_10 e_9 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have [s_2 S_2 E_2] : exists2 s : R, 0 < s & s ^+ 2 = 2%:R by apply: root_pos; rewrite ltr0n.
have NZ_2 := lt0r_neq0 S_2.
pose t_11 : R := Num.sqrt t_10.
have e_11 : t_11 = (1 / 2%:R * s_2 : R) by rewrite /t_11 e_10; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2]].
pose t_12 : R := t_11^-1.
have e_12 : t_12 = (1 * s_2 : R) by rewrite /t_12 e_11 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_13 : R := Num.sqrt t_2.
have e_13 : t_13 = (1 * s_2 : R) by rewrite /t_13 e_2; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2]].
pose t_14 : 'cV[R]_2 := t_13 *: t_9.
have e_14 : t_14 = vec 2 [:: (1 / 2%:R * s_2 : R); (- 1 / 2%:R * s_2 : R)] by rewrite /t_14 e_13 e_9 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_15 : 'cV[R]_2 := t_12 *: t_14.
have e_15 : t_15 = vec 2 [:: (1 : R); (- 1 : R)] by rewrite /t_15 e_12 e_14 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_16 : R := dot t_15 t_15.
have e_16 : t_16 = (2%:R : R) by rewrite /t_16 e_15 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_17 : R := 1.
have e_17 : t_17 = (1 : R) by rewrite /t_17; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_18 : R := sumv letter_activation.
have e_18 : t_18 = (1 : R) by rewrite /t_18 e_8 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_19 : R := t_18 / t_2.
have e_19 : t_19 = (1 / 2%:R : R) by rewrite /t_19 e_18 e_2 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_20 : 'cV[R]_2 := t_19 *: t_4.
have e_20 : t_20 = vec 2 [:: (1 / 2%:R : R); (1 / 2%:R : R)] by rewrite /t_20 e_19 e_4 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_21 : 'cV[R]_2 := letter_activation - t_20.
have e_21 : t_21 = vec 2 [:: (1 / 2%:R : R); (- 1 / 2%:R : R)] by rewrite /t_21 e_8 e_20 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_22 : R := dot t_21 t_21.
have e_22 : t_22 = (1 / 2%:R : R) by rewrite /t_22 e_21 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_23 : R := t_22 / t_2.
have e_23 : t_23 = (1 / 4%:R : R) by rewrite /t_23 e_22 e_2 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
have h_24 : 0 < t_23 by rewrite e_23; sgn.
move=> /(_ erefl).
move=> /(_ h_24).
case=> _.
case=> _.
case=> _.
case=> _.
case=> _.
apply: (num_differ (c := (1 : R)) e_16 e_17); rewrite //=; [rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2] | apply: lt0r_neq0; sgn].
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
pose letter_x : 'cV[R]_2 := vec 2 [:: (0 : R); (0 : R)].
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
pose letter_activation : 'cV[R]_2 := vec 2 [:: (1 : R); (0 : R)].
pose letter_gain : 'cV[R]_2 := vec 2 [:: (2%:R : R); (2%:R : R)].
pose letter_bias : 'cV[R]_2 := vec 2 [:: (0 : R); (1 : R)].
pose letter_eps : R := (2%:R : R).
have := claim 2%N letter_activation letter_gain letter_bias letter_eps.
rewrite /visualizing_ellipsoid_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : letter_activation = vec 2 [:: (1 : R); (0 : R)] by [].
pose t_2 : R := sumv letter_activation.
have e_2 : t_2 = (1 : R) by rewrite /t_2 e_1 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_3 : R := 2%:R.
have e_3 : t_3 = (2%:R : R) by rewrite /t_3; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_4 : R := t_2 / t_3.
have e_4 : t_4 = (1 / 2%:R : R) by rewrite /t_4 e_2 e_3 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_5 : 'cV[R]_2 := ones.
have e_5 : t_5 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_5 w_ones; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_6 : 'cV[R]_2 := t_4 *: t_5.
have e_6 : t_6 = vec 2 [:: (1 / 2%:R : R); (1 / 2%:R : R)] by rewrite /t_6 e_4 e_5 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_7 : 'cV[R]_2 := letter_activation - t_6.
have e_7 : t_7 = vec 2 [:: (1 / 2%:R : R); (- 1 / 2%:R : R)] by rewrite /t_7 e_1 e_6 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_8 : R := dot t_7 t_7.
have e_8 : t_8 = (1 / 2%:R : R) by rewrite /t_8 e_7 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_9 : R := t_8 / t_3.
have e_9 : t_9 = (1 / 4%:R : R) by rewrite /t_9 e_8 e_3 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_10 : R := Num.sqrt t_9.
have e_10 : t_10 = (1 / 2%:R : R) by rewrite /t_10 e_9; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
have e_11 : letter_eps = (2%:R : R) by [].
pose t_12 : R := t_10 + letter_eps.
have e_12 : t_12 = (5%:R / 2%:R : R) by rewrite /t_12 e_10 e_11 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_13 : R := t_12^-1.
have e_13 : t_13 = (2%:R / 5%:R : R) by rewrite /t_13 e_12 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_14 : letter_gain = vec 2 [:: (2%:R : R); (2%:R : R)] by [].
pose t_15 : 'cV[R]_2 := had letter_gain t_7.
have e_15 : t_15 = vec 2 [:: (1 : R); (- 1 : R)] by rewrite /t_15 e_14 e_7 w_had; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_16 : 'cV[R]_2 := t_13 *: t_15.
have e_16 : t_16 = vec 2 [:: (2%:R / 5%:R : R); (- 2%:R / 5%:R : R)] by rewrite /t_16 e_13 e_15 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_17 : letter_bias = vec 2 [:: (0 : R); (1 : R)] by [].
pose t_18 : 'cV[R]_2 := t_16 + letter_bias.
have e_18 : t_18 = vec 2 [:: (2%:R / 5%:R : R); (3%:R / 5%:R : R)] by rewrite /t_18 e_16 e_17 w_add; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_19 : 'cV[R]_2 := t_18 - letter_bias.
have e_19 : t_19 = vec 2 [:: (2%:R / 5%:R : R); (- 2%:R / 5%:R : R)] by rewrite /t_19 e_18 e_17 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_20 : 'cV[R]_2 := vinv letter_gain.
have e_20 : t_20 = vec 2 [:: (1 / 2%:R : R); (1 / 2%:R : R)] by rewrite /t_20 e_14 w_vinv; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_21 : 'cV[R]_2 := had t_19 t_20.
have e_21 : t_21 = vec 2 [:: (1 / 5%:R : R); (- 1 / 5%:R : R)] by rewrite /t_21 e_19 e_20 w_had; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_22 : 'cV[R]_2 := vpow t_21 2.
have e_22 : t_22 = vec 2 [:: (1 / 25%:R : R); (1 / 25%:R : R)] by rewrite /t_22 e_21 w_vpow; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_23 : R := sumv t_22.
have e_23 : t_23 = (2%:R / 25%:R : R) by rewrite /t_23 e_22 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have h_24 : 0 <= letter_eps by rewrite e_11; sgn.
have h_25 : 0 < t_9 by rewrite e_9; sgn.
move=> /(_ erefl).
move=> /(_ h_24).
move=> /(_ h_25).
case=> _.
case=> _.
case=> _.
case=> _.
case=> _.
apply: (num_differ (c := (- 48%:R / 25%:R : R)) e_23 e_3); rewrite //=; [rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring] | apply: (one_over (r := (- 25%:R / 48%:R : R))); rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
Qed.

(* not walkthrough.rmsnorm.code
   The scalar function rmsnorm computes the formula without its gain
   a post that derives LayerNorm’s forward and backward pass, with NumPy and PyTorch checks; RMSNorm, the code *)
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition walkthrough_rmsnorm_code_says : Prop :=
  forall (activation : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < dot activation activation ->
  N%:R != 0 :> R /\
  Num.sqrt (dot activation activation / N%:R + eps) != 0 /\
  Num.sqrt (dot activation activation / N%:R + 0) != 0 /\
  0 <= dot activation activation / N%:R + eps /\
  0 <= dot activation activation / N%:R + 0 /\
  rms_norm eps activation = rms_norm 0 activation :> 'cV[R]_N.
End Statement.
Theorem walkthrough_rmsnorm_code_fails (R : rcfType) : ~ (forall N : nat, walkthrough_rmsnorm_code_says R N).
Proof.
move=> claim.
pose letter_activation : 'cV[R]_1 := vec 1 [:: (2%:R : R)].
pose letter_eps : R := (2%:R : R).
have := claim 1%N letter_activation letter_eps.
rewrite /walkthrough_rmsnorm_code_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : letter_activation = vec 1 [:: (2%:R : R)] by [].
pose t_2 : R := dot letter_activation letter_activation.
have e_2 : t_2 = (4%:R : R) by rewrite /t_2 e_1 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_3 : R := 1%:R.
have e_3 : t_3 = (1 : R) by rewrite /t_3; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_4 : R := t_2 / t_3.
have e_4 : t_4 = (4%:R : R) by rewrite /t_4 e_2 e_3 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_5 : letter_eps = (2%:R : R) by [].
pose t_6 : R := t_4 + letter_eps.
have e_6 : t_6 = (6%:R : R) by rewrite /t_6 e_4 e_5 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have [s_2 S_2 E_2] : exists2 s : R, 0 < s & s ^+ 2 = 2%:R by apply: root_pos; rewrite ltr0n.
have NZ_2 := lt0r_neq0 S_2.
have [s_3 S_3 E_3] : exists2 s : R, 0 < s & s ^+ 2 = 3%:R by apply: root_pos; rewrite ltr0n.
have NZ_3 := lt0r_neq0 S_3.
pose t_7 : R := Num.sqrt t_6.
have e_7 : t_7 = (1 * s_2 * s_3 : R) by rewrite /t_7 e_6; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_3 NZ_3 S_3 R; first [reflexivity | field: E_2 E_3; first [done | nz] | ring: E_2 E_3]].
pose t_8 : R := t_7^-1.
have e_8 : t_8 = (1 / 6%:R * s_2 * s_3 : R) by rewrite /t_8 e_7 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_3 NZ_3 S_3 R; first [reflexivity | field: E_2 E_3; first [done | nz] | ring: E_2 E_3].
pose t_9 : 'cV[R]_1 := t_8 *: letter_activation.
have e_9 : t_9 = vec 1 [:: (1 / 3%:R * s_2 * s_3 : R)] by rewrite /t_9 e_8 e_1 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_3 NZ_3 S_3 R; first [reflexivity | field: E_2 E_3; first [done | nz] | ring: E_2 E_3].
pose t_10 : R := 0.
have e_10 : t_10 = (0 : R) by rewrite /t_10; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_3 NZ_3 S_3 R; first [reflexivity | field: E_2 E_3; first [done | nz] | ring: E_2 E_3].
pose t_11 : R := t_4 + t_10.
have e_11 : t_11 = (4%:R : R) by rewrite /t_11 e_4 e_10 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_3 NZ_3 S_3 R; first [reflexivity | field: E_2 E_3; first [done | nz] | ring: E_2 E_3].
pose t_12 : R := Num.sqrt t_11.
have e_12 : t_12 = (2%:R : R) by rewrite /t_12 e_11; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_3 NZ_3 S_3 R; first [reflexivity | field: E_2 E_3; first [done | nz] | ring: E_2 E_3]].
pose t_13 : R := t_12^-1.
have e_13 : t_13 = (1 / 2%:R : R) by rewrite /t_13 e_12 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_3 NZ_3 S_3 R; first [reflexivity | field: E_2 E_3; first [done | nz] | ring: E_2 E_3].
pose t_14 : 'cV[R]_1 := t_13 *: letter_activation.
have e_14 : t_14 = vec 1 [:: (1 : R)] by rewrite /t_14 e_13 e_1 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_3 NZ_3 S_3 R; first [reflexivity | field: E_2 E_3; first [done | nz] | ring: E_2 E_3].
have h_15 : 0 <= letter_eps by rewrite e_5; sgn.
have h_16 : 0 < t_2 by rewrite e_2; sgn.
move=> /(_ erefl).
move=> /(_ h_15).
move=> /(_ h_16).
case=> _.
case=> _.
case=> _.
case=> _.
case=> _.
apply: (vec_differ (k := 0) (c := (- 1 + 1 / 3%:R * s_2 * s_3 : R)) _ e_9 e_14); rewrite //=; [rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_3 NZ_3 S_3 R; first [reflexivity | field: E_2 E_3; first [done | nz] | ring: E_2 E_3] | apply: (one_over (r := (- 3%:R - 1 * s_2 * s_3 : R))); rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_3 NZ_3 S_3 R; first [reflexivity | field: E_2 E_3; first [done | nz] | ring: E_2 E_3]].
Qed.

(* not visualizing.rmsnorm.sphere
   RMSNorm projects every vector to the sphere of radius √n
   “Visualizing Layer Normalization”, 2023-01-15; What about RMS Layer Normalization *)
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition visualizing_rmsnorm_sphere_says : Prop :=
  forall (activation : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < dot activation activation ->
  vnorm activation + eps * Num.sqrt N%:R != 0 /\
  0 <= dot activation activation /\
  0 <= N%:R :> R /\
  0 <= dot ((vnorm activation + eps * Num.sqrt N%:R)^-1 *: (Num.sqrt N%:R *: activation)) ((vnorm activation + eps * Num.sqrt N%:R)^-1 *: (Num.sqrt N%:R *: activation)) /\
  vnorm ((vnorm activation + eps * Num.sqrt N%:R)^-1 *: (Num.sqrt N%:R *: activation)) = Num.sqrt N%:R :> R.
End Statement.
Theorem visualizing_rmsnorm_sphere_fails (R : rcfType) : ~ (forall N : nat, visualizing_rmsnorm_sphere_says R N).
Proof.
move=> claim.
pose letter_activation : 'cV[R]_1 := vec 1 [:: (2%:R : R)].
pose letter_eps : R := (2%:R : R).
have := claim 1%N letter_activation letter_eps.
rewrite /visualizing_rmsnorm_sphere_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : letter_activation = vec 1 [:: (2%:R : R)] by [].
pose t_2 : R := dot letter_activation letter_activation.
have e_2 : t_2 = (4%:R : R) by rewrite /t_2 e_1 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_3 : R := Num.sqrt t_2.
have e_3 : t_3 = (2%:R : R) by rewrite /t_3 e_2; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
have e_4 : letter_eps = (2%:R : R) by [].
pose t_5 : R := 1%:R.
have e_5 : t_5 = (1 : R) by rewrite /t_5; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_6 : R := Num.sqrt t_5.
have e_6 : t_6 = (1 : R) by rewrite /t_6 e_5; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
pose t_7 : R := letter_eps * t_6.
have e_7 : t_7 = (2%:R : R) by rewrite /t_7 e_4 e_6 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_8 : R := t_3 + t_7.
have e_8 : t_8 = (4%:R : R) by rewrite /t_8 e_3 e_7 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_9 : R := t_8^-1.
have e_9 : t_9 = (1 / 4%:R : R) by rewrite /t_9 e_8 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_10 : 'cV[R]_1 := t_6 *: letter_activation.
have e_10 : t_10 = vec 1 [:: (2%:R : R)] by rewrite /t_10 e_6 e_1 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_11 : 'cV[R]_1 := t_9 *: t_10.
have e_11 : t_11 = vec 1 [:: (1 / 2%:R : R)] by rewrite /t_11 e_9 e_10 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_12 : R := dot t_11 t_11.
have e_12 : t_12 = (1 / 4%:R : R) by rewrite /t_12 e_11 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_13 : R := Num.sqrt t_12.
have e_13 : t_13 = (1 / 2%:R : R) by rewrite /t_13 e_12; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
have h_14 : 0 <= letter_eps by rewrite e_4; sgn.
have h_15 : 0 < t_2 by rewrite e_2; sgn.
move=> /(_ erefl).
move=> /(_ h_14).
move=> /(_ h_15).
case=> _.
case=> _.
case=> _.
case=> _.
apply: (num_differ (c := (- 1 / 2%:R : R)) e_13 e_6); rewrite //=; [rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring] | apply: (one_over (r := (- 2%:R : R))); rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
Qed.

(* not activation.on-the-circle
   Normalization guarantees that points end up on the unit sphere
   “Re-Examining LayerNorm”, a post on LayerNorm as an activation function; Summary, the paragraph on stretching *)
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition activation_on_the_circle_says : Prop :=
  forall (activation : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < dot activation activation ->
  Num.sqrt (dot activation activation + eps) != 0 /\
  0 <= dot activation activation + eps /\
  dot (unit_map eps activation) (unit_map eps activation) = 1 :> R.
End Statement.
Theorem activation_on_the_circle_fails (R : rcfType) : ~ (forall N : nat, activation_on_the_circle_says R N).
Proof.
move=> claim.
pose letter_activation : 'cV[R]_1 := vec 1 [:: (2%:R : R)].
pose letter_eps : R := (2%:R : R).
have := claim 1%N letter_activation letter_eps.
rewrite /activation_on_the_circle_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : letter_activation = vec 1 [:: (2%:R : R)] by [].
pose t_2 : R := dot letter_activation letter_activation.
have e_2 : t_2 = (4%:R : R) by rewrite /t_2 e_1 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_3 : letter_eps = (2%:R : R) by [].
pose t_4 : R := t_2 + letter_eps.
have e_4 : t_4 = (6%:R : R) by rewrite /t_4 e_2 e_3 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have [s_2 S_2 E_2] : exists2 s : R, 0 < s & s ^+ 2 = 2%:R by apply: root_pos; rewrite ltr0n.
have NZ_2 := lt0r_neq0 S_2.
have [s_3 S_3 E_3] : exists2 s : R, 0 < s & s ^+ 2 = 3%:R by apply: root_pos; rewrite ltr0n.
have NZ_3 := lt0r_neq0 S_3.
pose t_5 : R := Num.sqrt t_4.
have e_5 : t_5 = (1 * s_2 * s_3 : R) by rewrite /t_5 e_4; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_3 NZ_3 S_3 R; first [reflexivity | field: E_2 E_3; first [done | nz] | ring: E_2 E_3]].
pose t_6 : R := t_5^-1.
have e_6 : t_6 = (1 / 6%:R * s_2 * s_3 : R) by rewrite /t_6 e_5 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_3 NZ_3 S_3 R; first [reflexivity | field: E_2 E_3; first [done | nz] | ring: E_2 E_3].
pose t_7 : 'cV[R]_1 := t_6 *: letter_activation.
have e_7 : t_7 = vec 1 [:: (1 / 3%:R * s_2 * s_3 : R)] by rewrite /t_7 e_6 e_1 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_3 NZ_3 S_3 R; first [reflexivity | field: E_2 E_3; first [done | nz] | ring: E_2 E_3].
pose t_8 : R := dot t_7 t_7.
have e_8 : t_8 = (2%:R / 3%:R : R) by rewrite /t_8 e_7 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_3 NZ_3 S_3 R; first [reflexivity | field: E_2 E_3; first [done | nz] | ring: E_2 E_3].
pose t_9 : R := 1.
have e_9 : t_9 = (1 : R) by rewrite /t_9; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_3 NZ_3 S_3 R; first [reflexivity | field: E_2 E_3; first [done | nz] | ring: E_2 E_3].
have h_10 : 0 <= letter_eps by rewrite e_3; sgn.
have h_11 : 0 < t_2 by rewrite e_2; sgn.
move=> /(_ erefl).
move=> /(_ h_10).
move=> /(_ h_11).
case=> _.
case=> _.
apply: (num_differ (c := (- 1 / 3%:R : R)) e_8 e_9); rewrite //=; [rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_3 NZ_3 S_3 R; first [reflexivity | field: E_2 E_3; first [done | nz] | ring: E_2 E_3] | apply: (one_over (r := (- 3%:R : R))); rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_3 NZ_3 S_3 R; first [reflexivity | field: E_2 E_3; first [done | nz] | ring: E_2 E_3]].
Qed.

(* not activation.folding.ends
   At t = 2 points near x = 1 and x = −1 are both mapped to 1: read at these two points
   “Re-Examining LayerNorm”, a post on LayerNorm as an activation function; Summary, the paragraph on the activation
   plot for folding *)
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition activation_folding_ends_says : Prop :=
  forall (eps : R),
  0 <= eps ->
  Num.sqrt (2%:R * 2%:R * 1 + 2%:R ^+ 2 + 1 + eps) != 0 /\
  Num.sqrt (2%:R * 2%:R * - 1 + 2%:R ^+ 2 + 1 + eps) != 0 /\
  0 <= 2%:R * 2%:R * 1 + 2%:R ^+ 2 + 1 + eps /\
  0 <= 2%:R * 2%:R * - 1 + 2%:R ^+ 2 + 1 + eps /\
  (1 + 2%:R) / Num.sqrt (2%:R * 2%:R * 1 + 2%:R ^+ 2 + 1 + eps) = 1 :> R /\
  (- 1 + 2%:R) / Num.sqrt (2%:R * 2%:R * - 1 + 2%:R ^+ 2 + 1 + eps) = 1 :> R.
End Statement.
Theorem activation_folding_ends_fails (R : rcfType) : ~ activation_folding_ends_says R.
Proof.
move=> claim.
pose letter_eps : R := (1 : R).
have := claim letter_eps.
rewrite /activation_folding_ends_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
pose t_1 : R := 1.
have e_1 : t_1 = (1 : R) by rewrite /t_1; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_2 : R := 2%:R.
have e_2 : t_2 = (2%:R : R) by rewrite /t_2; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_3 : R := t_1 + t_2.
have e_3 : t_3 = (3%:R : R) by rewrite /t_3 e_1 e_2 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_4 : R := t_2 * t_2.
have e_4 : t_4 = (4%:R : R) by rewrite /t_4 e_2 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_5 : R := t_4 * t_1.
have e_5 : t_5 = (4%:R : R) by rewrite /t_5 e_4 e_1 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_6 : R := t_2 ^+ 2.
have e_6 : t_6 = (4%:R : R) by rewrite /t_6 e_2 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_7 : R := t_5 + t_6.
have e_7 : t_7 = (8%:R : R) by rewrite /t_7 e_5 e_6 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_8 : R := t_7 + t_1.
have e_8 : t_8 = (9%:R : R) by rewrite /t_8 e_7 e_1 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_9 : letter_eps = (1 : R) by [].
pose t_10 : R := t_8 + letter_eps.
have e_10 : t_10 = (10%:R : R) by rewrite /t_10 e_8 e_9 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have [s_2 S_2 E_2] : exists2 s : R, 0 < s & s ^+ 2 = 2%:R by apply: root_pos; rewrite ltr0n.
have NZ_2 := lt0r_neq0 S_2.
have [s_5 S_5 E_5] : exists2 s : R, 0 < s & s ^+ 2 = 5%:R by apply: root_pos; rewrite ltr0n.
have NZ_5 := lt0r_neq0 S_5.
pose t_11 : R := Num.sqrt t_10.
have e_11 : t_11 = (1 * s_2 * s_5 : R) by rewrite /t_11 e_10; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_5 NZ_5 S_5 R; first [reflexivity | field: E_2 E_5; first [done | nz] | ring: E_2 E_5]].
pose t_12 : R := t_3 / t_11.
have e_12 : t_12 = (3%:R / 10%:R * s_2 * s_5 : R) by rewrite /t_12 e_3 e_11 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_5 NZ_5 S_5 R; first [reflexivity | field: E_2 E_5; first [done | nz] | ring: E_2 E_5].
have h_13 : 0 <= letter_eps by rewrite e_9; sgn.
move=> /(_ h_13).
case=> _.
case=> _.
case=> _.
case=> _.
case=> + _.
apply: (num_differ (c := (- 1 + 3%:R / 10%:R * s_2 * s_5 : R)) e_12 e_1); rewrite //=; [rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_5 NZ_5 S_5 R; first [reflexivity | field: E_2 E_5; first [done | nz] | ring: E_2 E_5] | apply: (one_over (r := (- 10%:R - 3%:R * s_2 * s_5 : R))); rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_5 NZ_5 S_5 R; first [reflexivity | field: E_2 E_5; first [done | nz] | ring: E_2 E_5]].
Qed.

(* not walkthrough.zero-initialization
   With all weights zero every weight of a network of two layers gets the gradient 0
   a post that derives LayerNorm’s forward and backward pass, with NumPy and PyTorch checks; Background on
   initialization
   not here: derivatives and critical points are not worked out in numbers *)

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
apply: (num_differ (c := (4%:R : R)) e_25 e_28); rewrite //=; [rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring] | apply: lt0r_neq0; sgn].
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
pose letter_activation : 'cV[R]_2 := vec 2 [:: (1 : R); (2%:R : R)].
pose letter_g : R := (2%:R : R).
pose letter_eps : R := (1 : R).
pose letter_b : R := (0 : R).
have := claim 2%N letter_activation letter_g letter_eps letter_b.
rewrite /walkthrough_batchnorm_fixes_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : letter_g = (2%:R : R) by [].
have e_2 : letter_activation = vec 2 [:: (1 : R); (2%:R : R)] by [].
pose t_3 : R := sumv letter_activation.
have e_3 : t_3 = (3%:R : R) by rewrite /t_3 e_2 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_4 : R := 2%:R.
have e_4 : t_4 = (2%:R : R) by rewrite /t_4; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_5 : R := t_3 / t_4.
have e_5 : t_5 = (3%:R / 2%:R : R) by rewrite /t_5 e_3 e_4 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_6 : 'cV[R]_2 := ones.
have e_6 : t_6 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_6 w_ones; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_7 : 'cV[R]_2 := t_5 *: t_6.
have e_7 : t_7 = vec 2 [:: (3%:R / 2%:R : R); (3%:R / 2%:R : R)] by rewrite /t_7 e_5 e_6 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_8 : 'cV[R]_2 := letter_activation - t_7.
have e_8 : t_8 = vec 2 [:: (- 1 / 2%:R : R); (1 / 2%:R : R)] by rewrite /t_8 e_2 e_7 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_9 : R := dot t_8 t_8.
have e_9 : t_9 = (1 / 2%:R : R) by rewrite /t_9 e_8 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_10 : R := t_9 / t_4.
have e_10 : t_10 = (1 / 4%:R : R) by rewrite /t_10 e_9 e_4 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_11 : letter_eps = (1 : R) by [].
pose t_12 : R := t_10 + letter_eps.
have e_12 : t_12 = (5%:R / 4%:R : R) by rewrite /t_12 e_10 e_11 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have [s_5 S_5 E_5] : exists2 s : R, 0 < s & s ^+ 2 = 5%:R by apply: root_pos; rewrite ltr0n.
have NZ_5 := lt0r_neq0 S_5.
pose t_13 : R := Num.sqrt t_12.
have e_13 : t_13 = (1 / 2%:R * s_5 : R) by rewrite /t_13 e_12; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5]].
pose t_14 : R := t_13^-1.
have e_14 : t_14 = (2%:R / 5%:R * s_5 : R) by rewrite /t_14 e_13 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
pose t_15 : 'cV[R]_2 := t_14 *: t_8.
have e_15 : t_15 = vec 2 [:: (- 1 / 5%:R * s_5 : R); (1 / 5%:R * s_5 : R)] by rewrite /t_15 e_14 e_8 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
pose t_16 : 'cV[R]_2 := letter_g *: t_15.
have e_16 : t_16 = vec 2 [:: (- 2%:R / 5%:R * s_5 : R); (2%:R / 5%:R * s_5 : R)] by rewrite /t_16 e_1 e_15 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
have e_17 : letter_b = (0 : R) by [].
pose t_18 : 'cV[R]_2 := letter_b *: t_6.
have e_18 : t_18 = vec 2 [:: (0 : R); (0 : R)] by rewrite /t_18 e_17 e_6 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
pose t_19 : 'cV[R]_2 := t_16 + t_18.
have e_19 : t_19 = vec 2 [:: (- 2%:R / 5%:R * s_5 : R); (2%:R / 5%:R * s_5 : R)] by rewrite /t_19 e_16 e_18 w_add; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
pose t_20 : R := sumv t_19.
have e_20 : t_20 = (0 : R) by rewrite /t_20 e_19 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
pose t_21 : R := t_20 / t_4.
have e_21 : t_21 = (0 : R) by rewrite /t_21 e_20 e_4 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
pose t_22 : 'cV[R]_2 := t_21 *: t_6.
have e_22 : t_22 = vec 2 [:: (0 : R); (0 : R)] by rewrite /t_22 e_21 e_6 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
pose t_23 : 'cV[R]_2 := t_19 - t_22.
have e_23 : t_23 = vec 2 [:: (- 2%:R / 5%:R * s_5 : R); (2%:R / 5%:R * s_5 : R)] by rewrite /t_23 e_19 e_22 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
pose t_24 : R := dot t_23 t_23.
have e_24 : t_24 = (8%:R / 5%:R : R) by rewrite /t_24 e_23 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
pose t_25 : R := t_24 / t_4.
have e_25 : t_25 = (4%:R / 5%:R : R) by rewrite /t_25 e_24 e_4 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
pose t_26 : R := letter_g ^+ 2.
have e_26 : t_26 = (4%:R : R) by rewrite /t_26 e_1 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
have h_27 : 0 <= letter_eps by rewrite e_11; sgn.
have h_28 : 0 < t_10 by rewrite e_10; sgn.
move=> /(_ erefl).
move=> /(_ h_27).
move=> /(_ h_28).
case=> _.
case=> _.
case=> _.
case=> _.
apply: (num_differ (c := (- 16%:R / 5%:R : R)) e_25 e_26); rewrite //=; [rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5] | apply: (one_over (r := (- 5%:R / 16%:R : R))); rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5]].
Qed.


