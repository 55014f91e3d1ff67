(* Coq's own notion of a derivative. Needs libcoq-mathcomp-analysis, whose axioms it rests on. *)
Set Warnings "-notation-overridden,-ambiguous-paths".
From Coq Require Import Reals Lra.
From mathcomp Require Import all_ssreflect all_algebra.
From mathcomp.analysis Require Import Rstruct.
From LN Require Import LayerNorm Derivative.
Delimit Scope R_scope with re.

Section Usual.
Lemma normE (x : R) : Num.Def.normr x = Rabs x. Proof. by []. Qed.

(* Over Coq's reals `is_derivative` is the derivative of the standard library, `derivable_pt_lim`. *)
Theorem derivative_is_usual (f : R -> R) (x l : R) : is_derivative f x l <-> derivable_pt_lim f x l.
Proof.
split=> [D e e0|D e /RltP e0].
- have e2 : Rlt 0%re (e / 2)%re by lra.
  have [d /RltP d0 H] := D _ (introT (RltP _ _) e2).
  exists (mkposreal d d0) => h h0 /= hd; have := H h (introT (RltP _ _) hd); rewrite !normE => /RleP k.
  have h1 : (0 < Rabs h)%re by apply: Rabs_pos_lt.
  have -> : ((f (x + h) - f x) / h - l = (f (x + h) - f x - l * h) / h)%re by field.
  rewrite /Rdiv Rabs_mult Rabs_Rinv //; apply: (Rmult_lt_reg_r (Rabs h)) => //.
  rewrite Rmult_assoc Rinv_l ?Rmult_1_r; last exact: Rgt_not_eq.
  apply: Rle_lt_trans k _; change ((e / 2) * Rabs h < e * Rabs h)%re; nra.
have [[d d0] H] := D e e0; exists d; first exact/RltP.
move=> h /RltP hd; rewrite !normE; apply/RleP.
change (Rabs (f (x + h) - f x - l * h) <= e * Rabs h)%re.
case: (Req_dec h 0) => [->|h0].
  by rewrite Rplus_0_r Rmult_0_r Rabs_R0 Rmult_0_r !Rminus_diag_eq // Rabs_R0; apply: Rle_refl.
have := H h h0 hd; have h1 : (0 < Rabs h)%re by apply: Rabs_pos_lt.
have -> : ((f (x + h) - f x) / h - l = (f (x + h) - f x - l * h) / h)%re by field.
rewrite /Rdiv Rabs_mult Rabs_Rinv // => k; apply: Rlt_le.
apply: (Rmult_lt_reg_r (/ Rabs h)); first exact: Rinv_0_lt_compat.
by rewrite [(e * _ * _)%re]Rmult_assoc Rinv_r ?Rmult_1_r //; exact: Rgt_not_eq.
Qed.
End Usual.
