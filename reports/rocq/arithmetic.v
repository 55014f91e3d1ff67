From mathcomp Require Import all_ssreflect all_algebra.
From LN Require Import LayerNorm Derivative.
Import GRing.Theory Num.Theory.
Local Open Scope ring_scope.

(* walkthrough.example.rows: The printed rows of the worked example are the
   exact values to five decimals *)
Definition walkthrough_example_rows_says (R : rcfType) (N : nat) : Prop :=
  let mu : R := 7%:R / 3%:R in
  let variance_ : R := ((2%:R - mu) ^+ 2 + (2%:R - mu) ^+ 2 + (3%:R - mu) ^+ 2)
      / 3%:R in
  let mu_ : R := - 4%:R / 3%:R in
  let variance__ : R := ((- 5%:R - mu_) ^+ 2 + (0 - mu_) ^+ 2 + (1 - mu_) ^+ 2)
      / 3%:R in
  Num.sqrt (variance_ + 1 / (10%:R ^+ 5)) != 0 :> R /\
  Num.sqrt (variance__ + 1 / (10%:R ^+ 5)) != 0 :> R /\
  0 <= variance_ + 1 / (10%:R ^+ 5) :> R /\
  0 <= variance__ + 1 / (10%:R ^+ 5) :> R /\
  - ((7%:R * 100%:R + 7%:R) * 100%:R + 9%:R) / (10%:R ^+ 5) - 5%:R
      / (10%:R ^+ 6) <= (2%:R - mu) / Num.sqrt (variance_ + 1 / (10%:R ^+ 5))
      :> R /\
  (2%:R - mu) / Num.sqrt (variance_ + 1 / (10%:R ^+ 5)) <=
      - ((7%:R * 100%:R + 7%:R) * 100%:R + 9%:R) / (10%:R ^+ 5) + 5%:R
      / (10%:R ^+ 6) :> R /\
  ((14%:R * 100%:R + 14%:R) * 100%:R + 18%:R) / (10%:R ^+ 5) - 5%:R
      / (10%:R ^+ 6) <= (3%:R - mu) / Num.sqrt (variance_ + 1 / (10%:R ^+ 5))
      :> R /\
  (3%:R - mu) / Num.sqrt (variance_ + 1 / (10%:R ^+ 5))
      <= ((14%:R * 100%:R + 14%:R) * 100%:R + 18%:R) / (10%:R ^+ 5) + 5%:R
      / (10%:R ^+ 6) :> R /\
  - (13%:R * 100%:R + 97%:R) / (10%:R ^+ 3) - 5%:R / (10%:R ^+ 6)
      <= (- 5%:R - mu_) / Num.sqrt (variance__ + 1 / (10%:R ^+ 5)) :> R /\
  (- 5%:R - mu_) / Num.sqrt (variance__ + 1 / (10%:R ^+ 5)) <=
      - (13%:R * 100%:R + 97%:R) / (10%:R ^+ 3) + 5%:R / (10%:R ^+ 6) :> R /\
  (5%:R * 100%:R + 8%:R) / (10%:R ^+ 3) - 5%:R / (10%:R ^+ 6) <= - mu_
      / Num.sqrt (variance__ + 1 / (10%:R ^+ 5)) :> R /\
  - mu_ / Num.sqrt (variance__ + 1 / (10%:R ^+ 5)) <= (5%:R * 100%:R + 8%:R)
      / (10%:R ^+ 3) + 5%:R / (10%:R ^+ 6) :> R /\
  (8%:R * 100%:R + 89%:R) / (10%:R ^+ 3) - 5%:R / (10%:R ^+ 6) <= (1 - mu_)
      / Num.sqrt (variance__ + 1 / (10%:R ^+ 5)) :> R /\
  (1 - mu_) / Num.sqrt (variance__ + 1 / (10%:R ^+ 5))
      <= (8%:R * 100%:R + 89%:R) / (10%:R ^+ 3) + 5%:R / (10%:R ^+ 6) :> R.

(* walkthrough.example.variance: The printed variances 0.99996 and 1 are
   σ²/(σ² + ε) for σ² = 2/9 and 62/9, rounded *)
Definition walkthrough_example_variance_says (R : rcfType) (N : nat) : Prop :=
  let mu : R := 7%:R / 3%:R in
  let variance_ : R := ((2%:R - mu) ^+ 2 + (2%:R - mu) ^+ 2 + (3%:R - mu) ^+ 2)
      / 3%:R in
  let mu_ : R := - 4%:R / 3%:R in
  let variance__ : R := ((- 5%:R - mu_) ^+ 2 + (0 - mu_) ^+ 2 + (1 - mu_) ^+ 2)
      / 3%:R in
  variance_ + 1 / (10%:R ^+ 5) != 0 :> R /\
  variance__ + 1 / (10%:R ^+ 5) != 0 :> R /\
  variance_ = 2%:R / 9%:R :> R /\
  variance__ = 62%:R / 9%:R :> R /\
  ((9%:R * 100%:R + 99%:R) * 100%:R + 96%:R) / (10%:R ^+ 5) - 5%:R
      / (10%:R ^+ 6) <= variance_ / (variance_ + 1 / (10%:R ^+ 5)) :> R /\
  variance_ / (variance_ + 1 / (10%:R ^+ 5))
      <= ((9%:R * 100%:R + 99%:R) * 100%:R + 96%:R) / (10%:R ^+ 5) + 5%:R
      / (10%:R ^+ 6) :> R /\
  1 - 5%:R / (10%:R ^+ 6) <= variance__ / (variance__ + 1 / (10%:R ^+ 5)) :> R
      /\
  variance__ / (variance__ + 1 / (10%:R ^+ 5)) <= 1 + 5%:R / (10%:R ^+ 6) :> R.

(* walkthrough.example.rounding: The variance is printed as 0.99996 for
   reasons of floating point: without rounding errors it is printed as 1
   not here: it is refuted; walkthrough.example.variance is true instead *)

(* walkthrough.example.mean: Both rows of the output have mean 0 *)
Definition walkthrough_example_mean_says (R : rcfType) (N : nat) : Prop :=
  let mu : R := 7%:R / 3%:R in
  let variance_ : R := ((2%:R - mu) ^+ 2 + (2%:R - mu) ^+ 2 + (3%:R - mu) ^+ 2)
      / 3%:R in
  let mu_ : R := - 4%:R / 3%:R in
  let variance__ : R := ((- 5%:R - mu_) ^+ 2 + (0 - mu_) ^+ 2 + (1 - mu_) ^+ 2)
      / 3%:R in
  Num.sqrt (variance_ + 1 / (10%:R ^+ 5)) != 0 :> R /\
  Num.sqrt (variance__ + 1 / (10%:R ^+ 5)) != 0 :> R /\
  0 <= variance_ + 1 / (10%:R ^+ 5) :> R /\
  0 <= variance__ + 1 / (10%:R ^+ 5) :> R /\
  (2%:R - mu) / Num.sqrt (variance_ + 1 / (10%:R ^+ 5)) + (2%:R - mu)
      / Num.sqrt (variance_ + 1 / (10%:R ^+ 5)) + (3%:R - mu)
      / Num.sqrt (variance_ + 1 / (10%:R ^+ 5)) = 0 :> R /\
  (- 5%:R - mu_) / Num.sqrt (variance__ + 1 / (10%:R ^+ 5)) + (0 - mu_)
      / Num.sqrt (variance__ + 1 / (10%:R ^+ 5)) + (1 - mu_)
      / Num.sqrt (variance__ + 1 / (10%:R ^+ 5)) = 0 :> R.

(* walkthrough.gpt2-means: The mean gains 0.18036 and 0.86783 round to 0.2
   and 0.9, the mean bias −0.0066 to −0.01 *)
Definition walkthrough_gpt2_means_says (R : rcfType) (N : nat) : Prop :=
  2%:R / 10%:R - 5%:R / (10%:R ^+ 2) <= (((18%:R * 100%:R + 3%:R) * 100%:R
      + 58%:R) * 100%:R + 95%:R) / (10%:R ^+ 8) :> R /\
  (((18%:R * 100%:R + 3%:R) * 100%:R + 58%:R) * 100%:R + 95%:R) / (10%:R ^+ 8)
      <= 2%:R / 10%:R + 5%:R / (10%:R ^+ 2) :> R /\
  9%:R / 10%:R - 5%:R / (10%:R ^+ 2) <= (((86%:R * 100%:R + 78%:R) * 100%:R
      + 29%:R) * 100%:R + 74%:R) / (10%:R ^+ 8) :> R /\
  (((86%:R * 100%:R + 78%:R) * 100%:R + 29%:R) * 100%:R + 74%:R) / (10%:R ^+ 8)
      <= 9%:R / 10%:R + 5%:R / (10%:R ^+ 2) :> R /\
  - 1 / (10%:R ^+ 2) - 5%:R / (10%:R ^+ 3) <=
      - ((65%:R * 100%:R + 93%:R) * 100%:R + 45%:R) / (10%:R ^+ 8) :> R /\
  - ((65%:R * 100%:R + 93%:R) * 100%:R + 45%:R) / (10%:R ^+ 8) <= - 1
      / (10%:R ^+ 2) + 5%:R / (10%:R ^+ 3) :> R /\
  - 10%:R * (- ((65%:R * 100%:R + 93%:R) * 100%:R + 45%:R) / (10%:R ^+ 8))
      <= (((18%:R * 100%:R + 3%:R) * 100%:R + 58%:R) * 100%:R + 95%:R)
      / (10%:R ^+ 8) :> R.

(* lnverify.variance-bound: (M − μ)(μ − m) − σ² is the mean of (M − aₙ)(aₙ −
   m) *)
Definition lnverify_variance_bound_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (M m : R),
  (0 < N)%N ->
  (M - mean activation) * (mean activation - m) - variance activation
      = dot (M *: ones - activation) (activation - m *: ones) / N%:R :> R.

(* walkthrough.gpt2-listing: The printed mean, std, min, max and first ten
   entries of each of the three tensors are possible together *)
Definition walkthrough_gpt2_listing_says (R : rcfType) (N : nat) : Prop :=
  ((((4%:R * 100%:R + 13%:R) * 100%:R + 14%:R) * 100%:R + 94%:R) / (10%:R ^+ 8))
      ^+ 2 <= ((7%:R * 100%:R + 68%:R) / (7%:R * 100%:R + 67%:R))
      * ((((25%:R * 100%:R + 26%:R) * 100%:R + 66%:R) * 100%:R + 74%:R)
      / (10%:R ^+ 8) - (((18%:R * 100%:R + 3%:R) * 100%:R + 58%:R) * 100%:R
      + 95%:R) / (10%:R ^+ 8)) * ((((18%:R * 100%:R + 3%:R) * 100%:R + 58%:R)
      * 100%:R + 95%:R) / (10%:R ^+ 8) - (((4%:R * 100%:R + 18%:R) * 100%:R
      + 61%:R) * 100%:R + 37%:R) / (10%:R ^+ 8)) :> R /\
  (((4%:R * 100%:R + 18%:R) * 100%:R + 61%:R) * 100%:R + 37%:R) / (10%:R ^+ 8)
      <= ((14%:R * 100%:R + 67%:R) * (10%:R ^+ 4)) / (10%:R ^+ 8) + 5%:R
      / (10%:R ^+ 5) :> R /\
  ((22%:R * 100%:R + 32%:R) * (10%:R ^+ 4)) / (10%:R ^+ 8) - 5%:R / (10%:R ^+ 5)
      <= (((25%:R * 100%:R + 26%:R) * 100%:R + 66%:R) * 100%:R + 74%:R)
      / (10%:R ^+ 8) :> R /\
  (((4%:R * 100%:R + 18%:R) * 100%:R + 61%:R) * 100%:R + 37%:R) / (10%:R ^+ 8)
      <= (((18%:R * 100%:R + 3%:R) * 100%:R + 58%:R) * 100%:R + 95%:R)
      / (10%:R ^+ 8) :> R /\
  (((18%:R * 100%:R + 3%:R) * 100%:R + 58%:R) * 100%:R + 95%:R) / (10%:R ^+ 8)
      <= (((25%:R * 100%:R + 26%:R) * 100%:R + 66%:R) * 100%:R + 74%:R)
      / (10%:R ^+ 8) :> R /\
  ((((3%:R * 100%:R + 58%:R) * 100%:R + 1) * 100%:R + 74%:R) / (10%:R ^+ 8)) ^+
      2 <= ((7%:R * 100%:R + 68%:R) / (7%:R * 100%:R + 67%:R))
      * ((((20%:R * 100%:R + 19%:R) * 100%:R + 28%:R) * 100%:R + 69%:R)
      / (10%:R ^+ 8) - - ((65%:R * 100%:R + 93%:R) * 100%:R + 45%:R)
      / (10%:R ^+ 8)) * (- ((65%:R * 100%:R + 93%:R) * 100%:R + 45%:R)
      / (10%:R ^+ 8) - - (((25%:R * 100%:R + 88%:R) * 100%:R + 83%:R)
      * (10%:R ^+ 2)) / (10%:R ^+ 8)) :> R /\
  - (((25%:R * 100%:R + 88%:R) * 100%:R + 83%:R) * (10%:R ^+ 2)) / (10%:R ^+ 8)
      <= - (64%:R * (10%:R ^+ 5)) / (10%:R ^+ 8) + 5%:R / (10%:R ^+ 5) :> R /\
  ((20%:R * 100%:R + 19%:R) * (10%:R ^+ 4)) / (10%:R ^+ 8) - 5%:R / (10%:R ^+ 5)
      <= (((20%:R * 100%:R + 19%:R) * 100%:R + 28%:R) * 100%:R + 69%:R)
      / (10%:R ^+ 8) :> R /\
  - (((25%:R * 100%:R + 88%:R) * 100%:R + 83%:R) * (10%:R ^+ 2)) / (10%:R ^+ 8)
      <= - ((65%:R * 100%:R + 93%:R) * 100%:R + 45%:R) / (10%:R ^+ 8) :> R /\
  - ((65%:R * 100%:R + 93%:R) * 100%:R + 45%:R) / (10%:R ^+ 8)
      <= (((20%:R * 100%:R + 19%:R) * 100%:R + 28%:R) * 100%:R + 69%:R)
      / (10%:R ^+ 8) :> R /\
  ((((48%:R * 100%:R + 49%:R) * 100%:R + 47%:R) * 100%:R + 89%:R)
      / (10%:R ^+ 8)) ^+ 2 <= ((7%:R * 100%:R + 68%:R)
      / (7%:R * 100%:R + 67%:R)) * (((((1 * 100%:R + 51%:R) * 100%:R + 10%:R)
      * 100%:R + 34%:R) * 100%:R + 73%:R) / (10%:R ^+ 8)
      - (((86%:R * 100%:R + 78%:R) * 100%:R + 29%:R) * 100%:R + 74%:R)
      / (10%:R ^+ 8)) * ((((86%:R * 100%:R + 78%:R) * 100%:R + 29%:R) * 100%:R
      + 74%:R) / (10%:R ^+ 8) - (((4%:R * 100%:R + 52%:R) * 100%:R + 85%:R)
      * 100%:R + 75%:R) / (10%:R ^+ 8)) :> R /\
  (((4%:R * 100%:R + 52%:R) * 100%:R + 85%:R) * 100%:R + 75%:R) / (10%:R ^+ 8)
      <= ((7%:R * 100%:R + 93%:R) * (10%:R ^+ 4)) / (10%:R ^+ 8) + 5%:R
      / (10%:R ^+ 5) :> R /\
  (((1 * 100%:R + 30%:R) * 100%:R + 8%:R) * (10%:R ^+ 4)) / (10%:R ^+ 8) - 5%:R
      / (10%:R ^+ 5) <= ((((1 * 100%:R + 51%:R) * 100%:R + 10%:R) * 100%:R
      + 34%:R) * 100%:R + 73%:R) / (10%:R ^+ 8) :> R /\
  (((4%:R * 100%:R + 52%:R) * 100%:R + 85%:R) * 100%:R + 75%:R) / (10%:R ^+ 8)
      <= (((86%:R * 100%:R + 78%:R) * 100%:R + 29%:R) * 100%:R + 74%:R)
      / (10%:R ^+ 8) :> R /\
  (((86%:R * 100%:R + 78%:R) * 100%:R + 29%:R) * 100%:R + 74%:R) / (10%:R ^+ 8)
      <= ((((1 * 100%:R + 51%:R) * 100%:R + 10%:R) * 100%:R + 34%:R) * 100%:R
      + 73%:R) / (10%:R ^+ 8) :> R.

(* walkthrough.low-precision: 10⁻⁵ is below the spacing of the numbers near 1
   in float16 and bfloat16, not in float32 *)
Definition walkthrough_low_precision_says (R : rcfType) (N : nat) : Prop :=
  2%:R * (1 / (10%:R ^+ 5)) <= 1 / (10%:R * 100%:R + 24%:R) :> R /\
  2%:R * (1 / (10%:R ^+ 5)) <= 1 / (1 * 100%:R + 28%:R) :> R /\
  1 / (((8%:R * 100%:R + 38%:R) * 100%:R + 86%:R) * 100%:R + 8%:R) <= 1
      / (10%:R ^+ 5) :> R /\
  1 / (((16%:R * 100%:R + 77%:R) * 100%:R + 72%:R) * 100%:R + 16%:R) <= 1
      / (10%:R ^+ 5) :> R.

(* lnverify.eps-absorbed: ε = 10⁻⁵ is absorbed in σ² + ε from σ² = 2⁻⁵ on in
   float16 and from 2⁻⁸ on in bfloat16, not below *)
Definition lnverify_eps_absorbed_says (R : rcfType) (N : nat) : Prop :=
  0 < ((1 / (10%:R * 100%:R + 24%:R)) / 2%:R) / 32%:R - 1 / (10%:R ^+ 5) :> R /\
  0 < ((1 / (10%:R * 100%:R + 24%:R)) / 2%:R) / 32%:R - (1 * 100%:R + 68%:R)
      / (((16%:R * 100%:R + 77%:R) * 100%:R + 72%:R) * 100%:R + 16%:R) :> R /\
  0 < 1 / (10%:R ^+ 5) - (1 / (10%:R * 100%:R + 24%:R)) / (1 * 100%:R + 28%:R)
      :> R /\
  0 < ((1 / (1 * 100%:R + 28%:R)) / 2%:R) / (2%:R * 100%:R + 56%:R) - 1
      / (10%:R ^+ 5) :> R /\
  0 < 1 / (10%:R ^+ 5) - ((1 / (1 * 100%:R + 28%:R)) / 2%:R)
      / (5%:R * 100%:R + 12%:R) :> R.

(* lnverify.eps-in-formats: ε = 10⁻¹² is rounded to 0 in float16, and is a
   normal number in bfloat16 and in float32 *)
Definition lnverify_eps_in_formats_says (R : rcfType) (N : nat) : Prop :=
  0 < 1 / (((33%:R * 100%:R + 55%:R) * 100%:R + 44%:R) * 100%:R + 32%:R) - 1
      / (10%:R ^+ 12) :> R /\
  1 / ((((((((((((((((((85%:R * 100%:R + 7%:R) * 100%:R + 5%:R) * 100%:R
      + 91%:R) * 100%:R + 73%:R) * 100%:R + 2%:R) * 100%:R + 34%:R) * 100%:R
      + 61%:R) * 100%:R + 58%:R) * 100%:R + 65%:R) * 100%:R + 84%:R) * 100%:R
      + 36%:R) * 100%:R + 51%:R) * 100%:R + 85%:R) * 100%:R + 79%:R) * 100%:R
      + 42%:R) * 100%:R + 5%:R) * 100%:R + 28%:R) * 100%:R + 64%:R) <= 1
      / (10%:R ^+ 12) :> R.

(* cheatsheet.parameters: Two parameters per feature: at 768 features 2 · 768
   = 1536 per LayerNorm *)
Definition cheatsheet_parameters_says (R : rcfType) (N : nat) : Prop :=
  (0 < N)%N ->
  sumv (ones : 'cV[R]_N) + sumv (ones : 'cV[R]_N) = 2%:R * N%:R :> R /\
  2%:R * (7%:R * 100%:R + 68%:R) = (15%:R * 100%:R + 36%:R) :> R.

(* cheatsheet.parameters.layer: Two LayerNorms a layer: about 3000 parameters
   at 768 features *)
Definition cheatsheet_parameters_layer_says (R : rcfType) (N : nat) : Prop :=
  2%:R * (15%:R * 100%:R + 36%:R) = (30%:R * 100%:R + 72%:R) :> R /\
  2%:R * (15%:R * 100%:R + 36%:R) - (3%:R * (10%:R ^+ 3))
      <= (5%:R * (10%:R ^+ 2)) :> R /\
  2%:R * (15%:R * 100%:R + 36%:R) - (3%:R * (10%:R ^+ 3))
      <= (25%:R / (10%:R ^+ 3)) * (2%:R * (15%:R * 100%:R + 36%:R)) :> R.
