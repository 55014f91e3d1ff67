(* LayerNorm and what claims say of it, as MathComp matrices over a real closed field R, for every N.

   A vector is a column 'cV[R]_N, an operator a matrix 'M[R]_N; a square root is Num.sqrt. As everywhere in MathComp
   x / 0 = 0 and Num.sqrt x = 0 for x < 0; so a theorem states of each divisor that it is not 0, and of each radicand
   that it is not negative. The first section is what a reader has to agree with; the second ties it to MathComp's own
   notions: the kernel of the row of ones, ranks, eigenspaces. *)
Set Warnings "-notation-overridden,-ambiguous-paths".
From mathcomp Require Import all_ssreflect all_algebra ring.
Import Order.TTheory GRing.Theory Num.Theory.
Set Implicit Arguments. Unset Strict Implicit. Unset Printing Implicit Defensive.
Local Open Scope ring_scope.

Section Definitions.
Variables (R : rcfType) (N : nat).
Implicit Types (a b d g u v x : 'cV[R]_N) (eps : R).

(* Vectors: entry by entry, sums, products. *)
Definition ones : 'cV[R]_N := \col_i 1.
Definition basis (i : 'I_N) : 'cV[R]_N := delta_mx i 0.
Definition had u v : 'cV[R]_N := \col_i (u i 0 * v i 0).
Definition vinv v : 'cV[R]_N := \col_i (v i 0)^-1.
Definition vpow v (e : nat) : 'cV[R]_N := \col_i (v i 0 ^+ e).
Definition sumv v : R := \sum_i v i 0.
Definition prodv v : R := \prod_i v i 0.
Definition dot u v : R := sumv (had u v).
(* The diagonal of the Drazin inverse of diag v: 1/v where v is not 0, and 0 where it is, for in MathComp 0^-1 = 0. *)
Definition drazin v : 'cV[R]_N := vinv v.

(* Operators. *)
Definition diag v : 'M[R]_N := diag_mx v^T.
Definition outer u v : 'M[R]_N := u *m v^T.

(* LayerNorm and its parts (Riechers, Eqs. 1 to 3). *)
Definition mean a : R := sumv a / N%:R.
Definition centered a : 'cV[R]_N := a - mean a *: ones.
Definition variance a : R := dot (centered a) (centered a) / N%:R.
Definition std a : R := Num.sqrt (variance a).
Definition normalized eps a : 'cV[R]_N := (Num.sqrt (variance a + eps))^-1 *: centered a.
Definition layer_norm eps g b a : 'cV[R]_N := had g (normalized eps a) + b.
Definition rms_norm eps a : 'cV[R]_N := (Num.sqrt (dot a a / N%:R + eps))^-1 *: a.
Definition unit_map eps x : 'cV[R]_N := (Num.sqrt (dot x x + eps))^-1 *: x.
Definition vnorm v : R := Num.sqrt (dot v v).

(* Projectors, and the matrices of the gain. *)
Definition Pi : 'M[R]_N := 1%:M - N%:R^-1 *: outer ones ones.
Definition alpha g : 'cV[R]_N := had ones (vinv g).
Definition Pi2 d : 'M[R]_N := 1%:M - (dot d d)^-1 *: outer d d.
Definition reflection d : 'M[R]_N := 1%:M - (dot d d)^-1 *: (2%:R *: outer d d).
Definition gain_matrix g : 'M[R]_N := diag g - N%:R^-1 *: outer g ones.
Definition image_matrix g : 'M[R]_N := diag g *m Pi *m diag g.
Definition squared_drazin g : 'M[R]_N := diag (drazin g) *m diag (drazin g).
Definition nonzero_entries g : 'cV[R]_N := had g (drazin g).
Definition zero_entries g : 'cV[R]_N := ones - nonzero_entries g.
End Definitions.
Arguments ones {R N}.
Arguments basis {R N}.
Arguments Pi {R N}.

Section Words.
Variables (R : rcfType) (N : nat).
Implicit Types (d g u v : 'cV[R]_N).

Lemma sumvE v : sumv v = (ones^T *m v) 0 0.
Proof. by rewrite mxE; apply: eq_bigr => i _; rewrite !mxE mul1r. Qed.

Lemma dotE u v : dot u v = (u^T *m v) 0 0 :> R.
Proof. by rewrite mxE; apply: eq_bigr => i _; rewrite !mxE. Qed.

Lemma dot_ones : dot (ones : 'cV[R]_N) ones = N%:R.
Proof. by rewrite /dot /sumv (eq_bigr (fun=> 1)) => [|i _]; rewrite ?sumr_const ?card_ord // !mxE mulr1. Qed.

Lemma dot_gt0 v : v != 0 -> 0 < dot v v.
Proof.
move=> v0; rewrite lt_def /dot /sumv sumr_ge0 ?andbT => [|i _]; last by rewrite mxE -expr2 sqr_ge0.
apply: contra_neq v0 => /eqP; rewrite psumr_eq0 => [/allP h|i _]; last by rewrite mxE -expr2 sqr_ge0.
apply/colP => i; rewrite mxE; apply/eqP; have := h i (mem_index_enum i).
by rewrite mxE mulf_eq0 orbb.
Qed.

Lemma ones_neq0 : (0 < N)%N -> ones != 0 :> 'cV[R]_N.
Proof.
move=> N_gt0; apply/eqP => /colP/(_ (Ordinal N_gt0)); rewrite !mxE => /eqP.
by rewrite oner_eq0.
Qed.

(* Pi2 d is a symmetric idempotent matrix of rank N - 1, and the row space of d is its eigenspace at 0. *)
Lemma Pi2_mul d : d != 0 -> Pi2 d *m d = 0.
Proof.
move=> /dot_gt0/lt0r_neq0 d0; rewrite /Pi2 mulmxBl mul1mx -scalemxAl /outer -mulmxA.
rewrite [d^T *m d]mx11_scalar -dotE mul_mx_scalar scalerA mulVf // scale1r; exact: subrr.
Qed.

Lemma Pi2_sym d : (Pi2 d)^T = Pi2 d.
Proof. by rewrite /Pi2 linearB /= trmx1 linearZ /= /outer trmx_mul trmxK. Qed.

Lemma Pi2_idem d : d != 0 -> Pi2 d *m Pi2 d = Pi2 d.
Proof.
move=> d0; rewrite {2}/Pi2 mulmxBr mulmx1 -scalemxAr /outer mulmxA Pi2_mul // mul0mx.
by rewrite scaler0 subr0.
Qed.

Lemma Pi2_kernel d (u : 'rV[R]_N) : d != 0 -> (u *m Pi2 d == 0) = (u <= d^T)%MS.
Proof.
move=> d0; apply/eqP/idP => [|/submxP[c ->]]; last first.
  by rewrite -mulmxA -{1}Pi2_sym -trmx_mul Pi2_mul // trmx0 mulmx0.
rewrite /Pi2 mulmxBr mulmx1 -scalemxAr /outer mulmxA => /eqP; rewrite subr_eq0 => /eqP ->.
by apply: scalemx_sub; exact: submxMl.
Qed.

Lemma Pi2_eigenspace d : d != 0 -> (eigenspace (Pi2 d) 0 :=: d^T)%MS.
Proof.
move=> d0; apply/eqmxP/andP; split; apply/rV_subP => u.
  by move/eigenspaceP; rewrite scale0r => /eqP; rewrite Pi2_kernel.
by rewrite -Pi2_kernel // => /eqP h; apply/eigenspaceP; rewrite h scale0r.
Qed.

Lemma Pi2_rank d : d != 0 -> \rank (Pi2 d) = N.-1.
Proof.
move=> d0; have := Pi2_eigenspace d0; rewrite /eigenspace raddf0 subr0 => -[+ _].
rewrite mxrank_ker mxrank_tr.
have -> : \rank d = 1%N.
  apply/eqP; rewrite eqn_leq rank_leq_col /= lt0n mxrank_eq0 //.
by move=> h; rewrite -subn1 -h subKn // rank_leq_row.
Qed.

(* The centering projector is Pi2 along the ones: the projection whose kernel is the row space of the ones. *)
Lemma PiE : Pi = Pi2 ones :> 'M[R]_N.
Proof. by rewrite /Pi /Pi2 dot_ones. Qed.

Lemma Pi_idem : (0 < N)%N -> Pi *m Pi = Pi :> 'M[R]_N.
Proof. by move=> h; rewrite PiE Pi2_idem // ones_neq0. Qed.

Lemma Pi_sym : Pi^T = Pi :> 'M[R]_N.
Proof. by rewrite PiE Pi2_sym. Qed.

Lemma Pi_rank : (0 < N)%N -> \rank (Pi : 'M[R]_N) = N.-1.
Proof. by move=> h; rewrite PiE Pi2_rank // ones_neq0. Qed.

Lemma Pi_eigenspace : (0 < N)%N -> (eigenspace (Pi : 'M[R]_N) 0 :=: (ones : 'cV[R]_N)^T)%MS.
Proof. by move=> h; rewrite PiE; apply: Pi2_eigenspace; exact: ones_neq0. Qed.

(* The image of Pi is the kernel of the row of ones: the hyperplane in which entries sum to 0. *)
Lemma Pi_image v : (0 < N)%N -> (Pi *m v == v) = (sumv v == 0).
Proof.
move=> N_gt0; have N0 : N%:R != 0 :> R by rewrite pnatr_eq0 -lt0n.
rewrite /Pi mulmxBl mul1mx -scalemxAl /outer -mulmxA [ones^T *m v]mx11_scalar -sumvE mul_mx_scalar.
rewrite -subr_eq0 addrC addrA addNr add0r oppr_eq0 !scaler_eq0 invr_eq0 (negbTE N0) /=.
by rewrite (negbTE (ones_neq0 N_gt0)) orbF.
Qed.

Lemma centeredE v : Pi *m v = centered v.
Proof.
rewrite /Pi mulmxBl mul1mx -scalemxAl /outer -mulmxA [ones^T *m v]mx11_scalar -sumvE mul_mx_scalar.
by rewrite /centered /mean scalerA mulrC.
Qed.

(* "A single zero eigenvalue": of Pi2 (alpha g) D Pi2 (alpha g), for positive entries on the diagonal D, the eigenspace
   at 0 is the line of alpha g. *)
Lemma single_zero_eigenvalue d v : d != 0 -> (forall i, 0 < v i 0) ->
  (eigenspace (Pi2 d *m diag v *m Pi2 d) 0 :=: d^T)%MS.
Proof.
move=> d0 v_gt0; apply/eqmxP/andP; split; apply/rV_subP => u; last first.
  by rewrite -Pi2_kernel // => /eqP h; apply/eigenspaceP; rewrite !mulmxA h !mul0mx scale0r.
move/eigenspaceP; rewrite scale0r -Pi2_kernel //; set w := u *m Pi2 d => h.
have : dot (had v w^T) w^T = 0.
  have := congr1 (fun A : 'rV[R]_N => (A *m u^T) 0 0) h; rewrite mul0mx [RHS]mxE => <-.
  have -> : u *m (Pi2 d *m diag v *m Pi2 d) *m u^T = w *m diag v *m w^T.
    by rewrite /w trmx_mul Pi2_sym !mulmxA.
  by rewrite mxE; apply: eq_bigr => i _; rewrite /diag mul_mx_diag !mxE; ring.
rewrite /dot /sumv => /eqP; rewrite psumr_eq0 => [/allP z|i _]; last first.
  by rewrite !mxE -mulrA pmulr_rge0 // -expr2 sqr_ge0.
apply/eqP/rowP => i; rewrite [RHS]mxE; apply/eqP; have := z i (mem_index_enum i).
by rewrite !mxE !mulf_eq0 (negbTE (lt0r_neq0 (v_gt0 i))) /= orbb.
Qed.
End Words.
