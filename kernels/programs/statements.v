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

Variant mean_run {R : rcfType} {N : nat} (rnd : R -> R -> Prop) (a : 'cV[R]_N) (h : nat) (y : R) : Prop :=
  Mean (t1 : R) of
  (fsum rnd h (entries a) t1) &
  (N%:R != 0 :> R) &
  (rnd y (t1 / N%:R)) : mean_run rnd a h y.
Theorem mean_counts (R : rcfType) (N : nat) (u : R) (rnd : R -> R -> Prop) (a : 'cV[R]_N) (h : nat) (y : R) :
  model u rnd -> mean_run rnd a h y ->
  about u (h + 1) 0 y ((\sum_i a i 0) / N%:R) ((\sum_i `|a i 0|) / N%:R).

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

Variant fused_layer_norm_run {R : rcfType} {N : nat} (rnd : R -> R -> Prop) (b : 'cV[R]_N) (eps : R) (g a : 'cV[R]_N)
    (h1 h2 : nat) (m : R) (z y : 'cV[R]_N) : Prop :=
  Fused_layer_norm  of
  (two_pass_run rnd eps a h1 h2 m z) &
  (forall i, rnd (y i 0) (g i 0 * z i 0 + b i 0)) : fused_layer_norm_run rnd b eps g a h1 h2 m z y.
Theorem fused_layer_norm_counts (R : rcfType) (N : nat) (u : R) (rnd : R -> R -> Prop) (b : 'cV[R]_N) (eps : R) (g a :
    'cV[R]_N) (h1 h2 : nat) (m : R) (z y : 'cV[R]_N) :
  model u rnd -> fused_layer_norm_run rnd b eps g a h1 h2 m z y ->
  forall i, near u 1 (y i 0) (g i 0 * z i 0 + b i 0).

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

Variant stored_layer_norm_run {R : rcfType} {N : nat} (rnd : R -> R -> Prop) (store : R -> R -> Prop) (b : 'cV[R]_N)
    (eps : R) (g a : 'cV[R]_N) (h1 h2 : nat) (m : R) (z o y : 'cV[R]_N) : Prop :=
  Stored_layer_norm  of
  (layer_norm_run rnd b eps g a h1 h2 m z o) &
  (forall i, store (y i 0) (o i 0)) : stored_layer_norm_run rnd store b eps g a h1 h2 m z o y.

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

Theorem sum_error (R : rcfType) (N : nat) (rnd : R -> R -> Prop) (v : 'cV[R]_N) (h : nat) (y u : R) :
  model u rnd -> bias_gradient_run rnd v h y ->
  `|y - sumv v| <= (grow u h 0 - 1) * sumv (absv v).
Theorem nearest_sum_error (R : rcfType) (N : nat) (F : R -> Prop) (rnd : R -> R -> Prop) (v : 'cV[R]_N) (h : nat) (y u :
    R) :
  nearest F u rnd -> bias_gradient_run rnd v h y ->
  `|y - sumv v| <= (sum_growth u h N - 1) * sumv (absv v).
Theorem mean_error (R : rcfType) (N : nat) (rnd : R -> R -> Prop) (a : 'cV[R]_N) (h : nat) (y u : R) :
  model u rnd -> mean_run rnd a h y ->
  `|y - mean a| <= (grow u (h + 1) 0 - 1) * (sumv (absv a) / N%:R).
Theorem nearest_mean_error (R : rcfType) (N : nat) (F : R -> Prop) (rnd : R -> R -> Prop) (a : 'cV[R]_N) (h : nat) (y u
    : R) :
  nearest F u rnd -> mean_run rnd a h y ->
  `|y - mean a| <= ((1 + u) * sum_growth u h N - 1) * (sumv (absv a) / N%:R).
Theorem rms_norm_error (R : rcfType) (N : nat) (rnd : R -> R -> Prop) (eps : R) (a : 'cV[R]_N) (h : nat) (y : 'cV[R]_N)
    (u : R) (i : 'I_N) :
  let z := rms_norm eps a in
  model u rnd -> N%:R != 0 :> R -> 0 <= eps -> 0 < dot a a / N%:R + eps -> rms_norm_run rnd eps a h y ->
  `|y i 0 - z i 0| <= (grow u 0 (uphalf (h + 3) + 3) - 1) * `|z i 0|.
Theorem nearest_rms_norm_error (R : rcfType) (N : nat) (F : R -> Prop) (rnd : R -> R -> Prop) (eps : R) (a : 'cV[R]_N)
    (h : nat) (y : 'cV[R]_N) (u : R) (i : 'I_N) :
  let z := rms_norm eps a in
  let G := (1 + u) ^+ 3 * Num.sqrt ((1 + u) ^+ 3 * sum_growth u h N) in
  nearest F u rnd -> N%:R != 0 :> R -> 0 <= eps -> rms_norm_run rnd eps a h y ->
  `|y i 0 - z i 0| <= (G - 1) * `|z i 0|.
Theorem rms_norm_underflow_error (R : rcfType) (N : nat) (rnd : R -> R -> Prop) (eps : R) (a : 'cV[R]_N) (h : nat) (y :
    'cV[R]_N) (u l : R) (i : 'I_N) :
  let z := rms_norm eps a in
  let V := dot a a / N%:R + eps in
  let W := grow u (h + 3) 0 in
  let t := W - 1 + 4%:R * W * l / V in
  let q := Num.sqrt (1 - t) in
  let e := u + l / (Num.sqrt V * q) in
  let f := u + l * (2%:R * (1 + e) * Num.sqrt V) in
  let G := (1 + f) / (q * (1 - e)) * (1 + u) in
  gradual u l rnd -> N%:R != 0 :> R -> 0 <= eps -> 0 < V -> t < 1 -> e < 1 -> rms_norm_run rnd eps a h y ->
  `|y i 0 - z i 0| <= (G - 1) * `|z i 0| + l.
Theorem softmax_error (R : rcfType) (N : nat) (rnd : R -> R -> Prop) (e : 'cV[R]_N) (h : nat) (y e_exact : 'cV[R]_N) (u
    : R) (k : nat) (i : 'I_N) :
  let p := e_exact i 0 / sumv e_exact in
  model u rnd -> (forall i, 0 <= e_exact i 0) -> sumv e_exact != 0 -> (forall i, near u k (e i 0) (e_exact i 0)) ->
    softmax_run rnd e h y ->
  `|y i 0 - p| <= (grow u 0 (h + k + k + 1) - 1) * p.
Theorem softmax_logits_error (R : rcfType) (N : nat) (F : R -> Prop) (rnd : R -> R -> Prop) (e : 'cV[R]_N) (m : R) (a :
    'cV[R]_N) (h : nat) (d y : 'cV[R]_N) (ex : R -> R) (g u D : R) (i : 'I_N) :
  let p := softmax_of ex a in
  let W := (1 + u) * sum_growth u h N * (g * ex (u * D)) ^+ 2 in
  nearest F u rnd -> (forall x, 0 < ex x) -> (forall x y, ex (x + y) = ex x * ex y) -> (forall x y, x <= y -> ex x <= ex
    y) -> 1 <= g -> (forall i, `|a i 0 - m| <= D) -> (forall i, upto g (e i 0) (ex (d i 0))) -> softmax_logits_run rnd e
    m a h d y ->
  `|y i 0 - p i 0| <= (W - 1) * p i 0.
Theorem two_pass_error (R : rcfType) (N : nat) (rnd : R -> R -> Prop) (eps : R) (a : 'cV[R]_N) (h1 h2 : nat) (m : R) (y
    : 'cV[R]_N) (u : R) (i : 'I_N) :
  let z := normalized eps a in
  let kap := kappa eps a in
  let E := grow u (h1 + 1) 0 - 1 in
  let G := grow u 0 (uphalf (h2 + 5) + 4) in
  model u rnd -> N%:R != 0 :> R -> 0 <= eps -> 0 < variance a + eps -> two_pass_run rnd eps a h1 h2 m y ->
  `|y i 0 - z i 0| <= (G - 1) * `|z i 0| + G * (E * kap + `|z i 0| * ((E * kap) ^+ 2 / 2%:R)).
Theorem two_pass_rounded_error (R : rcfType) (N : nat) (rnd : R -> R -> Prop) (e n : R) (a : 'cV[R]_N) (h1 h2 : nat) (m
    : R) (y : 'cV[R]_N) (u : R) (k : nat) (eps : R) (i : 'I_N) :
  let z := normalized eps a in
  let kap := kappa eps a in
  let E := grow u (h1 + 1) k - 1 in
  let G := grow u 0 (uphalf (h2 + k + 5) + 4) in
  model u rnd -> N%:R != 0 :> R -> 0 <= eps -> near u k n N%:R -> near u k e eps -> 0 < variance a + eps ->
    two_pass_rounded_run rnd e n a h1 h2 m y ->
  `|y i 0 - z i 0| <= (G - 1) * `|z i 0| + G * (E * kap + `|z i 0| * ((E * kap) ^+ 2 / 2%:R)).
Theorem nearest_two_pass_error (R : rcfType) (N : nat) (F : R -> Prop) (rnd : R -> R -> Prop) (eps : R) (a : 'cV[R]_N)
    (h1 h2 : nat) (m : R) (y : 'cV[R]_N) (u : R) (i : 'I_N) :
  let z := normalized eps a in
  let kap := kappa eps a in
  let E := (1 + u) * sum_growth u h1 N - 1 in
  let G := (1 + u) ^+ 4 * Num.sqrt ((1 + u) ^+ 5 * sum_growth u h2 N) in
  nearest F u rnd -> N%:R != 0 :> R -> 0 <= eps -> 0 < variance a + eps -> two_pass_run rnd eps a h1 h2 m y ->
  `|y i 0 - z i 0| <= (G - 1) * `|z i 0| + G * (E * kap + `|z i 0| * ((E * kap) ^+ 2 / 2%:R)).
Theorem nearest_reciprocal_error (R : rcfType) (N : nat) (F : R -> Prop) (rnd : R -> R -> Prop) (eps : R) (a : 'cV[R]_N)
    (h1 h2 : nat) (m : R) (y : 'cV[R]_N) (u : R) (i : 'I_N) :
  let z := normalized eps a in
  let kap := kappa eps a in
  let E := (1 + u) ^+ 2 * sum_growth u h1 N - 1 in
  let G := (1 + u) ^+ 4 * Num.sqrt ((1 + u) ^+ 6 * sum_growth u h2 N) in
  nearest F u rnd -> N%:R != 0 :> R -> 0 <= eps -> 0 < variance a + eps -> reciprocal_two_pass_run rnd eps a h1 h2 m y
    ->
  `|y i 0 - z i 0| <= (G - 1) * `|z i 0| + G * (E * kap + `|z i 0| * ((E * kap) ^+ 2 / 2%:R)).
Theorem two_pass_underflow_error (R : rcfType) (N : nat) (rnd : R -> R -> Prop) (eps : R) (a : 'cV[R]_N) (h1 h2 : nat)
    (m : R) (y : 'cV[R]_N) (l u : R) (i : 'I_N) :
  let z := normalized eps a in
  let s := sd eps a in
  let L := l / s in
  let E := grow u (h1 + 1) 0 in
  let kap := kappa eps a in
  let n := (E - 1) * kap + 2%:R * E * L in
  let p := 1 - u - L in
  let P := (1 + u) * (1 + n ^+ 2 / 2%:R) + L in
  let D := (u * `|z i 0| + (1 + u) * n + L + `|z i 0| * (P - 1)) / p in
  let W := grow u (h2 + 3) 0 in
  let t := W - 1 + 4%:R * W * l / (p * s) ^+ 2 in
  let q := Num.sqrt (1 - t) in
  let e := u + l / (p * s * q) in
  let f := u + l * (2%:R * (1 + e) * (P * s)) in
  let G := (1 + f) / (q * (1 - e)) * (1 + u) in
  gradual u l rnd -> N%:R != 0 :> R -> 0 <= eps -> 0 < variance a + eps -> 0 < p -> t < 1 -> e < 1 -> two_pass_run rnd
    eps a h1 h2 m y ->
  `|y i 0 - z i 0| <= (G - 1) * `|z i 0| + G * D + l.
Theorem two_pass_profile (R : rcfType) (N : nat) (rnd : R -> R -> Prop) (eps : R) (a : 'cV[R]_N) (h1 h2 : nat) (m : R)
    (y : 'cV[R]_N) (u : R) (i : 'I_N) :
  let z := normalized eps a in
  let kap := kappa eps a in
  let E := grow u (h1 + 1) 0 - 1 in
  let G := grow u 0 (uphalf (h2 + 5) + 4) in
  model u rnd -> N%:R != 0 :> R -> 0 <= eps -> 0 < variance a + eps -> two_pass_run rnd eps a h1 h2 m y ->
  `|y i 0 - z i 0| <= (G - 1) * `|z i 0| + G * (Num.min 1 (E * kap) + `|z i 0| * (E * kap / 2%:R)).
Theorem stable_profile (R : rcfType) (N : nat) (rnd : R -> R -> Prop) (eps : R) (a : 'cV[R]_N) (h1 h2 : nat) (m : R) (y
    : 'cV[R]_N) (u : R) (i : 'I_N) :
  let z := normalized eps a in
  let kap := kappa eps a in
  model u rnd -> N%:R != 0 :> R -> 0 <= eps -> 0 < variance a + eps -> 256%:R * u <= 1 -> (h1 <= 14)%N -> (h2 <= 14)%N
    -> two_pass_run rnd eps a h1 h2 m y ->
  `|y i 0 - z i 0| <= 16%:R * u * (1 + kap) * (1 + `|z i 0|).
Theorem profile_constant (R : rcfType) (N : nat) (rnd : R -> R -> Prop) (eps : R) (a : 'cV[R]_N) (h1 h2 : nat) (m : R)
    (y : 'cV[R]_N) (u : R) (i : 'I_N) :
  let z := normalized eps a in
  let kap := kappa eps a in
  let E := grow u (h1 + 1) 0 - 1 in
  let G := grow u 0 (uphalf (h2 + 5) + 4) in
  model u rnd -> N%:R != 0 :> R -> 0 <= eps -> 0 < variance a + eps -> two_pass_run rnd eps a h1 h2 m y ->
  `|y i 0 - z i 0| <= Num.max (G - 1) (G * E) * (1 + kap) * (1 + `|z i 0|).
Theorem newton_norm_error (R : rcfType) (N : nat) (rnd : R -> R -> Prop) (eps r : R) (a : 'cV[R]_N) (h1 h2 : nat) (m v :
    R) (y : 'cV[R]_N) (u tau : R) (i : 'I_N) :
  let z := normalized eps a in
  let W := grow u 4 3 in
  let g := tau ^+ 2 * (3%:R + tau) / 2%:R + (W - 1) * ((1 + tau) * (3%:R + (1 + tau) ^+ 2) / 2%:R) in
  let kap := kappa eps a in
  let E := grow u (h1 + 1) 0 - 1 in
  let G := grow u 0 (uphalf (h2 + 5)) * (1 + g) in
  model u rnd -> N%:R != 0 :> R -> 0 <= eps -> 0 < variance a + eps -> `|r * Num.sqrt v - 1| <= tau -> newton_norm_run
    rnd eps r a h1 h2 m v y ->
  `|y i 0 - z i 0| <= (G - 1) * `|z i 0| + G * (E * kap + `|z i 0| * ((E * kap) ^+ 2 / 2%:R)).
Theorem one_pass_error (R : rcfType) (N : nat) (rnd : R -> R -> Prop) (eps : R) (a : 'cV[R]_N) (h1 h2 : nat) (m v : R)
    (y : 'cV[R]_N) (u : R) (i : 'I_N) :
  let z := normalized eps a in
  let F := grow u (h1 + 1) 0 in
  let W := grow u 1 (h2 + 2) in
  let G := grow u 0 5 in
  let kap := kappa eps a in
  let t := (W - 1) * (1 + (1 + F ^+ 2) * kap ^+ 2) + (F ^+ 2 - 1) * kap ^+ 2 in
  model u rnd -> N%:R != 0 :> R -> 0 <= eps -> 0 < variance a + eps -> t < 1 -> one_pass_run rnd eps a h1 h2 m v y ->
  `|y i 0 - z i 0| <= (G - 1) * `|z i 0| + G * ((F - 1) * kap / Num.sqrt (1 - t) + `|z i 0| * ((Num.sqrt (1 - t))^-1 -
    1)).
Theorem shifted_one_pass_error (R : rcfType) (N : nat) (rnd : R -> R -> Prop) (c eps : R) (a : 'cV[R]_N) (h1 h2 : nat)
    (d : 'cV[R]_N) (m v : R) (y : 'cV[R]_N) (u : R) (i : 'I_N) :
  let z := normalized eps a in
  let kap := kappa eps (shifted c a) in
  let q := u * (1 + kap) in
  let K := (1 + u) * kap / (1 - q) in
  let f := (u * (`|z i 0| + 2%:R * kap) + `|z i 0| * q) / (1 - q) in
  let F := grow u (h1 + 1) 0 in
  let W := grow u 1 (h2 + 2) in
  let G := grow u 0 5 in
  let t := (W - 1) * (1 + (1 + F ^+ 2) * K ^+ 2) + (F ^+ 2 - 1) * K ^+ 2 in
  model u rnd -> N%:R != 0 :> R -> 0 <= eps -> 0 < variance a + eps -> 0 < u -> q < 1 -> t < 1 -> shifted_one_pass_run
    rnd c eps a h1 h2 d m v y ->
  `|y i 0 - z i 0| <= (G - 1) * (`|z i 0| + f) + G * ((F - 1) * K / Num.sqrt (1 - t) + (`|z i 0| + f) * ((Num.sqrt (1 -
    t))^-1 - 1)) + f.
Theorem layer_norm_error (R : rcfType) (N : nat) (rnd : R -> R -> Prop) (b : 'cV[R]_N) (eps : R) (g a : 'cV[R]_N) (h1 h2
    : nat) (m : R) (z y : 'cV[R]_N) (u : R) (i : 'I_N) :
  let s := normalized eps a in
  let kap := kappa eps a in
  let E := grow u (h1 + 1) 0 - 1 in
  let G := grow u 0 (uphalf (h2 + 5) + 4) in
  let e := (G - 1) * `|s i 0| + G * (E * kap + `|s i 0| * ((E * kap) ^+ 2 / 2%:R)) in
  let W := grow u 1 1 in
  model u rnd -> N%:R != 0 :> R -> 0 <= eps -> 0 < variance a + eps -> layer_norm_run rnd b eps g a h1 h2 m z y ->
  `|y i 0 - layer_norm eps g b a i 0| <= (W - 1) * (`|g i 0 * s i 0| + `|b i 0|) + W * (`|g i 0| * e).
Theorem fused_layer_norm_error (R : rcfType) (N : nat) (rnd : R -> R -> Prop) (b : 'cV[R]_N) (eps : R) (g a : 'cV[R]_N)
    (h1 h2 : nat) (m : R) (z y : 'cV[R]_N) (u : R) (i : 'I_N) :
  let s := normalized eps a in
  let kap := kappa eps a in
  let E := grow u (h1 + 1) 0 - 1 in
  let G := grow u 0 (uphalf (h2 + 5) + 4) in
  let e := (G - 1) * `|s i 0| + G * (E * kap + `|s i 0| * ((E * kap) ^+ 2 / 2%:R)) in
  let W := grow u 0 1 in
  model u rnd -> N%:R != 0 :> R -> 0 <= eps -> 0 < variance a + eps -> fused_layer_norm_run rnd b eps g a h1 h2 m z y ->
  `|y i 0 - layer_norm eps g b a i 0| <= (W - 1) * `|layer_norm eps g b a i 0| + W * (`|g i 0| * e).
Theorem scaled_layer_norm_error (R : rcfType) (N : nat) (rnd : R -> R -> Prop) (b : 'cV[R]_N) (eps : R) (g a : 'cV[R]_N)
    (h1 h2 : nat) (m r : R) (y : 'cV[R]_N) (u : R) (i : 'I_N) :
  let z := normalized eps a in
  let kap := kappa eps a in
  let E := grow u (h1 + 1) 0 - 1 in
  let G := grow u 0 (uphalf (h2 + 5) + 2) in
  let W := grow u 2 2 in
  model u rnd -> N%:R != 0 :> R -> 0 <= eps -> 0 < variance a + eps -> scaled_layer_norm_run rnd b eps g a h1 h2 m r y
    ->
  `|y i 0 - layer_norm eps g b a i 0| <= (W - 1) * (`|g i 0| * (G * (`|a i 0| / sd eps a + (1 + E) * kap)) + `|b i 0|) +
    `|g i 0| * ((G - 1) * `|z i 0| + G * (E * kap + `|z i 0| * ((E * kap) ^+ 2 / 2%:R))).
Theorem stored_layer_norm_error (R : rcfType) (N : nat) (rnd : R -> R -> Prop) (store : R -> R -> Prop) (b : 'cV[R]_N)
    (eps : R) (g a : 'cV[R]_N) (h1 h2 : nat) (m : R) (z o y : 'cV[R]_N) (u w : R) (i : 'I_N) :
  let s := normalized eps a in
  let kap := kappa eps a in
  let E := grow u (h1 + 1) 0 - 1 in
  let G := grow u 0 (uphalf (h2 + 5) + 4) in
  let e := (G - 1) * `|s i 0| + G * (E * kap + `|s i 0| * ((E * kap) ^+ 2 / 2%:R)) in
  let W := grow u 1 1 in
  let f := (W - 1) * (`|g i 0 * s i 0| + `|b i 0|) + W * (`|g i 0| * e) in
  model u rnd -> N%:R != 0 :> R -> 0 <= eps -> 0 < variance a + eps -> model w store -> stored_layer_norm_run rnd store
    b eps g a h1 h2 m z o y ->
  `|y i 0 - layer_norm eps g b a i 0| <= w * `|layer_norm eps g b a i 0| + (1 + w) * f.
Theorem gain_gradient_error (R : rcfType) (N : nat) (rnd : R -> R -> Prop) (v z : 'cV[R]_N) (h : nat) (y u : R) (z_exact
    e : 'cV[R]_N) :
  let W := grow u h 1 in
  model u rnd -> (forall i, `|z i 0 - z_exact i 0| <= e i 0) -> gain_gradient_run rnd v z h y ->
  `|y - dot v z_exact| <= (W - 1) * dot (absv v) (absv z_exact) + W * dot (absv v) e.
Theorem nearest_gain_gradient_error (R : rcfType) (N : nat) (F : R -> Prop) (rnd : R -> R -> Prop) (v z : 'cV[R]_N) (h :
    nat) (y u : R) :
  nearest F u rnd -> gain_gradient_run rnd v z h y ->
  `|y - dot v z| <= ((1 + u) * sum_growth u h N - 1) * dot (absv v) (absv z).
Theorem input_gradient_error (R : rcfType) (N : nat) (rnd : R -> R -> Prop) (g : 'cV[R]_N) (r : R) (v z : 'cV[R]_N) (h1
    h2 : nat) (y : 'cV[R]_N) (r_exact u : R) (k : nat) (z_exact e : 'cV[R]_N) (i : 'I_N) :
  let p := had g v in
  let W := grow u (h1 + h2 + 4) (k + 2) in
  model u rnd -> 0 <= r_exact -> near u k r r_exact -> (forall i, `|z i 0 - z_exact i 0| <= e i 0) -> input_gradient_run
    rnd g r v z h1 h2 y ->
  `|y i 0 - backward r_exact p z_exact i 0| <= (W - 1) * backward_size r_exact p (absv z_exact + e) i 0 + r_exact * (e i
    0 * (dot (absv p) (absv z_exact + e) / N%:R) + `|z_exact i 0| * (dot (absv p) e / N%:R)).
Theorem two_pass_gradient_error (R : rcfType) (N : nat) (rnd : R -> R -> Prop) (eps : R) (g v a : 'cV[R]_N) (h1 h2 h3 h4
    : nat) (m r : R) (z y : 'cV[R]_N) (u : R) (i : 'I_N) :
  let p := had g v in
  let s := normalized eps a in
  let x := (sd eps a)^-1 in
  let e := two_pass_bound u eps a h1 h2 in
  let E := grow u (h1 + 1) 0 - 1 in
  let W := grow u (h3 + h4 + 4) (uphalf (h2 + 5) + 4) in
  let kap := kappa eps a in
  model u rnd -> N%:R != 0 :> R -> 0 <= eps -> 0 < variance a + eps -> two_pass_gradient_run rnd eps g v a h1 h2 h3 h4 m
    r z y ->
  `|y i 0 - backward x p s i 0| <= (W - 1) * backward_size x p (absv s + e) i 0 + x * (e i 0 * (dot (absv p) (absv s +
    e) / N%:R) + `|s i 0| * (dot (absv p) e / N%:R)) + (E * kap) ^+ 2 / 2%:R * `|backward x p s i 0|.
Theorem nearest_gradient_error (R : rcfType) (N : nat) (F : R -> Prop) (rnd : R -> R -> Prop) (eps : R) (g v a :
    'cV[R]_N) (h1 h2 h3 h4 : nat) (m r : R) (z y : 'cV[R]_N) (u : R) (i : 'I_N) :
  let p := had g v in
  let s := normalized eps a in
  let x := (sd eps a)^-1 in
  let e := nearest_bound u eps a h1 h2 in
  let E := (1 + u) * sum_growth u h1 N - 1 in
  let W := (1 + u) ^+ 8 * Num.sqrt ((1 + u) ^+ 5 * sum_growth u h2 N) * Num.max (sum_growth u h3 N) (sum_growth u h4 N)
    in
  let kap := kappa eps a in
  nearest F u rnd -> N%:R != 0 :> R -> 0 <= eps -> 0 < variance a + eps -> two_pass_gradient_run rnd eps g v a h1 h2 h3
    h4 m r z y ->
  `|y i 0 - backward x p s i 0| <= (W - 1) * backward_size x p (absv s + e) i 0 + x * (e i 0 * (dot (absv p) (absv s +
    e) / N%:R) + `|s i 0| * (dot (absv p) e / N%:R)) + (E * kap) ^+ 2 / 2%:R * `|backward x p s i 0|.
Theorem chan_mean_error (R : rcfType) (rnd : R -> R -> Prop) (h : nat) (s : seq R) (m Q u X : R) :
  model u rnd -> chan rnd h s m Q -> 0 <= X -> all (fun t => `|t| <= X) s ->
  `|m - mean_of s| <= (merge_growth u ^+ h - 1) * X.
Theorem one_by_one_mean_error (R : rcfType) (rnd : R -> R -> Prop) (s : seq R) (m Q u X : R) :
  model u rnd -> one_by_one rnd s m Q -> 0 <= X -> all (fun t => `|t| <= X) s ->
  `|m - mean_of s| <= (one_by_one_growth u (size s) - 1) * X.
Theorem merged_norm_error (R : rcfType) (N : nat) (rnd : R -> R -> Prop) (Q eps m : R) (a y : 'cV[R]_N) (u : R) (h :
    nat) (X : R) (i : 'I_N) :
  let z := normalized eps a in
  let E := merge_growth u ^+ h - 1 in
  let k := X / sd eps a in
  let t := Num.sqrt h%:R * (E * k) in
  let G := grow u 0 (h + 7) in
  model u rnd -> N%:R != 0 :> R -> 0 <= eps -> 0 < variance a + eps -> (forall i, `|a i 0| <= X) -> t < 1 -> chan rnd h
    (entries a) m Q -> merged_norm_run rnd Q eps m a y ->
  `|y i 0 - z i 0| <= (G - 1) * `|z i 0| + G * (E * k / (1 - t) + `|z i 0| * (t / (1 - t))).
Theorem welford_mean_error (R : rcfType) (rnd : R -> R -> Prop) (s : seq R) (u : R) (j : nat) (W D m Q X : R) :
  model u rnd -> welford u rnd j W D s m Q -> 0 <= X -> all (fun t => `|t| <= X) s ->
  `|m - mean_of s| <= (W - 1) * X.
Theorem welford_square_error (R : rcfType) (rnd : R -> R -> Prop) (s : seq R) (X u : R) (j : nat) (W D m Q : R) :
  let S := square_of s in
  model u rnd -> 0 <= X -> all (fun t => `|t| <= X) s -> welford u rnd j W D s m Q ->
  `|Q - S| <= ((1 + u) ^+ j - 1) * S + (1 + u) ^+ j * (9%:R * X * Num.sqrt (D * S) / 4%:R + D * X ^+ 2).
Theorem welford_norm_error (R : rcfType) (N : nat) (rnd : R -> R -> Prop) (Q eps m : R) (a y : 'cV[R]_N) (X D u : R) (j
    : nat) (W : R) (i : 'I_N) :
  let z := normalized eps a in
  let S := N%:R * variance a in
  let s := sd eps a in
  let k := X / s in
  let t := (((1 + u) ^+ j - 1) * S + (1 + u) ^+ j * (9%:R * X * Num.sqrt (D * S) / 4%:R + D * X ^+ 2)) / (N%:R * s ^+ 2)
    in
  let G := grow u 0 5 in
  model u rnd -> N%:R != 0 :> R -> 0 <= eps -> 0 < variance a + eps -> (forall i, `|a i 0| <= X) -> 0 <= Q -> welford u
    rnd j W D (entries a) m Q -> t < 1 -> merged_norm_run rnd Q eps m a y ->
  `|y i 0 - z i 0| <= (G - 1) * `|z i 0| + G * ((W - 1) * k / Num.sqrt (1 - t) + `|z i 0| * ((Num.sqrt (1 - t))^-1 -
    1)).
Theorem dot_error (R : rcfType) (N : nat) (rnd : R -> R -> Prop) (v : R) (q z : 'cV[R]_N) (h : nat) (y : R) :
  0 <= v -> linear_run rnd v q z h y ->
  `|y - dot q z| <= ((1 + v) ^+ h - 1) * dot (absv q) (absv z).
Theorem linear_error (R : rcfType) (N : nat) (rnd : R -> R -> Prop) (v : R) (q z : 'cV[R]_N) (h : nat) (y : R) (z_exact
    e : 'cV[R]_N) :
  0 <= v -> (forall i, `|z i 0 - z_exact i 0| <= e i 0) -> linear_run rnd v q z h y ->
  `|y - dot q z_exact| <= ((1 + v) ^+ h - 1) * dot (absv q) (absv z_exact + e) + dot (absv q) e.
Theorem two_pass_range (R : rcfType) (N : nat) (rnd : R -> R -> Prop) (eps : R) (a : 'cV[R]_N) (h1 h2 : nat) (m : R) (y
    : 'cV[R]_N) (u X B : R) :
  let E := grow u (h1 + 1) 0 in
  let F := grow u (h2 + 5) 0 in
  let G := grow u 0 (uphalf (h2 + 5) + 4) in
  model u rnd -> N%:R != 0 :> R -> 0 <= eps -> (forall i, `|a i 0| <= X) -> 0 < eps -> F * (N%:R * (X ^+ 2 * (1 + (E -
    1) ^+ 2)) + eps) <= B -> (1 + u) * E * ((N%:R + 1) * X) <= B -> (1 + u) ^+ 2 <= B -> G * Num.sqrt N%:R <= B -> (1 +
    u) / ((1 - u) * Num.sqrt ((1 - u) * eps)) <= B -> two_pass_run rnd eps a h1 h2 m y ->
  two_pass_run (within B rnd) eps a h1 h2 m y.
Theorem in_box (R : rcfType) (N : nat) (eps X L l : R) (h : nat) (u B : R) :
  0 < eps -> eps <= 1 -> 1 <= X -> L <= 1 -> L ^+ 2 <= eps -> 64%:R * l <= eps -> (h + 5)%:R * u <= 4%:R^-1 -> 8%:R *
    (N%:R * X ^+ 2 + 1) <= B -> 4%:R * X <= B * Num.sqrt eps ->
  box u l L B X eps N h.
