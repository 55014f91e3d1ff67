(* Where the critical points of a product of X - a are: in each gap between two of the a one, and an a of multiplicity m
   is one m - 1 times. Said of a sum of weights / (X - a), for any positive weights. *)
Set Warnings "-notation-overridden,-ambiguous-paths".
From mathcomp Require Import all_ssreflect all_algebra ring.
Import Order.TTheory GRing.Theory Num.Theory.
Set Implicit Arguments. Unset Strict Implicit. Unset Printing Implicit Defensive.
Local Open Scope ring_scope.

Section Interlacing.
Variable R : rcfType.
Implicit Types (l : seq (R * R)) (p q : {poly R}) (x y v t : R).

Lemma poly_eq_off (s : seq R) p q : (forall t, t \notin s -> p.[t] = q.[t]) -> p = q.
Proof.
move=> h; pose r := (p - q) * \prod_(x <- s) ('X - x%:P).
have r0 t : root r t.
  rewrite rootE hornerM hornerD hornerN; case ts: (t \in s); last by rewrite h ?ts // subrr mul0r.
  have /rootP -> : root (\prod_(x <- s) ('X - x%:P)) t by rewrite root_prod_XsubC ts.
  by rewrite mulr0.
have /eqP : r = 0.
  apply: (@roots_geq_poly_eq0 _ _ [seq i%:R | i <- iota 0 (size r)]); last by rewrite size_map size_iota.
    by apply/allP => t _.
  by rewrite map_inj_uniq ?iota_uniq // => i j /eqP; rewrite eqr_nat => /eqP.
by rewrite mulf_eq0 (negbTE (monic_neq0 (monic_prod_XsubC _ _ _))) orbF subr_eq0 => /eqP.
Qed.

(* Of places with weights: p, the polynomial with these roots, and w, the sum of weight · p / (X - place). *)
Fixpoint p_of l : {poly R} := if l is (v, m) :: l' then ('X - v%:P) * p_of l' else 1.
Fixpoint w_of l : {poly R} := if l is (v, m) :: l' then m *: p_of l' + ('X - v%:P) * w_of l' else 0.
Definition weight l : R := \sum_(vm <- l) vm.2.

Lemma p_at l t : (p_of l).[t] = \prod_(vm <- l) (t - vm.1).
Proof. by elim: l => [|[v m] l /= IH]; rewrite ?big_nil ?hornerC // big_cons hornerM !hornerE IH. Qed.

Lemma w_at l t : all (fun vm => t != vm.1) l -> (w_of l).[t] = (p_of l).[t] * \sum_(vm <- l) vm.2 / (t - vm.1).
Proof.
elim: l => [|[v m] l /= IH]; first by rewrite big_nil mulr0 horner0.
case/andP => tv /IH {}IH; rewrite big_cons /= hornerD hornerZ !hornerM !hornerE IH.
have h : t - v != 0 by rewrite subr_eq0.
by set P := (p_of l).[t]; set S := \sum_(_ <- _) _; field.
Qed.

Lemma w_lead l : (size (w_of l) <= size l)%N /\ (w_of l)`_(size l).-1 = weight l.
Proof.
rewrite /weight; elim: l => [|[v m] l /= [IH1 IH2]]; first by rewrite size_poly0 coef0 big_nil.
have p_size : size (p_of l) = (size l).+1.
  elim: l {IH1 IH2} => [|[u k] l /= IH]; rewrite ?size_poly1 // size_monicM ?monicXsubC ?size_XsubC ?IH //.
  by rewrite -size_poly_eq0 IH.
have p_lead : (p_of l)`_(size l) = 1.
  have : p_of l \is monic by elim: l {IH1 IH2 p_size} => [|[u k] l /= IH]; rewrite ?monic1 // monicMl ?monicXsubC.
  by move/monicP; rewrite lead_coefE p_size.
split.
  rewrite (leq_trans (size_add _ _)) // geq_max (leq_trans (size_scale_leq _ _)) ?p_size //=.
  by rewrite (leq_trans (size_mul_leq _ _)) // size_XsubC add2n /= ltnS.
rewrite big_cons coefD coefZ p_lead mulr1 mulrBl coefB coefXM coefCM -IH2.
rewrite (nth_default _ IH1) mulr0 subr0; congr (_ + _).
by case: (size l) (IH1) => //=; rewrite leqn0 size_poly_eq0 => /eqP ->; rewrite coef0.
Qed.

Lemma w_root l1 v m l2 : (w_of (l1 ++ (v, m) :: l2)).[v] = m * (p_of (l1 ++ l2)).[v].
Proof.
elim: l1 => [|[u k] l1 IH] /=; first by rewrite hornerD hornerZ hornerM hornerXsubC subrr mul0r addr0.
rewrite hornerD hornerZ !hornerM !hornerXsubC IH.
have -> : (p_of (l1 ++ (v, m) :: l2)).[v] = 0.
  by rewrite p_at big_cat big_cons /= subrr mul0r mulr0.
by rewrite mulr0 add0r mulrCA.
Qed.

Lemma w_twice l1 v m m' l2 :
  w_of (l1 ++ (v, m) :: (v, m') :: l2) = ('X - v%:P) * w_of (l1 ++ (v, m + m') :: l2).
Proof.
elim: l1 => [|[u k] l1 IH] /=.
  by rewrite scalerAr -mulrDr addrA -scalerDl.
have -> : p_of (l1 ++ (v, m) :: (v, m') :: l2) = ('X - v%:P) * p_of (l1 ++ (v, m + m') :: l2).
  by elim: l1 {IH} => [|[w j] l1 /= ->] //=; rewrite mulrCA.
by rewrite IH scalerAr [('X - u%:P) * _]mulrCA -mulrDr.
Qed.

Lemma root_between p x y : x < y -> p.[x] < 0 -> 0 < p.[y] -> exists2 z, x < z < y & root p z.
Proof.
move=> xy px py; have [|z /andP[xz zy] rz] := @poly_ivt R p x y (ltW xy); first by rewrite !ltW.
exists z => //; rewrite !lt_def xz zy !andbT; apply/andP; split; apply/eqP => e; move: rz; rewrite rootE.
  by rewrite e (negbTE (ltr0_neq0 px)).
by rewrite -e (negbTE (lt0r_neq0 py)).
Qed.

(* Between two neighbouring places is a root. *)
Lemma w_gap l1 x m y m' l2 : sorted <%R [seq vm.1 | vm <- l1 ++ (x, m) :: (y, m') :: l2] ->
  all (fun vm => 0 < vm.2) (l1 ++ (x, m) :: (y, m') :: l2) ->
  exists2 z, x < z < y & root (w_of (l1 ++ (x, m) :: (y, m') :: l2)) z.
Proof.
set l := l1 ++ _ => lts pos; set w := w_of l.
have wx : w.[x] = m * (p_of (l1 ++ (y, m') :: l2)).[x] by exact: w_root.
have wy : w.[y] = m' * (p_of (l1 ++ (x, m) :: l2)).[y].
  by have := w_root (l1 ++ [:: (x, m)]) y m' l2; rewrite -!catA.
have [m0 m0'] : 0 < m /\ 0 < m' by move: pos; rewrite all_cat /= => /and4P[_ -> ->].
move: lts; rewrite sorted_pairwise; last exact: lt_trans.
rewrite map_cat pairwise_cat /= => /and3P[/allrelP before _ /and3P[/andP[xy /allP after] /allP after' _]].
have opposite : w.[x] * w.[y] < 0.
  rewrite wx wy !p_at !big_cat /= !big_cons /=.
  set A := \prod_(_ <- l1) _; set B := \prod_(_ <- l2) _; set C := \prod_(_ <- l1) _; set D := \prod_(_ <- l2) _.
  have AC : 0 < A * C.
    rewrite -big_split big_seq prodr_gt0 // => vm /(map_f fst) vml.
    by rewrite mulr_gt0 // subr_gt0 before ?inE ?eqxx ?orbT.
  have BD : 0 < B * D.
    rewrite -big_split big_seq prodr_gt0 // => vm /(map_f fst) vml.
    by rewrite /= -mulrNN !opprB mulr_gt0 // subr_gt0 ?after ?after'.
  have -> : m * (A * ((x - y) * B)) * (m' * (C * ((y - x) * D))) =
    - (m * m' * (y - x) ^+ 2 * (A * C) * (B * D)) by ring.
  have s0 : 0 < (y - x) ^+ 2 by rewrite exprn_gt0 ?subr_gt0.
  by rewrite oppr_lt0 (mulr_gt0 (mulr_gt0 (mulr_gt0 (mulr_gt0 m0 m0') s0) AC) BD).
have [neg|pos'|zero] := ltgtP w.[x] 0; last by rewrite zero mul0r ltxx in opposite.
  by apply: root_between => //; rewrite nmulr_rlt0 in opposite.
have [||z zxy rz] := @root_between (- w) x y xy; rewrite ?hornerN ?oppr_lt0 ?oppr_gt0 //.
  by rewrite pmulr_rlt0 in opposite.
by exists z => //; rewrite -rootN.
Qed.

(* One number in each gap of a sequence: beside each of its numbers but the first, and no smaller than the one before. *)
Fixpoint interlaced (s z : seq R) : bool :=
  match s, z with
  | [:: _], [::] => true
  | x :: (y :: _) as s', c :: z' => (x <= c <= y) && interlaced s' z'
  | _, _ => false
  end.
Lemma interlaced_nth s z k : interlaced s z -> (k < size z)%N -> s`_k <= z`_k <= s`_k.+1.
Proof.
elim: z s k => [|c z IH] [|x s] k //; case: s => [//|y s]; case/andP=> xcy i; case: k => [//|k] kz.
exact: (IH (y :: s) k i kz).
Qed.
Lemma interlaced_twice s1 v s2 z : interlaced (s1 ++ v :: s2) z ->
  exists2 z', perm_eq z' (v :: z) & interlaced (s1 ++ v :: v :: s2) z'.
Proof.
elim: s1 z => [|x s1 IH] z; first by exists (v :: z) => //=; rewrite lexx.
case: z => [|c z]; first by case: s1 {IH}.
have cons (s t w : seq R) (y : R) : interlaced (x :: s ++ y :: t) (c :: w) =
    (x <= c <= head y s) && interlaced (s ++ y :: t) w by case: s.
rewrite cat_cons cons => /andP[xc /IH[z' pz' iz']]; exists (c :: z').
  by rewrite -[c :: z']/([:: c] ++ z') -[v :: c :: z]/([:: v] ++ [:: c] ++ z) perm_sym perm_catCA perm_cat2l perm_sym.
by rewrite cat_cons cons; apply/andP.
Qed.

Lemma w_roots l2 l1 x m : sorted <%R [seq vm.1 | vm <- l1 ++ (x, m) :: l2] ->
  all (fun vm => 0 < vm.2) (l1 ++ (x, m) :: l2) ->
  exists z, [/\ size z = size l2, path <%R x z, all (root (w_of (l1 ++ (x, m) :: l2))) z &
    interlaced (x :: [seq vm.1 | vm <- l2]) z].
Proof.
elim: l2 l1 x m => [|[y m'] l2 IH] l1 x m lts pos; first by exists [::].
have [z /andP[xz zy] rz] := w_gap lts pos.
have := IH (l1 ++ [:: (x, m)]) y m'; rewrite -!catA => /(_ lts pos) [zs [size_zs path_zs root_zs between]].
exists (z :: zs); rewrite /= xz rz size_zs (ltW xz) (ltW zy); split=> //.
by case: zs path_zs {size_zs root_zs between} => //= z' zs /andP[yz' ->]; rewrite (lt_trans zy yz').
Qed.

Lemma twice_or_sorted l : sorted <=%R [seq vm.1 | vm <- l] ->
  sorted <%R [seq vm.1 | vm <- l] \/ exists l1 v m m' l2, l = l1 ++ (v, m) :: (v, m') :: l2.
Proof.
elim: l => [|[v m] [|[u k] l] IH]; [by left | by left |].
move=> /= /andP[vu s]; have [lts|[l1 [v' [m1 [m2 [l2 e]]]]]] := IH s; last first.
  by right; exists ((v, m) :: l1), v', m1, m2, l2; rewrite e.
move: vu; rewrite le_eqVlt => /orP[/eqP e|vu]; first by right; exists [::], v, m, k, l; rewrite e.
by left; rewrite /= vu.
Qed.

Lemma w_splits n l : size l = n.+1 -> sorted <=%R [seq vm.1 | vm <- l] -> all (fun vm => 0 < vm.2) l ->
  exists z, [/\ size z = n, interlaced [seq vm.1 | vm <- l] z & w_of l = weight l *: \prod_(x <- z) ('X - x%:P)].
Proof.
elim: n l => [|n IH] l size_l les pos.
  case: l size_l {les pos} => [|[v m] [|//]] // _.
  by exists [::]; split; rewrite // /weight !big_cons !big_nil /= mulr0 !addr0.
have [lts|[l1 [v [m [m' [l2 e]]]]]] := twice_or_sorted les; last first.
  have [||| z [size_z between E]] := IH (l1 ++ (v, m + m') :: l2).
  - by apply/eqP; rewrite -eqSS -size_l e !size_cat /= !addnS.
  - by move: les; rewrite e; apply: (subseq_sorted le_trans); rewrite !map_cat cat_subseq // subseq_cons.
  - by move: pos; rewrite e !all_cat /= => /and4P[-> m0 m0' ->]; rewrite addr_gt0.
  move: between; rewrite map_cat => /interlaced_twice[z' pz' iz']; exists z'.
  split; [by rewrite (perm_size pz') /= size_z | by rewrite e map_cat |].
  rewrite e w_twice E (perm_big _ pz') /= big_cons -scalerAr; congr (_ *: _).
  by rewrite /weight !big_cat !big_cons /= -[m + m' + _]addrA.
case: l size_l lts pos {les} => [|[x m] l] // [size_l] lts pos.
have [z [size_z path_z root_z between]] := @w_roots l [::] x m lts pos.
have [size_w lead_w] := w_lead ((x, m) :: l).
have w0 : 0 < weight ((x, m) :: l).
  rewrite /weight big_cons; case/andP: pos => /= m0 /allP pos.
  by rewrite ltr_spaddl // big_seq sumr_ge0 // => vm /pos /ltW.
have size_is : size (w_of ((x, m) :: l)) = (size z).+1.
  apply/eqP; rewrite eqn_leq size_z size_w /= ltnNge; apply/negP => small.
  by move: w0; rewrite -lead_w nth_default ?ltxx.
exists z; split; [by rewrite size_z | exact: between |].
rewrite [LHS](all_roots_prod_XsubC size_is) //; first by rewrite lead_coefE size_is size_z -[in RHS]lead_w.
by rewrite uniq_rootsE lt_sorted_uniq // (path_sorted path_z).
Qed.

(* Between two neighbours among some numbers is a point at which the reciprocals of the distances from all add to 0. *)
Lemma gap_has_critical_point (q : seq R) x y : x \in q -> y \in q -> x < y -> {in q, forall v, ~~ (x < v < y)} ->
  exists2 z, x < z < y & \sum_(v <- q) (v - z)^-1 = 0.
Proof.
move=> xq yq xy between; pose s := sort <=%R (undup q); pose pair v := (v, (count_mem v q)%:R : R).
have lts : sorted <%R s by rewrite lt_sorted_uniq_le sort_uniq undup_uniq sort_sorted //; exact: le_total.
have [xs ys] : x \in s /\ y \in s by rewrite !mem_sort !mem_undup.
have in_q v : v \in s -> v \in q by rewrite mem_sort mem_undup.
have [s1 [s2 e]] : exists s1 s2, s = s1 ++ x :: y :: s2.
  have [s1 [r e]] : exists s1 r, s = s1 ++ x :: r by case/splitPr: xs => l r; exists l, r.
  move: lts ys; rewrite e sorted_pairwise; last exact: lt_trans.
  rewrite pairwise_cat /= => /and3P[/allrelP before _ /andP[/allP after]].
  rewrite mem_cat inE => sorted_r /or3P[yl|/eqP exy|].
  - by have := lt_trans xy (before y x yl (mem_head _ _)); rewrite ltxx.
  - by move: xy; rewrite exy ltxx.
  case: r e before after sorted_r => [|v r] // e _ after /= /andP[/allP after' _].
  rewrite inE => /orP[/eqP ->|yr]; first by exists s1, r.
  have /between : v \in q by apply: in_q; rewrite e mem_cat !inE eqxx !orbT.
  by rewrite (after' y yr) (after v) ?inE ?eqxx.
have pairs : [seq pair v | v <- s] = [seq pair v | v <- s1] ++ pair x :: pair y :: [seq pair v | v <- s2].
  by rewrite e map_cat.
have [||z zxy] := @w_gap [seq pair v | v <- s1] x (pair x).2 y (pair y).2 [seq pair v | v <- s2].
- by rewrite -pairs -map_comp map_id_in.
- by rewrite -pairs; apply/allP => vm /mapP[v /in_q vq ->] /=; rewrite ltr0n -has_count has_pred1.
have off v : v \in s -> z != v.
  by move/in_q/between; apply: contraNneq => <-.
rewrite -pairs rootE w_at; last by apply/allP => vm /mapP[v vs ->]; exact: off.
rewrite mulf_eq0 p_at big_map prodf_seq_eq0 => /orP[/hasP[v vs /=]|]; first by rewrite subr_eq0 (negbTE (off v vs)).
rewrite big_map /= (perm_big _ (permEl (perm_sort _ _))) /= => /eqP sum0.
exists z => //; apply/eqP; rewrite -oppr_eq0 -sumrN; apply/eqP; rewrite -[RHS]sum0 -big_undup_iterop_count.
by apply: eq_bigr => v _; rewrite mulr_natl -[z - v]opprB invrN.
Qed.
End Interlacing.
