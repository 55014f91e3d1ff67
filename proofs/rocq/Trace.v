(* The rules by which a proof is checked, operation by operation. Nothing here has to be trusted: a theorem does not
   speak of it.

   A vector has the canonical form col f, f a function of the index; an operator the form opr d l: the diagonal d and a
   sum of outer products. A rule says of an operation which form follows from those of its parts. *)
Set Warnings "-notation-overridden,-ambiguous-paths".
From mathcomp Require Import all_ssreflect all_algebra ring.
From LN Require Import LayerNorm Derivative.
Import Order.TTheory GRing.Theory Num.Theory.
Set Implicit Arguments. Unset Strict Implicit. Unset Printing Implicit Defensive.
Local Open Scope ring_scope.

Section Forms.
Variables (R : rcfType) (N : nat).
Implicit Types (d f g p q : 'I_N -> R) (x y v : 'cV[R]_N) (A B : 'M[R]_N) (P : pred 'I_N) (a b c : R).
Implicit Types (l : seq (('I_N -> R) * ('I_N -> R))) (s : seq R).

Definition col f : 'cV[R]_N := \col_i f i.
Definition part P f : R := \sum_(i | P i) f i.
Notation whole := (part xpredT).
Fixpoint ten l i j : R := if l is p :: l' then p.1 i * p.2 j + ten l' i j else 0.
Definition opr d l : 'M[R]_N := \matrix_(i, j) (d i *+ (i == j) + ten l i j).

(* Scalars. *)
Lemma num_eq a b c : a = b -> b = c -> a = c. Proof. by move=> ->. Qed.
Lemma num2 (F : R -> R -> R) a b a' b' : a = a' -> b = b' -> F a b = F a' b'. Proof. by move=> -> ->. Qed.
Lemma num1 (F : R -> R) a a' : a = a' -> F a = F a'. Proof. by move=> ->. Qed.
Lemma sqrt_is a c : 0 <= c -> c ^+ 2 = a -> Num.sqrt a = c.
Proof. by move=> c0 <-; rewrite sqrtr_sqr ger0_norm. Qed.
Lemma sqrt_node a a' c : a = a' -> 0 <= c -> c ^+ 2 = a' -> Num.sqrt a = c. Proof. by move=> ->; exact: sqrt_is. Qed.
Lemma root_pos a : 0 < a -> exists2 r, 0 < r & r ^+ 2 = a.
Proof. by move=> h; exists (Num.sqrt a); rewrite ?sqrtr_gt0 // sqr_sqrtr // ltW. Qed.
Lemma root_nneg a : 0 <= a -> exists2 r, 0 <= r & r ^+ 2 = a.
Proof. by move=> h; exists (Num.sqrt a); rewrite ?sqrtr_ge0 // sqr_sqrtr. Qed.
Lemma root_gt0 a : 0 < a -> 0 < Num.sqrt a. Proof. by rewrite sqrtr_gt0. Qed.
Lemma some_number a : exists c, a = c. Proof. by exists a. Qed.
Lemma dimension : (0 < N)%N -> exists n : R, N%:R = n /\ 1 <= n.
Proof. by move=> h; exists N%:R; split; rewrite // ler1n. Qed.

(* Signs. *)
Lemma pos_is a c : a = c -> 0 < c -> 0 < a. Proof. by move=> ->. Qed.
Lemma nneg_is a c : a = c -> 0 <= c -> 0 <= a. Proof. by move=> ->. Qed.
Lemma nz_is a c : a = c -> c != 0 -> a != 0. Proof. by move=> ->. Qed.
Lemma pos_of a c : 0 < a -> a = c -> 0 < c. Proof. by move=> + <-. Qed.
Lemma nneg_of a c : 0 <= a -> a = c -> 0 <= c. Proof. by move=> + <-. Qed.
Lemma nz_of a c : a != 0 -> a = c -> c != 0. Proof. by move=> + <-. Qed.
Lemma eq_of a b a' b' : a = b -> a = a' -> b = b' -> a' = b'. Proof. by move=> -> <- <-. Qed.
Lemma le_of a b a' b' : a <= b -> a = a' -> b = b' -> a' <= b'. Proof. by move=> + <- <-. Qed.
Lemma le_by a b a' b' c : a = a' -> b = b' -> b' - a' = c -> 0 <= c -> a <= b.
Proof. by move=> -> -> <-; rewrite subr_ge0. Qed.
Lemma nz_factor (a f r : R) : a != 0 -> a = f * r -> f != 0.
Proof. by move=> + E; rewrite E; apply: contra_neq => ->; rewrite mul0r. Qed.
Lemma pos_quotient (a f r : R) : 0 < a -> 0 < r -> a * r = f -> 0 < f.
Proof. by move=> a0 r0 <-; exact: mulr_gt0. Qed.
Lemma nneg_quotient (a f r : R) : 0 <= a -> 0 <= r -> a * r = f -> 0 <= f.
Proof. by move=> a0 r0 <-; exact: mulr_ge0. Qed.
Lemma solved (a b x y r : R) : a = b -> x - y = (a - b) * r -> x = y.
Proof. by move=> ->; rewrite subrr mul0r => /eqP; rewrite subr_eq0 => /eqP. Qed.
(* A + B r for r >= 0, from A^2 and B^2 r^2. *)
Lemma root_pos_neg (a b r : R) : 0 <= a -> 0 <= r -> b <= 0 -> 0 <= a ^+ 2 - (b * r) ^+ 2 -> 0 <= a + b * r.
Proof.
move=> a0 r0 b0; rewrite subr_ge0 -sqrrN -mulNr ler_sqr ?nnegrE ?mulr_ge0 ?oppr_ge0 // mulNr.
by rewrite -subr_ge0 opprK.
Qed.
Lemma root_neg_pos (a b r : R) : 0 <= b -> 0 <= r -> a <= 0 -> 0 <= (b * r) ^+ 2 - a ^+ 2 -> 0 <= a + b * r.
Proof.
move=> b0 r0 a0; rewrite subr_ge0 -sqrrN ler_sqr ?nnegrE ?mulr_ge0 ?oppr_ge0 // -subr_ge0 opprK addrC.
by [].
Qed.
Lemma root_pos_neg_strict (a b r : R) : 0 <= a -> 0 <= r -> b <= 0 -> 0 < a ^+ 2 - (b * r) ^+ 2 -> 0 < a + b * r.
Proof.
move=> a0 r0 b0; rewrite subr_gt0 -sqrrN -mulNr ltr_sqr ?nnegrE ?mulr_ge0 ?oppr_ge0 // mulNr.
by rewrite -subr_gt0 opprK.
Qed.
Lemma root_neg_pos_strict (a b r : R) : 0 <= b -> 0 <= r -> a <= 0 -> 0 < (b * r) ^+ 2 - a ^+ 2 -> 0 < a + b * r.
Proof.
move=> b0 r0 a0; rewrite subr_gt0 -sqrrN ltr_sqr ?nnegrE ?mulr_ge0 ?oppr_ge0 // -subr_gt0 opprK addrC.
by [].
Qed.

(* Vectors. *)
Lemma colE f i : col f i 0 = f i. Proof. by rewrite mxE. Qed.
Lemma col_eq x f g : x = col f -> (forall i, f i = g i) -> x = col g.
Proof. by move=> -> h; apply/colP => i; rewrite !mxE. Qed.
Lemma col_letter v : v = col (fun i => v i 0). Proof. by apply/colP => i; rewrite !mxE. Qed.
Lemma col_ones : ones = col (fun=> 1). Proof. by apply/colP => i; rewrite !mxE. Qed.
Lemma col_zero : 0 = col (fun=> 0). Proof. by apply/colP => i; rewrite !mxE. Qed.
Lemma col_add x y f g : x = col f -> y = col g -> x + y = col (fun i => f i + g i).
Proof. by move=> -> ->; apply/colP => i; rewrite !mxE. Qed.
Lemma col_sub x y f g : x = col f -> y = col g -> x - y = col (fun i => f i - g i).
Proof. by move=> -> ->; apply/colP => i; rewrite !mxE. Qed.
Lemma col_opp x f : x = col f -> - x = col (fun i => - f i).
Proof. by move=> ->; apply/colP => i; rewrite !mxE. Qed.
Lemma col_scale a c x f : a = c -> x = col f -> a *: x = col (fun i => c * f i).
Proof. by move=> -> ->; apply/colP => i; rewrite !mxE. Qed.
Lemma col_had x y f g : x = col f -> y = col g -> had x y = col (fun i => f i * g i).
Proof. by move=> -> ->; apply/colP => i; rewrite !mxE. Qed.
Lemma col_vinv x f : x = col f -> vinv x = col (fun i => (f i)^-1).
Proof. by move=> ->; apply/colP => i; rewrite !mxE. Qed.
Lemma col_drazin x f : x = col f -> drazin x = col (fun i => (f i)^-1).
Proof. by move=> ->; apply/colP => i; rewrite !mxE. Qed.
Lemma col_vpow e x f : x = col f -> vpow x e = col (fun i => f i ^+ e).
Proof. by move=> ->; apply/colP => i; rewrite !mxE. Qed.
Lemma col_same x y f g : x = col f -> y = col g -> (forall i, f i = g i) -> x = y.
Proof. by move=> -> -> h; apply/colP => i; rewrite !mxE. Qed.
Lemma col_nz x f : x = col f -> (forall i, f i != 0) -> forall i, x i 0 != 0.
Proof. by move=> -> h i; rewrite mxE. Qed.
Lemma col_nz_of x f : (forall i, x i 0 != 0) -> x = col f -> forall i, f i != 0.
Proof. by move=> h E i; have := h i; rewrite E mxE. Qed.

(* Sums. *)
Lemma whole_eq f g c : (forall i, f i = g i) -> whole g = c -> whole f = c.
Proof. by move=> h <-; apply: eq_bigr. Qed.
Lemma sum_node x f b c : x = col f -> whole f = b -> b = c -> sumv x = c.
Proof. by move=> -> <- <-; apply: eq_bigr => i _; rewrite mxE. Qed.
Lemma dot_node x y f g c : x = col f -> y = col g -> whole (fun i => f i * g i) = c -> dot x y = c.
Proof. by move=> -> -> <-; apply: eq_bigr => i _; rewrite !mxE. Qed.
Lemma part0 P : part P (fun=> 0) = 0. Proof. by rewrite /part big1. Qed.
Lemma partD P f g a b : part P f = a -> part P g = b -> part P (fun i => f i + g i) = a + b.
Proof. by move=> <- <-; rewrite /part big_split. Qed.
Lemma partZ P c f a : part P f = a -> part P (fun i => c * f i) = c * a.
Proof. by move=> <-; rewrite /part mulr_sumr. Qed.
Lemma whole_ones n : N%:R = n -> whole (fun=> 1) = n.
Proof. by move=> <-; rewrite /part sumr_const card_ord. Qed.
Lemma whole_if (z : pred 'I_N) f g a b : part (fun i => ~~ z i) f = a -> part z g = b ->
  whole (fun i => if z i then g i else f i) = a + b.
Proof.
move=> <- <-; rewrite /part (bigID z) /= addrC; congr (_ + _); apply: eq_big => i //=; by case: (z i).
Qed.
Lemma whole_parts (z : pred 'I_N) f a b : part (fun i => ~~ z i) f = a -> part z f = b -> whole f = a + b.
Proof. by move=> <- <-; rewrite /part (bigID z) /= addrC. Qed.
Lemma part_ge0 P f : (forall i, 0 <= f i) -> 0 <= part P f.
Proof. by move=> h; apply: sumr_ge0. Qed.
Lemma whole_gt0 f : (0 < N)%N -> (forall i, 0 < f i) -> 0 < whole f.
Proof.
rewrite /part; case: N f => // n f _ h; rewrite big_ord_recl ltr_spaddl // sumr_ge0 // => i _; exact: ltW.
Qed.
Lemma blocks (z : pred 'I_N) n a b : N%:R = n -> part (fun i => ~~ z i) (fun=> 1) = a -> part z (fun=> 1) = b ->
  n = a + b.
Proof.
by move=> <- ha hb; rewrite -(whole_if ha hb) (whole_eq (g := fun=> 1) _ (whole_ones erefl)) // => i; case: (z i).
Qed.
Lemma zeros_of v : exists z : pred 'I_N, (forall i, z i = true -> v i 0 = 0) /\ (forall i, z i = false -> v i 0 != 0).
Proof. by exists (fun i => v i 0 == 0); split=> i; [move/eqP | move/negbT]. Qed.

(* Cauchy and Schwarz. *)
Lemma gram P p q a b c : part P (fun i => p i * p i) = a -> part P (fun i => q i * q i) = c ->
  part P (fun i => p i * q i) = b -> 0 <= a * c - b ^+ 2.
Proof.
move=> ha hc hb; have [c0|c0] := eqVneq c 0.
  have q0 i : P i -> q i = 0.
    move=> Pi; move: hc; rewrite c0 /part => /eqP; rewrite psumr_eq0 => [/allP/(_ i (mem_index_enum i))|j _].
      by rewrite Pi mulf_eq0 orbb => /eqP.
    by rewrite -expr2 sqr_ge0.
  have -> : b = 0 by rewrite -hb /part big1 // => i /q0 ->; rewrite mulr0.
  by rewrite c0 mulr0 expr0n subr0.
have c_gt0 : 0 < c by rewrite lt_def c0 -hc; apply: sumr_ge0 => i _; rewrite -expr2 sqr_ge0.
have : 0 <= part P (fun i => (c * p i - b * q i) ^+ 2) by apply: part_ge0 => i; rewrite sqr_ge0.
have -> : part P (fun i => (c * p i - b * q i) ^+ 2) = c ^+ 2 * a + (- (2%:R * c * b) * b + b ^+ 2 * c).
  rewrite -(partD (partZ (c ^+ 2) ha) (partD (partZ (- (2%:R * c * b)) hb) (partZ (b ^+ 2) hc))).
  by apply: eq_bigr => i _; ring.
have -> : c ^+ 2 * a + (- (2%:R * c * b) * b + b ^+ 2 * c) = c * (a * c - b ^+ 2) by ring.
by rewrite pmulr_rge0.
Qed.
Lemma squares_ge0 P p a : part P (fun i => p i * p i) = a -> 0 <= a.
Proof. by move=> <-; apply: sumr_ge0 => i _; rewrite -expr2 sqr_ge0. Qed.
Lemma part_eq P f g c : (forall i, f i = g i) -> part P g = c -> part P f = c.
Proof. by move=> h <-; apply: eq_bigr. Qed.

(* Single entries: here k i is 1 where i is the index k, else 0. *)
Definition here (k i : 'I_N) : R := (i == k)%:R.
Lemma here_same k : here k k = 1. Proof. by rewrite /here eqxx. Qed.
Lemma here_not k i : (i == k) = false -> here k i = 0. Proof. by rewrite /here => ->. Qed.
Lemma here_other (j k : 'I_N) : j != k -> (here j k = 0) * (here k j = 0).
Proof. by rewrite /here [k == j]eq_sym => /negbTE ->. Qed.
Lemma whole_here k : whole (here k) = 1.
Proof. by rewrite /part (bigD1 k) //= here_same big1 ?addr0 // => i /negbTE; exact: here_not. Qed.
Lemma col_here k : basis k = col (here k).
Proof. by apply/colP => i; rewrite !mxE /= eqxx andbT. Qed.
Lemma entry_node k x f c : x = col f -> f k = c -> x k 0 = c. Proof. by move=> -> <-; rewrite mxE. Qed.
(* The sum over what some indices leave; of indices that differ there are at most N. *)
Lemma others (s : seq 'I_N) f c : uniq s -> whole f = c -> part (fun i => i \notin s) f = c - \sum_(i <- s) f i.
Proof.
by move=> us <-; rewrite (big_uniq _ us) /part [in RHS](bigID (mem s)) /= addrAC subrr add0r.
Qed.
Lemma indices_le (s : seq 'I_N) : uniq s -> (size s)%:R <= N%:R :> R.
Proof. by move=> /card_uniqP <-; rewrite ler_nat -[X in (_ <= X)%N](card_ord N) max_card. Qed.

Lemma col_map E x f g : x = col f -> (forall i, E (f i) = g i) -> map_mx E x = col g.
Proof. by move=> -> h; apply/colP => i; rewrite !mxE. Qed.
Lemma col_nneg x f : x = col f -> (forall i, 0 <= f i) -> forall i, 0 <= x i 0.
Proof. by move=> -> h i; rewrite mxE. Qed.
Lemma col_pos x f : x = col f -> (forall i, 0 < f i) -> forall i, 0 < x i 0.
Proof. by move=> -> h i; rewrite mxE. Qed.
Lemma col_pos_of x f : (forall i, 0 < x i 0) -> x = col f -> forall i, 0 < f i.
Proof. by move=> h E i; have := h i; rewrite E mxE. Qed.

(* Operators. *)
Fixpoint dots l f s : Prop := match l, s with
  | p :: l', c :: s' => whole (fun j => p.2 j * f j) = c /\ dots l' f s' | [::], [::] => True | _, _ => False end.
Fixpoint tens l s i : R := match l, s with p :: l', c :: s' => p.1 i * c + tens l' s' i | _, _ => 0 end.
Fixpoint all_dots l l' (ss : seq (seq R)) : Prop := match l', ss with
  | p :: l'', s :: ss' => dots l p.1 s /\ all_dots l l'' ss' | [::], [::] => True | _, _ => False end.
Fixpoint muls d l l' (ss : seq (seq R)) := match l', ss with
  | p :: l'', s :: ss' => (fun i => d i * p.1 i + tens l s i, p.2) :: muls d l l'' ss' | _, _ => [::] end.
Fixpoint traces l s : Prop := match l, s with
  | p :: l', c :: s' => whole (fun j => p.1 j * p.2 j) = c /\ traces l' s' | [::], [::] => True | _, _ => False end.

Lemma oprE d l i j : opr d l i j = d i *+ (i == j) + ten l i j. Proof. by rewrite mxE. Qed.
Lemma opr_eq A d l d' l' : A = opr d l -> (forall i, d i = d' i) -> (forall i j, ten l i j = ten l' i j) ->
  A = opr d' l'.
Proof. by move=> -> h k; apply/matrixP => i j; rewrite !mxE h k. Qed.
Lemma opr_same A B d l d' l' : A = opr d l -> B = opr d' l' -> (forall i, d i = d' i) ->
  (forall i j, ten l i j = ten l' i j) -> A = B.
Proof. by move=> -> -> h k; apply/matrixP => i j; rewrite !mxE h k. Qed.
Lemma opr_zero : 0 = opr (fun=> 0) [::].
Proof. by apply/matrixP => i j; rewrite !mxE /= mul0rn addr0. Qed.
Lemma opr_id : 1%:M = opr (fun=> 1) [::].
Proof. by apply/matrixP => i j; rewrite !mxE /= addr0. Qed.
Lemma opr_diag x f : x = col f -> diag x = opr f [::].
Proof. by move=> ->; apply/matrixP => i j; rewrite !mxE /= addr0; case: eqP => [->|]. Qed.
Lemma opr_outer x y f g : x = col f -> y = col g -> outer x y = opr (fun=> 0) [:: (f, g)].
Proof. by move=> -> ->; apply/matrixP => i j; rewrite !mxE big_ord1 !mxE /= mul0rn add0r addr0. Qed.
Lemma ten_cat l l' i j : ten (l ++ l') i j = ten l i j + ten l' i j.
Proof. by elim: l => [|p l IH] /=; rewrite ?add0r // IH addrA. Qed.
Lemma ten_map (h : R -> R) l i j : ten [seq ((fun i => h (p.1 i)), p.2) | p <- l] i j =
  foldr (fun (p : ('I_N -> R) * ('I_N -> R)) acc => h (p.1 i) * p.2 j + acc) 0 l.
Proof. by elim: l => //= p l ->. Qed.
Lemma opr_add A B d l d' l' : A = opr d l -> B = opr d' l' -> A + B = opr (fun i => d i + d' i) (l ++ l').
Proof. by move=> -> ->; apply/matrixP => i j; rewrite !mxE ten_cat mulrnDl addrACA. Qed.
Lemma opr_scale a c A d l : a = c -> A = opr d l ->
  a *: A = opr (fun i => c * d i) [seq ((fun i => c * p.1 i), p.2) | p <- l].
Proof.
move=> -> ->; apply/matrixP => i j; rewrite !mxE mulrDr mulrnAr; congr (_ + _).
by elim: l => [|p l IH] /=; rewrite ?mulr0 // mulrDr IH mulrA.
Qed.
Lemma opr_opp A d l : A = opr d l -> - A = opr (fun i => - d i) [seq ((fun i => - p.1 i), p.2) | p <- l].
Proof.
move=> ->; apply/matrixP => i j; rewrite !mxE opprD -mulNrn; congr (_ + _).
by elim: l => [|p l IH] /=; rewrite ?oppr0 // opprD IH mulNr.
Qed.
Lemma opr_sub A B d l d' l' : A = opr d l -> B = opr d' l' ->
  A - B = opr (fun i => d i - d' i) (l ++ [seq ((fun i => - p.1 i), p.2) | p <- l']).
Proof. by move=> h /opr_opp; exact: opr_add. Qed.
Lemma opr_T A d l : A = opr d l -> A^T = opr d [seq (p.2, p.1) | p <- l].
Proof.
move=> ->; apply/matrixP => i j; rewrite !mxE; congr (_ + _).
  by case: (eqVneq i j) => [->|h]; rewrite ?eqxx // eq_sym (negbTE h).
by elim: l => [|p l IH] //=; rewrite IH mulrC.
Qed.
Lemma ten_dots l f s i : dots l f s -> \sum_j ten l i j * f j = tens l s i.
Proof.
elim: l s => [|p l IH] [|c s] //=; first by rewrite big1 // => j _; rewrite mul0r.
case=> <- /IH <-; rewrite /part mulr_sumr -big_split; apply: eq_bigr => j _ /=.
by rewrite mulrDl mulrA.
Qed.
Lemma opr_apply A x d l f s : A = opr d l -> x = col f -> dots l f s -> A *m x = col (fun i => d i * f i + tens l s i).
Proof.
move=> -> -> h; apply/colP => i; rewrite !mxE -(ten_dots i h) (bigD1 i) //= !mxE eqxx mulr1n.
rewrite [in RHS](bigD1 i) //= mulrDl -addrA; congr (_ + _); congr (_ + _).
by apply: eq_bigr => j /negbTE ij; rewrite !mxE eq_sym ij mulr0n add0r.
Qed.
Lemma opr_mul A B d l d' l' ss : A = opr d l -> B = opr d' l' -> all_dots l l' ss ->
  A *m B = opr (fun i => d i * d' i) ([seq (p.1, (fun i => p.2 i * d' i)) | p <- l] ++ muls d l l' ss).
Proof.
move=> -> -> h; apply/matrixP => i j; rewrite !mxE ten_cat.
have -> : ten [seq (p.1, (fun i => p.2 i * d' i)) | p <- l] i j = ten l i j * d' j.
  by elim: {h} l => [|p l IH] /=; rewrite ?mul0r // mulrDl IH mulrA.
have -> : ten (muls d l l' ss) i j = \sum_k opr d l i k * ten l' k j.
  elim: l' ss h => [|p l' IH] [|s ss] //=; first by rewrite big1 // => k _; rewrite mulr0.
  case=> h /IH ->; have := congr1 (fun v : 'cV[R]_N => v i 0) (opr_apply (erefl (opr d l)) (erefl (col p.1)) h).
  rewrite !mxE => <-; rewrite mulr_suml -big_split; apply: eq_bigr => k _ /=.
  by rewrite !mxE mulrDr mulrA.
rewrite [in LHS](eq_bigr (fun k => opr d l i k * (d' k *+ (k == j)) + opr d l i k * ten l' k j)); last first.
  by move=> k _; rewrite -mulrDr !mxE.
rewrite big_split /= addrA; congr (_ + _).
rewrite (bigD1 j) //= eqxx mulr1n mxE big1 ?addr0 => [|k /negbTE ->]; last by rewrite mulr0n mulr0.
by rewrite mulrDl mulrnAl; case: eqP => [->|].
Qed.
Lemma opr_trace A d l c s b : A = opr d l -> whole d = c -> traces l s -> c + foldr +%R 0 s = b -> \tr A = b.
Proof.
move=> -> <- h <-; rewrite /mxtrace; under eq_bigr => i _ do rewrite mxE eqxx mulr1n.
rewrite big_split /=; congr (_ + _).
elim: l s h => [|p l IH] [|e s] //=; first by rewrite big1.
by case=> <- /IH <-; rewrite big_split.
Qed.

(* Products over the entries, and determinants. *)
Lemma product_node x f b c : x = col f -> \prod_i f i = b -> b = c -> prodv x = c.
Proof. by move=> -> <- <-; apply: eq_bigr => i _; rewrite mxE. Qed.
Lemma sylvester r (U : 'M[R]_(N, r)) (V : 'M[R]_(r, N)) : \det (1%:M + U *m V) = \det (1%:M + V *m U).
Proof.
have E1 : block_mx 1%:M (- V) U 1%:M = block_mx 1%:M 0 U 1%:M *m block_mx 1%:M (- V) 0 (1%:M + U *m V).
  by rewrite mulmx_block !mul1mx !mul0mx !mulmx1 ?mulmx0 ?addr0 mulmxN [- _ + _]addrC addrK.
have E2 : block_mx 1%:M (- V) U 1%:M = block_mx 1%:M (- V) 0 1%:M *m block_mx (1%:M + V *m U) 0 U 1%:M.
  by rewrite mulmx_block !mul1mx !mul0mx !mulmx1 ?mulmx0 ?add0r mulNmx addrK.
have := congr1 determinant E1; rewrite {1}E2 !det_mulmx !det_lblock !det_ublock !det1.
by rewrite !mul1r !mulr1 => ->.
Qed.
Lemma det_rank_one A d p q b c e : A = opr d [:: (p, q)] -> (forall i, d i != 0) -> \prod_i d i = b ->
  whole (fun i => q i * (p i / d i)) = c -> b * (1 + c) = e -> \det A = e.
Proof.
move=> -> nz <- <- <-.
have -> : opr d [:: (p, q)] = diag (col d) *m (1%:M + col (fun i => p i / d i) *m (col q)^T).
  apply/matrixP => i j; rewrite /diag mul_diag_mx !mxE big_ord1 !mxE /= addr0 mulrDr mulr_natr.
  by congr (_ + _); have h := nz i; field.
rewrite det_mulmx sylvester /diag det_diag; congr (_ * _); first by apply: eq_bigr => i _; rewrite !mxE.
by rewrite det_mx11 !mxE eqxx; congr (_ + _); apply: eq_bigr => i _; rewrite !mxE.
Qed.
Lemma det_two (B : 'M[R]_2) : \det B = B 0 0 * B 1 1 - B 0 1 * B 1 0.
Proof.
rewrite (expand_det_row _ 0) !big_ord_recl big_ord0 /cofactor !det_mx11 !mxE /= addr0 expr0 expr1 mul1r mulN1r mulrN.
by congr (_ * B _ _ - B _ _ * B _ _); apply: val_inj.
Qed.
Lemma det_rank_two A d p q p' q' b c11 c12 c21 c22 e : A = opr d [:: (p, q); (p', q')] -> (forall i, d i != 0) ->
  \prod_i d i = b -> whole (fun i => q i * (p i / d i)) = c11 -> whole (fun i => q i * (p' i / d i)) = c12 ->
  whole (fun i => q' i * (p i / d i)) = c21 -> whole (fun i => q' i * (p' i / d i)) = c22 ->
  b * ((1 + c11) * (1 + c22) - c12 * c21) = e -> \det A = e.
Proof.
move=> -> nz <- <- <- <- <- <-.
pose U := \matrix_(i < N, k < 2) (if k == 0 then p i / d i else p' i / d i).
pose V := \matrix_(k < 2, i < N) (if k == 0 then q i else q' i).
have -> : opr d [:: (p, q); (p', q')] = diag (col d) *m (1%:M + U *m V).
  apply/matrixP => i j; rewrite /diag mul_diag_mx !mxE !big_ord_recl big_ord0 !mxE /= !addr0 mulrDr mulr_natr.
  by congr (_ + _); have h := nz i; field.
rewrite det_mulmx sylvester /diag det_diag; congr (_ * _); first by apply: eq_bigr => i _; rewrite !mxE.
have entry (k k' : 'I_2) : (1%:M + V *m U) k k' = (k == k')%:R + whole (fun i => V k i * U i k') by rewrite !mxE.
rewrite det_two !entry /= !add0r; congr ((1 + _) * (1 + _) - _ * _); by apply: eq_bigr => i _; rewrite !mxE.
Qed.
(* A critical point of the squared gains is positive: otherwise all terms of the sum were. *)
Lemma critical_gt0 (g : 'cV[R]_N) zeta : (0 < N)%N -> (forall i, (vpow g 2 - zeta *: ones) i 0 != 0) ->
  sumv (vinv (vpow g 2 - zeta *: ones)) = 0 -> 0 < zeta.
Proof.
move=> N_gt0 poles sum0; rewrite ltNge; apply/negP => zeta0.
have : 0 < whole (fun i => (vinv (vpow g 2 - zeta *: ones)) i 0).
  apply: whole_gt0 => // i; have := poles i; rewrite !mxE mulr1 invr_gt0 lt_def => -> /=.
  by rewrite subr_ge0; apply: le_trans zeta0 _; exact: sqr_ge0.
by rewrite -[whole _]/(sumv _) sum0 ltxx.
Qed.
End Forms.

(* Exponentials and logarithms. *)
Section Exponentials.
Variables (R : rcfType) (E L : R -> R).
Hypotheses (HE : is_exponential E) (HL : is_logarithm E L).
Lemma exp0 : E 0 = 1. Proof. by case: HE. Qed.
Lemma expD a b p q : E a = p -> E b = q -> E (a + b) = p * q. Proof. by case: HE => _ h _ <- <-. Qed.
Lemma exp_neq0 a : E a != 0.
Proof.
apply/eqP => h; have /eqP := expD h (erefl (E (- a))).
by rewrite addrN exp0 mul0r oner_eq0.
Qed.
Lemma expN a p : E a = p -> E (- a) = p^-1.
Proof. by move=> <-; apply: (mulfI (exp_neq0 a)); rewrite -(expD erefl erefl) addrN exp0 divff ?exp_neq0. Qed.
Lemma expX n a p : E a = p -> E (n%:R * a) = p ^+ n.
Proof.
move=> <-; elim: n => [|n IH]; first by rewrite mul0r exp0 expr0.
by rewrite mulrSr mulrDl mul1r (expD IH erefl) exprSr.
Qed.
Lemma exp_gt0 a : 0 < E a.
Proof.
have h : a = a / 2%:R + a / 2%:R by field.
by rewrite h (expD erefl erefl) -expr2 lt_def sqrf_eq0 exp_neq0 sqr_ge0.
Qed.
Lemma exp_log x l : 0 < x -> L x = l -> E l = x. Proof. by move=> x0 <-; have [_ /(_ x0)[]] := HL x. Qed.
Lemma exp_eq x s v w : x = s -> E s = v -> v = w -> E x = w. Proof. by move=> -> -> ->. Qed.
Lemma log_eq x w s v : w = s -> E s = v -> x = v -> L x = w. Proof. by move=> -> <- ->; case: (HL s). Qed.
Lemma tanhE x p : E (2%:R * x) = p -> tanh E x = 1 - 2%:R / (1 + p).
Proof.
have e : E (- x) = (E x)^-1 by exact: expN.
move=> <-; rewrite /tanh e (expX 2 (erefl (E x))).
have x0 := exp_neq0 x; have x1 : 1 + E x ^+ 2 != 0 by rewrite lt0r_neq0 // addr_gt0 ?ltr01 ?exprn_gt0 ?exp_gt0.
by field; rewrite x1 x0.
Qed.
Lemma tanh_eq x w s v : 2%:R * x = s -> E s = v -> 1 - 2%:R / (1 + v) = w -> tanh E x = w.
Proof. by move=> xs h <-; apply: tanhE; rewrite xs. Qed.
Lemma tanh_node a x w s v : a = x -> 2%:R * x = s -> E s = v -> 1 - 2%:R / (1 + v) = w -> tanh E a = w.
Proof. by move=> ->; exact: tanh_eq. Qed.
Lemma exp_node a x s v w : a = x -> x = s -> E s = v -> v = w -> E a = w. Proof. by move=> ->; exact: exp_eq. Qed.
Lemma log_node a x w s v : a = x -> w = s -> E s = v -> x = v -> L a = w. Proof. by move=> ->; exact: log_eq. Qed.
Lemma D_tanh (V : zmodType) (size : V -> R) f x (M : V -> R) : (forall h, 0 <= size h) -> D size f x M ->
  D size (fun h => tanh E (f h)) (tanh E x) (fun h => (1 - tanh E x ^+ 2) * M h).
Proof.
move=> size_ge0 Df; have t y := tanhE (erefl (E (2%:R * y))).
have n : 1 + E (2%:R * x) != 0 by rewrite lt0r_neq0 // addr_gt0 ?ltr01 ?exp_gt0.
have De := D_addl size_ge0 1 (D_exp size_ge0 HE (D_mull 2%:R Df)).
apply: D_ext (D_addl size_ge0 1 (D_opp (D_mull 2%:R (D_inv size_ge0 n De)))) _ _ _ => [h||h]; rewrite ?t //.
by field.
Qed.
End Exponentials.
Lemma VD_tanh (R : rcfType) (N : nat) (E : R -> R) (V : zmodType) (size : V -> R) (F : V -> 'cV[R]_N) (x : 'cV[R]_N) (S : V -> 'cV[R]_N) : is_exponential E ->
  (forall h, 0 <= size h) -> VD size F x S -> VD size (fun h => map_mx (tanh E) (F h)) (map_mx (tanh E) x)
    (fun h => had (ones - vpow (map_mx (tanh E) x) 2) (S h)).
Proof. by move=> HE s0 p i; apply: D_ext (D_tanh HE s0 (p i)) _ _ _ => [h||h]; rewrite !mxE. Qed.

(* The tactic field ends by putting zero, one, the sum and the like in the place of variables, one after the other, which
   takes most of its time; here all are put in at once. *)
Lemma put_in (A1 A2 A3 A4 A5 A6 A7 A8 A9 A10 A11 A12 A13 : Type)
  (P : A1 -> A2 -> A3 -> A4 -> A5 -> A6 -> A7 -> A8 -> A9 -> A10 -> A11 -> A12 -> A13 -> Prop)
  c1 c2 c3 c4 c5 c6 c7 c8 c9 c10 c11 c12 c13 : P c1 c2 c3 c4 c5 c6 c7 c8 c9 c10 c11 c12 c13 ->
  forall x1 x2 x3 x4 x5 x6 x7 x8 x9 x10 x11 x12 x13,
  x1 = c1 -> x2 = c2 -> x3 = c3 -> x4 = c4 -> x5 = c5 -> x6 = c6 -> x7 = c7 -> x8 = c8 -> x9 = c9 -> x10 = c10 ->
  x11 = c11 -> x12 = c12 -> x13 = c13 -> P x1 x2 x3 x4 x5 x6 x7 x8 x9 x10 x11 x12 x13.
Proof. by intros; subst. Qed.
Ltac mathcomp.algebra_tactics.ring.Internals.field_normalization ::=
  intros x1_ x2_ x3_ x4_ x5_ x6_ x7_ x8_ x9_ x10_ x11_ x12_ x13_
         e1_ e2_ e3_ e4_ e5_ e6_ e7_ e8_ e9_ e10_ e11_ e12_ e13_;
  vm_compute; refine (conj erefl _);
  revert x1_ x2_ x3_ x4_ x5_ x6_ x7_ x8_ x9_ x10_ x11_ x12_ x13_
         e1_ e2_ e3_ e4_ e5_ e6_ e7_ e8_ e9_ e10_ e11_ e12_ e13_;
  refine (@put_in _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _); cbv beta.

(* A condition of field: a product of what is known not to be 0, up to its order. *)
Ltac nz1 := first [ assumption | by rewrite pnatr_eq0 | (rewrite invr_eq0; assumption)
  | match goal with H : is_true (?x != 0) |- is_true (?y != 0) =>
      first [ (have -> : y = x by ring); exact: H | (have -> : y = - x by ring); by rewrite oppr_eq0; exact: H ] end
  | (apply: mulf_neq0; nz1) | (apply: expf_neq0; nz1) ].
(* Of numbers alone field leaves no condition. *)
Ltac nz := repeat (apply/andP; split); match goal with |- is_true true => exact: isT | _ => nz1 end.
(* A rule, with a goal for each place that it leaves open; in a long context `apply:` takes far longer. *)
Tactic Notation "rule" uconstr(c) := refine c; cbv beta.
(* The sign of a sum of products of what has a sign; what is known is found by its text, for to compare numbers is dear. *)
Ltac known := match goal with H : ?P |- ?Q => constr_eq P Q; exact H end.
Ltac sgn := first [ known | match goal with
  | |- is_true (0 <= _ + _) => apply: addr_ge0; sgn
  | |- is_true (0 <= _ * _) => apply: mulr_ge0; sgn
  | |- is_true (0 <= _ ^-1) => rewrite invr_ge0; sgn
  | |- is_true (0 <= _ ^+ _) => first [ apply: exprn_even_ge0; done | apply: exprn_ge0; sgn ]
  | |- is_true (0 < _ * _) => apply: mulr_gt0; sgn
  | |- is_true (0 < _ + _) => first [ apply: ltr_paddl; [ | solve [sgn]]; sgn | apply: ltr_spaddl; sgn ]
  | |- is_true (0 < _ ^-1) => rewrite invr_gt0; sgn
  | |- is_true (0 < _ ^+ _) => first [ apply: exprn_gt0; sgn | rewrite exprn_even_gt0 //=; nz1 ]
  | _ => first [ apply: ltW; known | exact: ltr01 | exact: ler01 | by rewrite ?ltr0n ?ler0n | assumption
               | apply: ltW; assumption ] end ].
Ltac reduce := cbv beta iota delta [map cat fst snd ten tens muls foldr].
