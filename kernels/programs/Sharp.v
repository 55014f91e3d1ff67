(* Rounding to nearest: an addition errs by no more than either of its terms, so sums of n terms err by (n - 1) u in any
   order (Jeannerod and Rump, SIAM J. Matrix Anal. Appl. 34, 2013), where (1 + u)^h says little of long sums in short formats.
   What follows for two passes, RMSNorm and the input's gradient. No axiom. *)
Set Warnings "-notation-overridden,-ambiguous-paths".
From mathcomp Require Import all_ssreflect all_algebra ring.
From LN Require Import LayerNorm Rounding Programs Norms Outputs Backward.
Import Order.TTheory GRing.Theory Num.Theory. Local Open Scope ring_scope.
Set Implicit Arguments. Unset Strict Implicit. Unset Printing Implicit Defensive.

(* `F`: the numbers of a format. An operation returns one of them, and none is nearer to its exact result. *)
Definition nearest (R : rcfType) (F : R -> Prop) (u : R) (rnd : R -> R -> Prop) : Prop :=
  [/\ 0 <= u, u < 1 & forall a b, rnd a b ->
    [/\ F a, `|a - b| <= u * `|b|, `|a - b| <= u * `|a| & forall f, F f -> `|a - b| <= `|f - b|]].
(* How far a sum of n terms, of which none goes through more than h additions, may be from the exact one. *)
Definition sum_growth (R : rcfType) (u : R) (h n : nat) : R := Num.min ((1 + u) ^+ h) (1 + n.-1%:R * u).

Section Sharp.
Variables (R : rcfType) (F : R -> Prop) (u : R) (rnd : R -> R -> Prop).
Implicit Types (a b c d t B g : R) (h k n : nat) (s : seq R).
Hypothesis P : nearest F u rnd.
Notation growth := (sum_growth u).
Let u0 : 0 <= u. Proof. by case: P. Qed.
Let u1 : u <= 1. Proof. by case: P => _ /ltW. Qed.
Let v1 : 1 <= 1 + u. Proof. by rewrite ler_addl. Qed.
Let v0 : 0 < 1 + u := lt_le_trans ltr01 v1.
Lemma nearest_model : model u rnd.
Proof. by case: P => p q r; split=> // a b /r []. Qed.
Let M := nearest_model.

Let e_ge0 n : 0 <= n%:R * u. Proof. by rewrite mulr_ge0 ?ler0n. Qed.
(* One addition: its error is shared out over what its terms may err by. Where a term is not of the format, it is exact. *)
Let share (a b c A B A' B' : R) (e f : R) : rnd c (a + b) -> F a \/ e = 0 -> F b \/ f = 0 -> 0 <= e -> 0 <= f ->
  `|a - A| <= e * A' -> `|b - B| <= f * B' -> `|A| <= A' -> `|B| <= B' ->
  `|c - (a + b)| <= (f + u) * A' + (e + u) * B'.
Proof.
case: P => _ _ near /near [_ rel _ best] Fa Fb e0 f0 ha hb hA hB.
have A0 := le_trans (normr_ge0 _) hA; have B0 := le_trans (normr_ge0 _) hB.
have sa : `|a| <= (1 + e) * A' by rewrite mulrDl mul1r; exact: size_add hA.
have sb : `|b| <= (1 + f) * B' by rewrite mulrDl mul1r; exact: size_add hB.
have sab : u * `|a + b| <= u * ((1 + e) * A' + (1 + f) * B').
  by rewrite ler_wpmul2l //; apply: le_trans (ler_norm_add _ _) _; exact: ler_add.
have split_u : e * (u * A') <= e * B' -> f * (u * B') <= f * A' -> `|c - (a + b)| <= (f + u) * A' + (e + u) * B'.
  rewrite -subr_ge0 => x0; rewrite -subr_ge0 => y0; apply: le_trans rel (le_trans sab _).
  by differ ((e * B' - e * (u * A')) + (f * A' - f * (u * B'))).
have other (w x : R) : 0 <= w -> x <= 1 -> x * w <= w by move=> *; rewrite ler_pimull.
case: (leP B' (u * A')) => hBA.
  case: Fa => [Fa|e00]; last first.
    by apply: split_u; [rewrite e00 !mul0r | rewrite ler_wpmul2l // (le_trans (other _ _ B0 u1)) // (le_trans hBA) // other].
  apply: le_trans (best _ Fa) _; rewrite opprD addrA subrr add0r normrN; apply: le_trans sb _.
  have fB : f * B' <= f * A' by rewrite ler_wpmul2l // (le_trans hBA) // other.
  have eB : 0 <= (e + u) * B' by rewrite mulr_ge0 ?addr_ge0.
  have x0 : 0 <= u * A' - B' by rewrite subr_ge0. have y0 : 0 <= f * A' - f * B' by rewrite subr_ge0.
  by differ ((u * A' - B') + (f * A' - f * B') + (e + u) * B').
case: (leP A' (u * B')) => hAB; last by apply: split_u; rewrite ler_wpmul2l // ltW.
case: Fb => [Fb|f00]; last first.
  by apply: split_u; [rewrite ler_wpmul2l // ltW // (le_lt_trans _ hBA) | rewrite f00 !mul0r].
apply: le_trans (best _ Fb) _; rewrite [a + b]addrC opprD addrA subrr add0r normrN; apply: le_trans sa _.
have eA : e * A' <= e * B' by rewrite ler_wpmul2l // (le_trans hAB) // other.
have fA : 0 <= (f + u) * A' by rewrite mulr_ge0 ?addr_ge0.
have x0 : 0 <= u * B' - A' by rewrite subr_ge0. have y0 : 0 <= e * B' - e * A' by rewrite subr_ge0.
by differ ((u * B' - A') + (e * B' - e * A') + (f + u) * A').
Qed.

Let pred_sum s1 s2 : (0 < size s1)%N -> (0 < size s2)%N ->
  (size (s1 ++ s2)).-1%:R * u = (size s1).-1%:R * u + (size s2).-1%:R * u + u.
Proof.
rewrite size_cat; case: (size s1) => // m; case: (size s2) => // n _ _.
by rewrite addSn addnS ![_.+1.-1]/= -addn1 !natrD; ring.
Qed.
(* A sum in any order, of any numbers: what it errs by. *)
Let linear h s a : fsum rnd h s a ->
  [/\ `|a - \sum_(t <- s) t| <= (size s).-1%:R * u * (\sum_(t <- s) `|t|), F a \/ (size s).-1%:R * u = 0 & (0 < size s)%N].
Proof.
elim=> {h s a} [a|h k s1 s2 a b c _ [ha Fa p1] _ [hb Fb p2] r|h s1 s2 a p _ [ha Fa p1]].
- by rewrite !big_seq1 subrr normr0 !mul0r; split=> //; right.
- split; [|left|by rewrite size_cat addn_gt0 p1]; last by case: P => _ _ /(_ _ _ r) [].
  have A1 : `|\sum_(t <- s1) t| <= \sum_(t <- s1) `|t| by exact: ler_norm_sum.
  have B1 : `|\sum_(t <- s2) t| <= \sum_(t <- s2) `|t| by exact: ler_norm_sum.
  have h3 := share r Fa Fb (e_ge0 _) (e_ge0 _) ha hb A1 B1.
  rewrite pred_sum // !big_cat /=; move: ha hb h3; set e := _ * u; set f := _ * u.
  move: (\sum_(t <- s1) t) (\sum_(t <- s2) t) (\sum_(t <- s1) `|t|) (\sum_(t <- s2) `|t|) => A B A' B' ha hb h3.
  have -> : c - (A + B) = (c - (a + b)) + ((a - A) + (b - B)) by ring.
  apply: le_trans (ler_norm_add _ _) _; apply: le_trans (ler_add h3 (ler_norm_add _ _)) _.
  by apply: le_trans (ler_add (lexx _) (ler_add ha hb)) _; rewrite le_eqVlt; apply/orP; left; apply/eqP; ring.
- by rewrite -(perm_size p) -!(perm_big _ p).
Qed.
Theorem fsum_sharp h s a : fsum rnd h s a ->
  `|a - \sum_(t <- s) t| <= (growth h (size s) - 1) * (\sum_(t <- s) `|t|).
Proof.
move=> f; have [hl _ _] := linear f; have he := fsum_error M f; rewrite /sum_growth.
by case: (leP ((1 + u) ^+ h)) => // _; rewrite [1 + _]addrC addrK.
Qed.

(* Of what is not negative: beside what was computed. *)
Let low h s a : fsum rnd h s a -> all (>= 0) s -> 0 <= a /\ \sum_(t <- s) t <= growth h (size s) * a.
Proof.
suff : fsum rnd h s a -> all (>= 0) s -> [/\ 0 <= a, F a \/ (size s).-1 = 0%N, (0 < size s)%N,
    \sum_(t <- s) t <= (1 + u) ^+ h * a & \sum_(t <- s) t <= (1 + (size s).-1%:R * u) * a].
  by move=> H f p; case: (H f p) => a0 _ _ x y; split=> //; rewrite /sum_growth; case: (leP ((1 + u) ^+ h)).
elim=> {h s a} [a|h k s1 s2 a b c _ ih1 _ ih2 r|h s1 s2 a p _ ih].
- by rewrite /= andbT => a0; rewrite big_seq1 expr0 !mul1r mul0r addr0 mul1r; split=> //; right.
- rewrite all_cat => /andP[/ih1 [a0 Fa p1 ha la] /ih2 [b0 Fb p2 hb lb]].
  case: P => _ _ /(_ _ _ r) [Fc _ rel best]; have ab0 := addr_ge0 a0 b0.
  have c0 : 0 <= c by apply: (near_ge0 M (near_rnd M r)).
  have mono f : F f -> 0 <= f -> f <= a + b -> f <= c.
    move=> Ff f0 fab; rewrite leNgt; apply/negP => cf; have := best _ Ff; have ac := lt_le_trans cf fab.
    rewrite [`|c - _|]distrC [`|f - _|]distrC !ger0_norm ?subr_ge0 ?(ltW ac) // ler_add2l ler_opp2 => h'.
    by move: cf; rewrite ltNge h'.
  have step : a + b <= (1 + u) * c.
    move: rel; rewrite distrC (ger0_norm c0) => h'; have := le_trans (ler_norm _) h'.
    by rewrite ler_subl_addl => h2; rewrite mulrDl mul1r.
  split=> //; [by left | by rewrite size_cat addn_gt0 p1 | rewrite big_cat /= | rewrite big_cat /=].
    rewrite exprSr -mulrA; have wl (j : nat) x : (j <= maxn h k)%N -> 0 <= x -> (1 + u) ^+ j * x <= (1 + u) ^+ maxn h k * x.
      by move=> jl x0; rewrite ler_wpmul2r // ler_weexpn2l.
    apply: le_trans (ler_add (le_trans ha (wl _ _ (leq_maxl h k) a0)) (le_trans hb (wl _ _ (leq_maxr h k) b0))) _.
    by rewrite -mulrDr ler_wpmul2l ?exprn_ge0 ?(ltW v0).
  rewrite pred_sum //; move: la lb step; set A := \sum_(t <- s1) t; set B := \sum_(t <- s2) t.
  have ac : (size s1).-1%:R * u * a <= (size s1).-1%:R * u * c.
    case: Fa => [Fa|->]; last by rewrite !mul0r.
    by rewrite ler_wpmul2l // mono // ler_addl.
  have bc : (size s2).-1%:R * u * b <= (size s2).-1%:R * u * c.
    case: Fb => [Fb|->]; last by rewrite !mul0r.
    by rewrite ler_wpmul2l // mono // ler_addr.
  move: ac bc; set e := _ * u; set f := _ * u => ac bc la lb step.
  have x1 : 0 <= e * c - e * a by rewrite subr_ge0. have x2 : 0 <= f * c - f * b by rewrite subr_ge0.
  have x3 : 0 <= (1 + e) * a - A by rewrite subr_ge0. have x4 : 0 <= (1 + f) * b - B by rewrite subr_ge0.
  have x5 : 0 <= (1 + u) * c - (a + b) by rewrite subr_ge0.
  by differ (((1 + e) * a - A) + ((1 + f) * b - B) + ((1 + u) * c - (a + b)) + (e * c - e * a) + (f * c - f * b)).
- by rewrite -(perm_all _ p) -(perm_size p) -!(perm_big _ p).
Qed.

Lemma growth_ge1 h n : 1 <= growth h n.
Proof. by rewrite /sum_growth le_minr exprn_ege1 //= ler_addl e_ge0. Qed.
Lemma upto_rnd a b : rnd a b -> upto (1 + u) a b.
Proof.
case: P => _ _ /[apply] -[_ rel back _]; case: (eqVneq b 0) rel back => [->|b0] rel back.
  by move: rel; rewrite normr0 mulr0 normr_le0 subr0 => /eqP ->; exists 1; rewrite ?mulr1 ?ltr01 // mul0r.
have e : a = b * (a / b) by rewrite mulrC divfK.
have q0 : 0 < `|b| by rewrite normr_gt0.
move: (a / b) e rel back => t ->; have -> : b * t - b = b * (t - 1) by ring.
rewrite !normrM ![u * _]mulrC -![`|b| * _ * u]mulrA !ler_pmul2l // => rel back; have lu : u < 1 by case: P.
have t0 : 0 < t.
  by move: rel; rewrite ler_norml ler_subr_addr => /andP[lo _]; apply: lt_le_trans lo; rewrite addrC subr_gt0.
rewrite (gtr0_norm t0) in back; exists t => //; split=> //.
  by rewrite mulrDl mul1r -ler_subl_addl mulrC; apply: le_trans back; rewrite distrC ler_norm.
by rewrite -ler_subl_addl; exact: le_trans (ler_norm _) rel.
Qed.
Lemma upto_round g a b c : rnd c a -> upto g a b -> upto ((1 + u) * g) c b.
Proof. by move=> /upto_rnd; exact: upto_trans. Qed.
Lemma upto_fsum N h g Q (q : 'cV[R]_N) (f : 'I_N -> R) : 1 <= g -> (forall i, 0 <= f i) ->
  fsum rnd h (entries q) Q -> (forall i, upto g (q i 0) (f i)) -> upto (growth h N * g) Q (\sum_i f i).
Proof.
move=> g1 f0 fQ nq; have q0 i : 0 <= q i 0 by case: (nq i) => t [t0 _ _] ->; rewrite mulr_ge0 // ltW.
have pos : all (>= 0) (entries q) by apply/allP => t /mapP[i _ ->].
apply: upto_trans (upto_sum _ g1 f0 nq).
have [Q0 lo] := low fQ pos; have hi := fsum_sharp fQ; move: lo hi.
rewrite (sum_entries q id) (sum_entries q) size_map size_enum_ord.
have -> : \sum_i `|q i 0| = \sum_i q i 0 by apply: eq_bigr => i _; rewrite ger0_norm.
set S := \sum_i q i 0; set H := growth h N; have S0 : 0 <= S by apply: sumr_ge0.
move=> lo hi; case: (eqVneq S 0) => [z|nz].
  by move: hi; rewrite z mulr0 normr_le0 subr0 => /eqP ->; exact: upto_refl (growth_ge1 _ _).
have p : 0 < S by rewrite lt_neqAle eq_sym nz.
have H0 : 0 < H := lt_le_trans ltr01 (growth_ge1 _ _).
exists (Q / S); last by rewrite mulrC divfK.
split; first by rewrite divr_gt0 // -(pmulr_rgt0 _ H0); exact: lt_le_trans lo.
  by rewrite mulrA ler_pdivl_mulr // mul1r.
rewrite ler_pdivr_mulr // -[Q](subrK S) -[H](subrK 1) mulrDl mul1r ler_add2r.
exact: le_trans (ler_norm _) hi.
Qed.
Lemma off_rnd g a b c B : rnd c a -> off g a b B -> off ((1 + u) * g) c b B.
Proof. by case: M => _ _ r /r; exact: off_round. Qed.
Lemma off_fsum N h g Q (q : 'cV[R]_N) (f B : 'I_N -> R) : fsum rnd h (entries q) Q ->
  (forall i, off g (q i 0) (f i) (B i)) -> off (growth h N * g) Q (\sum_i f i) (\sum_i B i).
Proof.
by move=> /fsum_sharp; rewrite (sum_entries q id) (sum_entries q) size_map size_enum_ord; exact: off_sum (growth_ge1 _ _).
Qed.
Lemma off_div g a b B (n : nat) : off g a b B -> off g (a / n%:R) (b / n%:R) (B / n%:R).
Proof.
move=> [e bB]; have n0 : 0 <= (n%:R)^-1 :> R by rewrite invr_ge0 ler0n.
split; last by rewrite normrM (ger0_norm n0) ler_wpmul2r.
by rewrite -mulrBl normrM (ger0_norm n0) mulrA ler_wpmul2r.
Qed.
End Sharp.

(* What two passes err by, entry by entry, where they round to nearest. *)
Definition nearest_bound (R : rcfType) (N : nat) (u eps : R) (a : 'cV[R]_N) (h1 h2 : nat) : 'cV[R]_N :=
  let E := (1 + u) * sum_growth u h1 N - 1 in let G := (1 + u) ^+ 4 * Num.sqrt ((1 + u) ^+ 5 * sum_growth u h2 N) in
  let k := kappa eps a in
  \col_i ((G - 1) * `|normalized eps a i 0| + G * (E * k + `|normalized eps a i 0| * ((E * k) ^+ 2 / 2%:R))).

Section Bounds.
Variables (R : rcfType) (N : nat) (F : R -> Prop) (u eps : R) (rnd : R -> R -> Prop) (a : 'cV[R]_N).
Hypotheses (P : nearest F u rnd) (N0 : N%:R != 0 :> R) (eps_ge0 : 0 <= eps).
Notation growth := (sum_growth u). Notation upto := (@upto R). Notation off := (@off R).
Let M := nearest_model P.
Let u0 : 0 <= u. Proof. by case: P. Qed.
Let v1 k : 1 <= (1 + u) ^+ k. Proof. by rewrite exprn_ege1 // ler_addl. Qed.
Let v0 k : 0 <= (1 + u) ^+ k. Proof. exact: le_trans ler01 (v1 k). Qed.
Let V1 : 1 <= 1 + u. Proof. by rewrite ler_addl. Qed.
Let w1 h n : 1 <= growth h n := growth_ge1 P h n.
Let squared (d q : R) : rnd q (d * d) -> upto (1 + u) q (d ^+ 2). Proof. exact: (upto_rnd P). Qed.
Let Np : 0 <= (N%:R)^-1 :> R. Proof. by rewrite invr_ge0 ler0n. Qed.

Theorem nearest_sum_error h (v : 'cV[R]_N) y : bias_gradient_run rnd v h y ->
  `|y - sumv v| <= (sum_growth u h N - 1) * sumv (absv v).
Proof. by case=> /(fsum_sharp P); rewrite (sum_entries v id) (sum_entries v) size_map size_enum_ord sum_absv. Qed.
Theorem nearest_gain_gradient_error h (v z : 'cV[R]_N) y : gain_gradient_run rnd v z h y ->
  `|y - dot v z| <= ((1 + u) * sum_growth u h N - 1) * dot (absv v) (absv z).
Proof.
case=> q r f; have := off_fsum P f (fun i => off_upto (upto_rnd P (r i))).
by rewrite [growth h N * _]mulrC dotE' dot_absv => -[].
Qed.

(* A mean, however it is divided: D is what the division errs by. *)
Let mean_off h1 t m D : fsum rnd h1 (entries a) t -> upto D m (t / N%:R) ->
  off (D * growth h1 N) m (mean a) (sumv (absv a) / N%:R).
Proof.
move=> f n; have D0 : 0 <= D - 1 by rewrite subr_ge0 (upto_ge1 n).
have := off_div N (off_fsum P f (fun i => off_upto (upto_refl (a i 0) (lexx 1)))).
rewrite mulr1 sum_absv -/(sumv a) -/(mean a) => /(off_round D0 (proj1 (off_upto n))).
by rewrite [1 + _]addrC subrK.
Qed.
Theorem nearest_mean_error h y : mean_run rnd a h y ->
  `|y - mean a| <= ((1 + u) * sum_growth u h N - 1) * (sumv (absv a) / N%:R).
Proof. by case=> t f _ r; case: (mean_off f (upto_rnd P r)). Qed.

(* The root of the mean of squares and eps, inverted. K is what the squares err by, D a division by N. *)
Let root_off (d q : 'cV[R]_N) K D h2 t5 t6 t7 t8 t9 (V := (\sum_i (d i 0) ^+ 2) / N%:R + eps) : 1 <= K -> 1 <= D ->
  (forall i, upto K (q i 0) (d i 0 ^+ 2)) -> fsum rnd h2 (entries q) t5 -> upto D t6 (t5 / N%:R) -> rnd t7 (t6 + eps) ->
  rnd t8 (Num.sqrt t7) -> rnd t9 (1 / t8) ->
  upto ((1 + u) ^+ 2 * Num.sqrt ((1 + u) * D * K * growth h2 N)) t9 (1 / Num.sqrt V).
Proof.
move=> K1 D1 nq f5 n6 r7 r8 r9.
have S0 : 0 <= \sum_i (d i 0) ^+ 2 by apply: sumr_ge0 => i _; exact: sqr_ge0.
have n5 : upto (growth h2 N * K) (t5 / N%:R) ((\sum_i (d i 0) ^+ 2) / N%:R).
  have := upto_fsum P K1 (fun i => sqr_ge0 (d i 0)) f5 nq; rewrite -[X in upto X (_ / _)]mulr1 => n.
  exact: upto_mul n (upto_refl _ (lexx 1)).
have g1 : 1 <= D * (growth h2 N * K) := upto_ge1 (upto_trans n6 n5).
have n7 := upto_round P r7 (upto_add (divr_ge0 S0 (ler0n _ _)) eps_ge0 (upto_trans n6 n5) (upto_refl eps g1)).
have V0 : 0 <= V by rewrite addr_ge0 // divr_ge0 ?ler0n.
have := upto_round P r9 (upto_mul (upto_refl 1 (lexx 1)) (upto_inv (upto_round P r8 (upto_sqrt V0 n7)))).
rewrite !mul1r (_ : (1 + u) * (D * _) = (1 + u) * D * K * growth h2 N); last by ring.
set S := Num.sqrt _; by rewrite (_ : (1 + u) * ((1 + u) * S) = (1 + u) ^+ 2 * S) //; ring.
Qed.

(* Two passes, however they square and divide by N. *)
Lemma two_pass_of (d q y : 'cV[R]_N) K D h1 h2 t1 m t5 t6 t7 t8 t9 i (z := normalized eps a i 0)
  (E := D * growth h1 N - 1) (G := (1 + u) ^+ 4 * Num.sqrt ((1 + u) * D * K * (1 + u) ^+ 2 * growth h2 N)) (k := kappa eps a) :
  0 < variance a + eps -> 1 <= K -> fsum rnd h1 (entries a) t1 -> upto D m (t1 / N%:R) ->
  (forall j, rnd (d j 0) (a j 0 - m)) -> (forall j, upto K (q j 0) (d j 0 ^+ 2)) -> fsum rnd h2 (entries q) t5 ->
  upto D t6 (t5 / N%:R) -> rnd t7 (t6 + eps) -> rnd t8 (Num.sqrt t7) -> rnd t9 (1 / t8) -> rnd (y i 0) (d i 0 * t9) ->
  [/\ `|y i 0 - z| <= (G - 1) * `|z| + G * (E * k + `|z| * ((E * k) ^+ 2 / 2%:R)), `|m - mean a| / sd eps a <= E * k &
    upto ((1 + u) ^+ 2 * Num.sqrt ((1 + u) * D * K * (1 + u) ^+ 2 * growth h2 N)) t9
      (1 / Num.sqrt ((\sum_j (a j 0 - m) ^+ 2) / N%:R + eps))].
Proof.
move=> V00 K1 f1 nm rd nq f5 n6 r7 r8 r9 ry; have D1 := upto_ge1 nm.
have sd0 : 0 < sd eps a by rewrite sqrtr_gt0.
have le_eta : `|m - mean a| / sd eps a <= E * k.
  by case: (mean_off f1 nm) => e _; rewrite /k /kappa mulrA ler_pmul2r // invr_gt0.
have bE j : shifted m a j 0 = a j 0 - m by rewrite !mxE mulr1.
have nq' j : upto (K * (1 + u) ^+ 2) (q j 0) (shifted m a j 0 ^+ 2).
  by rewrite bE; apply: upto_trans (nq j) _; rewrite !expr2; apply: upto_mul; exact: (upto_rnd P (rd j)).
have K2 : 1 <= K * (1 + u) ^+ 2 by rewrite mulr_ege1.
have := root_off K2 D1 nq' f5 n6 r7 r8 r9; rewrite [_ * D * _]mulrA; set S := Num.sqrt (_ * growth _ _).
rewrite (eq_bigr (fun j => (a j 0 - m) ^+ 2)) => [n9|j _]; last by rewrite bE.
have [T fT] := upto_round P ry (upto_mul (upto_rnd P (rd i)) n9).
rewrite mulrA mulr1 => eT; have [T1 T2] := upto_far fT; have G1 : G = (1 + u) * ((1 + u) * ((1 + u) ^+ 2 * S)).
  by rewrite /G -/S; ring.
by rewrite -G1 in T1 T2; have [] := centre_entry N0 V00 T1 T2 eT le_eta.
Qed.

Let three : (1 + u) * (1 + u) * (1 + u) * (1 + u) ^+ 2 = (1 + u) ^+ 5 :> R. Proof. by ring. Qed.
Theorem nearest_two_pass_error h1 h2 m y i (z := normalized eps a i 0) (E := (1 + u) * sum_growth u h1 N - 1)
  (G := (1 + u) ^+ 4 * Num.sqrt ((1 + u) ^+ 5 * sum_growth u h2 N)) (k := kappa eps a) :
  0 < variance a + eps -> two_pass_run rnd eps a h1 h2 m y ->
  `|y i 0 - z| <= (G - 1) * `|z| + G * (E * k + `|z| * ((E * k) ^+ 2 / 2%:R)).
Proof.
move=> V00 [t1 d q t5 t6 t7 t8 t9 f1 _ rm rd rq f5 r6 r7 _ r8 _ r9 ry].
case: (two_pass_of V00 V1 f1 (upto_rnd P rm) rd (fun j => squared (rq j)) f5 (upto_rnd P r6) r7 r8 r9 (ry i)); rewrite three => b _ _; exact: b.
Qed.
(* Squares that are added by a fused operation are not rounded. *)
Theorem nearest_fused_squares_error (d y : 'cV[R]_N) h1 h2 t1 m t5 t6 t7 t8 t9 i (z := normalized eps a i 0)
  (E := (1 + u) * sum_growth u h1 N - 1) (G := (1 + u) ^+ 4 * Num.sqrt ((1 + u) ^+ 4 * sum_growth u h2 N)) (k := kappa eps a) :
  0 < variance a + eps -> fsum rnd h1 (entries a) t1 -> rnd m (t1 / N%:R) -> (forall j, rnd (d j 0) (a j 0 - m)) ->
  fsum rnd h2 (entries (had d d)) t5 -> rnd t6 (t5 / N%:R) -> rnd t7 (t6 + eps) -> rnd t8 (Num.sqrt t7) ->
  rnd t9 (1 / t8) -> rnd (y i 0) (d i 0 * t9) ->
  `|y i 0 - z| <= (G - 1) * `|z| + G * (E * k + `|z| * ((E * k) ^+ 2 / 2%:R)).
Proof.
move=> V00 f1 rm rd f5 r6 r7 r8 r9 ry.
have nq j : upto 1 (had d d j 0) (d j 0 ^+ 2) by rewrite mxE expr2; exact: upto_refl.
case: (two_pass_of V00 (lexx 1) f1 (upto_rnd P rm) rd nq f5 (upto_rnd P r6) r7 r8 r9 ry) => b _ _; move: b.
by rewrite (_ : (1 + u) * (1 + u) * 1 * (1 + u) ^+ 2 = (1 + u) ^+ 4); last ring.
Qed.
(* 1/N rounded, and multiplied by. *)
Theorem nearest_reciprocal_error h1 h2 m y i (z := normalized eps a i 0) (E := (1 + u) ^+ 2 * sum_growth u h1 N - 1)
  (G := (1 + u) ^+ 4 * Num.sqrt ((1 + u) ^+ 6 * sum_growth u h2 N)) (k := kappa eps a) :
  0 < variance a + eps -> reciprocal_two_pass_run rnd eps a h1 h2 m y ->
  `|y i 0 - z| <= (G - 1) * `|z| + G * (E * k + `|z| * ((E * k) ^+ 2 / 2%:R)).
Proof.
move=> V00 [t1 w d q t5 t6 t7 t8 t9 f1 _ rw rm rd rq f5 r6 r7 _ r8 _ r9 ry].
have nw t : upto (1 + u) (t * w) (t / N%:R).
  rewrite -[1 + u]mul1r -[in X in upto _ _ X]div1r; apply: upto_mul (upto_refl _ (lexx 1)) _; exact: (upto_rnd P rw).
have nm := upto_round P rm (nw t1); have n6 := upto_round P r6 (nw t5); rewrite -expr2 in nm n6.
case: (two_pass_of V00 V1 f1 nm rd (fun j => squared (rq j)) f5 n6 r7 r8 r9 (ry i)) => b _ _; move: b.
by rewrite (_ : (1 + u) * (1 + u) ^+ 2 * (1 + u) * (1 + u) ^+ 2 = (1 + u) ^+ 6); last ring.
Qed.
Theorem nearest_rms_norm_error h y i (z := rms_norm eps a i 0)
  (G := (1 + u) ^+ 3 * Num.sqrt ((1 + u) ^+ 3 * sum_growth u h N)) : rms_norm_run rnd eps a h y ->
  `|y i 0 - z| <= (G - 1) * `|z|.
Proof.
move=> [q t5 t6 t7 t8 t9 rq f5 _ r6 r7 _ r8 _ r9 ry].
have n9 := root_off V1 V1 (fun j => squared (rq j)) f5 (upto_rnd P r6) r7 r8 r9.
have [+ _] := off_upto (upto_round P (ry i) (upto_mul (upto_refl (a i 0) (lexx 1)) n9)).
have -> : z = a i 0 * (1 / Num.sqrt ((\sum_j a j 0 ^+ 2) / N%:R + eps)).
  rewrite /z /rms_norm mxE div1r mulrC; congr (_ * (Num.sqrt (_ / _ + _))^-1); rewrite -dotE'.
  by apply: eq_bigr => j _; rewrite expr2.
rewrite /G (_ : (1 + u) * (1 + u) * (1 + u) = (1 + u) ^+ 3); last by ring.
by set S := Num.sqrt (_ * growth _ _); rewrite (_ : (1 + u) * (1 * _) = (1 + u) ^+ 3 * S) //; ring.
Qed.
Theorem nearest_gradient_error h1 h2 h3 h4 m r (g v z y : 'cV[R]_N) i (p := had g v) (s := normalized eps a)
  (x := (sd eps a)^-1) (e := nearest_bound u eps a h1 h2) (E := (1 + u) * sum_growth u h1 N - 1)
  (W := (1 + u) ^+ 8 * Num.sqrt ((1 + u) ^+ 5 * sum_growth u h2 N) * Num.max (sum_growth u h3 N) (sum_growth u h4 N))
  (k := kappa eps a) :
  0 < variance a + eps -> two_pass_gradient_run rnd eps g v a h1 h2 h3 h4 m r z y ->
  `|y i 0 - backward x p s i 0| <= (W - 1) * backward_size x p (absv s + e) i 0
    + x * (e i 0 * (dot (absv p) (absv s + e) / N%:R) + `|s i 0| * (dot (absv p) e / N%:R))
    + (E * k) ^+ 2 / 2%:R * `|backward x p s i 0|.
Proof.
move=> V00 [t1 d q t5 t6 t7 t8 t10 t11 t12 t13 t15 t16 t17 t18 t19 f1 _ rm rd rq f5 r6 r7 _ r8 _ rr r10 f11 r12 r13 rz r15 f16
  r17 r18 r19 ry].
have two j := two_pass_of V00 V1 f1 (upto_rnd P rm) rd (fun j => squared (rq j)) f5 (upto_rnd P r6) r7 r8 rr (rz j).
have ze j : `|z j 0 - s j 0| <= e j 0 by rewrite [X in _ <= X]mxE; case: (two j); rewrite three.
have [_ le_eta nr] := two i; rewrite three in nr.
pose H := Num.max (growth h3 N) (growth h4 N); pose S := Num.sqrt ((1 + u) ^+ 5 * growth h2 N).
have WE : W = (1 + u) ^+ 8 * S * H by []. rewrite -/S div1r in nr.
set X := (Num.sqrt _)^-1 in nr; have X0 : 0 <= X by rewrite invr_ge0 sqrtr_ge0.
have S1 : 1 <= S by rewrite -[1](sqrtr1 R) ler_wsqrtr // mulr_ege1.
have H1 : 1 <= H by rewrite le_maxr w1.
have H3 : growth h3 N <= H by rewrite le_maxr lexx.
have H4 : growth h4 N <= H by rewrite le_maxr lexx orbT.
have c0 : 0 <= 1 + u := le_trans ler01 V1.
have p1 : off (1 + u) (t10 i 0) (g i 0 * v i 0) `|g i 0 * v i 0| := off_upto (upto_rnd P (r10 i)).
have m1 : off ((1 + u) * (H * (1 + u))) t12 ((\sum_j g j 0 * v j 0) / N%:R) ((\sum_j `|g j 0 * v j 0|) / N%:R).
  have := off_fsum P f11 (fun j => off_upto (upto_rnd P (r10 j))) => /(off_div N) n.
  by apply: (off_rnd P r12 (off_weak _ n)); rewrite ler_wpmul2r.
have d1 : off ((1 + u) ^+ 3 * H) (t13 i 0) (g i 0 * v i 0 - (\sum_j g j 0 * v j 0) / N%:R)
    (`|g i 0 * v i 0| + (\sum_j `|g j 0 * v j 0|) / N%:R).
  rewrite (_ : (1 + u) ^+ 3 * H = (1 + u) * ((1 + u) * (H * (1 + u)))); last by ring.
  have c2 : 1 + u <= (1 + u) * (H * (1 + u)) by rewrite ler_pemulr // mulr_ege1.
  exact: (off_rnd P (r13 i) (off_sub (off_weak c2 p1) m1)).
have q1 : off ((1 + u) ^+ 3 * H) t17 ((\sum_j g j 0 * v j 0 * z j 0) / N%:R) ((\sum_j `|g j 0 * v j 0 * z j 0|) / N%:R).
  have n15 j : off ((1 + u) * (1 + u)) (t15 j 0) (g j 0 * v j 0 * z j 0) `|g j 0 * v j 0 * z j 0|.
    by apply: off_upto; apply: (upto_round P (r15 j)); rewrite -[1 + u]mulr1; apply: (upto_mul (upto_rnd P (r10 j)) (upto_refl _ (lexx 1))).
  have := off_fsum P f16 n15 => /(off_div N) n.
  rewrite (_ : (1 + u) ^+ 3 * H = (1 + u) * (H * ((1 + u) * (1 + u)))); last by ring.
  by apply: (off_rnd P r17 (off_weak _ n)); rewrite ler_wpmul2r // mulr_ge0.
have z1 : off ((1 + u) ^+ 4 * H) (t18 i 0) (z i 0 * ((\sum_j g j 0 * v j 0 * z j 0) / N%:R))
    (`|z i 0| * ((\sum_j `|g j 0 * v j 0 * z j 0|) / N%:R)).
  rewrite (_ : (1 + u) ^+ 4 * H = (1 + u) * (1 * ((1 + u) ^+ 3 * H))); last by ring.
  exact: (off_rnd P (r18 i) (off_mul (off_upto (upto_refl _ (lexx 1))) q1)).
have g34 : (1 + u) ^+ 3 * H <= (1 + u) ^+ 4 * H by rewrite ler_wpmul2r ?(le_trans ler01) // ler_weexpn2l.
have b1 := off_rnd P (r19 i) (off_sub (off_weak g34 d1) z1).
have [e1 _] := off_rnd P (ry i) (off_mul (off_upto nr) b1); rewrite [`|X|]ger0_norm // in e1.
have W1 : 0 <= W - 1 by rewrite subr_ge0 WE !mulr_ege1.
apply: (two_pass_gradient_of N0 V00 le_eta W1 ze).
rewrite (_ : W = (1 + u) * ((1 + u) ^+ 2 * S * ((1 + u) * ((1 + u) ^+ 4 * H)))); last by rewrite WE; ring.
exact: e1.
Qed.
End Bounds.
