(* A box in which nothing overflows and underflow is small: for formats with a least and a largest number, said by what
   rounding to nearest does there. Formats of Flocq are such (Closed.v). No axiom. *)
Set Warnings "-notation-overridden,-ambiguous-paths".
From mathcomp Require Import all_ssreflect all_algebra ring zify.
From LN Require Import LayerNorm Rounding Programs Norms Underflow Range.
Import Order.TTheory GRing.Theory Num.Theory. Local Open Scope ring_scope.
Set Implicit Arguments. Unset Strict Implicit. Unset Printing Implicit Defensive.

(* Unit roundoff u, half of the least number l, least normal number L. What is rounded grows by 1 + u at most where its bound
   is normal, and no number of the format is passed. *)
Definition regular (R : rcfType) (F : R -> Prop) (u l L : R) (rnd : R -> R -> Prop) : Prop :=
  [/\ gradual u l rnd,
      forall a b t, rnd a b -> L <= t -> `|b| <= t -> `|a| <= (1 + u) * t,
      forall a b t, rnd a b -> L <= t -> t <= b -> (1 - u) * t <= a &
      forall a b f, rnd a b -> F f -> f <= b -> f <= a].
(* Entries up to X, sums through up to h additions, B the largest number. *)
Definition box (R : rcfType) (u l L B X eps : R) (N h : nat) : Prop :=
  [/\ [/\ 0 < eps, eps <= 1, 1 <= X, L <= 1 & L ^+ 2 <= eps], 64%:R * l <= eps, (h + 5)%:R * u <= 4%:R^-1,
      8%:R * (N%:R * X ^+ 2 + 1) <= B & 4%:R * X <= B * Num.sqrt eps].

Theorem in_box (R : rcfType) (u l L B X eps : R) (N h : nat) :
  0 < eps -> eps <= 1 -> 1 <= X -> L <= 1 -> L ^+ 2 <= eps -> 64%:R * l <= eps -> (h + 5)%:R * u <= 4%:R^-1 ->
  8%:R * (N%:R * X ^+ 2 + 1) <= B -> 4%:R * X <= B * Num.sqrt eps -> box u l L B X eps N h.
Proof. by []. Qed.
Lemma power_small (R : rcfType) (u : R) n : 0 <= u -> n%:R * u <= 4%:R^-1 -> (1 + u) ^+ n <= 4%:R / 3%:R.
Proof.
move=> u0 small; have w0 : 0 <= 1 + u := addr_ge0 ler01 u0.
have q : 3%:R / 4%:R <= 1 - n%:R * u :> R.
  have -> : 3%:R / 4%:R = 1 - 4%:R^-1 :> R by field.
  by rewrite ler_add2l ler_opp2.
have q0 : 0 < 3%:R / 4%:R :> R by rewrite divr_gt0 ?ltr0n.
have b : (1 + u) ^+ n * (1 - n%:R * u) <= 1.
  elim: n {small q} => [|n ih]; first by rewrite expr0 mul0r subr0 mulr1.
  apply: le_trans ih; rewrite exprS -[n.+1]addn1 natrD; have p : 0 <= (1 + u) ^+ n by rewrite exprn_ge0.
  have n0 : 0 <= n%:R :> R by rewrite ler0n.
  by differ ((1 + u) ^+ n * ((n%:R + 1) * (u * u))).
have -> : 4%:R / 3%:R = (3%:R / 4%:R)^-1 :> R by rewrite invf_div.
rewrite -[X in _ <= X]mul1r ler_pdivl_mulr //; apply: le_trans b; rewrite ler_wpmul2l // exprn_ge0 //.
Qed.

Section Box.
Variables (R : rcfType) (N : nat) (F : R -> Prop) (u l L B X eps : R) (rnd : R -> R -> Prop) (a : 'cV[R]_N).
Hypotheses (G : regular F u l L rnd) (N0 : N%:R != 0 :> R) (F0 : F 0) (Fe : F eps).
Let U : gradual u l rnd. Proof. by case: G. Qed.
Let u0 : 0 <= u. Proof. by case: U. Qed.
Let l0 : 0 <= l. Proof. by case: U. Qed.
Let w0 : 0 <= 1 + u := addr_ge0 ler01 u0.
Let w1 k : 1 <= (1 + u) ^+ k. Proof. by rewrite exprn_ege1 // ler_addl. Qed.
Let grows c b t : rnd c b -> L <= t -> `|b| <= t -> `|c| <= (1 + u) * t. Proof. by case: G => _ + _ _; exact. Qed.
Let low c b t : rnd c b -> L <= t -> t <= b -> (1 - u) * t <= c. Proof. by case: G => _ _ + _; exact. Qed.
Let passes c b f : rnd c b -> F f -> f <= b -> f <= c. Proof. by case: G => _ _ _; exact. Qed.
Let N1 : 1 <= N%:R :> R. Proof. by move: N0; rewrite pnatr_eq0 -lt0n -[1]/(1%:R) ler_nat. Qed.
Let n0 : 0 <= (N%:R)^-1 :> R. Proof. by rewrite invr_ge0 ler0n. Qed.

(* A sum of numbers up to T. *)
Lemma fsum_box h s c T : fsum rnd h s c -> L <= T -> 0 <= T -> all (fun t => `|t| <= T) s ->
  (1 + u) ^+ h * ((size s)%:R * T) <= B -> fsum (within B rnd) h s c /\ `|c| <= (1 + u) ^+ h * ((size s)%:R * T).
Proof.
have -> : (size s)%:R * T = \sum_(t <- s) T by rewrite big_const_seq count_predT iter_addr_0 mulr_natl.
move=> f LT T0 sT b; have [|//] := fsum_within u0 (fun=> T0) grows f _ b.
by apply/allP => t /(allP sT) ->; rewrite LT.
Qed.

(* The mean of squares of numbers up to D, and eps; its root, and that inverted. *)
Lemma root_box (d q : 'cV[R]_N) D h t5 t6 t7 t8 t9 : box u l L B X eps N h -> 1 <= D ->
  (1 + u) ^+ (h + 3) * D ^+ 2 <= 8%:R * X ^+ 2 -> (forall i, `|d i 0| <= D) ->
  (forall i, rnd (q i 0) (d i 0 * d i 0)) -> fsum rnd h (entries q) t5 -> rnd t6 (t5 / N%:R) -> rnd t7 (t6 + eps) ->
  rnd t8 (Num.sqrt t7) -> rnd t9 (1 / t8) ->
  [/\ forall i, within B rnd (q i 0) (d i 0 * d i 0), fsum (within B rnd) h (entries q) t5,
      within B rnd t6 (t5 / N%:R), within B rnd t7 (t6 + eps) &
      [/\ within B rnd t8 (Num.sqrt t7), within B rnd t9 (1 / t8) & `|t9| <= 5%:R / 4%:R / Num.sqrt eps]].
Proof.
move=> [[e0 e1 X1 L1 Le] le small bN bX] D1 bD dD rq f5 r6 r7 r8 r9.
have D0 : 0 <= D := le_trans ler01 D1. have X0 : 0 <= X := le_trans ler01 X1.
have small' : 20%:R * u <= 1.
  have h5 : 5%:R * u <= 4%:R^-1 by apply: le_trans small; rewrite ler_wpmul2r // ler_nat leq_addl.
  rewrite (_ : 20%:R * u = 4%:R * (5%:R * u)); last by ring.
  by rewrite -ler_pdivl_mull ?ltr0n // mulr1.
have p0 j : 0 <= (1 + u) ^+ j := le_trans ler01 (w1 j).
have DD : 1 <= D ^+ 2 by rewrite exprn_ege1.
have sD i : `|d i 0 * d i 0| <= D ^+ 2 by rewrite normrM -expr2 ler_pexpn2r ?nnegrE.
have LD : L <= D ^+ 2 := le_trans L1 DD.
have sq i : `|q i 0| <= (1 + u) * D ^+ 2 := grows (rq i) LD (sD i).
have T0 : 0 <= (1 + u) * D ^+ 2 by rewrite mulr_ge0 // sqr_ge0.
have T1 : 1 <= (1 + u) * D ^+ 2 by rewrite mulr_ege1 // ler_addl.
have XX : 0 <= N%:R * X ^+ 2 - X ^+ 2 by rewrite subr_ge0 ler_pemull // sqr_ge0.
have up j C : (j <= h + 3)%N -> 0 <= C -> C <= N%:R * D ^+ 2 -> (1 + u) ^+ j * C <= B - 8%:R.
  move=> jh C0 CN; have NX : 0 <= N%:R - 1 :> R by rewrite subr_ge0.
  apply: (@le_trans _ _ (N%:R * ((1 + u) ^+ (h + 3) * D ^+ 2))).
    by rewrite mulrCA; apply: ler_pmul => //; rewrite ler_weexpn2l // ler_addl.
  apply: (@le_trans _ _ (N%:R * (8%:R * X ^+ 2))).
    by rewrite ler_wpmul2l ?ler0n.
  by rewrite ler_subr_addr; apply: le_trans bN; rewrite le_eqVlt; apply/orP; left; apply/eqP; ring.
have upB j C : (j <= h + 3)%N -> 0 <= C -> C <= N%:R * D ^+ 2 -> (1 + u) ^+ j * C <= B.
  by move=> *; apply: (@le_trans _ _ (B - 8%:R)); [exact: up | rewrite ler_subl_addr ler_addl ler0n].
have ND : D ^+ 2 <= N%:R * D ^+ 2 by rewrite ler_pemull // sqr_ge0.
have wq i : within B rnd (q i 0) (d i 0 * d i 0).
  by split=> //; apply: le_trans (sq i) _; rewrite -[1 + u]expr1; apply: upB; rewrite ?addn3 ?sqr_ge0.
have all_q : all (fun t => `|t| <= (1 + u) * D ^+ 2) (entries q) by apply/allP => x /mapP[i _ ->].
have sN : size (entries q) = N by rewrite size_map size_enum_ord.
have eS : (1 + u) ^+ h * (N%:R * ((1 + u) * D ^+ 2)) = (1 + u) ^+ (h + 1) * (N%:R * D ^+ 2) by rewrite exprD; ring.
have [|f5' s5] := fsum_box f5 (le_trans L1 T1) T0 all_q.
  by rewrite sN eS; apply: upB; rewrite ?leq_add2l ?mulr_ge0 ?ler0n ?sqr_ge0.
rewrite sN eS in s5.
have s6' : `|t5 / N%:R| <= (1 + u) ^+ (h + 1) * D ^+ 2.
  by rewrite normrM (ger0_norm n0) ler_pdivr_mulr ?(lt_le_trans ltr01 N1) // -mulrA [D ^+ 2 * _]mulrC.
have g6 : 1 <= (1 + u) ^+ (h + 1) * D ^+ 2 by rewrite mulr_ege1.
have s6 := grows r6 (le_trans L1 g6) s6'; rewrite mulrA -exprS -addnS in s6.
have w6 : within B rnd t6 (t5 / N%:R).
  by split=> //; apply: le_trans s6 _; apply: upB; rewrite ?leq_add2l ?sqr_ge0.
have q0 i : 0 <= q i 0 by apply: passes (rq i) F0 _; rewrite -expr2 sqr_ge0.
have t50 : 0 <= t5.
  have : all (fun t => 0 <= t) (entries q) by apply/allP => x /mapP[i _ ->].
  elim: f5 => {h small bD up upB eS f5' s5 s6' g6 s6 w6 sN all_q} [b|h k s1 s2 b c d' _ ihb _ ihc r|h s1 s2 b p _ ih].
  - by rewrite /= andbT.
  - by rewrite all_cat => /andP[/ihb b0 /ihc c0]; apply: passes r F0 _; exact: addr_ge0.
  - by rewrite -(perm_all _ p).
have t60 : 0 <= t6 by apply: passes r6 F0 _; rewrite mulr_ge0.
have te : eps <= t7 by apply: passes r7 Fe _; rewrite ler_addr.
have g7 : 1 <= (1 + u) ^+ (h + 2) * D ^+ 2 + eps by rewrite ler_paddr ?(ltW e0) // mulr_ege1.
have s7' : `|t6 + eps| <= (1 + u) ^+ (h + 2) * D ^+ 2 + eps.
  by apply: le_trans (ler_norm_add _ _) _; rewrite (gtr0_norm e0) ler_add2r.
have s7 := grows r7 (le_trans L1 g7) s7'.
have w7 : within B rnd t7 (t6 + eps).
  split=> //; apply: le_trans s7 _; rewrite mulrDr mulrA -exprS -addnS -[B](subrK 8%:R); apply: ler_add.
    by apply: up; rewrite ?sqr_ge0.
  apply: (@le_trans _ _ (2%:R * 1)); last by rewrite mulr1 ler_nat.
  apply: ler_pmul => //; first exact: ltW.
  rewrite -[2%:R]/(1 + 1) ler_add2l; apply: le_trans small'; rewrite -[X in X <= _]mul1r ler_wpmul2r //.
  by rewrite -[1]/(1%:R) ler_nat.
have t70 : 0 <= t7 := le_trans (ltW e0) te.
have B8 : 8%:R <= B.
  by apply: le_trans bN; rewrite mulrDr mulr1 ler_addr !mulr_ge0 ?ler0n ?sqr_ge0.
have B1 : 1 <= B by apply: le_trans B8; rewrite -[1]/(1%:R) ler_nat.
have B0 : 0 <= B := le_trans ler01 B1.
have w8 : within B rnd t8 (Num.sqrt t7).
  split=> //; have sB : 1 <= Num.sqrt B by rewrite -[1](sqrtr1 R) ler_wsqrtr.
  apply: (@le_trans _ _ ((1 + u) * Num.sqrt B)).
    apply: grows r8 (le_trans L1 sB) _; rewrite ger0_norm ?sqrtr_ge0 // ler_wsqrtr //.
    by case: w7; rewrite ger0_norm.
  rewrite -(@ler_pexpn2r _ 2) ?nnegrE ?mulr_ge0 ?sqrtr_ge0 // exprMn sqr_sqrtr // [B ^+ 2]expr2 ler_wpmul2r //.
  apply: le_trans B8; apply: (@le_trans _ _ (2%:R ^+ 2)); last by rewrite -natrX ler_nat.
  rewrite ler_pexpn2r ?nnegrE ?ler0n // -[2%:R]/(1 + 1) ler_add2l; apply: le_trans small'.
  by rewrite -[X in X <= _]mul1r ler_wpmul2r // -[1]/(1%:R) ler_nat.
have se : 0 < Num.sqrt eps by rewrite sqrtr_gt0.
have Ls : L <= Num.sqrt eps.
  case: (leP 0 L) => L0; last exact: le_trans (ltW L0) (ltW se).
  by rewrite -(@ler_pexpn2r _ 2) ?nnegrE ?(ltW se) // sqr_sqrtr // ltW.
have lo8 := low r8 Ls (ler_wsqrtr te).
have v0 : 0 < 1 - u.
  rewrite subr_gt0; apply: (@le_lt_trans _ _ (20%:R^-1)); last by rewrite invf_lt1 ?ltr0n // ltr1n.
  by rewrite -[_^-1]mulr1 ler_pdivl_mull ?ltr0n.
have p8 : 0 < (1 - u) * Num.sqrt eps by rewrite mulr_gt0.
have p8' := lt_le_trans p8 lo8.
have s1 : Num.sqrt eps <= 1 by rewrite -[1](sqrtr1 R) ler_wsqrtr.
have g9 : 1 <= ((1 - u) * Num.sqrt eps)^-1.
  by rewrite invr_ge1 ?unitfE ?gt_eqF // mulr_ile1 ?(ltW v0) ?(ltW se) // ler_subl_addr ler_addl.
have s9 : `|t9| <= (1 + u) * ((1 - u) * Num.sqrt eps)^-1.
  by apply: grows r9 (le_trans L1 g9) _; rewrite div1r normfV (gtr0_norm p8') lef_pinv ?posrE.
have s9' : `|t9| <= 5%:R / 4%:R / Num.sqrt eps.
  apply: le_trans s9 _; rewrite invfM mulrA ler_wpmul2r ?invr_ge0 ?(ltW se) //.
  rewrite ler_pdivr_mulr // mulrAC ler_pdivl_mulr ?ltr0n //.
  by have z : 0 <= 1 - 20%:R * u by [rewrite subr_ge0]; have z2 : 0 <= 1 - u := ltW v0; differ ((1 - 20%:R * u) + 11%:R * u).
split=> //; split=> //; split=> //; apply: le_trans s9' _.
rewrite ler_pdivr_mulr //; apply: le_trans bX; rewrite ler_pdivr_mulr ?ltr0n //.
have x1 : 0 <= X - 1 by rewrite subr_ge0.
by differ (16%:R * (X - 1) + 11%:R).
Qed.

(* An entry x up to D, times that. *)
Let entry_box D x t9 y h : box u l L B X eps N h -> 1 <= D -> (1 + u) * D * 5%:R <= 16%:R * X -> `|x| <= D ->
  `|t9| <= 5%:R / 4%:R / Num.sqrt eps -> rnd y (x * t9) -> within B rnd y (x * t9).
Proof.
move=> [[e0 e1 X1 L1 _] _ _ _ bX] D1 DX xD s9 ry; split; first exact: ry.
have se : 0 < Num.sqrt eps by rewrite sqrtr_gt0.
have s1 : Num.sqrt eps <= 1 by rewrite -[1](sqrtr1 R) ler_wsqrtr.
have g : 1 <= D * (5%:R / 4%:R / Num.sqrt eps).
  by rewrite mulr_ege1 // ler_pdivl_mulr // mul1r (le_trans s1) // ler_pdivl_mulr ?ltr0n // mul1r ler_nat.
apply: le_trans (grows ry (le_trans L1 g) _) _; first by rewrite normrM ler_pmul.
rewrite !mulrA ler_pdivr_mulr //; apply: le_trans bX; rewrite ler_pdivr_mulr ?ltr0n //; apply: le_trans DX _.
by rewrite le_eqVlt; apply/orP; left; apply/eqP; ring.
Qed.
Theorem rms_norm_box h y : box u l L B X eps N h -> (forall j, `|a j 0| <= X) ->
  rms_norm_run rnd eps a h y -> rms_norm_run (within B rnd) eps a h y.
Proof.
move=> bx aX [q t5 t6 t7 t8 t9 rq f5 nz r6 r7 c7 r8 n8 r9 ry].
have [[e0 e1 X1 L1 Le] le small bN bX] := bx; have X0 : 0 <= X := le_trans ler01 X1.
have W : (1 + u) ^+ (h + 3) <= 4%:R / 3%:R.
  by apply: power_small => //; apply: le_trans small; rewrite ler_wpmul2r // ler_nat leq_add2l.
have XX : 1 <= X ^+ 2 by rewrite exprn_ege1.
have bD : (1 + u) ^+ (h + 3) * X ^+ 2 <= 8%:R * X ^+ 2.
  by rewrite ler_wpmul2r ?sqr_ge0 // (le_trans W) // ler_pdivr_mulr ?ltr0n // -natrM ler_nat.
have [wq f5' w6 w7 [w8 w9 s9]] := root_box bx X1 bD aX rq f5 r6 r7 r8 r9.
apply: (Rms_norm wq f5' nz w6 w7 c7 w8 n8 w9) => i; apply: (entry_box bx X1 _ (aX i) s9 (ry i)).
rewrite mulrAC ler_wpmul2r // (_ : 16%:R = 2%:R * 8%:R); last by ring.
apply: ler_pmul; rewrite ?ler_nat ?ler0n //; apply: le_trans (_ : (1 + u) ^+ (h + 3) <= _).
  by rewrite -[X in X <= _]expr1 ler_weexpn2l ?ler_addl // addn3.
by rewrite (le_trans W) // ler_pdivr_mulr ?ltr0n // -natrM ler_nat.
Qed.
Theorem two_pass_box h1 h2 m y : box u l L B X eps N h1 -> box u l L B X eps N h2 -> (forall j, `|a j 0| <= X) ->
  two_pass_run rnd eps a h1 h2 m y -> two_pass_run (within B rnd) eps a h1 h2 m y.
Proof.
move=> bx1 bx aX [t1 d q t5 t6 t7 t8 t9 f1 nz rm rd rq f5 r6 r7 c7 r8 n8 r9 ry].
have [[e0 e1 X1 L1 Le] le small bN bX] := bx; have X0 : 0 <= X := le_trans ler01 X1.
have [_ _ small1 _ _] := bx1; have XX : 1 <= X ^+ 2 by rewrite exprn_ege1.
have le_c h j : (h + 5)%:R * u <= 4%:R^-1 -> (j <= h + 5)%N -> (1 + u) ^+ j <= 4%:R / 3%:R.
  by move=> s jh; apply: power_small => //; apply: le_trans s; rewrite ler_wpmul2r // ler_nat.
set c : R := 4%:R / 3%:R in le_c; have c3 : 3%:R * c = 4%:R by rewrite /c mulrC divfK ?pnatr_eq0.
have c0 : 0 <= c by rewrite divr_ge0 ?ler0n.
have p0 j : 0 <= (1 + u) ^+ j := le_trans ler01 (w1 j).
have cc : c <= 2%:R by rewrite /c ler_pdivr_mulr ?ltr0n // -natrM ler_nat.
have NX : X <= N%:R * X ^+ 2.
  by apply: (@le_trans _ _ (X ^+ 2)); [rewrite expr2 ler_pemull | rewrite ler_pemull // sqr_ge0].
have XB k : 0 <= k -> k <= 8%:R -> k * (N%:R * X) <= B.
  move=> k0 k8; apply: le_trans bN; apply: ler_pmul => //; first by rewrite mulr_ge0 ?ler0n.
  apply: (@le_trans _ _ (N%:R * X ^+ 2)); last by rewrite ler_addl ler01.
  by rewrite ler_wpmul2l ?ler0n // expr2 ler_pemull.
have XN : X <= N%:R * X by rewrite ler_pemull.
have all_X : all (fun t => `|t| <= X) (entries a) by apply/allP => x /mapP[i _ ->].
have sN : size (entries a) = N by rewrite size_map size_enum_ord.
have h1c := le_c _ _ small1 (leq_addr 5 h1).
have h1c' : (1 + u) ^+ (h1 + 1) <= c by apply: le_c small1 _; rewrite leq_add2l.
have c8 : c <= 8%:R by apply: le_trans cc _; rewrite ler_nat.
have [|f1' s1] := fsum_box f1 (le_trans L1 X1) X0 all_X.
  rewrite sN; apply: XB => //; exact: le_trans c8.
rewrite sN in s1.
have sm' : `|t1 / N%:R| <= (1 + u) ^+ h1 * X.
  by rewrite normrM (ger0_norm n0) ler_pdivr_mulr ?(lt_le_trans ltr01 N1) // -mulrA [X * _]mulrC.
have gm : 1 <= (1 + u) ^+ h1 * X by rewrite mulr_ege1.
have sm := grows rm (le_trans L1 gm) sm'; rewrite mulrA -exprS -addn1 in sm.
have {}sm : `|m| <= c * X by apply: le_trans sm _; rewrite ler_wpmul2r.
have toB k : 0 <= k -> k <= 8%:R -> k * X <= B.
  by move=> k0 k8; apply: le_trans (XB _ k0 k8); rewrite ler_wpmul2l.
have wm : within B rnd m (t1 / N%:R) by split=> //; exact: le_trans sm (toB _ c0 c8).
have sd' i : `|a i 0 - m| <= (1 + c) * X.
  by apply: le_trans (ler_norm_sub _ _) _; rewrite mulrDl mul1r; exact: ler_add.
have gd : 1 <= (1 + c) * X by rewrite mulr_ege1 // ler_addl.
have sd i := grows (rd i) (le_trans L1 gd) (sd' i).
set D := (1 + u) * ((1 + c) * X) in sd.
have D1 : 1 <= D by rewrite mulr_ege1 // ler_addl.
have uc : 1 + u <= c by rewrite -[1 + u]expr1; apply: le_c small _; rewrite addnS.
have DX : D <= 4%:R * X.
  rewrite /D mulrA ler_wpmul2r //; apply: (@le_trans _ _ (c * (1 + c))); first by rewrite ler_wpmul2r // addr_ge0 ?ler01.
  by rewrite -(ler_pmul2l (ltr0n R 9)) (_ : 9%:R * (c * (1 + c)) = (3%:R * c) * 3%:R + (3%:R * c) * (3%:R * c)); [rewrite c3 -!natrM -natrD ler_nat | ring].
have wd i : within B rnd (d i 0) (a i 0 - m).
  by split=> //; apply: le_trans (sd i) _; apply: le_trans DX _; apply: toB; rewrite ?ler0n ?ler_nat.
have bD : (1 + u) ^+ (h2 + 3) * D ^+ 2 <= 8%:R * X ^+ 2.
  rewrite (_ : _ * D ^+ 2 = (1 + u) ^+ (h2 + 5) * (1 + c) ^+ 2 * X ^+ 2); last by rewrite /D exprD [in RHS]exprD; ring.
  rewrite ler_wpmul2r ?sqr_ge0 //; apply: (@le_trans _ _ (c * (1 + c) ^+ 2)).
    by rewrite ler_wpmul2r ?sqr_ge0 ?(le_c _ _ small).
  rewrite -(ler_pmul2l (ltr0n R 27)) (_ : 27%:R * _ = (3%:R * c) * (3%:R + 3%:R * c) ^+ 2); last by ring.
  by rewrite c3 -natrD -natrX -!natrM ler_nat.
have [wq f5' w6 w7 [w8 w9 s9]] := root_box bx D1 bD (fun i => sd i) rq f5 r6 r7 r8 r9.
apply: (Two_pass f1' nz wm wd wq f5' w6 w7 c7 w8 n8 w9) => i; apply: (entry_box bx D1 _ (sd i) s9 (ry i)).
rewrite (_ : _ * D * _ = (1 + u) ^+ 2 * ((1 + c) * 5%:R) * X); last by rewrite /D; ring.
rewrite ler_wpmul2r //; apply: (@le_trans _ _ (c * ((1 + c) * 5%:R))).
  by rewrite ler_wpmul2r ?mulr_ge0 ?addr_ge0 ?ler01 ?ler0n // (le_c _ _ small) // addnC.
rewrite -(ler_pmul2l (ltr0n R 9)) (_ : 9%:R * _ = (3%:R * c) * (3%:R + 3%:R * c) * 5%:R); last by ring.
by rewrite c3 -natrD -!natrM ler_nat.
Qed.

(* Underflow is small beside eps: the premises of the bounds in Underflow.v. *)
Let small_underflow h Z (W := grow u (h + 3) 0) (t := (W - 1) + 4%:R * W * l / Z ^+ 2) (q := Num.sqrt (1 - t))
  (e := u + l / (Z * q)) : box u l L B X eps N h -> Num.sqrt eps <= 2%:R * Z -> t < 1 /\ e < 1.
Proof.
move=> [[e0 e1 _ _ _] le small _ _] sZ; have se : 0 < Num.sqrt eps by rewrite sqrtr_gt0.
have s1 : Num.sqrt eps <= 1 by rewrite -[1](sqrtr1 R) ler_wsqrtr.
have Z0 : 0 < Z by rewrite -(pmulr_rgt0 _ (ltr0n R 2)); exact: lt_le_trans sZ.
have eZ : eps <= 4%:R * Z ^+ 2.
  rewrite -(sqr_sqrtr (ltW e0)) (_ : 4%:R * Z ^+ 2 = (2%:R * Z) ^+ 2); last by ring.
  by rewrite ler_pexpn2r ?nnegrE ?(ltW se) // mulr_ge0 ?ler0n // ltW.
have W43 : W <= 4%:R / 3%:R.
  rewrite /W /grow expr0 divr1; apply: power_small => //; apply: le_trans small.
  by rewrite ler_wpmul2r // ler_nat leq_add2l.
have W0 : 0 <= W by rewrite /W /grow expr0 divr1; exact: le_trans ler01 (w1 _).
have lZ : l / Z ^+ 2 <= 16%:R^-1.
  rewrite ler_pdivr_mulr ?exprn_gt0 // ler_pdivl_mull ?ltr0n // -(ler_pmul2l (ltr0n R 4)).
  by rewrite mulrA -natrM; exact: le_trans le eZ.
have t34 : t <= 3%:R / 4%:R.
  rewrite /t; apply: (@le_trans _ _ ((4%:R / 3%:R - 1) + 4%:R * (4%:R / 3%:R) * 16%:R^-1)).
    apply: ler_add; first by rewrite ler_add2r.
    rewrite -[_ / Z ^+ 2]mulrA; apply: ler_pmul => //; first by rewrite mulr_ge0 ?ler0n.
      by rewrite mulr_ge0 // invr_ge0 sqr_ge0.
    by rewrite ler_wpmul2l ?ler0n.
  rewrite (_ : _ + _ = 2%:R / 3%:R); last by field.
  by rewrite ler_pdivr_mulr ?ltr0n // mulrAC ler_pdivl_mulr ?ltr0n // -!natrM ler_nat.
have q12 : 2%:R^-1 <= q.
  rewrite /q -[2%:R^-1]ger0_norm ?invr_ge0 ?ler0n // -sqrtr_sqr ler_wsqrtr //.
  by rewrite ler_subr_addr; apply: le_trans (ler_add (lexx _) t34) _; rewrite (_ : _ + _ = 1) //; field.
have q0 : 0 < q by apply: lt_le_trans q12; rewrite invr_gt0 ltr0n.
split; first by apply: le_lt_trans t34 _; rewrite ltr_pdivr_mulr ?ltr0n // mul1r ltr_nat.
have u5 : u <= 20%:R^-1.
  have h5 : 5%:R * u <= 4%:R^-1 by apply: le_trans small; rewrite ler_wpmul2r // ler_nat leq_addl.
  by rewrite -(ler_pmul2l (ltr0n R 5)) (_ : 5%:R / 20%:R = 4%:R^-1) //; field.
have lq : l / (Z * q) <= 16%:R^-1.
  rewrite ler_pdivr_mulr ?mulr_gt0 // ler_pdivl_mull ?ltr0n //.
  apply: (@le_trans _ _ (eps / 4%:R)); first by rewrite ler_pdivl_mulr ?ltr0n // mulrAC -natrM.
  rewrite ler_pdivr_mulr ?ltr0n //; apply: (@le_trans _ _ (Num.sqrt eps)).
    by rewrite -{1}(sqr_sqrtr (ltW e0)) expr2 ler_pimull // ltW.
  apply: le_trans sZ _; rewrite mulrC -mulrA ler_wpmul2l ?(ltW Z0) //.
  by rewrite -ler_pdivr_mulr ?ltr0n // (_ : 2%:R / 4%:R = 2%:R^-1) //; field.
apply: le_lt_trans (ler_add u5 lq) _; rewrite (_ : _ + _ = 9%:R / 80%:R); last by field.
by rewrite ltr_pdivr_mulr ?ltr0n // mul1r ltr_nat.
Qed.

Theorem rms_norm_box_error h y i (z := rms_norm eps a i 0) (V := dot a a / N%:R + eps) (W := grow u (h + 3) 0)
  (t := (W - 1) + 4%:R * W * l / V) (q := Num.sqrt (1 - t)) (e := u + l / (Num.sqrt V * q))
  (f := u + l * (2%:R * (1 + e) * Num.sqrt V)) (H := (1 + f) / (q * (1 - e)) * (1 + u)) :
  box u l L B X eps N h -> rms_norm_run rnd eps a h y -> `|y i 0 - z| <= (H - 1) * `|z| + l.
Proof.
move=> bx run; have [[e0 _ _ _ _] _ _ _ _] := bx.
have d0 : 0 <= dot a a by rewrite -dotE'; apply: sumr_ge0 => j _; rewrite -expr2 sqr_ge0.
have Ve : eps <= V by rewrite ler_addr mulr_ge0.
have V0 : 0 < V := lt_le_trans e0 Ve.
have [] := small_underflow (Z := Num.sqrt V) bx.
  by apply: le_trans (ler_wsqrtr Ve) _; rewrite -[X in X <= _]mul1r ler_wpmul2r ?sqrtr_ge0 // ler1n.
by rewrite sqr_sqrtr ?(ltW V0) // => t1 e1; exact: (rms_norm_underflow_error U N0 (ltW e0) i V0 t1 e1 run).
Qed.
Theorem two_pass_box_error h1 h2 m y i (z := normalized eps a i 0) (s := sd eps a) (L' := l / s)
  (E := grow u (h1 + 1) 0) (n := (E - 1) * kappa eps a + 2%:R * E * L') (p := 1 - u - L')
  (P := (1 + u) * (1 + n ^+ 2 / 2%:R) + L') (D := (u * `|z| + (1 + u) * n + L' + `|z| * (P - 1)) / p)
  (W := grow u (h2 + 3) 0) (t := (W - 1) + 4%:R * W * l / (p * s) ^+ 2) (q := Num.sqrt (1 - t))
  (e := u + l / (p * s * q)) (f := u + l * (2%:R * (1 + e) * (P * s))) (H := (1 + f) / (q * (1 - e)) * (1 + u)) :
  box u l L B X eps N h2 -> two_pass_run rnd eps a h1 h2 m y ->
  `|y i 0 - z| <= (H - 1) * `|z| + H * D + l.
Proof.
move=> bx run; have [[e0 e1 _ _ _] le small _ _] := bx.
have v0 : 0 <= variance a.
  by rewrite /variance mulr_ge0 // -dotE'; apply: sumr_ge0 => j _; rewrite -expr2 sqr_ge0.
have V0 : 0 < variance a + eps by exact: ltr_paddl.
have se : 0 < Num.sqrt eps by rewrite sqrtr_gt0.
have es : Num.sqrt eps <= s by rewrite ler_wsqrtr // ler_addr.
have s0 : 0 < s := lt_le_trans se es.
have s1 : Num.sqrt eps <= 1 by rewrite -[1](sqrtr1 R) ler_wsqrtr.
have L4 : L' <= 4%:R^-1.
  rewrite ler_pdivr_mulr // ler_pdivl_mull ?ltr0n //; apply: le_trans es; apply: (@le_trans _ _ eps).
    by apply: le_trans le; rewrite ler_wpmul2r // ler_nat.
  by rewrite -{1}(sqr_sqrtr (ltW e0)) expr2 ler_pimull // ltW.
have u4 : u <= 4%:R^-1.
  apply: le_trans small; rewrite -[X in X <= _]mul1r ler_wpmul2r // -[1]/(1%:R) ler_nat addnC //.
have p2 : 2%:R^-1 <= p.
  rewrite /p -addrA -opprD ler_subr_addr; apply: le_trans (ler_add (lexx _) (ler_add u4 L4)) _.
  by rewrite (_ : _ + _ = 1) //; field.
have p0 : 0 < p by apply: lt_le_trans p2; rewrite invr_gt0 ltr0n.
have [] := small_underflow (Z := p * s) bx.
  by apply: le_trans es _; rewrite mulrA ler_pemull ?(ltW s0) // -ler_pdivr_mull ?ltr0n // mulr1.
by move=> t1 e2; exact: (two_pass_underflow_error U N0 (ltW e0) i V0 p0 t1 e2 run).
Qed.
End Box.

(* Gain and bias behind a normalized entry that errs by e, and storage in a format of unit roundoff w and least number 2·k. *)
Section Last.
Variables (R : rcfType) (u l w k : R) (rnd store : R -> R -> Prop).
Hypotheses (U : gradual u l rnd) (S : gradual w k store).
Lemma gain_gradual (g z s b t y e : R) : `|z - s| <= e -> rnd t (g * z) -> rnd y (t + b) ->
  `|y - (g * s + b)| <= u * `|g * s + b| + (1 + u) * (u * (`|g| * (`|s| + e)) + l + `|g| * e) + l.
Proof.
case: U => u0 _ l0 r ze /r rt /r ry; have e0 : 0 <= e := le_trans (normr_ge0 _) ze.
have zs := size_le ze.
set v := u * _ + l + _; have tv : `|t - g * s| <= v.
  have -> : t - g * s = (t - g * z) + g * (z - s) by ring.
  apply: le_trans (ler_norm_add _ _) _; rewrite normrM; apply: ler_add; last by rewrite ler_wpmul2l.
  by apply: le_trans rt _; rewrite ler_add2r normrM !ler_wpmul2l.
have d : `|t + b - (g * s + b)| <= v by rewrite opprD addrACA subrr addr0.
apply: le_trans (ler_dist_add (t + b) _ _) _.
apply: le_trans (ler_add (le_trans ry (ler_add (ler_wpmul2l u0 (size_le d)) (lexx l))) d) _.
by move: `|g * s + b| => Y; differ (0 : R).
Qed.
Lemma store_gradual (y x Y f : R) : `|x - Y| <= f -> store y x -> `|y - Y| <= w * `|Y| + (1 + w) * f + k.
Proof.
case: S => w0 _ k0 r xY /r ry; apply: le_trans (ler_dist_add x _ _) _.
apply: le_trans (ler_add (le_trans ry (ler_add (ler_wpmul2l w0 (size_le xY)) (lexx k))) xY) _.
by move: `|Y| => Z; differ (0 : R).
Qed.
End Last.
