(* The rules by which a witness is checked: vectors and matrices of a dimension that is a number, entry by entry, as
   lists. Nothing here has to be trusted: a theorem does not speak of it. *)
Set Warnings "-notation-overridden,-ambiguous-paths".
From mathcomp Require Import all_ssreflect all_algebra ring.
From LN Require Import LayerNorm Derivative Trace.
Import Order.TTheory GRing.Theory Num.Theory.
Set Implicit Arguments. Unset Strict Implicit. Unset Printing Implicit Defensive.
Local Open Scope ring_scope.

Section Lists.
Variables (R : rcfType) (N : nat).
Implicit Types (s t : seq R) (m : seq (seq R)).
Definition vec s : 'cV[R]_N := \col_i nth 0 s i.
Definition mat m : 'M[R]_N := \matrix_(i, j) nth 0 (nth [::] m i) j.
Definition list (f : nat -> R) : seq R := mkseq f N.
Definition table (f : nat -> nat -> R) : seq (seq R) := mkseq (fun i => mkseq (f i) N) N.

Lemma vec_by (v : 'cV[R]_N) (f : nat -> R) : (forall i : 'I_N, v i 0 = f i) -> v = vec (list f).
Proof. by move=> h; apply/colP => i; rewrite mxE h nth_mkseq. Qed.
Lemma mat_by (A : 'M[R]_N) (f : nat -> nat -> R) : (forall i j : 'I_N, A i j = f i j) -> A = mat (table f).
Proof. by move=> h; apply/matrixP => i j; rewrite mxE h nth_mkseq // nth_mkseq. Qed.
Lemma sum_list (f : nat -> R) : \sum_(i < N) f i = foldr +%R 0 (list f).
Proof. by rewrite -(big_mkord xpredT f) /list /mkseq foldr_map unlock /reducebig /index_iota subn0. Qed.
Lemma vec_eq s t : s = t -> vec s = vec t. Proof. by move->. Qed.
Lemma mat_eq m m' : m = m' -> mat m = mat m'. Proof. by move->. Qed.
Lemma cons_eq (T : Type) (a b : T) (s t : seq T) : a = b -> s = t -> a :: s = b :: t. Proof. by move=> -> ->. Qed.

Lemma w_ones : ones = vec (list (fun=> 1)). Proof. by apply: vec_by => i; rewrite mxE. Qed.
Lemma w_zero : 0 = vec (list (fun=> 0)). Proof. by apply: vec_by => i; rewrite mxE. Qed.
Lemma w_add s t : vec s + vec t = vec (list (fun i => nth 0 s i + nth 0 t i)).
Proof. by apply: vec_by => i; rewrite !mxE. Qed.
Lemma w_sub s t : vec s - vec t = vec (list (fun i => nth 0 s i - nth 0 t i)).
Proof. by apply: vec_by => i; rewrite !mxE. Qed.
Lemma w_neg s : - vec s = vec (list (fun i => - nth 0 s i)).
Proof. by apply: vec_by => i; rewrite !mxE. Qed.
Lemma w_scale a s : a *: vec s = vec (list (fun i => a * nth 0 s i)).
Proof. by apply: vec_by => i; rewrite !mxE. Qed.
Lemma w_had s t : had (vec s) (vec t) = vec (list (fun i => nth 0 s i * nth 0 t i)).
Proof. by apply: vec_by => i; rewrite !mxE. Qed.
Lemma w_vinv s : vinv (vec s) = vec (list (fun i => (nth 0 s i)^-1)).
Proof. by apply: vec_by => i; rewrite !mxE. Qed.
Lemma w_drazin s : drazin (vec s) = vec (list (fun i => (nth 0 s i)^-1)).
Proof. exact: w_vinv. Qed.
Lemma w_vpow s e : vpow (vec s) e = vec (list (fun i => nth 0 s i ^+ e)).
Proof. by apply: vec_by => i; rewrite !mxE. Qed.
Lemma w_sum s : sumv (vec s) = foldr +%R 0 (list (fun i => nth 0 s i)).
Proof. by rewrite -sum_list; apply: eq_bigr => i _; rewrite mxE. Qed.
Lemma w_dot s t : dot (vec s) (vec t) = foldr +%R 0 (list (fun i => nth 0 s i * nth 0 t i)).
Proof. by rewrite -sum_list; apply: eq_bigr => i _; rewrite !mxE. Qed.
Lemma w_apply m s : mat m *m vec s =
  vec (list (fun i => foldr +%R 0 (list (fun j => nth 0 (nth [::] m i) j * nth 0 s j)))).
Proof. by apply: vec_by => i; rewrite mxE -sum_list; apply: eq_bigr => j _; rewrite !mxE. Qed.
Lemma w_identity : 1%:M = mat (table (fun i j => (i == j)%:R)). Proof. by apply: mat_by => i j; rewrite mxE. Qed.
Lemma w_mzero : 0 = mat (table (fun _ _ => 0)). Proof. by apply: mat_by => i j; rewrite mxE. Qed.
Lemma w_diag s : diag (vec s) = mat (table (fun i j => nth 0 s i *+ (i == j))).
Proof. by apply: mat_by => i j; rewrite !mxE. Qed.
Lemma w_outer s t : outer (vec s) (vec t) = mat (table (fun i j => nth 0 s i * nth 0 t j)).
Proof. by apply: mat_by => i j; rewrite !mxE big_ord1 !mxE. Qed.
Lemma w_madd m m' : mat m + mat m' = mat (table (fun i j => nth 0 (nth [::] m i) j + nth 0 (nth [::] m' i) j)).
Proof. by apply: mat_by => i j; rewrite !mxE. Qed.
Lemma w_msub m m' : mat m - mat m' = mat (table (fun i j => nth 0 (nth [::] m i) j - nth 0 (nth [::] m' i) j)).
Proof. by apply: mat_by => i j; rewrite !mxE. Qed.
Lemma w_mneg m : - mat m = mat (table (fun i j => - nth 0 (nth [::] m i) j)).
Proof. by apply: mat_by => i j; rewrite !mxE. Qed.
Lemma w_mscale a m : a *: mat m = mat (table (fun i j => a * nth 0 (nth [::] m i) j)).
Proof. by apply: mat_by => i j; rewrite !mxE. Qed.
Lemma w_transpose m : (mat m)^T = mat (table (fun i j => nth 0 (nth [::] m j) i)).
Proof. by apply: mat_by => i j; rewrite !mxE. Qed.
Lemma w_compose m m' : mat m *m mat m' = mat (table (fun i j =>
  foldr +%R 0 (list (fun k => nth 0 (nth [::] m i) k * nth 0 (nth [::] m' k) j)))).
Proof. by apply: mat_by => i j; rewrite mxE -sum_list; apply: eq_bigr => k _; rewrite !mxE. Qed.
Lemma w_trace m : \tr (mat m) = foldr +%R 0 (list (fun i => nth 0 (nth [::] m i) i)).
Proof. by rewrite -sum_list; apply: eq_bigr => i _; rewrite !mxE. Qed.

Lemma w_basis k : basis k = vec (list (fun j => (j == k)%:R)).
Proof. by apply: vec_by => i; rewrite !mxE andbT. Qed.
Lemma vec_entry s i : vec s i 0 = nth 0 s i. Proof. by rewrite mxE. Qed.
Lemma vec_differ x y s t (k : nat) c : (k < N)%N -> x = vec s -> y = vec t -> nth 0 s k - nth 0 t k = c -> c != 0 ->
  x <> y.
Proof.
move=> kN -> -> <- /negP h E; apply: h; rewrite subr_eq0; apply/eqP.
by have := congr1 (fun v : 'cV[R]_N => v (Ordinal kN) 0) E; rewrite /= !mxE.
Qed.
Lemma mat_differ A B m m' (k l : nat) c : (k < N)%N -> (l < N)%N -> A = mat m -> B = mat m' ->
  nth 0 (nth [::] m k) l - nth 0 (nth [::] m' k) l = c -> c != 0 -> A <> B.
Proof.
move=> kN lN -> -> <- /negP h E; apply: h; rewrite subr_eq0; apply/eqP.
by have := congr1 (fun v : 'M[R]_N => v (Ordinal kN) (Ordinal lN)) E; rewrite /= !mxE.
Qed.
Lemma num_differ (x y a b c : R) : x = a -> y = b -> a - b = c -> c != 0 -> x <> y.
Proof. by move=> -> -> <- /negP h E; apply: h; rewrite E subrr. Qed.
Lemma num_zero (x : R) : x = 0 -> ~ x != 0. Proof. by move=> ->; rewrite eqxx. Qed.
Lemma vec_zero v s (k : nat) : (k < N)%N -> v = vec s -> nth 0 s k = 0 -> ~ (forall i, v i 0 != 0).
Proof. by move=> kN -> h /(_ (Ordinal kN)); rewrite mxE h eqxx. Qed.
Lemma not_pos (x c : R) : x = c -> 0 <= - c -> ~ 0 < x.
Proof. by move=> ->; rewrite oppr_ge0 leNgt => /negP. Qed.
Lemma not_nneg (x c : R) : x = c -> 0 < - c -> ~ 0 <= x.
Proof. by move=> ->; rewrite oppr_gt0 ltNge => /negP. Qed.
Lemma not_le (x y a b : R) : x = a -> y = b -> 0 < a - b -> ~ x <= y.
Proof. by move=> -> ->; rewrite subr_gt0 ltNge => /negP. Qed.
Lemma one_over (c r : R) : 1 = c * r -> c != 0.
Proof. by move=> E; apply: (nz_factor (oner_neq0 R) E). Qed.
End Lists.
Arguments w_ones {R N}. Arguments w_zero {R N}. Arguments w_identity {R N}. Arguments w_mzero {R N}.
Ltac entries := rewrite /list /table /mkseq /=; first [apply: vec_eq | apply: mat_eq | idtac]; repeat apply: cons_eq.
