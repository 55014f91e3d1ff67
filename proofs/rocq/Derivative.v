(* Derivatives over any real closed field: Fréchet's, by epsilon and delta.

   J is the Jacobian of F at a where for every e > 0 there is a d > 0 so that
     |F (a + h) - F a - J h| <= e |h|  in every entry, for all h with |h| < d,   |h| the sum of the |h_i|.
   There is at most one (jacobian_unique, gradient_unique). What is below the definitions are the rules: constants,
   sums, products, and the chain rule, for which reciprocals and square roots are differentiated by hand. *)
Set Warnings "-notation-overridden,-ambiguous-paths".
From mathcomp Require Import all_ssreflect all_algebra ring.
From LN Require Import LayerNorm.
Import Order.TTheory GRing.Theory Num.Theory.
Set Implicit Arguments. Unset Strict Implicit. Unset Printing Implicit Defensive.
Local Open Scope ring_scope.

Section Definitions.
Variables (R : rcfType) (N : nat).
(* The 1-norm. *)
Definition size1 (h : 'cV[R]_N) : R := \sum_i `|h i 0|.
Definition is_derivative (F : R -> R) (c l : R) :=
  forall e, 0 < e -> exists2 d, 0 < d & forall t, `|t| < d -> `|F (c + t) - F c - l * t| <= e * `|t|.
Definition is_gradient (F : 'cV[R]_N -> R) (a G : 'cV[R]_N) :=
  forall e, 0 < e -> exists2 d, 0 < d & forall h, size1 h < d -> `|F (a + h) - F a - dot G h| <= e * size1 h.
Definition is_jacobian (F : 'cV[R]_N -> 'cV[R]_N) (a : 'cV[R]_N) (J : 'M[R]_N) :=
  forall i e, 0 < e -> exists2 d, 0 < d &
    forall h, size1 h < d -> `|F (a + h) i 0 - F a i 0 - (J *m h) i 0| <= e * size1 h.

(* A real closed field need not have exp and log. A theorem speaks of all functions that have these properties; over
   the reals exp and log do, and no others. *)
Definition is_exponential (E : R -> R) :=
  [/\ E 0 = 1, forall x y, E (x + y) = E x * E y & forall x, is_derivative E x (E x)].
Definition is_logarithm (E L : R -> R) :=
  forall x, L (E x) = x /\ (0 < x -> E (L x) = x /\ is_derivative L x x^-1).
Definition tanh (E : R -> R) x := (E x - E (- x)) / (E x + E (- x)).
End Definitions.

Section Rules.
Variables (R : rcfType) (V : zmodType) (size : V -> R).
Hypothesis size_ge0 : forall h, 0 <= size h.
Implicit Types (f g : V -> R) (L M : V -> R).

(* y is the value of f at 0, L its derivative there: a bounded function of the step. *)
Definition D f (y : R) L := [/\ f 0 = y,
  forall e, 0 < e -> exists2 d, 0 < d & forall h, size h < d -> `|f h - y - L h| <= e * size h &
  exists2 K, 0 <= K & forall h, `|L h| <= K * size h].

Lemma min_gt0 (d d' : R) : 0 < d -> 0 < d' -> 0 < Num.min d d'.
Proof. by move=> h h'; rewrite lt_minr h h'. Qed.

Lemma D_const c : D (fun=> c) c (fun=> 0).
Proof.
split=> // [e e_gt0|]; last by exists 0 => // h; rewrite normr0 mul0r.
by exists 1 => // h _; rewrite subrr subr0 normr0 mulr_ge0 // ltW.
Qed.

Lemma D_add f g x y L M : D f x L -> D g y M -> D (fun h => f h + g h) (x + y) (fun h => L h + M h).
Proof.
move=> [fx Df [K K0 HK]] [gy Dg [K' K'0 HK']]; split; first by rewrite fx gy.
  move=> e e0; have e2 : 0 < e / 2%:R by rewrite divr_gt0 ?ltr0n.
  have [d d0 Hd] := Df _ e2; have [d' d'0 Hd'] := Dg _ e2.
  exists (Num.min d d'); first exact: min_gt0.
  move=> h; rewrite lt_minr => /andP[/Hd u /Hd' v].
  have -> : f h + g h - (x + y) - (L h + M h) = (f h - x - L h) + (g h - y - M h) by ring.
  by apply: le_trans (ler_norm_add _ _) _; rewrite [e]splitr mulrDl ler_add.
exists (K + K'); first exact: addr_ge0.
by move=> h; apply: le_trans (ler_norm_add _ _) _; rewrite mulrDl ler_add.
Qed.

Lemma D_mull c f x L : D f x L -> D (fun h => c * f h) (c * x) (fun h => c * L h).
Proof.
move=> [fx Df [K K0 HK]]; split; first by rewrite fx.
  move=> e e0; have c1 : 0 < `|c| + 1 by rewrite ltr_paddl.
  have [d d0 Hd] := Df _ (divr_gt0 e0 c1); exists d => // h /Hd u.
  have -> : c * f h - c * x - c * L h = c * (f h - x - L h) by ring.
  rewrite normrM; apply: (@le_trans _ _ ((`|c| + 1) * (e / (`|c| + 1) * size h))).
    by apply: ler_pmul => //; rewrite ler_addl.
  by rewrite mulrA mulrCA divff ?mulr1 ?lt0r_neq0.
exists (`|c| * K); first exact: mulr_ge0.
by move=> h; rewrite normrM -mulrA ler_wpmul2l.
Qed.

Lemma D_ext f x L g y M : D f x L -> f =1 g -> x = y -> L =1 M -> D g y M.
Proof.
move=> [fx Df [K K0 HK]] fg <- LM; split; first by rewrite -fg.
  by move=> e /Df[d d0 Hd]; exists d => // h /Hd; rewrite fg LM.
by exists K => // h; rewrite -LM.
Qed.

(* The chain rule, for a function of one variable on the outside. *)
Lemma D_chain (phi : R -> R) l f x L : is_derivative phi x l -> D f x L ->
  D (fun h => phi (f h)) (phi x) (fun h => l * L h).
Proof.
move=> Dphi [fx Df [K K0 HK]]; split; first by rewrite fx.
  move=> e e0; have K1 : 0 < K + 1 by rewrite ltr_paddl.
  have l1 : 0 < 2%:R * (`|l| + 1) by rewrite mulr_gt0 ?ltr0n // ltr_paddl.
  have [d d0 Hd] := Dphi _ (divr_gt0 e0 (mulr_gt0 (ltr0Sn _ 1) K1)).
  have [d' d'0 Hd'] := Df _ (min_gt0 ltr01 (divr_gt0 e0 l1)).
  exists (Num.min d' (d / (K + 1))); first by rewrite min_gt0 // divr_gt0.
  move=> h; rewrite lt_minr => /andP[/Hd' u]; rewrite ltr_pdivl_mulr // => v.
  set r := f h - x - L h in u *; set t := f h - x.
  have t_le : `|t| <= (K + 1) * size h.
    rewrite (_ : t = L h + r) /r ?/t; last by ring.
    apply: le_trans (ler_norm_add _ _) _; rewrite mulrDl ler_add // mul1r.
    by apply: le_trans u _; rewrite ler_pimull // le_minl lexx.
  have w : `|phi (x + t) - phi x - l * t| <= e / (2%:R * (K + 1)) * `|t|.
    by apply: Hd; apply: le_lt_trans t_le _; rewrite mulrC.
  have -> : phi (f h) - phi x - l * L h = (phi (x + t) - phi x - l * t) + l * r.
    by rewrite /r /t addrCA subrr addr0; ring.
  apply: le_trans (ler_norm_add _ _) _; rewrite [e]splitr mulrDl; apply: ler_add.
    apply: le_trans w _; apply: (@le_trans _ _ (e / (2%:R * (K + 1)) * ((K + 1) * size h))).
      by rewrite ler_wpmul2l // ltW // divr_gt0 // mulr_gt0 ?ltr0n.
    have Kn := lt0r_neq0 K1; by rewrite le_eqVlt; apply/orP; left; apply/eqP; field.
  rewrite normrM; apply: (@le_trans _ _ ((`|l| + 1) * (e / (2%:R * (`|l| + 1)) * size h))).
    apply: ler_pmul => //; first by rewrite ler_addl.
    by apply: le_trans u _; rewrite ler_wpmul2r // le_minl lexx orbT.
  have l0 : `|l| + 1 != 0 by rewrite lt0r_neq0 // ltr_paddl.
  by rewrite le_eqVlt; apply/orP; left; apply/eqP; field.
exists (`|l| * K); first exact: mulr_ge0.
by move=> h; rewrite normrM -mulrA ler_wpmul2l.
Qed.

Lemma derivative_square (x : R) : is_derivative (fun y => y ^+ 2) x (2%:R * x).
Proof.
move=> e e0; exists e => // t /ltW te; have -> : (x + t) ^+ 2 - x ^+ 2 - 2%:R * x * t = t * t by ring.
by rewrite normrM ler_wpmul2r.
Qed.

Lemma derivative_inv (x : R) : x != 0 -> is_derivative (fun y => y^-1) x (- (x ^+ 2)^-1).
Proof.
move=> x0 e e0; have nx : 0 < `|x| by rewrite normr_gt0.
exists (Num.min (`|x| / 2%:R) (e * (`|x| ^+ 3 / 2%:R))).
  by rewrite min_gt0 ?mulr_gt0 ?exprn_gt0 ?invr_gt0 ?ltr0n.
move=> t; rewrite lt_minr => /andP[u v].
have w : `|x| / 2%:R <= `|x + t|.
  have := ler_sub_dist x (- t); rewrite opprK normrN; apply: le_trans.
  by rewrite {2}(splitr `|x|) -addrA ler_addl subr_ge0 ltW.
have xt : x + t != 0 by rewrite -normr_gt0 (lt_le_trans _ w) // divr_gt0 ?ltr0n.
have -> : (x + t)^-1 - x^-1 - - (x ^+ 2)^-1 * t = t / (x ^+ 2 * (x + t)) * t by field; rewrite x0 xt.
rewrite normrM ler_wpmul2r // normrM normfV ler_pdivr_mulr ?normr_gt0 ?mulf_neq0 ?expf_neq0 //.
apply: le_trans (ltW v) _; rewrite normrM normrX exprSr -!mulrA !ler_wpmul2l ?(ltW e0) ?exprn_ge0 //.
Qed.

Lemma derivative_sqrt (x : R) : 0 < x -> is_derivative Num.sqrt x (2%:R * Num.sqrt x)^-1.
Proof.
move=> x0 e e0; set r := Num.sqrt x; have r0 : 0 < r by rewrite sqrtr_gt0.
exists (Num.min x (e * (2%:R * r ^+ 3))); first by rewrite min_gt0 ?mulr_gt0 ?exprn_gt0 ?ltr0n.
move=> t; rewrite lt_minr => /andP[u v].
have xt : 0 <= x + t by rewrite -ler_subl_addl sub0r; move: u; rewrite ltr_norml => /andP[/ltW].
set s := Num.sqrt (x + t); have s0 : 0 <= s by rewrite sqrtr_ge0.
have sr : 0 < s + r by rewrite ltr_paddl.
have E : t = (s - r) * (s + r) by rewrite -subr_sqr !sqr_sqrtr ?(ltW x0) // addrC addKr.
have rn := lt0r_neq0 r0; have srn := lt0r_neq0 sr.
have -> : s - r - (2%:R * r)^-1 * t = - (t / (2%:R * r * (s + r) ^+ 2)) * t.
  by rewrite E; field; rewrite rn srn.
rewrite normrM ler_wpmul2r // normrN normrM normfV.
rewrite ler_pdivr_mulr ?normr_gt0 ?mulf_neq0 ?expf_neq0 ?pnatr_eq0 //.
apply: le_trans (ltW v) _; rewrite gtr0_norm ?mulr_gt0 ?exprn_gt0 ?ltr0n //.
have -> : e * (2%:R * r ^+ 3) = e * (2%:R * r * r ^+ 2) by ring.
rewrite !ler_wpmul2l ?mulr_ge0 ?ler0n ?(ltW e0) ?(ltW r0) //.
by rewrite ler_sqr ?nnegrE ?addr_ge0 ?(ltW r0) // ler_addr.
Qed.

Lemma D_inv f x L : x != 0 -> D f x L -> D (fun h => (f h)^-1) x^-1 (fun h => - (x^-1 * (x^-1 * L h))).
Proof.
move=> x0 /(D_chain (derivative_inv x0)) Df; apply: D_ext Df _ _ _ => // h.
by rewrite mulrA -expr2 exprVn mulNr.
Qed.

Lemma D_sqrt f x L : 0 < x -> D f x L ->
  D (fun h => Num.sqrt (f h)) (Num.sqrt x) (fun h => (2%:R * Num.sqrt x)^-1 * L h).
Proof. by move=> x0; apply: D_chain; exact: derivative_sqrt. Qed.

Lemma D_opp f x L : D f x L -> D (fun h => - f h) (- x) (fun h => - L h).
Proof. by move=> Df; apply: D_ext (D_mull (-1) Df) _ _ _ => [h||h]; rewrite mulN1r. Qed.

Lemma D_sub f g x y L M : D f x L -> D g y M -> D (fun h => f h - g h) (x - y) (fun h => L h - M h).
Proof. by move=> Df /D_opp; exact: D_add. Qed.

Lemma D_mul f g x y L M : D f x L -> D g y M ->
  D (fun h => f h * g h) (x * y) (fun h => L h * y + x * M h).
Proof.
move=> Df Dg; have p := D_chain (derivative_square _) (D_add Df Dg).
have q := D_chain (derivative_square _) (D_sub Df Dg).
by apply: D_ext (D_mull (4%:R)^-1 (D_sub p q)) _ _ _ => [h||h]; field.
Qed.

Lemma D_pow e f x L : D f x L -> D (fun h => f h ^+ e) (x ^+ e) (fun h => e%:R * x ^+ e.-1 * L h).
Proof.
move=> Df; elim: e => [|e IH].
  by apply: D_ext (D_const 1) _ _ _ => [h||h]; rewrite ?expr0 // !mul0r.
apply: D_ext (D_mul Df IH) _ _ _ => [h||h]; rewrite ?exprS //=.
by case: e {IH} => [|e]; rewrite /= ?exprS -?[e.+2%:R]natr1 -?[e.+1%:R]natr1; ring.
Qed.

Lemma D_sums (I : eqType) (s : seq I) (f : V -> I -> R) (x : I -> R) (L : V -> I -> R) :
  (forall i, D (fun h => f h i) (x i) (fun h => L h i)) ->
  D (fun h => \sum_(i <- s) f h i) (\sum_(i <- s) x i) (fun h => \sum_(i <- s) L h i).
Proof.
move=> Df; elim: s => [|i s IH].
  by apply: D_ext (D_const 0) _ _ _ => [h||h]; rewrite !big_nil.
by apply: D_ext (D_add (Df i) IH) _ _ _ => [h||h]; rewrite !big_cons.
Qed.

(* Vectors, entry by entry. *)
Variable N : nat.
Implicit Types (F G S T : V -> 'cV[R]_N) (c x y : 'cV[R]_N).
Definition VD F (y : 'cV[R]_N) S := forall i, D (fun h => F h i 0) (y i 0) (fun h => S h i 0).

Lemma VD_const c : VD (fun=> c) c (fun=> 0).
Proof. by move=> i; apply: D_ext (D_const _) _ _ _ => // h; rewrite mxE. Qed.
Lemma VD_add F G x y S T : VD F x S -> VD G y T -> VD (fun h => F h + G h) (x + y) (fun h => S h + T h).
Proof. by move=> p q i; apply: D_ext (D_add (p i) (q i)) _ _ _ => [h||h]; rewrite !mxE. Qed.
Lemma VD_opp F x S : VD F x S -> VD (fun h => - F h) (- x) (fun h => - S h).
Proof. by move=> p i; apply: D_ext (D_opp (p i)) _ _ _ => [h||h]; rewrite !mxE. Qed.
Lemma VD_sub F G x y S T : VD F x S -> VD G y T -> VD (fun h => F h - G h) (x - y) (fun h => S h - T h).
Proof. by move=> p q i; apply: D_ext (D_sub (p i) (q i)) _ _ _ => [h||h]; rewrite !mxE. Qed.
Lemma VD_scale f G (x : R) y L T : D f x L -> VD G y T ->
  VD (fun h => f h *: G h) (x *: y) (fun h => L h *: y + x *: T h).
Proof. by move=> p q i; apply: D_ext (D_mul p (q i)) _ _ _ => [h||h]; rewrite !mxE. Qed.
Lemma VD_had F G x y S T : VD F x S -> VD G y T ->
  VD (fun h => had (F h) (G h)) (had x y) (fun h => had (S h) y + had x (T h)).
Proof. by move=> p q i; apply: D_ext (D_mul (p i) (q i)) _ _ _ => [h||h]; rewrite !mxE. Qed.
Lemma VD_vinv F x S : (forall i, x i 0 != 0) -> VD F x S ->
  VD (fun h => vinv (F h)) (vinv x) (fun h => - had (vinv x) (had (vinv x) (S h))).
Proof. by move=> x0 p i; apply: D_ext (D_inv (x0 i) (p i)) _ _ _ => [h||h]; rewrite !mxE. Qed.
Lemma VD_sqrt F x S : (forall i, 0 < x i 0) -> VD F x S ->
  VD (fun h => map_mx Num.sqrt (F h)) (map_mx Num.sqrt x) (fun h => had (vinv (2%:R *: map_mx Num.sqrt x)) (S h)).
Proof. by move=> x0 p i; apply: D_ext (D_sqrt (x0 i) (p i)) _ _ _ => [h||h]; rewrite !mxE. Qed.
Lemma VD_vpow e F x S : VD F x S ->
  VD (fun h => vpow (F h) e) (vpow x e) (fun h => e%:R *: had (vpow x e.-1) (S h)).
Proof. by move=> p i; apply: D_ext (D_pow e (p i)) _ _ _ => [h||h]; rewrite !mxE ?mulrA. Qed.
Lemma VD_mulmx (A : 'M[R]_N) F x S : VD F x S -> VD (fun h => A *m F h) (A *m x) (fun h => A *m S h).
Proof.
by move=> p i; apply: D_ext (D_sums (index_enum _) (fun j => D_mull (A i j) (p j))) _ _ _ => [h||h]; rewrite mxE.
Qed.
Lemma D_sumv F x S : VD F x S -> D (fun h => sumv (F h)) (sumv x) (fun h => sumv (S h)).
Proof. by move=> p; exact: (D_sums (index_enum _) p). Qed.
Lemma D_prods (s : seq 'I_N) F x S : (forall i, x i 0 != 0) -> VD F x S ->
  D (fun h => \prod_(i <- s) F h i 0) (\prod_(i <- s) x i 0)
    (fun h => \prod_(i <- s) x i 0 * \sum_(i <- s) (x i 0)^-1 * S h i 0).
Proof.
move=> x0 p; elim: s => [|i s IH].
  by apply: D_ext (D_const 1) _ _ _ => [h||h]; rewrite !big_nil ?mulr0.
apply: D_ext (D_mul (p i) IH) _ _ _ => [h||h]; rewrite !big_cons //.
by have xi := x0 i; field.
Qed.
Lemma D_prodv F x S : (forall i, x i 0 != 0) -> VD F x S ->
  D (fun h => prodv (F h)) (prodv x) (fun h => prodv x * dot (vinv x) (S h)).
Proof.
move=> x0 p; apply: D_ext (D_prods (index_enum _) x0 p) _ _ _ => // h.
by rewrite /dot /sumv; congr (_ * _); apply: eq_bigr => i _; rewrite !mxE.
Qed.
Lemma D_dot F G x y S T : VD F x S -> VD G y T ->
  D (fun h => dot (F h) (G h)) (dot x y) (fun h => dot (S h) y + dot x (T h)).
Proof.
move=> p q; apply: D_ext (D_sumv (VD_had p q)) _ _ _ => // h.
by rewrite /dot /sumv -big_split; apply: eq_bigr => i _; rewrite mxE.
Qed.

(* Exponentials and logarithms. *)
Lemma D_exp E f (x : R) L : is_exponential E -> D f x L -> D (fun h => E (f h)) (E x) (fun h => E x * L h).
Proof. by case=> _ _ dE; apply: D_chain. Qed.
Lemma D_log E l f (x : R) L : is_logarithm E l -> 0 < x -> D f x L -> D (fun h => l (f h)) (l x) (fun h => x^-1 * L h).
Proof. by move=> dl x0; apply: D_chain; have [_ /(_ x0)[]] := dl x. Qed.
Lemma VD_exp E F x S : is_exponential E -> VD F x S ->
  VD (fun h => map_mx E (F h)) (map_mx E x) (fun h => had (map_mx E x) (S h)).
Proof. by move=> dE p i; apply: D_ext (D_exp dE (p i)) _ _ _ => [h||h]; rewrite !mxE. Qed.
Lemma VD_log E l F x S : is_logarithm E l -> (forall i, 0 < x i 0) -> VD F x S ->
  VD (fun h => map_mx l (F h)) (map_mx l x) (fun h => had (vinv x) (S h)).
Proof. by move=> dl x0 p i; apply: D_ext (D_log dl (x0 i) (p i)) _ _ _ => [h||h]; rewrite !mxE. Qed.

(* One part of a product or a sum is constant. *)
Lemma D_addl (c : R) f (x : R) L : D f x L -> D (fun h => c + f h) (c + x) L.
Proof. by move=> p; apply: D_ext (D_add (D_const c) p) _ _ _ => // h; rewrite add0r. Qed.
Lemma D_addr (c : R) f (x : R) L : D f x L -> D (fun h => f h + c) (x + c) L.
Proof. by move=> p; apply: D_ext (D_add p (D_const c)) _ _ _ => // h; rewrite addr0. Qed.
Lemma D_mulr (c : R) f (x : R) L : D f x L -> D (fun h => f h * c) (x * c) (fun h => L h * c).
Proof. by move=> p; apply: D_ext (D_mul p (D_const c)) _ _ _ => // h; rewrite mulr0 addr0. Qed.
Lemma VD_addl c F x S : VD F x S -> VD (fun h => c + F h) (c + x) S.
Proof. by move=> p i; apply: D_ext (D_addl (c i 0) (p i)) _ _ _ => [h||]; rewrite ?mxE. Qed.
Lemma VD_addr c F x S : VD F x S -> VD (fun h => F h + c) (x + c) S.
Proof. by move=> p i; apply: D_ext (D_addr (c i 0) (p i)) _ _ _ => [h||]; rewrite ?mxE. Qed.
Lemma VD_scalel (c : R) F x S : VD F x S -> VD (fun h => c *: F h) (c *: x) (fun h => c *: S h).
Proof. by move=> p i; apply: D_ext (D_mull c (p i)) _ _ _ => [h||h]; rewrite mxE. Qed.
Lemma VD_scaler c f (x : R) L : D f x L -> VD (fun h => f h *: c) (x *: c) (fun h => L h *: c).
Proof. by move=> p i; apply: D_ext (D_mulr (c i 0) p) _ _ _ => [h||h]; rewrite mxE. Qed.
Lemma VD_hadl c F x S : VD F x S -> VD (fun h => had c (F h)) (had c x) (fun h => had c (S h)).
Proof. by move=> p i; apply: D_ext (D_mull (c i 0) (p i)) _ _ _ => [h||h]; rewrite mxE. Qed.
Lemma VD_hadr c F x S : VD F x S -> VD (fun h => had (F h) c) (had x c) (fun h => had (S h) c).
Proof. by move=> p i; apply: D_ext (D_mulr (c i 0) (p i)) _ _ _ => [h||h]; rewrite mxE. Qed.
Lemma D_dotl c F x S : VD F x S -> D (fun h => dot c (F h)) (dot c x) (fun h => dot c (S h)).
Proof. by move=> p; exact: D_sumv (VD_hadl c p). Qed.
Lemma D_dotr c F x S : VD F x S -> D (fun h => dot (F h) c) (dot x c) (fun h => dot (S h) c).
Proof. by move=> p; exact: D_sumv (VD_hadr c p). Qed.
End Rules.

Section Use.
Variable R : rcfType.

Lemma D_at_scalar (c : R) : D (fun t => `|t|) (fun t => c + t) c id.
Proof.
split; first by rewrite addr0.
  move=> e e0; exists 1 => // t _ /=; have -> : c + t - c - t = 0 by ring.
  by rewrite normr0 mulr_ge0 // ltW.
by exists 1 => // t; rewrite mul1r.
Qed.

Lemma derivative_by (F : R -> R) c y L l : D (fun t => `|t|) (fun t => F (c + t)) y L -> (forall t, L t = l * t) ->
  is_derivative F c l.
Proof.
move=> [] E H _ HL e /H[d d0 Hd]; exists d => // t /Hd; rewrite HL.
by move: E; rewrite addr0 => ->.
Qed.

Lemma derivative_unique (F : R -> R) c l l' : is_derivative F c l -> is_derivative F c l' -> l = l'.
Proof.
move=> p q; apply/eqP; rewrite -subr_eq0 -normr_eq0; apply: contraT => n0.
have g0 : 0 < `|l - l'| / 4%:R by rewrite divr_gt0 ?ltr0n // lt_def n0 normr_ge0.
have [d d0 Hd] := p _ g0; have [d' d'0 Hd'] := q _ g0; set t := Num.min d d' / 2%:R.
have t0 : 0 < t by rewrite divr_gt0 ?ltr0n // min_gt0.
have tm : t < Num.min d d' by rewrite ltr_pdivr_mulr ?ltr0n // ltr_pmulr ?min_gt0 // ltr1n.
move: (tm); rewrite lt_minr -{1 2}(gtr0_norm t0) => /andP[/Hd u /Hd' v].
have : `|l - l'| * t <= (`|l - l'| / 4%:R * t) + (`|l - l'| / 4%:R * t).
  rewrite -[X in _ * X](gtr0_norm t0) -normrM.
  have -> : (l - l') * t = (F (c + t) - F c - l' * t) - (F (c + t) - F c - l * t) by ring.
  apply: le_trans (ler_norm_sub _ _) _; rewrite (gtr0_norm t0) in u v; exact: ler_add v u.
rewrite -mulrDl ler_pmul2r // => le_half.
have : `|l - l'| / 2%:R <= 0.
  by rewrite (_ : _ / _ = `|l - l'| - (`|l - l'| / 4%:R + `|l - l'| / 4%:R)) ?subr_le0 //; field.
by rewrite leNgt divr_gt0 ?ltr0n // lt_def n0 normr_ge0.
Qed.

Variable N : nat.
Implicit Types (a h : 'cV[R]_N).

Lemma size1_ge0 h : 0 <= size1 h.
Proof. by apply: sumr_ge0. Qed.

Lemma size1_entry h i : `|h i 0| <= size1 h.
Proof. by rewrite /size1 (bigD1 i) //= ler_addl sumr_ge0. Qed.

Lemma VD_at a : VD (@size1 R N) (fun h => a + h) a id.
Proof.
move=> i; split; first by rewrite addr0.
  move=> e e0; exists 1 => // h _ /=; have -> : (a + h) i 0 - a i 0 - h i 0 = 0 by rewrite mxE [a i 0 + _]addrC addrK subrr.
  by rewrite normr0 mulr_ge0 ?size1_ge0 // ltW.
by exists 1 => // h; rewrite mul1r size1_entry.
Qed.

Lemma gradient_by (F : 'cV[R]_N -> R) a y L G : D (@size1 R N) (fun h => F (a + h)) y L ->
  (forall h, L h = dot G h) -> is_gradient F a G.
Proof.
move=> [] E H _ HL e /H[d d0 Hd]; exists d => // h /Hd; rewrite HL.
by move: E; rewrite addr0 => ->.
Qed.

Lemma jacobian_by (F : 'cV[R]_N -> 'cV[R]_N) a y S J : VD (@size1 R N) (fun h => F (a + h)) y S ->
  (forall h, S h = J *m h) -> is_jacobian F a J.
Proof.
move=> H HS i; have [E Hi _] := H i; move=> e /Hi[d d0 Hd]; exists d => // h /Hd; rewrite HS.
by move: E; rewrite addr0 => ->.
Qed.

(* Along a line a Fréchet derivative is an ordinary one, and that is unique. *)
Lemma gradient_line (F : 'cV[R]_N -> R) a G h : is_gradient F a G ->
  is_derivative (fun t => F (a + t *: h)) 0 (dot G h).
Proof.
move=> H e e0; have s0 : 0 < size1 h + 1 := ltr_paddl (size1_ge0 h) ltr01.
have [d d0 Hd] := H _ (divr_gt0 e0 s0).
exists (d / (size1 h + 1)); first exact: divr_gt0.
have sZ t : size1 (t *: h) = `|t| * size1 h.
  by rewrite /size1 mulr_sumr; apply: eq_bigr => i _; rewrite mxE; exact: normrM.
have dotZ t : dot G (t *: h) = dot G h * t.
  by rewrite /dot /sumv mulr_suml; apply: eq_bigr => i _; rewrite !mxE mulrCA mulrC.
move=> t; rewrite ltr_pdivl_mulr // => td; rewrite add0r scale0r addr0.
have /Hd : size1 (t *: h) < d by rewrite sZ; apply: le_lt_trans td; rewrite ler_wpmul2l // ler_addl ler01.
rewrite sZ dotZ => w; apply: le_trans w _; have sn := lt0r_neq0 s0.
have -> : e / (size1 h + 1) * (`|t| * size1 h) = e * `|t| * (size1 h / (size1 h + 1)) by field.
by rewrite ler_pimulr ?mulr_ge0 ?(ltW e0) // ler_pdivr_mulr // mul1r ler_addl ler01.
Qed.

Lemma gradient_unique (F : 'cV[R]_N -> R) a G G' : is_gradient F a G -> is_gradient F a G' -> G = G'.
Proof.
move=> p q; apply/colP => i.
have dotD (g : 'cV[R]_N) : dot g (\col_j (j == i)%:R) = g i 0.
  rewrite /dot /sumv (bigD1 i) //= big1 => [|j ji]; first by rewrite !mxE eqxx mulr1 addr0.
  by rewrite !mxE (negbTE ji) mulr0.
rewrite -!dotD; exact: derivative_unique (gradient_line _ p) (gradient_line _ q).
Qed.

Lemma jacobian_unique (F : 'cV[R]_N -> 'cV[R]_N) a J J' : is_jacobian F a J -> is_jacobian F a J' -> J = J'.
Proof.
move=> p q; apply/matrixP => i j.
have row_of (A : 'M[R]_N) h : dot (row i A)^T h = (A *m h) i 0.
  by rewrite mxE; apply: eq_bigr => k _; rewrite !mxE.
have grad (A : 'M[R]_N) : is_jacobian F a A -> is_gradient (fun v => F v i 0) a (row i A)^T.
  by move=> H e /(H i)[d d0 Hd]; exists d => // h /Hd; rewrite row_of.
by have /colP/(_ j) := gradient_unique (grad _ p) (grad _ q); rewrite !mxE.
Qed.
End Use.
