From mathcomp Require Import all_ssreflect all_algebra ring.
From LN Require Import LayerNorm Derivative Trace Witness.
Import Order.TTheory GRing.Theory Num.Theory.
Local Open Scope ring_scope.

(* not riechers.eq6: N is lost beside ε
   LayerNorm(a) = √N diag(g) Πa/√(‖Πa‖² + Nε) + b, derived from Eq. (1)
   P. M. Riechers, “Geometry and Dynamics of LayerNorm”, arXiv:2405.04134, the text dated May 15, 2024; Sec. II, Eq.
   (6) *)
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition riechers_eq6_near_miss_1_says : Prop :=
  forall (activation gain bias : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  N%:R != 0 :> R /\
  Num.sqrt N%:R != 0 :> R /\
  Num.sqrt (variance activation + eps) != 0 /\
  Num.sqrt (dot (Pi *m activation) (Pi *m activation) + N%:R * eps) != 0 /\
  Num.sqrt (dot (Pi *m activation) (Pi *m activation) + eps) != 0 /\
  0 <= variance activation + eps /\
  0 <= dot (Pi *m activation) (Pi *m activation) + N%:R * eps /\
  0 <= N%:R :> R /\
  0 <= dot (Pi *m activation) (Pi *m activation) + eps /\
  centered activation = Pi *m activation :> 'cV[R]_N /\
  variance activation = dot (Pi *m activation) (Pi *m activation) / N%:R :> R /\
  Num.sqrt (variance activation + eps) = Num.sqrt (dot (Pi *m activation) (Pi *m activation) + N%:R * eps) / Num.sqrt N%:R :> R /\
  normalized eps activation = (Num.sqrt (dot (Pi *m activation) (Pi *m activation) + N%:R * eps))^-1 *: (Num.sqrt N%:R *: (Pi *m activation)) :> 'cV[R]_N /\
  layer_norm eps gain bias activation = Num.sqrt N%:R *: ((Num.sqrt (dot (Pi *m activation) (Pi *m activation) + eps))^-1 *: (diag gain *m (Pi *m activation))) + bias :> 'cV[R]_N.
End Statement.
Theorem riechers_eq6_near_miss_1_fails (R : rcfType) : ~ (forall N : nat, riechers_eq6_near_miss_1_says R N).
Proof.
move=> claim.
pose letter_activation : 'cV[R]_2 := vec 2 [:: (1 : R); (2%:R : R)].
pose letter_gain : 'cV[R]_2 := vec 2 [:: (0 : R); (1 : R)].
pose letter_bias : 'cV[R]_2 := vec 2 [:: (2%:R : R); (0 : R)].
pose letter_eps : R := (1 : R).
have := claim 2%N letter_activation letter_gain letter_bias letter_eps.
rewrite /riechers_eq6_near_miss_1_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : letter_gain = vec 2 [:: (0 : R); (1 : R)] by [].
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
pose t_16 : 'cV[R]_2 := had letter_gain t_15.
have e_16 : t_16 = vec 2 [:: (0 : R); (1 / 5%:R * s_5 : R)] by rewrite /t_16 e_1 e_15 w_had; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
have e_17 : letter_bias = vec 2 [:: (2%:R : R); (0 : R)] by [].
pose t_18 : 'cV[R]_2 := t_16 + letter_bias.
have e_18 : t_18 = vec 2 [:: (2%:R : R); (1 / 5%:R * s_5 : R)] by rewrite /t_18 e_16 e_17 w_add; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
have [s_2 S_2 E_2] : exists2 s : R, 0 < s & s ^+ 2 = 2%:R by apply: root_pos; rewrite ltr0n.
have NZ_2 := lt0r_neq0 S_2.
pose t_19 : R := Num.sqrt t_4.
have e_19 : t_19 = (1 * s_2 : R) by rewrite /t_19 e_4; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 E_2 NZ_2 S_2 R; first [reflexivity | field: E_5 E_2; first [done | nz] | ring: E_5 E_2]].
pose t_20 : 'M[R]_2 := 1%:M.
have e_20 : t_20 = mat 2 [:: [:: (1 : R); (0 : R)]; [:: (0 : R); (1 : R)]] by rewrite /t_20 w_identity; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 E_2 NZ_2 S_2 R; first [reflexivity | field: E_5 E_2; first [done | nz] | ring: E_5 E_2].
pose t_21 : R := t_4^-1.
have e_21 : t_21 = (1 / 2%:R : R) by rewrite /t_21 e_4 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 E_2 NZ_2 S_2 R; first [reflexivity | field: E_5 E_2; first [done | nz] | ring: E_5 E_2].
pose t_22 : 'M[R]_2 := outer t_6 t_6.
have e_22 : t_22 = mat 2 [:: [:: (1 : R); (1 : R)]; [:: (1 : R); (1 : R)]] by rewrite /t_22 e_6 w_outer; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 E_2 NZ_2 S_2 R; first [reflexivity | field: E_5 E_2; first [done | nz] | ring: E_5 E_2].
pose t_23 : 'M[R]_2 := t_21 *: t_22.
have e_23 : t_23 = mat 2 [:: [:: (1 / 2%:R : R); (1 / 2%:R : R)]; [:: (1 / 2%:R : R); (1 / 2%:R : R)]] by rewrite /t_23 e_21 e_22 w_mscale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 E_2 NZ_2 S_2 R; first [reflexivity | field: E_5 E_2; first [done | nz] | ring: E_5 E_2].
pose t_24 : 'M[R]_2 := t_20 - t_23.
have e_24 : t_24 = mat 2 [:: [:: (1 / 2%:R : R); (- 1 / 2%:R : R)]; [:: (- 1 / 2%:R : R); (1 / 2%:R : R)]] by rewrite /t_24 e_20 e_23 w_msub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 E_2 NZ_2 S_2 R; first [reflexivity | field: E_5 E_2; first [done | nz] | ring: E_5 E_2].
pose t_25 : 'cV[R]_2 := t_24 *m letter_activation.
have e_25 : t_25 = vec 2 [:: (- 1 / 2%:R : R); (1 / 2%:R : R)] by rewrite /t_25 e_24 e_2 w_apply; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 E_2 NZ_2 S_2 R; first [reflexivity | field: E_5 E_2; first [done | nz] | ring: E_5 E_2].
pose t_26 : R := dot t_25 t_25.
have e_26 : t_26 = (1 / 2%:R : R) by rewrite /t_26 e_25 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 E_2 NZ_2 S_2 R; first [reflexivity | field: E_5 E_2; first [done | nz] | ring: E_5 E_2].
pose t_27 : R := t_26 + letter_eps.
have e_27 : t_27 = (3%:R / 2%:R : R) by rewrite /t_27 e_26 e_11 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 E_2 NZ_2 S_2 R; first [reflexivity | field: E_5 E_2; first [done | nz] | ring: E_5 E_2].
have [s_3 S_3 E_3] : exists2 s : R, 0 < s & s ^+ 2 = 3%:R by apply: root_pos; rewrite ltr0n.
have NZ_3 := lt0r_neq0 S_3.
pose t_28 : R := Num.sqrt t_27.
have e_28 : t_28 = (1 / 2%:R * s_2 * s_3 : R) by rewrite /t_28 e_27; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 E_2 NZ_2 S_2 E_3 NZ_3 S_3 R; first [reflexivity | field: E_5 E_2 E_3; first [done | nz] | ring: E_5 E_2 E_3]].
pose t_29 : R := t_28^-1.
have e_29 : t_29 = (1 / 3%:R * s_2 * s_3 : R) by rewrite /t_29 e_28 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 E_2 NZ_2 S_2 E_3 NZ_3 S_3 R; first [reflexivity | field: E_5 E_2 E_3; first [done | nz] | ring: E_5 E_2 E_3].
pose t_30 : 'M[R]_2 := diag letter_gain.
have e_30 : t_30 = mat 2 [:: [:: (0 : R); (0 : R)]; [:: (0 : R); (1 : R)]] by rewrite /t_30 e_1 w_diag; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 E_2 NZ_2 S_2 E_3 NZ_3 S_3 R; first [reflexivity | field: E_5 E_2 E_3; first [done | nz] | ring: E_5 E_2 E_3].
pose t_31 : 'cV[R]_2 := t_30 *m t_25.
have e_31 : t_31 = vec 2 [:: (0 : R); (1 / 2%:R : R)] by rewrite /t_31 e_30 e_25 w_apply; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 E_2 NZ_2 S_2 E_3 NZ_3 S_3 R; first [reflexivity | field: E_5 E_2 E_3; first [done | nz] | ring: E_5 E_2 E_3].
pose t_32 : 'cV[R]_2 := t_29 *: t_31.
have e_32 : t_32 = vec 2 [:: (0 : R); (1 / 6%:R * s_2 * s_3 : R)] by rewrite /t_32 e_29 e_31 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 E_2 NZ_2 S_2 E_3 NZ_3 S_3 R; first [reflexivity | field: E_5 E_2 E_3; first [done | nz] | ring: E_5 E_2 E_3].
pose t_33 : 'cV[R]_2 := t_19 *: t_32.
have e_33 : t_33 = vec 2 [:: (0 : R); (1 / 3%:R * s_3 : R)] by rewrite /t_33 e_19 e_32 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 E_2 NZ_2 S_2 E_3 NZ_3 S_3 R; first [reflexivity | field: E_5 E_2 E_3; first [done | nz] | ring: E_5 E_2 E_3].
pose t_34 : 'cV[R]_2 := t_33 + letter_bias.
have e_34 : t_34 = vec 2 [:: (2%:R : R); (1 / 3%:R * s_3 : R)] by rewrite /t_34 e_33 e_17 w_add; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 E_2 NZ_2 S_2 E_3 NZ_3 S_3 R; first [reflexivity | field: E_5 E_2 E_3; first [done | nz] | ring: E_5 E_2 E_3].
have h_35 : 0 <= letter_eps by rewrite e_11; sgn.
have h_36 : 0 < t_12 by rewrite e_12; sgn.
move=> /(_ erefl).
move=> /(_ h_35).
move=> /(_ h_36).
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
case=> _.
case=> _.
apply: (vec_differ (k := 1) (c := (- 1 / 3%:R * s_3 + 1 / 5%:R * s_5 : R)) _ e_18 e_34); [by [] | rewrite /=; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 E_2 NZ_2 S_2 E_3 NZ_3 S_3 R; first [reflexivity | field: E_5 E_2 E_3; first [done | nz] | ring: E_5 E_2 E_3] | apply: (one_over (r := (- 5%:R / 2%:R * s_3 - 3%:R / 2%:R * s_5 : R))); rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 E_2 NZ_2 S_2 E_3 NZ_3 S_3 R; first [reflexivity | field: E_5 E_2 E_3; first [done | nz] | ring: E_5 E_2 E_3]].
Qed.

(* not riechers.eq6: √N is lost
   LayerNorm(a) = √N diag(g) Πa/√(‖Πa‖² + Nε) + b, derived from Eq. (1)
   P. M. Riechers, “Geometry and Dynamics of LayerNorm”, arXiv:2405.04134, the text dated May 15, 2024; Sec. II, Eq.
   (6) *)
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition riechers_eq6_near_miss_2_says : Prop :=
  forall (activation gain bias : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  N%:R != 0 :> R /\
  Num.sqrt N%:R != 0 :> R /\
  Num.sqrt (variance activation + eps) != 0 /\
  Num.sqrt (dot (Pi *m activation) (Pi *m activation) + N%:R * eps) != 0 /\
  0 <= variance activation + eps /\
  0 <= dot (Pi *m activation) (Pi *m activation) + N%:R * eps /\
  0 <= N%:R :> R /\
  centered activation = Pi *m activation :> 'cV[R]_N /\
  variance activation = dot (Pi *m activation) (Pi *m activation) / N%:R :> R /\
  Num.sqrt (variance activation + eps) = Num.sqrt (dot (Pi *m activation) (Pi *m activation) + N%:R * eps) / Num.sqrt N%:R :> R /\
  normalized eps activation = (Num.sqrt (dot (Pi *m activation) (Pi *m activation) + N%:R * eps))^-1 *: (Num.sqrt N%:R *: (Pi *m activation)) :> 'cV[R]_N /\
  layer_norm eps gain bias activation = 1 *: ((Num.sqrt (dot (Pi *m activation) (Pi *m activation) + N%:R * eps))^-1 *: (diag gain *m (Pi *m activation))) + bias :> 'cV[R]_N.
End Statement.
Theorem riechers_eq6_near_miss_2_fails (R : rcfType) : ~ (forall N : nat, riechers_eq6_near_miss_2_says R N).
Proof.
move=> claim.
pose letter_activation : 'cV[R]_2 := vec 2 [:: (1 : R); (0 : R)].
pose letter_gain : 'cV[R]_2 := vec 2 [:: (0 : R); (1 : R)].
pose letter_bias : 'cV[R]_2 := vec 2 [:: (0 : R); (0 : R)].
pose letter_eps : R := (0 : R).
have := claim 2%N letter_activation letter_gain letter_bias letter_eps.
rewrite /riechers_eq6_near_miss_2_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : letter_gain = vec 2 [:: (0 : R); (1 : R)] by [].
have e_2 : letter_activation = vec 2 [:: (1 : R); (0 : R)] by [].
pose t_3 : R := sumv letter_activation.
have e_3 : t_3 = (1 : R) by rewrite /t_3 e_2 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_4 : R := 2%:R.
have e_4 : t_4 = (2%:R : R) by rewrite /t_4; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_5 : R := t_3 / t_4.
have e_5 : t_5 = (1 / 2%:R : R) by rewrite /t_5 e_3 e_4 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_6 : 'cV[R]_2 := ones.
have e_6 : t_6 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_6 w_ones; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_7 : 'cV[R]_2 := t_5 *: t_6.
have e_7 : t_7 = vec 2 [:: (1 / 2%:R : R); (1 / 2%:R : R)] by rewrite /t_7 e_5 e_6 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_8 : 'cV[R]_2 := letter_activation - t_7.
have e_8 : t_8 = vec 2 [:: (1 / 2%:R : R); (- 1 / 2%:R : R)] by rewrite /t_8 e_2 e_7 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_9 : R := dot t_8 t_8.
have e_9 : t_9 = (1 / 2%:R : R) by rewrite /t_9 e_8 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_10 : R := t_9 / t_4.
have e_10 : t_10 = (1 / 4%:R : R) by rewrite /t_10 e_9 e_4 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_11 : letter_eps = (0 : R) by [].
pose t_12 : R := t_10 + letter_eps.
have e_12 : t_12 = (1 / 4%:R : R) by rewrite /t_12 e_10 e_11 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_13 : R := Num.sqrt t_12.
have e_13 : t_13 = (1 / 2%:R : R) by rewrite /t_13 e_12; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
pose t_14 : R := t_13^-1.
have e_14 : t_14 = (2%:R : R) by rewrite /t_14 e_13 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_15 : 'cV[R]_2 := t_14 *: t_8.
have e_15 : t_15 = vec 2 [:: (1 : R); (- 1 : R)] by rewrite /t_15 e_14 e_8 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_16 : 'cV[R]_2 := had letter_gain t_15.
have e_16 : t_16 = vec 2 [:: (0 : R); (- 1 : R)] by rewrite /t_16 e_1 e_15 w_had; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_17 : letter_bias = vec 2 [:: (0 : R); (0 : R)] by [].
pose t_18 : 'cV[R]_2 := t_16 + letter_bias.
have e_18 : t_18 = vec 2 [:: (0 : R); (- 1 : R)] by rewrite /t_18 e_16 e_17 w_add; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_19 : R := 1.
have e_19 : t_19 = (1 : R) by rewrite /t_19; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_20 : 'M[R]_2 := 1%:M.
have e_20 : t_20 = mat 2 [:: [:: (1 : R); (0 : R)]; [:: (0 : R); (1 : R)]] by rewrite /t_20 w_identity; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_21 : R := t_4^-1.
have e_21 : t_21 = (1 / 2%:R : R) by rewrite /t_21 e_4 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_22 : 'M[R]_2 := outer t_6 t_6.
have e_22 : t_22 = mat 2 [:: [:: (1 : R); (1 : R)]; [:: (1 : R); (1 : R)]] by rewrite /t_22 e_6 w_outer; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_23 : 'M[R]_2 := t_21 *: t_22.
have e_23 : t_23 = mat 2 [:: [:: (1 / 2%:R : R); (1 / 2%:R : R)]; [:: (1 / 2%:R : R); (1 / 2%:R : R)]] by rewrite /t_23 e_21 e_22 w_mscale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_24 : 'M[R]_2 := t_20 - t_23.
have e_24 : t_24 = mat 2 [:: [:: (1 / 2%:R : R); (- 1 / 2%:R : R)]; [:: (- 1 / 2%:R : R); (1 / 2%:R : R)]] by rewrite /t_24 e_20 e_23 w_msub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_25 : 'cV[R]_2 := t_24 *m letter_activation.
have e_25 : t_25 = vec 2 [:: (1 / 2%:R : R); (- 1 / 2%:R : R)] by rewrite /t_25 e_24 e_2 w_apply; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_26 : R := dot t_25 t_25.
have e_26 : t_26 = (1 / 2%:R : R) by rewrite /t_26 e_25 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_27 : R := t_4 * letter_eps.
have e_27 : t_27 = (0 : R) by rewrite /t_27 e_4 e_11 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_28 : R := t_26 + t_27.
have e_28 : t_28 = (1 / 2%:R : R) by rewrite /t_28 e_26 e_27 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have [s_2 S_2 E_2] : exists2 s : R, 0 < s & s ^+ 2 = 2%:R by apply: root_pos; rewrite ltr0n.
have NZ_2 := lt0r_neq0 S_2.
pose t_29 : R := Num.sqrt t_28.
have e_29 : t_29 = (1 / 2%:R * s_2 : R) by rewrite /t_29 e_28; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2]].
pose t_30 : R := t_29^-1.
have e_30 : t_30 = (1 * s_2 : R) by rewrite /t_30 e_29 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_31 : 'M[R]_2 := diag letter_gain.
have e_31 : t_31 = mat 2 [:: [:: (0 : R); (0 : R)]; [:: (0 : R); (1 : R)]] by rewrite /t_31 e_1 w_diag; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_32 : 'cV[R]_2 := t_31 *m t_25.
have e_32 : t_32 = vec 2 [:: (0 : R); (- 1 / 2%:R : R)] by rewrite /t_32 e_31 e_25 w_apply; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_33 : 'cV[R]_2 := t_30 *: t_32.
have e_33 : t_33 = vec 2 [:: (0 : R); (- 1 / 2%:R * s_2 : R)] by rewrite /t_33 e_30 e_32 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_34 : 'cV[R]_2 := t_19 *: t_33.
have e_34 : t_34 = vec 2 [:: (0 : R); (- 1 / 2%:R * s_2 : R)] by rewrite /t_34 e_19 e_33 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_35 : 'cV[R]_2 := t_34 + letter_bias.
have e_35 : t_35 = vec 2 [:: (0 : R); (- 1 / 2%:R * s_2 : R)] by rewrite /t_35 e_34 e_17 w_add; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
have h_36 : 0 <= letter_eps by rewrite e_11; exact: lexx.
have h_37 : 0 < t_12 by rewrite e_12; sgn.
move=> /(_ erefl).
move=> /(_ h_36).
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
apply: (vec_differ (k := 1) (c := (- 1 + 1 / 2%:R * s_2 : R)) _ e_18 e_35); [by [] | rewrite /=; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2] | apply: (one_over (r := (- 2%:R - 1 * s_2 : R))); rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2]].
Qed.

(* not riechers.eq6: ε outside the root
   LayerNorm(a) = √N diag(g) Πa/√(‖Πa‖² + Nε) + b, derived from Eq. (1)
   P. M. Riechers, “Geometry and Dynamics of LayerNorm”, arXiv:2405.04134, the text dated May 15, 2024; Sec. II, Eq.
   (6) *)
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition riechers_eq6_near_miss_3_says : Prop :=
  forall (activation gain bias : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  N%:R != 0 :> R /\
  Num.sqrt N%:R != 0 :> R /\
  Num.sqrt (variance activation + eps) != 0 /\
  Num.sqrt (dot (Pi *m activation) (Pi *m activation) + N%:R * eps) != 0 /\
  vnorm (Pi *m activation) + Num.sqrt N%:R * eps != 0 /\
  0 <= variance activation + eps /\
  0 <= dot (Pi *m activation) (Pi *m activation) + N%:R * eps /\
  0 <= N%:R :> R /\
  0 <= dot (Pi *m activation) (Pi *m activation) /\
  centered activation = Pi *m activation :> 'cV[R]_N /\
  variance activation = dot (Pi *m activation) (Pi *m activation) / N%:R :> R /\
  Num.sqrt (variance activation + eps) = Num.sqrt (dot (Pi *m activation) (Pi *m activation) + N%:R * eps) / Num.sqrt N%:R :> R /\
  normalized eps activation = (Num.sqrt (dot (Pi *m activation) (Pi *m activation) + N%:R * eps))^-1 *: (Num.sqrt N%:R *: (Pi *m activation)) :> 'cV[R]_N /\
  layer_norm eps gain bias activation = Num.sqrt N%:R *: ((vnorm (Pi *m activation) + Num.sqrt N%:R * eps)^-1 *: (diag gain *m (Pi *m activation))) + bias :> 'cV[R]_N.
End Statement.
Theorem riechers_eq6_near_miss_3_fails (R : rcfType) : ~ (forall N : nat, riechers_eq6_near_miss_3_says R N).
Proof.
move=> claim.
pose letter_activation : 'cV[R]_2 := vec 2 [:: (1 : R); (2%:R : R)].
pose letter_gain : 'cV[R]_2 := vec 2 [:: (0 : R); (1 : R)].
pose letter_bias : 'cV[R]_2 := vec 2 [:: (2%:R : R); (0 : R)].
pose letter_eps : R := (1 : R).
have := claim 2%N letter_activation letter_gain letter_bias letter_eps.
rewrite /riechers_eq6_near_miss_3_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : letter_gain = vec 2 [:: (0 : R); (1 : R)] by [].
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
pose t_16 : 'cV[R]_2 := had letter_gain t_15.
have e_16 : t_16 = vec 2 [:: (0 : R); (1 / 5%:R * s_5 : R)] by rewrite /t_16 e_1 e_15 w_had; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
have e_17 : letter_bias = vec 2 [:: (2%:R : R); (0 : R)] by [].
pose t_18 : 'cV[R]_2 := t_16 + letter_bias.
have e_18 : t_18 = vec 2 [:: (2%:R : R); (1 / 5%:R * s_5 : R)] by rewrite /t_18 e_16 e_17 w_add; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
have [s_2 S_2 E_2] : exists2 s : R, 0 < s & s ^+ 2 = 2%:R by apply: root_pos; rewrite ltr0n.
have NZ_2 := lt0r_neq0 S_2.
pose t_19 : R := Num.sqrt t_4.
have e_19 : t_19 = (1 * s_2 : R) by rewrite /t_19 e_4; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 E_2 NZ_2 S_2 R; first [reflexivity | field: E_5 E_2; first [done | nz] | ring: E_5 E_2]].
pose t_20 : 'M[R]_2 := 1%:M.
have e_20 : t_20 = mat 2 [:: [:: (1 : R); (0 : R)]; [:: (0 : R); (1 : R)]] by rewrite /t_20 w_identity; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 E_2 NZ_2 S_2 R; first [reflexivity | field: E_5 E_2; first [done | nz] | ring: E_5 E_2].
pose t_21 : R := t_4^-1.
have e_21 : t_21 = (1 / 2%:R : R) by rewrite /t_21 e_4 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 E_2 NZ_2 S_2 R; first [reflexivity | field: E_5 E_2; first [done | nz] | ring: E_5 E_2].
pose t_22 : 'M[R]_2 := outer t_6 t_6.
have e_22 : t_22 = mat 2 [:: [:: (1 : R); (1 : R)]; [:: (1 : R); (1 : R)]] by rewrite /t_22 e_6 w_outer; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 E_2 NZ_2 S_2 R; first [reflexivity | field: E_5 E_2; first [done | nz] | ring: E_5 E_2].
pose t_23 : 'M[R]_2 := t_21 *: t_22.
have e_23 : t_23 = mat 2 [:: [:: (1 / 2%:R : R); (1 / 2%:R : R)]; [:: (1 / 2%:R : R); (1 / 2%:R : R)]] by rewrite /t_23 e_21 e_22 w_mscale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 E_2 NZ_2 S_2 R; first [reflexivity | field: E_5 E_2; first [done | nz] | ring: E_5 E_2].
pose t_24 : 'M[R]_2 := t_20 - t_23.
have e_24 : t_24 = mat 2 [:: [:: (1 / 2%:R : R); (- 1 / 2%:R : R)]; [:: (- 1 / 2%:R : R); (1 / 2%:R : R)]] by rewrite /t_24 e_20 e_23 w_msub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 E_2 NZ_2 S_2 R; first [reflexivity | field: E_5 E_2; first [done | nz] | ring: E_5 E_2].
pose t_25 : 'cV[R]_2 := t_24 *m letter_activation.
have e_25 : t_25 = vec 2 [:: (- 1 / 2%:R : R); (1 / 2%:R : R)] by rewrite /t_25 e_24 e_2 w_apply; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 E_2 NZ_2 S_2 R; first [reflexivity | field: E_5 E_2; first [done | nz] | ring: E_5 E_2].
pose t_26 : R := dot t_25 t_25.
have e_26 : t_26 = (1 / 2%:R : R) by rewrite /t_26 e_25 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 E_2 NZ_2 S_2 R; first [reflexivity | field: E_5 E_2; first [done | nz] | ring: E_5 E_2].
pose t_27 : R := Num.sqrt t_26.
have e_27 : t_27 = (1 / 2%:R * s_2 : R) by rewrite /t_27 e_26; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 E_2 NZ_2 S_2 R; first [reflexivity | field: E_5 E_2; first [done | nz] | ring: E_5 E_2]].
pose t_28 : R := t_19 * letter_eps.
have e_28 : t_28 = (1 * s_2 : R) by rewrite /t_28 e_19 e_11 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 E_2 NZ_2 S_2 R; first [reflexivity | field: E_5 E_2; first [done | nz] | ring: E_5 E_2].
pose t_29 : R := t_27 + t_28.
have e_29 : t_29 = (3%:R / 2%:R * s_2 : R) by rewrite /t_29 e_27 e_28 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 E_2 NZ_2 S_2 R; first [reflexivity | field: E_5 E_2; first [done | nz] | ring: E_5 E_2].
pose t_30 : R := t_29^-1.
have e_30 : t_30 = (1 / 3%:R * s_2 : R) by rewrite /t_30 e_29 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 E_2 NZ_2 S_2 R; first [reflexivity | field: E_5 E_2; first [done | nz] | ring: E_5 E_2].
pose t_31 : 'M[R]_2 := diag letter_gain.
have e_31 : t_31 = mat 2 [:: [:: (0 : R); (0 : R)]; [:: (0 : R); (1 : R)]] by rewrite /t_31 e_1 w_diag; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 E_2 NZ_2 S_2 R; first [reflexivity | field: E_5 E_2; first [done | nz] | ring: E_5 E_2].
pose t_32 : 'cV[R]_2 := t_31 *m t_25.
have e_32 : t_32 = vec 2 [:: (0 : R); (1 / 2%:R : R)] by rewrite /t_32 e_31 e_25 w_apply; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 E_2 NZ_2 S_2 R; first [reflexivity | field: E_5 E_2; first [done | nz] | ring: E_5 E_2].
pose t_33 : 'cV[R]_2 := t_30 *: t_32.
have e_33 : t_33 = vec 2 [:: (0 : R); (1 / 6%:R * s_2 : R)] by rewrite /t_33 e_30 e_32 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 E_2 NZ_2 S_2 R; first [reflexivity | field: E_5 E_2; first [done | nz] | ring: E_5 E_2].
pose t_34 : 'cV[R]_2 := t_19 *: t_33.
have e_34 : t_34 = vec 2 [:: (0 : R); (1 / 3%:R : R)] by rewrite /t_34 e_19 e_33 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 E_2 NZ_2 S_2 R; first [reflexivity | field: E_5 E_2; first [done | nz] | ring: E_5 E_2].
pose t_35 : 'cV[R]_2 := t_34 + letter_bias.
have e_35 : t_35 = vec 2 [:: (2%:R : R); (1 / 3%:R : R)] by rewrite /t_35 e_34 e_17 w_add; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 E_2 NZ_2 S_2 R; first [reflexivity | field: E_5 E_2; first [done | nz] | ring: E_5 E_2].
have h_36 : 0 <= letter_eps by rewrite e_11; sgn.
have h_37 : 0 < t_12 by rewrite e_12; sgn.
move=> /(_ erefl).
move=> /(_ h_36).
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
case=> _.
case=> _.
apply: (vec_differ (k := 1) (c := (- 1 / 3%:R + 1 / 5%:R * s_5 : R)) _ e_18 e_35); [by [] | rewrite /=; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 E_2 NZ_2 S_2 R; first [reflexivity | field: E_5 E_2; first [done | nz] | ring: E_5 E_2] | apply: (one_over (r := (15%:R / 4%:R + 9%:R / 4%:R * s_5 : R))); rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 E_2 NZ_2 S_2 R; first [reflexivity | field: E_5 E_2; first [done | nz] | ring: E_5 E_2]].
Qed.

(* not riechers.eq6: Π is lost under the root
   LayerNorm(a) = √N diag(g) Πa/√(‖Πa‖² + Nε) + b, derived from Eq. (1)
   P. M. Riechers, “Geometry and Dynamics of LayerNorm”, arXiv:2405.04134, the text dated May 15, 2024; Sec. II, Eq.
   (6) *)
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition riechers_eq6_near_miss_4_says : Prop :=
  forall (activation gain bias : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  N%:R != 0 :> R /\
  Num.sqrt N%:R != 0 :> R /\
  Num.sqrt (variance activation + eps) != 0 /\
  Num.sqrt (dot (Pi *m activation) (Pi *m activation) + N%:R * eps) != 0 /\
  Num.sqrt (dot activation activation + N%:R * eps) != 0 /\
  0 <= variance activation + eps /\
  0 <= dot (Pi *m activation) (Pi *m activation) + N%:R * eps /\
  0 <= N%:R :> R /\
  0 <= dot activation activation + N%:R * eps /\
  centered activation = Pi *m activation :> 'cV[R]_N /\
  variance activation = dot (Pi *m activation) (Pi *m activation) / N%:R :> R /\
  Num.sqrt (variance activation + eps) = Num.sqrt (dot (Pi *m activation) (Pi *m activation) + N%:R * eps) / Num.sqrt N%:R :> R /\
  normalized eps activation = (Num.sqrt (dot (Pi *m activation) (Pi *m activation) + N%:R * eps))^-1 *: (Num.sqrt N%:R *: (Pi *m activation)) :> 'cV[R]_N /\
  layer_norm eps gain bias activation = Num.sqrt N%:R *: ((Num.sqrt (dot activation activation + N%:R * eps))^-1 *: (diag gain *m (Pi *m activation))) + bias :> 'cV[R]_N.
End Statement.
Theorem riechers_eq6_near_miss_4_fails (R : rcfType) : ~ (forall N : nat, riechers_eq6_near_miss_4_says R N).
Proof.
move=> claim.
pose letter_activation : 'cV[R]_2 := vec 2 [:: (1 : R); (0 : R)].
pose letter_gain : 'cV[R]_2 := vec 2 [:: (0 : R); (1 : R)].
pose letter_bias : 'cV[R]_2 := vec 2 [:: (0 : R); (0 : R)].
pose letter_eps : R := (0 : R).
have := claim 2%N letter_activation letter_gain letter_bias letter_eps.
rewrite /riechers_eq6_near_miss_4_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : letter_gain = vec 2 [:: (0 : R); (1 : R)] by [].
have e_2 : letter_activation = vec 2 [:: (1 : R); (0 : R)] by [].
pose t_3 : R := sumv letter_activation.
have e_3 : t_3 = (1 : R) by rewrite /t_3 e_2 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_4 : R := 2%:R.
have e_4 : t_4 = (2%:R : R) by rewrite /t_4; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_5 : R := t_3 / t_4.
have e_5 : t_5 = (1 / 2%:R : R) by rewrite /t_5 e_3 e_4 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_6 : 'cV[R]_2 := ones.
have e_6 : t_6 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_6 w_ones; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_7 : 'cV[R]_2 := t_5 *: t_6.
have e_7 : t_7 = vec 2 [:: (1 / 2%:R : R); (1 / 2%:R : R)] by rewrite /t_7 e_5 e_6 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_8 : 'cV[R]_2 := letter_activation - t_7.
have e_8 : t_8 = vec 2 [:: (1 / 2%:R : R); (- 1 / 2%:R : R)] by rewrite /t_8 e_2 e_7 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_9 : R := dot t_8 t_8.
have e_9 : t_9 = (1 / 2%:R : R) by rewrite /t_9 e_8 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_10 : R := t_9 / t_4.
have e_10 : t_10 = (1 / 4%:R : R) by rewrite /t_10 e_9 e_4 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_11 : letter_eps = (0 : R) by [].
pose t_12 : R := t_10 + letter_eps.
have e_12 : t_12 = (1 / 4%:R : R) by rewrite /t_12 e_10 e_11 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_13 : R := Num.sqrt t_12.
have e_13 : t_13 = (1 / 2%:R : R) by rewrite /t_13 e_12; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
pose t_14 : R := t_13^-1.
have e_14 : t_14 = (2%:R : R) by rewrite /t_14 e_13 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_15 : 'cV[R]_2 := t_14 *: t_8.
have e_15 : t_15 = vec 2 [:: (1 : R); (- 1 : R)] by rewrite /t_15 e_14 e_8 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_16 : 'cV[R]_2 := had letter_gain t_15.
have e_16 : t_16 = vec 2 [:: (0 : R); (- 1 : R)] by rewrite /t_16 e_1 e_15 w_had; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_17 : letter_bias = vec 2 [:: (0 : R); (0 : R)] by [].
pose t_18 : 'cV[R]_2 := t_16 + letter_bias.
have e_18 : t_18 = vec 2 [:: (0 : R); (- 1 : R)] by rewrite /t_18 e_16 e_17 w_add; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have [s_2 S_2 E_2] : exists2 s : R, 0 < s & s ^+ 2 = 2%:R by apply: root_pos; rewrite ltr0n.
have NZ_2 := lt0r_neq0 S_2.
pose t_19 : R := Num.sqrt t_4.
have e_19 : t_19 = (1 * s_2 : R) by rewrite /t_19 e_4; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2]].
pose t_20 : R := dot letter_activation letter_activation.
have e_20 : t_20 = (1 : R) by rewrite /t_20 e_2 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_21 : R := t_4 * letter_eps.
have e_21 : t_21 = (0 : R) by rewrite /t_21 e_4 e_11 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_22 : R := t_20 + t_21.
have e_22 : t_22 = (1 : R) by rewrite /t_22 e_20 e_21 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_23 : R := Num.sqrt t_22.
have e_23 : t_23 = (1 : R) by rewrite /t_23 e_22; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2]].
pose t_24 : R := t_23^-1.
have e_24 : t_24 = (1 : R) by rewrite /t_24 e_23 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_25 : 'M[R]_2 := diag letter_gain.
have e_25 : t_25 = mat 2 [:: [:: (0 : R); (0 : R)]; [:: (0 : R); (1 : R)]] by rewrite /t_25 e_1 w_diag; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_26 : 'M[R]_2 := 1%:M.
have e_26 : t_26 = mat 2 [:: [:: (1 : R); (0 : R)]; [:: (0 : R); (1 : R)]] by rewrite /t_26 w_identity; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_27 : R := t_4^-1.
have e_27 : t_27 = (1 / 2%:R : R) by rewrite /t_27 e_4 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_28 : 'M[R]_2 := outer t_6 t_6.
have e_28 : t_28 = mat 2 [:: [:: (1 : R); (1 : R)]; [:: (1 : R); (1 : R)]] by rewrite /t_28 e_6 w_outer; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_29 : 'M[R]_2 := t_27 *: t_28.
have e_29 : t_29 = mat 2 [:: [:: (1 / 2%:R : R); (1 / 2%:R : R)]; [:: (1 / 2%:R : R); (1 / 2%:R : R)]] by rewrite /t_29 e_27 e_28 w_mscale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_30 : 'M[R]_2 := t_26 - t_29.
have e_30 : t_30 = mat 2 [:: [:: (1 / 2%:R : R); (- 1 / 2%:R : R)]; [:: (- 1 / 2%:R : R); (1 / 2%:R : R)]] by rewrite /t_30 e_26 e_29 w_msub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_31 : 'cV[R]_2 := t_30 *m letter_activation.
have e_31 : t_31 = vec 2 [:: (1 / 2%:R : R); (- 1 / 2%:R : R)] by rewrite /t_31 e_30 e_2 w_apply; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_32 : 'cV[R]_2 := t_25 *m t_31.
have e_32 : t_32 = vec 2 [:: (0 : R); (- 1 / 2%:R : R)] by rewrite /t_32 e_25 e_31 w_apply; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_33 : 'cV[R]_2 := t_24 *: t_32.
have e_33 : t_33 = vec 2 [:: (0 : R); (- 1 / 2%:R : R)] by rewrite /t_33 e_24 e_32 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_34 : 'cV[R]_2 := t_19 *: t_33.
have e_34 : t_34 = vec 2 [:: (0 : R); (- 1 / 2%:R * s_2 : R)] by rewrite /t_34 e_19 e_33 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_35 : 'cV[R]_2 := t_34 + letter_bias.
have e_35 : t_35 = vec 2 [:: (0 : R); (- 1 / 2%:R * s_2 : R)] by rewrite /t_35 e_34 e_17 w_add; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
have h_36 : 0 <= letter_eps by rewrite e_11; exact: lexx.
have h_37 : 0 < t_12 by rewrite e_12; sgn.
move=> /(_ erefl).
move=> /(_ h_36).
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
case=> _.
case=> _.
apply: (vec_differ (k := 1) (c := (- 1 + 1 / 2%:R * s_2 : R)) _ e_18 e_35); [by [] | rewrite /=; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2] | apply: (one_over (r := (- 2%:R - 1 * s_2 : R))); rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2]].
Qed.

(* not riechers.eq6: the gain inside the projection
   LayerNorm(a) = √N diag(g) Πa/√(‖Πa‖² + Nε) + b, derived from Eq. (1)
   P. M. Riechers, “Geometry and Dynamics of LayerNorm”, arXiv:2405.04134, the text dated May 15, 2024; Sec. II, Eq.
   (6) *)
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition riechers_eq6_near_miss_5_says : Prop :=
  forall (activation gain bias : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  N%:R != 0 :> R /\
  Num.sqrt N%:R != 0 :> R /\
  Num.sqrt (variance activation + eps) != 0 /\
  Num.sqrt (dot (Pi *m activation) (Pi *m activation) + N%:R * eps) != 0 /\
  0 <= variance activation + eps /\
  0 <= dot (Pi *m activation) (Pi *m activation) + N%:R * eps /\
  0 <= N%:R :> R /\
  centered activation = Pi *m activation :> 'cV[R]_N /\
  variance activation = dot (Pi *m activation) (Pi *m activation) / N%:R :> R /\
  Num.sqrt (variance activation + eps) = Num.sqrt (dot (Pi *m activation) (Pi *m activation) + N%:R * eps) / Num.sqrt N%:R :> R /\
  normalized eps activation = (Num.sqrt (dot (Pi *m activation) (Pi *m activation) + N%:R * eps))^-1 *: (Num.sqrt N%:R *: (Pi *m activation)) :> 'cV[R]_N /\
  layer_norm eps gain bias activation = Num.sqrt N%:R *: ((Num.sqrt (dot (Pi *m activation) (Pi *m activation) + N%:R * eps))^-1 *: (Pi *m diag gain *m activation)) + bias :> 'cV[R]_N.
End Statement.
Theorem riechers_eq6_near_miss_5_fails (R : rcfType) : ~ (forall N : nat, riechers_eq6_near_miss_5_says R N).
Proof.
move=> claim.
pose letter_activation : 'cV[R]_2 := vec 2 [:: (1 : R); (0 : R)].
pose letter_gain : 'cV[R]_2 := vec 2 [:: (0 : R); (1 : R)].
pose letter_bias : 'cV[R]_2 := vec 2 [:: (0 : R); (0 : R)].
pose letter_eps : R := (0 : R).
have := claim 2%N letter_activation letter_gain letter_bias letter_eps.
rewrite /riechers_eq6_near_miss_5_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : letter_gain = vec 2 [:: (0 : R); (1 : R)] by [].
have e_2 : letter_activation = vec 2 [:: (1 : R); (0 : R)] by [].
pose t_3 : R := sumv letter_activation.
have e_3 : t_3 = (1 : R) by rewrite /t_3 e_2 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_4 : R := 2%:R.
have e_4 : t_4 = (2%:R : R) by rewrite /t_4; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_5 : R := t_3 / t_4.
have e_5 : t_5 = (1 / 2%:R : R) by rewrite /t_5 e_3 e_4 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_6 : 'cV[R]_2 := ones.
have e_6 : t_6 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_6 w_ones; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_7 : 'cV[R]_2 := t_5 *: t_6.
have e_7 : t_7 = vec 2 [:: (1 / 2%:R : R); (1 / 2%:R : R)] by rewrite /t_7 e_5 e_6 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_8 : 'cV[R]_2 := letter_activation - t_7.
have e_8 : t_8 = vec 2 [:: (1 / 2%:R : R); (- 1 / 2%:R : R)] by rewrite /t_8 e_2 e_7 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_9 : R := dot t_8 t_8.
have e_9 : t_9 = (1 / 2%:R : R) by rewrite /t_9 e_8 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_10 : R := t_9 / t_4.
have e_10 : t_10 = (1 / 4%:R : R) by rewrite /t_10 e_9 e_4 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_11 : letter_eps = (0 : R) by [].
pose t_12 : R := t_10 + letter_eps.
have e_12 : t_12 = (1 / 4%:R : R) by rewrite /t_12 e_10 e_11 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_13 : R := Num.sqrt t_12.
have e_13 : t_13 = (1 / 2%:R : R) by rewrite /t_13 e_12; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
pose t_14 : R := t_13^-1.
have e_14 : t_14 = (2%:R : R) by rewrite /t_14 e_13 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_15 : 'cV[R]_2 := t_14 *: t_8.
have e_15 : t_15 = vec 2 [:: (1 : R); (- 1 : R)] by rewrite /t_15 e_14 e_8 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_16 : 'cV[R]_2 := had letter_gain t_15.
have e_16 : t_16 = vec 2 [:: (0 : R); (- 1 : R)] by rewrite /t_16 e_1 e_15 w_had; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_17 : letter_bias = vec 2 [:: (0 : R); (0 : R)] by [].
pose t_18 : 'cV[R]_2 := t_16 + letter_bias.
have e_18 : t_18 = vec 2 [:: (0 : R); (- 1 : R)] by rewrite /t_18 e_16 e_17 w_add; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have [s_2 S_2 E_2] : exists2 s : R, 0 < s & s ^+ 2 = 2%:R by apply: root_pos; rewrite ltr0n.
have NZ_2 := lt0r_neq0 S_2.
pose t_19 : R := Num.sqrt t_4.
have e_19 : t_19 = (1 * s_2 : R) by rewrite /t_19 e_4; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2]].
pose t_20 : 'M[R]_2 := 1%:M.
have e_20 : t_20 = mat 2 [:: [:: (1 : R); (0 : R)]; [:: (0 : R); (1 : R)]] by rewrite /t_20 w_identity; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_21 : R := t_4^-1.
have e_21 : t_21 = (1 / 2%:R : R) by rewrite /t_21 e_4 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_22 : 'M[R]_2 := outer t_6 t_6.
have e_22 : t_22 = mat 2 [:: [:: (1 : R); (1 : R)]; [:: (1 : R); (1 : R)]] by rewrite /t_22 e_6 w_outer; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_23 : 'M[R]_2 := t_21 *: t_22.
have e_23 : t_23 = mat 2 [:: [:: (1 / 2%:R : R); (1 / 2%:R : R)]; [:: (1 / 2%:R : R); (1 / 2%:R : R)]] by rewrite /t_23 e_21 e_22 w_mscale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_24 : 'M[R]_2 := t_20 - t_23.
have e_24 : t_24 = mat 2 [:: [:: (1 / 2%:R : R); (- 1 / 2%:R : R)]; [:: (- 1 / 2%:R : R); (1 / 2%:R : R)]] by rewrite /t_24 e_20 e_23 w_msub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_25 : 'cV[R]_2 := t_24 *m letter_activation.
have e_25 : t_25 = vec 2 [:: (1 / 2%:R : R); (- 1 / 2%:R : R)] by rewrite /t_25 e_24 e_2 w_apply; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_26 : R := dot t_25 t_25.
have e_26 : t_26 = (1 / 2%:R : R) by rewrite /t_26 e_25 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_27 : R := t_4 * letter_eps.
have e_27 : t_27 = (0 : R) by rewrite /t_27 e_4 e_11 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_28 : R := t_26 + t_27.
have e_28 : t_28 = (1 / 2%:R : R) by rewrite /t_28 e_26 e_27 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_29 : R := Num.sqrt t_28.
have e_29 : t_29 = (1 / 2%:R * s_2 : R) by rewrite /t_29 e_28; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2]].
pose t_30 : R := t_29^-1.
have e_30 : t_30 = (1 * s_2 : R) by rewrite /t_30 e_29 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_31 : 'M[R]_2 := diag letter_gain.
have e_31 : t_31 = mat 2 [:: [:: (0 : R); (0 : R)]; [:: (0 : R); (1 : R)]] by rewrite /t_31 e_1 w_diag; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_32 : 'M[R]_2 := t_24 *m t_31.
have e_32 : t_32 = mat 2 [:: [:: (0 : R); (- 1 / 2%:R : R)]; [:: (0 : R); (1 / 2%:R : R)]] by rewrite /t_32 e_24 e_31 w_compose; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_33 : 'cV[R]_2 := t_32 *m letter_activation.
have e_33 : t_33 = vec 2 [:: (0 : R); (0 : R)] by rewrite /t_33 e_32 e_2 w_apply; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_34 : 'cV[R]_2 := t_30 *: t_33.
have e_34 : t_34 = vec 2 [:: (0 : R); (0 : R)] by rewrite /t_34 e_30 e_33 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_35 : 'cV[R]_2 := t_19 *: t_34.
have e_35 : t_35 = vec 2 [:: (0 : R); (0 : R)] by rewrite /t_35 e_19 e_34 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_36 : 'cV[R]_2 := t_35 + letter_bias.
have e_36 : t_36 = vec 2 [:: (0 : R); (0 : R)] by rewrite /t_36 e_35 e_17 w_add; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
have h_37 : 0 <= letter_eps by rewrite e_11; exact: lexx.
have h_38 : 0 < t_12 by rewrite e_12; sgn.
move=> /(_ erefl).
move=> /(_ h_37).
move=> /(_ h_38).
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
apply: (vec_differ (k := 1) (c := (- 1 : R)) _ e_18 e_36); [by [] | rewrite /=; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2] | apply: (one_over (r := (- 1 : R))); rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2]].
Qed.

(* not riechers.projector: N − 1 for N
   Π is symmetric and idempotent, takes 1 to 0, and has the trace N − 1
   P. M. Riechers, “Geometry and Dynamics of LayerNorm”, arXiv:2405.04134, the text dated May 15, 2024; Sec. II,
   below (i) *)
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition riechers_projector_near_miss_1_says : Prop :=
  (0 < N)%N ->
  N%:R - 1 != 0 :> R /\
  (1%:M - (N%:R - 1)^-1 *: outer ones ones) *m (1%:M - (N%:R - 1)^-1 *: outer ones ones) = 1%:M - (N%:R - 1)^-1 *: outer ones ones :> 'M[R]_N /\
  (1%:M - (N%:R - 1)^-1 *: outer ones ones)^T = 1%:M - (N%:R - 1)^-1 *: outer ones ones :> 'M[R]_N /\
  (1%:M - (N%:R - 1)^-1 *: outer ones ones) *m ones = 0 :> 'cV[R]_N /\
  \tr (1%:M - (N%:R - 1)^-1 *: outer ones ones) = N%:R - 1 :> R.
End Statement.
Theorem riechers_projector_near_miss_1_fails (R : rcfType) : ~ (forall N : nat, riechers_projector_near_miss_1_says R N).
Proof.
move=> claim.
have := claim 2%N.
rewrite /riechers_projector_near_miss_1_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
pose t_1 : 'M[R]_2 := 1%:M.
have e_1 : t_1 = mat 2 [:: [:: (1 : R); (0 : R)]; [:: (0 : R); (1 : R)]] by rewrite /t_1 w_identity; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_2 : R := 2%:R.
have e_2 : t_2 = (2%:R : R) by rewrite /t_2; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_3 : R := 1.
have e_3 : t_3 = (1 : R) by rewrite /t_3; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_4 : R := t_2 - t_3.
have e_4 : t_4 = (1 : R) by rewrite /t_4 e_2 e_3 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_5 : R := t_4^-1.
have e_5 : t_5 = (1 : R) by rewrite /t_5 e_4 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_6 : 'cV[R]_2 := ones.
have e_6 : t_6 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_6 w_ones; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_7 : 'M[R]_2 := outer t_6 t_6.
have e_7 : t_7 = mat 2 [:: [:: (1 : R); (1 : R)]; [:: (1 : R); (1 : R)]] by rewrite /t_7 e_6 w_outer; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_8 : 'M[R]_2 := t_5 *: t_7.
have e_8 : t_8 = mat 2 [:: [:: (1 : R); (1 : R)]; [:: (1 : R); (1 : R)]] by rewrite /t_8 e_5 e_7 w_mscale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_9 : 'M[R]_2 := t_1 - t_8.
have e_9 : t_9 = mat 2 [:: [:: (0 : R); (- 1 : R)]; [:: (- 1 : R); (0 : R)]] by rewrite /t_9 e_1 e_8 w_msub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_10 : 'M[R]_2 := t_9 *m t_9.
have e_10 : t_10 = mat 2 [:: [:: (1 : R); (0 : R)]; [:: (0 : R); (1 : R)]] by rewrite /t_10 e_9 w_compose; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
move=> /(_ erefl).
case=> _.
case=> + _.
apply: (mat_differ (k := 0) (l := 0) (c := (1 : R)) _ _ e_10 e_9); [by [] | by [] | rewrite /=; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring] | apply: lt0r_neq0; sgn].
Qed.

(* not riechers.projector: 1 is kept
   Π is symmetric and idempotent, takes 1 to 0, and has the trace N − 1
   P. M. Riechers, “Geometry and Dynamics of LayerNorm”, arXiv:2405.04134, the text dated May 15, 2024; Sec. II,
   below (i) *)
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition riechers_projector_near_miss_2_says : Prop :=
  (0 < N)%N ->
  N%:R != 0 :> R /\
  Pi *m Pi = Pi :> 'M[R]_N /\
  Pi^T = Pi :> 'M[R]_N /\
  Pi *m ones = ones :> 'cV[R]_N /\
  \tr Pi = N%:R - 1 :> R.
End Statement.
Theorem riechers_projector_near_miss_2_fails (R : rcfType) : ~ (forall N : nat, riechers_projector_near_miss_2_says R N).
Proof.
move=> claim.
have := claim 1%N.
rewrite /riechers_projector_near_miss_2_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
pose t_1 : 'M[R]_1 := 1%:M.
have e_1 : t_1 = mat 1 [:: [:: (1 : R)]] by rewrite /t_1 w_identity; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_2 : R := 1%:R.
have e_2 : t_2 = (1 : R) by rewrite /t_2; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_3 : R := t_2^-1.
have e_3 : t_3 = (1 : R) by rewrite /t_3 e_2 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_4 : 'cV[R]_1 := ones.
have e_4 : t_4 = vec 1 [:: (1 : R)] by rewrite /t_4 w_ones; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_5 : 'M[R]_1 := outer t_4 t_4.
have e_5 : t_5 = mat 1 [:: [:: (1 : R)]] by rewrite /t_5 e_4 w_outer; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_6 : 'M[R]_1 := t_3 *: t_5.
have e_6 : t_6 = mat 1 [:: [:: (1 : R)]] by rewrite /t_6 e_3 e_5 w_mscale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_7 : 'M[R]_1 := t_1 - t_6.
have e_7 : t_7 = mat 1 [:: [:: (0 : R)]] by rewrite /t_7 e_1 e_6 w_msub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_8 : 'cV[R]_1 := t_7 *m t_4.
have e_8 : t_8 = vec 1 [:: (0 : R)] by rewrite /t_8 e_7 e_4 w_apply; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
move=> /(_ erefl).
case=> _.
case=> _.
case=> _.
case=> + _.
apply: (vec_differ (k := 0) (c := (- 1 : R)) _ e_8 e_4); [by [] | rewrite /=; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring] | apply: (one_over (r := (- 1 : R))); rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
Qed.

(* not riechers.projector: the trace is N
   Π is symmetric and idempotent, takes 1 to 0, and has the trace N − 1
   P. M. Riechers, “Geometry and Dynamics of LayerNorm”, arXiv:2405.04134, the text dated May 15, 2024; Sec. II,
   below (i) *)
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition riechers_projector_near_miss_3_says : Prop :=
  (0 < N)%N ->
  N%:R != 0 :> R /\
  Pi *m Pi = Pi :> 'M[R]_N /\
  Pi^T = Pi :> 'M[R]_N /\
  Pi *m ones = 0 :> 'cV[R]_N /\
  \tr Pi = N%:R :> R.
End Statement.
Theorem riechers_projector_near_miss_3_fails (R : rcfType) : ~ (forall N : nat, riechers_projector_near_miss_3_says R N).
Proof.
move=> claim.
have := claim 1%N.
rewrite /riechers_projector_near_miss_3_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
pose t_1 : 'M[R]_1 := 1%:M.
have e_1 : t_1 = mat 1 [:: [:: (1 : R)]] by rewrite /t_1 w_identity; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_2 : R := 1%:R.
have e_2 : t_2 = (1 : R) by rewrite /t_2; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_3 : R := t_2^-1.
have e_3 : t_3 = (1 : R) by rewrite /t_3 e_2 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_4 : 'cV[R]_1 := ones.
have e_4 : t_4 = vec 1 [:: (1 : R)] by rewrite /t_4 w_ones; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_5 : 'M[R]_1 := outer t_4 t_4.
have e_5 : t_5 = mat 1 [:: [:: (1 : R)]] by rewrite /t_5 e_4 w_outer; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_6 : 'M[R]_1 := t_3 *: t_5.
have e_6 : t_6 = mat 1 [:: [:: (1 : R)]] by rewrite /t_6 e_3 e_5 w_mscale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_7 : 'M[R]_1 := t_1 - t_6.
have e_7 : t_7 = mat 1 [:: [:: (0 : R)]] by rewrite /t_7 e_1 e_6 w_msub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_8 : R := \tr t_7.
have e_8 : t_8 = (0 : R) by rewrite /t_8 e_7 w_trace; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
move=> /(_ erefl).
case=> _.
case=> _.
case=> _.
case=> _.
apply: (num_differ (c := (- 1 : R)) e_8 e_2); [rewrite /=; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring] | apply: (one_over (r := (- 1 : R))); rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
Qed.

(* not riechers.projector: a reflection
   Π is symmetric and idempotent, takes 1 to 0, and has the trace N − 1
   P. M. Riechers, “Geometry and Dynamics of LayerNorm”, arXiv:2405.04134, the text dated May 15, 2024; Sec. II,
   below (i) *)
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition riechers_projector_near_miss_4_says : Prop :=
  (0 < N)%N ->
  N%:R != 0 :> R /\
  Pi *m Pi = 1%:M :> 'M[R]_N /\
  Pi^T = Pi :> 'M[R]_N /\
  Pi *m ones = 0 :> 'cV[R]_N /\
  \tr Pi = N%:R - 1 :> R.
End Statement.
Theorem riechers_projector_near_miss_4_fails (R : rcfType) : ~ (forall N : nat, riechers_projector_near_miss_4_says R N).
Proof.
move=> claim.
have := claim 1%N.
rewrite /riechers_projector_near_miss_4_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
pose t_1 : 'M[R]_1 := 1%:M.
have e_1 : t_1 = mat 1 [:: [:: (1 : R)]] by rewrite /t_1 w_identity; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_2 : R := 1%:R.
have e_2 : t_2 = (1 : R) by rewrite /t_2; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_3 : R := t_2^-1.
have e_3 : t_3 = (1 : R) by rewrite /t_3 e_2 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_4 : 'cV[R]_1 := ones.
have e_4 : t_4 = vec 1 [:: (1 : R)] by rewrite /t_4 w_ones; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_5 : 'M[R]_1 := outer t_4 t_4.
have e_5 : t_5 = mat 1 [:: [:: (1 : R)]] by rewrite /t_5 e_4 w_outer; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_6 : 'M[R]_1 := t_3 *: t_5.
have e_6 : t_6 = mat 1 [:: [:: (1 : R)]] by rewrite /t_6 e_3 e_5 w_mscale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_7 : 'M[R]_1 := t_1 - t_6.
have e_7 : t_7 = mat 1 [:: [:: (0 : R)]] by rewrite /t_7 e_1 e_6 w_msub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_8 : 'M[R]_1 := t_7 *m t_7.
have e_8 : t_8 = mat 1 [:: [:: (0 : R)]] by rewrite /t_8 e_7 w_compose; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
move=> /(_ erefl).
case=> _.
case=> + _.
apply: (mat_differ (k := 0) (l := 0) (c := (- 1 : R)) _ _ e_8 e_1); [by [] | by [] | rewrite /=; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring] | apply: (one_over (r := (- 1 : R))); rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
Qed.

(* not riechers.nullspace: α = g
   Without zero gains the left nullspace of diag(g) − g1ᵀ/N is exactly span(α)
   P. M. Riechers, “Geometry and Dynamics of LayerNorm”, arXiv:2405.04134, the text dated May 15, 2024; Sec. II.1 *)
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition riechers_nullspace_near_miss_1_says : Prop :=
  forall (gain x : 'cV[R]_N),
  (0 < N)%N ->
  (forall i, gain i 0 != 0) ->
  N%:R != 0 :> R /\
  (forall i, gain i 0 != 0) /\
  gain_matrix gain = diag gain *m Pi :> 'M[R]_N /\
  (gain_matrix gain)^T *m gain = 0 :> 'cV[R]_N /\
  x = (dot gain x / N%:R) *: gain + had ((gain_matrix gain)^T *m x) (vinv gain) :> 'cV[R]_N.
End Statement.
Theorem riechers_nullspace_near_miss_1_fails (R : rcfType) : ~ (forall N : nat, riechers_nullspace_near_miss_1_says R N).
Proof.
move=> claim.
pose letter_gain : 'cV[R]_1 := vec 1 [:: (2%:R : R)].
pose letter_x : 'cV[R]_1 := vec 1 [:: (1 : R)].
have := claim 1%N letter_gain letter_x.
rewrite /riechers_nullspace_near_miss_1_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : letter_x = vec 1 [:: (1 : R)] by [].
have e_2 : letter_gain = vec 1 [:: (2%:R : R)] by [].
pose t_3 : R := dot letter_gain letter_x.
have e_3 : t_3 = (2%:R : R) by rewrite /t_3 e_2 e_1 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_4 : R := 1%:R.
have e_4 : t_4 = (1 : R) by rewrite /t_4; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_5 : R := t_3 / t_4.
have e_5 : t_5 = (2%:R : R) by rewrite /t_5 e_3 e_4 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_6 : 'cV[R]_1 := t_5 *: letter_gain.
have e_6 : t_6 = vec 1 [:: (4%:R : R)] by rewrite /t_6 e_5 e_2 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_7 : 'M[R]_1 := diag letter_gain.
have e_7 : t_7 = mat 1 [:: [:: (2%:R : R)]] by rewrite /t_7 e_2 w_diag; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_8 : R := t_4^-1.
have e_8 : t_8 = (1 : R) by rewrite /t_8 e_4 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_9 : 'cV[R]_1 := ones.
have e_9 : t_9 = vec 1 [:: (1 : R)] by rewrite /t_9 w_ones; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_10 : 'M[R]_1 := outer letter_gain t_9.
have e_10 : t_10 = mat 1 [:: [:: (2%:R : R)]] by rewrite /t_10 e_2 e_9 w_outer; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_11 : 'M[R]_1 := t_8 *: t_10.
have e_11 : t_11 = mat 1 [:: [:: (2%:R : R)]] by rewrite /t_11 e_8 e_10 w_mscale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_12 : 'M[R]_1 := t_7 - t_11.
have e_12 : t_12 = mat 1 [:: [:: (0 : R)]] by rewrite /t_12 e_7 e_11 w_msub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_13 : 'M[R]_1 := t_12^T.
have e_13 : t_13 = mat 1 [:: [:: (0 : R)]] by rewrite /t_13 e_12 w_transpose; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_14 : 'cV[R]_1 := t_13 *m letter_x.
have e_14 : t_14 = vec 1 [:: (0 : R)] by rewrite /t_14 e_13 e_1 w_apply; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_15 : 'cV[R]_1 := vinv letter_gain.
have e_15 : t_15 = vec 1 [:: (1 / 2%:R : R)] by rewrite /t_15 e_2 w_vinv; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_16 : 'cV[R]_1 := had t_14 t_15.
have e_16 : t_16 = vec 1 [:: (0 : R)] by rewrite /t_16 e_14 e_15 w_had; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_17 : 'cV[R]_1 := t_6 + t_16.
have e_17 : t_17 = vec 1 [:: (4%:R : R)] by rewrite /t_17 e_6 e_16 w_add; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have h_18 : forall i, letter_gain i 0 != 0 by move=> i; rewrite e_2 vec_entry; case: i => [[|k] lt] //=; first [apply: lt0r_neq0; sgn].
move=> /(_ erefl).
move=> /(_ h_18).
case=> _.
case=> _.
case=> _.
case=> _.
apply: (vec_differ (k := 0) (c := (- 3%:R : R)) _ e_1 e_17); [by [] | rewrite /=; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring] | apply: (one_over (r := (- 1 / 3%:R : R))); rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
Qed.

(* not riechers.nullspace: the right nullspace
   Without zero gains the left nullspace of diag(g) − g1ᵀ/N is exactly span(α)
   P. M. Riechers, “Geometry and Dynamics of LayerNorm”, arXiv:2405.04134, the text dated May 15, 2024; Sec. II.1 *)
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition riechers_nullspace_near_miss_2_says : Prop :=
  forall (gain : 'cV[R]_N),
  (0 < N)%N ->
  (forall i, gain i 0 != 0) ->
  N%:R != 0 :> R /\
  (forall i, gain i 0 != 0) /\
  gain_matrix gain *m alpha gain = 0 :> 'cV[R]_N.
End Statement.
Theorem riechers_nullspace_near_miss_2_fails (R : rcfType) : ~ (forall N : nat, riechers_nullspace_near_miss_2_says R N).
Proof.
move=> claim.
pose letter_gain : 'cV[R]_2 := vec 2 [:: (1 : R); (2%:R : R)].
have := claim 2%N letter_gain.
rewrite /riechers_nullspace_near_miss_2_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : letter_gain = vec 2 [:: (1 : R); (2%:R : R)] by [].
pose t_2 : 'M[R]_2 := diag letter_gain.
have e_2 : t_2 = mat 2 [:: [:: (1 : R); (0 : R)]; [:: (0 : R); (2%:R : R)]] by rewrite /t_2 e_1 w_diag; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_3 : R := 2%:R.
have e_3 : t_3 = (2%:R : R) by rewrite /t_3; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_4 : R := t_3^-1.
have e_4 : t_4 = (1 / 2%:R : R) by rewrite /t_4 e_3 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_5 : 'cV[R]_2 := ones.
have e_5 : t_5 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_5 w_ones; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_6 : 'M[R]_2 := outer letter_gain t_5.
have e_6 : t_6 = mat 2 [:: [:: (1 : R); (1 : R)]; [:: (2%:R : R); (2%:R : R)]] by rewrite /t_6 e_1 e_5 w_outer; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_7 : 'M[R]_2 := t_4 *: t_6.
have e_7 : t_7 = mat 2 [:: [:: (1 / 2%:R : R); (1 / 2%:R : R)]; [:: (1 : R); (1 : R)]] by rewrite /t_7 e_4 e_6 w_mscale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_8 : 'M[R]_2 := t_2 - t_7.
have e_8 : t_8 = mat 2 [:: [:: (1 / 2%:R : R); (- 1 / 2%:R : R)]; [:: (- 1 : R); (1 : R)]] by rewrite /t_8 e_2 e_7 w_msub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_9 : 'cV[R]_2 := vinv letter_gain.
have e_9 : t_9 = vec 2 [:: (1 : R); (1 / 2%:R : R)] by rewrite /t_9 e_1 w_vinv; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_10 : 'cV[R]_2 := had t_5 t_9.
have e_10 : t_10 = vec 2 [:: (1 : R); (1 / 2%:R : R)] by rewrite /t_10 e_5 e_9 w_had; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_11 : 'cV[R]_2 := t_8 *m t_10.
have e_11 : t_11 = vec 2 [:: (1 / 4%:R : R); (- 1 / 2%:R : R)] by rewrite /t_11 e_8 e_10 w_apply; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_12 : 'cV[R]_2 := 0.
have e_12 : t_12 = vec 2 [:: (0 : R); (0 : R)] by rewrite /t_12 w_zero; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have h_13 : forall i, letter_gain i 0 != 0 by move=> i; rewrite e_1 vec_entry; case: i => [[|[|k]] lt] //=; first [apply: lt0r_neq0; sgn].
move=> /(_ erefl).
move=> /(_ h_13).
case=> _.
case=> _.
apply: (vec_differ (k := 0) (c := (1 / 4%:R : R)) _ e_11 e_12); [by [] | rewrite /=; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring] | apply: lt0r_neq0; sgn].
Qed.

(* not riechers.nullspace: N is lost
   Without zero gains the left nullspace of diag(g) − g1ᵀ/N is exactly span(α)
   P. M. Riechers, “Geometry and Dynamics of LayerNorm”, arXiv:2405.04134, the text dated May 15, 2024; Sec. II.1 *)
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition riechers_nullspace_near_miss_3_says : Prop :=
  forall (gain : 'cV[R]_N),
  (0 < N)%N ->
  (forall i, gain i 0 != 0) ->
  (forall i, gain i 0 != 0) /\
  (diag gain - outer gain ones)^T *m alpha gain = 0 :> 'cV[R]_N.
End Statement.
Theorem riechers_nullspace_near_miss_3_fails (R : rcfType) : ~ (forall N : nat, riechers_nullspace_near_miss_3_says R N).
Proof.
move=> claim.
pose letter_gain : 'cV[R]_2 := vec 2 [:: (1 : R); (1 : R)].
have := claim 2%N letter_gain.
rewrite /riechers_nullspace_near_miss_3_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : letter_gain = vec 2 [:: (1 : R); (1 : R)] by [].
pose t_2 : 'M[R]_2 := diag letter_gain.
have e_2 : t_2 = mat 2 [:: [:: (1 : R); (0 : R)]; [:: (0 : R); (1 : R)]] by rewrite /t_2 e_1 w_diag; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_3 : 'cV[R]_2 := ones.
have e_3 : t_3 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_3 w_ones; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_4 : 'M[R]_2 := outer letter_gain t_3.
have e_4 : t_4 = mat 2 [:: [:: (1 : R); (1 : R)]; [:: (1 : R); (1 : R)]] by rewrite /t_4 e_1 e_3 w_outer; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_5 : 'M[R]_2 := t_2 - t_4.
have e_5 : t_5 = mat 2 [:: [:: (0 : R); (- 1 : R)]; [:: (- 1 : R); (0 : R)]] by rewrite /t_5 e_2 e_4 w_msub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_6 : 'M[R]_2 := t_5^T.
have e_6 : t_6 = mat 2 [:: [:: (0 : R); (- 1 : R)]; [:: (- 1 : R); (0 : R)]] by rewrite /t_6 e_5 w_transpose; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_7 : 'cV[R]_2 := vinv letter_gain.
have e_7 : t_7 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_7 e_1 w_vinv; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_8 : 'cV[R]_2 := had t_3 t_7.
have e_8 : t_8 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_8 e_3 e_7 w_had; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_9 : 'cV[R]_2 := t_6 *m t_8.
have e_9 : t_9 = vec 2 [:: (- 1 : R); (- 1 : R)] by rewrite /t_9 e_6 e_8 w_apply; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_10 : 'cV[R]_2 := 0.
have e_10 : t_10 = vec 2 [:: (0 : R); (0 : R)] by rewrite /t_10 w_zero; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have h_11 : forall i, letter_gain i 0 != 0 by move=> i; rewrite e_1 vec_entry; case: i => [[|[|k]] lt] //=; first [apply: lt0r_neq0; sgn].
move=> /(_ erefl).
move=> /(_ h_11).
case=> _.
apply: (vec_differ (k := 0) (c := (- 1 : R)) _ e_9 e_10); [by [] | rewrite /=; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring] | apply: (one_over (r := (- 1 : R))); rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
Qed.

(* not riechers.nullspace: α = 1/g²
   Without zero gains the left nullspace of diag(g) − g1ᵀ/N is exactly span(α)
   P. M. Riechers, “Geometry and Dynamics of LayerNorm”, arXiv:2405.04134, the text dated May 15, 2024; Sec. II.1 *)
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition riechers_nullspace_near_miss_4_says : Prop :=
  forall (gain x : 'cV[R]_N),
  (0 < N)%N ->
  (forall i, gain i 0 != 0) ->
  N%:R != 0 :> R /\
  (forall i, (vpow gain 2) i 0 != 0) /\
  (forall i, gain i 0 != 0) /\
  gain_matrix gain = diag gain *m Pi :> 'M[R]_N /\
  (gain_matrix gain)^T *m had ones (vinv (vpow gain 2)) = 0 :> 'cV[R]_N /\
  x = (dot gain x / N%:R) *: had ones (vinv (vpow gain 2)) + had ((gain_matrix gain)^T *m x) (vinv gain) :> 'cV[R]_N.
End Statement.
Theorem riechers_nullspace_near_miss_4_fails (R : rcfType) : ~ (forall N : nat, riechers_nullspace_near_miss_4_says R N).
Proof.
move=> claim.
pose letter_gain : 'cV[R]_1 := vec 1 [:: (2%:R : R)].
pose letter_x : 'cV[R]_1 := vec 1 [:: (1 : R)].
have := claim 1%N letter_gain letter_x.
rewrite /riechers_nullspace_near_miss_4_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : letter_x = vec 1 [:: (1 : R)] by [].
have e_2 : letter_gain = vec 1 [:: (2%:R : R)] by [].
pose t_3 : R := dot letter_gain letter_x.
have e_3 : t_3 = (2%:R : R) by rewrite /t_3 e_2 e_1 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_4 : R := 1%:R.
have e_4 : t_4 = (1 : R) by rewrite /t_4; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_5 : R := t_3 / t_4.
have e_5 : t_5 = (2%:R : R) by rewrite /t_5 e_3 e_4 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_6 : 'cV[R]_1 := ones.
have e_6 : t_6 = vec 1 [:: (1 : R)] by rewrite /t_6 w_ones; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_7 : 'cV[R]_1 := vpow letter_gain 2.
have e_7 : t_7 = vec 1 [:: (4%:R : R)] by rewrite /t_7 e_2 w_vpow; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_8 : 'cV[R]_1 := vinv t_7.
have e_8 : t_8 = vec 1 [:: (1 / 4%:R : R)] by rewrite /t_8 e_7 w_vinv; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_9 : 'cV[R]_1 := had t_6 t_8.
have e_9 : t_9 = vec 1 [:: (1 / 4%:R : R)] by rewrite /t_9 e_6 e_8 w_had; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_10 : 'cV[R]_1 := t_5 *: t_9.
have e_10 : t_10 = vec 1 [:: (1 / 2%:R : R)] by rewrite /t_10 e_5 e_9 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_11 : 'M[R]_1 := diag letter_gain.
have e_11 : t_11 = mat 1 [:: [:: (2%:R : R)]] by rewrite /t_11 e_2 w_diag; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_12 : R := t_4^-1.
have e_12 : t_12 = (1 : R) by rewrite /t_12 e_4 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_13 : 'M[R]_1 := outer letter_gain t_6.
have e_13 : t_13 = mat 1 [:: [:: (2%:R : R)]] by rewrite /t_13 e_2 e_6 w_outer; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_14 : 'M[R]_1 := t_12 *: t_13.
have e_14 : t_14 = mat 1 [:: [:: (2%:R : R)]] by rewrite /t_14 e_12 e_13 w_mscale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_15 : 'M[R]_1 := t_11 - t_14.
have e_15 : t_15 = mat 1 [:: [:: (0 : R)]] by rewrite /t_15 e_11 e_14 w_msub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_16 : 'M[R]_1 := t_15^T.
have e_16 : t_16 = mat 1 [:: [:: (0 : R)]] by rewrite /t_16 e_15 w_transpose; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_17 : 'cV[R]_1 := t_16 *m letter_x.
have e_17 : t_17 = vec 1 [:: (0 : R)] by rewrite /t_17 e_16 e_1 w_apply; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_18 : 'cV[R]_1 := vinv letter_gain.
have e_18 : t_18 = vec 1 [:: (1 / 2%:R : R)] by rewrite /t_18 e_2 w_vinv; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_19 : 'cV[R]_1 := had t_17 t_18.
have e_19 : t_19 = vec 1 [:: (0 : R)] by rewrite /t_19 e_17 e_18 w_had; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_20 : 'cV[R]_1 := t_10 + t_19.
have e_20 : t_20 = vec 1 [:: (1 / 2%:R : R)] by rewrite /t_20 e_10 e_19 w_add; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have h_21 : forall i, letter_gain i 0 != 0 by move=> i; rewrite e_2 vec_entry; case: i => [[|k] lt] //=; first [apply: lt0r_neq0; sgn].
move=> /(_ erefl).
move=> /(_ h_21).
case=> _.
case=> _.
case=> _.
case=> _.
case=> _.
apply: (vec_differ (k := 0) (c := (1 / 2%:R : R)) _ e_1 e_20); [by [] | rewrite /=; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring] | apply: lt0r_neq0; sgn].
Qed.

(* not riechers.nullspace.zero-gain: the Drazin inverse of g for α
   With k ≥ 1 zero gains the left nullspace is exactly the span of their neural directions, of dimension k
   P. M. Riechers, “Geometry and Dynamics of LayerNorm”, arXiv:2405.04134, the text dated May 15, 2024; Sec. II.1 *)
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition riechers_nullspace_zero_gain_near_miss_1_says : Prop :=
  forall (gain : 'cV[R]_N),
  (0 < N)%N ->
  0 < sumv (zero_entries gain) ->
  N%:R != 0 :> R /\
  (gain_matrix gain)^T *m drazin gain = 0 :> 'cV[R]_N.
End Statement.
Theorem riechers_nullspace_zero_gain_near_miss_1_fails (R : rcfType) : ~ (forall N : nat, riechers_nullspace_zero_gain_near_miss_1_says R N).
Proof.
move=> claim.
pose letter_gain : 'cV[R]_2 := vec 2 [:: (1 : R); (0 : R)].
have := claim 2%N letter_gain.
rewrite /riechers_nullspace_zero_gain_near_miss_1_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : letter_gain = vec 2 [:: (1 : R); (0 : R)] by [].
pose t_2 : 'M[R]_2 := diag letter_gain.
have e_2 : t_2 = mat 2 [:: [:: (1 : R); (0 : R)]; [:: (0 : R); (0 : R)]] by rewrite /t_2 e_1 w_diag; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_3 : R := 2%:R.
have e_3 : t_3 = (2%:R : R) by rewrite /t_3; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_4 : R := t_3^-1.
have e_4 : t_4 = (1 / 2%:R : R) by rewrite /t_4 e_3 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_5 : 'cV[R]_2 := ones.
have e_5 : t_5 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_5 w_ones; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_6 : 'M[R]_2 := outer letter_gain t_5.
have e_6 : t_6 = mat 2 [:: [:: (1 : R); (1 : R)]; [:: (0 : R); (0 : R)]] by rewrite /t_6 e_1 e_5 w_outer; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_7 : 'M[R]_2 := t_4 *: t_6.
have e_7 : t_7 = mat 2 [:: [:: (1 / 2%:R : R); (1 / 2%:R : R)]; [:: (0 : R); (0 : R)]] by rewrite /t_7 e_4 e_6 w_mscale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_8 : 'M[R]_2 := t_2 - t_7.
have e_8 : t_8 = mat 2 [:: [:: (1 / 2%:R : R); (- 1 / 2%:R : R)]; [:: (0 : R); (0 : R)]] by rewrite /t_8 e_2 e_7 w_msub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_9 : 'M[R]_2 := t_8^T.
have e_9 : t_9 = mat 2 [:: [:: (1 / 2%:R : R); (0 : R)]; [:: (- 1 / 2%:R : R); (0 : R)]] by rewrite /t_9 e_8 w_transpose; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_10 : 'cV[R]_2 := drazin letter_gain.
have e_10 : t_10 = vec 2 [:: (1 : R); (0 : R)] by rewrite /t_10 e_1 w_drazin; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_11 : 'cV[R]_2 := t_9 *m t_10.
have e_11 : t_11 = vec 2 [:: (1 / 2%:R : R); (- 1 / 2%:R : R)] by rewrite /t_11 e_9 e_10 w_apply; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_12 : 'cV[R]_2 := 0.
have e_12 : t_12 = vec 2 [:: (0 : R); (0 : R)] by rewrite /t_12 w_zero; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_13 : 'cV[R]_2 := had letter_gain t_10.
have e_13 : t_13 = vec 2 [:: (1 : R); (0 : R)] by rewrite /t_13 e_1 e_10 w_had; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_14 : 'cV[R]_2 := t_5 - t_13.
have e_14 : t_14 = vec 2 [:: (0 : R); (1 : R)] by rewrite /t_14 e_5 e_13 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_15 : R := sumv t_14.
have e_15 : t_15 = (1 : R) by rewrite /t_15 e_14 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have h_16 : 0 < t_15 by rewrite e_15; sgn.
move=> /(_ erefl).
move=> /(_ h_16).
case=> _.
apply: (vec_differ (k := 0) (c := (1 / 2%:R : R)) _ e_11 e_12); [by [] | rewrite /=; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring] | apply: lt0r_neq0; sgn].
Qed.

(* not riechers.nullspace.zero-gain: the other neural directions
   With k ≥ 1 zero gains the left nullspace is exactly the span of their neural directions, of dimension k
   P. M. Riechers, “Geometry and Dynamics of LayerNorm”, arXiv:2405.04134, the text dated May 15, 2024; Sec. II.1 *)
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition riechers_nullspace_zero_gain_near_miss_2_says : Prop :=
  forall (gain x : 'cV[R]_N),
  (0 < N)%N ->
  0 < sumv (zero_entries gain) ->
  N%:R != 0 :> R /\
  sumv (zero_entries gain) != 0 /\
  (gain_matrix gain)^T *m had (nonzero_entries gain) x = 0 :> 'cV[R]_N /\
  diag (zero_entries gain) *m diag (zero_entries gain) = diag (zero_entries gain) :> 'M[R]_N /\
  had (ones - zero_entries gain) x = had (drazin gain) ((gain_matrix gain)^T *m x - (dot (zero_entries gain) ((gain_matrix gain)^T *m x) / sumv (zero_entries gain)) *: ones) :> 'cV[R]_N /\
  \tr (diag (zero_entries gain)) = sumv (zero_entries gain) :> R.
End Statement.
Theorem riechers_nullspace_zero_gain_near_miss_2_fails (R : rcfType) : ~ (forall N : nat, riechers_nullspace_zero_gain_near_miss_2_says R N).
Proof.
move=> claim.
pose letter_gain : 'cV[R]_2 := vec 2 [:: (1 : R); (0 : R)].
pose letter_x : 'cV[R]_2 := vec 2 [:: (1 : R); (0 : R)].
have := claim 2%N letter_gain letter_x.
rewrite /riechers_nullspace_zero_gain_near_miss_2_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : letter_gain = vec 2 [:: (1 : R); (0 : R)] by [].
pose t_2 : 'M[R]_2 := diag letter_gain.
have e_2 : t_2 = mat 2 [:: [:: (1 : R); (0 : R)]; [:: (0 : R); (0 : R)]] by rewrite /t_2 e_1 w_diag; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_3 : R := 2%:R.
have e_3 : t_3 = (2%:R : R) by rewrite /t_3; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_4 : R := t_3^-1.
have e_4 : t_4 = (1 / 2%:R : R) by rewrite /t_4 e_3 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_5 : 'cV[R]_2 := ones.
have e_5 : t_5 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_5 w_ones; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_6 : 'M[R]_2 := outer letter_gain t_5.
have e_6 : t_6 = mat 2 [:: [:: (1 : R); (1 : R)]; [:: (0 : R); (0 : R)]] by rewrite /t_6 e_1 e_5 w_outer; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_7 : 'M[R]_2 := t_4 *: t_6.
have e_7 : t_7 = mat 2 [:: [:: (1 / 2%:R : R); (1 / 2%:R : R)]; [:: (0 : R); (0 : R)]] by rewrite /t_7 e_4 e_6 w_mscale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_8 : 'M[R]_2 := t_2 - t_7.
have e_8 : t_8 = mat 2 [:: [:: (1 / 2%:R : R); (- 1 / 2%:R : R)]; [:: (0 : R); (0 : R)]] by rewrite /t_8 e_2 e_7 w_msub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_9 : 'M[R]_2 := t_8^T.
have e_9 : t_9 = mat 2 [:: [:: (1 / 2%:R : R); (0 : R)]; [:: (- 1 / 2%:R : R); (0 : R)]] by rewrite /t_9 e_8 w_transpose; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_10 : 'cV[R]_2 := drazin letter_gain.
have e_10 : t_10 = vec 2 [:: (1 : R); (0 : R)] by rewrite /t_10 e_1 w_drazin; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_11 : 'cV[R]_2 := had letter_gain t_10.
have e_11 : t_11 = vec 2 [:: (1 : R); (0 : R)] by rewrite /t_11 e_1 e_10 w_had; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_12 : letter_x = vec 2 [:: (1 : R); (0 : R)] by [].
pose t_13 : 'cV[R]_2 := had t_11 letter_x.
have e_13 : t_13 = vec 2 [:: (1 : R); (0 : R)] by rewrite /t_13 e_11 e_12 w_had; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_14 : 'cV[R]_2 := t_9 *m t_13.
have e_14 : t_14 = vec 2 [:: (1 / 2%:R : R); (- 1 / 2%:R : R)] by rewrite /t_14 e_9 e_13 w_apply; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_15 : 'cV[R]_2 := 0.
have e_15 : t_15 = vec 2 [:: (0 : R); (0 : R)] by rewrite /t_15 w_zero; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_16 : 'cV[R]_2 := t_5 - t_11.
have e_16 : t_16 = vec 2 [:: (0 : R); (1 : R)] by rewrite /t_16 e_5 e_11 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_17 : R := sumv t_16.
have e_17 : t_17 = (1 : R) by rewrite /t_17 e_16 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have h_18 : 0 < t_17 by rewrite e_17; sgn.
move=> /(_ erefl).
move=> /(_ h_18).
case=> _.
case=> _.
case=> + _.
apply: (vec_differ (k := 0) (c := (1 / 2%:R : R)) _ e_14 e_15); [by [] | rewrite /=; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring] | apply: lt0r_neq0; sgn].
Qed.

(* not riechers.nullspace.zero-gain: its dimension is N − k
   With k ≥ 1 zero gains the left nullspace is exactly the span of their neural directions, of dimension k
   P. M. Riechers, “Geometry and Dynamics of LayerNorm”, arXiv:2405.04134, the text dated May 15, 2024; Sec. II.1 *)
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition riechers_nullspace_zero_gain_near_miss_3_says : Prop :=
  forall (gain x : 'cV[R]_N),
  (0 < N)%N ->
  0 < sumv (zero_entries gain) ->
  N%:R != 0 :> R /\
  sumv (zero_entries gain) != 0 /\
  (gain_matrix gain)^T *m had (zero_entries gain) x = 0 :> 'cV[R]_N /\
  diag (zero_entries gain) *m diag (zero_entries gain) = diag (zero_entries gain) :> 'M[R]_N /\
  had (ones - zero_entries gain) x = had (drazin gain) ((gain_matrix gain)^T *m x - (dot (zero_entries gain) ((gain_matrix gain)^T *m x) / sumv (zero_entries gain)) *: ones) :> 'cV[R]_N /\
  \tr (diag (zero_entries gain)) = N%:R - sumv (zero_entries gain) :> R.
End Statement.
Theorem riechers_nullspace_zero_gain_near_miss_3_fails (R : rcfType) : ~ (forall N : nat, riechers_nullspace_zero_gain_near_miss_3_says R N).
Proof.
move=> claim.
pose letter_gain : 'cV[R]_1 := vec 1 [:: (0 : R)].
pose letter_x : 'cV[R]_1 := vec 1 [:: (0 : R)].
have := claim 1%N letter_gain letter_x.
rewrite /riechers_nullspace_zero_gain_near_miss_3_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
pose t_1 : 'cV[R]_1 := ones.
have e_1 : t_1 = vec 1 [:: (1 : R)] by rewrite /t_1 w_ones; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_2 : letter_gain = vec 1 [:: (0 : R)] by [].
pose t_3 : 'cV[R]_1 := drazin letter_gain.
have e_3 : t_3 = vec 1 [:: (0 : R)] by rewrite /t_3 e_2 w_drazin; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_4 : 'cV[R]_1 := had letter_gain t_3.
have e_4 : t_4 = vec 1 [:: (0 : R)] by rewrite /t_4 e_2 e_3 w_had; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_5 : 'cV[R]_1 := t_1 - t_4.
have e_5 : t_5 = vec 1 [:: (1 : R)] by rewrite /t_5 e_1 e_4 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_6 : 'M[R]_1 := diag t_5.
have e_6 : t_6 = mat 1 [:: [:: (1 : R)]] by rewrite /t_6 e_5 w_diag; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_7 : R := \tr t_6.
have e_7 : t_7 = (1 : R) by rewrite /t_7 e_6 w_trace; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_8 : R := 1%:R.
have e_8 : t_8 = (1 : R) by rewrite /t_8; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_9 : R := sumv t_5.
have e_9 : t_9 = (1 : R) by rewrite /t_9 e_5 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_10 : R := t_8 - t_9.
have e_10 : t_10 = (0 : R) by rewrite /t_10 e_8 e_9 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have h_11 : 0 < t_9 by rewrite e_9; sgn.
move=> /(_ erefl).
move=> /(_ h_11).
case=> _.
case=> _.
case=> _.
case=> _.
case=> _.
apply: (num_differ (c := (1 : R)) e_7 e_10); [rewrite /=; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring] | apply: lt0r_neq0; sgn].
Qed.

(* not riechers.nullspace.zero-gain: its dimension is 1
   With k ≥ 1 zero gains the left nullspace is exactly the span of their neural directions, of dimension k
   P. M. Riechers, “Geometry and Dynamics of LayerNorm”, arXiv:2405.04134, the text dated May 15, 2024; Sec. II.1 *)
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition riechers_nullspace_zero_gain_near_miss_4_says : Prop :=
  forall (gain x : 'cV[R]_N),
  (0 < N)%N ->
  0 < sumv (zero_entries gain) ->
  N%:R != 0 :> R /\
  sumv (zero_entries gain) != 0 /\
  (gain_matrix gain)^T *m had (zero_entries gain) x = 0 :> 'cV[R]_N /\
  diag (zero_entries gain) *m diag (zero_entries gain) = diag (zero_entries gain) :> 'M[R]_N /\
  had (ones - zero_entries gain) x = had (drazin gain) ((gain_matrix gain)^T *m x - (dot (zero_entries gain) ((gain_matrix gain)^T *m x) / sumv (zero_entries gain)) *: ones) :> 'cV[R]_N /\
  \tr (diag (zero_entries gain)) = 1 :> R.
End Statement.
Theorem riechers_nullspace_zero_gain_near_miss_4_fails (R : rcfType) : ~ (forall N : nat, riechers_nullspace_zero_gain_near_miss_4_says R N).
Proof.
move=> claim.
pose letter_gain : 'cV[R]_2 := vec 2 [:: (0 : R); (0 : R)].
pose letter_x : 'cV[R]_2 := vec 2 [:: (0 : R); (0 : R)].
have := claim 2%N letter_gain letter_x.
rewrite /riechers_nullspace_zero_gain_near_miss_4_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
pose t_1 : 'cV[R]_2 := ones.
have e_1 : t_1 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_1 w_ones; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_2 : letter_gain = vec 2 [:: (0 : R); (0 : R)] by [].
pose t_3 : 'cV[R]_2 := drazin letter_gain.
have e_3 : t_3 = vec 2 [:: (0 : R); (0 : R)] by rewrite /t_3 e_2 w_drazin; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_4 : 'cV[R]_2 := had letter_gain t_3.
have e_4 : t_4 = vec 2 [:: (0 : R); (0 : R)] by rewrite /t_4 e_2 e_3 w_had; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_5 : 'cV[R]_2 := t_1 - t_4.
have e_5 : t_5 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_5 e_1 e_4 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_6 : 'M[R]_2 := diag t_5.
have e_6 : t_6 = mat 2 [:: [:: (1 : R); (0 : R)]; [:: (0 : R); (1 : R)]] by rewrite /t_6 e_5 w_diag; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_7 : R := \tr t_6.
have e_7 : t_7 = (2%:R : R) by rewrite /t_7 e_6 w_trace; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_8 : R := 1.
have e_8 : t_8 = (1 : R) by rewrite /t_8; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_9 : R := sumv t_5.
have e_9 : t_9 = (2%:R : R) by rewrite /t_9 e_5 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have h_10 : 0 < t_9 by rewrite e_9; sgn.
move=> /(_ erefl).
move=> /(_ h_10).
case=> _.
case=> _.
case=> _.
case=> _.
case=> _.
apply: (num_differ (c := (1 : R)) e_7 e_8); [rewrite /=; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring] | apply: lt0r_neq0; sgn].
Qed.

(* not riechers.principal-axes: G⁻¹ for G⁻²
   Without zero gains Π₂G⁻²Π₂ is the pseudo-inverse of GΠG; its form at GΠx is ‖Πx‖²
   P. M. Riechers, “Geometry and Dynamics of LayerNorm”, arXiv:2405.04134, the text dated May 15, 2024; Sec. II.2 *)
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition riechers_principal_axes_near_miss_1_says : Prop :=
  forall (gain x : 'cV[R]_N),
  (0 < N)%N ->
  (forall i, gain i 0 != 0) ->
  N%:R != 0 :> R /\
  (forall i, gain i 0 != 0) /\
  dot (alpha gain) (alpha gain) != 0 /\
  image_matrix gain *m (Pi2 (alpha gain) *m diag (vinv gain) *m Pi2 (alpha gain)) *m image_matrix gain = image_matrix gain :> 'M[R]_N /\
  Pi2 (alpha gain) *m diag (vinv gain) *m Pi2 (alpha gain) *m image_matrix gain *m (Pi2 (alpha gain) *m diag (vinv gain) *m Pi2 (alpha gain)) = Pi2 (alpha gain) *m diag (vinv gain) *m Pi2 (alpha gain) :> 'M[R]_N /\
  (image_matrix gain *m (Pi2 (alpha gain) *m diag (vinv gain) *m Pi2 (alpha gain)))^T = image_matrix gain *m (Pi2 (alpha gain) *m diag (vinv gain) *m Pi2 (alpha gain)) :> 'M[R]_N /\
  (Pi2 (alpha gain) *m diag (vinv gain) *m Pi2 (alpha gain) *m image_matrix gain)^T = Pi2 (alpha gain) *m diag (vinv gain) *m Pi2 (alpha gain) *m image_matrix gain :> 'M[R]_N /\
  dot (diag gain *m Pi *m x) (Pi2 (alpha gain) *m diag (vinv gain) *m Pi2 (alpha gain) *m (diag gain *m Pi *m x)) = dot (Pi *m x) (Pi *m x) :> R /\
  diag gain *m Pi *m had (Pi2 (alpha gain) *m x) (vinv gain) = Pi2 (alpha gain) *m x :> 'cV[R]_N.
End Statement.
Theorem riechers_principal_axes_near_miss_1_fails (R : rcfType) : ~ (forall N : nat, riechers_principal_axes_near_miss_1_says R N).
Proof.
move=> claim.
pose letter_gain : 'cV[R]_2 := vec 2 [:: (1 : R); (2%:R : R)].
pose letter_x : 'cV[R]_2 := vec 2 [:: (2%:R : R); (2%:R : R)].
have := claim 2%N letter_gain letter_x.
rewrite /riechers_principal_axes_near_miss_1_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : letter_gain = vec 2 [:: (1 : R); (2%:R : R)] by [].
pose t_2 : 'M[R]_2 := diag letter_gain.
have e_2 : t_2 = mat 2 [:: [:: (1 : R); (0 : R)]; [:: (0 : R); (2%:R : R)]] by rewrite /t_2 e_1 w_diag; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
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
pose t_10 : 'M[R]_2 := t_2 *m t_9.
have e_10 : t_10 = mat 2 [:: [:: (1 / 2%:R : R); (- 1 / 2%:R : R)]; [:: (- 1 : R); (1 : R)]] by rewrite /t_10 e_2 e_9 w_compose; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_11 : 'M[R]_2 := t_10 *m t_2.
have e_11 : t_11 = mat 2 [:: [:: (1 / 2%:R : R); (- 1 : R)]; [:: (- 1 : R); (2%:R : R)]] by rewrite /t_11 e_10 e_2 w_compose; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_12 : 'cV[R]_2 := vinv letter_gain.
have e_12 : t_12 = vec 2 [:: (1 : R); (1 / 2%:R : R)] by rewrite /t_12 e_1 w_vinv; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_13 : 'cV[R]_2 := had t_6 t_12.
have e_13 : t_13 = vec 2 [:: (1 : R); (1 / 2%:R : R)] by rewrite /t_13 e_6 e_12 w_had; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_14 : R := dot t_13 t_13.
have e_14 : t_14 = (5%:R / 4%:R : R) by rewrite /t_14 e_13 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_15 : R := t_14^-1.
have e_15 : t_15 = (4%:R / 5%:R : R) by rewrite /t_15 e_14 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_16 : 'M[R]_2 := outer t_13 t_13.
have e_16 : t_16 = mat 2 [:: [:: (1 : R); (1 / 2%:R : R)]; [:: (1 / 2%:R : R); (1 / 4%:R : R)]] by rewrite /t_16 e_13 w_outer; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_17 : 'M[R]_2 := t_15 *: t_16.
have e_17 : t_17 = mat 2 [:: [:: (4%:R / 5%:R : R); (2%:R / 5%:R : R)]; [:: (2%:R / 5%:R : R); (1 / 5%:R : R)]] by rewrite /t_17 e_15 e_16 w_mscale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_18 : 'M[R]_2 := t_3 - t_17.
have e_18 : t_18 = mat 2 [:: [:: (1 / 5%:R : R); (- 2%:R / 5%:R : R)]; [:: (- 2%:R / 5%:R : R); (4%:R / 5%:R : R)]] by rewrite /t_18 e_3 e_17 w_msub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_19 : 'M[R]_2 := diag t_12.
have e_19 : t_19 = mat 2 [:: [:: (1 : R); (0 : R)]; [:: (0 : R); (1 / 2%:R : R)]] by rewrite /t_19 e_12 w_diag; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_20 : 'M[R]_2 := t_18 *m t_19.
have e_20 : t_20 = mat 2 [:: [:: (1 / 5%:R : R); (- 1 / 5%:R : R)]; [:: (- 2%:R / 5%:R : R); (2%:R / 5%:R : R)]] by rewrite /t_20 e_18 e_19 w_compose; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_21 : 'M[R]_2 := t_20 *m t_18.
have e_21 : t_21 = mat 2 [:: [:: (3%:R / 25%:R : R); (- 6%:R / 25%:R : R)]; [:: (- 6%:R / 25%:R : R); (12%:R / 25%:R : R)]] by rewrite /t_21 e_20 e_18 w_compose; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_22 : 'M[R]_2 := t_11 *m t_21.
have e_22 : t_22 = mat 2 [:: [:: (3%:R / 10%:R : R); (- 3%:R / 5%:R : R)]; [:: (- 3%:R / 5%:R : R); (6%:R / 5%:R : R)]] by rewrite /t_22 e_11 e_21 w_compose; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_23 : 'M[R]_2 := t_22 *m t_11.
have e_23 : t_23 = mat 2 [:: [:: (3%:R / 4%:R : R); (- 3%:R / 2%:R : R)]; [:: (- 3%:R / 2%:R : R); (3%:R : R)]] by rewrite /t_23 e_22 e_11 w_compose; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have h_24 : forall i, letter_gain i 0 != 0 by move=> i; rewrite e_1 vec_entry; case: i => [[|[|k]] lt] //=; first [apply: lt0r_neq0; sgn].
move=> /(_ erefl).
move=> /(_ h_24).
case=> _.
case=> _.
case=> _.
case=> + _.
apply: (mat_differ (k := 0) (l := 0) (c := (1 / 4%:R : R)) _ _ e_23 e_11); [by [] | by [] | rewrite /=; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring] | apply: lt0r_neq0; sgn].
Qed.

(* not riechers.principal-axes: Π for Π₂
   Without zero gains Π₂G⁻²Π₂ is the pseudo-inverse of GΠG; its form at GΠx is ‖Πx‖²
   P. M. Riechers, “Geometry and Dynamics of LayerNorm”, arXiv:2405.04134, the text dated May 15, 2024; Sec. II.2 *)
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition riechers_principal_axes_near_miss_2_says : Prop :=
  forall (gain x : 'cV[R]_N),
  (0 < N)%N ->
  (forall i, gain i 0 != 0) ->
  N%:R != 0 :> R /\
  (forall i, gain i 0 != 0) /\
  dot (alpha gain) (alpha gain) != 0 /\
  image_matrix gain *m (Pi *m diag (vpow (vinv gain) 2) *m Pi) *m image_matrix gain = image_matrix gain :> 'M[R]_N /\
  Pi *m diag (vpow (vinv gain) 2) *m Pi *m image_matrix gain *m (Pi *m diag (vpow (vinv gain) 2) *m Pi) = Pi *m diag (vpow (vinv gain) 2) *m Pi :> 'M[R]_N /\
  (image_matrix gain *m (Pi *m diag (vpow (vinv gain) 2) *m Pi))^T = image_matrix gain *m (Pi *m diag (vpow (vinv gain) 2) *m Pi) :> 'M[R]_N /\
  (Pi *m diag (vpow (vinv gain) 2) *m Pi *m image_matrix gain)^T = Pi *m diag (vpow (vinv gain) 2) *m Pi *m image_matrix gain :> 'M[R]_N /\
  dot (diag gain *m Pi *m x) (Pi *m diag (vpow (vinv gain) 2) *m Pi *m (diag gain *m Pi *m x)) = dot (Pi *m x) (Pi *m x) :> R /\
  diag gain *m Pi *m had (Pi2 (alpha gain) *m x) (vinv gain) = Pi2 (alpha gain) *m x :> 'cV[R]_N.
End Statement.
Theorem riechers_principal_axes_near_miss_2_fails (R : rcfType) : ~ (forall N : nat, riechers_principal_axes_near_miss_2_says R N).
Proof.
move=> claim.
pose letter_gain : 'cV[R]_2 := vec 2 [:: (2%:R : R); (- 1 : R)].
pose letter_x : 'cV[R]_2 := vec 2 [:: (0 : R); (1 : R)].
have := claim 2%N letter_gain letter_x.
rewrite /riechers_principal_axes_near_miss_2_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : letter_gain = vec 2 [:: (2%:R : R); (- 1 : R)] by [].
pose t_2 : 'M[R]_2 := diag letter_gain.
have e_2 : t_2 = mat 2 [:: [:: (2%:R : R); (0 : R)]; [:: (0 : R); (- 1 : R)]] by rewrite /t_2 e_1 w_diag; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
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
pose t_10 : 'M[R]_2 := t_2 *m t_9.
have e_10 : t_10 = mat 2 [:: [:: (1 : R); (- 1 : R)]; [:: (1 / 2%:R : R); (- 1 / 2%:R : R)]] by rewrite /t_10 e_2 e_9 w_compose; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_11 : 'M[R]_2 := t_10 *m t_2.
have e_11 : t_11 = mat 2 [:: [:: (2%:R : R); (1 : R)]; [:: (1 : R); (1 / 2%:R : R)]] by rewrite /t_11 e_10 e_2 w_compose; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_12 : 'cV[R]_2 := vinv letter_gain.
have e_12 : t_12 = vec 2 [:: (1 / 2%:R : R); (- 1 : R)] by rewrite /t_12 e_1 w_vinv; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_13 : 'cV[R]_2 := vpow t_12 2.
have e_13 : t_13 = vec 2 [:: (1 / 4%:R : R); (1 : R)] by rewrite /t_13 e_12 w_vpow; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_14 : 'M[R]_2 := diag t_13.
have e_14 : t_14 = mat 2 [:: [:: (1 / 4%:R : R); (0 : R)]; [:: (0 : R); (1 : R)]] by rewrite /t_14 e_13 w_diag; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_15 : 'M[R]_2 := t_9 *m t_14.
have e_15 : t_15 = mat 2 [:: [:: (1 / 8%:R : R); (- 1 / 2%:R : R)]; [:: (- 1 / 8%:R : R); (1 / 2%:R : R)]] by rewrite /t_15 e_9 e_14 w_compose; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_16 : 'M[R]_2 := t_15 *m t_9.
have e_16 : t_16 = mat 2 [:: [:: (5%:R / 16%:R : R); (- 5%:R / 16%:R : R)]; [:: (- 5%:R / 16%:R : R); (5%:R / 16%:R : R)]] by rewrite /t_16 e_15 e_9 w_compose; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_17 : 'M[R]_2 := t_11 *m t_16.
have e_17 : t_17 = mat 2 [:: [:: (5%:R / 16%:R : R); (- 5%:R / 16%:R : R)]; [:: (5%:R / 32%:R : R); (- 5%:R / 32%:R : R)]] by rewrite /t_17 e_11 e_16 w_compose; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_18 : 'M[R]_2 := t_17 *m t_11.
have e_18 : t_18 = mat 2 [:: [:: (5%:R / 16%:R : R); (5%:R / 32%:R : R)]; [:: (5%:R / 32%:R : R); (5%:R / 64%:R : R)]] by rewrite /t_18 e_17 e_11 w_compose; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have h_19 : forall i, letter_gain i 0 != 0 by move=> i; rewrite e_1 vec_entry; case: i => [[|[|k]] lt] //=; first [apply: lt0r_neq0; sgn | apply: (one_over (r := (- 1 : R))); rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
move=> /(_ erefl).
move=> /(_ h_19).
case=> _.
case=> _.
case=> _.
case=> + _.
apply: (mat_differ (k := 0) (l := 0) (c := (- 27%:R / 16%:R : R)) _ _ e_18 e_11); [by [] | by [] | rewrite /=; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring] | apply: (one_over (r := (- 16%:R / 27%:R : R))); rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
Qed.

(* not riechers.principal-axes: α = g
   Without zero gains Π₂G⁻²Π₂ is the pseudo-inverse of GΠG; its form at GΠx is ‖Πx‖²
   P. M. Riechers, “Geometry and Dynamics of LayerNorm”, arXiv:2405.04134, the text dated May 15, 2024; Sec. II.2 *)
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition riechers_principal_axes_near_miss_3_says : Prop :=
  forall (gain x : 'cV[R]_N),
  (0 < N)%N ->
  (forall i, gain i 0 != 0) ->
  N%:R != 0 :> R /\
  dot gain gain != 0 /\
  (forall i, gain i 0 != 0) /\
  dot (alpha gain) (alpha gain) != 0 /\
  image_matrix gain *m (Pi2 gain *m diag (vpow (vinv gain) 2) *m Pi2 gain) *m image_matrix gain = image_matrix gain :> 'M[R]_N /\
  Pi2 gain *m diag (vpow (vinv gain) 2) *m Pi2 gain *m image_matrix gain *m (Pi2 gain *m diag (vpow (vinv gain) 2) *m Pi2 gain) = Pi2 gain *m diag (vpow (vinv gain) 2) *m Pi2 gain :> 'M[R]_N /\
  (image_matrix gain *m (Pi2 gain *m diag (vpow (vinv gain) 2) *m Pi2 gain))^T = image_matrix gain *m (Pi2 gain *m diag (vpow (vinv gain) 2) *m Pi2 gain) :> 'M[R]_N /\
  (Pi2 gain *m diag (vpow (vinv gain) 2) *m Pi2 gain *m image_matrix gain)^T = Pi2 gain *m diag (vpow (vinv gain) 2) *m Pi2 gain *m image_matrix gain :> 'M[R]_N /\
  dot (diag gain *m Pi *m x) (Pi2 gain *m diag (vpow (vinv gain) 2) *m Pi2 gain *m (diag gain *m Pi *m x)) = dot (Pi *m x) (Pi *m x) :> R /\
  diag gain *m Pi *m had (Pi2 (alpha gain) *m x) (vinv gain) = Pi2 (alpha gain) *m x :> 'cV[R]_N.
End Statement.
Theorem riechers_principal_axes_near_miss_3_fails (R : rcfType) : ~ (forall N : nat, riechers_principal_axes_near_miss_3_says R N).
Proof.
move=> claim.
pose letter_gain : 'cV[R]_2 := vec 2 [:: (2%:R : R); (- 1 : R)].
pose letter_x : 'cV[R]_2 := vec 2 [:: (0 : R); (1 : R)].
have := claim 2%N letter_gain letter_x.
rewrite /riechers_principal_axes_near_miss_3_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : letter_gain = vec 2 [:: (2%:R : R); (- 1 : R)] by [].
pose t_2 : 'M[R]_2 := diag letter_gain.
have e_2 : t_2 = mat 2 [:: [:: (2%:R : R); (0 : R)]; [:: (0 : R); (- 1 : R)]] by rewrite /t_2 e_1 w_diag; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
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
pose t_10 : 'M[R]_2 := t_2 *m t_9.
have e_10 : t_10 = mat 2 [:: [:: (1 : R); (- 1 : R)]; [:: (1 / 2%:R : R); (- 1 / 2%:R : R)]] by rewrite /t_10 e_2 e_9 w_compose; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_11 : 'M[R]_2 := t_10 *m t_2.
have e_11 : t_11 = mat 2 [:: [:: (2%:R : R); (1 : R)]; [:: (1 : R); (1 / 2%:R : R)]] by rewrite /t_11 e_10 e_2 w_compose; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_12 : R := dot letter_gain letter_gain.
have e_12 : t_12 = (5%:R : R) by rewrite /t_12 e_1 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_13 : R := t_12^-1.
have e_13 : t_13 = (1 / 5%:R : R) by rewrite /t_13 e_12 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_14 : 'M[R]_2 := outer letter_gain letter_gain.
have e_14 : t_14 = mat 2 [:: [:: (4%:R : R); (- 2%:R : R)]; [:: (- 2%:R : R); (1 : R)]] by rewrite /t_14 e_1 w_outer; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_15 : 'M[R]_2 := t_13 *: t_14.
have e_15 : t_15 = mat 2 [:: [:: (4%:R / 5%:R : R); (- 2%:R / 5%:R : R)]; [:: (- 2%:R / 5%:R : R); (1 / 5%:R : R)]] by rewrite /t_15 e_13 e_14 w_mscale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_16 : 'M[R]_2 := t_3 - t_15.
have e_16 : t_16 = mat 2 [:: [:: (1 / 5%:R : R); (2%:R / 5%:R : R)]; [:: (2%:R / 5%:R : R); (4%:R / 5%:R : R)]] by rewrite /t_16 e_3 e_15 w_msub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_17 : 'cV[R]_2 := vinv letter_gain.
have e_17 : t_17 = vec 2 [:: (1 / 2%:R : R); (- 1 : R)] by rewrite /t_17 e_1 w_vinv; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_18 : 'cV[R]_2 := vpow t_17 2.
have e_18 : t_18 = vec 2 [:: (1 / 4%:R : R); (1 : R)] by rewrite /t_18 e_17 w_vpow; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_19 : 'M[R]_2 := diag t_18.
have e_19 : t_19 = mat 2 [:: [:: (1 / 4%:R : R); (0 : R)]; [:: (0 : R); (1 : R)]] by rewrite /t_19 e_18 w_diag; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_20 : 'M[R]_2 := t_16 *m t_19.
have e_20 : t_20 = mat 2 [:: [:: (1 / 20%:R : R); (2%:R / 5%:R : R)]; [:: (1 / 10%:R : R); (4%:R / 5%:R : R)]] by rewrite /t_20 e_16 e_19 w_compose; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_21 : 'M[R]_2 := t_20 *m t_16.
have e_21 : t_21 = mat 2 [:: [:: (17%:R / (10%:R ^+ 2) : R); (17%:R / 50%:R : R)]; [:: (17%:R / 50%:R : R); (17%:R / 25%:R : R)]] by rewrite /t_21 e_20 e_16 w_compose; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_22 : 'M[R]_2 := t_11 *m t_21.
have e_22 : t_22 = mat 2 [:: [:: (17%:R / 25%:R : R); (34%:R / 25%:R : R)]; [:: (17%:R / 50%:R : R); (17%:R / 25%:R : R)]] by rewrite /t_22 e_11 e_21 w_compose; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_23 : 'M[R]_2 := t_22 *m t_11.
have e_23 : t_23 = mat 2 [:: [:: (68%:R / 25%:R : R); (34%:R / 25%:R : R)]; [:: (34%:R / 25%:R : R); (17%:R / 25%:R : R)]] by rewrite /t_23 e_22 e_11 w_compose; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have h_24 : forall i, letter_gain i 0 != 0 by move=> i; rewrite e_1 vec_entry; case: i => [[|[|k]] lt] //=; first [apply: lt0r_neq0; sgn | apply: (one_over (r := (- 1 : R))); rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
move=> /(_ erefl).
move=> /(_ h_24).
case=> _.
case=> _.
case=> _.
case=> _.
case=> + _.
apply: (mat_differ (k := 0) (l := 0) (c := (18%:R / 25%:R : R)) _ _ e_23 e_11); [by [] | by [] | rewrite /=; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring] | apply: lt0r_neq0; sgn].
Qed.

(* not riechers.principal-axes: the inverse of G² without Π₂
   Without zero gains Π₂G⁻²Π₂ is the pseudo-inverse of GΠG; its form at GΠx is ‖Πx‖²
   P. M. Riechers, “Geometry and Dynamics of LayerNorm”, arXiv:2405.04134, the text dated May 15, 2024; Sec. II.2 *)
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition riechers_principal_axes_near_miss_4_says : Prop :=
  forall (gain x : 'cV[R]_N),
  (0 < N)%N ->
  (forall i, gain i 0 != 0) ->
  N%:R != 0 :> R /\
  (forall i, gain i 0 != 0) /\
  dot (alpha gain) (alpha gain) != 0 /\
  image_matrix gain *m diag (vpow (vinv gain) 2) *m image_matrix gain = image_matrix gain :> 'M[R]_N /\
  diag (vpow (vinv gain) 2) *m image_matrix gain *m diag (vpow (vinv gain) 2) = diag (vpow (vinv gain) 2) :> 'M[R]_N /\
  (image_matrix gain *m diag (vpow (vinv gain) 2))^T = image_matrix gain *m diag (vpow (vinv gain) 2) :> 'M[R]_N /\
  (diag (vpow (vinv gain) 2) *m image_matrix gain)^T = diag (vpow (vinv gain) 2) *m image_matrix gain :> 'M[R]_N /\
  dot (diag gain *m Pi *m x) (diag (vpow (vinv gain) 2) *m (diag gain *m Pi *m x)) = dot (Pi *m x) (Pi *m x) :> R /\
  diag gain *m Pi *m had (Pi2 (alpha gain) *m x) (vinv gain) = Pi2 (alpha gain) *m x :> 'cV[R]_N.
End Statement.
Theorem riechers_principal_axes_near_miss_4_fails (R : rcfType) : ~ (forall N : nat, riechers_principal_axes_near_miss_4_says R N).
Proof.
move=> claim.
pose letter_gain : 'cV[R]_1 := vec 1 [:: (1 : R)].
pose letter_x : 'cV[R]_1 := vec 1 [:: (0 : R)].
have := claim 1%N letter_gain letter_x.
rewrite /riechers_principal_axes_near_miss_4_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : letter_gain = vec 1 [:: (1 : R)] by [].
pose t_2 : 'cV[R]_1 := vinv letter_gain.
have e_2 : t_2 = vec 1 [:: (1 : R)] by rewrite /t_2 e_1 w_vinv; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_3 : 'cV[R]_1 := vpow t_2 2.
have e_3 : t_3 = vec 1 [:: (1 : R)] by rewrite /t_3 e_2 w_vpow; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_4 : 'M[R]_1 := diag t_3.
have e_4 : t_4 = mat 1 [:: [:: (1 : R)]] by rewrite /t_4 e_3 w_diag; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_5 : 'M[R]_1 := diag letter_gain.
have e_5 : t_5 = mat 1 [:: [:: (1 : R)]] by rewrite /t_5 e_1 w_diag; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_6 : 'M[R]_1 := 1%:M.
have e_6 : t_6 = mat 1 [:: [:: (1 : R)]] by rewrite /t_6 w_identity; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_7 : R := 1%:R.
have e_7 : t_7 = (1 : R) by rewrite /t_7; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_8 : R := t_7^-1.
have e_8 : t_8 = (1 : R) by rewrite /t_8 e_7 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_9 : 'cV[R]_1 := ones.
have e_9 : t_9 = vec 1 [:: (1 : R)] by rewrite /t_9 w_ones; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_10 : 'M[R]_1 := outer t_9 t_9.
have e_10 : t_10 = mat 1 [:: [:: (1 : R)]] by rewrite /t_10 e_9 w_outer; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_11 : 'M[R]_1 := t_8 *: t_10.
have e_11 : t_11 = mat 1 [:: [:: (1 : R)]] by rewrite /t_11 e_8 e_10 w_mscale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_12 : 'M[R]_1 := t_6 - t_11.
have e_12 : t_12 = mat 1 [:: [:: (0 : R)]] by rewrite /t_12 e_6 e_11 w_msub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_13 : 'M[R]_1 := t_5 *m t_12.
have e_13 : t_13 = mat 1 [:: [:: (0 : R)]] by rewrite /t_13 e_5 e_12 w_compose; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_14 : 'M[R]_1 := t_13 *m t_5.
have e_14 : t_14 = mat 1 [:: [:: (0 : R)]] by rewrite /t_14 e_13 e_5 w_compose; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_15 : 'M[R]_1 := t_4 *m t_14.
have e_15 : t_15 = mat 1 [:: [:: (0 : R)]] by rewrite /t_15 e_4 e_14 w_compose; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_16 : 'M[R]_1 := t_15 *m t_4.
have e_16 : t_16 = mat 1 [:: [:: (0 : R)]] by rewrite /t_16 e_15 e_4 w_compose; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have h_17 : forall i, letter_gain i 0 != 0 by move=> i; rewrite e_1 vec_entry; case: i => [[|k] lt] //=; first [apply: lt0r_neq0; sgn].
move=> /(_ erefl).
move=> /(_ h_17).
case=> _.
case=> _.
case=> _.
case=> _.
case=> + _.
apply: (mat_differ (k := 0) (l := 0) (c := (- 1 : R)) _ _ e_16 e_4); [by [] | by [] | rewrite /=; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring] | apply: (one_over (r := (- 1 : R))); rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
Qed.

(* not riechers.single-zero-eigenvalue: g belongs to 0
   Without zero gains the zero eigenvectors of Π₂G⁻²Π₂ are the multiples of α alone
   P. M. Riechers, “Geometry and Dynamics of LayerNorm”, arXiv:2405.04134, the text dated May 15, 2024; Sec. II.2 *)
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition riechers_single_zero_eigenvalue_near_miss_1_says : Prop :=
  forall (gain x : 'cV[R]_N),
  (0 < N)%N ->
  (forall i, gain i 0 != 0) ->
  (forall i, gain i 0 != 0) /\
  dot (alpha gain) (alpha gain) != 0 /\
  N%:R != 0 :> R /\
  Pi2 (alpha gain) *m diag (vpow (vinv gain) 2) *m Pi2 (alpha gain) *m gain = 0 :> 'cV[R]_N /\
  x = (dot (alpha gain) x / dot (alpha gain) (alpha gain)) *: alpha gain + image_matrix gain *m (Pi2 (alpha gain) *m diag (vpow (vinv gain) 2) *m Pi2 (alpha gain) *m x) :> 'cV[R]_N /\
  \tr (Pi2 (alpha gain)) = N%:R - 1 :> R.
End Statement.
Theorem riechers_single_zero_eigenvalue_near_miss_1_fails (R : rcfType) : ~ (forall N : nat, riechers_single_zero_eigenvalue_near_miss_1_says R N).
Proof.
move=> claim.
pose letter_gain : 'cV[R]_2 := vec 2 [:: (2%:R : R); (- 1 : R)].
pose letter_x : 'cV[R]_2 := vec 2 [:: (0 : R); (1 : R)].
have := claim 2%N letter_gain letter_x.
rewrite /riechers_single_zero_eigenvalue_near_miss_1_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
pose t_1 : 'M[R]_2 := 1%:M.
have e_1 : t_1 = mat 2 [:: [:: (1 : R); (0 : R)]; [:: (0 : R); (1 : R)]] by rewrite /t_1 w_identity; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_2 : 'cV[R]_2 := ones.
have e_2 : t_2 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_2 w_ones; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_3 : letter_gain = vec 2 [:: (2%:R : R); (- 1 : R)] by [].
pose t_4 : 'cV[R]_2 := vinv letter_gain.
have e_4 : t_4 = vec 2 [:: (1 / 2%:R : R); (- 1 : R)] by rewrite /t_4 e_3 w_vinv; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_5 : 'cV[R]_2 := had t_2 t_4.
have e_5 : t_5 = vec 2 [:: (1 / 2%:R : R); (- 1 : R)] by rewrite /t_5 e_2 e_4 w_had; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_6 : R := dot t_5 t_5.
have e_6 : t_6 = (5%:R / 4%:R : R) by rewrite /t_6 e_5 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_7 : R := t_6^-1.
have e_7 : t_7 = (4%:R / 5%:R : R) by rewrite /t_7 e_6 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_8 : 'M[R]_2 := outer t_5 t_5.
have e_8 : t_8 = mat 2 [:: [:: (1 / 4%:R : R); (- 1 / 2%:R : R)]; [:: (- 1 / 2%:R : R); (1 : R)]] by rewrite /t_8 e_5 w_outer; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_9 : 'M[R]_2 := t_7 *: t_8.
have e_9 : t_9 = mat 2 [:: [:: (1 / 5%:R : R); (- 2%:R / 5%:R : R)]; [:: (- 2%:R / 5%:R : R); (4%:R / 5%:R : R)]] by rewrite /t_9 e_7 e_8 w_mscale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_10 : 'M[R]_2 := t_1 - t_9.
have e_10 : t_10 = mat 2 [:: [:: (4%:R / 5%:R : R); (2%:R / 5%:R : R)]; [:: (2%:R / 5%:R : R); (1 / 5%:R : R)]] by rewrite /t_10 e_1 e_9 w_msub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_11 : 'cV[R]_2 := vpow t_4 2.
have e_11 : t_11 = vec 2 [:: (1 / 4%:R : R); (1 : R)] by rewrite /t_11 e_4 w_vpow; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_12 : 'M[R]_2 := diag t_11.
have e_12 : t_12 = mat 2 [:: [:: (1 / 4%:R : R); (0 : R)]; [:: (0 : R); (1 : R)]] by rewrite /t_12 e_11 w_diag; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_13 : 'M[R]_2 := t_10 *m t_12.
have e_13 : t_13 = mat 2 [:: [:: (1 / 5%:R : R); (2%:R / 5%:R : R)]; [:: (1 / 10%:R : R); (1 / 5%:R : R)]] by rewrite /t_13 e_10 e_12 w_compose; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_14 : 'M[R]_2 := t_13 *m t_10.
have e_14 : t_14 = mat 2 [:: [:: (8%:R / 25%:R : R); (4%:R / 25%:R : R)]; [:: (4%:R / 25%:R : R); (2%:R / 25%:R : R)]] by rewrite /t_14 e_13 e_10 w_compose; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_15 : 'cV[R]_2 := t_14 *m letter_gain.
have e_15 : t_15 = vec 2 [:: (12%:R / 25%:R : R); (6%:R / 25%:R : R)] by rewrite /t_15 e_14 e_3 w_apply; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_16 : 'cV[R]_2 := 0.
have e_16 : t_16 = vec 2 [:: (0 : R); (0 : R)] by rewrite /t_16 w_zero; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have h_17 : forall i, letter_gain i 0 != 0 by move=> i; rewrite e_3 vec_entry; case: i => [[|[|k]] lt] //=; first [apply: lt0r_neq0; sgn | apply: (one_over (r := (- 1 : R))); rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
move=> /(_ erefl).
move=> /(_ h_17).
case=> _.
case=> _.
case=> _.
case=> + _.
apply: (vec_differ (k := 0) (c := (12%:R / 25%:R : R)) _ e_15 e_16); [by [] | rewrite /=; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring] | apply: lt0r_neq0; sgn].
Qed.

(* not riechers.single-zero-eigenvalue: 1 belongs to 0
   Without zero gains the zero eigenvectors of Π₂G⁻²Π₂ are the multiples of α alone
   P. M. Riechers, “Geometry and Dynamics of LayerNorm”, arXiv:2405.04134, the text dated May 15, 2024; Sec. II.2 *)
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition riechers_single_zero_eigenvalue_near_miss_2_says : Prop :=
  forall (gain x : 'cV[R]_N),
  (0 < N)%N ->
  (forall i, gain i 0 != 0) ->
  (forall i, gain i 0 != 0) /\
  dot (alpha gain) (alpha gain) != 0 /\
  N%:R != 0 :> R /\
  Pi2 (alpha gain) *m diag (vpow (vinv gain) 2) *m Pi2 (alpha gain) *m ones = 0 :> 'cV[R]_N /\
  x = (dot (alpha gain) x / dot (alpha gain) (alpha gain)) *: alpha gain + image_matrix gain *m (Pi2 (alpha gain) *m diag (vpow (vinv gain) 2) *m Pi2 (alpha gain) *m x) :> 'cV[R]_N /\
  \tr (Pi2 (alpha gain)) = N%:R - 1 :> R.
End Statement.
Theorem riechers_single_zero_eigenvalue_near_miss_2_fails (R : rcfType) : ~ (forall N : nat, riechers_single_zero_eigenvalue_near_miss_2_says R N).
Proof.
move=> claim.
pose letter_gain : 'cV[R]_2 := vec 2 [:: (2%:R : R); (- 1 : R)].
pose letter_x : 'cV[R]_2 := vec 2 [:: (0 : R); (1 : R)].
have := claim 2%N letter_gain letter_x.
rewrite /riechers_single_zero_eigenvalue_near_miss_2_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
pose t_1 : 'M[R]_2 := 1%:M.
have e_1 : t_1 = mat 2 [:: [:: (1 : R); (0 : R)]; [:: (0 : R); (1 : R)]] by rewrite /t_1 w_identity; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_2 : 'cV[R]_2 := ones.
have e_2 : t_2 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_2 w_ones; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_3 : letter_gain = vec 2 [:: (2%:R : R); (- 1 : R)] by [].
pose t_4 : 'cV[R]_2 := vinv letter_gain.
have e_4 : t_4 = vec 2 [:: (1 / 2%:R : R); (- 1 : R)] by rewrite /t_4 e_3 w_vinv; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_5 : 'cV[R]_2 := had t_2 t_4.
have e_5 : t_5 = vec 2 [:: (1 / 2%:R : R); (- 1 : R)] by rewrite /t_5 e_2 e_4 w_had; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_6 : R := dot t_5 t_5.
have e_6 : t_6 = (5%:R / 4%:R : R) by rewrite /t_6 e_5 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_7 : R := t_6^-1.
have e_7 : t_7 = (4%:R / 5%:R : R) by rewrite /t_7 e_6 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_8 : 'M[R]_2 := outer t_5 t_5.
have e_8 : t_8 = mat 2 [:: [:: (1 / 4%:R : R); (- 1 / 2%:R : R)]; [:: (- 1 / 2%:R : R); (1 : R)]] by rewrite /t_8 e_5 w_outer; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_9 : 'M[R]_2 := t_7 *: t_8.
have e_9 : t_9 = mat 2 [:: [:: (1 / 5%:R : R); (- 2%:R / 5%:R : R)]; [:: (- 2%:R / 5%:R : R); (4%:R / 5%:R : R)]] by rewrite /t_9 e_7 e_8 w_mscale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_10 : 'M[R]_2 := t_1 - t_9.
have e_10 : t_10 = mat 2 [:: [:: (4%:R / 5%:R : R); (2%:R / 5%:R : R)]; [:: (2%:R / 5%:R : R); (1 / 5%:R : R)]] by rewrite /t_10 e_1 e_9 w_msub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_11 : 'cV[R]_2 := vpow t_4 2.
have e_11 : t_11 = vec 2 [:: (1 / 4%:R : R); (1 : R)] by rewrite /t_11 e_4 w_vpow; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_12 : 'M[R]_2 := diag t_11.
have e_12 : t_12 = mat 2 [:: [:: (1 / 4%:R : R); (0 : R)]; [:: (0 : R); (1 : R)]] by rewrite /t_12 e_11 w_diag; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_13 : 'M[R]_2 := t_10 *m t_12.
have e_13 : t_13 = mat 2 [:: [:: (1 / 5%:R : R); (2%:R / 5%:R : R)]; [:: (1 / 10%:R : R); (1 / 5%:R : R)]] by rewrite /t_13 e_10 e_12 w_compose; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_14 : 'M[R]_2 := t_13 *m t_10.
have e_14 : t_14 = mat 2 [:: [:: (8%:R / 25%:R : R); (4%:R / 25%:R : R)]; [:: (4%:R / 25%:R : R); (2%:R / 25%:R : R)]] by rewrite /t_14 e_13 e_10 w_compose; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_15 : 'cV[R]_2 := t_14 *m t_2.
have e_15 : t_15 = vec 2 [:: (12%:R / 25%:R : R); (6%:R / 25%:R : R)] by rewrite /t_15 e_14 e_2 w_apply; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_16 : 'cV[R]_2 := 0.
have e_16 : t_16 = vec 2 [:: (0 : R); (0 : R)] by rewrite /t_16 w_zero; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have h_17 : forall i, letter_gain i 0 != 0 by move=> i; rewrite e_3 vec_entry; case: i => [[|[|k]] lt] //=; first [apply: lt0r_neq0; sgn | apply: (one_over (r := (- 1 : R))); rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
move=> /(_ erefl).
move=> /(_ h_17).
case=> _.
case=> _.
case=> _.
case=> + _.
apply: (vec_differ (k := 0) (c := (12%:R / 25%:R : R)) _ e_15 e_16); [by [] | rewrite /=; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring] | apply: lt0r_neq0; sgn].
Qed.

(* not riechers.single-zero-eigenvalue: the trace is N
   Without zero gains the zero eigenvectors of Π₂G⁻²Π₂ are the multiples of α alone
   P. M. Riechers, “Geometry and Dynamics of LayerNorm”, arXiv:2405.04134, the text dated May 15, 2024; Sec. II.2 *)
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition riechers_single_zero_eigenvalue_near_miss_3_says : Prop :=
  forall (gain x : 'cV[R]_N),
  (0 < N)%N ->
  (forall i, gain i 0 != 0) ->
  (forall i, gain i 0 != 0) /\
  dot (alpha gain) (alpha gain) != 0 /\
  N%:R != 0 :> R /\
  Pi2 (alpha gain) *m diag (vpow (vinv gain) 2) *m Pi2 (alpha gain) *m alpha gain = 0 :> 'cV[R]_N /\
  x = (dot (alpha gain) x / dot (alpha gain) (alpha gain)) *: alpha gain + image_matrix gain *m (Pi2 (alpha gain) *m diag (vpow (vinv gain) 2) *m Pi2 (alpha gain) *m x) :> 'cV[R]_N /\
  \tr (Pi2 (alpha gain)) = N%:R :> R.
End Statement.
Theorem riechers_single_zero_eigenvalue_near_miss_3_fails (R : rcfType) : ~ (forall N : nat, riechers_single_zero_eigenvalue_near_miss_3_says R N).
Proof.
move=> claim.
pose letter_gain : 'cV[R]_1 := vec 1 [:: (1 : R)].
pose letter_x : 'cV[R]_1 := vec 1 [:: (0 : R)].
have := claim 1%N letter_gain letter_x.
rewrite /riechers_single_zero_eigenvalue_near_miss_3_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
pose t_1 : 'M[R]_1 := 1%:M.
have e_1 : t_1 = mat 1 [:: [:: (1 : R)]] by rewrite /t_1 w_identity; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_2 : 'cV[R]_1 := ones.
have e_2 : t_2 = vec 1 [:: (1 : R)] by rewrite /t_2 w_ones; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_3 : letter_gain = vec 1 [:: (1 : R)] by [].
pose t_4 : 'cV[R]_1 := vinv letter_gain.
have e_4 : t_4 = vec 1 [:: (1 : R)] by rewrite /t_4 e_3 w_vinv; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_5 : 'cV[R]_1 := had t_2 t_4.
have e_5 : t_5 = vec 1 [:: (1 : R)] by rewrite /t_5 e_2 e_4 w_had; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_6 : R := dot t_5 t_5.
have e_6 : t_6 = (1 : R) by rewrite /t_6 e_5 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_7 : R := t_6^-1.
have e_7 : t_7 = (1 : R) by rewrite /t_7 e_6 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_8 : 'M[R]_1 := outer t_5 t_5.
have e_8 : t_8 = mat 1 [:: [:: (1 : R)]] by rewrite /t_8 e_5 w_outer; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_9 : 'M[R]_1 := t_7 *: t_8.
have e_9 : t_9 = mat 1 [:: [:: (1 : R)]] by rewrite /t_9 e_7 e_8 w_mscale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_10 : 'M[R]_1 := t_1 - t_9.
have e_10 : t_10 = mat 1 [:: [:: (0 : R)]] by rewrite /t_10 e_1 e_9 w_msub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_11 : R := \tr t_10.
have e_11 : t_11 = (0 : R) by rewrite /t_11 e_10 w_trace; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_12 : R := 1%:R.
have e_12 : t_12 = (1 : R) by rewrite /t_12; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have h_13 : forall i, letter_gain i 0 != 0 by move=> i; rewrite e_3 vec_entry; case: i => [[|k] lt] //=; first [apply: lt0r_neq0; sgn].
move=> /(_ erefl).
move=> /(_ h_13).
case=> _.
case=> _.
case=> _.
case=> _.
case=> _.
apply: (num_differ (c := (- 1 : R)) e_11 e_12); [rewrite /=; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring] | apply: (one_over (r := (- 1 : R))); rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
Qed.

(* not riechers.single-zero-eigenvalue: no zero eigenvalue
   Without zero gains the zero eigenvectors of Π₂G⁻²Π₂ are the multiples of α alone
   P. M. Riechers, “Geometry and Dynamics of LayerNorm”, arXiv:2405.04134, the text dated May 15, 2024; Sec. II.2 *)
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition riechers_single_zero_eigenvalue_near_miss_4_says : Prop :=
  forall (gain : 'cV[R]_N),
  (0 < N)%N ->
  (forall i, gain i 0 != 0) ->
  N%:R != 0 :> R /\
  (forall i, gain i 0 != 0) /\
  dot (alpha gain) (alpha gain) != 0 /\
  image_matrix gain *m (Pi2 (alpha gain) *m diag (vpow (vinv gain) 2) *m Pi2 (alpha gain)) = 1%:M :> 'M[R]_N.
End Statement.
Theorem riechers_single_zero_eigenvalue_near_miss_4_fails (R : rcfType) : ~ (forall N : nat, riechers_single_zero_eigenvalue_near_miss_4_says R N).
Proof.
move=> claim.
pose letter_gain : 'cV[R]_1 := vec 1 [:: (1 : R)].
have := claim 1%N letter_gain.
rewrite /riechers_single_zero_eigenvalue_near_miss_4_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : letter_gain = vec 1 [:: (1 : R)] by [].
pose t_2 : 'M[R]_1 := diag letter_gain.
have e_2 : t_2 = mat 1 [:: [:: (1 : R)]] by rewrite /t_2 e_1 w_diag; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_3 : 'M[R]_1 := 1%:M.
have e_3 : t_3 = mat 1 [:: [:: (1 : R)]] by rewrite /t_3 w_identity; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_4 : R := 1%:R.
have e_4 : t_4 = (1 : R) by rewrite /t_4; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_5 : R := t_4^-1.
have e_5 : t_5 = (1 : R) by rewrite /t_5 e_4 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_6 : 'cV[R]_1 := ones.
have e_6 : t_6 = vec 1 [:: (1 : R)] by rewrite /t_6 w_ones; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_7 : 'M[R]_1 := outer t_6 t_6.
have e_7 : t_7 = mat 1 [:: [:: (1 : R)]] by rewrite /t_7 e_6 w_outer; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_8 : 'M[R]_1 := t_5 *: t_7.
have e_8 : t_8 = mat 1 [:: [:: (1 : R)]] by rewrite /t_8 e_5 e_7 w_mscale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_9 : 'M[R]_1 := t_3 - t_8.
have e_9 : t_9 = mat 1 [:: [:: (0 : R)]] by rewrite /t_9 e_3 e_8 w_msub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_10 : 'M[R]_1 := t_2 *m t_9.
have e_10 : t_10 = mat 1 [:: [:: (0 : R)]] by rewrite /t_10 e_2 e_9 w_compose; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_11 : 'M[R]_1 := t_10 *m t_2.
have e_11 : t_11 = mat 1 [:: [:: (0 : R)]] by rewrite /t_11 e_10 e_2 w_compose; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_12 : 'cV[R]_1 := vinv letter_gain.
have e_12 : t_12 = vec 1 [:: (1 : R)] by rewrite /t_12 e_1 w_vinv; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_13 : 'cV[R]_1 := had t_6 t_12.
have e_13 : t_13 = vec 1 [:: (1 : R)] by rewrite /t_13 e_6 e_12 w_had; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_14 : R := dot t_13 t_13.
have e_14 : t_14 = (1 : R) by rewrite /t_14 e_13 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_15 : R := t_14^-1.
have e_15 : t_15 = (1 : R) by rewrite /t_15 e_14 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_16 : 'M[R]_1 := outer t_13 t_13.
have e_16 : t_16 = mat 1 [:: [:: (1 : R)]] by rewrite /t_16 e_13 w_outer; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_17 : 'M[R]_1 := t_15 *: t_16.
have e_17 : t_17 = mat 1 [:: [:: (1 : R)]] by rewrite /t_17 e_15 e_16 w_mscale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_18 : 'M[R]_1 := t_3 - t_17.
have e_18 : t_18 = mat 1 [:: [:: (0 : R)]] by rewrite /t_18 e_3 e_17 w_msub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_19 : 'cV[R]_1 := vpow t_12 2.
have e_19 : t_19 = vec 1 [:: (1 : R)] by rewrite /t_19 e_12 w_vpow; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_20 : 'M[R]_1 := diag t_19.
have e_20 : t_20 = mat 1 [:: [:: (1 : R)]] by rewrite /t_20 e_19 w_diag; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_21 : 'M[R]_1 := t_18 *m t_20.
have e_21 : t_21 = mat 1 [:: [:: (0 : R)]] by rewrite /t_21 e_18 e_20 w_compose; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_22 : 'M[R]_1 := t_21 *m t_18.
have e_22 : t_22 = mat 1 [:: [:: (0 : R)]] by rewrite /t_22 e_21 e_18 w_compose; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_23 : 'M[R]_1 := t_11 *m t_22.
have e_23 : t_23 = mat 1 [:: [:: (0 : R)]] by rewrite /t_23 e_11 e_22 w_compose; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have h_24 : forall i, letter_gain i 0 != 0 by move=> i; rewrite e_1 vec_entry; case: i => [[|k] lt] //=; first [apply: lt0r_neq0; sgn].
move=> /(_ erefl).
move=> /(_ h_24).
case=> _.
case=> _.
case=> _.
apply: (mat_differ (k := 0) (l := 0) (c := (- 1 : R)) _ _ e_23 e_3); [by [] | by [] | rewrite /=; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring] | apply: (one_over (r := (- 1 : R))); rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
Qed.

(* not riechers.drazin: G D = I
   With zero gains both choices of Π₂ give the square of the Drazin inverse, which acts as 1/gₙ² and as 0
   P. M. Riechers, “Geometry and Dynamics of LayerNorm”, arXiv:2405.04134, the text dated May 15, 2024; Sec. II.2 *)
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition riechers_drazin_near_miss_1_says : Prop :=
  forall (gain f : 'cV[R]_N),
  (0 < N)%N ->
  dot (had (zero_entries gain) f) (had (zero_entries gain) f) != 0 ->
  diag gain *m diag (drazin gain) = 1%:M :> 'M[R]_N.
End Statement.
Theorem riechers_drazin_near_miss_1_fails (R : rcfType) : ~ (forall N : nat, riechers_drazin_near_miss_1_says R N).
Proof.
move=> claim.
pose letter_gain : 'cV[R]_1 := vec 1 [:: (0 : R)].
pose letter_f : 'cV[R]_1 := vec 1 [:: (1 : R)].
have := claim 1%N letter_gain letter_f.
rewrite /riechers_drazin_near_miss_1_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : letter_gain = vec 1 [:: (0 : R)] by [].
pose t_2 : 'M[R]_1 := diag letter_gain.
have e_2 : t_2 = mat 1 [:: [:: (0 : R)]] by rewrite /t_2 e_1 w_diag; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_3 : 'cV[R]_1 := drazin letter_gain.
have e_3 : t_3 = vec 1 [:: (0 : R)] by rewrite /t_3 e_1 w_drazin; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_4 : 'M[R]_1 := diag t_3.
have e_4 : t_4 = mat 1 [:: [:: (0 : R)]] by rewrite /t_4 e_3 w_diag; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_5 : 'M[R]_1 := t_2 *m t_4.
have e_5 : t_5 = mat 1 [:: [:: (0 : R)]] by rewrite /t_5 e_2 e_4 w_compose; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_6 : 'M[R]_1 := 1%:M.
have e_6 : t_6 = mat 1 [:: [:: (1 : R)]] by rewrite /t_6 w_identity; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_7 : 'cV[R]_1 := ones.
have e_7 : t_7 = vec 1 [:: (1 : R)] by rewrite /t_7 w_ones; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_8 : 'cV[R]_1 := had letter_gain t_3.
have e_8 : t_8 = vec 1 [:: (0 : R)] by rewrite /t_8 e_1 e_3 w_had; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_9 : 'cV[R]_1 := t_7 - t_8.
have e_9 : t_9 = vec 1 [:: (1 : R)] by rewrite /t_9 e_7 e_8 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_10 : letter_f = vec 1 [:: (1 : R)] by [].
pose t_11 : 'cV[R]_1 := had t_9 letter_f.
have e_11 : t_11 = vec 1 [:: (1 : R)] by rewrite /t_11 e_9 e_10 w_had; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_12 : R := dot t_11 t_11.
have e_12 : t_12 = (1 : R) by rewrite /t_12 e_11 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have h_13 : t_12 != 0 by rewrite e_12; apply: lt0r_neq0; sgn.
move=> /(_ erefl).
move=> /(_ h_13).
apply: (mat_differ (k := 0) (l := 0) (c := (- 1 : R)) _ _ e_5 e_6); [by [] | by [] | rewrite /=; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring] | apply: (one_over (r := (- 1 : R))); rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
Qed.

(* not riechers.drazin: |n⟩ with gₙ ≠ 0
   With zero gains both choices of Π₂ give the square of the Drazin inverse, which acts as 1/gₙ² and as 0
   P. M. Riechers, “Geometry and Dynamics of LayerNorm”, arXiv:2405.04134, the text dated May 15, 2024; Sec. II.2 *)
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition riechers_drazin_near_miss_2_says : Prop :=
  forall (gain f v : 'cV[R]_N),
  (0 < N)%N ->
  dot (had (zero_entries gain) f) (had (zero_entries gain) f) != 0 ->
  dot (had (nonzero_entries gain) f) (had (nonzero_entries gain) f) != 0 /\
  diag gain *m diag (drazin gain) = diag (drazin gain) *m diag gain :> 'M[R]_N /\
  diag (drazin gain) *m diag gain *m diag (drazin gain) = diag (drazin gain) :> 'M[R]_N /\
  diag gain *m diag gain *m diag (drazin gain) = diag gain :> 'M[R]_N /\
  Pi2 (had (nonzero_entries gain) f) *m diag (drazin gain) *m diag (drazin gain) *m Pi2 (had (nonzero_entries gain) f) = squared_drazin gain :> 'M[R]_N /\
  diag gain *m diag gain *m (squared_drazin gain *m v) = v - had (zero_entries gain) v :> 'cV[R]_N /\
  squared_drazin gain *m had (zero_entries gain) v = 0 :> 'cV[R]_N.
End Statement.
Theorem riechers_drazin_near_miss_2_fails (R : rcfType) : ~ (forall N : nat, riechers_drazin_near_miss_2_says R N).
Proof.
move=> claim.
pose letter_gain : 'cV[R]_2 := vec 2 [:: (1 : R); (0 : R)].
pose letter_f : 'cV[R]_2 := vec 2 [:: (1 : R); (1 : R)].
pose letter_v : 'cV[R]_2 := vec 2 [:: (1 : R); (1 : R)].
have := claim 2%N letter_gain letter_f letter_v.
rewrite /riechers_drazin_near_miss_2_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
pose t_1 : 'M[R]_2 := 1%:M.
have e_1 : t_1 = mat 2 [:: [:: (1 : R); (0 : R)]; [:: (0 : R); (1 : R)]] by rewrite /t_1 w_identity; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_2 : letter_gain = vec 2 [:: (1 : R); (0 : R)] by [].
pose t_3 : 'cV[R]_2 := drazin letter_gain.
have e_3 : t_3 = vec 2 [:: (1 : R); (0 : R)] by rewrite /t_3 e_2 w_drazin; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_4 : 'cV[R]_2 := had letter_gain t_3.
have e_4 : t_4 = vec 2 [:: (1 : R); (0 : R)] by rewrite /t_4 e_2 e_3 w_had; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_5 : letter_f = vec 2 [:: (1 : R); (1 : R)] by [].
pose t_6 : 'cV[R]_2 := had t_4 letter_f.
have e_6 : t_6 = vec 2 [:: (1 : R); (0 : R)] by rewrite /t_6 e_4 e_5 w_had; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_7 : R := dot t_6 t_6.
have e_7 : t_7 = (1 : R) by rewrite /t_7 e_6 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_8 : R := t_7^-1.
have e_8 : t_8 = (1 : R) by rewrite /t_8 e_7 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_9 : 'M[R]_2 := outer t_6 t_6.
have e_9 : t_9 = mat 2 [:: [:: (1 : R); (0 : R)]; [:: (0 : R); (0 : R)]] by rewrite /t_9 e_6 w_outer; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_10 : 'M[R]_2 := t_8 *: t_9.
have e_10 : t_10 = mat 2 [:: [:: (1 : R); (0 : R)]; [:: (0 : R); (0 : R)]] by rewrite /t_10 e_8 e_9 w_mscale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_11 : 'M[R]_2 := t_1 - t_10.
have e_11 : t_11 = mat 2 [:: [:: (0 : R); (0 : R)]; [:: (0 : R); (1 : R)]] by rewrite /t_11 e_1 e_10 w_msub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_12 : 'M[R]_2 := diag t_3.
have e_12 : t_12 = mat 2 [:: [:: (1 : R); (0 : R)]; [:: (0 : R); (0 : R)]] by rewrite /t_12 e_3 w_diag; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_13 : 'M[R]_2 := t_11 *m t_12.
have e_13 : t_13 = mat 2 [:: [:: (0 : R); (0 : R)]; [:: (0 : R); (0 : R)]] by rewrite /t_13 e_11 e_12 w_compose; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_14 : 'M[R]_2 := t_13 *m t_12.
have e_14 : t_14 = mat 2 [:: [:: (0 : R); (0 : R)]; [:: (0 : R); (0 : R)]] by rewrite /t_14 e_13 e_12 w_compose; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_15 : 'M[R]_2 := t_14 *m t_11.
have e_15 : t_15 = mat 2 [:: [:: (0 : R); (0 : R)]; [:: (0 : R); (0 : R)]] by rewrite /t_15 e_14 e_11 w_compose; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_16 : 'M[R]_2 := t_12 *m t_12.
have e_16 : t_16 = mat 2 [:: [:: (1 : R); (0 : R)]; [:: (0 : R); (0 : R)]] by rewrite /t_16 e_12 w_compose; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_17 : 'cV[R]_2 := ones.
have e_17 : t_17 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_17 w_ones; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_18 : 'cV[R]_2 := t_17 - t_4.
have e_18 : t_18 = vec 2 [:: (0 : R); (1 : R)] by rewrite /t_18 e_17 e_4 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_19 : 'cV[R]_2 := had t_18 letter_f.
have e_19 : t_19 = vec 2 [:: (0 : R); (1 : R)] by rewrite /t_19 e_18 e_5 w_had; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_20 : R := dot t_19 t_19.
have e_20 : t_20 = (1 : R) by rewrite /t_20 e_19 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have h_21 : t_20 != 0 by rewrite e_20; apply: lt0r_neq0; sgn.
move=> /(_ erefl).
move=> /(_ h_21).
case=> _.
case=> _.
case=> _.
case=> _.
case=> + _.
apply: (mat_differ (k := 0) (l := 0) (c := (- 1 : R)) _ _ e_15 e_16); [by [] | by [] | rewrite /=; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring] | apply: (one_over (r := (- 1 : R))); rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
Qed.

(* not riechers.drazin: Π for I
   With zero gains both choices of Π₂ give the square of the Drazin inverse, which acts as 1/gₙ² and as 0
   P. M. Riechers, “Geometry and Dynamics of LayerNorm”, arXiv:2405.04134, the text dated May 15, 2024; Sec. II.2 *)
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition riechers_drazin_near_miss_3_says : Prop :=
  forall (gain f v : 'cV[R]_N),
  (0 < N)%N ->
  dot (had (zero_entries gain) f) (had (zero_entries gain) f) != 0 ->
  N%:R != 0 :> R /\
  diag gain *m diag (drazin gain) = diag (drazin gain) *m diag gain :> 'M[R]_N /\
  diag (drazin gain) *m diag gain *m diag (drazin gain) = diag (drazin gain) :> 'M[R]_N /\
  diag gain *m diag gain *m diag (drazin gain) = diag gain :> 'M[R]_N /\
  Pi *m diag (drazin gain) *m diag (drazin gain) *m Pi = squared_drazin gain :> 'M[R]_N /\
  diag gain *m diag gain *m (squared_drazin gain *m v) = v - had (zero_entries gain) v :> 'cV[R]_N /\
  squared_drazin gain *m had (zero_entries gain) v = 0 :> 'cV[R]_N.
End Statement.
Theorem riechers_drazin_near_miss_3_fails (R : rcfType) : ~ (forall N : nat, riechers_drazin_near_miss_3_says R N).
Proof.
move=> claim.
pose letter_gain : 'cV[R]_2 := vec 2 [:: (1 : R); (0 : R)].
pose letter_f : 'cV[R]_2 := vec 2 [:: (0 : R); (1 : R)].
pose letter_v : 'cV[R]_2 := vec 2 [:: (0 : R); (1 : R)].
have := claim 2%N letter_gain letter_f letter_v.
rewrite /riechers_drazin_near_miss_3_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
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
have e_8 : letter_gain = vec 2 [:: (1 : R); (0 : R)] by [].
pose t_9 : 'cV[R]_2 := drazin letter_gain.
have e_9 : t_9 = vec 2 [:: (1 : R); (0 : R)] by rewrite /t_9 e_8 w_drazin; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_10 : 'M[R]_2 := diag t_9.
have e_10 : t_10 = mat 2 [:: [:: (1 : R); (0 : R)]; [:: (0 : R); (0 : R)]] by rewrite /t_10 e_9 w_diag; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_11 : 'M[R]_2 := t_7 *m t_10.
have e_11 : t_11 = mat 2 [:: [:: (1 / 2%:R : R); (0 : R)]; [:: (- 1 / 2%:R : R); (0 : R)]] by rewrite /t_11 e_7 e_10 w_compose; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_12 : 'M[R]_2 := t_11 *m t_10.
have e_12 : t_12 = mat 2 [:: [:: (1 / 2%:R : R); (0 : R)]; [:: (- 1 / 2%:R : R); (0 : R)]] by rewrite /t_12 e_11 e_10 w_compose; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_13 : 'M[R]_2 := t_12 *m t_7.
have e_13 : t_13 = mat 2 [:: [:: (1 / 4%:R : R); (- 1 / 4%:R : R)]; [:: (- 1 / 4%:R : R); (1 / 4%:R : R)]] by rewrite /t_13 e_12 e_7 w_compose; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_14 : 'M[R]_2 := t_10 *m t_10.
have e_14 : t_14 = mat 2 [:: [:: (1 : R); (0 : R)]; [:: (0 : R); (0 : R)]] by rewrite /t_14 e_10 w_compose; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_15 : 'cV[R]_2 := had letter_gain t_9.
have e_15 : t_15 = vec 2 [:: (1 : R); (0 : R)] by rewrite /t_15 e_8 e_9 w_had; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_16 : 'cV[R]_2 := t_4 - t_15.
have e_16 : t_16 = vec 2 [:: (0 : R); (1 : R)] by rewrite /t_16 e_4 e_15 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_17 : letter_f = vec 2 [:: (0 : R); (1 : R)] by [].
pose t_18 : 'cV[R]_2 := had t_16 letter_f.
have e_18 : t_18 = vec 2 [:: (0 : R); (1 : R)] by rewrite /t_18 e_16 e_17 w_had; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_19 : R := dot t_18 t_18.
have e_19 : t_19 = (1 : R) by rewrite /t_19 e_18 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have h_20 : t_19 != 0 by rewrite e_19; apply: lt0r_neq0; sgn.
move=> /(_ erefl).
move=> /(_ h_20).
case=> _.
case=> _.
case=> _.
case=> _.
case=> + _.
apply: (mat_differ (k := 0) (l := 0) (c := (- 3%:R / 4%:R : R)) _ _ e_13 e_14); [by [] | by [] | rewrite /=; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring] | apply: (one_over (r := (- 4%:R / 3%:R : R))); rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
Qed.

(* not riechers.drazin: G⁻² is G^D, not its square
   With zero gains both choices of Π₂ give the square of the Drazin inverse, which acts as 1/gₙ² and as 0
   P. M. Riechers, “Geometry and Dynamics of LayerNorm”, arXiv:2405.04134, the text dated May 15, 2024; Sec. II.2 *)
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition riechers_drazin_near_miss_4_says : Prop :=
  forall (gain f v : 'cV[R]_N),
  (0 < N)%N ->
  dot (had (zero_entries gain) f) (had (zero_entries gain) f) != 0 ->
  dot (had (zero_entries gain) f) (had (zero_entries gain) f) != 0 /\
  diag gain *m diag (drazin gain) = diag (drazin gain) *m diag gain :> 'M[R]_N /\
  diag (drazin gain) *m diag gain *m diag (drazin gain) = diag (drazin gain) :> 'M[R]_N /\
  diag gain *m diag gain *m diag (drazin gain) = diag gain :> 'M[R]_N /\
  Pi2 (had (zero_entries gain) f) *m diag (drazin gain) *m diag (drazin gain) *m Pi2 (had (zero_entries gain) f) = diag (drazin gain) :> 'M[R]_N /\
  diag gain *m diag gain *m (diag (drazin gain) *m v) = v - had (zero_entries gain) v :> 'cV[R]_N /\
  diag (drazin gain) *m had (zero_entries gain) v = 0 :> 'cV[R]_N.
End Statement.
Theorem riechers_drazin_near_miss_4_fails (R : rcfType) : ~ (forall N : nat, riechers_drazin_near_miss_4_says R N).
Proof.
move=> claim.
pose letter_gain : 'cV[R]_2 := vec 2 [:: (- 1 : R); (0 : R)].
pose letter_f : 'cV[R]_2 := vec 2 [:: (- 1 : R); (1 : R)].
pose letter_v : 'cV[R]_2 := vec 2 [:: (- 1 : R); (- 1 : R)].
have := claim 2%N letter_gain letter_f letter_v.
rewrite /riechers_drazin_near_miss_4_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
pose t_1 : 'M[R]_2 := 1%:M.
have e_1 : t_1 = mat 2 [:: [:: (1 : R); (0 : R)]; [:: (0 : R); (1 : R)]] by rewrite /t_1 w_identity; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_2 : 'cV[R]_2 := ones.
have e_2 : t_2 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_2 w_ones; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_3 : letter_gain = vec 2 [:: (- 1 : R); (0 : R)] by [].
pose t_4 : 'cV[R]_2 := drazin letter_gain.
have e_4 : t_4 = vec 2 [:: (- 1 : R); (0 : R)] by rewrite /t_4 e_3 w_drazin; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_5 : 'cV[R]_2 := had letter_gain t_4.
have e_5 : t_5 = vec 2 [:: (1 : R); (0 : R)] by rewrite /t_5 e_3 e_4 w_had; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_6 : 'cV[R]_2 := t_2 - t_5.
have e_6 : t_6 = vec 2 [:: (0 : R); (1 : R)] by rewrite /t_6 e_2 e_5 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_7 : letter_f = vec 2 [:: (- 1 : R); (1 : R)] by [].
pose t_8 : 'cV[R]_2 := had t_6 letter_f.
have e_8 : t_8 = vec 2 [:: (0 : R); (1 : R)] by rewrite /t_8 e_6 e_7 w_had; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_9 : R := dot t_8 t_8.
have e_9 : t_9 = (1 : R) by rewrite /t_9 e_8 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_10 : R := t_9^-1.
have e_10 : t_10 = (1 : R) by rewrite /t_10 e_9 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_11 : 'M[R]_2 := outer t_8 t_8.
have e_11 : t_11 = mat 2 [:: [:: (0 : R); (0 : R)]; [:: (0 : R); (1 : R)]] by rewrite /t_11 e_8 w_outer; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_12 : 'M[R]_2 := t_10 *: t_11.
have e_12 : t_12 = mat 2 [:: [:: (0 : R); (0 : R)]; [:: (0 : R); (1 : R)]] by rewrite /t_12 e_10 e_11 w_mscale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_13 : 'M[R]_2 := t_1 - t_12.
have e_13 : t_13 = mat 2 [:: [:: (1 : R); (0 : R)]; [:: (0 : R); (0 : R)]] by rewrite /t_13 e_1 e_12 w_msub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_14 : 'M[R]_2 := diag t_4.
have e_14 : t_14 = mat 2 [:: [:: (- 1 : R); (0 : R)]; [:: (0 : R); (0 : R)]] by rewrite /t_14 e_4 w_diag; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_15 : 'M[R]_2 := t_13 *m t_14.
have e_15 : t_15 = mat 2 [:: [:: (- 1 : R); (0 : R)]; [:: (0 : R); (0 : R)]] by rewrite /t_15 e_13 e_14 w_compose; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_16 : 'M[R]_2 := t_15 *m t_14.
have e_16 : t_16 = mat 2 [:: [:: (1 : R); (0 : R)]; [:: (0 : R); (0 : R)]] by rewrite /t_16 e_15 e_14 w_compose; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_17 : 'M[R]_2 := t_16 *m t_13.
have e_17 : t_17 = mat 2 [:: [:: (1 : R); (0 : R)]; [:: (0 : R); (0 : R)]] by rewrite /t_17 e_16 e_13 w_compose; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have h_18 : t_9 != 0 by rewrite e_9; apply: lt0r_neq0; sgn.
move=> /(_ erefl).
move=> /(_ h_18).
case=> _.
case=> _.
case=> _.
case=> _.
case=> + _.
apply: (mat_differ (k := 0) (l := 0) (c := (2%:R : R)) _ _ e_17 e_14); [by [] | by [] | rewrite /=; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring] | apply: lt0r_neq0; sgn].
Qed.

(* not lnverify.principal-axes.zero-gain: the rank-one part is lost
   With k ≥ 1 zero gains the pseudo-inverse of GΠG is (G^D)² + g^D(g^D)ᵀ/k; its form is that of the least preimage
   this project; with a proof *)
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition lnverify_principal_axes_zero_gain_near_miss_1_says : Prop :=
  forall (gain x : 'cV[R]_N),
  (0 < N)%N ->
  0 < sumv (zero_entries gain) ->
  N%:R != 0 :> R /\
  image_matrix gain *m (squared_drazin gain + 0 *: outer (drazin gain) (drazin gain)) *m image_matrix gain = image_matrix gain :> 'M[R]_N /\
  (squared_drazin gain + 0 *: outer (drazin gain) (drazin gain)) *m image_matrix gain *m (squared_drazin gain + 0 *: outer (drazin gain) (drazin gain)) = squared_drazin gain + 0 *: outer (drazin gain) (drazin gain) :> 'M[R]_N /\
  (image_matrix gain *m (squared_drazin gain + 0 *: outer (drazin gain) (drazin gain)))^T = image_matrix gain *m (squared_drazin gain + 0 *: outer (drazin gain) (drazin gain)) :> 'M[R]_N /\
  ((squared_drazin gain + 0 *: outer (drazin gain) (drazin gain)) *m image_matrix gain)^T = (squared_drazin gain + 0 *: outer (drazin gain) (drazin gain)) *m image_matrix gain :> 'M[R]_N /\
  dot (image_matrix gain *m x) ((squared_drazin gain + 0 *: outer (drazin gain) (drazin gain)) *m (image_matrix gain *m x)) = dot (Pi *m had gain x) (Pi *m had gain x) :> R /\
  image_matrix gain *m (squared_drazin gain + 0 *: outer (drazin gain) (drazin gain)) = diag (nonzero_entries gain) :> 'M[R]_N.
End Statement.
Theorem lnverify_principal_axes_zero_gain_near_miss_1_fails (R : rcfType) : ~ (forall N : nat, lnverify_principal_axes_zero_gain_near_miss_1_says R N).
Proof.
move=> claim.
pose letter_gain : 'cV[R]_2 := vec 2 [:: (1 : R); (0 : R)].
pose letter_x : 'cV[R]_2 := vec 2 [:: (0 : R); (0 : R)].
have := claim 2%N letter_gain letter_x.
rewrite /lnverify_principal_axes_zero_gain_near_miss_1_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : letter_gain = vec 2 [:: (1 : R); (0 : R)] by [].
pose t_2 : 'M[R]_2 := diag letter_gain.
have e_2 : t_2 = mat 2 [:: [:: (1 : R); (0 : R)]; [:: (0 : R); (0 : R)]] by rewrite /t_2 e_1 w_diag; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
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
pose t_10 : 'M[R]_2 := t_2 *m t_9.
have e_10 : t_10 = mat 2 [:: [:: (1 / 2%:R : R); (- 1 / 2%:R : R)]; [:: (0 : R); (0 : R)]] by rewrite /t_10 e_2 e_9 w_compose; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_11 : 'M[R]_2 := t_10 *m t_2.
have e_11 : t_11 = mat 2 [:: [:: (1 / 2%:R : R); (0 : R)]; [:: (0 : R); (0 : R)]] by rewrite /t_11 e_10 e_2 w_compose; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_12 : 'cV[R]_2 := drazin letter_gain.
have e_12 : t_12 = vec 2 [:: (1 : R); (0 : R)] by rewrite /t_12 e_1 w_drazin; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_13 : 'M[R]_2 := diag t_12.
have e_13 : t_13 = mat 2 [:: [:: (1 : R); (0 : R)]; [:: (0 : R); (0 : R)]] by rewrite /t_13 e_12 w_diag; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_14 : 'M[R]_2 := t_13 *m t_13.
have e_14 : t_14 = mat 2 [:: [:: (1 : R); (0 : R)]; [:: (0 : R); (0 : R)]] by rewrite /t_14 e_13 w_compose; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_15 : R := 0.
have e_15 : t_15 = (0 : R) by rewrite /t_15; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_16 : 'M[R]_2 := outer t_12 t_12.
have e_16 : t_16 = mat 2 [:: [:: (1 : R); (0 : R)]; [:: (0 : R); (0 : R)]] by rewrite /t_16 e_12 w_outer; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_17 : 'M[R]_2 := t_15 *: t_16.
have e_17 : t_17 = mat 2 [:: [:: (0 : R); (0 : R)]; [:: (0 : R); (0 : R)]] by rewrite /t_17 e_15 e_16 w_mscale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_18 : 'M[R]_2 := t_14 + t_17.
have e_18 : t_18 = mat 2 [:: [:: (1 : R); (0 : R)]; [:: (0 : R); (0 : R)]] by rewrite /t_18 e_14 e_17 w_madd; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_19 : 'M[R]_2 := t_11 *m t_18.
have e_19 : t_19 = mat 2 [:: [:: (1 / 2%:R : R); (0 : R)]; [:: (0 : R); (0 : R)]] by rewrite /t_19 e_11 e_18 w_compose; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_20 : 'M[R]_2 := t_19 *m t_11.
have e_20 : t_20 = mat 2 [:: [:: (1 / 4%:R : R); (0 : R)]; [:: (0 : R); (0 : R)]] by rewrite /t_20 e_19 e_11 w_compose; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_21 : 'cV[R]_2 := had letter_gain t_12.
have e_21 : t_21 = vec 2 [:: (1 : R); (0 : R)] by rewrite /t_21 e_1 e_12 w_had; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_22 : 'cV[R]_2 := t_6 - t_21.
have e_22 : t_22 = vec 2 [:: (0 : R); (1 : R)] by rewrite /t_22 e_6 e_21 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_23 : R := sumv t_22.
have e_23 : t_23 = (1 : R) by rewrite /t_23 e_22 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have h_24 : 0 < t_23 by rewrite e_23; sgn.
move=> /(_ erefl).
move=> /(_ h_24).
case=> _.
case=> + _.
apply: (mat_differ (k := 0) (l := 0) (c := (- 1 / 4%:R : R)) _ _ e_20 e_11); [by [] | by [] | rewrite /=; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring] | apply: (one_over (r := (- 4%:R : R))); rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
Qed.

(* not lnverify.principal-axes.zero-gain: N for k
   With k ≥ 1 zero gains the pseudo-inverse of GΠG is (G^D)² + g^D(g^D)ᵀ/k; its form is that of the least preimage
   this project; with a proof *)
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition lnverify_principal_axes_zero_gain_near_miss_2_says : Prop :=
  forall (gain x : 'cV[R]_N),
  (0 < N)%N ->
  0 < sumv (zero_entries gain) ->
  N%:R != 0 :> R /\
  image_matrix gain *m (squared_drazin gain + (1 / N%:R) *: outer (drazin gain) (drazin gain)) *m image_matrix gain = image_matrix gain :> 'M[R]_N /\
  (squared_drazin gain + (1 / N%:R) *: outer (drazin gain) (drazin gain)) *m image_matrix gain *m (squared_drazin gain + (1 / N%:R) *: outer (drazin gain) (drazin gain)) = squared_drazin gain + (1 / N%:R) *: outer (drazin gain) (drazin gain) :> 'M[R]_N /\
  (image_matrix gain *m (squared_drazin gain + (1 / N%:R) *: outer (drazin gain) (drazin gain)))^T = image_matrix gain *m (squared_drazin gain + (1 / N%:R) *: outer (drazin gain) (drazin gain)) :> 'M[R]_N /\
  ((squared_drazin gain + (1 / N%:R) *: outer (drazin gain) (drazin gain)) *m image_matrix gain)^T = (squared_drazin gain + (1 / N%:R) *: outer (drazin gain) (drazin gain)) *m image_matrix gain :> 'M[R]_N /\
  dot (image_matrix gain *m x) ((squared_drazin gain + (1 / N%:R) *: outer (drazin gain) (drazin gain)) *m (image_matrix gain *m x)) = dot (Pi *m had gain x) (Pi *m had gain x) :> R /\
  image_matrix gain *m (squared_drazin gain + (1 / N%:R) *: outer (drazin gain) (drazin gain)) = diag (nonzero_entries gain) :> 'M[R]_N.
End Statement.
Theorem lnverify_principal_axes_zero_gain_near_miss_2_fails (R : rcfType) : ~ (forall N : nat, lnverify_principal_axes_zero_gain_near_miss_2_says R N).
Proof.
move=> claim.
pose letter_gain : 'cV[R]_2 := vec 2 [:: (1 : R); (0 : R)].
pose letter_x : 'cV[R]_2 := vec 2 [:: (0 : R); (0 : R)].
have := claim 2%N letter_gain letter_x.
rewrite /lnverify_principal_axes_zero_gain_near_miss_2_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : letter_gain = vec 2 [:: (1 : R); (0 : R)] by [].
pose t_2 : 'M[R]_2 := diag letter_gain.
have e_2 : t_2 = mat 2 [:: [:: (1 : R); (0 : R)]; [:: (0 : R); (0 : R)]] by rewrite /t_2 e_1 w_diag; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
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
pose t_10 : 'M[R]_2 := t_2 *m t_9.
have e_10 : t_10 = mat 2 [:: [:: (1 / 2%:R : R); (- 1 / 2%:R : R)]; [:: (0 : R); (0 : R)]] by rewrite /t_10 e_2 e_9 w_compose; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_11 : 'M[R]_2 := t_10 *m t_2.
have e_11 : t_11 = mat 2 [:: [:: (1 / 2%:R : R); (0 : R)]; [:: (0 : R); (0 : R)]] by rewrite /t_11 e_10 e_2 w_compose; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_12 : 'cV[R]_2 := drazin letter_gain.
have e_12 : t_12 = vec 2 [:: (1 : R); (0 : R)] by rewrite /t_12 e_1 w_drazin; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_13 : 'M[R]_2 := diag t_12.
have e_13 : t_13 = mat 2 [:: [:: (1 : R); (0 : R)]; [:: (0 : R); (0 : R)]] by rewrite /t_13 e_12 w_diag; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_14 : 'M[R]_2 := t_13 *m t_13.
have e_14 : t_14 = mat 2 [:: [:: (1 : R); (0 : R)]; [:: (0 : R); (0 : R)]] by rewrite /t_14 e_13 w_compose; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_15 : R := 1.
have e_15 : t_15 = (1 : R) by rewrite /t_15; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_16 : R := t_15 / t_4.
have e_16 : t_16 = (1 / 2%:R : R) by rewrite /t_16 e_15 e_4 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_17 : 'M[R]_2 := outer t_12 t_12.
have e_17 : t_17 = mat 2 [:: [:: (1 : R); (0 : R)]; [:: (0 : R); (0 : R)]] by rewrite /t_17 e_12 w_outer; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_18 : 'M[R]_2 := t_16 *: t_17.
have e_18 : t_18 = mat 2 [:: [:: (1 / 2%:R : R); (0 : R)]; [:: (0 : R); (0 : R)]] by rewrite /t_18 e_16 e_17 w_mscale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_19 : 'M[R]_2 := t_14 + t_18.
have e_19 : t_19 = mat 2 [:: [:: (3%:R / 2%:R : R); (0 : R)]; [:: (0 : R); (0 : R)]] by rewrite /t_19 e_14 e_18 w_madd; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_20 : 'M[R]_2 := t_11 *m t_19.
have e_20 : t_20 = mat 2 [:: [:: (3%:R / 4%:R : R); (0 : R)]; [:: (0 : R); (0 : R)]] by rewrite /t_20 e_11 e_19 w_compose; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_21 : 'M[R]_2 := t_20 *m t_11.
have e_21 : t_21 = mat 2 [:: [:: (3%:R / 8%:R : R); (0 : R)]; [:: (0 : R); (0 : R)]] by rewrite /t_21 e_20 e_11 w_compose; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_22 : 'cV[R]_2 := had letter_gain t_12.
have e_22 : t_22 = vec 2 [:: (1 : R); (0 : R)] by rewrite /t_22 e_1 e_12 w_had; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_23 : 'cV[R]_2 := t_6 - t_22.
have e_23 : t_23 = vec 2 [:: (0 : R); (1 : R)] by rewrite /t_23 e_6 e_22 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_24 : R := sumv t_23.
have e_24 : t_24 = (1 : R) by rewrite /t_24 e_23 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have h_25 : 0 < t_24 by rewrite e_24; sgn.
move=> /(_ erefl).
move=> /(_ h_25).
case=> _.
case=> + _.
apply: (mat_differ (k := 0) (l := 0) (c := (- 1 / 8%:R : R)) _ _ e_21 e_11); [by [] | by [] | rewrite /=; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring] | apply: (one_over (r := (- 8%:R : R))); rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
Qed.

(* not lnverify.principal-axes.zero-gain: k for 1/k
   With k ≥ 1 zero gains the pseudo-inverse of GΠG is (G^D)² + g^D(g^D)ᵀ/k; its form is that of the least preimage
   this project; with a proof *)
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition lnverify_principal_axes_zero_gain_near_miss_3_says : Prop :=
  forall (gain x : 'cV[R]_N),
  (0 < N)%N ->
  0 < sumv (zero_entries gain) ->
  N%:R != 0 :> R /\
  image_matrix gain *m (squared_drazin gain + sumv (zero_entries gain) *: outer (drazin gain) (drazin gain)) *m image_matrix gain = image_matrix gain :> 'M[R]_N /\
  (squared_drazin gain + sumv (zero_entries gain) *: outer (drazin gain) (drazin gain)) *m image_matrix gain *m (squared_drazin gain + sumv (zero_entries gain) *: outer (drazin gain) (drazin gain)) = squared_drazin gain + sumv (zero_entries gain) *: outer (drazin gain) (drazin gain) :> 'M[R]_N /\
  (image_matrix gain *m (squared_drazin gain + sumv (zero_entries gain) *: outer (drazin gain) (drazin gain)))^T = image_matrix gain *m (squared_drazin gain + sumv (zero_entries gain) *: outer (drazin gain) (drazin gain)) :> 'M[R]_N /\
  ((squared_drazin gain + sumv (zero_entries gain) *: outer (drazin gain) (drazin gain)) *m image_matrix gain)^T = (squared_drazin gain + sumv (zero_entries gain) *: outer (drazin gain) (drazin gain)) *m image_matrix gain :> 'M[R]_N /\
  dot (image_matrix gain *m x) ((squared_drazin gain + sumv (zero_entries gain) *: outer (drazin gain) (drazin gain)) *m (image_matrix gain *m x)) = dot (Pi *m had gain x) (Pi *m had gain x) :> R /\
  image_matrix gain *m (squared_drazin gain + sumv (zero_entries gain) *: outer (drazin gain) (drazin gain)) = diag (nonzero_entries gain) :> 'M[R]_N.
End Statement.
Theorem lnverify_principal_axes_zero_gain_near_miss_3_fails (R : rcfType) : ~ (forall N : nat, lnverify_principal_axes_zero_gain_near_miss_3_says R N).
Proof.
move=> claim.
pose letter_gain : 'cV[R]_3 := vec 3 [:: (1 : R); (0 : R); (0 : R)].
pose letter_x : 'cV[R]_3 := vec 3 [:: (1 : R); (0 : R); (0 : R)].
have := claim 3%N letter_gain letter_x.
rewrite /lnverify_principal_axes_zero_gain_near_miss_3_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : letter_gain = vec 3 [:: (1 : R); (0 : R); (0 : R)] by [].
pose t_2 : 'M[R]_3 := diag letter_gain.
have e_2 : t_2 = mat 3 [:: [:: (1 : R); (0 : R); (0 : R)]; [:: (0 : R); (0 : R); (0 : R)]; [:: (0 : R); (0 : R); (0 : R)]] by rewrite /t_2 e_1 w_diag; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_3 : 'M[R]_3 := 1%:M.
have e_3 : t_3 = mat 3 [:: [:: (1 : R); (0 : R); (0 : R)]; [:: (0 : R); (1 : R); (0 : R)]; [:: (0 : R); (0 : R); (1 : R)]] by rewrite /t_3 w_identity; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_4 : R := 3%:R.
have e_4 : t_4 = (3%:R : R) by rewrite /t_4; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_5 : R := t_4^-1.
have e_5 : t_5 = (1 / 3%:R : R) by rewrite /t_5 e_4 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_6 : 'cV[R]_3 := ones.
have e_6 : t_6 = vec 3 [:: (1 : R); (1 : R); (1 : R)] by rewrite /t_6 w_ones; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_7 : 'M[R]_3 := outer t_6 t_6.
have e_7 : t_7 = mat 3 [:: [:: (1 : R); (1 : R); (1 : R)]; [:: (1 : R); (1 : R); (1 : R)]; [:: (1 : R); (1 : R); (1 : R)]] by rewrite /t_7 e_6 w_outer; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_8 : 'M[R]_3 := t_5 *: t_7.
have e_8 : t_8 = mat 3 [:: [:: (1 / 3%:R : R); (1 / 3%:R : R); (1 / 3%:R : R)]; [:: (1 / 3%:R : R); (1 / 3%:R : R); (1 / 3%:R : R)]; [:: (1 / 3%:R : R); (1 / 3%:R : R); (1 / 3%:R : R)]] by rewrite /t_8 e_5 e_7 w_mscale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_9 : 'M[R]_3 := t_3 - t_8.
have e_9 : t_9 = mat 3 [:: [:: (2%:R / 3%:R : R); (- 1 / 3%:R : R); (- 1 / 3%:R : R)]; [:: (- 1 / 3%:R : R); (2%:R / 3%:R : R); (- 1 / 3%:R : R)]; [:: (- 1 / 3%:R : R); (- 1 / 3%:R : R); (2%:R / 3%:R : R)]] by rewrite /t_9 e_3 e_8 w_msub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_10 : 'M[R]_3 := t_2 *m t_9.
have e_10 : t_10 = mat 3 [:: [:: (2%:R / 3%:R : R); (- 1 / 3%:R : R); (- 1 / 3%:R : R)]; [:: (0 : R); (0 : R); (0 : R)]; [:: (0 : R); (0 : R); (0 : R)]] by rewrite /t_10 e_2 e_9 w_compose; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_11 : 'M[R]_3 := t_10 *m t_2.
have e_11 : t_11 = mat 3 [:: [:: (2%:R / 3%:R : R); (0 : R); (0 : R)]; [:: (0 : R); (0 : R); (0 : R)]; [:: (0 : R); (0 : R); (0 : R)]] by rewrite /t_11 e_10 e_2 w_compose; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_12 : 'cV[R]_3 := drazin letter_gain.
have e_12 : t_12 = vec 3 [:: (1 : R); (0 : R); (0 : R)] by rewrite /t_12 e_1 w_drazin; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_13 : 'M[R]_3 := diag t_12.
have e_13 : t_13 = mat 3 [:: [:: (1 : R); (0 : R); (0 : R)]; [:: (0 : R); (0 : R); (0 : R)]; [:: (0 : R); (0 : R); (0 : R)]] by rewrite /t_13 e_12 w_diag; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_14 : 'M[R]_3 := t_13 *m t_13.
have e_14 : t_14 = mat 3 [:: [:: (1 : R); (0 : R); (0 : R)]; [:: (0 : R); (0 : R); (0 : R)]; [:: (0 : R); (0 : R); (0 : R)]] by rewrite /t_14 e_13 w_compose; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_15 : 'cV[R]_3 := had letter_gain t_12.
have e_15 : t_15 = vec 3 [:: (1 : R); (0 : R); (0 : R)] by rewrite /t_15 e_1 e_12 w_had; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_16 : 'cV[R]_3 := t_6 - t_15.
have e_16 : t_16 = vec 3 [:: (0 : R); (1 : R); (1 : R)] by rewrite /t_16 e_6 e_15 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_17 : R := sumv t_16.
have e_17 : t_17 = (2%:R : R) by rewrite /t_17 e_16 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_18 : 'M[R]_3 := outer t_12 t_12.
have e_18 : t_18 = mat 3 [:: [:: (1 : R); (0 : R); (0 : R)]; [:: (0 : R); (0 : R); (0 : R)]; [:: (0 : R); (0 : R); (0 : R)]] by rewrite /t_18 e_12 w_outer; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_19 : 'M[R]_3 := t_17 *: t_18.
have e_19 : t_19 = mat 3 [:: [:: (2%:R : R); (0 : R); (0 : R)]; [:: (0 : R); (0 : R); (0 : R)]; [:: (0 : R); (0 : R); (0 : R)]] by rewrite /t_19 e_17 e_18 w_mscale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_20 : 'M[R]_3 := t_14 + t_19.
have e_20 : t_20 = mat 3 [:: [:: (3%:R : R); (0 : R); (0 : R)]; [:: (0 : R); (0 : R); (0 : R)]; [:: (0 : R); (0 : R); (0 : R)]] by rewrite /t_20 e_14 e_19 w_madd; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_21 : 'M[R]_3 := t_11 *m t_20.
have e_21 : t_21 = mat 3 [:: [:: (2%:R : R); (0 : R); (0 : R)]; [:: (0 : R); (0 : R); (0 : R)]; [:: (0 : R); (0 : R); (0 : R)]] by rewrite /t_21 e_11 e_20 w_compose; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_22 : 'M[R]_3 := t_21 *m t_11.
have e_22 : t_22 = mat 3 [:: [:: (4%:R / 3%:R : R); (0 : R); (0 : R)]; [:: (0 : R); (0 : R); (0 : R)]; [:: (0 : R); (0 : R); (0 : R)]] by rewrite /t_22 e_21 e_11 w_compose; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have h_23 : 0 < t_17 by rewrite e_17; sgn.
move=> /(_ erefl).
move=> /(_ h_23).
case=> _.
case=> + _.
apply: (mat_differ (k := 0) (l := 0) (c := (2%:R / 3%:R : R)) _ _ e_22 e_11); [by [] | by [] | rewrite /=; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring] | apply: lt0r_neq0; sgn].
Qed.

(* not lnverify.principal-axes.zero-gain: minus for plus
   With k ≥ 1 zero gains the pseudo-inverse of GΠG is (G^D)² + g^D(g^D)ᵀ/k; its form is that of the least preimage
   this project; with a proof *)
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition lnverify_principal_axes_zero_gain_near_miss_4_says : Prop :=
  forall (gain x : 'cV[R]_N),
  (0 < N)%N ->
  0 < sumv (zero_entries gain) ->
  N%:R != 0 :> R /\
  sumv (zero_entries gain) != 0 /\
  image_matrix gain *m (squared_drazin gain + (- 1 / sumv (zero_entries gain)) *: outer (drazin gain) (drazin gain)) *m image_matrix gain = image_matrix gain :> 'M[R]_N /\
  (squared_drazin gain + (- 1 / sumv (zero_entries gain)) *: outer (drazin gain) (drazin gain)) *m image_matrix gain *m (squared_drazin gain + (- 1 / sumv (zero_entries gain)) *: outer (drazin gain) (drazin gain)) = squared_drazin gain + (- 1 / sumv (zero_entries gain)) *: outer (drazin gain) (drazin gain) :> 'M[R]_N /\
  (image_matrix gain *m (squared_drazin gain + (- 1 / sumv (zero_entries gain)) *: outer (drazin gain) (drazin gain)))^T = image_matrix gain *m (squared_drazin gain + (- 1 / sumv (zero_entries gain)) *: outer (drazin gain) (drazin gain)) :> 'M[R]_N /\
  ((squared_drazin gain + (- 1 / sumv (zero_entries gain)) *: outer (drazin gain) (drazin gain)) *m image_matrix gain)^T = (squared_drazin gain + (- 1 / sumv (zero_entries gain)) *: outer (drazin gain) (drazin gain)) *m image_matrix gain :> 'M[R]_N /\
  dot (image_matrix gain *m x) ((squared_drazin gain + (- 1 / sumv (zero_entries gain)) *: outer (drazin gain) (drazin gain)) *m (image_matrix gain *m x)) = dot (Pi *m had gain x) (Pi *m had gain x) :> R /\
  image_matrix gain *m (squared_drazin gain + (- 1 / sumv (zero_entries gain)) *: outer (drazin gain) (drazin gain)) = diag (nonzero_entries gain) :> 'M[R]_N.
End Statement.
Theorem lnverify_principal_axes_zero_gain_near_miss_4_fails (R : rcfType) : ~ (forall N : nat, lnverify_principal_axes_zero_gain_near_miss_4_says R N).
Proof.
move=> claim.
pose letter_gain : 'cV[R]_2 := vec 2 [:: (1 : R); (0 : R)].
pose letter_x : 'cV[R]_2 := vec 2 [:: (0 : R); (0 : R)].
have := claim 2%N letter_gain letter_x.
rewrite /lnverify_principal_axes_zero_gain_near_miss_4_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : letter_gain = vec 2 [:: (1 : R); (0 : R)] by [].
pose t_2 : 'M[R]_2 := diag letter_gain.
have e_2 : t_2 = mat 2 [:: [:: (1 : R); (0 : R)]; [:: (0 : R); (0 : R)]] by rewrite /t_2 e_1 w_diag; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
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
pose t_10 : 'M[R]_2 := t_2 *m t_9.
have e_10 : t_10 = mat 2 [:: [:: (1 / 2%:R : R); (- 1 / 2%:R : R)]; [:: (0 : R); (0 : R)]] by rewrite /t_10 e_2 e_9 w_compose; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_11 : 'M[R]_2 := t_10 *m t_2.
have e_11 : t_11 = mat 2 [:: [:: (1 / 2%:R : R); (0 : R)]; [:: (0 : R); (0 : R)]] by rewrite /t_11 e_10 e_2 w_compose; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_12 : 'cV[R]_2 := drazin letter_gain.
have e_12 : t_12 = vec 2 [:: (1 : R); (0 : R)] by rewrite /t_12 e_1 w_drazin; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_13 : 'M[R]_2 := diag t_12.
have e_13 : t_13 = mat 2 [:: [:: (1 : R); (0 : R)]; [:: (0 : R); (0 : R)]] by rewrite /t_13 e_12 w_diag; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_14 : 'M[R]_2 := t_13 *m t_13.
have e_14 : t_14 = mat 2 [:: [:: (1 : R); (0 : R)]; [:: (0 : R); (0 : R)]] by rewrite /t_14 e_13 w_compose; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_15 : R := 1.
have e_15 : t_15 = (1 : R) by rewrite /t_15; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_16 : R := - t_15.
have e_16 : t_16 = (- 1 : R) by rewrite /t_16 e_15 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_17 : 'cV[R]_2 := had letter_gain t_12.
have e_17 : t_17 = vec 2 [:: (1 : R); (0 : R)] by rewrite /t_17 e_1 e_12 w_had; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_18 : 'cV[R]_2 := t_6 - t_17.
have e_18 : t_18 = vec 2 [:: (0 : R); (1 : R)] by rewrite /t_18 e_6 e_17 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_19 : R := sumv t_18.
have e_19 : t_19 = (1 : R) by rewrite /t_19 e_18 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_20 : R := t_16 / t_19.
have e_20 : t_20 = (- 1 : R) by rewrite /t_20 e_16 e_19 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_21 : 'M[R]_2 := outer t_12 t_12.
have e_21 : t_21 = mat 2 [:: [:: (1 : R); (0 : R)]; [:: (0 : R); (0 : R)]] by rewrite /t_21 e_12 w_outer; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_22 : 'M[R]_2 := t_20 *: t_21.
have e_22 : t_22 = mat 2 [:: [:: (- 1 : R); (0 : R)]; [:: (0 : R); (0 : R)]] by rewrite /t_22 e_20 e_21 w_mscale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_23 : 'M[R]_2 := t_14 + t_22.
have e_23 : t_23 = mat 2 [:: [:: (0 : R); (0 : R)]; [:: (0 : R); (0 : R)]] by rewrite /t_23 e_14 e_22 w_madd; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_24 : 'M[R]_2 := t_11 *m t_23.
have e_24 : t_24 = mat 2 [:: [:: (0 : R); (0 : R)]; [:: (0 : R); (0 : R)]] by rewrite /t_24 e_11 e_23 w_compose; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_25 : 'M[R]_2 := t_24 *m t_11.
have e_25 : t_25 = mat 2 [:: [:: (0 : R); (0 : R)]; [:: (0 : R); (0 : R)]] by rewrite /t_25 e_24 e_11 w_compose; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have h_26 : 0 < t_19 by rewrite e_19; sgn.
move=> /(_ erefl).
move=> /(_ h_26).
case=> _.
case=> _.
case=> + _.
apply: (mat_differ (k := 0) (l := 0) (c := (- 1 / 2%:R : R)) _ _ e_25 e_11); [by [] | by [] | rewrite /=; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring] | apply: (one_over (r := (- 2%:R : R))); rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
Qed.

(* not walkthrough.backward.input: γ is lost
   ∂L/∂x: the final formula, derived through the chain rule
   a post that derives LayerNorm’s forward and backward pass, with NumPy and PyTorch checks; Step C; The final
   summation; Result *)
Section Claims.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Local Notation whole := (@Trace.part R N xpredT).
Local Notation part := (@Trace.part R N).
Local Notation col := (@col R N).
Local Notation opr := (@opr R N).
Theorem walkthrough_backward_input_near_miss_1_derivatives (activation upstream gain bias : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  exists G1 : 'cV[R]_N, is_gradient (fun activation : 'cV[R]_N => dot upstream (layer_norm eps gain bias activation)) activation G1 /\
  exists J2 : 'M[R]_N, is_jacobian (fun activation : 'cV[R]_N => normalized eps activation) activation J2 /\
  N%:R != 0 :> R /\
  Num.sqrt (variance activation + eps) != 0 /\
  N%:R ^+ 4 * eps ^+ 2 + 2%:R * N%:R ^+ 3 * eps * sumv (vpow activation 2) + - (2%:R * N%:R ^+ 2 * eps * sumv activation ^+ 2) + N%:R ^+ 2 * sumv (vpow activation 2) ^+ 2 + - (2%:R * N%:R * sumv activation ^+ 2 * sumv (vpow activation 2)) + sumv activation ^+ 4 != 0 /\
  N%:R ^+ 2 * eps + N%:R * sumv (vpow activation 2) + - sumv activation ^+ 2 != 0 /\
  0 <= variance activation + eps /\
  0 <= N%:R ^+ 2 * eps + N%:R * sumv (vpow activation 2) + - sumv activation ^+ 2 /\
  G1 = ((- (N%:R ^+ 2 * eps * Num.sqrt (N%:R ^+ 2 * eps + N%:R * sumv (vpow activation 2) + - sumv activation ^+ 2) * sumv (had gain upstream)) + N%:R * sumv activation * Num.sqrt (N%:R ^+ 2 * eps + N%:R * sumv (vpow activation 2) + - sumv activation ^+ 2) * sumv (had (had activation gain) upstream) + - (N%:R * sumv (vpow activation 2) * Num.sqrt (N%:R ^+ 2 * eps + N%:R * sumv (vpow activation 2) + - sumv activation ^+ 2) * sumv (had gain upstream))) / (N%:R ^+ 4 * eps ^+ 2 + 2%:R * N%:R ^+ 3 * eps * sumv (vpow activation 2) + - (2%:R * N%:R ^+ 2 * eps * sumv activation ^+ 2) + N%:R ^+ 2 * sumv (vpow activation 2) ^+ 2 + - (2%:R * N%:R * sumv activation ^+ 2 * sumv (vpow activation 2)) + sumv activation ^+ 4)) *: ones + ((- (N%:R ^+ 2 * Num.sqrt (N%:R ^+ 2 * eps + N%:R * sumv (vpow activation 2) + - sumv activation ^+ 2) * sumv (had (had activation gain) upstream)) + N%:R * sumv activation * Num.sqrt (N%:R ^+ 2 * eps + N%:R * sumv (vpow activation 2) + - sumv activation ^+ 2) * sumv (had gain upstream)) / (N%:R ^+ 4 * eps ^+ 2 + 2%:R * N%:R ^+ 3 * eps * sumv (vpow activation 2) + - (2%:R * N%:R ^+ 2 * eps * sumv activation ^+ 2) + N%:R ^+ 2 * sumv (vpow activation 2) ^+ 2 + - (2%:R * N%:R * sumv activation ^+ 2 * sumv (vpow activation 2)) + sumv activation ^+ 4)) *: activation + ((N%:R * Num.sqrt (N%:R ^+ 2 * eps + N%:R * sumv (vpow activation 2) + - sumv activation ^+ 2)) / (N%:R ^+ 2 * eps + N%:R * sumv (vpow activation 2) + - sumv activation ^+ 2)) *: had gain upstream :> 'cV[R]_N /\
  J2 = diag (((N%:R * Num.sqrt (N%:R ^+ 2 * eps + N%:R * sumv (vpow activation 2) + - sumv activation ^+ 2)) / (N%:R ^+ 2 * eps + N%:R * sumv (vpow activation 2) + - sumv activation ^+ 2)) *: ones) + outer (1 *: activation) (((N%:R * sumv activation * Num.sqrt (N%:R ^+ 2 * eps + N%:R * sumv (vpow activation 2) + - sumv activation ^+ 2)) / (N%:R ^+ 4 * eps ^+ 2 + 2%:R * N%:R ^+ 3 * eps * sumv (vpow activation 2) + - (2%:R * N%:R ^+ 2 * eps * sumv activation ^+ 2) + N%:R ^+ 2 * sumv (vpow activation 2) ^+ 2 + - (2%:R * N%:R * sumv activation ^+ 2 * sumv (vpow activation 2)) + sumv activation ^+ 4)) *: ones + (- (N%:R ^+ 2 * Num.sqrt (N%:R ^+ 2 * eps + N%:R * sumv (vpow activation 2) + - sumv activation ^+ 2)) / (N%:R ^+ 4 * eps ^+ 2 + 2%:R * N%:R ^+ 3 * eps * sumv (vpow activation 2) + - (2%:R * N%:R ^+ 2 * eps * sumv activation ^+ 2) + N%:R ^+ 2 * sumv (vpow activation 2) ^+ 2 + - (2%:R * N%:R * sumv activation ^+ 2 * sumv (vpow activation 2)) + sumv activation ^+ 4)) *: activation) + outer (1 *: ones) (((- (N%:R ^+ 2 * eps * Num.sqrt (N%:R ^+ 2 * eps + N%:R * sumv (vpow activation 2) + - sumv activation ^+ 2)) + - (N%:R * sumv (vpow activation 2) * Num.sqrt (N%:R ^+ 2 * eps + N%:R * sumv (vpow activation 2) + - sumv activation ^+ 2))) / (N%:R ^+ 4 * eps ^+ 2 + 2%:R * N%:R ^+ 3 * eps * sumv (vpow activation 2) + - (2%:R * N%:R ^+ 2 * eps * sumv activation ^+ 2) + N%:R ^+ 2 * sumv (vpow activation 2) ^+ 2 + - (2%:R * N%:R * sumv activation ^+ 2 * sumv (vpow activation 2)) + sumv activation ^+ 4)) *: ones + ((N%:R * sumv activation * Num.sqrt (N%:R ^+ 2 * eps + N%:R * sumv (vpow activation 2) + - sumv activation ^+ 2)) / (N%:R ^+ 4 * eps ^+ 2 + 2%:R * N%:R ^+ 3 * eps * sumv (vpow activation 2) + - (2%:R * N%:R ^+ 2 * eps * sumv activation ^+ 2) + N%:R ^+ 2 * sumv (vpow activation 2) ^+ 2 + - (2%:R * N%:R * sumv activation ^+ 2 * sumv (vpow activation 2)) + sumv activation ^+ 4)) *: activation) :> 'M[R]_N.
Proof.
move=> N_gt0 H_eps H0.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : activation = (col (fun i => (activation i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_2 : R := sumv activation.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_4 : 0 <= n - 1 by rewrite subr_ge0.
have [m_2 M_2] := some_number (part xpredT (fun i => (activation i 0))).
have e_3 : t_2 = m_2 by rule (sum_node e_1 M_2 _); clear - R; first [reflexivity | ring].
have e_5 : N%:R = n by rule (num_eq En _); clear - R; first [reflexivity | ring].
pose t_6 : R := t_2 / N%:R.
have NZ_8 := lt0r_neq0 N_pos.
have e_7 : t_6 = (m_2 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_3 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_9 : (ones : 'cV[R]_N) = (col (fun i => 1)) by rule (col_eq (col_ones R N) _) => i; clear - R; first [reflexivity | ring].
pose t_10 : 'cV[R]_N := t_6 *: (ones : 'cV[R]_N).
have e_11 : t_10 = (col (fun i => (m_2 / (n)) * (1))) by rule (col_eq (col_scale e_7 e_9) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_12 : 'cV[R]_N := activation - t_10.
have e_13 : t_12 = (col (fun i => (activation i 0) + ((- m_2) / (n)) * (1))) by rule (col_eq (col_sub e_1 e_11) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_14 : R := dot t_12 t_12.
have [m_3 M_3] := some_number (part xpredT (fun i => (activation i 0) ^+ 2)).
have S_16 : 0 <= m_3 by rewrite -M_3; apply: part_ge0 => i; sgn.
have d_17 : whole (fun i => (activation i 0) ^+ 2 + ((- 2%:R * m_2) / (n)) * ((activation i 0)) + ((m_2 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (num_eq (partD (partD M_3 (partZ ((- 2%:R * m_2) / (n)) M_2)) (partZ ((m_2 ^+ 2) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_18 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (whole_eq _ d_17) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_15 : t_14 = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (dot_node e_13 e_13 d_18); done.
pose t_19 : R := t_14 / N%:R.
have e_20 : t_19 = ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_15 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_21 : eps = eps by [].
pose t_22 : R := t_19 + eps.
have e_23 : t_22 = ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_20 e_21) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have H_24 := pos_of H0 e_23.
have NZ_25 := lt0r_neq0 H_24.
have NZ_26 : (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) != 0 by rule (nz_factor (f := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2)) (r := (1 / (n ^+ 2))) NZ_25 _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have g_27 : part xpredT (fun i => (1) * (1)) = n by rule (part_eq _ (whole_ones En)) => i; clear - R; first [reflexivity | ring].
have g_28 : part xpredT (fun i => ((activation i 0)) * ((activation i 0))) = m_3 by rule (part_eq _ M_3) => i; clear - R; first [reflexivity | ring].
have g_29 : part xpredT (fun i => (1) * ((activation i 0))) = m_2 by rule (part_eq _ M_2) => i; clear - R; first [reflexivity | ring].
have G_30 := gram g_27 g_28 g_29.
have S_31 : 0 <= (n * m_3 - m_2 ^+ 2) by rule (nneg_is _ G_30); clear - R; ring.
have S_32 : 0 < (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by rule (pos_quotient H_24 (r := (n ^+ 2)) _ _); [clear - H_eps N_pos S_4 S_16 S_31 NZ_8 NZ_26 R; sgn | clear - NZ_8 R; first [reflexivity | field; nz | ring]].
pose t_33 : R := Num.sqrt t_22.
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by exact: (root_pos S_32).
have S_35 : 0 <= (r_4 / (n)) by rule (nneg_is (c := r_4 * n^-1) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 NZ_8 NZ_26 R; sgn].
have e_34 : t_33 = (r_4 / (n)) by rule (sqrt_node e_23 S_35 _); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_36 : R := t_33^-1.
have NZ_38 := lt0r_neq0 S_r4.
have e_37 : t_36 = ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_34) _); clear - NZ_38 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_39 : gain = (col (fun i => (gain i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
have e_40 : upstream = (col (fun i => (upstream i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
have [m_5 M_5] := some_number (part xpredT (fun i => (activation i 0) * (gain i 0) * (upstream i 0))).
have [m_6 M_6] := some_number (part xpredT (fun i => (gain i 0) * (upstream i 0))).
pose G1_41 : 'cV[R]_N := (col (fun i => ((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (upstream i 0)))).
have e_42 : G1_41 = (col (fun i => ((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (upstream i 0)))) by [].
have C_43 : is_gradient (fun activation : 'cV[R]_N => dot upstream (had gain ((Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones)) + bias)) activation G1_41.
have size_ge0 := @size1_ge0 R N.
have D_44 := VD_at activation.
have D_45 := D_sumv size_ge0 D_44.
have D_46 := D_mulr size_ge0 (N%:R^-1) D_45.
have D_47 := VD_scaler size_ge0 (ones : 'cV[R]_N) D_46.
have D_48 := VD_sub D_44 D_47.
have D_49 := D_dot size_ge0 D_48 D_48.
have D_50 := D_mulr size_ge0 (N%:R^-1) D_49.
have D_51 := D_addr size_ge0 eps D_50.
have S_53 : 0 < ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (pos_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 NZ_8 NZ_26 NZ_38 R; sgn].
have C_52 : 0 < t_22 := pos_is e_23 S_53.
have D_54 := D_sqrt size_ge0 C_52 D_51.
have NZ_55 : (r_4 / (n)) != 0 by rule (nz_is (c := (r_4 * n^-1)) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_38 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_56 : t_33 != 0 := nz_is e_34 NZ_55.
have D_57 := D_inv size_ge0 C_56 D_54.
have D_58 := VD_scale size_ge0 D_57 D_48.
have D_59 := VD_hadl gain D_58.
have D_60 := VD_addr size_ge0 (bias : 'cV[R]_N) D_59.
have D_61 := D_dotl size_ge0 upstream D_60.
refine (gradient_by (F := (fun activation : 'cV[R]_N => dot upstream (had gain ((Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones)) + bias))) D_61 _) => h_62.
have e_63 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_64 : R := (2%:R : R) * t_33.
have e_65 : t_64 = ((2%:R * r_4) / (n)) by rule (num_eq (num2 (fun a b : R => a * b) e_63 e_34) _); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_66 : R := t_64^-1.
have NZ_68 : (2%:R * r_4) != 0 :> R by rule (nz_is (c := (2%:R * r_4)) _ _); [clear - R; ring | clear - NZ_38 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_67 : t_66 = ((n * r_4) / (2%:R * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_65) _); clear - NZ_38 NZ_68 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_69 : h_62 = (col (fun i => (h_62 i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_70 : R := sumv h_62.
have [m_8 M_8] := some_number (part xpredT (fun i => (h_62 i 0))).
have e_71 : t_70 = m_8 by rule (sum_node e_69 M_8 _); clear - R; first [reflexivity | ring].
pose t_72 : R := t_70 / N%:R.
have e_73 : t_72 = (m_8 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_71 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_74 : 'cV[R]_N := t_72 *: (ones : 'cV[R]_N).
have e_75 : t_74 = (col (fun i => (m_8 / (n)) * (1))) by rule (col_eq (col_scale e_73 e_9) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_76 : 'cV[R]_N := h_62 - t_74.
have e_77 : t_76 = (col (fun i => (h_62 i 0) + ((- m_8) / (n)) * (1))) by rule (col_eq (col_sub e_69 e_75) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_78 : R := dot t_76 t_12.
have [m_9 M_9] := some_number (part xpredT (fun i => (activation i 0) * (h_62 i 0))).
have d_80 : whole (fun i => (activation i 0) * (h_62 i 0) + ((- m_2) / (n)) * ((h_62 i 0)) + ((- m_8) / (n)) * ((activation i 0)) + ((m_2 * m_8) / (n ^+ 2)) * (1)) = ((n * m_9 - m_2 * m_8) / (n)) by rule (num_eq (partD (partD (partD M_9 (partZ ((- m_2) / (n)) M_8)) (partZ ((- m_8) / (n)) M_2)) (partZ ((m_2 * m_8) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_81 : whole (fun i => ((h_62 i 0) + ((- m_8) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_9 - m_2 * m_8) / (n)) by rule (whole_eq _ d_80) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_79 : t_78 = ((n * m_9 - m_2 * m_8) / (n)) by rule (dot_node e_77 e_13 d_81); done.
pose t_82 : R := dot t_12 t_76.
have d_84 : whole (fun i => (activation i 0) * (h_62 i 0) + ((- m_8) / (n)) * ((activation i 0)) + ((- m_2) / (n)) * ((h_62 i 0)) + ((m_2 * m_8) / (n ^+ 2)) * (1)) = ((n * m_9 - m_2 * m_8) / (n)) by rule (num_eq (partD (partD (partD M_9 (partZ ((- m_8) / (n)) M_2)) (partZ ((- m_2) / (n)) M_8)) (partZ ((m_2 * m_8) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_85 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((h_62 i 0) + ((- m_8) / (n)) * (1))) = ((n * m_9 - m_2 * m_8) / (n)) by rule (whole_eq _ d_84) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_83 : t_82 = ((n * m_9 - m_2 * m_8) / (n)) by rule (dot_node e_13 e_77 d_85); done.
pose t_86 : R := t_78 + t_82.
have e_87 : t_86 = ((2%:R * n * m_9 - 2%:R * m_2 * m_8) / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_79 e_83) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_88 : R := t_86 / N%:R.
have e_89 : t_88 = ((2%:R * n * m_9 - 2%:R * m_2 * m_8) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_87 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_90 : R := t_66 * t_88.
have e_91 : t_90 = ((n * r_4 * m_9 - m_2 * r_4 * m_8) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_67 e_89) _); clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_92 : R := t_36 * t_90.
have e_93 : t_92 = ((n * m_9 - m_2 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_37 e_91) _); clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_94 : R := t_36 * t_92.
have e_95 : t_94 = ((n ^+ 2 * r_4 * m_9 - n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_37 e_93) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_96 : R := - t_94.
have e_97 : t_96 = ((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num1 (fun a : R => - a) e_95) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_98 : 'cV[R]_N := t_96 *: t_12.
have e_99 : t_98 = (col (fun i => ((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_2 * r_4 * m_9 - m_2 ^+ 2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (col_scale e_97 e_13) _) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_100 : 'cV[R]_N := t_36 *: t_76.
have e_101 : t_100 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_62 i 0)) + ((- r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_37 e_77) _) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_102 : 'cV[R]_N := t_98 + t_100.
have e_103 : t_102 = (col (fun i => ((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * r_4 * m_8 + n * m_2 * r_4 * m_9 - n * m_3 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_62 i 0)))) by rule (col_eq (col_add e_99 e_101) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_104 : 'cV[R]_N := had gain t_102.
have e_105 : t_104 = (col (fun i => ((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (gain i 0)) + ((- n ^+ 2 * eps * r_4 * m_8 + n * m_2 * r_4 * m_9 - n * m_3 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((gain i 0)) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (h_62 i 0)))) by rule (col_eq (col_had e_39 e_103) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_106 : R := dot upstream t_104.
have [m_10 M_10] := some_number (part xpredT (fun i => (gain i 0) * (h_62 i 0) * (upstream i 0))).
have d_108 : whole (fun i => ((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (gain i 0) * (upstream i 0)) + ((- n ^+ 2 * eps * r_4 * m_8 + n * m_2 * r_4 * m_9 - n * m_3 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((gain i 0) * (upstream i 0)) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (h_62 i 0) * (upstream i 0))) = ((n ^+ 3 * eps * r_4 * m_10 - n ^+ 2 * eps * r_4 * m_6 * m_8 + n ^+ 2 * m_3 * r_4 * m_10 - n ^+ 2 * r_4 * m_5 * m_9 - n * m_2 ^+ 2 * r_4 * m_10 + n * m_2 * r_4 * m_5 * m_8 + n * m_2 * r_4 * m_6 * m_9 - n * m_3 * r_4 * m_6 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (partD (partD (partZ ((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_5) (partZ ((- n ^+ 2 * eps * r_4 * m_8 + n * m_2 * r_4 * m_9 - n * m_3 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_6)) (partZ ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_10)) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_109 : whole (fun i => ((upstream i 0)) * (((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (gain i 0)) + ((- n ^+ 2 * eps * r_4 * m_8 + n * m_2 * r_4 * m_9 - n * m_3 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((gain i 0)) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (h_62 i 0)))) = ((n ^+ 3 * eps * r_4 * m_10 - n ^+ 2 * eps * r_4 * m_6 * m_8 + n ^+ 2 * m_3 * r_4 * m_10 - n ^+ 2 * r_4 * m_5 * m_9 - n * m_2 ^+ 2 * r_4 * m_10 + n * m_2 * r_4 * m_5 * m_8 + n * m_2 * r_4 * m_6 * m_9 - n * m_3 * r_4 * m_6 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (whole_eq _ d_108) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_107 : t_106 = ((n ^+ 3 * eps * r_4 * m_10 - n ^+ 2 * eps * r_4 * m_6 * m_8 + n ^+ 2 * m_3 * r_4 * m_10 - n ^+ 2 * r_4 * m_5 * m_9 - n * m_2 ^+ 2 * r_4 * m_10 + n * m_2 * r_4 * m_5 * m_8 + n * m_2 * r_4 * m_6 * m_9 - n * m_3 * r_4 * m_6 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (dot_node e_40 e_105 d_109); done.
pose t_110 : R := dot G1_41 h_62.
have d_112 : whole (fun i => ((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((h_62 i 0)) + ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (h_62 i 0)) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (h_62 i 0) * (upstream i 0))) = ((n ^+ 3 * eps * r_4 * m_10 - n ^+ 2 * eps * r_4 * m_6 * m_8 + n ^+ 2 * m_3 * r_4 * m_10 - n ^+ 2 * r_4 * m_5 * m_9 - n * m_2 ^+ 2 * r_4 * m_10 + n * m_2 * r_4 * m_5 * m_8 + n * m_2 * r_4 * m_6 * m_9 - n * m_3 * r_4 * m_6 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (partD (partD (partZ ((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_8) (partZ ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_9)) (partZ ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_10)) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_113 : whole (fun i => (((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (upstream i 0))) * ((h_62 i 0))) = ((n ^+ 3 * eps * r_4 * m_10 - n ^+ 2 * eps * r_4 * m_6 * m_8 + n ^+ 2 * m_3 * r_4 * m_10 - n ^+ 2 * r_4 * m_5 * m_9 - n * m_2 ^+ 2 * r_4 * m_10 + n * m_2 * r_4 * m_5 * m_8 + n * m_2 * r_4 * m_6 * m_9 - n * m_3 * r_4 * m_6 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (whole_eq _ d_112) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_111 : t_110 = ((n ^+ 3 * eps * r_4 * m_10 - n ^+ 2 * eps * r_4 * m_6 * m_8 + n ^+ 2 * m_3 * r_4 * m_10 - n ^+ 2 * r_4 * m_5 * m_9 - n * m_2 ^+ 2 * r_4 * m_10 + n * m_2 * r_4 * m_5 * m_8 + n * m_2 * r_4 * m_6 * m_9 - n * m_3 * r_4 * m_6 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (dot_node e_42 e_69 d_113); done.
rule (num_eq e_107 (esym (num_eq e_111 _))); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose J2_114 : 'M[R]_N := (opr (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => 1), (fun i => ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]).
have e_115 : J2_114 = (opr (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => 1), (fun i => ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]) by [].
have C_116 : is_jacobian (fun activation : 'cV[R]_N => (Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones)) activation J2_114.
have size_ge0 := @size1_ge0 R N.
have D_117 := VD_at activation.
have D_118 := D_sumv size_ge0 D_117.
have D_119 := D_mulr size_ge0 (N%:R^-1) D_118.
have D_120 := VD_scaler size_ge0 (ones : 'cV[R]_N) D_119.
have D_121 := VD_sub D_117 D_120.
have D_122 := D_dot size_ge0 D_121 D_121.
have D_123 := D_mulr size_ge0 (N%:R^-1) D_122.
have D_124 := D_addr size_ge0 eps D_123.
have S_126 : 0 < ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (pos_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 NZ_8 NZ_26 NZ_38 R; sgn].
have C_125 : 0 < t_22 := pos_is e_23 S_126.
have D_127 := D_sqrt size_ge0 C_125 D_124.
have NZ_128 : (r_4 / (n)) != 0 by rule (nz_is (c := (r_4 * n^-1)) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_38 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_129 : t_33 != 0 := nz_is e_34 NZ_128.
have D_130 := D_inv size_ge0 C_129 D_127.
have D_131 := VD_scale size_ge0 D_130 D_121.
refine (jacobian_by (F := (fun activation : 'cV[R]_N => (Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones))) D_131 _) => h_132.
have e_133 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_134 : R := (2%:R : R) * t_33.
have e_135 : t_134 = ((2%:R * r_4) / (n)) by rule (num_eq (num2 (fun a b : R => a * b) e_133 e_34) _); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_136 : R := t_134^-1.
have NZ_138 : (2%:R * r_4) != 0 :> R by rule (nz_is (c := (2%:R * r_4)) _ _); [clear - R; ring | clear - NZ_38 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_137 : t_136 = ((n * r_4) / (2%:R * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_135) _); clear - NZ_38 NZ_138 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_139 : h_132 = (col (fun i => (h_132 i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_140 : R := sumv h_132.
have [m_11 M_11] := some_number (part xpredT (fun i => (h_132 i 0))).
have e_141 : t_140 = m_11 by rule (sum_node e_139 M_11 _); clear - R; first [reflexivity | ring].
pose t_142 : R := t_140 / N%:R.
have e_143 : t_142 = (m_11 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_141 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_144 : 'cV[R]_N := t_142 *: (ones : 'cV[R]_N).
have e_145 : t_144 = (col (fun i => (m_11 / (n)) * (1))) by rule (col_eq (col_scale e_143 e_9) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_146 : 'cV[R]_N := h_132 - t_144.
have e_147 : t_146 = (col (fun i => (h_132 i 0) + ((- m_11) / (n)) * (1))) by rule (col_eq (col_sub e_139 e_145) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_148 : R := dot t_146 t_12.
have [m_12 M_12] := some_number (part xpredT (fun i => (activation i 0) * (h_132 i 0))).
have d_150 : whole (fun i => (activation i 0) * (h_132 i 0) + ((- m_2) / (n)) * ((h_132 i 0)) + ((- m_11) / (n)) * ((activation i 0)) + ((m_2 * m_11) / (n ^+ 2)) * (1)) = ((n * m_12 - m_2 * m_11) / (n)) by rule (num_eq (partD (partD (partD M_12 (partZ ((- m_2) / (n)) M_11)) (partZ ((- m_11) / (n)) M_2)) (partZ ((m_2 * m_11) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_151 : whole (fun i => ((h_132 i 0) + ((- m_11) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_12 - m_2 * m_11) / (n)) by rule (whole_eq _ d_150) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_149 : t_148 = ((n * m_12 - m_2 * m_11) / (n)) by rule (dot_node e_147 e_13 d_151); done.
pose t_152 : R := dot t_12 t_146.
have d_154 : whole (fun i => (activation i 0) * (h_132 i 0) + ((- m_11) / (n)) * ((activation i 0)) + ((- m_2) / (n)) * ((h_132 i 0)) + ((m_2 * m_11) / (n ^+ 2)) * (1)) = ((n * m_12 - m_2 * m_11) / (n)) by rule (num_eq (partD (partD (partD M_12 (partZ ((- m_11) / (n)) M_2)) (partZ ((- m_2) / (n)) M_11)) (partZ ((m_2 * m_11) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_155 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((h_132 i 0) + ((- m_11) / (n)) * (1))) = ((n * m_12 - m_2 * m_11) / (n)) by rule (whole_eq _ d_154) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_153 : t_152 = ((n * m_12 - m_2 * m_11) / (n)) by rule (dot_node e_13 e_147 d_155); done.
pose t_156 : R := t_148 + t_152.
have e_157 : t_156 = ((2%:R * n * m_12 - 2%:R * m_2 * m_11) / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_149 e_153) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_158 : R := t_156 / N%:R.
have e_159 : t_158 = ((2%:R * n * m_12 - 2%:R * m_2 * m_11) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_157 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_160 : R := t_136 * t_158.
have e_161 : t_160 = ((n * r_4 * m_12 - m_2 * r_4 * m_11) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_137 e_159) _); clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_162 : R := t_36 * t_160.
have e_163 : t_162 = ((n * m_12 - m_2 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_37 e_161) _); clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_164 : R := t_36 * t_162.
have e_165 : t_164 = ((n ^+ 2 * r_4 * m_12 - n * m_2 * r_4 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_37 e_163) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_166 : R := - t_164.
have e_167 : t_166 = ((- n ^+ 2 * r_4 * m_12 + n * m_2 * r_4 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num1 (fun a : R => - a) e_165) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_168 : 'cV[R]_N := t_166 *: t_12.
have e_169 : t_168 = (col (fun i => ((- n ^+ 2 * r_4 * m_12 + n * m_2 * r_4 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_2 * r_4 * m_12 - m_2 ^+ 2 * r_4 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (col_scale e_167 e_13) _) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_170 : 'cV[R]_N := t_36 *: t_146.
have e_171 : t_170 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_132 i 0)) + ((- r_4 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_37 e_147) _) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_172 : 'cV[R]_N := t_168 + t_170.
have e_173 : t_172 = (col (fun i => ((- n ^+ 2 * r_4 * m_12 + n * m_2 * r_4 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * r_4 * m_11 + n * m_2 * r_4 * m_12 - n * m_3 * r_4 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_132 i 0)))) by rule (col_eq (col_add e_169 e_171) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_174 : 'cV[R]_N := J2_114 *m h_132.
have d_176 : whole (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((h_132 i 0)) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (h_132 i 0))) = ((- n ^+ 2 * r_4 * m_12 + n * m_2 * r_4 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (partD (partZ ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_11) (partZ ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_12)) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_177 : whole (fun i => (((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) * ((h_132 i 0))) = ((- n ^+ 2 * r_4 * m_12 + n * m_2 * r_4 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (whole_eq _ d_176) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_178 : whole (fun i => ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((h_132 i 0)) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (h_132 i 0))) = ((- n ^+ 2 * eps * r_4 * m_11 + n * m_2 * r_4 * m_12 - n * m_3 * r_4 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (partD (partZ ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_11) (partZ ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_12)) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_179 : whole (fun i => (((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) * ((h_132 i 0))) = ((- n ^+ 2 * eps * r_4 * m_11 + n * m_2 * r_4 * m_12 - n * m_3 * r_4 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (whole_eq _ d_178) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_175 : t_174 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_132 i 0)) + ((- n ^+ 2 * r_4 * m_12 + n * m_2 * r_4 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * r_4 * m_11 + n * m_2 * r_4 * m_12 - n * m_3 * r_4 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (opr_apply (s := [:: ((- n ^+ 2 * r_4 * m_12 + n * m_2 * r_4 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)); ((- n ^+ 2 * eps * r_4 * m_11 + n * m_2 * r_4 * m_12 - n * m_3 * r_4 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2))]) e_115 e_139 (conj d_177 (conj d_179 I))) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
rule (col_same e_173 e_175 _) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have NZ_180 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_181 : N%:R != 0 := nz_is e_5 NZ_180.
have NZ_182 : (r_4 / (n)) != 0 by rule (nz_is (c := (r_4 * n^-1)) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_38 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_183 : t_33 != 0 := nz_is e_34 NZ_182.
pose t_184 : R := N%:R ^+ 4.
have e_185 : t_184 = (n ^+ 4) by rule (num_eq (num1 (fun a : R => a ^+ 4) e_5) _); clear - R; first [reflexivity | ring].
pose t_186 : R := eps ^+ 2.
have e_187 : t_186 = (eps ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_21) _); clear - R; first [reflexivity | ring].
pose t_188 : R := t_184 * t_186.
have e_189 : t_188 = (n ^+ 4 * eps ^+ 2) by rule (num_eq (num2 (fun a b : R => a * b) e_185 e_187) _); clear - R; first [reflexivity | ring].
have e_190 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_191 : R := N%:R ^+ 3.
have e_192 : t_191 = (n ^+ 3) by rule (num_eq (num1 (fun a : R => a ^+ 3) e_5) _); clear - R; first [reflexivity | ring].
pose t_193 : R := (2%:R : R) * t_191.
have e_194 : t_193 = (2%:R * n ^+ 3) by rule (num_eq (num2 (fun a b : R => a * b) e_190 e_192) _); clear - R; first [reflexivity | ring].
pose t_195 : R := t_193 * eps.
have e_196 : t_195 = (2%:R * n ^+ 3 * eps) by rule (num_eq (num2 (fun a b : R => a * b) e_194 e_21) _); clear - R; first [reflexivity | ring].
pose t_197 : 'cV[R]_N := vpow activation 2.
have e_198 : t_197 = (col (fun i => (activation i 0) ^+ 2)) by rule (col_eq (col_vpow 2 e_1) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_199 : R := sumv t_197.
have e_200 : t_199 = m_3 by rule (sum_node e_198 M_3 _); clear - R; first [reflexivity | ring].
pose t_201 : R := t_195 * t_199.
have e_202 : t_201 = (2%:R * n ^+ 3 * eps * m_3) by rule (num_eq (num2 (fun a b : R => a * b) e_196 e_200) _); clear - R; first [reflexivity | ring].
pose t_203 : R := t_188 + t_201.
have e_204 : t_203 = (n ^+ 4 * eps ^+ 2 + 2%:R * n ^+ 3 * eps * m_3) by rule (num_eq (num2 (fun a b : R => a + b) e_189 e_202) _); clear - R; first [reflexivity | ring].
pose t_205 : R := N%:R ^+ 2.
have e_206 : t_205 = (n ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_5) _); clear - R; first [reflexivity | ring].
pose t_207 : R := (2%:R : R) * t_205.
have e_208 : t_207 = (2%:R * n ^+ 2) by rule (num_eq (num2 (fun a b : R => a * b) e_190 e_206) _); clear - R; first [reflexivity | ring].
pose t_209 : R := t_207 * eps.
have e_210 : t_209 = (2%:R * n ^+ 2 * eps) by rule (num_eq (num2 (fun a b : R => a * b) e_208 e_21) _); clear - R; first [reflexivity | ring].
pose t_211 : R := t_2 ^+ 2.
have e_212 : t_211 = (m_2 ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_3) _); clear - R; first [reflexivity | ring].
pose t_213 : R := t_209 * t_211.
have e_214 : t_213 = (2%:R * n ^+ 2 * eps * m_2 ^+ 2) by rule (num_eq (num2 (fun a b : R => a * b) e_210 e_212) _); clear - R; first [reflexivity | ring].
pose t_215 : R := - t_213.
have e_216 : t_215 = (- 2%:R * n ^+ 2 * eps * m_2 ^+ 2) by rule (num_eq (num1 (fun a : R => - a) e_214) _); clear - R; first [reflexivity | ring].
pose t_217 : R := t_203 + t_215.
have e_218 : t_217 = (n ^+ 4 * eps ^+ 2 + 2%:R * n ^+ 3 * eps * m_3 - 2%:R * n ^+ 2 * eps * m_2 ^+ 2) by rule (num_eq (num2 (fun a b : R => a + b) e_204 e_216) _); clear - R; first [reflexivity | ring].
pose t_219 : R := t_199 ^+ 2.
have e_220 : t_219 = (m_3 ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_200) _); clear - R; first [reflexivity | ring].
pose t_221 : R := t_205 * t_219.
have e_222 : t_221 = (n ^+ 2 * m_3 ^+ 2) by rule (num_eq (num2 (fun a b : R => a * b) e_206 e_220) _); clear - R; first [reflexivity | ring].
pose t_223 : R := t_217 + t_221.
have e_224 : t_223 = (n ^+ 4 * eps ^+ 2 + 2%:R * n ^+ 3 * eps * m_3 - 2%:R * n ^+ 2 * eps * m_2 ^+ 2 + n ^+ 2 * m_3 ^+ 2) by rule (num_eq (num2 (fun a b : R => a + b) e_218 e_222) _); clear - R; first [reflexivity | ring].
pose t_225 : R := (2%:R : R) * N%:R.
have e_226 : t_225 = (2%:R * n) by rule (num_eq (num2 (fun a b : R => a * b) e_190 e_5) _); clear - R; first [reflexivity | ring].
pose t_227 : R := t_225 * t_211.
have e_228 : t_227 = (2%:R * n * m_2 ^+ 2) by rule (num_eq (num2 (fun a b : R => a * b) e_226 e_212) _); clear - R; first [reflexivity | ring].
pose t_229 : R := t_227 * t_199.
have e_230 : t_229 = (2%:R * n * m_2 ^+ 2 * m_3) by rule (num_eq (num2 (fun a b : R => a * b) e_228 e_200) _); clear - R; first [reflexivity | ring].
pose t_231 : R := - t_229.
have e_232 : t_231 = (- 2%:R * n * m_2 ^+ 2 * m_3) by rule (num_eq (num1 (fun a : R => - a) e_230) _); clear - R; first [reflexivity | ring].
pose t_233 : R := t_223 + t_231.
have e_234 : t_233 = (n ^+ 4 * eps ^+ 2 + 2%:R * n ^+ 3 * eps * m_3 - 2%:R * n ^+ 2 * eps * m_2 ^+ 2 + n ^+ 2 * m_3 ^+ 2 - 2%:R * n * m_2 ^+ 2 * m_3) by rule (num_eq (num2 (fun a b : R => a + b) e_224 e_232) _); clear - R; first [reflexivity | ring].
pose t_235 : R := t_2 ^+ 4.
have e_236 : t_235 = (m_2 ^+ 4) by rule (num_eq (num1 (fun a : R => a ^+ 4) e_3) _); clear - R; first [reflexivity | ring].
pose t_237 : R := t_233 + t_235.
have e_238 : t_237 = (n ^+ 4 * eps ^+ 2 + 2%:R * n ^+ 3 * eps * m_3 - 2%:R * n ^+ 2 * eps * m_2 ^+ 2 + n ^+ 2 * m_3 ^+ 2 - 2%:R * n * m_2 ^+ 2 * m_3 + m_2 ^+ 4) by rule (num_eq (num2 (fun a b : R => a + b) e_234 e_236) _); clear - R; first [reflexivity | ring].
have NZ_239 : (n ^+ 4 * eps ^+ 2 + 2%:R * n ^+ 3 * eps * m_3 - 2%:R * n ^+ 2 * eps * m_2 ^+ 2 + n ^+ 2 * m_3 ^+ 2 - 2%:R * n * m_2 ^+ 2 * m_3 + m_2 ^+ 4) != 0 by rule (nz_is (c := ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_26 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_240 : t_237 != 0 := nz_is e_238 NZ_239.
pose t_241 : R := t_205 * eps.
have e_242 : t_241 = (n ^+ 2 * eps) by rule (num_eq (num2 (fun a b : R => a * b) e_206 e_21) _); clear - R; first [reflexivity | ring].
pose t_243 : R := N%:R * t_199.
have e_244 : t_243 = (n * m_3) by rule (num_eq (num2 (fun a b : R => a * b) e_5 e_200) _); clear - R; first [reflexivity | ring].
pose t_245 : R := t_241 + t_243.
have e_246 : t_245 = (n ^+ 2 * eps + n * m_3) by rule (num_eq (num2 (fun a b : R => a + b) e_242 e_244) _); clear - R; first [reflexivity | ring].
pose t_247 : R := - t_211.
have e_248 : t_247 = (- m_2 ^+ 2) by rule (num_eq (num1 (fun a : R => - a) e_212) _); clear - R; first [reflexivity | ring].
pose t_249 : R := t_245 + t_247.
have e_250 : t_249 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by rule (num_eq (num2 (fun a b : R => a + b) e_246 e_248) _); clear - R; first [reflexivity | ring].
have NZ_251 : (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) != 0 by rule (nz_is (c := ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_26 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_252 : t_249 != 0 := nz_is e_250 NZ_251.
have S_253 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 NZ_8 NZ_26 NZ_38 R; sgn].
have C_254 : 0 <= t_22 := nneg_is e_23 S_253.
have S_255 : 0 <= (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2)) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 NZ_8 NZ_26 NZ_38 R; sgn].
have C_256 : 0 <= t_249 := nneg_is e_250 S_255.
pose t_258 : R := Num.sqrt t_249.
have S_260 : 0 <= r_4 by rule (nneg_is (c := r_4) _ _); [clear - E_r4 R; first [reflexivity | ring: E_r4] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 NZ_8 NZ_26 NZ_38 R; sgn].
have e_259 : t_258 = r_4 by rule (sqrt_node e_250 S_260 _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_261 : R := t_241 * t_258.
have e_262 : t_261 = (n ^+ 2 * eps * r_4) by rule (num_eq (num2 (fun a b : R => a * b) e_242 e_259) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_263 : 'cV[R]_N := had gain upstream.
have e_264 : t_263 = (col (fun i => (gain i 0) * (upstream i 0))) by rule (col_eq (col_had e_39 e_40) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_265 : R := sumv t_263.
have e_266 : t_265 = m_6 by rule (sum_node e_264 M_6 _); clear - R; first [reflexivity | ring].
pose t_267 : R := t_261 * t_265.
have e_268 : t_267 = (n ^+ 2 * eps * r_4 * m_6) by rule (num_eq (num2 (fun a b : R => a * b) e_262 e_266) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_269 : R := - t_267.
have e_270 : t_269 = (- n ^+ 2 * eps * r_4 * m_6) by rule (num_eq (num1 (fun a : R => - a) e_268) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_271 : R := N%:R * t_2.
have e_272 : t_271 = (n * m_2) by rule (num_eq (num2 (fun a b : R => a * b) e_5 e_3) _); clear - R; first [reflexivity | ring].
pose t_273 : R := t_271 * t_258.
have e_274 : t_273 = (n * m_2 * r_4) by rule (num_eq (num2 (fun a b : R => a * b) e_272 e_259) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_275 : 'cV[R]_N := had activation gain.
have e_276 : t_275 = (col (fun i => (activation i 0) * (gain i 0))) by rule (col_eq (col_had e_1 e_39) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_277 : 'cV[R]_N := had t_275 upstream.
have e_278 : t_277 = (col (fun i => (activation i 0) * (gain i 0) * (upstream i 0))) by rule (col_eq (col_had e_276 e_40) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_279 : R := sumv t_277.
have e_280 : t_279 = m_5 by rule (sum_node e_278 M_5 _); clear - R; first [reflexivity | ring].
pose t_281 : R := t_273 * t_279.
have e_282 : t_281 = (n * m_2 * r_4 * m_5) by rule (num_eq (num2 (fun a b : R => a * b) e_274 e_280) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_283 : R := t_269 + t_281.
have e_284 : t_283 = (- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5) by rule (num_eq (num2 (fun a b : R => a + b) e_270 e_282) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_285 : R := t_243 * t_258.
have e_286 : t_285 = (n * m_3 * r_4) by rule (num_eq (num2 (fun a b : R => a * b) e_244 e_259) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_287 : R := t_285 * t_265.
have e_288 : t_287 = (n * m_3 * r_4 * m_6) by rule (num_eq (num2 (fun a b : R => a * b) e_286 e_266) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_289 : R := - t_287.
have e_290 : t_289 = (- n * m_3 * r_4 * m_6) by rule (num_eq (num1 (fun a : R => - a) e_288) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_291 : R := t_283 + t_289.
have e_292 : t_291 = (- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) by rule (num_eq (num2 (fun a b : R => a + b) e_284 e_290) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_293 : R := t_291 / t_237.
have NZ_295 : (n ^+ 4 * eps ^+ 2 + 2%:R * n ^+ 3 * eps * m_3 - 2%:R * n ^+ 2 * eps * m_2 ^+ 2 + n ^+ 2 * m_3 ^+ 2 - 2%:R * n * m_2 ^+ 2 * m_3 + m_2 ^+ 4) != 0 :> R by rule (nz_is (c := ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) _ _); [clear - R; ring | clear - NZ_26 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_294 : t_293 = ((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_292 e_238) _); clear - NZ_26 NZ_295 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_296 : 'cV[R]_N := t_293 *: (ones : 'cV[R]_N).
have e_297 : t_296 = (col (fun i => ((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (col_scale e_294 e_9) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_298 : R := t_205 * t_258.
have e_299 : t_298 = (n ^+ 2 * r_4) by rule (num_eq (num2 (fun a b : R => a * b) e_206 e_259) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_300 : R := t_298 * t_279.
have e_301 : t_300 = (n ^+ 2 * r_4 * m_5) by rule (num_eq (num2 (fun a b : R => a * b) e_299 e_280) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_302 : R := - t_300.
have e_303 : t_302 = (- n ^+ 2 * r_4 * m_5) by rule (num_eq (num1 (fun a : R => - a) e_301) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_304 : R := t_273 * t_265.
have e_305 : t_304 = (n * m_2 * r_4 * m_6) by rule (num_eq (num2 (fun a b : R => a * b) e_274 e_266) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_306 : R := t_302 + t_304.
have e_307 : t_306 = (- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) by rule (num_eq (num2 (fun a b : R => a + b) e_303 e_305) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_308 : R := t_306 / t_237.
have e_309 : t_308 = ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_307 e_238) _); clear - NZ_26 NZ_295 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_310 : 'cV[R]_N := t_308 *: activation.
have e_311 : t_310 = (col (fun i => ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))) by rule (col_eq (col_scale e_309 e_1) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_312 : 'cV[R]_N := t_296 + t_310.
have e_313 : t_312 = (col (fun i => ((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))) by rule (col_eq (col_add e_297 e_311) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_314 : R := N%:R * t_258.
have e_315 : t_314 = (n * r_4) by rule (num_eq (num2 (fun a b : R => a * b) e_5 e_259) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_316 : R := t_314 / t_249.
have e_317 : t_316 = ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_315 e_250) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_318 : 'cV[R]_N := t_316 *: t_263.
have e_319 : t_318 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (upstream i 0)))) by rule (col_eq (col_scale e_317 e_264) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_320 : 'cV[R]_N := t_312 + t_318.
have e_321 : t_320 = (col (fun i => ((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (upstream i 0)))) by rule (col_eq (col_add e_313 e_319) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have C_257 : G1_41 = t_320 by rule (col_same e_42 e_321 _) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_323 : 'cV[R]_N := t_316 *: (ones : 'cV[R]_N).
have e_324 : t_323 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_317 e_9) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_325 : 'M[R]_N := diag t_323.
have e_326 : t_325 = (opr (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) [:: ]) by rule (opr_eq (opr_diag e_324) _ _); [move=> i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | move=> i j; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
have e_327 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose t_328 : 'cV[R]_N := (1 : R) *: activation.
have e_329 : t_328 = (col (fun i => (activation i 0))) by rule (col_eq (col_scale e_327 e_1) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_330 : R := t_273 / t_237.
have e_331 : t_330 = ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_274 e_238) _); clear - NZ_26 NZ_295 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_332 : 'cV[R]_N := t_330 *: (ones : 'cV[R]_N).
have e_333 : t_332 = (col (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (col_scale e_331 e_9) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_334 : R := - t_298.
have e_335 : t_334 = (- n ^+ 2 * r_4) by rule (num_eq (num1 (fun a : R => - a) e_299) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_336 : R := t_334 / t_237.
have e_337 : t_336 = ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_335 e_238) _); clear - NZ_26 NZ_295 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_338 : 'cV[R]_N := t_336 *: activation.
have e_339 : t_338 = (col (fun i => ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))) by rule (col_eq (col_scale e_337 e_1) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_340 : 'cV[R]_N := t_332 + t_338.
have e_341 : t_340 = (col (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))) by rule (col_eq (col_add e_333 e_339) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_342 : 'M[R]_N := outer t_328 t_340.
have e_343 : t_342 = (opr (fun i => 0) [:: ((fun i => (activation i 0)), (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]) by rule (opr_eq (opr_outer e_329 e_341) _ _); [move=> i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | move=> i j; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
pose t_344 : 'M[R]_N := t_325 + t_342.
have e_345 : t_344 = (opr (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]) by rule (opr_eq (opr_add e_326 e_343) _ _); [move=> i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | move=> i j; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
pose t_346 : 'cV[R]_N := (1 : R) *: (ones : 'cV[R]_N).
have e_347 : t_346 = (col (fun i => 1)) by rule (col_eq (col_scale e_327 e_9) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_348 : R := - t_261.
have e_349 : t_348 = (- n ^+ 2 * eps * r_4) by rule (num_eq (num1 (fun a : R => - a) e_262) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_350 : R := - t_285.
have e_351 : t_350 = (- n * m_3 * r_4) by rule (num_eq (num1 (fun a : R => - a) e_286) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_352 : R := t_348 + t_350.
have e_353 : t_352 = (- n ^+ 2 * eps * r_4 - n * m_3 * r_4) by rule (num_eq (num2 (fun a b : R => a + b) e_349 e_351) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_354 : R := t_352 / t_237.
have e_355 : t_354 = ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_353 e_238) _); clear - NZ_26 NZ_295 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_356 : 'cV[R]_N := t_354 *: (ones : 'cV[R]_N).
have e_357 : t_356 = (col (fun i => ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (col_scale e_355 e_9) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_358 : 'cV[R]_N := t_330 *: activation.
have e_359 : t_358 = (col (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))) by rule (col_eq (col_scale e_331 e_1) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_360 : 'cV[R]_N := t_356 + t_358.
have e_361 : t_360 = (col (fun i => ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))) by rule (col_eq (col_add e_357 e_359) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_362 : 'M[R]_N := outer t_346 t_360.
have e_363 : t_362 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]) by rule (opr_eq (opr_outer e_347 e_361) _ _); [move=> i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | move=> i j; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
pose t_364 : 'M[R]_N := t_344 + t_362.
have e_365 : t_364 = (opr (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => 1), (fun i => ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]) by rule (opr_eq (opr_add e_345 e_363) _ _); [move=> i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | move=> i j; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
have C_322 : J2_114 = t_364 by rule (opr_same e_115 e_365 _ _); [move=> i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | move=> i j; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
exists G1_41; split; first exact: C_43.
exists J2_114; split; first exact: C_116.
split; first exact: C_181.
split; first exact: C_183.
split; first exact: C_240.
split; first exact: C_252.
split; first exact: C_254.
split; first exact: C_256.
split; first exact: C_257.
exact: C_322.
Qed.
End Claims.
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition walkthrough_backward_input_near_miss_1_says : Prop :=
  forall (activation upstream gain bias : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  exists G1 : 'cV[R]_N, is_gradient (fun activation : 'cV[R]_N => dot upstream (layer_norm eps gain bias activation)) activation G1 /\
  exists J2 : 'M[R]_N, is_jacobian (fun activation : 'cV[R]_N => normalized eps activation) activation J2 /\
  N%:R != 0 :> R /\
  Num.sqrt (variance activation + eps) != 0 /\
  N%:R * Num.sqrt (variance activation + eps) != 0 /\
  0 <= variance activation + eps /\
  G1 = J2^T *m had upstream gain :> 'cV[R]_N /\
  G1 = (N%:R * Num.sqrt (variance activation + eps))^-1 *: ((N%:R *: 1%:M - outer ones ones - outer (normalized eps activation) (normalized eps activation)) *m had upstream gain) :> 'cV[R]_N /\
  G1 = (N%:R * Num.sqrt (variance activation + eps))^-1 *: (N%:R *: upstream - (1 * sumv upstream) *: ones - (1 * dot upstream (normalized eps activation)) *: normalized eps activation) :> 'cV[R]_N.
End Statement.
Theorem walkthrough_backward_input_near_miss_1_fails (R : rcfType) : ~ (forall N : nat, walkthrough_backward_input_near_miss_1_says R N).
Proof.
move=> claim.
pose letter_activation : 'cV[R]_2 := vec 2 [:: (1 : R); (1 : R)].
pose letter_upstream : 'cV[R]_2 := vec 2 [:: (1 : R); (1 : R)].
pose letter_gain : 'cV[R]_2 := vec 2 [:: (0 : R); (1 : R)].
pose letter_bias : 'cV[R]_2 := vec 2 [:: (0 : R); (0 : R)].
pose letter_eps : R := (1 : R).
have := claim 2%N letter_activation letter_upstream letter_gain letter_bias letter_eps.
rewrite /walkthrough_backward_input_near_miss_1_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
pose t_1 : R := 2%:R.
have e_1 : t_1 = (2%:R : R) by rewrite /t_1; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_2 : R := t_1 ^+ 2.
have e_2 : t_2 = (4%:R : R) by rewrite /t_2 e_1 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_3 : letter_eps = (1 : R) by [].
pose t_4 : R := t_2 * letter_eps.
have e_4 : t_4 = (4%:R : R) by rewrite /t_4 e_2 e_3 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_5 : letter_activation = vec 2 [:: (1 : R); (1 : R)] by [].
pose t_6 : 'cV[R]_2 := vpow letter_activation 2.
have e_6 : t_6 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_6 e_5 w_vpow; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_7 : R := sumv t_6.
have e_7 : t_7 = (2%:R : R) by rewrite /t_7 e_6 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_8 : R := t_1 * t_7.
have e_8 : t_8 = (4%:R : R) by rewrite /t_8 e_1 e_7 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_9 : R := t_4 + t_8.
have e_9 : t_9 = (8%:R : R) by rewrite /t_9 e_4 e_8 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_10 : R := sumv letter_activation.
have e_10 : t_10 = (2%:R : R) by rewrite /t_10 e_5 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_11 : R := t_10 ^+ 2.
have e_11 : t_11 = (4%:R : R) by rewrite /t_11 e_10 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_12 : R := - t_11.
have e_12 : t_12 = (- 4%:R : R) by rewrite /t_12 e_11 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_13 : R := t_9 + t_12.
have e_13 : t_13 = (4%:R : R) by rewrite /t_13 e_9 e_12 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_14 : R := Num.sqrt t_13.
have e_14 : t_14 = (2%:R : R) by rewrite /t_14 e_13; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
pose t_15 : R := t_4 * t_14.
have e_15 : t_15 = (8%:R : R) by rewrite /t_15 e_4 e_14 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_16 : letter_gain = vec 2 [:: (0 : R); (1 : R)] by [].
have e_17 : letter_upstream = vec 2 [:: (1 : R); (1 : R)] by [].
pose t_18 : 'cV[R]_2 := had letter_gain letter_upstream.
have e_18 : t_18 = vec 2 [:: (0 : R); (1 : R)] by rewrite /t_18 e_16 e_17 w_had; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_19 : R := sumv t_18.
have e_19 : t_19 = (1 : R) by rewrite /t_19 e_18 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_20 : R := t_15 * t_19.
have e_20 : t_20 = (8%:R : R) by rewrite /t_20 e_15 e_19 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_21 : R := - t_20.
have e_21 : t_21 = (- 8%:R : R) by rewrite /t_21 e_20 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_22 : R := t_1 * t_10.
have e_22 : t_22 = (4%:R : R) by rewrite /t_22 e_1 e_10 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_23 : R := t_22 * t_14.
have e_23 : t_23 = (8%:R : R) by rewrite /t_23 e_22 e_14 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_24 : 'cV[R]_2 := had letter_activation letter_gain.
have e_24 : t_24 = vec 2 [:: (0 : R); (1 : R)] by rewrite /t_24 e_5 e_16 w_had; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_25 : 'cV[R]_2 := had t_24 letter_upstream.
have e_25 : t_25 = vec 2 [:: (0 : R); (1 : R)] by rewrite /t_25 e_24 e_17 w_had; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_26 : R := sumv t_25.
have e_26 : t_26 = (1 : R) by rewrite /t_26 e_25 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_27 : R := t_23 * t_26.
have e_27 : t_27 = (8%:R : R) by rewrite /t_27 e_23 e_26 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_28 : R := t_21 + t_27.
have e_28 : t_28 = (0 : R) by rewrite /t_28 e_21 e_27 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_29 : R := t_8 * t_14.
have e_29 : t_29 = (8%:R : R) by rewrite /t_29 e_8 e_14 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_30 : R := t_29 * t_19.
have e_30 : t_30 = (8%:R : R) by rewrite /t_30 e_29 e_19 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_31 : R := - t_30.
have e_31 : t_31 = (- 8%:R : R) by rewrite /t_31 e_30 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_32 : R := t_28 + t_31.
have e_32 : t_32 = (- 8%:R : R) by rewrite /t_32 e_28 e_31 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_33 : R := t_1 ^+ 4.
have e_33 : t_33 = (16%:R : R) by rewrite /t_33 e_1 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_34 : R := letter_eps ^+ 2.
have e_34 : t_34 = (1 : R) by rewrite /t_34 e_3 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_35 : R := t_33 * t_34.
have e_35 : t_35 = (16%:R : R) by rewrite /t_35 e_33 e_34 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_36 : R := 2%:R.
have e_36 : t_36 = (2%:R : R) by rewrite /t_36; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_37 : R := t_1 ^+ 3.
have e_37 : t_37 = (8%:R : R) by rewrite /t_37 e_1 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_38 : R := t_36 * t_37.
have e_38 : t_38 = (16%:R : R) by rewrite /t_38 e_36 e_37 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_39 : R := t_38 * letter_eps.
have e_39 : t_39 = (16%:R : R) by rewrite /t_39 e_38 e_3 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_40 : R := t_39 * t_7.
have e_40 : t_40 = (32%:R : R) by rewrite /t_40 e_39 e_7 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_41 : R := t_35 + t_40.
have e_41 : t_41 = (48%:R : R) by rewrite /t_41 e_35 e_40 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_42 : R := t_36 * t_2.
have e_42 : t_42 = (8%:R : R) by rewrite /t_42 e_36 e_2 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_43 : R := t_42 * letter_eps.
have e_43 : t_43 = (8%:R : R) by rewrite /t_43 e_42 e_3 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_44 : R := t_43 * t_11.
have e_44 : t_44 = (32%:R : R) by rewrite /t_44 e_43 e_11 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_45 : R := - t_44.
have e_45 : t_45 = (- 32%:R : R) by rewrite /t_45 e_44 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_46 : R := t_41 + t_45.
have e_46 : t_46 = (16%:R : R) by rewrite /t_46 e_41 e_45 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_47 : R := t_7 ^+ 2.
have e_47 : t_47 = (4%:R : R) by rewrite /t_47 e_7 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_48 : R := t_2 * t_47.
have e_48 : t_48 = (16%:R : R) by rewrite /t_48 e_2 e_47 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_49 : R := t_46 + t_48.
have e_49 : t_49 = (32%:R : R) by rewrite /t_49 e_46 e_48 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_50 : R := t_36 * t_1.
have e_50 : t_50 = (4%:R : R) by rewrite /t_50 e_36 e_1 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_51 : R := t_50 * t_11.
have e_51 : t_51 = (16%:R : R) by rewrite /t_51 e_50 e_11 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_52 : R := t_51 * t_7.
have e_52 : t_52 = (32%:R : R) by rewrite /t_52 e_51 e_7 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_53 : R := - t_52.
have e_53 : t_53 = (- 32%:R : R) by rewrite /t_53 e_52 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_54 : R := t_49 + t_53.
have e_54 : t_54 = (0 : R) by rewrite /t_54 e_49 e_53 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_55 : R := t_10 ^+ 4.
have e_55 : t_55 = (16%:R : R) by rewrite /t_55 e_10 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_56 : R := t_54 + t_55.
have e_56 : t_56 = (16%:R : R) by rewrite /t_56 e_54 e_55 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_57 : R := t_32 / t_56.
have e_57 : t_57 = (- 1 / 2%:R : R) by rewrite /t_57 e_32 e_56 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_58 : 'cV[R]_2 := ones.
have e_58 : t_58 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_58 w_ones; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_59 : 'cV[R]_2 := t_57 *: t_58.
have e_59 : t_59 = vec 2 [:: (- 1 / 2%:R : R); (- 1 / 2%:R : R)] by rewrite /t_59 e_57 e_58 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_60 : R := t_2 * t_14.
have e_60 : t_60 = (8%:R : R) by rewrite /t_60 e_2 e_14 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_61 : R := t_60 * t_26.
have e_61 : t_61 = (8%:R : R) by rewrite /t_61 e_60 e_26 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_62 : R := - t_61.
have e_62 : t_62 = (- 8%:R : R) by rewrite /t_62 e_61 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_63 : R := t_23 * t_19.
have e_63 : t_63 = (8%:R : R) by rewrite /t_63 e_23 e_19 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_64 : R := t_62 + t_63.
have e_64 : t_64 = (0 : R) by rewrite /t_64 e_62 e_63 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_65 : R := t_64 / t_56.
have e_65 : t_65 = (0 : R) by rewrite /t_65 e_64 e_56 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_66 : 'cV[R]_2 := t_65 *: letter_activation.
have e_66 : t_66 = vec 2 [:: (0 : R); (0 : R)] by rewrite /t_66 e_65 e_5 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_67 : 'cV[R]_2 := t_59 + t_66.
have e_67 : t_67 = vec 2 [:: (- 1 / 2%:R : R); (- 1 / 2%:R : R)] by rewrite /t_67 e_59 e_66 w_add; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_68 : R := t_1 * t_14.
have e_68 : t_68 = (4%:R : R) by rewrite /t_68 e_1 e_14 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_69 : R := t_68 / t_13.
have e_69 : t_69 = (1 : R) by rewrite /t_69 e_68 e_13 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_70 : 'cV[R]_2 := t_69 *: t_18.
have e_70 : t_70 = vec 2 [:: (0 : R); (1 : R)] by rewrite /t_70 e_69 e_18 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_71 : 'cV[R]_2 := t_67 + t_70.
have e_71 : t_71 = vec 2 [:: (- 1 / 2%:R : R); (1 / 2%:R : R)] by rewrite /t_71 e_67 e_70 w_add; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_72 : R := t_10 / t_1.
have e_72 : t_72 = (1 : R) by rewrite /t_72 e_10 e_1 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_73 : 'cV[R]_2 := t_72 *: t_58.
have e_73 : t_73 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_73 e_72 e_58 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_74 : 'cV[R]_2 := letter_activation - t_73.
have e_74 : t_74 = vec 2 [:: (0 : R); (0 : R)] by rewrite /t_74 e_5 e_73 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_75 : R := dot t_74 t_74.
have e_75 : t_75 = (0 : R) by rewrite /t_75 e_74 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_76 : R := t_75 / t_1.
have e_76 : t_76 = (0 : R) by rewrite /t_76 e_75 e_1 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_77 : R := t_76 + letter_eps.
have e_77 : t_77 = (1 : R) by rewrite /t_77 e_76 e_3 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_78 : R := Num.sqrt t_77.
have e_78 : t_78 = (1 : R) by rewrite /t_78 e_77; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
pose t_79 : R := t_1 * t_78.
have e_79 : t_79 = (2%:R : R) by rewrite /t_79 e_1 e_78 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_80 : R := t_79^-1.
have e_80 : t_80 = (1 / 2%:R : R) by rewrite /t_80 e_79 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_81 : 'cV[R]_2 := t_1 *: letter_upstream.
have e_81 : t_81 = vec 2 [:: (2%:R : R); (2%:R : R)] by rewrite /t_81 e_1 e_17 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_82 : R := 1.
have e_82 : t_82 = (1 : R) by rewrite /t_82; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_83 : R := sumv letter_upstream.
have e_83 : t_83 = (2%:R : R) by rewrite /t_83 e_17 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_84 : R := t_82 * t_83.
have e_84 : t_84 = (2%:R : R) by rewrite /t_84 e_82 e_83 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_85 : 'cV[R]_2 := t_84 *: t_58.
have e_85 : t_85 = vec 2 [:: (2%:R : R); (2%:R : R)] by rewrite /t_85 e_84 e_58 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_86 : 'cV[R]_2 := t_81 - t_85.
have e_86 : t_86 = vec 2 [:: (0 : R); (0 : R)] by rewrite /t_86 e_81 e_85 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_87 : R := t_78^-1.
have e_87 : t_87 = (1 : R) by rewrite /t_87 e_78 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_88 : 'cV[R]_2 := t_87 *: t_74.
have e_88 : t_88 = vec 2 [:: (0 : R); (0 : R)] by rewrite /t_88 e_87 e_74 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_89 : R := dot letter_upstream t_88.
have e_89 : t_89 = (0 : R) by rewrite /t_89 e_17 e_88 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_90 : R := t_82 * t_89.
have e_90 : t_90 = (0 : R) by rewrite /t_90 e_82 e_89 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_91 : 'cV[R]_2 := t_90 *: t_88.
have e_91 : t_91 = vec 2 [:: (0 : R); (0 : R)] by rewrite /t_91 e_90 e_88 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_92 : 'cV[R]_2 := t_86 - t_91.
have e_92 : t_92 = vec 2 [:: (0 : R); (0 : R)] by rewrite /t_92 e_86 e_91 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_93 : 'cV[R]_2 := t_80 *: t_92.
have e_93 : t_93 = vec 2 [:: (0 : R); (0 : R)] by rewrite /t_93 e_80 e_92 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have h_94 : 0 <= letter_eps by rewrite e_3; sgn.
have h_95 : 0 < t_77 by rewrite e_77; sgn.
move=> /(_ erefl).
move=> /(_ h_94).
move=> /(_ h_95).
have := @walkthrough_backward_input_near_miss_1_derivatives R 2%N letter_activation letter_upstream letter_gain letter_bias letter_eps erefl h_94 h_95.
case=> told_G1 [is_G1].
case=> told_J2 [is_J2].
move=> [_ [_ [_ [_ [_ [_ [E_G1 [E_J2]]]]]]]].
case=> G1 [was_G1].
rewrite (gradient_unique was_G1 is_G1) E_G1.
case=> J2 [was_J2].
rewrite (jacobian_unique was_J2 is_J2) E_J2.
case=> _.
case=> _.
case=> _.
case=> _.
case=> _.
case=> _.
apply: (vec_differ (k := 0) (c := (- 1 / 2%:R : R)) _ e_71 e_93); [by [] | rewrite /=; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring] | apply: (one_over (r := (- 2%:R : R))); rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
Qed.

(* not walkthrough.backward.input: the mean term is lost
   ∂L/∂x: the final formula, derived through the chain rule
   a post that derives LayerNorm’s forward and backward pass, with NumPy and PyTorch checks; Step C; The final
   summation; Result *)
Section Claims.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Local Notation whole := (@Trace.part R N xpredT).
Local Notation part := (@Trace.part R N).
Local Notation col := (@col R N).
Local Notation opr := (@opr R N).
Theorem walkthrough_backward_input_near_miss_2_derivatives (activation upstream gain bias : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  exists G1 : 'cV[R]_N, is_gradient (fun activation : 'cV[R]_N => dot upstream (layer_norm eps gain bias activation)) activation G1 /\
  exists J2 : 'M[R]_N, is_jacobian (fun activation : 'cV[R]_N => normalized eps activation) activation J2 /\
  N%:R != 0 :> R /\
  Num.sqrt (variance activation + eps) != 0 /\
  N%:R ^+ 4 * eps ^+ 2 + 2%:R * N%:R ^+ 3 * eps * sumv (vpow activation 2) + - (2%:R * N%:R ^+ 2 * eps * sumv activation ^+ 2) + N%:R ^+ 2 * sumv (vpow activation 2) ^+ 2 + - (2%:R * N%:R * sumv activation ^+ 2 * sumv (vpow activation 2)) + sumv activation ^+ 4 != 0 /\
  N%:R ^+ 2 * eps + N%:R * sumv (vpow activation 2) + - sumv activation ^+ 2 != 0 /\
  0 <= variance activation + eps /\
  0 <= N%:R ^+ 2 * eps + N%:R * sumv (vpow activation 2) + - sumv activation ^+ 2 /\
  G1 = ((- (N%:R ^+ 2 * eps * Num.sqrt (N%:R ^+ 2 * eps + N%:R * sumv (vpow activation 2) + - sumv activation ^+ 2) * sumv (had gain upstream)) + N%:R * sumv activation * Num.sqrt (N%:R ^+ 2 * eps + N%:R * sumv (vpow activation 2) + - sumv activation ^+ 2) * sumv (had (had activation gain) upstream) + - (N%:R * sumv (vpow activation 2) * Num.sqrt (N%:R ^+ 2 * eps + N%:R * sumv (vpow activation 2) + - sumv activation ^+ 2) * sumv (had gain upstream))) / (N%:R ^+ 4 * eps ^+ 2 + 2%:R * N%:R ^+ 3 * eps * sumv (vpow activation 2) + - (2%:R * N%:R ^+ 2 * eps * sumv activation ^+ 2) + N%:R ^+ 2 * sumv (vpow activation 2) ^+ 2 + - (2%:R * N%:R * sumv activation ^+ 2 * sumv (vpow activation 2)) + sumv activation ^+ 4)) *: ones + ((- (N%:R ^+ 2 * Num.sqrt (N%:R ^+ 2 * eps + N%:R * sumv (vpow activation 2) + - sumv activation ^+ 2) * sumv (had (had activation gain) upstream)) + N%:R * sumv activation * Num.sqrt (N%:R ^+ 2 * eps + N%:R * sumv (vpow activation 2) + - sumv activation ^+ 2) * sumv (had gain upstream)) / (N%:R ^+ 4 * eps ^+ 2 + 2%:R * N%:R ^+ 3 * eps * sumv (vpow activation 2) + - (2%:R * N%:R ^+ 2 * eps * sumv activation ^+ 2) + N%:R ^+ 2 * sumv (vpow activation 2) ^+ 2 + - (2%:R * N%:R * sumv activation ^+ 2 * sumv (vpow activation 2)) + sumv activation ^+ 4)) *: activation + ((N%:R * Num.sqrt (N%:R ^+ 2 * eps + N%:R * sumv (vpow activation 2) + - sumv activation ^+ 2)) / (N%:R ^+ 2 * eps + N%:R * sumv (vpow activation 2) + - sumv activation ^+ 2)) *: had gain upstream :> 'cV[R]_N /\
  J2 = diag (((N%:R * Num.sqrt (N%:R ^+ 2 * eps + N%:R * sumv (vpow activation 2) + - sumv activation ^+ 2)) / (N%:R ^+ 2 * eps + N%:R * sumv (vpow activation 2) + - sumv activation ^+ 2)) *: ones) + outer (1 *: activation) (((N%:R * sumv activation * Num.sqrt (N%:R ^+ 2 * eps + N%:R * sumv (vpow activation 2) + - sumv activation ^+ 2)) / (N%:R ^+ 4 * eps ^+ 2 + 2%:R * N%:R ^+ 3 * eps * sumv (vpow activation 2) + - (2%:R * N%:R ^+ 2 * eps * sumv activation ^+ 2) + N%:R ^+ 2 * sumv (vpow activation 2) ^+ 2 + - (2%:R * N%:R * sumv activation ^+ 2 * sumv (vpow activation 2)) + sumv activation ^+ 4)) *: ones + (- (N%:R ^+ 2 * Num.sqrt (N%:R ^+ 2 * eps + N%:R * sumv (vpow activation 2) + - sumv activation ^+ 2)) / (N%:R ^+ 4 * eps ^+ 2 + 2%:R * N%:R ^+ 3 * eps * sumv (vpow activation 2) + - (2%:R * N%:R ^+ 2 * eps * sumv activation ^+ 2) + N%:R ^+ 2 * sumv (vpow activation 2) ^+ 2 + - (2%:R * N%:R * sumv activation ^+ 2 * sumv (vpow activation 2)) + sumv activation ^+ 4)) *: activation) + outer (1 *: ones) (((- (N%:R ^+ 2 * eps * Num.sqrt (N%:R ^+ 2 * eps + N%:R * sumv (vpow activation 2) + - sumv activation ^+ 2)) + - (N%:R * sumv (vpow activation 2) * Num.sqrt (N%:R ^+ 2 * eps + N%:R * sumv (vpow activation 2) + - sumv activation ^+ 2))) / (N%:R ^+ 4 * eps ^+ 2 + 2%:R * N%:R ^+ 3 * eps * sumv (vpow activation 2) + - (2%:R * N%:R ^+ 2 * eps * sumv activation ^+ 2) + N%:R ^+ 2 * sumv (vpow activation 2) ^+ 2 + - (2%:R * N%:R * sumv activation ^+ 2 * sumv (vpow activation 2)) + sumv activation ^+ 4)) *: ones + ((N%:R * sumv activation * Num.sqrt (N%:R ^+ 2 * eps + N%:R * sumv (vpow activation 2) + - sumv activation ^+ 2)) / (N%:R ^+ 4 * eps ^+ 2 + 2%:R * N%:R ^+ 3 * eps * sumv (vpow activation 2) + - (2%:R * N%:R ^+ 2 * eps * sumv activation ^+ 2) + N%:R ^+ 2 * sumv (vpow activation 2) ^+ 2 + - (2%:R * N%:R * sumv activation ^+ 2 * sumv (vpow activation 2)) + sumv activation ^+ 4)) *: activation) :> 'M[R]_N.
Proof.
move=> N_gt0 H_eps H0.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : activation = (col (fun i => (activation i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_2 : R := sumv activation.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_4 : 0 <= n - 1 by rewrite subr_ge0.
have [m_2 M_2] := some_number (part xpredT (fun i => (activation i 0))).
have e_3 : t_2 = m_2 by rule (sum_node e_1 M_2 _); clear - R; first [reflexivity | ring].
have e_5 : N%:R = n by rule (num_eq En _); clear - R; first [reflexivity | ring].
pose t_6 : R := t_2 / N%:R.
have NZ_8 := lt0r_neq0 N_pos.
have e_7 : t_6 = (m_2 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_3 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_9 : (ones : 'cV[R]_N) = (col (fun i => 1)) by rule (col_eq (col_ones R N) _) => i; clear - R; first [reflexivity | ring].
pose t_10 : 'cV[R]_N := t_6 *: (ones : 'cV[R]_N).
have e_11 : t_10 = (col (fun i => (m_2 / (n)) * (1))) by rule (col_eq (col_scale e_7 e_9) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_12 : 'cV[R]_N := activation - t_10.
have e_13 : t_12 = (col (fun i => (activation i 0) + ((- m_2) / (n)) * (1))) by rule (col_eq (col_sub e_1 e_11) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_14 : R := dot t_12 t_12.
have [m_3 M_3] := some_number (part xpredT (fun i => (activation i 0) ^+ 2)).
have S_16 : 0 <= m_3 by rewrite -M_3; apply: part_ge0 => i; sgn.
have d_17 : whole (fun i => (activation i 0) ^+ 2 + ((- 2%:R * m_2) / (n)) * ((activation i 0)) + ((m_2 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (num_eq (partD (partD M_3 (partZ ((- 2%:R * m_2) / (n)) M_2)) (partZ ((m_2 ^+ 2) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_18 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (whole_eq _ d_17) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_15 : t_14 = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (dot_node e_13 e_13 d_18); done.
pose t_19 : R := t_14 / N%:R.
have e_20 : t_19 = ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_15 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_21 : eps = eps by [].
pose t_22 : R := t_19 + eps.
have e_23 : t_22 = ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_20 e_21) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have H_24 := pos_of H0 e_23.
have NZ_25 := lt0r_neq0 H_24.
have NZ_26 : (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) != 0 by rule (nz_factor (f := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2)) (r := (1 / (n ^+ 2))) NZ_25 _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have g_27 : part xpredT (fun i => (1) * (1)) = n by rule (part_eq _ (whole_ones En)) => i; clear - R; first [reflexivity | ring].
have g_28 : part xpredT (fun i => ((activation i 0)) * ((activation i 0))) = m_3 by rule (part_eq _ M_3) => i; clear - R; first [reflexivity | ring].
have g_29 : part xpredT (fun i => (1) * ((activation i 0))) = m_2 by rule (part_eq _ M_2) => i; clear - R; first [reflexivity | ring].
have G_30 := gram g_27 g_28 g_29.
have S_31 : 0 <= (n * m_3 - m_2 ^+ 2) by rule (nneg_is _ G_30); clear - R; ring.
have S_32 : 0 < (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by rule (pos_quotient H_24 (r := (n ^+ 2)) _ _); [clear - H_eps N_pos S_4 S_16 S_31 NZ_8 NZ_26 R; sgn | clear - NZ_8 R; first [reflexivity | field; nz | ring]].
pose t_33 : R := Num.sqrt t_22.
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by exact: (root_pos S_32).
have S_35 : 0 <= (r_4 / (n)) by rule (nneg_is (c := r_4 * n^-1) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 NZ_8 NZ_26 R; sgn].
have e_34 : t_33 = (r_4 / (n)) by rule (sqrt_node e_23 S_35 _); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_36 : R := t_33^-1.
have NZ_38 := lt0r_neq0 S_r4.
have e_37 : t_36 = ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_34) _); clear - NZ_38 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_39 : gain = (col (fun i => (gain i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
have e_40 : upstream = (col (fun i => (upstream i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
have [m_5 M_5] := some_number (part xpredT (fun i => (activation i 0) * (gain i 0) * (upstream i 0))).
have [m_6 M_6] := some_number (part xpredT (fun i => (gain i 0) * (upstream i 0))).
pose G1_41 : 'cV[R]_N := (col (fun i => ((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (upstream i 0)))).
have e_42 : G1_41 = (col (fun i => ((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (upstream i 0)))) by [].
have C_43 : is_gradient (fun activation : 'cV[R]_N => dot upstream (had gain ((Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones)) + bias)) activation G1_41.
have size_ge0 := @size1_ge0 R N.
have D_44 := VD_at activation.
have D_45 := D_sumv size_ge0 D_44.
have D_46 := D_mulr size_ge0 (N%:R^-1) D_45.
have D_47 := VD_scaler size_ge0 (ones : 'cV[R]_N) D_46.
have D_48 := VD_sub D_44 D_47.
have D_49 := D_dot size_ge0 D_48 D_48.
have D_50 := D_mulr size_ge0 (N%:R^-1) D_49.
have D_51 := D_addr size_ge0 eps D_50.
have S_53 : 0 < ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (pos_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 NZ_8 NZ_26 NZ_38 R; sgn].
have C_52 : 0 < t_22 := pos_is e_23 S_53.
have D_54 := D_sqrt size_ge0 C_52 D_51.
have NZ_55 : (r_4 / (n)) != 0 by rule (nz_is (c := (r_4 * n^-1)) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_38 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_56 : t_33 != 0 := nz_is e_34 NZ_55.
have D_57 := D_inv size_ge0 C_56 D_54.
have D_58 := VD_scale size_ge0 D_57 D_48.
have D_59 := VD_hadl gain D_58.
have D_60 := VD_addr size_ge0 (bias : 'cV[R]_N) D_59.
have D_61 := D_dotl size_ge0 upstream D_60.
refine (gradient_by (F := (fun activation : 'cV[R]_N => dot upstream (had gain ((Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones)) + bias))) D_61 _) => h_62.
have e_63 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_64 : R := (2%:R : R) * t_33.
have e_65 : t_64 = ((2%:R * r_4) / (n)) by rule (num_eq (num2 (fun a b : R => a * b) e_63 e_34) _); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_66 : R := t_64^-1.
have NZ_68 : (2%:R * r_4) != 0 :> R by rule (nz_is (c := (2%:R * r_4)) _ _); [clear - R; ring | clear - NZ_38 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_67 : t_66 = ((n * r_4) / (2%:R * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_65) _); clear - NZ_38 NZ_68 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_69 : h_62 = (col (fun i => (h_62 i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_70 : R := sumv h_62.
have [m_8 M_8] := some_number (part xpredT (fun i => (h_62 i 0))).
have e_71 : t_70 = m_8 by rule (sum_node e_69 M_8 _); clear - R; first [reflexivity | ring].
pose t_72 : R := t_70 / N%:R.
have e_73 : t_72 = (m_8 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_71 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_74 : 'cV[R]_N := t_72 *: (ones : 'cV[R]_N).
have e_75 : t_74 = (col (fun i => (m_8 / (n)) * (1))) by rule (col_eq (col_scale e_73 e_9) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_76 : 'cV[R]_N := h_62 - t_74.
have e_77 : t_76 = (col (fun i => (h_62 i 0) + ((- m_8) / (n)) * (1))) by rule (col_eq (col_sub e_69 e_75) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_78 : R := dot t_76 t_12.
have [m_9 M_9] := some_number (part xpredT (fun i => (activation i 0) * (h_62 i 0))).
have d_80 : whole (fun i => (activation i 0) * (h_62 i 0) + ((- m_2) / (n)) * ((h_62 i 0)) + ((- m_8) / (n)) * ((activation i 0)) + ((m_2 * m_8) / (n ^+ 2)) * (1)) = ((n * m_9 - m_2 * m_8) / (n)) by rule (num_eq (partD (partD (partD M_9 (partZ ((- m_2) / (n)) M_8)) (partZ ((- m_8) / (n)) M_2)) (partZ ((m_2 * m_8) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_81 : whole (fun i => ((h_62 i 0) + ((- m_8) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_9 - m_2 * m_8) / (n)) by rule (whole_eq _ d_80) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_79 : t_78 = ((n * m_9 - m_2 * m_8) / (n)) by rule (dot_node e_77 e_13 d_81); done.
pose t_82 : R := dot t_12 t_76.
have d_84 : whole (fun i => (activation i 0) * (h_62 i 0) + ((- m_8) / (n)) * ((activation i 0)) + ((- m_2) / (n)) * ((h_62 i 0)) + ((m_2 * m_8) / (n ^+ 2)) * (1)) = ((n * m_9 - m_2 * m_8) / (n)) by rule (num_eq (partD (partD (partD M_9 (partZ ((- m_8) / (n)) M_2)) (partZ ((- m_2) / (n)) M_8)) (partZ ((m_2 * m_8) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_85 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((h_62 i 0) + ((- m_8) / (n)) * (1))) = ((n * m_9 - m_2 * m_8) / (n)) by rule (whole_eq _ d_84) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_83 : t_82 = ((n * m_9 - m_2 * m_8) / (n)) by rule (dot_node e_13 e_77 d_85); done.
pose t_86 : R := t_78 + t_82.
have e_87 : t_86 = ((2%:R * n * m_9 - 2%:R * m_2 * m_8) / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_79 e_83) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_88 : R := t_86 / N%:R.
have e_89 : t_88 = ((2%:R * n * m_9 - 2%:R * m_2 * m_8) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_87 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_90 : R := t_66 * t_88.
have e_91 : t_90 = ((n * r_4 * m_9 - m_2 * r_4 * m_8) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_67 e_89) _); clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_92 : R := t_36 * t_90.
have e_93 : t_92 = ((n * m_9 - m_2 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_37 e_91) _); clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_94 : R := t_36 * t_92.
have e_95 : t_94 = ((n ^+ 2 * r_4 * m_9 - n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_37 e_93) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_96 : R := - t_94.
have e_97 : t_96 = ((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num1 (fun a : R => - a) e_95) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_98 : 'cV[R]_N := t_96 *: t_12.
have e_99 : t_98 = (col (fun i => ((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_2 * r_4 * m_9 - m_2 ^+ 2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (col_scale e_97 e_13) _) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_100 : 'cV[R]_N := t_36 *: t_76.
have e_101 : t_100 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_62 i 0)) + ((- r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_37 e_77) _) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_102 : 'cV[R]_N := t_98 + t_100.
have e_103 : t_102 = (col (fun i => ((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * r_4 * m_8 + n * m_2 * r_4 * m_9 - n * m_3 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_62 i 0)))) by rule (col_eq (col_add e_99 e_101) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_104 : 'cV[R]_N := had gain t_102.
have e_105 : t_104 = (col (fun i => ((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (gain i 0)) + ((- n ^+ 2 * eps * r_4 * m_8 + n * m_2 * r_4 * m_9 - n * m_3 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((gain i 0)) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (h_62 i 0)))) by rule (col_eq (col_had e_39 e_103) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_106 : R := dot upstream t_104.
have [m_10 M_10] := some_number (part xpredT (fun i => (gain i 0) * (h_62 i 0) * (upstream i 0))).
have d_108 : whole (fun i => ((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (gain i 0) * (upstream i 0)) + ((- n ^+ 2 * eps * r_4 * m_8 + n * m_2 * r_4 * m_9 - n * m_3 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((gain i 0) * (upstream i 0)) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (h_62 i 0) * (upstream i 0))) = ((n ^+ 3 * eps * r_4 * m_10 - n ^+ 2 * eps * r_4 * m_6 * m_8 + n ^+ 2 * m_3 * r_4 * m_10 - n ^+ 2 * r_4 * m_5 * m_9 - n * m_2 ^+ 2 * r_4 * m_10 + n * m_2 * r_4 * m_5 * m_8 + n * m_2 * r_4 * m_6 * m_9 - n * m_3 * r_4 * m_6 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (partD (partD (partZ ((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_5) (partZ ((- n ^+ 2 * eps * r_4 * m_8 + n * m_2 * r_4 * m_9 - n * m_3 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_6)) (partZ ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_10)) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_109 : whole (fun i => ((upstream i 0)) * (((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (gain i 0)) + ((- n ^+ 2 * eps * r_4 * m_8 + n * m_2 * r_4 * m_9 - n * m_3 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((gain i 0)) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (h_62 i 0)))) = ((n ^+ 3 * eps * r_4 * m_10 - n ^+ 2 * eps * r_4 * m_6 * m_8 + n ^+ 2 * m_3 * r_4 * m_10 - n ^+ 2 * r_4 * m_5 * m_9 - n * m_2 ^+ 2 * r_4 * m_10 + n * m_2 * r_4 * m_5 * m_8 + n * m_2 * r_4 * m_6 * m_9 - n * m_3 * r_4 * m_6 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (whole_eq _ d_108) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_107 : t_106 = ((n ^+ 3 * eps * r_4 * m_10 - n ^+ 2 * eps * r_4 * m_6 * m_8 + n ^+ 2 * m_3 * r_4 * m_10 - n ^+ 2 * r_4 * m_5 * m_9 - n * m_2 ^+ 2 * r_4 * m_10 + n * m_2 * r_4 * m_5 * m_8 + n * m_2 * r_4 * m_6 * m_9 - n * m_3 * r_4 * m_6 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (dot_node e_40 e_105 d_109); done.
pose t_110 : R := dot G1_41 h_62.
have d_112 : whole (fun i => ((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((h_62 i 0)) + ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (h_62 i 0)) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (h_62 i 0) * (upstream i 0))) = ((n ^+ 3 * eps * r_4 * m_10 - n ^+ 2 * eps * r_4 * m_6 * m_8 + n ^+ 2 * m_3 * r_4 * m_10 - n ^+ 2 * r_4 * m_5 * m_9 - n * m_2 ^+ 2 * r_4 * m_10 + n * m_2 * r_4 * m_5 * m_8 + n * m_2 * r_4 * m_6 * m_9 - n * m_3 * r_4 * m_6 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (partD (partD (partZ ((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_8) (partZ ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_9)) (partZ ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_10)) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_113 : whole (fun i => (((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (upstream i 0))) * ((h_62 i 0))) = ((n ^+ 3 * eps * r_4 * m_10 - n ^+ 2 * eps * r_4 * m_6 * m_8 + n ^+ 2 * m_3 * r_4 * m_10 - n ^+ 2 * r_4 * m_5 * m_9 - n * m_2 ^+ 2 * r_4 * m_10 + n * m_2 * r_4 * m_5 * m_8 + n * m_2 * r_4 * m_6 * m_9 - n * m_3 * r_4 * m_6 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (whole_eq _ d_112) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_111 : t_110 = ((n ^+ 3 * eps * r_4 * m_10 - n ^+ 2 * eps * r_4 * m_6 * m_8 + n ^+ 2 * m_3 * r_4 * m_10 - n ^+ 2 * r_4 * m_5 * m_9 - n * m_2 ^+ 2 * r_4 * m_10 + n * m_2 * r_4 * m_5 * m_8 + n * m_2 * r_4 * m_6 * m_9 - n * m_3 * r_4 * m_6 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (dot_node e_42 e_69 d_113); done.
rule (num_eq e_107 (esym (num_eq e_111 _))); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose J2_114 : 'M[R]_N := (opr (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => 1), (fun i => ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]).
have e_115 : J2_114 = (opr (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => 1), (fun i => ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]) by [].
have C_116 : is_jacobian (fun activation : 'cV[R]_N => (Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones)) activation J2_114.
have size_ge0 := @size1_ge0 R N.
have D_117 := VD_at activation.
have D_118 := D_sumv size_ge0 D_117.
have D_119 := D_mulr size_ge0 (N%:R^-1) D_118.
have D_120 := VD_scaler size_ge0 (ones : 'cV[R]_N) D_119.
have D_121 := VD_sub D_117 D_120.
have D_122 := D_dot size_ge0 D_121 D_121.
have D_123 := D_mulr size_ge0 (N%:R^-1) D_122.
have D_124 := D_addr size_ge0 eps D_123.
have S_126 : 0 < ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (pos_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 NZ_8 NZ_26 NZ_38 R; sgn].
have C_125 : 0 < t_22 := pos_is e_23 S_126.
have D_127 := D_sqrt size_ge0 C_125 D_124.
have NZ_128 : (r_4 / (n)) != 0 by rule (nz_is (c := (r_4 * n^-1)) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_38 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_129 : t_33 != 0 := nz_is e_34 NZ_128.
have D_130 := D_inv size_ge0 C_129 D_127.
have D_131 := VD_scale size_ge0 D_130 D_121.
refine (jacobian_by (F := (fun activation : 'cV[R]_N => (Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones))) D_131 _) => h_132.
have e_133 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_134 : R := (2%:R : R) * t_33.
have e_135 : t_134 = ((2%:R * r_4) / (n)) by rule (num_eq (num2 (fun a b : R => a * b) e_133 e_34) _); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_136 : R := t_134^-1.
have NZ_138 : (2%:R * r_4) != 0 :> R by rule (nz_is (c := (2%:R * r_4)) _ _); [clear - R; ring | clear - NZ_38 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_137 : t_136 = ((n * r_4) / (2%:R * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_135) _); clear - NZ_38 NZ_138 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_139 : h_132 = (col (fun i => (h_132 i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_140 : R := sumv h_132.
have [m_11 M_11] := some_number (part xpredT (fun i => (h_132 i 0))).
have e_141 : t_140 = m_11 by rule (sum_node e_139 M_11 _); clear - R; first [reflexivity | ring].
pose t_142 : R := t_140 / N%:R.
have e_143 : t_142 = (m_11 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_141 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_144 : 'cV[R]_N := t_142 *: (ones : 'cV[R]_N).
have e_145 : t_144 = (col (fun i => (m_11 / (n)) * (1))) by rule (col_eq (col_scale e_143 e_9) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_146 : 'cV[R]_N := h_132 - t_144.
have e_147 : t_146 = (col (fun i => (h_132 i 0) + ((- m_11) / (n)) * (1))) by rule (col_eq (col_sub e_139 e_145) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_148 : R := dot t_146 t_12.
have [m_12 M_12] := some_number (part xpredT (fun i => (activation i 0) * (h_132 i 0))).
have d_150 : whole (fun i => (activation i 0) * (h_132 i 0) + ((- m_2) / (n)) * ((h_132 i 0)) + ((- m_11) / (n)) * ((activation i 0)) + ((m_2 * m_11) / (n ^+ 2)) * (1)) = ((n * m_12 - m_2 * m_11) / (n)) by rule (num_eq (partD (partD (partD M_12 (partZ ((- m_2) / (n)) M_11)) (partZ ((- m_11) / (n)) M_2)) (partZ ((m_2 * m_11) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_151 : whole (fun i => ((h_132 i 0) + ((- m_11) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_12 - m_2 * m_11) / (n)) by rule (whole_eq _ d_150) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_149 : t_148 = ((n * m_12 - m_2 * m_11) / (n)) by rule (dot_node e_147 e_13 d_151); done.
pose t_152 : R := dot t_12 t_146.
have d_154 : whole (fun i => (activation i 0) * (h_132 i 0) + ((- m_11) / (n)) * ((activation i 0)) + ((- m_2) / (n)) * ((h_132 i 0)) + ((m_2 * m_11) / (n ^+ 2)) * (1)) = ((n * m_12 - m_2 * m_11) / (n)) by rule (num_eq (partD (partD (partD M_12 (partZ ((- m_11) / (n)) M_2)) (partZ ((- m_2) / (n)) M_11)) (partZ ((m_2 * m_11) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_155 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((h_132 i 0) + ((- m_11) / (n)) * (1))) = ((n * m_12 - m_2 * m_11) / (n)) by rule (whole_eq _ d_154) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_153 : t_152 = ((n * m_12 - m_2 * m_11) / (n)) by rule (dot_node e_13 e_147 d_155); done.
pose t_156 : R := t_148 + t_152.
have e_157 : t_156 = ((2%:R * n * m_12 - 2%:R * m_2 * m_11) / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_149 e_153) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_158 : R := t_156 / N%:R.
have e_159 : t_158 = ((2%:R * n * m_12 - 2%:R * m_2 * m_11) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_157 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_160 : R := t_136 * t_158.
have e_161 : t_160 = ((n * r_4 * m_12 - m_2 * r_4 * m_11) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_137 e_159) _); clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_162 : R := t_36 * t_160.
have e_163 : t_162 = ((n * m_12 - m_2 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_37 e_161) _); clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_164 : R := t_36 * t_162.
have e_165 : t_164 = ((n ^+ 2 * r_4 * m_12 - n * m_2 * r_4 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_37 e_163) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_166 : R := - t_164.
have e_167 : t_166 = ((- n ^+ 2 * r_4 * m_12 + n * m_2 * r_4 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num1 (fun a : R => - a) e_165) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_168 : 'cV[R]_N := t_166 *: t_12.
have e_169 : t_168 = (col (fun i => ((- n ^+ 2 * r_4 * m_12 + n * m_2 * r_4 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_2 * r_4 * m_12 - m_2 ^+ 2 * r_4 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (col_scale e_167 e_13) _) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_170 : 'cV[R]_N := t_36 *: t_146.
have e_171 : t_170 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_132 i 0)) + ((- r_4 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_37 e_147) _) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_172 : 'cV[R]_N := t_168 + t_170.
have e_173 : t_172 = (col (fun i => ((- n ^+ 2 * r_4 * m_12 + n * m_2 * r_4 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * r_4 * m_11 + n * m_2 * r_4 * m_12 - n * m_3 * r_4 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_132 i 0)))) by rule (col_eq (col_add e_169 e_171) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_174 : 'cV[R]_N := J2_114 *m h_132.
have d_176 : whole (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((h_132 i 0)) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (h_132 i 0))) = ((- n ^+ 2 * r_4 * m_12 + n * m_2 * r_4 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (partD (partZ ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_11) (partZ ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_12)) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_177 : whole (fun i => (((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) * ((h_132 i 0))) = ((- n ^+ 2 * r_4 * m_12 + n * m_2 * r_4 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (whole_eq _ d_176) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_178 : whole (fun i => ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((h_132 i 0)) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (h_132 i 0))) = ((- n ^+ 2 * eps * r_4 * m_11 + n * m_2 * r_4 * m_12 - n * m_3 * r_4 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (partD (partZ ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_11) (partZ ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_12)) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_179 : whole (fun i => (((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) * ((h_132 i 0))) = ((- n ^+ 2 * eps * r_4 * m_11 + n * m_2 * r_4 * m_12 - n * m_3 * r_4 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (whole_eq _ d_178) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_175 : t_174 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_132 i 0)) + ((- n ^+ 2 * r_4 * m_12 + n * m_2 * r_4 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * r_4 * m_11 + n * m_2 * r_4 * m_12 - n * m_3 * r_4 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (opr_apply (s := [:: ((- n ^+ 2 * r_4 * m_12 + n * m_2 * r_4 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)); ((- n ^+ 2 * eps * r_4 * m_11 + n * m_2 * r_4 * m_12 - n * m_3 * r_4 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2))]) e_115 e_139 (conj d_177 (conj d_179 I))) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
rule (col_same e_173 e_175 _) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have NZ_180 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_181 : N%:R != 0 := nz_is e_5 NZ_180.
have NZ_182 : (r_4 / (n)) != 0 by rule (nz_is (c := (r_4 * n^-1)) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_38 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_183 : t_33 != 0 := nz_is e_34 NZ_182.
pose t_184 : R := N%:R ^+ 4.
have e_185 : t_184 = (n ^+ 4) by rule (num_eq (num1 (fun a : R => a ^+ 4) e_5) _); clear - R; first [reflexivity | ring].
pose t_186 : R := eps ^+ 2.
have e_187 : t_186 = (eps ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_21) _); clear - R; first [reflexivity | ring].
pose t_188 : R := t_184 * t_186.
have e_189 : t_188 = (n ^+ 4 * eps ^+ 2) by rule (num_eq (num2 (fun a b : R => a * b) e_185 e_187) _); clear - R; first [reflexivity | ring].
have e_190 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_191 : R := N%:R ^+ 3.
have e_192 : t_191 = (n ^+ 3) by rule (num_eq (num1 (fun a : R => a ^+ 3) e_5) _); clear - R; first [reflexivity | ring].
pose t_193 : R := (2%:R : R) * t_191.
have e_194 : t_193 = (2%:R * n ^+ 3) by rule (num_eq (num2 (fun a b : R => a * b) e_190 e_192) _); clear - R; first [reflexivity | ring].
pose t_195 : R := t_193 * eps.
have e_196 : t_195 = (2%:R * n ^+ 3 * eps) by rule (num_eq (num2 (fun a b : R => a * b) e_194 e_21) _); clear - R; first [reflexivity | ring].
pose t_197 : 'cV[R]_N := vpow activation 2.
have e_198 : t_197 = (col (fun i => (activation i 0) ^+ 2)) by rule (col_eq (col_vpow 2 e_1) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_199 : R := sumv t_197.
have e_200 : t_199 = m_3 by rule (sum_node e_198 M_3 _); clear - R; first [reflexivity | ring].
pose t_201 : R := t_195 * t_199.
have e_202 : t_201 = (2%:R * n ^+ 3 * eps * m_3) by rule (num_eq (num2 (fun a b : R => a * b) e_196 e_200) _); clear - R; first [reflexivity | ring].
pose t_203 : R := t_188 + t_201.
have e_204 : t_203 = (n ^+ 4 * eps ^+ 2 + 2%:R * n ^+ 3 * eps * m_3) by rule (num_eq (num2 (fun a b : R => a + b) e_189 e_202) _); clear - R; first [reflexivity | ring].
pose t_205 : R := N%:R ^+ 2.
have e_206 : t_205 = (n ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_5) _); clear - R; first [reflexivity | ring].
pose t_207 : R := (2%:R : R) * t_205.
have e_208 : t_207 = (2%:R * n ^+ 2) by rule (num_eq (num2 (fun a b : R => a * b) e_190 e_206) _); clear - R; first [reflexivity | ring].
pose t_209 : R := t_207 * eps.
have e_210 : t_209 = (2%:R * n ^+ 2 * eps) by rule (num_eq (num2 (fun a b : R => a * b) e_208 e_21) _); clear - R; first [reflexivity | ring].
pose t_211 : R := t_2 ^+ 2.
have e_212 : t_211 = (m_2 ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_3) _); clear - R; first [reflexivity | ring].
pose t_213 : R := t_209 * t_211.
have e_214 : t_213 = (2%:R * n ^+ 2 * eps * m_2 ^+ 2) by rule (num_eq (num2 (fun a b : R => a * b) e_210 e_212) _); clear - R; first [reflexivity | ring].
pose t_215 : R := - t_213.
have e_216 : t_215 = (- 2%:R * n ^+ 2 * eps * m_2 ^+ 2) by rule (num_eq (num1 (fun a : R => - a) e_214) _); clear - R; first [reflexivity | ring].
pose t_217 : R := t_203 + t_215.
have e_218 : t_217 = (n ^+ 4 * eps ^+ 2 + 2%:R * n ^+ 3 * eps * m_3 - 2%:R * n ^+ 2 * eps * m_2 ^+ 2) by rule (num_eq (num2 (fun a b : R => a + b) e_204 e_216) _); clear - R; first [reflexivity | ring].
pose t_219 : R := t_199 ^+ 2.
have e_220 : t_219 = (m_3 ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_200) _); clear - R; first [reflexivity | ring].
pose t_221 : R := t_205 * t_219.
have e_222 : t_221 = (n ^+ 2 * m_3 ^+ 2) by rule (num_eq (num2 (fun a b : R => a * b) e_206 e_220) _); clear - R; first [reflexivity | ring].
pose t_223 : R := t_217 + t_221.
have e_224 : t_223 = (n ^+ 4 * eps ^+ 2 + 2%:R * n ^+ 3 * eps * m_3 - 2%:R * n ^+ 2 * eps * m_2 ^+ 2 + n ^+ 2 * m_3 ^+ 2) by rule (num_eq (num2 (fun a b : R => a + b) e_218 e_222) _); clear - R; first [reflexivity | ring].
pose t_225 : R := (2%:R : R) * N%:R.
have e_226 : t_225 = (2%:R * n) by rule (num_eq (num2 (fun a b : R => a * b) e_190 e_5) _); clear - R; first [reflexivity | ring].
pose t_227 : R := t_225 * t_211.
have e_228 : t_227 = (2%:R * n * m_2 ^+ 2) by rule (num_eq (num2 (fun a b : R => a * b) e_226 e_212) _); clear - R; first [reflexivity | ring].
pose t_229 : R := t_227 * t_199.
have e_230 : t_229 = (2%:R * n * m_2 ^+ 2 * m_3) by rule (num_eq (num2 (fun a b : R => a * b) e_228 e_200) _); clear - R; first [reflexivity | ring].
pose t_231 : R := - t_229.
have e_232 : t_231 = (- 2%:R * n * m_2 ^+ 2 * m_3) by rule (num_eq (num1 (fun a : R => - a) e_230) _); clear - R; first [reflexivity | ring].
pose t_233 : R := t_223 + t_231.
have e_234 : t_233 = (n ^+ 4 * eps ^+ 2 + 2%:R * n ^+ 3 * eps * m_3 - 2%:R * n ^+ 2 * eps * m_2 ^+ 2 + n ^+ 2 * m_3 ^+ 2 - 2%:R * n * m_2 ^+ 2 * m_3) by rule (num_eq (num2 (fun a b : R => a + b) e_224 e_232) _); clear - R; first [reflexivity | ring].
pose t_235 : R := t_2 ^+ 4.
have e_236 : t_235 = (m_2 ^+ 4) by rule (num_eq (num1 (fun a : R => a ^+ 4) e_3) _); clear - R; first [reflexivity | ring].
pose t_237 : R := t_233 + t_235.
have e_238 : t_237 = (n ^+ 4 * eps ^+ 2 + 2%:R * n ^+ 3 * eps * m_3 - 2%:R * n ^+ 2 * eps * m_2 ^+ 2 + n ^+ 2 * m_3 ^+ 2 - 2%:R * n * m_2 ^+ 2 * m_3 + m_2 ^+ 4) by rule (num_eq (num2 (fun a b : R => a + b) e_234 e_236) _); clear - R; first [reflexivity | ring].
have NZ_239 : (n ^+ 4 * eps ^+ 2 + 2%:R * n ^+ 3 * eps * m_3 - 2%:R * n ^+ 2 * eps * m_2 ^+ 2 + n ^+ 2 * m_3 ^+ 2 - 2%:R * n * m_2 ^+ 2 * m_3 + m_2 ^+ 4) != 0 by rule (nz_is (c := ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_26 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_240 : t_237 != 0 := nz_is e_238 NZ_239.
pose t_241 : R := t_205 * eps.
have e_242 : t_241 = (n ^+ 2 * eps) by rule (num_eq (num2 (fun a b : R => a * b) e_206 e_21) _); clear - R; first [reflexivity | ring].
pose t_243 : R := N%:R * t_199.
have e_244 : t_243 = (n * m_3) by rule (num_eq (num2 (fun a b : R => a * b) e_5 e_200) _); clear - R; first [reflexivity | ring].
pose t_245 : R := t_241 + t_243.
have e_246 : t_245 = (n ^+ 2 * eps + n * m_3) by rule (num_eq (num2 (fun a b : R => a + b) e_242 e_244) _); clear - R; first [reflexivity | ring].
pose t_247 : R := - t_211.
have e_248 : t_247 = (- m_2 ^+ 2) by rule (num_eq (num1 (fun a : R => - a) e_212) _); clear - R; first [reflexivity | ring].
pose t_249 : R := t_245 + t_247.
have e_250 : t_249 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by rule (num_eq (num2 (fun a b : R => a + b) e_246 e_248) _); clear - R; first [reflexivity | ring].
have NZ_251 : (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) != 0 by rule (nz_is (c := ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_26 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_252 : t_249 != 0 := nz_is e_250 NZ_251.
have S_253 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 NZ_8 NZ_26 NZ_38 R; sgn].
have C_254 : 0 <= t_22 := nneg_is e_23 S_253.
have S_255 : 0 <= (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2)) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 NZ_8 NZ_26 NZ_38 R; sgn].
have C_256 : 0 <= t_249 := nneg_is e_250 S_255.
pose t_258 : R := Num.sqrt t_249.
have S_260 : 0 <= r_4 by rule (nneg_is (c := r_4) _ _); [clear - E_r4 R; first [reflexivity | ring: E_r4] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 NZ_8 NZ_26 NZ_38 R; sgn].
have e_259 : t_258 = r_4 by rule (sqrt_node e_250 S_260 _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_261 : R := t_241 * t_258.
have e_262 : t_261 = (n ^+ 2 * eps * r_4) by rule (num_eq (num2 (fun a b : R => a * b) e_242 e_259) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_263 : 'cV[R]_N := had gain upstream.
have e_264 : t_263 = (col (fun i => (gain i 0) * (upstream i 0))) by rule (col_eq (col_had e_39 e_40) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_265 : R := sumv t_263.
have e_266 : t_265 = m_6 by rule (sum_node e_264 M_6 _); clear - R; first [reflexivity | ring].
pose t_267 : R := t_261 * t_265.
have e_268 : t_267 = (n ^+ 2 * eps * r_4 * m_6) by rule (num_eq (num2 (fun a b : R => a * b) e_262 e_266) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_269 : R := - t_267.
have e_270 : t_269 = (- n ^+ 2 * eps * r_4 * m_6) by rule (num_eq (num1 (fun a : R => - a) e_268) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_271 : R := N%:R * t_2.
have e_272 : t_271 = (n * m_2) by rule (num_eq (num2 (fun a b : R => a * b) e_5 e_3) _); clear - R; first [reflexivity | ring].
pose t_273 : R := t_271 * t_258.
have e_274 : t_273 = (n * m_2 * r_4) by rule (num_eq (num2 (fun a b : R => a * b) e_272 e_259) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_275 : 'cV[R]_N := had activation gain.
have e_276 : t_275 = (col (fun i => (activation i 0) * (gain i 0))) by rule (col_eq (col_had e_1 e_39) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_277 : 'cV[R]_N := had t_275 upstream.
have e_278 : t_277 = (col (fun i => (activation i 0) * (gain i 0) * (upstream i 0))) by rule (col_eq (col_had e_276 e_40) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_279 : R := sumv t_277.
have e_280 : t_279 = m_5 by rule (sum_node e_278 M_5 _); clear - R; first [reflexivity | ring].
pose t_281 : R := t_273 * t_279.
have e_282 : t_281 = (n * m_2 * r_4 * m_5) by rule (num_eq (num2 (fun a b : R => a * b) e_274 e_280) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_283 : R := t_269 + t_281.
have e_284 : t_283 = (- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5) by rule (num_eq (num2 (fun a b : R => a + b) e_270 e_282) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_285 : R := t_243 * t_258.
have e_286 : t_285 = (n * m_3 * r_4) by rule (num_eq (num2 (fun a b : R => a * b) e_244 e_259) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_287 : R := t_285 * t_265.
have e_288 : t_287 = (n * m_3 * r_4 * m_6) by rule (num_eq (num2 (fun a b : R => a * b) e_286 e_266) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_289 : R := - t_287.
have e_290 : t_289 = (- n * m_3 * r_4 * m_6) by rule (num_eq (num1 (fun a : R => - a) e_288) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_291 : R := t_283 + t_289.
have e_292 : t_291 = (- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) by rule (num_eq (num2 (fun a b : R => a + b) e_284 e_290) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_293 : R := t_291 / t_237.
have NZ_295 : (n ^+ 4 * eps ^+ 2 + 2%:R * n ^+ 3 * eps * m_3 - 2%:R * n ^+ 2 * eps * m_2 ^+ 2 + n ^+ 2 * m_3 ^+ 2 - 2%:R * n * m_2 ^+ 2 * m_3 + m_2 ^+ 4) != 0 :> R by rule (nz_is (c := ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) _ _); [clear - R; ring | clear - NZ_26 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_294 : t_293 = ((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_292 e_238) _); clear - NZ_26 NZ_295 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_296 : 'cV[R]_N := t_293 *: (ones : 'cV[R]_N).
have e_297 : t_296 = (col (fun i => ((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (col_scale e_294 e_9) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_298 : R := t_205 * t_258.
have e_299 : t_298 = (n ^+ 2 * r_4) by rule (num_eq (num2 (fun a b : R => a * b) e_206 e_259) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_300 : R := t_298 * t_279.
have e_301 : t_300 = (n ^+ 2 * r_4 * m_5) by rule (num_eq (num2 (fun a b : R => a * b) e_299 e_280) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_302 : R := - t_300.
have e_303 : t_302 = (- n ^+ 2 * r_4 * m_5) by rule (num_eq (num1 (fun a : R => - a) e_301) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_304 : R := t_273 * t_265.
have e_305 : t_304 = (n * m_2 * r_4 * m_6) by rule (num_eq (num2 (fun a b : R => a * b) e_274 e_266) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_306 : R := t_302 + t_304.
have e_307 : t_306 = (- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) by rule (num_eq (num2 (fun a b : R => a + b) e_303 e_305) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_308 : R := t_306 / t_237.
have e_309 : t_308 = ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_307 e_238) _); clear - NZ_26 NZ_295 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_310 : 'cV[R]_N := t_308 *: activation.
have e_311 : t_310 = (col (fun i => ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))) by rule (col_eq (col_scale e_309 e_1) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_312 : 'cV[R]_N := t_296 + t_310.
have e_313 : t_312 = (col (fun i => ((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))) by rule (col_eq (col_add e_297 e_311) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_314 : R := N%:R * t_258.
have e_315 : t_314 = (n * r_4) by rule (num_eq (num2 (fun a b : R => a * b) e_5 e_259) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_316 : R := t_314 / t_249.
have e_317 : t_316 = ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_315 e_250) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_318 : 'cV[R]_N := t_316 *: t_263.
have e_319 : t_318 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (upstream i 0)))) by rule (col_eq (col_scale e_317 e_264) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_320 : 'cV[R]_N := t_312 + t_318.
have e_321 : t_320 = (col (fun i => ((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (upstream i 0)))) by rule (col_eq (col_add e_313 e_319) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have C_257 : G1_41 = t_320 by rule (col_same e_42 e_321 _) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_323 : 'cV[R]_N := t_316 *: (ones : 'cV[R]_N).
have e_324 : t_323 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_317 e_9) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_325 : 'M[R]_N := diag t_323.
have e_326 : t_325 = (opr (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) [:: ]) by rule (opr_eq (opr_diag e_324) _ _); [move=> i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | move=> i j; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
have e_327 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose t_328 : 'cV[R]_N := (1 : R) *: activation.
have e_329 : t_328 = (col (fun i => (activation i 0))) by rule (col_eq (col_scale e_327 e_1) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_330 : R := t_273 / t_237.
have e_331 : t_330 = ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_274 e_238) _); clear - NZ_26 NZ_295 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_332 : 'cV[R]_N := t_330 *: (ones : 'cV[R]_N).
have e_333 : t_332 = (col (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (col_scale e_331 e_9) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_334 : R := - t_298.
have e_335 : t_334 = (- n ^+ 2 * r_4) by rule (num_eq (num1 (fun a : R => - a) e_299) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_336 : R := t_334 / t_237.
have e_337 : t_336 = ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_335 e_238) _); clear - NZ_26 NZ_295 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_338 : 'cV[R]_N := t_336 *: activation.
have e_339 : t_338 = (col (fun i => ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))) by rule (col_eq (col_scale e_337 e_1) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_340 : 'cV[R]_N := t_332 + t_338.
have e_341 : t_340 = (col (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))) by rule (col_eq (col_add e_333 e_339) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_342 : 'M[R]_N := outer t_328 t_340.
have e_343 : t_342 = (opr (fun i => 0) [:: ((fun i => (activation i 0)), (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]) by rule (opr_eq (opr_outer e_329 e_341) _ _); [move=> i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | move=> i j; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
pose t_344 : 'M[R]_N := t_325 + t_342.
have e_345 : t_344 = (opr (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]) by rule (opr_eq (opr_add e_326 e_343) _ _); [move=> i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | move=> i j; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
pose t_346 : 'cV[R]_N := (1 : R) *: (ones : 'cV[R]_N).
have e_347 : t_346 = (col (fun i => 1)) by rule (col_eq (col_scale e_327 e_9) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_348 : R := - t_261.
have e_349 : t_348 = (- n ^+ 2 * eps * r_4) by rule (num_eq (num1 (fun a : R => - a) e_262) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_350 : R := - t_285.
have e_351 : t_350 = (- n * m_3 * r_4) by rule (num_eq (num1 (fun a : R => - a) e_286) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_352 : R := t_348 + t_350.
have e_353 : t_352 = (- n ^+ 2 * eps * r_4 - n * m_3 * r_4) by rule (num_eq (num2 (fun a b : R => a + b) e_349 e_351) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_354 : R := t_352 / t_237.
have e_355 : t_354 = ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_353 e_238) _); clear - NZ_26 NZ_295 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_356 : 'cV[R]_N := t_354 *: (ones : 'cV[R]_N).
have e_357 : t_356 = (col (fun i => ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (col_scale e_355 e_9) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_358 : 'cV[R]_N := t_330 *: activation.
have e_359 : t_358 = (col (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))) by rule (col_eq (col_scale e_331 e_1) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_360 : 'cV[R]_N := t_356 + t_358.
have e_361 : t_360 = (col (fun i => ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))) by rule (col_eq (col_add e_357 e_359) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_362 : 'M[R]_N := outer t_346 t_360.
have e_363 : t_362 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]) by rule (opr_eq (opr_outer e_347 e_361) _ _); [move=> i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | move=> i j; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
pose t_364 : 'M[R]_N := t_344 + t_362.
have e_365 : t_364 = (opr (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => 1), (fun i => ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]) by rule (opr_eq (opr_add e_345 e_363) _ _); [move=> i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | move=> i j; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
have C_322 : J2_114 = t_364 by rule (opr_same e_115 e_365 _ _); [move=> i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | move=> i j; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
exists G1_41; split; first exact: C_43.
exists J2_114; split; first exact: C_116.
split; first exact: C_181.
split; first exact: C_183.
split; first exact: C_240.
split; first exact: C_252.
split; first exact: C_254.
split; first exact: C_256.
split; first exact: C_257.
exact: C_322.
Qed.
End Claims.
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition walkthrough_backward_input_near_miss_2_says : Prop :=
  forall (activation upstream gain bias : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  exists G1 : 'cV[R]_N, is_gradient (fun activation : 'cV[R]_N => dot upstream (layer_norm eps gain bias activation)) activation G1 /\
  exists J2 : 'M[R]_N, is_jacobian (fun activation : 'cV[R]_N => normalized eps activation) activation J2 /\
  N%:R != 0 :> R /\
  Num.sqrt (variance activation + eps) != 0 /\
  N%:R * Num.sqrt (variance activation + eps) != 0 /\
  0 <= variance activation + eps /\
  G1 = J2^T *m had upstream gain :> 'cV[R]_N /\
  G1 = (N%:R * Num.sqrt (variance activation + eps))^-1 *: ((N%:R *: 1%:M - outer ones ones - outer (normalized eps activation) (normalized eps activation)) *m had upstream gain) :> 'cV[R]_N /\
  G1 = (N%:R * Num.sqrt (variance activation + eps))^-1 *: (N%:R *: had upstream gain - (0 * sumv (had upstream gain)) *: ones - (1 * dot (had upstream gain) (normalized eps activation)) *: normalized eps activation) :> 'cV[R]_N.
End Statement.
Theorem walkthrough_backward_input_near_miss_2_fails (R : rcfType) : ~ (forall N : nat, walkthrough_backward_input_near_miss_2_says R N).
Proof.
move=> claim.
pose letter_activation : 'cV[R]_2 := vec 2 [:: (1 : R); (0 : R)].
pose letter_upstream : 'cV[R]_2 := vec 2 [:: (1 : R); (1 : R)].
pose letter_gain : 'cV[R]_2 := vec 2 [:: (0 : R); (1 : R)].
pose letter_bias : 'cV[R]_2 := vec 2 [:: (0 : R); (0 : R)].
pose letter_eps : R := (0 : R).
have := claim 2%N letter_activation letter_upstream letter_gain letter_bias letter_eps.
rewrite /walkthrough_backward_input_near_miss_2_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
pose t_1 : R := 2%:R.
have e_1 : t_1 = (2%:R : R) by rewrite /t_1; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_2 : R := t_1 ^+ 2.
have e_2 : t_2 = (4%:R : R) by rewrite /t_2 e_1 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_3 : letter_eps = (0 : R) by [].
pose t_4 : R := t_2 * letter_eps.
have e_4 : t_4 = (0 : R) by rewrite /t_4 e_2 e_3 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_5 : letter_activation = vec 2 [:: (1 : R); (0 : R)] by [].
pose t_6 : 'cV[R]_2 := vpow letter_activation 2.
have e_6 : t_6 = vec 2 [:: (1 : R); (0 : R)] by rewrite /t_6 e_5 w_vpow; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_7 : R := sumv t_6.
have e_7 : t_7 = (1 : R) by rewrite /t_7 e_6 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_8 : R := t_1 * t_7.
have e_8 : t_8 = (2%:R : R) by rewrite /t_8 e_1 e_7 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_9 : R := t_4 + t_8.
have e_9 : t_9 = (2%:R : R) by rewrite /t_9 e_4 e_8 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_10 : R := sumv letter_activation.
have e_10 : t_10 = (1 : R) by rewrite /t_10 e_5 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_11 : R := t_10 ^+ 2.
have e_11 : t_11 = (1 : R) by rewrite /t_11 e_10 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_12 : R := - t_11.
have e_12 : t_12 = (- 1 : R) by rewrite /t_12 e_11 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_13 : R := t_9 + t_12.
have e_13 : t_13 = (1 : R) by rewrite /t_13 e_9 e_12 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_14 : R := Num.sqrt t_13.
have e_14 : t_14 = (1 : R) by rewrite /t_14 e_13; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
pose t_15 : R := t_4 * t_14.
have e_15 : t_15 = (0 : R) by rewrite /t_15 e_4 e_14 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_16 : letter_gain = vec 2 [:: (0 : R); (1 : R)] by [].
have e_17 : letter_upstream = vec 2 [:: (1 : R); (1 : R)] by [].
pose t_18 : 'cV[R]_2 := had letter_gain letter_upstream.
have e_18 : t_18 = vec 2 [:: (0 : R); (1 : R)] by rewrite /t_18 e_16 e_17 w_had; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_19 : R := sumv t_18.
have e_19 : t_19 = (1 : R) by rewrite /t_19 e_18 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_20 : R := t_15 * t_19.
have e_20 : t_20 = (0 : R) by rewrite /t_20 e_15 e_19 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_21 : R := - t_20.
have e_21 : t_21 = (0 : R) by rewrite /t_21 e_20 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_22 : R := t_1 * t_10.
have e_22 : t_22 = (2%:R : R) by rewrite /t_22 e_1 e_10 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_23 : R := t_22 * t_14.
have e_23 : t_23 = (2%:R : R) by rewrite /t_23 e_22 e_14 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_24 : 'cV[R]_2 := had letter_activation letter_gain.
have e_24 : t_24 = vec 2 [:: (0 : R); (0 : R)] by rewrite /t_24 e_5 e_16 w_had; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_25 : 'cV[R]_2 := had t_24 letter_upstream.
have e_25 : t_25 = vec 2 [:: (0 : R); (0 : R)] by rewrite /t_25 e_24 e_17 w_had; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_26 : R := sumv t_25.
have e_26 : t_26 = (0 : R) by rewrite /t_26 e_25 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_27 : R := t_23 * t_26.
have e_27 : t_27 = (0 : R) by rewrite /t_27 e_23 e_26 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_28 : R := t_21 + t_27.
have e_28 : t_28 = (0 : R) by rewrite /t_28 e_21 e_27 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_29 : R := t_8 * t_14.
have e_29 : t_29 = (2%:R : R) by rewrite /t_29 e_8 e_14 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_30 : R := t_29 * t_19.
have e_30 : t_30 = (2%:R : R) by rewrite /t_30 e_29 e_19 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_31 : R := - t_30.
have e_31 : t_31 = (- 2%:R : R) by rewrite /t_31 e_30 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_32 : R := t_28 + t_31.
have e_32 : t_32 = (- 2%:R : R) by rewrite /t_32 e_28 e_31 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_33 : R := t_1 ^+ 4.
have e_33 : t_33 = (16%:R : R) by rewrite /t_33 e_1 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_34 : R := letter_eps ^+ 2.
have e_34 : t_34 = (0 : R) by rewrite /t_34 e_3 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_35 : R := t_33 * t_34.
have e_35 : t_35 = (0 : R) by rewrite /t_35 e_33 e_34 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_36 : R := 2%:R.
have e_36 : t_36 = (2%:R : R) by rewrite /t_36; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_37 : R := t_1 ^+ 3.
have e_37 : t_37 = (8%:R : R) by rewrite /t_37 e_1 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_38 : R := t_36 * t_37.
have e_38 : t_38 = (16%:R : R) by rewrite /t_38 e_36 e_37 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_39 : R := t_38 * letter_eps.
have e_39 : t_39 = (0 : R) by rewrite /t_39 e_38 e_3 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_40 : R := t_39 * t_7.
have e_40 : t_40 = (0 : R) by rewrite /t_40 e_39 e_7 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_41 : R := t_35 + t_40.
have e_41 : t_41 = (0 : R) by rewrite /t_41 e_35 e_40 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_42 : R := t_36 * t_2.
have e_42 : t_42 = (8%:R : R) by rewrite /t_42 e_36 e_2 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_43 : R := t_42 * letter_eps.
have e_43 : t_43 = (0 : R) by rewrite /t_43 e_42 e_3 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_44 : R := t_43 * t_11.
have e_44 : t_44 = (0 : R) by rewrite /t_44 e_43 e_11 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_45 : R := - t_44.
have e_45 : t_45 = (0 : R) by rewrite /t_45 e_44 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_46 : R := t_41 + t_45.
have e_46 : t_46 = (0 : R) by rewrite /t_46 e_41 e_45 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_47 : R := t_7 ^+ 2.
have e_47 : t_47 = (1 : R) by rewrite /t_47 e_7 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_48 : R := t_2 * t_47.
have e_48 : t_48 = (4%:R : R) by rewrite /t_48 e_2 e_47 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_49 : R := t_46 + t_48.
have e_49 : t_49 = (4%:R : R) by rewrite /t_49 e_46 e_48 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_50 : R := t_36 * t_1.
have e_50 : t_50 = (4%:R : R) by rewrite /t_50 e_36 e_1 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_51 : R := t_50 * t_11.
have e_51 : t_51 = (4%:R : R) by rewrite /t_51 e_50 e_11 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_52 : R := t_51 * t_7.
have e_52 : t_52 = (4%:R : R) by rewrite /t_52 e_51 e_7 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_53 : R := - t_52.
have e_53 : t_53 = (- 4%:R : R) by rewrite /t_53 e_52 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_54 : R := t_49 + t_53.
have e_54 : t_54 = (0 : R) by rewrite /t_54 e_49 e_53 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_55 : R := t_10 ^+ 4.
have e_55 : t_55 = (1 : R) by rewrite /t_55 e_10 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_56 : R := t_54 + t_55.
have e_56 : t_56 = (1 : R) by rewrite /t_56 e_54 e_55 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_57 : R := t_32 / t_56.
have e_57 : t_57 = (- 2%:R : R) by rewrite /t_57 e_32 e_56 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_58 : 'cV[R]_2 := ones.
have e_58 : t_58 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_58 w_ones; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_59 : 'cV[R]_2 := t_57 *: t_58.
have e_59 : t_59 = vec 2 [:: (- 2%:R : R); (- 2%:R : R)] by rewrite /t_59 e_57 e_58 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_60 : R := t_2 * t_14.
have e_60 : t_60 = (4%:R : R) by rewrite /t_60 e_2 e_14 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_61 : R := t_60 * t_26.
have e_61 : t_61 = (0 : R) by rewrite /t_61 e_60 e_26 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_62 : R := - t_61.
have e_62 : t_62 = (0 : R) by rewrite /t_62 e_61 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_63 : R := t_23 * t_19.
have e_63 : t_63 = (2%:R : R) by rewrite /t_63 e_23 e_19 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_64 : R := t_62 + t_63.
have e_64 : t_64 = (2%:R : R) by rewrite /t_64 e_62 e_63 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_65 : R := t_64 / t_56.
have e_65 : t_65 = (2%:R : R) by rewrite /t_65 e_64 e_56 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_66 : 'cV[R]_2 := t_65 *: letter_activation.
have e_66 : t_66 = vec 2 [:: (2%:R : R); (0 : R)] by rewrite /t_66 e_65 e_5 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_67 : 'cV[R]_2 := t_59 + t_66.
have e_67 : t_67 = vec 2 [:: (0 : R); (- 2%:R : R)] by rewrite /t_67 e_59 e_66 w_add; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_68 : R := t_1 * t_14.
have e_68 : t_68 = (2%:R : R) by rewrite /t_68 e_1 e_14 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_69 : R := t_68 / t_13.
have e_69 : t_69 = (2%:R : R) by rewrite /t_69 e_68 e_13 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_70 : 'cV[R]_2 := t_69 *: t_18.
have e_70 : t_70 = vec 2 [:: (0 : R); (2%:R : R)] by rewrite /t_70 e_69 e_18 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_71 : 'cV[R]_2 := t_67 + t_70.
have e_71 : t_71 = vec 2 [:: (0 : R); (0 : R)] by rewrite /t_71 e_67 e_70 w_add; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_72 : R := t_10 / t_1.
have e_72 : t_72 = (1 / 2%:R : R) by rewrite /t_72 e_10 e_1 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_73 : 'cV[R]_2 := t_72 *: t_58.
have e_73 : t_73 = vec 2 [:: (1 / 2%:R : R); (1 / 2%:R : R)] by rewrite /t_73 e_72 e_58 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_74 : 'cV[R]_2 := letter_activation - t_73.
have e_74 : t_74 = vec 2 [:: (1 / 2%:R : R); (- 1 / 2%:R : R)] by rewrite /t_74 e_5 e_73 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_75 : R := dot t_74 t_74.
have e_75 : t_75 = (1 / 2%:R : R) by rewrite /t_75 e_74 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_76 : R := t_75 / t_1.
have e_76 : t_76 = (1 / 4%:R : R) by rewrite /t_76 e_75 e_1 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_77 : R := t_76 + letter_eps.
have e_77 : t_77 = (1 / 4%:R : R) by rewrite /t_77 e_76 e_3 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_78 : R := Num.sqrt t_77.
have e_78 : t_78 = (1 / 2%:R : R) by rewrite /t_78 e_77; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
pose t_79 : R := t_1 * t_78.
have e_79 : t_79 = (1 : R) by rewrite /t_79 e_1 e_78 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_80 : R := t_79^-1.
have e_80 : t_80 = (1 : R) by rewrite /t_80 e_79 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_81 : 'cV[R]_2 := had letter_upstream letter_gain.
have e_81 : t_81 = vec 2 [:: (0 : R); (1 : R)] by rewrite /t_81 e_17 e_16 w_had; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_82 : 'cV[R]_2 := t_1 *: t_81.
have e_82 : t_82 = vec 2 [:: (0 : R); (2%:R : R)] by rewrite /t_82 e_1 e_81 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_83 : R := 0.
have e_83 : t_83 = (0 : R) by rewrite /t_83; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_84 : R := sumv t_81.
have e_84 : t_84 = (1 : R) by rewrite /t_84 e_81 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_85 : R := t_83 * t_84.
have e_85 : t_85 = (0 : R) by rewrite /t_85 e_83 e_84 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_86 : 'cV[R]_2 := t_85 *: t_58.
have e_86 : t_86 = vec 2 [:: (0 : R); (0 : R)] by rewrite /t_86 e_85 e_58 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_87 : 'cV[R]_2 := t_82 - t_86.
have e_87 : t_87 = vec 2 [:: (0 : R); (2%:R : R)] by rewrite /t_87 e_82 e_86 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_88 : R := 1.
have e_88 : t_88 = (1 : R) by rewrite /t_88; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_89 : R := t_78^-1.
have e_89 : t_89 = (2%:R : R) by rewrite /t_89 e_78 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_90 : 'cV[R]_2 := t_89 *: t_74.
have e_90 : t_90 = vec 2 [:: (1 : R); (- 1 : R)] by rewrite /t_90 e_89 e_74 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_91 : R := dot t_81 t_90.
have e_91 : t_91 = (- 1 : R) by rewrite /t_91 e_81 e_90 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_92 : R := t_88 * t_91.
have e_92 : t_92 = (- 1 : R) by rewrite /t_92 e_88 e_91 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_93 : 'cV[R]_2 := t_92 *: t_90.
have e_93 : t_93 = vec 2 [:: (- 1 : R); (1 : R)] by rewrite /t_93 e_92 e_90 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_94 : 'cV[R]_2 := t_87 - t_93.
have e_94 : t_94 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_94 e_87 e_93 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_95 : 'cV[R]_2 := t_80 *: t_94.
have e_95 : t_95 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_95 e_80 e_94 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have h_96 : 0 <= letter_eps by rewrite e_3; exact: lexx.
have h_97 : 0 < t_77 by rewrite e_77; sgn.
move=> /(_ erefl).
move=> /(_ h_96).
move=> /(_ h_97).
have := @walkthrough_backward_input_near_miss_2_derivatives R 2%N letter_activation letter_upstream letter_gain letter_bias letter_eps erefl h_96 h_97.
case=> told_G1 [is_G1].
case=> told_J2 [is_J2].
move=> [_ [_ [_ [_ [_ [_ [E_G1 [E_J2]]]]]]]].
case=> G1 [was_G1].
rewrite (gradient_unique was_G1 is_G1) E_G1.
case=> J2 [was_J2].
rewrite (jacobian_unique was_J2 is_J2) E_J2.
case=> _.
case=> _.
case=> _.
case=> _.
case=> _.
case=> _.
apply: (vec_differ (k := 0) (c := (- 1 : R)) _ e_71 e_95); [by [] | rewrite /=; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring] | apply: (one_over (r := (- 1 : R))); rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
Qed.

(* not walkthrough.backward.input: the variance term is lost
   ∂L/∂x: the final formula, derived through the chain rule
   a post that derives LayerNorm’s forward and backward pass, with NumPy and PyTorch checks; Step C; The final
   summation; Result *)
Section Claims.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Local Notation whole := (@Trace.part R N xpredT).
Local Notation part := (@Trace.part R N).
Local Notation col := (@col R N).
Local Notation opr := (@opr R N).
Theorem walkthrough_backward_input_near_miss_3_derivatives (activation upstream gain bias : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  exists G1 : 'cV[R]_N, is_gradient (fun activation : 'cV[R]_N => dot upstream (layer_norm eps gain bias activation)) activation G1 /\
  exists J2 : 'M[R]_N, is_jacobian (fun activation : 'cV[R]_N => normalized eps activation) activation J2 /\
  N%:R != 0 :> R /\
  Num.sqrt (variance activation + eps) != 0 /\
  N%:R ^+ 4 * eps ^+ 2 + 2%:R * N%:R ^+ 3 * eps * sumv (vpow activation 2) + - (2%:R * N%:R ^+ 2 * eps * sumv activation ^+ 2) + N%:R ^+ 2 * sumv (vpow activation 2) ^+ 2 + - (2%:R * N%:R * sumv activation ^+ 2 * sumv (vpow activation 2)) + sumv activation ^+ 4 != 0 /\
  N%:R ^+ 2 * eps + N%:R * sumv (vpow activation 2) + - sumv activation ^+ 2 != 0 /\
  0 <= variance activation + eps /\
  0 <= N%:R ^+ 2 * eps + N%:R * sumv (vpow activation 2) + - sumv activation ^+ 2 /\
  G1 = ((- (N%:R ^+ 2 * eps * Num.sqrt (N%:R ^+ 2 * eps + N%:R * sumv (vpow activation 2) + - sumv activation ^+ 2) * sumv (had gain upstream)) + N%:R * sumv activation * Num.sqrt (N%:R ^+ 2 * eps + N%:R * sumv (vpow activation 2) + - sumv activation ^+ 2) * sumv (had (had activation gain) upstream) + - (N%:R * sumv (vpow activation 2) * Num.sqrt (N%:R ^+ 2 * eps + N%:R * sumv (vpow activation 2) + - sumv activation ^+ 2) * sumv (had gain upstream))) / (N%:R ^+ 4 * eps ^+ 2 + 2%:R * N%:R ^+ 3 * eps * sumv (vpow activation 2) + - (2%:R * N%:R ^+ 2 * eps * sumv activation ^+ 2) + N%:R ^+ 2 * sumv (vpow activation 2) ^+ 2 + - (2%:R * N%:R * sumv activation ^+ 2 * sumv (vpow activation 2)) + sumv activation ^+ 4)) *: ones + ((- (N%:R ^+ 2 * Num.sqrt (N%:R ^+ 2 * eps + N%:R * sumv (vpow activation 2) + - sumv activation ^+ 2) * sumv (had (had activation gain) upstream)) + N%:R * sumv activation * Num.sqrt (N%:R ^+ 2 * eps + N%:R * sumv (vpow activation 2) + - sumv activation ^+ 2) * sumv (had gain upstream)) / (N%:R ^+ 4 * eps ^+ 2 + 2%:R * N%:R ^+ 3 * eps * sumv (vpow activation 2) + - (2%:R * N%:R ^+ 2 * eps * sumv activation ^+ 2) + N%:R ^+ 2 * sumv (vpow activation 2) ^+ 2 + - (2%:R * N%:R * sumv activation ^+ 2 * sumv (vpow activation 2)) + sumv activation ^+ 4)) *: activation + ((N%:R * Num.sqrt (N%:R ^+ 2 * eps + N%:R * sumv (vpow activation 2) + - sumv activation ^+ 2)) / (N%:R ^+ 2 * eps + N%:R * sumv (vpow activation 2) + - sumv activation ^+ 2)) *: had gain upstream :> 'cV[R]_N /\
  J2 = diag (((N%:R * Num.sqrt (N%:R ^+ 2 * eps + N%:R * sumv (vpow activation 2) + - sumv activation ^+ 2)) / (N%:R ^+ 2 * eps + N%:R * sumv (vpow activation 2) + - sumv activation ^+ 2)) *: ones) + outer (1 *: activation) (((N%:R * sumv activation * Num.sqrt (N%:R ^+ 2 * eps + N%:R * sumv (vpow activation 2) + - sumv activation ^+ 2)) / (N%:R ^+ 4 * eps ^+ 2 + 2%:R * N%:R ^+ 3 * eps * sumv (vpow activation 2) + - (2%:R * N%:R ^+ 2 * eps * sumv activation ^+ 2) + N%:R ^+ 2 * sumv (vpow activation 2) ^+ 2 + - (2%:R * N%:R * sumv activation ^+ 2 * sumv (vpow activation 2)) + sumv activation ^+ 4)) *: ones + (- (N%:R ^+ 2 * Num.sqrt (N%:R ^+ 2 * eps + N%:R * sumv (vpow activation 2) + - sumv activation ^+ 2)) / (N%:R ^+ 4 * eps ^+ 2 + 2%:R * N%:R ^+ 3 * eps * sumv (vpow activation 2) + - (2%:R * N%:R ^+ 2 * eps * sumv activation ^+ 2) + N%:R ^+ 2 * sumv (vpow activation 2) ^+ 2 + - (2%:R * N%:R * sumv activation ^+ 2 * sumv (vpow activation 2)) + sumv activation ^+ 4)) *: activation) + outer (1 *: ones) (((- (N%:R ^+ 2 * eps * Num.sqrt (N%:R ^+ 2 * eps + N%:R * sumv (vpow activation 2) + - sumv activation ^+ 2)) + - (N%:R * sumv (vpow activation 2) * Num.sqrt (N%:R ^+ 2 * eps + N%:R * sumv (vpow activation 2) + - sumv activation ^+ 2))) / (N%:R ^+ 4 * eps ^+ 2 + 2%:R * N%:R ^+ 3 * eps * sumv (vpow activation 2) + - (2%:R * N%:R ^+ 2 * eps * sumv activation ^+ 2) + N%:R ^+ 2 * sumv (vpow activation 2) ^+ 2 + - (2%:R * N%:R * sumv activation ^+ 2 * sumv (vpow activation 2)) + sumv activation ^+ 4)) *: ones + ((N%:R * sumv activation * Num.sqrt (N%:R ^+ 2 * eps + N%:R * sumv (vpow activation 2) + - sumv activation ^+ 2)) / (N%:R ^+ 4 * eps ^+ 2 + 2%:R * N%:R ^+ 3 * eps * sumv (vpow activation 2) + - (2%:R * N%:R ^+ 2 * eps * sumv activation ^+ 2) + N%:R ^+ 2 * sumv (vpow activation 2) ^+ 2 + - (2%:R * N%:R * sumv activation ^+ 2 * sumv (vpow activation 2)) + sumv activation ^+ 4)) *: activation) :> 'M[R]_N.
Proof.
move=> N_gt0 H_eps H0.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : activation = (col (fun i => (activation i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_2 : R := sumv activation.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_4 : 0 <= n - 1 by rewrite subr_ge0.
have [m_2 M_2] := some_number (part xpredT (fun i => (activation i 0))).
have e_3 : t_2 = m_2 by rule (sum_node e_1 M_2 _); clear - R; first [reflexivity | ring].
have e_5 : N%:R = n by rule (num_eq En _); clear - R; first [reflexivity | ring].
pose t_6 : R := t_2 / N%:R.
have NZ_8 := lt0r_neq0 N_pos.
have e_7 : t_6 = (m_2 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_3 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_9 : (ones : 'cV[R]_N) = (col (fun i => 1)) by rule (col_eq (col_ones R N) _) => i; clear - R; first [reflexivity | ring].
pose t_10 : 'cV[R]_N := t_6 *: (ones : 'cV[R]_N).
have e_11 : t_10 = (col (fun i => (m_2 / (n)) * (1))) by rule (col_eq (col_scale e_7 e_9) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_12 : 'cV[R]_N := activation - t_10.
have e_13 : t_12 = (col (fun i => (activation i 0) + ((- m_2) / (n)) * (1))) by rule (col_eq (col_sub e_1 e_11) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_14 : R := dot t_12 t_12.
have [m_3 M_3] := some_number (part xpredT (fun i => (activation i 0) ^+ 2)).
have S_16 : 0 <= m_3 by rewrite -M_3; apply: part_ge0 => i; sgn.
have d_17 : whole (fun i => (activation i 0) ^+ 2 + ((- 2%:R * m_2) / (n)) * ((activation i 0)) + ((m_2 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (num_eq (partD (partD M_3 (partZ ((- 2%:R * m_2) / (n)) M_2)) (partZ ((m_2 ^+ 2) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_18 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (whole_eq _ d_17) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_15 : t_14 = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (dot_node e_13 e_13 d_18); done.
pose t_19 : R := t_14 / N%:R.
have e_20 : t_19 = ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_15 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_21 : eps = eps by [].
pose t_22 : R := t_19 + eps.
have e_23 : t_22 = ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_20 e_21) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have H_24 := pos_of H0 e_23.
have NZ_25 := lt0r_neq0 H_24.
have NZ_26 : (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) != 0 by rule (nz_factor (f := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2)) (r := (1 / (n ^+ 2))) NZ_25 _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have g_27 : part xpredT (fun i => (1) * (1)) = n by rule (part_eq _ (whole_ones En)) => i; clear - R; first [reflexivity | ring].
have g_28 : part xpredT (fun i => ((activation i 0)) * ((activation i 0))) = m_3 by rule (part_eq _ M_3) => i; clear - R; first [reflexivity | ring].
have g_29 : part xpredT (fun i => (1) * ((activation i 0))) = m_2 by rule (part_eq _ M_2) => i; clear - R; first [reflexivity | ring].
have G_30 := gram g_27 g_28 g_29.
have S_31 : 0 <= (n * m_3 - m_2 ^+ 2) by rule (nneg_is _ G_30); clear - R; ring.
have S_32 : 0 < (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by rule (pos_quotient H_24 (r := (n ^+ 2)) _ _); [clear - H_eps N_pos S_4 S_16 S_31 NZ_8 NZ_26 R; sgn | clear - NZ_8 R; first [reflexivity | field; nz | ring]].
pose t_33 : R := Num.sqrt t_22.
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by exact: (root_pos S_32).
have S_35 : 0 <= (r_4 / (n)) by rule (nneg_is (c := r_4 * n^-1) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 NZ_8 NZ_26 R; sgn].
have e_34 : t_33 = (r_4 / (n)) by rule (sqrt_node e_23 S_35 _); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_36 : R := t_33^-1.
have NZ_38 := lt0r_neq0 S_r4.
have e_37 : t_36 = ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_34) _); clear - NZ_38 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_39 : gain = (col (fun i => (gain i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
have e_40 : upstream = (col (fun i => (upstream i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
have [m_5 M_5] := some_number (part xpredT (fun i => (activation i 0) * (gain i 0) * (upstream i 0))).
have [m_6 M_6] := some_number (part xpredT (fun i => (gain i 0) * (upstream i 0))).
pose G1_41 : 'cV[R]_N := (col (fun i => ((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (upstream i 0)))).
have e_42 : G1_41 = (col (fun i => ((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (upstream i 0)))) by [].
have C_43 : is_gradient (fun activation : 'cV[R]_N => dot upstream (had gain ((Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones)) + bias)) activation G1_41.
have size_ge0 := @size1_ge0 R N.
have D_44 := VD_at activation.
have D_45 := D_sumv size_ge0 D_44.
have D_46 := D_mulr size_ge0 (N%:R^-1) D_45.
have D_47 := VD_scaler size_ge0 (ones : 'cV[R]_N) D_46.
have D_48 := VD_sub D_44 D_47.
have D_49 := D_dot size_ge0 D_48 D_48.
have D_50 := D_mulr size_ge0 (N%:R^-1) D_49.
have D_51 := D_addr size_ge0 eps D_50.
have S_53 : 0 < ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (pos_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 NZ_8 NZ_26 NZ_38 R; sgn].
have C_52 : 0 < t_22 := pos_is e_23 S_53.
have D_54 := D_sqrt size_ge0 C_52 D_51.
have NZ_55 : (r_4 / (n)) != 0 by rule (nz_is (c := (r_4 * n^-1)) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_38 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_56 : t_33 != 0 := nz_is e_34 NZ_55.
have D_57 := D_inv size_ge0 C_56 D_54.
have D_58 := VD_scale size_ge0 D_57 D_48.
have D_59 := VD_hadl gain D_58.
have D_60 := VD_addr size_ge0 (bias : 'cV[R]_N) D_59.
have D_61 := D_dotl size_ge0 upstream D_60.
refine (gradient_by (F := (fun activation : 'cV[R]_N => dot upstream (had gain ((Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones)) + bias))) D_61 _) => h_62.
have e_63 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_64 : R := (2%:R : R) * t_33.
have e_65 : t_64 = ((2%:R * r_4) / (n)) by rule (num_eq (num2 (fun a b : R => a * b) e_63 e_34) _); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_66 : R := t_64^-1.
have NZ_68 : (2%:R * r_4) != 0 :> R by rule (nz_is (c := (2%:R * r_4)) _ _); [clear - R; ring | clear - NZ_38 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_67 : t_66 = ((n * r_4) / (2%:R * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_65) _); clear - NZ_38 NZ_68 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_69 : h_62 = (col (fun i => (h_62 i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_70 : R := sumv h_62.
have [m_8 M_8] := some_number (part xpredT (fun i => (h_62 i 0))).
have e_71 : t_70 = m_8 by rule (sum_node e_69 M_8 _); clear - R; first [reflexivity | ring].
pose t_72 : R := t_70 / N%:R.
have e_73 : t_72 = (m_8 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_71 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_74 : 'cV[R]_N := t_72 *: (ones : 'cV[R]_N).
have e_75 : t_74 = (col (fun i => (m_8 / (n)) * (1))) by rule (col_eq (col_scale e_73 e_9) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_76 : 'cV[R]_N := h_62 - t_74.
have e_77 : t_76 = (col (fun i => (h_62 i 0) + ((- m_8) / (n)) * (1))) by rule (col_eq (col_sub e_69 e_75) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_78 : R := dot t_76 t_12.
have [m_9 M_9] := some_number (part xpredT (fun i => (activation i 0) * (h_62 i 0))).
have d_80 : whole (fun i => (activation i 0) * (h_62 i 0) + ((- m_2) / (n)) * ((h_62 i 0)) + ((- m_8) / (n)) * ((activation i 0)) + ((m_2 * m_8) / (n ^+ 2)) * (1)) = ((n * m_9 - m_2 * m_8) / (n)) by rule (num_eq (partD (partD (partD M_9 (partZ ((- m_2) / (n)) M_8)) (partZ ((- m_8) / (n)) M_2)) (partZ ((m_2 * m_8) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_81 : whole (fun i => ((h_62 i 0) + ((- m_8) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_9 - m_2 * m_8) / (n)) by rule (whole_eq _ d_80) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_79 : t_78 = ((n * m_9 - m_2 * m_8) / (n)) by rule (dot_node e_77 e_13 d_81); done.
pose t_82 : R := dot t_12 t_76.
have d_84 : whole (fun i => (activation i 0) * (h_62 i 0) + ((- m_8) / (n)) * ((activation i 0)) + ((- m_2) / (n)) * ((h_62 i 0)) + ((m_2 * m_8) / (n ^+ 2)) * (1)) = ((n * m_9 - m_2 * m_8) / (n)) by rule (num_eq (partD (partD (partD M_9 (partZ ((- m_8) / (n)) M_2)) (partZ ((- m_2) / (n)) M_8)) (partZ ((m_2 * m_8) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_85 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((h_62 i 0) + ((- m_8) / (n)) * (1))) = ((n * m_9 - m_2 * m_8) / (n)) by rule (whole_eq _ d_84) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_83 : t_82 = ((n * m_9 - m_2 * m_8) / (n)) by rule (dot_node e_13 e_77 d_85); done.
pose t_86 : R := t_78 + t_82.
have e_87 : t_86 = ((2%:R * n * m_9 - 2%:R * m_2 * m_8) / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_79 e_83) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_88 : R := t_86 / N%:R.
have e_89 : t_88 = ((2%:R * n * m_9 - 2%:R * m_2 * m_8) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_87 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_90 : R := t_66 * t_88.
have e_91 : t_90 = ((n * r_4 * m_9 - m_2 * r_4 * m_8) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_67 e_89) _); clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_92 : R := t_36 * t_90.
have e_93 : t_92 = ((n * m_9 - m_2 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_37 e_91) _); clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_94 : R := t_36 * t_92.
have e_95 : t_94 = ((n ^+ 2 * r_4 * m_9 - n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_37 e_93) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_96 : R := - t_94.
have e_97 : t_96 = ((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num1 (fun a : R => - a) e_95) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_98 : 'cV[R]_N := t_96 *: t_12.
have e_99 : t_98 = (col (fun i => ((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_2 * r_4 * m_9 - m_2 ^+ 2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (col_scale e_97 e_13) _) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_100 : 'cV[R]_N := t_36 *: t_76.
have e_101 : t_100 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_62 i 0)) + ((- r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_37 e_77) _) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_102 : 'cV[R]_N := t_98 + t_100.
have e_103 : t_102 = (col (fun i => ((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * r_4 * m_8 + n * m_2 * r_4 * m_9 - n * m_3 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_62 i 0)))) by rule (col_eq (col_add e_99 e_101) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_104 : 'cV[R]_N := had gain t_102.
have e_105 : t_104 = (col (fun i => ((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (gain i 0)) + ((- n ^+ 2 * eps * r_4 * m_8 + n * m_2 * r_4 * m_9 - n * m_3 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((gain i 0)) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (h_62 i 0)))) by rule (col_eq (col_had e_39 e_103) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_106 : R := dot upstream t_104.
have [m_10 M_10] := some_number (part xpredT (fun i => (gain i 0) * (h_62 i 0) * (upstream i 0))).
have d_108 : whole (fun i => ((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (gain i 0) * (upstream i 0)) + ((- n ^+ 2 * eps * r_4 * m_8 + n * m_2 * r_4 * m_9 - n * m_3 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((gain i 0) * (upstream i 0)) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (h_62 i 0) * (upstream i 0))) = ((n ^+ 3 * eps * r_4 * m_10 - n ^+ 2 * eps * r_4 * m_6 * m_8 + n ^+ 2 * m_3 * r_4 * m_10 - n ^+ 2 * r_4 * m_5 * m_9 - n * m_2 ^+ 2 * r_4 * m_10 + n * m_2 * r_4 * m_5 * m_8 + n * m_2 * r_4 * m_6 * m_9 - n * m_3 * r_4 * m_6 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (partD (partD (partZ ((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_5) (partZ ((- n ^+ 2 * eps * r_4 * m_8 + n * m_2 * r_4 * m_9 - n * m_3 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_6)) (partZ ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_10)) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_109 : whole (fun i => ((upstream i 0)) * (((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (gain i 0)) + ((- n ^+ 2 * eps * r_4 * m_8 + n * m_2 * r_4 * m_9 - n * m_3 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((gain i 0)) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (h_62 i 0)))) = ((n ^+ 3 * eps * r_4 * m_10 - n ^+ 2 * eps * r_4 * m_6 * m_8 + n ^+ 2 * m_3 * r_4 * m_10 - n ^+ 2 * r_4 * m_5 * m_9 - n * m_2 ^+ 2 * r_4 * m_10 + n * m_2 * r_4 * m_5 * m_8 + n * m_2 * r_4 * m_6 * m_9 - n * m_3 * r_4 * m_6 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (whole_eq _ d_108) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_107 : t_106 = ((n ^+ 3 * eps * r_4 * m_10 - n ^+ 2 * eps * r_4 * m_6 * m_8 + n ^+ 2 * m_3 * r_4 * m_10 - n ^+ 2 * r_4 * m_5 * m_9 - n * m_2 ^+ 2 * r_4 * m_10 + n * m_2 * r_4 * m_5 * m_8 + n * m_2 * r_4 * m_6 * m_9 - n * m_3 * r_4 * m_6 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (dot_node e_40 e_105 d_109); done.
pose t_110 : R := dot G1_41 h_62.
have d_112 : whole (fun i => ((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((h_62 i 0)) + ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (h_62 i 0)) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (h_62 i 0) * (upstream i 0))) = ((n ^+ 3 * eps * r_4 * m_10 - n ^+ 2 * eps * r_4 * m_6 * m_8 + n ^+ 2 * m_3 * r_4 * m_10 - n ^+ 2 * r_4 * m_5 * m_9 - n * m_2 ^+ 2 * r_4 * m_10 + n * m_2 * r_4 * m_5 * m_8 + n * m_2 * r_4 * m_6 * m_9 - n * m_3 * r_4 * m_6 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (partD (partD (partZ ((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_8) (partZ ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_9)) (partZ ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_10)) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_113 : whole (fun i => (((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (upstream i 0))) * ((h_62 i 0))) = ((n ^+ 3 * eps * r_4 * m_10 - n ^+ 2 * eps * r_4 * m_6 * m_8 + n ^+ 2 * m_3 * r_4 * m_10 - n ^+ 2 * r_4 * m_5 * m_9 - n * m_2 ^+ 2 * r_4 * m_10 + n * m_2 * r_4 * m_5 * m_8 + n * m_2 * r_4 * m_6 * m_9 - n * m_3 * r_4 * m_6 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (whole_eq _ d_112) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_111 : t_110 = ((n ^+ 3 * eps * r_4 * m_10 - n ^+ 2 * eps * r_4 * m_6 * m_8 + n ^+ 2 * m_3 * r_4 * m_10 - n ^+ 2 * r_4 * m_5 * m_9 - n * m_2 ^+ 2 * r_4 * m_10 + n * m_2 * r_4 * m_5 * m_8 + n * m_2 * r_4 * m_6 * m_9 - n * m_3 * r_4 * m_6 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (dot_node e_42 e_69 d_113); done.
rule (num_eq e_107 (esym (num_eq e_111 _))); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose J2_114 : 'M[R]_N := (opr (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => 1), (fun i => ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]).
have e_115 : J2_114 = (opr (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => 1), (fun i => ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]) by [].
have C_116 : is_jacobian (fun activation : 'cV[R]_N => (Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones)) activation J2_114.
have size_ge0 := @size1_ge0 R N.
have D_117 := VD_at activation.
have D_118 := D_sumv size_ge0 D_117.
have D_119 := D_mulr size_ge0 (N%:R^-1) D_118.
have D_120 := VD_scaler size_ge0 (ones : 'cV[R]_N) D_119.
have D_121 := VD_sub D_117 D_120.
have D_122 := D_dot size_ge0 D_121 D_121.
have D_123 := D_mulr size_ge0 (N%:R^-1) D_122.
have D_124 := D_addr size_ge0 eps D_123.
have S_126 : 0 < ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (pos_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 NZ_8 NZ_26 NZ_38 R; sgn].
have C_125 : 0 < t_22 := pos_is e_23 S_126.
have D_127 := D_sqrt size_ge0 C_125 D_124.
have NZ_128 : (r_4 / (n)) != 0 by rule (nz_is (c := (r_4 * n^-1)) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_38 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_129 : t_33 != 0 := nz_is e_34 NZ_128.
have D_130 := D_inv size_ge0 C_129 D_127.
have D_131 := VD_scale size_ge0 D_130 D_121.
refine (jacobian_by (F := (fun activation : 'cV[R]_N => (Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones))) D_131 _) => h_132.
have e_133 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_134 : R := (2%:R : R) * t_33.
have e_135 : t_134 = ((2%:R * r_4) / (n)) by rule (num_eq (num2 (fun a b : R => a * b) e_133 e_34) _); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_136 : R := t_134^-1.
have NZ_138 : (2%:R * r_4) != 0 :> R by rule (nz_is (c := (2%:R * r_4)) _ _); [clear - R; ring | clear - NZ_38 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_137 : t_136 = ((n * r_4) / (2%:R * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_135) _); clear - NZ_38 NZ_138 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_139 : h_132 = (col (fun i => (h_132 i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_140 : R := sumv h_132.
have [m_11 M_11] := some_number (part xpredT (fun i => (h_132 i 0))).
have e_141 : t_140 = m_11 by rule (sum_node e_139 M_11 _); clear - R; first [reflexivity | ring].
pose t_142 : R := t_140 / N%:R.
have e_143 : t_142 = (m_11 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_141 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_144 : 'cV[R]_N := t_142 *: (ones : 'cV[R]_N).
have e_145 : t_144 = (col (fun i => (m_11 / (n)) * (1))) by rule (col_eq (col_scale e_143 e_9) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_146 : 'cV[R]_N := h_132 - t_144.
have e_147 : t_146 = (col (fun i => (h_132 i 0) + ((- m_11) / (n)) * (1))) by rule (col_eq (col_sub e_139 e_145) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_148 : R := dot t_146 t_12.
have [m_12 M_12] := some_number (part xpredT (fun i => (activation i 0) * (h_132 i 0))).
have d_150 : whole (fun i => (activation i 0) * (h_132 i 0) + ((- m_2) / (n)) * ((h_132 i 0)) + ((- m_11) / (n)) * ((activation i 0)) + ((m_2 * m_11) / (n ^+ 2)) * (1)) = ((n * m_12 - m_2 * m_11) / (n)) by rule (num_eq (partD (partD (partD M_12 (partZ ((- m_2) / (n)) M_11)) (partZ ((- m_11) / (n)) M_2)) (partZ ((m_2 * m_11) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_151 : whole (fun i => ((h_132 i 0) + ((- m_11) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_12 - m_2 * m_11) / (n)) by rule (whole_eq _ d_150) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_149 : t_148 = ((n * m_12 - m_2 * m_11) / (n)) by rule (dot_node e_147 e_13 d_151); done.
pose t_152 : R := dot t_12 t_146.
have d_154 : whole (fun i => (activation i 0) * (h_132 i 0) + ((- m_11) / (n)) * ((activation i 0)) + ((- m_2) / (n)) * ((h_132 i 0)) + ((m_2 * m_11) / (n ^+ 2)) * (1)) = ((n * m_12 - m_2 * m_11) / (n)) by rule (num_eq (partD (partD (partD M_12 (partZ ((- m_11) / (n)) M_2)) (partZ ((- m_2) / (n)) M_11)) (partZ ((m_2 * m_11) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_155 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((h_132 i 0) + ((- m_11) / (n)) * (1))) = ((n * m_12 - m_2 * m_11) / (n)) by rule (whole_eq _ d_154) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_153 : t_152 = ((n * m_12 - m_2 * m_11) / (n)) by rule (dot_node e_13 e_147 d_155); done.
pose t_156 : R := t_148 + t_152.
have e_157 : t_156 = ((2%:R * n * m_12 - 2%:R * m_2 * m_11) / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_149 e_153) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_158 : R := t_156 / N%:R.
have e_159 : t_158 = ((2%:R * n * m_12 - 2%:R * m_2 * m_11) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_157 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_160 : R := t_136 * t_158.
have e_161 : t_160 = ((n * r_4 * m_12 - m_2 * r_4 * m_11) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_137 e_159) _); clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_162 : R := t_36 * t_160.
have e_163 : t_162 = ((n * m_12 - m_2 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_37 e_161) _); clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_164 : R := t_36 * t_162.
have e_165 : t_164 = ((n ^+ 2 * r_4 * m_12 - n * m_2 * r_4 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_37 e_163) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_166 : R := - t_164.
have e_167 : t_166 = ((- n ^+ 2 * r_4 * m_12 + n * m_2 * r_4 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num1 (fun a : R => - a) e_165) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_168 : 'cV[R]_N := t_166 *: t_12.
have e_169 : t_168 = (col (fun i => ((- n ^+ 2 * r_4 * m_12 + n * m_2 * r_4 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_2 * r_4 * m_12 - m_2 ^+ 2 * r_4 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (col_scale e_167 e_13) _) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_170 : 'cV[R]_N := t_36 *: t_146.
have e_171 : t_170 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_132 i 0)) + ((- r_4 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_37 e_147) _) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_172 : 'cV[R]_N := t_168 + t_170.
have e_173 : t_172 = (col (fun i => ((- n ^+ 2 * r_4 * m_12 + n * m_2 * r_4 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * r_4 * m_11 + n * m_2 * r_4 * m_12 - n * m_3 * r_4 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_132 i 0)))) by rule (col_eq (col_add e_169 e_171) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_174 : 'cV[R]_N := J2_114 *m h_132.
have d_176 : whole (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((h_132 i 0)) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (h_132 i 0))) = ((- n ^+ 2 * r_4 * m_12 + n * m_2 * r_4 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (partD (partZ ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_11) (partZ ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_12)) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_177 : whole (fun i => (((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) * ((h_132 i 0))) = ((- n ^+ 2 * r_4 * m_12 + n * m_2 * r_4 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (whole_eq _ d_176) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_178 : whole (fun i => ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((h_132 i 0)) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (h_132 i 0))) = ((- n ^+ 2 * eps * r_4 * m_11 + n * m_2 * r_4 * m_12 - n * m_3 * r_4 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (partD (partZ ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_11) (partZ ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_12)) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_179 : whole (fun i => (((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) * ((h_132 i 0))) = ((- n ^+ 2 * eps * r_4 * m_11 + n * m_2 * r_4 * m_12 - n * m_3 * r_4 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (whole_eq _ d_178) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_175 : t_174 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_132 i 0)) + ((- n ^+ 2 * r_4 * m_12 + n * m_2 * r_4 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * r_4 * m_11 + n * m_2 * r_4 * m_12 - n * m_3 * r_4 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (opr_apply (s := [:: ((- n ^+ 2 * r_4 * m_12 + n * m_2 * r_4 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)); ((- n ^+ 2 * eps * r_4 * m_11 + n * m_2 * r_4 * m_12 - n * m_3 * r_4 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2))]) e_115 e_139 (conj d_177 (conj d_179 I))) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
rule (col_same e_173 e_175 _) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have NZ_180 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_181 : N%:R != 0 := nz_is e_5 NZ_180.
have NZ_182 : (r_4 / (n)) != 0 by rule (nz_is (c := (r_4 * n^-1)) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_38 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_183 : t_33 != 0 := nz_is e_34 NZ_182.
pose t_184 : R := N%:R ^+ 4.
have e_185 : t_184 = (n ^+ 4) by rule (num_eq (num1 (fun a : R => a ^+ 4) e_5) _); clear - R; first [reflexivity | ring].
pose t_186 : R := eps ^+ 2.
have e_187 : t_186 = (eps ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_21) _); clear - R; first [reflexivity | ring].
pose t_188 : R := t_184 * t_186.
have e_189 : t_188 = (n ^+ 4 * eps ^+ 2) by rule (num_eq (num2 (fun a b : R => a * b) e_185 e_187) _); clear - R; first [reflexivity | ring].
have e_190 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_191 : R := N%:R ^+ 3.
have e_192 : t_191 = (n ^+ 3) by rule (num_eq (num1 (fun a : R => a ^+ 3) e_5) _); clear - R; first [reflexivity | ring].
pose t_193 : R := (2%:R : R) * t_191.
have e_194 : t_193 = (2%:R * n ^+ 3) by rule (num_eq (num2 (fun a b : R => a * b) e_190 e_192) _); clear - R; first [reflexivity | ring].
pose t_195 : R := t_193 * eps.
have e_196 : t_195 = (2%:R * n ^+ 3 * eps) by rule (num_eq (num2 (fun a b : R => a * b) e_194 e_21) _); clear - R; first [reflexivity | ring].
pose t_197 : 'cV[R]_N := vpow activation 2.
have e_198 : t_197 = (col (fun i => (activation i 0) ^+ 2)) by rule (col_eq (col_vpow 2 e_1) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_199 : R := sumv t_197.
have e_200 : t_199 = m_3 by rule (sum_node e_198 M_3 _); clear - R; first [reflexivity | ring].
pose t_201 : R := t_195 * t_199.
have e_202 : t_201 = (2%:R * n ^+ 3 * eps * m_3) by rule (num_eq (num2 (fun a b : R => a * b) e_196 e_200) _); clear - R; first [reflexivity | ring].
pose t_203 : R := t_188 + t_201.
have e_204 : t_203 = (n ^+ 4 * eps ^+ 2 + 2%:R * n ^+ 3 * eps * m_3) by rule (num_eq (num2 (fun a b : R => a + b) e_189 e_202) _); clear - R; first [reflexivity | ring].
pose t_205 : R := N%:R ^+ 2.
have e_206 : t_205 = (n ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_5) _); clear - R; first [reflexivity | ring].
pose t_207 : R := (2%:R : R) * t_205.
have e_208 : t_207 = (2%:R * n ^+ 2) by rule (num_eq (num2 (fun a b : R => a * b) e_190 e_206) _); clear - R; first [reflexivity | ring].
pose t_209 : R := t_207 * eps.
have e_210 : t_209 = (2%:R * n ^+ 2 * eps) by rule (num_eq (num2 (fun a b : R => a * b) e_208 e_21) _); clear - R; first [reflexivity | ring].
pose t_211 : R := t_2 ^+ 2.
have e_212 : t_211 = (m_2 ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_3) _); clear - R; first [reflexivity | ring].
pose t_213 : R := t_209 * t_211.
have e_214 : t_213 = (2%:R * n ^+ 2 * eps * m_2 ^+ 2) by rule (num_eq (num2 (fun a b : R => a * b) e_210 e_212) _); clear - R; first [reflexivity | ring].
pose t_215 : R := - t_213.
have e_216 : t_215 = (- 2%:R * n ^+ 2 * eps * m_2 ^+ 2) by rule (num_eq (num1 (fun a : R => - a) e_214) _); clear - R; first [reflexivity | ring].
pose t_217 : R := t_203 + t_215.
have e_218 : t_217 = (n ^+ 4 * eps ^+ 2 + 2%:R * n ^+ 3 * eps * m_3 - 2%:R * n ^+ 2 * eps * m_2 ^+ 2) by rule (num_eq (num2 (fun a b : R => a + b) e_204 e_216) _); clear - R; first [reflexivity | ring].
pose t_219 : R := t_199 ^+ 2.
have e_220 : t_219 = (m_3 ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_200) _); clear - R; first [reflexivity | ring].
pose t_221 : R := t_205 * t_219.
have e_222 : t_221 = (n ^+ 2 * m_3 ^+ 2) by rule (num_eq (num2 (fun a b : R => a * b) e_206 e_220) _); clear - R; first [reflexivity | ring].
pose t_223 : R := t_217 + t_221.
have e_224 : t_223 = (n ^+ 4 * eps ^+ 2 + 2%:R * n ^+ 3 * eps * m_3 - 2%:R * n ^+ 2 * eps * m_2 ^+ 2 + n ^+ 2 * m_3 ^+ 2) by rule (num_eq (num2 (fun a b : R => a + b) e_218 e_222) _); clear - R; first [reflexivity | ring].
pose t_225 : R := (2%:R : R) * N%:R.
have e_226 : t_225 = (2%:R * n) by rule (num_eq (num2 (fun a b : R => a * b) e_190 e_5) _); clear - R; first [reflexivity | ring].
pose t_227 : R := t_225 * t_211.
have e_228 : t_227 = (2%:R * n * m_2 ^+ 2) by rule (num_eq (num2 (fun a b : R => a * b) e_226 e_212) _); clear - R; first [reflexivity | ring].
pose t_229 : R := t_227 * t_199.
have e_230 : t_229 = (2%:R * n * m_2 ^+ 2 * m_3) by rule (num_eq (num2 (fun a b : R => a * b) e_228 e_200) _); clear - R; first [reflexivity | ring].
pose t_231 : R := - t_229.
have e_232 : t_231 = (- 2%:R * n * m_2 ^+ 2 * m_3) by rule (num_eq (num1 (fun a : R => - a) e_230) _); clear - R; first [reflexivity | ring].
pose t_233 : R := t_223 + t_231.
have e_234 : t_233 = (n ^+ 4 * eps ^+ 2 + 2%:R * n ^+ 3 * eps * m_3 - 2%:R * n ^+ 2 * eps * m_2 ^+ 2 + n ^+ 2 * m_3 ^+ 2 - 2%:R * n * m_2 ^+ 2 * m_3) by rule (num_eq (num2 (fun a b : R => a + b) e_224 e_232) _); clear - R; first [reflexivity | ring].
pose t_235 : R := t_2 ^+ 4.
have e_236 : t_235 = (m_2 ^+ 4) by rule (num_eq (num1 (fun a : R => a ^+ 4) e_3) _); clear - R; first [reflexivity | ring].
pose t_237 : R := t_233 + t_235.
have e_238 : t_237 = (n ^+ 4 * eps ^+ 2 + 2%:R * n ^+ 3 * eps * m_3 - 2%:R * n ^+ 2 * eps * m_2 ^+ 2 + n ^+ 2 * m_3 ^+ 2 - 2%:R * n * m_2 ^+ 2 * m_3 + m_2 ^+ 4) by rule (num_eq (num2 (fun a b : R => a + b) e_234 e_236) _); clear - R; first [reflexivity | ring].
have NZ_239 : (n ^+ 4 * eps ^+ 2 + 2%:R * n ^+ 3 * eps * m_3 - 2%:R * n ^+ 2 * eps * m_2 ^+ 2 + n ^+ 2 * m_3 ^+ 2 - 2%:R * n * m_2 ^+ 2 * m_3 + m_2 ^+ 4) != 0 by rule (nz_is (c := ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_26 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_240 : t_237 != 0 := nz_is e_238 NZ_239.
pose t_241 : R := t_205 * eps.
have e_242 : t_241 = (n ^+ 2 * eps) by rule (num_eq (num2 (fun a b : R => a * b) e_206 e_21) _); clear - R; first [reflexivity | ring].
pose t_243 : R := N%:R * t_199.
have e_244 : t_243 = (n * m_3) by rule (num_eq (num2 (fun a b : R => a * b) e_5 e_200) _); clear - R; first [reflexivity | ring].
pose t_245 : R := t_241 + t_243.
have e_246 : t_245 = (n ^+ 2 * eps + n * m_3) by rule (num_eq (num2 (fun a b : R => a + b) e_242 e_244) _); clear - R; first [reflexivity | ring].
pose t_247 : R := - t_211.
have e_248 : t_247 = (- m_2 ^+ 2) by rule (num_eq (num1 (fun a : R => - a) e_212) _); clear - R; first [reflexivity | ring].
pose t_249 : R := t_245 + t_247.
have e_250 : t_249 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by rule (num_eq (num2 (fun a b : R => a + b) e_246 e_248) _); clear - R; first [reflexivity | ring].
have NZ_251 : (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) != 0 by rule (nz_is (c := ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_26 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_252 : t_249 != 0 := nz_is e_250 NZ_251.
have S_253 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 NZ_8 NZ_26 NZ_38 R; sgn].
have C_254 : 0 <= t_22 := nneg_is e_23 S_253.
have S_255 : 0 <= (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2)) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 NZ_8 NZ_26 NZ_38 R; sgn].
have C_256 : 0 <= t_249 := nneg_is e_250 S_255.
pose t_258 : R := Num.sqrt t_249.
have S_260 : 0 <= r_4 by rule (nneg_is (c := r_4) _ _); [clear - E_r4 R; first [reflexivity | ring: E_r4] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 NZ_8 NZ_26 NZ_38 R; sgn].
have e_259 : t_258 = r_4 by rule (sqrt_node e_250 S_260 _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_261 : R := t_241 * t_258.
have e_262 : t_261 = (n ^+ 2 * eps * r_4) by rule (num_eq (num2 (fun a b : R => a * b) e_242 e_259) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_263 : 'cV[R]_N := had gain upstream.
have e_264 : t_263 = (col (fun i => (gain i 0) * (upstream i 0))) by rule (col_eq (col_had e_39 e_40) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_265 : R := sumv t_263.
have e_266 : t_265 = m_6 by rule (sum_node e_264 M_6 _); clear - R; first [reflexivity | ring].
pose t_267 : R := t_261 * t_265.
have e_268 : t_267 = (n ^+ 2 * eps * r_4 * m_6) by rule (num_eq (num2 (fun a b : R => a * b) e_262 e_266) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_269 : R := - t_267.
have e_270 : t_269 = (- n ^+ 2 * eps * r_4 * m_6) by rule (num_eq (num1 (fun a : R => - a) e_268) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_271 : R := N%:R * t_2.
have e_272 : t_271 = (n * m_2) by rule (num_eq (num2 (fun a b : R => a * b) e_5 e_3) _); clear - R; first [reflexivity | ring].
pose t_273 : R := t_271 * t_258.
have e_274 : t_273 = (n * m_2 * r_4) by rule (num_eq (num2 (fun a b : R => a * b) e_272 e_259) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_275 : 'cV[R]_N := had activation gain.
have e_276 : t_275 = (col (fun i => (activation i 0) * (gain i 0))) by rule (col_eq (col_had e_1 e_39) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_277 : 'cV[R]_N := had t_275 upstream.
have e_278 : t_277 = (col (fun i => (activation i 0) * (gain i 0) * (upstream i 0))) by rule (col_eq (col_had e_276 e_40) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_279 : R := sumv t_277.
have e_280 : t_279 = m_5 by rule (sum_node e_278 M_5 _); clear - R; first [reflexivity | ring].
pose t_281 : R := t_273 * t_279.
have e_282 : t_281 = (n * m_2 * r_4 * m_5) by rule (num_eq (num2 (fun a b : R => a * b) e_274 e_280) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_283 : R := t_269 + t_281.
have e_284 : t_283 = (- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5) by rule (num_eq (num2 (fun a b : R => a + b) e_270 e_282) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_285 : R := t_243 * t_258.
have e_286 : t_285 = (n * m_3 * r_4) by rule (num_eq (num2 (fun a b : R => a * b) e_244 e_259) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_287 : R := t_285 * t_265.
have e_288 : t_287 = (n * m_3 * r_4 * m_6) by rule (num_eq (num2 (fun a b : R => a * b) e_286 e_266) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_289 : R := - t_287.
have e_290 : t_289 = (- n * m_3 * r_4 * m_6) by rule (num_eq (num1 (fun a : R => - a) e_288) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_291 : R := t_283 + t_289.
have e_292 : t_291 = (- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) by rule (num_eq (num2 (fun a b : R => a + b) e_284 e_290) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_293 : R := t_291 / t_237.
have NZ_295 : (n ^+ 4 * eps ^+ 2 + 2%:R * n ^+ 3 * eps * m_3 - 2%:R * n ^+ 2 * eps * m_2 ^+ 2 + n ^+ 2 * m_3 ^+ 2 - 2%:R * n * m_2 ^+ 2 * m_3 + m_2 ^+ 4) != 0 :> R by rule (nz_is (c := ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) _ _); [clear - R; ring | clear - NZ_26 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_294 : t_293 = ((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_292 e_238) _); clear - NZ_26 NZ_295 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_296 : 'cV[R]_N := t_293 *: (ones : 'cV[R]_N).
have e_297 : t_296 = (col (fun i => ((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (col_scale e_294 e_9) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_298 : R := t_205 * t_258.
have e_299 : t_298 = (n ^+ 2 * r_4) by rule (num_eq (num2 (fun a b : R => a * b) e_206 e_259) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_300 : R := t_298 * t_279.
have e_301 : t_300 = (n ^+ 2 * r_4 * m_5) by rule (num_eq (num2 (fun a b : R => a * b) e_299 e_280) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_302 : R := - t_300.
have e_303 : t_302 = (- n ^+ 2 * r_4 * m_5) by rule (num_eq (num1 (fun a : R => - a) e_301) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_304 : R := t_273 * t_265.
have e_305 : t_304 = (n * m_2 * r_4 * m_6) by rule (num_eq (num2 (fun a b : R => a * b) e_274 e_266) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_306 : R := t_302 + t_304.
have e_307 : t_306 = (- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) by rule (num_eq (num2 (fun a b : R => a + b) e_303 e_305) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_308 : R := t_306 / t_237.
have e_309 : t_308 = ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_307 e_238) _); clear - NZ_26 NZ_295 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_310 : 'cV[R]_N := t_308 *: activation.
have e_311 : t_310 = (col (fun i => ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))) by rule (col_eq (col_scale e_309 e_1) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_312 : 'cV[R]_N := t_296 + t_310.
have e_313 : t_312 = (col (fun i => ((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))) by rule (col_eq (col_add e_297 e_311) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_314 : R := N%:R * t_258.
have e_315 : t_314 = (n * r_4) by rule (num_eq (num2 (fun a b : R => a * b) e_5 e_259) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_316 : R := t_314 / t_249.
have e_317 : t_316 = ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_315 e_250) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_318 : 'cV[R]_N := t_316 *: t_263.
have e_319 : t_318 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (upstream i 0)))) by rule (col_eq (col_scale e_317 e_264) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_320 : 'cV[R]_N := t_312 + t_318.
have e_321 : t_320 = (col (fun i => ((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (upstream i 0)))) by rule (col_eq (col_add e_313 e_319) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have C_257 : G1_41 = t_320 by rule (col_same e_42 e_321 _) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_323 : 'cV[R]_N := t_316 *: (ones : 'cV[R]_N).
have e_324 : t_323 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_317 e_9) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_325 : 'M[R]_N := diag t_323.
have e_326 : t_325 = (opr (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) [:: ]) by rule (opr_eq (opr_diag e_324) _ _); [move=> i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | move=> i j; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
have e_327 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose t_328 : 'cV[R]_N := (1 : R) *: activation.
have e_329 : t_328 = (col (fun i => (activation i 0))) by rule (col_eq (col_scale e_327 e_1) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_330 : R := t_273 / t_237.
have e_331 : t_330 = ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_274 e_238) _); clear - NZ_26 NZ_295 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_332 : 'cV[R]_N := t_330 *: (ones : 'cV[R]_N).
have e_333 : t_332 = (col (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (col_scale e_331 e_9) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_334 : R := - t_298.
have e_335 : t_334 = (- n ^+ 2 * r_4) by rule (num_eq (num1 (fun a : R => - a) e_299) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_336 : R := t_334 / t_237.
have e_337 : t_336 = ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_335 e_238) _); clear - NZ_26 NZ_295 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_338 : 'cV[R]_N := t_336 *: activation.
have e_339 : t_338 = (col (fun i => ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))) by rule (col_eq (col_scale e_337 e_1) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_340 : 'cV[R]_N := t_332 + t_338.
have e_341 : t_340 = (col (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))) by rule (col_eq (col_add e_333 e_339) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_342 : 'M[R]_N := outer t_328 t_340.
have e_343 : t_342 = (opr (fun i => 0) [:: ((fun i => (activation i 0)), (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]) by rule (opr_eq (opr_outer e_329 e_341) _ _); [move=> i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | move=> i j; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
pose t_344 : 'M[R]_N := t_325 + t_342.
have e_345 : t_344 = (opr (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]) by rule (opr_eq (opr_add e_326 e_343) _ _); [move=> i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | move=> i j; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
pose t_346 : 'cV[R]_N := (1 : R) *: (ones : 'cV[R]_N).
have e_347 : t_346 = (col (fun i => 1)) by rule (col_eq (col_scale e_327 e_9) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_348 : R := - t_261.
have e_349 : t_348 = (- n ^+ 2 * eps * r_4) by rule (num_eq (num1 (fun a : R => - a) e_262) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_350 : R := - t_285.
have e_351 : t_350 = (- n * m_3 * r_4) by rule (num_eq (num1 (fun a : R => - a) e_286) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_352 : R := t_348 + t_350.
have e_353 : t_352 = (- n ^+ 2 * eps * r_4 - n * m_3 * r_4) by rule (num_eq (num2 (fun a b : R => a + b) e_349 e_351) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_354 : R := t_352 / t_237.
have e_355 : t_354 = ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_353 e_238) _); clear - NZ_26 NZ_295 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_356 : 'cV[R]_N := t_354 *: (ones : 'cV[R]_N).
have e_357 : t_356 = (col (fun i => ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (col_scale e_355 e_9) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_358 : 'cV[R]_N := t_330 *: activation.
have e_359 : t_358 = (col (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))) by rule (col_eq (col_scale e_331 e_1) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_360 : 'cV[R]_N := t_356 + t_358.
have e_361 : t_360 = (col (fun i => ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))) by rule (col_eq (col_add e_357 e_359) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_362 : 'M[R]_N := outer t_346 t_360.
have e_363 : t_362 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]) by rule (opr_eq (opr_outer e_347 e_361) _ _); [move=> i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | move=> i j; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
pose t_364 : 'M[R]_N := t_344 + t_362.
have e_365 : t_364 = (opr (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => 1), (fun i => ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]) by rule (opr_eq (opr_add e_345 e_363) _ _); [move=> i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | move=> i j; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
have C_322 : J2_114 = t_364 by rule (opr_same e_115 e_365 _ _); [move=> i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | move=> i j; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
exists G1_41; split; first exact: C_43.
exists J2_114; split; first exact: C_116.
split; first exact: C_181.
split; first exact: C_183.
split; first exact: C_240.
split; first exact: C_252.
split; first exact: C_254.
split; first exact: C_256.
split; first exact: C_257.
exact: C_322.
Qed.
End Claims.
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition walkthrough_backward_input_near_miss_3_says : Prop :=
  forall (activation upstream gain bias : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  exists G1 : 'cV[R]_N, is_gradient (fun activation : 'cV[R]_N => dot upstream (layer_norm eps gain bias activation)) activation G1 /\
  exists J2 : 'M[R]_N, is_jacobian (fun activation : 'cV[R]_N => normalized eps activation) activation J2 /\
  N%:R != 0 :> R /\
  Num.sqrt (variance activation + eps) != 0 /\
  N%:R * Num.sqrt (variance activation + eps) != 0 /\
  0 <= variance activation + eps /\
  G1 = J2^T *m had upstream gain :> 'cV[R]_N /\
  G1 = (N%:R * Num.sqrt (variance activation + eps))^-1 *: ((N%:R *: 1%:M - outer ones ones - outer (normalized eps activation) (normalized eps activation)) *m had upstream gain) :> 'cV[R]_N /\
  G1 = (N%:R * Num.sqrt (variance activation + eps))^-1 *: (N%:R *: had upstream gain - (1 * sumv (had upstream gain)) *: ones - (0 * dot (had upstream gain) (normalized eps activation)) *: normalized eps activation) :> 'cV[R]_N.
End Statement.
Theorem walkthrough_backward_input_near_miss_3_fails (R : rcfType) : ~ (forall N : nat, walkthrough_backward_input_near_miss_3_says R N).
Proof.
move=> claim.
pose letter_activation : 'cV[R]_2 := vec 2 [:: (1 : R); (0 : R)].
pose letter_upstream : 'cV[R]_2 := vec 2 [:: (1 : R); (1 : R)].
pose letter_gain : 'cV[R]_2 := vec 2 [:: (0 : R); (1 : R)].
pose letter_bias : 'cV[R]_2 := vec 2 [:: (0 : R); (0 : R)].
pose letter_eps : R := (0 : R).
have := claim 2%N letter_activation letter_upstream letter_gain letter_bias letter_eps.
rewrite /walkthrough_backward_input_near_miss_3_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
pose t_1 : R := 2%:R.
have e_1 : t_1 = (2%:R : R) by rewrite /t_1; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_2 : R := t_1 ^+ 2.
have e_2 : t_2 = (4%:R : R) by rewrite /t_2 e_1 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_3 : letter_eps = (0 : R) by [].
pose t_4 : R := t_2 * letter_eps.
have e_4 : t_4 = (0 : R) by rewrite /t_4 e_2 e_3 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_5 : letter_activation = vec 2 [:: (1 : R); (0 : R)] by [].
pose t_6 : 'cV[R]_2 := vpow letter_activation 2.
have e_6 : t_6 = vec 2 [:: (1 : R); (0 : R)] by rewrite /t_6 e_5 w_vpow; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_7 : R := sumv t_6.
have e_7 : t_7 = (1 : R) by rewrite /t_7 e_6 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_8 : R := t_1 * t_7.
have e_8 : t_8 = (2%:R : R) by rewrite /t_8 e_1 e_7 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_9 : R := t_4 + t_8.
have e_9 : t_9 = (2%:R : R) by rewrite /t_9 e_4 e_8 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_10 : R := sumv letter_activation.
have e_10 : t_10 = (1 : R) by rewrite /t_10 e_5 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_11 : R := t_10 ^+ 2.
have e_11 : t_11 = (1 : R) by rewrite /t_11 e_10 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_12 : R := - t_11.
have e_12 : t_12 = (- 1 : R) by rewrite /t_12 e_11 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_13 : R := t_9 + t_12.
have e_13 : t_13 = (1 : R) by rewrite /t_13 e_9 e_12 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_14 : R := Num.sqrt t_13.
have e_14 : t_14 = (1 : R) by rewrite /t_14 e_13; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
pose t_15 : R := t_4 * t_14.
have e_15 : t_15 = (0 : R) by rewrite /t_15 e_4 e_14 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_16 : letter_gain = vec 2 [:: (0 : R); (1 : R)] by [].
have e_17 : letter_upstream = vec 2 [:: (1 : R); (1 : R)] by [].
pose t_18 : 'cV[R]_2 := had letter_gain letter_upstream.
have e_18 : t_18 = vec 2 [:: (0 : R); (1 : R)] by rewrite /t_18 e_16 e_17 w_had; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_19 : R := sumv t_18.
have e_19 : t_19 = (1 : R) by rewrite /t_19 e_18 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_20 : R := t_15 * t_19.
have e_20 : t_20 = (0 : R) by rewrite /t_20 e_15 e_19 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_21 : R := - t_20.
have e_21 : t_21 = (0 : R) by rewrite /t_21 e_20 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_22 : R := t_1 * t_10.
have e_22 : t_22 = (2%:R : R) by rewrite /t_22 e_1 e_10 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_23 : R := t_22 * t_14.
have e_23 : t_23 = (2%:R : R) by rewrite /t_23 e_22 e_14 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_24 : 'cV[R]_2 := had letter_activation letter_gain.
have e_24 : t_24 = vec 2 [:: (0 : R); (0 : R)] by rewrite /t_24 e_5 e_16 w_had; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_25 : 'cV[R]_2 := had t_24 letter_upstream.
have e_25 : t_25 = vec 2 [:: (0 : R); (0 : R)] by rewrite /t_25 e_24 e_17 w_had; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_26 : R := sumv t_25.
have e_26 : t_26 = (0 : R) by rewrite /t_26 e_25 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_27 : R := t_23 * t_26.
have e_27 : t_27 = (0 : R) by rewrite /t_27 e_23 e_26 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_28 : R := t_21 + t_27.
have e_28 : t_28 = (0 : R) by rewrite /t_28 e_21 e_27 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_29 : R := t_8 * t_14.
have e_29 : t_29 = (2%:R : R) by rewrite /t_29 e_8 e_14 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_30 : R := t_29 * t_19.
have e_30 : t_30 = (2%:R : R) by rewrite /t_30 e_29 e_19 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_31 : R := - t_30.
have e_31 : t_31 = (- 2%:R : R) by rewrite /t_31 e_30 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_32 : R := t_28 + t_31.
have e_32 : t_32 = (- 2%:R : R) by rewrite /t_32 e_28 e_31 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_33 : R := t_1 ^+ 4.
have e_33 : t_33 = (16%:R : R) by rewrite /t_33 e_1 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_34 : R := letter_eps ^+ 2.
have e_34 : t_34 = (0 : R) by rewrite /t_34 e_3 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_35 : R := t_33 * t_34.
have e_35 : t_35 = (0 : R) by rewrite /t_35 e_33 e_34 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_36 : R := 2%:R.
have e_36 : t_36 = (2%:R : R) by rewrite /t_36; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_37 : R := t_1 ^+ 3.
have e_37 : t_37 = (8%:R : R) by rewrite /t_37 e_1 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_38 : R := t_36 * t_37.
have e_38 : t_38 = (16%:R : R) by rewrite /t_38 e_36 e_37 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_39 : R := t_38 * letter_eps.
have e_39 : t_39 = (0 : R) by rewrite /t_39 e_38 e_3 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_40 : R := t_39 * t_7.
have e_40 : t_40 = (0 : R) by rewrite /t_40 e_39 e_7 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_41 : R := t_35 + t_40.
have e_41 : t_41 = (0 : R) by rewrite /t_41 e_35 e_40 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_42 : R := t_36 * t_2.
have e_42 : t_42 = (8%:R : R) by rewrite /t_42 e_36 e_2 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_43 : R := t_42 * letter_eps.
have e_43 : t_43 = (0 : R) by rewrite /t_43 e_42 e_3 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_44 : R := t_43 * t_11.
have e_44 : t_44 = (0 : R) by rewrite /t_44 e_43 e_11 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_45 : R := - t_44.
have e_45 : t_45 = (0 : R) by rewrite /t_45 e_44 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_46 : R := t_41 + t_45.
have e_46 : t_46 = (0 : R) by rewrite /t_46 e_41 e_45 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_47 : R := t_7 ^+ 2.
have e_47 : t_47 = (1 : R) by rewrite /t_47 e_7 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_48 : R := t_2 * t_47.
have e_48 : t_48 = (4%:R : R) by rewrite /t_48 e_2 e_47 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_49 : R := t_46 + t_48.
have e_49 : t_49 = (4%:R : R) by rewrite /t_49 e_46 e_48 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_50 : R := t_36 * t_1.
have e_50 : t_50 = (4%:R : R) by rewrite /t_50 e_36 e_1 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_51 : R := t_50 * t_11.
have e_51 : t_51 = (4%:R : R) by rewrite /t_51 e_50 e_11 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_52 : R := t_51 * t_7.
have e_52 : t_52 = (4%:R : R) by rewrite /t_52 e_51 e_7 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_53 : R := - t_52.
have e_53 : t_53 = (- 4%:R : R) by rewrite /t_53 e_52 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_54 : R := t_49 + t_53.
have e_54 : t_54 = (0 : R) by rewrite /t_54 e_49 e_53 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_55 : R := t_10 ^+ 4.
have e_55 : t_55 = (1 : R) by rewrite /t_55 e_10 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_56 : R := t_54 + t_55.
have e_56 : t_56 = (1 : R) by rewrite /t_56 e_54 e_55 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_57 : R := t_32 / t_56.
have e_57 : t_57 = (- 2%:R : R) by rewrite /t_57 e_32 e_56 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_58 : 'cV[R]_2 := ones.
have e_58 : t_58 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_58 w_ones; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_59 : 'cV[R]_2 := t_57 *: t_58.
have e_59 : t_59 = vec 2 [:: (- 2%:R : R); (- 2%:R : R)] by rewrite /t_59 e_57 e_58 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_60 : R := t_2 * t_14.
have e_60 : t_60 = (4%:R : R) by rewrite /t_60 e_2 e_14 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_61 : R := t_60 * t_26.
have e_61 : t_61 = (0 : R) by rewrite /t_61 e_60 e_26 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_62 : R := - t_61.
have e_62 : t_62 = (0 : R) by rewrite /t_62 e_61 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_63 : R := t_23 * t_19.
have e_63 : t_63 = (2%:R : R) by rewrite /t_63 e_23 e_19 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_64 : R := t_62 + t_63.
have e_64 : t_64 = (2%:R : R) by rewrite /t_64 e_62 e_63 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_65 : R := t_64 / t_56.
have e_65 : t_65 = (2%:R : R) by rewrite /t_65 e_64 e_56 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_66 : 'cV[R]_2 := t_65 *: letter_activation.
have e_66 : t_66 = vec 2 [:: (2%:R : R); (0 : R)] by rewrite /t_66 e_65 e_5 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_67 : 'cV[R]_2 := t_59 + t_66.
have e_67 : t_67 = vec 2 [:: (0 : R); (- 2%:R : R)] by rewrite /t_67 e_59 e_66 w_add; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_68 : R := t_1 * t_14.
have e_68 : t_68 = (2%:R : R) by rewrite /t_68 e_1 e_14 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_69 : R := t_68 / t_13.
have e_69 : t_69 = (2%:R : R) by rewrite /t_69 e_68 e_13 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_70 : 'cV[R]_2 := t_69 *: t_18.
have e_70 : t_70 = vec 2 [:: (0 : R); (2%:R : R)] by rewrite /t_70 e_69 e_18 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_71 : 'cV[R]_2 := t_67 + t_70.
have e_71 : t_71 = vec 2 [:: (0 : R); (0 : R)] by rewrite /t_71 e_67 e_70 w_add; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_72 : R := t_10 / t_1.
have e_72 : t_72 = (1 / 2%:R : R) by rewrite /t_72 e_10 e_1 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_73 : 'cV[R]_2 := t_72 *: t_58.
have e_73 : t_73 = vec 2 [:: (1 / 2%:R : R); (1 / 2%:R : R)] by rewrite /t_73 e_72 e_58 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_74 : 'cV[R]_2 := letter_activation - t_73.
have e_74 : t_74 = vec 2 [:: (1 / 2%:R : R); (- 1 / 2%:R : R)] by rewrite /t_74 e_5 e_73 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_75 : R := dot t_74 t_74.
have e_75 : t_75 = (1 / 2%:R : R) by rewrite /t_75 e_74 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_76 : R := t_75 / t_1.
have e_76 : t_76 = (1 / 4%:R : R) by rewrite /t_76 e_75 e_1 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_77 : R := t_76 + letter_eps.
have e_77 : t_77 = (1 / 4%:R : R) by rewrite /t_77 e_76 e_3 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_78 : R := Num.sqrt t_77.
have e_78 : t_78 = (1 / 2%:R : R) by rewrite /t_78 e_77; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
pose t_79 : R := t_1 * t_78.
have e_79 : t_79 = (1 : R) by rewrite /t_79 e_1 e_78 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_80 : R := t_79^-1.
have e_80 : t_80 = (1 : R) by rewrite /t_80 e_79 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_81 : 'cV[R]_2 := had letter_upstream letter_gain.
have e_81 : t_81 = vec 2 [:: (0 : R); (1 : R)] by rewrite /t_81 e_17 e_16 w_had; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_82 : 'cV[R]_2 := t_1 *: t_81.
have e_82 : t_82 = vec 2 [:: (0 : R); (2%:R : R)] by rewrite /t_82 e_1 e_81 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_83 : R := 1.
have e_83 : t_83 = (1 : R) by rewrite /t_83; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_84 : R := sumv t_81.
have e_84 : t_84 = (1 : R) by rewrite /t_84 e_81 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_85 : R := t_83 * t_84.
have e_85 : t_85 = (1 : R) by rewrite /t_85 e_83 e_84 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_86 : 'cV[R]_2 := t_85 *: t_58.
have e_86 : t_86 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_86 e_85 e_58 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_87 : 'cV[R]_2 := t_82 - t_86.
have e_87 : t_87 = vec 2 [:: (- 1 : R); (1 : R)] by rewrite /t_87 e_82 e_86 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_88 : R := 0.
have e_88 : t_88 = (0 : R) by rewrite /t_88; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_89 : R := t_78^-1.
have e_89 : t_89 = (2%:R : R) by rewrite /t_89 e_78 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_90 : 'cV[R]_2 := t_89 *: t_74.
have e_90 : t_90 = vec 2 [:: (1 : R); (- 1 : R)] by rewrite /t_90 e_89 e_74 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_91 : R := dot t_81 t_90.
have e_91 : t_91 = (- 1 : R) by rewrite /t_91 e_81 e_90 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_92 : R := t_88 * t_91.
have e_92 : t_92 = (0 : R) by rewrite /t_92 e_88 e_91 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_93 : 'cV[R]_2 := t_92 *: t_90.
have e_93 : t_93 = vec 2 [:: (0 : R); (0 : R)] by rewrite /t_93 e_92 e_90 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_94 : 'cV[R]_2 := t_87 - t_93.
have e_94 : t_94 = vec 2 [:: (- 1 : R); (1 : R)] by rewrite /t_94 e_87 e_93 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_95 : 'cV[R]_2 := t_80 *: t_94.
have e_95 : t_95 = vec 2 [:: (- 1 : R); (1 : R)] by rewrite /t_95 e_80 e_94 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have h_96 : 0 <= letter_eps by rewrite e_3; exact: lexx.
have h_97 : 0 < t_77 by rewrite e_77; sgn.
move=> /(_ erefl).
move=> /(_ h_96).
move=> /(_ h_97).
have := @walkthrough_backward_input_near_miss_3_derivatives R 2%N letter_activation letter_upstream letter_gain letter_bias letter_eps erefl h_96 h_97.
case=> told_G1 [is_G1].
case=> told_J2 [is_J2].
move=> [_ [_ [_ [_ [_ [_ [E_G1 [E_J2]]]]]]]].
case=> G1 [was_G1].
rewrite (gradient_unique was_G1 is_G1) E_G1.
case=> J2 [was_J2].
rewrite (jacobian_unique was_J2 is_J2) E_J2.
case=> _.
case=> _.
case=> _.
case=> _.
case=> _.
case=> _.
apply: (vec_differ (k := 0) (c := (1 : R)) _ e_71 e_95); [by [] | rewrite /=; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring] | apply: lt0r_neq0; sgn].
Qed.

(* not walkthrough.backward.input: γ after the sums
   ∂L/∂x: the final formula, derived through the chain rule
   a post that derives LayerNorm’s forward and backward pass, with NumPy and PyTorch checks; Step C; The final
   summation; Result *)
Section Claims.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Local Notation whole := (@Trace.part R N xpredT).
Local Notation part := (@Trace.part R N).
Local Notation col := (@col R N).
Local Notation opr := (@opr R N).
Theorem walkthrough_backward_input_near_miss_4_derivatives (activation upstream gain bias : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  exists G1 : 'cV[R]_N, is_gradient (fun activation : 'cV[R]_N => dot upstream (layer_norm eps gain bias activation)) activation G1 /\
  exists J2 : 'M[R]_N, is_jacobian (fun activation : 'cV[R]_N => normalized eps activation) activation J2 /\
  N%:R != 0 :> R /\
  Num.sqrt (variance activation + eps) != 0 /\
  N%:R ^+ 4 * eps ^+ 2 + 2%:R * N%:R ^+ 3 * eps * sumv (vpow activation 2) + - (2%:R * N%:R ^+ 2 * eps * sumv activation ^+ 2) + N%:R ^+ 2 * sumv (vpow activation 2) ^+ 2 + - (2%:R * N%:R * sumv activation ^+ 2 * sumv (vpow activation 2)) + sumv activation ^+ 4 != 0 /\
  N%:R ^+ 2 * eps + N%:R * sumv (vpow activation 2) + - sumv activation ^+ 2 != 0 /\
  0 <= variance activation + eps /\
  0 <= N%:R ^+ 2 * eps + N%:R * sumv (vpow activation 2) + - sumv activation ^+ 2 /\
  G1 = ((- (N%:R ^+ 2 * eps * Num.sqrt (N%:R ^+ 2 * eps + N%:R * sumv (vpow activation 2) + - sumv activation ^+ 2) * sumv (had gain upstream)) + N%:R * sumv activation * Num.sqrt (N%:R ^+ 2 * eps + N%:R * sumv (vpow activation 2) + - sumv activation ^+ 2) * sumv (had (had activation gain) upstream) + - (N%:R * sumv (vpow activation 2) * Num.sqrt (N%:R ^+ 2 * eps + N%:R * sumv (vpow activation 2) + - sumv activation ^+ 2) * sumv (had gain upstream))) / (N%:R ^+ 4 * eps ^+ 2 + 2%:R * N%:R ^+ 3 * eps * sumv (vpow activation 2) + - (2%:R * N%:R ^+ 2 * eps * sumv activation ^+ 2) + N%:R ^+ 2 * sumv (vpow activation 2) ^+ 2 + - (2%:R * N%:R * sumv activation ^+ 2 * sumv (vpow activation 2)) + sumv activation ^+ 4)) *: ones + ((- (N%:R ^+ 2 * Num.sqrt (N%:R ^+ 2 * eps + N%:R * sumv (vpow activation 2) + - sumv activation ^+ 2) * sumv (had (had activation gain) upstream)) + N%:R * sumv activation * Num.sqrt (N%:R ^+ 2 * eps + N%:R * sumv (vpow activation 2) + - sumv activation ^+ 2) * sumv (had gain upstream)) / (N%:R ^+ 4 * eps ^+ 2 + 2%:R * N%:R ^+ 3 * eps * sumv (vpow activation 2) + - (2%:R * N%:R ^+ 2 * eps * sumv activation ^+ 2) + N%:R ^+ 2 * sumv (vpow activation 2) ^+ 2 + - (2%:R * N%:R * sumv activation ^+ 2 * sumv (vpow activation 2)) + sumv activation ^+ 4)) *: activation + ((N%:R * Num.sqrt (N%:R ^+ 2 * eps + N%:R * sumv (vpow activation 2) + - sumv activation ^+ 2)) / (N%:R ^+ 2 * eps + N%:R * sumv (vpow activation 2) + - sumv activation ^+ 2)) *: had gain upstream :> 'cV[R]_N /\
  J2 = diag (((N%:R * Num.sqrt (N%:R ^+ 2 * eps + N%:R * sumv (vpow activation 2) + - sumv activation ^+ 2)) / (N%:R ^+ 2 * eps + N%:R * sumv (vpow activation 2) + - sumv activation ^+ 2)) *: ones) + outer (1 *: activation) (((N%:R * sumv activation * Num.sqrt (N%:R ^+ 2 * eps + N%:R * sumv (vpow activation 2) + - sumv activation ^+ 2)) / (N%:R ^+ 4 * eps ^+ 2 + 2%:R * N%:R ^+ 3 * eps * sumv (vpow activation 2) + - (2%:R * N%:R ^+ 2 * eps * sumv activation ^+ 2) + N%:R ^+ 2 * sumv (vpow activation 2) ^+ 2 + - (2%:R * N%:R * sumv activation ^+ 2 * sumv (vpow activation 2)) + sumv activation ^+ 4)) *: ones + (- (N%:R ^+ 2 * Num.sqrt (N%:R ^+ 2 * eps + N%:R * sumv (vpow activation 2) + - sumv activation ^+ 2)) / (N%:R ^+ 4 * eps ^+ 2 + 2%:R * N%:R ^+ 3 * eps * sumv (vpow activation 2) + - (2%:R * N%:R ^+ 2 * eps * sumv activation ^+ 2) + N%:R ^+ 2 * sumv (vpow activation 2) ^+ 2 + - (2%:R * N%:R * sumv activation ^+ 2 * sumv (vpow activation 2)) + sumv activation ^+ 4)) *: activation) + outer (1 *: ones) (((- (N%:R ^+ 2 * eps * Num.sqrt (N%:R ^+ 2 * eps + N%:R * sumv (vpow activation 2) + - sumv activation ^+ 2)) + - (N%:R * sumv (vpow activation 2) * Num.sqrt (N%:R ^+ 2 * eps + N%:R * sumv (vpow activation 2) + - sumv activation ^+ 2))) / (N%:R ^+ 4 * eps ^+ 2 + 2%:R * N%:R ^+ 3 * eps * sumv (vpow activation 2) + - (2%:R * N%:R ^+ 2 * eps * sumv activation ^+ 2) + N%:R ^+ 2 * sumv (vpow activation 2) ^+ 2 + - (2%:R * N%:R * sumv activation ^+ 2 * sumv (vpow activation 2)) + sumv activation ^+ 4)) *: ones + ((N%:R * sumv activation * Num.sqrt (N%:R ^+ 2 * eps + N%:R * sumv (vpow activation 2) + - sumv activation ^+ 2)) / (N%:R ^+ 4 * eps ^+ 2 + 2%:R * N%:R ^+ 3 * eps * sumv (vpow activation 2) + - (2%:R * N%:R ^+ 2 * eps * sumv activation ^+ 2) + N%:R ^+ 2 * sumv (vpow activation 2) ^+ 2 + - (2%:R * N%:R * sumv activation ^+ 2 * sumv (vpow activation 2)) + sumv activation ^+ 4)) *: activation) :> 'M[R]_N.
Proof.
move=> N_gt0 H_eps H0.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : activation = (col (fun i => (activation i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_2 : R := sumv activation.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_4 : 0 <= n - 1 by rewrite subr_ge0.
have [m_2 M_2] := some_number (part xpredT (fun i => (activation i 0))).
have e_3 : t_2 = m_2 by rule (sum_node e_1 M_2 _); clear - R; first [reflexivity | ring].
have e_5 : N%:R = n by rule (num_eq En _); clear - R; first [reflexivity | ring].
pose t_6 : R := t_2 / N%:R.
have NZ_8 := lt0r_neq0 N_pos.
have e_7 : t_6 = (m_2 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_3 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_9 : (ones : 'cV[R]_N) = (col (fun i => 1)) by rule (col_eq (col_ones R N) _) => i; clear - R; first [reflexivity | ring].
pose t_10 : 'cV[R]_N := t_6 *: (ones : 'cV[R]_N).
have e_11 : t_10 = (col (fun i => (m_2 / (n)) * (1))) by rule (col_eq (col_scale e_7 e_9) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_12 : 'cV[R]_N := activation - t_10.
have e_13 : t_12 = (col (fun i => (activation i 0) + ((- m_2) / (n)) * (1))) by rule (col_eq (col_sub e_1 e_11) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_14 : R := dot t_12 t_12.
have [m_3 M_3] := some_number (part xpredT (fun i => (activation i 0) ^+ 2)).
have S_16 : 0 <= m_3 by rewrite -M_3; apply: part_ge0 => i; sgn.
have d_17 : whole (fun i => (activation i 0) ^+ 2 + ((- 2%:R * m_2) / (n)) * ((activation i 0)) + ((m_2 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (num_eq (partD (partD M_3 (partZ ((- 2%:R * m_2) / (n)) M_2)) (partZ ((m_2 ^+ 2) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_18 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (whole_eq _ d_17) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_15 : t_14 = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (dot_node e_13 e_13 d_18); done.
pose t_19 : R := t_14 / N%:R.
have e_20 : t_19 = ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_15 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_21 : eps = eps by [].
pose t_22 : R := t_19 + eps.
have e_23 : t_22 = ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_20 e_21) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have H_24 := pos_of H0 e_23.
have NZ_25 := lt0r_neq0 H_24.
have NZ_26 : (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) != 0 by rule (nz_factor (f := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2)) (r := (1 / (n ^+ 2))) NZ_25 _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have g_27 : part xpredT (fun i => (1) * (1)) = n by rule (part_eq _ (whole_ones En)) => i; clear - R; first [reflexivity | ring].
have g_28 : part xpredT (fun i => ((activation i 0)) * ((activation i 0))) = m_3 by rule (part_eq _ M_3) => i; clear - R; first [reflexivity | ring].
have g_29 : part xpredT (fun i => (1) * ((activation i 0))) = m_2 by rule (part_eq _ M_2) => i; clear - R; first [reflexivity | ring].
have G_30 := gram g_27 g_28 g_29.
have S_31 : 0 <= (n * m_3 - m_2 ^+ 2) by rule (nneg_is _ G_30); clear - R; ring.
have S_32 : 0 < (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by rule (pos_quotient H_24 (r := (n ^+ 2)) _ _); [clear - H_eps N_pos S_4 S_16 S_31 NZ_8 NZ_26 R; sgn | clear - NZ_8 R; first [reflexivity | field; nz | ring]].
pose t_33 : R := Num.sqrt t_22.
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by exact: (root_pos S_32).
have S_35 : 0 <= (r_4 / (n)) by rule (nneg_is (c := r_4 * n^-1) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 NZ_8 NZ_26 R; sgn].
have e_34 : t_33 = (r_4 / (n)) by rule (sqrt_node e_23 S_35 _); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_36 : R := t_33^-1.
have NZ_38 := lt0r_neq0 S_r4.
have e_37 : t_36 = ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_34) _); clear - NZ_38 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_39 : gain = (col (fun i => (gain i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
have e_40 : upstream = (col (fun i => (upstream i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
have [m_5 M_5] := some_number (part xpredT (fun i => (activation i 0) * (gain i 0) * (upstream i 0))).
have [m_6 M_6] := some_number (part xpredT (fun i => (gain i 0) * (upstream i 0))).
pose G1_41 : 'cV[R]_N := (col (fun i => ((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (upstream i 0)))).
have e_42 : G1_41 = (col (fun i => ((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (upstream i 0)))) by [].
have C_43 : is_gradient (fun activation : 'cV[R]_N => dot upstream (had gain ((Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones)) + bias)) activation G1_41.
have size_ge0 := @size1_ge0 R N.
have D_44 := VD_at activation.
have D_45 := D_sumv size_ge0 D_44.
have D_46 := D_mulr size_ge0 (N%:R^-1) D_45.
have D_47 := VD_scaler size_ge0 (ones : 'cV[R]_N) D_46.
have D_48 := VD_sub D_44 D_47.
have D_49 := D_dot size_ge0 D_48 D_48.
have D_50 := D_mulr size_ge0 (N%:R^-1) D_49.
have D_51 := D_addr size_ge0 eps D_50.
have S_53 : 0 < ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (pos_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 NZ_8 NZ_26 NZ_38 R; sgn].
have C_52 : 0 < t_22 := pos_is e_23 S_53.
have D_54 := D_sqrt size_ge0 C_52 D_51.
have NZ_55 : (r_4 / (n)) != 0 by rule (nz_is (c := (r_4 * n^-1)) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_38 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_56 : t_33 != 0 := nz_is e_34 NZ_55.
have D_57 := D_inv size_ge0 C_56 D_54.
have D_58 := VD_scale size_ge0 D_57 D_48.
have D_59 := VD_hadl gain D_58.
have D_60 := VD_addr size_ge0 (bias : 'cV[R]_N) D_59.
have D_61 := D_dotl size_ge0 upstream D_60.
refine (gradient_by (F := (fun activation : 'cV[R]_N => dot upstream (had gain ((Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones)) + bias))) D_61 _) => h_62.
have e_63 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_64 : R := (2%:R : R) * t_33.
have e_65 : t_64 = ((2%:R * r_4) / (n)) by rule (num_eq (num2 (fun a b : R => a * b) e_63 e_34) _); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_66 : R := t_64^-1.
have NZ_68 : (2%:R * r_4) != 0 :> R by rule (nz_is (c := (2%:R * r_4)) _ _); [clear - R; ring | clear - NZ_38 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_67 : t_66 = ((n * r_4) / (2%:R * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_65) _); clear - NZ_38 NZ_68 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_69 : h_62 = (col (fun i => (h_62 i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_70 : R := sumv h_62.
have [m_8 M_8] := some_number (part xpredT (fun i => (h_62 i 0))).
have e_71 : t_70 = m_8 by rule (sum_node e_69 M_8 _); clear - R; first [reflexivity | ring].
pose t_72 : R := t_70 / N%:R.
have e_73 : t_72 = (m_8 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_71 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_74 : 'cV[R]_N := t_72 *: (ones : 'cV[R]_N).
have e_75 : t_74 = (col (fun i => (m_8 / (n)) * (1))) by rule (col_eq (col_scale e_73 e_9) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_76 : 'cV[R]_N := h_62 - t_74.
have e_77 : t_76 = (col (fun i => (h_62 i 0) + ((- m_8) / (n)) * (1))) by rule (col_eq (col_sub e_69 e_75) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_78 : R := dot t_76 t_12.
have [m_9 M_9] := some_number (part xpredT (fun i => (activation i 0) * (h_62 i 0))).
have d_80 : whole (fun i => (activation i 0) * (h_62 i 0) + ((- m_2) / (n)) * ((h_62 i 0)) + ((- m_8) / (n)) * ((activation i 0)) + ((m_2 * m_8) / (n ^+ 2)) * (1)) = ((n * m_9 - m_2 * m_8) / (n)) by rule (num_eq (partD (partD (partD M_9 (partZ ((- m_2) / (n)) M_8)) (partZ ((- m_8) / (n)) M_2)) (partZ ((m_2 * m_8) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_81 : whole (fun i => ((h_62 i 0) + ((- m_8) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_9 - m_2 * m_8) / (n)) by rule (whole_eq _ d_80) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_79 : t_78 = ((n * m_9 - m_2 * m_8) / (n)) by rule (dot_node e_77 e_13 d_81); done.
pose t_82 : R := dot t_12 t_76.
have d_84 : whole (fun i => (activation i 0) * (h_62 i 0) + ((- m_8) / (n)) * ((activation i 0)) + ((- m_2) / (n)) * ((h_62 i 0)) + ((m_2 * m_8) / (n ^+ 2)) * (1)) = ((n * m_9 - m_2 * m_8) / (n)) by rule (num_eq (partD (partD (partD M_9 (partZ ((- m_8) / (n)) M_2)) (partZ ((- m_2) / (n)) M_8)) (partZ ((m_2 * m_8) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_85 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((h_62 i 0) + ((- m_8) / (n)) * (1))) = ((n * m_9 - m_2 * m_8) / (n)) by rule (whole_eq _ d_84) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_83 : t_82 = ((n * m_9 - m_2 * m_8) / (n)) by rule (dot_node e_13 e_77 d_85); done.
pose t_86 : R := t_78 + t_82.
have e_87 : t_86 = ((2%:R * n * m_9 - 2%:R * m_2 * m_8) / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_79 e_83) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_88 : R := t_86 / N%:R.
have e_89 : t_88 = ((2%:R * n * m_9 - 2%:R * m_2 * m_8) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_87 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_90 : R := t_66 * t_88.
have e_91 : t_90 = ((n * r_4 * m_9 - m_2 * r_4 * m_8) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_67 e_89) _); clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_92 : R := t_36 * t_90.
have e_93 : t_92 = ((n * m_9 - m_2 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_37 e_91) _); clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_94 : R := t_36 * t_92.
have e_95 : t_94 = ((n ^+ 2 * r_4 * m_9 - n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_37 e_93) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_96 : R := - t_94.
have e_97 : t_96 = ((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num1 (fun a : R => - a) e_95) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_98 : 'cV[R]_N := t_96 *: t_12.
have e_99 : t_98 = (col (fun i => ((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_2 * r_4 * m_9 - m_2 ^+ 2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (col_scale e_97 e_13) _) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_100 : 'cV[R]_N := t_36 *: t_76.
have e_101 : t_100 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_62 i 0)) + ((- r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_37 e_77) _) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_102 : 'cV[R]_N := t_98 + t_100.
have e_103 : t_102 = (col (fun i => ((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * r_4 * m_8 + n * m_2 * r_4 * m_9 - n * m_3 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_62 i 0)))) by rule (col_eq (col_add e_99 e_101) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_104 : 'cV[R]_N := had gain t_102.
have e_105 : t_104 = (col (fun i => ((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (gain i 0)) + ((- n ^+ 2 * eps * r_4 * m_8 + n * m_2 * r_4 * m_9 - n * m_3 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((gain i 0)) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (h_62 i 0)))) by rule (col_eq (col_had e_39 e_103) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_106 : R := dot upstream t_104.
have [m_10 M_10] := some_number (part xpredT (fun i => (gain i 0) * (h_62 i 0) * (upstream i 0))).
have d_108 : whole (fun i => ((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (gain i 0) * (upstream i 0)) + ((- n ^+ 2 * eps * r_4 * m_8 + n * m_2 * r_4 * m_9 - n * m_3 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((gain i 0) * (upstream i 0)) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (h_62 i 0) * (upstream i 0))) = ((n ^+ 3 * eps * r_4 * m_10 - n ^+ 2 * eps * r_4 * m_6 * m_8 + n ^+ 2 * m_3 * r_4 * m_10 - n ^+ 2 * r_4 * m_5 * m_9 - n * m_2 ^+ 2 * r_4 * m_10 + n * m_2 * r_4 * m_5 * m_8 + n * m_2 * r_4 * m_6 * m_9 - n * m_3 * r_4 * m_6 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (partD (partD (partZ ((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_5) (partZ ((- n ^+ 2 * eps * r_4 * m_8 + n * m_2 * r_4 * m_9 - n * m_3 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_6)) (partZ ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_10)) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_109 : whole (fun i => ((upstream i 0)) * (((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (gain i 0)) + ((- n ^+ 2 * eps * r_4 * m_8 + n * m_2 * r_4 * m_9 - n * m_3 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((gain i 0)) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (h_62 i 0)))) = ((n ^+ 3 * eps * r_4 * m_10 - n ^+ 2 * eps * r_4 * m_6 * m_8 + n ^+ 2 * m_3 * r_4 * m_10 - n ^+ 2 * r_4 * m_5 * m_9 - n * m_2 ^+ 2 * r_4 * m_10 + n * m_2 * r_4 * m_5 * m_8 + n * m_2 * r_4 * m_6 * m_9 - n * m_3 * r_4 * m_6 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (whole_eq _ d_108) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_107 : t_106 = ((n ^+ 3 * eps * r_4 * m_10 - n ^+ 2 * eps * r_4 * m_6 * m_8 + n ^+ 2 * m_3 * r_4 * m_10 - n ^+ 2 * r_4 * m_5 * m_9 - n * m_2 ^+ 2 * r_4 * m_10 + n * m_2 * r_4 * m_5 * m_8 + n * m_2 * r_4 * m_6 * m_9 - n * m_3 * r_4 * m_6 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (dot_node e_40 e_105 d_109); done.
pose t_110 : R := dot G1_41 h_62.
have d_112 : whole (fun i => ((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((h_62 i 0)) + ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (h_62 i 0)) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (h_62 i 0) * (upstream i 0))) = ((n ^+ 3 * eps * r_4 * m_10 - n ^+ 2 * eps * r_4 * m_6 * m_8 + n ^+ 2 * m_3 * r_4 * m_10 - n ^+ 2 * r_4 * m_5 * m_9 - n * m_2 ^+ 2 * r_4 * m_10 + n * m_2 * r_4 * m_5 * m_8 + n * m_2 * r_4 * m_6 * m_9 - n * m_3 * r_4 * m_6 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (partD (partD (partZ ((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_8) (partZ ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_9)) (partZ ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_10)) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_113 : whole (fun i => (((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (upstream i 0))) * ((h_62 i 0))) = ((n ^+ 3 * eps * r_4 * m_10 - n ^+ 2 * eps * r_4 * m_6 * m_8 + n ^+ 2 * m_3 * r_4 * m_10 - n ^+ 2 * r_4 * m_5 * m_9 - n * m_2 ^+ 2 * r_4 * m_10 + n * m_2 * r_4 * m_5 * m_8 + n * m_2 * r_4 * m_6 * m_9 - n * m_3 * r_4 * m_6 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (whole_eq _ d_112) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_111 : t_110 = ((n ^+ 3 * eps * r_4 * m_10 - n ^+ 2 * eps * r_4 * m_6 * m_8 + n ^+ 2 * m_3 * r_4 * m_10 - n ^+ 2 * r_4 * m_5 * m_9 - n * m_2 ^+ 2 * r_4 * m_10 + n * m_2 * r_4 * m_5 * m_8 + n * m_2 * r_4 * m_6 * m_9 - n * m_3 * r_4 * m_6 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (dot_node e_42 e_69 d_113); done.
rule (num_eq e_107 (esym (num_eq e_111 _))); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose J2_114 : 'M[R]_N := (opr (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => 1), (fun i => ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]).
have e_115 : J2_114 = (opr (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => 1), (fun i => ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]) by [].
have C_116 : is_jacobian (fun activation : 'cV[R]_N => (Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones)) activation J2_114.
have size_ge0 := @size1_ge0 R N.
have D_117 := VD_at activation.
have D_118 := D_sumv size_ge0 D_117.
have D_119 := D_mulr size_ge0 (N%:R^-1) D_118.
have D_120 := VD_scaler size_ge0 (ones : 'cV[R]_N) D_119.
have D_121 := VD_sub D_117 D_120.
have D_122 := D_dot size_ge0 D_121 D_121.
have D_123 := D_mulr size_ge0 (N%:R^-1) D_122.
have D_124 := D_addr size_ge0 eps D_123.
have S_126 : 0 < ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (pos_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 NZ_8 NZ_26 NZ_38 R; sgn].
have C_125 : 0 < t_22 := pos_is e_23 S_126.
have D_127 := D_sqrt size_ge0 C_125 D_124.
have NZ_128 : (r_4 / (n)) != 0 by rule (nz_is (c := (r_4 * n^-1)) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_38 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_129 : t_33 != 0 := nz_is e_34 NZ_128.
have D_130 := D_inv size_ge0 C_129 D_127.
have D_131 := VD_scale size_ge0 D_130 D_121.
refine (jacobian_by (F := (fun activation : 'cV[R]_N => (Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones))) D_131 _) => h_132.
have e_133 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_134 : R := (2%:R : R) * t_33.
have e_135 : t_134 = ((2%:R * r_4) / (n)) by rule (num_eq (num2 (fun a b : R => a * b) e_133 e_34) _); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_136 : R := t_134^-1.
have NZ_138 : (2%:R * r_4) != 0 :> R by rule (nz_is (c := (2%:R * r_4)) _ _); [clear - R; ring | clear - NZ_38 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_137 : t_136 = ((n * r_4) / (2%:R * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_135) _); clear - NZ_38 NZ_138 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_139 : h_132 = (col (fun i => (h_132 i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_140 : R := sumv h_132.
have [m_11 M_11] := some_number (part xpredT (fun i => (h_132 i 0))).
have e_141 : t_140 = m_11 by rule (sum_node e_139 M_11 _); clear - R; first [reflexivity | ring].
pose t_142 : R := t_140 / N%:R.
have e_143 : t_142 = (m_11 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_141 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_144 : 'cV[R]_N := t_142 *: (ones : 'cV[R]_N).
have e_145 : t_144 = (col (fun i => (m_11 / (n)) * (1))) by rule (col_eq (col_scale e_143 e_9) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_146 : 'cV[R]_N := h_132 - t_144.
have e_147 : t_146 = (col (fun i => (h_132 i 0) + ((- m_11) / (n)) * (1))) by rule (col_eq (col_sub e_139 e_145) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_148 : R := dot t_146 t_12.
have [m_12 M_12] := some_number (part xpredT (fun i => (activation i 0) * (h_132 i 0))).
have d_150 : whole (fun i => (activation i 0) * (h_132 i 0) + ((- m_2) / (n)) * ((h_132 i 0)) + ((- m_11) / (n)) * ((activation i 0)) + ((m_2 * m_11) / (n ^+ 2)) * (1)) = ((n * m_12 - m_2 * m_11) / (n)) by rule (num_eq (partD (partD (partD M_12 (partZ ((- m_2) / (n)) M_11)) (partZ ((- m_11) / (n)) M_2)) (partZ ((m_2 * m_11) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_151 : whole (fun i => ((h_132 i 0) + ((- m_11) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_12 - m_2 * m_11) / (n)) by rule (whole_eq _ d_150) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_149 : t_148 = ((n * m_12 - m_2 * m_11) / (n)) by rule (dot_node e_147 e_13 d_151); done.
pose t_152 : R := dot t_12 t_146.
have d_154 : whole (fun i => (activation i 0) * (h_132 i 0) + ((- m_11) / (n)) * ((activation i 0)) + ((- m_2) / (n)) * ((h_132 i 0)) + ((m_2 * m_11) / (n ^+ 2)) * (1)) = ((n * m_12 - m_2 * m_11) / (n)) by rule (num_eq (partD (partD (partD M_12 (partZ ((- m_11) / (n)) M_2)) (partZ ((- m_2) / (n)) M_11)) (partZ ((m_2 * m_11) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_155 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((h_132 i 0) + ((- m_11) / (n)) * (1))) = ((n * m_12 - m_2 * m_11) / (n)) by rule (whole_eq _ d_154) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_153 : t_152 = ((n * m_12 - m_2 * m_11) / (n)) by rule (dot_node e_13 e_147 d_155); done.
pose t_156 : R := t_148 + t_152.
have e_157 : t_156 = ((2%:R * n * m_12 - 2%:R * m_2 * m_11) / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_149 e_153) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_158 : R := t_156 / N%:R.
have e_159 : t_158 = ((2%:R * n * m_12 - 2%:R * m_2 * m_11) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_157 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_160 : R := t_136 * t_158.
have e_161 : t_160 = ((n * r_4 * m_12 - m_2 * r_4 * m_11) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_137 e_159) _); clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_162 : R := t_36 * t_160.
have e_163 : t_162 = ((n * m_12 - m_2 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_37 e_161) _); clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_164 : R := t_36 * t_162.
have e_165 : t_164 = ((n ^+ 2 * r_4 * m_12 - n * m_2 * r_4 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_37 e_163) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_166 : R := - t_164.
have e_167 : t_166 = ((- n ^+ 2 * r_4 * m_12 + n * m_2 * r_4 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num1 (fun a : R => - a) e_165) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_168 : 'cV[R]_N := t_166 *: t_12.
have e_169 : t_168 = (col (fun i => ((- n ^+ 2 * r_4 * m_12 + n * m_2 * r_4 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_2 * r_4 * m_12 - m_2 ^+ 2 * r_4 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (col_scale e_167 e_13) _) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_170 : 'cV[R]_N := t_36 *: t_146.
have e_171 : t_170 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_132 i 0)) + ((- r_4 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_37 e_147) _) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_172 : 'cV[R]_N := t_168 + t_170.
have e_173 : t_172 = (col (fun i => ((- n ^+ 2 * r_4 * m_12 + n * m_2 * r_4 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * r_4 * m_11 + n * m_2 * r_4 * m_12 - n * m_3 * r_4 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_132 i 0)))) by rule (col_eq (col_add e_169 e_171) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_174 : 'cV[R]_N := J2_114 *m h_132.
have d_176 : whole (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((h_132 i 0)) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (h_132 i 0))) = ((- n ^+ 2 * r_4 * m_12 + n * m_2 * r_4 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (partD (partZ ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_11) (partZ ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_12)) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_177 : whole (fun i => (((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) * ((h_132 i 0))) = ((- n ^+ 2 * r_4 * m_12 + n * m_2 * r_4 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (whole_eq _ d_176) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_178 : whole (fun i => ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((h_132 i 0)) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (h_132 i 0))) = ((- n ^+ 2 * eps * r_4 * m_11 + n * m_2 * r_4 * m_12 - n * m_3 * r_4 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (partD (partZ ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_11) (partZ ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_12)) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_179 : whole (fun i => (((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) * ((h_132 i 0))) = ((- n ^+ 2 * eps * r_4 * m_11 + n * m_2 * r_4 * m_12 - n * m_3 * r_4 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (whole_eq _ d_178) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_175 : t_174 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_132 i 0)) + ((- n ^+ 2 * r_4 * m_12 + n * m_2 * r_4 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * r_4 * m_11 + n * m_2 * r_4 * m_12 - n * m_3 * r_4 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (opr_apply (s := [:: ((- n ^+ 2 * r_4 * m_12 + n * m_2 * r_4 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)); ((- n ^+ 2 * eps * r_4 * m_11 + n * m_2 * r_4 * m_12 - n * m_3 * r_4 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2))]) e_115 e_139 (conj d_177 (conj d_179 I))) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
rule (col_same e_173 e_175 _) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have NZ_180 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_181 : N%:R != 0 := nz_is e_5 NZ_180.
have NZ_182 : (r_4 / (n)) != 0 by rule (nz_is (c := (r_4 * n^-1)) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_38 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_183 : t_33 != 0 := nz_is e_34 NZ_182.
pose t_184 : R := N%:R ^+ 4.
have e_185 : t_184 = (n ^+ 4) by rule (num_eq (num1 (fun a : R => a ^+ 4) e_5) _); clear - R; first [reflexivity | ring].
pose t_186 : R := eps ^+ 2.
have e_187 : t_186 = (eps ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_21) _); clear - R; first [reflexivity | ring].
pose t_188 : R := t_184 * t_186.
have e_189 : t_188 = (n ^+ 4 * eps ^+ 2) by rule (num_eq (num2 (fun a b : R => a * b) e_185 e_187) _); clear - R; first [reflexivity | ring].
have e_190 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_191 : R := N%:R ^+ 3.
have e_192 : t_191 = (n ^+ 3) by rule (num_eq (num1 (fun a : R => a ^+ 3) e_5) _); clear - R; first [reflexivity | ring].
pose t_193 : R := (2%:R : R) * t_191.
have e_194 : t_193 = (2%:R * n ^+ 3) by rule (num_eq (num2 (fun a b : R => a * b) e_190 e_192) _); clear - R; first [reflexivity | ring].
pose t_195 : R := t_193 * eps.
have e_196 : t_195 = (2%:R * n ^+ 3 * eps) by rule (num_eq (num2 (fun a b : R => a * b) e_194 e_21) _); clear - R; first [reflexivity | ring].
pose t_197 : 'cV[R]_N := vpow activation 2.
have e_198 : t_197 = (col (fun i => (activation i 0) ^+ 2)) by rule (col_eq (col_vpow 2 e_1) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_199 : R := sumv t_197.
have e_200 : t_199 = m_3 by rule (sum_node e_198 M_3 _); clear - R; first [reflexivity | ring].
pose t_201 : R := t_195 * t_199.
have e_202 : t_201 = (2%:R * n ^+ 3 * eps * m_3) by rule (num_eq (num2 (fun a b : R => a * b) e_196 e_200) _); clear - R; first [reflexivity | ring].
pose t_203 : R := t_188 + t_201.
have e_204 : t_203 = (n ^+ 4 * eps ^+ 2 + 2%:R * n ^+ 3 * eps * m_3) by rule (num_eq (num2 (fun a b : R => a + b) e_189 e_202) _); clear - R; first [reflexivity | ring].
pose t_205 : R := N%:R ^+ 2.
have e_206 : t_205 = (n ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_5) _); clear - R; first [reflexivity | ring].
pose t_207 : R := (2%:R : R) * t_205.
have e_208 : t_207 = (2%:R * n ^+ 2) by rule (num_eq (num2 (fun a b : R => a * b) e_190 e_206) _); clear - R; first [reflexivity | ring].
pose t_209 : R := t_207 * eps.
have e_210 : t_209 = (2%:R * n ^+ 2 * eps) by rule (num_eq (num2 (fun a b : R => a * b) e_208 e_21) _); clear - R; first [reflexivity | ring].
pose t_211 : R := t_2 ^+ 2.
have e_212 : t_211 = (m_2 ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_3) _); clear - R; first [reflexivity | ring].
pose t_213 : R := t_209 * t_211.
have e_214 : t_213 = (2%:R * n ^+ 2 * eps * m_2 ^+ 2) by rule (num_eq (num2 (fun a b : R => a * b) e_210 e_212) _); clear - R; first [reflexivity | ring].
pose t_215 : R := - t_213.
have e_216 : t_215 = (- 2%:R * n ^+ 2 * eps * m_2 ^+ 2) by rule (num_eq (num1 (fun a : R => - a) e_214) _); clear - R; first [reflexivity | ring].
pose t_217 : R := t_203 + t_215.
have e_218 : t_217 = (n ^+ 4 * eps ^+ 2 + 2%:R * n ^+ 3 * eps * m_3 - 2%:R * n ^+ 2 * eps * m_2 ^+ 2) by rule (num_eq (num2 (fun a b : R => a + b) e_204 e_216) _); clear - R; first [reflexivity | ring].
pose t_219 : R := t_199 ^+ 2.
have e_220 : t_219 = (m_3 ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_200) _); clear - R; first [reflexivity | ring].
pose t_221 : R := t_205 * t_219.
have e_222 : t_221 = (n ^+ 2 * m_3 ^+ 2) by rule (num_eq (num2 (fun a b : R => a * b) e_206 e_220) _); clear - R; first [reflexivity | ring].
pose t_223 : R := t_217 + t_221.
have e_224 : t_223 = (n ^+ 4 * eps ^+ 2 + 2%:R * n ^+ 3 * eps * m_3 - 2%:R * n ^+ 2 * eps * m_2 ^+ 2 + n ^+ 2 * m_3 ^+ 2) by rule (num_eq (num2 (fun a b : R => a + b) e_218 e_222) _); clear - R; first [reflexivity | ring].
pose t_225 : R := (2%:R : R) * N%:R.
have e_226 : t_225 = (2%:R * n) by rule (num_eq (num2 (fun a b : R => a * b) e_190 e_5) _); clear - R; first [reflexivity | ring].
pose t_227 : R := t_225 * t_211.
have e_228 : t_227 = (2%:R * n * m_2 ^+ 2) by rule (num_eq (num2 (fun a b : R => a * b) e_226 e_212) _); clear - R; first [reflexivity | ring].
pose t_229 : R := t_227 * t_199.
have e_230 : t_229 = (2%:R * n * m_2 ^+ 2 * m_3) by rule (num_eq (num2 (fun a b : R => a * b) e_228 e_200) _); clear - R; first [reflexivity | ring].
pose t_231 : R := - t_229.
have e_232 : t_231 = (- 2%:R * n * m_2 ^+ 2 * m_3) by rule (num_eq (num1 (fun a : R => - a) e_230) _); clear - R; first [reflexivity | ring].
pose t_233 : R := t_223 + t_231.
have e_234 : t_233 = (n ^+ 4 * eps ^+ 2 + 2%:R * n ^+ 3 * eps * m_3 - 2%:R * n ^+ 2 * eps * m_2 ^+ 2 + n ^+ 2 * m_3 ^+ 2 - 2%:R * n * m_2 ^+ 2 * m_3) by rule (num_eq (num2 (fun a b : R => a + b) e_224 e_232) _); clear - R; first [reflexivity | ring].
pose t_235 : R := t_2 ^+ 4.
have e_236 : t_235 = (m_2 ^+ 4) by rule (num_eq (num1 (fun a : R => a ^+ 4) e_3) _); clear - R; first [reflexivity | ring].
pose t_237 : R := t_233 + t_235.
have e_238 : t_237 = (n ^+ 4 * eps ^+ 2 + 2%:R * n ^+ 3 * eps * m_3 - 2%:R * n ^+ 2 * eps * m_2 ^+ 2 + n ^+ 2 * m_3 ^+ 2 - 2%:R * n * m_2 ^+ 2 * m_3 + m_2 ^+ 4) by rule (num_eq (num2 (fun a b : R => a + b) e_234 e_236) _); clear - R; first [reflexivity | ring].
have NZ_239 : (n ^+ 4 * eps ^+ 2 + 2%:R * n ^+ 3 * eps * m_3 - 2%:R * n ^+ 2 * eps * m_2 ^+ 2 + n ^+ 2 * m_3 ^+ 2 - 2%:R * n * m_2 ^+ 2 * m_3 + m_2 ^+ 4) != 0 by rule (nz_is (c := ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_26 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_240 : t_237 != 0 := nz_is e_238 NZ_239.
pose t_241 : R := t_205 * eps.
have e_242 : t_241 = (n ^+ 2 * eps) by rule (num_eq (num2 (fun a b : R => a * b) e_206 e_21) _); clear - R; first [reflexivity | ring].
pose t_243 : R := N%:R * t_199.
have e_244 : t_243 = (n * m_3) by rule (num_eq (num2 (fun a b : R => a * b) e_5 e_200) _); clear - R; first [reflexivity | ring].
pose t_245 : R := t_241 + t_243.
have e_246 : t_245 = (n ^+ 2 * eps + n * m_3) by rule (num_eq (num2 (fun a b : R => a + b) e_242 e_244) _); clear - R; first [reflexivity | ring].
pose t_247 : R := - t_211.
have e_248 : t_247 = (- m_2 ^+ 2) by rule (num_eq (num1 (fun a : R => - a) e_212) _); clear - R; first [reflexivity | ring].
pose t_249 : R := t_245 + t_247.
have e_250 : t_249 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by rule (num_eq (num2 (fun a b : R => a + b) e_246 e_248) _); clear - R; first [reflexivity | ring].
have NZ_251 : (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) != 0 by rule (nz_is (c := ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_26 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_252 : t_249 != 0 := nz_is e_250 NZ_251.
have S_253 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 NZ_8 NZ_26 NZ_38 R; sgn].
have C_254 : 0 <= t_22 := nneg_is e_23 S_253.
have S_255 : 0 <= (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2)) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 NZ_8 NZ_26 NZ_38 R; sgn].
have C_256 : 0 <= t_249 := nneg_is e_250 S_255.
pose t_258 : R := Num.sqrt t_249.
have S_260 : 0 <= r_4 by rule (nneg_is (c := r_4) _ _); [clear - E_r4 R; first [reflexivity | ring: E_r4] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 NZ_8 NZ_26 NZ_38 R; sgn].
have e_259 : t_258 = r_4 by rule (sqrt_node e_250 S_260 _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_261 : R := t_241 * t_258.
have e_262 : t_261 = (n ^+ 2 * eps * r_4) by rule (num_eq (num2 (fun a b : R => a * b) e_242 e_259) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_263 : 'cV[R]_N := had gain upstream.
have e_264 : t_263 = (col (fun i => (gain i 0) * (upstream i 0))) by rule (col_eq (col_had e_39 e_40) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_265 : R := sumv t_263.
have e_266 : t_265 = m_6 by rule (sum_node e_264 M_6 _); clear - R; first [reflexivity | ring].
pose t_267 : R := t_261 * t_265.
have e_268 : t_267 = (n ^+ 2 * eps * r_4 * m_6) by rule (num_eq (num2 (fun a b : R => a * b) e_262 e_266) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_269 : R := - t_267.
have e_270 : t_269 = (- n ^+ 2 * eps * r_4 * m_6) by rule (num_eq (num1 (fun a : R => - a) e_268) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_271 : R := N%:R * t_2.
have e_272 : t_271 = (n * m_2) by rule (num_eq (num2 (fun a b : R => a * b) e_5 e_3) _); clear - R; first [reflexivity | ring].
pose t_273 : R := t_271 * t_258.
have e_274 : t_273 = (n * m_2 * r_4) by rule (num_eq (num2 (fun a b : R => a * b) e_272 e_259) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_275 : 'cV[R]_N := had activation gain.
have e_276 : t_275 = (col (fun i => (activation i 0) * (gain i 0))) by rule (col_eq (col_had e_1 e_39) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_277 : 'cV[R]_N := had t_275 upstream.
have e_278 : t_277 = (col (fun i => (activation i 0) * (gain i 0) * (upstream i 0))) by rule (col_eq (col_had e_276 e_40) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_279 : R := sumv t_277.
have e_280 : t_279 = m_5 by rule (sum_node e_278 M_5 _); clear - R; first [reflexivity | ring].
pose t_281 : R := t_273 * t_279.
have e_282 : t_281 = (n * m_2 * r_4 * m_5) by rule (num_eq (num2 (fun a b : R => a * b) e_274 e_280) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_283 : R := t_269 + t_281.
have e_284 : t_283 = (- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5) by rule (num_eq (num2 (fun a b : R => a + b) e_270 e_282) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_285 : R := t_243 * t_258.
have e_286 : t_285 = (n * m_3 * r_4) by rule (num_eq (num2 (fun a b : R => a * b) e_244 e_259) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_287 : R := t_285 * t_265.
have e_288 : t_287 = (n * m_3 * r_4 * m_6) by rule (num_eq (num2 (fun a b : R => a * b) e_286 e_266) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_289 : R := - t_287.
have e_290 : t_289 = (- n * m_3 * r_4 * m_6) by rule (num_eq (num1 (fun a : R => - a) e_288) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_291 : R := t_283 + t_289.
have e_292 : t_291 = (- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) by rule (num_eq (num2 (fun a b : R => a + b) e_284 e_290) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_293 : R := t_291 / t_237.
have NZ_295 : (n ^+ 4 * eps ^+ 2 + 2%:R * n ^+ 3 * eps * m_3 - 2%:R * n ^+ 2 * eps * m_2 ^+ 2 + n ^+ 2 * m_3 ^+ 2 - 2%:R * n * m_2 ^+ 2 * m_3 + m_2 ^+ 4) != 0 :> R by rule (nz_is (c := ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) _ _); [clear - R; ring | clear - NZ_26 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_294 : t_293 = ((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_292 e_238) _); clear - NZ_26 NZ_295 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_296 : 'cV[R]_N := t_293 *: (ones : 'cV[R]_N).
have e_297 : t_296 = (col (fun i => ((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (col_scale e_294 e_9) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_298 : R := t_205 * t_258.
have e_299 : t_298 = (n ^+ 2 * r_4) by rule (num_eq (num2 (fun a b : R => a * b) e_206 e_259) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_300 : R := t_298 * t_279.
have e_301 : t_300 = (n ^+ 2 * r_4 * m_5) by rule (num_eq (num2 (fun a b : R => a * b) e_299 e_280) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_302 : R := - t_300.
have e_303 : t_302 = (- n ^+ 2 * r_4 * m_5) by rule (num_eq (num1 (fun a : R => - a) e_301) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_304 : R := t_273 * t_265.
have e_305 : t_304 = (n * m_2 * r_4 * m_6) by rule (num_eq (num2 (fun a b : R => a * b) e_274 e_266) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_306 : R := t_302 + t_304.
have e_307 : t_306 = (- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) by rule (num_eq (num2 (fun a b : R => a + b) e_303 e_305) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_308 : R := t_306 / t_237.
have e_309 : t_308 = ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_307 e_238) _); clear - NZ_26 NZ_295 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_310 : 'cV[R]_N := t_308 *: activation.
have e_311 : t_310 = (col (fun i => ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))) by rule (col_eq (col_scale e_309 e_1) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_312 : 'cV[R]_N := t_296 + t_310.
have e_313 : t_312 = (col (fun i => ((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))) by rule (col_eq (col_add e_297 e_311) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_314 : R := N%:R * t_258.
have e_315 : t_314 = (n * r_4) by rule (num_eq (num2 (fun a b : R => a * b) e_5 e_259) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_316 : R := t_314 / t_249.
have e_317 : t_316 = ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_315 e_250) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_318 : 'cV[R]_N := t_316 *: t_263.
have e_319 : t_318 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (upstream i 0)))) by rule (col_eq (col_scale e_317 e_264) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_320 : 'cV[R]_N := t_312 + t_318.
have e_321 : t_320 = (col (fun i => ((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (upstream i 0)))) by rule (col_eq (col_add e_313 e_319) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have C_257 : G1_41 = t_320 by rule (col_same e_42 e_321 _) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_323 : 'cV[R]_N := t_316 *: (ones : 'cV[R]_N).
have e_324 : t_323 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_317 e_9) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_325 : 'M[R]_N := diag t_323.
have e_326 : t_325 = (opr (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) [:: ]) by rule (opr_eq (opr_diag e_324) _ _); [move=> i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | move=> i j; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
have e_327 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose t_328 : 'cV[R]_N := (1 : R) *: activation.
have e_329 : t_328 = (col (fun i => (activation i 0))) by rule (col_eq (col_scale e_327 e_1) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_330 : R := t_273 / t_237.
have e_331 : t_330 = ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_274 e_238) _); clear - NZ_26 NZ_295 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_332 : 'cV[R]_N := t_330 *: (ones : 'cV[R]_N).
have e_333 : t_332 = (col (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (col_scale e_331 e_9) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_334 : R := - t_298.
have e_335 : t_334 = (- n ^+ 2 * r_4) by rule (num_eq (num1 (fun a : R => - a) e_299) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_336 : R := t_334 / t_237.
have e_337 : t_336 = ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_335 e_238) _); clear - NZ_26 NZ_295 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_338 : 'cV[R]_N := t_336 *: activation.
have e_339 : t_338 = (col (fun i => ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))) by rule (col_eq (col_scale e_337 e_1) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_340 : 'cV[R]_N := t_332 + t_338.
have e_341 : t_340 = (col (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))) by rule (col_eq (col_add e_333 e_339) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_342 : 'M[R]_N := outer t_328 t_340.
have e_343 : t_342 = (opr (fun i => 0) [:: ((fun i => (activation i 0)), (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]) by rule (opr_eq (opr_outer e_329 e_341) _ _); [move=> i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | move=> i j; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
pose t_344 : 'M[R]_N := t_325 + t_342.
have e_345 : t_344 = (opr (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]) by rule (opr_eq (opr_add e_326 e_343) _ _); [move=> i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | move=> i j; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
pose t_346 : 'cV[R]_N := (1 : R) *: (ones : 'cV[R]_N).
have e_347 : t_346 = (col (fun i => 1)) by rule (col_eq (col_scale e_327 e_9) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_348 : R := - t_261.
have e_349 : t_348 = (- n ^+ 2 * eps * r_4) by rule (num_eq (num1 (fun a : R => - a) e_262) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_350 : R := - t_285.
have e_351 : t_350 = (- n * m_3 * r_4) by rule (num_eq (num1 (fun a : R => - a) e_286) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_352 : R := t_348 + t_350.
have e_353 : t_352 = (- n ^+ 2 * eps * r_4 - n * m_3 * r_4) by rule (num_eq (num2 (fun a b : R => a + b) e_349 e_351) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_354 : R := t_352 / t_237.
have e_355 : t_354 = ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_353 e_238) _); clear - NZ_26 NZ_295 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_356 : 'cV[R]_N := t_354 *: (ones : 'cV[R]_N).
have e_357 : t_356 = (col (fun i => ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (col_scale e_355 e_9) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_358 : 'cV[R]_N := t_330 *: activation.
have e_359 : t_358 = (col (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))) by rule (col_eq (col_scale e_331 e_1) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_360 : 'cV[R]_N := t_356 + t_358.
have e_361 : t_360 = (col (fun i => ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))) by rule (col_eq (col_add e_357 e_359) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_362 : 'M[R]_N := outer t_346 t_360.
have e_363 : t_362 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]) by rule (opr_eq (opr_outer e_347 e_361) _ _); [move=> i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | move=> i j; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
pose t_364 : 'M[R]_N := t_344 + t_362.
have e_365 : t_364 = (opr (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => 1), (fun i => ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]) by rule (opr_eq (opr_add e_345 e_363) _ _); [move=> i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | move=> i j; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
have C_322 : J2_114 = t_364 by rule (opr_same e_115 e_365 _ _); [move=> i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | move=> i j; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
exists G1_41; split; first exact: C_43.
exists J2_114; split; first exact: C_116.
split; first exact: C_181.
split; first exact: C_183.
split; first exact: C_240.
split; first exact: C_252.
split; first exact: C_254.
split; first exact: C_256.
split; first exact: C_257.
exact: C_322.
Qed.
End Claims.
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition walkthrough_backward_input_near_miss_4_says : Prop :=
  forall (activation upstream gain bias : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  exists G1 : 'cV[R]_N, is_gradient (fun activation : 'cV[R]_N => dot upstream (layer_norm eps gain bias activation)) activation G1 /\
  exists J2 : 'M[R]_N, is_jacobian (fun activation : 'cV[R]_N => normalized eps activation) activation J2 /\
  N%:R != 0 :> R /\
  Num.sqrt (variance activation + eps) != 0 /\
  N%:R * Num.sqrt (variance activation + eps) != 0 /\
  0 <= variance activation + eps /\
  G1 = J2^T *m had upstream gain :> 'cV[R]_N /\
  G1 = (N%:R * Num.sqrt (variance activation + eps))^-1 *: ((N%:R *: 1%:M - outer ones ones - outer (normalized eps activation) (normalized eps activation)) *m had upstream gain) :> 'cV[R]_N /\
  G1 = had gain ((N%:R * Num.sqrt (variance activation + eps))^-1 *: (N%:R *: upstream - (1 * sumv upstream) *: ones - (1 * dot upstream (normalized eps activation)) *: normalized eps activation)) :> 'cV[R]_N.
End Statement.
Theorem walkthrough_backward_input_near_miss_4_fails (R : rcfType) : ~ (forall N : nat, walkthrough_backward_input_near_miss_4_says R N).
Proof.
move=> claim.
pose letter_activation : 'cV[R]_2 := vec 2 [:: (1 : R); (1 : R)].
pose letter_upstream : 'cV[R]_2 := vec 2 [:: (1 : R); (1 : R)].
pose letter_gain : 'cV[R]_2 := vec 2 [:: (0 : R); (1 : R)].
pose letter_bias : 'cV[R]_2 := vec 2 [:: (0 : R); (0 : R)].
pose letter_eps : R := (1 : R).
have := claim 2%N letter_activation letter_upstream letter_gain letter_bias letter_eps.
rewrite /walkthrough_backward_input_near_miss_4_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
pose t_1 : R := 2%:R.
have e_1 : t_1 = (2%:R : R) by rewrite /t_1; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_2 : R := t_1 ^+ 2.
have e_2 : t_2 = (4%:R : R) by rewrite /t_2 e_1 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_3 : letter_eps = (1 : R) by [].
pose t_4 : R := t_2 * letter_eps.
have e_4 : t_4 = (4%:R : R) by rewrite /t_4 e_2 e_3 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_5 : letter_activation = vec 2 [:: (1 : R); (1 : R)] by [].
pose t_6 : 'cV[R]_2 := vpow letter_activation 2.
have e_6 : t_6 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_6 e_5 w_vpow; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_7 : R := sumv t_6.
have e_7 : t_7 = (2%:R : R) by rewrite /t_7 e_6 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_8 : R := t_1 * t_7.
have e_8 : t_8 = (4%:R : R) by rewrite /t_8 e_1 e_7 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_9 : R := t_4 + t_8.
have e_9 : t_9 = (8%:R : R) by rewrite /t_9 e_4 e_8 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_10 : R := sumv letter_activation.
have e_10 : t_10 = (2%:R : R) by rewrite /t_10 e_5 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_11 : R := t_10 ^+ 2.
have e_11 : t_11 = (4%:R : R) by rewrite /t_11 e_10 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_12 : R := - t_11.
have e_12 : t_12 = (- 4%:R : R) by rewrite /t_12 e_11 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_13 : R := t_9 + t_12.
have e_13 : t_13 = (4%:R : R) by rewrite /t_13 e_9 e_12 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_14 : R := Num.sqrt t_13.
have e_14 : t_14 = (2%:R : R) by rewrite /t_14 e_13; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
pose t_15 : R := t_4 * t_14.
have e_15 : t_15 = (8%:R : R) by rewrite /t_15 e_4 e_14 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_16 : letter_gain = vec 2 [:: (0 : R); (1 : R)] by [].
have e_17 : letter_upstream = vec 2 [:: (1 : R); (1 : R)] by [].
pose t_18 : 'cV[R]_2 := had letter_gain letter_upstream.
have e_18 : t_18 = vec 2 [:: (0 : R); (1 : R)] by rewrite /t_18 e_16 e_17 w_had; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_19 : R := sumv t_18.
have e_19 : t_19 = (1 : R) by rewrite /t_19 e_18 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_20 : R := t_15 * t_19.
have e_20 : t_20 = (8%:R : R) by rewrite /t_20 e_15 e_19 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_21 : R := - t_20.
have e_21 : t_21 = (- 8%:R : R) by rewrite /t_21 e_20 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_22 : R := t_1 * t_10.
have e_22 : t_22 = (4%:R : R) by rewrite /t_22 e_1 e_10 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_23 : R := t_22 * t_14.
have e_23 : t_23 = (8%:R : R) by rewrite /t_23 e_22 e_14 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_24 : 'cV[R]_2 := had letter_activation letter_gain.
have e_24 : t_24 = vec 2 [:: (0 : R); (1 : R)] by rewrite /t_24 e_5 e_16 w_had; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_25 : 'cV[R]_2 := had t_24 letter_upstream.
have e_25 : t_25 = vec 2 [:: (0 : R); (1 : R)] by rewrite /t_25 e_24 e_17 w_had; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_26 : R := sumv t_25.
have e_26 : t_26 = (1 : R) by rewrite /t_26 e_25 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_27 : R := t_23 * t_26.
have e_27 : t_27 = (8%:R : R) by rewrite /t_27 e_23 e_26 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_28 : R := t_21 + t_27.
have e_28 : t_28 = (0 : R) by rewrite /t_28 e_21 e_27 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_29 : R := t_8 * t_14.
have e_29 : t_29 = (8%:R : R) by rewrite /t_29 e_8 e_14 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_30 : R := t_29 * t_19.
have e_30 : t_30 = (8%:R : R) by rewrite /t_30 e_29 e_19 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_31 : R := - t_30.
have e_31 : t_31 = (- 8%:R : R) by rewrite /t_31 e_30 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_32 : R := t_28 + t_31.
have e_32 : t_32 = (- 8%:R : R) by rewrite /t_32 e_28 e_31 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_33 : R := t_1 ^+ 4.
have e_33 : t_33 = (16%:R : R) by rewrite /t_33 e_1 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_34 : R := letter_eps ^+ 2.
have e_34 : t_34 = (1 : R) by rewrite /t_34 e_3 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_35 : R := t_33 * t_34.
have e_35 : t_35 = (16%:R : R) by rewrite /t_35 e_33 e_34 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_36 : R := 2%:R.
have e_36 : t_36 = (2%:R : R) by rewrite /t_36; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_37 : R := t_1 ^+ 3.
have e_37 : t_37 = (8%:R : R) by rewrite /t_37 e_1 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_38 : R := t_36 * t_37.
have e_38 : t_38 = (16%:R : R) by rewrite /t_38 e_36 e_37 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_39 : R := t_38 * letter_eps.
have e_39 : t_39 = (16%:R : R) by rewrite /t_39 e_38 e_3 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_40 : R := t_39 * t_7.
have e_40 : t_40 = (32%:R : R) by rewrite /t_40 e_39 e_7 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_41 : R := t_35 + t_40.
have e_41 : t_41 = (48%:R : R) by rewrite /t_41 e_35 e_40 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_42 : R := t_36 * t_2.
have e_42 : t_42 = (8%:R : R) by rewrite /t_42 e_36 e_2 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_43 : R := t_42 * letter_eps.
have e_43 : t_43 = (8%:R : R) by rewrite /t_43 e_42 e_3 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_44 : R := t_43 * t_11.
have e_44 : t_44 = (32%:R : R) by rewrite /t_44 e_43 e_11 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_45 : R := - t_44.
have e_45 : t_45 = (- 32%:R : R) by rewrite /t_45 e_44 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_46 : R := t_41 + t_45.
have e_46 : t_46 = (16%:R : R) by rewrite /t_46 e_41 e_45 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_47 : R := t_7 ^+ 2.
have e_47 : t_47 = (4%:R : R) by rewrite /t_47 e_7 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_48 : R := t_2 * t_47.
have e_48 : t_48 = (16%:R : R) by rewrite /t_48 e_2 e_47 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_49 : R := t_46 + t_48.
have e_49 : t_49 = (32%:R : R) by rewrite /t_49 e_46 e_48 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_50 : R := t_36 * t_1.
have e_50 : t_50 = (4%:R : R) by rewrite /t_50 e_36 e_1 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_51 : R := t_50 * t_11.
have e_51 : t_51 = (16%:R : R) by rewrite /t_51 e_50 e_11 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_52 : R := t_51 * t_7.
have e_52 : t_52 = (32%:R : R) by rewrite /t_52 e_51 e_7 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_53 : R := - t_52.
have e_53 : t_53 = (- 32%:R : R) by rewrite /t_53 e_52 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_54 : R := t_49 + t_53.
have e_54 : t_54 = (0 : R) by rewrite /t_54 e_49 e_53 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_55 : R := t_10 ^+ 4.
have e_55 : t_55 = (16%:R : R) by rewrite /t_55 e_10 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_56 : R := t_54 + t_55.
have e_56 : t_56 = (16%:R : R) by rewrite /t_56 e_54 e_55 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_57 : R := t_32 / t_56.
have e_57 : t_57 = (- 1 / 2%:R : R) by rewrite /t_57 e_32 e_56 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_58 : 'cV[R]_2 := ones.
have e_58 : t_58 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_58 w_ones; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_59 : 'cV[R]_2 := t_57 *: t_58.
have e_59 : t_59 = vec 2 [:: (- 1 / 2%:R : R); (- 1 / 2%:R : R)] by rewrite /t_59 e_57 e_58 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_60 : R := t_2 * t_14.
have e_60 : t_60 = (8%:R : R) by rewrite /t_60 e_2 e_14 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_61 : R := t_60 * t_26.
have e_61 : t_61 = (8%:R : R) by rewrite /t_61 e_60 e_26 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_62 : R := - t_61.
have e_62 : t_62 = (- 8%:R : R) by rewrite /t_62 e_61 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_63 : R := t_23 * t_19.
have e_63 : t_63 = (8%:R : R) by rewrite /t_63 e_23 e_19 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_64 : R := t_62 + t_63.
have e_64 : t_64 = (0 : R) by rewrite /t_64 e_62 e_63 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_65 : R := t_64 / t_56.
have e_65 : t_65 = (0 : R) by rewrite /t_65 e_64 e_56 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_66 : 'cV[R]_2 := t_65 *: letter_activation.
have e_66 : t_66 = vec 2 [:: (0 : R); (0 : R)] by rewrite /t_66 e_65 e_5 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_67 : 'cV[R]_2 := t_59 + t_66.
have e_67 : t_67 = vec 2 [:: (- 1 / 2%:R : R); (- 1 / 2%:R : R)] by rewrite /t_67 e_59 e_66 w_add; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_68 : R := t_1 * t_14.
have e_68 : t_68 = (4%:R : R) by rewrite /t_68 e_1 e_14 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_69 : R := t_68 / t_13.
have e_69 : t_69 = (1 : R) by rewrite /t_69 e_68 e_13 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_70 : 'cV[R]_2 := t_69 *: t_18.
have e_70 : t_70 = vec 2 [:: (0 : R); (1 : R)] by rewrite /t_70 e_69 e_18 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_71 : 'cV[R]_2 := t_67 + t_70.
have e_71 : t_71 = vec 2 [:: (- 1 / 2%:R : R); (1 / 2%:R : R)] by rewrite /t_71 e_67 e_70 w_add; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_72 : R := t_10 / t_1.
have e_72 : t_72 = (1 : R) by rewrite /t_72 e_10 e_1 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_73 : 'cV[R]_2 := t_72 *: t_58.
have e_73 : t_73 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_73 e_72 e_58 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_74 : 'cV[R]_2 := letter_activation - t_73.
have e_74 : t_74 = vec 2 [:: (0 : R); (0 : R)] by rewrite /t_74 e_5 e_73 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_75 : R := dot t_74 t_74.
have e_75 : t_75 = (0 : R) by rewrite /t_75 e_74 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_76 : R := t_75 / t_1.
have e_76 : t_76 = (0 : R) by rewrite /t_76 e_75 e_1 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_77 : R := t_76 + letter_eps.
have e_77 : t_77 = (1 : R) by rewrite /t_77 e_76 e_3 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_78 : R := Num.sqrt t_77.
have e_78 : t_78 = (1 : R) by rewrite /t_78 e_77; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
pose t_79 : R := t_1 * t_78.
have e_79 : t_79 = (2%:R : R) by rewrite /t_79 e_1 e_78 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_80 : R := t_79^-1.
have e_80 : t_80 = (1 / 2%:R : R) by rewrite /t_80 e_79 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_81 : 'cV[R]_2 := t_1 *: letter_upstream.
have e_81 : t_81 = vec 2 [:: (2%:R : R); (2%:R : R)] by rewrite /t_81 e_1 e_17 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_82 : R := 1.
have e_82 : t_82 = (1 : R) by rewrite /t_82; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_83 : R := sumv letter_upstream.
have e_83 : t_83 = (2%:R : R) by rewrite /t_83 e_17 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_84 : R := t_82 * t_83.
have e_84 : t_84 = (2%:R : R) by rewrite /t_84 e_82 e_83 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_85 : 'cV[R]_2 := t_84 *: t_58.
have e_85 : t_85 = vec 2 [:: (2%:R : R); (2%:R : R)] by rewrite /t_85 e_84 e_58 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_86 : 'cV[R]_2 := t_81 - t_85.
have e_86 : t_86 = vec 2 [:: (0 : R); (0 : R)] by rewrite /t_86 e_81 e_85 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_87 : R := t_78^-1.
have e_87 : t_87 = (1 : R) by rewrite /t_87 e_78 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_88 : 'cV[R]_2 := t_87 *: t_74.
have e_88 : t_88 = vec 2 [:: (0 : R); (0 : R)] by rewrite /t_88 e_87 e_74 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_89 : R := dot letter_upstream t_88.
have e_89 : t_89 = (0 : R) by rewrite /t_89 e_17 e_88 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_90 : R := t_82 * t_89.
have e_90 : t_90 = (0 : R) by rewrite /t_90 e_82 e_89 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_91 : 'cV[R]_2 := t_90 *: t_88.
have e_91 : t_91 = vec 2 [:: (0 : R); (0 : R)] by rewrite /t_91 e_90 e_88 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_92 : 'cV[R]_2 := t_86 - t_91.
have e_92 : t_92 = vec 2 [:: (0 : R); (0 : R)] by rewrite /t_92 e_86 e_91 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_93 : 'cV[R]_2 := t_80 *: t_92.
have e_93 : t_93 = vec 2 [:: (0 : R); (0 : R)] by rewrite /t_93 e_80 e_92 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_94 : 'cV[R]_2 := had letter_gain t_93.
have e_94 : t_94 = vec 2 [:: (0 : R); (0 : R)] by rewrite /t_94 e_16 e_93 w_had; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have h_95 : 0 <= letter_eps by rewrite e_3; sgn.
have h_96 : 0 < t_77 by rewrite e_77; sgn.
move=> /(_ erefl).
move=> /(_ h_95).
move=> /(_ h_96).
have := @walkthrough_backward_input_near_miss_4_derivatives R 2%N letter_activation letter_upstream letter_gain letter_bias letter_eps erefl h_95 h_96.
case=> told_G1 [is_G1].
case=> told_J2 [is_J2].
move=> [_ [_ [_ [_ [_ [_ [E_G1 [E_J2]]]]]]]].
case=> G1 [was_G1].
rewrite (gradient_unique was_G1 is_G1) E_G1.
case=> J2 [was_J2].
rewrite (jacobian_unique was_J2 is_J2) E_J2.
case=> _.
case=> _.
case=> _.
case=> _.
case=> _.
case=> _.
apply: (vec_differ (k := 0) (c := (- 1 / 2%:R : R)) _ e_71 e_94); [by [] | rewrite /=; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring] | apply: (one_over (r := (- 2%:R : R))); rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
Qed.

(* not walkthrough.backward.input: 1/d is lost
   ∂L/∂x: the final formula, derived through the chain rule
   a post that derives LayerNorm’s forward and backward pass, with NumPy and PyTorch checks; Step C; The final
   summation; Result *)
Section Claims.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Local Notation whole := (@Trace.part R N xpredT).
Local Notation part := (@Trace.part R N).
Local Notation col := (@col R N).
Local Notation opr := (@opr R N).
Theorem walkthrough_backward_input_near_miss_5_derivatives (activation upstream gain bias : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  exists G1 : 'cV[R]_N, is_gradient (fun activation : 'cV[R]_N => dot upstream (layer_norm eps gain bias activation)) activation G1 /\
  exists J2 : 'M[R]_N, is_jacobian (fun activation : 'cV[R]_N => normalized eps activation) activation J2 /\
  N%:R != 0 :> R /\
  Num.sqrt (variance activation + eps) != 0 /\
  N%:R ^+ 4 * eps ^+ 2 + 2%:R * N%:R ^+ 3 * eps * sumv (vpow activation 2) + - (2%:R * N%:R ^+ 2 * eps * sumv activation ^+ 2) + N%:R ^+ 2 * sumv (vpow activation 2) ^+ 2 + - (2%:R * N%:R * sumv activation ^+ 2 * sumv (vpow activation 2)) + sumv activation ^+ 4 != 0 /\
  N%:R ^+ 2 * eps + N%:R * sumv (vpow activation 2) + - sumv activation ^+ 2 != 0 /\
  0 <= variance activation + eps /\
  0 <= N%:R ^+ 2 * eps + N%:R * sumv (vpow activation 2) + - sumv activation ^+ 2 /\
  G1 = ((- (N%:R ^+ 2 * eps * Num.sqrt (N%:R ^+ 2 * eps + N%:R * sumv (vpow activation 2) + - sumv activation ^+ 2) * sumv (had gain upstream)) + N%:R * sumv activation * Num.sqrt (N%:R ^+ 2 * eps + N%:R * sumv (vpow activation 2) + - sumv activation ^+ 2) * sumv (had (had activation gain) upstream) + - (N%:R * sumv (vpow activation 2) * Num.sqrt (N%:R ^+ 2 * eps + N%:R * sumv (vpow activation 2) + - sumv activation ^+ 2) * sumv (had gain upstream))) / (N%:R ^+ 4 * eps ^+ 2 + 2%:R * N%:R ^+ 3 * eps * sumv (vpow activation 2) + - (2%:R * N%:R ^+ 2 * eps * sumv activation ^+ 2) + N%:R ^+ 2 * sumv (vpow activation 2) ^+ 2 + - (2%:R * N%:R * sumv activation ^+ 2 * sumv (vpow activation 2)) + sumv activation ^+ 4)) *: ones + ((- (N%:R ^+ 2 * Num.sqrt (N%:R ^+ 2 * eps + N%:R * sumv (vpow activation 2) + - sumv activation ^+ 2) * sumv (had (had activation gain) upstream)) + N%:R * sumv activation * Num.sqrt (N%:R ^+ 2 * eps + N%:R * sumv (vpow activation 2) + - sumv activation ^+ 2) * sumv (had gain upstream)) / (N%:R ^+ 4 * eps ^+ 2 + 2%:R * N%:R ^+ 3 * eps * sumv (vpow activation 2) + - (2%:R * N%:R ^+ 2 * eps * sumv activation ^+ 2) + N%:R ^+ 2 * sumv (vpow activation 2) ^+ 2 + - (2%:R * N%:R * sumv activation ^+ 2 * sumv (vpow activation 2)) + sumv activation ^+ 4)) *: activation + ((N%:R * Num.sqrt (N%:R ^+ 2 * eps + N%:R * sumv (vpow activation 2) + - sumv activation ^+ 2)) / (N%:R ^+ 2 * eps + N%:R * sumv (vpow activation 2) + - sumv activation ^+ 2)) *: had gain upstream :> 'cV[R]_N /\
  J2 = diag (((N%:R * Num.sqrt (N%:R ^+ 2 * eps + N%:R * sumv (vpow activation 2) + - sumv activation ^+ 2)) / (N%:R ^+ 2 * eps + N%:R * sumv (vpow activation 2) + - sumv activation ^+ 2)) *: ones) + outer (1 *: activation) (((N%:R * sumv activation * Num.sqrt (N%:R ^+ 2 * eps + N%:R * sumv (vpow activation 2) + - sumv activation ^+ 2)) / (N%:R ^+ 4 * eps ^+ 2 + 2%:R * N%:R ^+ 3 * eps * sumv (vpow activation 2) + - (2%:R * N%:R ^+ 2 * eps * sumv activation ^+ 2) + N%:R ^+ 2 * sumv (vpow activation 2) ^+ 2 + - (2%:R * N%:R * sumv activation ^+ 2 * sumv (vpow activation 2)) + sumv activation ^+ 4)) *: ones + (- (N%:R ^+ 2 * Num.sqrt (N%:R ^+ 2 * eps + N%:R * sumv (vpow activation 2) + - sumv activation ^+ 2)) / (N%:R ^+ 4 * eps ^+ 2 + 2%:R * N%:R ^+ 3 * eps * sumv (vpow activation 2) + - (2%:R * N%:R ^+ 2 * eps * sumv activation ^+ 2) + N%:R ^+ 2 * sumv (vpow activation 2) ^+ 2 + - (2%:R * N%:R * sumv activation ^+ 2 * sumv (vpow activation 2)) + sumv activation ^+ 4)) *: activation) + outer (1 *: ones) (((- (N%:R ^+ 2 * eps * Num.sqrt (N%:R ^+ 2 * eps + N%:R * sumv (vpow activation 2) + - sumv activation ^+ 2)) + - (N%:R * sumv (vpow activation 2) * Num.sqrt (N%:R ^+ 2 * eps + N%:R * sumv (vpow activation 2) + - sumv activation ^+ 2))) / (N%:R ^+ 4 * eps ^+ 2 + 2%:R * N%:R ^+ 3 * eps * sumv (vpow activation 2) + - (2%:R * N%:R ^+ 2 * eps * sumv activation ^+ 2) + N%:R ^+ 2 * sumv (vpow activation 2) ^+ 2 + - (2%:R * N%:R * sumv activation ^+ 2 * sumv (vpow activation 2)) + sumv activation ^+ 4)) *: ones + ((N%:R * sumv activation * Num.sqrt (N%:R ^+ 2 * eps + N%:R * sumv (vpow activation 2) + - sumv activation ^+ 2)) / (N%:R ^+ 4 * eps ^+ 2 + 2%:R * N%:R ^+ 3 * eps * sumv (vpow activation 2) + - (2%:R * N%:R ^+ 2 * eps * sumv activation ^+ 2) + N%:R ^+ 2 * sumv (vpow activation 2) ^+ 2 + - (2%:R * N%:R * sumv activation ^+ 2 * sumv (vpow activation 2)) + sumv activation ^+ 4)) *: activation) :> 'M[R]_N.
Proof.
move=> N_gt0 H_eps H0.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : activation = (col (fun i => (activation i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_2 : R := sumv activation.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_4 : 0 <= n - 1 by rewrite subr_ge0.
have [m_2 M_2] := some_number (part xpredT (fun i => (activation i 0))).
have e_3 : t_2 = m_2 by rule (sum_node e_1 M_2 _); clear - R; first [reflexivity | ring].
have e_5 : N%:R = n by rule (num_eq En _); clear - R; first [reflexivity | ring].
pose t_6 : R := t_2 / N%:R.
have NZ_8 := lt0r_neq0 N_pos.
have e_7 : t_6 = (m_2 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_3 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_9 : (ones : 'cV[R]_N) = (col (fun i => 1)) by rule (col_eq (col_ones R N) _) => i; clear - R; first [reflexivity | ring].
pose t_10 : 'cV[R]_N := t_6 *: (ones : 'cV[R]_N).
have e_11 : t_10 = (col (fun i => (m_2 / (n)) * (1))) by rule (col_eq (col_scale e_7 e_9) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_12 : 'cV[R]_N := activation - t_10.
have e_13 : t_12 = (col (fun i => (activation i 0) + ((- m_2) / (n)) * (1))) by rule (col_eq (col_sub e_1 e_11) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_14 : R := dot t_12 t_12.
have [m_3 M_3] := some_number (part xpredT (fun i => (activation i 0) ^+ 2)).
have S_16 : 0 <= m_3 by rewrite -M_3; apply: part_ge0 => i; sgn.
have d_17 : whole (fun i => (activation i 0) ^+ 2 + ((- 2%:R * m_2) / (n)) * ((activation i 0)) + ((m_2 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (num_eq (partD (partD M_3 (partZ ((- 2%:R * m_2) / (n)) M_2)) (partZ ((m_2 ^+ 2) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_18 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (whole_eq _ d_17) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_15 : t_14 = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (dot_node e_13 e_13 d_18); done.
pose t_19 : R := t_14 / N%:R.
have e_20 : t_19 = ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_15 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_21 : eps = eps by [].
pose t_22 : R := t_19 + eps.
have e_23 : t_22 = ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_20 e_21) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have H_24 := pos_of H0 e_23.
have NZ_25 := lt0r_neq0 H_24.
have NZ_26 : (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) != 0 by rule (nz_factor (f := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2)) (r := (1 / (n ^+ 2))) NZ_25 _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have g_27 : part xpredT (fun i => (1) * (1)) = n by rule (part_eq _ (whole_ones En)) => i; clear - R; first [reflexivity | ring].
have g_28 : part xpredT (fun i => ((activation i 0)) * ((activation i 0))) = m_3 by rule (part_eq _ M_3) => i; clear - R; first [reflexivity | ring].
have g_29 : part xpredT (fun i => (1) * ((activation i 0))) = m_2 by rule (part_eq _ M_2) => i; clear - R; first [reflexivity | ring].
have G_30 := gram g_27 g_28 g_29.
have S_31 : 0 <= (n * m_3 - m_2 ^+ 2) by rule (nneg_is _ G_30); clear - R; ring.
have S_32 : 0 < (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by rule (pos_quotient H_24 (r := (n ^+ 2)) _ _); [clear - H_eps N_pos S_4 S_16 S_31 NZ_8 NZ_26 R; sgn | clear - NZ_8 R; first [reflexivity | field; nz | ring]].
pose t_33 : R := Num.sqrt t_22.
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by exact: (root_pos S_32).
have S_35 : 0 <= (r_4 / (n)) by rule (nneg_is (c := r_4 * n^-1) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 NZ_8 NZ_26 R; sgn].
have e_34 : t_33 = (r_4 / (n)) by rule (sqrt_node e_23 S_35 _); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_36 : R := t_33^-1.
have NZ_38 := lt0r_neq0 S_r4.
have e_37 : t_36 = ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_34) _); clear - NZ_38 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_39 : gain = (col (fun i => (gain i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
have e_40 : upstream = (col (fun i => (upstream i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
have [m_5 M_5] := some_number (part xpredT (fun i => (activation i 0) * (gain i 0) * (upstream i 0))).
have [m_6 M_6] := some_number (part xpredT (fun i => (gain i 0) * (upstream i 0))).
pose G1_41 : 'cV[R]_N := (col (fun i => ((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (upstream i 0)))).
have e_42 : G1_41 = (col (fun i => ((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (upstream i 0)))) by [].
have C_43 : is_gradient (fun activation : 'cV[R]_N => dot upstream (had gain ((Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones)) + bias)) activation G1_41.
have size_ge0 := @size1_ge0 R N.
have D_44 := VD_at activation.
have D_45 := D_sumv size_ge0 D_44.
have D_46 := D_mulr size_ge0 (N%:R^-1) D_45.
have D_47 := VD_scaler size_ge0 (ones : 'cV[R]_N) D_46.
have D_48 := VD_sub D_44 D_47.
have D_49 := D_dot size_ge0 D_48 D_48.
have D_50 := D_mulr size_ge0 (N%:R^-1) D_49.
have D_51 := D_addr size_ge0 eps D_50.
have S_53 : 0 < ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (pos_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 NZ_8 NZ_26 NZ_38 R; sgn].
have C_52 : 0 < t_22 := pos_is e_23 S_53.
have D_54 := D_sqrt size_ge0 C_52 D_51.
have NZ_55 : (r_4 / (n)) != 0 by rule (nz_is (c := (r_4 * n^-1)) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_38 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_56 : t_33 != 0 := nz_is e_34 NZ_55.
have D_57 := D_inv size_ge0 C_56 D_54.
have D_58 := VD_scale size_ge0 D_57 D_48.
have D_59 := VD_hadl gain D_58.
have D_60 := VD_addr size_ge0 (bias : 'cV[R]_N) D_59.
have D_61 := D_dotl size_ge0 upstream D_60.
refine (gradient_by (F := (fun activation : 'cV[R]_N => dot upstream (had gain ((Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones)) + bias))) D_61 _) => h_62.
have e_63 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_64 : R := (2%:R : R) * t_33.
have e_65 : t_64 = ((2%:R * r_4) / (n)) by rule (num_eq (num2 (fun a b : R => a * b) e_63 e_34) _); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_66 : R := t_64^-1.
have NZ_68 : (2%:R * r_4) != 0 :> R by rule (nz_is (c := (2%:R * r_4)) _ _); [clear - R; ring | clear - NZ_38 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_67 : t_66 = ((n * r_4) / (2%:R * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_65) _); clear - NZ_38 NZ_68 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_69 : h_62 = (col (fun i => (h_62 i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_70 : R := sumv h_62.
have [m_8 M_8] := some_number (part xpredT (fun i => (h_62 i 0))).
have e_71 : t_70 = m_8 by rule (sum_node e_69 M_8 _); clear - R; first [reflexivity | ring].
pose t_72 : R := t_70 / N%:R.
have e_73 : t_72 = (m_8 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_71 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_74 : 'cV[R]_N := t_72 *: (ones : 'cV[R]_N).
have e_75 : t_74 = (col (fun i => (m_8 / (n)) * (1))) by rule (col_eq (col_scale e_73 e_9) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_76 : 'cV[R]_N := h_62 - t_74.
have e_77 : t_76 = (col (fun i => (h_62 i 0) + ((- m_8) / (n)) * (1))) by rule (col_eq (col_sub e_69 e_75) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_78 : R := dot t_76 t_12.
have [m_9 M_9] := some_number (part xpredT (fun i => (activation i 0) * (h_62 i 0))).
have d_80 : whole (fun i => (activation i 0) * (h_62 i 0) + ((- m_2) / (n)) * ((h_62 i 0)) + ((- m_8) / (n)) * ((activation i 0)) + ((m_2 * m_8) / (n ^+ 2)) * (1)) = ((n * m_9 - m_2 * m_8) / (n)) by rule (num_eq (partD (partD (partD M_9 (partZ ((- m_2) / (n)) M_8)) (partZ ((- m_8) / (n)) M_2)) (partZ ((m_2 * m_8) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_81 : whole (fun i => ((h_62 i 0) + ((- m_8) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_9 - m_2 * m_8) / (n)) by rule (whole_eq _ d_80) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_79 : t_78 = ((n * m_9 - m_2 * m_8) / (n)) by rule (dot_node e_77 e_13 d_81); done.
pose t_82 : R := dot t_12 t_76.
have d_84 : whole (fun i => (activation i 0) * (h_62 i 0) + ((- m_8) / (n)) * ((activation i 0)) + ((- m_2) / (n)) * ((h_62 i 0)) + ((m_2 * m_8) / (n ^+ 2)) * (1)) = ((n * m_9 - m_2 * m_8) / (n)) by rule (num_eq (partD (partD (partD M_9 (partZ ((- m_8) / (n)) M_2)) (partZ ((- m_2) / (n)) M_8)) (partZ ((m_2 * m_8) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_85 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((h_62 i 0) + ((- m_8) / (n)) * (1))) = ((n * m_9 - m_2 * m_8) / (n)) by rule (whole_eq _ d_84) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_83 : t_82 = ((n * m_9 - m_2 * m_8) / (n)) by rule (dot_node e_13 e_77 d_85); done.
pose t_86 : R := t_78 + t_82.
have e_87 : t_86 = ((2%:R * n * m_9 - 2%:R * m_2 * m_8) / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_79 e_83) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_88 : R := t_86 / N%:R.
have e_89 : t_88 = ((2%:R * n * m_9 - 2%:R * m_2 * m_8) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_87 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_90 : R := t_66 * t_88.
have e_91 : t_90 = ((n * r_4 * m_9 - m_2 * r_4 * m_8) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_67 e_89) _); clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_92 : R := t_36 * t_90.
have e_93 : t_92 = ((n * m_9 - m_2 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_37 e_91) _); clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_94 : R := t_36 * t_92.
have e_95 : t_94 = ((n ^+ 2 * r_4 * m_9 - n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_37 e_93) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_96 : R := - t_94.
have e_97 : t_96 = ((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num1 (fun a : R => - a) e_95) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_98 : 'cV[R]_N := t_96 *: t_12.
have e_99 : t_98 = (col (fun i => ((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_2 * r_4 * m_9 - m_2 ^+ 2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (col_scale e_97 e_13) _) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_100 : 'cV[R]_N := t_36 *: t_76.
have e_101 : t_100 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_62 i 0)) + ((- r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_37 e_77) _) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_102 : 'cV[R]_N := t_98 + t_100.
have e_103 : t_102 = (col (fun i => ((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * r_4 * m_8 + n * m_2 * r_4 * m_9 - n * m_3 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_62 i 0)))) by rule (col_eq (col_add e_99 e_101) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_104 : 'cV[R]_N := had gain t_102.
have e_105 : t_104 = (col (fun i => ((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (gain i 0)) + ((- n ^+ 2 * eps * r_4 * m_8 + n * m_2 * r_4 * m_9 - n * m_3 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((gain i 0)) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (h_62 i 0)))) by rule (col_eq (col_had e_39 e_103) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_106 : R := dot upstream t_104.
have [m_10 M_10] := some_number (part xpredT (fun i => (gain i 0) * (h_62 i 0) * (upstream i 0))).
have d_108 : whole (fun i => ((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (gain i 0) * (upstream i 0)) + ((- n ^+ 2 * eps * r_4 * m_8 + n * m_2 * r_4 * m_9 - n * m_3 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((gain i 0) * (upstream i 0)) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (h_62 i 0) * (upstream i 0))) = ((n ^+ 3 * eps * r_4 * m_10 - n ^+ 2 * eps * r_4 * m_6 * m_8 + n ^+ 2 * m_3 * r_4 * m_10 - n ^+ 2 * r_4 * m_5 * m_9 - n * m_2 ^+ 2 * r_4 * m_10 + n * m_2 * r_4 * m_5 * m_8 + n * m_2 * r_4 * m_6 * m_9 - n * m_3 * r_4 * m_6 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (partD (partD (partZ ((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_5) (partZ ((- n ^+ 2 * eps * r_4 * m_8 + n * m_2 * r_4 * m_9 - n * m_3 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_6)) (partZ ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_10)) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_109 : whole (fun i => ((upstream i 0)) * (((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (gain i 0)) + ((- n ^+ 2 * eps * r_4 * m_8 + n * m_2 * r_4 * m_9 - n * m_3 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((gain i 0)) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (h_62 i 0)))) = ((n ^+ 3 * eps * r_4 * m_10 - n ^+ 2 * eps * r_4 * m_6 * m_8 + n ^+ 2 * m_3 * r_4 * m_10 - n ^+ 2 * r_4 * m_5 * m_9 - n * m_2 ^+ 2 * r_4 * m_10 + n * m_2 * r_4 * m_5 * m_8 + n * m_2 * r_4 * m_6 * m_9 - n * m_3 * r_4 * m_6 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (whole_eq _ d_108) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_107 : t_106 = ((n ^+ 3 * eps * r_4 * m_10 - n ^+ 2 * eps * r_4 * m_6 * m_8 + n ^+ 2 * m_3 * r_4 * m_10 - n ^+ 2 * r_4 * m_5 * m_9 - n * m_2 ^+ 2 * r_4 * m_10 + n * m_2 * r_4 * m_5 * m_8 + n * m_2 * r_4 * m_6 * m_9 - n * m_3 * r_4 * m_6 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (dot_node e_40 e_105 d_109); done.
pose t_110 : R := dot G1_41 h_62.
have d_112 : whole (fun i => ((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((h_62 i 0)) + ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (h_62 i 0)) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (h_62 i 0) * (upstream i 0))) = ((n ^+ 3 * eps * r_4 * m_10 - n ^+ 2 * eps * r_4 * m_6 * m_8 + n ^+ 2 * m_3 * r_4 * m_10 - n ^+ 2 * r_4 * m_5 * m_9 - n * m_2 ^+ 2 * r_4 * m_10 + n * m_2 * r_4 * m_5 * m_8 + n * m_2 * r_4 * m_6 * m_9 - n * m_3 * r_4 * m_6 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (partD (partD (partZ ((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_8) (partZ ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_9)) (partZ ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_10)) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_113 : whole (fun i => (((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (upstream i 0))) * ((h_62 i 0))) = ((n ^+ 3 * eps * r_4 * m_10 - n ^+ 2 * eps * r_4 * m_6 * m_8 + n ^+ 2 * m_3 * r_4 * m_10 - n ^+ 2 * r_4 * m_5 * m_9 - n * m_2 ^+ 2 * r_4 * m_10 + n * m_2 * r_4 * m_5 * m_8 + n * m_2 * r_4 * m_6 * m_9 - n * m_3 * r_4 * m_6 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (whole_eq _ d_112) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_111 : t_110 = ((n ^+ 3 * eps * r_4 * m_10 - n ^+ 2 * eps * r_4 * m_6 * m_8 + n ^+ 2 * m_3 * r_4 * m_10 - n ^+ 2 * r_4 * m_5 * m_9 - n * m_2 ^+ 2 * r_4 * m_10 + n * m_2 * r_4 * m_5 * m_8 + n * m_2 * r_4 * m_6 * m_9 - n * m_3 * r_4 * m_6 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (dot_node e_42 e_69 d_113); done.
rule (num_eq e_107 (esym (num_eq e_111 _))); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose J2_114 : 'M[R]_N := (opr (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => 1), (fun i => ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]).
have e_115 : J2_114 = (opr (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => 1), (fun i => ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]) by [].
have C_116 : is_jacobian (fun activation : 'cV[R]_N => (Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones)) activation J2_114.
have size_ge0 := @size1_ge0 R N.
have D_117 := VD_at activation.
have D_118 := D_sumv size_ge0 D_117.
have D_119 := D_mulr size_ge0 (N%:R^-1) D_118.
have D_120 := VD_scaler size_ge0 (ones : 'cV[R]_N) D_119.
have D_121 := VD_sub D_117 D_120.
have D_122 := D_dot size_ge0 D_121 D_121.
have D_123 := D_mulr size_ge0 (N%:R^-1) D_122.
have D_124 := D_addr size_ge0 eps D_123.
have S_126 : 0 < ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (pos_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 NZ_8 NZ_26 NZ_38 R; sgn].
have C_125 : 0 < t_22 := pos_is e_23 S_126.
have D_127 := D_sqrt size_ge0 C_125 D_124.
have NZ_128 : (r_4 / (n)) != 0 by rule (nz_is (c := (r_4 * n^-1)) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_38 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_129 : t_33 != 0 := nz_is e_34 NZ_128.
have D_130 := D_inv size_ge0 C_129 D_127.
have D_131 := VD_scale size_ge0 D_130 D_121.
refine (jacobian_by (F := (fun activation : 'cV[R]_N => (Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones))) D_131 _) => h_132.
have e_133 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_134 : R := (2%:R : R) * t_33.
have e_135 : t_134 = ((2%:R * r_4) / (n)) by rule (num_eq (num2 (fun a b : R => a * b) e_133 e_34) _); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_136 : R := t_134^-1.
have NZ_138 : (2%:R * r_4) != 0 :> R by rule (nz_is (c := (2%:R * r_4)) _ _); [clear - R; ring | clear - NZ_38 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_137 : t_136 = ((n * r_4) / (2%:R * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_135) _); clear - NZ_38 NZ_138 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_139 : h_132 = (col (fun i => (h_132 i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_140 : R := sumv h_132.
have [m_11 M_11] := some_number (part xpredT (fun i => (h_132 i 0))).
have e_141 : t_140 = m_11 by rule (sum_node e_139 M_11 _); clear - R; first [reflexivity | ring].
pose t_142 : R := t_140 / N%:R.
have e_143 : t_142 = (m_11 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_141 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_144 : 'cV[R]_N := t_142 *: (ones : 'cV[R]_N).
have e_145 : t_144 = (col (fun i => (m_11 / (n)) * (1))) by rule (col_eq (col_scale e_143 e_9) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_146 : 'cV[R]_N := h_132 - t_144.
have e_147 : t_146 = (col (fun i => (h_132 i 0) + ((- m_11) / (n)) * (1))) by rule (col_eq (col_sub e_139 e_145) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_148 : R := dot t_146 t_12.
have [m_12 M_12] := some_number (part xpredT (fun i => (activation i 0) * (h_132 i 0))).
have d_150 : whole (fun i => (activation i 0) * (h_132 i 0) + ((- m_2) / (n)) * ((h_132 i 0)) + ((- m_11) / (n)) * ((activation i 0)) + ((m_2 * m_11) / (n ^+ 2)) * (1)) = ((n * m_12 - m_2 * m_11) / (n)) by rule (num_eq (partD (partD (partD M_12 (partZ ((- m_2) / (n)) M_11)) (partZ ((- m_11) / (n)) M_2)) (partZ ((m_2 * m_11) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_151 : whole (fun i => ((h_132 i 0) + ((- m_11) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_12 - m_2 * m_11) / (n)) by rule (whole_eq _ d_150) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_149 : t_148 = ((n * m_12 - m_2 * m_11) / (n)) by rule (dot_node e_147 e_13 d_151); done.
pose t_152 : R := dot t_12 t_146.
have d_154 : whole (fun i => (activation i 0) * (h_132 i 0) + ((- m_11) / (n)) * ((activation i 0)) + ((- m_2) / (n)) * ((h_132 i 0)) + ((m_2 * m_11) / (n ^+ 2)) * (1)) = ((n * m_12 - m_2 * m_11) / (n)) by rule (num_eq (partD (partD (partD M_12 (partZ ((- m_11) / (n)) M_2)) (partZ ((- m_2) / (n)) M_11)) (partZ ((m_2 * m_11) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_155 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((h_132 i 0) + ((- m_11) / (n)) * (1))) = ((n * m_12 - m_2 * m_11) / (n)) by rule (whole_eq _ d_154) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_153 : t_152 = ((n * m_12 - m_2 * m_11) / (n)) by rule (dot_node e_13 e_147 d_155); done.
pose t_156 : R := t_148 + t_152.
have e_157 : t_156 = ((2%:R * n * m_12 - 2%:R * m_2 * m_11) / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_149 e_153) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_158 : R := t_156 / N%:R.
have e_159 : t_158 = ((2%:R * n * m_12 - 2%:R * m_2 * m_11) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_157 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_160 : R := t_136 * t_158.
have e_161 : t_160 = ((n * r_4 * m_12 - m_2 * r_4 * m_11) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_137 e_159) _); clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_162 : R := t_36 * t_160.
have e_163 : t_162 = ((n * m_12 - m_2 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_37 e_161) _); clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_164 : R := t_36 * t_162.
have e_165 : t_164 = ((n ^+ 2 * r_4 * m_12 - n * m_2 * r_4 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_37 e_163) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_166 : R := - t_164.
have e_167 : t_166 = ((- n ^+ 2 * r_4 * m_12 + n * m_2 * r_4 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num1 (fun a : R => - a) e_165) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_168 : 'cV[R]_N := t_166 *: t_12.
have e_169 : t_168 = (col (fun i => ((- n ^+ 2 * r_4 * m_12 + n * m_2 * r_4 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_2 * r_4 * m_12 - m_2 ^+ 2 * r_4 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (col_scale e_167 e_13) _) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_170 : 'cV[R]_N := t_36 *: t_146.
have e_171 : t_170 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_132 i 0)) + ((- r_4 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_37 e_147) _) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_172 : 'cV[R]_N := t_168 + t_170.
have e_173 : t_172 = (col (fun i => ((- n ^+ 2 * r_4 * m_12 + n * m_2 * r_4 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * r_4 * m_11 + n * m_2 * r_4 * m_12 - n * m_3 * r_4 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_132 i 0)))) by rule (col_eq (col_add e_169 e_171) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_174 : 'cV[R]_N := J2_114 *m h_132.
have d_176 : whole (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((h_132 i 0)) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (h_132 i 0))) = ((- n ^+ 2 * r_4 * m_12 + n * m_2 * r_4 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (partD (partZ ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_11) (partZ ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_12)) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_177 : whole (fun i => (((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) * ((h_132 i 0))) = ((- n ^+ 2 * r_4 * m_12 + n * m_2 * r_4 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (whole_eq _ d_176) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_178 : whole (fun i => ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((h_132 i 0)) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (h_132 i 0))) = ((- n ^+ 2 * eps * r_4 * m_11 + n * m_2 * r_4 * m_12 - n * m_3 * r_4 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (partD (partZ ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_11) (partZ ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_12)) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_179 : whole (fun i => (((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) * ((h_132 i 0))) = ((- n ^+ 2 * eps * r_4 * m_11 + n * m_2 * r_4 * m_12 - n * m_3 * r_4 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (whole_eq _ d_178) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_175 : t_174 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_132 i 0)) + ((- n ^+ 2 * r_4 * m_12 + n * m_2 * r_4 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * r_4 * m_11 + n * m_2 * r_4 * m_12 - n * m_3 * r_4 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (opr_apply (s := [:: ((- n ^+ 2 * r_4 * m_12 + n * m_2 * r_4 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)); ((- n ^+ 2 * eps * r_4 * m_11 + n * m_2 * r_4 * m_12 - n * m_3 * r_4 * m_11) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2))]) e_115 e_139 (conj d_177 (conj d_179 I))) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
rule (col_same e_173 e_175 _) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have NZ_180 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_181 : N%:R != 0 := nz_is e_5 NZ_180.
have NZ_182 : (r_4 / (n)) != 0 by rule (nz_is (c := (r_4 * n^-1)) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_38 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_183 : t_33 != 0 := nz_is e_34 NZ_182.
pose t_184 : R := N%:R ^+ 4.
have e_185 : t_184 = (n ^+ 4) by rule (num_eq (num1 (fun a : R => a ^+ 4) e_5) _); clear - R; first [reflexivity | ring].
pose t_186 : R := eps ^+ 2.
have e_187 : t_186 = (eps ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_21) _); clear - R; first [reflexivity | ring].
pose t_188 : R := t_184 * t_186.
have e_189 : t_188 = (n ^+ 4 * eps ^+ 2) by rule (num_eq (num2 (fun a b : R => a * b) e_185 e_187) _); clear - R; first [reflexivity | ring].
have e_190 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_191 : R := N%:R ^+ 3.
have e_192 : t_191 = (n ^+ 3) by rule (num_eq (num1 (fun a : R => a ^+ 3) e_5) _); clear - R; first [reflexivity | ring].
pose t_193 : R := (2%:R : R) * t_191.
have e_194 : t_193 = (2%:R * n ^+ 3) by rule (num_eq (num2 (fun a b : R => a * b) e_190 e_192) _); clear - R; first [reflexivity | ring].
pose t_195 : R := t_193 * eps.
have e_196 : t_195 = (2%:R * n ^+ 3 * eps) by rule (num_eq (num2 (fun a b : R => a * b) e_194 e_21) _); clear - R; first [reflexivity | ring].
pose t_197 : 'cV[R]_N := vpow activation 2.
have e_198 : t_197 = (col (fun i => (activation i 0) ^+ 2)) by rule (col_eq (col_vpow 2 e_1) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_199 : R := sumv t_197.
have e_200 : t_199 = m_3 by rule (sum_node e_198 M_3 _); clear - R; first [reflexivity | ring].
pose t_201 : R := t_195 * t_199.
have e_202 : t_201 = (2%:R * n ^+ 3 * eps * m_3) by rule (num_eq (num2 (fun a b : R => a * b) e_196 e_200) _); clear - R; first [reflexivity | ring].
pose t_203 : R := t_188 + t_201.
have e_204 : t_203 = (n ^+ 4 * eps ^+ 2 + 2%:R * n ^+ 3 * eps * m_3) by rule (num_eq (num2 (fun a b : R => a + b) e_189 e_202) _); clear - R; first [reflexivity | ring].
pose t_205 : R := N%:R ^+ 2.
have e_206 : t_205 = (n ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_5) _); clear - R; first [reflexivity | ring].
pose t_207 : R := (2%:R : R) * t_205.
have e_208 : t_207 = (2%:R * n ^+ 2) by rule (num_eq (num2 (fun a b : R => a * b) e_190 e_206) _); clear - R; first [reflexivity | ring].
pose t_209 : R := t_207 * eps.
have e_210 : t_209 = (2%:R * n ^+ 2 * eps) by rule (num_eq (num2 (fun a b : R => a * b) e_208 e_21) _); clear - R; first [reflexivity | ring].
pose t_211 : R := t_2 ^+ 2.
have e_212 : t_211 = (m_2 ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_3) _); clear - R; first [reflexivity | ring].
pose t_213 : R := t_209 * t_211.
have e_214 : t_213 = (2%:R * n ^+ 2 * eps * m_2 ^+ 2) by rule (num_eq (num2 (fun a b : R => a * b) e_210 e_212) _); clear - R; first [reflexivity | ring].
pose t_215 : R := - t_213.
have e_216 : t_215 = (- 2%:R * n ^+ 2 * eps * m_2 ^+ 2) by rule (num_eq (num1 (fun a : R => - a) e_214) _); clear - R; first [reflexivity | ring].
pose t_217 : R := t_203 + t_215.
have e_218 : t_217 = (n ^+ 4 * eps ^+ 2 + 2%:R * n ^+ 3 * eps * m_3 - 2%:R * n ^+ 2 * eps * m_2 ^+ 2) by rule (num_eq (num2 (fun a b : R => a + b) e_204 e_216) _); clear - R; first [reflexivity | ring].
pose t_219 : R := t_199 ^+ 2.
have e_220 : t_219 = (m_3 ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_200) _); clear - R; first [reflexivity | ring].
pose t_221 : R := t_205 * t_219.
have e_222 : t_221 = (n ^+ 2 * m_3 ^+ 2) by rule (num_eq (num2 (fun a b : R => a * b) e_206 e_220) _); clear - R; first [reflexivity | ring].
pose t_223 : R := t_217 + t_221.
have e_224 : t_223 = (n ^+ 4 * eps ^+ 2 + 2%:R * n ^+ 3 * eps * m_3 - 2%:R * n ^+ 2 * eps * m_2 ^+ 2 + n ^+ 2 * m_3 ^+ 2) by rule (num_eq (num2 (fun a b : R => a + b) e_218 e_222) _); clear - R; first [reflexivity | ring].
pose t_225 : R := (2%:R : R) * N%:R.
have e_226 : t_225 = (2%:R * n) by rule (num_eq (num2 (fun a b : R => a * b) e_190 e_5) _); clear - R; first [reflexivity | ring].
pose t_227 : R := t_225 * t_211.
have e_228 : t_227 = (2%:R * n * m_2 ^+ 2) by rule (num_eq (num2 (fun a b : R => a * b) e_226 e_212) _); clear - R; first [reflexivity | ring].
pose t_229 : R := t_227 * t_199.
have e_230 : t_229 = (2%:R * n * m_2 ^+ 2 * m_3) by rule (num_eq (num2 (fun a b : R => a * b) e_228 e_200) _); clear - R; first [reflexivity | ring].
pose t_231 : R := - t_229.
have e_232 : t_231 = (- 2%:R * n * m_2 ^+ 2 * m_3) by rule (num_eq (num1 (fun a : R => - a) e_230) _); clear - R; first [reflexivity | ring].
pose t_233 : R := t_223 + t_231.
have e_234 : t_233 = (n ^+ 4 * eps ^+ 2 + 2%:R * n ^+ 3 * eps * m_3 - 2%:R * n ^+ 2 * eps * m_2 ^+ 2 + n ^+ 2 * m_3 ^+ 2 - 2%:R * n * m_2 ^+ 2 * m_3) by rule (num_eq (num2 (fun a b : R => a + b) e_224 e_232) _); clear - R; first [reflexivity | ring].
pose t_235 : R := t_2 ^+ 4.
have e_236 : t_235 = (m_2 ^+ 4) by rule (num_eq (num1 (fun a : R => a ^+ 4) e_3) _); clear - R; first [reflexivity | ring].
pose t_237 : R := t_233 + t_235.
have e_238 : t_237 = (n ^+ 4 * eps ^+ 2 + 2%:R * n ^+ 3 * eps * m_3 - 2%:R * n ^+ 2 * eps * m_2 ^+ 2 + n ^+ 2 * m_3 ^+ 2 - 2%:R * n * m_2 ^+ 2 * m_3 + m_2 ^+ 4) by rule (num_eq (num2 (fun a b : R => a + b) e_234 e_236) _); clear - R; first [reflexivity | ring].
have NZ_239 : (n ^+ 4 * eps ^+ 2 + 2%:R * n ^+ 3 * eps * m_3 - 2%:R * n ^+ 2 * eps * m_2 ^+ 2 + n ^+ 2 * m_3 ^+ 2 - 2%:R * n * m_2 ^+ 2 * m_3 + m_2 ^+ 4) != 0 by rule (nz_is (c := ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_26 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_240 : t_237 != 0 := nz_is e_238 NZ_239.
pose t_241 : R := t_205 * eps.
have e_242 : t_241 = (n ^+ 2 * eps) by rule (num_eq (num2 (fun a b : R => a * b) e_206 e_21) _); clear - R; first [reflexivity | ring].
pose t_243 : R := N%:R * t_199.
have e_244 : t_243 = (n * m_3) by rule (num_eq (num2 (fun a b : R => a * b) e_5 e_200) _); clear - R; first [reflexivity | ring].
pose t_245 : R := t_241 + t_243.
have e_246 : t_245 = (n ^+ 2 * eps + n * m_3) by rule (num_eq (num2 (fun a b : R => a + b) e_242 e_244) _); clear - R; first [reflexivity | ring].
pose t_247 : R := - t_211.
have e_248 : t_247 = (- m_2 ^+ 2) by rule (num_eq (num1 (fun a : R => - a) e_212) _); clear - R; first [reflexivity | ring].
pose t_249 : R := t_245 + t_247.
have e_250 : t_249 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by rule (num_eq (num2 (fun a b : R => a + b) e_246 e_248) _); clear - R; first [reflexivity | ring].
have NZ_251 : (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) != 0 by rule (nz_is (c := ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_26 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_252 : t_249 != 0 := nz_is e_250 NZ_251.
have S_253 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 NZ_8 NZ_26 NZ_38 R; sgn].
have C_254 : 0 <= t_22 := nneg_is e_23 S_253.
have S_255 : 0 <= (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2)) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 NZ_8 NZ_26 NZ_38 R; sgn].
have C_256 : 0 <= t_249 := nneg_is e_250 S_255.
pose t_258 : R := Num.sqrt t_249.
have S_260 : 0 <= r_4 by rule (nneg_is (c := r_4) _ _); [clear - E_r4 R; first [reflexivity | ring: E_r4] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 NZ_8 NZ_26 NZ_38 R; sgn].
have e_259 : t_258 = r_4 by rule (sqrt_node e_250 S_260 _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_261 : R := t_241 * t_258.
have e_262 : t_261 = (n ^+ 2 * eps * r_4) by rule (num_eq (num2 (fun a b : R => a * b) e_242 e_259) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_263 : 'cV[R]_N := had gain upstream.
have e_264 : t_263 = (col (fun i => (gain i 0) * (upstream i 0))) by rule (col_eq (col_had e_39 e_40) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_265 : R := sumv t_263.
have e_266 : t_265 = m_6 by rule (sum_node e_264 M_6 _); clear - R; first [reflexivity | ring].
pose t_267 : R := t_261 * t_265.
have e_268 : t_267 = (n ^+ 2 * eps * r_4 * m_6) by rule (num_eq (num2 (fun a b : R => a * b) e_262 e_266) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_269 : R := - t_267.
have e_270 : t_269 = (- n ^+ 2 * eps * r_4 * m_6) by rule (num_eq (num1 (fun a : R => - a) e_268) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_271 : R := N%:R * t_2.
have e_272 : t_271 = (n * m_2) by rule (num_eq (num2 (fun a b : R => a * b) e_5 e_3) _); clear - R; first [reflexivity | ring].
pose t_273 : R := t_271 * t_258.
have e_274 : t_273 = (n * m_2 * r_4) by rule (num_eq (num2 (fun a b : R => a * b) e_272 e_259) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_275 : 'cV[R]_N := had activation gain.
have e_276 : t_275 = (col (fun i => (activation i 0) * (gain i 0))) by rule (col_eq (col_had e_1 e_39) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_277 : 'cV[R]_N := had t_275 upstream.
have e_278 : t_277 = (col (fun i => (activation i 0) * (gain i 0) * (upstream i 0))) by rule (col_eq (col_had e_276 e_40) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_279 : R := sumv t_277.
have e_280 : t_279 = m_5 by rule (sum_node e_278 M_5 _); clear - R; first [reflexivity | ring].
pose t_281 : R := t_273 * t_279.
have e_282 : t_281 = (n * m_2 * r_4 * m_5) by rule (num_eq (num2 (fun a b : R => a * b) e_274 e_280) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_283 : R := t_269 + t_281.
have e_284 : t_283 = (- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5) by rule (num_eq (num2 (fun a b : R => a + b) e_270 e_282) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_285 : R := t_243 * t_258.
have e_286 : t_285 = (n * m_3 * r_4) by rule (num_eq (num2 (fun a b : R => a * b) e_244 e_259) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_287 : R := t_285 * t_265.
have e_288 : t_287 = (n * m_3 * r_4 * m_6) by rule (num_eq (num2 (fun a b : R => a * b) e_286 e_266) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_289 : R := - t_287.
have e_290 : t_289 = (- n * m_3 * r_4 * m_6) by rule (num_eq (num1 (fun a : R => - a) e_288) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_291 : R := t_283 + t_289.
have e_292 : t_291 = (- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) by rule (num_eq (num2 (fun a b : R => a + b) e_284 e_290) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_293 : R := t_291 / t_237.
have NZ_295 : (n ^+ 4 * eps ^+ 2 + 2%:R * n ^+ 3 * eps * m_3 - 2%:R * n ^+ 2 * eps * m_2 ^+ 2 + n ^+ 2 * m_3 ^+ 2 - 2%:R * n * m_2 ^+ 2 * m_3 + m_2 ^+ 4) != 0 :> R by rule (nz_is (c := ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) _ _); [clear - R; ring | clear - NZ_26 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_294 : t_293 = ((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_292 e_238) _); clear - NZ_26 NZ_295 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_296 : 'cV[R]_N := t_293 *: (ones : 'cV[R]_N).
have e_297 : t_296 = (col (fun i => ((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (col_scale e_294 e_9) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_298 : R := t_205 * t_258.
have e_299 : t_298 = (n ^+ 2 * r_4) by rule (num_eq (num2 (fun a b : R => a * b) e_206 e_259) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_300 : R := t_298 * t_279.
have e_301 : t_300 = (n ^+ 2 * r_4 * m_5) by rule (num_eq (num2 (fun a b : R => a * b) e_299 e_280) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_302 : R := - t_300.
have e_303 : t_302 = (- n ^+ 2 * r_4 * m_5) by rule (num_eq (num1 (fun a : R => - a) e_301) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_304 : R := t_273 * t_265.
have e_305 : t_304 = (n * m_2 * r_4 * m_6) by rule (num_eq (num2 (fun a b : R => a * b) e_274 e_266) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_306 : R := t_302 + t_304.
have e_307 : t_306 = (- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) by rule (num_eq (num2 (fun a b : R => a + b) e_303 e_305) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_308 : R := t_306 / t_237.
have e_309 : t_308 = ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_307 e_238) _); clear - NZ_26 NZ_295 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_310 : 'cV[R]_N := t_308 *: activation.
have e_311 : t_310 = (col (fun i => ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))) by rule (col_eq (col_scale e_309 e_1) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_312 : 'cV[R]_N := t_296 + t_310.
have e_313 : t_312 = (col (fun i => ((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))) by rule (col_eq (col_add e_297 e_311) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_314 : R := N%:R * t_258.
have e_315 : t_314 = (n * r_4) by rule (num_eq (num2 (fun a b : R => a * b) e_5 e_259) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_316 : R := t_314 / t_249.
have e_317 : t_316 = ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_315 e_250) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_318 : 'cV[R]_N := t_316 *: t_263.
have e_319 : t_318 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (upstream i 0)))) by rule (col_eq (col_scale e_317 e_264) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_320 : 'cV[R]_N := t_312 + t_318.
have e_321 : t_320 = (col (fun i => ((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (upstream i 0)))) by rule (col_eq (col_add e_313 e_319) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have C_257 : G1_41 = t_320 by rule (col_same e_42 e_321 _) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_323 : 'cV[R]_N := t_316 *: (ones : 'cV[R]_N).
have e_324 : t_323 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_317 e_9) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_325 : 'M[R]_N := diag t_323.
have e_326 : t_325 = (opr (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) [:: ]) by rule (opr_eq (opr_diag e_324) _ _); [move=> i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | move=> i j; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
have e_327 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose t_328 : 'cV[R]_N := (1 : R) *: activation.
have e_329 : t_328 = (col (fun i => (activation i 0))) by rule (col_eq (col_scale e_327 e_1) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_330 : R := t_273 / t_237.
have e_331 : t_330 = ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_274 e_238) _); clear - NZ_26 NZ_295 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_332 : 'cV[R]_N := t_330 *: (ones : 'cV[R]_N).
have e_333 : t_332 = (col (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (col_scale e_331 e_9) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_334 : R := - t_298.
have e_335 : t_334 = (- n ^+ 2 * r_4) by rule (num_eq (num1 (fun a : R => - a) e_299) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_336 : R := t_334 / t_237.
have e_337 : t_336 = ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_335 e_238) _); clear - NZ_26 NZ_295 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_338 : 'cV[R]_N := t_336 *: activation.
have e_339 : t_338 = (col (fun i => ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))) by rule (col_eq (col_scale e_337 e_1) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_340 : 'cV[R]_N := t_332 + t_338.
have e_341 : t_340 = (col (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))) by rule (col_eq (col_add e_333 e_339) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_342 : 'M[R]_N := outer t_328 t_340.
have e_343 : t_342 = (opr (fun i => 0) [:: ((fun i => (activation i 0)), (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]) by rule (opr_eq (opr_outer e_329 e_341) _ _); [move=> i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | move=> i j; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
pose t_344 : 'M[R]_N := t_325 + t_342.
have e_345 : t_344 = (opr (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]) by rule (opr_eq (opr_add e_326 e_343) _ _); [move=> i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | move=> i j; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
pose t_346 : 'cV[R]_N := (1 : R) *: (ones : 'cV[R]_N).
have e_347 : t_346 = (col (fun i => 1)) by rule (col_eq (col_scale e_327 e_9) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_348 : R := - t_261.
have e_349 : t_348 = (- n ^+ 2 * eps * r_4) by rule (num_eq (num1 (fun a : R => - a) e_262) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_350 : R := - t_285.
have e_351 : t_350 = (- n * m_3 * r_4) by rule (num_eq (num1 (fun a : R => - a) e_286) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_352 : R := t_348 + t_350.
have e_353 : t_352 = (- n ^+ 2 * eps * r_4 - n * m_3 * r_4) by rule (num_eq (num2 (fun a b : R => a + b) e_349 e_351) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_354 : R := t_352 / t_237.
have e_355 : t_354 = ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_353 e_238) _); clear - NZ_26 NZ_295 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_356 : 'cV[R]_N := t_354 *: (ones : 'cV[R]_N).
have e_357 : t_356 = (col (fun i => ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (col_scale e_355 e_9) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_358 : 'cV[R]_N := t_330 *: activation.
have e_359 : t_358 = (col (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))) by rule (col_eq (col_scale e_331 e_1) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_360 : 'cV[R]_N := t_356 + t_358.
have e_361 : t_360 = (col (fun i => ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))) by rule (col_eq (col_add e_357 e_359) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_362 : 'M[R]_N := outer t_346 t_360.
have e_363 : t_362 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]) by rule (opr_eq (opr_outer e_347 e_361) _ _); [move=> i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | move=> i j; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
pose t_364 : 'M[R]_N := t_344 + t_362.
have e_365 : t_364 = (opr (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => 1), (fun i => ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]) by rule (opr_eq (opr_add e_345 e_363) _ _); [move=> i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | move=> i j; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
have C_322 : J2_114 = t_364 by rule (opr_same e_115 e_365 _ _); [move=> i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | move=> i j; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
exists G1_41; split; first exact: C_43.
exists J2_114; split; first exact: C_116.
split; first exact: C_181.
split; first exact: C_183.
split; first exact: C_240.
split; first exact: C_252.
split; first exact: C_254.
split; first exact: C_256.
split; first exact: C_257.
exact: C_322.
Qed.
End Claims.
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition walkthrough_backward_input_near_miss_5_says : Prop :=
  forall (activation upstream gain bias : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  exists G1 : 'cV[R]_N, is_gradient (fun activation : 'cV[R]_N => dot upstream (layer_norm eps gain bias activation)) activation G1 /\
  exists J2 : 'M[R]_N, is_jacobian (fun activation : 'cV[R]_N => normalized eps activation) activation J2 /\
  N%:R != 0 :> R /\
  Num.sqrt (variance activation + eps) != 0 /\
  N%:R * Num.sqrt (variance activation + eps) != 0 /\
  0 <= variance activation + eps /\
  G1 = J2^T *m had upstream gain :> 'cV[R]_N /\
  G1 = (N%:R * Num.sqrt (variance activation + eps))^-1 *: ((N%:R *: 1%:M - outer ones ones - outer (normalized eps activation) (normalized eps activation)) *m had upstream gain) :> 'cV[R]_N /\
  G1 = N%:R *: ((N%:R * Num.sqrt (variance activation + eps))^-1 *: (N%:R *: had upstream gain - (1 * sumv (had upstream gain)) *: ones - (1 * dot (had upstream gain) (normalized eps activation)) *: normalized eps activation)) :> 'cV[R]_N.
End Statement.
Theorem walkthrough_backward_input_near_miss_5_fails (R : rcfType) : ~ (forall N : nat, walkthrough_backward_input_near_miss_5_says R N).
Proof.
move=> claim.
pose letter_activation : 'cV[R]_2 := vec 2 [:: (1 : R); (1 : R)].
pose letter_upstream : 'cV[R]_2 := vec 2 [:: (1 : R); (1 : R)].
pose letter_gain : 'cV[R]_2 := vec 2 [:: (0 : R); (1 : R)].
pose letter_bias : 'cV[R]_2 := vec 2 [:: (0 : R); (0 : R)].
pose letter_eps : R := (1 : R).
have := claim 2%N letter_activation letter_upstream letter_gain letter_bias letter_eps.
rewrite /walkthrough_backward_input_near_miss_5_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
pose t_1 : R := 2%:R.
have e_1 : t_1 = (2%:R : R) by rewrite /t_1; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_2 : R := t_1 ^+ 2.
have e_2 : t_2 = (4%:R : R) by rewrite /t_2 e_1 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_3 : letter_eps = (1 : R) by [].
pose t_4 : R := t_2 * letter_eps.
have e_4 : t_4 = (4%:R : R) by rewrite /t_4 e_2 e_3 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_5 : letter_activation = vec 2 [:: (1 : R); (1 : R)] by [].
pose t_6 : 'cV[R]_2 := vpow letter_activation 2.
have e_6 : t_6 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_6 e_5 w_vpow; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_7 : R := sumv t_6.
have e_7 : t_7 = (2%:R : R) by rewrite /t_7 e_6 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_8 : R := t_1 * t_7.
have e_8 : t_8 = (4%:R : R) by rewrite /t_8 e_1 e_7 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_9 : R := t_4 + t_8.
have e_9 : t_9 = (8%:R : R) by rewrite /t_9 e_4 e_8 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_10 : R := sumv letter_activation.
have e_10 : t_10 = (2%:R : R) by rewrite /t_10 e_5 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_11 : R := t_10 ^+ 2.
have e_11 : t_11 = (4%:R : R) by rewrite /t_11 e_10 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_12 : R := - t_11.
have e_12 : t_12 = (- 4%:R : R) by rewrite /t_12 e_11 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_13 : R := t_9 + t_12.
have e_13 : t_13 = (4%:R : R) by rewrite /t_13 e_9 e_12 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_14 : R := Num.sqrt t_13.
have e_14 : t_14 = (2%:R : R) by rewrite /t_14 e_13; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
pose t_15 : R := t_4 * t_14.
have e_15 : t_15 = (8%:R : R) by rewrite /t_15 e_4 e_14 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_16 : letter_gain = vec 2 [:: (0 : R); (1 : R)] by [].
have e_17 : letter_upstream = vec 2 [:: (1 : R); (1 : R)] by [].
pose t_18 : 'cV[R]_2 := had letter_gain letter_upstream.
have e_18 : t_18 = vec 2 [:: (0 : R); (1 : R)] by rewrite /t_18 e_16 e_17 w_had; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_19 : R := sumv t_18.
have e_19 : t_19 = (1 : R) by rewrite /t_19 e_18 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_20 : R := t_15 * t_19.
have e_20 : t_20 = (8%:R : R) by rewrite /t_20 e_15 e_19 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_21 : R := - t_20.
have e_21 : t_21 = (- 8%:R : R) by rewrite /t_21 e_20 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_22 : R := t_1 * t_10.
have e_22 : t_22 = (4%:R : R) by rewrite /t_22 e_1 e_10 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_23 : R := t_22 * t_14.
have e_23 : t_23 = (8%:R : R) by rewrite /t_23 e_22 e_14 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_24 : 'cV[R]_2 := had letter_activation letter_gain.
have e_24 : t_24 = vec 2 [:: (0 : R); (1 : R)] by rewrite /t_24 e_5 e_16 w_had; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_25 : 'cV[R]_2 := had t_24 letter_upstream.
have e_25 : t_25 = vec 2 [:: (0 : R); (1 : R)] by rewrite /t_25 e_24 e_17 w_had; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_26 : R := sumv t_25.
have e_26 : t_26 = (1 : R) by rewrite /t_26 e_25 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_27 : R := t_23 * t_26.
have e_27 : t_27 = (8%:R : R) by rewrite /t_27 e_23 e_26 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_28 : R := t_21 + t_27.
have e_28 : t_28 = (0 : R) by rewrite /t_28 e_21 e_27 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_29 : R := t_8 * t_14.
have e_29 : t_29 = (8%:R : R) by rewrite /t_29 e_8 e_14 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_30 : R := t_29 * t_19.
have e_30 : t_30 = (8%:R : R) by rewrite /t_30 e_29 e_19 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_31 : R := - t_30.
have e_31 : t_31 = (- 8%:R : R) by rewrite /t_31 e_30 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_32 : R := t_28 + t_31.
have e_32 : t_32 = (- 8%:R : R) by rewrite /t_32 e_28 e_31 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_33 : R := t_1 ^+ 4.
have e_33 : t_33 = (16%:R : R) by rewrite /t_33 e_1 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_34 : R := letter_eps ^+ 2.
have e_34 : t_34 = (1 : R) by rewrite /t_34 e_3 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_35 : R := t_33 * t_34.
have e_35 : t_35 = (16%:R : R) by rewrite /t_35 e_33 e_34 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_36 : R := 2%:R.
have e_36 : t_36 = (2%:R : R) by rewrite /t_36; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_37 : R := t_1 ^+ 3.
have e_37 : t_37 = (8%:R : R) by rewrite /t_37 e_1 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_38 : R := t_36 * t_37.
have e_38 : t_38 = (16%:R : R) by rewrite /t_38 e_36 e_37 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_39 : R := t_38 * letter_eps.
have e_39 : t_39 = (16%:R : R) by rewrite /t_39 e_38 e_3 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_40 : R := t_39 * t_7.
have e_40 : t_40 = (32%:R : R) by rewrite /t_40 e_39 e_7 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_41 : R := t_35 + t_40.
have e_41 : t_41 = (48%:R : R) by rewrite /t_41 e_35 e_40 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_42 : R := t_36 * t_2.
have e_42 : t_42 = (8%:R : R) by rewrite /t_42 e_36 e_2 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_43 : R := t_42 * letter_eps.
have e_43 : t_43 = (8%:R : R) by rewrite /t_43 e_42 e_3 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_44 : R := t_43 * t_11.
have e_44 : t_44 = (32%:R : R) by rewrite /t_44 e_43 e_11 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_45 : R := - t_44.
have e_45 : t_45 = (- 32%:R : R) by rewrite /t_45 e_44 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_46 : R := t_41 + t_45.
have e_46 : t_46 = (16%:R : R) by rewrite /t_46 e_41 e_45 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_47 : R := t_7 ^+ 2.
have e_47 : t_47 = (4%:R : R) by rewrite /t_47 e_7 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_48 : R := t_2 * t_47.
have e_48 : t_48 = (16%:R : R) by rewrite /t_48 e_2 e_47 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_49 : R := t_46 + t_48.
have e_49 : t_49 = (32%:R : R) by rewrite /t_49 e_46 e_48 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_50 : R := t_36 * t_1.
have e_50 : t_50 = (4%:R : R) by rewrite /t_50 e_36 e_1 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_51 : R := t_50 * t_11.
have e_51 : t_51 = (16%:R : R) by rewrite /t_51 e_50 e_11 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_52 : R := t_51 * t_7.
have e_52 : t_52 = (32%:R : R) by rewrite /t_52 e_51 e_7 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_53 : R := - t_52.
have e_53 : t_53 = (- 32%:R : R) by rewrite /t_53 e_52 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_54 : R := t_49 + t_53.
have e_54 : t_54 = (0 : R) by rewrite /t_54 e_49 e_53 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_55 : R := t_10 ^+ 4.
have e_55 : t_55 = (16%:R : R) by rewrite /t_55 e_10 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_56 : R := t_54 + t_55.
have e_56 : t_56 = (16%:R : R) by rewrite /t_56 e_54 e_55 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_57 : R := t_32 / t_56.
have e_57 : t_57 = (- 1 / 2%:R : R) by rewrite /t_57 e_32 e_56 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_58 : 'cV[R]_2 := ones.
have e_58 : t_58 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_58 w_ones; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_59 : 'cV[R]_2 := t_57 *: t_58.
have e_59 : t_59 = vec 2 [:: (- 1 / 2%:R : R); (- 1 / 2%:R : R)] by rewrite /t_59 e_57 e_58 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_60 : R := t_2 * t_14.
have e_60 : t_60 = (8%:R : R) by rewrite /t_60 e_2 e_14 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_61 : R := t_60 * t_26.
have e_61 : t_61 = (8%:R : R) by rewrite /t_61 e_60 e_26 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_62 : R := - t_61.
have e_62 : t_62 = (- 8%:R : R) by rewrite /t_62 e_61 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_63 : R := t_23 * t_19.
have e_63 : t_63 = (8%:R : R) by rewrite /t_63 e_23 e_19 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_64 : R := t_62 + t_63.
have e_64 : t_64 = (0 : R) by rewrite /t_64 e_62 e_63 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_65 : R := t_64 / t_56.
have e_65 : t_65 = (0 : R) by rewrite /t_65 e_64 e_56 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_66 : 'cV[R]_2 := t_65 *: letter_activation.
have e_66 : t_66 = vec 2 [:: (0 : R); (0 : R)] by rewrite /t_66 e_65 e_5 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_67 : 'cV[R]_2 := t_59 + t_66.
have e_67 : t_67 = vec 2 [:: (- 1 / 2%:R : R); (- 1 / 2%:R : R)] by rewrite /t_67 e_59 e_66 w_add; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_68 : R := t_1 * t_14.
have e_68 : t_68 = (4%:R : R) by rewrite /t_68 e_1 e_14 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_69 : R := t_68 / t_13.
have e_69 : t_69 = (1 : R) by rewrite /t_69 e_68 e_13 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_70 : 'cV[R]_2 := t_69 *: t_18.
have e_70 : t_70 = vec 2 [:: (0 : R); (1 : R)] by rewrite /t_70 e_69 e_18 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_71 : 'cV[R]_2 := t_67 + t_70.
have e_71 : t_71 = vec 2 [:: (- 1 / 2%:R : R); (1 / 2%:R : R)] by rewrite /t_71 e_67 e_70 w_add; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_72 : R := t_10 / t_1.
have e_72 : t_72 = (1 : R) by rewrite /t_72 e_10 e_1 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_73 : 'cV[R]_2 := t_72 *: t_58.
have e_73 : t_73 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_73 e_72 e_58 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_74 : 'cV[R]_2 := letter_activation - t_73.
have e_74 : t_74 = vec 2 [:: (0 : R); (0 : R)] by rewrite /t_74 e_5 e_73 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_75 : R := dot t_74 t_74.
have e_75 : t_75 = (0 : R) by rewrite /t_75 e_74 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_76 : R := t_75 / t_1.
have e_76 : t_76 = (0 : R) by rewrite /t_76 e_75 e_1 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_77 : R := t_76 + letter_eps.
have e_77 : t_77 = (1 : R) by rewrite /t_77 e_76 e_3 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_78 : R := Num.sqrt t_77.
have e_78 : t_78 = (1 : R) by rewrite /t_78 e_77; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
pose t_79 : R := t_1 * t_78.
have e_79 : t_79 = (2%:R : R) by rewrite /t_79 e_1 e_78 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_80 : R := t_79^-1.
have e_80 : t_80 = (1 / 2%:R : R) by rewrite /t_80 e_79 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_81 : 'cV[R]_2 := had letter_upstream letter_gain.
have e_81 : t_81 = vec 2 [:: (0 : R); (1 : R)] by rewrite /t_81 e_17 e_16 w_had; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_82 : 'cV[R]_2 := t_1 *: t_81.
have e_82 : t_82 = vec 2 [:: (0 : R); (2%:R : R)] by rewrite /t_82 e_1 e_81 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_83 : R := 1.
have e_83 : t_83 = (1 : R) by rewrite /t_83; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_84 : R := sumv t_81.
have e_84 : t_84 = (1 : R) by rewrite /t_84 e_81 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_85 : R := t_83 * t_84.
have e_85 : t_85 = (1 : R) by rewrite /t_85 e_83 e_84 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_86 : 'cV[R]_2 := t_85 *: t_58.
have e_86 : t_86 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_86 e_85 e_58 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_87 : 'cV[R]_2 := t_82 - t_86.
have e_87 : t_87 = vec 2 [:: (- 1 : R); (1 : R)] by rewrite /t_87 e_82 e_86 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_88 : R := t_78^-1.
have e_88 : t_88 = (1 : R) by rewrite /t_88 e_78 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_89 : 'cV[R]_2 := t_88 *: t_74.
have e_89 : t_89 = vec 2 [:: (0 : R); (0 : R)] by rewrite /t_89 e_88 e_74 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_90 : R := dot t_81 t_89.
have e_90 : t_90 = (0 : R) by rewrite /t_90 e_81 e_89 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_91 : R := t_83 * t_90.
have e_91 : t_91 = (0 : R) by rewrite /t_91 e_83 e_90 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_92 : 'cV[R]_2 := t_91 *: t_89.
have e_92 : t_92 = vec 2 [:: (0 : R); (0 : R)] by rewrite /t_92 e_91 e_89 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_93 : 'cV[R]_2 := t_87 - t_92.
have e_93 : t_93 = vec 2 [:: (- 1 : R); (1 : R)] by rewrite /t_93 e_87 e_92 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_94 : 'cV[R]_2 := t_80 *: t_93.
have e_94 : t_94 = vec 2 [:: (- 1 / 2%:R : R); (1 / 2%:R : R)] by rewrite /t_94 e_80 e_93 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_95 : 'cV[R]_2 := t_1 *: t_94.
have e_95 : t_95 = vec 2 [:: (- 1 : R); (1 : R)] by rewrite /t_95 e_1 e_94 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have h_96 : 0 <= letter_eps by rewrite e_3; sgn.
have h_97 : 0 < t_77 by rewrite e_77; sgn.
move=> /(_ erefl).
move=> /(_ h_96).
move=> /(_ h_97).
have := @walkthrough_backward_input_near_miss_5_derivatives R 2%N letter_activation letter_upstream letter_gain letter_bias letter_eps erefl h_96 h_97.
case=> told_G1 [is_G1].
case=> told_J2 [is_J2].
move=> [_ [_ [_ [_ [_ [_ [E_G1 [E_J2]]]]]]]].
case=> G1 [was_G1].
rewrite (gradient_unique was_G1 is_G1) E_G1.
case=> J2 [was_J2].
rewrite (jacobian_unique was_J2 is_J2) E_J2.
case=> _.
case=> _.
case=> _.
case=> _.
case=> _.
case=> _.
apply: (vec_differ (k := 0) (c := (1 / 2%:R : R)) _ e_71 e_95); [by [] | rewrite /=; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring] | apply: lt0r_neq0; sgn].
Qed.


