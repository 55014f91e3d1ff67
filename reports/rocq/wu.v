From mathcomp Require Import all_ssreflect all_algebra.
From LN Require Import LayerNorm Derivative.
Import GRing.Theory Num.Theory.
Local Open Scope ring_scope.

(* wu.one-group: With one group, group normalization is layer normalization *)
Definition wu_one_group_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  sumv (ones : 'cV[R]_N) != 0 :> R /\
  Num.sqrt (dot (activation - (dot ones activation / sumv (ones : 'cV[R]_N))
      *: ones) (activation - (dot ones activation / sumv (ones : 'cV[R]_N))
      *: ones) / sumv (ones : 'cV[R]_N) + eps) != 0 /\
  0 <= dot (activation - (dot ones activation / sumv (ones : 'cV[R]_N)) *: ones)
      (activation - (dot ones activation / sumv (ones : 'cV[R]_N)) *: ones)
      / sumv (ones : 'cV[R]_N) + eps /\
  (Num.sqrt (dot (activation - (dot ones activation / sumv (ones : 'cV[R]_N))
      *: ones) (activation - (dot ones activation / sumv (ones : 'cV[R]_N))
      *: ones) / sumv (ones : 'cV[R]_N) + eps))^-1
      *: (activation - (dot ones activation / sumv (ones : 'cV[R]_N)) *: ones)
      = normalized eps activation :> 'cV[R]_N.

(* wu.instance-norm: With one channel a group, group normalization is
   instance normalization: of each channel by itself
   not here: a free matrix or a second dimension *)

(* lnverify.two-groups: With two groups it is not layer normalization; each
   group has the mean 0, and so has the whole *)
Definition lnverify_two_groups_says (R : rcfType) (N : nat) : Prop :=
  forall (gain activation : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < sumv (nonzero_entries gain) * (N%:R - sumv (nonzero_entries gain)) ->
  0 < eps ->
  sumv (nonzero_entries gain) != 0 /\
  Num.sqrt (dot (had (nonzero_entries gain)
      (activation - (dot (nonzero_entries gain) activation
      / sumv (nonzero_entries gain)) *: ones))
      (had (nonzero_entries gain) (activation
      - (dot (nonzero_entries gain) activation / sumv (nonzero_entries gain))
      *: ones)) / sumv (nonzero_entries gain) + eps) != 0 /\
  sumv (zero_entries gain) != 0 /\
  Num.sqrt (dot (had (zero_entries gain) (activation
      - (dot (zero_entries gain) activation / sumv (zero_entries gain))
      *: ones)) (had (zero_entries gain) (activation
      - (dot (zero_entries gain) activation / sumv (zero_entries gain))
      *: ones)) / sumv (zero_entries gain) + eps) != 0 /\
  Num.sqrt (variance activation + eps) != 0 /\
  0 <= dot (had (nonzero_entries gain) (activation
      - (dot (nonzero_entries gain) activation / sumv (nonzero_entries gain))
      *: ones)) (had (nonzero_entries gain) (activation
      - (dot (nonzero_entries gain) activation / sumv (nonzero_entries gain))
      *: ones)) / sumv (nonzero_entries gain) + eps /\
  0 <= dot (had (zero_entries gain) (activation
      - (dot (zero_entries gain) activation / sumv (zero_entries gain))
      *: ones)) (had (zero_entries gain) (activation
      - (dot (zero_entries gain) activation / sumv (zero_entries gain))
      *: ones)) / sumv (zero_entries gain) + eps /\
  0 <= variance activation + eps /\
  dot (nonzero_entries gain) ((Num.sqrt (dot
      (had (nonzero_entries gain) (activation
      - (dot (nonzero_entries gain) activation / sumv (nonzero_entries gain))
      *: ones)) (had (nonzero_entries gain) (activation
      - (dot (nonzero_entries gain) activation / sumv (nonzero_entries gain))
      *: ones)) / sumv (nonzero_entries gain) + eps))^-1
      *: had (nonzero_entries gain) (activation
      - (dot (nonzero_entries gain) activation / sumv (nonzero_entries gain))
      *: ones) + (Num.sqrt (dot (had (zero_entries gain)
      (activation - (dot (zero_entries gain) activation
      / sumv (zero_entries gain)) *: ones)) (had (zero_entries gain)
      (activation - (dot (zero_entries gain) activation
      / sumv (zero_entries gain)) *: ones)) / sumv (zero_entries gain)
      + eps))^-1 *: had (zero_entries gain) (activation
      - (dot (zero_entries gain) activation / sumv (zero_entries gain))
      *: ones)) = 0 :> R /\
  mean ((Num.sqrt (dot (had (nonzero_entries gain)
      (activation - (dot (nonzero_entries gain) activation
      / sumv (nonzero_entries gain)) *: ones))
      (had (nonzero_entries gain) (activation
      - (dot (nonzero_entries gain) activation / sumv (nonzero_entries gain))
      *: ones)) / sumv (nonzero_entries gain) + eps))^-1
      *: had (nonzero_entries gain) (activation
      - (dot (nonzero_entries gain) activation / sumv (nonzero_entries gain))
      *: ones) + (Num.sqrt (dot (had (zero_entries gain)
      (activation - (dot (zero_entries gain) activation
      / sumv (zero_entries gain)) *: ones)) (had (zero_entries gain)
      (activation - (dot (zero_entries gain) activation
      / sumv (zero_entries gain)) *: ones)) / sumv (zero_entries gain)
      + eps))^-1 *: had (zero_entries gain) (activation
      - (dot (zero_entries gain) activation / sumv (zero_entries gain))
      *: ones)) = 0 :> R.
Definition lnverify_two_groups_equal_1_as_stated (R : rcfType) (N : nat) : Prop
    :=
  forall (gain activation : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < sumv (nonzero_entries gain) * (N%:R - sumv (nonzero_entries gain)) ->
  0 < eps ->
  sumv (nonzero_entries gain) != 0 /\
  Num.sqrt (dot (had (nonzero_entries gain)
      (activation - (dot (nonzero_entries gain) activation
      / sumv (nonzero_entries gain)) *: ones))
      (had (nonzero_entries gain) (activation
      - (dot (nonzero_entries gain) activation / sumv (nonzero_entries gain))
      *: ones)) / sumv (nonzero_entries gain) + eps) != 0 /\
  sumv (zero_entries gain) != 0 /\
  Num.sqrt (dot (had (zero_entries gain) (activation
      - (dot (zero_entries gain) activation / sumv (zero_entries gain))
      *: ones)) (had (zero_entries gain) (activation
      - (dot (zero_entries gain) activation / sumv (zero_entries gain))
      *: ones)) / sumv (zero_entries gain) + eps) != 0 /\
  Num.sqrt (variance activation + eps) != 0 /\
  0 <= dot (had (nonzero_entries gain) (activation
      - (dot (nonzero_entries gain) activation / sumv (nonzero_entries gain))
      *: ones)) (had (nonzero_entries gain) (activation
      - (dot (nonzero_entries gain) activation / sumv (nonzero_entries gain))
      *: ones)) / sumv (nonzero_entries gain) + eps /\
  0 <= dot (had (zero_entries gain) (activation
      - (dot (zero_entries gain) activation / sumv (zero_entries gain))
      *: ones)) (had (zero_entries gain) (activation
      - (dot (zero_entries gain) activation / sumv (zero_entries gain))
      *: ones)) / sumv (zero_entries gain) + eps /\
  0 <= variance activation + eps /\
  (Num.sqrt (dot (had (nonzero_entries gain)
      (activation - (dot (nonzero_entries gain) activation
      / sumv (nonzero_entries gain)) *: ones))
      (had (nonzero_entries gain) (activation
      - (dot (nonzero_entries gain) activation / sumv (nonzero_entries gain))
      *: ones)) / sumv (nonzero_entries gain) + eps))^-1
      *: had (nonzero_entries gain) (activation
      - (dot (nonzero_entries gain) activation / sumv (nonzero_entries gain))
      *: ones) + (Num.sqrt (dot (had (zero_entries gain)
      (activation - (dot (zero_entries gain) activation
      / sumv (zero_entries gain)) *: ones)) (had (zero_entries gain)
      (activation - (dot (zero_entries gain) activation
      / sumv (zero_entries gain)) *: ones)) / sumv (zero_entries gain)
      + eps))^-1 *: had (zero_entries gain) (activation
      - (dot (zero_entries gain) activation / sumv (zero_entries gain)) *: ones)
      = normalized eps activation :> 'cV[R]_N.
Definition lnverify_two_groups_equal_1_fails_says (R : rcfType) : Prop :=
  ~ forall N : nat, lnverify_two_groups_equal_1_as_stated R N.
