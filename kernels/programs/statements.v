Variant two_pass_run {R : rcfType} {N : nat} (rnd : R -> R -> Prop) (eps : R) (a : 'cV[R]_N) (h1 h2 : nat) (m : R) (y :
    'cV[R]_N) : Prop :=
  Two_pass (t1 : R) (t3 t4 : 'cV[R]_N) (t5 t6 t7 t8 t9 : R) of
  (fsum rnd h1 (entries a) t1) &
  (N%:R != 0 :> R) &
  (rnd m (t1 / N%:R)) &
  (forall i, rnd (t3 i 0) (a i 0 - m)) &
  (forall i, rnd (t4 i 0) (t3 i 0 * t3 i 0)) &
  (fsum rnd h2 (entries t4) t5) &
  (rnd t6 (t5 / N%:R)) &
  (rnd t7 (t6 + eps)) &
  (0 <= t7) &
  (rnd t8 (Num.sqrt t7)) &
  (t8 != 0 :> R) &
  (rnd t9 (1 / t8)) &
  (forall i, rnd (y i 0) (t3 i 0 * t9)) : two_pass_run rnd eps a h1 h2 m y.
Theorem two_pass_counts (R : rcfType) (N : nat) (u : R) (rnd : R -> R -> Prop) (eps : R) (a : 'cV[R]_N) (h1 h2 : nat) (m
    : R) (y : 'cV[R]_N) :
  model u rnd -> 0 <= eps -> two_pass_run rnd eps a h1 h2 m y ->
  (about u (h1 + 1) 0 m ((\sum_i a i 0) / N%:R) ((\sum_i `|a i 0|) / N%:R)) /\
  (forall i, near u (uphalf (h2 + 5) + 4) (y i 0) ((a i 0 - m) * (1 / (Num.sqrt (((\sum_i ((a i 0 - m) * (a i 0 - m))) /
    N%:R) + eps))))).

Theorem two_pass_scaled (R : rcfType) (N : nat) (rnd rnd' : R -> R -> Prop) (k : R) (eps : R) (a : 'cV[R]_N) (h1 h2 :
    nat) (m : R) (y : 'cV[R]_N) :
  0 < k -> exact_by rnd rnd' 1 -> exact_by rnd rnd' k -> exact_by rnd rnd' (k ^+ 2) -> exact_by rnd rnd' k^-1 ->
    two_pass_run rnd eps a h1 h2 m y ->
  two_pass_run rnd' (k ^+ 2 * eps) (k *: a) h1 h2 (k * m) y.

Theorem two_pass_reflected (R : rcfType) (N : nat) (rnd rnd' : R -> R -> Prop) (eps : R) (a : 'cV[R]_N) (h1 h2 : nat) (m
    : R) (y : 'cV[R]_N) :
  exact_by rnd rnd' 1 -> exact_by rnd rnd' (-1) -> two_pass_run rnd eps a h1 h2 m y ->
  two_pass_run rnd' eps (-1 *: a) h1 h2 (-1 * m) (-1 *: y).

Variant two_pass_rounded_run {R : rcfType} {N : nat} (rnd : R -> R -> Prop) (e n : R) (a : 'cV[R]_N) (h1 h2 : nat) (m :
    R) (y : 'cV[R]_N) : Prop :=
  Two_pass_rounded (t1 : R) (t3 t4 : 'cV[R]_N) (t5 t6 t7 t8 t9 : R) of
  (fsum rnd h1 (entries a) t1) &
  (n != 0 :> R) &
  (rnd m (t1 / n)) &
  (forall i, rnd (t3 i 0) (a i 0 - m)) &
  (forall i, rnd (t4 i 0) (t3 i 0 * t3 i 0)) &
  (fsum rnd h2 (entries t4) t5) &
  (rnd t6 (t5 / n)) &
  (rnd t7 (t6 + e)) &
  (0 <= t7) &
  (rnd t8 (Num.sqrt t7)) &
  (t8 != 0 :> R) &
  (rnd t9 (1 / t8)) &
  (forall i, rnd (y i 0) (t3 i 0 * t9)) : two_pass_rounded_run rnd e n a h1 h2 m y.
Theorem two_pass_rounded_counts (R : rcfType) (N : nat) (u : R) (rnd : R -> R -> Prop) (e n : R) (a : 'cV[R]_N) (h1 h2 :
    nat) (m : R) (y : 'cV[R]_N) (n_exact e_exact : R) (k : nat) :
  model u rnd -> (0 <= n_exact) -> (0 <= e_exact) -> (near u k (n) (n_exact)) -> (near u k (e) (e_exact)) ->
    two_pass_rounded_run rnd e n a h1 h2 m y ->
  (about u (h1 + 1) k m ((\sum_i a i 0) / n_exact) ((\sum_i `|a i 0|) / n_exact)) /\
  (forall i, near u (uphalf (h2 + k + 5) + 4) (y i 0) ((a i 0 - m) * (1 / (Num.sqrt (((\sum_i ((a i 0 - m) * (a i 0 -
    m))) / n_exact) + e_exact))))).

Variant reciprocal_two_pass_run {R : rcfType} {N : nat} (rnd : R -> R -> Prop) (eps : R) (a : 'cV[R]_N) (h1 h2 : nat) (m
    : R) (y : 'cV[R]_N) : Prop :=
  Reciprocal_two_pass (t1 t2 : R) (t4 t5 : 'cV[R]_N) (t6 t7 t8 t9 t10 : R) of
  (fsum rnd h1 (entries a) t1) &
  (N%:R != 0 :> R) &
  (rnd t2 (1 / N%:R)) &
  (rnd m (t1 * t2)) &
  (forall i, rnd (t4 i 0) (a i 0 - m)) &
  (forall i, rnd (t5 i 0) (t4 i 0 * t4 i 0)) &
  (fsum rnd h2 (entries t5) t6) &
  (rnd t7 (t6 * t2)) &
  (rnd t8 (t7 + eps)) &
  (0 <= t8) &
  (rnd t9 (Num.sqrt t8)) &
  (t9 != 0 :> R) &
  (rnd t10 (1 / t9)) &
  (forall i, rnd (y i 0) (t4 i 0 * t10)) : reciprocal_two_pass_run rnd eps a h1 h2 m y.
Theorem reciprocal_two_pass_counts (R : rcfType) (N : nat) (u : R) (rnd : R -> R -> Prop) (eps : R) (a : 'cV[R]_N) (h1
    h2 : nat) (m : R) (y : 'cV[R]_N) :
  model u rnd -> 0 <= eps -> reciprocal_two_pass_run rnd eps a h1 h2 m y ->
  (about u (h1 + 1) 1 m ((\sum_i a i 0) * (1 / N%:R)) ((\sum_i `|a i 0|) * (1 / N%:R))) /\
  (forall i, near u (uphalf (h2 + 6) + 4) (y i 0) ((a i 0 - m) * (1 / (Num.sqrt (((\sum_i ((a i 0 - m) * (a i 0 - m))) *
    (1 / N%:R)) + eps))))).

Theorem reciprocal_two_pass_scaled (R : rcfType) (N : nat) (rnd rnd' : R -> R -> Prop) (k : R) (eps : R) (a : 'cV[R]_N)
    (h1 h2 : nat) (m : R) (y : 'cV[R]_N) :
  0 < k -> exact_by rnd rnd' 1 -> exact_by rnd rnd' k -> exact_by rnd rnd' (k ^+ 2) -> exact_by rnd rnd' k^-1 ->
    reciprocal_two_pass_run rnd eps a h1 h2 m y ->
  reciprocal_two_pass_run rnd' (k ^+ 2 * eps) (k *: a) h1 h2 (k * m) y.

Theorem reciprocal_two_pass_reflected (R : rcfType) (N : nat) (rnd rnd' : R -> R -> Prop) (eps : R) (a : 'cV[R]_N) (h1
    h2 : nat) (m : R) (y : 'cV[R]_N) :
  exact_by rnd rnd' 1 -> exact_by rnd rnd' (-1) -> reciprocal_two_pass_run rnd eps a h1 h2 m y ->
  reciprocal_two_pass_run rnd' eps (-1 *: a) h1 h2 (-1 * m) (-1 *: y).

Variant mean_run {R : rcfType} {N : nat} (rnd : R -> R -> Prop) (a : 'cV[R]_N) (h : nat) (y : R) : Prop :=
  Mean (t1 : R) of
  (fsum rnd h (entries a) t1) &
  (N%:R != 0 :> R) &
  (rnd y (t1 / N%:R)) : mean_run rnd a h y.
Theorem mean_counts (R : rcfType) (N : nat) (u : R) (rnd : R -> R -> Prop) (a : 'cV[R]_N) (h : nat) (y : R) :
  model u rnd -> mean_run rnd a h y ->
  about u (h + 1) 0 y ((\sum_i a i 0) / N%:R) ((\sum_i `|a i 0|) / N%:R).

Theorem mean_scaled (R : rcfType) (N : nat) (rnd rnd' : R -> R -> Prop) (k : R) (a : 'cV[R]_N) (h : nat) (y : R) :
  0 < k -> exact_by rnd rnd' 1 -> exact_by rnd rnd' k -> exact_by rnd rnd' (k ^+ 2) -> exact_by rnd rnd' k^-1 ->
    mean_run rnd a h y ->
  mean_run rnd' (k *: a) h (k * y).

Theorem mean_reflected (R : rcfType) (N : nat) (rnd rnd' : R -> R -> Prop) (a : 'cV[R]_N) (h : nat) (y : R) :
  exact_by rnd rnd' 1 -> exact_by rnd rnd' (-1) -> mean_run rnd a h y ->
  mean_run rnd' (-1 *: a) h (-1 * y).

Variant rms_norm_run {R : rcfType} {N : nat} (rnd : R -> R -> Prop) (eps : R) (a : 'cV[R]_N) (h : nat) (y : 'cV[R]_N) :
    Prop :=
  Rms_norm (t1 : 'cV[R]_N) (t2 t3 t4 t5 t6 : R) of
  (forall i, rnd (t1 i 0) (a i 0 * a i 0)) &
  (fsum rnd h (entries t1) t2) &
  (N%:R != 0 :> R) &
  (rnd t3 (t2 / N%:R)) &
  (rnd t4 (t3 + eps)) &
  (0 <= t4) &
  (rnd t5 (Num.sqrt t4)) &
  (t5 != 0 :> R) &
  (rnd t6 (1 / t5)) &
  (forall i, rnd (y i 0) (a i 0 * t6)) : rms_norm_run rnd eps a h y.
Theorem rms_norm_counts (R : rcfType) (N : nat) (u : R) (rnd : R -> R -> Prop) (eps : R) (a : 'cV[R]_N) (h : nat) (y :
    'cV[R]_N) :
  model u rnd -> 0 <= eps -> rms_norm_run rnd eps a h y ->
  forall i, near u (uphalf (h + 3) + 3) (y i 0) (a i 0 * (1 / (Num.sqrt (((\sum_i (a i 0 * a i 0)) / N%:R) + eps)))).

Theorem rms_norm_scaled (R : rcfType) (N : nat) (rnd rnd' : R -> R -> Prop) (k : R) (eps : R) (a : 'cV[R]_N) (h : nat)
    (y : 'cV[R]_N) :
  0 < k -> exact_by rnd rnd' 1 -> exact_by rnd rnd' k -> exact_by rnd rnd' (k ^+ 2) -> exact_by rnd rnd' k^-1 ->
    rms_norm_run rnd eps a h y ->
  rms_norm_run rnd' (k ^+ 2 * eps) (k *: a) h y.

Theorem rms_norm_reflected (R : rcfType) (N : nat) (rnd rnd' : R -> R -> Prop) (eps : R) (a : 'cV[R]_N) (h : nat) (y :
    'cV[R]_N) :
  exact_by rnd rnd' 1 -> exact_by rnd rnd' (-1) -> rms_norm_run rnd eps a h y ->
  rms_norm_run rnd' eps (-1 *: a) h (-1 *: y).

Variant one_pass_run {R : rcfType} {N : nat} (rnd : R -> R -> Prop) (eps : R) (a : 'cV[R]_N) (h1 h2 : nat) (m v : R) (y
    : 'cV[R]_N) : Prop :=
  One_pass (t1 : R) (t3 t4 : 'cV[R]_N) (t5 t6 t7 t9 t10 t11 : R) of
  (fsum rnd h1 (entries a) t1) &
  (N%:R != 0 :> R) &
  (rnd m (t1 / N%:R)) &
  (forall i, rnd (t3 i 0) (a i 0 - m)) &
  (forall i, rnd (t4 i 0) (a i 0 * a i 0)) &
  (fsum rnd h2 (entries t4) t5) &
  (rnd t6 (t5 / N%:R)) &
  (rnd t7 (m * m)) &
  (rnd v (t6 - t7)) &
  (rnd t9 (v + eps)) &
  (0 <= t9) &
  (rnd t10 (Num.sqrt t9)) &
  (t10 != 0 :> R) &
  (rnd t11 (1 / t10)) &
  (forall i, rnd (y i 0) (t3 i 0 * t11)) : one_pass_run rnd eps a h1 h2 m v y.
Theorem one_pass_counts (R : rcfType) (N : nat) (u : R) (rnd : R -> R -> Prop) (eps : R) (a : 'cV[R]_N) (h1 h2 : nat) (m
    v : R) (y : 'cV[R]_N) :
  model u rnd -> 0 <= eps -> one_pass_run rnd eps a h1 h2 m v y ->
  (about u (h1 + 1) 0 m ((\sum_i a i 0) / N%:R) ((\sum_i `|a i 0|) / N%:R)) /\
  (about u 1 (h2 + 2) v (((\sum_i (a i 0 * a i 0)) / N%:R) - (m * m)) (((\sum_i (a i 0 * a i 0)) / N%:R) + (m * m))) /\
  (forall i, near u 5 (y i 0) ((a i 0 - m) * (1 / (Num.sqrt (v + eps))))).

Theorem one_pass_scaled (R : rcfType) (N : nat) (rnd rnd' : R -> R -> Prop) (k : R) (eps : R) (a : 'cV[R]_N) (h1 h2 :
    nat) (m v : R) (y : 'cV[R]_N) :
  0 < k -> exact_by rnd rnd' 1 -> exact_by rnd rnd' k -> exact_by rnd rnd' (k ^+ 2) -> exact_by rnd rnd' k^-1 ->
    one_pass_run rnd eps a h1 h2 m v y ->
  one_pass_run rnd' (k ^+ 2 * eps) (k *: a) h1 h2 (k * m) (k ^+ 2 * v) y.

Theorem one_pass_reflected (R : rcfType) (N : nat) (rnd rnd' : R -> R -> Prop) (eps : R) (a : 'cV[R]_N) (h1 h2 : nat) (m
    v : R) (y : 'cV[R]_N) :
  exact_by rnd rnd' 1 -> exact_by rnd rnd' (-1) -> one_pass_run rnd eps a h1 h2 m v y ->
  one_pass_run rnd' eps (-1 *: a) h1 h2 (-1 * m) v (-1 *: y).

Variant shifted_one_pass_run {R : rcfType} {N : nat} (rnd : R -> R -> Prop) (c eps : R) (a : 'cV[R]_N) (h1 h2 : nat) (d
    : 'cV[R]_N) (m v : R) (y : 'cV[R]_N) : Prop :=
  Shifted_one_pass (t2 : R) (t4 t5 : 'cV[R]_N) (t6 t7 t8 t10 t11 t12 : R) of
  (forall i, rnd (d i 0) (a i 0 - c)) &
  (fsum rnd h1 (entries d) t2) &
  (N%:R != 0 :> R) &
  (rnd m (t2 / N%:R)) &
  (forall i, rnd (t4 i 0) (d i 0 - m)) &
  (forall i, rnd (t5 i 0) (d i 0 * d i 0)) &
  (fsum rnd h2 (entries t5) t6) &
  (rnd t7 (t6 / N%:R)) &
  (rnd t8 (m * m)) &
  (rnd v (t7 - t8)) &
  (rnd t10 (v + eps)) &
  (0 <= t10) &
  (rnd t11 (Num.sqrt t10)) &
  (t11 != 0 :> R) &
  (rnd t12 (1 / t11)) &
  (forall i, rnd (y i 0) (t4 i 0 * t12)) : shifted_one_pass_run rnd c eps a h1 h2 d m v y.
Theorem shifted_one_pass_counts (R : rcfType) (N : nat) (u : R) (rnd : R -> R -> Prop) (c eps : R) (a : 'cV[R]_N) (h1 h2
    : nat) (d : 'cV[R]_N) (m v : R) (y : 'cV[R]_N) :
  model u rnd -> 0 <= eps -> shifted_one_pass_run rnd c eps a h1 h2 d m v y ->
  (forall i, near u 1 (d i 0) (a i 0 - c)) /\
  (about u (h1 + 1) 0 m ((\sum_i d i 0) / N%:R) ((\sum_i `|d i 0|) / N%:R)) /\
  (about u 1 (h2 + 2) v (((\sum_i (d i 0 * d i 0)) / N%:R) - (m * m)) (((\sum_i (d i 0 * d i 0)) / N%:R) + (m * m))) /\
  (forall i, near u 5 (y i 0) ((d i 0 - m) * (1 / (Num.sqrt (v + eps))))).

Theorem shifted_one_pass_scaled (R : rcfType) (N : nat) (rnd rnd' : R -> R -> Prop) (k : R) (c eps : R) (a : 'cV[R]_N)
    (h1 h2 : nat) (d : 'cV[R]_N) (m v : R) (y : 'cV[R]_N) :
  0 < k -> exact_by rnd rnd' 1 -> exact_by rnd rnd' k -> exact_by rnd rnd' (k ^+ 2) -> exact_by rnd rnd' k^-1 ->
    shifted_one_pass_run rnd c eps a h1 h2 d m v y ->
  shifted_one_pass_run rnd' (k * c) (k ^+ 2 * eps) (k *: a) h1 h2 (k *: d) (k * m) (k ^+ 2 * v) y.

Theorem shifted_one_pass_reflected (R : rcfType) (N : nat) (rnd rnd' : R -> R -> Prop) (c eps : R) (a : 'cV[R]_N) (h1 h2
    : nat) (d : 'cV[R]_N) (m v : R) (y : 'cV[R]_N) :
  exact_by rnd rnd' 1 -> exact_by rnd rnd' (-1) -> shifted_one_pass_run rnd c eps a h1 h2 d m v y ->
  shifted_one_pass_run rnd' (-1 * c) eps (-1 *: a) h1 h2 (-1 *: d) (-1 * m) v (-1 *: y).

Variant chan_merge_run {R : rcfType} (rnd : R -> R -> Prop) (Q1 Q2 m1 m2 n n1 n2 d m y : R) : Prop :=
  Chan_merge (t2 t3 t5 t6 t7 t8 : R) of
  (rnd d (m2 - m1)) &
  (n != 0 :> R) &
  (rnd t2 (n2 / n)) &
  (rnd t3 (d * t2)) &
  (rnd m (m1 + t3)) &
  (rnd t5 (Q1 + Q2)) &
  (rnd t6 (d * d)) &
  (rnd t7 (n1 * t2)) &
  (rnd t8 (t6 * t7)) &
  (rnd y (t5 + t8)) : chan_merge_run rnd Q1 Q2 m1 m2 n n1 n2 d m y.
Theorem chan_merge_counts (R : rcfType) (u : R) (rnd : R -> R -> Prop) (Q1 Q2 m1 m2 n n1 n2 d m y : R) :
  model u rnd -> chan_merge_run rnd Q1 Q2 m1 m2 n n1 n2 d m y ->
  (near u 1 d (m2 - m1)) /\
  (about u 1 2 m (m1 + (d * (n2 / n))) (`|m1| + (`|d * (n2 / n)|))) /\
  (about u 1 4 y ((Q1 + Q2) + ((d * d) * (n1 * (n2 / n)))) ((`|Q1 + Q2|) + (`|(d * d) * (n1 * (n2 / n))|))).

Variant welford_update_run {R : rcfType} (rnd : R -> R -> Prop) (Q1 m1 m2 n d m y : R) : Prop :=
  Welford_update (t2 t4 t5 : R) of
  (rnd d (m2 - m1)) &
  (n != 0 :> R) &
  (rnd t2 (d / n)) &
  (rnd m (m1 + t2)) &
  (rnd t4 (m2 - m)) &
  (rnd t5 (d * t4)) &
  (rnd y (Q1 + t5)) : welford_update_run rnd Q1 m1 m2 n d m y.
Theorem welford_update_counts (R : rcfType) (u : R) (rnd : R -> R -> Prop) (Q1 m1 m2 n d m y : R) :
  model u rnd -> welford_update_run rnd Q1 m1 m2 n d m y ->
  (near u 1 d (m2 - m1)) /\
  (about u 1 1 m (m1 + (d / n)) (`|m1| + (`|d / n|))) /\
  (about u 1 2 y (Q1 + (d * (m2 - m))) (`|Q1| + (`|d * (m2 - m)|))).

Variant merged_norm_run {R : rcfType} {N : nat} (rnd : R -> R -> Prop) (Q eps m : R) (a y : 'cV[R]_N) : Prop :=
  Merged_norm (t1 : 'cV[R]_N) (t2 t3 t4 t5 : R) of
  (forall i, rnd (t1 i 0) (a i 0 - m)) &
  (N%:R != 0 :> R) &
  (rnd t2 (Q / N%:R)) &
  (rnd t3 (t2 + eps)) &
  (0 <= t3) &
  (rnd t4 (Num.sqrt t3)) &
  (t4 != 0 :> R) &
  (rnd t5 (1 / t4)) &
  (forall i, rnd (y i 0) (t1 i 0 * t5)) : merged_norm_run rnd Q eps m a y.
Theorem merged_norm_counts (R : rcfType) (N : nat) (u : R) (rnd : R -> R -> Prop) (Q eps m : R) (a y : 'cV[R]_N)
    (Q_exact : R) (k : nat) :
  model u rnd -> 0 <= eps -> (0 <= Q_exact) -> (near u k (Q) (Q_exact)) -> merged_norm_run rnd Q eps m a y ->
  forall i, near u (uphalf (k + 2) + 4) (y i 0) ((a i 0 - m) * (1 / (Num.sqrt ((Q_exact / N%:R) + eps)))).

Variant newton_norm_run {R : rcfType} {N : nat} (rnd : R -> R -> Prop) (eps r : R) (a : 'cV[R]_N) (h1 h2 : nat) (m v :
    R) (y : 'cV[R]_N) : Prop :=
  Newton_norm (t1 : R) (t3 t4 : 'cV[R]_N) (t5 t6 t8 t9 t10 t11 t12 : R) of
  (fsum rnd h1 (entries a) t1) &
  (N%:R != 0 :> R) &
  (rnd m (t1 / N%:R)) &
  (forall i, rnd (t3 i 0) (a i 0 - m)) &
  (forall i, rnd (t4 i 0) (t3 i 0 * t3 i 0)) &
  (fsum rnd h2 (entries t4) t5) &
  (rnd t6 (t5 / N%:R)) &
  (rnd v (t6 + eps)) &
  (rnd t8 (r * r)) &
  (rnd t9 (v * t8)) &
  (rnd t10 (3 - t9)) &
  (rnd t11 (r * t10)) &
  (2 != 0 :> R) &
  (rnd t12 (t11 / 2)) &
  (forall i, rnd (y i 0) (t3 i 0 * t12)) : newton_norm_run rnd eps r a h1 h2 m v y.
Theorem newton_norm_counts (R : rcfType) (N : nat) (u : R) (rnd : R -> R -> Prop) (eps r : R) (a : 'cV[R]_N) (h1 h2 :
    nat) (m v : R) (y : 'cV[R]_N) :
  model u rnd -> 0 <= eps -> newton_norm_run rnd eps r a h1 h2 m v y ->
  (about u (h1 + 1) 0 m ((\sum_i a i 0) / N%:R) ((\sum_i `|a i 0|) / N%:R)) /\
  (near u (h2 + 5) v (((\sum_i ((a i 0 - m) * (a i 0 - m))) / N%:R) + eps)) /\
  (forall i, about u 4 3 (y i 0) ((a i 0 - m) * ((r * (3 - (v * (r * r)))) / 2)) ((`|a i 0 - m|) * ((`|r| * (3 + (`|v *
    (r * r)|))) / 2))).

Variant layer_norm_run {R : rcfType} {N : nat} (rnd : R -> R -> Prop) (b : 'cV[R]_N) (eps : R) (g a : 'cV[R]_N) (h1 h2 :
    nat) (m : R) (z y : 'cV[R]_N) : Prop :=
  Layer_norm (t1 : 'cV[R]_N) of
  (two_pass_run rnd eps a h1 h2 m z) &
  (forall i, rnd (t1 i 0) (g i 0 * z i 0)) &
  (forall i, rnd (y i 0) (t1 i 0 + b i 0)) : layer_norm_run rnd b eps g a h1 h2 m z y.
Theorem layer_norm_counts (R : rcfType) (N : nat) (u : R) (rnd : R -> R -> Prop) (b : 'cV[R]_N) (eps : R) (g a :
    'cV[R]_N) (h1 h2 : nat) (m : R) (z y : 'cV[R]_N) :
  model u rnd -> layer_norm_run rnd b eps g a h1 h2 m z y ->
  forall i, about u 1 1 (y i 0) ((g i 0 * z i 0) + b i 0) ((`|g i 0 * z i 0|) + `|b i 0|).

Theorem layer_norm_scaled (R : rcfType) (N : nat) (rnd rnd' : R -> R -> Prop) (k : R) (b : 'cV[R]_N) (eps : R) (g a :
    'cV[R]_N) (h1 h2 : nat) (m : R) (z y : 'cV[R]_N) :
  0 < k -> exact_by rnd rnd' 1 -> exact_by rnd rnd' k -> exact_by rnd rnd' (k ^+ 2) -> exact_by rnd rnd' k^-1 ->
    layer_norm_run rnd b eps g a h1 h2 m z y ->
  layer_norm_run rnd' b (k ^+ 2 * eps) g (k *: a) h1 h2 (k * m) z y.

Variant fused_layer_norm_run {R : rcfType} {N : nat} (rnd : R -> R -> Prop) (b : 'cV[R]_N) (eps : R) (g a : 'cV[R]_N)
    (h1 h2 : nat) (m : R) (z y : 'cV[R]_N) : Prop :=
  Fused_layer_norm  of
  (two_pass_run rnd eps a h1 h2 m z) &
  (forall i, rnd (y i 0) (g i 0 * z i 0 + b i 0)) : fused_layer_norm_run rnd b eps g a h1 h2 m z y.
Theorem fused_layer_norm_counts (R : rcfType) (N : nat) (u : R) (rnd : R -> R -> Prop) (b : 'cV[R]_N) (eps : R) (g a :
    'cV[R]_N) (h1 h2 : nat) (m : R) (z y : 'cV[R]_N) :
  model u rnd -> fused_layer_norm_run rnd b eps g a h1 h2 m z y ->
  forall i, near u 1 (y i 0) (g i 0 * z i 0 + b i 0).

Theorem fused_layer_norm_scaled (R : rcfType) (N : nat) (rnd rnd' : R -> R -> Prop) (k : R) (b : 'cV[R]_N) (eps : R) (g
    a : 'cV[R]_N) (h1 h2 : nat) (m : R) (z y : 'cV[R]_N) :
  0 < k -> exact_by rnd rnd' 1 -> exact_by rnd rnd' k -> exact_by rnd rnd' (k ^+ 2) -> exact_by rnd rnd' k^-1 ->
    fused_layer_norm_run rnd b eps g a h1 h2 m z y ->
  fused_layer_norm_run rnd' b (k ^+ 2 * eps) g (k *: a) h1 h2 (k * m) z y.

Variant scaled_layer_norm_run {R : rcfType} {N : nat} (rnd : R -> R -> Prop) (b : 'cV[R]_N) (eps : R) (g a : 'cV[R]_N)
    (h1 h2 : nat) (m r : R) (y : 'cV[R]_N) : Prop :=
  Scaled_layer_norm (t1 : R) (t3 t4 : 'cV[R]_N) (t5 t6 t7 t8 : R) (t10 t11 t12 : 'cV[R]_N) of
  (fsum rnd h1 (entries a) t1) &
  (N%:R != 0 :> R) &
  (rnd m (t1 / N%:R)) &
  (forall i, rnd (t3 i 0) (a i 0 - m)) &
  (forall i, rnd (t4 i 0) (t3 i 0 * t3 i 0)) &
  (fsum rnd h2 (entries t4) t5) &
  (rnd t6 (t5 / N%:R)) &
  (rnd t7 (t6 + eps)) &
  (0 <= t7) &
  (rnd t8 (Num.sqrt t7)) &
  (t8 != 0 :> R) &
  (rnd r (1 / t8)) &
  (forall i, rnd (t10 i 0) (g i 0 * r)) &
  (forall i, rnd (t11 i 0) (m * t10 i 0)) &
  (forall i, rnd (t12 i 0) (b i 0 - t11 i 0)) &
  (forall i, rnd (y i 0) (a i 0 * t10 i 0 + t12 i 0)) : scaled_layer_norm_run rnd b eps g a h1 h2 m r y.
Theorem scaled_layer_norm_counts (R : rcfType) (N : nat) (u : R) (rnd : R -> R -> Prop) (b : 'cV[R]_N) (eps : R) (g a :
    'cV[R]_N) (h1 h2 : nat) (m r : R) (y : 'cV[R]_N) :
  model u rnd -> 0 <= eps -> scaled_layer_norm_run rnd b eps g a h1 h2 m r y ->
  (about u (h1 + 1) 0 m ((\sum_i a i 0) / N%:R) ((\sum_i `|a i 0|) / N%:R)) /\
  (near u (uphalf (h2 + 5) + 2) r (1 / (Num.sqrt (((\sum_i ((a i 0 - m) * (a i 0 - m))) / N%:R) + eps)))) /\
  (forall i, about u 2 2 (y i 0) (a i 0 * (g i 0 * r) + (b i 0 - (m * (g i 0 * r)))) (`|a i 0| * (`|g i 0 * r|) + (`|b i
    0| + (`|m * (g i 0 * r)|)))).

Theorem scaled_layer_norm_scaled (R : rcfType) (N : nat) (rnd rnd' : R -> R -> Prop) (k : R) (b : 'cV[R]_N) (eps : R) (g
    a : 'cV[R]_N) (h1 h2 : nat) (m r : R) (y : 'cV[R]_N) :
  0 < k -> exact_by rnd rnd' 1 -> exact_by rnd rnd' k -> exact_by rnd rnd' (k ^+ 2) -> exact_by rnd rnd' k^-1 ->
    scaled_layer_norm_run rnd b eps g a h1 h2 m r y ->
  scaled_layer_norm_run rnd' b (k ^+ 2 * eps) g (k *: a) h1 h2 (k * m) (k^-1 * r) y.

Variant stored_layer_norm_run {R : rcfType} {N : nat} (rnd : R -> R -> Prop) (store : R -> R -> Prop) (b : 'cV[R]_N)
    (eps : R) (g a : 'cV[R]_N) (h1 h2 : nat) (m : R) (z w y : 'cV[R]_N) : Prop :=
  Stored_layer_norm  of
  (layer_norm_run rnd b eps g a h1 h2 m z w) &
  (forall i, store (y i 0) (w i 0)) : stored_layer_norm_run rnd store b eps g a h1 h2 m z w y.

Theorem stored_layer_norm_scaled (R : rcfType) (N : nat) (rnd rnd' : R -> R -> Prop) (k : R) (store : R -> R -> Prop) (b
    : 'cV[R]_N) (eps : R) (g a : 'cV[R]_N) (h1 h2 : nat) (m : R) (z w y : 'cV[R]_N) :
  0 < k -> exact_by rnd rnd' 1 -> exact_by rnd rnd' k -> exact_by rnd rnd' (k ^+ 2) -> exact_by rnd rnd' k^-1 ->
    stored_layer_norm_run rnd store b eps g a h1 h2 m z w y ->
  stored_layer_norm_run rnd' store b (k ^+ 2 * eps) g (k *: a) h1 h2 (k * m) z w y.

Variant gain_gradient_run {R : rcfType} {N : nat} (rnd : R -> R -> Prop) (v z : 'cV[R]_N) (h : nat) (y : R) : Prop :=
  Gain_gradient (t1 : 'cV[R]_N) of
  (forall i, rnd (t1 i 0) (v i 0 * z i 0)) &
  (fsum rnd h (entries t1) y) : gain_gradient_run rnd v z h y.
Theorem gain_gradient_counts (R : rcfType) (N : nat) (u : R) (rnd : R -> R -> Prop) (v z : 'cV[R]_N) (h : nat) (y : R) :
  model u rnd -> gain_gradient_run rnd v z h y ->
  about u h 1 y (\sum_i (v i 0 * z i 0)) (\sum_i (`|v i 0 * z i 0|)).

Variant bias_gradient_run {R : rcfType} {N : nat} (rnd : R -> R -> Prop) (v : 'cV[R]_N) (h : nat) (y : R) : Prop :=
  Bias_gradient  of
  (fsum rnd h (entries v) y) : bias_gradient_run rnd v h y.
Theorem bias_gradient_counts (R : rcfType) (N : nat) (u : R) (rnd : R -> R -> Prop) (v : 'cV[R]_N) (h : nat) (y : R) :
  model u rnd -> bias_gradient_run rnd v h y ->
  about u h 0 y (\sum_i v i 0) (\sum_i `|v i 0|).

Variant input_gradient_run {R : rcfType} {N : nat} (rnd : R -> R -> Prop) (g : 'cV[R]_N) (r : R) (v z : 'cV[R]_N) (h1 h2
    : nat) (y : 'cV[R]_N) : Prop :=
  Input_gradient (t1 : 'cV[R]_N) (t2 t3 : R) (t4 t5 : 'cV[R]_N) (t6 t7 : R) (t8 t9 : 'cV[R]_N) of
  (forall i, rnd (t1 i 0) (g i 0 * v i 0)) &
  (fsum rnd h1 (entries t1) t2) &
  (N%:R != 0 :> R) &
  (rnd t3 (t2 / N%:R)) &
  (forall i, rnd (t4 i 0) (t1 i 0 - t3)) &
  (forall i, rnd (t5 i 0) (t1 i 0 * z i 0)) &
  (fsum rnd h2 (entries t5) t6) &
  (rnd t7 (t6 / N%:R)) &
  (forall i, rnd (t8 i 0) (z i 0 * t7)) &
  (forall i, rnd (t9 i 0) (t4 i 0 - t8 i 0)) &
  (forall i, rnd (y i 0) (r * t9 i 0)) : input_gradient_run rnd g r v z h1 h2 y.
Theorem input_gradient_counts (R : rcfType) (N : nat) (u : R) (rnd : R -> R -> Prop) (g : 'cV[R]_N) (r : R) (v z :
    'cV[R]_N) (h1 h2 : nat) (y : 'cV[R]_N) (r_exact : R) (k : nat) :
  model u rnd -> (0 <= r_exact) -> (near u k (r) (r_exact)) -> input_gradient_run rnd g r v z h1 h2 y ->
  forall i, about u (h1 + h2 + 4) (k + 2) (y i 0) (r_exact * (((g i 0 * v i 0) - ((\sum_i (g i 0 * v i 0)) / N%:R)) - (z
    i 0 * ((\sum_i ((g i 0 * v i 0) * z i 0)) / N%:R)))) (r_exact * (((`|g i 0 * v i 0|) + ((\sum_i (`|g i 0 * v i 0|))
    / N%:R)) + (`|z i 0| * ((\sum_i (`|(g i 0 * v i 0) * z i 0|)) / N%:R)))).

Variant two_pass_gradient_run {R : rcfType} {N : nat} (rnd : R -> R -> Prop) (eps : R) (g v a : 'cV[R]_N) (h1 h2 h3 h4 :
    nat) (m r : R) (z y : 'cV[R]_N) : Prop :=
  Two_pass_gradient (t1 : R) (t3 t4 : 'cV[R]_N) (t5 t6 t7 t8 : R) (t10 : 'cV[R]_N) (t11 t12 : R) (t13 t15 : 'cV[R]_N)
    (t16 t17 : R) (t18 t19 : 'cV[R]_N) of
  (fsum rnd h1 (entries a) t1) &
  (N%:R != 0 :> R) &
  (rnd m (t1 / N%:R)) &
  (forall i, rnd (t3 i 0) (a i 0 - m)) &
  (forall i, rnd (t4 i 0) (t3 i 0 * t3 i 0)) &
  (fsum rnd h2 (entries t4) t5) &
  (rnd t6 (t5 / N%:R)) &
  (rnd t7 (t6 + eps)) &
  (0 <= t7) &
  (rnd t8 (Num.sqrt t7)) &
  (t8 != 0 :> R) &
  (rnd r (1 / t8)) &
  (forall i, rnd (t10 i 0) (g i 0 * v i 0)) &
  (fsum rnd h3 (entries t10) t11) &
  (rnd t12 (t11 / N%:R)) &
  (forall i, rnd (t13 i 0) (t10 i 0 - t12)) &
  (forall i, rnd (z i 0) (t3 i 0 * r)) &
  (forall i, rnd (t15 i 0) (t10 i 0 * z i 0)) &
  (fsum rnd h4 (entries t15) t16) &
  (rnd t17 (t16 / N%:R)) &
  (forall i, rnd (t18 i 0) (z i 0 * t17)) &
  (forall i, rnd (t19 i 0) (t13 i 0 - t18 i 0)) &
  (forall i, rnd (y i 0) (r * t19 i 0)) : two_pass_gradient_run rnd eps g v a h1 h2 h3 h4 m r z y.
Theorem two_pass_gradient_counts (R : rcfType) (N : nat) (u : R) (rnd : R -> R -> Prop) (eps : R) (g v a : 'cV[R]_N) (h1
    h2 h3 h4 : nat) (m r : R) (z y : 'cV[R]_N) :
  model u rnd -> 0 <= eps -> two_pass_gradient_run rnd eps g v a h1 h2 h3 h4 m r z y ->
  (about u (h1 + 1) 0 m ((\sum_i a i 0) / N%:R) ((\sum_i `|a i 0|) / N%:R)) /\
  (near u (uphalf (h2 + 5) + 2) r (1 / (Num.sqrt (((\sum_i ((a i 0 - m) * (a i 0 - m))) / N%:R) + eps)))) /\
  (forall i, near u 2 (z i 0) ((a i 0 - m) * r)) /\
  (forall i, about u (h3 + h4 + 4) 2 (y i 0) (r * (((g i 0 * v i 0) - ((\sum_i (g i 0 * v i 0)) / N%:R)) - (z i 0 *
    ((\sum_i ((g i 0 * v i 0) * z i 0)) / N%:R)))) (`|r| * (((`|g i 0 * v i 0|) + ((\sum_i (`|g i 0 * v i 0|)) / N%:R))
    + (`|z i 0| * ((\sum_i (`|(g i 0 * v i 0) * z i 0|)) / N%:R))))).

Variant softmax_run {R : rcfType} {N : nat} (rnd : R -> R -> Prop) (e : 'cV[R]_N) (h : nat) (y : 'cV[R]_N) : Prop :=
  Softmax (t1 : R) of
  (fsum rnd h (entries e) t1) &
  (t1 != 0 :> R) &
  (forall i, rnd (y i 0) (e i 0 / t1)) : softmax_run rnd e h y.
Theorem softmax_counts (R : rcfType) (N : nat) (u : R) (rnd : R -> R -> Prop) (e : 'cV[R]_N) (h : nat) (y e_exact :
    'cV[R]_N) (k : nat) :
  model u rnd -> (forall i, 0 <= e_exact i 0) -> (forall i, near u k (e i 0) (e_exact i 0)) -> softmax_run rnd e h y ->
  forall i, near u (h + k + k + 1) (y i 0) (e_exact i 0 / (\sum_i e_exact i 0)).

Variant softmax_logits_run {R : rcfType} {N : nat} (rnd : R -> R -> Prop) (e : 'cV[R]_N) (m : R) (a : 'cV[R]_N) (h :
    nat) (d y : 'cV[R]_N) : Prop :=
  Softmax_logits (t2 : R) of
  (forall i, rnd (d i 0) (a i 0 - m)) &
  (fsum rnd h (entries e) t2) &
  (t2 != 0 :> R) &
  (forall i, rnd (y i 0) (e i 0 / t2)) : softmax_logits_run rnd e m a h d y.
Theorem softmax_logits_counts (R : rcfType) (N : nat) (u : R) (rnd : R -> R -> Prop) (e : 'cV[R]_N) (m : R) (a :
    'cV[R]_N) (h : nat) (d y e_exact : 'cV[R]_N) (k : nat) :
  model u rnd -> (forall i, 0 <= e_exact i 0) -> (forall i, near u k (e i 0) (e_exact i 0)) -> softmax_logits_run rnd e
    m a h d y ->
  (forall i, near u 1 (d i 0) (a i 0 - m)) /\
  (forall i, near u (h + k + k + 1) (y i 0) (e_exact i 0 / (\sum_i e_exact i 0))).

Variant linear_run {R : rcfType} {N : nat} (rnd : R -> R -> Prop) (v : R) (q z : 'cV[R]_N) (h : nat) (y : R) : Prop :=
  Linear  of
  (block_sum v h (entries (had q z)) y) : linear_run rnd v q z h y.
